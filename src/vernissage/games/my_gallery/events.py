"""What a seat of My Gallery sees happen when a move is made."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.my_gallery.components import IDS, TYPE, VALUE
from vernissage.games.my_gallery.moves import parts
from vernissage.games.my_gallery.numbers import MOST_EXCESS
from vernissage.games.my_gallery.scoring import ended_by, excess_of, winners
from vernissage.games.my_gallery.state import BID, NOTHING, OFFER, PICK
from vernissage.games.my_gallery.view import FACES, ITEM_FACES, ending, space


def events(
    before: np.record | Plain, move: int, after: np.record | Plain, seat: int | None
) -> list[Json]:
    """What a seat sees happen when a move is made, in order."""
    before, after = plain(before), plain(after)
    mover = before.to_move
    if before.phase == BID:
        return list(_bid(before, after, mover, seat))
    return [*_made(before, move, mover), *_followed(before, after, mover)]


def _face(painting: int) -> Json:
    """What there is to say of a painting."""
    face = FACES[painting]
    size = f"{face['width']}x{face['height']}"
    return {"painting": face["id"], "type": face["type"], "frame": face["frame"], "size": size}


def _bid(before: Plain, after: Plain, mover: int, seat: int | None) -> Iterator[Json]:
    """[MG-2] Nobody else sees a bid before the last is in."""
    if after.phase == BID and seat != mover:
        yield {"event": "committed", "seat": mover}
        return
    if after.phase == BID:
        yield {"event": "bid", "seat": mover, "card": after.bids[mover][after.rounds]}
        return
    yield {"event": "committed", "seat": mover}
    for other in after.order[: after.players]:
        yield {"event": "revealed", "seat": other, "card": after.bids[other][after.rounds]}


def _made(before: Plain, move: int, mover: int) -> Iterator[Json]:
    """The move itself; an exchange is followed by its placing."""
    values = parts(move)
    event: Json = {"event": values.pop("form"), "seat": mover, **values}
    form = event["event"]
    if form == "pick":
        event |= _face(before.offer[int(values["place"]) - 1])
    elif form in ("place", "assistant", "excess"):
        event |= _face(before.picked[mover])
    elif form == "place-assistant":
        held = ITEM_FACES[before.assistant[mover]]
        if "shape" in held:
            event |= {"event": "place-ornament", "shape": held["shape"]}
        else:
            event |= _face(before.assistant[mover])
    elif form == "exchange":
        other = IDS.index(values["painting"])
        yield {"event": form, "seat": mover, **_face(before.picked[mover]), "other": IDS[other]}
        event |= {"event": "place", **_face(other)}
    yield event


def _followed(before: Plain, after: Plain, mover: int) -> Iterator[Json]:
    """What the move led to: breaks, rewards, faces turned up, the museum, the next round."""
    if count := _bits(after.broken) - _bits(before.broken):
        yield {"event": "broken", "seat": mover, "count": count}
    if after.due > before.due and after.to_move == mover:
        newest = after.due - 1
        kind = "combination" if after.combined[newest] else "reward"
        yield {"event": kind, "seat": mover, "count": after.rewards[newest]}
    if before.empty[mover] and not after.empty[mover]:
        yield {"event": "full-wall", "seat": mover}
    laid = excess_of(after.excess[mover])
    if laid > excess_of(before.excess[mover]) and laid == MOST_EXCESS:
        yield {"event": "second-excess", "seat": mover}
    if before.phase == OFFER and after.phase == BID:
        for painting in after.offer[: after.players + 1]:
            yield {"event": "turned-up", **_face(painting), "value": int(VALUE[painting])}
    if before.phase == PICK and after.phase != PICK:
        painting = next(p for p in after.offer[: after.players + 1] if p != NOTHING)
        yield {"event": "unsold", **_face(painting)}
    yield from _closed(before, after)


def _closed(before: Plain, after: Plain) -> Iterator[Json]:
    """[MG-14] The museum at the end of a round, then the end or the next auctioneer."""
    over = after.to_move == OVER
    if after.rounds == before.rounds and not over:
        return
    for painting in before.offer[: before.players + 1]:
        if painting != NOTHING:
            kind = TYPE[painting]
            marker = {"space": space(after.marker[kind]), "value": int(VALUE[painting])}
            yield {"event": "museum", **_face(painting), **marker}
    if over:
        for why in ending(after):
            yield {"event": f"ended-{why}"}
        yield {"event": "over", "seats": winners(after), "rule": ended_by(after)}
    else:
        yield {"event": "round", "round": after.rounds, "seat": after.auctioneer}


def _bits(numbers: list[int]) -> int:
    return sum(number.bit_count() for number in numbers)
