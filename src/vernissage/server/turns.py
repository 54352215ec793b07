"""A turn, from its body to its answer.

Turns are most of what a server hears. They go from the guard straight to the table, past the
routing and the reading of parameters that every other request goes through; what is checked, what
is refused and what is answered is the same, and the OpenAPI describes it with the rest. A turn that
came in one piece is spared the application's layers as well, see `Wire`.
"""

from __future__ import annotations

import logging

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vernissage.server.answers import Answer
from vernissage.server.desk import Desk, own_room
from vernissage.server.errors import REFUSALS, NoGuest, plain_refusal, refusal, unreadable
from vernissage.server.messages import encode
from vernissage.server.models import TurnWish
from vernissage.table.errors import StalePly

log = logging.getLogger(__name__)
BEFORE, AFTER = "/api/tables/", "/turns"


async def make_turn(desk: Desk, guest: str, table: str, wish: TurnWish) -> Response:
    """Play; answer with the table, or refuse a stale turn with the table as it is."""
    room = await own_room(desk, guest, table, wish.seat)
    reader = room.reader(guest, wish.seat)
    knows = room.stream_of(guest, wish.stream, reader) if wish.stream else None
    try:
        new = await desk.rooms.play(room, wish.seat, wish.ply, wish.moves, wish.request, knows)
    except StalePly as error:
        return refusal(error, table=room.whole(reader))
    return Answer(room.latest(reader) if new else encode(room.whole(reader, wish.ply)))


def table_of(scope: Scope) -> str | None:
    """The table of a turn's request; None for any other request."""
    path: str = scope["path"]
    if scope["method"] != "POST" or not (path.startswith(BEFORE) and path.endswith(AFTER)):
        return None
    return path[len(BEFORE) : -len(AFTER)]


class Turns:
    """Answers the requests that are turns."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def __call__(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Read, play, answer."""
        answer = await self.answer(table, scope["guest"], await _body(receive))
        await answer(scope, receive, send)

    async def answer(self, table: str, guest: str | None, body: bytes) -> Response:
        """The answer to a turn's body, whatever may be wrong with it."""
        try:
            wish = TurnWish.model_validate_json(body)
            if guest is None:
                raise NoGuest
            return await make_turn(self.desk, guest, table, wish)
        except ValidationError as error:
            faults = [{**fault, "loc": ("body", *fault["loc"])} for fault in error.errors()]
            return unreadable(RequestValidationError(faults))
        except REFUSALS as error:
            return refusal(error)
        except Exception as error:
            log.error("a fault of ours", exc_info=error)
            return plain_refusal("ServerError", "something went wrong on our side", 500)


async def _body(receive: Receive) -> bytes:
    """All of a request's body; the guard has seen that it is small."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body"):
            return bytes(body)
