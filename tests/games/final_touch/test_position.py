from __future__ import annotations

import json

import pytest

from games.final_touch.table import game, hand, hand_sizes, part, position, table
from games.playing import many, play_out, random_game
from vernissage import ImpossiblePosition, State


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_written_is_read_back_to_the_byte(players: int) -> None:
    def check(state: State) -> None:
        assert game(players).from_json(state.to_json()) == state

    for seed in range(many(10, 2)):
        check(play_out(game(players).new(seed), seed, check))


def test_a_duel_written_is_read_back_to_the_byte() -> None:
    def check(state: State) -> None:
        assert game(3).from_json(json.loads(state.to_json())) == state

    for seed in range(many(10, 2)):
        state = table(["pink"] * 3, money=[8, 25, 25], spoiler=0, to_move=1, chance={"seed": seed})
        play_out(state, seed, check)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_read_back_has_the_same_chance_ahead_of_it(players: int) -> None:
    state = game(players).new(seed=5)
    moves = random_game(state, 5)
    for _ in range(10):
        next(moves)
    again = game(players).from_json(state.to_json())
    for move in moves:
        again.play(move)
    assert again == state


def test_what_is_left_out_is_filled_in() -> None:
    state = game(2).from_json({"to_move": 1, "hands": [{}, {"blue": 2}], "current": 4, "next": 5})
    assert json.loads(state.to_json()) == {
        "game": "final_touch",
        "rules": 1,
        "players": 2,
        "ply": 0,
        "first": 0,
        "to_move": 1,
        "turn": "fresh",
        "current": 4,
        "next": 5,
        "unseen": [1, 2, 3, *range(6, 26)],
        "improved": {},
        "smeared": {},
        "hands": [{}, {"blue": 2}],
        "pile": {"yellow": 12, "green": 12, "brown": 12, "blue": 10, "pink": 12},
        "discards": {},
        "money": [0, 0],
        "taken": [],
        "spoiler": None,
        "winners": [],
        "chance": {
            "key": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
            "stream": 0,
            "block": 0,
            "used": 32,
        },
    }


def test_a_position_can_be_edited_by_hand() -> None:
    data = json.loads(game(2).new(seed=1).to_json())
    taken = data["hands"][0].pop("green", 0)
    data["pile"]["green"] += taken
    data["money"] = [7, 11]
    state = game(2).from_json(data)
    assert (hand_sizes(state), state.view(None)["money"]) == ([5 - taken, 5], [7, 11])


def test_a_seed_in_a_position_sets_the_chance() -> None:
    seven = table(["pink", ""], chance={"seed": 7})
    assert seven == table(["pink", ""], chance={"seed": 7})
    assert seven != table(["pink", ""], chance={"seed": 8})


def test_reading_a_position_does_not_change_it() -> None:
    data = position(["pink", "blue"], pile="green")
    before = json.dumps(data)
    game(2).from_json(data)
    assert json.dumps(data) == before


def test_a_finished_game_can_be_written_by_hand() -> None:
    won = {"id": 4, "how": "completed", "seats": [0]}
    state = table(
        ["pink", ""],
        improved="yellow green brown brown",
        turn="improving",
        taken=[won],
        money=[25, 3],
        to_move=None,
        winners=[0],
    )
    assert (state.outcome().winners, state.legal()) == ((0,), [])
    assert part(state, "current", "next") == {"current": 4, "next": 5}


def test_hands_may_be_short() -> None:
    assert hand(table(["pink", "", ""]), 1) == {}


@pytest.mark.parametrize("key", ["to_move", "hands", "current"])
def test_a_position_needs_its_turn_hands_and_masterpiece(key: str) -> None:
    data = position(["pink", "blue"])
    del data[key]
    with pytest.raises(ImpossiblePosition, match=f"the position needs '{key}'"):
        game(2).from_json(data)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"pink"'])
def test_a_position_is_a_json_object(text: str) -> None:
    with pytest.raises(ImpossiblePosition, match="JSON"):
        game(2).from_json(text)


@pytest.mark.parametrize(
    ("chance", "fault"),
    [
        (7, "chance must be an object"),
        ({"seed": -1}, "chance: seed must be a whole number"),
        ({"seed": 1 << 256}, "chance: seed must be a whole number"),
        ({"seed": 1, "luck": 2}, "chance has no 'luck'"),
        ({"key": "ab"}, "chance: key must be 64 hexadecimal digits"),
        ({"key": "g" * 64}, "chance: key must be 64 hexadecimal digits"),
        ({"key": 7}, "chance: key must be 64 hexadecimal digits"),
        ({"key": "0" * 64, "used": 33}, "chance: used must be a whole number"),
        ({"key": "0" * 64, "used": 3}, "before the first block, used is 32"),
        ({"key": "0" * 64, "block": -1}, "chance: block must be a whole number"),
        ({"key": "0" * 64, "seed": 1}, "chance has no 'seed'"),
    ],
)
def test_a_position_has_a_chance_that_can_be_read(chance: object, fault: str) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        table(["pink", "blue"], chance=chance)
    assert fault in str(error.value)
