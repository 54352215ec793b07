from __future__ import annotations

from collections import Counter

import pytest

import vernissage
from games.playing import play
from games.time_loop.table import EVERY_EVENT, game, part, rule_against


def test_tl_s1_pawns_are_placed_in_seat_order_on_free_start_cells() -> None:
    state = game(3).new(1)
    assert state.legal() == [f"start {row}" for row in range(1, 7)]
    play(state, "start 5")
    assert state.to_move == 1
    assert "start 5" not in state.legal()
    assert rule_against(state, "start 5") == ("TL-S1", "start-taken")
    assert rule_against(state, "draw") == ("TL-S1", "place-first")


def test_tl_s1_the_numbers_give_the_turn_order_for_the_whole_game() -> None:
    state = play(game(4).new(1), "start 5", "start 1", "start 6", "start 2")
    assert state.view(None)["order"] == [1, 3, 0, 2]
    assert (state.to_move, part(state, "round")["round"]) == (1, 1)


def test_tl_s1_everybody_gets_one_meeting() -> None:
    assert [seat["meetings"] for seat in game(5).new(1).view(0)["seats"]] == [1] * 5


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tl_s2_the_stack_holds_every_event_and_the_meetings_that_are_left(players: int) -> None:
    state = game(players).new(1)
    data = part(state, "stack", "stack_meetings", "discard", "board")
    assert data == {
        "stack": EVERY_EVENT,
        "stack_meetings": 6 - players,
        "discard": [],
        "board": {},
    }
    assert state.view(None)["photo_pile"] == 20


def test_tl_s2_the_stack_has_no_order_before_a_token_is_drawn() -> None:
    first = Counter[str]()
    for seed in range(300):
        state = play(game(6).new(seed), *(f"start {row}" for row in range(1, 7)), "draw")
        first[str(part(state, "drawn")["drawn"])] += 1
    assert len(first) > 70
    assert max(first.values()) < 15


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2, 3, 4, 5, 6 players"):
        vernissage.load("time_loop", players=players)


@pytest.mark.parametrize("value", [1, None, "yes"])
def test_the_option_is_yes_or_no(value: object) -> None:
    with pytest.raises(ValueError, match="photo_step_spends of time_loop is one of False, True"):
        vernissage.load("time_loop", photo_step_spends=value)
