"""Resigning: when it ends the game, who wins then, and who plays on."""

import pytest

from table.tables import BOT, finished, person, persons, play, table_of
from vernissage.table.errors import GameOver, NotYourSeat
from vernissage.table.seating import bot_level, resign
from vernissage.table.setting import Seat
from vernissage.table.table import Table


def resigned(*seats: Seat, by: tuple[int, ...]) -> Table:
    table = table_of(*seats, seed=2, first=0)
    for seat in by:
        assert table.phase == "playing", "the game was over before everybody had resigned"
        table.setting = resign(table, seat)
    return table


def shares(table: Table) -> tuple[float, ...] | None:
    outcome = table.outcome()
    return None if outcome is None else outcome.shares


P0, P1, P2, P3 = persons(4)


@pytest.mark.parametrize(
    ("seats", "by", "result"),
    [
        # two players: the other wins
        ([P0, P1], (0,), (0, 1)),
        ([P0, P1], (1,), (1, 0)),
        ([P0, BOT], (0,), (0, 1)),
        # three: the others play on, until one is left
        ([P0, P1, P2], (1,), None),
        ([P0, P1, P2], (1, 0), (0, 0, 1)),
        ([P0, BOT, P2], (0,), None),
        # no person left: nobody would watch the bots
        ([P0, BOT, BOT], (0,), (0, 0.5, 0.5)),
        ([P0, BOT, P2], (0, 2), (0, 1, 0)),
        # four, in teams: a side is out when all its persons are
        ([P0, P1, P2, P3], (0,), None),
        ([P0, P1, P2, P3], (0, 1), None),
        ([P0, P1, P2, P3], (0, 2), (0, 1, 0, 1)),
        ([P0, P1, P2, P3], (3, 0, 1), (1, 0, 1, 0)),
        ([P0, P1, BOT, P3], (0,), (0, 1, 0, 1)),
        ([P0, BOT, BOT, BOT], (0,), (0, 1, 0, 1)),
        ([P0, BOT, P2, BOT], (0,), None),
    ],
)
def test_resigning_ends_the_game_when_one_side_or_no_person_is_left(
    seats: list[Seat], by: tuple[int, ...], result: tuple[float, ...] | None
) -> None:
    table = resigned(*seats, by=by)
    assert shares(table) == result
    assert table.phase == ("playing" if result is None else "over")


def test_after_the_end_by_resigning_nothing_is_played_and_nobody_resigns() -> None:
    table = resigned(P0, P1, by=(0,))
    assert (table.to_move, table.legal(0), table.legal(1)) == (None, [], [])
    with pytest.raises(GameOver):
        table.play(0, 0, ["done"], "r")
    with pytest.raises(GameOver):
        resign(table, 1)


def test_an_outcome_by_resigning_names_no_rule_but_keeps_the_scores() -> None:
    outcome = resigned(P0, P1, by=(0,)).outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.scores) == ("", (0, 0))
    assert outcome.winners == (1,)


def test_record_and_frames_of_a_resigned_game_can_be_had() -> None:
    table = resigned(P0, P1, P2, by=(2,))
    play(table, table.legal(table.to_move)[0])
    table.setting = resign(table, 1)
    assert table.record().moves == (table.made[0].move,)
    assert len(table.frames()) == 2


def test_a_bot_plays_on_in_the_seat_of_one_who_resigned_to_the_end() -> None:
    table = resigned(*persons(3), by=(0,))
    assert bot_level(table.setting.seats[0]) == "club"
    finished(table)
    assert table.outcome() == table.state.outcome()
    assert shares(table) != (0, 0, 0)


def test_resigning_is_for_persons_and_once() -> None:
    table = table_of(person(0), BOT, person(2))
    with pytest.raises(NotYourSeat):
        resign(table, 1)
    table.setting = resign(table, 0)
    with pytest.raises(NotYourSeat):
        resign(table, 0)


def test_a_game_that_the_rules_ended_keeps_its_result_whoever_resigned_before() -> None:
    table = finished(resigned(*persons(3), by=(1,)))
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.rule.startswith("FT-")
