"""What a seat of Final Touch sees, built field by field."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vernissage.engine.position import write_counts
from vernissage.engine.record import OVER
from vernissage.engine.rulebook import Json
from vernissage.games.final_touch.components import (
    ASKED,
    COLOURS,
    COMPLETED,
    IDS,
    MASTERPIECES,
    SPOILED,
)
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.rules import missing
from vernissage.games.final_touch.scoring import ended_by, scores, winners
from vernissage.games.final_touch.state import IMPROVING, NOBODY, NONE, OPEN, SPOILT, hand_size, total


def view(s: np.record, seat: int | None) -> Json:
    """What a seat sees; a spectator (None) sees no hand."""
    return _view(s, seat, () if seat is None else (seat,))


def open_view(s: np.record) -> Json:
    """The table with every hand face up: for whoever holds the whole state."""
    return _view(s, None, range(int(s.players)))


def _view(s: np.record, seat: int | None, open_hands: Iterable[int]) -> Json:
    return {
        "game": "final_touch",
        "players": int(s.players),
        "seat": seat,
        "ply": int(s.ply),
        "to_move": None if s.to_move == OVER else int(s.to_move),
        "improving": bool(s.turn == IMPROVING),
        "first": int(s.first),
        "current": _current(s),
        "next": None if s.next == NONE else masterpiece(int(s.next)),
        "unseen": [IDS[i] for i in range(MASTERPIECES) if int(s.unseen) >> i & 1],
        "smeared": write_counts(s.smeared, COLOURS),
        "hands": [_hand(s, other, other in open_hands) for other in range(int(s.players))],
        "pile": total(s.pile),
        "discards": write_counts(s.discards, COLOURS),
        "money": list(scores(s)),
        "taken": taken(s),
        "duel": duellists(s),
        "winners": winners(s),
    }


def masterpiece(i: int) -> Json:
    """The face of a masterpiece."""
    return {
        "id": IDS[i],
        "asked": write_counts(ASKED[i], COLOURS),
        "completed": int(COMPLETED[i]),
        "spoiled": int(SPOILED[i]),
    }


def _current(s: np.record) -> Json:
    lacking = [max(0, missing(s, colour)) for colour in range(len(COLOURS))]
    return {
        **masterpiece(int(s.current)),
        "improved": write_counts(s.improved, COLOURS),
        "missing": write_counts(lacking, COLOURS),
    }


def _hand(s: np.record, seat: int, shown: bool) -> Json:
    hand: Json = {"seat": seat, "count": hand_size(s, seat)}
    if shown:
        hand["cards"] = write_counts(s.hands[seat], COLOURS)
    return hand


def taken(s: np.record) -> list[Json]:
    """The finished masterpieces and the seats they were paid to."""
    return [
        {
            "id": IDS[i],
            "how": "spoiled" if s.finished[i] == SPOILT else "completed",
            "seats": seats(int(s.taken[i])),
        }
        for i in range(MASTERPIECES)
        if s.finished[i] != OPEN
    ]


def seats(bits: int) -> list[int]:
    """Seats from their bits."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def duellists(s: np.record) -> list[int] | None:
    """The two seats of a duel, if there is one."""
    if s.spoiler == NOBODY:
        return None
    return [seat for seat in range(int(s.players)) if seat != s.spoiler]


def events(before: np.record, move: int, after: np.record, seat: int | None) -> list[Json]:
    """What a seat sees happen when a move is made, in order."""
    mover = int(before.to_move)
    found = [_played(mover, move)]
    if after.finished[int(before.current)] != OPEN:
        found.append(_finished(after, int(before.current), mover))
    if after.current != before.current:
        following = None if after.next == NONE else IDS[int(after.next)]
        found.append({"event": "masterpiece", "id": IDS[int(after.current)], "next": following})
    held = hand_size(before, mover) - int(move != DONE)
    if drawn := hand_size(after, mover) - held:
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


def _finished(after: np.record, i: int, mover: int) -> Json:
    spoilt = after.finished[i] == SPOILT
    return {
        "event": "spoiled" if spoilt else "completed",
        "seat": mover,
        "id": IDS[i],
        "seats": seats(int(after.taken[i])),
        "money": int(SPOILED[i] if spoilt else COMPLETED[i]),
    }


def _drawn(
    before: np.record, move: int, after: np.record, mover: int, drawn: int, shown: bool
) -> list[Json]:
    found: list[Json] = []
    if drawn > total(before.pile):
        found.append({"event": "reshuffled"})
    event: Json = {"event": "drew", "seat": mover, "count": drawn}
    if shown:
        gained = after.hands[mover] - before.hands[mover]
        if move != DONE:
            gained[move % SMEAR] += 1
        event["cards"] = write_counts(gained, COLOURS)
    found.append(event)
    return found
