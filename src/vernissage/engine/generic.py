"""The functions every game answers, dispatched on the type of its record.

A game hands its kernels to `register`. Search, batch play, tests and the
server are written once against the names below and compile anew for each
game's record: a game's kernel is compiled into its caller. Without the
compiler the same names dispatch at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from vernissage.engine.kernel import JIT, interpreted, kernel

if JIT:
    from numba.extending import overload
    from numba.np.numpy_support import from_dtype

Kernel = Callable[..., Any]  # a compiled function: numba types it, mypy cannot

_kernels: dict[np.dtype[np.record], dict[str, Kernel]] = {}
_by_numba_type: dict[object, dict[str, Kernel]] = {}


@kernel
def _never(s: np.record) -> bool:
    return False


def register(dtype: np.dtype[np.record], **kernels: Kernel) -> None:
    """Give a game's kernels to the generic names, for its record type."""
    kernels.setdefault("secret", _never)
    kernels.setdefault("habit", kernels.get("advice", _never))
    kernels.setdefault("expect", kernels.get("judge", _never))
    if missing := NAMES - kernels.keys():
        raise TypeError(f"kernels missing: {', '.join(sorted(missing))}")
    if unknown := kernels.keys() - NAMES:
        raise TypeError(f"no generic function is called {', '.join(sorted(unknown))}")
    _kernels[dtype] = kernels
    if JIT:
        _by_numba_type[from_dtype(dtype)] = kernels


def kernels_of(dtype: np.dtype[np.record]) -> dict[str, Kernel]:
    """The kernels a game registered for its record."""
    return _kernels[dtype]


def _generic(name: str, doc: str) -> Kernel:
    def dispatch(*args: Any) -> Any:
        return _kernels[args[0].dtype][name](*args)

    def choose(*args: Any) -> Kernel | None:
        kernels = _by_numba_type.get(args[0])
        return None if kernels is None else interpreted(kernels[name])

    dispatch.__name__ = dispatch.__qualname__ = name
    dispatch.__doc__ = doc
    if JIT:
        overload(dispatch, jit_options={"nogil": True}, strict=False)(choose)
    return dispatch


deal = _generic("deal", "deal(s): set up the table; the header and the options are filled in.")
legal = _generic("legal", "legal(s, out) -> n: write the codes of the legal moves, in order.")
refusal = _generic("refusal", "refusal(s, move) -> reason: 0 if the move is legal, else why not.")
apply = _generic("apply", "apply(s, move): make a legal move.")
shares = _generic("shares", "shares(s, out): each seat's share of the victory, when it is over.")
scores = _generic("scores", "scores(s, out): each seat's score, as it stands.")
observe = _generic("observe", "observe(s, seat, out): what a seat may know, plane by plane.")
determinize = _generic(
    "determinize", "determinize(s, seat): deal anew, by s.chance, all that seat cannot know."
)
greedy = _generic("greedy", "greedy(s) -> move: the named baseline, from what its seat may know.")
playout = _generic(
    "playout", "playout(s, chance) -> move: a quick sensible move, to play games out in a search."
)
advice = _generic(
    "advice", "advice(s, chance) -> move: what a good player would do, from what its seat may know."
)
judge = _generic(
    "judge", "judge(s, out) -> told: guess the shares of an unfinished game, if it can be told now."
)
secret = _generic(
    "secret", "secret(s) -> hidden: whether the move made now is hidden until all such are in."
)
habit = _generic(
    "habit",
    "habit(s, chance) -> move: the same by learnt opinions; or as `advice` says.",
)
expect = _generic(
    "expect", "expect(s, out) -> told: guess the shares by learnt opinions; or as `judge` does."
)

NAMES = frozenset(
    function.__name__
    for function in (
        deal,
        legal,
        refusal,
        apply,
        shares,
        scores,
        observe,
        determinize,
        greedy,
        playout,
        advice,
        judge,
        secret,
        habit,
        expect,
    )
)
