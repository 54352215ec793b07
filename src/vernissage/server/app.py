"""The application: store opened, rooms ready, routes laid out, guard at the door."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version

from fastapi import FastAPI

from vernissage.server import api_guests, api_seats, api_tables, errors
from vernissage.server.bots import BotPlayers
from vernissage.server.config import Config
from vernissage.server.desk import Desk
from vernissage.server.guard import Guard
from vernissage.server.identity import Identity
from vernissage.server.limits import Count, Rate
from vernissage.server.models import RefusalModel
from vernissage.server.page import Page, page_router
from vernissage.server.rooms import NoSuchTable, Rooms
from vernissage.server.turns import Turns
from vernissage.store.store import Store

log = logging.getLogger(__name__)
SWEEP = 60.0  # seconds between looks for rooms nobody uses
ABOUT = """
Play the games of this table by plain HTTP.

1. `PUT /api/me` with a name; keep the cookie.
2. `POST /api/tables`, or sit down at one with an invite.
3. `GET /api/tables/{table}/stream` tells you the table whenever it changes. When `legal` is not
   empty, it is your turn: choose of it.
4. `POST /api/tables/{table}/turns` with the `ply` you saw, your moves, and a `request` of your own
   making; the same request sent twice is one turn.

Every refusal has the fault's name in `error` and a sentence in `message`.
"""


def make_app(config: Config) -> Guard:
    """The application of one worker, behind its guard."""

    @asynccontextmanager
    async def open_desk(app: FastAPI) -> AsyncIterator[Mapping[str, Guard]]:
        store = await asyncio.to_thread(Store, config.database)
        store.deliver_by(asyncio.get_running_loop().call_soon_threadsafe)
        rooms = Rooms(store)
        bots = BotPlayers(rooms, config)
        rooms.changed = bots.wake
        identity = Identity(store.secret())
        guard.identity = identity
        newcomers = Rate(config.newcomers / 60, config.newcomers, "new guests from your address")
        app.state.desk = Desk(config, store, identity, rooms, bots, Count("streams"), newcomers)
        guard.turns = Turns(app.state.desk)
        _listen(rooms, store)
        sweeping = asyncio.create_task(_sweep(rooms))
        _tune()
        yield {"guard": guard}  # for Wire
        sweeping.cancel()
        bots.stop()
        await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Vernissage",
        description=ABOUT,
        version=version("vernissage"),
        lifespan=open_desk,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={
            "4XX": {"model": RefusalModel, "description": "refused"},
            422: {"model": RefusalModel, "description": "not understood"},
            503: {"model": RefusalModel, "description": "the database does not answer"},
        },
    )
    errors.install(app)
    for router in (api_tables.router, api_seats.router, api_guests.router):
        app.include_router(router)
    app.include_router(page_router(Page()))
    guard = Guard(app, config)  # named above: it is told the store's secret when that is open
    return guard


def _listen(rooms: Rooms, store: Store) -> None:
    """Follow what other workers change at tables this one has in hand."""
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    async def refresh(table: str) -> None:
        with suppress(NoSuchTable):
            if (room := await rooms.in_hand(table)) is not None:
                await rooms.refresh(room)

    def heard(table: str) -> None:
        for one in [table] if table else list(rooms.rooms):
            task = loop.create_task(refresh(one))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    def from_thread(table: str) -> None:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(heard, table)

    store.listen(from_thread)


def _tune() -> None:
    """Let the interpreter's housekeeping stand back.

    What is loaded by now stays for good, so the collector need not look at it again; and the
    store's thread, which needs the interpreter a few times a commit, need not wait 5 ms each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.001)


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        rooms.sweep()
