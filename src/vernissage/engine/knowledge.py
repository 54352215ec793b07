"""What a seat may know of a table: all that a bot is given."""

from __future__ import annotations

import numpy as np

from vernissage.engine.game import Game, State
from vernissage.engine.rulebook import Json


class Knowledge:
    """A table through the eyes of one seat; the true state is not kept.

    The imagined table has everything the seat cannot know dealt anew, by a
    rule that reads only what the seat knows. Tests of every game hold this.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.imagined = state.redealt(seat, seed=0)
        # Only a belief reads the past: of a game without one nothing is kept, hidden moves least.
        believes = state.game.book.believe is not None
        self.past = state.recalled(seat) if believes else np.zeros(1, state.game.book.state)
        self.codes = np.array(state.codes[: self.past.size - 1], np.int64)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.imagined.game

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return self.imagined.ply

    def view(self) -> Json:
        """What the seat sees."""
        return self.imagined.view(self.seat)

    def legal_codes(self) -> list[int]:
        """The codes of the seat's legal moves."""
        codes: list[int] = self.imagined.legal_codes().tolist()
        return codes

    def belief(self, many: int, learnt: bool = False) -> tuple[np.ndarray, np.ndarray]:
        """So many tables, as likely as what was played makes them, and the others' manners.

        Good players are taken to move as the game's `advice` says, or as its learnt `habit`.

        The manners: how likely each seat plays as the game's baseline. Of a game
        without an opinion on all that: the imagined table alone, to be redealt.
        """
        book = self.game.book
        baseline = np.zeros(self.game.players)
        if book.believe is None or self.imagined.to_move is None:
            return self.imagined.tables.copy(), baseline
        deals = np.zeros(many, book.state)
        book.believe(self.past, self.codes, self.seat, deals, baseline, learnt)
        return deals, baseline

    def sample(self, seed: int) -> State:
        """A whole table that agrees with all the seat knows."""
        return self.imagined.redealt(self.seat, seed)
