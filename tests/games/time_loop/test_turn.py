from __future__ import annotations

import pytest

from games.playing import play
from games.time_loop.table import (
    TWO_OF_EACH,
    at,
    cell,
    drawing,
    kinds,
    line,
    part,
    rule_against,
    stack_of,
    table,
)


def kitten_and_clock() -> dict[str, object]:
    """The rulebook's example: Clock 1 forward, Kitten 2 below, Kitten 4 the last of the line."""
    return {"board": {"D3": "clock 1", "C4": "kitten 2"}}


def test_tl_1_the_example_of_kitten_and_clock() -> None:
    state = table(at("C3", "kitten 4"), at("1"), **kitten_and_clock())
    assert [move for move in state.legal() if move.startswith("take")] == ["take forward"]
    assert rule_against(state, "take down") == ("TL-1", "does-not-fit")
    play(state, "take forward")
    assert (cell(state, 0), line(state, 0)) == ("D3", ["kitten 4", "clock 1"])
    assert state.to_move == 1


@pytest.mark.parametrize("clock", ["clock 2", "clock 3", "clock 4"])
def test_tl_1_clock_1_may_not_follow_a_higher_clock(clock: str) -> None:
    state = table(at("C3", clock, "kitten 4"), at("1"), board={"D3": "clock 1"})
    assert rule_against(state, "take forward") == ("TL-1", "does-not-fit")


def test_tl_1_nothing_is_drawn_and_the_cell_is_left_to_the_pawn() -> None:
    state = table(at("C3", "kitten 4"), at("1"), **kitten_and_clock())
    stack = part(state, "stack")
    play(state, "take forward")
    assert part(state, "stack") == stack
    assert part(state, "board") == {"board": {"C4": "kitten 2"}}


def test_tl_1_an_event_is_taken_forward_up_or_down_never_back() -> None:
    board = {"B3": "bus 1", "C2": "clock 2", "C4": "coffee 1", "D3": "dog 1"}
    state = table(at("C3", "kitten 1"), at("1"), board=board)
    takes = [move for move in state.legal() if move.startswith("take")]
    assert takes == ["take forward", "take up", "take down"]
    assert cell(play(state, "take up"), 0) == "C2"


def test_tl_1_an_empty_line_takes_anything_and_an_empty_cell_gives_nothing() -> None:
    state = table(at("3"), at("1"), board={"A3": "kitten 2"})
    assert "take forward" in state.legal()
    assert rule_against(state, "take up") == ("TL-1", "no-event")


def test_tl_2_the_example_goes_on_a_fitting_draw_may_be_laid_to_take_clock_1() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"), **kitten_and_clock())
    play(state, "draw")
    assert {"add", "lay H6"} <= set(state.legal())
    play(state, "lay H6")
    assert state.legal() == ["take forward"]
    play(state, "take forward")
    assert (cell(state, 0), line(state, 0), state.to_move) == ("D3", ["kitten 4", "clock 1"], 1)
    assert part(state, "board")["board"]["H6"] == "bus 1"


def test_tl_2_the_event_just_laid_is_not_the_other_one() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"), board={"D3": "clock 1"})
    play(state, "draw", "lay C2")
    assert state.legal() == ["take forward"]
    assert rule_against(state, "take up") == ("TL-2", "just-laid")


def test_tl_2_a_drawn_meeting_is_kept_and_ends_the_turn() -> None:
    heaps = stack_of(used=(), meetings=6)
    state = play(table(at("3"), at("1"), **heaps), "draw")
    assert state.view(None)["seats"][0]["meetings"] == 1
    assert (cell(state, 0), state.to_move) == ("3", 1)


def test_tl_2_a_fitting_event_joins_the_line_then_comes_a_step_to_an_empty_cell() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("C2"), board={"C4": "dog 2"})
    play(state, "draw", "add")
    assert line(state, 0) == ["kitten 4", "bus 1"]
    assert state.legal() == ["step forward"]
    assert rule_against(state, "step up") == ("TL-2", "not-empty")
    assert rule_against(state, "step down") == ("TL-2", "not-empty")
    assert cell(play(state, "step forward"), 0) == "D3"
    assert state.to_move == 1


def test_tl_2_a_fitting_event_must_be_added_when_nothing_else_can_be_taken() -> None:
    state = play(drawing("bus 1", at("C3", "kitten 4"), at("1")), "draw")
    assert state.legal() == ["add"]
    assert rule_against(state, "lay D3") == ("TL-2", "must-add")


def test_tl_2_an_event_that_does_not_fit_is_laid_anywhere_then_up_or_down() -> None:
    state = play(drawing("kitten 1", at("C3", "kitten 4"), at("1")), "draw")
    assert rule_against(state, "add") == ("TL-2", "does-not-fit")
    assert len(state.legal()) == 48 - 1
    assert rule_against(state, "lay C3") == ("TL-2", "not-empty")
    play(state, "lay D3")
    assert state.legal() == ["step up", "step down"]
    assert rule_against(state, "step forward") == ("TL-2", "forward-barred")
    assert cell(play(state, "step down"), 0) == "C4"


def test_tl_2_the_colour_of_the_last_event_does_not_fit() -> None:
    state = play(drawing("bus 2", at("C3", "kitten 4"), at("1")), "draw")
    assert kinds(state) == {"lay"}


def full_board(but: str) -> dict[str, str]:
    from games.time_loop.table import EVERY_EVENT

    cells = [f"{letter}{row}" for letter in "ABCDEFGH" for row in range(1, 7)]
    events = [e for e in EVERY_EVENT if e not in ("kitten 4", "kitten 1", "bus 1")]
    return {c: e for c, e in zip(cells, events, strict=False) if c != but}


def test_tl_2_with_no_empty_cell_an_event_that_does_not_fit_is_discarded() -> None:
    state = drawing("kitten 1", at("C3", "kitten 4"), at("1"), board=full_board("C3"))
    play(state, "draw")
    assert state.legal() == ["discard"]
    play(state, "discard")
    assert "kitten 1" in part(state, "discard")["discard"]
    roomy = play(drawing("kitten 1", at("C3", "kitten 4"), at("1")), "draw")
    assert rule_against(roomy, "discard") == ("TL-2", "no-discard")


def test_tl_2_with_no_empty_cell_a_fitting_event_is_added() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"), board=full_board("C3"))
    assert play(state, "draw").legal() == ["add"]


def test_tl_2_each_part_of_a_turn_waits_for_the_one_before() -> None:
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"))
    for move in ("add", "lay A1", "step up", "discard"):
        assert rule_against(state, move) == ("TL-2", "draw-first")
    play(state, "draw")
    for move in ("draw", "step up", "take up"):
        assert rule_against(state, move) == ("TL-2", "settle-first")
    play(state, "add")
    for move in ("draw", "add", "take up"):
        assert rule_against(state, move) == ("TL-2", "step-first")


def test_tl_3_a_meeting_is_the_whole_turn() -> None:
    state = play(table(at("C3", meetings=1), at("1")), "meet 1 C5")
    assert (state.to_move, line(state, 0)) == (1, [])


def test_tl_3_no_photo_action_beside_a_meeting() -> None:
    state = play(table(at("C3", meetings=1, photos=1), at("1")), "photo step up")
    assert rule_against(state, "meet 1 C5") == ("TL-3", "after-a-photo")
    assert "meet" not in kinds(state)


def test_tl_4_no_step_after_adding_sends_back() -> None:
    board = {"C2": "dog 1", "C4": "dog 2", "D3": "kitten 3"}
    state = drawing("bus 1", at("C3", "kitten 4"), at("1"), board=board)
    play(state, "draw", "add")
    assert part(state, "phase") == {"phase": "return"}
    assert line(state, 0) == []


def test_tl_4_no_step_aside_sends_back_though_forward_is_empty() -> None:
    board = {"C2": "dog 1", "C4": "dog 2"}
    state = drawing("kitten 1", at("C3", "kitten 4"), at("1"), board=board)
    assert kinds(play(state, "draw", "lay H1")) == {"return"}


@pytest.mark.parametrize(("row", "way", "other"), [(1, "up", "down"), (6, "down", "up")])
def test_tl_4_at_the_edge_there_is_one_way_less(row: int, way: str, other: str) -> None:
    state = drawing("kitten 1", at(f"C{row}", "kitten 4"), at("3"))
    play(state, "draw", "lay H3")
    assert state.legal() == [f"step {other}"]
    assert rule_against(state, f"step {way}") == ("TL-4", "off-the-board")


def test_tl_4_in_a_corner_a_token_beside_is_enough_to_send_back() -> None:
    state = drawing("kitten 1", at("C1", "kitten 4"), at("3"), board={"C2": "dog 1"})
    assert kinds(play(state, "draw", "lay H3")) == {"return"}


def test_tl_5_the_drawn_event_counts_and_the_step_out_wins() -> None:
    state = drawing("keys 1", at("H3", *TWO_OF_EACH), at("1"))
    play(state, "draw", "add")
    assert "step forward" in state.legal()
    play(state, "step forward")
    assert state.to_move is None
    assert state.view(None)["winners"] == [0]


def test_tl_5_without_two_of_each_forward_is_barred() -> None:
    state = drawing("pizza 3", at("H3", *TWO_OF_EACH), at("1"))
    play(state, "draw", "add")
    assert state.legal() == ["step up", "step down"]
    assert rule_against(state, "step forward") == ("TL-5", "not-two-of-each")


def test_tl_5_an_event_that_does_not_fit_leads_nowhere() -> None:
    state = drawing("umbrella 1", at("H3", *TWO_OF_EACH[:2], *TWO_OF_EACH[3:], "keys 1"), at("1"))
    play(state, "draw", "add", "step up")
    again = drawing("bus 2", at("H3", *TWO_OF_EACH, "keys 1", "guitar 2"), at("1"))
    play(again, "draw", "lay A1")
    assert rule_against(again, "step forward") == ("TL-2", "forward-barred")
