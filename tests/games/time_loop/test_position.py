from __future__ import annotations

import json
from typing import Any

import pytest

from games.playing import play
from games.time_loop.table import TWO_OF_EACH, at, drawing, game, greedy_game, table
from vernissage import ImpossiblePosition


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"phase": "drawn"}, "an event is drawn in the phase drawn"),
        ({"drawn": "bus 1"}, "an event is drawn in the phase drawn"),
        ({"laid": "A1"}, "a cell is named in the phase take"),
        ({"phase": "take", "laid": "A1"}, "phase take: laid is a fitting event"),
        ({"phase": "after"}, "no photo step can be made"),
        ({"phase": "return"}, "phase return: the line is discarded"),
        ({"phase": "start"}, "pawns are placed in the order of seats"),
        ({"phase": "dance"}, "phase must be one of start, main"),
        ({"to_move": 2}, "to_move must be a whole number from 0 to 1"),
        ({"winner": 0}, "while somebody is to move nobody has won"),
        ({"to_move": None}, "without one a game ends after round 200"),
        ({"to_move": None, "winner": 0}, "out of the day, with two of every colour"),
        ({"round": 1}, "come in different rounds"),
        ({"order": [0]}, "every seat once"),
        ({"board": {"C3": "bus 1"}}, "C3: no event can lie there"),
        ({"board": {"2": "bus 1"}}, "2: no event can lie there"),
        ({"board": {"J1": "bus 1"}}, "there is no cell 'J1'"),
        ({"board": {"A1": "kitten 4"}}, "both in the line of seat 0 and in the board"),
        ({"board": {"A1": "bus 9"}}, "there is no event 'bus 9'"),
        ({"stack": []}, "events that are nowhere"),
        ({"stack_meetings": 5}, "5 in all; the box has 6"),
        ({"photo_step_spends": True}, "this table has the other option"),
        ({"photo_used": 1}, "photo_used must be true or false"),
        ({"hands": []}, "has no 'hands'"),
        ({"ply": 65535 - 6006 + 1}, "ply must be a whole number from 0 to 59529"),
    ],
)
def test_an_impossible_table_is_refused(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossiblePosition, match=reason):
        table(at("C3", "kitten 4"), at("1"), **more)


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ([at("C3")], "1 of them for 2 players"),
        ([at("1"), at("1")], "1: 2 pawns cannot share it"),
        ([at("C3"), at("out 2")], "only the winner is out of the day"),
        ([at("C3", "kitten 4", "kitten 1"), at("1")], "kitten 1 comes after a higher one"),
        ([at("C3", "kitten 4", "kitten 4"), at("1")], "kitten 4 is both in"),
        ([at("C3", "bus 1", came=[1, 2]), at("1")], "1 events and 2 rounds"),
        ([at("C3", "bus 1", "dog 1", came=[2, 2]), at("1")], "come in different rounds"),
        ([at("C3", "coffee 1", "bus 2", "dog 3", "lift 4"), at("1")], "4 blue send back"),
        ([at("C3", photos=6), at("1")], "photos must be a whole number from 0 to 5"),
        ([at("C3", meetings=7), at("1")], "meetings must be a whole number from 0 to 6"),
        ([at("C3", returns=3), at("1")], "3 returns in 0 rounds"),
        ([at("C3", "bus 1", returns=3, came=[3]), at("1")], "3 returns in 2 rounds"),
        ([{"line": []}, at("1")], "its pawn is nowhere"),
    ],
)
def test_an_impossible_seat_is_refused(seats: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(ImpossiblePosition, match=reason):
        game(2).from_json({"to_move": 0, "seats": seats})


def test_more_photos_than_the_box_has_are_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="photos left in the pile"):
        table(*(at(str(row), photos=4) for row in range(1, 7)))


@pytest.mark.parametrize(
    ("seat", "more", "reason"),
    [
        ({}, {"board": {"C3": "bus 1"}}, "all events are in the stack"),
        ({}, {"discard": ["bus 1"]}, "all events are in the stack"),
        ({"line": ["bus 1"]}, {}, "all events are in the stack"),
        ({"photos": 1}, {}, "nobody has returned, nobody has a photo"),
        ({"returns": 1}, {}, "nobody has returned, nobody has a photo"),
        ({"meetings": 0}, {}, "everybody has one meeting"),
        ({"meetings": 2}, {}, "everybody has one meeting"),
        ({}, {"discard_meetings": 1}, "everybody has one meeting"),
        ({}, {"photo_used": True}, "nothing else has happened yet"),
        ({}, {"round": 1}, "nothing else has happened yet"),
        ({"cell": "C3"}, {"to_move": 1}, "nothing else has happened yet"),
    ],
)
def test_tl_s1_while_pawns_are_placed_nothing_has_happened(
    seat: dict[str, Any], more: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ImpossiblePosition, match=reason):
        table(seat, {}, phase="start", **more)


def test_tl_s1_a_start_left_blank_is_that_of_the_set_up() -> None:
    new = play(game(3).new(0), "start 4")
    written = table({"cell": "4"}, {}, {}, phase="start", to_move=1, ply=1)
    assert json.loads(written.to_json()) == json.loads(new.to_json())


@pytest.mark.parametrize(
    ("line", "more"),
    [
        (("kitten 4",), {"round": 2}),
        (("kitten 4", "coffee 1"), {}),
        ((), {}),
    ],
    ids=["came earlier", "of the colour before it", "no event"],
)
def test_tl_2_a_step_follows_an_event_just_added(
    line: tuple[str, ...], more: dict[str, Any]
) -> None:
    with pytest.raises(ImpossiblePosition, match="phase step: the last event came in this round"):
        table(at("C3", *line), at("1"), phase="step", **more)
    added = table(at("C3", "kitten 4", "bus 1"), at("1"), phase="step")
    assert added.legal() == ["step forward", "step up", "step down"]


def test_tl_13_the_last_event_of_the_winner_came_in_the_last_round() -> None:
    seats = (at("out 3", *TWO_OF_EACH, "keys 1"), at("1"))
    with pytest.raises(ImpossiblePosition, match="his last event came in the last round"):
        table(*seats, to_move=None, winner=0, round=100)
    assert table(*seats, to_move=None, winner=0).outcome() is not None


def test_tl_7_a_turn_adds_an_event_or_is_a_return() -> None:
    line = ("kitten 4", "bus 1")
    with pytest.raises(ImpossiblePosition, match="come in different rounds"):
        table(at("C3", *line, returns=3), at("1"), round=5)
    state = table(at("C3", *line, returns=3), at("1"), round=6)
    assert json.loads(state.to_json())["seats"][0]["came"] == [4, 5]
    back = table(at("C3", returns=1), at("1"), phase="return")
    assert json.loads(back.to_json())["round"] == 1


def test_what_is_left_out_is_filled_in() -> None:
    state = table(at("C3", "kitten 4", "bus 1"), at("1"))
    data = json.loads(state.to_json())
    assert (data["round"], data["order"], data["seats"][0]["came"]) == (3, [0, 1], [1, 2])
    assert len(data["stack"]) == 78


@pytest.mark.parametrize("spends", [False, True])
def test_a_whole_game_can_be_written_and_read_back(spends: bool) -> None:
    state = game(3, spends).new(4)
    while state.to_move is not None and state.ply < 250:
        state.play(state.game.book.write_move(state.game.entries.greedy(state.tables)))
        assert game(3, spends).from_json(state.to_json()) == state


def test_a_finished_game_can_be_read_back() -> None:
    won = play(drawing("keys 1", at("H3", *TWO_OF_EACH), at("1")), "draw", "add", "step forward")
    assert game(2).from_json(won.to_json()) == won
    other = greedy_game(game(2).new(3))
    assert game(2).from_json(other.to_json()) == other
