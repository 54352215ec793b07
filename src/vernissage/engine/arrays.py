"""Many tables in step with whoever decides for them: masks, moves, observations as arrays.

Every array is made once and written in place by compiled kernels, on all
cores. A table draws from streams of its own, one for each of its games, so
nothing depends on how the work is spread.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

import numpy as np

from vernissage.engine.chance import restart, seeded
from vernissage.engine.errors import IllegalMove
from vernissage.engine.game import Game, State, load
from vernissage.engine.generic import apply, deal, legal, observe, scores, shares
from vernissage.engine.kernel import compiled, kernel
from vernissage.engine.observation import OBSERVED, length
from vernissage.engine.record import OVER
from vernissage.engine.rulebook import Value

WORTH_A_THREAD = 64  # tables: fewer are done sooner than handed over
Indices = Sequence[int] | np.ndarray


@kernel
def deal_tables(
    tables: np.ndarray,
    blank: np.ndarray,
    numbers: np.ndarray,
    dealt: np.ndarray,
    low: int,
    high: int,
) -> None:
    """Deal the tables of some numbers, each by the stream of its next game."""
    for k in range(low, high):
        i = int(numbers[k])
        tables[i] = blank[0]
        restart(tables[i].chance, blank[0].chance, (int(dealt[i]) << 32) | i)
        deal(tables[i])
        dealt[i] += 1


@kernel
def mark_tables(
    tables: np.ndarray,
    numbers: np.ndarray,
    masks: np.ndarray,
    done: np.ndarray,
    won: np.ndarray,
    low: int,
    high: int,
) -> None:
    """Write down how the tables of some numbers stand: legal moves, whether over, who won."""
    moves = np.empty(masks.shape[1] + 1, np.int64)
    for k in range(low, high):
        i = int(numbers[k])
        masks[i, :] = 0
        for j in range(legal(tables[i], moves)):
            masks[i, moves[j]] = 1
        done[i] = tables[i].to_move == OVER
        won[i, :] = 0.0
        if done[i]:
            shares(tables[i], won[i])


@kernel
def first_refused(codes: np.ndarray, masks: np.ndarray, done: np.ndarray) -> int:
    """The first table whose code is not legal, or -1."""
    for i in range(codes.size):
        code = int(codes[i])
        if not done[i] and (code < 0 or code >= masks.shape[1] or masks[i, code] == 0):
            return i
    return -1


@kernel
def play_tables(tables: np.ndarray, codes: np.ndarray, low: int, high: int) -> None:
    """Make a move at each table that is not over."""
    for i in range(low, high):
        if tables[i].to_move != OVER:
            apply(tables[i], int(codes[i]))


@kernel
def observe_tables(tables: np.ndarray, seat: int, out: np.ndarray, low: int, high: int) -> None:
    """What a seat may know of each table: that seat, or if there is none the one to move."""
    for i in range(low, high):
        who = seat if seat >= 0 else max(0, int(tables[i].to_move))
        observe(tables[i], who, out[i])


@kernel
def score_tables(tables: np.ndarray, out: np.ndarray, low: int, high: int) -> None:
    """Each seat's score at each table."""
    for i in range(low, high):
        scores(tables[i], out[i])


class Tables:
    """Tables of one game in arrays, a row a table; see `batch`.

    `legal_masks`, `done` and `shares` always tell how the tables stand; the
    arrays are the same throughout and cannot be written to.
    """

    def __init__(self, game: Game, n: int, seed: int, cores: int = 0) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise ValueError(f"n is a whole number from 1 up, not {n!r}")
        self.game = game
        self.n = n
        self._cores = cores or os.cpu_count() or 1
        self._tables = np.zeros(n, game.book.state)
        self._blank = np.zeros(1, game.book.state)
        self._dealt = np.zeros(n, np.int64)
        self._masks = np.zeros((n, game.book.codes), np.int8)
        self._done = np.zeros(n, np.bool_)
        self._won = np.zeros((n, game.players))
        self._scores = np.zeros((n, game.players), np.int64)
        self._observed = np.zeros((n, length(game.book.observation)), OBSERVED)
        self._every = np.arange(n)
        self.records, self.legal_masks, self.done, self.shares = map(
            _kept, (self._tables, self._masks, self._done, self._won)
        )
        self.to_move = self.records["to_move"]  # OVER, -1, when the game is over
        self._compile()
        self.begin(seed)

    def _compile(self) -> None:
        """Find the kernels for these arrays once: finding them by a call's types takes longer."""
        tables, every = self._tables, self._every
        self._deal_tables = compiled(deal_tables, tables, self._blank, every, self._dealt, 0, 0)
        marked = (self._masks, self._done, self._won)
        self._mark_tables = compiled(mark_tables, tables, every, *marked, 0, 0)
        self._play_tables = compiled(play_tables, tables, every, 0, 0)
        self._observe_tables = compiled(observe_tables, self._tables, 0, self._observed, 0, 0)
        self._score_tables = compiled(score_tables, self._tables, self._scores, 0, 0)
        self._first_refused = compiled(first_refused, self._every, self._masks, self._done)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<{self.n} tables of {self.game!r}>"

    def begin(self, seed: int) -> None:
        """Deal all tables as if they had just been made with this seed."""
        self._blank[0] = self.game.blank
        self._blank["chance"] = seeded(seed)
        self._dealt[:] = 0
        self.reset(self._every)

    def reset(self, numbers: Indices) -> None:
        """Deal these tables anew, by their numbers or by a mask of all of them."""
        chosen = np.asarray(numbers)
        chosen = np.flatnonzero(chosen) if chosen.dtype == np.bool_ else np.unique(chosen)
        if chosen.size and not 0 <= chosen[0] <= chosen[-1] < self.n:
            raise ValueError(f"tables are 0 to {self.n - 1}, not {chosen[0]} to {chosen[-1]}")
        chosen = chosen.astype(np.int64)

        def work(low: int, high: int) -> None:
            self._deal_tables(self._tables, self._blank, chosen, self._dealt, low, high)
            self._mark(chosen, low, high)

        self._spread(work, chosen.size)

    def play(self, codes: Indices) -> None:
        """Make a move at every table; one that is over is passed over, whatever its code.

        If any code is not legal, `IllegalMove` says at which table and why, and
        nothing changes anywhere.
        """
        chosen = np.ascontiguousarray(codes, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"there are {self.n} tables, a code each; not {chosen.shape}")
        if (table := self._first_refused(chosen, self._masks, self._done)) >= 0:
            self._refuse(table, int(chosen[table]))

        def work(low: int, high: int) -> None:
            self._play_tables(self._tables, chosen, low, high)
            self._mark(self._every, low, high)

        self._spread(work, self.n)

    def _mark(self, numbers: np.ndarray, low: int, high: int) -> None:
        self._mark_tables(self._tables, numbers, self._masks, self._done, self._won, low, high)

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
        rows = self._observed if out is None else out
        if rows.shape != self._observed.shape or rows.dtype != OBSERVED or not rows.flags.carray:
            raise ValueError(f"out must be an int8 array of {self._observed.shape}, in C order")
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seats are 0 to {self.game.players - 1} or None, not {seat!r}")
        who = -1 if seat is None else seat

        def work(low: int, high: int) -> None:
            self._observe_tables(self._tables, who, rows, low, high)

        self._spread(work, self.n)
        return rows

    @property
    def scores(self) -> np.ndarray:
        """Each seat's score at every table, as it stands."""
        self._spread(
            lambda low, high: self._score_tables(self._tables, self._scores, low, high), self.n
        )
        return _kept(self._scores)

    def state(self, table: int) -> State:
        """A copy of one table, to be looked at or played on."""
        return State(self.game, np.frombuffer(self._tables[table].tobytes(), np.uint8).copy(), None)

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
