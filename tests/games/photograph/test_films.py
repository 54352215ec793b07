from __future__ import annotations

import pytest

from games.photograph.table import game, named, part, table
from games.playing import events, many, play, random_game

FIELD = ["blue 12, blue 7-12, red 7-12, red 12", "red 11, -, -, -", "yellow 11, -, -, -"]


def shot(film: list[int], value: int, **more: object) -> list[int]:
    """The green film after one more card is played into it."""
    state = table([f"green {value}, brown 1", ""], FIELD, [{"green": film}], **more)
    play(state, "take 1 left row 3", "wind 2>3")
    return part(state, "films")[0]["green"]


@pytest.mark.parametrize("value", [1, 7, 12])
def test_ph_5_the_first_card_of_a_film_is_sharp(value: int) -> None:
    assert shot([], value) == [value]


@pytest.mark.parametrize(
    ("film", "value", "sharp"),
    [
        ([6], 9, True),
        ([6], 3, True),
        ([6], 10, False),
        ([6], 2, False),
        ([6, 7], 10, True),
        ([6, 7], 11, False),
        ([6, 7], 5, False),
        ([6, 5], 2, True),
        ([6, 5], 1, False),
        ([6, 5], 7, False),
    ],
)
def test_ph_5_direction_and_step(film: list[int], value: int, sharp: bool) -> None:
    assert shot(film, value) == [*film, value if sharp else -value]


def test_ph_6_a_blur_is_shown_to_all_and_costs_two_points() -> None:
    state = table(["green 12, brown 1", ""], FIELD, [{"green": [3]}])
    before = state.view(None)["scores"][0]
    state.play("take 1 left row 3")
    assert named(events(state, "wind 2>3", 1), "blurred")[0]["value"] == 12
    state.play("wind 2>3")
    assert state.view(None)["scores"][0] == before - 2
    assert state.view(1)["films"][0]["green"]["cards"][1] == {"value": 12, "sharp": False}


@pytest.mark.parametrize(
    ("film", "value", "sharp"),
    [
        ([2, 3, -8], 12, True),
        ([2, 3, -8], 4, True),
        ([2, 3, -8], 1, False),
        ([2, 3, -8, -1], 12, True),
        ([5, -12], 11, True),
        ([5, -12], 1, True),
        ([9, 8, -1], 2, True),
        ([9, 8, -1], 10, False),
    ],
)
def test_ph_7_after_a_blur_any_step_in_the_direction_is_sharp(
    film: list[int], value: int, sharp: bool
) -> None:
    assert shot(film, value) == [*film, value if sharp else -value]


def test_ph_7_a_card_after_a_blur_sets_the_direction_that_was_open() -> None:
    assert shot([5, -12, 1], 6) == [5, -12, 1, -6]
    assert shot([5, -12, 11], 10) == [5, -12, 11, -10]


@pytest.mark.parametrize(
    ("film", "value"), [([11, 12], 10), ([11, 12, -3], 10), ([2, 1], 3), ([2, 1, -9], 4)]
)
def test_ph_8_a_finished_film_takes_only_blurs(film: list[int], value: int) -> None:
    assert shot(film, value) == [*film, -value]


def test_ph_c4_a_film_tells_what_may_come_next() -> None:
    state = table(["", ""], FIELD, [{"green": [6], "brown": [3, 5]}, {"green": [2, 4, -11]}])
    films = state.view(None)["films"]
    assert films[0]["green"]["next"] == [3, 4, 5, 7, 8, 9]
    assert films[0]["brown"]["next"] == [6, 7, 8]
    assert films[1]["green"]["next"] == [5, 6, 7, 8, 9, 10, 12]


# Lucky shots


def claim(films: list[dict[str, list[int]]], players: int = 2, **more: object) -> object:
    hands = ["green 8, brown 1", *[""] * (players - 1)]
    field = [*FIELD, "-, -, -, -"] if players > 2 else FIELD
    state = table(hands, field, films, **more)
    play(state, "take 1 left row 3", "wind 2>3")
    return part(state, "lucky").get("green")


@pytest.mark.parametrize(
    ("film", "players", "owner"),
    [
        ([2, 4, 6], 2, 0),
        ([4, 6], 2, None),
        ([2, 4, 6], 3, 0),
        ([4, 6], 3, None),
        ([4, 6], 4, 0),
        ([6], 4, None),
        ([2, -12, 6], 2, None),
        ([2, 4, 6, -1], 2, 0),
        ([9, 10, 11], 2, None),
    ],
)
def test_ph_9_the_lucky_shot_asks_for_face_up_cards(
    film: list[int], players: int, owner: int | None
) -> None:
    assert claim([{"green": film}], players) == owner


def test_ph_9_a_lucky_shot_is_taken_once() -> None:
    films = [{"green": [2, 4, 6]}, {"green": [12, 11, 10, 9]}]
    assert claim(films, lucky={"green": 1}) == 1


def test_ph_9_a_film_that_grew_at_sunset_claims_with_its_next_sharp_card() -> None:
    films = [{"green": [1, 2, 4, 6]}, {"green": [12, 11, 10, 9]}]
    gone = [f"{colour} {v}" for colour in ("blue", "red", "yellow") for v in range(1, 10)]
    assert claim(films, held=3, gone=gone, sunset=False) == 0


def test_ph_9_the_shot_tells_when_it_is_lucky() -> None:
    state = table(["green 8, brown 1", ""], FIELD, [{"green": [2, 4, 6]}])
    state.play("take 1 left row 3")
    assert named(events(state, "wind 2>3", 1), "lucky") == [
        {"event": "lucky", "seat": 0, "colour": "green"}
    ]


# A slow reference


def laid(cards: list[int]) -> list[int]:
    """A film as the rulebook lays it, written from its sentences."""
    film: list[int] = []
    for value in cards:
        open_cards = [v for v in film if v > 0]
        if not open_cards:
            film.append(value)
            continue
        last = open_cards[-1]
        rising = None if len(open_cards) < 2 else open_cards[1] > open_cards[0]
        goes_up = value > last
        keeps = rising is None or rising == goes_up
        near = film[-1] < 0 or abs(value - last) in (1, 2, 3)
        film.append(value if keeps and near else -value)
    return film


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_5_every_film_of_random_games_lies_as_a_slow_reference_lays_it(players: int) -> None:
    for seed in range(many(100, 3)):
        state = game(players).new(seed)
        for _ in random_game(state, seed):
            pass
        for films in part(state, "films"):
            for film in films.values():
                assert laid([abs(v) for v in film]) == film
