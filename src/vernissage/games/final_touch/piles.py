"""Drawing: strokes and masterpieces of Final Touch."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import HAND, MASTERPIECES
from vernissage.games.final_touch.state import NONE, N, hand_size, total


@kernel
def draw_masterpiece(s: np.record) -> int:
    """[FT-S1] The card that now comes to lie on top of the masterpiece pile, or NONE."""
    unseen = int(s.unseen)
    left = 0
    for i in range(MASTERPIECES):
        left += (unseen >> i) & 1
    if left == 0:
        return NONE
    which = draw(s.chance, left)
    for i in range(MASTERPIECES):
        if (unseen >> i) & 1:
            if which == 0:
                s.unseen = unseen & ~(1 << i)
                return i
            which -= 1
    return NONE


@kernel
def draw_up(s: np.record, seat: int) -> None:
    """[FT-5] Draw until the hand holds five."""
    draw_strokes(s, seat, HAND - hand_size(s, seat))


@kernel
def draw_strokes(s: np.record, seat: int, count: int) -> None:
    """[FT-5] Draw so many strokes; an empty pile is made of the discards at that moment."""
    left = total(s.pile)
    for _ in range(count):
        if left == 0:
            reshuffle(s)
            left = total(s.pile)
            if left == 0:
                return
        which = draw(s.chance, left)
        colour = 0
        for i in range(N - 1):  # to the last: an early end is what no processor foresees
            which -= int(s.pile[i])
            colour += int(which >= 0)
        s.pile[colour] -= 1
        s.hands[seat, colour] += 1
        left -= 1


@kernel
def reshuffle(s: np.record) -> None:
    """[FT-5] The discards become the stroke pile."""
    for colour in range(N):
        s.pile[colour] = s.discards[colour]
        s.discards[colour] = 0
