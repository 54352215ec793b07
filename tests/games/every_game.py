"""Helpers for what any game must hold: which games, and random tables of them."""

import random
from collections.abc import Iterator

import numpy as np

import vernissage
from vernissage.engine.generic import refusal
from vernissage.engine.kernel import JIT, kernel
from vernissage.engine.registry import rulebook

GAMES = [
    (game, players)
    for game in vernissage.game_ids()
    for players in rulebook(game).seats
    if JIT or players in (min(rulebook(game).seats), max(rulebook(game).seats))
]
LONG = 200  # moves after which random play mostly asks the baseline, to come to an end
QUESTIONS = 8  # moves of a game for each ply that is passed over: each costs as many questions
MOST_QUESTIONS = 400  # about single moves at one ply


def tables(many: int) -> int:
    """So many tables compiled; a few when the rules run as plain Python."""
    return many if JIT else max(2, many // 40)


def random_game(
    game: vernissage.Game, seed: int
) -> Iterator[tuple[vernissage.State, int, vernissage.State]]:
    """Before, move, after: through a whole game of random moves.

    Of a game with many kinds of moves only some plies are looked at, the last among them.
    """
    luck = random.Random(seed)
    state = game.new(seed)
    every = 1 + min(game.book.codes, MOST_QUESTIONS) // QUESTIONS
    while state.to_move is not None:
        assert state.ply < game.book.most_plies, "a random game does not end"
        before = state.copy()
        state.play(random_move(state, luck))
        if state.to_move is None or state.ply % every == 0:
            yield before, state.codes[-1], state.copy()


def random_move(state: vernissage.State, luck: random.Random) -> str:
    """Any legal move; late in a long game three times of four the baseline's."""
    if state.ply >= LONG and luck.random() < 0.75:
        return state.game.book.write_move(state.game.entries.greedy(state.tables))
    return luck.choice(state.legal())


@kernel
def unrefused(s: np.record, codes: int, out: np.ndarray) -> int:
    """Every move that is not refused, asked one by one; how many."""
    n = 0
    for code in range(codes):
        if refusal(s, code) == 0:
            out[n] = code
            n += 1
    return n


def some_codes(codes: int, seed: int) -> list[int]:
    """The moves to ask about one by one: all, or some of very many."""
    return random.Random(seed).sample(range(codes), min(codes, MOST_QUESTIONS))
