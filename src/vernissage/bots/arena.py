"""Bots against each other: the same deals for everybody, every seat for everybody."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from vernissage.bots.players import Bot, Budget, make_bot
from vernissage.bots.spread import Carrier, on_cores, spread
from vernissage.engine.game import Game, Outcome, State, load
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.rulebook import Value

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
    options: dict[str, Value] = field(default_factory=dict)

    def load(self) -> Game:
        """The game that is played."""
        return load(self.game, len(self.seats), **self.options)

    def make_bots(self, game: Game, index: int) -> list[Bot]:
        """The bots in order, as they play the game of that index."""
        budget = Budget(self.move_seconds, self.time_scale)
        first = (self.seed << 40) + index * len(self.seats)
        return [make_bot(name, game, first + i, budget) for i, name in enumerate(self.seats)]


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


def play_out(state: State, bots: Sequence[Bot]) -> Outcome:
    """Play a table to its end, a bot on each seat."""
    while (seat := state.to_move) is not None:
        state.play(bots[seat].choose(Knowledge(state, seat)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def play_game(contest: Contest, index: int) -> list[float]:
    """One game: its deal and the bots' seats follow from the index. Shares in order of bots."""
    players = len(contest.seats)
    game = contest.load()
    deal, shift = divmod(index, players)
    bots = contest.make_bots(game, index)
    seated = [bots[(seat - shift) % players] for seat in range(players)]
    shares = play_out(game.new(contest.seed << 32 | deal), seated).shares
    return [shares[(i + shift) % players] for i in range(players)]


def check(contest: Contest) -> None:
    """Compile what the contest needs, or say in one line what is wrong with it."""
    if contest.games < 1:
        raise ValueError(f"games must be at least 1, not {contest.games}")
    if contest.move_seconds is not None and not 0 < contest.move_seconds <= 60:
        raise ValueError(f"move-seconds must be above 0 and at most 60, not {contest.move_seconds}")
    if not 0 < contest.time_scale <= 10:
        raise ValueError(f"time-scale must be above 0 and at most 10, not {contest.time_scale}")
    contest.make_bots(contest.load(), 0)


def arena(
    contest: Contest, played: Callable[[], object] = lambda: None, carrier: Carrier = on_cores
) -> list[Standing]:
    """Play all games, on all cores or by another carrier; `played` is called after each."""
    check(contest)
    games = spread(partial(play_game, contest), range(contest.games), played, carrier)
    wins = [math.fsum(shares) for shares in zip(*games, strict=True)]
    return standings(contest.seats, wins, contest.games)


def standings(names: Sequence[str], wins: Sequence[float], games: int) -> list[Standing]:
    """The bots' results with their intervals."""
    return [
        Standing(name, won, games, *interval(won, games))
        for name, won in zip(names, wins, strict=True)
    ]
