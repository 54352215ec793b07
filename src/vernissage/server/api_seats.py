"""Seats: sitting down, leaving, bots, resigning, a rematch."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from vernissage.server.desk import desk_of, few_enough, guest_of, my_room, table_answer
from vernissage.server.errors import StillHere
from vernissage.server.identity import clean_name
from vernissage.server.models import BotWish, SitWish, TableModel
from vernissage.server.rooms import Room
from vernissage.table import seating
from vernissage.table.errors import NotYourSeat

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])


@router.post("/seats/{seat}/sit", response_model=TableModel)
async def sit(request: Request, table: str, seat: int, wish: SitWish) -> Response:
    """Take an open seat; the invite is the code behind `#` in the link."""
    guest = guest_of(request)
    desk = desk_of(request)
    room = await desk.rooms.get(table)
    known = await asyncio.to_thread(desk.store.guest_name, guest)
    name = clean_name(wish.name or known or "?")
    await desk.rooms.change(room, lambda at: seating.sit(at, seat, guest, name, wish.invite))
    return table_answer(room, guest, seat, 0)


@router.post("/seats/{seat}/leave", response_model=TableModel)
async def leave(request: Request, table: str, seat: int) -> Response:
    """Give up a seat before the game has begun."""
    guest = guest_of(request)
    room = await my_room(request, table, seat)
    await desk_of(request).rooms.change(room, lambda at: seating.leave(at, seat, guest))
    return table_answer(room, guest, None, 0)


@router.post("/seats/{seat}/bot", response_model=TableModel)
async def bot(request: Request, table: str, seat: int, wish: BotWish) -> Response:
    """Let a bot have an open seat; anybody who sits at the table may."""
    room = await _seated(request, table)
    await desk_of(request).rooms.change(room, lambda at: seating.seat_bot(at, seat, wish.level))
    return table_answer(room, guest_of(request), None, 0)


@router.post("/seats/{seat}/stand-in", response_model=TableModel)
async def stand_in(request: Request, table: str, seat: int) -> Response:
    """Let a bot play for a person who has been away; anybody else at the table may."""
    desk = desk_of(request)
    room = await _seated(request, table)
    room.table.check_seat(seat)
    if await desk.is_here(room, seat):
        raise StillHere(
            f"the player of seat {seat} was here less than {desk.config.absence:.0f} seconds ago"
        )
    await desk.rooms.change(room, lambda at: seating.stand_in(at, seat))
    return table_answer(room, guest_of(request), None, 0)


@router.post("/seats/{seat}/return", response_model=TableModel)
async def come_back(request: Request, table: str, seat: int) -> Response:
    """Take one's seat back from the bot that stood in; opening one's stream does it too."""
    room = await my_room(request, table, seat)
    await desk_of(request).rooms.change(room, lambda at: seating.come_back(at, seat))
    return table_answer(room, guest_of(request), seat, 0)


@router.post("/seats/{seat}/resign", response_model=TableModel)
async def resign(request: Request, table: str, seat: int) -> Response:
    """Give the game up. With others still playing, a bot plays on in the seat."""
    room = await my_room(request, table, seat)
    await desk_of(request).rooms.change(room, lambda at: seating.resign(at, seat))
    return table_answer(room, guest_of(request), seat, 0)


@router.post("/rematch", response_model=TableModel)
async def rematch(request: Request, table: str) -> Response:
    """The same players once more, everybody one seat on; asked twice it is the same table."""
    desk, guest = desk_of(request), guest_of(request)
    room = await _seated(request, table)
    if room.table.setting.rematch is None:
        await few_enough(desk, guest)
    following = await desk.rooms.rematch(room)
    return table_answer(following, guest, None, 0)


async def _seated(request: Request, table: str) -> Room:
    """The room of a table at which the guest has a seat."""
    guest = guest_of(request)
    room = await desk_of(request).rooms.get(table)
    if not room.seats_of(guest):
        raise NotYourSeat("only those who sit at the table may do this")
    return room
