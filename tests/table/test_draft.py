"""Drafting a turn: a seat tries moves, takes them back, and learns nothing it should not."""

import json

import pytest

from table.tables import (
    blue_and_pink,
    can_complete,
    completing,
    persons,
    play,
    play_until,
    table_of,
)
from vernissage.engine.errors import IllegalMove, UnreadableMove
from vernissage.table.errors import EmptyTurn, NoSuchSeat, NotYourTurn, PastReveal, StalePly
from vernissage.table.table import MOST_MOVES, Table
from vernissage.table.turn import Draft


def shown(draft: Draft, seat: int) -> tuple[int, bool, object, list[str]]:
    return draft.shown, draft.ends, draft.state.view(seat), draft.state.legal()


def test_a_draft_shows_the_table_after_its_moves_and_changes_nothing() -> None:
    table = blue_and_pink()
    before = bytes(table.state)
    draft = table.draft(1, 0, ["improve blue", "improve blue"])
    assert (draft.moves, draft.shown, draft.ends) == (("improve blue", "improve blue"), 2, False)
    assert draft.state.view(1)["current"]["missing"] == {"blue": 1, "pink": 2}
    assert draft.state.view(1)["hands"][1]["cards"] == {"yellow": 2, "blue": 1}
    assert draft.state.legal() == ["improve blue", "done"]
    assert bytes(table.state) == before
    assert (table.ply, table.made) == (0, [])


def test_undo_is_a_shorter_draft() -> None:
    table = blue_and_pink()
    first = shown(table.draft(1, 0, ["improve blue"]), 1)
    table.draft(1, 0, ["improve blue", "improve blue"])
    assert shown(table.draft(1, 0, ["improve blue"]), 1) == first


def test_the_empty_draft_is_the_table_as_it_is() -> None:
    table = blue_and_pink()
    assert shown(table.draft(1, 0, []), 1) == (0, False, table.view(1), table.legal(1))


@pytest.mark.parametrize("moves", [["smear yellow"], ["improve blue", "done"]])
def test_a_move_that_draws_cards_can_end_a_draft_but_is_not_shown(moves: list[str]) -> None:
    table = blue_and_pink()
    draft = table.draft(1, 0, moves)
    before = table.draft(1, 0, moves[:-1])
    assert (draft.shown, draft.ends) == (len(moves) - 1, True)
    assert draft.state.view(1) == before.state.view(1)


@pytest.mark.parametrize("moves", [["smear yellow", "smear yellow"], ["improve blue", "done", "x"]])
def test_nothing_can_be_drafted_past_a_card_draw(moves: list[str]) -> None:
    table = blue_and_pink()
    with pytest.raises(PastReveal) as refused:
        table.draft(1, 0, moves)
    assert str(refused.value) == (
        f"{moves[-2]!r} reveals something or ends the turn: no move of the same turn can follow it"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_can_be_drafted_past_a_completed_masterpiece(players: int) -> None:
    table = play_until(table_of(*persons(players), seed=3), can_complete)
    seat, moves = table.to_move, completing(table)
    assert seat is not None
    draft = table.draft(seat, table.ply, moves)
    assert (draft.shown, draft.ends) == (len(moves) - 1, True)
    assert sum(draft.state.view(seat)["current"]["missing"].values()) == 1
    for after in ("done", "improve blue", "smear blue"):
        with pytest.raises(PastReveal):
            table.draft(seat, table.ply, [*moves, after])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_past_a_reveal_is_refused_whole_and_its_error_tells_nothing_hidden(
    players: int,
) -> None:
    """The same words whatever the cards that would have been drawn would allow."""
    table = play_until(table_of(*persons(players), seed=3), can_complete)
    seat, moves = table.to_move, completing(table)
    assert seat is not None
    state, made, told = table.state, list(table.made), set()
    for seed in range(10):
        table.state = state.redealt(seat, seed)
        whole = bytes(table.state)
        for after in ("done", "improve blue", "smear pink", "no move at all"):
            with pytest.raises(PastReveal) as refused:
                table.play(seat, table.ply, [*moves, after], "r")
            told.add(str(refused.value))
        assert (bytes(table.state), table.made) == (whole, made)
    assert len(told) == 1


def test_after_a_completed_masterpiece_is_confirmed_the_same_seat_plays_on() -> None:
    table = play_until(table_of(*persons(2), seed=3), can_complete)
    seat = table.to_move
    play(table, *completing(table))
    assert table.phase == "over" or table.to_move == seat


@pytest.mark.parametrize(
    ("moves", "fault"),
    [
        (["improve pink"], IllegalMove),
        (["improve blue", "smear yellow"], IllegalMove),
        (["improve blue", "sing"], UnreadableMove),
        (["improve blue"] * (MOST_MOVES + 1), EmptyTurn),
    ],
)
def test_a_draft_with_a_wrong_move_is_refused(moves: list[str], fault: type[Exception]) -> None:
    table = blue_and_pink()
    with pytest.raises(fault):
        table.draft(1, 0, moves)


def test_only_the_seat_to_move_drafts_and_only_on_this_ply() -> None:
    table = blue_and_pink()
    with pytest.raises(NotYourTurn):
        table.draft(0, 0, ["smear green"])
    with pytest.raises(StalePly):
        table.draft(1, 1, ["improve blue"])
    with pytest.raises(NoSuchSeat):
        table.draft(7, 0, ["improve blue"])


def test_why_not_answers_for_the_table_after_a_draft() -> None:
    table = blue_and_pink()
    assert table.why_not(1, 0, [], "improve blue", "en") is None
    thrice = ["improve blue"] * 3
    assert table.why_not(1, 0, thrice, "done", "en") is None
    refused = table.why_not(1, 0, thrice, "improve blue", "en")
    assert refused is not None
    assert refused.rule.startswith("FT-")


def test_why_not_speaks_the_language_asked_for() -> None:
    table = blue_and_pink()
    reasons = []
    for language in ("en", "ru", "uk"):
        refused = table.why_not(1, 0, [], "improve pink", language)
        assert refused is not None
        reasons.append(refused.reason)
    assert len(set(reasons)) == 3


def test_why_not_does_not_look_past_a_reveal() -> None:
    table = blue_and_pink()
    for moves in (["smear yellow"], ["improve blue", "done"]):
        with pytest.raises(PastReveal):
            table.why_not(1, 0, moves, "done", "en")


def test_why_not_of_no_move_at_all_is_unreadable() -> None:
    with pytest.raises(UnreadableMove):
        blue_and_pink().why_not(1, 0, [], "sing", "en")


def test_a_draft_that_was_confirmed_is_the_turn_it_showed() -> None:
    table = blue_and_pink()
    draft = table.draft(1, 0, ["improve blue", "improve blue"])
    play(table, *draft.moves)
    assert bytes(table.state) == bytes(draft.state)


def test_a_draft_told_as_json_has_no_other_hand_in_it() -> None:
    table: Table = blue_and_pink()
    view = json.dumps(table.draft(1, 0, ["improve blue"]).state.view(1)["hands"][0])
    assert "cards" not in view
