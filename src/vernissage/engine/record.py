"""A state is one numpy record: copy is a memcpy, equality is bytes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

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
    layout = np.dtype([*HEADER, *fields], align=True)
    return cast("np.dtype[np.record]", np.dtype((np.record, layout)))


class Plain(SimpleNamespace):
    """A record as plain Python numbers and lists: quick to read field by field."""


def plain(s: np.record | Plain) -> Plain:
    """The fields of a record, chance left out."""
    if isinstance(s, Plain):
        return s
    names = s.dtype.names or ()
    values = zip(names[1:], s.item()[1:], strict=True)
    return Plain(**{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values})
