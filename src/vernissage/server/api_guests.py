"""Who one is, and what can be played here."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.metadata import version

from fastapi import APIRouter, Request
from starlette.responses import Response

from vernissage.bots.players import LEVELS
from vernissage.engine.registry import game_ids, rulebook
from vernissage.engine.rulebook import Json
from vernissage.server.desk import answer, desk_of, guest_or_none
from vernissage.server.identity import clean_name, cookie_header, new_guest
from vernissage.server.limits import address
from vernissage.server.models import GamesModel, GuestModel, HealthModel, MeWish

router = APIRouter()
VERSION = version("vernissage")


@router.get("/healthz", response_model=HealthModel, tags=["server"])
async def healthz(request: Request) -> Response:
    """Whether the server and its database answer."""
    await asyncio.to_thread(desk_of(request).store.ping)
    return answer({"status": "ok", "version": VERSION})


@router.get("/api/games", response_model=GamesModel, tags=["games"])
async def games(request: Request) -> Response:
    """The games that can be played here, their options and the levels of the bots."""
    return answer(_games())


@cache
def _games() -> Json:
    listed = []
    for game in game_ids():
        book = rulebook(game)
        options = [
            {
                "name": option.name,
                "default": option.default,
                "choices": {str(n): list(option.choices(n)) for n in book.seats},
            }
            for option in book.options
        ]
        listed.append(
            {"id": game, "seats": list(book.seats), "options": options, "forms": list(book.forms)}
        )
    return {"games": listed, "levels": list(LEVELS)}


@router.get("/api/me", response_model=GuestModel, tags=["guests"])
async def me(request: Request) -> Response:
    """The name of the guest who asks; null without a cookie."""
    guest = guest_or_none(request)
    if guest is None:
        return answer({"name": None})
    return answer({"name": await asyncio.to_thread(desk_of(request).store.guest_name, guest)})


@router.put("/api/me", response_model=GuestModel, tags=["guests"])
async def rename(request: Request, wish: MeWish) -> Response:
    """Take a name. The answer's cookie is the guest from then on: keep it and send it along."""
    desk = desk_of(request)
    name = clean_name(wish.name)
    guest = guest_or_none(request)
    new = guest is None
    if guest is None:
        desk.newcomers.take(address(request.scope))
        guest = new_guest()
    await asyncio.to_thread(desk.store.name_guest, guest, name)
    named = answer({"name": name})
    if new:
        secure = request.url.scheme == "https" or desk.config.public.startswith("https:")
        named.headers["set-cookie"] = cookie_header(desk.identity.sign(guest), secure)
    return named
