"""Meetings and photos of Time Loop."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.course import end_turn
from vernissage.games.time_loop.moves import PHOTO_FORGET, PHOTO_MEETING, PHOTO_STEP
from vernissage.games.time_loop.pieces import cut, move_pawn
from vernissage.games.time_loop.state import AFTER, neighbour


@kernel
def meet(s: np.record, seat: int, other: int, cell: int) -> None:
    """[TL-9] [TL-10] Both pawns to the cell; the token to the discard; that is the whole turn."""
    s.meetings[seat] -= 1
    s.discard_meetings += 1
    move_pawn(s, seat, cell)
    move_pawn(s, other, cell)
    end_turn(s)


@kernel
def use_photo(s: np.record, seat: int, move: int) -> None:
    """[TL-11] One of the three photo actions."""
    s.photo_used = True
    if move < PHOTO_MEETING:
        move_pawn(s, seat, neighbour(int(s.cell[seat]), move - PHOTO_STEP))
        if s.photo_step_spends:
            give_photo_back(s, seat)
        if s.phase == AFTER:
            end_turn(s)
        return
    if move == PHOTO_MEETING:
        s.stack_meetings -= 1
        s.meetings[seat] += 1
    else:
        cut(s, seat, move - PHOTO_FORGET)
    give_photo_back(s, seat)


@kernel
def give_photo_back(s: np.record, seat: int) -> None:
    """[TL-11] A spent photo goes back to its pile."""
    s.photos[seat] -= 1
    s.photo_pile += 1
