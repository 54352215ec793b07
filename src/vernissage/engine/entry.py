"""The doors from Python into the kernels.

Calling a compiled function on a record costs microseconds, most of them spent
on finding out what a record is. The functions here take the array a state
lives in, and `Entries` holds them already compiled for a game's array, to be
called directly.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import CHANCE, restart
from vernissage.engine.generic import (
    Kernel,
    apply,
    deal,
    determinize,
    greedy,
    legal,
    observe,
    refusal,
    shares,
)
from vernissage.engine.kernel import compiled, kernel
from vernissage.engine.observation import OBSERVED


@kernel
def deal_table(tables: np.ndarray, source: np.ndarray) -> None:
    """Deal by a chance of this key and stream."""
    restart(tables[0].chance, source[0], int(source[0].stream))
    deal(tables[0])


@kernel
def list_legal(tables: np.ndarray, out: np.ndarray) -> int:
    """The number of legal moves; their codes are written down."""
    return int(legal(tables[0], out))


@kernel
def refuse(tables: np.ndarray, move: int) -> int:
    """The reason why a move is not legal, or 0."""
    return int(refusal(tables[0], move))


@kernel
def play(tables: np.ndarray, move: int) -> int:
    """Make a move unless it is refused; the reason, or 0."""
    reason = int(refusal(tables[0], move))
    if reason == 0:
        apply(tables[0], move)
    return reason


@kernel
def redeal(tables: np.ndarray, seat: int, source: np.ndarray) -> None:
    """Deal anew what a seat cannot know, by a chance of this key and stream."""
    restart(tables[0].chance, source[0], int(source[0].stream))
    determinize(tables[0], seat)


@kernel
def recall(
    tables: np.ndarray, codes: np.ndarray, seat: int, source: np.ndarray, past: np.ndarray
) -> None:
    """Play the moves again; write down each table before its move, redealt for the seat."""
    for i in range(codes.size):
        past[i] = tables[0]
        redeal(past[i : i + 1], seat, source)
        apply(tables[0], int(codes[i]))


@kernel
def share(tables: np.ndarray, out: np.ndarray) -> None:
    """Each seat's share of the victory."""
    shares(tables[0], out)


@kernel
def look(tables: np.ndarray, seat: int, out: np.ndarray) -> None:
    """What a seat may know, plane by plane."""
    observe(tables[0], seat, out)


@kernel
def baseline(tables: np.ndarray) -> int:
    """The named baseline's move."""
    return int(greedy(tables[0]))


class Entries:
    """The doors for one game's array, each compiled (or loaded) when first used."""

    def __init__(self, dtype: np.dtype[np.record]) -> None:
        tables, source = np.zeros(1, dtype), np.zeros(1, CHANCE)
        codes, parts = np.zeros(1, np.int64), np.zeros(1)
        self._samples: dict[str, tuple[Kernel, tuple[object, ...]]] = {
            "deal": (deal_table, (tables, source)),
            "legal": (list_legal, (tables, codes)),
            "refusal": (refuse, (tables, 0)),
            "play": (play, (tables, 0)),
            "redeal": (redeal, (tables, 0, source)),
            "recall": (recall, (tables, codes, 0, source, tables)),
            "shares": (share, (tables, parts)),
            "observe": (look, (tables, 0, np.zeros(1, OBSERVED))),
            "greedy": (baseline, (tables,)),
        }

    @property
    def names(self) -> tuple[str, ...]:
        """What there is."""
        return tuple(self._samples)

    def __getattr__(self, name: str) -> Kernel:
        if name.startswith("_") or name not in self._samples:
            raise AttributeError(name)
        function, sample = self._samples[name]
        door = compiled(function, *sample)
        setattr(self, name, door)
        return door
