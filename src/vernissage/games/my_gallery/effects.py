"""What hanging an item somewhere would do: for the seat that thinks about it."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER, Plain
from vernissage.engine.rulebook import Json
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FIRST_SHAPE,
    HEIGHT,
    IDS,
    MOST_COLUMNS,
    ROWS,
    SHAPE_NAMES,
    SHIELDS,
    TYPE,
    WIDTH,
)
from vernissage.games.my_gallery.moves import SQUARES
from vernissage.games.my_gallery.museum import unsold
from vernissage.games.my_gallery.state import BID, NOTHING, PICK, SETTLE, is_broken
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
    """[MG-9] Every place for an item on a seat's wall, each with what it would do.

    `frames` are those that earn: none where the item fills the wall.
    """
    fills = s.empty[seat] == WIDTH[item] * HEIGHT[item]
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
            "frames": 0 if fills else frames,
            "breaks": breaks,
            "corners": corners,
            "eye": bool(eye),
        }
        for cell, frames, breaks, corners, eye in found[:n].tolist()
    ]


def effects(s: Plain, seat: int | None) -> Json:
    """For the seat that settles: what each of its placing moves would do, by the move's text."""
    if seat is None or seat != s.to_move or s.phase != SETTLE:
        return {}
    new = NOTHING if s.due else s.picked[seat]
    found = _moves("place new", s, seat, new)
    stuck = new != NOTHING and not found
    found |= _moves("place assistant", s, seat, s.assistant[seat])
    if s.due:
        for shape, name in enumerate(SHAPE_NAMES):
            if SHIELDS[shape] <= s.rewards[s.due - 1]:
                found |= _moves(f"decorate {name}", s, seat, FIRST_SHAPE + shape)
    if stuck:  # [MG-11] [MG-12]
        for painting in unsold(s, int(TYPE[new])):
            found |= _moves(f"exchange {IDS[painting]}", s, seat, painting)
    return found


def _moves(words: str, s: Plain, seat: int, item: int) -> Json:
    """The moves that begin so and end with a place for an item; none without an item."""
    return {} if item == NOTHING else {f"{words} {p['at']}": p for p in places(s, seat, item)}


def tryout(s: Plain, seat: int | None) -> Json:
    """[MG-4] While paintings are bid for and picked: where each would fit on one's own wall."""
    if seat is None or s.phase not in (BID, PICK) or s.to_move == OVER:
        return {}
    return {IDS[p]: places(s, seat, p) for p in s.offer[: s.players + 1] if p != NOTHING}
