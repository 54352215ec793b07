"""Which positions of Time Loop are refused, and why.

What contradicts itself or the rules of a turn is refused; how a table came
about is not looked into: photos without a return may be written.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.kernel import interpreted
from vernissage.engine.record import OVER
from vernissage.games.time_loop import permitted
from vernissage.games.time_loop.components import COLOUR, COLOURS, ROUNDS, TOO_MANY
from vernissage.games.time_loop.moves import cell_name
from vernissage.games.time_loop.reasons import LEGAL
from vernissage.games.time_loop.state import (
    AFTER,
    ASIDE,
    DRAWN,
    END_CELL,
    FIRST_CELL,
    MAIN,
    NOBODY,
    NOTHING,
    PHASES,
    RETURN,
    START,
    STEP,
    TAKE,
)
from vernissage.games.time_loop.state import fits as fits_kernel
from vernissage.games.time_loop.state import two_of_each as two_of_each_kernel

fits, two_of_each = interpreted(fits_kernel), interpreted(two_of_each_kernel)


def check(s: np.record) -> None:
    """Refuse what contradicts itself or the rules; fill in which cells are filled."""
    _check_cells(s)
    if s.phase == START:
        _check_start(s)
    else:
        _check_lines(s)
        _check_placed(s)
        (_check_end if s.to_move == OVER else _check_turn)(s)
    if (s.drawn != NOTHING) != (s.phase == DRAWN):
        raise ImpossiblePosition("drawn: an event is drawn in the phase drawn, and only there")
    if (s.laid != NOBODY) != (s.phase == TAKE):
        raise ImpossiblePosition("laid: a cell is named in the phase take, and only there")


def _check_cells(s: np.record) -> None:
    filled = 0
    for cell in range(END_CELL):
        pawns = int((s.cell == cell).sum())
        token = s.board[cell] != NOTHING
        if token and (pawns or cell < FIRST_CELL):
            raise ImpossiblePosition(f"{cell_name(cell)}: no event can lie there")
        if pawns > (2 if cell >= FIRST_CELL else 1):
            raise ImpossiblePosition(f"{cell_name(cell)}: {pawns} pawns cannot share it")
        filled |= int(bool(token or pawns)) << cell
    for cell in s.cell.tolist():
        if cell >= END_CELL:
            filled |= 1 << cell
    s.filled = filled


def _check_lines(s: np.record) -> None:
    for seat in range(int(s.players)):
        for colour, count in zip(COLOURS, s.colours[seat].tolist(), strict=True):
            if count >= TOO_MANY:
                raise ImpossiblePosition(f"line of seat {seat}: {count} {colour} send back")
        came = s.came[seat, : int(s.length[seat])].tolist()
        latest = int(s.rounds) - int(_still_to_play(s, seat))
        if came != sorted(set(came)) or (came and came[-1] > latest):
            raise ImpossiblePosition(
                f"line of seat {seat}: events come in different rounds, in order,"
                f" up to round {latest}"
            )
        before = came[0] - 1 if came else latest  # a turn adds an event or returns, never both
        if s.returns[seat] > before:
            raise ImpossiblePosition(
                f"seat {seat}: {s.returns[seat]} returns in {before} rounds before its line"
            )


def _still_to_play(s: np.record, seat: int) -> bool:
    """Whether a seat can have added nothing yet in this round."""
    place = s.order.tolist().index(seat) if s.rounds else 0
    if s.to_move == OVER:
        return bool(place > s.turn)
    return bool(place > s.turn or (place == s.turn and s.phase in {MAIN, DRAWN, TAKE, ASIDE}))


def _check_start(s: np.record) -> None:
    placed = [bool(cell != NOBODY) for cell in s.cell.tolist()]
    if s.to_move == OVER or placed != [seat < s.to_move for seat in range(len(placed))]:
        raise ImpossiblePosition("start: pawns are placed in the order of seats, to_move is next")
    if s.rounds or (s.cell >= FIRST_CELL).any() or s.winner != NOBODY or s.photo_used:
        raise ImpossiblePosition("start: nothing else has happened yet")
    if (s.board != NOTHING).any() or s.discard.any() or s.length.any():
        raise ImpossiblePosition("start: all events are in the stack")
    if s.photos.any() or s.returns.any():
        raise ImpossiblePosition("start: nobody has returned, nobody has a photo")
    if s.discard_meetings or (s.meetings[: int(s.players)] != 1).any():
        raise ImpossiblePosition("start: everybody has one meeting, the others are in the stack")


def _check_placed(s: np.record) -> None:
    for seat in range(int(s.players)):
        if s.cell[seat] == NOBODY:
            raise ImpossiblePosition(f"seat {seat}: its pawn is nowhere")
        if s.cell[seat] >= END_CELL and seat != s.winner:
            raise ImpossiblePosition(f"seat {seat}: only the winner is out of the day")
    if s.rounds < 1:
        raise ImpossiblePosition("round: it is counted from 1")


def _check_end(s: np.record) -> None:
    if s.winner == NOBODY:
        if s.rounds != ROUNDS:
            raise ImpossiblePosition(f"winner: without one a game ends after round {ROUNDS}")
    elif s.cell[int(s.winner)] < END_CELL or not two_of_each(s, int(s.winner)):
        raise ImpossiblePosition("winner: he is out of the day, with two of every colour")
    elif not _just_added(s, int(s.winner)):
        raise ImpossiblePosition("winner: his last event came in the last round, and fits the line")
    if s.phase != MAIN or s.photo_used:
        raise ImpossiblePosition("phase: a finished game is in phase main, no photo used")


def _check_turn(s: np.record) -> None:
    seat = int(s.to_move)
    if s.winner != NOBODY:
        raise ImpossiblePosition("winner: while somebody is to move nobody has won")
    if s.phase in {STEP, ASIDE} and not _any(s, "why_not_step"):
        raise ImpossiblePosition(f"phase {PHASES[s.phase]}: there is no step to make")
    if s.phase == STEP and not _just_added(s, seat):
        raise ImpossiblePosition("phase step: the last event came in this round, and fits the line")
    if s.phase == TAKE:
        _check_take(s, seat)
    if s.phase == AFTER and not _any(s, "why_not_photo_step"):
        raise ImpossiblePosition("phase after: no photo step can be made, so the turn is over")
    if s.phase == RETURN and (s.length[seat] or not s.returns[seat]):
        raise ImpossiblePosition("phase return: the line is discarded and the return counted")


def _just_added(s: np.record, seat: int) -> bool:
    """[TL-2] Whether the last event of a line came in this round and fits what is before it.

    Its number needs no look: those of one object ascend in every line.
    """
    length = int(s.length[seat])
    if length == 0 or s.came[seat, length - 1] != s.rounds:
        return False
    line = s.line[seat]
    return length == 1 or bool(COLOUR[line[length - 1]] != COLOUR[line[length - 2]])


def _check_take(s: np.record, seat: int) -> None:
    event = NOTHING if s.laid == NOBODY else int(s.board[int(s.laid)])
    if event == NOTHING or not fits(s, seat, event) or not _any(s, "why_not_take"):
        raise ImpossiblePosition("phase take: laid is a fitting event, and another can be taken")


def _any(s: np.record, name: str) -> bool:
    """Whether a move of this kind is legal some way."""
    why_not = getattr(permitted, name)
    return any(why_not(s, int(s.to_move), way) == LEGAL for way in range(3))
