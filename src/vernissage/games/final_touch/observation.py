"""What a seat of Final Touch may know, plane by plane."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.observation import (
    MOST,
    Plane,
    away,
    flags,
    header,
    held_in,
    starts,
    write_header,
)
from vernissage.games.final_touch.components import (
    ASKED,
    COMPLETED,
    HAND,
    MASTERPIECES,
    SEATS,
    SMEARS_TO_SPOIL,
    SPOILED,
    STROKES_A_COLOUR,
)
from vernissage.games.final_touch.state import (
    IMPROVING,
    NOBODY,
    NONE,
    N,
    hand_size,
    side,
    total,
)


def _strokes(name: str, most: int, meaning: str) -> Plane:
    return Plane(name, (N,), 0, most, f"{meaning}, by colour")


PLANES = (
    *header(SEATS),
    flags("improving", (1,), "the turn has laid strokes already"),
    _strokes("hand", HAND, "the observer's strokes"),
    Plane("hand_sizes", (SEATS,), 0, HAND, "strokes in each hand"),
    _strokes("asked", STROKES_A_COLOUR, "strokes the current masterpiece asks for"),
    _strokes("improved", STROKES_A_COLOUR, "strokes laid on it"),
    _strokes("smeared", SMEARS_TO_SPOIL, "its smears"),
    Plane("prices", (2,), 0, MOST, "what it pays completed, and spoiled"),
    flags("next", (1,), "there is a next masterpiece"),
    _strokes("next_asked", STROKES_A_COLOUR, "strokes the next one asks for"),
    Plane("next_prices", (2,), 0, MOST, "what that pays completed, and spoiled"),
    flags("unseen", (MASTERPIECES,), "masterpieces under the next one"),
    _strokes("discards", STROKES_A_COLOUR, "the discards"),
    Plane("pile", (1,), 0, N * STROKES_A_COLOUR, "strokes in the pile"),
    Plane("money", (SEATS,), 0, MOST, "each seat's money; team-mates share theirs"),
    flags("duel", (SEATS,), "the two seats of a duel; all 0 without one"),
)
_AT = starts(PLANES)
_IMPROVING, _HAND, _SIZES = _AT["improving"], _AT["hand"], _AT["hand_sizes"]
_ASKED, _IMPROVED, _SMEARED = _AT["asked"], _AT["improved"], _AT["smeared"]
_PRICES, _NEXT, _NEXT_ASKED = _AT["prices"], _AT["next"], _AT["next_asked"]
_NEXT_PRICES, _UNSEEN, _DISCARDS = _AT["next_prices"], _AT["unseen"], _AT["discards"]
_PILE, _MONEY, _DUEL = _AT["pile"], _AT["money"], _AT["duel"]


@kernel
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """What a seat may know: its own hand, and what lies open."""
    write_header(s, seat, SEATS, out)
    out[_IMPROVING] = int(s.turn == IMPROVING)
    for colour in range(N):
        out[_HAND + colour] = s.hands[seat, colour]
        out[_IMPROVED + colour] = s.improved[colour]
        out[_SMEARED + colour] = s.smeared[colour]
        out[_DISCARDS + colour] = s.discards[colour]
    out[_PILE] = total(s.pile)
    write_seats(s, seat, out)
    write_masterpiece(int(s.current), out[_ASKED:], out[_PRICES:])
    if s.next != NONE:
        out[_NEXT] = 1
        write_masterpiece(int(s.next), out[_NEXT_ASKED:], out[_NEXT_PRICES:])
    for i in range(MASTERPIECES):
        out[_UNSEEN + i] = (int(s.unseen) >> i) & 1


@kernel
def write_masterpiece(i: int, asked: np.ndarray, prices: np.ndarray) -> None:
    """The face of a masterpiece."""
    for colour in range(N):
        asked[colour] = ASKED[i, colour]
    prices[0] = held_in(int(COMPLETED[i]))
    prices[1] = held_in(int(SPOILED[i]))


@kernel
def write_seats(s: np.record, seat: int, out: np.ndarray) -> None:
    """What everybody knows of each seat."""
    for other in range(int(s.players)):
        place = away(s, seat, other)
        out[_SIZES + place] = hand_size(s, other)
        out[_MONEY + place] = held_in(int(s.money[side(s, other)]))
        out[_DUEL + place] = int(s.spoiler != NOBODY and s.spoiler != other)
