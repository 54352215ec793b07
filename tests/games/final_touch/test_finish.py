from __future__ import annotations

import pytest

from games.final_touch.table import hand, hand_sizes, part, table
from games.playing import play

# On the easel, unless a test says otherwise: 1 yellow, 1 green, 2 brown; 4$, spoiled 2$.


def test_ft_6_whoever_adds_the_last_missing_stroke_takes_the_completed_price() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", money=[1, 3])
    assert part(play(state, "improve yellow"), "money", "taken") == {
        "money": [5, 3],
        "taken": [{"id": 4, "how": "completed", "seats": [0]}],
    }


def test_ft_6_it_does_not_matter_who_laid_the_other_strokes() -> None:
    state = table(["green brown brown", "yellow"])
    play(state, "improve green", "improve brown", "improve brown", "done", "improve yellow")
    assert part(state, "money") == {"money": [0, 4]}


def test_ft_6_one_turn_may_lay_every_stroke() -> None:
    state = table(["yellow green brown brown", "blue"])
    play(state, "improve brown", "improve green", "improve brown", "improve yellow")
    assert part(state, "money") == {"money": [4, 0]}


def test_ft_6_smears_do_not_lower_the_price() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", smeared="pink pink")
    assert part(play(state, "improve yellow"), "money") == {"money": [4, 0]}


def test_ft_6_of_three_players_only_the_one_who_completes_is_paid() -> None:
    state = table(["", "yellow", ""], improved="green brown brown", to_move=1)
    assert part(play(state, "improve yellow"), "money", "taken") == {
        "money": [0, 4, 0],
        "taken": [{"id": 4, "how": "completed", "seats": [1]}],
    }


@pytest.mark.parametrize(
    ("seat", "money", "paid"), [(1, [0, 4], [1, 3]), (2, [4, 0], [0, 2]), (3, [0, 4], [1, 3])]
)
def test_ft_6_of_four_players_the_team_is_paid(
    seat: int, money: list[int], paid: list[int]
) -> None:
    state = table(["yellow"] * 4, improved="green brown brown", to_move=seat)
    assert part(play(state, "improve yellow"), "money", "taken") == {
        "money": money,
        "taken": [{"id": 4, "how": "completed", "seats": paid}],
    }


def test_ft_6_the_playing_of_the_turn_ends_with_the_last_missing_stroke() -> None:
    state = table(
        ["yellow yellow pink", "blue"], improved="green brown brown", pile="pink pink pink"
    )
    play(state, "improve yellow")
    assert part(state, "turn", "improved") == {"turn": "fresh", "improved": {}}
    assert state.legal() == ["improve yellow", "smear pink"]  # a new turn, on masterpiece 5


def test_ft_7_the_first_and_the_second_smear_spoil_nothing() -> None:
    state = play(table(["pink", "blue"]), "smear pink", "smear blue")
    assert part(state, "smeared", "current", "money", "taken") == {
        "smeared": {"blue": 1, "pink": 1},
        "current": 4,
        "money": [0, 0],
        "taken": [],
    }


@pytest.mark.parametrize(
    ("players", "seat", "money", "paid"),
    [
        (2, 0, [0, 2], [1]),
        (2, 1, [2, 0], [0]),
        (3, 0, [0, 2, 2], [1, 2]),
        (3, 1, [2, 0, 2], [0, 2]),
        (3, 2, [2, 2, 0], [0, 1]),
        (4, 0, [0, 2], [1, 3]),
        (4, 1, [2, 0], [0, 2]),
        (4, 2, [0, 2], [1, 3]),
        (4, 3, [2, 0], [0, 2]),
    ],
)
def test_ft_7_the_third_smear_pays_the_spoiled_price_to_the_opponents_of_who_played_it(
    players: int, seat: int, money: list[int], paid: list[int]
) -> None:
    state = table(["pink"] * players, smeared="blue pink", to_move=seat)
    assert part(play(state, "smear pink"), "money", "taken") == {
        "money": money,
        "taken": [{"id": 4, "how": "spoiled", "seats": paid}],
    }


def test_ft_7_both_others_get_the_full_spoiled_price() -> None:
    state = table(["green", "", ""], current=24, smeared="blue blue", money=[1, 2, 3])
    assert part(play(state, "smear green"), "money") == {"money": [1, 7, 8]}


def test_ft_7_improving_strokes_do_not_raise_the_spoiled_price() -> None:
    state = table(["pink", "blue"], improved="green brown brown", smeared="pink pink")
    assert part(play(state, "smear pink"), "money") == {"money": [0, 2]}


def test_ft_8_both_zones_are_discarded() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", smeared="pink pink")
    assert part(play(state, "improve yellow"), "improved", "smeared", "discards") == {
        "improved": {},
        "smeared": {},
        "discards": {"yellow": 1, "green": 1, "brown": 2, "pink": 2},
    }


def test_ft_8_after_a_spoiled_masterpiece_too_both_zones_are_discarded() -> None:
    state = table(["pink", "blue"], improved="green", smeared="pink blue")
    assert part(play(state, "smear pink"), "improved", "smeared", "discards") == {
        "improved": {},
        "smeared": {},
        "discards": {"green": 1, "blue": 1, "pink": 2},
    }


def test_ft_8_the_next_masterpiece_becomes_current_and_the_one_under_it_the_next() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", following=9, under=[7])
    assert part(play(state, "improve yellow"), "current", "next", "unseen") == {
        "current": 9,
        "next": 7,
        "unseen": [],
    }


def test_ft_8_the_last_masterpiece_has_no_next() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", following=9, under=[])
    assert part(play(state, "improve yellow"), "current", "next", "unseen") == {
        "current": 9,
        "next": None,
        "unseen": [],
    }


def test_ft_8_who_completes_draws_up_to_five_and_takes_another_turn() -> None:
    state = table(["", "yellow pink", ""], improved="green brown brown", to_move=1)
    play(state, "improve yellow")
    assert part(state, "to_move", "turn") == {"to_move": 1, "turn": "fresh"}
    assert hand_sizes(state) == [0, 5, 0]


def test_ft_8_who_spoils_draws_up_to_five_and_takes_another_turn() -> None:
    state = play(table(["", "pink pink", ""], smeared="pink pink", to_move=1), "smear pink")
    assert part(state, "to_move", "turn") == {"to_move": 1, "turn": "fresh"}
    assert hand_sizes(state) == [0, 5, 0]


def test_ft_8_the_zones_are_discarded_before_the_hand_is_drawn_up() -> None:
    state = table(["yellow", "blue"], improved="green brown brown", pile="")
    play(state, "improve yellow")
    left = part(state, "pile", "discards")
    assert left.pop("discards") == {}
    assert sum(left["pile"].values()) == 60 - 5 - 1


def test_ft_8_the_other_turn_may_complete_the_next_masterpiece_as_well() -> None:
    state = table(
        ["yellow yellow yellow blue blue", "pink"], improved="green brown brown", pile="pink"
    )
    play(state, "improve yellow", *["improve yellow", "improve blue"] * 2)
    assert part(state, "to_move", "money") == {"to_move": 0, "money": [8, 0]}


def test_ft_8_otherwise_play_passes_clockwise() -> None:
    state = table(["pink", "green", "yellow", "brown"])
    seats = [state.to_move]
    for turn in (["smear pink"], ["improve green", "done"], ["improve yellow", "done"]):
        seats.append(play(state, *turn).to_move)
    seats.append(play(state, "improve brown", "done").to_move)
    assert seats == [0, 1, 2, 3, 0]


def test_ft_8_the_hand_left_over_is_kept() -> None:
    state = table(
        ["yellow pink blue", "blue"], improved="green brown brown", pile="green green green"
    )
    assert hand(play(state, "improve yellow"), 0) == {"green": 3, "blue": 1, "pink": 1}


def test_three_players_5_alone_3_with_red_8_with_green_makes_16() -> None:
    blue, red, green = 0, 1, 2

    def after(move: str, seat: int, masterpiece: int, money: list[int], **zones: str) -> list[int]:
        hands = ["pink green"] * 3
        state = table(hands, current=masterpiece, money=money, to_move=seat, **zones)
        return part(play(state, move), "money")["money"]

    money = after("improve pink", blue, 6, [0, 0, 0], improved="blue blue blue pink")  # 5$
    money = after("smear green", green, 10, money, smeared="green yellow")  # 3$ spoiled
    money = after("smear pink", red, 18, money, smeared="pink pink")  # 4$ spoiled
    money = after("smear pink", red, 20, money, smeared="pink pink")  # 4$ spoiled
    assert money == [16, 3, 8]
