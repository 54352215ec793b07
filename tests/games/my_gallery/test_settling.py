import pytest

from games.my_gallery.table import nearly_full, settling, starting, why
from games.playing import events, play
from vernissage import UnreadableMove
from vernissage.text import word


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
    assert why(state, "exchange P001 12,3") == "MG-9 reward-first"
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
    told = events(state, "place new 10,3")
    assert told[-1] == {"event": "combination", "seat": 0, "count": 4}
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


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Ada earns a decoration: up to 3 shields.", "exactly 4 shields in all."),
        ("ru", "Ada получает украшение: до 3 щитов.", "всего ровно 4 щита."),
        ("uk", "Ada отримує прикрасу: до 3 щитів.", "усього рівно 4 щити."),
    ],
)
def test_mg_9_rewards_are_told_as_they_are(language: str, one: str, many: str) -> None:
    assert word("my_gallery-event-reward", language, player="Ada", count=3) == one
    told = word("my_gallery-event-combination", language, player="Ada", count=4)
    assert told.endswith(many)


def test_mg_9_no_place_promises_what_a_full_wall_does_not_give() -> None:
    beside = ("P004 10,7",)  # gilded, like P007, which fills the wall
    state = nearly_full(*beside, picked="P007")
    assert state.view(0)["effects"]["place new 12,7"]["frames"] == 0
    play(state, "place new 12,7")
    assert state.view(0)["rewards"] == []


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


@pytest.mark.parametrize(
    "move", ["place new 1", "place old 1,1", "decorate 4x4 1,1", "exchange P004"]
)
def test_other_words_are_unreadable(move: str) -> None:
    with pytest.raises(UnreadableMove, match="the forms are"):
        settling(picked="P001").why_not(move)
