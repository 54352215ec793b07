from typing import Any

import pytest

from games.my_gallery.table import events, held, play, starting, table, wall, why
from vernissage import State, UnreadableMove

OTHERS = ["P097 8,3", "P098 2,3", "P093 8,0", "P095 3,0", "P075 0,3", "P074 12,3"]


def settling(*items: str, museum: tuple[str, ...] = (), **more: Any) -> State:
    """Seat 0 settles a painting beside these items and S1; seat 1 has as many paintings."""
    mine = wall("S1 6,3", *items, **more)
    count = len(held(mine)) - 1
    return table(mine, wall("S2 6,3", *OTHERS[: count - 1], picked="P100"), museum=list(museum))


def nearly_full(picked: str, **more: Any) -> State:
    """A wall covered but for 2x2 squares at 12,7; where no painting is, single squares are."""
    free = {(12, 7), (13, 7), (12, 8), (13, 8)}
    covered = {(x, y) for y in range(5) for x in range(5)}  # P109
    covered |= {(x, y) for y in range(2) for x in range(5, 10)}  # P077
    covered |= {(x, y) for y in range(3, 6) for x in range(6, 8)}  # S1
    squares = [(x, y) for y in range(9) for x in range(14)]
    ones = [f"1x1 {x},{y}" for x, y in squares if (x, y) not in covered | free]
    return settling("P109 0,0", "P077 5,0", *ones, picked=picked, **more)


def test_mg_6_an_item_lies_inside_on_empty_squares_beside_another() -> None:
    state = settling(picked="P001")  # 2x2
    assert why(state, "place new 13,8") == "MG-6 outside"
    assert why(state, "place new 7,5") == "MG-6 overlaps"
    assert why(state, "place new 0,0") == "MG-6 touches-nothing"
    assert why(state, "place new 8,6") == "MG-6 touches-nothing"  # a corner is no side
    assert len(starting(state, "place new")) == 3 + 3 + 4 + 4
    assert starting(state, "place new 8,") == [f"place new 8,{y}" for y in (2, 3, 4, 5)]


def test_mg_7_the_assistant_holds_one_item() -> None:
    state = settling(picked="P001", assistant="2x1")
    assert why(state, "assistant") == "MG-7 assistant-busy"
    play(state, "place assistant 8,3", "assistant")
    assert state.view(0)["seats"][0]["assistant"]["id"] == "P001"
    assert why(state, "assistant") == "MG-7 no-new-item"
    assert why(state, "place new 8,4") == "MG-7 no-new-item"


def test_mg_8_the_assistants_item_may_be_placed_before_or_after() -> None:
    state = settling(picked="P002", assistant="P008")
    before = play(state.copy(), "place assistant 8,3", "place new 8,5", "done")
    after = play(state.copy(), "place new 8,5", "place assistant 8,3", "done")
    assert before.view(None)["seats"] == after.view(None)["seats"]
    given = settling(picked="P001")
    play(given, "assistant", "place assistant 8,3")
    assert why(given, "place assistant 8,5") == "MG-8 assistant-empty"
    assert why(state, "done") == "MG-8 not-settled"
    assert given.legal() == ["done"]


def test_mg_9_one_frame_touched_earns_one_shield() -> None:
    state = settling("P004 8,3", picked="P007")  # both gilded, like S1
    told = events(state, "place new 10,3")
    assert [e["event"] for e in told] == ["place", "reward"]
    assert told[1]["count"] == 1
    play(state, "place new 10,3")
    assert why(state, "decorate 2x1 12,3") == "MG-9 too-many-shields"
    assert why(state, "done") == "MG-9 reward-first"
    assert why(state, "place new 4,3") == "MG-9 reward-first"
    assert why(state, "exchange P001") == "MG-9 reward-first"
    play(state, "decorate 1x1 12,3")
    assert why(state, "decorate 1x1 12,4") == "MG-9 no-reward"
    assert state.view(0)["seats"][0]["score"]["decorations"] == 1
    assert state.legal() == ["done"]


def test_mg_9_three_frames_earn_one_decoration_of_at_most_three() -> None:
    state = settling("P004 8,3", "P010 8,5", picked="P019")  # 2x3 gilded
    play(state, "place new 10,3")  # touches P004 (3,4) and P010 (5)
    assert state.view(0)["rewards"] == [{"shields": 2, "combined": False}]
    play(state, "decorate 1x1 12,3")  # fewer is allowed; nothing more is due
    assert state.view(0)["rewards"] == []


def test_mg_9_four_frames_earn_a_combination_of_exactly_four() -> None:
    others = ("P004 8,3", "P010 8,5", "3x1 9,2", "1x1 12,2", "P007 12,3", "P016 12,5")
    state = settling(*others, picked="P073")  # all gilded; the 2x5 goes between them
    assert state.view(0)["effects"]["place new 10,3"]["frames"] == 4
    play(state, "place new 10,3")
    assert state.view(0)["rewards"] == [{"shields": 4, "combined": True}]
    play(state, "decorate 3x1 10,8")
    assert state.view(0)["rewards"] == [{"shields": 1, "combined": True}]
    assert why(state, "decorate 2x1 10,8") == "MG-9 too-many-shields"
    assert why(state, "done") == "MG-9 reward-first"
    play(state, "decorate 1x1 assistant")
    assert state.view(0)["rewards"] == []
    assert state.view(0)["seats"][0]["assistant"]["shape"] == "1x1"


def test_mg_9_the_newest_reward_comes_first() -> None:
    state = settling("P004 8,3", picked="P007", assistant="P010")  # gilded, all of them
    play(state, "place new 8,5", "place assistant 10,3")
    assert [reward["shields"] for reward in state.view(0)["rewards"]] == [2, 1]
    assert why(state, "decorate 2x1 10,5") == "MG-9 too-many-shields"
    play(state, "decorate 1x1 assistant")
    assert [reward["shields"] for reward in state.view(0)["rewards"]] == [2]
    play(state, "place assistant 12,3", "decorate 2x1 10,5", "done")


def test_mg_9_a_full_wall_earns_nothing() -> None:
    state = nearly_full(picked="P007")
    play(state, "place new 12,7")
    seen = state.view(0)
    assert seen["rewards"] == []
    assert seen["seats"][0]["empty"] == 0
    assert seen["ending"] == ["full-wall"]
    assert state.legal() == ["done"]


def test_mg_10_paintings_of_a_type_that_touch_are_broken() -> None:
    state = settling("P004 8,3", picked="P005")  # portraits
    assert state.view(0)["effects"]["place new 10,3"]["breaks"] == 2
    assert [e["event"] for e in events(state, "place new 10,3")] == ["place", "broken"]
    play(state, "place new 10,3")
    broken = {i["id"]: i["broken"] for i in state.view(0)["seats"][0]["items"]}
    assert broken == {"S1": False, "P004": True, "P005": True}
    assert state.view(0)["seats"][0]["score"]["types"]["portrait"] == 0


def test_mg_10_a_corner_is_no_touch() -> None:
    state = play(settling("P004 8,3", picked="P005"), "place new 6,1")
    assert not any(item["broken"] for item in state.view(0)["seats"][0]["items"])


def test_mg_11_only_what_fits_nowhere_may_be_exchanged_or_laid_aside() -> None:
    state = settling(picked="P004")
    assert why(state, "excess") == "MG-11 it-fits"
    assert why(state, "exchange P005") == "MG-11 it-fits"
    tight = nearly_full(picked="P016")  # 2x3 into 2x2
    assert starting(tight, "place") == []
    assert tight.legal()[0] == "assistant"


def test_mg_12_an_exchange_is_for_one_of_the_same_type_that_fits() -> None:
    state = nearly_full(picked="P016", museum=("P004", "P001"))
    assert why(state, "exchange P001") == "MG-12 other-type"
    too_big = nearly_full(picked="P016", museum=("P017", "P001"))
    assert why(too_big, "exchange P017") == "MG-12 does-not-fit"
    assert why(state, "exchange P005") == "MG-12 not-in-museum"
    assert why(state, "exchange S1") == "MG-12 not-in-museum"
    assert state.legal() == ["assistant", "exchange P004"]
    told = events(state, "exchange P004")
    assert told[0]["event"] == "exchange"
    assert told[0]["other"] == "P004"
    markers = [entry["space"] for entry in state.view(0)["museum"].values()]
    play(state, "exchange P004")
    assert [entry["space"] for entry in state.view(0)["museum"].values()] == markers
    museum = state.view(0)["museum"]["portrait"]["paintings"]
    assert [p["id"] for p in museum] == ["P016"]
    assert state.legal() == ["place new 12,7"]
    assert why(state, "assistant") == "MG-12 place-it"
    assert why(state, "exchange P016") == "MG-12 place-it"


def test_mg_12_the_assistants_item_waits_until_the_exchanged_one_hangs() -> None:
    state = nearly_full(picked="P016", museum=("P004", "P001"), assistant="1x1")
    play(state, "exchange P004")
    assert why(state, "place assistant 12,7") == "MG-12 place-it"


def test_mg_13_excess_only_without_an_exchange_and_with_a_decoration() -> None:
    state = nearly_full(picked="P016", museum=("P004", "P001"))
    assert why(state, "excess") == "MG-13 can-exchange"
    state = nearly_full(picked="P016", museum=("P001", "P002"))
    assert state.legal() == ["assistant", "excess"]
    play(state, "excess")
    seen = state.view(0)["seats"][0]
    assert [p["id"] for p in seen["excess"]] == ["P016"]
    assert seen["score"]["excess"] == -2
    assert {move.split()[1] for move in state.legal()} == {"1x1"}
    play(state, "decorate 1x1 12,7", "done")


def test_mg_13_a_full_wall_gives_no_decoration_for_excess() -> None:
    state = nearly_full(picked="P016", assistant="P007")
    play(state, "place assistant 12,7")
    assert state.view(0)["seats"][0]["empty"] == 0
    assert state.legal() == ["assistant", "excess"]
    play(state, "excess")
    assert state.legal() == ["done"]


@pytest.mark.parametrize("move", ["place new 1", "place old 1,1", "decorate 4x4 1,1", "exchange"])
def test_other_words_are_unreadable(move: str) -> None:
    with pytest.raises(UnreadableMove, match="the forms are"):
        settling(picked="P001").why_not(move)
