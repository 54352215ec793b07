"""What a seat of Photograph may know, plane by plane."""

from __future__ import annotations

import numpy as np

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
    write_header,
)
from vernissage.games.photograph.components import (
    CELLS,
    COLOURS,
    HALF,
    MOST_TAKEN,
    SEATS,
    VALUES,
)
from vernissage.games.photograph.films import ends_blurred
from vernissage.games.photograph.knowledge import is_unseen
from vernissage.games.photograph.moves import WIND_FROM, WIND_TO, WINDS
from vernissage.games.photograph.scoring import points_of
from vernissage.games.photograph.state import (
    AT_END,
    AT_SUNSET,
    BACKS,
    DOWN,
    MOST_HELD,
    NOTHING,
    UNKNOWN,
    N,
    back_of,
    lies_face_up,
)

CARDS = N * VALUES
CARD = BACKS + 2  # of a card: its back, one of BACKS; whether it tells nothing; its value

PLANES = (
    *header(SEATS),
    flags("phase", (AT_END + 1,), "take, wind, winds at sunset, winds at the end"),
    flags("turn", (SEATS,), "whose turn it is"),
    Plane("announced", (1,), 0, MOST_TAKEN, "cards this turn takes and plays"),
    flags("options", (2,), "`missed_frame` and `plain_backs`"),
    flags("colours", (N,), f"colours in play: {', '.join(COLOURS)}"),
    Plane(
        "field",
        (CELLS, CARD),
        0,
        VALUES,
        "cells row by row: the back (colour by colour, 1–6 then 7–12; the last tells nothing),"
        " then the value, 0 face down",
    ),
    Plane("held", (SEATS,), 0, MOST_HELD, "cards in each hand"),
    Plane(
        "hands",
        (SEATS, MOST_HELD, CARD),
        0,
        VALUES,
        "cards of each hand from the bottom up, as in `field`; others' values once all saw them",
    ),
    flags("shown", (SEATS, MOST_HELD), "cards whose face all have seen"),
    Plane("films", (SEATS, N, VALUES), -1, 1, "by colour and value: 1 sharp, −1 blurred"),
    Plane("sharp", (SEATS, N), 0, VALUES, "face-up cards of each film"),
    Plane("last", (SEATS, N), 0, VALUES, "value of the last of them"),
    Plane("way", (SEATS, N), -1, 1, "1 rising, −1 falling, 0 not set"),
    flags("blurred", (SEATS, N), "the film ends with a blur"),
    flags("lucky", (SEATS, N), "who has the lucky shot of a colour"),
    flags("unknown", (CARDS,), "cards the observer has not seen, by colour and value"),
    Plane("deck", (BACKS,), 0, HALF, "photographs in the deck by back; 0 with `plain_backs`"),
    Plane("left", (1,), 0, CARDS, "photographs in the deck"),
    flags("top", (BACKS + 2,), "the back on top; the last two: tells nothing, the sunset"),
    flags("sunset", (1,), "the sunset is still in the deck"),
    flags("committed", (SEATS,), "whose wind at sunset or at the end is in"),
    Plane("own_wind", (2,), 0, MOST_HELD, "the observer's: from and to, from 1"),
    Plane("points", (SEATS,), LEAST, MOST, "each seat's points so far"),
)
_AT = starts(PLANES)
_PHASE, _TURN, _ANNOUNCED, _OPTIONS = (
    _AT["phase"],
    _AT["turn"],
    _AT["announced"],
    _AT["options"],
)
_COLOURS, _FIELD, _HELD, _HANDS = _AT["colours"], _AT["field"], _AT["held"], _AT["hands"]
_SHOWN, _FILMS, _SHARP, _LAST = _AT["shown"], _AT["films"], _AT["sharp"], _AT["last"]
_WAY, _BLURRED, _LUCKY, _UNKNOWN = _AT["way"], _AT["blurred"], _AT["lucky"], _AT["unknown"]
_DECK, _LEFT, _TOP, _SUNSET = _AT["deck"], _AT["left"], _AT["top"], _AT["sunset"]
_COMMITTED, _OWN_WIND, _POINTS = _AT["committed"], _AT["own_wind"], _AT["points"]


@kernel
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """[PH-2] [PH-C3] What a seat may know: faces it has seen, backs, films, the deck."""
    write_header(s, seat, SEATS, out)
    out[_PHASE + int(s.phase)] = 1
    out[_TURN + away(s, seat, int(s.turn))] = 1
    out[_ANNOUNCED] = s.announced
    out[_OPTIONS] = s.missed_frame
    out[_OPTIONS + 1] = s.plain_backs
    write_deck(s, out)
    for cell in range(CELLS):
        lying = int(s.field[cell])
        if lies_face_up(lying):
            write_card(back_of(lying), lying % VALUES + 1, out[_FIELD + cell * CARD :])
        elif lying != NOTHING:
            write_card(lying - DOWN, 0, out[_FIELD + cell * CARD :])
    for other in range(int(s.players)):
        place = away(s, seat, other)
        write_hand(s, seat, other, place, out)
        write_films(s, other, place, out)
        out[_POINTS + place] = held_in(points_of(s, other))
    write_winds(s, seat, out)


@kernel
def write_card(back: int, value: int, out: np.ndarray) -> None:
    """[PH-C3] A card by its back, and its value if that is known."""
    out[back] = 1
    out[UNKNOWN + 1] = value


@kernel
def write_deck(s: np.record, out: np.ndarray) -> None:
    """[PH-C3] The colours in play, the deck by backs, and what nobody has seen."""
    for colour in range(N):
        out[_COLOURS + colour] = (int(s.colours) >> colour) & 1
    for back in range(BACKS):
        out[_DECK + back] = s.deck[back]
        for i in range(HALF):
            out[_UNKNOWN + back * HALF + i] = (int(s.unseen[back]) >> i) & 1
    out[_LEFT] = s.left
    out[_SUNSET] = s.sunset
    if s.top != NOTHING:
        out[_TOP + int(s.top)] = 1


@kernel
def write_hand(s: np.record, seat: int, other: int, place: int, out: np.ndarray) -> None:
    """[PH-2] A hand: a face only to who has seen it, else the back; it stays unknown."""
    held = int(s.held[other])
    out[_HELD + place] = held
    for i in range(held):
        at = place * MOST_HELD + i
        card = int(s.hands[other, i])
        out[_SHOWN + at] = (int(s.shown[other]) >> i) & 1
        if is_unseen(s, seat, other, i):
            back = UNKNOWN if s.plain_backs else back_of(card)
            write_card(back, 0, out[_HANDS + at * CARD :])
            out[_UNKNOWN + card] = 1
        else:
            write_card(back_of(card), card % VALUES + 1, out[_HANDS + at * CARD :])


@kernel
def write_films(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[PH-5] [PH-6] [PH-9] The films of a seat: what is in them and what may follow."""
    for colour in range(N):
        at = place * N + colour
        for i in range(VALUES):
            value = int(s.films[other, colour, i])
            if value == 0:
                break
            out[_FILMS + at * VALUES + abs(value) - 1] = 1 if value > 0 else -1
        out[_SHARP + at] = s.sharp[other, colour]
        out[_LAST + at] = s.last[other, colour]
        out[_WAY + at] = s.way[other, colour]
        out[_BLURRED + at] = int(ends_blurred(s, other, colour))
        out[_LUCKY + at] = int(s.lucky[colour] == other)


@kernel
def write_winds(s: np.record, seat: int, out: np.ndarray) -> None:
    """[PH-12] [PH-13] Whose wind is in; which one, of the observer's own alone."""
    if s.phase < AT_SUNSET:
        return
    for other in range(int(s.players)):
        out[_COMMITTED + away(s, seat, other)] = int(s.winds[other] != NOTHING)
    if s.winds[seat] != NOTHING:
        wind = int(s.winds[seat]) - WINDS
        out[_OWN_WIND] = WIND_FROM[wind] + 1
        out[_OWN_WIND + 1] = WIND_TO[wind] + 1
