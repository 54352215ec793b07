"""All legal moves of My Gallery, and why another is not legal."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.my_gallery.components import (
    CELLS,
    COLUMNS,
    FIRST_SHAPE,
    MOST_COLUMNS,
    OF_TYPE,
    ROWS,
    SHAPES,
    SIZES,
    TYPE,
)
from vernissage.games.my_gallery.moves import (
    BID_CARD,
    DECORATE,
    DONE,
    EXCHANGE,
    GIVE,
    LAY_ASIDE,
    OFFER_SIZE,
    PICK_PLACE,
    PLACE_ASSISTANT,
    PLACE_NEW,
    TO_ASSISTANT,
)
from vernissage.games.my_gallery.numbers import CARDS
from vernissage.games.my_gallery.permitted import (
    allowed_row,
    can_exchange,
    why_no_way_out,
    why_not_bid,
    why_not_decorate,
    why_not_done,
    why_not_excess,
    why_not_exchange,
    why_not_from_assistant,
    why_not_give,
    why_not_new,
    why_not_offer,
    why_not_pick,
    why_not_shape,
    why_not_there,
)
from vernissage.games.my_gallery.reasons import GAME_OVER, LEGAL
from vernissage.games.my_gallery.state import BID, NOTHING, OFFER, PICK


@kernel
def refusal(s: np.record, move: int) -> int:
    """[MG-1] [MG-2] [MG-4] [MG-5] Why a move is not legal now, or LEGAL."""
    seat = int(s.to_move)
    if seat == OVER:
        return GAME_OVER
    if move < BID_CARD:
        return why_not_offer(s, move - OFFER_SIZE)
    if move < PICK_PLACE:
        return why_not_bid(s, seat, move - BID_CARD + 1)
    if move < PLACE_NEW:
        return why_not_pick(s, move - PICK_PLACE)
    if move < GIVE:
        return why_not_place(s, seat, move)
    return why_not_rest(s, seat, move)


@kernel
def why_not_place(s: np.record, seat: int, move: int) -> int:
    """[MG-7] [MG-8] The new painting, or what the assistant holds, on the wall."""
    new = move < PLACE_ASSISTANT
    reason = why_not_new(s, seat) if new else why_not_from_assistant(s, seat)
    if reason != LEGAL:
        return reason
    item = int(s.picked[seat]) if new else int(s.assistant[seat])
    return why_not_there(s, seat, item, move - (PLACE_NEW if new else PLACE_ASSISTANT))


@kernel
def why_not_rest(s: np.record, seat: int, move: int) -> int:
    """[MG-7] [MG-9] [MG-12] [MG-13] The assistant, decorations, ways out, the end of a settling."""
    if move == GIVE:
        return why_not_give(s, seat)
    if move < EXCHANGE:
        shape, cell = divmod(move - DECORATE, CELLS + 1)
        return why_not_decorate(s, seat, shape, cell)
    if move < LAY_ASIDE:
        painting, cell = divmod(move - EXCHANGE, CELLS)
        return why_not_exchange(s, seat, painting, cell)
    return why_not_excess(s, seat) if move == LAY_ASIDE else why_not_done(s, seat)


@kernel
def legal(s: np.record, out: np.ndarray) -> int:
    """[MG-1] [MG-2] [MG-4] [MG-5] The moves of the phase, ascending."""
    seat = int(s.to_move)
    if seat == OVER:
        return 0
    n = 0
    if s.phase == OFFER:
        for size in range(SIZES):
            out[n] = OFFER_SIZE + size
            n += int(why_not_offer(s, size) == LEGAL)
    elif s.phase == BID:
        for card in range(1, CARDS + 1):
            out[n] = BID_CARD + card - 1
            n += int(why_not_bid(s, seat, card) == LEGAL)
    elif s.phase == PICK:
        for place in range(int(s.players) + 1):
            out[n] = PICK_PLACE + place
            n += int(why_not_pick(s, place) == LEGAL)
    else:
        n = list_settling(s, seat, out)
    return n


@kernel
def list_places(s: np.record, seat: int, item: int, code: int, out: np.ndarray, n: int) -> int:
    """[MG-6] Every place an item may be hung at."""
    columns = int(COLUMNS[int(s.wall)])
    for y in range(int(ROWS[int(s.wall)])):
        allowed = allowed_row(s, seat, item, y)
        if allowed:
            for x in range(columns):
                out[n] = code + y * MOST_COLUMNS + x
                n += (allowed >> x) & 1
    return n


@kernel
def list_settling(s: np.record, seat: int, out: np.ndarray) -> int:
    """[MG-5] [MG-7] [MG-8] Placing, giving, decorating, the ways out, done."""
    n = 0
    if why_not_new(s, seat) == LEGAL:
        n = list_places(s, seat, int(s.picked[seat]), PLACE_NEW, out, n)
    if why_not_from_assistant(s, seat) == LEGAL:
        n = list_places(s, seat, int(s.assistant[seat]), PLACE_ASSISTANT, out, n)
    if why_not_give(s, seat) == LEGAL:
        out[n] = GIVE
        n += 1
    if s.due > 0:
        n = list_decorations(s, seat, out, n)
    if why_no_way_out(s, seat) == LEGAL:
        out[n] = LAY_ASIDE
        n = list_exchanges(s, seat, out, n) if can_exchange(s, seat) else n + 1
    if why_not_done(s, seat) == LEGAL:
        out[n] = DONE
        n += 1
    return n


@kernel
def list_decorations(s: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """[MG-9] Every decoration that may be taken, with every place."""
    for shape in range(SHAPES):
        if why_not_shape(s, shape) == LEGAL:
            code = DECORATE + shape * (CELLS + 1)
            n = list_places(s, seat, FIRST_SHAPE + shape, code, out, n)
            if s.assistant[seat] == NOTHING:
                out[n] = code + TO_ASSISTANT
                n += 1
    return n


@kernel
def list_exchanges(s: np.record, seat: int, out: np.ndarray, n: int) -> int:
    """[MG-12] Every painting of the museum to exchange for, with every place."""
    kind = int(TYPE[int(s.picked[seat])])
    for place in range(OF_TYPE.shape[1]):
        if (int(s.museum[kind]) >> place) & 1:
            painting = int(OF_TYPE[kind, place])
            n = list_places(s, seat, painting, EXCHANGE + painting * CELLS, out, n)
    return n
