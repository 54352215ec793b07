"""HTTP/1.1 on the wire: patience with requests, and an end to streams when the server stops."""

from __future__ import annotations

import asyncio
import socket

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


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

    def close(self) -> None:
        """Close after what was written."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> object:
        return getattr(self._transport, name)


class Wire(HttpToolsProtocol):
    """HTTP that waits for a request only so long, and for streams not at all when it stops.

    Without the first, half-open connections and readers who vanished stay for ever; without the
    second, streams, which never end by themselves, hold up every stop.
    """

    patience = 15.0  # seconds for the whole of a request
    silence = 30.0  # seconds for the other side's machine to take what was sent
    _hanging: asyncio.TimerHandle | None = None

    def connection_made(
        self,
        transport: asyncio.Transport,  # type: ignore[override]  # never any other here
    ) -> None:
        """Start the clock with the connection."""
        super().connection_made(transport)
        self.transport = Corked(transport, self.loop)  # type: ignore[assignment]  # as good as one
        self._wait()
        connection = transport.get_extra_info("socket")
        if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux has it
            most = int(self.silence * 1000)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, most)

    def on_message_begin(self) -> None:
        """The next request on the connection has its own time."""
        super().on_message_begin()
        self.scope["transport"] = self.transport  # type: ignore[typeddict-unknown-key]  # for Stream
        self._wait()

    def on_message_complete(self) -> None:
        """The request is here, head and body."""
        self._stop_waiting()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._hanging = self.loop.call_later(self.patience, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._hanging is not None:
            self._hanging.cancel()

    def shutdown(self) -> None:
        """The server stops: end a stream now, let any other answer be finished."""
        super().shutdown()
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and self.scope["path"].endswith("/stream"):
            self.transport.close()
