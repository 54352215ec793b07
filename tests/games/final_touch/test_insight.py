from __future__ import annotations

import random

import pytest

from games.final_touch.table import game, part, table
from games.playing import many, play, random_game
from vernissage import State

# On the easel: 1 yellow, 1 green, 2 brown.


def greedy(state: State) -> str:
    """The move the baseline makes."""
    return state.game.book.write_move(state.game.kernels["greedy"](state.record))


def greedy_turn(state: State) -> list[str]:
    """The baseline's whole turn, made on the table."""
    seat, masterpiece, moves = state.to_move, part(state, "current"), []
    while state.to_move == seat and part(state, "current") == masterpiece:
        moves.append(greedy(state))
        state.play(moves[-1])
    return moves


def test_greedy_completes_the_masterpiece_if_the_hand_can() -> None:
    state = table(["yellow green brown brown pink", "blue"])
    assert sorted(greedy_turn(state)) == [
        "improve brown",
        "improve brown",
        "improve green",
        "improve yellow",
    ]
    assert part(state, "money", "to_move") == {"money": [4, 0], "to_move": 0}


def test_greedy_completes_what_others_have_begun() -> None:
    state = table(["yellow brown pink", "blue"], improved="green brown", smeared="pink pink")
    assert sorted(greedy_turn(state)) == ["improve brown", "improve yellow"]
    assert part(state, "money") == {"money": [4, 0]}


@pytest.mark.parametrize("smeared", ["", "blue"])
def test_greedy_else_smears_if_that_is_not_the_third_smear(smeared: str) -> None:
    state = table(["yellow green brown pink", "blue"], smeared=smeared)
    assert greedy_turn(state) == ["smear pink"]


def test_greedy_smears_with_a_colour_whose_quota_is_filled() -> None:
    state = table(["yellow brown", "blue"], improved="yellow")
    assert greedy_turn(state) == ["smear yellow"]


def test_greedy_else_improves_with_exactly_one_card_the_colour_most_held() -> None:
    state = table(["yellow brown brown pink", "blue"], smeared="pink blue")
    assert greedy_turn(state) == ["improve brown", "done"]


def test_greedy_improves_if_it_holds_nothing_to_smear_with() -> None:
    state = table(["yellow brown brown", "blue"])
    assert greedy_turn(state) == ["improve brown", "done"]


def test_greedy_counts_among_the_colours_still_missing_only() -> None:
    state = table(["yellow pink pink pink", "blue"], smeared="pink blue")
    assert greedy_turn(state) == ["improve yellow", "done"]


def test_greedy_prefers_the_colour_most_held_to_the_colour_most_missing() -> None:
    state = table(["green green green brown brown", "blue"], smeared="pink blue")
    assert greedy_turn(state) == ["improve green", "done"]


def test_greedy_plays_the_third_smear_only_if_it_must() -> None:
    state = table(["pink", "blue"], smeared="pink blue")
    assert greedy_turn(state) == ["smear pink"]
    assert part(state, "money") == {"money": [0, 2]}


def test_greedy_goes_on_with_a_turn_begun_otherwise_only_to_complete() -> None:
    begun = play(table(["yellow brown brown", "blue"]), "improve yellow")
    assert greedy_turn(begun) == ["done"]
    nearly = play(table(["yellow brown brown", "blue"], improved="green"), "improve yellow")
    assert greedy_turn(nearly) == ["improve brown", "improve brown"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_is_legal_and_looks_at_no_hand_but_its_own(players: int) -> None:
    for seed in range(many(10, 1)):
        state = game(players).new(seed)
        moves = random_game(state, seed)
        while state.to_move is not None:
            choice = greedy(state)
            assert choice in state.legal()
            assert greedy(state.redealt(state.to_move, seed)) == choice
            next(moves)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_play_97_to_100_times_of_100(players: int) -> None:
    games, won = many(200, 16), 0.0
    for seed in range(games):
        state, luck = game(players).new(seed), random.Random(seed)
        mine = {seed % players} if players < 4 else {seed % 2, seed % 2 + 2}
        while state.to_move is not None:
            state.play(greedy(state) if state.to_move in mine else luck.choice(state.legal()))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.shares[min(mine)]
    assert won / games >= 0.97
