from __future__ import annotations

import random

import numpy as np
import pytest

from games.playing import many, play, random_game
from games.time_loop.table import TWO_OF_EACH, at, drawing, game, table
from vernissage import State
from vernissage.bots.search import Search
from vernissage.engine.chance import seeded
from vernissage.engine.knowledge import Knowledge


def greedy(state: State) -> str:
    return state.game.book.write_move(state.game.kernels["greedy"](state.record))


def advice(state: State) -> str:
    move = state.game.kernels["advice"](state.record, seeded(1)[0])
    return state.game.book.write_move(move)


def test_greedy_takes_what_is_lacking_forward_first() -> None:
    board = {"C2": "dog 1", "D3": "clock 1"}
    assert greedy(table(at("C3", "kitten 4"), at("1"), board=board)) == "take forward"


def test_greedy_adds_and_steps_forward_and_once_more_by_its_photo() -> None:
    state = drawing("bus 1", at("C3", "kitten 4", photos=1), at("1"), board={"D3": "kitten 2"})
    made = []
    while state.to_move == 0:
        made.append(greedy(state))
        state.play(made[-1])
    assert made == ["draw", "add", "step up", "photo step forward"]


def test_greedy_calls_a_leader_two_columns_ahead() -> None:
    state = table(at("C3", meetings=1), at("E1"))
    assert greedy(state) == "meet 1 C1"
    assert greedy(table(at("C3", meetings=1), at("D1"))) == "draw"


def test_greedy_lays_what_does_not_fit_in_front_of_the_leader() -> None:
    state = play(drawing("kitten 1", at("C3", "kitten 4"), at("E5"), at("2")), "draw")
    assert greedy(state) == "lay F5"


def test_greedy_swaps_a_fourth_for_something_near() -> None:
    blue = ("coffee 1", "kitten 1", "newspaper 1", "clock 1", "pigeon 1", "bicycle 1")
    state = drawing("wallet 1", at("C3", *blue), at("1"), board={"C4": "keys 1"})
    assert greedy(play(state, "draw")).startswith("lay")


def test_advice_forgets_before_a_fourth() -> None:
    blue = ("coffee 1", "kitten 1", "newspaper 1", "clock 1", "pigeon 1", "bicycle 1")
    state = drawing("wallet 1", at("C3", *blue, photos=1), at("1"))
    assert advice(play(state, "draw")) == "photo forget 1"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_greedy_and_advice_are_legal_everywhere(players: int) -> None:
    for seed in range(many(4, 1)):
        state = game(players, spends=bool(seed % 2)).new(seed)
        moves = random_game(state, seed)
        while state.to_move is not None and state.ply < many(5000, 300):
            assert {greedy(state), advice(state)} <= set(state.legal())
            next(moves)


def test_greedy_beats_random_play_97_of_100_for_two() -> None:
    games, won = many(200, 4), 0.0
    for seed in range(games):
        state, luck = game(2).new(seed), random.Random(seed)
        while state.to_move is not None:
            mine = state.to_move == seed % 2
            state.play(greedy(state) if mine else luck.choice(state.legal()))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.shares[seed % 2]
    assert won / games >= 0.97


def test_the_judge_shares_one_victory_at_the_beginning_of_a_turn() -> None:
    judge = game(3).kernels["judge"]
    out = np.zeros(3)
    state = table(at("H3", *TWO_OF_EACH), at("1"), at("2", photos=1))
    assert judge(state.record, out)
    assert out.sum() == pytest.approx(1)
    assert out[0] > out[2] > out[1]
    assert not judge(play(state, "draw").record, out)


def test_a_search_steps_out_when_it_can() -> None:
    state = drawing("keys 1", at("H3", *TWO_OF_EACH), at("1"))
    play(state, "draw", "add")
    search = Search(Knowledge(state, 0), seed=1)
    search.run(many(400, 60))
    visits = search.visits()
    best = max(visits, key=lambda code: visits[code])
    assert state.game.book.write_move(best) == "step forward"
