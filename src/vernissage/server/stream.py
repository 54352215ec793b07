"""Server-sent events: one open response, written whenever the table changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vernissage.server.messages import Reader

MOST_QUEUED = 64  # a reader this far behind is cut off; it comes back and is told what it missed
BEAT = b": beat\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Stream(Response):
    """One reader's open response. `put` never waits; the response is an ASGI application."""

    def __init__(self, guest: str | None, asked: int | None, reader: Reader, beat: float) -> None:
        self.status_code = 200
        self.background = None
        self.guest = guest
        self.asked = asked  # the seat to look through, if one was named
        self.reader = reader
        self.beat = beat
        self.on_open: Callable[[], None] = lambda: None
        self.on_beat: Callable[[], None] = lambda: None
        self.on_close: Callable[[], None] = lambda: None
        self._queue: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def put(self, event: bytes) -> None:
        """Send an event when the reader can take it."""
        self._queue.append(event)
        self._ready.set()
        if len(self._queue) > MOST_QUEUED and self._task is not None:
            self._task.cancel()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Write until the reader leaves or is cut off."""
        gone = asyncio.create_task(self._until_gone(receive))
        self._task = asyncio.create_task(self._write(send))
        self._arm()
        try:
            self.on_open()
            await asyncio.wait((gone, self._task), return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            self._task.cancel()
            self._timer.cancel()
            self.on_close()

    def _arm(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.beat, self._beat)

    def _beat(self) -> None:
        """A sign of life, which also finds out whether the reader still lives."""
        self.on_beat()
        self.put(BEAT)
        self._arm()

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def _write(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        while True:
            while self._queue:
                body = b"".join(self._queue)
                self._queue.clear()
                await send({"type": "http.response.body", "body": body, "more_body": True})
            self._ready.clear()
            await self._ready.wait()


def event_bytes(ply: int, revision: int, data: bytes) -> bytes:
    """A table's message as an event."""
    return b"id: %d.%d\nevent: table\ndata: %b\n\n" % (ply, revision, data)


def ply_of(last: str | None) -> int:
    """The ply a reader has seen, by the id of its last event; 0 if that is unreadable."""
    number = (last or "").partition(".")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0
