"""What a seat of Photograph sees happen, card by card."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.photograph.cards import back, face
from vernissage.games.photograph.components import (
    COLOURS,
    COLUMNS,
    FEW,
    HALF,
    LUCKY_AT,
    ROWS,
    VALUES,
)
from vernissage.games.photograph.moves import WIND_FROM, WIND_TO, WINDS, parts
from vernissage.games.photograph.scoring import ended_by, winners
from vernissage.games.photograph.state import AT_END, AT_SUNSET, DOWN, NOBODY, NOTHING, WIND


def events(
    before: np.record | Plain, move: int, after: np.record | Plain, seat: int | None
) -> list[Json]:
    """What a seat sees happen when a move is made, in order."""
    before, after = plain(before), plain(after)
    if move < WINDS:
        return list(_took(before, move, after, seat))
    if before.phase == WIND:
        found = [_wound("wind", before.to_move, move), *_shot(before, after, before.to_move)]
        if _field_changes(before):
            found += [*_cleared(before, after), *_filled(before, after, True)]
        return found
    if after.to_move != OVER and after.phase == before.phase:
        return [{"event": "committed", "seat": before.to_move}]
    return list(_revealed(before, after))


# A turn


def _took(before: Plain, move: int, after: Plain, seat: int | None) -> Iterator[Json]:
    """The take, then each card: open ones by name to all, others to their new owner only."""
    mover = before.to_move
    words = parts(move)
    count, row, side = int(words["count"]), int(words["row"]), words["side"]
    yield {"event": "take", "seat": mover, "count": count, "row": row, "side": side}
    cells = range((row - 1) * COLUMNS, row * COLUMNS)
    lying = [before.field[cell] for cell in (cells if side == "left" else reversed(cells))]
    for i, cell in enumerate([there for there in lying if there != NOTHING][:count]):
        if cell < DOWN:
            yield {"event": "picked", "seat": mover, **face(cell)}
        elif seat == mover:
            yield {
                "event": "drew",
                "seat": mover,
                **face(after.hands[mover][before.held[mover] + i]),
            }
        else:
            seen = back(cell - DOWN)
            yield {"event": "hid" if seen["colour"] else "hid-plain", "seat": mover, **seen}


def _wound(name: str, seat: int, move: int) -> Json:
    low, high = int(WIND_FROM[move - WINDS]) + 1, int(WIND_TO[move - WINDS]) + 1
    return {"event": name, "seat": seat, "from": low, "to": high}


def _shot(before: Plain, after: Plain, seat: int) -> Iterator[Json]:
    """A seat's plays in order, each sharp or blurred, and a lucky shot where it was claimed."""
    for card in after.played[seat]:
        if card == NOTHING:
            return
        colour, value = card // VALUES, card % VALUES + 1
        sharp = value in after.films[seat][colour]
        yield {"event": "sharp" if sharp else "blurred", "seat": seat, **face(card)}
        claimed = before.lucky[colour] == NOBODY and after.lucky[colour] == seat
        if claimed and _claims(before, after, seat, card):
            yield {"event": "lucky", "seat": seat, "colour": COLOURS[colour]}


def _claims(before: Plain, after: Plain, seat: int, card: int) -> bool:
    """Whether this card of the shot is the one that claimed its colour's lucky shot."""
    colour, value = card // VALUES, card % VALUES + 1
    values = after.films[seat][colour]
    sharp = sum(v > 0 for v in values[: values.index(value) + 1]) if value in values else 0
    return bool(sharp == max(int(LUCKY_AT[before.players]), before.sharp[seat][colour] + 1))


# The field


def _field_changes(before: Plain) -> bool:
    return bool(sum(cell != NOTHING for cell in before.field) <= FEW)


def _cleared(before: Plain, after: Plain) -> Iterator[Json]:
    """What left the field, and which face-down cards were turned up instead."""
    lying = [cell for cell in before.field if cell != NOTHING]
    stay = [cell for cell in lying if cell >= DOWN] if before.players > 2 else []
    if gone := [cell for cell in lying if cell not in stay]:
        cards = [back(cell - DOWN) if cell >= DOWN else face(cell) for cell in gone]
        yield {"event": "cleared", "count": len(gone), "cards": cards}
    bottom = int(ROWS[before.players]) - 1
    for i in range(len(stay)):
        yield {"event": "turned", **face(after.field[(bottom - i) * COLUMNS])}


def _filled(before: Plain, after: Plain, first: bool) -> Iterator[Json]:
    """New photographs, then the sunset, or the end."""
    if count := before.left - after.left:
        yield {"event": "filled", "count": count}
    if first and after.phase == AT_SUNSET:
        yield {"event": "sunset"}
    if after.phase == AT_END:
        yield {"event": "ending"}


# Sunset and end


def _revealed(before: Plain, after: Plain) -> Iterator[Json]:
    """Every wind and every play, in turn order; then the field, or the end."""
    for i in range(before.players):
        seat = (before.turn + i) % before.players
        yield _wound("revealed", seat, after.winds[seat])
        yield from _shot(before, after, seat)
    if after.to_move != OVER:
        yield from _filled(before, after, False)
        return
    for seat in range(after.players):
        card = after.hands[seat][0]
        if after.missed_frame:
            yield {"event": "missed", "seat": seat, **face(card)}
        else:
            seen = back(card // HALF) if not after.plain_backs else {}
            yield {"event": "put-away", "seat": seat, **seen}
    yield {"event": "over", "seats": winners(after), "rule": ended_by(after)}
