"""Opinions about Final Touch, for bots: never rules."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import (
    ASKED,
    COMPLETED,
    HAND,
    MONEY_TO_WIN,
    SMEARS_TO_SPOIL,
    SPOILED,
    STROKES_A_COLOUR,
)
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.permitted import missing
from vernissage.games.final_touch.state import IMPROVING, NONE, N, hand_size, side, total

HORIZON = 0  # a search judges as soon as a masterpiece is untouched

# `judge`: a logistic fit to 110,000 games of the baseline against itself, in $.
NEED = 0.48
COVERS_CURRENT = 1.5
COVERS_NEXT = 0.45

# `advice`: tuned by games against itself; in parts of the masterpiece's price, or $.
OWN_CHANCE = 0.58  # to complete it at the next turn, beside the danger that others do
FIRST_SMEAR, SECOND_SMEAR = 0.025, 0.12
SPOIL = -0.26
KEEP_FOR_NEXT = 0.17  # $
KEEP_SEVERAL = 0.08  # $, a stroke more of a colour

STEPS = 16  # of a colour's share of the unseen strokes


def _at_least(cards: int) -> np.ndarray:
    """Chances that of so many cards at least m have a colour, by its share of the unseen."""
    table = np.zeros((STEPS + 1, HAND + 2))
    for step in range(STEPS + 1):
        share = step / STEPS
        for m in range(HAND + 2):
            for k in range(m, cards + 1):
                ways = math.comb(cards, k)
                table[step, m] += ways * share**k * (1 - share) ** (cards - k)
    return table


AT_LEAST = np.stack([_at_least(cards) for cards in range(HAND + 1)])  # cards, share, m


@kernel
def can_complete(s: np.record, seat: int) -> bool:
    """Whether the hand holds every stroke that is still missing."""
    short = False
    for colour in range(N):
        short |= missing(s, colour) > s.hands[seat, colour]
    return not short


@kernel
def most_held(s: np.record, seat: int, still_missing: bool) -> int:
    """The colour most held among those missing (or not), or -1."""
    best, most = -1, 0
    for colour in range(N):
        fits = (missing(s, colour) > 0) == still_missing
        count = int(s.hands[seat, colour]) if fits else 0
        if count > most:
            best, most = colour, count
    return best


@kernel
def greedy(s: np.record) -> int:
    """The baseline: complete if the hand can; else smear, unless it spoils; else one stroke."""
    seat = int(s.to_move)
    improvement = most_held(s, seat, True)
    if can_complete(s, seat):
        return IMPROVE + improvement
    if s.turn == IMPROVING:
        return DONE
    spare = most_held(s, seat, False)
    if spare >= 0 and (total(s.smeared) < SMEARS_TO_SPOIL - 1 or improvement < 0):
        return SMEAR + spare
    if improvement >= 0:
        return IMPROVE + improvement
    return DONE


@kernel
def unseen(s: np.record, seat: int, colour: int) -> int:
    """Strokes of a colour that a seat cannot see: in other hands or in the pile."""
    seen = s.discards[colour] + s.improved[colour] + s.smeared[colour] + s.hands[seat, colour]
    return STROKES_A_COLOUR - int(seen)


@kernel
def prospect(s: np.record, seat: int, played: int) -> float:
    """What it is worth to have played a stroke: the chance to complete, less the danger.

    The danger: that the next hand holds all that is then missing. The chance:
    that nobody completed it and this hand, with a card drawn, can.
    """
    hidden = 0
    for colour in range(N):
        hidden += unseen(s, seat, colour)
    danger, chance = 1.0, 1.0
    for colour in range(N):
        lacking = missing(s, colour)
        held = int(s.hands[seat, colour])
        if colour == played:
            held -= 1
            lacking -= 1
        if lacking > 0:
            step = STEPS * unseen(s, seat, colour) // hidden
            danger *= AT_LEAST[HAND, step, min(lacking, HAND + 1)]
            chance *= AT_LEAST[1, step, min(max(lacking - held, 0), HAND + 1)]
    return OWN_CHANCE * chance * (1 - danger) - danger


@kernel
def weigh(s: np.record, seat: int, colour: int) -> float:
    """What one look ahead says of playing a stroke of a colour, in parts of the price."""
    price = max(int(COMPLETED[int(s.current)]), 1)
    held = int(s.hands[seat, colour])
    keep = KEEP_SEVERAL * (held - 1)
    if s.next != NONE:
        keep -= KEEP_FOR_NEXT * min(held, int(ASKED[int(s.next), colour])) / held
    smears = total(s.smeared)
    if missing(s, colour) > 0 or smears < SMEARS_TO_SPOIL - 1:
        worth = prospect(s, seat, colour)
        if missing(s, colour) <= 0:
            worth += FIRST_SMEAR if smears == 0 else SECOND_SMEAR
    else:
        worth = SPOIL - int(SPOILED[int(s.current)]) / price
    return worth + keep / price


@kernel
def advice(s: np.record, chance: np.record) -> int:
    """Complete if the hand can; else the one stroke that a look ahead finds best."""
    seat = int(s.to_move)
    if can_complete(s, seat):
        return IMPROVE + most_held(s, seat, True)
    if s.turn == IMPROVING or hand_size(s, seat) == 0:
        return DONE
    best, most = DONE, -math.inf
    for colour in range(N):
        if s.hands[seat, colour] > 0:
            worth = weigh(s, seat, colour)
            if worth > most:
                most = worth
                best = (IMPROVE if missing(s, colour) > 0 else SMEAR) + colour
    return best


@kernel
def least_needed(s: np.record, seat: int, first: int) -> int:
    """The spare stroke to part with: many held, few asked for next (ties: from `first` on)."""
    best, most = -1, -1
    for i in range(N):
        colour = (first + i) % N
        held = int(s.hands[seat, colour])
        wanted = int(ASKED[int(s.next), colour]) if s.next != NONE else 0
        spare = bool((held > 0) & (missing(s, colour) <= 0))
        beyond = max(held - wanted, 0) if spare else -1
        if beyond > most:
            best, most = colour, beyond
    return best


@kernel
def playout(s: np.record, chance: np.record) -> int:
    """The baseline with an eye on the next masterpiece: quick, for whole games of a search."""
    seat = int(s.to_move)
    improvement = most_held(s, seat, True)
    if can_complete(s, seat):
        return IMPROVE + improvement
    if s.turn == IMPROVING:
        return DONE
    if improvement < 0 or total(s.smeared) < SMEARS_TO_SPOIL - 1:
        spare = least_needed(s, seat, draw(chance, N))
        if spare >= 0:
            return SMEAR + spare
    return DONE if improvement < 0 else IMPROVE + improvement


@kernel
def covered(s: np.record, seat: int, masterpiece: int) -> int:
    """Strokes of a hand that an untouched masterpiece asks for."""
    cards = 0
    for colour in range(N):
        cards += min(int(s.hands[seat, colour]), int(ASKED[masterpiece, colour]))
    return cards


@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """Chances to win while a masterpiece is untouched, from money and fitting strokes.

    A side's chance falls exponentially with the money it needs, on the scale
    of the root of the average need. A stroke in hand that the current
    masterpiece asks for counts as 1.5$, one that the next asks for as 0.45$:
    a logistic fit to 110,000 games of the baseline against itself.
    """
    if total(s.improved) + total(s.smeared) > 0:
        return False
    players = int(s.players)
    sides = 2 if players == 4 else players
    needs = 0.0
    for account in range(sides):
        needs += max(MONEY_TO_WIN - s.money[account], 1)
        out[account] = -s.money[account]
    for seat in range(players):
        worth = COVERS_CURRENT * covered(s, seat, int(s.current))
        if s.next != NONE:
            worth += COVERS_NEXT * covered(s, seat, int(s.next))
        out[side(s, seat)] -= worth
    scale = NEED / math.sqrt(needs / sides)
    whole = 0.0
    for account in range(sides):
        out[account] = math.exp(-scale * out[account])
        whole += out[account]
    for account in range(sides):
        out[account] /= whole
    if players == 4:
        out[2], out[3] = out[0], out[1]
    return True
