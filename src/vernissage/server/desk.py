"""What every request may need, in one place: the store, the rooms, the limits, who asks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from vernissage.engine.errors import BadRecord
from vernissage.server.bots import BotPlayers
from vernissage.server.config import Config
from vernissage.server.errors import NoGuest
from vernissage.server.identity import Identity
from vernissage.server.limits import Count, Rate, TooMany
from vernissage.server.messages import encode
from vernissage.server.rooms import Room, Rooms
from vernissage.store.store import Store
from vernissage.table.errors import NotYourSeat

JSON = "application/json"
NO_STORE = {"cache-control": "no-store"}
MOST_LISTED = 50  # of a guest's tables, the newest


@dataclass(frozen=True)
class Desk:
    """The worker's belongings."""

    config: Config
    store: Store
    identity: Identity
    rooms: Rooms
    bots: BotPlayers
    streams: Count
    newcomers: Rate

    async def is_here(self, room: Room, seat: int) -> bool:
        """Whether the person of a seat was here within the time that counts as absence."""
        if seat in room.here() or monotonic() - room.seen[seat] < self.config.absence:
            return True
        if not self.store.shared:
            return False
        seen = await asyncio.to_thread(self.store.last_seen, room.table.setting.id)
        if (at := seen.get(seat)) is None:
            return False
        return (datetime.now(UTC) - at).total_seconds() < self.config.absence


def desk_of(request: Request) -> Desk:
    """The desk of the worker that serves a request."""
    desk: Desk = request.app.state.desk
    return desk


def guest_or_none(request: Request) -> str | None:
    """The guest who asks, if it has a cookie of ours."""
    guest: str | None = request.scope["guest"]
    return guest


def guest_of(request: Request) -> str:
    """The guest who asks."""
    guest = guest_or_none(request)
    if guest is None:
        raise NoGuest
    return guest


async def my_room(request: Request, table: str, seat: int) -> Room:
    """The room of a table at which a seat is the asking guest's own."""
    return await own_room(desk_of(request), guest_of(request), table, seat)


async def own_room(desk: Desk, guest: str, table: str, seat: int) -> Room:
    """The room of a table at which a seat is a guest's own."""
    room = await desk.rooms.get(table)
    room.table.check_seat(seat)
    taken = room.table.setting.seats[seat]
    if taken.guest != guest:
        raise NotYourSeat(f"seat {seat} is not yours")
    if taken.resigned and room.table.phase == "playing":
        raise NotYourSeat(f"you have resigned; a bot plays on in seat {seat}")
    room.met(seat)
    if desk.store.shared and seat not in room.here():
        desk.store.saw(table, seat)  # who plays without a stream is here for other workers too
    return room


async def few_enough(desk: Desk, guest: str) -> None:
    """Refuse one table more for a guest who has too many games still to play."""
    running = 0
    for table, _ in await asyncio.to_thread(desk.store.tables_of, guest, MOST_LISTED):
        with suppress(BadRecord):
            room = await desk.rooms.get(table)
            seats = room.table.setting.seats
            playing = not all(seats[seat].resigned for seat in room.seats_of(guest))
            running += playing and room.table.phase != "over"
    if running >= desk.config.tables:
        raise TooMany(f"you have {running} tables open; finish or leave one first", 60)


def answer(value: dict[str, object]) -> Response:
    """JSON that nobody keeps."""
    return Response(encode(value), 200, NO_STORE, JSON)


def table_answer(room: Room, guest: str | None, seat: int | None, since: int) -> Response:
    """A table for the guest who asks."""
    body = room.whole(room.reader(guest, seat), since)
    return Response(encode(body), 200, NO_STORE, JSON)
