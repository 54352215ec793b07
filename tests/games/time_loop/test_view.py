from __future__ import annotations

import json

import pytest

from games.playing import events, many, play, random_game
from games.time_loop.table import TWO_OF_EACH, at, cell, drawing, game, stack_of, table
from vernissage.terminal import tell
from vernissage.text import LANGUAGES

CLOCK = {"object": "clock", "number": 1, "colour": "yellow"}
KITTEN = {"object": "kitten", "number": 4, "colour": "blue"}
BUS = {"object": "bus", "number": 1, "colour": "red"}


def middle() -> dict[str, object]:
    state = drawing(
        "bus 1", at("C3", "kitten 4", photos=1, meetings=1), at("1"), board={"D3": "clock 1"}
    )
    return play(state, "draw").view(0)


def test_a_view_tells_all_a_page_needs() -> None:
    seen = middle()
    assert (seen["phase"], seen["to_move"], seen["round"], seen["order"]) == ("drawn", 0, 2, [0, 1])
    assert seen["cells"][6 * 3 + 2] == {
        "cell": "C3",
        "column": 3,
        "row": 3,
        "event": None,
        "pawns": [0],
    }
    assert seen["cells"][6 * 4 + 2]["event"] == CLOCK
    assert seen["drawn"]["event"] == BUS
    assert (seen["drawn"]["fits"], len(seen["drawn"]["cells"])) == (True, 46)
    assert seen["near"] == [{"way": "forward", "cell": "D3", "fits": True}]
    assert seen["seats"][0] == {
        "seat": 0,
        "column": 3,
        "row": 3,
        "line": [{**KITTEN, "round": 1}],
        "colours": {"blue": 1, "yellow": 0, "green": 0, "red": 0},
        "meetings": 1,
        "photos": 1,
        "returns": 0,
    }
    assert seen["stack"] == {"events": 0, "meetings": 0}
    assert seen["discard"] == {"events": 77, "meetings": 5}


def test_a_drawn_event_that_must_be_added_may_be_laid_nowhere() -> None:
    state = play(drawing("bus 1", at("C3", "kitten 4"), at("1")), "draw")
    assert state.view(0)["drawn"] == {"event": BUS, "fits": True, "cells": []}


@pytest.mark.parametrize("players", [2, 6])
def test_where_an_event_may_be_laid_is_what_the_rules_say(players: int) -> None:
    for seed in range(many(4, 1)):
        state = game(players).new(seed)
        for _ in random_game(state, seed):
            drawn = state.view(None)["drawn"]
            lays = [move.removeprefix("lay ") for move in state.legal() if move.startswith("lay")]
            assert lays == (drawn["cells"] if drawn else [])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_json_and_the_same_for_all(seat: int | None) -> None:
    state = table(at("C3", "kitten 4"), at("1"))
    seen = state.view(seat)
    assert json.loads(json.dumps(seen)) == seen
    assert {**seen, "seat": None} == state.view(None)


def test_events_of_a_turn() -> None:
    state = drawing("bus 1", at("C3", "kitten 4", photos=1), at("1"), board={"H1": "clock 1"})
    assert events(state, "draw") == [{"event": "drew", "seat": 0, **BUS}]
    play(state, "draw")
    assert events(state, "add") == [{"event": "add", "seat": 0, **BUS}]
    forget = {"event": "photo-forget", "seat": 0, **KITTEN}
    assert events(state, "photo forget 1") == [forget]
    play(state, "add")
    step = {"event": "step", "seat": 0, "way": "forward", "cell": "D3"}
    assert events(state, "step forward") == [step]
    play(state, "step forward")
    assert events(state, "done") == [{"event": "done", "seat": 0}]


def test_events_of_a_meeting_and_of_a_new_round() -> None:
    state = table(at("C3", meetings=1), at("G1", meetings=1), to_move=1)
    assert events(state, "meet 0 G5") == [
        {"event": "meet", "seat": 1, "cell": "G5", "seats": [1, 0]},
        {"event": "round", "round": 2},
    ]


def test_events_of_a_reshuffle_a_meeting_drawn_and_nothing_drawn() -> None:
    state = table(at("C3", meetings=6), at("1"), **stack_of())
    assert [event["event"] for event in events(state, "draw")] == ["reshuffled", "drew"]
    meeting = table(at("C3"), at("1"), **stack_of(meetings=6))
    assert events(meeting, "draw") == [{"event": "drew-meeting", "seat": 0}]
    state.record["discard"] = 0
    assert events(state, "draw") == [{"event": "drew-nothing", "seat": 0}]


def test_events_of_a_return_say_why_and_what_it_gives() -> None:
    blue = ("coffee 1", "kitten 1", "newspaper 1", "clock 1", "pigeon 1", "bicycle 1")
    state = play(drawing("wallet 1", at("C3", *blue, photos=5), at("1")), "draw")
    assert [event["event"] for event in events(state, "add")] == ["add", "four", "photos-back"]
    board = {"C2": "dog 1", "C4": "dog 2"}
    stuck = play(drawing("kitten 1", at("C3", "kitten 4"), at("1"), board=board), "draw")
    assert [event["event"] for event in events(stuck, "lay H1")] == ["lay", "stuck", "photo"]
    play(stuck, "lay H1")
    assert events(stuck, "return 2") == [{"event": "return", "seat": 0, "row": "2"}]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "a (0) takes from D3: blue wallet 1."),
        ("ru", "a (0) забирает с клетки D3: "),
        ("uk", "a (0) забирає з клітинки D3: "),
    ],
)
def test_tl_6_a_fourth_taken_off_the_board_is_told_without_a_move(
    language: str, words: str
) -> None:
    blue = ("coffee 1", "kitten 1", "newspaper 1", "clock 1", "pigeon 1", "bicycle 1")
    state = table(at("C3", *blue), at("1"), board={"D3": "wallet 1"})
    told = [tell("time_loop", event, "ab", language) for event in events(state, "take forward")]
    assert told[0].startswith(words)
    assert cell(play(state, "take forward"), 0) == "C3"


def test_events_of_the_end() -> None:
    state = play(drawing("keys 1", at("H3", *TWO_OF_EACH), at("1")), "draw", "add")
    assert events(state, "step forward") == [
        {"event": "leave", "seat": 0, "way": "forward"},
        {"event": "over", "seats": [0], "rule": "TL-13"},
    ]
    last = drawing("bus 1", at("C3"), at("1", "kitten 4"), round=200, to_move=1)
    play(last, "draw", "add")
    assert events(last, "step forward")[-1] == {"event": "draw", "rule": "TL-14"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_is_worded(language: str) -> None:
    for seed in range(many(4, 1)):
        state = game(3).new(seed)
        before = state.copy()
        for _ in random_game(state, seed):
            if state.ply < 300:
                found = state.game.book.events(before.record, state.codes[-1], state.record, None)
                assert all(tell("time_loop", event, "abc", language) for event in found)
            before = state.copy()
