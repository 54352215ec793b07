"""The walls in an observation of My Gallery: twelve planes of squares each.

A square's planes are found as bits, by its mark, and then written plane by
plane: a loop without branches over neighbouring bytes, which the compiler
turns into a few wide instructions.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FIRST_SHAPE,
    FRAME,
    MOST_COLUMNS,
    ROWS,
    TYPE,
)
from vernissage.games.my_gallery.numbers import FRAMES, KINDS
from vernissage.games.my_gallery.state import EMPTY, HUNG, REST, is_broken

# The planes of a wall, a value a square.
FREE = 0
OF_KIND = FREE + 1  # + type
IN_FRAME = OF_KIND + KINDS  # + frame
BROKEN = IN_FRAME + len(FRAMES)
ORNAMENT = BROKEN + 1
CORNER = ORNAMENT + 1
WALL_PLANES = CORNER + 1
WALL = WALL_PLANES * CELLS

# A painting marks every square alike; this bit is left on the top left one, and counts as CORNER.
FIRST = np.uint16(1 << WALL_PLANES)
ALL = np.uint16(0xFFFF)
REPEATED = np.uint16(ALL ^ FIRST)
BITS = np.array([1 << plane for plane in range(WALL_PLANES)], np.uint16)
BITS[CORNER] |= FIRST


def _marks() -> np.ndarray:
    """The planes of every mark, as bits."""
    marks = np.zeros(REST + 1, np.uint16)
    marks[EMPTY] = 1 << FREE
    for painting in range(FIRST_SHAPE):
        planes = (OF_KIND + TYPE[painting], IN_FRAME + FRAME[painting])
        marks[HUNG + painting] = FIRST + sum(1 << int(plane) for plane in planes)
    marks[HUNG + FIRST_SHAPE : REST] = 1 << ORNAMENT | 1 << CORNER
    marks[REST] = 1 << ORNAMENT
    return marks


MARKS = _marks()


@kernel
def marks_now(s: np.record) -> np.ndarray:
    """[MG-10] The planes of every mark, broken paintings included."""
    marks = MARKS.copy()
    for painting in range(FIRST_SHAPE):
        if is_broken(s.broken, painting):
            marks[HUNG + painting] |= BITS[BROKEN]
    return marks


@kernel
def write_wall(s: np.record, other: int, marks: np.ndarray, out: np.ndarray) -> None:
    """[MG-6] [MG-C1] A wall, plane by plane.

    A painting's top left square has another mark before it and above it. No painting is as wide
    as the wall, so what stands before the first square of a row, the end of the row above, is one.
    """
    squares = s.squares[other]
    bits = np.zeros(CELLS, np.uint16)
    for y in range(ROWS[int(s.wall)]):
        for x in range(COLUMNS[int(s.wall)]):
            cell = y * MOST_COLUMNS + x
            bits[cell] = marks[squares[cell]]
    for step in (1, MOST_COLUMNS):
        for cell in range(step, CELLS):
            bits[cell] &= REPEATED if squares[cell] == squares[cell - step] else ALL
    for plane in range(WALL_PLANES):
        bit = BITS[plane]
        values = out[plane * CELLS : (plane + 1) * CELLS]
        for cell in range(CELLS):
            values[cell] = (bits[cell] & bit) != 0
