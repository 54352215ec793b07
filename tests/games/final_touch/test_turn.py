from __future__ import annotations

import pytest

from games.final_touch.table import hand, hand_sizes, part, strokes, table
from games.playing import play
from vernissage import IllegalMove, State

# On the easel, unless a test says otherwise: 1 yellow, 1 green, 2 brown.


def refused(state: State, move: str) -> tuple[str, str]:
    """The rule that forbids a move, and why."""
    before = state.copy()
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    refusal = state.why_not(move)
    assert state == before
    assert refusal is not None
    assert (error.value.rule, error.value.reason) == (refusal.rule, refusal.reason)
    return refusal.rule, refusal.reason


def test_ft_1_a_turn_is_to_improve_or_to_smear() -> None:
    state = table(["yellow brown pink", "blue"])
    assert state.legal() == ["improve yellow", "improve brown", "smear pink"]


def test_ft_1_nobody_may_pass() -> None:
    state = table(["yellow pink", "blue"])
    assert refused(state, "done") == (
        "FT-1",
        "a turn cannot be passed: improve or smear first",
    )


def test_ft_1_who_has_improved_cannot_smear_in_the_same_turn() -> None:
    state = play(table(["yellow brown pink", "blue"]), "improve yellow")
    assert state.legal() == ["improve brown", "done"]
    assert refused(state, "smear pink") == (
        "FT-1",
        "you are improving this turn, so you cannot smear as well",
    )


def test_ft_1_who_has_smeared_cannot_improve_in_the_same_turn() -> None:
    state = play(table(["yellow pink", "blue"]), "smear pink")
    assert part(state, "to_move", "turn") == {"to_move": 1, "turn": "fresh"}


def test_ft_1_an_improving_turn_does_not_end_by_itself_when_nothing_more_fits() -> None:
    state = play(table(["yellow pink", "blue"]), "improve yellow")
    assert part(state, "to_move", "turn") == {"to_move": 0, "turn": "improving"}
    assert state.legal() == ["done"]


def test_ft_1_an_improving_turn_does_not_end_by_itself_when_the_hand_is_empty() -> None:
    state = play(table(["yellow", "blue"]), "improve yellow")
    assert (state.to_move, state.legal()) == (0, ["done"])


def test_ft_1_an_improving_turn_ends_when_its_player_is_done() -> None:
    state = play(table(["yellow brown", "blue"]), "improve yellow", "done")
    assert part(state, "to_move", "turn", "improved") == {
        "to_move": 1,
        "turn": "fresh",
        "improved": {"yellow": 1},
    }


def test_ft_2_an_improving_stroke_goes_from_the_hand_to_the_improvement_zone() -> None:
    state = play(table(["yellow brown brown", "blue"]), "improve brown")
    assert hand(state, 0) == {"yellow": 1, "brown": 1}
    assert part(state, "improved", "smeared") == {"improved": {"brown": 1}, "smeared": {}}


def test_ft_2_with_one_stroke_laid_another_may_lay_one_yellow_and_one_brown_in_one_turn() -> None:
    state = table(["green", "yellow brown pink"])
    play(state, "improve green", "done", "improve yellow", "improve brown")
    assert part(state, "to_move", "improved") == {
        "to_move": 1,
        "improved": {"yellow": 1, "green": 1, "brown": 1},
    }


def test_ft_2_and_a_second_brown_if_he_holds_it_and_it_is_still_missing() -> None:
    state = table(["yellow brown brown", "blue"], improved="green")
    play(state, "improve yellow", "improve brown")
    assert state.legal() == ["improve brown", "done"]


def test_ft_2_and_no_second_brown_if_it_was_the_stroke_laid() -> None:
    state = table(["yellow brown brown", "blue"], improved="brown")
    play(state, "improve yellow", "improve brown")
    assert state.legal() == ["done"]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("improve pink", "the masterpiece lacks no pink stroke"),  # not asked for
        ("improve yellow", "the masterpiece lacks no yellow stroke"),  # its quota is filled
        ("improve green", "you hold no green stroke"),
    ],
)
def test_ft_2_an_improving_stroke_is_held_and_of_a_colour_still_missing(
    move: str, reason: str
) -> None:
    state = table(["yellow brown pink", "blue"], improved="yellow")
    assert refused(state, move) == ("FT-2", reason)


def test_ft_3_a_smear_goes_from_the_hand_to_the_smear_zone() -> None:
    state = play(table(["yellow pink pink pink pink", "blue"], pile="blue"), "smear pink")
    assert hand(state, 0) == strokes("yellow pink pink pink blue")
    assert part(state, "improved", "smeared") == {"improved": {}, "smeared": {"pink": 1}}


def test_ft_3_a_smear_is_exactly_one_stroke() -> None:
    state = play(table(["pink pink", "blue"]), "smear pink")
    assert state.to_move == 1


def test_ft_3_a_stroke_that_could_improve_cannot_smear() -> None:
    state = table(["yellow pink", "blue"])
    assert refused(state, "smear yellow") == (
        "FT-3",
        "a yellow stroke could still improve the masterpiece, so it cannot smear it",
    )


def test_ft_3_a_stroke_whose_colour_is_still_partly_missing_cannot_smear() -> None:
    state = table(["brown pink", "blue"], improved="brown")
    assert state.legal() == ["improve brown", "smear pink"]


def test_ft_3_a_stroke_of_a_colour_not_asked_for_can_smear() -> None:
    assert table(["blue pink", "blue"]).legal() == ["smear blue", "smear pink"]


def test_ft_3_a_stroke_whose_quota_is_filled_can_smear() -> None:
    assert table(["brown", "blue"], improved="brown brown").legal() == ["smear brown"]


def test_ft_3_a_stroke_not_held_cannot_smear() -> None:
    state = table(["yellow pink", "blue"])
    assert refused(state, "smear blue") == ("FT-3", "you hold no blue stroke")


def test_ft_4_who_cannot_improve_must_smear() -> None:
    state = table(["yellow blue pink", "blue"], improved="yellow")
    assert state.legal() == ["smear yellow", "smear blue", "smear pink"]


def test_ft_4_who_can_improve_may_still_smear() -> None:
    state = play(table(["yellow green brown pink", "blue"]), "smear pink")
    assert part(state, "smeared", "improved") == {"smeared": {"pink": 1}, "improved": {}}


def test_ft_4_who_holds_only_strokes_that_fit_must_improve() -> None:
    state = table(["yellow green brown", "blue"])
    assert state.legal() == ["improve yellow", "improve green", "improve brown"]


def test_ft_5_after_improving_the_hand_is_drawn_up_to_five() -> None:
    state = table(["yellow green pink pink pink", "blue"], pile="blue blue blue")
    play(state, "improve yellow", "improve green", "done")
    assert hand(state, 0) == {"blue": 2, "pink": 3}
    assert part(state, "pile") == {"pile": {"blue": 1}}


def test_ft_5_after_a_smear_the_hand_is_drawn_up_to_five() -> None:
    state = play(table(["blue pink pink pink pink", "blue"], pile="brown brown"), "smear blue")
    assert hand(state, 0) == {"brown": 1, "pink": 4}
    assert part(state, "pile") == {"pile": {"brown": 1}}


def test_ft_5_nothing_is_drawn_before_the_end_of_the_turn() -> None:
    state = table(["yellow green pink pink pink", "blue"])
    assert hand_sizes(play(state, "improve yellow", "improve green")) == [3, 1]


def test_ft_5_only_the_player_whose_turn_ends_draws() -> None:
    assert hand_sizes(play(table(["pink", "blue", "blue blue"]), "smear pink")) == [5, 1, 2]


def test_ft_5_an_empty_pile_is_made_of_the_discards() -> None:
    state = table(["pink", "blue"], improved="yellow brown", smeared="blue", pile="")
    play(state, "smear pink")
    left = part(state, "pile", "discards", "improved", "smeared")
    assert hand_sizes(state) == [5, 1]
    assert sum(left.pop("pile").values()) == 60 - 5 - 1 - 2 - 2
    assert left == {
        "discards": {},
        "improved": {"yellow": 1, "brown": 1},
        "smeared": {"blue": 1, "pink": 1},
    }


def test_ft_5_the_last_stroke_of_the_pile_does_not_yet_shuffle_the_discards() -> None:
    state = table(["pink pink pink pink pink", "blue"], pile="green")
    before = part(state, "discards")
    play(state, "smear pink")
    assert hand(state, 0) == {"green": 1, "pink": 4}
    assert part(state, "pile", "discards") == {"pile": {}, **before}


def test_ft_5_what_is_left_of_the_pile_is_drawn_before_the_discards() -> None:
    state = play(table(["pink pink", "blue"], pile="green green green"), "smear pink")
    assert hand(state, 0)["green"] >= 3
    assert hand_sizes(state) == [5, 1]
    assert part(state, "discards") == {"discards": {}}
