from __future__ import annotations

import pytest

from games.playing import play, play_out
from games.time_loop.table import (
    TWO_OF_EACH,
    at,
    drawing,
    game,
    greedy_game,
    line,
    part,
    rule_against,
)
from vernissage import Outcome


def won() -> tuple[str, ...]:
    return ("draw", "add", "step forward")


def test_tl_13_the_first_in_4_september_wins_alone() -> None:
    state = play(drawing("keys 1", at("H3", *TWO_OF_EACH), at("1")), *won())
    assert state.outcome() == Outcome((1.0, 0.0), (9, 0), "TL-13")
    assert state.legal() == []
    assert rule_against(state, "draw") == ("TL-13", "over")


def test_tl_13_the_winner_keeps_the_line_his_story_is_told_of() -> None:
    state = play(drawing("keys 1", at("H3", *TWO_OF_EACH), at("1")), *won())
    assert line(state, 0) == [*TWO_OF_EACH, "keys 1"]
    assert state.view(None)["story"][0]["key"] == "time_loop-story-opening"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_tl_13_games_of_the_baseline_have_a_winner(players: int) -> None:
    state = greedy_game(game(players).new(2))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "TL-13"
    assert max(outcome.scores) == 9


def test_tl_14_after_200_rounds_it_is_a_draw_that_all_share_and_nobody_wins() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"), at("2"), round=200, to_move=2)
    play(state, "draw", "add", "step forward")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.rule) == (pytest.approx((1 / 3, 1 / 3, 1 / 3)), "TL-14")
    assert (outcome.winners, outcome.drawn, state.view(None)["story"]) == ((), True, None)
    assert rule_against(state, "draw") == ("TL-14", "over")


def test_tl_14_a_round_is_one_turn_of_each() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"), round=7, to_move=1)
    play(state, "draw", "add", "step up" if "step up" in state.legal() else "step forward")
    assert part(state, "round", "to_move") == {"round": 8, "to_move": 0}


def test_tl_14_the_last_turn_of_round_200_can_still_win() -> None:
    state = drawing("keys 1", at("1"), at("H3", *TWO_OF_EACH), round=200, to_move=1)
    assert play(state, *won()).view(None)["winners"] == [1]


def test_tl_14_random_play_always_ends() -> None:
    assert play_out(game(2).new(1), 1).outcome() is not None
