"""How likely every hand of every other seat is, in every manner of playing.

A belief is an array by seat, manner and hand. What it holds are weights: chances
but for a factor. Strokes that come and go carry them from hand to hand.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.hands import HANDS, KINDS, WITH, WITHOUT
from vernissage.games.final_touch.state import N

BASELINE, ADVISED, ANYHOW = 0, 1, 2  # manners: as `greedy`, as good players do, any stroke
MANNERS = 3


@kernel
def weight_of(belief: np.ndarray, other: int, manner: int) -> float:
    """The weight of all hands of a seat, in one manner."""
    weight = 0.0
    for hand in range(KINDS):
        weight += belief[other, manner, hand]
    return weight


@kernel
def whole_of(belief: np.ndarray, other: int) -> float:
    """The weight of all hands of a seat, in every manner."""
    whole = 0.0
    for manner in range(MANNERS):
        whole += weight_of(belief, other, manner)
    return whole


@kernel
def hand_weight(belief: np.ndarray, other: int, hand: int) -> float:
    """The weight of one hand of a seat, in every manner."""
    weight = 0.0
    for manner in range(MANNERS):
        weight += belief[other, manner, hand]
    return weight


@kernel
def write(weights: np.ndarray, belief: np.ndarray, other: int, manner: int) -> None:
    """Write down the weights of a seat's hands in one manner."""
    for hand in range(KINDS):
        belief[other, manner, hand] = weights[hand]


@kernel
def part_with(colour: int, belief: np.ndarray, other: int) -> None:
    """A stroke leaves the hand."""
    for manner in range(MANNERS):
        after = np.zeros(KINDS)
        for hand in range(KINDS):
            if WITHOUT[hand, colour] >= 0:
                after[WITHOUT[hand, colour]] = belief[other, manner, hand]
        write(after, belief, other, manner)


@kernel
def draw_one(pool: np.ndarray, belief: np.ndarray, other: int) -> None:
    """A stroke, any of the pool that is not in the hand, comes into it."""
    for manner in range(MANNERS):
        after = np.zeros(KINDS)
        for hand in range(KINDS):
            weight = belief[other, manner, hand]
            for colour in range(N):
                chance = pool[colour] - HANDS[hand, colour]
                if weight > 0 and WITH[hand, colour] >= 0 and chance > 0:
                    after[WITH[hand, colour]] += weight * chance
        write(after, belief, other, manner)


@kernel
def come_to_light(colour: int, pool: np.ndarray, belief: np.ndarray, other: int) -> None:
    """A stroke of the pool is seen elsewhere: the fewer of it in a hand, the likelier."""
    for manner in range(MANNERS):
        for hand in range(KINDS):
            belief[other, manner, hand] *= max(pool[colour] - HANDS[hand, colour], 0)


@kernel
def pick(weights: np.ndarray, part: float) -> int:
    """The hand at this part of the whole weight."""
    whole = 0.0
    for hand in range(KINDS):
        whole += weights[hand]
    left = part * whole
    found = 0
    for hand in range(KINDS):
        if weights[hand] > 0:
            found = hand
            left -= weights[hand]
            if left < 0:
                break
    return found
