"""Cards and backs of Photograph in words and in JSON."""

from __future__ import annotations

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.rulebook import Json
from vernissage.games.photograph.components import COLOURS, HALF, HALVES, VALUES
from vernissage.games.photograph.state import BACKS, DOWN, NOTHING, SUNSET, UNKNOWN

CARDS = tuple(f"{colour} {value}" for colour in COLOURS for value in range(1, VALUES + 1))
BACK_NAMES = (*(f"{colour} {half}" for colour in COLOURS for half in HALVES), "?", "sunset")
_CARD_CODES = {text: code for code, text in enumerate(CARDS)}
_BACK_CODES = {text: code for code, text in enumerate(BACK_NAMES)}


def face(card: int) -> Json:
    """A card whose face is seen."""
    return {**back(card // HALF), "value": card % VALUES + 1}


def back(code: int) -> Json:
    """[PH-C3] A card whose back is seen: its colour and half, or nothing with plain backs."""
    if code >= BACKS:
        return {"colour": None, "half": None, "value": None}
    return {"colour": COLOURS[code // 2], "half": HALVES[code % 2], "value": None}


def back_in_hand(card: int, plain_backs: int) -> Json:
    """[PH-C3] What others see of a card in a hand."""
    return back(UNKNOWN if plain_backs else card // HALF)


def write_cell(cell: int) -> str | None:
    """What lies on a place: a card, a back, or nothing."""
    if cell == NOTHING:
        return None
    return CARDS[cell] if cell < DOWN else BACK_NAMES[cell - DOWN]


def write_back(code: int) -> str | None:
    """A back on top of the deck, or nothing."""
    return None if code == NOTHING else BACK_NAMES[code]


def read_card(value: object, where: str) -> int:
    """The card a text names."""
    if not isinstance(value, str) or value not in _CARD_CODES:
        raise ImpossiblePosition(
            f"{where}: a card is a colour and a value like 'blue 7', not {value!r}"
        )
    return _CARD_CODES[value]


def read_back(value: object, where: str, sunset: bool = False) -> int:
    """The back a text names; the sunset's only where it may lie."""
    code = _BACK_CODES.get(value) if isinstance(value, str) else None
    if code is None or (code == SUNSET and not sunset):
        raise ImpossiblePosition(
            f"{where}: a back is a colour and a half like 'blue 7-12', not {value!r}"
        )
    return code


def read_cell(value: object, where: str) -> int:
    """What lies on a place: a card, a back, or nothing."""
    if value is None:
        return NOTHING
    if isinstance(value, str) and value in _CARD_CODES:
        return _CARD_CODES[value]
    return DOWN + read_back(value, where)
