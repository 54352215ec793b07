"""The named baseline of Photograph: the most points expected of this turn's shot."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.photograph.albums import HOPES, open_album, stick, wound
from vernissage.games.photograph.components import COLUMNS, HALF, MOST_TAKEN, PLAYED_TOGETHER
from vernissage.games.photograph.moves import MOST_MOVES, RIGHT, WIND_FROM, WIND_TO, WINDS
from vernissage.games.photograph.rules import legal
from vernissage.games.photograph.state import (
    BACKS,
    DOWN,
    MOST_HELD,
    NOTHING,
    TAKE,
    UNKNOWN,
    WIND,
    N,
    back_of,
    lies_face_up,
)

FIRST = 1000.0  # this turn's points come first


@kernel
def shot_points(s: np.record, seat: int, hand: np.ndarray, low: int, high: int, n: int) -> int:
    """The points of playing n cards of a hand after a wind."""
    album = np.empty(N, np.int64)
    open_album(s, seat, s.phase <= WIND, album)
    points = 0
    for i in range(n):
        points += stick(album, int(s.players), wound(hand, low, high, i))
    return points


@kernel
def best_shot(s: np.record, seat: int, hand: np.ndarray, n: int) -> int:
    """The most points n cards can bring; winds above place n + 1 change nothing now."""
    best = shot_points(s, seat, hand, n, n + 1, n)
    for high in range(1, n + 1):
        for low in range(high):
            best = max(best, shot_points(s, seat, hand, low, high, n))
    return best


@kernel
def unseen_by(s: np.record, seat: int, back: int) -> int:
    """Bits: the values of a back that a seat has not seen anywhere."""
    bits = int(s.unseen[back])
    for other in range(int(s.players)):
        for place in range(int(s.held[other])):
            card = int(s.hands[other, place])
            secret = other != seat and ((int(s.shown[other]) >> place) & 1) == 0
            if secret and back_of(card) == back:
                bits |= 1 << (card % HALF)
    return bits


@kernel
def lying_in_row(s: np.record, row: int, side: int, i: int) -> int:
    """What lies i places in from an end of a row, empty places not counted; or NOTHING."""
    for k in range(COLUMNS):
        lying = int(s.field[row * COLUMNS + (COLUMNS - 1 - k if side == RIGHT else k)])
        if lying != NOTHING:
            if i == 0:
                return lying
            i -= 1
    return NOTHING


@kernel
def expected_shot(s: np.record, seat: int, hand: np.ndarray, n: int, lying: int) -> float:
    """The best shot's expected points when this is the first card taken.

    It is played this turn only if the hand has no more than n cards below it.
    """
    held = int(s.held[seat])
    hand[held] = 0
    if n < held:
        return float(best_shot(s, seat, hand, n))
    if lies_face_up(lying):
        hand[held] = lying
        return float(best_shot(s, seat, hand, n))
    total, count = 0, 0
    for back in range(BACKS):
        if back == lying - DOWN or lying - DOWN == UNKNOWN:
            bits = unseen_by(s, seat, back)
            for half in range(HALF):
                if (bits >> half) & 1:
                    hand[held] = back * HALF + half
                    total += best_shot(s, seat, hand, n)
                    count += 1
    return total / count


@kernel
def shot_size(s: np.record) -> int:
    """How many cards the wind that is due now plays."""
    return int(s.announced) if s.phase == WIND else PLAYED_TOGETHER


@kernel
def played_later(s: np.record, seat: int, cards: np.ndarray, row: int, n: int, side: int) -> float:
    """To choose among equal moves: points if the cards held, then those taken, are all played."""
    players = int(s.players)
    album = np.empty(N, np.int64)
    open_album(s, seat, s.phase <= WIND, album)
    points = 0.0
    for i in range(int(s.held[seat])):
        points += stick(album, players, int(cards[i]))
    for i in range(n):
        lying = lying_in_row(s, row, side, i)
        if lies_face_up(lying):
            points += stick(album, players, lying)
        elif lying - DOWN != UNKNOWN:
            points += HOPES[players, album[(lying - DOWN) // 2], (lying - DOWN) % 2]
    return points


@kernel
def greedy(s: np.record) -> int:
    """The baseline: the most points expected of this turn's shot.

    Of equal moves the one whose other cards, played in their order, would
    bring most; then the first.
    """
    seat = int(s.to_move)
    moves = np.empty(MOST_MOVES + 1, np.int64)
    hand, order = np.zeros(MOST_HELD + 1, np.int64), np.zeros(MOST_HELD + 1, np.int64)
    for i in range(int(s.held[seat])):
        hand[i] = s.hands[seat, i]
    best, most = -1, -math.inf
    for k in range(legal(s, moves)):
        move = int(moves[k])
        if s.phase == TAKE:
            row, n, side = move // 2 // MOST_TAKEN, move // 2 % MOST_TAKEN + 1, move % 2
            points = expected_shot(s, seat, hand, n, lying_in_row(s, row, side, 0))
            points = FIRST * points + played_later(s, seat, hand, row, n, side)
        else:
            low, high = WIND_FROM[move - WINDS], WIND_TO[move - WINDS]
            for i in range(int(s.held[seat])):
                order[i] = wound(hand, low, high, i)
            points = FIRST * shot_points(s, seat, hand, low, high, shot_size(s))
            points += played_later(s, seat, order, 0, 0, 0)
        if points > most:
            best, most = move, points
    return best
