"""What a player of Final Touch may do in a turn."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.final_touch.components import ASKED
from vernissage.games.final_touch.moves import CODES, DONE, IMPROVE, SMEAR
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
from vernissage.games.final_touch.state import FRESH, IMPROVING, N, held


@kernel
def missing(s: np.record, colour: int) -> int:
    """[FT-2] Strokes of a colour the current masterpiece still lacks."""
    return int(ASKED[int(s.current), colour]) - int(s.improved[colour])


@kernel
def lacked(s: np.record) -> int:
    """[FT-2] Bits: the colours the current masterpiece still lacks."""
    bits = 0
    for colour in range(N):
        bits |= int(missing(s, colour) > 0) << colour
    return bits


@kernel
def permitted(s: np.record, seat: int) -> int:
    """[FT-1] [FT-2] [FT-3] [FT-4] Bits: the codes of the legal moves.

    A turn is one or more strokes of colours still missing, and then `done`; or, as the
    whole turn, one that could not improve. So whoever cannot improve can always smear,
    and must; who can, may still. (Only a hand that has nothing ends a turn by `done` at once.)
    """
    own, lacks = held(s, seat), lacked(s)
    smearing = own & ~lacks if s.turn == FRESH else 0
    ending = int((s.turn == IMPROVING) | (own == 0))
    return (own & lacks) << IMPROVE | smearing << SMEAR | ending << DONE


@kernel
def legal(s: np.record, out: np.ndarray) -> int:
    """[FT-1] Improve, smear or, after improving, done."""
    seat = int(s.to_move)
    if seat == OVER:
        return 0
    moves = permitted(s, seat)
    n = 0
    for move in range(CODES):
        out[n] = move
        n += (moves >> move) & 1
    return n


@kernel
def refusal(s: np.record, move: int) -> int:
    """[FT-1] [FT-2] [FT-3] Why a move is not legal now, or LEGAL."""
    seat = int(s.to_move)
    if seat == OVER:
        return GAME_OVER
    if (permitted(s, seat) >> move) & 1:
        return LEGAL
    if move == DONE:
        return NOTHING_PLAYED
    if move < SMEAR:
        return NOT_MISSING if missing(s, move - IMPROVE) <= 0 else NO_STROKE
    if s.turn == IMPROVING:
        return ALREADY_IMPROVING
    return STILL_MISSING if missing(s, move - SMEAR) > 0 else NO_SMEAR
