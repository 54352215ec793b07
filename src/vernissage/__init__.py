"""Four published board games, whole and exact, on one engine.

A name is imported when it is first used: a command that only says what it can do
does not wait for the engine, nor for numba.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vernissage.engine.arrays import Tables, batch
    from vernissage.engine.errors import (
        BadComponents,
        BadRecord,
        IllegalMove,
        ImpossiblePosition,
        UnreadableMove,
        VernissageError,
    )
    from vernissage.engine.game import Game, Outcome, Refusal, State, load, replay
    from vernissage.engine.registry import game_ids
    from vernissage.engine.replay import Record
else:
    from importlib import import_module

    _HOMES = {
        "arrays": ("Tables", "batch"),
        "errors": (
            "BadComponents",
            "BadRecord",
            "IllegalMove",
            "ImpossiblePosition",
            "UnreadableMove",
            "VernissageError",
        ),
        "game": ("Game", "Outcome", "Refusal", "State", "load", "replay"),
        "registry": ("game_ids",),
        "replay": ("Record",),
    }

    def __getattr__(name):
        for home, names in _HOMES.items():
            if name in names:
                found = getattr(import_module(f"vernissage.engine.{home}"), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return __all__


__all__ = [
    "BadComponents",
    "BadRecord",
    "Game",
    "IllegalMove",
    "ImpossiblePosition",
    "Outcome",
    "Record",
    "Refusal",
    "State",
    "Tables",
    "UnreadableMove",
    "VernissageError",
    "batch",
    "game_ids",
    "load",
    "replay",
]
