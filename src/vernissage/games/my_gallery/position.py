"""Positions of My Gallery as JSON that people write and edit.

A painting is written by its id, a decoration by its shape (`2x1`), a size
`3x2`. Bids are a seat's whole pile, the starting card first. What follows from
the rest is not written: hands, stacks, the order of this round, the
auctioneer. What no rule can lead to is refused by `possible.py`.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.position import Reader, choice, whole
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.my_gallery.components import (
    COLUMNS,
    FIRST_SHAPE,
    FULL_STACK,
    HEIGHT,
    IDS,
    MOST_COLUMNS,
    PLACE_IN_SIZE,
    PLACE_IN_TYPE,
    ROWS,
    SHAPE_NAMES,
    SIZE,
    SIZE_NAMES,
    STARTING,
    TYPE,
    VALUE,
    WALL_NAMES,
    WIDTH,
)
from vernissage.games.my_gallery.museum import advance, unsold
from vernissage.games.my_gallery.numbers import CARDS, MOST_EXCESS, STARTING_BIDS, TYPES
from vernissage.games.my_gallery.possible import check
from vernissage.games.my_gallery.state import BID, HAND, MOST_REWARDS, NOTHING, OFFER, PHASES, START
from vernissage.games.my_gallery.view import hung, rewards
from vernissage.games.my_gallery.wall import hang

FARTHEST = 300  # more than any marker can go
MOST_SHIELDS = 32


def write_position(record: np.record) -> Json:
    """The whole table."""
    s = plain(record)
    return {
        "ply": s.ply,
        "round": s.rounds,
        "to_move": None if s.to_move == OVER else s.to_move,
        "phase": PHASES[s.phase],
        "wall": WALL_NAMES[s.wall],
        "seats": [_write_seat(s, seat) for seat in range(s.players)],
        "asked": [SIZE_NAMES[size] for size in s.asked if size != NOTHING],
        "offer": [_name(p) for p in s.offer[: s.players + 1]],
        "rewards": rewards(s),
        "museum": [IDS[p] for kind in range(len(TYPES)) for p in unsold(s, kind)],
        "markers": dict(zip(TYPES, s.marker, strict=True)),
    }


def _name(item: int) -> str | None:
    if item == NOTHING:
        return None
    return IDS[item] if item < FIRST_SHAPE else SHAPE_NAMES[item - FIRST_SHAPE]


def _write_seat(s: Plain, seat: int) -> Json:
    rounds = s.rounds + 1
    return {
        "items": [
            [item["id"] if "id" in item else item["shape"], item["x"], item["y"]]
            for item in hung(s, seat)
        ],
        "assistant": _name(s.assistant[seat]),
        "picked": _name(s.picked[seat]),
        "excess": [IDS[p] for p in s.excess[seat] if p != NOTHING],
        "bids": [bid for bid in s.bids[seat][:rounds] if bid],
    }


def read_position(data: Json, s: np.record) -> None:
    """Fill a blank record from a position, or say why no game can be in it.

    Left out, it is a settling; bids were 1, 2, 3, … upon starting cards by seat, in the phase
    `bid` none of them this round's; markers went as the museum's paintings are listed.
    """
    reader = Reader(data)
    players = int(s.players)
    s.ply = reader.whole("ply", 0, 65535, 0)
    s.phase = reader.choice("phase", PHASES, "settle")
    to_move = reader.seat("to_move", players)
    s.to_move = OVER if to_move is None else to_move
    s.rounds = reader.whole("round", 0, CARDS)
    if WALL_NAMES[reader.choice("wall", WALL_NAMES, WALL_NAMES[int(s.wall)])] != WALL_NAMES[s.wall]:
        raise ImpossiblePosition("wall: this table has another one")
    s["stack"] = FULL_STACK
    tiles = Tiles(s)
    _read_seats(reader, s, tiles)
    _read_table(reader, s, tiles)
    reader.end()
    check(s)


class Tiles:
    """Where every painting is: none can be in two places, and none there is in its stack."""

    def __init__(self, s: np.record) -> None:
        self.s = s
        self.of: dict[int, str] = {}

    def painting(self, value: object, where: str) -> int:
        """The painting of an id, now in this place."""
        if value not in IDS:
            raise ImpossiblePosition(f"{where}: there is no painting {value!r}")
        painting = IDS.index(str(value))
        if painting in self.of:
            raise ImpossiblePosition(f"{value} is both {self.of[painting]} and {where}")
        self.of[painting] = where
        if SIZE[painting] >= 0:
            bit = 1 << int(PLACE_IN_SIZE[painting])
            self.s.stack[SIZE[painting]] = int(self.s.stack[SIZE[painting]]) & ~bit
        return painting

    def maybe(self, value: object, where: str) -> int:
        """A painting, or NOTHING."""
        return NOTHING if value is None else self.painting(value, where)

    def item(self, value: object, where: str) -> int:
        """A painting or a decoration."""
        if value in SHAPE_NAMES:
            return FIRST_SHAPE + SHAPE_NAMES.index(str(value))
        return self.painting(value, where)


def _read_seats(reader: Reader, s: np.record, tiles: Tiles) -> None:
    seats = reader.items("seats")
    if len(seats) != s.players:
        raise ImpossiblePosition(f"seats: {len(seats)} of them for {s.players} players")
    for field in ("picked", "assistant", "excess", "order"):
        s[field] = NOTHING
    for seat, item in enumerate(seats):
        where = f"seat {seat}"
        entry = Reader(item, where)
        s.empty[seat] = COLUMNS[s.wall] * ROWS[s.wall]
        for hanging in entry.items("items", []):
            _read_item(hanging, s, seat, tiles)
        held = entry.take("assistant", None)
        if held is not None:
            s.assistant[seat] = tiles.item(held, f"with the assistant of {where}")
        s.picked[seat] = tiles.maybe(entry.take("picked", None), f"picked by {where}")
        excess = entry.items("excess", [])
        if len(excess) > MOST_EXCESS:
            raise ImpossiblePosition(f"{where}: excess: {len(excess)}, at most {MOST_EXCESS}")
        for place, name in enumerate(excess):
            s.excess[seat, place] = tiles.painting(name, f"in excess of {where}")
        _read_bids(entry, s, seat)
        entry.end()


def _read_item(value: object, s: np.record, seat: int, tiles: Tiles) -> None:
    """An item of a wall: name, x, y."""
    where = f"on the wall of seat {seat}"
    if not isinstance(value, list) or len(value) != 3:
        raise ImpossiblePosition(f"{where}: an item is [name, x, y], not {value!r}")
    item = tiles.item(value[0], where)
    columns, rows = int(COLUMNS[s.wall]), int(ROWS[s.wall])
    x = whole(value[1], f"{where}: {value[0]}: x", 0, columns - int(WIDTH[item]))
    y = whole(value[2], f"{where}: {value[0]}: y", 0, rows - int(HEIGHT[item]))
    width = ((1 << int(WIDTH[item])) - 1) << x
    for row in range(y, y + int(HEIGHT[item])):
        if int(s.rows[seat, row]) & width:
            raise ImpossiblePosition(f"{where}: {value[0]} at {x},{y} overlaps another item")
    hang(s, seat, item, y * MOST_COLUMNS + x)


def _read_bids(entry: Reader, s: np.record, seat: int) -> None:
    played = int(s.rounds) - int(s.phase in (OFFER, BID)) if s.phase != START else 0
    default = [seat + 1, *range(1, played + 1)]
    where = f"{entry.where}: bids"
    pile = [whole(card, where, 1, CARDS) for card in entry.items("bids", default)]
    if not 1 <= len(pile) <= CARDS + 1 or pile[0] > STARTING_BIDS:
        raise ImpossiblePosition(f"{where}: a pile begins with a starting card, 1 to 4: {pile}")
    if len(set(pile[1:])) != len(pile) - 1:
        raise ImpossiblePosition(f"{where}: a card is played once: {pile}")
    hand = HAND
    for card in pile[1:]:
        hand &= ~(1 << card)
    s.hand[seat] = hand
    s.bids[seat, : len(pile)] = pile


def _read_table(reader: Reader, s: np.record, tiles: Tiles) -> None:
    asked = reader.items("asked", [])
    offered = reader.items("offer", [None] * (int(s.players) + 1))
    if len(asked) > s.players or len(offered) != s.players + 1:
        raise ImpossiblePosition(f"an auction is of {s.players + 1} paintings")
    s["asked"] = s["offer"] = NOTHING
    for place, name in enumerate(asked):
        s.asked[place] = choice(name, "asked", SIZE_NAMES)
    for place, name in enumerate(offered):
        s.offer[place] = tiles.maybe(name, "in the auction")
    _read_museum(reader, s, tiles)
    _read_rewards(reader, s)


def _read_museum(reader: Reader, s: np.record, tiles: Tiles) -> None:
    """[MG-14] Piles and markers; markers not told have gone on by one painting after another."""
    told = reader.take("markers", None)
    for name in reader.items("museum", []):
        painting = tiles.painting(name, "in the museum")
        if painting in STARTING:
            raise ImpossiblePosition(f"museum: {name} is a starting painting")
        kind = int(TYPE[painting])
        s.museum[kind] |= 1 << int(PLACE_IN_TYPE[painting])
        if told is None:
            advance(s, kind, int(VALUE[painting]))
    if told is not None:
        markers = Reader(told, "markers")
        for kind, name in enumerate(TYPES):
            s.marker[kind] = markers.whole(name, 0, FARTHEST, 0)
        markers.end()


def _read_rewards(reader: Reader, s: np.record) -> None:
    listed = reader.items("rewards", [])
    if len(listed) > MOST_REWARDS:
        raise ImpossiblePosition(f"rewards: {len(listed)}, at most {MOST_REWARDS}")
    s.due = len(listed)
    for place, item in enumerate(listed):
        entry = Reader(item, "a reward")
        s.rewards[place] = entry.whole("shields", 1, MOST_SHIELDS)
        combined = entry.take("combined", False)
        if not isinstance(combined, bool):
            raise ImpossiblePosition(f"a reward: combined must be true or false, not {combined!r}")
        s.combined[place] = combined
        entry.end()
