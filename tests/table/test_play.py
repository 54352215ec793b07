"""Playing at a table: phases, whole turns, and every way to be refused."""

from dataclasses import replace

import pytest

from table.tables import blue_and_pink, finished, person, persons, play, table_of, waiting
from vernissage.engine.errors import BadRecord, IllegalMove, UnreadableMove
from vernissage.table.errors import (
    EmptyTurn,
    GameOver,
    NoSuchSeat,
    NotStarted,
    NotYourTurn,
    PastReveal,
    StalePly,
    StillRunning,
)
from vernissage.table.setting import OPEN, Made
from vernissage.table.table import MOST_MOVES, Table


def all_of(table: Table) -> tuple[object, ...]:
    """Everything that a refused turn must leave alone."""
    return bytes(table.state), table.state.moves, list(table.made), table.setting


def test_a_table_with_an_open_seat_waits() -> None:
    table = waiting()
    assert (table.phase, table.to_move, table.view(0), table.legal(0)) == (
        "waiting",
        None,
        None,
        [],
    )


def test_a_full_table_is_played_at() -> None:
    table = blue_and_pink()
    assert (table.phase, table.to_move, table.ply) == ("playing", 1, 0)
    assert table.legal(1) == ["improve blue", "smear yellow"]


def test_a_finished_game_is_over_and_nobody_is_to_move() -> None:
    table = finished(blue_and_pink())
    assert (table.phase, table.to_move) == ("over", None)
    assert table.legal(0) == table.legal(1) == []


def test_only_the_seat_to_move_has_legal_moves() -> None:
    table = blue_and_pink()
    assert table.legal(0) == []
    assert table.legal(None) == []


def test_play_only_says_what_a_turn_would_do() -> None:
    table = blue_and_pink()
    before = all_of(table)
    turn = table.play(1, 0, ["improve blue", "improve blue"], "r")
    assert all_of(table) == before
    assert turn.ply == 0
    assert turn.made == (Made(1, "improve blue", "r"), Made(1, "improve blue", "r"))
    assert turn.after.ply == 2


def test_adopting_a_turn_makes_it_so() -> None:
    table = blue_and_pink()
    play(table, "improve blue", "improve blue", "done", request="r")
    assert (table.ply, table.to_move) == (3, 0)
    assert [made.move for made in table.made] == ["improve blue", "improve blue", "done"]
    assert table.state.moves == [made.move for made in table.made]
    view = table.view(None)
    assert view is not None
    assert view["current"]["missing"] == {"blue": 1, "pink": 2}


def test_a_turn_adopted_twice_is_stale() -> None:
    table = blue_and_pink()
    turn = table.play(1, 0, ["smear yellow"], "r")
    table.adopt(turn)
    with pytest.raises(StalePly):
        table.adopt(turn)
    assert table.ply == 1


@pytest.mark.parametrize(
    ("moves", "fault"),
    [
        (["improve pink"], IllegalMove),
        (["improve blue", "improve pink"], IllegalMove),
        (["improve blue", "improve blue", "improve blue", "improve blue"], IllegalMove),
        (["done"], IllegalMove),
        (["improve blue", "paint blue"], UnreadableMove),
        (["improve blue", ""], UnreadableMove),
        (["IMPROVE BLUE"], UnreadableMove),
        (["improve blue", "done", "smear green"], PastReveal),
        (["smear yellow", "smear yellow"], PastReveal),
        ([], EmptyTurn),
        (["improve blue"] * (MOST_MOVES + 1), EmptyTurn),
    ],
)
def test_a_turn_with_one_wrong_move_changes_nothing(
    moves: list[str], fault: type[Exception]
) -> None:
    table = blue_and_pink()
    before = all_of(table)
    with pytest.raises(fault):
        table.play(1, 0, moves, "r")
    assert all_of(table) == before
    play(table, "improve blue")  # and the table goes on


def test_an_illegal_move_names_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        blue_and_pink().play(1, 0, ["improve pink"], "r")
    assert refused.value.rule.startswith("FT-")
    assert refused.value.reason


@pytest.mark.parametrize("ply", [0, 2, -1, 999_999])
def test_moves_made_on_another_ply_are_stale(ply: int) -> None:
    table = blue_and_pink()
    play(table, "smear yellow")
    with pytest.raises(StalePly, match="ply 1"):
        table.play(0, ply, ["smear green"], "r")


def test_a_seat_that_is_not_to_move_cannot_move() -> None:
    table = blue_and_pink()
    with pytest.raises(NotYourTurn, match="seat 1 is to move"):
        table.play(0, 0, ["smear green"], "r")
    play(table, "improve blue")
    with pytest.raises(NotYourTurn):  # a turn half made is still the other's
        table.play(0, 1, ["smear green"], "r")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_number_that_is_no_seat_is_refused(seat: int) -> None:
    with pytest.raises(NoSuchSeat, match="0 to 1"):
        blue_and_pink().play(seat, 0, ["smear green"], "r")


def test_nothing_is_played_before_the_start() -> None:
    for wish in (waiting().play, lambda *a: waiting().draft(*a[:3])):
        with pytest.raises(NotStarted):
            wish(0, 0, ["smear yellow"], "r")


def test_nothing_is_played_after_the_end() -> None:
    table = finished(blue_and_pink())
    with pytest.raises(GameOver):
        table.play(0, table.ply, ["done"], "r")
    with pytest.raises(GameOver):
        table.draft(0, table.ply, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_built_anew_from_its_moves_is_the_same(players: int) -> None:
    table = finished(table_of(*persons(players), seed=players))
    again = Table(table.setting, table.made)
    assert bytes(again.state) == bytes(table.state)
    assert again.made == table.made
    assert again.log(0) == table.log(0)


def test_catching_up_takes_over_what_was_stored_elsewhere() -> None:
    ours, theirs = blue_and_pink(), blue_and_pink()
    play(theirs, "improve blue")
    play(theirs, "improve blue", "done")
    setting = theirs.setting.with_seat(0, person(0))
    steps = ours.catch_up(setting, theirs.made)
    assert bytes(ours.state) == bytes(theirs.state)
    assert ours.made == theirs.made
    assert ours.setting.revision == 1
    assert ours.told(steps, 1) == theirs.log(1)


def test_a_table_of_other_rules_is_not_guessed_at() -> None:
    setting = blue_and_pink().setting
    object.__setattr__(setting, "rules", 99)
    with pytest.raises(BadRecord, match="version 99"):
        Table(setting)


def test_older_rules_may_have_had_other_options() -> None:
    setting = replace(blue_and_pink().setting, rules=0, options={"begins": 1})
    with pytest.raises(BadRecord, match="version 0"):
        Table(setting)


@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"players": 9}, {"options": {"players": 2}}], ids=str
)
def test_a_stored_table_this_program_cannot_set_up_is_a_bad_record(change: dict[str, str]) -> None:
    with pytest.raises(BadRecord, match="the table cannot be played on: "):
        Table(replace(blue_and_pink().setting, **change))


@pytest.mark.parametrize(("seat", "move"), [(1, "smear pink"), (0, "improve blue"), (1, "sing")])
def test_a_stored_move_that_cannot_be_made_is_a_bad_record_and_not_shown(
    seat: int, move: str
) -> None:
    with pytest.raises(BadRecord, match="its move 1 cannot be made") as refused:
        Table(blue_and_pink().setting, [Made(seat, move, "r")])
    assert move not in str(refused.value)


@pytest.mark.parametrize("table", [waiting(), blue_and_pink()], ids=["waiting", "playing"])
def test_record_and_frames_are_kept_back_until_the_game_is_over(table: Table) -> None:
    for wish in (table.record, table.frames):
        with pytest.raises(StillRunning):
            wish()
    assert table.outcome() is None


def test_the_record_of_a_finished_game_replays_to_the_same_bytes() -> None:
    table = finished(blue_and_pink())
    assert bytes(table.game.replay(table.record())) == bytes(table.state)
    assert table.outcome() == table.state.outcome()


def test_frames_show_every_ply_with_every_hand_face_up() -> None:
    table = finished(blue_and_pink())
    frames = table.frames()
    assert [frame["ply"] for frame in frames] == list(range(table.ply + 1))
    assert [frame["move"] for frame in frames[1:]] == table.state.moves
    assert all("cards" in hand for frame in frames for hand in frame["view"]["hands"])
    assert frames[0]["view"]["hands"][1]["cards"] == {"yellow": 2, "blue": 3}


def test_an_open_seat_anywhere_keeps_a_table_waiting() -> None:
    assert table_of(OPEN, person(1), person(2)).phase == "waiting"
