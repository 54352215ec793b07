"""Points and victory of Photograph."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import interpreted, kernel
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.photograph.components import (
    BLUR,
    COLOURS,
    LUCKY_SHOT,
    POINTS,
    SEATS,
    VALUES,
)
from vernissage.games.photograph.state import NOTHING, N


@kernel
def film_points(sharp: int, blurs: int, lucky: int) -> int:
    """[PH-14] What a film counts: its face-up cards, its blurs, its lucky shot."""
    return int(POINTS[sharp]) + BLUR * blurs + LUCKY_SHOT * lucky


@kernel
def missed_colour(s: np.record, seat: int) -> int:
    """[PH-V1] The colour of a seat's missed frame, or NOTHING."""
    if s.missed_frame == 0 or s.to_move != OVER:
        return NOTHING
    return int(s.hands[seat, 0]) // VALUES


@kernel
def in_play(s: np.record, colour: int) -> int:
    """[PH-S1] 1 if a colour is in play."""
    return (int(s.colours) >> colour) & 1


@kernel
def points_of(s: np.record, seat: int) -> int:
    """[PH-14] [PH-V1] A seat's points so far; a missed film counts as one without a card."""
    missed, points = missed_colour(s, seat), 0
    for colour in range(N):  # no branches: which colours are in play is hard to foresee
        counts = int(colour != missed)
        sharp, blurs = counts * int(s.sharp[seat, colour]), counts * int(s.blurs[seat, colour])
        lucky = counts & int(s.lucky[colour] == seat)
        points += in_play(s, colour) * film_points(sharp, blurs, lucky)
    return points


@kernel
def rank(s: np.record, seat: int) -> int:
    """[PH-14] [PH-15] [PH-V1] A number to compare seats by: points, lucky shots, longest film."""
    missed, shots, longest = missed_colour(s, seat), 0, 0
    for colour in range(N):
        counts = in_play(s, colour) & int(colour != missed)
        shots += counts & int(s.lucky[colour] == seat)
        longest = max(longest, counts * int(s.sharp[seat, colour]))
    return (points_of(s, seat) * (N + 1) + shots) * (VALUES + 1) + longest


@kernel
def tally(s: np.record, out: np.ndarray) -> None:
    """[PH-14] Each seat's points so far."""
    for seat in range(int(s.players)):
        out[seat] = points_of(s, seat)


@kernel
def shares(s: np.record, out: np.ndarray) -> None:
    """[PH-15] Each seat's share of the victory; who cannot be told apart share it."""
    players = int(s.players)
    ranks = np.empty(SEATS, np.int64)
    best, count = -(1 << 40), 0
    for seat in range(players):
        ranks[seat] = rank(s, seat)
        if ranks[seat] > best:
            best, count = ranks[seat], 0
        count += int(ranks[seat] == best)
    for seat in range(players):
        out[seat] = 1 / count if ranks[seat] == best else 0.0


# The same read off a plain copy


_film_points = interpreted(film_points)


def scores(record: np.record | Plain) -> tuple[int, ...]:
    """[PH-14] Each seat's points so far."""
    return tuple(sum(line["points"] for line in lines) for lines in sheet(plain(record)))


def sheet(s: Plain) -> list[list[Json]]:
    """[PH-14] [PH-V1] The score table: for each seat a line a colour in play."""
    return [
        [_line(s, seat, colour) for colour in range(N) if s.colours >> colour & 1]
        for seat in range(s.players)
    ]


def _line(s: Plain, seat: int, colour: int) -> Json:
    missed = missed_frame(s, seat) == colour
    sharp = 0 if missed else s.sharp[seat][colour]
    blurs = 0 if missed else s.blurs[seat][colour]
    lucky = not missed and s.lucky[colour] == seat
    return {
        "colour": COLOURS[colour],
        "sharp": sharp,
        "film": int(POINTS[sharp]),
        "blurs": BLUR * blurs,
        "lucky": LUCKY_SHOT * lucky,
        "missed": missed,
        "points": _film_points(sharp, blurs, lucky),
    }


def missed_frame(s: Plain, seat: int) -> int:
    """[PH-V1] The colour of a seat's missed frame, or NOTHING."""
    if not s.missed_frame or s.to_move != OVER:
        return NOTHING
    return int(s.hands[seat][0]) // VALUES


def winners(record: np.record | Plain) -> list[int]:
    """[PH-15] The seats that won; none while the game goes on."""
    s = plain(record)
    if s.to_move != OVER:
        return []
    ranks = []
    for lines in sheet(s):
        shots = sum(line["lucky"] > 0 for line in lines)
        longest = max(line["sharp"] for line in lines)
        ranks.append((sum(line["points"] for line in lines), shots, longest))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def ended_by(record: np.record | Plain) -> str:
    """[PH-13] The rule that ended a finished game: there is but one end."""
    return "PH-13"
