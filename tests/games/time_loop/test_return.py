from __future__ import annotations

import pytest

from games.playing import play
from games.time_loop.table import (
    COLOUR,
    at,
    cell,
    drawing,
    game,
    kinds,
    line,
    part,
    rule_against,
    seat,
    stack_of,
    table,
)

THREE_BLUE = ("coffee 1", "kitten 1", "newspaper 1", "clock 1", "pigeon 1", "bicycle 1")


def test_tl_6_a_fourth_of_a_colour_sends_back_before_any_step() -> None:
    assert [COLOUR[event] for event in THREE_BLUE] == ["blue", "yellow"] * 3
    state = drawing("wallet 1", at("C3", *THREE_BLUE), at("1"))
    play(state, "draw", "add")
    assert kinds(state) == {"return"}
    assert line(state, 0) == []


def test_tl_6_a_fourth_taken_off_the_board_sends_back_too() -> None:
    state = table(at("C3", *THREE_BLUE), at("1"), board={"D3": "wallet 1"})
    play(state, "take forward")
    assert kinds(state) == {"return"}
    assert part(state, "board") == {"board": {}}
    assert {*THREE_BLUE, "wallet 1"} <= set(part(state, "discard")["discard"])


def test_tl_6_three_of_a_colour_do_not() -> None:
    state = drawing("wallet 1", at("C3", *THREE_BLUE[:4]), at("1"))
    assert kinds(play(state, "draw", "add")) == {"step"}


def test_tl_7_the_line_is_discarded_a_photo_is_taken_and_the_turn_ends() -> None:
    state = drawing("wallet 1", at("C3", *THREE_BLUE), at("1"))
    play(state, "draw", "add", "return 4")
    assert seat(state, 0) == {
        "cell": "4",
        "line": [],
        "came": [],
        "meetings": 0,
        "photos": 1,
        "returns": 1,
    }
    assert state.view(None)["photo_pile"] == 19
    assert state.to_move == 1


def test_tl_7_any_free_start_cell_may_be_chosen() -> None:
    state = drawing("wallet 1", at("C3", *THREE_BLUE), at("1"), at("5"))
    play(state, "draw", "add")
    assert state.legal() == ["return 2", "return 3", "return 4", "return 6"]
    assert rule_against(state, "return 5") == ("TL-7", "start-taken")
    assert rule_against(state, "draw") == ("TL-7", "return-first")


def test_tl_7_the_pawns_own_start_cell_is_free_for_it() -> None:
    state = drawing("kitten 1", at("1", "kitten 4"), at("2"))
    play(state, "draw", "lay H1")
    assert "return 1" in state.legal()
    assert cell(play(state, "return 1"), 0) == "1"


def test_tl_7_the_turn_order_stays() -> None:
    state = drawing("wallet 1", at("C3", *THREE_BLUE), at("1"), order=[0, 1])
    play(state, "draw", "add", "return 6")
    assert state.view(None)["order"] == [0, 1]


def test_tl_7_without_a_photo_left_none_is_taken() -> None:
    others = [at(str(row), photos=5) for row in range(1, 5)]
    state = drawing("wallet 1", at("C3", *THREE_BLUE), *others)
    play(state, "draw", "add")
    assert (seat(state, 0)["photos"], state.view(None)["photo_pile"]) == (0, 0)


def test_tl_8_an_empty_stack_is_made_of_the_discard_meetings_included() -> None:
    state = table(at("C3"), at("1"), **{**stack_of(), "discard_meetings": 6})
    assert state.view(None)["stack"] == {"events": 0, "meetings": 0}
    play(state, "draw")
    seen = state.view(None)
    assert seen["discard"] == {"events": 0, "meetings": 0}
    assert seen["stack"]["events"] + seen["stack"]["meetings"] == 80 + 6 - 1


def test_tl_8_with_nothing_to_draw_there_is_only_a_step_aside() -> None:
    state = table(at("C3", meetings=6), at("1"))
    for heap in ("stack", "discard"):
        state.record[heap] = 0
    play(state, "draw")
    assert state.legal() == ["step up", "step down"]


def test_tl_8_with_nothing_to_draw_and_no_step_the_pawn_returns() -> None:
    state = table(at("C1", meetings=6), at("C2"))
    for heap in ("stack", "discard"):
        state.record[heap] = 0
    assert kinds(play(state, "draw")) == {"return"}


@pytest.mark.parametrize(("held", "then"), [(0, 1), (4, 5), (5, 1)])
def test_tl_12_with_the_sixth_photo_five_go_back_and_one_stays(held: int, then: int) -> None:
    state = drawing("wallet 1", at("C3", *THREE_BLUE, photos=held), at("1"))
    play(state, "draw", "add")
    assert seat(state, 0)["photos"] == then
    assert state.view(None)["photo_pile"] == 20 - then


def test_a_return_is_counted_for_the_story() -> None:
    state = drawing("wallet 1", at("C3", *THREE_BLUE, returns=2), at("1"), round=9)
    assert seat(play(state, "draw", "add"), 0)["returns"] == 3
    assert game(2).new(1).view(None)["seats"][0]["returns"] == 0
