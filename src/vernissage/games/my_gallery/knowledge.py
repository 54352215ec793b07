"""What a seat of My Gallery cannot know, dealt anew; and when a move is secret."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.numbers import CARDS
from vernissage.games.my_gallery.state import BID


@kernel
def secret(s: np.record) -> bool:
    """[MG-2] A bid stays hidden until all are in."""
    return bool(s.phase == BID)


@kernel
def has_bid(s: np.record, seat: int) -> bool:
    """[MG-2] Whether a seat's card for this round lies on its pile."""
    return bool(s.phase == BID and s.bids[seat, int(s.rounds)] > 0)


@kernel
def determinize(s: np.record, seat: int) -> None:
    """[MG-2] Others' bids not yet revealed become any card they could have played.

    The stacks have no order yet: the record's chance, which the caller has begun
    anew, makes it when paintings are turned up.
    """
    for other in range(int(s.players)):
        if other != seat and has_bid(s, other):
            card = int(s.bids[other, int(s.rounds)])
            put_back = int(s.hand[other]) | (1 << card)
            card = any_card(s, put_back)
            s.bids[other, int(s.rounds)] = card
            s.hand[other] = put_back & ~(1 << card)


@kernel
def any_card(s: np.record, hand: int) -> int:
    """A card of a hand, each as likely."""
    cards = 0
    for card in range(1, CARDS + 1):
        cards += (hand >> card) & 1
    skip = draw(s.chance, cards)
    card = 1
    while skip > 0 or (hand >> card) & 1 == 0:
        skip -= (hand >> card) & 1
        card += 1
    return card
