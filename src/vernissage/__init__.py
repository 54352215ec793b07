"""Four published board games, whole and exact, on one engine."""

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
