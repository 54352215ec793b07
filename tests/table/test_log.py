"""The log: what each seat saw happen, and nothing more."""

import pytest

from table.tables import blue_and_pink, finished, persons, play, table_of
from vernissage.engine.rulebook import Json


def drawn(log: list[Json]) -> list[Json]:
    return [event for entry in log for event in entry["events"] if event["event"] == "drew"]


def test_a_log_entry_has_the_ply_after_the_move_the_seat_and_the_move() -> None:
    table = blue_and_pink()
    play(table, "improve blue", "done")
    assert [(e["ply"], e["seat"], e["move"]) for e in table.log(None)] == [
        (1, 1, "improve blue"),
        (2, 1, "done"),
    ]


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    table = blue_and_pink()
    play(table, "improve blue", "done")
    [mine] = drawn(table.log(1))
    assert (mine["seat"], mine["count"], sum(mine["cards"].values())) == (1, 1, 1)
    for other in (0, None):
        assert drawn(table.log(other)) == [{"event": "drew", "seat": 1, "count": 1}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_through_a_whole_game_nobody_sees_what_another_drew(players: int) -> None:
    table = finished(table_of(*persons(players), seed=5))
    for seat in (*range(players), None):
        for event in drawn(table.log(seat)):
            assert ("cards" in event) == (event["seat"] == seat)


def test_the_log_since_a_ply_is_the_rest_of_the_log() -> None:
    table = finished(blue_and_pink())
    for seat in (0, 1, None):
        whole = table.log(seat)
        assert [entry["ply"] for entry in whole] == list(range(1, table.ply + 1))
        for since in (0, 1, 7, table.ply - 1, table.ply):
            assert table.log(seat, since) == whole[since:]


def test_a_log_since_a_ply_to_come_is_empty() -> None:
    table = blue_and_pink()
    play(table, "smear yellow")
    assert table.log(0, 99) == []


def test_a_turn_is_told_as_the_log_tells_it_later() -> None:
    table = blue_and_pink()
    turn = table.play(1, 0, ["improve blue", "improve blue", "done"], "r")
    told = {seat: table.told(turn.steps, seat) for seat in (0, 1, None)}
    table.adopt(turn)
    assert told == {seat: table.log(seat) for seat in (0, 1, None)}


def test_a_draft_leaves_no_trace_in_any_log() -> None:
    table = blue_and_pink()
    table.draft(1, 0, ["improve blue"])
    assert [table.log(seat) for seat in (0, 1, None)] == [[], [], []]
