"""Opinions about Photograph, for bots: never rules."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.photograph.albums import (
    FREE_OF,
    HOPES,
    ROOM_OF,
    SHARP_OF,
    open_album,
    stick,
    wound,
)
from vernissage.games.photograph.components import (
    BLUR,
    COLOURS_IN_PLAY,
    HAND,
    MOST_TAKEN,
    VALUES,
)
from vernissage.games.photograph.greedy import greedy, lying_in_row, shot_size
from vernissage.games.photograph.moves import MOST_MOVES, WIND_FROM, WIND_TO, WINDS
from vernissage.games.photograph.prospects import (
    QUEUE_BLUR,
    QUEUE_GAIN,
    STAGES,
    WORTH,
)
from vernissage.games.photograph.rules import legal
from vernissage.games.photograph.scoring import points_of
from vernissage.games.photograph.state import (
    AT_END,
    DOWN,
    MOST_HELD,
    TAKE,
    UNKNOWN,
    WIND,
    N,
    lies_face_up,
    on_field,
)

__all__ = ["HORIZON", "advice", "greedy", "judge", "playout"]

HORIZON = 0  # a search judges as soon as a turn begins
SCALE = 0.20  # `judge`: how much a point of difference tells at the end of a game
EARLY = 0.5  # and what part of that at its beginning


@kernel
def stage_of(s: np.record) -> int:
    """How far the game has come: STAGES - 1 at its beginning, 0 near its end."""
    dealt = VALUES * int(COLOURS_IN_PLAY[int(s.players)]) - HAND * int(s.players)
    return min(STAGES - 1, (int(s.left) + on_field(s)) * STAGES // (dealt + 1))


@kernel
def film_worth(film: int, stage: int) -> float:
    """What a film may still come to bring, beside what it counts now."""
    return float(WORTH[stage, FREE_OF[film], SHARP_OF[film], ROOM_OF[film]])


@kernel
def queue_worth(
    album: np.ndarray, players: int, cards: np.ndarray, first: int, end: int, stage: int
) -> float:
    """What the cards of a hand will bring if they are played in this order."""
    worth = 0.0
    for i in range(first, end):
        points = stick(album, players, int(cards[i]))
        worth += QUEUE_BLUR[stage] if points == BLUR else QUEUE_GAIN[stage] * points
    return worth


@kernel
def album_worth(s: np.record, album: np.ndarray, stage: int) -> float:
    """What all films of an album may still come to bring."""
    worth = 0.0
    for colour in range(N):
        if (int(s.colours) >> colour) & 1:
            worth += film_worth(int(album[colour]), stage)
    return worth


@kernel
def best_wind(s: np.record, seat: int, quick: bool) -> int:
    """The wind after which shot, hand and films together look best.

    In a hurry, only winds that change the shot or go to the very top.
    """
    n, held, stage = shot_size(s), int(s.held[seat]), stage_of(s)
    players = int(s.players)
    start, album = np.empty(N, np.int64), np.empty(N, np.int64)
    order = np.empty(MOST_HELD, np.int64)
    open_album(s, seat, s.phase == WIND, start)
    best, most = WINDS, -math.inf
    for wind in range(held * (held - 1) // 2):
        low, high = WIND_FROM[wind], WIND_TO[wind]
        if quick and n < high < held - 1:
            continue
        album[:] = start
        worth = 0.0
        for i in range(held):
            order[i] = wound(s.hands[seat], low, high, i)
        for i in range(n):
            worth += stick(album, players, int(order[i]))
        if s.phase != AT_END:
            worth += queue_worth(album, players, order, n, held, stage)
            worth += album_worth(s, album, stage)
        if worth > most:
            best, most = WINDS + wind, worth
    return best


@kernel
def best_take(s: np.record, seat: int) -> int:
    """The take whose cards fit best after those already in the hand."""
    players, stage = int(s.players), stage_of(s)
    start, album = np.empty(N, np.int64), np.empty(N, np.int64)
    moves = np.empty(MOST_MOVES + 1, np.int64)
    open_album(s, seat, True, start)
    queue_worth(start, players, s.hands[seat], 0, int(s.held[seat]), stage)
    best, most = -1, -math.inf
    for k in range(legal(s, moves)):
        move = int(moves[k])
        row, n, side = move // 2 // MOST_TAKEN, move // 2 % MOST_TAKEN + 1, move % 2
        album[:] = start
        worth = 0.0
        for i in range(n):
            worth += taken_worth(album, players, lying_in_row(s, row, side, i), stage)
        worth += album_worth(s, album, stage)
        if worth > most:
            best, most = move, worth
    return best


@kernel
def taken_worth(album: np.ndarray, players: int, lying: int, stage: int) -> float:
    """What one card taken from the field brings, played after all others."""
    if lies_face_up(lying):
        points = stick(album, players, lying)
        return float(QUEUE_BLUR[stage] if points == BLUR else QUEUE_GAIN[stage] * points)
    back = lying - DOWN
    if back == UNKNOWN:
        return 0.0
    return float(QUEUE_GAIN[stage] * HOPES[players, album[back // 2], back % 2])


@kernel
def playout(s: np.record, chance: np.record) -> int:
    """A quick look at what fits where: the take, then the wind, that seem best."""
    seat = int(s.to_move)
    return best_take(s, seat) if s.phase == TAKE else best_wind(s, seat, True)


@kernel
def advice(s: np.record, chance: np.record) -> int:
    """The same with every wind weighed; it looks at the seat's own cards only."""
    seat = int(s.to_move)
    return best_take(s, seat) if s.phase == TAKE else best_wind(s, seat, False)


@kernel
def outlook(s: np.record, seat: int, album: np.ndarray) -> float:
    """The points a seat may expect to end with."""
    stage = stage_of(s)
    open_album(s, seat, True, album)
    worth = float(points_of(s, seat))
    worth += queue_worth(album, int(s.players), s.hands[seat], 0, int(s.held[seat]), stage)
    return worth + album_worth(s, album, stage)


@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """Chances to win at the beginning of a turn, from what each seat may expect to end with."""
    if s.phase != TAKE:
        return False
    album = np.empty(N, np.int64)
    stage = stage_of(s)
    scale = SCALE * (1 - EARLY * stage / STAGES)
    whole, best = 0.0, -math.inf
    for seat in range(int(s.players)):
        out[seat] = scale * outlook(s, seat, album)
        best = max(best, out[seat])
    for seat in range(int(s.players)):
        out[seat] = math.exp(out[seat] - best)
        whole += out[seat]
    for seat in range(int(s.players)):
        out[seat] /= whole
    return True
