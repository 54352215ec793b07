"""How a good player plays Time Loop, without looking ahead: `advice` and `playout`."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.components import (
    CELLS,
    COLOUR,
    ROWS,
)
from vernissage.games.time_loop.insight import BREAKS, free_in, lacking, worth
from vernissage.games.time_loop.moves import (
    ADD,
    DISCARD,
    DONE,
    DRAW,
    LAY,
    MEET,
    PHOTO_FORGET,
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
    why_not_meet_at_all,
    why_not_photo_step,
    why_not_pick_up,
    why_not_step,
)
from vernissage.games.time_loop.reasons import LEGAL
from vernissage.games.time_loop.state import (
    AFTER,
    DOWN,
    DRAWN,
    END_CELL,
    FIRST_CELL,
    FORWARD,
    MAIN,
    NOBODY,
    NOTHING,
    RETURN,
    START,
    TAKE,
    UP,
    fits,
    is_empty,
    neighbour,
)


@kernel
def best_take(s: np.record, seat: int) -> int:
    """The way to the most useful event that may be taken, or -1."""
    best, most = -1, 2 * BREAKS
    for way in range(3):
        if why_not_pick_up(s, seat, way) == LEGAL:
            value = take_worth(s, seat, way)
            if value > most:
                best, most = way, value
    return best


@kernel
def take_worth(s: np.record, seat: int, way: int) -> float:
    """What it is worth to take that way."""
    cell = neighbour(int(s.cell[seat]), way)
    return worth(s, seat, int(s.board[cell])) + 1.5 * int(way == FORWARD)


@kernel
def outlook(s: np.record, seat: int, cell: int) -> float:
    """What a cell promises: a way forward, something to take, no corner."""
    promise = 0.0
    for way in range(3):
        near = neighbour(cell, way)
        if near == NOBODY:
            promise -= 0.5
        elif near < END_CELL:
            if s.board[near] != NOTHING:
                event = int(s.board[near])
                if fits(s, seat, event) and worth(s, seat, event) > 0:
                    promise += 1.5
                else:
                    promise -= 2.0 if way == FORWARD else 1.0
            elif not is_empty(s, near) and near != s.cell[seat]:
                promise -= 1.0
    return promise


@kernel
def advice(s: np.record, chance: np.record) -> int:
    """The move of a good player who does not look ahead."""
    seat = int(s.to_move)
    if s.phase == MAIN:
        return advise_main(s, seat)
    if s.phase == DRAWN:
        return advise_drawn(s, seat)
    if s.phase == TAKE:
        return TAKE_FROM + best_take(s, seat)
    if s.phase == AFTER:
        return advise_photo_step(s, seat)
    if s.phase == START or s.phase == RETURN:
        return (START_AT if s.phase == START else RETURN_TO) + best_start(s, seat)
    return advise_step(s, seat)


@kernel
def playout(s: np.record, chance: np.record) -> int:
    """The same: it is quick enough."""
    return advice(s, chance)


@kernel
def best_start(s: np.record, seat: int) -> int:
    """The free start cell with the best outlook."""
    best, most = -1, -100.0
    for row in range(ROWS):
        if is_empty(s, row) or s.cell[seat] == row:
            value = outlook(s, seat, row)
            if value > most:
                best, most = row, value
    return best


@kernel
def advise_step(s: np.record, seat: int) -> int:
    """Forward if it may be, else where the outlook is better."""
    if why_not_step(s, seat, FORWARD) == LEGAL:
        return STEP_TO + FORWARD
    best, most = -1, -100.0
    for way in (UP, DOWN):
        if why_not_step(s, seat, way) == LEGAL:
            value = outlook(s, seat, neighbour(int(s.cell[seat]), way))
            if value > most:
                best, most = way, value
    return STEP_TO + best


@kernel
def advise_photo_step(s: np.record, seat: int) -> int:
    """Forward, unless that costs the photo."""
    if why_not_photo_step(s, seat, FORWARD) == LEGAL and not s.photo_step_spends:
        return PHOTO_STEP + FORWARD
    return DONE


@kernel
def advise_meeting(s: np.record, seat: int) -> int:
    """The opponent worth calling back, or -1."""
    best, most = -1, 2
    mine = int(s.cell[seat]) // ROWS
    for other in range(int(s.players)):
        if other != seat:
            ahead = int(s.cell[other]) // ROWS - mine
            if s.photos[other] > 0:
                ahead = ahead // 2
            ahead += 2 - min(lacking(s, other), 4)
            if ahead > most:
                best, most = other, ahead
    return best


@kernel
def advise_main(s: np.record, seat: int) -> int:
    """A meeting with whoever is about to leave; a useful event near; else draw."""
    if why_not_meet_at_all(s, seat) == LEGAL:
        other = advise_meeting(s, seat)
        column = meeting_column(s, seat)
        cell = free_in(s, column * ROWS, (column + 1) * ROWS)
        if other >= 0 and cell >= 0:
            return MEET + other * CELLS + cell - FIRST_CELL
    way = best_take(s, seat)
    if way >= 0 and take_worth(s, seat, way) > 1.9:
        return TAKE_FROM + way
    return DRAW


@kernel
def advise_drawn(s: np.record, seat: int) -> int:
    """Add what is good; swap what is bad for something near; forget before a fourth; lay."""
    event = int(s.drawn)
    if why_not_add(s, seat) == LEGAL:
        value = worth(s, seat, event)
        way = best_take(s, seat)
        room = free_in(s, FIRST_CELL, END_CELL) >= 0
        if way >= 0 and room and take_worth(s, seat, way) > value + 1.5:
            return LAY + best_lay(s, seat) - FIRST_CELL
        if value <= BREAKS and why_no_photo(s, seat) == LEGAL:
            for place in range(int(s.length[seat])):
                if COLOUR[int(s.line[seat, place])] == COLOUR[event]:
                    return PHOTO_FORGET + place
        return ADD
    if why_not_discard(s, seat) == LEGAL:
        return DISCARD
    return LAY + best_lay(s, seat) - FIRST_CELL


@kernel
def best_lay(s: np.record, seat: int) -> int:
    """Where the drawn event hinders most: before the pawn of whoever is nearest to the end."""
    event = int(s.drawn)
    best, most = -1, -100.0
    for other in range(int(s.players)):
        if other == seat:
            continue
        cell = int(s.cell[other])
        threat = cell // ROWS - lacking(s, other)
        for way in range(3):
            near = neighbour(cell, way)
            if near == NOBODY or near < FIRST_CELL or near >= END_CELL or not is_empty(s, near):
                continue
            value = float(threat) + (1.0 if way == FORWARD else 0.0)
            if fits(s, other, event) and worth(s, other, event) > 0:
                value -= 6.0
            if value > most:
                best, most = near, value
    if best >= 0:
        return best
    cell = END_CELL - 1
    while not is_empty(s, cell):
        cell -= 1
    return cell
