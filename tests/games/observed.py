"""Helpers for tests of observations: looks at random games, and a row's planes by name."""

import random
from collections.abc import Iterator

import numpy as np

import vernissage
from games.every_game import random_move
from vernissage.engine.observation import starts

STRIDE = 7  # plies from one look at a game to the next


def positions(game: vernissage.Game, seed: int) -> Iterator[vernissage.State]:
    """Now and then a look at a game of random moves, from the deal to its end."""
    luck = random.Random(seed)
    state = game.new(seed)
    while state.to_move is not None:
        if state.ply % STRIDE == 0:
            yield state
        state.play(random_move(state, luck))
    yield state


def part(game: vernissage.Game, row: np.ndarray, name: str) -> np.ndarray:
    """A plane of a row, in its shape."""
    planes = {plane.name: plane for plane in game.book.observation}
    start = starts(game.book.observation)[name]
    return row[start : start + planes[name].length].reshape(planes[name].shape)
