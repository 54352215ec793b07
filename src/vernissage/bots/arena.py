"""Bots against each other: the same deals for everybody, every seat for everybody."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context

from vernissage.bots.players import Budget, make_bot
from vernissage.engine.game import load
from vernissage.engine.knowledge import Knowledge

Z = 1.959964  # of a 95 % interval


@dataclass(frozen=True)
class Contest:
    """Who plays what: the bots in order, sitting one seat further in every game of a deal."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    move_seconds: float | None = None
    time_scale: float = 1.0


@dataclass(frozen=True)
class Standing:
    """How one bot fared, a shared win counted as its share."""

    name: str
    wins: float
    games: int
    low: float  # of the win rate, with 95 % confidence
    high: float

    @property
    def rate(self) -> float:
        """The part of its games it won."""
        return self.wins / self.games


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    rate, z2 = wins / games, Z * Z / games
    middle = rate + z2 / 2
    spread = Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games))
    low, high = (middle - spread) / (1 + z2), (middle + spread) / (1 + z2)
    return min(max(0.0, low), rate), max(min(1.0, high), rate)


def play_game(contest: Contest, index: int) -> list[float]:
    """One game: its deal and the bots' seats follow from the index. Shares in order of bots."""
    players = len(contest.seats)
    game = load(contest.game, players)
    deal, shift = divmod(index, players)
    state = game.new(contest.seed << 32 | deal)
    budget = Budget(contest.move_seconds, contest.time_scale)
    bots = [
        make_bot(name, game, (contest.seed << 40) + index * players + i, budget)
        for i, name in enumerate(contest.seats)
    ]
    while (seat := state.to_move) is not None:
        state.play(bots[(seat - shift) % players].choose(Knowledge(state, seat)))
    outcome = state.outcome()
    assert outcome is not None
    return [outcome.shares[(i + shift) % players] for i in range(players)]


def check(contest: Contest) -> None:
    """Compile what the contest needs, or say in one line what is wrong with it."""
    if contest.games < 1:
        raise ValueError(f"games must be at least 1, not {contest.games}")
    if contest.move_seconds is not None and not 0 < contest.move_seconds <= 60:
        raise ValueError(f"move-seconds must be above 0 and at most 60, not {contest.move_seconds}")
    if not 0 < contest.time_scale <= 10:
        raise ValueError(f"time-scale must be above 0 and at most 10, not {contest.time_scale}")
    game = load(contest.game, len(contest.seats))
    for name in contest.seats:
        make_bot(name, game, 0)


def arena(contest: Contest, played: Callable[[], object] = lambda: None) -> list[Standing]:
    """Play all games on all cores; `played` is called after each."""
    check(contest)
    cores = min(os.cpu_count() or 1, contest.games)
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        games = [pool.submit(play_game, contest, index) for index in range(contest.games)]
        try:
            for game in as_completed(games):
                game.result()
                played()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    wins = [math.fsum(shares) for shares in zip(*(game.result() for game in games), strict=True)]
    return standings(contest.seats, wins, contest.games)


def standings(names: Sequence[str], wins: Sequence[float], games: int) -> list[Standing]:
    """The bots' results with their intervals."""
    return [
        Standing(name, won, games, *interval(won, games))
        for name, won in zip(names, wins, strict=True)
    ]
