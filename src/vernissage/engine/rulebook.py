"""What a game's folder hands to the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from vernissage.engine.observation import Plane
from vernissage.engine.record import OVER, Plain

Json = dict[str, Any]  # the JSON border: the one place where Any is meant
Value = bool | int | str | None


@dataclass(frozen=True)
class Option:
    """A choice the host makes before the game."""

    name: str
    default: Value
    choices: Callable[[int], tuple[Value, ...]]  # by the number of players


def no_figures(_: np.record) -> Mapping[str, float]:
    """A game that counts nothing but moves and scores."""
    return {}


def never(_: np.record) -> bool:
    """A game that somebody always wins, if not all together."""
    return False


def mover_alone(s: Plain) -> list[int]:
    """A game in which one seat moves after another."""
    return [] if s.to_move == OVER else [s.to_move]


@dataclass(frozen=True)
class Rulebook:
    """One game: its kernels are registered for `state`, the rest is here."""

    id: str
    version: int  # moves only when behaviour does
    seats: tuple[int, ...]  # how many can play
    sides: Callable[[int], tuple[int, ...]]  # the side of each seat, by the number of players
    options: tuple[Option, ...]
    state: np.dtype[np.record]
    codes: int  # moves are 0 to codes - 1
    most_moves: int  # the most that can be legal at once
    most_plies: int  # no game is longer
    reasons: tuple[tuple[str, str], ...]  # of a refusal: rule id, name in the texts
    forms: tuple[str, ...]  # of a move
    read_move: Callable[[str], int]
    write_move: Callable[[int], str]
    move_parts: Callable[[int], dict[str, str]]  # for the texts
    configure: Callable[[np.record, Mapping[str, Value]], None]
    view: Callable[[np.record | Plain, int | None], Json]
    open_view: Callable[[np.record | Plain], Json]
    events: Callable[[np.record | Plain, int, np.record | Plain, int | None], list[Json]]
    scores: Callable[[np.record], tuple[int, ...]]
    ended_by: Callable[[np.record], str]  # the rule id that ended it
    write_position: Callable[[np.record], Json]
    read_position: Callable[[Json, np.record], None]
    draw_text: Callable[[Json], str]
    draw_svg: Callable[[Json], str]
    observation: tuple[Plane, ...]  # what the kernel `observe` writes
    horizon: int  # moves a search plays out before it may judge instead
    explore: float = 0.5  # how far a search strays from what looks best
    drawn: Callable[[np.record], bool] = never  # whether nobody won a finished game
    figures: Callable[[np.record], Mapping[str, float]] = no_figures  # of a finished game
    awaited: Callable[[Plain], list[int]] = mover_alone  # who may move: of hidden moves, many
    believe: Callable[..., None] | None = None  # a kernel: deals as likely as the moves make them
    compares: bool = False  # by its beliefs: a long search is without a tree, which hands mislead
    learnt: tuple[int, ...] = ()  # for how many players `habit` and `expect` are learnt opinions

    def refusal_key(self, reason: int) -> str:
        """The key of a reason in the texts."""
        return f"{self.id}-why-{self.reasons[reason][1]}"
