"""The kernels of tables in arrays: each does its work for some rows of all of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vernissage.engine.chance import restart
from vernissage.engine.generic import apply, deal, legal, observe, scores, shares
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER


class Rows(NamedTuple):
    """The arrays of all tables, a row a table, as the kernels below get them."""

    tables: np.ndarray
    dealt: np.ndarray  # games dealt so far
    codes: np.ndarray  # the legal moves, the first `counts` of each row
    counts: np.ndarray
    masks: np.ndarray  # the same as a flag for each code there is
    done: np.ndarray
    won: np.ndarray  # shares of the victory by seat
    paid: np.ndarray  # the share of the seat that made the last move


@kernel
def deal_row(rows: Rows, blank: np.ndarray, i: int) -> None:
    """Deal a table by the stream of its next game."""
    rows.tables[i] = blank[0]
    restart(rows.tables[i].chance, blank[0].chance, (int(rows.dealt[i]) << 32) | i)
    deal(rows.tables[i])
    rows.dealt[i] += 1


@kernel
def mark_row(rows: Rows, i: int, mover: int) -> None:
    """Write down how a table stands: legal moves, whether over, who won, what the mover is paid.

    Of the mask only the flags that were set are cleared: a row may have thousands.
    """
    codes, mask = rows.codes[i], rows.masks[i]
    for j in range(rows.counts[i]):
        mask[codes[j]] = 0
    count = legal(rows.tables[i], codes)
    for j in range(count):
        mask[codes[j]] = 1
    rows.counts[i] = count
    over = rows.tables[i].to_move == OVER
    rows.done[i] = over
    rows.won[i, :] = 0.0
    rows.paid[i] = 0.0
    if over:
        shares(rows.tables[i], rows.won[i])
        rows.paid[i] = rows.won[i, mover]


@kernel
def deal_tables(rows: Rows, blank: np.ndarray, numbers: np.ndarray, low: int, high: int) -> None:
    """Deal the tables of some numbers."""
    for k in range(low, high):
        deal_row(rows, blank, int(numbers[k]))
        mark_row(rows, int(numbers[k]), 0)


@kernel
def pick_codes(rows: Rows, luck: np.ndarray, out: np.ndarray, low: int, high: int) -> None:
    """A legal code of each table, by a number from 0 up to 1; any code where a table is over."""
    for i in range(low, high):
        out[i] = rows.codes[i, int(luck[i] * rows.counts[i])]


@kernel
def first_refused(rows: Rows, codes: np.ndarray) -> int:
    """The first table whose code is not legal, or -1."""
    for i in range(codes.size):
        code = int(codes[i])
        if not rows.done[i] and not (0 <= code < rows.masks.shape[1] and rows.masks[i, code]):
            return i
    return -1


@kernel
def play_tables(rows: Rows, codes: np.ndarray, low: int, high: int) -> None:
    """Make a move at each table that is not over."""
    for i in range(low, high):
        mover = int(rows.tables[i].to_move)
        if mover != OVER:
            apply(rows.tables[i], int(codes[i]))
            mark_row(rows, i, mover)


@kernel
def observe_tables(tables: np.ndarray, seat: int, out: np.ndarray, low: int, high: int) -> None:
    """What a seat may know of each table: that seat, or if there is none the one to move."""
    for i in range(low, high):
        who = seat if seat >= 0 else max(0, int(tables[i].to_move))
        observe(tables[i], who, out[i])


@kernel
def go_on_tables(
    rows: Rows, blank: np.ndarray, codes: np.ndarray, out: np.ndarray, low: int, high: int
) -> None:
    """Make a move at each table, or deal one that is over anew; what the seat to move observes.

    Two loops: in one, the compiler makes slower code of both halves.
    """
    for i in range(low, high):
        mover = int(rows.tables[i].to_move)
        if mover == OVER:
            deal_row(rows, blank, i)
        else:
            apply(rows.tables[i], int(codes[i]))
        mark_row(rows, i, max(0, mover))
    observe_tables(rows.tables, -1, out, low, high)


@kernel
def score_tables(tables: np.ndarray, out: np.ndarray, low: int, high: int) -> None:
    """Each seat's score at each table."""
    for i in range(low, high):
        scores(tables[i], out[i])
