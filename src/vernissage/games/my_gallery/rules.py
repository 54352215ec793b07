"""The rules of My Gallery: set-up, and who does what with a move.

The phases have files of their own: `auction.py`, `settling.py`, `museum.py`.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.auction import begin_round, bid, offer, pick
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FULL_STACK,
    ROWS,
    SIZES,
    STARTING,
)
from vernissage.games.my_gallery.moves import (
    BID_CARD,
    DECORATE,
    EXCHANGE,
    GIVE,
    LAY_ASIDE,
    OFFER_SIZE,
    PICK_PLACE,
    PLACE_ASSISTANT,
    PLACE_NEW,
)
from vernissage.games.my_gallery.numbers import MOST_EXCESS, SEATS, STARTING_BIDS
from vernissage.games.my_gallery.settling import (
    decorate,
    done,
    exchange,
    give,
    lay_aside,
    place_assistant,
    place_new,
)
from vernissage.games.my_gallery.state import HAND, NOTHING, START
from vernissage.games.my_gallery.wall import hang

# Set-up


@kernel
def deal(s: np.record) -> None:
    """[MG-S1] [MG-S2] [MG-S3] Stacks, hands, starting bids and starting paintings."""
    for size in range(SIZES):
        s.stack[size] = FULL_STACK[size]
    for seat in range(SEATS):
        s.picked[seat] = NOTHING
        s.assistant[seat] = NOTHING
        s.order[seat] = NOTHING
        for place in range(MOST_EXCESS):
            s.excess[seat, place] = NOTHING
    for seat in range(int(s.players)):
        s.hand[seat] = HAND
        s.empty[seat] = COLUMNS[int(s.wall)] * ROWS[int(s.wall)]
    for place in range(s.offer.size):
        s.offer[place] = NOTHING
        s.asked[place] = NOTHING
    deal_starting_bids(s)
    deal_starting_paintings(s)
    s.phase = START
    s.to_move = 0


@kernel
def unused(s: np.record, numbers: int, used: int) -> int:
    """One of so many numbers from 0 that is not among the used bits, each as likely."""
    number = draw(s.chance, numbers)
    while (used >> number) & 1:
        number = draw(s.chance, numbers)
    return number


@kernel
def deal_starting_bids(s: np.record) -> None:
    """[MG-S2] A white card each; the lowest makes the first auctioneer."""
    used = 0
    for seat in range(int(s.players)):
        card = unused(s, STARTING_BIDS, used)
        used |= 1 << card
        s.bids[seat, 0] = card + 1
        if s.bids[seat, 0] < s.bids[int(s.auctioneer), 0]:
            s.auctioneer = seat


@kernel
def deal_starting_paintings(s: np.record) -> None:
    """[MG-S1] A starting painting each; the others leave the game."""
    used = 0
    for seat in range(int(s.players)):
        number = unused(s, STARTING.size, used)
        used |= 1 << number
        s.picked[seat] = STARTING[number]


@kernel
def place_starting(s: np.record, seat: int, cell: int) -> None:
    """[MG-S1] A starting painting on the wall; after the last seat the first round begins."""
    hang(s, seat, int(s.picked[seat]), cell)
    s.picked[seat] = NOTHING
    if seat + 1 < s.players:
        s.to_move = seat + 1
    else:
        begin_round(s)


# Moves


@kernel
def apply(s: np.record, move: int) -> None:
    """[MG-1] [MG-2] [MG-4] [MG-5] Make a legal move."""
    s.ply += 1
    seat = int(s.to_move)
    if move < BID_CARD:
        offer(s, move - OFFER_SIZE)
    elif move < PICK_PLACE:
        bid(s, seat, move - BID_CARD + 1)
    elif move < PLACE_NEW:
        pick(s, seat, move - PICK_PLACE)
    elif s.phase == START:
        place_starting(s, seat, move - PLACE_NEW)
    else:
        settle(s, seat, move)


@kernel
def settle(s: np.record, seat: int, move: int) -> None:
    """[MG-5] A move of a settling."""
    if move < PLACE_ASSISTANT:
        place_new(s, seat, move - PLACE_NEW)
    elif move < GIVE:
        place_assistant(s, seat, move - PLACE_ASSISTANT)
    elif move == GIVE:
        give(s, seat)
    elif move < EXCHANGE:
        decorate(s, seat, (move - DECORATE) // (CELLS + 1), (move - DECORATE) % (CELLS + 1))
    elif move < LAY_ASIDE:
        exchange(s, seat, (move - EXCHANGE) // CELLS, (move - EXCHANGE) % CELLS)
    elif move == LAY_ASIDE:
        lay_aside(s, seat)
    else:
        done(s)
