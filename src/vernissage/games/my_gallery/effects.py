"""What hanging an item somewhere would do: for the seat that thinks about it."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import Plain
from vernissage.engine.rulebook import Json
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FIRST_SHAPE,
    MOST_COLUMNS,
    ROWS,
    TYPE,
)
from vernissage.games.my_gallery.moves import SQUARES
from vernissage.games.my_gallery.state import is_broken
from vernissage.games.my_gallery.wall import (
    at_eye_level,
    corners_under,
    places_row,
    same_frames,
    touched,
)

CELL, SAME_FRAMES, BREAKS, CORNERS, EYE = range(5)


@kernel
def newly_broken(broken: np.ndarray, painting: int, neighbours: np.ndarray, n: int) -> int:
    """[MG-10] How many paintings would begin to break the composition, the new one among them."""
    count = 0
    alike = 0
    for i in range(n):
        if TYPE[neighbours[i]] == TYPE[painting]:
            alike = 1
            count += int(not is_broken(broken, int(neighbours[i])))
    return count + alike


@kernel
def survey(
    rows: np.ndarray, squares: np.ndarray, broken: np.ndarray, wall: int, item: int, out: np.ndarray
) -> int:
    """[MG-6] [MG-9] [MG-10] Every place for an item on a wall and what it would do; how many."""
    neighbours = np.empty(32, np.int64)
    n = 0
    for y in range(int(ROWS[wall])):
        allowed = places_row(rows, wall, item, y)
        for x in range(int(COLUMNS[wall])):
            if (allowed >> x) & 1:
                cell = y * MOST_COLUMNS + x
                out[n, CELL] = cell
                out[n, SAME_FRAMES] = 0
                out[n, BREAKS] = 0
                if item < FIRST_SHAPE:
                    many = touched(squares, wall, item, cell, neighbours)
                    out[n, SAME_FRAMES] = same_frames(item, neighbours, many)
                    out[n, BREAKS] = newly_broken(broken, item, neighbours, many)
                out[n, CORNERS] = corners_under(wall, item, cell)
                out[n, EYE] = int(at_eye_level(wall, item, cell))
                n += 1
    return n


def places(s: Plain, seat: int, item: int) -> list[Json]:
    """Every place for an item on a seat's wall, each with what it would do."""
    found = np.zeros((CELLS, EYE + 1), np.int64)
    n = survey(
        np.array(s.rows[seat], np.uint16),
        np.array(s.squares[seat], np.uint8),
        np.array(s.broken, np.uint8),
        s.wall,
        item,
        found,
    )
    return [
        {
            "at": SQUARES[cell],
            "frames": frames,
            "breaks": breaks,
            "corners": corners,
            "eye": bool(eye),
        }
        for cell, frames, breaks, corners, eye in found[:n].tolist()
    ]
