"""Helpers for what any game must hold: which games, and random tables of them."""

import random
from collections.abc import Iterator

import vernissage
from vernissage.engine.kernel import JIT
from vernissage.engine.registry import rulebook

GAMES = [(game, players) for game in vernissage.game_ids() for players in rulebook(game).seats]
LONGEST = 5000  # moves no game may need


def tables(many: int) -> int:
    """So many tables compiled; a few when the rules run as plain Python."""
    return many if JIT else max(2, many // 40)


def random_game(
    game: vernissage.Game, seed: int
) -> Iterator[tuple[vernissage.State, int, vernissage.State]]:
    """Before, move, after: through a whole game of random moves."""
    luck = random.Random(seed)
    state = game.new(seed)
    while state.to_move is not None:
        assert state.ply < LONGEST, "a random game does not end"
        before = state.copy()
        state.play(luck.choice(state.legal()))
        yield before, state.codes[-1], state.copy()
