"""Server-sent events: one open response, written whenever the table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vernissage.server.messages import Reader

MOST_WAITING = 256 * 1024  # bytes; who is further behind is cut off, and told the rest on return
BEAT = b": beat\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream(Response):
    """One reader's open response.

    Its head goes the usual way; every event after it is written straight to the connection, as a
    chunk, because waking a task for each event of each reader would cost more than all the rest.
    """

    def __init__(
        self, guest: str | None, name: str | None, asked: int | None, reader: Reader, beat: float
    ) -> None:
        self.status_code = 200
        self.background = None
        self.guest = guest
        self.name = name  # that its reader gave it
        self.asked = asked  # the seat to look through, if one was named
        self.reader = reader
        self.beat = beat
        self.on_open: Callable[[], None] = lambda: None
        self.on_beat: Callable[[], None] = lambda: None
        self.on_close: Callable[[], None] = lambda: None
        self._wire: asyncio.Transport | None = None

    def put(self, event: bytes) -> None:
        """Send an event; never waits."""
        wire = self._wire
        if wire is None or wire.is_closing():
            return
        wire.write(b"%x\r\n%b\r\n" % (len(event), event))
        if wire.get_write_buffer_size() > MOST_WAITING:
            wire.abort()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stay open until the reader leaves or is cut off."""
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await send({"type": "http.response.body", "body": BEAT, "more_body": True})  # the head too
        self._wire = scope["transport"].bare()
        self._arm()
        try:
            self.on_open()
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            self._wire = None
            self._timer.cancel()
            self.on_close()

    def _arm(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.beat, self._beat)

    def _beat(self) -> None:
        """A sign of life, which also finds out whether the reader still lives."""
        self.on_beat()
        self.put(BEAT)
        self._arm()


def event_bytes(ply: int, revision: int, data: bytes) -> bytes:
    """A table's message as an event."""
    return b"id: %d.%d\nevent: table\ndata: %b\n\n" % (ply, revision, data)


def ply_of(last: str | None) -> int:
    """The ply a reader has seen, by the id of its last event; 0 if that is unreadable."""
    number = (last or "").partition(".")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0
