"""The rules of Final Touch, in the order of its README."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.final_touch.components import (
    ASKED,
    COMPLETED,
    HAND,
    MASTERPIECES,
    MONEY_TO_WIN,
    SMEARS_TO_SPOIL,
    SPOILED,
    STROKES_A_COLOUR,
)
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.state import (
    COMPLETE,
    FRESH,
    IMPROVING,
    NOBODY,
    NONE,
    SPOILT,
    N,
    hand_size,
    side,
    total,
)

# Why a move is refused: the rule's id and the reason's name in the texts.
REASONS = (
    ("", ""),
    ("FT-9", "over"),
    ("FT-1", "nothing-played"),
    ("FT-1", "already-improving"),
    ("FT-2", "not-held"),
    ("FT-2", "not-missing"),
    ("FT-3", "not-held"),
    ("FT-3", "still-missing"),
)
LEGAL, GAME_OVER, NOTHING_PLAYED, ALREADY_IMPROVING = 0, 1, 2, 3
NO_STROKE, NOT_MISSING, NO_SMEAR, STILL_MISSING = 4, 5, 6, 7


# Set-up


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
            draw_stroke(s, (int(s.first) + i) % int(s.players))
    s.spoiler = NOBODY
    s.to_move = s.first
    s.turn = FRESH


@kernel
def draw_masterpiece(s: np.record) -> int:
    """[FT-S1] The card that now comes to lie on top of the masterpiece pile, or NONE."""
    unseen = int(s.unseen)
    left = 0
    for i in range(MASTERPIECES):
        left += (unseen >> i) & 1
    if left == 0:
        return NONE
    which = draw(s.chance, left)
    for i in range(MASTERPIECES):
        if (unseen >> i) & 1:
            if which == 0:
                s.unseen = unseen & ~(1 << i)
                return i
            which -= 1
    return NONE


# A turn


@kernel
def missing(s: np.record, colour: int) -> int:
    """[FT-2] Strokes of a colour the current masterpiece still lacks."""
    return int(ASKED[int(s.current), colour]) - int(s.improved[colour])


@kernel
def may_improve(s: np.record, seat: int, colour: int) -> bool:
    """[FT-2] A stroke of the hand, of a colour still missing."""
    return bool((s.hands[seat, colour] > 0) & (missing(s, colour) > 0))


@kernel
def may_smear(s: np.record, seat: int, colour: int) -> bool:
    """[FT-3] [FT-4] As the whole turn, a stroke of the hand that could not improve.

    So whoever cannot improve can always smear, and must; who can, may still.
    """
    fits = missing(s, colour) > 0
    return bool((s.turn == FRESH) & (s.hands[seat, colour] > 0) & (not fits))


@kernel
def may_end(s: np.record, seat: int) -> bool:
    """[FT-1] A turn ends by `done` once a stroke is laid (or by a hand that has none)."""
    return bool((s.turn == IMPROVING) | (hand_size(s, seat) == 0))


@kernel
def legal(s: np.record, out: np.ndarray) -> int:
    """[FT-1] Improve, smear or, after improving, done."""
    seat = int(s.to_move)
    if seat == OVER:
        return 0
    n = 0
    for colour in range(N):
        out[n] = IMPROVE + colour
        n += int(may_improve(s, seat, colour))
    for colour in range(N):
        out[n] = SMEAR + colour
        n += int(may_smear(s, seat, colour))
    out[n] = DONE
    return n + int(may_end(s, seat))


@kernel
def refusal(s: np.record, move: int) -> int:
    """[FT-1] [FT-2] [FT-3] Why a move is not legal now, or LEGAL."""
    seat = int(s.to_move)
    if seat == OVER:
        return GAME_OVER
    if move == DONE:
        return LEGAL if may_end(s, seat) else NOTHING_PLAYED
    if move < SMEAR:
        colour = move - IMPROVE
        if may_improve(s, seat, colour):
            return LEGAL
        return NOT_MISSING if missing(s, colour) <= 0 else NO_STROKE
    colour = move - SMEAR
    if may_smear(s, seat, colour):
        return LEGAL
    if s.turn == IMPROVING:
        return ALREADY_IMPROVING
    return STILL_MISSING if missing(s, colour) > 0 else NO_SMEAR


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
    for c in range(N):
        if missing(s, c) > 0:
            return
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
    seat = (seat + 1) % int(s.players)
    if seat == s.spoiler:
        seat = (seat + 1) % int(s.players)
    return seat


@kernel
def draw_up(s: np.record, seat: int) -> None:
    """[FT-5] Draw until the hand holds five."""
    for _ in range(HAND - hand_size(s, seat)):
        draw_stroke(s, seat)


@kernel
def draw_stroke(s: np.record, seat: int) -> None:
    """[FT-5] Draw one stroke; an empty pile is made of the discards at that moment."""
    left = total(s.pile)
    if left == 0:
        reshuffle(s)
        left = total(s.pile)
        if left == 0:
            return
    which = draw(s.chance, left)
    colour = 0
    while which >= s.pile[colour]:
        which -= int(s.pile[colour])
        colour += 1
    s.pile[colour] -= 1
    s.hands[seat, colour] += 1


@kernel
def reshuffle(s: np.record) -> None:
    """[FT-5] The discards become the stroke pile."""
    for colour in range(N):
        s.pile[colour] = s.discards[colour]
        s.discards[colour] = 0


# A masterpiece is finished


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


# The end


@kernel
def leaders(s: np.record, least: int) -> int:
    """[FT-9] [FT-10] [FT-11] Bits of the sides with the most money, if that is at least so much."""
    most = least
    bits = 0
    for account in range(2 if s.players == 4 else int(s.players)):
        if s.money[account] > most:
            most = int(s.money[account])
            bits = 0
        if s.money[account] == most:
            bits |= 1 << account
    return bits


@kernel
def several(bits: int) -> bool:
    """Whether more than one bit is set."""
    return bits & (bits - 1) != 0


@kernel
def begin_duel(s: np.record, spoiler: int) -> None:
    """[FT-10] Three players, two of them level past the mark: they play one more masterpiece.

    Whoever is paid for it wins (`close`). The spoiler draws no card and only watches.
    """
    s.spoiler = spoiler
    s.to_move = after(s, spoiler)


@kernel
def finish(s: np.record, sides: int) -> None:
    """[FT-9] [FT-11] The game ends; these sides have won it."""
    s.winners = sides
    s.to_move = OVER


@kernel
def shares(s: np.record, out: np.ndarray) -> None:
    """[FT-9] [FT-10] [FT-11] Each seat's share of the victory; equal sides share it."""
    winners = int(s.winners)
    count = 0
    for account in range(int(s.players)):
        count += (winners >> account) & 1
    for seat in range(int(s.players)):
        out[seat] = ((winners >> side(s, seat)) & 1) / count
