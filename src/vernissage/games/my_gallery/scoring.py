"""The score sheet of My Gallery, line by line, and who wins."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import interpreted, kernel
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.my_gallery.components import COLUMNS, FIRST_SHAPE, FRAME, ROWS
from vernissage.games.my_gallery.museum import level
from vernissage.games.my_gallery.numbers import (
    CARDS,
    EMPTY_CORNER,
    EXCESS,
    EYE_LEVEL,
    FRAMES,
    FULL_WALL,
    KINDS,
    LEVELS,
    MOST_EXCESS,
    TYPES,
)
from vernissage.games.my_gallery.state import EMPTY, HUNG, REST, excess_count


def sides(players: int) -> tuple[int, ...]:
    """Everybody plays for himself."""
    return tuple(range(players))


@kernel
def full_wall(empty: int) -> int:
    """[MG-15d] For a wall without an empty square."""
    return FULL_WALL if empty == 0 else 0


@kernel
def corners(rows: np.ndarray, wall: int) -> int:
    """[MG-15e] For every corner square not covered."""
    last = int(COLUMNS[wall]) - 1
    top, bottom = int(rows[0]), int(rows[int(ROWS[wall]) - 1])
    covered = (top & 1) + ((top >> last) & 1) + (bottom & 1) + ((bottom >> last) & 1)
    return EMPTY_CORNER * (4 - covered)


@kernel
def points(s: np.record, seat: int) -> int:
    """[MG-15a] [MG-15b] [MG-15c] [MG-15d] [MG-15e] [MG-15f] A seat's score as things stand."""
    total = standing(s, seat)
    for kind in range(KINDS):
        total += type_points(s, seat, kind, level(s.museum, s.marker, kind))
    return total


@kernel
def standing(s: np.record, seat: int) -> int:
    """[MG-15b] [MG-15d] [MG-15e] [MG-15f] What a seat scores whatever the museum says."""
    total = int(s.shields[seat]) + full_wall(int(s.empty[seat]))
    return total + corners(s.rows[seat], int(s.wall)) + EXCESS * excess_count(s.excess[seat])


@kernel
def type_points(s: np.record, seat: int, kind: int, times: int) -> int:
    """[MG-15a] [MG-15c] What a seat's paintings of a type score at the type's level."""
    leading = int(times == LEVELS[0])
    return times * int(s.unbroken[seat, kind]) + EYE_LEVEL * leading * int(s.eye[seat, kind])


@kernel
def tally(s: np.record, out: np.ndarray) -> None:
    """[MG-15a] Each seat's score as things stand."""
    for seat in range(int(s.players)):
        out[seat] = points(s, seat)


@kernel
def best_card(hand: int) -> int:
    """[MG-16] The highest bid card still in a hand, or 0."""
    card = CARDS
    while card > 0 and (hand >> card) & 1 == 0:
        card -= 1
    return card


@kernel
def rank(s: np.record, seat: int) -> int:
    """[MG-16] Points first, then the highest card in hand: the greatest rank wins."""
    return points(s, seat) * (CARDS + 1) + best_card(int(s.hand[seat]))


@kernel
def shares(s: np.record, out: np.ndarray) -> None:
    """[MG-16] The victory, shared by those whose rank is the best."""
    best = -(1 << 30)
    winning = 0
    for seat in range(int(s.players)):
        mine = rank(s, seat)
        if mine > best:
            best, winning = mine, 1
        elif mine == best:
            winning += 1
    for seat in range(int(s.players)):
        out[seat] = 1.0 / winning if rank(s, seat) == best else 0.0


# The same line by line, on a plain copy

GAINS, LOSSES = ("prestige", "decorations", "eye_level", "full_wall"), ("corners", "excess")

level_of = interpreted(level)
corners_of = interpreted(corners)
excess_of = interpreted(excess_count)
best_card_of = interpreted(best_card)


def levels(s: Plain) -> list[int]:
    """[MG-15a] The level of each type now."""
    return [level_of(s.museum, s.marker, kind) for kind in range(KINDS)]


def sheet(s: Plain, seat: int) -> Json:
    """[MG-15b] [MG-15f] A seat's score, every line of it."""
    by_type = [n * times for n, times in zip(s.unbroken[seat], levels(s), strict=True)]
    leading = [n for n, times in zip(s.eye[seat], levels(s), strict=True) if times == LEVELS[0]]
    lines = {
        "prestige": sum(by_type),
        "decorations": s.shields[seat],
        "eye_level": EYE_LEVEL * sum(leading),
        "full_wall": FULL_WALL if s.empty[seat] == 0 else 0,
        "corners": corners_of(s.rows[seat], s.wall),
        "excess": EXCESS * excess_of(s.excess[seat]),
    }
    prestige_lines = dict(zip(TYPES, by_type, strict=True))
    return {**lines, "total": sum(lines.values()), "types": prestige_lines}


def scores(record: np.record | Plain) -> tuple[int, ...]:
    """[MG-15a] Everybody's points as things stand."""
    s = plain(record)
    return tuple(sheet(s, seat)["total"] for seat in range(s.players))


def winners(record: np.record | Plain) -> list[int]:
    """[MG-16] Who has won or shares the victory; nobody before the end."""
    s = plain(record)
    if s.to_move != OVER:
        return []
    ranks = [(total, best_card_of(s.hand[seat])) for seat, total in enumerate(scores(s))]
    return [seat for seat in range(s.players) if ranks[seat] == max(ranks)]


def ended_by(record: np.record | Plain) -> str:
    """[MG-E] The rule that ended a finished game."""
    return "MG-E"


def figures(record: np.record | Plain) -> dict[str, float]:
    """What tells how a finished game went; means a player where several are meant."""
    s = plain(record)
    seats, best = range(s.players), winners(s)
    sheets = [sheet(s, seat) for seat in seats]
    full, excess = min(s.empty[: s.players]) == 0, max(excess_of(s.excess[i]) for i in seats)
    return {
        "rounds": s.rounds,
        "squares left empty": sum(s.empty[: s.players]) / s.players,
        "excess paintings": sum(excess_of(s.excess[seat]) for seat in seats) / s.players,
        **{f"points: {line}": _mean([one[line] for one in sheets]) for line in GAINS},
        **{f"points lost: {line}": _mean([-one[line] for one in sheets]) for line in LOSSES},
        **{f"prestige: {kind}": _mean([one["types"][kind] for one in sheets]) for kind in TYPES},
        **{
            f"frames of the winner: {frame}": _mean([_framed(s, seat, i) for seat in best])
            for i, frame in enumerate(FRAMES)
        },
        "share of games ended by: full wall": full,
        "share of games ended by: second excess": excess == MOST_EXCESS,
        "share of games ended by: last card": s.rounds == CARDS,
    }


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _framed(s: Plain, seat: int, frame: int) -> int:
    """How many paintings in a frame hang on a wall."""
    hung = {mark - HUNG for mark in s.squares[seat] if mark not in (EMPTY, REST)}
    return sum(1 for item in hung if item < FIRST_SHAPE and FRAME[item] == frame)
