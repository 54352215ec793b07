"""What a player of Final Touch may do in a turn."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.final_touch.components import ASKED
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.reasons import (
    ALREADY_IMPROVING,
    GAME_OVER,
    LEGAL,
    NO_SMEAR,
    NO_STROKE,
    NOT_MISSING,
    NOTHING_PLAYED,
    STILL_MISSING,
)
from vernissage.games.final_touch.state import FRESH, IMPROVING, N, hand_size


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
