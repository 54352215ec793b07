"""A state is one numpy record: copy is a memcpy, equality is bytes."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import CHANCE

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]

OVER = -1  # to_move of a finished game

HEADER = (
    ("chance", CHANCE),
    ("ply", "u2"),  # moves made so far
    ("players", "i1"),
    ("to_move", "i1"),  # the seat whose move it is, or OVER
)


def record_type(*fields: Field) -> np.dtype[np.record]:
    """The type of a game's state: the header every game shares, then its own fields."""
    return np.dtype((np.record, np.dtype([*HEADER, *fields], align=True)))


def blank(dtype: np.dtype[np.record], n: int = 1) -> np.ndarray:
    """An array of n records with every byte zero."""
    return np.zeros(n, dtype)
