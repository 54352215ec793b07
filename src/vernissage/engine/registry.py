"""Games are found by listing their folder; adding one edits no list."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from vernissage.engine.rulebook import Rulebook

FOLDER = Path(__file__).resolve().parent.parent / "games"


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(p.parent.name for p in FOLDER.glob("*/__init__.py")))


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    if game not in game_ids():
        raise ValueError(f"no game is called {game!r}; there are: {', '.join(game_ids())}")
    found: Rulebook = import_module(f"vernissage.games.{game}").RULEBOOK
    return found
