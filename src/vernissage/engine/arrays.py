"""Many tables in step with whoever decides for them: masks, moves, observations as arrays.

Every array is made once and written in place by compiled kernels, on all
cores. A table draws from streams of its own, one for each of its games, so
nothing depends on how the work is spread.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import pairwise

import numpy as np

from vernissage.engine.chance import seeded
from vernissage.engine.errors import IllegalMove
from vernissage.engine.game import Game, State, load
from vernissage.engine.kernel import compiled
from vernissage.engine.observation import OBSERVED, length
from vernissage.engine.rows import (
    Rows,
    deal_tables,
    first_refused,
    go_on_tables,
    observe_tables,
    pick_codes,
    play_tables,
    score_tables,
)
from vernissage.engine.rulebook import Value

WORTH_A_THREAD = 64  # tables: fewer are done sooner than handed over
Indices = Sequence[int] | np.ndarray


class Tables:
    """Tables of one game in arrays, a row a table; see `batch`.

    `legal_masks`, `done` and the other arrays always tell how the tables stand;
    they are the same throughout and cannot be written to.
    """

    def __init__(self, game: Game, n: int, seed: int, cores: int = 0) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise ValueError(f"n is a whole number from 1 up, not {n!r}")
        self.game = game
        self.n = n
        self._cores = cores or os.cpu_count() or 1
        book = game.book
        self._rows = Rows(
            tables=np.zeros(n, book.state),
            dealt=np.zeros(n, np.int64),
            codes=np.zeros((n, book.most_moves + 1), np.int64),
            counts=np.zeros(n, np.int64),
            masks=np.zeros((n, book.codes), np.int8),
            done=np.zeros(n, np.bool_),
            won=np.zeros((n, game.players)),
            paid=np.zeros(n),
        )
        self._blank = np.zeros(1, book.state)
        self._scores = np.zeros((n, game.players), np.int64)
        self._observed = np.zeros((n, length(book.observation)), OBSERVED)
        self._every = np.arange(n)
        kept = Rows(*map(_kept, self._rows))
        self.records, self.legal_masks, self.done, self.shares, self.paid = (
            kept.tables,
            kept.masks,
            kept.done,
            kept.won,
            kept.paid,
        )
        self.legal_codes, self.legal_counts = kept.codes, kept.counts
        self.to_move = self.records["to_move"]  # OVER, -1, when the game is over
        self._compile()
        self.begin(seed)

    def _compile(self) -> None:
        """Find the kernels for these arrays once: finding them by a call's types takes longer."""
        rows, blank, every = self._rows, self._blank, self._every
        self._deal_tables = compiled(deal_tables, rows, blank, every, 0, 0)
        self._pick_codes = compiled(pick_codes, rows, rows.paid, every, 0, 0)
        self._first_refused = compiled(first_refused, rows, every)
        self._play_tables = compiled(play_tables, rows, every, 0, 0)
        self._go_on_tables = compiled(go_on_tables, rows, blank, every, self._observed, 0, 0)
        self._observe_tables = compiled(observe_tables, rows.tables, 0, self._observed, 0, 0)
        self._score_tables = compiled(score_tables, rows.tables, self._scores, 0, 0)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<{self.n} tables of {self.game!r}>"

    def begin(self, seed: int) -> None:
        """Deal all tables as if they had just been made with this seed."""
        self._blank[0] = self.game.blank
        self._blank["chance"] = seeded(seed)
        self._rows.dealt[:] = 0
        self.reset(self._every)

    def reset(self, numbers: Indices) -> None:
        """Deal these tables anew, by their numbers or by a mask of all of them."""
        chosen = np.asarray(numbers)
        chosen = np.flatnonzero(chosen) if chosen.dtype == np.bool_ else np.unique(chosen)
        if chosen.size and not 0 <= chosen[0] <= chosen[-1] < self.n:
            raise ValueError(f"tables are 0 to {self.n - 1}, not {chosen[0]} to {chosen[-1]}")
        chosen = chosen.astype(np.int64)
        self._spread(partial(self._deal_tables, self._rows, self._blank, chosen), chosen.size)

    def play(self, codes: Indices) -> None:
        """Make a move at every table; one that is over is passed over, whatever its code.

        If any code is not legal, `IllegalMove` says at which table and why, and
        nothing changes anywhere.
        """
        chosen = self._checked(codes)
        self._spread(partial(self._play_tables, self._rows, chosen), self.n)

    def go_on(self, codes: Indices, out: np.ndarray | None = None) -> np.ndarray:
        """The same, but a table that is over is dealt anew; what the seat to move may know.

        One pass for a move, a deal and a look: what `play`, `reset` and `observe`
        do in three.
        """
        chosen, seen = self._checked(codes), self._checked_rows(out)
        self._spread(partial(self._go_on_tables, self._rows, self._blank, chosen, seen), self.n)
        return seen

    def _checked(self, codes: Indices) -> np.ndarray:
        chosen = np.ascontiguousarray(codes, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"there are {self.n} tables, a code each; not {chosen.shape}")
        if (table := self._first_refused(self._rows, chosen)) >= 0:
            self._refuse(table, int(chosen[table]))
        return chosen

    def _refuse(self, table: int, code: int) -> None:
        book = self.game.book
        if not 0 <= code < book.codes:
            raise ValueError(f"table {table}: codes are 0 to {book.codes - 1}, not {code}")
        move = book.write_move(code)
        refusal = self.state(table).why_not(move)
        assert refusal is not None, "the mask refused what the rules allow"
        raise IllegalMove(move, refusal.rule, refusal.reason, table)

    def observe(self, out: np.ndarray | None = None, seat: int | None = None) -> np.ndarray:
        """What the seat to move may know of every table, or one seat of all; a row a table.

        Into `out` if there is one, else into an array that the next call writes
        over. Of a table that is over seat 0 observes, if none is named.
        """
        rows = self._checked_rows(out)
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seats are 0 to {self.game.players - 1} or None, not {seat!r}")
        who = -1 if seat is None else seat
        self._spread(partial(self._observe_tables, self._rows.tables, who, rows), self.n)
        return rows

    def _checked_rows(self, out: np.ndarray | None) -> np.ndarray:
        rows = self._observed if out is None else out
        if rows.shape != self._observed.shape or rows.dtype != OBSERVED or not rows.flags.carray:
            raise ValueError(f"out must be an int8 array of {self._observed.shape}, in C order")
        return rows

    @property
    def scores(self) -> np.ndarray:
        """Each seat's score at every table, as it stands."""
        self._spread(partial(self._score_tables, self._rows.tables, self._scores), self.n)
        return _kept(self._scores)

    def sample(self, luck: np.random.Generator) -> np.ndarray:
        """A legal code for every table, each as likely; any code where a table is over."""
        chosen = np.empty(self.n, np.int64)
        self._spread(partial(self._pick_codes, self._rows, luck.random(self.n), chosen), self.n)
        return chosen

    def state(self, table: int) -> State:
        """A copy of one table, to be looked at or played on."""
        raw = np.frombuffer(self.records[table].tobytes(), np.uint8)
        return State(self.game, raw.copy(), None)

    def _spread(self, work: Callable[[int, int], None], n: int) -> None:
        """Do rows 0 to n - 1 in as many parts as cores are worth it."""
        parts = max(1, min(self._cores, n // WORTH_A_THREAD))
        edges = [n * i // parts for i in range(parts + 1)]
        rest = pairwise(edges[1:])
        others = [_pool(os.getpid()).submit(work, low, high) for low, high in rest]
        work(edges[0], edges[1])
        for other in others:
            other.result()


@cache
def _pool(_process: int) -> ThreadPoolExecutor:
    """The threads of this process; one that was forked off makes its own."""
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="tables")


def _kept(array: np.ndarray) -> np.ndarray:
    """The same memory, to be read only."""
    view = array.view()
    view.flags.writeable = False
    return view


def batch(
    game: str,
    players: int | None = None,
    n: int = 1,
    seed: int = 0,
    cores: int = 0,
    **options: Value,
) -> Tables:
    """So many tables of a game, dealt by a seed, in arrays; `cores` 0: all of them."""
    return Tables(load(game, players, **options), n, seed, cores)
