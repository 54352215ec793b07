"""The door: who asks, from where, how much and how often; and the headers every answer wears."""

from __future__ import annotations

import logging
import re
from urllib.parse import urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vernissage.server.answers import EVERY
from vernissage.server.config import Config
from vernissage.server.errors import plain_refusal, refusal
from vernissage.server.identity import COOKIE, Identity
from vernissage.server.limits import Rate, TooMany, address
from vernissage.server.turns import Turns, table_of
from vernissage.table.seating import LETTERS

log = logging.getLogger(__name__)

CODES = re.compile(rf"[{LETTERS}]{{14,}}")  # of tables and invites, wherever they stand
BAD = 400  # the first status that refuses
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.identity: Identity | None = None  # both known once the store is open
        self.turns: Turns | None = None
        self.rate = Rate(config.rate, config.burst, "requests")
        self.homes = {urlsplit(config.public).netloc} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        headers: dict[bytes, bytes] = dict(scope["headers"])
        scope["guest"] = self._guest(headers)
        dressed = _dressed(scope, send)
        if (refused := self._refusal(scope, headers)) is not None:
            return await refused(scope, receive, dressed)
        if self.turns is not None and (table := table_of(scope)) is not None:
            return await self.turns(table, scope, receive, dressed)
        return await self.app(scope, receive, dressed)

    async def short(self, path: str, headers: dict[bytes, bytes], body: bytes) -> Response | None:
        """The answer to a turn that is all here; None if it is none of a guest's.

        Whoever is no guest is counted by the address, and that is known behind a proxy's headers.
        """
        guest = self._guest(headers)
        if self.turns is None or guest is None:
            return None
        scope: Scope = {"method": "POST", "path": path, "guest": guest}
        answer = self._refusal(scope, headers)
        if answer is None:
            answer = await self.turns.answer(table_of(scope) or "", guest, body)
        if answer.status_code >= BAD:
            _note(scope, answer.status_code)
        return answer

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> Response | None:
        """What the door itself has against a request; it is counted here."""
        if self._foreign(scope, headers):
            return plain_refusal("ForeignOrigin", "this page may not speak for its reader", 403)
        if scope["path"].startswith("/api/"):
            try:
                self.rate.take(scope["guest"] or address(scope))
            except TooMany as error:
                return refusal(error)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.config.body:
            return plain_refusal("TooBig", f"at most {self.config.body} bytes", 413)
        if b"transfer-encoding" in headers:
            answer = plain_refusal("BadRequest", "send a content-length, not chunks", 411)
            answer.headers["connection"] = "close"
            return answer
        return None

    def _foreign(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """A browser says on whose page it is; only our own pages may change anything."""
        if scope["method"] in SAFE:
            return False
        if headers.get(b"sec-fetch-site", b"none") not in {b"same-origin", b"none"}:
            return True
        origin = headers.get(b"origin")
        if origin is None:
            return False
        try:
            netloc = urlsplit(origin.decode("latin-1")).netloc
        except ValueError:  # no browser says this
            return True
        return netloc not in self.homes | {headers.get(b"host", b"").decode("latin-1")}

    def _guest(self, headers: dict[bytes, bytes]) -> str | None:
        if self.identity is None:
            return None
        for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                return self.identity.guest(value)
        return None


def _dressed(scope: Scope, send: Send) -> Send:
    """Send with the headers every answer wears, and a note of those that refuse."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *EVERY]
            if message["status"] >= BAD:
                _note(scope, message["status"])
        await send(message)

    return dressed


def _note(scope: Scope, status: int) -> None:
    """A line about a request that failed; never the table's id, which is a key to it."""
    path = CODES.sub("{code}", scope["path"])[:100]
    level = logging.ERROR if status >= 500 else logging.INFO
    log.log(level, "refused", extra={"status": status, "method": scope["method"], "path": path})
