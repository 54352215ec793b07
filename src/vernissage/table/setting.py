"""What a table is made of: who sits where, and the moves made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from vernissage.engine.rulebook import Value

Kind = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class Seat:
    """A place at the table and whoever has it."""

    kind: Kind
    guest: str | None = None  # whose seat it is, if a person's
    name: str | None = None  # of the person
    level: str | None = None  # of the bot, or of the bot standing in for the person
    standing_in: bool = False  # a bot plays for the person, who may return
    resigned: bool = False


OPEN = Seat("open")


@dataclass(frozen=True)
class Setting:
    """All of a table but its moves. Whatever changes it counts `revision` up by one."""

    id: str  # who knows it may watch
    invite: str  # who knows it may sit down
    game: str
    rules: int  # the rulebook's version
    players: int
    options: Mapping[str, Value]
    seed: int  # secret until the game is over
    seats: tuple[Seat, ...]
    revision: int = 0
    rematch: str | None = None  # the table that follows this one

    def with_seat(self, number: int, seat: Seat) -> Setting:
        """The same table with another player in a seat."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats, revision=self.revision + 1)


@dataclass(frozen=True)
class Made:
    """A move that was made; its ply is its place in the table's list, from 0."""

    seat: int
    move: str
    request: str  # the request it came with: the same one again is the same turn
