"""A table of Photograph as one record.

Nothing is put in an order before somebody can see it. A card's back (colour
and half) is drawn when it comes to lie on the deck, its face when somebody
looks at it: until then it is one of the values of that back that nobody has
seen, each as likely. The deck is a bag, and the sunset's place in it a hazard.

    card    0 to 83: 12 * colour + value - 1
    back    0 to 13: 2 * colour + half; or UNKNOWN, SUNSET, NOTHING
    cell    4 * row + column: a card that lies face up, DOWN + back, or NOTHING
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import record_type
from vernissage.games.photograph.components import (
    CELLS,
    COLOURS,
    COLUMNS,
    HALF,
    HAND,
    MOST_TAKEN,
    SEATS,
    VALUES,
)

NOTHING = -1
NOBODY = -1
N = len(COLOURS)
BACKS = 2 * N
UNKNOWN = BACKS  # a back that tells nothing
SUNSET = BACKS + 1  # the sunset's own back
DOWN = 100  # + back: lies face down
MOST_HELD = HAND + MOST_TAKEN

TAKE, WIND, AT_SUNSET, AT_END = 0, 1, 2, 3  # phases

STATE = record_type(
    ("films", "i1", (SEATS, N, VALUES)),  # values in order, negative if blurred, then 0
    ("sharp", "i1", (SEATS, N)),  # face-up cards of a film
    ("blurs", "i1", (SEATS, N)),
    ("last", "i1", (SEATS, N)),  # value of its last face-up card, or 0
    ("way", "i1", (SEATS, N)),  # 1 rising, -1 falling, 0 not set yet
    ("hands", "i1", (SEATS, MOST_HELD)),  # cards from the bottom up, then NOTHING
    ("held", "i1", (SEATS,)),  # cards in a hand
    ("shown", "u1", (SEATS,)),  # bit i: all have seen the face at place i of the hand
    ("field", "i1", (CELLS,)),
    ("unseen", "u1", (BACKS,)),  # bits: values of a back that nobody has seen
    ("deck", "i1", (BACKS,)),  # photographs in the deck by back; 0 with plain backs
    ("left", "i1"),  # photographs in the deck
    ("top", "i1"),  # the back on top of the deck, or NOTHING
    ("sunset", "i1"),  # 1 while the sunset is in the deck
    ("lucky", "i1", (N,)),  # who took a colour's lucky shot
    ("played", "i1", (SEATS, MOST_TAKEN)),  # a seat's last shot: cards in order, then NOTHING
    ("winds", "i1", (SEATS,)),  # of the last sunset or end; hidden until all are in
    ("colours", "u1"),  # bits: colours in play; 0 before the deal: drawn by chance
    ("phase", "i1"),
    ("turn", "i1"),  # whose turn it is; at sunset and at the end others move, too
    ("announced", "i1"),  # how many cards this turn takes and plays
    ("paused", "i1"),  # the place a refill was at when the sunset turned up
    ("first", "i1"),  # who began; NOBODY before the deal: drawn by chance
    ("missed_frame", "i1"),
    ("plain_backs", "i1"),
    ("memory_aid", "i1"),
)


@kernel
def back_of(card: int) -> int:
    """[PH-C3] The back of a card: its colour and its half."""
    return card // HALF


@kernel
def lies_face_up(cell: int) -> bool:
    """Whether what lies there shows its face."""
    return 0 <= cell < DOWN


@kernel
def on_field(s: np.record) -> int:
    """Cards on the field."""
    cards = 0
    for cell in range(CELLS):
        cards += int(s.field[cell] != NOTHING)
    return cards


@kernel
def in_row(s: np.record, row: int) -> int:
    """Cards in a row of the field."""
    cards = 0
    for column in range(COLUMNS):
        cards += int(s.field[row * COLUMNS + column] != NOTHING)
    return cards
