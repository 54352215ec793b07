"""What may be done in My Gallery, and why not: the one place where legality is written."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import (
    FIRST_SHAPE,
    MOST_COLUMNS,
    OF_TYPE,
    PLACE_IN_TYPE,
    SHIELDS,
    SIZE,
    TYPE,
)
from vernissage.games.my_gallery.moves import TO_ASSISTANT
from vernissage.games.my_gallery.reasons import (
    ALREADY_PICKED,
    ASSISTANT_BUSY,
    ASSISTANT_EMPTY,
    CAN_EXCHANGE,
    CARD_USED,
    DOES_NOT_FIT,
    DUE,
    IT_FITS,
    LEGAL,
    NO_NEW_ITEM,
    NO_REWARD,
    NO_STAR,
    NOT_IN_MUSEUM,
    NOT_OFFERED,
    NOT_SETTLED,
    OTHER_TYPE,
    OUTSIDE,
    OVERLAPS,
    REWARD_FIRST,
    STACK_EMPTY,
    TOO_MANY_SHIELDS,
    TOUCHES_NOTHING,
)
from vernissage.games.my_gallery.state import BID, NOTHING, OFFER, PICK, SETTLE, START, how_many
from vernissage.games.my_gallery.wall import (
    fits_somewhere,
    free_row,
    inside_row,
    star_row,
    touching_row,
)

# The auction


@kernel
def left_of_size(s: np.record, size: int) -> int:
    """[MG-1] [MG-S3] Paintings of a size that can still be chosen for this auction."""
    left = how_many(int(s.stack[size]))
    for i in range(int(s.turn)):
        left -= int(s.asked[i] == size)
    return left


@kernel
def why_not_offer(s: np.record, size: int) -> int:
    """[MG-1] A size for the auction, as long as its stack has one."""
    if s.phase != OFFER:
        return DUE + int(s.phase)
    return LEGAL if left_of_size(s, size) > 0 else STACK_EMPTY


@kernel
def why_not_bid(s: np.record, seat: int, card: int) -> int:
    """[MG-2] A bid card that is still in the hand."""
    if s.phase != BID:
        return DUE + int(s.phase)
    return LEGAL if (int(s.hand[seat]) >> card) & 1 else CARD_USED


@kernel
def why_not_pick(s: np.record, place: int) -> int:
    """[MG-4] A painting that is still in the auction."""
    if s.phase != PICK:
        return DUE + int(s.phase)
    if place > s.players:
        return NOT_OFFERED
    return LEGAL if s.offer[place] != NOTHING else ALREADY_PICKED


# Places on the wall


@kernel
def allowed_row(s: np.record, seat: int, item: int, y: int) -> int:
    """[MG-6] [MG-S1] The places of a row where an item may be hung now, as bits."""
    free = free_row(s.rows[seat], int(s.wall), item, y)
    if free == 0:
        return 0
    if s.phase == START:
        return free & star_row(int(s.wall), item, y)
    return free & touching_row(s.rows[seat], int(s.wall), item, y)


@kernel
def why_not_there(s: np.record, seat: int, item: int, cell: int) -> int:
    """[MG-6] [MG-S1] Inside the wall, on empty squares, beside another item or on a star."""
    x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
    if (allowed_row(s, seat, item, y) >> x) & 1:
        return LEGAL
    if (inside_row(int(s.wall), item, y) >> x) & 1 == 0:
        return OUTSIDE
    if (free_row(s.rows[seat], int(s.wall), item, y) >> x) & 1 == 0:
        return OVERLAPS
    return NO_STAR if s.phase == START else TOUCHES_NOTHING


# Settling


@kernel
def why_not_new(s: np.record, seat: int) -> int:
    """[MG-7] [MG-9] Whether the new painting is to be settled now: rewards come first."""
    if s.phase != SETTLE and s.phase != START:
        return DUE + int(s.phase)
    if s.due > 0:
        return REWARD_FIRST
    return LEGAL if s.picked[seat] != NOTHING else NO_NEW_ITEM


@kernel
def why_not_from_assistant(s: np.record, seat: int) -> int:
    """[MG-8] What the assistant holds may be placed at any moment of a settling."""
    if s.phase != SETTLE:
        return DUE + int(s.phase)
    return LEGAL if s.assistant[seat] != NOTHING else ASSISTANT_EMPTY


@kernel
def why_not_give(s: np.record, seat: int) -> int:
    """[MG-7] The new painting to the assistant, if he holds nothing."""
    if s.phase == START:
        return DUE + START
    reason = why_not_new(s, seat)
    if reason != LEGAL:
        return reason
    return LEGAL if s.assistant[seat] == NOTHING else ASSISTANT_BUSY


@kernel
def why_not_shape(s: np.record, shape: int) -> int:
    """[MG-9] A decoration of at most so many shields as are still to take."""
    if s.phase != SETTLE:
        return DUE + int(s.phase)
    if s.due == 0:
        return NO_REWARD
    return LEGAL if SHIELDS[shape] <= s.rewards[int(s.due) - 1] else TOO_MANY_SHIELDS


@kernel
def why_not_decorate(s: np.record, seat: int, shape: int, cell: int) -> int:
    """[MG-7] [MG-9] A decoration on the wall or to the assistant."""
    reason = why_not_shape(s, shape)
    if reason != LEGAL:
        return reason
    if cell == TO_ASSISTANT:
        return LEGAL if s.assistant[seat] == NOTHING else ASSISTANT_BUSY
    return why_not_there(s, seat, FIRST_SHAPE + shape, cell)


@kernel
def why_no_way_out(s: np.record, seat: int) -> int:
    """[MG-11] Exchange and excess: only for a new painting that fits nowhere."""
    if s.phase == START:
        return DUE + START
    reason = why_not_new(s, seat)
    if reason != LEGAL:
        return reason
    fits = fits_somewhere(s.rows[seat], int(s.wall), int(s.picked[seat]))
    return IT_FITS if fits else LEGAL


@kernel
def in_museum(s: np.record, painting: int) -> bool:
    """[MG-C4] Whether a painting lies in the museum."""
    place = int(PLACE_IN_TYPE[painting])
    return place >= 0 and (int(s.museum[TYPE[painting]]) >> place) & 1 == 1


@kernel
def why_not_exchange(s: np.record, seat: int, painting: int, cell: int) -> int:
    """[MG-12] For one of the same type in the museum that does fit, and fits there."""
    reason = why_no_way_out(s, seat)
    if reason != LEGAL:
        return reason
    if not in_museum(s, painting):
        return NOT_IN_MUSEUM
    if TYPE[painting] != TYPE[int(s.picked[seat])]:
        return OTHER_TYPE
    if not fits_somewhere(s.rows[seat], int(s.wall), painting):
        return DOES_NOT_FIT
    return why_not_there(s, seat, painting, cell)


@kernel
def can_exchange(s: np.record, seat: int) -> bool:
    """[MG-12] [MG-13] Whether the museum has something that fits for the new painting."""
    kind = int(TYPE[int(s.picked[seat])])
    sizes = 0  # tried already: what does not fit once does not fit again
    for place in range(OF_TYPE.shape[1]):
        if (int(s.museum[kind]) >> place) & 1:
            painting = int(OF_TYPE[kind, place])
            if (sizes >> int(SIZE[painting])) & 1 == 0:
                if fits_somewhere(s.rows[seat], int(s.wall), painting):
                    return True
                sizes |= 1 << int(SIZE[painting])
    return False


@kernel
def why_not_excess(s: np.record, seat: int) -> int:
    """[MG-13] Beside the board, if no exchange is possible."""
    reason = why_no_way_out(s, seat)
    if reason != LEGAL:
        return reason
    return CAN_EXCHANGE if can_exchange(s, seat) else LEGAL


@kernel
def why_not_done(s: np.record, seat: int) -> int:
    """[MG-8] A settling ends when the new painting and every reward are settled."""
    if s.phase != SETTLE:
        return DUE + int(s.phase)
    if s.due > 0:
        return REWARD_FIRST
    return LEGAL if s.picked[seat] == NOTHING else NOT_SETTLED
