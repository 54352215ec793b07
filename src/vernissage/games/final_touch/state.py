"""A table of Final Touch as one record.

Cards of one colour are alike, so hands, zones, pile and discards are counts
by colour. Neither pile has an order: the next card is drawn from what is
left when it is needed.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import Plain, record_type
from vernissage.games.final_touch.components import COLOURS, MASTERPIECES, SEATS

FRESH, IMPROVING = 0, 1  # a turn: nothing played yet, or strokes laid
NOBODY = -1
NONE = -1  # no masterpiece

N = len(COLOURS)

STATE = record_type(
    ("unseen", "u4"),  # bit i: masterpiece i lies under the top of its pile
    ("money", "i4", (SEATS,)),  # by side: a seat, or with four players a team
    ("hands", "i1", (SEATS, N)),
    ("pile", "i1", (N,)),
    ("discards", "i1", (N,)),
    ("improved", "i1", (N,)),  # the improvement zone
    ("smeared", "i1", (N,)),  # the smear zone
    ("taken", "u1", (MASTERPIECES,)),  # bits: the seats paid for it
    ("finished", "i1", (MASTERPIECES,)),  # 0 open, 1 completed, 2 spoiled
    ("current", "i1"),
    ("next", "i1"),  # the top of the masterpiece pile
    ("turn", "i1"),
    ("first", "i1"),  # who began; NOBODY before the deal: drawn by chance
    ("spoiler", "i1"),  # the third seat of a duel, which only watches it, or NOBODY
    ("winners", "u1"),  # bits: the sides that won
)

OPEN, COMPLETE, SPOILT = 0, 1, 2


@kernel
def side(s: np.record | Plain, seat: int) -> int:
    """The account a seat is paid into: its own, or with four players its team's."""
    return seat & 1 if s.players == 4 else seat


@kernel
def total(counts: np.ndarray) -> int:
    """Cards of all colours."""
    cards = 0
    for colour in range(N):
        cards += int(counts[colour])
    return cards


@kernel
def hand_size(s: np.record, seat: int) -> int:
    """Cards in a hand."""
    return total(s.hands[seat])


@kernel
def held(s: np.record, seat: int) -> int:
    """Bits: the colours in a hand."""
    bits = 0
    for colour in range(N):
        bits |= int(s.hands[seat, colour] > 0) << colour
    return bits
