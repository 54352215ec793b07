"""Moves on a table, for the tests of every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from vernissage import State
from vernissage.engine.kernel import JIT


def many(compiled: int, interpreted: int) -> int:
    """How many random games to play: fewer where the rules run as plain Python."""
    return compiled if JIT else interpreted


def play(state: State, *moves: str) -> State:
    """The same table after some moves."""
    for move in moves:
        state.play(move)
    return state


def events(state: State, move: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a seat sees when the move is made (on a copy)."""
    after = play(state.copy(), move)
    book = state.game.book
    return book.events(state.record, book.read_move(move), after.record, viewer)


def random_game(state: State, seed: int) -> Iterator[str]:
    """Play random moves to the end, each one yielded after it is made."""
    luck = random.Random(seed)
    while moves := state.legal():
        move = luck.choice(moves)
        state.play(move)
        yield move


def play_out(state: State, seed: int, then: Callable[[State], None] | None = None) -> State:
    """The table at the end of a random game, looked at after every move."""
    for _ in random_game(state, seed):
        if then is not None:
            then(state)
    return state
