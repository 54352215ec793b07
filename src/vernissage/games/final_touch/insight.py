"""Opinions about Final Touch, for bots: never rules."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import MONEY_TO_WIN, SMEARS_TO_SPOIL
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.rules import missing
from vernissage.games.final_touch.state import IMPROVING, N, side, total

HORIZON = 0
import os

ODD = int(os.environ.get("ODD", "2"))
STAY = int(os.environ.get("STAY", "4"))


@kernel
def can_complete(s: np.record, seat: int) -> bool:
    """Whether the hand holds every stroke that is still missing."""
    for colour in range(N):
        if missing(s, colour) > s.hands[seat, colour]:
            return False
    return True


@kernel
def most_held(s: np.record, seat: int, still_missing: bool) -> int:
    """The colour most held among those missing (or not), or -1."""
    best, most = -1, 0
    for colour in range(N):
        if (missing(s, colour) > 0) == still_missing and s.hands[seat, colour] > most:
            best, most = colour, int(s.hands[seat, colour])
    return best


@kernel
def greedy(s: np.record) -> int:
    """The baseline: complete if the hand can; else smear unless that spoils; else lay one stroke."""
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
def any_held(s: np.record, seat: int, still_missing: bool, chance: np.record) -> int:
    """A colour held among those missing (or not), each card as likely, or -1."""
    cards = 0
    for colour in range(N):
        if (missing(s, colour) > 0) == still_missing:
            cards += int(s.hands[seat, colour])
    if cards == 0:
        return -1
    which = draw(chance, cards)
    for colour in range(N):
        if (missing(s, colour) > 0) == still_missing:
            which -= int(s.hands[seat, colour])
            if which < 0:
                return colour
    return -1


@kernel
def playout(s: np.record, chance: np.record) -> int:
    """Like the baseline, but with chance in the choice of card and now and then of the plan."""
    seat = int(s.to_move)
    if can_complete(s, seat):
        return IMPROVE + most_held(s, seat, True)
    if s.turn == IMPROVING and draw(chance, 16) >= STAY:
        return DONE
    if s.turn == IMPROVING:
        c = any_held(s, seat, True, chance)
        return DONE if c < 0 else IMPROVE + c
    safe = total(s.smeared) < SMEARS_TO_SPOIL - 1
    if safe == (draw(chance, 16) >= ODD):
        c = any_held(s, seat, False, chance)
        if c >= 0:
            return SMEAR + c
    c = any_held(s, seat, True, chance)
    if c >= 0:
        return IMPROVE + c
    c = any_held(s, seat, False, chance)
    return DONE if c < 0 else SMEAR + c


@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """Chances to win from the money alone, told only while a masterpiece is untouched."""
    if total(s.improved) + total(s.smeared) > 0:
        return False
    sides = 2 if s.players == 4 else int(s.players)
    needs = 0.0
    for account in range(sides):
        needs += max(MONEY_TO_WIN - s.money[account], 1)
    scale = 0.5 / math.sqrt(needs / sides)
    sum = 0.0
    for seat in range(int(s.players)):
        out[seat] = math.exp(-scale * max(MONEY_TO_WIN - s.money[side(s, seat)], 1))
        if seat < sides:
            sum += out[seat]
    for seat in range(int(s.players)):
        out[seat] /= sum
    return True
