"""All games ready to play: compiled once on a machine, on all its cores."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.bots.compare import Compare
from vernissage.bots.search import Search
from vernissage.bots.spread import spread
from vernissage.engine.arrays import Tables
from vernissage.engine.game import Game, load
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.registry import game_ids, rulebook
from vernissage.engine.warm import Step, is_warm, warm


def cold_games() -> list[str]:
    """The games that are not compiled yet, those that take longest first."""
    cold = [game for game in game_ids() if not (is_warm(game) and is_warm(search_of(game)))]
    return sorted(cold, key=lambda game: -rulebook(game).codes)


def make_ready(games: list[str], done: Callable[[], object] = lambda: None) -> None:
    """Compile games; `done` is called after each."""
    if games:
        spread(_compile, games, done)


def _compile(game: str) -> None:
    loaded = load(game)
    warm_search(loaded)
    Tables(loaded, n=1, seed=0)


def warm_search(game: Game) -> None:
    """Compile the search for a game now, and its comparison, if this machine never did."""
    steps: list[Step] = [
        ("search", lambda: Search(Knowledge(game.new(0), 0), 0, nodes=2).run(1)),
    ]
    if game.book.compares:
        steps.append(
            ("comparison", lambda: Compare(Knowledge(game.new(0), 0), 0, learnt=True).run(1))
        )
    warm(search_of(game.book.id), steps)


def search_of(game: str) -> str:
    """The name of a game's compiled search."""
    return f"{game} search"
