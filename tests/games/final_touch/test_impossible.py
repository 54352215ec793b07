"""Positions no game can be in: each is one edit away from one that is fine."""

from __future__ import annotations

from typing import Any

import pytest

from games.final_touch.table import COLOURS, EVERY_ID, game, position
from vernissage import ImpossiblePosition

Edit = dict[str, Any]


def taken(masterpiece: object = 6, how: object = "completed", seats: object = (0,)) -> list[Any]:
    listed = list(seats) if isinstance(seats, tuple) else seats
    return [{"id": masterpiece, "how": how, "seats": listed}]


HANDS = {2: ["pink", "blue"], 3: ["pink", "blue", "blue"], 4: ["pink", "blue", "blue", "blue"]}
OVER: Edit = {  # masterpiece 4 has just made seat 0 win
    "to_move": None,
    "improved": {"yellow": 1, "green": 1, "brown": 2},
    "turn": "improving",
    "taken": taken(4),
    "money": [25, 3],
    "winners": [0],
}
TEAM_OVER: Edit = {**OVER, "taken": taken(4, seats=(0, 2)), "winners": [0, 2]}
DUEL: Edit = {"money": [8, 25, 25], "spoiler": 0, "to_move": 1}
DUEL_OVER: Edit = {  # seat 1 has just spoiled masterpiece 4, which pays seat 2 alone
    "to_move": None,
    "smeared": {"pink": 3},
    "taken": taken(4, how="spoiled", seats=(2,)),
    "money": [8, 25, 27],
    "spoiler": 0,
    "winners": [2],
}
ALL_STROKES = dict.fromkeys(COLOURS, 12)
NO_4_5 = [i for i in EVERY_ID if i not in (4, 5)]


def complaint(edit: Edit, players: int = 2) -> str:
    with pytest.raises(ImpossiblePosition) as error:
        game(players).from_json(position(HANDS[players]) | edit)
    return str(error.value)


@pytest.mark.parametrize(
    ("players", "edit"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, OVER),
        (3, DUEL),
        (3, DUEL_OVER),
        (4, TEAM_OVER),
        (2, {"taken": taken()}),
        (3, {"taken": taken(how="spoiled", seats=(0, 2))}),
        (4, {"taken": taken(how="spoiled", seats=(1, 3))}),
    ],
)
def test_the_positions_to_be_edited_are_possible(players: int, edit: Edit) -> None:
    data = position(HANDS[players]) | edit
    assert game(players).from_json(data).to_move == data["to_move"]


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        ({"game": "photograph"}, "has game 'photograph'"),
        ({"rules": 99}, "has rules 99"),
        ({"players": 3}, "has players 3"),
        ({"colour": "red", "artist": "x"}, "has no 'artist', 'colour'"),
        ({"ply": -1}, "ply must be a whole number"),
        ({"ply": 65536}, "ply must be a whole number from 0 to 65535"),
        ({"ply": 1.0}, "ply must be a whole number"),
        ({"first": 2}, "first must be a whole number from 0 to 1"),
        ({"first": True}, "first must be a whole number"),
        ({"to_move": 2}, "to_move must be a whole number from 0 to 1"),
        ({"to_move": "0"}, "to_move must be a whole number"),
        ({"turn": "smearing"}, "turn must be one of fresh, improving"),
        ({"turn": "improving"}, "no stroke is laid"),
    ],
)
def test_a_position_is_of_this_game_and_has_a_turn(edit: Edit, fault: str) -> None:
    assert fault in complaint(edit)


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        ({"hands": [{"pink": 1}]}, "hands: 1 of them for 2 players"),
        ({"hands": [{"pink": 1}, {}, {}]}, "hands: 3 of them for 2 players"),
        ({"hands": {"0": {}}}, "hands must be a list"),
        ({"hands": [["pink"], {}]}, "hand of seat 0 must be counts"),
        ({"hands": [{"pink": 1}, {"red": 1}]}, "hand of seat 1 must be one of yellow"),
        ({"hands": [{"pink": 3, "blue": 3}, {}]}, "hand of seat 0: 6 strokes"),
        ({"hands": [{"pink": 1}, {"pink": -1}]}, "hand of seat 1: pink must be"),
        ({"hands": [{"pink": True}, {}]}, "hand of seat 0: pink must be"),
        ({"hands": [{"pink": "1"}, {}]}, "hand of seat 0: pink must be"),
        ({"hands": [{}, {"pink": 1}]}, "hand of seat 0: empty at the start of its turn"),
        ({"pile": {}}, "yellow: 0 strokes in hands, zones, pile and discards together"),
        ({"pile": ALL_STROKES}, "blue: 13 strokes in hands, zones, pile and discards together"),
        ({"discards": {"pink": 12}}, "pink: 13 strokes"),
        ({"discards": {"pink": 13}}, "discards: pink must be a whole number from 0 to 12"),
        ({"discards": ["pink"]}, "discards must be counts"),
    ],
)
def test_ft_c1_a_position_has_60_strokes_and_hands_of_five_at_most(edit: Edit, fault: str) -> None:
    assert fault in complaint(edit)


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        ({"improved": {"green": 2}}, "improved: 2 green; it asks for 1"),
        ({"improved": {"pink": 1}}, "improved: 1 pink; it asks for 0"),
        ({"improved": {"yellow": 1, "green": 1, "brown": 2}}, "complete and should be taken"),
        ({"smeared": {"pink": 3}}, "spoiled and should be taken"),
        ({"smeared": {"pink": 4}}, "smeared: never more than 3"),
    ],
)
def test_ft_2_a_zone_holds_no_more_than_the_masterpiece_can_take(edit: Edit, fault: str) -> None:
    assert fault in complaint(edit)


def test_ft_3_no_stroke_in_the_smear_zone_is_of_a_colour_still_missing() -> None:
    assert "smeared" in complaint({"smeared": {"brown": 1}, "improved": {"brown": 1}})


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        ({"current": 26}, "current: there is no masterpiece 26"),
        ({"current": None}, "current: there is no masterpiece None"),
        ({"current": True}, "current: there is no masterpiece True"),
        ({"current": "4"}, "current: there is no masterpiece '4'"),
        ({"current": 4.0}, "current: there is no masterpiece 4.0"),
        ({"current": [4]}, "current: there is no masterpiece [4]"),
        ({**OVER, "current": True, "taken": taken(1)}, "current: there is no masterpiece True"),
        ({"next": 0}, "next: there is no masterpiece 0"),
        ({"next": 4}, "masterpiece 4 is both current and next"),
        ({"next": None}, "next is empty although masterpieces are left"),
        ({"unseen": NO_4_5[3:]}, "nowhere: 1, 2, 3"),
        ({"unseen": [*NO_4_5, 4]}, "masterpiece 4 is both current and unseen"),
        ({"unseen": [*NO_4_5, 3]}, "masterpiece 3 is both unseen and unseen"),
        ({"unseen": "all"}, "unseen must be a list"),
        ({"taken": taken(4)}, "masterpiece 4 is both taken and current"),
        ({"taken": taken() * 2}, "masterpiece 6 is both taken and taken"),
        ({"taken": taken(99)}, "taken: there is no masterpiece 99"),
        ({"taken": taken(how="stolen")}, "taken: how must be one of completed, spoiled"),
        ({"taken": taken(seats=(2,))}, "taken: seats must be a whole number from 0 to 1"),
        ({"taken": taken(seats=0)}, "taken: seats must be a list"),
        ({"taken": [{"id": 6, "seats": [0]}]}, "taken needs 'how'"),
        ({"taken": [{**taken()[0], "for": 4}]}, "taken has no 'for'"),
        ({"taken": [6]}, "taken must be an object"),
    ],
)
def test_ft_c2_a_position_has_every_masterpiece_once(edit: Edit, fault: str) -> None:
    assert fault in complaint(edit)


@pytest.mark.parametrize(
    ("players", "seats"), [(2, ()), (2, (0, 1)), (3, (1, 2)), (4, (0,)), (4, (0, 1))]
)
def test_ft_6_a_completed_masterpiece_was_paid_to_one_side(
    players: int, seats: tuple[int, ...]
) -> None:
    assert "taken" in complaint({"taken": taken(seats=seats)}, players)


@pytest.mark.parametrize(
    ("players", "seats"), [(2, ()), (2, (0, 1)), (3, (0,)), (3, (0, 1, 2)), (4, (1, 2))]
)
def test_ft_7_a_spoiled_masterpiece_was_paid_to_all_opponents_of_one_seat(
    players: int, seats: tuple[int, ...]
) -> None:
    assert "taken" in complaint({"taken": taken(how="spoiled", seats=seats)}, players)


@pytest.mark.parametrize(
    ("players", "edit", "fault"),
    [
        (2, {"money": [0, 0, 0]}, "money: 3 amounts for 2 sides"),
        (4, {"money": [0, 0, 0, 0]}, "money: 4 amounts for 2 sides"),
        (2, {"money": [0, -1]}, "money must be a whole number"),
        (2, {"money": [0, 0.5]}, "money must be a whole number"),
        (2, {"money": [0, 25]}, "money: with 25 or more the game is over"),
        (4, {"money": [0, 25]}, "money: with 25 or more the game is over"),
        (2, {"winners": [0]}, "winners when it is over"),
        (2, {"to_move": None}, "winners when it is over"),
        (2, {**OVER, "winners": []}, "winners when it is over"),
        (2, {**OVER, "winners": [2]}, "winners must be a whole number from 0 to 1"),
        (4, {**TEAM_OVER, "winners": [0]}, "team-mates win together"),
        (4, {**TEAM_OVER, "winners": [0, 1]}, "team-mates win together"),
    ],
)
def test_ft_9_a_game_is_over_when_somebody_has_25(players: int, edit: Edit, fault: str) -> None:
    assert fault in complaint(edit, players)


def test_ft_9_the_side_with_the_money_has_won() -> None:
    assert "winners" in complaint({**OVER, "winners": [1]})


def test_ft_9_a_game_ends_when_a_masterpiece_is_finished() -> None:
    assert "current" in complaint({**OVER, "taken": []})


def test_ft_11_a_game_nobody_has_25_in_goes_on_while_a_masterpiece_is_left() -> None:
    assert "over" in complaint({**OVER, "money": [24, 3]})


@pytest.mark.parametrize(
    ("players", "edit", "fault"),
    [
        (3, {"money": [8, 25, 24]}, "a duel is between two of three players"),
        (3, {"money": [8, 25, 26]}, "a duel is between two of three players"),
        (3, {"money": [8, 24, 24]}, "a duel is between two of three players"),
        (3, {"money": [25, 25, 25]}, "a duel is between two of three players"),
        (3, {"spoiler": 1, "to_move": 2}, "a duel is between two of three players"),
        (3, {"spoiler": None}, "money: with 25 or more the game is over"),
        (3, {"spoiler": 3}, "spoiler must be a whole number from 0 to 2"),
        (3, {"to_move": 0}, "the spoiler does not play in the duel"),
        (2, {"money": [25, 8]}, "a duel is between two of three players"),
        (2, OVER, "a duel is between two of three players"),
        (4, {"money": [25, 25]}, "a duel is between two of three players"),
    ],
)
def test_ft_10_a_duel_is_between_two_of_three(players: int, edit: Edit, fault: str) -> None:
    assert fault in complaint(DUEL | edit, players)
