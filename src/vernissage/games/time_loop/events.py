"""What everybody sees happen when a move of Time Loop is made."""

from __future__ import annotations

import numpy as np

from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.time_loop.components import EVENTS, MOST_PHOTOS, TOO_MANY
from vernissage.games.time_loop.moves import ADD, DRAW, LAY, TAKE_FROM, WAYS, parts
from vernissage.games.time_loop.scoring import ended_by, winners
from vernissage.games.time_loop.state import END_CELL
from vernissage.games.time_loop.view import FACES, NAMES, neighbour


def events(
    before: np.record | Plain, move: int, after: np.record | Plain, seat: int | None
) -> list[Json]:
    """What a seat sees happen when a move is made, in order; it is the same for all."""
    before, after = plain(before), plain(after)
    mover = before.to_move
    found = _drew(before, after, mover) if move == DRAW else [_played(before, move, mover)]
    if after.returns[mover] > before.returns[mover]:
        found += _return(before, move, after, mover)
    if after.to_move == OVER:
        found.append(_over(after))
    elif after.rounds > before.rounds > 0:
        found.append({"event": "round", "round": after.rounds})
    return found


def _drew(before: Plain, after: Plain, mover: int) -> list[Json]:
    found: list[Json] = []
    if not any(before.stack) and not before.stack_meetings:
        if not any(before.discard) and not before.discard_meetings:
            return [{"event": "drew-nothing", "seat": mover}]
        found.append({"event": "reshuffled"})
    if after.meetings[mover] > before.meetings[mover]:
        found.append({"event": "drew-meeting", "seat": mover})
    else:
        found.append({"event": "drew", "seat": mover, **FACES[after.drawn]})
    return found


def _played(before: Plain, move: int, mover: int) -> Json:
    values = parts(move)
    event: Json = {"event": values.pop("form"), "seat": mover, **values}
    if "other" in event:
        event["seats"] = [mover, int(event.pop("other"))]
    if "place" in event:
        event |= FACES[before.line[mover][int(event.pop("place")) - 1]]
    if event["event"] in ("add", "lay", "discard"):
        event |= FACES[before.drawn]
    if event["event"] in ("take", "step", "photo-step"):
        cell = neighbour(before.cell[mover], WAYS.index(event["way"]))
        if cell >= END_CELL:
            event["event"] = "leave"
            return event
        event["cell"] = NAMES[cell]
        if event["event"] == "take":
            event |= FACES[before.board[cell]]
    return event


def _return(before: Plain, move: int, after: Plain, mover: int) -> list[Json]:
    """Why the day begins anew, and what it gives."""
    why = "four" if _broke(before, move, mover) else "stuck"
    found: list[Json] = [{"event": why, "seat": mover, "count": after.returns[mover]}]
    gained = after.photos[mover] != before.photos[mover]
    if gained and before.photos[mover] == MOST_PHOTOS:
        found.append({"event": "photos-back", "seat": mover})
    elif gained:
        found.append({"event": "photo", "seat": mover})
    return found


def _broke(before: Plain, move: int, mover: int) -> bool:
    """[TL-6] Whether a fourth of a colour sent the pawn back, not a step that is not there."""
    if move == ADD:
        event = before.drawn
    elif TAKE_FROM <= move < LAY:
        event = before.board[neighbour(before.cell[mover], move - TAKE_FROM)]
    else:
        return False
    return bool(before.colours[mover][EVENTS[event][2]] + 1 == TOO_MANY)


def _over(after: Plain) -> Json:
    if not winners(after):
        return {"event": "draw", "rule": ended_by(after)}
    return {"event": "over", "seats": winners(after), "rule": ended_by(after)}
