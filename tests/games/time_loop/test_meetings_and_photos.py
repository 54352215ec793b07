from __future__ import annotations

import pytest

from games.playing import play
from games.time_loop.table import (
    at,
    cell,
    drawing,
    kinds,
    line,
    part,
    rule_against,
    seat,
    stack_of,
    table,
)


def test_tl_9_both_pawns_move_to_an_empty_cell_of_the_callers_column() -> None:
    state = table(at("C3", "kitten 4", meetings=1), at("G1", "bus 1"), board={"C2": "dog 1"})
    meets = [move for move in state.legal() if move.startswith("meet")]
    assert meets == ["meet 1 C1", "meet 1 C4", "meet 1 C5", "meet 1 C6"]
    play(state, "meet 1 C5")
    assert [cell(state, 0), cell(state, 1)] == ["C5", "C5"]
    assert [line(state, 0), line(state, 1)] == [["kitten 4"], ["bus 1"]]
    assert part(state, "discard_meetings") == {"discard_meetings": 1}
    assert seat(state, 0)["meetings"] == 0


def test_tl_9_from_a_start_cell_the_meeting_is_in_column_a() -> None:
    state = play(table(at("2", meetings=1), at("G1")), "meet 1 A6")
    assert [cell(state, 0), cell(state, 1)] == ["A6", "A6"]


def test_tl_9_whoever_is_called_goes_on_from_there_and_may_leave_the_shared_cell() -> None:
    state = play(table(at("C3", meetings=1), at("G1", "bus 1"), at("1")), "meet 1 C5")
    assert state.to_move == 1
    assert state.view(None)["cells"][6 * 3 + 4]["pawns"] == [0, 1]
    data = {**stack_of("dog 1", used=("bus 1",)), "discard_meetings": 6}
    again = table(at("C5"), at("C5", "bus 1"), **data, to_move=1)
    play(again, "draw", "add", "step forward")
    assert [cell(again, 0), cell(again, 1)] == ["C5", "D5"]
    assert again.view(None)["cells"][6 * 3 + 4]["pawns"] == [0]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("meet 0 C5", "nobody-there"),
        ("meet 2 C5", "nobody-there"),
        ("meet 1 D5", "other-column"),
        ("meet 1 C3", "not-empty"),
        ("meet 1 C2", "not-empty"),
    ],
)
def test_tl_9_a_meeting_needs_an_opponent_and_an_empty_cell(move: str, reason: str) -> None:
    state = table(at("C3", meetings=1), at("G1"), board={"C2": "dog 1"})
    assert rule_against(state, move) == ("TL-9", reason)


def test_tl_9_a_meeting_needs_its_token() -> None:
    assert rule_against(table(at("C3"), at("G1")), "meet 1 C5") == ("TL-9", "no-meeting")


def test_tl_10_any_number_of_meetings_may_be_held() -> None:
    heaps = stack_of(meetings=1)
    state = play(table(at("C3", meetings=5), at("1"), **heaps), "draw")
    assert seat(state, 0)["meetings"] == 6


def test_tl_11_a_photo_step_goes_to_an_empty_cell_and_keeps_the_photo() -> None:
    state = table(at("C3", photos=1), at("C2"))
    steps = [move for move in state.legal() if move.startswith("photo step")]
    assert steps == ["photo step forward", "photo step down"]
    play(state, "photo step forward")
    assert (cell(state, 0), seat(state, 0)["photos"], state.to_move) == ("D3", 1, 0)


def test_tl_11_with_the_option_a_photo_step_spends_the_photo() -> None:
    state = play(table(at("C3", photos=1), at("1"), spends=True), "photo step up")
    assert (seat(state, 0)["photos"], state.view(None)["photo_pile"]) == (0, 20)


def test_tl_11_one_photo_action_a_turn() -> None:
    state = play(table(at("C3", photos=3), at("1")), "photo step up")
    assert rule_against(state, "photo step up") == ("TL-11", "photo-used")
    assert kinds(state) == {"draw"}


def test_tl_11_a_photo_step_may_follow_the_step_of_a_draw_else_done() -> None:
    state = drawing("bus 1", at("C3", "kitten 4", photos=1), at("1"))
    play(state, "draw", "add", "step forward")
    assert state.legal() == ["photo step forward", "photo step up", "photo step down", "done"]
    assert rule_against(state, "draw") == ("TL-11", "photo-or-done")
    assert play(state.copy(), "done").to_move == 1
    play(state, "photo step forward")
    assert (cell(state, 0), state.to_move) == ("E3", 1)


def test_tl_11_a_turn_ends_by_itself_when_no_photo_step_is_possible() -> None:
    without = drawing("bus 1", at("C3", "kitten 4"), at("1"))
    assert play(without, "draw", "add", "step forward").to_move == 1
    used = drawing("bus 1", at("C3", "kitten 4", photos=1), at("1"))
    assert play(used, "photo step up", "draw", "add", "step forward").to_move == 1
    assert rule_against(used, "done") == ("TL-11", "nothing-to-end")


def test_tl_11_no_photo_step_follows_a_taken_event() -> None:
    state = table(at("C3", photos=1), at("1"), board={"D3": "clock 1"})
    assert play(state, "take forward").to_move == 1


def test_tl_11_a_photo_step_never_enters_4_september() -> None:
    state = table(at("H3", photos=1), at("1"))
    assert rule_against(state, "photo step forward") == ("TL-11", "not-tomorrow")


@pytest.mark.parametrize(
    ("pawn", "way", "reason"),
    [
        ("C3", "forward", "not-empty"),
        ("C3", "up", "not-empty"),
        ("C1", "up", "off-the-board"),
        ("H6", "down", "off-the-board"),
    ],
)
def test_tl_11_a_photo_step_goes_to_an_empty_cell_of_the_board(
    pawn: str, way: str, reason: str
) -> None:
    state = table(at(pawn, photos=1), at("C2"), board={"D3": "clock 1"})
    assert rule_against(state, f"photo step {way}") == ("TL-11", reason)


def test_tl_11_a_photo_fetches_a_meeting_out_of_the_stack_and_is_spent() -> None:
    state = play(table(at("C3", photos=2), at("1")), "photo meeting")
    assert (seat(state, 0)["meetings"], seat(state, 0)["photos"]) == (1, 1)
    assert (state.view(None)["stack"]["meetings"], state.to_move) == (5, 0)
    assert rule_against(state, "meet 1 C5") == ("TL-3", "after-a-photo")


def test_tl_11_a_stack_without_a_meeting_gives_none() -> None:
    state = table(at("C3", photos=2), at("1"), discard_meetings=6)
    assert rule_against(state, "photo meeting") == ("TL-11", "no-meeting-left")


def test_tl_11_a_photo_forgets_any_event_of_the_line_and_is_spent() -> None:
    state = table(at("C3", "bus 1", "kitten 4", "dog 1", photos=1), at("1"))
    play(state, "photo forget 2")
    assert line(state, 0) == ["bus 1", "dog 1"]
    assert part(state, "discard")["discard"] == ["kitten 4"]
    assert (seat(state, 0)["photos"], state.to_move) == (0, 0)


def test_tl_11_an_event_may_be_forgotten_after_drawing_so_that_the_draw_fits() -> None:
    state = drawing("kitten 1", at("C3", "kitten 4", photos=1), at("1"))
    play(state, "draw")
    assert {"lay", "photo"} == kinds(state)
    play(state, "photo forget 1")
    assert state.legal() == ["add"]


def test_tl_11_forgetting_one_of_three_saves_from_a_fourth() -> None:
    three = ("coffee 1", "kitten 1", "newspaper 1", "clock 1", "pigeon 1", "bicycle 1")
    state = drawing("wallet 1", at("C3", *three, photos=1), at("1"))
    play(state, "draw", "photo forget 1", "add")
    assert kinds(state) == {"step"}


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ((), "photo forget 2", "no-such-place"),
        (("draw",), "photo step up", "photo-too-late"),
        (("draw",), "photo meeting", "photo-too-late"),
        (("draw", "add"), "photo forget 1", "photo-too-late"),
    ],
)
def test_tl_11_each_action_has_its_time(moves: tuple[str, ...], move: str, reason: str) -> None:
    state = drawing("bus 1", at("C3", "kitten 4", photos=1), at("1"))
    assert rule_against(play(state, *moves), move) == ("TL-11", reason)


def test_tl_11_without_a_photo_there_is_no_photo_action() -> None:
    state = table(at("C3", "bus 1"), at("1"))
    for move in ("photo step up", "photo meeting", "photo forget 1"):
        assert rule_against(state, move) == ("TL-11", "no-photo")
