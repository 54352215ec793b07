"""HTTP/1.1 on the wire: patience with requests, a short way for turns, an end to streams."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vernissage.server.answers import whole
from vernissage.server.errors import plain_refusal
from vernissage.server.turns import AFTER, BEFORE

if TYPE_CHECKING:
    from vernissage.server.guard import Guard

NAME, VALUE = rb"[A-Za-z0-9-]+", rb"[!-~](?:[ -~]*[!-~])?"
TURN = re.compile(
    rb"POST (%b[0-9a-z]+%b) HTTP/1\.1\r\n((?:%b: %b\r\n)+)\r\n"
    % (BEFORE.encode(), AFTER.encode(), NAME, VALUE)
)
FIELDS = re.compile(rb"(%b): (%b)\r\n" % (NAME, VALUE))
OTHER_WAYS = (b"transfer-encoding", b"expect", b"upgrade")  # to send a request
MOST_HEAD = 32 * 1024  # bytes of a request's first line and headers


class TurnRequest(NamedTuple):
    """A turn's request, all of it."""

    path: str
    headers: dict[bytes, bytes]
    body: bytes


def turn_in(data: bytes) -> TurnRequest | None:
    """The one turn that these bytes are, all and plainly; None if there is any doubt."""
    if (found := TURN.match(data)) is None:
        return None
    fields = FIELDS.findall(found[2])
    headers = {name.lower(): value for name, value in fields}
    body = data[found.end() :]
    plain = (
        len(headers) == len(fields)
        and headers.get(b"content-length") == b"%d" % len(body)
        and headers.get(b"connection", b"keep-alive") == b"keep-alive"
        and not any(name in headers for name in OTHER_WAYS)
    )
    return TurnRequest(found[1].decode(), headers, body) if plain else None


class Corked:
    """A transport that gathers what is written in one turn of the loop into one system call.

    An answer is a head and a body, written apart; sent apart, each would cost as much as a view.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._held: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Write with whatever else this turn of the loop writes."""
        if not self._held:
            self._loop.call_soon(self._flush)
        self._held.append(data)

    def _flush(self) -> None:
        if self._held and not self._transport.is_closing():
            self._transport.write(b"".join(self._held))
        self._held.clear()

    def bare(self) -> asyncio.Transport:
        """The transport itself, for who writes whole messages; what was held goes first."""
        self._flush()
        return self._transport

    def close(self) -> None:
        """Close after what was written."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


class Wire(HttpToolsProtocol):
    """HTTP that waits for a request only so long, and for streams not at all when it stops.

    Without the first, half-open connections and readers who vanished stay for ever; without the
    second, streams, which never end by themselves, hold up every stop. A turn that is all here and
    plainly in order is answered without the layers of the application; the guard decides.
    """

    patience = 15.0  # seconds for the whole of a request
    silence = 30.0  # seconds for the other side's machine to take what was sent
    _until = inf  # when this connection has waited long enough
    _reading = False  # a request has begun and is not all here
    _head = 0  # bytes of its head so far, with what came in the same pieces
    _heading = False  # and the head is not all here either
    _refused = False  # because it was too long
    _held: list[bytes] | None = None  # what came while a turn is answered, if one is
    _last = False  # the server stops after that turn

    def connection_made(
        self,
        transport: asyncio.Transport,  # type: ignore[override]  # never any other here
    ) -> None:
        """Start the clock with the connection."""
        super().connection_made(transport)
        self.corked = Corked(transport, self.loop)
        self.transport = self.corked  # type: ignore[assignment]  # as good as one
        self.guard: Guard = self.app_state["guard"]
        self._until = self.loop.time() + self.patience
        self._watch()
        connection = transport.get_extra_info("socket")
        if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux has it
            most = int(self.silence * 1000)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, most)

    def _watch(self) -> None:
        """Look at the clock now and then: cheaper than a timer for every request."""
        if self.loop.time() >= self._until:
            self.transport.close()
        else:
            self._watching = self.loop.call_later(self.patience / 4, self._watch)

    def on_message_begin(self) -> None:
        """The next request on the connection has its own time; behind a stream there is none.

        A stream is never answered to its end, so a request behind it would only hide from uvicorn
        that the stream's reader has gone.
        """
        if self._is_streaming():
            raise ValueError("nothing can follow a stream")
        super().on_message_begin()
        self._heading, self._head = True, 0
        self.scope["transport"] = self.transport  # type: ignore[typeddict-unknown-key]  # for Stream
        self._reading, self._until = True, self.loop.time() + self.patience

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._heading = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here, head and body."""
        self._reading = False
        refused = self.cycle.response_complete  # by its head alone
        self._until = self.loop.time() + self.timeout_keep_alive if refused else inf
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """Read on; a turn that is all here and alone takes the short way."""
        if self._refused:
            return
        if self._held is not None:
            self._held.append(data)
            self.flow.pause_reading()
        elif self._is_free() and (turn := turn_in(data)) is not None:
            self._held, self._until = [], inf
            task = self.loop.create_task(self._answer(turn, data))
            task.add_done_callback(self.tasks.discard)
            self.tasks.add(task)
        else:
            super().data_received(data)
            self._weigh_head(len(data))

    def _weigh_head(self, size: int) -> None:
        """Refuse a head that is too long; what else comes of it is let fall for a moment.

        Closed at once, the connection would be reset before the refusal is read.
        """
        if not self._heading or self.transport.is_closing():
            return
        self._head += size
        if self._head > MOST_HEAD:
            refused = plain_refusal("TooBig", f"a head has at most {MOST_HEAD} bytes", 431)
            refused.headers["connection"] = "close"
            wire = self.corked.bare()
            wire.write(whole(refused))
            wire.write_eof()
            self._refused, self._until = True, self.loop.time()

    def _is_streaming(self) -> bool:
        cycle = self.cycle
        on = cycle is not None and not cycle.response_complete
        return on and bool(cycle.scope["path"].endswith("/stream"))

    def _is_free(self) -> bool:
        """Whether nothing is being read, answered or written any more."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self._reading and not self.flow.write_paused

    async def _answer(self, turn: TurnRequest, data: bytes) -> None:
        """Answer a turn; if the guard does not know how, go the long way with it."""
        answer = None
        # A fault of ours would happen again on the long way, which tells of it.
        with suppress(Exception):
            answer = await self.guard.short(turn.path, turn.headers, turn.body)
        held, self._held = self._held or [], None
        if self.transport.is_closing():
            return
        if answer is None:
            super().data_received(data)
        else:
            self.corked.bare().write(whole(answer))
            self.on_response_complete()
        if self._last:
            self.shutdown()
            return
        for piece in held:
            self.data_received(piece)

    def on_response_complete(self) -> None:
        """Go on with the next request, or wait for one."""
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        elif not self._reading:
            self._until = self.loop.time() + self.timeout_keep_alive

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._watching.cancel()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: end a stream now, let any other answer be finished."""
        if self._held is not None:
            self._last = True
            return
        super().shutdown()
        if self._is_streaming():
            self.transport.close()
