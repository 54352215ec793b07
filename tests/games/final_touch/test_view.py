from __future__ import annotations

import json
from collections import Counter
from itertools import islice

import pytest

from games.final_touch.table import game, hand, table
from games.playing import events, many, play, random_game

TABLE_OF_THREE = {
    "game": "final_touch",
    "players": 3,
    "ply": 0,
    "to_move": 1,
    "improving": False,
    "first": 2,
    "current": {
        "id": 4,
        "asked": {"yellow": 1, "green": 1, "brown": 2},
        "completed": 4,
        "spoiled": 2,
        "improved": {"brown": 1},
        "missing": {"yellow": 1, "green": 1, "brown": 1},
    },
    "next": {"id": 5, "asked": {"yellow": 2, "blue": 2}, "completed": 4, "spoiled": 2},
    "unseen": [1, 2, 3, 7, *range(8, 26)],
    "smeared": {"pink": 1},
    "pile": 60 - 2 - 3 - 1 - 1 - 1 - 2,
    "discards": {"yellow": 1, "blue": 1},
    "money": [5, 0, 3],
    "taken": [{"id": 6, "how": "completed", "seats": [0]}],
    "duel": None,
    "winners": [],
}


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        (None, [{"seat": 0, "count": 2}, {"seat": 1, "count": 3}, {"seat": 2, "count": 1}]),
        (
            1,
            [
                {"seat": 0, "count": 2},
                {"seat": 1, "count": 3, "cards": {"blue": 1, "pink": 2}},
                {"seat": 2, "count": 1},
            ],
        ),
        (
            2,
            [
                {"seat": 0, "count": 2},
                {"seat": 1, "count": 3},
                {"seat": 2, "count": 1, "cards": {"green": 1}},
            ],
        ),
    ],
)
def test_a_seat_sees_its_own_hand_and_of_the_others_the_count(
    seat: int | None, hands: list[object]
) -> None:
    state = table(
        ["yellow green", "pink blue pink", "green"],
        improved="brown",
        smeared="pink",
        discards={"yellow": 1, "blue": 1},
        to_move=1,
        first=2,
        money=[5, 0, 3],
        taken=[{"id": 6, "how": "completed", "seats": [0]}],
    )
    assert state.view(seat) == {**TABLE_OF_THREE, "seat": seat, "hands": hands}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_team_mates_too_see_only_their_own_hand(seat: int) -> None:
    hands = game(4).new(seed=1).view(seat)["hands"]
    assert [other["seat"] for other in hands if "cards" in other] == [seat]


def test_team_mates_have_the_same_money() -> None:
    assert table(["pink"] * 4, money=[7, 3]).view(0)["money"] == [7, 3, 7, 3]


@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_there_is_no_view_from_a_seat_nobody_sits_on(seat: object) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1 or None"):
        table(["pink", "blue"]).view(seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_json(seat: int | None) -> None:
    seen = table(["pink", "blue"], improved="brown", smeared="blue").view(seat)
    assert json.loads(json.dumps(seen)) == seen


def test_after_a_reshuffle_everybody_still_knows_which_strokes_are_unseen() -> None:
    state = play(table(["pink", "blue"], improved="yellow", pile=""), "smear pink")
    seen = state.view(1)
    assert (seen["discards"], seen["smeared"]) == ({}, {"pink": 1})
    assert seen["pile"] + seen["hands"][0]["count"] == 60 - 1 - 1 - 1


def test_a_seat_sees_the_cards_it_draws_and_others_only_their_number() -> None:
    state = table(["pink pink pink pink pink", "blue"], pile="green green")
    smear = {"event": "smear", "seat": 0, "colour": "pink"}
    drew = {"event": "drew", "seat": 0, "count": 1}
    assert events(state, "smear pink", 0) == [smear, {**drew, "cards": {"green": 1}}]
    assert events(state, "smear pink", 1) == [smear, drew]
    assert events(state, "smear pink", None) == [smear, drew]


def test_a_stroke_drawn_again_in_the_colour_just_played_is_shown_as_drawn() -> None:
    state = table(["pink pink pink pink pink", "blue"], pile="pink")
    assert events(state, "smear pink", 0)[-1] == {
        "event": "drew",
        "seat": 0,
        "count": 1,
        "cards": {"pink": 1},
    }


def test_everybody_sees_a_stroke_laid_and_the_end_of_the_turn() -> None:
    state = table(["yellow yellow pink pink pink", "blue"], pile="green")
    laid = [{"event": "improve", "seat": 0, "colour": "yellow"}]
    assert [events(state, "improve yellow", seat) for seat in (0, 1, None)] == [laid] * 3
    play(state, "improve yellow")
    assert events(state, "done", 1) == [
        {"event": "done", "seat": 0},
        {"event": "drew", "seat": 0, "count": 1},
    ]
    assert events(state, "done", 0)[1]["cards"] == {"green": 1}


def test_everybody_sees_a_masterpiece_completed_and_the_next_one() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", following=9, under=[7])
    assert events(state, "improve yellow") == [
        {"event": "improve", "seat": 0, "colour": "yellow"},
        {"event": "completed", "seat": 0, "id": 4, "seats": [0], "money": 4},
        {"event": "masterpiece", "id": 9, "next": 7},
        {"event": "drew", "seat": 0, "count": 5},
    ]


def test_everybody_sees_a_masterpiece_spoiled_and_who_is_paid() -> None:
    state = table(["pink", "", ""], smeared="pink pink", following=9, under=[])
    assert events(state, "smear pink", 2) == [
        {"event": "smear", "seat": 0, "colour": "pink"},
        {"event": "spoiled", "seat": 0, "id": 4, "seats": [1, 2], "money": 2},
        {"event": "masterpiece", "id": 9, "next": None},
        {"event": "drew", "seat": 0, "count": 5},
    ]


def test_everybody_sees_the_discards_shuffled_before_the_draw_that_needs_them() -> None:
    state = table(["pink pink pink pink", "blue"], pile="green")
    assert events(state, "smear pink") == [
        {"event": "smear", "seat": 0, "colour": "pink"},
        {"event": "reshuffled"},
        {"event": "drew", "seat": 0, "count": 2},
    ]


def test_a_draw_that_empties_the_pile_shuffles_nothing_yet() -> None:
    state = table(["pink pink pink pink", "blue"], pile="green green")
    assert events(state, "smear pink")[1:] == [{"event": "drew", "seat": 0, "count": 2}]


def test_everybody_sees_a_duel_begin_and_the_spoiler_draws_nothing() -> None:
    state = table(["", "pink", "green"], smeared="pink pink", money=[23, 8, 23], to_move=1)
    *before, masterpiece, duel = events(state, "smear pink", 1)
    assert (masterpiece["event"], masterpiece["id"]) == ("masterpiece", 5)
    assert before == [
        {"event": "smear", "seat": 1, "colour": "pink"},
        {"event": "spoiled", "seat": 1, "id": 4, "seats": [0, 2], "money": 2},
    ]
    assert duel == {"event": "duel", "seats": [0, 2]}


def test_everybody_sees_the_end_and_nobody_draws() -> None:
    state = table(["yellow"] * 4, improved="green brown brown", money=[3, 21], to_move=3)
    assert events(state, "improve yellow", 0) == [
        {"event": "improve", "seat": 3, "colour": "yellow"},
        {"event": "completed", "seat": 3, "id": 4, "seats": [1, 3], "money": 4},
        {"event": "over", "seats": [1, 3], "rule": "FT-9"},
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_can_follow_its_hand_by_its_events_and_nobody_elses(players: int) -> None:
    for seed in range(many(10, 1)):
        state = game(players).new(seed)
        followed = [Counter(hand(state, seat)) for seat in range(players)]
        before = state.copy()
        for move in random_game(state, seed):
            mover, code = before.to_move, state.game.book.read_move(move)
            for seat in (*range(players), None):
                for event in state.game.book.events(before.record, code, state.record, seat):
                    assert ("cards" in event) == (event["event"] == "drew" and seat == mover)
                    if seat == mover and event["event"] in ("improve", "smear"):
                        followed[seat][event["colour"]] -= 1
                    if seat == mover and event["event"] == "drew":
                        followed[seat].update(event["cards"])
                        assert sum(event["cards"].values()) == event["count"]
            assert +followed[mover] == hand(state, mover)
            before = state.copy()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_of_what_a_seat_cannot_know_leaves_what_it_sees(players: int) -> None:
    state = game(players).new(seed=4)
    for _ in islice(random_game(state, 4), 15):
        for seat in range(players):
            again = state.redealt(seat, seed=9)
            assert again.view(seat) == state.view(seat)
            assert again.redealt(seat, seed=9).view(None) == state.view(None)
        mover = state.to_move
        assert mover is not None
        assert state.redealt(mover, seed=9).legal() == state.legal()


def test_a_redeal_deals_the_other_hands_anew() -> None:
    state = game(3).new(seed=4)
    hands = [[hand(state.redealt(0, seed), seat) for seat in range(3)] for seed in range(20)]
    assert [dealt[0] for dealt in hands] == [hand(state, 0)] * 20
    assert all(len({str(dealt[seat]) for dealt in hands}) > 10 for seat in (1, 2))
