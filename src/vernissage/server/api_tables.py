"""Tables: opening one, looking, drafting, playing, and looking back."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from vernissage.engine.errors import BadRecord
from vernissage.engine.registry import game_ids
from vernissage.server.desk import (
    JSON,
    MOST_LISTED,
    answer,
    desk_of,
    few_enough,
    guest_of,
    guest_or_none,
    my_room,
    table_answer,
)
from vernissage.server.errors import BadOptions, NoSuchGame
from vernissage.server.identity import clean_name
from vernissage.server.limits import address
from vernissage.server.messages import (
    draft_message,
    encode,
    replay_message,
    summary_message,
)
from vernissage.server.models import (
    Code,
    DraftModel,
    DraftWish,
    RecordModel,
    ReplayModel,
    SeatWish,
    TableModel,
    TablesModel,
    TableWish,
    TurnWish,
    WhyModel,
    WhyWish,
)
from vernissage.server.rooms import Room
from vernissage.server.stream import Stream, ply_of
from vernissage.server.turns import make_turn
from vernissage.table.errors import GameOver, NotYourSeat
from vernissage.table.seating import come_back, open_table
from vernissage.table.setting import OPEN, Seat
from vernissage.table.table import Table

router = APIRouter(prefix="/api/tables")
NameQuery = Annotated[
    Code | None, Query(description="a name for the stream, which turns may then mention")
]
SeatQuery = Annotated[int | None, Query(ge=0, le=99, description="one of the guest's own seats")]


@router.post("/{table}/turns", response_model=TableModel, tags=["play"])
async def turn(request: Request, table: str, wish: TurnWish) -> Response:
    """Make a turn: all of its moves or none. Refused on a stale ply, with the table as it is."""
    return await make_turn(desk_of(request), guest_of(request), table, wish)


@router.post("/{table}/drafts", response_model=DraftModel, tags=["play"])
async def draft(request: Request, table: str, wish: DraftWish) -> Response:
    """What the seat would see after some moves that reveal nothing; nobody else learns of it."""
    room = await my_room(request, table, wish.seat)
    drafted = room.table.draft(wish.seat, wish.ply, wish.moves)
    return answer(draft_message(room.table, drafted, wish.seat))


@router.post("/{table}/why", response_model=WhyModel, tags=["play"])
async def why(request: Request, table: str, wish: WhyWish) -> Response:
    """Why a move cannot be made after a draft, in the language asked for."""
    room = await my_room(request, table, wish.seat)
    found = room.table.why_not(wish.seat, wish.ply, wish.moves, wish.move, wish.language)
    if found is None:
        return answer({"legal": True, "rule": None, "reason": None})
    return answer({"legal": False, "rule": found.rule, "reason": found.reason})


@router.get("/{table}", response_model=TableModel, tags=["look"])
async def look(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """A table: through one of the guest's seats, or as a spectator."""
    room, guest = await _looking(request, table, seat)
    return table_answer(room, guest, seat, 0)


@router.get(
    "/{table}/stream",
    tags=["look"],
    responses={200: {"content": {"text/event-stream": {}}, "description": "events `table`"}},
)
async def stream(
    request: Request,
    table: str,
    seat: SeatQuery = None,
    last: str | None = None,
    name: NameQuery = None,
) -> Response:
    """The table now and whenever it changes, as server-sent events; the data is as of `look`.

    The id of an event is `<ply>.<revision>`; come back with it as `Last-Event-ID`
    (or `last`), and `log` begins where you stopped. A turn that mentions the stream's
    name (`stream`) is told by its answer, and not by the stream once more.
    """
    desk = desk_of(request)
    room, guest = await _looking(request, table, seat)
    for own in room.seats_of(guest):
        if room.table.setting.seats[own].standing_in and room.table.phase == "playing":
            with suppress(GameOver):  # by the bot's last move, meanwhile
                await desk.rooms.change(room, partial(come_back, number=own))
    who = guest or address(request.scope)
    desk.streams.take(who, desk.config.streams if guest else desk.config.strangers)
    following = Stream(guest, name, seat, room.reader(guest, seat), desk.config.beat)
    since = ply_of(request.headers.get("last-event-id") or last)

    def close() -> None:
        desk.streams.give(who)
        room.part(following)

    def open_() -> None:
        room.join(following, since)
        desk.rooms.beat(room, following)  # other workers hear of it at once

    following.on_open = open_
    following.on_beat = partial(desk.rooms.beat, room, following)
    following.on_close = close
    return following


async def _looking(request: Request, table: str, seat: int | None) -> tuple[Room, str | None]:
    guest = guest_or_none(request)
    room = await desk_of(request).rooms.get(table)
    if seat is not None:
        room.table.check_seat(seat)
        if seat not in room.seats_of(guest):
            raise NotYourSeat(f"seat {seat} is not yours; without a seat you look as a spectator")
    return room, guest


@router.get("", response_model=TablesModel, tags=["look"])
async def mine(request: Request) -> Response:
    """The guest's own tables, newest first."""
    guest = guest_or_none(request)
    desk = desk_of(request)
    tables = []
    if guest is not None:
        for table, at in await asyncio.to_thread(desk.store.tables_of, guest, MOST_LISTED):
            with suppress(BadRecord):  # begun with older rules: it can be neither shown nor played
                room = await desk.rooms.get(table)
                tables.append(summary_message(room.table, room.seats_of(guest), at.isoformat()))
    return answer({"tables": tables})


@router.post("", response_model=TableModel, status_code=201, tags=["tables"])
async def create(request: Request, wish: TableWish) -> Response:
    """Open a table. One seat at least is `me`; open seats wait for guests with the invite."""
    guest = guest_of(request)
    desk = desk_of(request)
    if wish.game not in game_ids():
        raise NoSuchGame(f"there is no game {wish.game!r}; there are: {', '.join(game_ids())}")
    await few_enough(desk, guest)
    name = await asyncio.to_thread(desk.store.guest_name, guest) or "?"
    seats = [_seat(seat, guest, name) for seat in wish.seats]
    if not any(seat.guest for seat in seats):
        raise BadOptions("one seat at least must be of kind 'me'")
    try:
        setting = open_table(wish.game, wish.players, wish.options, seats)
    except ValueError as error:
        raise BadOptions(str(error)) from None
    room = await desk.rooms.add(setting)
    opened = table_answer(room, guest, None, 0)
    opened.status_code = 201
    return opened


def _seat(wish: SeatWish, guest: str, name: str) -> Seat:
    if wish.kind == "bot":
        if wish.level is None:
            raise BadOptions("a seat of kind 'bot' needs a 'level'")
        return Seat("bot", level=wish.level)
    if wish.level is not None:
        raise BadOptions(f"a seat of kind {wish.kind!r} has no 'level'")
    if wish.kind == "open":
        return OPEN
    return Seat("person", guest, name if wish.name is None else clean_name(wish.name))


@router.get("/{table}/record", response_model=RecordModel, tags=["look"])
async def record(request: Request, table: str) -> Response:
    """The record of a finished game: seed, options and moves, to be replayed anywhere."""
    room, _ = await _looking(request, table, None)
    kept = answer(asdict(room.table.record()))
    kept.headers["content-disposition"] = f'attachment; filename="vernissage-{table}.json"'
    return kept


@router.get("/{table}/replay", response_model=ReplayModel, tags=["look"])
async def replay(request: Request, table: str) -> Response:
    """A finished game ply by ply, every hand face up."""
    room, _ = await _looking(request, table, None)
    room.table.check_over("replay")
    async with room.lock:  # made once, however many ask
        if room.replay is None:
            room.replay = await asyncio.to_thread(_packed_replay, room.table)
    body, headers = room.replay, {"cache-control": "no-store"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, 200, headers, JSON)


def _packed_replay(table: Table) -> bytes:
    return gzip.compress(encode(replay_message(table)), 5)
