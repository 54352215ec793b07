"""A table of My Gallery as one record.

A square's number is `MOST_COLUMNS * y + x`, from 0 at the top left. What hangs
there is a number too: a painting's, or FIRST_SHAPE + the shape of a decoration.

    rows     bit x of row y is set when square x,y is covered
    squares  EMPTY; HUNG + item on every square of a painting and on the top left one of
             a decoration; REST on the other squares of a decoration

The stacks have no order: a painting is drawn from what is left of its size when
it is turned face up. A bid not revealed yet stands in `bids` like the others;
`knowledge.py` and `view.py` keep it from everybody else.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import record_type
from vernissage.games.my_gallery.components import (
    CELLS,
    FIRST_SHAPE,
    ITEMS,
    MOST_ROWS,
    PAINTINGS,
    SIZES,
)
from vernissage.games.my_gallery.numbers import CARDS, KINDS, MOST_EXCESS, SEATS

NOTHING = -1
EMPTY, HUNG = 0, 1
REST = HUNG + ITEMS
HAND = (1 << (CARDS + 1)) - 2  # bits 1 to 20
MOST_REWARDS = 2  # one for the new painting, one for the assistant's
BYTES = (len(PAINTINGS) + 7) // 8

START, OFFER, BID, PICK, SETTLE = range(5)
PHASES = ("start", "offer", "bid", "pick", "settle")

STATE = record_type(
    ("hand", "u4", (SEATS,)),  # bits: bid cards not played
    ("museum", "u4", (KINDS,)),  # bits: paintings of a type by PLACE_IN_TYPE; 0: never entered
    ("rows", "u2", (SEATS, MOST_ROWS)),
    ("stack", "u2", (SIZES,)),  # bits: paintings of a size by PLACE_IN_SIZE
    ("marker", "i2", (KINDS,)),  # how far, laps included; 0 is the start
    ("offer", "i2", (SEATS + 1,)),  # paintings face up; NOTHING where one was picked
    ("picked", "i2", (SEATS,)),  # the new painting of a seat, until it is settled
    ("assistant", "i2", (SEATS,)),  # the item held
    ("excess", "i2", (SEATS, MOST_EXCESS)),  # paintings beside the board
    ("empty", "i2", (SEATS,)),  # squares not covered
    ("squares", "u1", (SEATS, CELLS)),
    ("broken", "u1", (BYTES,)),  # bits: paintings that touch one of their type
    ("unbroken", "i1", (SEATS, KINDS)),  # paintings on the wall that score prestige
    ("eye", "i1", (SEATS, KINDS)),  # paintings at eye level, broken ones too
    ("shields", "i2", (SEATS,)),  # on the wall
    ("bids", "i1", (SEATS, CARDS + 1)),  # by round; 0 is the starting card
    ("asked", "i1", (SEATS + 1,)),  # sizes chosen for the auction, still face down
    ("order", "i1", (SEATS,)),  # seats by this round's bids, once they are revealed
    ("rewards", "i1", (MOST_REWARDS,)),  # shields still to take, the newest last
    ("combined", "i1", (MOST_REWARDS,)),  # whether that is a combination
    ("due", "i1"),  # rewards there are
    ("auctioneer", "i1"),
    ("turn", "i1"),  # moves of the phase made: sizes, bids, picks, seats settled
    ("rounds", "i1"),  # begun so far; 0 while starting paintings are hung
    ("phase", "i1"),
    ("wall", "i1"),  # the table's option
)


@kernel
def how_many(bits: int) -> int:
    """How many of 16 bits are set, found by pairs, fours, eights: quicker than one by one."""
    bits -= (bits >> 1) & 0x5555
    bits = (bits & 0x3333) + ((bits >> 2) & 0x3333)
    bits = (bits + (bits >> 4)) & 0x0F0F
    return (bits + (bits >> 8)) & 0x1F


@kernel
def is_painting(item: int) -> bool:
    """Whether an item is a painting, not a decoration."""
    return 0 <= item < FIRST_SHAPE


@kernel
def is_broken(broken: np.ndarray, painting: int) -> bool:
    """[MG-10] Whether a painting is among those that touch one of their type."""
    return (int(broken[painting >> 3]) >> (painting & 7)) & 1 == 1


@kernel
def excess_count(excess: np.ndarray) -> int:
    """[MG-13] Paintings beside a player's board."""
    count = 0
    for place in range(MOST_EXCESS):
        count += int(excess[place] != NOTHING)
    return count
