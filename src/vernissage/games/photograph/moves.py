"""The moves of Photograph: codes inside the rules, a line of text everywhere else.

A take is row, number and side; a wind is two places of the hand, counted from
the bottom, the first below the second.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.moves import MoveTexts
from vernissage.games.photograph.components import COLOURS, MOST_TAKEN, SEATS, VALUES
from vernissage.games.photograph.state import MOST_HELD

SIDES = ("left", "right")
LEFT, RIGHT = 0, 1
MOST_ROWS = 4
WINDS = MOST_ROWS * MOST_TAKEN * len(SIDES)  # the first wind; below it are takes

_TAKES = [
    (count, side, row)
    for row in range(1, MOST_ROWS + 1)
    for count in range(1, MOST_TAKEN + 1)
    for side in SIDES
]
_WINDS = [(low, high) for high in range(2, MOST_HELD + 1) for low in range(1, high)]
_TEXTS = (
    *(f"take {count} {side} row {row}" for count, side, row in _TAKES),
    *(f"wind {low}>{high}" for low, high in _WINDS),
)
CODES = len(_TEXTS)
MOST_MOVES = max(WINDS, len(_WINDS))
# A take and a wind for every photograph, and everybody's winds at sunset and at the end.
MOST_PLIES = 2 * len(COLOURS) * VALUES + 2 * SEATS
WIND_FROM = np.array([low - 1 for low, _ in _WINDS], np.int64)  # places from 0, by code - WINDS
WIND_TO = np.array([high - 1 for _, high in _WINDS], np.int64)

FORMS = (
    "take N left row R",
    "take N right row R",
    "wind A>B",
    f"where N is 1 to {MOST_TAKEN}, R 1 to {MOST_ROWS}, and A is below B in the hand, 1 its bottom",
)
_MOVES = MoveTexts(_TEXTS, FORMS)
read, write = _MOVES.read, _MOVES.write


def parts(code: int) -> dict[str, str]:
    """The words of a move, by name, for the texts."""
    if code < WINDS:
        count, side, row = _TAKES[code]
        return {"form": "take", "count": str(count), "side": side, "row": str(row)}
    low, high = _WINDS[code - WINDS]
    return {"form": "wind", "from": str(low), "to": str(high)}
