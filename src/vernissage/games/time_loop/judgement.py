"""How good a table of Time Loop looks for everybody, at the beginning of a turn."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.components import COLOUR, COLUMNS, ROWS, TOO_MANY
from vernissage.games.time_loop.insight import lacking, worth
from vernissage.games.time_loop.state import (
    DOWN,
    END_CELL,
    FORWARD,
    MAIN,
    NOBODY,
    NOTHING,
    UP,
    N,
    fits,
    is_empty,
    neighbour,
)

HORIZON = 12  # moves a search plays out before it judges

# A logistic fit to 30,000 turns of games of the advice (with every twelfth move
# at random) against itself, in hundredths. Rows: events lacking, 0 to 8;
# columns: tenths of the way from 3 September, 0 to 8.
READY = np.array(
    [
        [-19, -27, -41, -49, -55, -46, -21, 14, 75],
        [-39, -43, -44, -44, -50, -46, -27, 1, 48],
        [-54, -56, -50, -48, -50, -47, -27, -19, -11],
        [-62, -58, -57, -52, -55, -41, -30, -32, -40],
        [-66, -62, -62, -56, -48, -44, -39, -44, -42],
        [-69, -69, -66, -58, -55, -45, -48, -52, -48],
        [-69, -68, -71, -63, -61, -57, -59, -59, -60],
        [-70, -69, -73, -74, -70, -69, -71, -73, -75],
        [-75, -69, -71, -78, -83, -84, -87, -91, -97],
    ]
)
PHOTO = np.array([0, 29, 48, 58, 58, 58])  # by the number held
MEETING = np.array([0, 11, 40])  # by the number held, two or more
THREE = -12  # a colour one event from a return, with no photo to forget it
TO_MOVE = 3
AHEAD_USEFUL, AHEAD_BLOCKED, BESIDE_USEFUL = 6, -10, 22
BESIDE_OPEN = np.array([-10, -6, 0])  # by the number of open ways up and down
SHARPNESS = 0.03  # per hundredth: a search tells moves apart more easily than 0.01 would


@kernel
def threes(s: np.record, seat: int) -> int:
    """Colours of which the next event would send back, if it fits."""
    if s.length[seat] == 0:
        return 0
    last = int(COLOUR[int(s.line[seat, int(s.length[seat]) - 1])])
    found = 0
    for colour in range(N):
        found += int(s.colours[seat, colour] == TOO_MANY - 1 and colour != last)
    return found


@kernel
def surroundings(s: np.record, seat: int) -> int:
    """What lies around a pawn, in hundredths."""
    cell = int(s.cell[seat])
    value = 0
    beside = 0
    for way in (FORWARD, UP, DOWN):
        near = neighbour(cell, way)
        if near == NOBODY or near >= END_CELL:
            continue
        event = int(s.board[near])
        if is_empty(s, near):
            beside += int(way != FORWARD)
        elif event != NOTHING and fits(s, seat, event) and worth(s, seat, event) > 0:
            value += AHEAD_USEFUL if way == FORWARD else BESIDE_USEFUL
        elif way == FORWARD:
            value += AHEAD_BLOCKED
    return value + int(BESIDE_OPEN[beside])


@kernel
def standing(s: np.record, seat: int) -> int:
    """How near a seat is to getting out, in hundredths."""
    column = int(s.cell[seat]) // ROWS * 8 // COLUMNS
    value = int(READY[lacking(s, seat), column])
    value += int(PHOTO[int(s.photos[seat])]) + int(MEETING[min(2, int(s.meetings[seat]))])
    if s.photos[seat] == 0:
        value += THREE * threes(s, seat)
    return value + surroundings(s, seat) + (TO_MOVE if s.to_move == seat else 0)


@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """Chances to get out first, at the beginning of a turn: shares by how near everybody is."""
    if s.phase != MAIN or s.photo_used:
        return False
    whole = 0.0
    for seat in range(int(s.players)):
        out[seat] = math.exp(SHARPNESS * standing(s, seat))
        whole += out[seat]
    for seat in range(int(s.players)):
        out[seat] /= whole
    return True
