"""What a seat of Final Touch sees, built field by field."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.final_touch.components import (
    ASKED,
    COLOURS,
    COMPLETED,
    IDS,
    SPOILED,
)
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.scoring import ended_by, scores, winners
from vernissage.games.final_touch.state import IMPROVING, NOBODY, NONE, OPEN, SPOILT


def view(s: np.record | Plain, seat: int | None) -> Json:
    """What a seat sees; a spectator (None) sees no hand."""
    return _view(s, seat, () if seat is None else (seat,))


def open_view(s: np.record | Plain) -> Json:
    """The table with every hand face up: for whoever holds the whole state."""
    return _view(s, None, range(plain(s).players))


def _view(record: np.record | Plain, seat: int | None, open_hands: Iterable[int]) -> Json:
    s = plain(record)
    hands = [_hand(s, other, other in open_hands) for other in range(s.players)]
    return {**public(s), "seat": seat, "hands": hands}


def public(s: Plain) -> Json:
    """What everybody sees; found once for all who look at the same plain record."""
    known: Json | None = vars(s).get("public")
    if known is None:
        known = s.public = _public(s)
    return known


def _public(s: Plain) -> Json:
    return {
        "game": "final_touch",
        "players": s.players,
        "seat": None,
        "ply": s.ply,
        "to_move": None if s.to_move == OVER else s.to_move,
        "improving": s.turn == IMPROVING,
        "first": s.first,
        "current": _current(s),
        "next": None if s.next == NONE else masterpiece(s.next),
        "unseen": [name for bit, name in BITS if s.unseen & bit],
        "smeared": counts(s.smeared),
        "hands": [],
        "pile": sum(s.pile),
        "discards": counts(s.discards),
        "money": list(scores(s)),
        "taken": taken(s),
        "duel": duellists(s),
        "winners": winners(s),
    }


QUOTAS: list[list[int]] = ASKED.tolist()
PRICES: list[tuple[int, int]] = list(zip(COMPLETED.tolist(), SPOILED.tolist(), strict=True))
BITS = [(1 << i, name) for i, name in enumerate(IDS)]
SEATS = [[seat for seat in range(4) if bits >> seat & 1] for bits in range(1 << 4)]


def counts(strokes: Iterable[int]) -> Json:
    """Strokes by colour, those there are."""
    return {colour: n for colour, n in zip(COLOURS, strokes, strict=True) if n}


FACES: list[Json] = [counts(quota) for quota in QUOTAS]


def masterpiece(i: int) -> Json:
    """The face of a masterpiece."""
    completed, spoiled = PRICES[i]
    return {"id": IDS[i], "asked": {**FACES[i]}, "completed": completed, "spoiled": spoiled}


def _current(s: Plain) -> Json:
    lacking = [asked - laid for asked, laid in zip(QUOTAS[s.current], s.improved, strict=True)]
    return {
        **masterpiece(s.current),
        "improved": counts(s.improved),
        "missing": counts(lacking),
    }


def _hand(s: Plain, seat: int, shown: bool) -> Json:
    hand: Json = {"seat": seat, "count": sum(s.hands[seat])}
    if shown:
        hand["cards"] = counts(s.hands[seat])
    return hand


def taken(s: Plain) -> list[Json]:
    """The finished masterpieces and the seats they were paid to."""
    return [
        {"id": name, "how": "spoiled" if how == SPOILT else "completed", "seats": seats(owners)}
        for name, how, owners in zip(IDS, s.finished, s.taken, strict=True)
        if how != OPEN
    ]


def seats(bits: int) -> list[int]:
    """Seats from their bits."""
    return SEATS[bits].copy()


def duellists(s: Plain) -> list[int] | None:
    """The two seats of a duel, if there is one."""
    if s.spoiler == NOBODY:
        return None
    return [seat for seat in range(s.players) if seat != s.spoiler]


def events(
    before: np.record | Plain, move: int, after: np.record | Plain, seat: int | None
) -> list[Json]:
    """What a seat sees happen when a move is made, in order."""
    before, after = plain(before), plain(after)
    mover = before.to_move
    found = [_played(mover, move)]
    if after.finished[before.current] != OPEN:
        found.append(_finished(after, before.current, mover))
    if after.current != before.current:
        following = None if after.next == NONE else IDS[after.next]
        found.append({"event": "masterpiece", "id": IDS[after.current], "next": following})
    held = sum(before.hands[mover]) - int(move != DONE)
    if drawn := sum(after.hands[mover]) - held:
        found += _drawn(before, move, after, mover, drawn, shown=seat == mover)
    if after.spoiler != before.spoiler:
        found.append({"event": "duel", "seats": duellists(after)})
    if after.to_move == OVER:
        found.append({"event": "over", "seats": winners(after), "rule": ended_by(after)})
    return found


def _played(mover: int, move: int) -> Json:
    if move == DONE:
        return {"event": "done", "seat": mover}
    if move < SMEAR:
        return {"event": "improve", "seat": mover, "colour": COLOURS[move - IMPROVE]}
    return {"event": "smear", "seat": mover, "colour": COLOURS[move - SMEAR]}


def _finished(after: Plain, i: int, mover: int) -> Json:
    spoilt = after.finished[i] == SPOILT
    return {
        "event": "spoiled" if spoilt else "completed",
        "seat": mover,
        "id": IDS[i],
        "seats": seats(after.taken[i]),
        "money": PRICES[i][spoilt],
    }


def _drawn(
    before: Plain, move: int, after: Plain, mover: int, drawn: int, shown: bool
) -> list[Json]:
    found: list[Json] = []
    if drawn > sum(before.pile):
        found.append({"event": "reshuffled"})
    event: Json = {"event": "drew", "seat": mover, "count": drawn}
    if shown:
        gained = [b - a for a, b in zip(before.hands[mover], after.hands[mover], strict=True)]
        if move != DONE:
            gained[move % SMEAR] += 1
        event["cards"] = counts(gained)
    found.append(event)
    return found
