"""The moves of Final Touch: codes inside the rules, a line of text everywhere else."""

from __future__ import annotations

from vernissage.engine.moves import MoveTexts
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
_MOVES = MoveTexts(_TEXTS, FORMS)
read, write = _MOVES.read, _MOVES.write


def parts(code: int) -> dict[str, str]:
    """The words of a move, by name, for the texts."""
    form, _, colour = write(code).partition(" ")
    return {"form": form, "colour": colour} if colour else {"form": form}
