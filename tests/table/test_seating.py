"""Who sits where: opening a table, sitting down, leaving, bots, a rematch."""

from dataclasses import replace

import pytest

from table.tables import (
    BOT,
    blue_and_pink,
    finished,
    person,
    persons,
    play,
    setting_of,
    table_of,
    waiting,
)
from vernissage.table.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadInvite,
    GameOver,
    NoSuchSeat,
    NotStarted,
    NotYourSeat,
    SeatTaken,
    StillRunning,
)
from vernissage.table.seating import (
    LETTERS,
    STAND_IN,
    bot_level,
    call_rematch,
    come_back,
    leave,
    new_code,
    open_table,
    rematch,
    resign,
    seat_bot,
    sit,
    stand_in,
)
from vernissage.table.setting import OPEN, Seat
from vernissage.table.table import Table


def test_codes_are_long_plain_and_never_the_same() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 14 and set(code) <= set(LETTERS) for code in codes)


def test_every_new_table_has_its_own_secrets() -> None:
    one, other = setting_of(*persons(2)), setting_of(*persons(2))
    assert len({one.id, one.invite, other.id, other.invite}) == 4
    opened = [open_table("final_touch", 2, {}, persons(2)) for _ in range(2)]
    assert opened[0].seed != opened[1].seed


@pytest.mark.parametrize(
    ("game", "players", "options", "seats", "words"),
    [
        ("chess", 2, {}, 2, "no game is called 'chess'"),
        ("final_touch", 5, {}, 5, "for 2, 3, 4 players"),
        ("final_touch", 3, {}, 2, "3 players need 3 seats, not 2"),
        ("final_touch", 2, {"colour": 1}, 2, "no option colour; it has: first"),
        ("final_touch", 2, {"game": 1}, 2, "no option game; it has: first"),
        ("final_touch", 2, {"players": 2}, 2, "no option players; it has: first"),
        ("final_touch", 2, {"first": 2}, 2, "one of None, 0, 1, not 2"),
        ("final_touch", 2, {"first": True}, 2, "not True"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(
    game: str, players: int, options: dict[str, int], seats: int, words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        open_table(game, players, options, [OPEN] * seats)


def test_a_guest_with_the_invitation_sits_down_and_the_game_begins() -> None:
    table = waiting()
    table.setting = sit(table, 1, "guest-1", "Boris", table.setting.invite)
    assert table.setting.seats[1] == Seat("person", "guest-1", "Boris")
    assert (table.setting.revision, table.phase) == (1, "playing")


@pytest.mark.parametrize("invite", ["", "x", "приглашение", "2" * 14])
def test_without_the_invitation_nobody_sits_down(invite: str) -> None:
    with pytest.raises(BadInvite):
        sit(waiting(), 1, "guest-1", "Boris", invite)


def test_nobody_sits_down_twice_or_on_another() -> None:
    table = table_of(person(0), OPEN, OPEN)
    invite = table.setting.invite
    with pytest.raises(AlreadySeated):
        sit(table, 1, "guest-0", "Anna again", invite)
    with pytest.raises(SeatTaken, match="seat 0"):
        sit(table, 0, "guest-1", "Boris", invite)
    with pytest.raises(NoSuchSeat):
        sit(table, 3, "guest-1", "Boris", invite)


def test_a_person_leaves_before_the_start_and_somebody_else_comes() -> None:
    table = table_of(person(0), person(1), OPEN)
    table.setting = leave(table, 1, "guest-1")
    assert table.setting.seats[1] == OPEN
    table.setting = sit(table, 1, "guest-3", "Gleb", table.setting.invite)
    assert table.setting.seats[1].name == "Gleb"
    assert table.setting.revision == 2


def test_a_bot_takes_an_open_seat_only() -> None:
    table = table_of(person(0), OPEN, OPEN)
    table.setting = seat_bot(table, 1, "club")
    assert table.setting.seats[1] == Seat("bot", level="club")
    with pytest.raises(SeatTaken):
        seat_bot(table, 1, "strong")
    with pytest.raises(SeatTaken):
        seat_bot(table, 0, "strong")


@pytest.mark.parametrize("table", [blue_and_pink(), finished(blue_and_pink())], ids=["on", "over"])
def test_once_the_game_has_begun_seats_stay_as_they_are(table: Table) -> None:
    with pytest.raises(AlreadyStarted):
        sit(table, 0, "guest-3", "Gleb", table.setting.invite)
    with pytest.raises(AlreadyStarted):
        leave(table, 0, "guest-0")
    with pytest.raises(AlreadyStarted):
        seat_bot(table, 0, "club")


@pytest.mark.parametrize("change", [stand_in, come_back, resign])
def test_before_the_start_and_after_the_end_nobody_stands_in_returns_or_resigns(change) -> None:
    with pytest.raises(NotStarted):
        change(waiting(), 0)
    with pytest.raises(GameOver):
        change(finished(blue_and_pink()), 0)
    with pytest.raises(NoSuchSeat):
        change(blue_and_pink(), 2)


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    table = blue_and_pink()
    table.setting = stand_in(table, 1)
    absent = table.setting.seats[1]
    assert (absent.kind, absent.name, absent.guest) == ("person", "Boris", "guest-1")
    assert absent.standing_in
    assert bot_level(absent) == STAND_IN
    play(table, "smear yellow")  # through the same door as the person
    table.setting = come_back(table, 1)
    assert table.setting.seats[1] == person(1)
    assert bot_level(table.setting.seats[1]) is None


def test_nobody_stands_in_for_a_bot_or_for_one_who_resigned() -> None:
    table = table_of(person(0), person(1), BOT)
    with pytest.raises(NotYourSeat):
        stand_in(table, 2)
    table.setting = resign(table, 0)
    with pytest.raises(NotYourSeat):
        stand_in(table, 0)


def test_who_resigned_does_not_come_back_and_the_bot_plays_on() -> None:
    table = table_of(*persons(3))
    table.setting = resign(table, 0)
    with pytest.raises(NotYourSeat):
        come_back(table, 0)
    assert bot_level(table.setting.seats[0]) == STAND_IN


def test_bots_move_for_bots_absent_people_and_those_who_resigned() -> None:
    assert bot_level(BOT) == "greedy"
    assert bot_level(person(0)) is None
    assert bot_level(OPEN) is None
    assert bot_level(replace(person(0), standing_in=True, level="club")) == "club"
    assert bot_level(replace(person(0), resigned=True, level="club")) == "club"


@pytest.mark.parametrize("table", [waiting(), blue_and_pink()], ids=["waiting", "playing"])
def test_a_rematch_is_called_after_the_end_only(table: Table) -> None:
    with pytest.raises(StillRunning):
        call_rematch(table)


def test_a_rematch_called_twice_is_the_same_table() -> None:
    table = finished(blue_and_pink())
    table.setting = call_rematch(table)
    again = call_rematch(table)
    assert table.setting.rematch is not None
    assert again.rematch == table.setting.rematch


def test_in_a_rematch_everybody_sits_one_seat_on_under_a_new_seed() -> None:
    table = finished(table_of(person(0), person(1), BOT, seed=5))
    table.setting = resign_all_marks(call_rematch(table))
    following = rematch(table)
    assert following.seats == (BOT, person(0), person(1))
    assert following.id == table.setting.rematch
    assert following.seed != table.setting.seed
    assert following.invite != table.setting.invite
    assert (following.revision, following.rematch) == (0, None)
    assert following.options == table.setting.options
    assert Table(following).phase == "playing"


def resign_all_marks(setting):
    """The same table as if its persons had been absent or had resigned: a rematch forgets it."""
    first = replace(setting.seats[0], resigned=True, level="club")
    second = replace(setting.seats[1], standing_in=True, level="club")
    return setting.with_seat(0, first).with_seat(1, second)
