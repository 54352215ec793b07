"""A new painting that fits nowhere: the exchange and the excess."""

import json

from games.my_gallery.table import (
    first_round,
    game,
    in_pieces,
    nearly_full,
    settling,
    starting,
    wall,
    why,
)
from games.playing import events, play


def test_mg_11_only_what_fits_nowhere_may_be_exchanged_or_laid_aside() -> None:
    state = settling(picked="P004")
    assert why(state, "excess") == "MG-11 it-fits"
    assert why(state, "exchange P005 8,3") == "MG-11 it-fits"
    tight = nearly_full(picked="P016")  # 2x3 into 2x2
    assert starting(tight, "place") == []
    assert tight.legal()[0] == "assistant"


def test_mg_12_an_exchange_is_for_one_of_the_same_type_in_the_museum_that_fits() -> None:
    state = nearly_full(picked="P016", museum=("P004", "P001"))
    assert state.legal() == ["assistant", "exchange P004 12,7"]
    assert why(state, "exchange P001 12,7") == "MG-12 other-type"
    assert why(state, "exchange P005 12,7") == "MG-12 not-in-museum"
    assert why(state, "exchange P016 12,7") == "MG-12 not-in-museum"  # the new one itself
    assert why(state, "exchange S1 12,7") == "MG-12 not-in-museum"
    too_big = nearly_full(picked="P016", museum=("P017", "P001"))
    assert why(too_big, "exchange P017 12,7") == "MG-12 does-not-fit"
    assert why(first_round(), "exchange P004 12,7") == "MG-1 offer-first"
    assert why(game().new(1), "exchange P004 12,7") == "MG-S1 start-first"


def test_mg_12_the_museums_painting_is_hung_where_any_painting_may_be() -> None:
    state = in_pieces("P001 8,5", museum=("P004",))
    assert why(state, "exchange P004 13,0") == "MG-6 outside"
    assert why(state, "exchange P004 6,4") == "MG-6 overlaps"
    assert why(state, "exchange P004 0,0") == "MG-6 touches-nothing"
    fits = in_pieces("P001 8,5", museum=(), picked="P004")
    places = [move.split()[-1] for move in starting(fits, "place new")]
    assert state.legal() == ["assistant", *(f"exchange P004 {place}" for place in places)]
    shown = {move.split()[-1]: effect for move, effect in state.view(0)["effects"].items()}
    assert shown == {move.split()[-1]: e for move, e in fits.view(0)["effects"].items()}


def test_mg_12_the_paintings_change_places_and_prestige_does_not_move() -> None:
    data = json.loads(in_pieces("P001 8,5", museum=("P004",)).to_json())
    data["markers"]["portrait"] = 3
    state = play(game().from_json(data), "exchange P004 10,5")
    museum = state.view(0)["museum"]
    assert [p["id"] for p in museum["portrait"]["paintings"]] == ["P110"]
    assert [museum[kind]["space"] for kind in data["markers"]] == list(data["markers"].values())
    seat = state.view(0)["seats"][0]
    assert ("P004", 10, 5) in {(i["id"], i["x"], i["y"]) for i in seat["items"] if "id" in i}
    assert seat["picked"] is seat["assistant"] is None
    assert why(state, "assistant") == "MG-7 no-new-item"
    assert why(state, "exchange P110 6,6") == "MG-7 no-new-item"
    assert state.legal() == ["done"]


def test_mg_12_an_exchanged_painting_earns_and_breaks_like_any_other() -> None:
    state = in_pieces("P005 8,5", museum=("P004",))  # portraits both; P004 and S1 are gilded
    told = events(state, "exchange P004 6,1")
    assert [e["event"] for e in told] == ["exchange", "place", "reward"]
    assert (told[0]["painting"], told[0]["other"]) == ("P110", "P004")
    assert (told[1]["painting"], told[1]["square"]) == ("P004", "6,1")
    assert play(state.copy(), "exchange P004 6,1").view(0)["rewards"] == [
        {"shields": 1, "combined": False}
    ]
    assert state.view(0)["effects"]["exchange P004 6,6"] == {
        "at": "6,6", "frames": 1, "breaks": 2, "corners": 0, "eye": False,
    }  # fmt: skip
    told = events(state, "exchange P004 6,6")
    assert [(e["event"], e.get("count")) for e in told[2:]] == [("broken", 2), ("reward", 1)]


def test_mg_12_an_exchange_can_fill_the_wall() -> None:
    state = nearly_full(picked="P016", museum=("P004", "P001"), assistant="P007")
    play(state, "exchange P004 12,7")
    assert state.view(0)["ending"] == ["full-wall"]
    assert state.view(0)["rewards"] == []
    assert state.legal() == ["done"]  # what the assistant holds stays there


def test_mg_12_whoever_settles_later_may_take_what_was_swapped() -> None:
    mine = nearly_full(picked="P016", museum=("P004", "P001"))
    data = json.loads(mine.to_json())
    data["seats"][1] |= wall("S2 6,3", "3x1 3,4", "3x1 8,4", "P097 8,5", "P098 0,5", picked="P110")
    state = mine.game.from_json(data)
    unsold = next(p for p in data["offer"] if p)
    play(state, "exchange P004 12,7", "done")
    assert state.to_move == 1
    assert {move.split()[1] for move in starting(state, "exchange")} == {"P016"}
    assert why(state, f"exchange {unsold} 0,3") == "MG-12 not-in-museum"


def test_mg_12_the_assistants_item_may_take_the_room_of_an_exchange() -> None:
    state = nearly_full(picked="P016", museum=("P004", "P001"), assistant="1x1")
    assert starting(state, "exchange") == ["exchange P004 12,7"]
    play(state, "place assistant 12,7")
    assert why(state, "exchange P004 12,7") == "MG-12 does-not-fit"
    assert state.legal() == ["assistant", "excess"]


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
