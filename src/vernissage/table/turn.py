"""What moves do at a table: a step each, a turn of several, a draft that nobody else sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vernissage.engine.game import State
from vernissage.engine.record import Plain
from vernissage.table.setting import Made


@dataclass(frozen=True)
class Step:
    """One move with the table before and after it; each seat saw its own events of it."""

    seat: int
    code: int
    before: Plain
    after: Plain


@dataclass(frozen=True)
class Turn:
    """Moves that may be made, and the table after them."""

    ply: int  # they were made on
    made: tuple[Made, ...]
    steps: tuple[Step, ...]
    after: State


@dataclass(frozen=True)
class Draft:
    """Moves a seat thinks of: the table after those that show nothing new."""

    moves: tuple[str, ...]
    shown: int  # of the moves: a last one that reveals something is not shown
    state: State

    @property
    def ends(self) -> bool:
        """Whether there is nothing more to draft, only to confirm."""
        return self.shown < len(self.moves)


def with_mover(now: Plain, seat: int) -> Plain:
    """The same table with another seat on the move."""
    return Plain(**{**vars(now), "to_move": seat})


def after_move(state: State, made: Made) -> State:
    """The table after a move, which may be a hidden one made before its turn; a new table then."""
    if state.to_move != made.seat:
        state = state.with_mover(made.seat)
    state.play(made.move)
    return state


def steps_of(state: State, made: Sequence[Made]) -> tuple[list[Step], State]:
    """Play moves that were made: how the table was before and after each, and is then."""
    steps = []
    after = state.plain()
    for move in made:
        before = after if after.to_move == move.seat else with_mover(after, move.seat)
        state = after_move(state, move)
        after = state.plain()
        steps.append(Step(move.seat, state.codes[-1], before, after))
    return steps, state
