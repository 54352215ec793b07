from __future__ import annotations

import pytest

from games.photograph.table import game, named, part, table
from games.playing import events, many, play, random_game
from vernissage import IllegalMove

FIELD = [
    "blue 1, red 1-6, red 7-12, blue 2",
    "-, red 7-12, blue 7-12, blue 3",
    "-, -, yellow 1-6, -",
]
HAND = "green 1, green 2, green 3, green 4, green 5"


def test_ph_1_a_row_gives_one_to_three_cards_from_either_end() -> None:
    legal = table([HAND, ""], FIELD).legal()
    assert [move for move in legal if "row 1" in move] == [
        f"take {n} {side} row 1" for n in (1, 2, 3) for side in ("left", "right")
    ]


def test_ph_1_the_end_of_a_row_is_its_outermost_card_face_up_or_down() -> None:
    state = play(table([HAND, ""], FIELD), "take 2 left row 2")
    assert part(state, "field")[1] == [None, None, None, "blue 3"]
    assert part(state, "hands")[0][:5] == [f"green {i}" for i in range(1, 6)]
    assert [card.split()[0] for card in part(state, "hands")[0][5:]] == ["red", "blue"]


def test_ph_1_the_last_taken_is_the_top_of_the_hand() -> None:
    state = play(table([HAND, ""], FIELD), "take 2 right row 1")
    first, last = part(state, "hands")[0][5:]
    assert (first, last.split()[0]) == ("blue 2", "red")


def test_ph_1_a_single_card_is_taken_from_the_left_only() -> None:
    state = table([HAND, ""], FIELD)
    assert [move for move in state.legal() if "row 3" in move] == ["take 1 left row 3"]
    with pytest.raises(IllegalMove, match="same from either side"):
        state.play("take 1 right row 3")


def test_ph_1_a_row_with_fewer_cards_cannot_give_that_many() -> None:
    with pytest.raises(IllegalMove, match="fewer cards") as caught:
        table([HAND, ""], FIELD).play("take 2 left row 3")
    assert caught.value.rule == "PH-1"


def test_ph_1_no_take_can_be_passed_and_none_follows_another() -> None:
    state = table([HAND, ""], FIELD)
    assert str(state.why_not("wind 1>2")) == "first take one to three cards from a row (PH-1)"
    state.play("take 1 left row 1")
    assert state.why_not("take 1 left row 1").rule == "PH-3"  # type: ignore[union-attr]


def test_ph_2_cards_taken_face_up_are_known_to_all_others_to_their_owner() -> None:
    state = table([HAND, ""], FIELD)
    own, other = (events(state, "take 2 left row 1", seat) for seat in (0, 1))
    assert own[1] == other[1]
    assert (own[1]["event"], own[1]["colour"], own[1]["value"]) == ("picked", "blue", 1)
    assert (own[2]["event"], own[2]["colour"], own[2]["half"]) == ("drew", "red", "1-6")
    assert 1 <= own[2]["value"] <= 6
    assert (other[2]["event"], other[2]["half"], other[2]["value"]) == ("hid", "1-6", None)
    assert other[2] == events(state, "take 2 left row 1", None)[2]
    assert part(play(state, "take 2 left row 1"), "shown") == [[6], []]


def test_ph_2_what_all_have_seen_is_remembered_through_every_wind() -> None:
    state = table([HAND, ""], FIELD, shown=[[2, 4], []])
    play(state, "take 1 left row 1", "wind 2>6")
    assert part(state, "hands")[0] == ["green 3", "green 4", "green 5", "blue 1", "green 2"]
    assert part(state, "shown")[0] == [2, 4, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_2_the_marks_of_known_cards_go_with_the_cards(players: int) -> None:
    for seed in range(many(30, 2)):
        state = game(players).new(seed)
        known = {cell for row in part(state, "field") for cell in row if "-" not in cell}
        for _ in random_game(state, seed):
            data = part(state, "hands", "shown", "field")
            for hand, shown in zip(data["hands"], data["shown"], strict=True):
                assert [card for card in hand if card in known] == [hand[i - 1] for i in shown]
            known |= {cell for row in data["field"] for cell in row if cell and "-" not in cell}


def test_ph_3_any_card_but_the_top_moves_up_to_any_place_above() -> None:
    state = play(table([HAND, ""], FIELD), "take 1 left row 1")
    assert set(state.legal()) == {f"wind {a}>{b}" for b in range(2, 7) for a in range(1, b)}
    assert str(state.why_not("wind 1>7")).endswith("(PH-3)")


@pytest.mark.parametrize(
    ("move", "order"),
    [
        ("wind 1>2", [2, 1, 3, 4, 5]),
        ("wind 1>6", [2, 3, 4, 5, 0, 1]),
        ("wind 3>5", [1, 2, 4, 5, 3]),
    ],
)
def test_ph_3_the_cards_between_move_down_one(move: str, order: list[int]) -> None:
    state = play(table([HAND, ""], FIELD), "take 1 left row 1", move)
    wanted = [f"green {v}" if v else "blue 1" for v in order]
    whole = wanted if 0 in order else [*wanted, "blue 1"]
    assert part(state, "played")[0] + part(state, "hands")[0] == whole


def test_ph_3_others_see_the_places_and_not_the_card() -> None:
    state = play(table([HAND, ""], FIELD), "take 1 left row 1")
    assert events(state, "wind 2>5", 1)[0] == {"event": "wind", "seat": 0, "from": 2, "to": 5}


@pytest.mark.parametrize("n", [1, 2, 3])
def test_ph_4_as_many_cards_are_played_as_were_taken_from_the_bottom(n: int) -> None:
    state = play(table([HAND, ""], FIELD), f"take {n} left row 1", "wind 5>6")
    assert part(state, "played")[0] == [f"green {i}" for i in range(1, n + 1)]
    assert len(part(state, "hands")[0]) == 5
    assert state.to_move == 1


def test_ph_4_the_bottom_card_is_played_first() -> None:
    state = play(table([HAND, ""], FIELD), "take 2 left row 1", "wind 1>2")
    assert part(state, "films")[0] == {"green": [2, 1]}
    plays = named(events(play(table([HAND, ""], FIELD), "take 2 left row 1"), "wind 1>2"), "sharp")
    assert [event["value"] for event in plays] == [2, 1]


def test_the_preview_of_every_wind_is_what_then_happens() -> None:
    for seed in range(many(20, 1)):
        state = game(2).new(seed)
        luck = random_game(state, seed)
        while state.to_move is not None:
            view = state.view(state.to_move)
            assert state.view(None)["winds"] == []
            assert [wind["move"] for wind in view["winds"]] == (
                [] if view["phase"] == "take" else state.legal()
            )
            if view["phase"] == "wind":
                for wind in view["winds"]:
                    told = events(state, wind["move"])
                    plays = [e for e in told if e["event"] in ("sharp", "blurred")]
                    assert [e["event"] == "sharp" for e in plays] == [
                        p["sharp"] for p in wind["plays"]
                    ]
                    lucky = sum(p["lucky"] for p in wind["plays"])
                    assert lucky == len(named(told, "lucky"))
            next(luck)
