"""All games ready to play: compiled once on a machine, on all its cores."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.bots.search import search_of, warm_search
from vernissage.bots.spread import spread
from vernissage.engine.arrays import Tables
from vernissage.engine.game import load
from vernissage.engine.registry import game_ids, rulebook
from vernissage.engine.warm import is_warm


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
