"""The headers of every answer, and the answer that is given most."""

from __future__ import annotations

from http import HTTPStatus

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

JSON = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
EVERY = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


def _lines(headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"".join(b"%b: %b\r\n" % header for header in headers)


LAST = b"\r\n" + _lines(EVERY) + b"\r\n"
FIRST = {
    int(status): b"HTTP/1.1 %d %b\r\n" % (status, status.phrase.encode()) for status in HTTPStatus
}
GRANTED = FIRST[HTTPStatus.OK] + _lines(JSON)


class Answer(Response):
    """JSON that nobody keeps, with as little ado as possible."""

    def __init__(self, body: bytes) -> None:
        self.status_code = 200
        self.background = None
        self.body: bytes = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it; the guard adds the headers of every answer."""
        headers = [*JSON, (b"content-length", b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


def whole(answer: Response) -> bytes:
    """An answer on the wire, all its headers included, if the connection stays open."""
    body = bytes(answer.body)
    if isinstance(answer, Answer):
        return b"%bcontent-length: %d%b%b" % (GRANTED, len(body), LAST, body)
    return b"%b%b%b%b" % (FIRST[answer.status_code], _lines(answer.raw_headers), LAST[2:], body)
