"""What a seat of My Gallery sees, built field by field. Only bids not revealed are hidden."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json, mover_alone
from vernissage.games.my_gallery.components import (
    DECORATIONS,
    FIRST_SHAPE,
    MOST_COLUMNS,
    PAINTINGS,
    SHAPE_NAMES,
    SIZE_HEIGHT,
    SIZE_NAMES,
    SIZE_VALUE,
    SIZE_WIDTH,
    WALLS,
)
from vernissage.games.my_gallery.effects import effects, tryout
from vernissage.games.my_gallery.museum import unsold
from vernissage.games.my_gallery.numbers import CARDS, MOST_EXCESS, TRACK, TYPES
from vernissage.games.my_gallery.scoring import excess_of, levels, sheet, winners
from vernissage.games.my_gallery.state import (
    BID,
    EMPTY,
    HUNG,
    NOTHING,
    OFFER,
    PHASES,
    PICK,
    REST,
    SETTLE,
)

FACES: list[Json] = [
    {
        "id": painting.id,
        "width": painting.width,
        "height": painting.height,
        "value": painting.value,
        "type": painting.type,
        "frame": painting.frame,
    }
    for painting in PAINTINGS
]
ORNAMENTS: list[Json] = [
    {"shape": name, "width": shape.width, "height": shape.height, "shields": shape.shields}
    for name, shape in zip(SHAPE_NAMES, DECORATIONS, strict=True)
]
ITEM_FACES = [*FACES, *ORNAMENTS]


def view(record: np.record | Plain, seat: int | None) -> Json:
    """What a seat sees; a spectator (None) sees no bid before it is revealed."""
    return _view(record, seat, () if seat is None else (seat,))


def open_view(record: np.record | Plain) -> Json:
    """The table for whoever holds the whole state, bids face up."""
    return _view(record, None, range(plain(record).players))


def _view(record: np.record | Plain, seat: int | None, open_bids: Iterable[int]) -> Json:
    s = plain(record)
    return {
        "game": "my_gallery",
        "players": s.players,
        "seat": seat,
        "ply": s.ply,
        "to_move": None if s.to_move == OVER else s.to_move,
        "phase": "over" if s.to_move == OVER else PHASES[s.phase],
        "round": s.rounds,
        "rounds": CARDS,
        "auctioneer": s.auctioneer,
        "wall": wall(s),
        "offer": _offer(s),
        "asked": [_back(size) for size in s.asked if size != NOTHING and s.phase == OFFER],
        "order": s.order[: s.players] if s.phase in (PICK, SETTLE) else [],
        "awaited": awaited(s),
        "seats": [_seat(s, other, other in open_bids) for other in range(s.players)],
        "rewards": rewards(s),
        "museum": _museum(s),
        "stacks": stacks(s),
        "ending": ending(s),
        "effects": effects(s, seat),
        "tryout": tryout(s, seat),
        "winners": winners(s),
    }


# The table


def wall(s: Plain) -> Json:
    """[MG-C3] The wall everybody has: its size, its stars, its eye-level rows."""
    chosen = WALLS[s.wall]
    return {
        "width": chosen.width,
        "height": chosen.height,
        "stars": [list(star) for star in chosen.stars],
        "eye_rows": [chosen.eye_top, chosen.eye_bottom],
    }


def _back(size: int) -> Json:
    """[MG-C1] What the back of a painting shows."""
    return {
        "size": SIZE_NAMES[size],
        "width": int(SIZE_WIDTH[size]),
        "height": int(SIZE_HEIGHT[size]),
        "value": int(SIZE_VALUE[size]),
    }


def _offer(s: Plain) -> list[Json | None]:
    """The paintings of the auction by place; None where one was picked."""
    if s.phase not in (BID, PICK, SETTLE) or s.to_move == OVER:
        return []
    return [None if p == NOTHING else FACES[p] for p in s.offer[: s.players + 1]]


def awaited(s: Plain) -> list[int]:
    """[MG-2] Who may move: while bids are made, whoever has not bid."""
    if s.to_move == OVER or s.phase != BID:
        return mover_alone(s)
    return [seat for seat in range(s.players) if not s.bids[seat][s.rounds]]


def rewards(s: Plain) -> list[Json]:
    """[MG-9] Shields the settling seat has still to take, the newest last."""
    return [
        {"shields": left, "combined": bool(combined)}
        for left, combined in zip(s.rewards[: s.due], s.combined[: s.due], strict=True)
    ]


def _museum(s: Plain) -> Json:
    """[MG-C4] By type: the marker's space and lap, the level now, the unsold paintings."""
    return {
        kind: {
            "space": space(s.marker[i]),
            "lap": max(0, s.marker[i] - 1) // TRACK,
            "entered": s.museum[i] != 0,
            "level": times,
            "paintings": [FACES[p] for p in unsold(s, i)],
        }
        for i, (kind, times) in enumerate(zip(TYPES, levels(s), strict=True))
    }


def space(distance: int) -> int:
    """[MG-14] The space of the track a marker is on."""
    return (distance - 1) % TRACK + 1 if distance else 0


def stacks(s: Plain) -> list[Json]:
    """[MG-S3] The backs there are, and how many paintings each stack has left."""
    left = [bits.bit_count() for bits in s.stack]
    if s.phase == OFFER and s.to_move != OVER:
        for size in s.asked[: s.turn]:
            left[size] -= 1
    return [{**_back(size), "left": count} for size, count in enumerate(left)]


def ending(s: Plain) -> list[str]:
    """[MG-E] What has triggered the end, so far."""
    found = []
    if any(s.empty[seat] == 0 for seat in range(s.players)):
        found.append("full-wall")
    if any(excess_of(s.excess[seat]) == MOST_EXCESS for seat in range(s.players)):
        found.append("excess")
    if s.rounds == CARDS:
        found.append("cards")
    return found


# The seats


def _seat(s: Plain, seat: int, open_bid: bool) -> Json:
    assistant, picked = s.assistant[seat], s.picked[seat]
    secret = s.phase == BID and s.bids[seat][s.rounds] > 0
    hand = s.hand[seat]
    pile = [bid for bid in s.bids[seat][: s.rounds + 1] if bid]
    if secret and not open_bid:
        hand |= 1 << pile.pop()
    return {
        "seat": seat,
        "items": hung(s, seat),
        "empty": s.empty[seat],
        "assistant": None if assistant == NOTHING else ITEM_FACES[assistant],
        "picked": None if picked == NOTHING else FACES[picked],
        "excess": [FACES[p] for p in s.excess[seat] if p != NOTHING],
        "bids": pile,
        "has_bid": secret,
        "hand": [card for card in range(1, CARDS + 1) if hand >> card & 1],
        "score": sheet(s, seat),
    }


def hung(s: Plain, seat: int) -> list[Json]:
    """What hangs on a wall, from the top left."""
    found = []
    seen = set()
    for cell, mark in enumerate(s.squares[seat]):
        if mark in (EMPTY, REST) or mark in seen:
            continue
        item = mark - HUNG
        x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
        if item < FIRST_SHAPE:
            seen.add(mark)
            broken = bool(s.broken[item >> 3] >> (item & 7) & 1)
            found.append({**FACES[item], "x": x, "y": y, "broken": broken})
        else:
            found.append({**ORNAMENTS[item - FIRST_SHAPE], "x": x, "y": y})
    return found
