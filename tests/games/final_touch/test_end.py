from __future__ import annotations

import pytest

from games.final_touch.table import hand, hand_sizes, part, table
from games.playing import play
from vernissage import Outcome, State

# On the easel, unless a test says otherwise: 1 yellow, 1 green, 2 brown; 4$, spoiled 2$.


def completing(money: list[int], players: int = 2, seat: int = 0, **more: object) -> State:
    """A seat has just added the last stroke to masterpiece 4."""
    state = table(
        ["yellow"] * players, improved="green brown brown", money=money, to_move=seat, **more
    )
    return play(state, "improve yellow")


def spoiling(money: list[int], seat: int = 0, hands: str = "pink", **more: object) -> State:
    """A seat of three has just played the third smear on masterpiece 4."""
    state = table([hands] * 3, smeared="pink pink", money=money, to_move=seat, **more)
    return play(state, "smear pink")


def test_ft_9_whoever_has_25_wins() -> None:
    assert completing([21, 7]).outcome() == Outcome((1.0, 0.0), (25, 7), "FT-9")


def test_ft_9_whoever_has_more_than_25_wins() -> None:
    assert completing([24, 7]).outcome() == Outcome((1.0, 0.0), (28, 7), "FT-9")


def test_ft_9_with_24_the_game_goes_on() -> None:
    state = completing([20, 20])
    assert (state.outcome(), state.to_move) == (None, 0)


def test_ft_9_a_spoiled_masterpiece_can_win_the_game_for_the_other() -> None:
    state = play(table(["pink", ""], smeared="pink pink", money=[20, 23]), "smear pink")
    assert state.outcome() == Outcome((0.0, 1.0), (20, 25), "FT-9")


@pytest.mark.parametrize(
    ("seat", "money", "outcome"),
    [
        (0, [21, 9], Outcome((1.0, 0.0, 1.0, 0.0), (25, 9, 25, 9), "FT-9")),
        (3, [9, 22], Outcome((0.0, 1.0, 0.0, 1.0), (9, 26, 9, 26), "FT-9")),
    ],
)
def test_ft_9_a_team_wins_together(seat: int, money: list[int], outcome: Outcome) -> None:
    assert completing(money, players=4, seat=seat).outcome() == outcome


def test_ft_9_the_game_ends_at_once() -> None:
    state = completing([21, 7])
    assert part(state, "to_move", "winners") == {"to_move": None, "winners": [0]}
    assert hand_sizes(state) == [0, 1]  # nobody draws any more
    assert state.legal() == []
    refusal = state.why_not("smear pink")
    assert refusal is not None
    assert refusal.rule == "FT-9"


def test_ft_10_when_two_are_lifted_past_25_the_higher_total_wins() -> None:
    outcome = spoiling([8, 23, 24]).outcome()
    assert outcome is not None
    assert (outcome.shares, outcome.scores) == ((0.0, 0.0, 1.0), (8, 25, 26))


def test_ft_10_when_one_alone_is_lifted_to_25_there_is_no_duel() -> None:
    assert spoiling([8, 23, 22]).outcome() == Outcome((0.0, 1.0, 0.0), (8, 25, 24), "FT-9")


def test_ft_10_when_two_are_level_past_25_they_play_the_next_masterpiece() -> None:
    state = spoiling([8, 23, 23], following=9, under=[7])
    assert state.outcome() is None
    assert state.view(None)["duel"] == [1, 2]
    assert part(state, "current", "next", "improved", "smeared", "money", "turn") == {
        "current": 9,
        "next": 7,
        "improved": {},
        "smeared": {},
        "money": [8, 25, 25],
        "turn": "fresh",
    }


@pytest.mark.parametrize(
    ("spoiler", "money", "first"), [(0, [0, 23, 23], 1), (1, [23, 0, 23], 2), (2, [23, 23, 0], 0)]
)
def test_ft_10_the_player_after_the_spoiler_begins_the_duel(
    spoiler: int, money: list[int], first: int
) -> None:
    assert spoiling(money, seat=spoiler).to_move == first


def test_ft_10_the_two_play_with_their_hands_as_they_are() -> None:
    state = table(["pink", "blue", "green green"], smeared="pink pink", money=[8, 23, 23])
    play(state, "smear pink")
    assert (hand(state, 1), hand(state, 2)) == ({"blue": 1}, {"green": 2})


def test_ft_10_the_spoiler_who_caused_the_duel_does_not_draw_any_more() -> None:
    state = spoiling([8, 23, 23], hands="pink green")
    assert hand(state, 0) == {"green": 1}
    play(state, "smear pink", "smear pink")
    assert hand_sizes(state) == [1, 5, 5]


@pytest.mark.parametrize(("spoiler", "seats"), [(0, [1, 2, 1]), (1, [0, 2, 0]), (2, [0, 1, 0])])
def test_ft_10_the_two_alone_take_turns_in_the_duel(spoiler: int, seats: list[int]) -> None:
    money = [25, 25, 25]
    money[spoiler] = 8
    state = table(["green"] * 3, current=6, money=money, spoiler=spoiler, to_move=seats[0])
    found = [state.to_move, play(state, "smear green").to_move, play(state, "smear green").to_move]
    assert found == seats


def test_ft_10_whoever_completes_the_masterpiece_of_the_duel_wins() -> None:
    state = completing([25, 8, 25], players=3, seat=2, spoiler=1)
    assert state.outcome() == Outcome((0.0, 0.0, 1.0), (25, 8, 29), "FT-10")


@pytest.mark.parametrize(
    ("spoiler", "money", "seat", "outcome"),
    [
        (1, [25, 8, 25], 2, Outcome((1.0, 0.0, 0.0), (27, 8, 25), "FT-10")),
        (1, [25, 8, 25], 0, Outcome((0.0, 0.0, 1.0), (25, 8, 27), "FT-10")),
        (0, [24, 26, 26], 1, Outcome((0.0, 0.0, 1.0), (24, 26, 28), "FT-10")),
    ],
)
def test_ft_10_a_spoiler_in_the_duel_pays_only_the_other_of_the_two(
    spoiler: int, money: list[int], seat: int, outcome: Outcome
) -> None:
    assert spoiling(money, seat=seat, spoiler=spoiler).outcome() == outcome


def test_ft_10_a_duel_may_be_about_the_last_masterpiece() -> None:
    state = spoiling([8, 23, 23], following=5, under=[])
    assert part(state, "current", "next") == {"current": 5, "next": None}
    assert state.view(None)["duel"] == [1, 2]
    ended = completing([8, 25, 25], players=3, seat=1, spoiler=0, following=None, under=[])
    assert ended.outcome() == Outcome((0.0, 1.0, 0.0), (8, 29, 25), "FT-10")


def test_ft_10_if_no_masterpiece_is_left_for_the_duel_the_victory_is_shared() -> None:
    state = spoiling([8, 23, 23], following=None, under=[])
    assert state.outcome() == Outcome((0.0, 0.5, 0.5), (8, 25, 25), "FT-10")


def test_ft_10_if_no_masterpiece_is_left_the_higher_total_still_wins() -> None:
    outcome = spoiling([8, 24, 23], following=None, under=[]).outcome()
    assert outcome is not None
    assert outcome.shares == (0.0, 1.0, 0.0)


@pytest.mark.parametrize(
    ("money", "outcome"),
    [
        ([10, 3], Outcome((1.0, 0.0), (14, 3), "FT-11")),
        ([10, 15], Outcome((0.0, 1.0), (14, 15), "FT-11")),
        ([10, 14], Outcome((0.5, 0.5), (14, 14), "FT-11")),
        ([1, 20, 3], Outcome((0.0, 1.0, 0.0), (5, 20, 3), "FT-11")),
        ([16, 20, 3], Outcome((0.5, 0.5, 0.0), (20, 20, 3), "FT-11")),
        ([16, 20, 20], Outcome((1 / 3, 1 / 3, 1 / 3), (20, 20, 20), "FT-11")),
    ],
)
def test_ft_11_when_the_masterpieces_run_out_most_money_wins_and_equal_money_shares(
    money: list[int], outcome: Outcome
) -> None:
    state = completing(money, players=len(money), following=None, under=[])
    assert state.outcome() == outcome


def test_ft_11_teams_with_equal_money_share_the_victory() -> None:
    state = completing([10, 14], players=4, following=None, under=[])
    outcome = Outcome((0.5, 0.5, 0.5, 0.5), (14, 14, 14, 14), "FT-11")
    assert state.outcome() == outcome
    assert outcome.winners == (0, 1, 2, 3)


def test_ft_11_a_spoiled_masterpiece_may_be_the_last_one_too() -> None:
    state = spoiling([10, 20, 3], following=None, under=[])
    assert state.outcome() == Outcome((0.0, 1.0, 0.0), (10, 22, 5), "FT-11")


def test_ft_11_the_last_masterpiece_can_still_lift_a_player_to_25() -> None:
    state = completing([21, 24], following=None, under=[])
    assert state.outcome() == Outcome((1.0, 0.0), (25, 24), "FT-9")
