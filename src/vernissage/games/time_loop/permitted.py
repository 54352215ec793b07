"""What may be done now: the one place where the legality of Time Loop is written.

A `why_…` function answers LEGAL or the number of the reason against it.
`legal.py` lists what has no reason against it and tells the reason.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.components import ROWS
from vernissage.games.time_loop.reasons import (
    AFTER_A_PHOTO,
    CELL_NOT_EMPTY,
    DOES_NOT_FIT,
    DUE,
    EVENT_DOES_NOT_FIT,
    FORWARD_BARRED,
    JUST_LAID,
    LEGAL,
    MUST_ADD,
    NO_DISCARD,
    NO_EVENT,
    NO_MEETING,
    NO_MEETING_LEFT,
    NO_PHOTO,
    NO_SUCH_PLACE,
    NOBODY_THERE,
    NOT_EMPTY,
    NOT_TOMORROW,
    NOT_TWO_OF_EACH,
    OFF_THE_BOARD,
    OTHER_COLUMN,
    PHOTO_NOT_EMPTY,
    PHOTO_OFF_THE_BOARD,
    PHOTO_TOO_LATE,
    PHOTO_USED,
    RETURN_TAKEN,
    START_TAKEN,
)
from vernissage.games.time_loop.state import (
    AFTER,
    ASIDE,
    DAY,
    DRAWN,
    END_CELL,
    FORWARD,
    MAIN,
    NOBODY,
    NOTHING,
    RETURN,
    START,
    STEP,
    TAKE,
    fits,
    is_empty,
    neighbour,
    two_of_each,
)


@kernel
def why_not_start(s: np.record, row: int) -> int:
    """[TL-S1] A free start cell, while pawns are placed."""
    if s.phase != START:
        return DUE + int(s.phase)
    return LEGAL if is_empty(s, row) else START_TAKEN


@kernel
def why_not_add(s: np.record, seat: int) -> int:
    """[TL-2] The drawn event, if it fits."""
    if s.phase != DRAWN:
        return DUE + int(s.phase)
    return LEGAL if fits(s, seat, int(s.drawn)) else DOES_NOT_FIT


@kernel
def why_not_lay_at_all(s: np.record, seat: int) -> int:
    """[TL-2] The drawn event is laid if it does not fit, or if another can then be taken."""
    if s.phase != DRAWN:
        return DUE + int(s.phase)
    if not fits(s, seat, int(s.drawn)):
        return LEGAL
    for way in range(3):
        if why_not_pick_up(s, seat, way) == LEGAL:
            return LEGAL
    return MUST_ADD


@kernel
def why_not_lay(s: np.record, seat: int, cell: int) -> int:
    """[TL-2] It is laid on an empty cell of the columns A, B, …"""
    reason = why_not_lay_at_all(s, seat)
    if reason != LEGAL:
        return reason
    return LEGAL if is_empty(s, cell) else NOT_EMPTY


@kernel
def why_not_discard(s: np.record, seat: int) -> int:
    """[TL-2] Only an event that does not fit, when no cell is empty, is discarded."""
    if s.phase != DRAWN:
        return DUE + int(s.phase)
    full = DAY & ~int(s.filled) == 0
    return LEGAL if full and not fits(s, seat, int(s.drawn)) else NO_DISCARD


@kernel
def why_not_enter(s: np.record, seat: int, way: int) -> int:
    """[TL-4] The cell that way is on the board and empty; 4 September is not looked at."""
    cell = neighbour(int(s.cell[seat]), way)
    if cell == NOBODY:
        return OFF_THE_BOARD
    if cell < END_CELL and not is_empty(s, cell):
        return NOT_EMPTY
    return LEGAL


@kernel
def why_not_step(s: np.record, seat: int, way: int) -> int:
    """[TL-2] [TL-5] The step after a draw: forward only after adding, out of the day to win."""
    if s.phase != STEP and s.phase != ASIDE:
        return DUE + int(s.phase)
    if way == FORWARD and s.phase == ASIDE:
        return FORWARD_BARRED
    if way == FORWARD and s.cell[seat] >= END_CELL - ROWS and not two_of_each(s, seat):
        return NOT_TWO_OF_EACH
    return why_not_enter(s, seat, way)


@kernel
def why_not_pick_up(s: np.record, seat: int, way: int) -> int:
    """[TL-1] An event on the neighbouring cell, if it fits; never the one just laid there."""
    cell = neighbour(int(s.cell[seat]), way)
    if cell == NOBODY or cell >= END_CELL or s.board[cell] == NOTHING:
        return NO_EVENT
    if cell == s.laid:
        return JUST_LAID
    return LEGAL if fits(s, seat, int(s.board[cell])) else EVENT_DOES_NOT_FIT


@kernel
def why_not_take(s: np.record, seat: int, way: int) -> int:
    """[TL-1] [TL-2] As the whole turn, or after laying a drawn event that fits."""
    if s.phase != MAIN and s.phase != TAKE:
        return DUE + int(s.phase)
    return why_not_pick_up(s, seat, way)


@kernel
def why_not_meet_at_all(s: np.record, seat: int) -> int:
    """[TL-3] [TL-9] A meeting is the whole turn of a seat that has the token."""
    if s.phase != MAIN:
        return DUE + int(s.phase)
    if s.meetings[seat] == 0:
        return NO_MEETING
    return AFTER_A_PHOTO if s.photo_used else LEGAL


@kernel
def meeting_column(s: np.record, seat: int) -> int:
    """[TL-9] The pawn's own column; column A if it stands on a start cell."""
    return max(1, int(s.cell[seat]) // ROWS)


@kernel
def why_not_meet(s: np.record, seat: int, other: int, cell: int) -> int:
    """[TL-9] An opponent, and an empty cell of the meeting's column."""
    reason = why_not_meet_at_all(s, seat)
    if reason != LEGAL:
        return reason
    if other == seat or other >= s.players:
        return NOBODY_THERE
    if cell // ROWS != meeting_column(s, seat):
        return OTHER_COLUMN
    return LEGAL if is_empty(s, cell) else CELL_NOT_EMPTY


@kernel
def why_no_photo(s: np.record, seat: int) -> int:
    """[TL-11] One photo action a turn, by a seat that has a photo."""
    if s.phase == START or s.phase == RETURN:
        return DUE + int(s.phase)
    if s.photos[seat] == 0:
        return NO_PHOTO
    return PHOTO_USED if s.photo_used else LEGAL


@kernel
def why_not_photo_step(s: np.record, seat: int, way: int) -> int:
    """[TL-11] Before the main action or after the step: an empty cell, never 4 September."""
    reason = why_no_photo(s, seat)
    if reason != LEGAL:
        return reason
    if s.phase != MAIN and s.phase != AFTER:
        return PHOTO_TOO_LATE
    cell = neighbour(int(s.cell[seat]), way)
    if cell == NOBODY:
        return PHOTO_OFF_THE_BOARD
    if cell >= END_CELL:
        return NOT_TOMORROW
    return LEGAL if is_empty(s, cell) else PHOTO_NOT_EMPTY


@kernel
def why_not_photo_meeting(s: np.record, seat: int) -> int:
    """[TL-11] Before the main action, if the stack holds a meeting."""
    reason = why_no_photo(s, seat)
    if reason != LEGAL:
        return reason
    if s.phase != MAIN:
        return PHOTO_TOO_LATE
    return LEGAL if s.stack_meetings > 0 else NO_MEETING_LEFT


@kernel
def why_not_forget(s: np.record, seat: int, place: int) -> int:
    """[TL-11] Before the main action or before the draw is settled: an event of the line."""
    reason = why_no_photo(s, seat)
    if reason != LEGAL:
        return reason
    if s.phase != MAIN and s.phase != DRAWN:
        return PHOTO_TOO_LATE
    return LEGAL if place < s.length[seat] else NO_SUCH_PLACE


@kernel
def why_not_return(s: np.record, seat: int, row: int) -> int:
    """[TL-7] Any free start cell, the pawn's own included."""
    if s.phase != RETURN:
        return DUE + int(s.phase)
    return LEGAL if is_empty(s, row) or s.cell[seat] == row else RETURN_TAKEN
