"""All legal moves of Time Loop, and why another is not legal."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.time_loop.components import CELLS, ROWS
from vernissage.games.time_loop.moves import (
    ADD,
    DISCARD,
    DONE,
    DRAW,
    LAY,
    MEET,
    PHOTO_FORGET,
    PHOTO_MEETING,
    PHOTO_STEP,
    RETURN_TO,
    START_AT,
    STEP_TO,
    TAKE_FROM,
)
from vernissage.games.time_loop.permitted import (
    meeting_column,
    why_no_photo,
    why_not_add,
    why_not_discard,
    why_not_forget,
    why_not_lay,
    why_not_lay_at_all,
    why_not_meet,
    why_not_meet_at_all,
    why_not_photo_meeting,
    why_not_photo_step,
    why_not_pick_up,
    why_not_return,
    why_not_start,
    why_not_step,
    why_not_take,
)
from vernissage.games.time_loop.reasons import DUE, GAME_DRAWN, GAME_OVER, LEGAL, NOTHING_TO_END
from vernissage.games.time_loop.state import (
    AFTER,
    ASIDE,
    DRAWN,
    FIRST_CELL,
    MAIN,
    NOBODY,
    START,
    STEP,
    TAKE,
    is_empty,
)


@kernel
def refusal(s: np.record, move: int) -> int:
    """[TL-1] [TL-2] [TL-3] [TL-14] Why a move is not legal now, or LEGAL."""
    seat = int(s.to_move)
    if seat == OVER:
        return GAME_DRAWN if s.winner == NOBODY else GAME_OVER
    if move < STEP_TO:
        return why_not_first(s, seat, move)
    if move < TAKE_FROM:
        return why_not_step(s, seat, move - STEP_TO)
    if move < LAY:
        return why_not_take(s, seat, move - TAKE_FROM)
    if move < PHOTO_STEP:
        return why_not_lay(s, seat, FIRST_CELL + move - LAY)
    if move < RETURN_TO:
        return why_not_photo(s, seat, move)
    return why_not_last(s, seat, move)


@kernel
def why_not_first(s: np.record, seat: int, move: int) -> int:
    """[TL-2] [TL-S1] Placing a pawn, drawing, and what settles a draw."""
    if move < DRAW:
        return why_not_start(s, move - START_AT)
    if move == DRAW:
        return LEGAL if s.phase == MAIN else DUE + int(s.phase)
    return why_not_add(s, seat) if move == ADD else why_not_discard(s, seat)


@kernel
def why_not_photo(s: np.record, seat: int, move: int) -> int:
    """[TL-11] The three photo actions."""
    if move < PHOTO_MEETING:
        return why_not_photo_step(s, seat, move - PHOTO_STEP)
    if move == PHOTO_MEETING:
        return why_not_photo_meeting(s, seat)
    return why_not_forget(s, seat, move - PHOTO_FORGET)


@kernel
def why_not_last(s: np.record, seat: int, move: int) -> int:
    """[TL-7] [TL-9] Returning, ending a turn, meeting."""
    if move < DONE:
        return why_not_return(s, seat, move - RETURN_TO)
    if move == DONE:
        return LEGAL if s.phase == AFTER else NOTHING_TO_END
    other, cell = divmod(move - MEET, CELLS)
    return why_not_meet(s, seat, other, FIRST_CELL + cell)


@kernel
def legal(s: np.record, out: np.ndarray) -> int:
    """[TL-1] [TL-2] [TL-3] The moves of the phase, ascending."""
    seat = int(s.to_move)
    if seat == OVER:
        return 0
    if s.phase == MAIN:
        return list_main(s, seat, out)
    if s.phase == DRAWN:
        return list_drawn(s, seat, out)
    n = 0
    if s.phase == STEP or s.phase == ASIDE:
        for way in range(3):
            out[n] = STEP_TO + way
            n += int(why_not_step(s, seat, way) == LEGAL)
    elif s.phase == TAKE:
        n = list_takes(s, seat, out)
    elif s.phase == AFTER:
        n = list_photo_steps(s, seat, out, 0)
        out[n] = DONE
        n += 1
    else:
        for row in range(ROWS):
            if s.phase == START:
                out[n] = START_AT + row
                n += int(why_not_start(s, row) == LEGAL)
            else:
                out[n] = RETURN_TO + row
                n += int(why_not_return(s, seat, row) == LEGAL)
    return n


@kernel
def list_main(s: np.record, seat: int, out: np.ndarray) -> int:
    """[TL-1] [TL-2] [TL-3] [TL-11] Draw, take, photo actions, meetings."""
    n = list_takes(s, seat, out[1:]) + 1
    out[0] = DRAW
    if why_no_photo(s, seat) == LEGAL:
        n = list_photo_steps(s, seat, out, n)
        out[n] = PHOTO_MEETING
        n += int(why_not_photo_meeting(s, seat) == LEGAL)
        n = list_forgets(s, seat, out, n)
    if why_not_meet_at_all(s, seat) == LEGAL:
        first = meeting_column(s, seat) * ROWS
        for other in range(int(s.players)):
            for cell in range(first, first + ROWS):
                out[n] = MEET + other * CELLS + cell - FIRST_CELL
                n += int(other != seat and is_empty(s, cell))
    return n


@kernel
def list_takes(s: np.record, seat: int, out: np.ndarray) -> int:
    """[TL-1] Events to take."""
    n = 0
    for way in range(3):
        out[n] = TAKE_FROM + way
        n += int(why_not_pick_up(s, seat, way) == LEGAL)
    return n


@kernel
def list_photo_steps(s: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """[TL-11] Extra steps."""
    for way in range(3):
        out[n] = PHOTO_STEP + way
        n += int(why_not_photo_step(s, seat, way) == LEGAL)
    return n


@kernel
def list_forgets(s: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """[TL-11] Events of the line to forget."""
    for place in range(int(s.length[seat])):
        out[n] = PHOTO_FORGET + place
        n += 1
    return n


@kernel
def list_drawn(s: np.record, seat: int, out: np.ndarray) -> int:
    """[TL-2] [TL-11] Add, lay, or forget an event first."""
    out[0] = ADD
    n = int(why_not_add(s, seat) == LEGAL)
    out[n] = DISCARD
    n += int(why_not_discard(s, seat) == LEGAL)
    if why_not_lay_at_all(s, seat) == LEGAL:
        empty = ~int(s.filled) >> FIRST_CELL
        for cell in range(CELLS):
            out[n] = LAY + cell
            n += (empty >> cell) & 1
    if why_no_photo(s, seat) == LEGAL:
        n = list_forgets(s, seat, out, n)
    return n
