"""A table of Time Loop as one record.

A cell's number is `column * ROWS + row`: column 0 is 3 September, 1 to
COLUMNS are A, B, …, and the one after them is 4 September. Bit n of `filled`
is set when a pawn or a token is on cell n.

The stack has no order: a token is drawn from what is left when it is needed.
Stack and discard are bits by event and counts of meetings.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import record_type
from vernissage.games.time_loop.components import (
    COLOUR,
    COLOURS,
    COLUMNS,
    EVENTS,
    NUMBER,
    OBJECT,
    OBJECTS,
    OF_EVERY_COLOUR,
    ROWS,
    SEATS,
    TOO_MANY,
)

NOBODY = -1
NOTHING = -1  # no event
N = len(COLOURS)
LONGEST = N * (TOO_MANY - 1)  # of a line
BYTES = (len(EVENTS) + 7) // 8
START_COLUMN, LAST_COLUMN, GOAL = 0, COLUMNS, COLUMNS + 1
FIRST_CELL, END_CELL = ROWS, ROWS * (COLUMNS + 1)  # of columns A, B, …
DAY = (1 << END_CELL) - (1 << FIRST_CELL)  # bits of all those cells
FORWARD, UP, DOWN = 0, 1, 2
WAY = (ROWS, -1, 1)  # what a direction adds to a cell's number

# The phases of a turn; README.md draws the way through them.
START, MAIN, DRAWN, STEP, ASIDE, TAKE, AFTER, RETURN = range(8)
PHASES = ("start", "main", "drawn", "step", "aside", "take", "after", "return")

STATE = record_type(
    ("filled", "i8"),  # bit n: a pawn or a token is on cell n
    ("rounds", "i2"),  # begun so far; 0 while pawns are placed
    ("line", "i1", (SEATS, LONGEST)),  # events in the order they came
    ("came", "u1", (SEATS, LONGEST)),  # the round each came in, for the story
    ("length", "i1", (SEATS,)),
    ("colours", "i1", (SEATS, N)),  # of the line, counted
    ("highest", "i1", (SEATS, len(OBJECTS))),  # number of an object in the line
    ("cell", "i1", (SEATS,)),  # of the pawn; NOBODY before it is placed
    ("meetings", "i1", (SEATS,)),
    ("photos", "i1", (SEATS,)),
    ("returns", "u1", (SEATS,)),  # to 3 September, for the story
    ("board", "i1", (END_CELL,)),  # the event on a cell, or NOTHING
    ("stack", "u1", (BYTES,)),  # bits: events
    ("discard", "u1", (BYTES,)),
    ("stack_meetings", "i1"),
    ("discard_meetings", "i1"),
    ("photo_pile", "i1"),
    ("order", "i1", (SEATS,)),  # seats by their start cells
    ("turn", "i1"),  # index of the seat to move in that order
    ("phase", "i1"),
    ("drawn", "i1"),  # the event drawn and not settled, or NOTHING
    ("laid", "i1"),  # the cell it was just laid on, while another is to be taken; or NOBODY
    ("photo_used", "b1"),  # in this turn
    ("photo_step_spends", "b1"),  # the table's option
    ("winner", "i1"),
)


@kernel
def neighbour(cell: int, way: int) -> int:
    """The cell forward, up or down of a cell (4 September included), or NOBODY."""
    row = cell % ROWS
    if (way == UP and row == 0) or (way == DOWN and row == ROWS - 1):
        return NOBODY
    return cell + WAY[way]


@kernel
def fits(s: np.record, seat: int, event: int) -> bool:
    """[TL-1] [TL-2] Another colour than the line's last; higher than any of its object there."""
    length = int(s.length[seat])
    if length == 0:
        return True
    last = int(s.line[seat, length - 1])
    return bool((COLOUR[event] != COLOUR[last]) & (NUMBER[event] > s.highest[seat, OBJECT[event]]))


@kernel
def two_of_each(s: np.record, seat: int) -> bool:
    """[TL-5] Whether the line holds two tokens of every colour."""
    for colour in range(N):
        if s.colours[seat, colour] < OF_EVERY_COLOUR:
            return False
    return True


@kernel
def is_empty(s: np.record, cell: int) -> bool:
    """Whether neither a pawn nor a token is on a cell."""
    return (int(s.filled) >> cell) & 1 == 0
