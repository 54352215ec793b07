"""The moves of Final Touch: codes inside the rules, a line of text everywhere else."""

from __future__ import annotations

from vernissage.engine.errors import UnreadableMove
from vernissage.games.final_touch.components import (
    ASKED,
    COLOURS,
    MASTERPIECES,
    SMEARS_TO_SPOIL,
)

IMPROVE = 0  # + colour
SMEAR = len(COLOURS)  # + colour
DONE = 2 * len(COLOURS)
CODES = DONE + 1
# Every stroke asked for, each with a `done` after it, and every masterpiece's smears.
MOST_PLIES = 2 * int(ASKED.sum()) + SMEARS_TO_SPOIL * MASTERPIECES

FORMS = ("improve COLOUR", "smear COLOUR", "done", f"where COLOUR is {', '.join(COLOURS)}")

_TEXTS = (
    *(f"improve {colour}" for colour in COLOURS),
    *(f"smear {colour}" for colour in COLOURS),
    "done",
)
_CODES = {text: code for code, text in enumerate(_TEXTS)}


def write(code: int) -> str:
    """The text of a move."""
    return _TEXTS[code]


def read(text: str) -> int:
    """The move a text names."""
    code = _CODES.get(text) if isinstance(text, str) else None
    if code is None:
        raise UnreadableMove(text, FORMS)
    return code


def parts(code: int) -> dict[str, str]:
    """The words of a move, by name, for the texts."""
    form, _, colour = write(code).partition(" ")
    return {"form": form, "colour": colour} if colour else {"form": form}
