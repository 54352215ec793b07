from __future__ import annotations

import pytest

import vernissage
from games.final_touch.table import COLOURS, EVERY_ID, game, hand_sizes, part, strokes
from games.playing import many
from vernissage.engine.chance import draw, seeded


def test_ft_s1_the_current_and_the_next_masterpiece_are_known_and_23_lie_under_it() -> None:
    seen = game(2).new(seed=3).view(None)
    known = [seen["current"]["id"], seen["next"]["id"], *seen["unseen"]]
    assert len(seen["unseen"]) == 23
    assert sorted(known) == list(EVERY_ID)


def test_ft_s1_the_masterpieces_are_shuffled() -> None:
    deals = [part(game(2).new(seed), "current", "next") for seed in range(300)]
    assert {deal["current"] for deal in deals} == set(EVERY_ID)
    assert {deal["next"] for deal in deals} == set(EVERY_ID)


def test_ft_s1_nothing_is_laid_paid_or_discarded_yet() -> None:
    keys = ("ply", "turn", "improved", "smeared", "discards", "money", "taken", "winners")
    assert part(game(4).new(seed=3), *keys) == {
        "ply": 0,
        "turn": "fresh",
        "improved": {},
        "smeared": {},
        "discards": {},
        "money": [0, 0],
        "taken": [],
        "winners": [],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ft_s2_everybody_is_dealt_five_strokes(players: int) -> None:
    state = game(players).new(seed=3)
    assert hand_sizes(state) == [5] * players
    assert state.view(None)["pile"] == 60 - 5 * players


@pytest.mark.parametrize("first", [0, 1, 2])
def test_ft_s2_strokes_are_dealt_one_at_a_time_from_the_first_player(first: int) -> None:
    chance = seeded(3)[0]
    for left in (25, 24):  # the two masterpieces come first
        draw(chance, left)
    pile = [colour for colour in COLOURS for _ in range(12)]
    dealt = [pile.pop(draw(chance, len(pile))) for _ in range(15)]
    hands = part(vernissage.load("final_touch", players=3, first=first).new(seed=3), "hands")
    for place in range(3):
        assert hands["hands"][(first + place) % 3] == strokes(" ".join(dealt[place::3]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ft_s2_the_first_player_is_drawn_from_the_seed(players: int) -> None:
    first = [game(players).new(seed).to_move for seed in range(many(400, 100))]
    assert set(first) == set(range(players))
    assert all(first.count(seat) > len(first) / players / 2 for seat in range(players))
    assert first == [game(players).new(seed).view(None)["first"] for seed in range(len(first))]


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_ft_s2_the_host_may_name_the_first_player(players: int, first: int) -> None:
    named = vernissage.load("final_touch", players=players, first=first)
    assert {named.new(seed).to_move for seed in range(10)} == {first}


@pytest.mark.parametrize("first", [3, -1, True, "1", 1.0])
def test_ft_s2_the_host_names_a_seat_there_is(first: object) -> None:
    with pytest.raises(ValueError, match="option first of final_touch is one of None, 0, 1, 2"):
        vernissage.load("final_touch", players=3, first=first)


def test_ft_s2_the_same_seed_deals_the_same_table_and_another_seed_another() -> None:
    assert game(3).new(seed=7) == game(3).new(seed=7)
    assert part(game(3).new(seed=7), "hands") != part(game(3).new(seed=8), "hands")


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(ValueError, match="2, 3, 4 players"):
        vernissage.load("final_touch", players=players)
