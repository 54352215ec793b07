"""A wall as rows of bits: where an item fits, what it would touch.

Bit x of a mask for row y stands for the item with its top left square on x,y.
All places of an item are found by shifts and ands, a row at a time. The
functions take a wall's rows or squares, from a record or as plain lists.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import (
    COLUMNS,
    EYE_BOTTOM,
    EYE_TOP,
    FIRST_SHAPE,
    FRAME,
    HEIGHT,
    MOST_COLUMNS,
    ROWS,
    SHIELDS,
    STARS,
    TYPE,
    WIDTH,
)
from vernissage.games.my_gallery.state import HUNG, REST, is_broken

TOP, BOTTOM, LEFT, RIGHT = range(4)


@kernel
def inside_row(wall: int, item: int, y: int) -> int:
    """[MG-6] The places of a row where an item lies wholly inside the wall."""
    if y + HEIGHT[item] > ROWS[wall] or WIDTH[item] > COLUMNS[wall]:
        return 0
    return (1 << (int(COLUMNS[wall]) - int(WIDTH[item]) + 1)) - 1


@kernel
def free_row(rows: np.ndarray, wall: int, item: int, y: int) -> int:
    """[MG-6] Of those, the places where it overlaps nothing."""
    inside = inside_row(wall, item, y)
    if inside == 0:
        return 0
    covered = 0
    for row in range(y, y + HEIGHT[item]):
        covered |= int(rows[row])
    blocked = covered
    for shift in range(1, WIDTH[item]):
        blocked |= covered >> shift
    return inside & ~blocked


@kernel
def touching_row(rows: np.ndarray, wall: int, item: int, y: int) -> int:
    """[MG-6] The places of a row where it would touch another item by a side."""
    width, height = int(WIDTH[item]), int(HEIGHT[item])
    beside = 0
    for row in range(y, min(y + height, int(ROWS[wall]))):
        beside |= int(rows[row])
    touching = (beside << 1) | (beside >> width)
    above_below = 0
    if y > 0:
        above_below |= int(rows[y - 1])
    if y + height < ROWS[wall]:
        above_below |= int(rows[y + height])
    for shift in range(width):
        touching |= above_below >> shift
    return touching


@kernel
def places_row(rows: np.ndarray, wall: int, item: int, y: int) -> int:
    """[MG-6] The places of a row where an item may be hung."""
    free = free_row(rows, wall, item, y)
    return free & touching_row(rows, wall, item, y) if free else 0


@kernel
def star_row(wall: int, item: int, y: int) -> int:
    """[MG-S1] The places of a row where an item would cover a star square."""
    stars = 0
    for row in range(y, min(y + int(HEIGHT[item]), int(ROWS[wall]))):
        stars |= int(STARS[wall, row])
    covering = 0
    for shift in range(WIDTH[item]):
        covering |= stars >> shift
    return covering & inside_row(wall, item, y)


@kernel
def fits_somewhere(rows: np.ndarray, wall: int, item: int) -> bool:
    """[MG-11] Whether an item fits: where a free place is, one that touches is too."""
    for y in range(int(ROWS[wall]) - int(HEIGHT[item]) + 1):
        if free_row(rows, wall, item, y):
            return True
    return False


@kernel
def side_length(item: int, side: int) -> int:
    """Squares along a side of an item."""
    return int(WIDTH[item]) if side <= BOTTOM else int(HEIGHT[item])


@kernel
def beyond(squares: np.ndarray, wall: int, item: int, cell: int, side: int, i: int) -> int:
    """What hangs beyond square i of a side, as `squares` says; REST past the wall's edge."""
    x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
    if side <= BOTTOM:
        x += i
        y += -1 if side == TOP else int(HEIGHT[item])
    else:
        y += i
        x += -1 if side == LEFT else int(WIDTH[item])
    if x < 0 or y < 0 or x >= COLUMNS[wall] or y >= ROWS[wall]:
        return REST
    return int(squares[y * MOST_COLUMNS + x])


@kernel
def touched(squares: np.ndarray, wall: int, item: int, cell: int, out: np.ndarray) -> int:
    """[MG-6] The paintings an item touches there, written down once each; how many.

    Everything is a rectangle, so a painting lies beyond one side only, without a gap.
    """
    n = 0
    for side in range(4):
        before = REST
        for i in range(side_length(item, side)):
            there = beyond(squares, wall, item, cell, side, i)
            if there != before and HUNG <= there < HUNG + FIRST_SHAPE:
                out[n] = there - HUNG
                n += 1
            before = there
    return n


@kernel
def same_frames(painting: int, neighbours: np.ndarray, n: int) -> int:
    """[MG-9] How many of the paintings touched have a painting's frame."""
    count = 0
    for i in range(n):
        count += int(FRAME[neighbours[i]] == FRAME[painting])
    return count


@kernel
def corners_under(wall: int, item: int, cell: int) -> int:
    """[MG-15e] Corner squares an item would cover."""
    x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
    sides = int(x == 0) + int(x + WIDTH[item] == COLUMNS[wall])
    ends = int(y == 0) + int(y + HEIGHT[item] == ROWS[wall])
    return sides * ends


@kernel
def at_eye_level(wall: int, item: int, cell: int) -> bool:
    """[MG-15c] Whether an item would lie in the eye-level rows, in part at least."""
    y = cell // MOST_COLUMNS
    return bool(y <= EYE_BOTTOM[wall] and y + HEIGHT[item] > EYE_TOP[wall])


@kernel
def hang(s: np.record, seat: int, item: int, cell: int) -> int:
    """[MG-9] [MG-10] Hang an item; how many paintings of its own frame it touches."""
    neighbours = np.empty(32, np.int64)
    n = 0
    if item < FIRST_SHAPE:
        n = touched(s.squares[seat], int(s.wall), item, cell, neighbours)
    cover(s, seat, item, cell)
    if item >= FIRST_SHAPE:
        s.shields[seat] += SHIELDS[item - FIRST_SHAPE]
        return 0
    s.eye[seat, TYPE[item]] += int(at_eye_level(int(s.wall), item, cell))
    s.unbroken[seat, TYPE[item]] += 1
    for i in range(n):
        if TYPE[neighbours[i]] == TYPE[item]:
            break_composition(s, seat, item)
            break_composition(s, seat, int(neighbours[i]))
    return same_frames(item, neighbours, n)


@kernel
def cover(s: np.record, seat: int, item: int, cell: int) -> None:
    """[MG-6] An item on its squares."""
    x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
    width, height = int(WIDTH[item]), int(HEIGHT[item])
    mark = HUNG + item if item < FIRST_SHAPE else REST
    for row in range(y, y + height):
        s.rows[seat, row] = int(s.rows[seat, row]) | (((1 << width) - 1) << x)
        for column in range(x, x + width):
            s.squares[seat, row * MOST_COLUMNS + column] = mark
    s.squares[seat, cell] = HUNG + item
    s.empty[seat] -= width * height


@kernel
def break_composition(s: np.record, seat: int, painting: int) -> None:
    """[MG-10] A painting that touches one of its type scores no prestige any more."""
    if not is_broken(s.broken, painting):
        s.broken[painting >> 3] = int(s.broken[painting >> 3]) | (1 << (painting & 7))
        s.unbroken[seat, TYPE[painting]] -= 1
