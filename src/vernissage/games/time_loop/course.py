"""How turns follow each other in Time Loop: the next turn, the return, the end."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.time_loop.components import MOST_PHOTOS, ROUNDS, ROWS
from vernissage.games.time_loop.pieces import discard_line, move_pawn, put
from vernissage.games.time_loop.state import MAIN, NOBODY, NOTHING, RETURN


@kernel
def end_turn(s: np.record) -> None:
    """[TL-S1] [TL-14] The next in the turn order; after the last of them a new round."""
    turn = int(s.turn) + 1
    if turn < s.players:
        begin_turn(s, turn)
        return
    if s.rounds == ROUNDS:
        finish(s, NOBODY)
        return
    s.rounds += 1
    begin_turn(s, 0)


@kernel
def begin_turn(s: np.record, turn: int) -> None:
    """[TL-1] [TL-2] [TL-3] A turn with nothing done in it."""
    s.turn = turn
    s.to_move = s.order[turn]
    s.phase = MAIN
    s.photo_used = False


# Return to 3 September


@kernel
def begin_return(s: np.record, seat: int, event: int) -> None:
    """[TL-6] [TL-7] The line (and the event that broke it) is discarded; a photo; a cell to choose.

    Nobody can watch a fourth event of a colour lie in a line, so it goes
    straight to the discard.
    """
    if event != NOTHING:
        put(s.discard, event)
    discard_line(s, seat)
    s.returns[seat] += 1
    gain_photo(s, seat)
    s.phase = RETURN


@kernel
def gain_photo(s: np.record, seat: int) -> None:
    """[TL-7] [TL-12] A photo, if any is left; with the sixth, five go back and one stays."""
    if s.photo_pile == 0:
        return
    held = int(s.photos[seat]) + 1
    back = MOST_PHOTOS if held > MOST_PHOTOS else 0
    s.photos[seat] = held - back
    s.photo_pile += back - 1


@kernel
def come_back(s: np.record, seat: int, row: int) -> None:
    """[TL-7] The pawn on the start cell of its owner's choice; the turn ends."""
    move_pawn(s, seat, row)
    end_turn(s)


# The end


@kernel
def finish(s: np.record, winner: int) -> None:
    """[TL-13] [TL-14] The game ends: somebody has left the day, or nobody ever will."""
    s.winner = winner
    s.phase = MAIN
    s.photo_used = False
    s.to_move = OVER


@kernel
def tally(s: np.record, out: np.ndarray) -> None:
    """[TL-C3] The column each pawn has reached."""
    for seat in range(int(s.players)):
        out[seat] = max(0, int(s.cell[seat])) // ROWS


@kernel
def shares(s: np.record, out: np.ndarray) -> None:
    """[TL-13] [TL-14] The winner has the whole victory; a draw is shared by all."""
    for seat in range(int(s.players)):
        if s.winner == NOBODY:
            out[seat] = 1 / s.players
        else:
            out[seat] = 1.0 if seat == s.winner else 0.0
