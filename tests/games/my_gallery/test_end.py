import json
from pathlib import Path

import pytest

from games.my_gallery.table import game, table, wall, why
from games.playing import events, play
from vernissage import State
from vernissage.games.my_gallery.components import FIRST_SHAPE, IDS, MOST_COLUMNS, SHAPE_NAMES
from vernissage.games.my_gallery.museum import advance, space_of
from vernissage.games.my_gallery.numbers import TYPES
from vernissage.games.my_gallery.wall import hang
from vernissage.text import word

EXAMPLE = json.loads(Path(__file__).with_name("gallery_example.json").read_text())


def markers(**distances: int) -> State:
    """A table with these markers; the types named have entered the museum."""
    state = game().new(1)
    for name, distance in distances.items():
        state.record.marker[TYPES.index(name)] = distance
        state.record.museum[TYPES.index(name)] = 1
    return state


def levels(state: State) -> list[int]:
    return [entry["level"] for entry in state.view(None)["museum"].values()]


def spaces(state: State) -> list[int]:
    return [entry["space"] for entry in state.view(None)["museum"].values()]


def last_done(unsold: str, **more: object) -> State:
    """Seat 1 is about to end the round; this painting is unsold."""
    return table(
        wall("S1 6,3", "P004 8,3"),
        wall("S2 6,3", "P005 8,3"),
        offer=[None, unsold, None],
        to_move=1,
        **more,
    )


def test_mg_14_the_unsold_painting_moves_its_types_marker() -> None:
    state = last_done("P041")  # a portrait of 5
    told = events(state, "done")
    assert [e["event"] for e in told] == ["done", "museum", "round"]
    assert (told[1]["space"], told[1]["value"], told[2]["round"]) == (5, 5, 2)
    auctioneer = state.view(None)["auctioneer"]
    play(state, "done")
    assert spaces(state) == [0, 5, 0, 0]
    assert [p["id"] for p in state.view(None)["museum"]["portrait"]["paintings"]] == ["P041"]
    assert state.view(None)["auctioneer"] == state.to_move == 1 - auctioneer


def test_mg_14_the_example_a_marker_steps_back_from_a_space_that_is_taken() -> None:
    state = markers(cityscape=4)
    advance(state.record, 1, 4)
    assert spaces(state) == [4, 3, 0, 0]


def test_mg_14_the_museum_is_told_by_value_and_space() -> None:
    values = {"painting": "P013", "type": "portrait", "frame": "shell", "size": "2x3"}
    said = word("my_gallery-event-museum", "en", value=4, space=3, **values)
    assert said.endswith("The marker of its type: value 4, now on space 3.")


def test_mg_14_a_marker_may_step_back_to_the_start_and_has_entered() -> None:
    state = markers(cityscape=1, still_life=2, landscape=3)
    state.record.museum[1] = 1
    advance(state.record, 1, 3)
    assert spaces(state) == [1, 0, 2, 3]
    assert state.view(None)["museum"]["portrait"]["entered"]
    assert levels(state) == [3, 2, 4, 5]


def test_mg_14_past_50_a_marker_goes_on_from_1_on_another_lap() -> None:
    state = markers(cityscape=48, portrait=50)
    advance(state.record, 0, 5)
    entry = state.view(None)["museum"]["cityscape"]
    assert (entry["space"], entry["lap"]) == (3, 1)
    assert levels(state)[:2] == [5, 4]
    assert [space_of(d) for d in (0, 1, 50, 51, 100, 101)] == [0, 1, 50, 1, 50, 1]


def test_mg_14_spaces_are_compared_on_the_board_and_back_from_1_is_50() -> None:
    state = markers(cityscape=48, portrait=1)
    advance(state.record, 0, 3)  # 51 is space 1, taken: back to 50 of the lap before
    entry = state.view(None)["museum"]["cityscape"]
    assert (entry["space"], entry["lap"]) == (50, 0)


def test_mg_e_a_full_wall_ends_the_game_with_the_round() -> None:
    state = game().new(1)
    for seat in range(2):
        play(state, state.legal()[seat])
    while state.view(None)["phase"] != "settle":
        play(state, state.legal()[0])
    state.record.empty[state.to_move] = 0
    play(state, "assistant", "done", "assistant")
    assert [e["event"] for e in events(state, "done")][-2:] == ["ended-full-wall", "over"]
    play(state, "done")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "MG-E"


def test_mg_e_a_second_excess_painting_ends_the_game() -> None:
    state = table(
        wall("S1 6,3", excess=["P004", "P007"]),
        wall("S2 6,3", "P005 8,3", "P008 8,5"),
        to_move=1,
        offer=[None, None, "P041"],
    )
    assert state.view(None)["ending"] == ["excess"]
    play(state, "done")
    assert state.to_move is None
    assert spaces(state)[1] == 5  # the museum is not left out


def test_mg_e_after_twenty_rounds_no_cards_are_left() -> None:
    for seed in range(3):
        state = game().new(seed)
        state.record.rounds = 19
        state.record.bids[:2, 1:20] = range(1, 20)
        state.record.hand[:2] = 1 << 20
        while state.to_move is not None:
            play(state, state.game.book.write_move(state.game.entries.greedy(state.tables)))
        assert state.view(None)["ending"] == ["cards"]


def test_mg_e_after_the_end_nothing_is_legal() -> None:
    state = finished([1, 20, 5], [2, 19, 5])
    assert why(state, "done") == "MG-E over"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Last round: the last bid cards"),
        ("ru", "Последний раунд: последние карты ставок"),
        ("uk", "Останній раунд: останні карти ставок"),
    ],
)
def test_mg_e_in_the_last_round_cards_are_still_held(language: str, words: str) -> None:
    assert word("my_gallery-page-last-round", language, why="cards") == words


def example() -> State:
    """A table whose seat 0 has the wall of the rulebook's worked example."""
    state = game().new(1)
    for painting in EXAMPLE["paintings"]:
        _hang(state, painting["id"], painting["x"], painting["y"])
    for shape in EXAMPLE["decorations"]:
        _hang(state, f"{shape['width']}x{shape['height']}", shape["x"], shape["y"])
    state.record.excess[0, 0] = 0
    for kind, times in EXAMPLE["prestige"].items():
        number = TYPES.index(kind)
        state.record.marker[number] = times
        state.record.museum[number] = 1
    return state


def _hang(state: State, name: str, x: int, y: int) -> None:
    item = IDS.index(name) if name in IDS else FIRST_SHAPE + SHAPE_NAMES.index(name)
    hang(state.record, 0, item, y * MOST_COLUMNS + x)


def test_mg_15a_the_example_scores_its_prestige() -> None:
    types = example().view(None)["seats"][0]["score"]["types"]
    want = EXAMPLE["expected"]
    assert types == {kind: want[kind] for kind in types}
    assert [types[kind] for kind in ("still_life", "portrait", "cityscape", "landscape")] == [
        8, 9, 16, 15,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("entered", "want"),
    [
        ({}, [2, 2, 2, 2]),
        ({"portrait": 7}, [2, 5, 2, 2]),
        ({"portrait": 7, "landscape": 9}, [2, 4, 2, 5]),
        ({"cityscape": 1, "portrait": 7, "still_life": 52, "landscape": 9}, [2, 3, 5, 4]),
    ],
)
def test_mg_15a_types_are_ranked_and_those_never_in_the_museum_count_2(
    entered: dict[str, int], want: list[int]
) -> None:
    assert levels(markers(**entered)) == want


def score() -> dict[str, int]:
    found: dict[str, int] = example().view(None)["seats"][0]["score"]
    return found


def test_mg_15b_shields_are_points() -> None:
    assert score()["decorations"] == EXAMPLE["expected"]["decorations"] == 11


def test_mg_15c_the_leading_type_at_eye_level_scores_three_each() -> None:
    assert score()["eye_level"] == EXAMPLE["expected"]["eye_level"] == 9


def test_mg_15d_a_full_wall_scores_five() -> None:
    assert score()["full_wall"] == EXAMPLE["expected"]["full_wall"] == 0
    state = example()
    state.record.empty[0] = 0
    assert state.view(None)["seats"][0]["score"]["full_wall"] == 5


def test_mg_15e_an_empty_corner_costs_two() -> None:
    assert score()["corners"] == EXAMPLE["expected"]["corners"] == -2
    assert game().new(1).view(None)["seats"][0]["score"]["corners"] == -8


def test_mg_15f_an_excess_painting_costs_two_and_the_assistants_nothing() -> None:
    assert score()["excess"] == EXAMPLE["expected"]["excess"] == -2
    assert score()["total"] == EXAMPLE["expected"]["total"] == 64


def finished(mine: list[int], theirs: list[int]) -> State:
    """A finished table for two where both have as many points; these are their piles."""
    return table(
        wall("S1 6,3", excess=["P004", "P007"], bids=mine),
        wall("S2 6,3", excess=["P005", "P008"], bids=theirs),
        to_move=None,
    )


def test_mg_16_the_highest_card_left_in_hand_breaks_a_tie() -> None:
    state = finished([1, 20, 5], [2, 19, 5])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == (1,)
    assert state.view(0)["winners"] == [1]


def test_mg_16_else_the_victory_is_shared() -> None:
    outcome = finished([1, 20, 5], [2, 20, 7]).outcome()
    assert outcome is not None
    assert outcome.shares == (0.5, 0.5)
