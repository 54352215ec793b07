"""The bots: players without a browser, who get what their seat may know."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from vernissage.bots.compare import Compare
from vernissage.bots.ready import warm_search
from vernissage.bots.search import Search
from vernissage.engine.game import Game
from vernissage.engine.knowledge import Knowledge


class Bot(Protocol):
    """Whoever chooses moves."""

    name: str

    def choose(self, knowledge: Knowledge) -> str:
        """The text of the move to make."""


class RandomBot:
    """Any legal move, each as likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, knowledge: Knowledge) -> str:
        """Any legal move."""
        return knowledge.game.book.write_move(self._random.choice(knowledge.legal_codes()))


class GreedyBot:
    """The baseline each game names, so that strength figures mean something."""

    name = "greedy"

    def choose(self, knowledge: Knowledge) -> str:
        """The baseline's move."""
        game = knowledge.game
        return game.book.write_move(game.entries.greedy(knowledge.imagined.tables))


WIDE = 64  # legal moves: more do not make a bot of few looks think longer


@dataclass(frozen=True)
class Level:
    """How long a searching bot thinks, and how surely it takes what it found."""

    name: str
    looks: int | None  # iterations for each legal move, so that wide games are as hard; None: time
    seconds: float
    temperature: float  # of the choice among visits; 0: the most visited
    learnt: bool = False  # by learnt opinions, where a game has some


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 25, 0.0, 0.4),
        Level("casual", 50, 0.0, 0.3),
        Level("club", 130, 0.0, 0.2),
        Level("strong", None, 1.0, 0.0),
        Level("master", None, 5.0, 0.0, learnt=True),
    )
}


@dataclass(frozen=True)
class Budget:
    """Another time to think than the level's own, to measure bots in minutes."""

    move_seconds: float | None = None  # for every searching bot
    time_scale: float = 1.0  # times the level's seconds; a level without seconds stays


class SearchBot:
    """Looks ahead by search; its level says how far and how steadily."""

    def __init__(self, level: Level, seed: int, budget: Budget | None = None) -> None:
        self.name = level.name
        self.level = level
        self.seed = seed
        self.budget = budget or Budget()

    def choose(self, knowledge: Knowledge) -> str:
        """The move found by search, or the only one."""
        codes = knowledge.legal_codes()
        code = codes[0] if len(codes) == 1 else self._search(knowledge, len(codes))
        return knowledge.game.book.write_move(code)

    def _search(self, knowledge: Knowledge, moves: int) -> int:
        seed, looks = self.seed << 32 | knowledge.ply, self.level.looks
        if looks is None and knowledge.game.book.compares:
            comparison = Compare(knowledge, seed, self.level.learnt)
            comparison.run_for(self._seconds())
            return comparison.best()
        search, luck = Search(knowledge, seed), random.Random(seed)
        if looks is not None and self.budget.move_seconds is None:
            search.run(looks * min(moves, WIDE))
        else:
            search.run_for(self._seconds())
        if mixture := search.mixture():
            return luck.choices(list(mixture), list(mixture.values()))[0]
        return softmax(search.visits(), self.level.temperature, luck)

    def _seconds(self) -> float:
        if self.budget.move_seconds is not None:
            return self.budget.move_seconds
        return self.level.seconds * self.budget.time_scale


def softmax(visits: dict[int, int], temperature: float, luck: random.Random) -> int:
    """A move by its visits, each as likely as their power 1 / temperature; at 0 the most visited.

    That is a softmax of their logarithms: what counts is how many times as often a move was tried.
    """
    most = max(visits.values())
    if temperature == 0:
        return next(code for code, n in visits.items() if n == most)
    weights = [(n / most) ** (1 / temperature) for n in visits.values()]
    return luck.choices(list(visits), weights)[0]


NAMES = ("random", "greedy", *LEVELS)


def make_bot(name: str, game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A bot by its name; a searching one may be given another budget than its own."""
    if name == "random":
        return RandomBot(seed)
    if name not in NAMES:
        raise ValueError(f"no bot is called {name!r}; there are: {', '.join(NAMES)}")
    warm_search(game)
    if name == "greedy":
        return GreedyBot()
    return SearchBot(LEVELS[name], seed, budget)
