"""Who sits where: opening a table, sitting down, leaving, standing in, resigning, a rematch."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from vernissage.engine.game import load_with
from vernissage.engine.rulebook import Value
from vernissage.table.errors import (
    AlreadySeated,
    AlreadyStarted,
    BadInvite,
    GameOver,
    NotStarted,
    NotYourSeat,
    SeatTaken,
)
from vernissage.table.setting import OPEN, Seat, Setting
from vernissage.table.table import Table

STAND_IN = "club"  # the level of a bot that plays on for a person

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


def new_code(length: int = 14) -> str:
    """A name nobody can guess, short enough for a link: 69 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def open_table(
    game: str, players: int, options: Mapping[str, Value], seats: Sequence[Seat]
) -> Setting:
    """A new table with a secret seed; ValueError says what is wrong with the wishes."""
    loaded = load_with(game, players, options)
    if len(seats) != players:
        raise ValueError(f"{players} players need {players} seats, not {len(seats)}")
    return Setting(
        id=new_code(),
        invite=new_code(),
        game=game,
        rules=loaded.book.version,
        players=players,
        options=loaded.options,
        seed=secrets.randbits(128),
        seats=tuple(seats),
    )


def sit(table: Table, number: int, guest: str, name: str, invite: str) -> Setting:
    """A guest with the invitation takes an open seat."""
    seat = _waiting(table, number)
    if not hmac.compare_digest(invite.encode(), table.setting.invite.encode()):
        raise BadInvite("the invitation does not fit this table; ask for its link again")
    if any(other.guest == guest for other in table.setting.seats):
        raise AlreadySeated("you sit at this table already")
    if seat.kind != "open":
        raise SeatTaken(f"seat {number} is taken")
    return table.setting.with_seat(number, Seat("person", guest, name))


def leave(table: Table, number: int, guest: str) -> Setting:
    """A person gives up a seat before the game has begun."""
    if _waiting(table, number).guest != guest:
        raise NotYourSeat(f"seat {number} is not yours")
    return table.setting.with_seat(number, OPEN)


def seat_bot(table: Table, number: int, level: str) -> Setting:
    """A bot takes an open seat."""
    if _waiting(table, number).kind != "open":
        raise SeatTaken(f"seat {number} is taken")
    return table.setting.with_seat(number, Seat("bot", level=level))


def stand_in(table: Table, number: int) -> Setting:
    """A bot plays for an absent person."""
    seat = _in_the_game(table, number)
    return table.setting.with_seat(number, replace(seat, standing_in=True, level=STAND_IN))


def come_back(table: Table, number: int) -> Setting:
    """A person takes the seat back from the bot."""
    seat = _in_the_game(table, number)
    return table.setting.with_seat(number, replace(seat, standing_in=False, level=None))


def resign(table: Table, number: int) -> Setting:
    """A person gives the game up; a bot plays on in the seat if others still play."""
    seat = _in_the_game(table, number)
    gone = replace(seat, resigned=True, standing_in=False, level=STAND_IN)
    return table.setting.with_seat(number, gone)


def call_rematch(table: Table) -> Setting:
    """Name the table that will follow this one."""
    table.check_over("rematch")
    setting = table.setting
    return replace(setting, rematch=setting.rematch or new_code(), revision=setting.revision + 1)


def rematch(table: Table) -> Setting:
    """The table that follows: the same players, everybody one seat on."""
    old = table.setting
    assert old.rematch is not None
    seats = [
        Seat("person", seat.guest, seat.name) if seat.kind == "person" else seat
        for seat in (*old.seats[-1:], *old.seats[:-1])
    ]
    return replace(open_table(old.game, old.players, old.options, seats), id=old.rematch)


def bot_level(seat: Seat) -> str | None:
    """The level of the bot that moves for a seat, if one does."""
    by_bot = seat.kind == "bot" or seat.standing_in or seat.resigned
    return seat.level if by_bot else None


def _waiting(table: Table, number: int) -> Seat:
    table.check_seat(number)
    if table.phase != "waiting":
        raise AlreadyStarted("the game has begun; its seats cannot be changed")
    return table.setting.seats[number]


def _in_the_game(table: Table, number: int) -> Seat:
    table.check_seat(number)
    if table.phase == "waiting":
        raise NotStarted("the game has not begun; leave the table instead")
    if table.phase == "over":
        raise GameOver("the game is over")
    seat = table.setting.seats[number]
    if seat.kind != "person" or seat.resigned:
        raise NotYourSeat(f"no person plays in seat {number}, or not any more")
    return seat
