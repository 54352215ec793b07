from __future__ import annotations

from collections import Counter

import pytest

from games.photograph.table import named, part, table
from games.playing import events, many, play

TWO = ["blue 1, red 1-6, red 7-12, blue 2", "-, -, -, -", "-, -, -, -"]
FOUR = ["blue 1, red 1-6, -, -", "-, -, yellow 1-6, blue 3", "-, -, -, -", "-, -, -, -"]


def test_ph_10_with_four_cards_left_nothing_happens() -> None:
    state = table(["", ""], ["blue 1, red 1-6, red 7-12, blue 2", "blue 3, -, -, -", "-, -, -, -"])
    play(state, "take 1 left row 1", "wind 1>2")
    assert part(state, "field")[0] == [None, "red 1-6", "red 7-12", "blue 2"]
    assert (state.to_move, part(state, "phase")) == (1, "take")


def test_ph_10_with_two_players_all_that_is_left_leaves_unseen_if_face_down() -> None:
    state = table(["", ""], TWO)
    state.play("take 1 left row 1")
    told = events(state, "wind 1>2")
    [cleared] = named(told, "cleared")
    assert cleared["count"] == 3
    assert [card["value"] for card in cleared["cards"]] == [None, None, 2]
    assert named(told, "filled") == [{"event": "filled", "count": 12}]
    before = part(state, "deck")
    state.play("wind 1>2")
    data = part(state, "gone", "lost", "field", "deck")
    assert data["gone"] == ["blue 2"]
    assert data["lost"] == {"red 1-6": 1, "red 7-12": 1}
    assert all(cell for row in data["field"] for cell in row)
    assert sum(before.values()) - sum(data["deck"].values()) == 12


def test_ph_10_with_more_players_face_down_cards_are_turned_up_on_the_left_from_the_bottom() -> (
    None
):
    state = table([""] * 4, FOUR)
    play(state, "take 1 left row 1")
    told = events(state, "wind 1>2")
    assert [(e["colour"], e["half"]) for e in named(told, "turned")] == [
        ("red", "1-6"),
        ("yellow", "1-6"),
    ]
    assert [e["count"] for e in told if e["event"] in ("cleared", "filled")] == [1, 14]
    state.play("wind 1>2")
    field = part(state, "field")
    assert [card.split()[0] for card in (field[3][0], field[2][0])] == ["red", "yellow"]
    assert part(state, "gone") == ["blue 3"]
    assert part(state, "lost") == {}
    assert all(cell for row in field for cell in row)


def test_ph_10_the_face_of_an_unseen_card_is_any_that_nobody_has_seen() -> None:
    faces: Counter[str] = Counter()
    for seed in range(many(600, 40)):
        state = table([""] * 4, FOUR, gone=["red 1", "red 2", "red 3"], chance={"seed": seed})
        play(state, "take 1 left row 1", "wind 1>2")
        faces[part(state, "field")[3][0]] += 1
    assert set(faces) == {"red 4", "red 5", "red 6"}
    assert min(faces.values()) > sum(faces.values()) / 5


# The last cards


def last_cards(deck: int, players: int = 2) -> dict:
    """A table whose deck has so many cards left, after sunset; all else has left the game."""
    field = TWO if players == 2 else FOUR
    colours = {2: 5, 3: 6, 4: 7}[players]
    names = ("blue", "red", "yellow", "green", "brown", "grey", "violet")
    blues = [f"blue {v}" for v in range(4, 4 + 3 * players)]
    hands = [", ".join(blues[3 * i : 3 * i + 3]) for i in range(players)]
    greens = [f"green {v}" for v in range(1, 1 + deck)]
    kept = {*blues, *greens, "blue 1", "blue 2", "blue 3", "red 1", "red 7", "yellow 1"}
    gone = [f"{c} {v}" for c in names[:colours] for v in range(1, 13) if f"{c} {v}" not in kept]
    gone += ["blue 3", "yellow 1"] if players == 2 else ["blue 2", "red 7"]
    return {"hands": hands, "field": field, "held": 3, "gone": gone, "sunset": False}


def test_ph_11_places_stay_empty_when_the_deck_runs_out() -> None:
    state = play(table(**last_cards(5)), "take 1 left row 1", "wind 1>2")
    field = part(state, "field")
    assert [bool(cell) for row in field for cell in row] == [True] * 5 + [False] * 7
    assert (state.to_move, part(state, "phase"), part(state, "top")) == (1, "take", None)


def test_ph_11_with_three_cards_or_fewer_after_a_refill_the_game_ends() -> None:
    state = play(table(**last_cards(3)), "take 1 left row 1")
    assert [e["event"] for e in events(state, "wind 1>2")][-3:] == ["cleared", "filled", "ending"]
    state.play("wind 1>2")
    assert (part(state, "phase"), state.to_move) == ("end", 0)


@pytest.mark.parametrize("deck", [1, 2])
def test_ph_11_cards_turned_up_count_for_the_end(deck: int) -> None:
    state = table(**last_cards(deck, players=3))
    play(state, "take 1 left row 1", "wind 1>2")
    assert part(state, "phase") == ("end" if deck == 1 else "take")
