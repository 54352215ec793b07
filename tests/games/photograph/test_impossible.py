"""Positions no game can be in: each is one edit away from one that is fine."""

from __future__ import annotations

from typing import Any

import pytest

from games.photograph.table import CARDS, IN_PLAY, game, part, position
from games.playing import many, play, random_game
from vernissage import Game, ImpossiblePosition
from vernissage.games.photograph.components import COLUMNS, read_places
from vernissage.games.photograph.moves import MOST_PLIES

HANDS = ["blue 1, blue 2, blue 3, blue 4, blue 5", "green 1, green 2, green 3, green 4, green 5"]
THREE = [*HANDS, "brown 1, brown 2, brown 3, brown 4, brown 5"]
LEFT = ["red 1, red 1-6, red 7-12, red 2", "red 3, -, -, -", "-, -, -, red 5"]
FULL = [f"red {v}, yellow 1-6, yellow 7-12, red {v + 1}" for v in (1, 3, 5)]


def all_but(*cards: str) -> list[str]:
    """All cards of a game of two but these: they have left the game."""
    return [card for card in CARDS[: 12 * IN_PLAY[2]] if card not in cards]


def complaint(data: dict[str, Any], loaded: Game | None = None) -> str:
    with pytest.raises(ImpossiblePosition) as caught:
        (loaded or game(len(data["hands"]))).from_json(data)
    return str(caught.value)


def accepted(data: dict[str, Any]) -> bool:
    return bool(game(len(data["hands"])).from_json(data).legal())


# The field


@pytest.mark.parametrize("row", ["red 1, -, -, red 2", "red 1, red 1-6, -, red 2"])
def test_ph_1_a_row_has_no_gap(row: str) -> None:
    assert accepted(position(HANDS, LEFT))
    fault = "field, row 1: cards leave it at its ends only"
    assert complaint(position(HANDS, [row, FULL[1], LEFT[2]])) == fault


@pytest.mark.parametrize("rows", [3, 4])
def test_ph_s3_every_row_is_filled_from_left_to_right(rows: int) -> None:
    """Else a short refill could leave a gap, and positions with one would be possible."""
    columns = [cell % COLUMNS for cell in read_places()[rows]]
    assert columns == list(range(COLUMNS)) * rows


@pytest.mark.parametrize(
    ("row", "most"),
    [
        ("red 1, yellow 1-6, yellow 7-12, red 2", 0),
        ("-, yellow 1-6, yellow 7-12, red 2", 1),
        ("-, yellow 1-6, yellow 7-12, -", 1),
        ("red 1, yellow 1-6, -, -", 2),
        ("-, -, -, red 2", 3),
        ("-, -, -, -", 3),
    ],
)
def test_ph_1_the_cards_just_taken_had_room_in_a_row(row: str, most: int) -> None:
    for taken in (1, 2, 3):
        data = position(HANDS, [row, *FULL[1:]], phase="wind", announced=taken)
        if taken <= most:
            assert accepted(data)
        else:
            assert complaint(data) == f"announced: no row has room for {taken} cards just taken"


@pytest.mark.parametrize("options", [{}, {"plain_backs": True}])
def test_ph_10_cards_are_lost_unseen_with_two_players_only(options: dict[str, Any]) -> None:
    plain = bool(options)
    lost: Any = 2 if plain else {"yellow 1-6": 2}
    rows = ["red 1, ?, ?, red 2" if plain else LEFT[0], *LEFT[1:]]
    two = game(2, **options).from_json(position(HANDS, rows, lost=lost))
    assert part(two, "lost") == lost
    three = position(THREE, [*rows, "-, -, -, -"], lost=lost)
    fault = "lost: only with two players do cards leave the game unseen"
    assert complaint(three, game(3, **options)) == fault


def paused(hands: list[str], below: list[str]) -> dict[str, Any]:
    """At sunset, the refill paused at the second place of the second row."""
    gone = [f"{colour} {v}" for colour in ("blue", "yellow") for v in range(6, 13)]
    gone += [f"{colour} {v}" for colour in ("green", "brown") for v in range(7, 13)]
    gone += [f"grey {v}" for v in range(1, 13)] if len(hands) == 3 else ["yellow 1", "yellow 2"]
    field = ["red 1, red 1-6, red 7-12, red 2", "red 3, -, -, -", *below]
    return position(hands, field, gone=gone, sunset=False, phase="sunset", paused=6)


def test_ph_12_beyond_a_paused_refill_lie_only_cards_turned_up_on_the_left() -> None:
    fault = "paused: beyond it lie at most cards turned up on the left"
    assert accepted(paused(HANDS, ["-, -, -, -"]))
    assert complaint(paused(HANDS, ["red 4, -, -, -"])) == fault
    assert accepted(paused(THREE, ["-, -, -, -", "red 4, -, -, -"]))
    assert complaint(paused(THREE, ["-, -, -, -", "-, -, -, red 4"])) == fault


# The deck


def test_ph_s2_left_out_the_top_is_the_sunset_when_nothing_can_lie_over_it() -> None:
    data = position(HANDS, LEFT)
    seen = [card for hand in data["hands"] for card in hand]
    spare = [card for card in all_but(*seen) if not card.startswith("red")]
    data["gone"] = spare[: 44 - 10]
    assert game(2).from_json(data).view(None)["deck"]["sunset"] == "top"
    assert game(2).from_json(data | {"top": "sunset"}) == game(2).from_json(data)
    assert complaint(data | {"top": "red 1-6"}) == "top: nothing lies over the sunset any more"
    data["gone"].pop()
    assert game(2).from_json(data).view(None)["deck"]["sunset"] == "in"


# Lucky shots


def test_ph_9_before_sunset_a_film_that_is_long_enough_has_its_lucky_shot_claimed() -> None:
    fault = "lucky: with 4 yellow cards face up somebody has taken it"
    assert accepted(position(HANDS, LEFT, [{"yellow": [1, 2, 3, -8]}]))
    assert complaint(position(HANDS, LEFT, [{"yellow": [1, 2, 3, 4]}])) == fault
    assert accepted(position(HANDS, LEFT, [{"yellow": [1, 2, 3, 4]}], lucky={"yellow": 0}))


def over(film: list[int], **more: Any) -> dict[str, Any]:
    """A finished game: one film, and blue 12 and red 12 the last cards."""
    cards = [f"yellow {v}" for v in film]
    return position(
        ["blue 12", "red 12"],
        ["-, -, -, -"] * 3,
        [{"yellow": film}],
        held=1,
        gone=all_but("blue 12", "red 12", *cards),
        sunset=False,
        phase="end",
        to_move=None,
        winds=["wind 1>2", "wind 2>3"],
        **more,
    )


def test_ph_9_unclaimed_a_film_has_grown_by_two_at_sunset_and_by_two_at_the_end() -> None:
    assert game(2).from_json(over([1, 2, 3, 4, 5, 6, 7])).outcome() is not None
    fault = "lucky: with 8 yellow cards face up somebody has taken it"
    assert complaint(over([1, 2, 3, 4, 5, 6, 7, 8])) == fault


# The end


def test_ph_v1_the_missed_frames_of_a_finished_game_are_seen_by_all() -> None:
    loaded = game(2, missed_frame=True)
    state = loaded.from_json(over([1, 2]))
    assert part(state, "shown") == [[1], [1]]
    assert {state.redealt(1, seed).outcome() for seed in range(9)} == {state.outcome()}
    for shown in ([[], []], [[1], []]):
        fault = "shown: the missed frames lie face up"
        assert complaint(over([1, 2], shown=shown), loaded) == fault


def test_ph_13_without_the_variant_the_last_cards_may_be_unseen() -> None:
    assert part(game(2).from_json(over([1, 2])), "shown") == [[], []]


# What was done before


def dawn(**more: Any) -> dict[str, Any]:
    """After sunset, seat 0 to take."""
    hands = [", ".join(hand.split(", ")[:3]) for hand in HANDS]
    gone = [f"{colour} {v}" for colour in ("yellow", "brown") for v in range(1, 13)]
    blues = [f"blue {v}" for v in range(4, 13)]
    return position(hands, LEFT, held=3, gone=[*gone, *blues], sunset=False, **more)


def test_ph_12_winds_are_told_of_all_and_not_before_sunset() -> None:
    winds = ["wind 1>2", "wind 4>5"]
    early = position(HANDS, LEFT, winds=winds)
    assert complaint(early) == "winds: nobody has wound with the others before sunset"
    assert accepted(dawn())
    assert accepted(dawn(winds=winds))
    assert complaint(dawn(winds=["wind 1>2", None])) == "winds: at sunset all have wound"
    late = dawn(winds=["wind 1>2", "wind 4>6"])
    assert complaint(late) == "winds: at sunset a hand had 5 places"


def test_ph_4_a_card_is_played_once() -> None:
    films = [{"yellow": [1, 2]}]
    assert accepted(position(HANDS, LEFT, films, played=[["yellow 1", "yellow 2"], []]))
    twice = position(HANDS, LEFT, films, played=[["yellow 2", "yellow 2"], []])
    assert complaint(twice) == "played: a card is named twice"


def test_ph_s1_a_colour_is_left_out_once() -> None:
    for names in (["grey", "violet", "violet"], ["grey", "grey"]):
        data = position(HANDS, LEFT, left_out=names)
        assert complaint(data) == "left_out: a colour is named twice"


def test_ph_s5_who_began_is_whom_the_host_named() -> None:
    loaded = game(2, first=1)
    assert loaded.from_json(position(HANDS, LEFT)).view(None)["first"] == 1
    fault = "first: in this game seat 1 began"
    assert complaint(position(HANDS, LEFT, first=0), loaded) == fault
    assert game(2).from_json(position(HANDS, LEFT, first=1)).view(None)["first"] == 1


def test_the_count_of_plies_has_room_for_a_whole_game() -> None:
    most = 65535 - MOST_PLIES
    state = game(2).from_json(position(HANDS, LEFT, ply=most))
    assert play(state, "take 1 left row 1").ply == most + 1
    assert f"from 0 to {most}" in complaint(position(HANDS, LEFT, ply=most + 1))


# And the other way round


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"first": 1}),
        (3, {"plain_backs": True, "missed_frame": True, "memory_aid": True}),
        (4, {}),
    ],
)
def test_no_position_of_a_game_is_refused(players: int, options: dict[str, Any]) -> None:
    loaded = game(players, **options)
    for seed in range(many(12, 1)):
        state = loaded.new(seed)
        for _ in random_game(state, seed):
            assert loaded.from_json(state.to_json()) == state
