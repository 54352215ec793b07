"""Every hand there can be, numbered: 252 of up to five strokes in five colours."""

from __future__ import annotations

import itertools
import math

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import HAND, STROKES_A_COLOUR
from vernissage.games.final_touch.state import N

_HANDS = [h for h in itertools.product(range(HAND + 1), repeat=N) if sum(h) <= HAND]
_NUMBERS = {hand: number for number, hand in enumerate(_HANDS)}


def _changed(by: int) -> np.ndarray:
    """The number of the hand with a stroke of a colour more or less; -1: there is none."""
    table = np.full((len(_HANDS), N), -1)
    for number, hand in enumerate(_HANDS):
        for colour in range(N):
            changed = (*hand[:colour], hand[colour] + by, *hand[colour + 1 :])
            table[number, colour] = _NUMBERS.get(changed, -1)
    return table


HANDS = np.array(_HANDS)
KINDS = len(_HANDS)
WITH, WITHOUT = _changed(1), _changed(-1)
CHOOSE = np.array(
    [[math.comb(n, k) for k in range(HAND + 1)] for n in range(STROKES_A_COLOUR + 1)], np.float64
)


@kernel
def ways(pool: np.ndarray, hand: int) -> float:
    """In how many ways a hand can be taken from a pool of strokes."""
    found = 1.0
    for colour in range(N):
        if pool[colour] < HANDS[hand, colour]:
            return 0.0
        found *= CHOOSE[int(pool[colour]), HANDS[hand, colour]]
    return found
