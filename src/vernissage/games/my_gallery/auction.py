"""The auction of My Gallery: sizes, bids, picks."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import OF_SIZE
from vernissage.games.my_gallery.state import BID, NOTHING, OFFER, PICK, SETTLE, how_many


@kernel
def begin_round(s: np.record) -> None:
    """[MG-1] The auctioneer is to choose by the backs."""
    s.rounds += 1
    for place in range(s.offer.size):
        s.offer[place] = NOTHING
        s.asked[place] = NOTHING
    for place in range(s.order.size):
        s.order[place] = NOTHING
    s.phase = OFFER
    s.turn = 0
    s.to_move = s.auctioneer


@kernel
def offer(s: np.record, size: int) -> None:
    """[MG-1] A size more; after the last one all are turned face up."""
    s.asked[int(s.turn)] = size
    s.turn += 1
    if s.turn > s.players:
        for place in range(int(s.players) + 1):
            s.offer[place] = turn_up(s, int(s.asked[place]))
            s.asked[place] = NOTHING
        s.phase = BID
        s.turn = 0
        s.to_move = s.auctioneer


@kernel
def turn_up(s: np.record, size: int) -> int:
    """[MG-S3] One of the paintings left of a size, each as likely."""
    bits = int(s.stack[size])
    skip = draw(s.chance, how_many(bits))
    place = 0
    while skip > 0 or (bits >> place) & 1 == 0:
        skip -= (bits >> place) & 1
        place += 1
    s.stack[size] = bits & ~(1 << place)
    return int(OF_SIZE[size, place])


@kernel
def bid(s: np.record, seat: int, card: int) -> None:
    """[MG-2] A card onto the pile, face down, in any order; when all are in, they are revealed."""
    s.bids[seat, int(s.rounds)] = card
    s.hand[seat] = int(s.hand[seat]) & ~(1 << card)
    s.turn += 1
    for i in range(int(s.players)):
        other = (int(s.auctioneer) + i) % int(s.players)
        if s.bids[other, int(s.rounds)] == 0:
            s.to_move = other
            return
    put_in_order(s)
    s.phase = PICK
    s.turn = 0
    s.to_move = s.order[0]


@kernel
def outbids(s: np.record, one: int, other: int) -> bool:
    """[MG-3] The higher card; of equal ones, the higher beneath, down to the starting cards."""
    below = int(s.rounds)
    while below > 0 and s.bids[one, below] == s.bids[other, below]:
        below -= 1
    return bool(s.bids[one, below] > s.bids[other, below])


@kernel
def put_in_order(s: np.record) -> None:
    """[MG-3] The seats from the highest bid to the lowest."""
    for seat in range(int(s.players)):
        place = 0
        for other in range(int(s.players)):
            place += int(other != seat and outbids(s, other, seat))
        s.order[place] = seat


@kernel
def pick(s: np.record, seat: int, place: int) -> None:
    """[MG-4] [MG-5] A painting from the auction; after the last pick all settle in that order."""
    s.picked[seat] = s.offer[place]
    s.offer[place] = NOTHING
    turn = int(s.turn) + 1
    if turn == s.players:
        s.phase = SETTLE
        turn = 0
    s.turn = turn
    s.to_move = s.order[turn]
