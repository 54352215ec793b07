"""What a seat may imagine, counted exhaustively on small positions."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest

from games.photograph.table import game, part, table
from games.playing import many, play
from vernissage.engine.knowledge import Knowledge

FIELD = [f"red {v}, red 7-12, yellow 7-12, red {v + 1}" for v in (1, 3, 5)]
LOW = [f"blue {v}" for v in (1, 2, 3)]


def known() -> dict:
    """Seat 1 holds blue 4, 5, 6 at places 1, 2, 3 (6 seen by all), then brown cards seen by all.

    Gone are blue 1 and 2: so the low blues unseen by seat 0 are 3, 4 and 5.
    """
    return {
        "hands": [
            "green 1, green 2, green 3, green 4, green 5",
            "blue 4, blue 5, blue 6, brown 1, brown 2",
        ],
        "field": FIELD,
        "gone": ["blue 1", "blue 2"],
        "shown": [[], [3, 4, 5]],
    }


def chances(counts: Counter, kinds: int) -> None:
    """Every kind came up, and about as often as the others."""
    assert len(counts) == kinds
    expected = sum(counts.values()) / kinds
    assert all(0.6 * expected < n < 1.5 * expected for n in counts.values()), counts


def test_a_redeal_deals_every_consistent_hand_and_no_other() -> None:
    state = table(**known())
    hands = Counter(
        tuple(part(state.redealt(0, seed), "hands")[1]) for seed in range(many(900, 120))
    )
    two = [tuple(f"blue {v}" for v in pair) for pair in permutations((3, 4, 5), 2)]
    assert set(hands) <= {(*pair, "blue 6", "brown 1", "brown 2") for pair in two}
    chances(hands, len(two))


def test_what_all_have_seen_is_known_by_its_place_through_winds() -> None:
    state = table(**known())
    play(state, "take 1 left row 1", "wind 1>2", "take 1 left row 2", "wind 3>5")
    hands = Counter(tuple(part(state.redealt(0, i), "hands")[1]) for i in range(many(300, 60)))
    assert {hand[1:] for hand in hands if hand[0] == "blue 5"} == {
        ("brown 1", "brown 2", "blue 6", "red 3")
    }
    assert set(hands) == {(f"blue {v}", "brown 1", "brown 2", "blue 6", "red 3") for v in (3, 5)}


def test_its_own_hand_and_everything_open_is_kept() -> None:
    state = game(4).new(5)
    for seed in range(20):
        other = state.redealt(2, seed)
        assert part(other, "hands")[2] == part(state, "hands")[2]
        for key in ("field", "films", "deck", "top", "gone", "shown", "left_out"):
            assert part(other, key) == part(state, key)
        backs = [hand["cards"] for hand in state.view(None)["hands"]]
        assert [hand["cards"] for hand in other.view(None)["hands"]] == backs


def test_with_plain_backs_any_unseen_card_may_be_anywhere() -> None:
    data = known()
    data["field"] = [f"red {v}, ?, ?, red {v + 1}" for v in (1, 3, 5)]
    state = table(data.pop("hands"), options={"plain_backs": True}, **data)
    seen = Counter(part(state.redealt(0, i), "hands")[1][0] for i in range(many(3000, 100)))
    unseen = 60 - 5 - 6 - 3 - 2
    assert set(seen) & {"blue 1", "blue 6", "brown 1", "green 1", "red 1"} == set()
    assert len(seen) == unseen or len(seen) < many(0, 200)


def test_hidden_winds_are_chosen_anew_among_all_there_are() -> None:
    data = known()
    state = table(
        [", ".join(hand.split(", ")[:3]) for hand in data["hands"]],
        ["-, -, -, -"] * 3,
        held=3,
        gone=[
            c
            for c in _all()
            if c not in {"green 1", "green 2", "green 3", "blue 4", "blue 5", "blue 6"}
        ],
        sunset=False,
        phase="end",
        turn=1,
        to_move=1,
    )
    state.play("wind 1>2")
    winds = Counter(part(state.redealt(0, i), "winds")[1] for i in range(many(300, 60)))
    chances(winds, 3)
    assert {part(state.redealt(1, i), "winds")[1] for i in range(20)} == {"wind 1>2"}


def _all() -> list[str]:
    return [f"{c} {v}" for c in ("blue", "red", "yellow", "green", "brown") for v in range(1, 13)]


@pytest.mark.parametrize(
    "options", [{}, {"plain_backs": True}, {"memory_aid": True}, {"missed_frame": True}]
)
def test_options_keep_what_is_hidden_hidden(options: dict) -> None:
    loaded = game(3, **options)
    for seed in range(many(2, 1)):
        state = loaded.new(seed)
        while state.to_move is not None:
            for seat in range(3):
                other = state.redealt(seat, seed)
                assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                assert json.dumps(other.view(None)) == json.dumps(state.view(None))
                assert loaded.from_json(other.to_json()) == other
            state.play(state.legal()[seed * 7 % len(state.legal())])


def test_memory_aid_shows_people_what_all_have_seen() -> None:
    data = known()
    hands = data.pop("hands")
    for aid, values in ((False, [None] * 5), (True, [None, None, 6, 1, 2])):
        state = table(hands, options={"memory_aid": aid}, **data)
        assert [card["value"] for card in state.view(0)["hands"][1]["cards"]] == values
        assert [card["value"] for card in state.view(1)["hands"][1]["cards"]] == [4, 5, 6, 1, 2]
        sample = Knowledge(state, 0).sample(1)
        assert part(sample, "hands")[1][2:] == ["blue 6", "brown 1", "brown 2"]
