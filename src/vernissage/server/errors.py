"""Every refusal as HTTP, in one place."""

from __future__ import annotations

import logging
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from vernissage.engine.errors import IllegalMove, UnreadableMove, VernissageError
from vernissage.engine.rulebook import Json
from vernissage.server.identity import BadName
from vernissage.server.limits import TooMany
from vernissage.server.messages import encode
from vernissage.server.rooms import NoSuchTable
from vernissage.store.errors import StoreUnavailable
from vernissage.table import errors as table_errors

log = logging.getLogger(__name__)


class NoGuest(Exception):
    """Nobody: there is no cookie, or it is not of our making."""

    def __init__(self) -> None:
        super().__init__("say who you are first: PUT /api/me with a name")


class NoSuchGame(Exception):
    """An id that is no game's."""


class BadOptions(Exception):
    """A table that cannot be set up so."""


class BadRequest(Exception):
    """A request that cannot be understood."""


class StillHere(Exception):
    """A person who has not been away long enough for a bot to stand in."""


STATUS: dict[type[Exception], int] = {
    BadRequest: 422,
    BadName: 422,
    BadOptions: 422,
    UnreadableMove: 422,
    table_errors.EmptyTurn: 422,
    NoGuest: 401,
    table_errors.NotYourSeat: 403,
    table_errors.BadInvite: 403,
    NoSuchGame: 404,
    NoSuchTable: 404,
    table_errors.NoSuchSeat: 404,
    TooMany: 429,
    StoreUnavailable: 503,
}
REFUSALS: tuple[type[Exception], ...] = (VernissageError, *STATUS, StillHere)
CONFLICT = 409  # everything else a player can do wrong: the table is not in that state


NOTHING = "there is nothing here by this name and method"
SENTENCES = {  # for what the framework refuses by itself
    400: "the body cannot be read: send JSON in UTF-8, not too deep, with numbers of usual size",
    404: NOTHING,
    405: NOTHING,
}


def refusal(error: Exception, **more: object) -> Response:
    """An error as the answer to a request."""
    status = STATUS.get(type(error), CONFLICT)
    body: Json = {"error": type(error).__name__, "message": _said(error), **more}
    headers = {}
    if isinstance(error, IllegalMove):
        body |= {"rule": error.rule, "reason": error.reason}
    if isinstance(error, UnreadableMove):
        body |= {"forms": list(error.forms)}
    if isinstance(error, TooMany):
        body |= {"retry_after": error.retry_after}
        headers["retry-after"] = str(error.retry_after)
    return Response(encode(body), status, headers, "application/json")


def _said(error: Exception) -> str:
    """What strangers may read of an error: where the database is stands in the log alone."""
    if isinstance(error, StoreUnavailable):
        log.error("store unavailable", extra={"reason": str(error)})
        return "the database does not answer; try again in a moment"
    return str(error)


def plain_refusal(name: str, message: str, status: int) -> Response:
    """A refusal of the door itself, before any table is asked."""
    return Response(encode({"error": name, "message": message}), status, None, "application/json")


def unreadable(error: RequestValidationError) -> Response:
    """What is wrong with a request's parts, without repeating what was sent."""
    faults = []
    for fault in error.errors()[:5]:
        where = ".".join(str(part) for part in fault["loc"])
        faults.append(f"{where}: {fault['msg']}")
    return plain_refusal("BadRequest", "; ".join(faults), 422)


def install(app: FastAPI) -> None:
    """Answer every error of ours with its refusal."""

    async def refuse(request: Request, error: Exception) -> Response:
        return refusal(error)

    async def not_understood(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return unreadable(error)

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        status = HTTPStatus(error.status_code)
        sentence = SENTENCES.get(status, status.description or status.phrase)
        return plain_refusal(status.phrase.replace(" ", ""), sentence, status)

    async def fault(request: Request, error: Exception) -> Response:
        log.error("a fault of ours", exc_info=error)
        return plain_refusal("ServerError", "something went wrong on our side", 500)

    for kind in REFUSALS:
        app.add_exception_handler(kind, refuse)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, fault)
