import json
from typing import Any

import pytest

from games.my_gallery.table import game, random_game, table, wall
from games.playing import many, play
from vernissage import ImpossiblePosition, State


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_ply_is_written_and_read_back(players: int) -> None:
    for seed in range(many(3, 1)):
        for state in random_game(game(players).new(seed), seed):
            if state.ply % players:  # every ply of two, some of more
                continue
            assert state.game.from_json(state.to_json()) == state


def test_what_is_written_is_readable() -> None:
    state = table(wall("S1 6,3", "P004 8,3", "2x1 8,5"), wall("S2 6,3", picked="P005"))
    data = json.loads(state.to_json())
    assert data["seats"][0]["items"] == [["S1", 6, 3], ["P004", 8, 3], ["2x1", 8, 5]]
    assert data["phase"] == "settle"
    assert data["wall"] == "14x9"


def base(**more: Any) -> dict[str, Any]:
    """A position that can be, before a key or two are changed."""
    state = table(
        wall("S1 6,3", "P004 8,3", picked="P007"),
        wall("S2 6,3", "P005 8,3", picked="P008"),
    )
    return {**json.loads(state.to_json()), **more}


def seat(number: int, **more: Any) -> dict[str, Any]:
    """The same with something of a seat changed."""
    data = base()
    data["seats"][number] |= more
    return data


HANGING = [["S1", 6, 3], ["P004", 8, 3]]

WRONG: list[tuple[dict[str, Any], str]] = [
    (base(phase="lunch"), "phase must be one of start, offer, bid, pick, settle"),
    (base(wall="13x9"), "this table has another one"),
    (base(round=0), "0 while starting paintings are hung"),
    (base(round=3), "cards in round 3"),
    (base(to_move=None), "those who settle later hold a painting|nothing has ended"),
    (base(to_move=1), "those who settle later hold a painting"),
    (base(phase="offer"), "bids: 3 cards in round 2, not 2"),
    (base(phase="pick"), "paintings are picked in the order of bids"),
    (base(seats=[]), "0 of them for 2 players"),
    (base(asked=["2x2"]), "in the phase offer, and only there"),
    (base(asked=["1x9"]), "asked must be one of"),
    (base(asked=["2x2"] * 3), "an auction is of 3 paintings"),
    (base(offer=[None]), "an auction is of 3 paintings"),
    (base(offer=[None] * 3), "0 paintings, not 1"),
    (base(offer=["S4", None, None]), "not for sale"),
    (base(museum=[]), "0 paintings after 1 rounds"),
    (base(museum=["S4"]), "S4 is a starting painting"),
    (base(museum=["P004"]), "P004 is both on the wall of seat 0 and in the museum"),
    (base(museum=["P999"]), "there is no painting 'P999'"),
    (base(markers={"portrait": 50}), "portrait cannot have come to 50"),
    (base(markers={"sculpture": 1}), "markers has no 'sculpture'"),
    (base(rewards=[{"shields": 4}]), "4 shields are a combination"),
    (base(rewards=[{"shields": 0}]), "from 1 to 32"),
    (base(rewards=[{"shields": 1}] * 3), "3, at most 2"),
    (base(rewards=[{"shields": 4, "combined": "yes"}]), "must be true or false, not 'yes'"),
    (base(colour="red"), "has no 'colour'"),
    (seat(0, items=[["S1", 6, 3], ["P004", 7, 4]]), "P004 at 7,4 overlaps another item"),
    (seat(0, items=[["S1", 6, 3], ["P004", 13, 4]]), "x must be a whole number from 0 to 12"),
    (seat(0, items=[["S1", 6, 3], ["P004", 0, 0]]), "an item touches no other"),
    (seat(0, items=[["S1", 0, 3], ["P004", 2, 3]]), "covers no star"),
    (seat(0, items=[["P004", 8, 3]]), "0 starting paintings"),
    (seat(0, items=["P004"]), r"an item is \[name, x, y\]"),
    (seat(0, items=HANGING[:1]), "seat 0: 1 paintings in round 2"),
    (seat(0, assistant="S3"), "a starting painting lies elsewhere"),
    (seat(0, assistant="9x9"), "there is no painting '9x9'"),
    (seat(0, excess=["P010", "P011", "P012"]), "excess: 3, at most 2"),
    (seat(0, bids=[5, 1, 2]), "a pile begins with a starting card"),
    (seat(0, bids=[1, 2, 2]), "a card is played once"),
    (seat(0, bids=[2, 1, 3]), "starting cards differ"),
    (seat(0, bids=[1, 1]), "bids: 2 cards in round 2, not 3"),
    (seat(0, hat=1), "seat 0 has no 'hat'"),
]


@pytest.mark.parametrize(("data", "complaint"), WRONG, ids=[text for _, text in WRONG])
def test_what_no_game_can_lead_to_is_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ImpossiblePosition, match=complaint):
        game().from_json(data)


def test_two_markers_cannot_share_a_space() -> None:
    state = table(
        wall("S1 6,3", "P004 8,3", "P010 8,5"),
        wall("S2 6,3", "P005 8,3", picked="P011"),
        museum=["P025"],
    )
    data = json.loads(state.to_json())
    data["museum"], data["markers"] = ["P025"], {"cityscape": 4}
    assert game().from_json(data).view(None)["museum"]["cityscape"]["space"] == 4
    data["markers"] = {"cityscape": 4, "portrait": 4}
    with pytest.raises(ImpossiblePosition, match="another one is on the space of cityscape"):
        game().from_json(data)


def test_mg_2_anybody_may_have_bid_first() -> None:
    data: dict[str, Any] = {
        "phase": "bid",
        "round": 1,
        "to_move": 1,
        "seats": [wall("S1 6,3", bids=[1, 5]), wall("S2 6,3", bids=[2])],
        "offer": ["P001", "P002", "P003"],
    }
    assert play(game().from_json(data), "bid 7").to_move == 1
    data["seats"] = [wall("S1 6,3", bids=[1]), wall("S2 6,3", bids=[2, 5])]
    data["to_move"] = 0
    assert play(game().from_json(data), "bid 7").to_move == 0
    data["seats"] = [wall("S1 6,3", bids=[1, 7]), wall("S2 6,3", bids=[2, 5])]
    with pytest.raises(ImpossiblePosition, match="all have bid"):
        game().from_json(data)


def full_wall() -> list[str]:
    """A wall of S1, P004 beside it, and single squares."""
    covered = {(x, y) for y in range(3, 6) for x in range(6, 8)}
    covered |= {(x, y) for y in range(3, 5) for x in range(8, 10)}
    free = [(x, y) for y in range(9) for x in range(14) if (x, y) not in covered]
    return ["S1 6,3", "P004 8,3", *(f"1x1 {x},{y}" for x, y in free)]


@pytest.mark.parametrize("due", [1, 2])
def test_mg_9_no_more_than_two_rewards_can_come_together(due: int) -> None:
    rewards = [{"shields": 1}] * due
    theirs = wall("S2 6,3", "P005 8,3", picked="P008")
    mine = wall("S1 6,3", "P004 8,3", assistant="P007")
    if due == 1:  # the assistant's painting may earn the second
        state = play(table(mine, theirs, rewards=rewards), "place assistant 8,5")
        assert len(state.view(0)["rewards"]) == 2
        mine = wall("S1 6,3", assistant="P004", picked="P007")
    with pytest.raises(ImpossiblePosition, match=f"{due}; the paintings still to place"):
        table(mine, theirs, rewards=rewards)
    free = wall("S1 6,3", "P004 8,3", "P007 8,5", assistant="2x1")  # a decoration earns nothing
    assert len(table(free, theirs, rewards=rewards).view(0)["rewards"]) == due


def test_mg_e_nobody_settles_a_third_excess_painting() -> None:
    mine = wall("S1 6,3", excess=["P004", "P007"], picked="P010")
    theirs = ["S2 6,3", "P005 8,3", "P008 8,5"]
    with pytest.raises(ImpossiblePosition, match="ended with the round before"):
        table(mine, wall(*theirs, picked="P009"))
    with pytest.raises(ImpossiblePosition, match="ended with the round before"):
        table(wall(*theirs, picked="P009"), mine)


def test_mg_e_a_wall_is_full_only_once_its_seat_settles() -> None:
    mine = wall(*full_wall(), picked="P007")
    theirs = wall("S2 6,3", "P005 8,3", picked="P008")
    assert table({**mine}, {**theirs}).legal() == ["assistant", "excess"]  # filled just now
    with pytest.raises(ImpossiblePosition, match="ended with the round before"):
        table(theirs, mine)


def offering(museum: list[str], **more: Any) -> State:
    """The auctioneer chooses in the round after as many as the museum has paintings."""
    mine = wall("S1 6,3", "P013 8,3", "P014 10,3", "P015 4,3", "P016 2,3", "P017 12,3")
    theirs = wall("S2 6,3", "P018 8,3", "P019 10,3", "P020 4,3", "P021 2,3", "P022 12,3")
    for seat in (mine, theirs):
        seat["items"] = seat["items"][: 1 + len(museum)]
    turn = len(museum) % 2
    return table(mine, theirs, phase="offer", museum=museum, to_move=turn, **more)


def spaces(state: State) -> list[int]:
    return [entry["space"] for entry in state.view(None)["museum"].values()]


def test_mg_14_markers_left_out_have_gone_as_the_museum_is_listed() -> None:
    state = offering(["P041", "P025"])  # a portrait of 5, a cityscape of 4
    assert spaces(state) == [4, 5, 0, 0]
    assert [entry["level"] for entry in state.view(None)["museum"].values()] == [4, 5, 2, 2]
    assert spaces(offering(["P004", "P001", "P007", "P010"])) == [2, 3, 1, 0]  # of 3, all of them
    with pytest.raises(ImpossiblePosition, match="cityscape has entered; it is at 0 only if"):
        offering(["P041", "P025"], markers={"portrait": 5})


def test_mg_14_a_marker_at_the_start_has_entered_if_three_were_in_its_way() -> None:
    entered = ["P001", "P004", "P007", "P010"]
    markers = {"cityscape": 3, "portrait": 2, "still_life": 1}
    assert spaces(offering(entered, markers=markers)) == [3, 2, 1, 0]
    with pytest.raises(ImpossiblePosition, match="landscape has entered; it is at 0 only if"):
        offering(entered, markers=markers | {"cityscape": 4})
    moved_on = offering([*entered, "P002"], markers=markers | {"cityscape": 6})
    assert spaces(moved_on) == [6, 2, 1, 0]


def test_mg_2_without_bids_nobody_has_bid_in_the_phase_of_bids() -> None:
    state = table(wall("S1 6,3", "P004 8,3"), wall("S2 6,3", "P005 8,3"), phase="bid", to_move=1)
    assert [seat["bids"] for seat in state.view(None)["seats"]] == [[1, 1], [2, 1]]
    assert not any(seat["has_bid"] for seat in state.view(None)["seats"])
