"""The named baseline of My Gallery: what adds most to the score sheet as it stands."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.appraisal import (
    NOWHERE,
    POINT,
    best_decoration,
    best_place,
    levels_now,
)
from vernissage.games.my_gallery.components import (
    CELLS,
    HEIGHT,
    MOST_COLUMNS,
    OF_SIZE,
    OF_TYPE,
    ROWS,
    SIZES,
    TYPE,
)
from vernissage.games.my_gallery.moves import (
    BID_CARD,
    DONE,
    EXCHANGE,
    GIVE,
    LAY_ASIDE,
    OFFER_SIZE,
    PICK_PLACE,
    PLACE_ASSISTANT,
    PLACE_NEW,
)
from vernissage.games.my_gallery.numbers import CARDS, KINDS
from vernissage.games.my_gallery.permitted import allowed_row, left_of_size
from vernissage.games.my_gallery.state import BID, NOTHING, OFFER, PICK, START
from vernissage.games.my_gallery.wall import fits_somewhere

TIDY = 90  # for lying snugly all around, in hundredths of a point
DOES_NOT_FIT = -3 * POINT  # what a painting is worth that fits nowhere
HIGH_STAKES = 6 * POINT  # a lead of the best painting that deserves the highest card


@kernel
def greedy(s: np.record) -> int:
    """The baseline's move, by the phase."""
    seat = int(s.to_move)
    levels = np.empty(KINDS, np.int64)
    levels_now(s, levels)
    if s.phase == START:
        return PLACE_NEW + middle_start(s, seat)
    if s.phase == OFFER:
        return OFFER_SIZE + next_size(s, seat)
    if s.phase == BID:
        return BID_CARD + greedy_bid(s, seat, levels) - 1
    if s.phase == PICK:
        return PICK_PLACE + best_offer(s, seat, levels)
    return greedy_settle(s, seat, levels)


@kernel
def middle_start(s: np.record, seat: int) -> int:
    """The first place on a star, as near to the middle row as can be."""
    item = int(s.picked[seat])
    best, least = NOWHERE, 1 << 30
    for y in range(int(ROWS[int(s.wall)]) - int(HEIGHT[item]) + 1):
        allowed = allowed_row(s, seat, item, y)
        off = abs(2 * y + int(HEIGHT[item]) - int(ROWS[int(s.wall)]))
        if allowed and off < least:
            x = 0
            while (allowed >> x) & 1 == 0:
                x += 1
            best, least = y * MOST_COLUMNS + x, off
    return best


@kernel
def next_size(s: np.record, seat: int) -> int:
    """Sizes in turn, round after round: the next that is left and fits the wall, or is left."""
    first = int(s.rounds) * (int(s.players) + 1) + int(s.turn)
    fallback = NOWHERE
    for i in range(SIZES):
        size = (first + i) % SIZES
        if left_of_size(s, size) > 0:
            if fits_somewhere(s.rows[seat], int(s.wall), int(OF_SIZE[size, 0])):
                return size
            if fallback == NOWHERE:
                fallback = size
    return fallback


@kernel
def card_at(hand: int, cards: int, place: int) -> int:
    """The card at a place of a hand, counted from the lowest."""
    card = 0
    for _ in range(min(place, cards - 1) + 1):
        card += 1
        while (hand >> card) & 1 == 0:
            card += 1
    return card


@kernel
def cards_in(hand: int) -> int:
    """Bid cards in a hand."""
    cards = 0
    for card in range(1, CARDS + 1):
        cards += (hand >> card) & 1
    return cards


@kernel
def offer_worths(s: np.record, seat: int, levels: np.ndarray, tidy: int, out: np.ndarray) -> None:
    """What each painting of the auction is worth to a seat; far below nothing where none is."""
    for place in range(int(s.players) + 1):
        out[place] = -(1 << 30)
        if s.offer[place] != NOTHING:
            cell, worth = best_place(s, seat, int(s.offer[place]), levels, tidy)
            out[place] = worth if cell != NOWHERE else DOES_NOT_FIT


@kernel
def greedy_bid(s: np.record, seat: int, levels: np.ndarray) -> int:
    """[MG-2] The higher, the more the best painting is worth above the next to it."""
    worths = np.empty(s.offer.size, np.int64)
    offer_worths(s, seat, levels, TIDY, worths)
    best, second = -(1 << 30), -(1 << 30)
    for place in range(int(s.players) + 1):
        if worths[place] > best:
            best, second = int(worths[place]), best
        elif worths[place] > second:
            second = int(worths[place])
    cards = cards_in(int(s.hand[seat]))
    return card_at(int(s.hand[seat]), cards, (best - second) * cards // HIGH_STAKES)


@kernel
def best_offer(s: np.record, seat: int, levels: np.ndarray) -> int:
    """[MG-4] The place of the painting that is worth most."""
    worths = np.empty(s.offer.size, np.int64)
    offer_worths(s, seat, levels, TIDY, worths)
    best = 0
    for place in range(int(s.players) + 1):
        if worths[place] > worths[best]:
            best = place
    return best


@kernel
def greedy_settle(s: np.record, seat: int, levels: np.ndarray) -> int:
    """[MG-7] [MG-8] Rewards, then the assistant's item if it gains, then the new painting."""
    if s.due > 0:
        return best_decoration(s, seat, levels, TIDY)
    held, new = int(s.assistant[seat]), int(s.picked[seat])
    if held != NOTHING:
        cell, worth = best_place(s, seat, held, levels, 0)
        if cell != NOWHERE and worth > 0:
            cell, worth = best_place(s, seat, held, levels, TIDY)
            return PLACE_ASSISTANT + cell
    if new == NOTHING:
        return DONE
    cell, worth = best_place(s, seat, new, levels, TIDY)
    free = held == NOTHING
    if cell == NOWHERE:
        return GIVE if free else way_out(s, seat, levels, TIDY)
    return GIVE if free and worth < 0 else PLACE_NEW + cell


@kernel
def way_out(s: np.record, seat: int, levels: np.ndarray, tidy: int) -> int:
    """[MG-12] [MG-13] The best exchange, or excess."""
    kind = int(TYPE[int(s.picked[seat])])
    best, most = LAY_ASIDE, -(1 << 30)
    for place in range(OF_TYPE.shape[1]):
        if (int(s.museum[kind]) >> place) & 1:
            painting = int(OF_TYPE[kind, place])
            cell, worth = best_place(s, seat, painting, levels, tidy)
            if cell != NOWHERE and worth > most:
                best, most = EXCHANGE + painting * CELLS + cell, worth
    return best
