"""How fair a game is, how long it lasts and how it ends: many games by bots, in figures."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from vernissage.bots.arena import Contest, Standing, check, play_out, standings
from vernissage.bots.spread import Carrier, on_cores, spread
from vernissage.engine.registry import rulebook


@dataclass(frozen=True)
class Played:
    """What is kept of one game."""

    shares: tuple[float, ...]
    rule: str  # that ended it
    figures: dict[str, float]


@dataclass(frozen=True)
class Range:
    """How a figure spreads over the games."""

    low: float  # 5 % of the games are below
    median: float
    high: float  # 5 % of the games are above
    mean: float


@dataclass(frozen=True)
class Balance:
    """What a trial showed."""

    trial: Contest
    seats: list[Standing]  # by seat, from the first
    shared: int  # games nobody won alone
    ended: dict[str, int]  # games by the rule that ended them
    figures: dict[str, Range]


def trials(first: Contest, players: Iterable[int], compare: str | None = None) -> list[Contest]:
    """A contest for each number of players and, to compare an option, for each of its choices.

    They are like the first, whose one bot sits on every seat.
    """
    known = {option.name: option for option in rulebook(first.game).options}
    if compare is not None and compare not in known:
        listed = ", ".join(known) or "none"
        raise ValueError(f"{first.game} has no option {compare!r} to compare; it has: {listed}")
    found = []
    for n in players:
        table = replace(first, seats=first.seats * n)
        check(table)
        if compare is None:
            found.append(table)
        else:
            ways = known[compare].choices(n)
            found += [replace(table, options={compare: way}) for way in ways]
    return found


def play_one(job: tuple[Contest, int]) -> Played:
    """One game of a trial; its deal follows from the index."""
    trial, index = job
    game = trial.load()
    state = game.new(trial.seed << 32 | index)
    outcome = play_out(state, trial.make_bots(game, index))
    best, second, *_ = sorted(outcome.scores, reverse=True)
    figures = {
        "moves": float(state.ply),
        "best score": float(best),
        "lead of the best score": float(best - second),
        **game.book.figures(state.record),
    }
    return Played(outcome.shares, outcome.rule, figures)


def balance(
    wanted: Sequence[Contest],
    played: Callable[[], object] = lambda: None,
    carrier: Carrier = on_cores,
) -> list[Balance]:
    """Play all trials, on all cores or by another carrier; `played` is called after each game."""
    jobs = [(trial, index) for trial in wanted for index in range(trial.games)]
    games = iter(spread(play_one, jobs, played, carrier))
    return [_sum_up(trial, [next(games) for _ in range(trial.games)]) for trial in wanted]


def _sum_up(trial: Contest, games: list[Played]) -> Balance:
    wins = [sum(shares) for shares in zip(*(game.shares for game in games), strict=True)]
    return Balance(
        trial,
        standings([f"seat {seat}" for seat in range(len(wins))], wins, trial.games),
        sum(not _won_alone(trial, game.shares) for game in games),
        dict(sorted(Counter(game.rule for game in games).items())),
        {name: _range([game.figures[name] for game in games]) for name in games[0].figures},
    )


def _won_alone(trial: Contest, shares: tuple[float, ...]) -> bool:
    """Whether one side took the whole victory."""
    sides = rulebook(trial.game).sides(len(shares))
    return len({side for side, share in zip(sides, shares, strict=True) if share}) == 1


def _range(values: list[float]) -> Range:
    ordered = sorted(values)
    low, high = (ordered[round(part * (len(ordered) - 1))] for part in (0.05, 0.95))
    return Range(low, statistics.median(ordered), high, statistics.fmean(ordered))
