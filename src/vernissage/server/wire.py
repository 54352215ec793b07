"""HTTP/1.1 on the wire: patience with requests, a short way for turns, an end to streams."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, cast

from starlette.types import Scope
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vernissage.server.answers import Answer

if TYPE_CHECKING:
    from vernissage.server.guard import Guard


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
    _reading = True  # a request has begun and is not all here

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
        """The next request on the connection has its own time."""
        super().on_message_begin()
        self.scope["transport"] = self.transport  # type: ignore[typeddict-unknown-key]  # for Stream
        self._reading, self._until = True, self.loop.time() + self.patience

    def on_message_complete(self) -> None:
        """The request is here, head and body."""
        self._reading = False
        refused = self.cycle.response_complete  # by its head alone
        self._until = self.loop.time() + self.timeout_keep_alive if refused else inf
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        task = self.loop.create_task(self._run(cycle, app))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _run(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request: through the application, unless the guard has the answer at hand."""
        answer = None
        if not cycle.more_body:
            # A fault of ours would happen again on the long way, which tells of it.
            with suppress(Exception):
                answer = await self.guard.short(cast("Scope", cycle.scope), bytes(cycle.body))
        if answer is None:
            await cycle.run_asgi(app)
        elif not isinstance(answer, Answer) or self.flow.write_paused or not cycle.keep_alive:
            await cycle.run_asgi(cast("ASGI3Application", self.guard.telling(answer)))
        elif not cycle.disconnected:
            cycle.response_started = cycle.response_complete = True
            self.corked.bare().write(answer.whole())
            self.on_response_complete()

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
        super().shutdown()
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and self.scope["path"].endswith("/stream"):
            self.transport.close()
