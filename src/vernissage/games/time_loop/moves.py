"""The moves of Time Loop: codes inside the rules, a line of text everywhere else."""

from __future__ import annotations

from vernissage.engine.moves import MoveTexts
from vernissage.games.time_loop.components import CELLS, LETTERS, ROUNDS, ROWS, SEATS
from vernissage.games.time_loop.state import FIRST_CELL, LONGEST

WAYS = ("forward", "up", "down")

START_AT = 0  # + row
DRAW = START_AT + ROWS
ADD = DRAW + 1
DISCARD = ADD + 1
STEP_TO = DISCARD + 1  # + way
TAKE_FROM = STEP_TO + len(WAYS)  # + way
LAY = TAKE_FROM + len(WAYS)  # + cell, from A1
PHOTO_STEP = LAY + CELLS  # + way
PHOTO_MEETING = PHOTO_STEP + len(WAYS)
PHOTO_FORGET = PHOTO_MEETING + 1  # + place in the line, from 0
RETURN_TO = PHOTO_FORGET + LONGEST  # + row
DONE = RETURN_TO + ROWS
MEET = DONE + 1  # + seat * CELLS + cell, from A1
CODES = MEET + SEATS * CELLS
MOST_PLIES = SEATS * (1 + 5 * ROUNDS)  # a turn at its longest: photo, draw, lay, take, return
MOST_MOVES = max(2 + CELLS + LONGEST, 5 + len(WAYS) + LONGEST + (SEATS - 1) * ROWS)


def cell_name(cell: int) -> str:
    """`D3` for a cell of columns A, B, …; a start cell is a number alone."""
    column, row = divmod(cell, ROWS)
    return f"{LETTERS[column - 1] if column else ''}{row + 1}"


_CELL_NAMES = [cell_name(FIRST_CELL + i) for i in range(CELLS)]
_FORMS = (
    *(("start", f"start {row + 1}") for row in range(ROWS)),
    ("draw", "draw"),
    ("add", "add"),
    ("discard", "discard"),
    *(("step", f"step {way}") for way in WAYS),
    *(("take", f"take {way}") for way in WAYS),
    *(("lay", f"lay {name}") for name in _CELL_NAMES),
    *(("photo-step", f"photo step {way}") for way in WAYS),
    ("photo-meeting", "photo meeting"),
    *(("photo-forget", f"photo forget {place + 1}") for place in range(LONGEST)),
    *(("return", f"return {row + 1}") for row in range(ROWS)),
    ("done", "done"),
    *(("meet", f"meet {seat} {name}") for seat in range(SEATS) for name in _CELL_NAMES),
)

FORMS = (
    "start ROW",
    "draw",
    "add",
    "discard",
    "step WAY",
    "take WAY",
    "lay CELL",
    "photo step WAY",
    "photo meeting",
    "photo forget PLACE",
    "return ROW",
    "done",
    "meet SEAT CELL",
    f"where WAY is {', '.join(WAYS)}, ROW 1 to {ROWS}, CELL A1 to {_CELL_NAMES[-1]},"
    f" PLACE 1 to {LONGEST} in the line, SEAT 0 to {SEATS - 1}",
)
_VALUES = {
    "start": ("row",),
    "step": ("way",),
    "take": ("way",),
    "lay": ("cell",),
    "photo-step": ("way",),
    "photo-forget": ("place",),
    "return": ("row",),
    "meet": ("other", "cell"),
}
_MOVES = MoveTexts([text for _, text in _FORMS], FORMS)
read, write = _MOVES.read, _MOVES.write


def parts(code: int) -> dict[str, str]:
    """The words of a move, by name, for the texts."""
    form, text = _FORMS[code]
    names = _VALUES.get(form, ())
    values = text.split()[-len(names) :] if names else []
    return {"form": form, **dict(zip(names, values, strict=True))}
