"""How a good player of My Gallery plays, without looking ahead: `advice` and `playout`."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.appraisal import levels_now
from vernissage.games.my_gallery.insight import card_at, cards_in, greedy, greedy_bid
from vernissage.games.my_gallery.moves import BID_CARD
from vernissage.games.my_gallery.numbers import KINDS
from vernissage.games.my_gallery.state import BID

SWING = 4  # places of the hand a bid may be off the baseline's, up or down


@kernel
def advice(s: np.record, chance: np.record) -> int:
    """The baseline's move; but of two bids one is not so easily foretold."""
    if s.phase == BID:
        return BID_CARD + likely_bid(s, int(s.to_move), chance) - 1
    return greedy(s)


@kernel
def playout(s: np.record, chance: np.record) -> int:
    """The baseline's move: it is quick enough."""
    return greedy(s)


@kernel
def likely_bid(s: np.record, seat: int, chance: np.record) -> int:
    """[MG-2] A card a seat may well play: the baseline's, one near to it, or seldom any."""
    levels = np.empty(KINDS, np.int64)
    levels_now(s, levels)
    hand = int(s.hand[seat])
    cards = cards_in(hand)
    manner = draw(chance, 8)
    if manner == 0:
        return card_at(hand, cards, draw(chance, cards))
    card = greedy_bid(s, seat, levels)
    if manner < 5:
        return card
    below = cards_in(hand & ((1 << card) - 1))
    return card_at(hand, cards, max(0, below - SWING + draw(chance, 2 * SWING + 1)))
