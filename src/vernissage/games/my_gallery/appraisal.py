"""What hanging an item is worth, as the score sheet stands: the eye of every bot."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FIRST_SHAPE,
    FRAME,
    HEIGHT,
    MOST_COLUMNS,
    ROWS,
    SHAPES,
    SHIELDS,
    TYPE,
    WIDTH,
)
from vernissage.games.my_gallery.moves import DECORATE, TO_ASSISTANT
from vernissage.games.my_gallery.museum import level
from vernissage.games.my_gallery.numbers import EMPTY_CORNER, EYE_LEVEL, KINDS, LEVELS
from vernissage.games.my_gallery.state import EMPTY, HUNG, NOTHING, is_broken
from vernissage.games.my_gallery.wall import (
    BOTTOM,
    LEFT,
    TOP,
    at_eye_level,
    corners_under,
    places_row,
)

POINT = 100  # all worths are in hundredths of a point
NOWHERE = -1


@kernel
def levels_now(s: np.record, out: np.ndarray) -> None:
    """[MG-15a] The level of every type, as the markers stand."""
    for kind in range(KINDS):
        out[kind] = level(s.museum, s.marker, kind)


@kernel
def around(s: np.record, seat: int, item: int, cell: int, levels: np.ndarray) -> tuple[int, int]:
    """Points for frames and types of what an item would touch; and how snugly it would lie.

    Snugness is the number of squares beyond its sides that are covered or no
    wall: what lies snugly leaves the empty squares in one piece.
    """
    squares = s.squares[seat]
    columns, rows = int(COLUMNS[int(s.wall)]), int(ROWS[int(s.wall)])
    x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
    width, height = int(WIDTH[item]), int(HEIGHT[item])
    painting = item < FIRST_SHAPE
    frames, lost, snug = 0, 0, 0
    alike = False
    for side in range(4):
        length = width if side <= BOTTOM else height
        outside = (
            (side == TOP and y == 0)
            or (side == BOTTOM and y + height == rows)
            or (side == LEFT and x == 0)
            or (side > LEFT and x + width == columns)
        )
        if outside:
            snug += length
            continue
        if side <= BOTTOM:
            there = cell + (-MOST_COLUMNS if side == TOP else height * MOST_COLUMNS)
        else:
            there = cell + (-1 if side == LEFT else width)
        step = 1 if side <= BOTTOM else MOST_COLUMNS
        before = EMPTY
        for _ in range(length):
            mark = int(squares[there])
            there += step
            snug += int(mark != EMPTY)
            if painting and mark != before and HUNG <= mark < HUNG + FIRST_SHAPE:
                other = mark - HUNG
                frames += int(FRAME[other] == FRAME[item])
                if TYPE[other] == TYPE[item]:
                    alike = True
                    if not is_broken(s.broken, other):
                        lost += int(levels[int(TYPE[other])])
            before = mark
    worth = POINT * (min(frames, int(s.empty[seat]) - width * height) - lost)
    if painting and not alike:
        worth += POINT * int(levels[int(TYPE[item])])
    return worth, snug


@kernel
def worth_there(
    s: np.record, seat: int, item: int, cell: int, levels: np.ndarray
) -> tuple[int, int]:
    """What an item adds to the score sheet there, in hundredths; and how snugly it lies."""
    worth, snug = around(s, seat, item, cell, levels)
    worth -= POINT * EMPTY_CORNER * corners_under(int(s.wall), item, cell)
    if item < FIRST_SHAPE:
        if levels[int(TYPE[item])] == LEVELS[0] and at_eye_level(int(s.wall), item, cell):
            worth += POINT * EYE_LEVEL
    else:
        worth += POINT * int(SHIELDS[item - FIRST_SHAPE])
    return worth, snug


@kernel
def best_place(
    s: np.record, seat: int, item: int, levels: np.ndarray, tidy: int
) -> tuple[int, int]:
    """The place where an item is worth most, and that worth; NOWHERE if it fits nowhere.

    `tidy` is what lying snugly all around is worth beside the points.
    """
    best, most = NOWHERE, -(1 << 30)
    around_it = 2 * (int(WIDTH[item]) + int(HEIGHT[item]))
    for y in range(int(ROWS[int(s.wall)]) - int(HEIGHT[item]) + 1):
        allowed = places_row(s.rows[seat], int(s.wall), item, y)
        x = 0
        while allowed:
            if allowed & 1:
                cell = y * MOST_COLUMNS + x
                worth, snug = worth_there(s, seat, item, cell, levels)
                worth += tidy * snug // around_it
                if worth > most:
                    best, most = cell, worth
            allowed >>= 1
            x += 1
    return best, most


@kernel
def best_decoration(s: np.record, seat: int, levels: np.ndarray, tidy: int) -> int:
    """[MG-9] The decoration to take and where: many shields, lying snugly."""
    best, most = NOWHERE, -(1 << 30)
    for shape in range(SHAPES):
        if SHIELDS[shape] <= s.rewards[int(s.due) - 1]:
            cell, worth = best_place(s, seat, FIRST_SHAPE + shape, levels, tidy)
            if cell == NOWHERE and s.assistant[seat] == NOTHING:
                cell, worth = TO_ASSISTANT, POINT * int(SHIELDS[shape]) // 2
            if cell != NOWHERE and worth > most:
                best, most = DECORATE + shape * (CELLS + 1) + cell, worth
    return best
