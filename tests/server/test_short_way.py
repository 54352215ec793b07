"""A turn that comes in one piece takes a short way; its answer is the long way's, to the byte.

In two pieces, head and body, the same turn goes through the application.
"""

import json
import socket
import time
from typing import Any

import pytest

from server.client import Guest, sit_with_choice, turn_of
from server.conftest import Meet
from server.running import Server

PAUSE = 0.05  # seconds between two pieces: time enough for the server to begin with the first


class Seated:
    """Anna at her table, with a connection of her own making."""

    def __init__(self, server: Server, anna: Guest, boris: Guest) -> None:
        self.server, self.anna = server, anna
        self.table, self.improve, self.smear = sit_with_choice(anna, boris)

    def turn(self, *moves: str, **other: Any) -> bytes:
        told = self.anna.get(self.table)
        return json.dumps({**turn_of(told, *moves), **other}).encode()

    def head(self, length: object, *more: str, cookie: str | None = None) -> bytes:
        lines = [
            f"POST /api/tables/{self.table}/turns HTTP/1.1",
            f"Host: 127.0.0.1:{self.server.port}",
            "Content-Type: application/json",
            f"Content-Length: {length}",
            f"Cookie: guest={self.anna.cookie if cookie is None else cookie}",
        ]
        return "\r\n".join([*lines, *more, "", ""]).encode()

    def sent(self, *pieces: bytes) -> bytes:
        """The answer to a request sent in pieces; the connection must serve a second one."""
        with self.server.connect() as line:
            for piece in pieces:
                line.sendall(piece)
                time.sleep(PAUSE if len(pieces) > 1 else 0)
            found = answer(line)
            if b"connection: close" in found:
                assert line.recv(1) == b""
            else:
                line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
                assert answer(line).startswith(b"HTTP/1.1 200 OK")
            return found

    def both_ways(self, body: bytes, *more: str, **other: Any) -> bytes:
        head = self.head(other.pop("length", len(body)), *more, **other)
        short, long = self.sent(head + body), self.sent(head, body)
        assert short == long
        return short


def answer(line: socket.socket) -> bytes:
    """One answer, head and body."""
    found = b""
    while b"\r\n\r\n" not in found:
        piece = line.recv(65536)
        assert piece, found
        found += piece
    head, _, body = found.partition(b"\r\n\r\n")
    [length] = [int(x[16:]) for x in head.split(b"\r\n") if x.startswith(b"content-length: ")]
    while len(body) < length:
        body += line.recv(65536)
    assert len(body) == length
    return head + b"\r\n\r\n" + body


def status(found: bytes) -> int:
    return int(found.split(b" ", 2)[1])


@pytest.fixture
def seated(server: Server, meet: Meet) -> Seated:
    return Seated(server, meet("Anna"), meet("Boris"))


def test_a_good_turn_and_the_same_again(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    head = seated.head(len(body))
    first = seated.sent(head + body)
    assert status(first) == 200
    assert first == seated.sent(head, body) == seated.sent(head + body)
    assert seated.anna.get(seated.table)["ply"] == 1


def test_every_answer_wears_the_same_headers(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    good = seated.sent(seated.head(len(body)) + body).partition(b"\r\n\r\n")[0]
    looked = seated.anna.http.get(f"/api/tables/{seated.table}")
    theirs = {name for name, _ in looked.headers.items()}
    assert {line.partition(b":")[0].decode() for line in good.split(b"\r\n")[1:]} == theirs


def test_a_stale_turn(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    seated.sent(seated.head(len(body)) + body)
    stale = body.replace(b'"request": "', b'"request": "x')
    assert status(seated.both_ways(stale)) == 409


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ({"moves": ["sing"]}, 422),
        ({"moves": []}, 422),
        ({"moves": ["done"]}, 409),
        ({"seat": 1}, 403),
        ({"seat": 7}, 404),
        ({"seat": "0"}, 422),
        ({"ply": -1}, 422),
        ({"request": ""}, 422),
        ({"more": 1}, 422),
    ],
    ids=str,
)
def test_a_turn_that_is_refused(other: dict[str, Any], expected: int, seated: Seated) -> None:
    assert status(seated.both_ways(seated.turn(seated.smear, **other))) == expected
    assert seated.anna.get(seated.table)["ply"] == 0


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"\xff", b"[" * 2000, b"{}" * 2])
def test_a_malformed_turn(body: bytes, seated: Seated) -> None:
    assert status(seated.both_ways(body)) == 422


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (["Origin: https://evil.example"], 403),
        (["Origin: http://[broken"], 403),
        (["Sec-Fetch-Site: cross-site"], 403),
        (["Expect: 100-continue", "Origin: null"], 403),
    ],
    ids=str,
)
def test_a_turn_from_a_foreign_page(more: list[str], expected: int, seated: Seated) -> None:
    body = seated.turn(seated.smear)
    head = seated.head(len(body), *more)
    assert seated.sent(head + body) == seated.sent(head, body)
    assert status(seated.both_ways(body, *more)) == expected
    assert seated.anna.get(seated.table)["ply"] == 0


@pytest.mark.parametrize("cookie", ["", "x", "x.y", "é", "0" * 32 + "." + "0" * 64])
def test_a_turn_of_nobody(cookie: str, seated: Seated) -> None:
    body = seated.turn(seated.smear)
    assert status(seated.both_ways(body, cookie=cookie)) == 401


def test_a_turn_too_big(seated: Seated) -> None:
    body = seated.turn(seated.smear) + b" " * 17_000
    with seated.server.connect() as line:
        line.sendall(seated.head(len(body)) + body)
        assert status(answer(line)) == 413
    assert seated.anna.get(seated.table)["ply"] == 0


def test_a_turn_in_chunks(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    head = seated.head(0).replace(b"Content-Length: 0", b"Transfer-Encoding: chunked")
    chunks = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
    assert seated.sent(head + chunks) == seated.sent(head, chunks)
    assert status(seated.sent(head + chunks)) == 411


def test_a_turn_at_no_table(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    for name in ("nosuchtable", "x" * 40, "a%2fb", "%ff", ""):
        seated.table, kept = name, seated.table
        assert status(seated.both_ways(body)) == 404
        seated.table = kept


@pytest.mark.parametrize("method", ["PUT", "GET", "DELETE", "PATCH"])
def test_only_a_post_is_a_turn(method: str, seated: Seated) -> None:
    body = seated.turn(seated.smear)
    head = seated.head(len(body)).replace(b"POST", method.encode(), 1)
    found = seated.sent(head + body)
    assert status(found) in {404, 405}
    assert found == seated.sent(head, body)
    assert seated.anna.get(seated.table)["ply"] == 0


def test_a_connection_that_is_to_be_closed_is_closed(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    head = seated.head(len(body), "Connection: close")
    first = seated.sent(head + body)
    assert status(first) == 200
    assert b"connection: close" in first
    assert first == seated.sent(head, body)
    old = seated.head(len(body)).replace(b"HTTP/1.1", b"HTTP/1.0")
    assert seated.sent(old + body) == first


def test_turns_sent_in_one_breath_are_answered_in_order(seated: Seated) -> None:
    good = seated.turn(seated.smear)
    bad = seated.turn("sing", request="other")
    requests = [seated.head(len(body)) + body for body in (bad, good, bad, good)]
    with seated.server.connect() as line:
        line.sendall(b"".join(requests))
        found = b""
        while found.count(b"HTTP/1.1 ") < len(requests):
            piece = line.recv(65536)
            assert piece
            found += piece
    statuses = [int(part[:3]) for part in found.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [422, 200, 409, 200]
    assert seated.anna.get(seated.table)["ply"] == 1


def test_what_comes_while_a_turn_is_answered_waits_for_its_answer(seated: Seated) -> None:
    look = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    bad = seated.turn("sing")
    request = seated.head(len(bad)) + bad
    with seated.server.connect() as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for _ in range(100):  # pieces that come together take the long way: some do not
            for piece in (request, look[:10], look[10:], request):
                line.sendall(piece)
            found = b""
            while found.count(b"HTTP/1.1 ") < 3:
                found += line.recv(65536)
            statuses = [int(part[:3]) for part in found.split(b"HTTP/1.1 ")[1:]]
            assert statuses == [422, 200, 422]
            rest = found.rpartition(b"\r\n\r\n")[2]
            while not rest.endswith(b"}"):
                rest += line.recv(65536)


def test_a_turn_byte_by_byte(seated: Seated) -> None:
    body = seated.turn(seated.smear)
    request = seated.head(len(body)) + body
    with seated.server.connect() as line:
        for i in range(len(request)):
            line.sendall(request[i : i + 1])
        first = answer(line)
    assert first == seated.sent(request)


def test_whoever_asks_too_much_is_refused_either_way(serve: Any, meet: Meet) -> None:
    server = serve(RATE="0.001", BURST="12")
    seated = Seated(server, meet("Anna", server), meet("Boris", server))
    body = b"{}"
    head = seated.head(len(body))
    with server.connect() as line:
        found = []
        for _ in range(20):
            line.sendall(head + body)
            found.append(answer(line))
    assert status(found[-1]) == 429
    with server.connect() as line:
        line.sendall(head)
        time.sleep(PAUSE)
        line.sendall(body)
        again = answer(line)
    told = [json.loads(one.partition(b"\r\n\r\n")[2]) for one in (found[-1], again)]
    assert told[0]["error"] == told[1]["error"] == "TooMany"
