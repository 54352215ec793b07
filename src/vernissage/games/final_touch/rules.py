"""The rules of Final Touch: set-up, a turn, and what finishing a masterpiece brings."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import (
    COMPLETED,
    HAND,
    MASTERPIECES,
    MONEY_TO_WIN,
    SMEARS_TO_SPOIL,
    SPOILED,
    STROKES_A_COLOUR,
)
from vernissage.games.final_touch.end import finish, leaders, several
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.permitted import lacked
from vernissage.games.final_touch.piles import draw_masterpiece, draw_strokes, draw_up
from vernissage.games.final_touch.state import (
    COMPLETE,
    FRESH,
    IMPROVING,
    NOBODY,
    NONE,
    SPOILT,
    N,
    side,
    total,
)


@kernel
def deal(s: np.record) -> None:
    """[FT-S1] [FT-S2] Two masterpieces face up, five strokes each, one at a time."""
    s.unseen = (1 << MASTERPIECES) - 1
    s.current = draw_masterpiece(s)
    s.next = draw_masterpiece(s)
    for colour in range(N):
        s.pile[colour] = STROKES_A_COLOUR
    if s.first == NOBODY:
        s.first = draw(s.chance, int(s.players))
    for _ in range(HAND):
        for i in range(int(s.players)):
            draw_strokes(s, (int(s.first) + i) % int(s.players), 1)
    s.spoiler = NOBODY
    s.to_move = s.first
    s.turn = FRESH


@kernel
def apply(s: np.record, move: int) -> None:
    """[FT-1] Make a legal move."""
    s.ply += 1
    seat = int(s.to_move)
    if move == DONE:
        end_turn(s, seat)
    elif move < SMEAR:
        improve(s, seat, move - IMPROVE)
    else:
        smear(s, seat, move - SMEAR)


@kernel
def improve(s: np.record, seat: int, colour: int) -> None:
    """[FT-2] Lay one stroke in the improvement zone; more may follow."""
    s.hands[seat, colour] -= 1
    s.improved[colour] += 1
    s.turn = IMPROVING
    if lacked(s) == 0:
        complete(s, seat)


@kernel
def smear(s: np.record, seat: int, colour: int) -> None:
    """[FT-3] Lay one stroke in the smear zone; that is the whole turn."""
    s.hands[seat, colour] -= 1
    s.smeared[colour] += 1
    if total(s.smeared) >= SMEARS_TO_SPOIL:
        spoil(s, seat)
    else:
        end_turn(s, seat)


@kernel
def end_turn(s: np.record, seat: int) -> None:
    """[FT-8] Draw up; play passes clockwise, in a duel past the seat that watches."""
    draw_up(s, seat)
    s.to_move = after(s, seat)
    s.turn = FRESH


@kernel
def after(s: np.record, seat: int) -> int:
    """[FT-8] [FT-10] The seat that plays after this one."""
    seat = clockwise(s, seat)
    return clockwise(s, seat) if seat == s.spoiler else seat


@kernel
def clockwise(s: np.record, seat: int) -> int:
    """The next seat of the table."""
    return seat + 1 if seat + 1 < s.players else 0


@kernel
def complete(s: np.record, seat: int) -> None:
    """[FT-6] Whoever adds the last missing stroke is paid the completed price."""
    s.finished[int(s.current)] = COMPLETE
    pay(s, seat, int(COMPLETED[int(s.current)]))
    close(s, seat)


@kernel
def spoil(s: np.record, seat: int) -> None:
    """[FT-7] The third smear pays the spoiled price to the opponents of who played it."""
    s.finished[int(s.current)] = SPOILT
    price = int(SPOILED[int(s.current)])
    if s.players == 4:
        pay(s, 1 - (seat & 1), price)
    else:
        for other in range(int(s.players)):
            if other != seat and other != s.spoiler:
                pay(s, other, price)
    close(s, seat)


@kernel
def pay(s: np.record, seat: int, price: int) -> None:
    """[FT-6] [FT-7] Money to a seat's side, and the card before all who sit on it."""
    s.money[side(s, seat)] += price
    paid = 1 << seat
    if s.players == 4:
        paid |= 1 << (seat ^ 2)
    s.taken[int(s.current)] |= paid


@kernel
def close(s: np.record, seat: int) -> None:
    """[FT-8] [FT-9] Is it won? Else the next masterpiece, and the same player's turn again."""
    if s.spoiler != NOBODY:
        finish(s, int(s.taken[int(s.current)]))
        return
    rich = leaders(s, MONEY_TO_WIN)
    if rich != 0 and not several(rich):
        finish(s, rich)
    elif s.next == NONE:
        finish(s, rich if rich != 0 else leaders(s, 0))
    else:
        next_masterpiece(s)
        if rich != 0:
            begin_duel(s, seat)
        else:
            draw_up(s, seat)


@kernel
def next_masterpiece(s: np.record) -> None:
    """[FT-8] Both zones are discarded; the next masterpiece becomes the current one."""
    for colour in range(N):
        s.discards[colour] += s.improved[colour] + s.smeared[colour]
        s.improved[colour] = 0
        s.smeared[colour] = 0
    s.current = s.next
    s.next = draw_masterpiece(s)
    s.turn = FRESH


@kernel
def begin_duel(s: np.record, spoiler: int) -> None:
    """[FT-10] Three players, two of them level past the mark: they play one more masterpiece.

    Whoever is paid for it wins (`close`). The spoiler draws no card and only watches.
    """
    s.spoiler = spoiler
    s.to_move = after(s, spoiler)
