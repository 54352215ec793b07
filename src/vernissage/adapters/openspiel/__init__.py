"""OpenSpiel: every game as a registered one, and two miniatures whose trees can be walked whole.

Once this is imported, `pyspiel.load_game("python_vernissage_photograph(players=3)")` knows them.
"""

try:
    import pyspiel
except ImportError:
    raise ImportError('OpenSpiel is not installed: pip install "vernissage[openspiel]"') from None

from vernissage.adapters.openspiel import positions
from vernissage.adapters.openspiel.game import (
    SeededGame,
    TableGame,
    game_type,
    name_of,
    parameters,
)
from vernissage.adapters.openspiel.miniature import MiniatureGame
from vernissage.engine.registry import game_ids, rulebook
from vernissage.engine.rulebook import Json

__all__ = ["name_of"]


def whole(game: str) -> type[TableGame]:
    """A game as it is in its box."""
    kind = game_type(game, rulebook(game).seats, parameters(game))
    return type(game, (SeededGame,), {"name": game, "kind": kind})


def miniature(game: str, deals: list[Json], most_plies: int) -> type[TableGame]:
    """The end of a game for two, after one of a few deals."""
    kind = game_type(f"{game}_mini", (2,), {})
    about = {"positions": deals, "outcomes": len(deals), "most_plies": most_plies}
    return type(f"{game}_mini", (MiniatureGame,), {"name": game, "kind": kind, **about})


# A class each, and kept: OpenSpiel lets go of what it was given only after Python has ended.
GAMES = (
    *map(whole, game_ids()),
    miniature("final_touch", positions.final_touch(), most_plies=7),
    miniature("photograph", positions.photograph(), most_plies=3),
)
for _game in GAMES:
    pyspiel.register_game(_game.kind, _game)
