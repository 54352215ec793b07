"""Opinions about Photograph, for bots: never rules."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.photograph.components import (
    BLUR,
    COLUMNS,
    HALF,
    LUCKY_AT,
    LUCKY_SHOT,
    MOST_TAKEN,
    PLAYED_TOGETHER,
    POINTS,
    VALUES,
)
from vernissage.games.photograph.films import ends_blurred, follows
from vernissage.games.photograph.moves import RIGHT, WIND_FROM, WIND_TO, WINDS
from vernissage.games.photograph.rules import legal
from vernissage.games.photograph.state import (
    BACKS,
    DOWN,
    MOST_HELD,
    NOBODY,
    NOTHING,
    TAKE,
    UNKNOWN,
    WIND,
    N,
    back_of,
    lies_face_up,
)

HORIZON = 0

# Columns of a sketch: what a seat's films come to if more cards are played.
LAST, WAY, BLURRED, SHARP, LUCKY = 0, 1, 2, 3, 4
SKETCH = (N, 5)


@kernel
def sketch(s: np.record, seat: int, films: np.ndarray, normal_turn: bool) -> None:
    """A seat's films as they are now."""
    for colour in range(N):
        films[colour, LAST] = s.last[seat, colour]
        films[colour, WAY] = s.way[seat, colour]
        films[colour, BLURRED] = int(ends_blurred(s, seat, colour))
        films[colour, SHARP] = s.sharp[seat, colour]
        films[colour, LUCKY] = int(normal_turn and s.lucky[colour] == NOBODY)


@kernel
def expose(films: np.ndarray, card: int, lucky_at: int) -> int:
    """Play a card in a sketch; the points it brings."""
    colour, value = card // VALUES, card % VALUES + 1
    film = films[colour]
    last, way = film[LAST], film[WAY]
    if not follows(value, last, way, film[BLURRED] != 0):
        film[BLURRED] = 1
        return BLUR
    if last != 0 and way == 0:
        film[WAY] = 1 if value > last else -1
    film[LAST] = value
    film[BLURRED] = 0
    sharp = film[SHARP] + 1
    film[SHARP] = sharp
    points = int(POINTS[sharp] - POINTS[sharp - 1])
    if film[LUCKY] and sharp >= lucky_at:
        film[LUCKY] = 0
        points += LUCKY_SHOT
    return points


@kernel
def wound(hand: np.ndarray, low: int, high: int, i: int) -> int:
    """The card that lies at a place of a hand after a wind."""
    if i < low or i > high:
        return int(hand[i])
    return int(hand[low]) if i == high else int(hand[i + 1])


@kernel
def shot_points(s: np.record, seat: int, hand: np.ndarray, low: int, high: int, n: int) -> int:
    """The points of playing n cards of a hand after a wind."""
    films = np.empty(SKETCH, np.int64)
    sketch(s, seat, films, s.phase <= WIND)
    points = 0
    for i in range(n):
        points += expose(films, wound(hand, low, high, i), int(LUCKY_AT[int(s.players)]))
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
def first_taken(s: np.record, row: int, side: int) -> int:
    """What lies at an end of a row."""
    for i in range(COLUMNS):
        lying = int(s.field[row * COLUMNS + (COLUMNS - 1 - i if side == RIGHT else i)])
        if lying != NOTHING:
            return lying
    return NOTHING


@kernel
def expected_shot(s: np.record, seat: int, hand: np.ndarray, n: int, lying: int) -> float:
    """The best shot's expected points when this is the first card taken."""
    held = int(s.held[seat])
    if n < held or lies_face_up(lying):
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
def greedy(s: np.record) -> int:
    """The baseline: the most points expected of this turn's shot; of equal moves the first."""
    seat = int(s.to_move)
    moves = np.empty(64, np.int64)
    hand = np.empty(MOST_HELD + 1, np.int64)
    for i in range(MOST_HELD):
        hand[i] = s.hands[seat, i]
    best, most = -1, -math.inf
    for i in range(legal(s, moves)):
        move = moves[i]
        if s.phase == TAKE:
            n = move // 2 % MOST_TAKEN + 1
            lying = first_taken(s, move // 2 // MOST_TAKEN, move % 2)
            points = expected_shot(s, seat, hand, n, lying)
        else:
            low, high = WIND_FROM[move - WINDS], WIND_TO[move - WINDS]
            points = float(shot_points(s, seat, hand, low, high, shot_size(s)))
        if points > most:
            best, most = move, points
    return best


@kernel
def playout(s: np.record, chance: np.record) -> int:
    """Any take; then a wind that brings the most points now."""
    if s.phase == TAKE:
        moves = np.empty(64, np.int64)
        return int(moves[draw(chance, legal(s, moves))])
    return greedy(s)


@kernel
def advice(s: np.record, chance: np.record) -> int:
    """What a good player would do."""
    return greedy(s)


@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """Not yet."""
    return False
