"""The walls in an observation of My Gallery: a number a square, looked up by the square's mark."""

from __future__ import annotations

import numpy as np

from vernissage.engine.copying import copy_row
from vernissage.engine.kernel import kernel
from vernissage.engine.observation import EIGHT
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FIRST_SHAPE,
    FRAME,
    MOST_COLUMNS,
    MOST_ROWS,
    ROWS,
    TYPE,
    WALLS,
)
from vernissage.games.my_gallery.numbers import FRAMES, KINDS
from vernissage.games.my_gallery.state import BYTES, HUNG, REST

# What a square's number says; a free square is 0.
BEYOND = 1
DECORATION = 2
PAINTING = 3  # + type * frames + frame
BROKEN = KINDS * len(FRAMES)  # more, if it touches one of its type
FIRST = 64  # more, on the top left square of an item
HIGHEST = FIRST + PAINTING + 2 * BROKEN - 1


def _numbers() -> np.ndarray:
    """The number of every mark, with room for whole bytes of paintings."""
    numbers = np.zeros(max(REST + 1, HUNG + 8 * BYTES), np.int8)
    numbers[HUNG : HUNG + FIRST_SHAPE] = PAINTING + TYPE * len(FRAMES) + FRAME
    numbers[HUNG + FIRST_SHAPE : REST] = FIRST + DECORATION
    numbers[REST] = DECORATION
    return numbers


def _beyond() -> np.ndarray:
    """By wall: BEYOND on every square of the largest that it does not have."""
    y, x = np.indices((MOST_ROWS, MOST_COLUMNS))
    outside = [(y >= ROWS[wall]) | (x >= COLUMNS[wall]) for wall in range(len(WALLS))]
    return np.array(outside, np.int8).reshape(len(WALLS), CELLS) * np.int8(BEYOND)


NUMBERS = _numbers()
OUTSIDE = _beyond()
# By byte of the broken paintings and what it holds: the numbers of its eight.
EIGHTS = NUMBERS[HUNG : HUNG + 8 * BYTES].reshape(BYTES, 1, 8) + np.int8(BROKEN) * EIGHT
SIXTEEN = 16  # squares that one instruction compares
# Of the squares from 1 on, those of the top row.
TOP = np.arange(1, min(CELLS, SIXTEEN + 1)) < MOST_COLUMNS


@kernel
def write_numbers(s: np.record, out: np.ndarray) -> None:
    """[MG-10] The number of every mark, those of broken paintings raised."""
    copy_row(NUMBERS, NUMBERS.size, out)
    for byte in range(BYTES):
        copy_row(EIGHTS[byte, int(s.broken[byte])], 8, out[HUNG + 8 * byte :])


@kernel
def write_wall(s: np.record, other: int, numbers: np.ndarray, out: np.ndarray) -> None:
    """[MG-6] [MG-C1] A wall, square by square."""
    squares, wall = s.squares[other], int(s.wall)
    for cell in range(CELLS):
        out[cell] = numbers[squares[cell]]
    if ROWS[wall] * COLUMNS[wall] < CELLS:
        for cell in range(CELLS):
            out[cell] += OUTSIDE[wall, cell]


@kernel
def mark_first(squares: np.ndarray, out: np.ndarray) -> None:
    """[MG-C1] A painting's top left square has another mark before it and above it.

    No painting is as wide as the wall, so what stands before the first square of a row, the end
    of the row above, is another. Loops without branches become a few wide instructions, if they
    are as long: that of the top row goes past its end and changes nothing there.
    """
    out[0] |= FIRST * (out[0] >= PAINTING)
    for cell in range(TOP.size):
        first = (out[cell + 1] >= PAINTING) & (squares[cell + 1] != squares[cell])
        out[cell + 1] |= FIRST * (first & TOP[cell])
    for cell in range(CELLS - MOST_COLUMNS):
        mark = squares[cell + MOST_COLUMNS]
        first = (mark != squares[cell + MOST_COLUMNS - 1]) & (mark != squares[cell])
        first &= out[cell + MOST_COLUMNS] >= PAINTING
        out[cell + MOST_COLUMNS] |= FIRST * first
