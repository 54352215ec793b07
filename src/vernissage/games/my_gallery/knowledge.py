"""What a seat of My Gallery cannot know, dealt anew; and when a move is secret."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.policy import likely_bid
from vernissage.games.my_gallery.state import BID


@kernel
def secret(s: np.record) -> bool:
    """[MG-2] A bid stays hidden until all are in."""
    return bool(s.phase == BID)


@kernel
def has_bid(s: np.record, seat: int) -> bool:
    """[MG-2] Whether a seat's card for this round lies on its pile, face down."""
    return bool((s.phase == BID) & (s.bids[seat, int(s.rounds)] > 0))


@kernel
def determinize(s: np.record, seat: int) -> None:
    """[MG-2] Others' bids not yet revealed become any card they may have played.

    The stacks have no order yet: the record's chance, which the caller has begun
    anew, makes it when paintings are turned up.
    """
    for other in range(int(s.players)):
        if other != seat and has_bid(s, other):
            card = int(s.bids[other, int(s.rounds)])
            s.hand[other] = int(s.hand[other]) | (1 << card)
            card = likely_bid(s, other, s.chance)
            s.bids[other, int(s.rounds)] = card
            s.hand[other] = int(s.hand[other]) & ~(1 << card)
