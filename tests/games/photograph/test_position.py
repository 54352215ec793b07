from __future__ import annotations

from typing import Any

import pytest

from games.photograph.table import game, position
from vernissage import ImpossiblePosition

FIELD = ["red 1, red 1-6, red 7-12, red 2", "red 3, -, -, -", "-, -, -, red 5"]
HANDS = ["blue 1, blue 2, blue 3, blue 4, blue 5", "green 1, green 2, green 3, green 4, green 5"]


def complaint(edit: dict[str, Any]) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        game(2).from_json(position(HANDS, FIELD) | edit)
    return str(caught.value)


def test_the_position_to_be_edited_is_possible() -> None:
    state = game(2).from_json(position(HANDS, FIELD))
    assert state.to_move == 0
    assert game(2).from_json(state.to_json()) == state


ROWS = position(HANDS, FIELD)["field"]


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        ({"turn": 2}, "turn must be a whole number from 0 to 1"),
        ({"to_move": 1}, "it is the turn's seat that moves"),
        ({"to_move": None}, "nobody moves only after the end"),
        ({"phase": "shoot"}, "phase must be one of take, wind, sunset, end"),
        ({"phase": "wind"}, "announced: 1 to 3"),
        ({"announced": 1}, "announced: 1 to 3"),
        ({"mood": 1}, "has no 'mood'"),
        ({"left_out": ["red"]}, "left_out: 2 colours for 2 players, not 1"),
        ({"left_out": ["red", "blue"]}, "is left out"),
        ({"left_out": ["pink", "blue"]}, "left_out must be one of blue"),
        ({"field": ROWS[:2]}, "field: 2 of them, not 3"),
        ({"field": [ROWS[0][:3], *ROWS[1:]]}, "field, row 1: 3 places, not 4"),
        ({"field": [["red 1-6", None, None, "red 2"], *ROWS[1:]]}, "outer columns lie face up"),
        ({"field": [["red 1", "red 8", None, "red 2"], *ROWS[1:]]}, "inner columns lie face down"),
        ({"field": [["red 1", "?", None, "red 2"], *ROWS[1:]]}, "backs tell colours"),
        ({"field": [["red 13", None, None, None], *ROWS[1:]]}, "a back is a colour and a half"),
        (
            {"field": [["red 1", None, None, None], [None] * 4, [None] * 4]},
            "should have been refilled",
        ),
        ({"hands": [["blue 1"], []]}, "hand of seat 0: 1 cards, but it has 5 now"),
        ({"hands": [["blue 0"], []]}, "a card is a colour and a value like 'blue 7', not 'blue 0'"),
        ({"hands": [["red 1"], []]}, "red 1 is both on the field and in the hand of seat 0"),
        ({"hands": [["grey 1"], []]}, "grey is left out"),
        ({"hands": [[]]}, "hands: 1 of them, not 2"),
        ({"shown": [[6], []]}, "shown must be a whole number from 1 to 5"),
        (
            {"films": [{"brown": [9, 5]}, {}]},
            "films of seat 0: brown: 5 is blurred (negative) there",
        ),
        (
            {"films": [{"brown": [9, -8]}, {}]},
            "films of seat 0: brown: 8 is sharp (positive) there",
        ),
        ({"films": [{"blue": [0]}, {}]}, "there is no card 0"),
        ({"films": [["blue"], {}]}, "films of seat 0 must be like"),
        ({"lucky": {"blue": 0}}, "lucky: seat 0 has too few blue cards"),
        ({"lucky": {"pink": 0}}, "lucky must be one of blue"),
        ({"gone": ["blue 1"]}, "blue 1 is both in the hand of seat 0 and gone"),
        ({"deck": {"blue 1-6": 6}}, "blue 1-6: 6 face down, but 1 unseen"),
        ({"lost": {"blue 1-6": 2}}, "blue 1-6: 2 face down, but 1 unseen"),
        ({"top": "sunset"}, "top: the sunset does not lie so high"),
        ({"top": "?"}, "top: '?' is not in the deck"),
        ({"top": None}, "top: None is not in the deck"),
        ({"sunset": False}, "sunset: it does not come before 20 photographs are left"),
        ({"sunset": 1}, "sunset must be true or false"),
        ({"paused": 3}, "a refill pauses at sunset, and only then"),
        ({"phase": "sunset"}, "a refill pauses at sunset, and only then"),
        ({"phase": "sunset", "paused": 1}, "at sunset it is out of the deck"),
        ({"phase": "end"}, "the end comes with 3 cards or fewer"),
        ({"played": [["blue 9"], []]}, "played: not all of it is in the films of seat 0"),
        ({"winds": ["take 1 left row 1", None]}, "is not a wind"),
        ({"winds": [7, None]}, "7 is not a wind"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(edit: dict[str, Any], fault: str) -> None:
    assert fault in complaint(edit)


def test_a_position_may_leave_out_what_follows() -> None:
    state = game(2).from_json(position(HANDS, FIELD))
    view = state.view(None)
    assert view["deck"]["photographs"] == 60 - 10 - 6
    assert view["deck"]["sunset"] == "in"


def test_a_position_with_plain_backs_counts_its_deck() -> None:
    rows = ["red 1, ?, ?, red 2", *FIELD[1:]]
    loaded = game(2, plain_backs=True)
    state = loaded.from_json(position(HANDS, rows))
    assert state.view(None)["deck"]["photographs"] == 44
    assert loaded.from_json(state.to_json()) == state
    with pytest.raises(ImpossiblePosition, match="46 cards are unseen"):
        loaded.from_json(position(HANDS, rows) | {"deck": 7})


def test_a_game_with_named_colours_refuses_others() -> None:
    loaded = game(2, left_out="grey+violet")
    assert loaded.from_json(position(HANDS, FIELD)).to_move == 0
    with pytest.raises(ImpossiblePosition, match="leaves out other colours"):
        game(2, left_out="red+violet").from_json(
            position(HANDS, FIELD) | {"left_out": ["grey", "violet"]}
        )
