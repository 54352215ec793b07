"""The rules of Time Loop, in the order of its README."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.components import (
    CELLS,
    COLOUR,
    MEETINGS,
    PHOTOS,
    ROWS,
    SEATS,
    TOO_MANY,
)
from vernissage.games.time_loop.course import begin_return, begin_turn, come_back, end_turn, finish
from vernissage.games.time_loop.favours import meet, use_photo
from vernissage.games.time_loop.moves import (
    ADD,
    DISCARD,
    DONE,
    DRAW,
    LAY,
    MEET,
    PHOTO_STEP,
    RETURN_TO,
    START_AT,
    STEP_TO,
    TAKE_FROM,
)
from vernissage.games.time_loop.permitted import why_not_photo_step, why_not_step
from vernissage.games.time_loop.pieces import (
    MEETING,
    draw_token,
    fill_stack,
    lengthen,
    move_pawn,
    put,
)
from vernissage.games.time_loop.reasons import LEGAL
from vernissage.games.time_loop.state import (
    AFTER,
    ASIDE,
    DRAWN,
    END_CELL,
    FIRST_CELL,
    NOBODY,
    NOTHING,
    START,
    STEP,
    TAKE,
    fits,
    neighbour,
)

# Set-up


@kernel
def deal(s: np.record) -> None:
    """[TL-S1] [TL-S2] A meeting each, the others and all events in the stack, photos apart."""
    fill_stack(s)
    s.stack_meetings = MEETINGS - int(s.players)
    s.photo_pile = PHOTOS
    for cell in range(END_CELL):
        s.board[cell] = NOTHING
    for seat in range(SEATS):
        s.cell[seat] = NOBODY
        s.order[seat] = NOBODY
        s.meetings[seat] = int(seat < s.players)
    s.drawn = NOTHING
    s.laid = NOBODY
    s.winner = NOBODY
    s.phase = START
    s.to_move = 0


@kernel
def place(s: np.record, seat: int, row: int) -> None:
    """[TL-S1] A pawn on a start cell; after the last one the numbers give the turn order."""
    move_pawn(s, seat, row)
    if seat + 1 < s.players:
        s.to_move = seat + 1
        return
    turn = 0
    for start in range(ROWS):
        for other in range(int(s.players)):
            if s.cell[other] == start:
                s.order[turn] = other
                turn += 1
    s.rounds = 1
    begin_turn(s, 0)


# A turn


@kernel
def apply(s: np.record, move: int) -> None:
    """[TL-1] [TL-2] [TL-3] Make a legal move."""
    s.ply += 1
    seat = int(s.to_move)
    if move < STEP_TO:
        if move < DRAW:
            place(s, seat, move - START_AT)
        elif move == DRAW:
            draw_from_stack(s, seat)
        elif move == ADD:
            add(s, seat)
        elif move == DISCARD:
            discard(s, seat)
    elif move < TAKE_FROM:
        step(s, seat, move - STEP_TO)
    elif move < LAY:
        take(s, seat, move - TAKE_FROM)
    elif move < PHOTO_STEP:
        lay(s, seat, FIRST_CELL + move - LAY)
    elif move < RETURN_TO:
        use_photo(s, seat, move)
    elif move < DONE:
        come_back(s, seat, move - RETURN_TO)
    elif move == DONE:
        end_turn(s)
    else:
        meet(s, seat, (move - MEET) // CELLS, FIRST_CELL + (move - MEET) % CELLS)


@kernel
def take(s: np.record, seat: int, way: int) -> None:
    """[TL-1] An event off the board to the line, the pawn onto its cell."""
    cell = neighbour(int(s.cell[seat]), way)
    event = int(s.board[cell])
    s.board[cell] = NOTHING
    s.laid = NOBODY
    if s.colours[seat, COLOUR[event]] + 1 >= TOO_MANY:
        s.filled = int(s.filled) & ~(1 << cell)
        begin_return(s, seat, event)
        return
    lengthen(s, seat, event)
    move_pawn(s, seat, cell)
    end_turn(s)


@kernel
def draw_from_stack(s: np.record, seat: int) -> None:
    """[TL-2] [TL-8] A meeting ends the turn; an event is to be settled; nothing: a step aside."""
    token = draw_token(s)
    if token == MEETING:
        s.meetings[seat] += 1
        end_turn(s)
    elif token == NOTHING:
        must_step(s, seat, ASIDE)
    else:
        s.drawn = token
        s.phase = DRAWN


@kernel
def add(s: np.record, seat: int) -> None:
    """[TL-2] [TL-6] The drawn event to the line; a fourth of its colour sends back, else a step."""
    event = int(s.drawn)
    s.drawn = NOTHING
    if s.colours[seat, COLOUR[event]] + 1 >= TOO_MANY:
        begin_return(s, seat, event)
        return
    lengthen(s, seat, event)
    must_step(s, seat, STEP)


@kernel
def lay(s: np.record, seat: int, cell: int) -> None:
    """[TL-2] The drawn event on the board; if it fits, another must be taken, else a step aside."""
    event = int(s.drawn)
    s.drawn = NOTHING
    s.board[cell] = event
    s.filled = int(s.filled) | (1 << cell)
    if fits(s, seat, event):
        s.laid = cell
        s.phase = TAKE
    else:
        must_step(s, seat, ASIDE)


@kernel
def discard(s: np.record, seat: int) -> None:
    """[TL-2] With no empty cell, an event that does not fit is discarded."""
    put(s.discard, int(s.drawn))
    s.drawn = NOTHING
    must_step(s, seat, ASIDE)


@kernel
def must_step(s: np.record, seat: int, phase: int) -> None:
    """[TL-4] A step is due; where none is permitted, the pawn returns."""
    s.phase = phase
    for way in range(3):
        if why_not_step(s, seat, way) == LEGAL:
            return
    begin_return(s, seat, NOTHING)


@kernel
def step(s: np.record, seat: int, way: int) -> None:
    """[TL-2] [TL-5] One cell on; out of the day it wins."""
    cell = neighbour(int(s.cell[seat]), way)
    move_pawn(s, seat, cell)
    if cell >= END_CELL:
        finish(s, seat)
        return
    s.phase = AFTER
    for other_way in range(3):
        if why_not_photo_step(s, seat, other_way) == LEGAL:
            return
    end_turn(s)
