"""Small tables for tests: who sits there, a seed, and a few moves."""

import random
from collections.abc import Callable
from dataclasses import replace

from vernissage.table.seating import open_table
from vernissage.table.setting import OPEN, Seat, Setting
from vernissage.table.table import Table

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor")
BOT = Seat("bot", level="greedy")


def person(number: int) -> Seat:
    return Seat("person", f"guest-{number}", NAMES[number])


def persons(players: int) -> list[Seat]:
    return [person(number) for number in range(players)]


def setting_of(
    *seats: Seat, seed: int = 1, first: int | None = None, game: str = "final_touch"
) -> Setting:
    options = {} if first is None else {"first": first}
    opened = open_table(game, len(seats), options, seats)
    return replace(opened, seed=seed)


def table_of(*seats: Seat, seed: int = 1, first: int | None = None) -> Table:
    return Table(setting_of(*seats, seed=seed, first=first))


def blue_and_pink() -> Table:
    """Seed 1, so that positions in tests can be read.

    Masterpiece 6 asks for blue ○○○ pink ○○, next is 15. Seat 1 is to move with yellow 2 and
    blue 3; seat 0 has yellow 1, green 2, blue 1, pink 1.
    """
    return table_of(*persons(2))


def waiting() -> Table:
    return table_of(person(0), OPEN)


def play(table: Table, *moves: str, request: str = "a request") -> None:
    """One turn, or part of one, of whoever is to move."""
    assert table.to_move is not None
    table.adopt(table.play(table.to_move, table.ply, moves, request))


def play_until(table: Table, wanted: Callable[[Table], bool], luck: int = 0) -> Table:
    """Random moves until something holds."""
    dice = random.Random(luck)
    while not wanted(table):
        play(table, dice.choice(table.legal(table.to_move)))
    return table


def finished(table: Table, luck: int = 0) -> Table:
    return play_until(table, lambda at: at.phase == "over", luck)


def can_complete(table: Table) -> bool:
    """Whether the seat to move holds all that is missing, more than one stroke of it."""
    return len(completing(table)) > 1


def completing(table: Table) -> list[str]:
    """The moves that complete the masterpiece from the hand of the seat to move, if it can."""
    view = table.view(table.to_move)
    assert view is not None
    assert table.to_move is not None
    hand, missing = view["hands"][table.to_move]["cards"], view["current"]["missing"]
    if any(hand.get(colour, 0) < count for colour, count in missing.items()):
        return []
    return [f"improve {colour}" for colour, count in missing.items() for _ in range(count)]
