"""What a seat cannot know, dealt anew."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.piles import draw_strokes
from vernissage.games.final_touch.state import N, hand_size


@kernel
def determinize(s: np.record, seat: int) -> None:
    """Shuffle the other hands and the pile together, and deal those hands again.

    Discards, zones and the seat's own hand tell it which strokes are unseen;
    nothing it has watched tells it where they are. Masterpieces under the top
    of their pile have no order yet, so there is nothing to redeal.
    """
    sizes = np.zeros(4, np.int64)
    for other in range(int(s.players)):
        if other != seat:
            sizes[other] = hand_size(s, other)
            for colour in range(N):
                s.pile[colour] += s.hands[other, colour]
                s.hands[other, colour] = 0
    for other in range(int(s.players)):
        draw_strokes(s, other, sizes[other])
