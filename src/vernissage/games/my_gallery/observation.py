"""What a seat of My Gallery may know, plane by plane. Only bids not revealed are hidden."""

from __future__ import annotations

import numpy as np

from vernissage.engine.copying import copy_row
from vernissage.engine.kernel import kernel
from vernissage.engine.observation import (
    LEAST,
    MOST,
    Plane,
    away,
    flags,
    header,
    held_in,
    starts,
    write_flags,
    write_header,
)
from vernissage.engine.record import OVER
from vernissage.games.my_gallery.components import (
    CELLS,
    FIRST_SHAPE,
    FRAME,
    HEIGHT,
    ITEMS,
    MOST_COLUMNS,
    MOST_ROWS,
    OF_SIZE,
    OF_TYPE,
    SHIELDS,
    SIZES,
    TYPE,
    VALUE,
    WALL_NAMES,
    WIDTH,
)
from vernissage.games.my_gallery.knowledge import has_bid
from vernissage.games.my_gallery.museum import level, space_of
from vernissage.games.my_gallery.numbers import (
    CARDS,
    FRAMES,
    KINDS,
    LEVELS,
    MOST_EXCESS,
    SEATS,
    TRACK,
    TYPES,
)
from vernissage.games.my_gallery.observation_walls import (
    BEYOND,
    BROKEN,
    DECORATION,
    FIRST,
    HIGHEST,
    NUMBERS,
    PAINTING,
    mark_first,
    write_numbers,
    write_wall,
)
from vernissage.games.my_gallery.scoring import standing, type_points
from vernissage.games.my_gallery.state import (
    MOST_REWARDS,
    NOTHING,
    OFFER,
    PHASES,
    PICK,
    excess_count,
    how_many,
)

_LARGEST = max(int(VALUE.max()), int(WIDTH.max()), int(HEIGHT.max()))
_ITEM = f"type ({', '.join(TYPES)}), frame ({', '.join(FRAMES)}), width, height, value, shields"


def _items() -> np.ndarray:
    """An item off the walls as the numbers of `_ITEM`."""
    kinds, frames = np.eye(KINDS, dtype=np.int8)[TYPE], np.eye(len(FRAMES), dtype=np.int8)[FRAME]
    rows = np.zeros((ITEMS, KINDS + len(FRAMES) + 4), np.int8)
    rows[:FIRST_SHAPE, :-4] = np.hstack([kinds, frames])
    rows[:, -4], rows[:, -3] = WIDTH, HEIGHT
    rows[:FIRST_SHAPE, -2], rows[FIRST_SHAPE:, -1] = VALUE, SHIELDS
    return rows


ITEM_ROWS = _items()
ITEM = ITEM_ROWS.shape[1]
MOST_OF_TYPE, MOST_OF_SIZE = OF_TYPE.shape[1], OF_SIZE.shape[1]

PLANES = (
    *header(SEATS),
    flags("phase", (len(PHASES),), ", ".join(PHASES)),
    Plane("round", (1,), 0, CARDS, "rounds begun"),
    flags("auctioneer", (SEATS,), "who has the gavel"),
    flags("size", (len(WALL_NAMES),), f"the option `wall`: {', '.join(WALL_NAMES)}"),
    Plane(
        "walls",
        (SEATS, MOST_ROWS, MOST_COLUMNS),
        0,
        HIGHEST,
        f"each wall's squares: 0 free, {BEYOND} beyond a smaller wall, {DECORATION} a decoration,"
        f" {PAINTING} to {PAINTING + BROKEN - 1} a painting ({PAINTING} + {len(FRAMES)} × type"
        f" + frame, both from 0 as in `offer`), {BROKEN} more if it is broken;"
        f" {FIRST} more on the top left square of an item",
    ),
    Plane("offer", (SEATS + 1, ITEM), 0, _LARGEST, f"paintings of the auction: {_ITEM}"),
    Plane("picked", (SEATS, ITEM), 0, _LARGEST, "each seat's new painting"),
    Plane("assistants", (SEATS, ITEM), 0, _LARGEST, "the item each assistant holds"),
    Plane("asked", (SIZES,), 0, SEATS + 1, "sizes chosen so far for the auction"),
    flags("hands", (SEATS, CARDS), "bid cards not played, a card that lies face down among them"),
    Plane(
        "bids",
        (SEATS, CARDS + 1),
        0,
        CARDS,
        "cards played by round, from the starting card; 0 if not played, or hidden",
    ),
    flags("has_bid", (SEATS,), "whose card of this round lies face down"),
    Plane("rank", (SEATS,), 0, SEATS, "place in the order of this round's bids; 0 before"),
    Plane("rewards", (MOST_REWARDS,), 0, MOST, "shields still to take, the newest last"),
    flags("combined", (MOST_REWARDS,), "whether that is a combination"),
    Plane("spaces", (KINDS,), 0, TRACK, "the space of each type's marker"),
    Plane("laps", (KINDS,), 0, MOST, "laps it has behind it"),
    Plane("levels", (KINDS,), 0, max(LEVELS), "what an unbroken painting of a type scores now"),
    flags(
        "museum",
        (KINDS, MOST_OF_TYPE),
        "paintings in the museum by type, those for sale in the box's order",
    ),
    flags(
        "unturned",
        (SIZES, MOST_OF_SIZE),
        "paintings in the stacks by size, in that order; 0 where a size has fewer",
    ),
    Plane("stacks", (SIZES,), 0, MOST, "paintings left by size, less those chosen"),
    Plane("empty", (SEATS,), 0, MOST, "squares not covered"),
    Plane("excess", (SEATS,), 0, MOST_EXCESS, "paintings beside the board"),
    Plane("points", (SEATS,), LEAST, MOST, "each seat's score as it stands"),
)
_AT = starts(PLANES)
_PHASE, _ROUND, _AUCTIONEER, _SIZE = _AT["phase"], _AT["round"], _AT["auctioneer"], _AT["size"]
_WALLS, _OFFER, _PICKED, _HELD = _AT["walls"], _AT["offer"], _AT["picked"], _AT["assistants"]
_ASKED, _HANDS, _BIDS, _HAS_BID = _AT["asked"], _AT["hands"], _AT["bids"], _AT["has_bid"]
_RANK, _REWARDS, _COMBINED = _AT["rank"], _AT["rewards"], _AT["combined"]
_SPACES, _LAPS, _LEVELS = _AT["spaces"], _AT["laps"], _AT["levels"]
_MUSEUM, _UNTURNED, _STACKS = _AT["museum"], _AT["unturned"], _AT["stacks"]
_EMPTY, _EXCESS, _POINTS = _AT["empty"], _AT["excess"], _AT["points"]


@kernel
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """[MG-2] What a seat may know: all but others' bids of this round before they are revealed."""
    write_header(s, seat, SEATS, out)
    out[_PHASE + int(s.phase)] = 1
    out[_ROUND] = s.rounds
    out[_AUCTIONEER + away(s, seat, int(s.auctioneer))] = 1
    out[_SIZE + int(s.wall)] = 1
    write_walls(s, seat, out)
    for place in range(SEATS + 1):
        write_item(int(s.offer[place]), _OFFER + place * ITEM, out)
    write_museum(s, out)
    for other in range(int(s.players)):
        place = away(s, seat, other)
        write_seat(s, other, place, out)
        write_bids(s, seat, other, place, out)
    write_order(s, seat, out)
    write_settling(s, out)
    write_stacks(s, out)


@kernel
def write_walls(s: np.record, seat: int, out: np.ndarray) -> None:
    """[MG-6] All walls, every first square marked once all are written: stores have settled then.

    What comes after them in the row is paper for the squares' numbers: a new array takes longer.
    """
    numbers = out[_OFFER : _OFFER + NUMBERS.size]
    write_numbers(s, numbers)
    for other in range(int(s.players)):
        write_wall(s, other, numbers, out[_WALLS + away(s, seat, other) * CELLS :])
    numbers[:] = 0
    for other in range(int(s.players)):
        mark_first(s.squares[other], out[_WALLS + away(s, seat, other) * CELLS :])


@kernel
def write_item(item: int, at: int, out: np.ndarray) -> None:
    """[MG-C1] [MG-C2] A painting or a decoration; zeros if there is none."""
    if item != NOTHING:
        copy_row(ITEM_ROWS[item], ITEM, out[at:])


@kernel
def write_seat(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[MG-4] [MG-7] [MG-13] What a seat has beside its wall and its cards; levels are written."""
    write_item(int(s.picked[other]), _PICKED + place * ITEM, out)
    write_item(int(s.assistant[other]), _HELD + place * ITEM, out)
    out[_EMPTY + place] = held_in(int(s.empty[other]))
    out[_EXCESS + place] = excess_count(s.excess[other])
    points = standing(s, other)
    for kind in range(KINDS):
        points += type_points(s, other, kind, int(out[_LEVELS + kind]))
    out[_POINTS + place] = held_in(points)


@kernel
def write_bids(s: np.record, seat: int, other: int, place: int, out: np.ndarray) -> None:
    """[MG-2] [MG-3] The cards of a seat; one that lies face down only its owner knows."""
    down, last = int(has_bid(s, other)), int(s.rounds)
    out[_HAS_BID + place] = down
    bids = out[_BIDS + place * (CARDS + 1) :]
    copy_row(s.bids[other], CARDS + 1, bids)
    bids[last] *= 1 - (down & int(other != seat))
    hand = int(s.hand[other]) | (down << int(s.bids[other, last]))
    write_flags(hand >> 1, CARDS, out[_HANDS + place * CARDS :])


@kernel
def write_order(s: np.record, seat: int, out: np.ndarray) -> None:
    """[MG-3] Who comes first by this round's bids, once they are revealed."""
    if s.phase < PICK:
        return
    for i in range(int(s.players)):
        out[_RANK + away(s, seat, int(s.order[i]))] = i + 1


@kernel
def write_settling(s: np.record, out: np.ndarray) -> None:
    """[MG-9] What the settling seat has still to do."""
    for i in range(int(s.due)):
        out[_REWARDS + i] = s.rewards[i]
        out[_COMBINED + i] = s.combined[i]


@kernel
def write_museum(s: np.record, out: np.ndarray) -> None:
    """[MG-14] [MG-15a] Markers, levels, and the unsold paintings."""
    for kind in range(KINDS):
        distance = int(s.marker[kind])
        out[_SPACES + kind] = space_of(distance)
        out[_LAPS + kind] = held_in(max(0, distance - 1) // TRACK)
        out[_LEVELS + kind] = level(s.museum, s.marker, kind)
        write_flags(int(s.museum[kind]), MOST_OF_TYPE, out[_MUSEUM + kind * MOST_OF_TYPE :])


@kernel
def write_stacks(s: np.record, out: np.ndarray) -> None:
    """[MG-1] [MG-S3] What the stacks have left, and the sizes chosen."""
    for size in range(SIZES):
        stack = int(s.stack[size])
        write_flags(stack, MOST_OF_SIZE, out[_UNTURNED + size * MOST_OF_SIZE :])
        out[_STACKS + size] = how_many(stack)
    if s.phase == OFFER and s.to_move != OVER:
        for i in range(int(s.turn)):
            out[_ASKED + int(s.asked[i])] += 1
            out[_STACKS + int(s.asked[i])] -= 1
