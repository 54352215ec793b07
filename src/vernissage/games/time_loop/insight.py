"""Opinions about Time Loop, for bots: never rules. The baseline is here, the rest beside it."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.components import CELLS, COLOUR, OF_EVERY_COLOUR, ROWS, TOO_MANY
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
from vernissage.games.time_loop.permitted import (
    meeting_column,
    why_not_add,
    why_not_discard,
    why_not_lay_at_all,
    why_not_meet_at_all,
    why_not_photo_step,
    why_not_pick_up,
    why_not_step,
)
from vernissage.games.time_loop.reasons import LEGAL
from vernissage.games.time_loop.state import (
    AFTER,
    DRAWN,
    END_CELL,
    FIRST_CELL,
    FORWARD,
    MAIN,
    RETURN,
    START,
    TAKE,
    N,
    is_empty,
    neighbour,
)

FAR_AHEAD = 2  # columns: then the baseline calls a meeting
BREAKS = -100.0  # worth of an event that sends back


@kernel
def leader(s: np.record, seat: int) -> int:
    """The opponent whose pawn is farthest on."""
    best, farthest = -1, -1
    for other in range(int(s.players)):
        if other != seat and s.cell[other] // ROWS > farthest:
            best, farthest = other, int(s.cell[other]) // ROWS
    return best


@kernel
def count_after(s: np.record, seat: int, event: int) -> int:
    """How many of its colour the line would hold with an event."""
    return int(s.colours[seat, COLOUR[event]]) + 1


@kernel
def lacking(s: np.record, seat: int) -> int:
    """Events a line still needs to hold two of every colour."""
    events = 0
    for colour in range(N):
        events += max(0, OF_EVERY_COLOUR - int(s.colours[seat, colour]))
    return events


@kernel
def worth(s: np.record, seat: int, event: int) -> float:
    """What an event is worth to a line: much if lacking, a danger if a third, ruin if a fourth."""
    count = count_after(s, seat, event)
    if count >= TOO_MANY:
        return BREAKS
    return 2.0 if count <= OF_EVERY_COLOUR else -1.0


@kernel
def free_in(s: np.record, first: int, end: int) -> int:
    """The first empty cell from one to another, or -1."""
    for cell in range(first, end):
        if is_empty(s, cell):
            return cell
    return -1


@kernel
def useful_take(s: np.record, seat: int, most: int) -> int:
    """The way to a fitting event that leaves at most so many of its colour, or -1."""
    for way in range(3):
        if why_not_pick_up(s, seat, way) == LEGAL:
            cell = neighbour(int(s.cell[seat]), way)
            if count_after(s, seat, int(s.board[cell])) <= most:
                return way
    return -1


@kernel
def first_row(s: np.record, seat: int) -> int:
    """The first start cell that is free for a seat."""
    for row in range(ROWS):
        if is_empty(s, row) or s.cell[seat] == row:
            return row
    return -1


@kernel
def greedy(s: np.record) -> int:
    """The baseline: collect two of each, go forward, stand in the leader's way."""
    seat = int(s.to_move)
    if s.phase == MAIN:
        return greedy_main(s, seat)
    if s.phase == DRAWN:
        return greedy_drawn(s, seat)
    if s.phase == TAKE:
        return TAKE_FROM + greedy_take(s, seat)
    if s.phase == AFTER:
        forward = why_not_photo_step(s, seat, FORWARD) == LEGAL and not s.photo_step_spends
        return PHOTO_STEP + FORWARD if forward else DONE
    if s.phase == START or s.phase == RETURN:
        return (START_AT if s.phase == START else RETURN_TO) + first_row(s, seat)
    for way in range(3):
        if why_not_step(s, seat, way) == LEGAL:
            return STEP_TO + way
    return DONE


@kernel
def greedy_take(s: np.record, seat: int) -> int:
    """The way to take: to what is lacking, else no fourth of a colour, else what there is."""
    for most in range(OF_EVERY_COLOUR, OF_EVERY_COLOUR + 3):
        way = useful_take(s, seat, most)
        if way >= 0:
            return way
    return -1


@kernel
def greedy_main(s: np.record, seat: int) -> int:
    """A meeting with a leader far ahead; a kept photo's step; what is lacking; else draw."""
    if why_not_meet_at_all(s, seat) == LEGAL:
        other = leader(s, seat)
        column = meeting_column(s, seat)
        cell = free_in(s, column * ROWS, (column + 1) * ROWS)
        if cell >= 0 and s.cell[other] // ROWS - s.cell[seat] // ROWS >= FAR_AHEAD:
            return MEET + other * CELLS + cell - FIRST_CELL
    way = useful_take(s, seat, OF_EVERY_COLOUR)
    if way == FORWARD:
        return TAKE_FROM + way
    if not s.photo_step_spends and why_not_photo_step(s, seat, FORWARD) == LEGAL:
        return PHOTO_STEP + FORWARD
    return TAKE_FROM + way if way >= 0 else DRAW


@kernel
def greedy_drawn(s: np.record, seat: int) -> int:
    """Add, unless something lacking lies near or it is a fourth; else lay."""
    if why_not_add(s, seat) == LEGAL:
        added = count_after(s, seat, int(s.drawn))
        way = greedy_take(s, seat)
        if way < 0 or free_in(s, FIRST_CELL, END_CELL) < 0 or added <= OF_EVERY_COLOUR:
            return ADD
        cell = neighbour(int(s.cell[seat]), way)
        if count_after(s, seat, int(s.board[cell])) >= added:
            return ADD
    elif why_not_discard(s, seat) == LEGAL:
        return DISCARD
    assert why_not_lay_at_all(s, seat) == LEGAL
    return LAY + in_front_of(s, leader(s, seat)) - FIRST_CELL


@kernel
def in_front_of(s: np.record, other: int) -> int:
    """An empty cell before a pawn, as near as can be: its row first, then any."""
    column, row = int(s.cell[other]) // ROWS, int(s.cell[other]) % ROWS
    for ahead in range(column + 1, END_CELL // ROWS):
        if is_empty(s, ahead * ROWS + row):
            return ahead * ROWS + row
    return free_in(s, FIRST_CELL, END_CELL)
