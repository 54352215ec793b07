"""What a seat of Photograph may know, plane by plane."""

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
)

CARDS = N * VALUES
CARD = 2  # of a card: its back, its value
_CARD = (
    f"backs (1 to {BACKS} colour by colour, 1–{HALF} then {HALF + 1}–{VALUES};"
    f" {UNKNOWN + 1} tells nothing; 0 no card), then values (0 face down)"
)


def _lying() -> tuple[np.ndarray, np.ndarray]:
    """Back and value by what may lie on a cell, NOTHING included, less NOTHING."""
    backs, values = np.zeros((2, DOWN + UNKNOWN + 1 - NOTHING), np.int8)
    cards = np.arange(CARDS)
    backs[cards - NOTHING] = cards // HALF + 1
    values[cards - NOTHING] = cards % VALUES + 1
    backs[DOWN - NOTHING :] = np.arange(UNKNOWN + 1) + 1
    return backs, values


BACK_OF, VALUE_OF = _lying()

PLANES = (
    *header(SEATS),
    flags("phase", (AT_END + 1,), "take, wind, winds at sunset, winds at the end"),
    flags("turn", (SEATS,), "whose turn it is"),
    Plane("announced", (1,), 0, MOST_TAKEN, "cards this turn takes and plays"),
    flags("options", (2,), "`missed_frame` and `plain_backs`"),
    flags("colours", (N,), f"colours in play: {', '.join(COLOURS)}"),
    Plane(
        "field",
        (CARD, CELLS),
        0,
        UNKNOWN + 1,
        f"by cell, row by row: {_CARD}",
    ),
    Plane("held", (SEATS,), 0, MOST_HELD, "cards in each hand"),
    Plane(
        "hands",
        (SEATS, CARD, MOST_HELD),
        0,
        UNKNOWN + 1,
        "cards of each hand from the bottom up, as in `field`; others' values once all saw them",
    ),
    flags("shown", (SEATS, MOST_HELD), "cards whose face all have seen"),
    Plane(
        "films",
        (SEATS, N, VALUES),
        -VALUES,
        VALUES,
        "cards of each film in their order: the value, negative if blurred; then 0",
    ),
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
        lying = int(s.field[cell]) - NOTHING
        out[_FIELD + cell] = BACK_OF[lying]
        out[_FIELD + CELLS + cell] = VALUE_OF[lying]
    for other in range(int(s.players)):
        place = away(s, seat, other)
        write_hand(s, seat, other, place, out)
        write_films(s, other, place, out)
        out[_POINTS + place] = held_in(points_of(s, other))
    write_winds(s, seat, out)


@kernel
def write_deck(s: np.record, out: np.ndarray) -> None:
    """[PH-C3] The colours in play, the deck by backs, and what nobody has seen."""
    write_flags(int(s.colours), N, out[_COLOURS:])
    copy_row(s.deck, BACKS, out[_DECK:])
    for back in range(BACKS):
        write_flags(int(s.unseen[back]), HALF, out[_UNKNOWN + back * HALF :])
    out[_LEFT] = s.left
    out[_SUNSET] = s.sunset
    if s.top != NOTHING:
        out[_TOP + int(s.top)] = 1


@kernel
def write_hand(s: np.record, seat: int, other: int, place: int, out: np.ndarray) -> None:
    """[PH-2] A hand: a face only to who has seen it, else the back; it stays unknown."""
    held = int(s.held[other])
    out[_HELD + place] = held
    write_flags(int(s.shown[other]), MOST_HELD, out[_SHOWN + place * MOST_HELD :])
    backs = out[_HANDS + place * CARD * MOST_HELD :]
    values = backs[MOST_HELD:]
    for i in range(held):
        card = int(s.hands[other, i])
        if is_unseen(s, seat, other, i):
            backs[i] = UNKNOWN + 1 if s.plain_backs else BACK_OF[card - NOTHING]
            out[_UNKNOWN + card] = 1
        else:
            backs[i] = BACK_OF[card - NOTHING]
            values[i] = VALUE_OF[card - NOTHING]


@kernel
def write_films(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[PH-5] [PH-6] [PH-9] The films of a seat: what is in them and what may follow."""
    at = place * N
    copy_row(s.films[other], N * VALUES, out[_FILMS + at * VALUES :])
    copy_row(s.sharp[other], N, out[_SHARP + at :])
    copy_row(s.last[other], N, out[_LAST + at :])
    copy_row(s.way[other], N, out[_WAY + at :])
    for colour in range(N):
        out[_BLURRED + at + colour] = int(ends_blurred(s, other, colour))
        out[_LUCKY + at + colour] = int(s.lucky[colour] == other)


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
