"""Hostile clients, by the thousand, while two guests play a whole game beside them."""

import random
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from server.client import Events, play_on, sit_all
from server.conftest import Meet
from server.running import Server

MANY = 1000
MORE = b"X-More: " + b"a" * 1000 + b"\r\n"
HEADS = (  # each is never finished
    b"",
    b"G",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\nGET /api/me HTT",
)


@pytest.fixture(autouse=True, scope="module")
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"HEADER_TIMEOUT": "4", "STRANGERS": "64", "RATE": "5", "BURST": "500"}
    running = Server(tmp_path_factory.mktemp("besieged"), **limits)
    yield running
    assert running.stop() < 12, "with readers who never read what they asked for"
    running.check_log()


def ended(connection: socket.socket) -> bool:
    """Whether the server has closed its side, after whatever it said."""
    try:
        while piece := connection.recv(65536):
            assert b"Traceback" not in piece
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def test_a_thousand_half_open_connections_are_cut_off_and_others_play_on(
    besieged: Server, meet: Meet
) -> None:
    server = besieged
    anna, boris = meet("Anna", server), meet("Boris", server)
    table = sit_all(anna, boris)
    with ExitStack() as closing:
        connections = []
        for number in range(MANY):
            connection = closing.enter_context(server.connect())
            connection.sendall(HEADS[number % len(HEADS)])
            connections.append(connection)
        with anna.stream(table) as events:
            assert play_on(table, [anna, boris], random.Random(1))["phase"] == "over"
            events.until(lambda told: told["phase"] == "over")
        for connection in connections:
            connection.settimeout(0.001)
        until = time.monotonic() + 30
        while connections and time.monotonic() < until:
            connections = [one for one in connections if not ended(one)]
            time.sleep(0.2)
        assert len(connections) == 0, "still open, long after the time for a request was over"
    assert server.healthy()


def stream_head(server: Server, table: str, cookie: str | None) -> bytes:
    cookies = f"Cookie: guest={cookie}\r\n" if cookie else ""
    line = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    return f"{line}{cookies}\r\n".encode()


def test_a_thousand_streams_of_strangers_are_limited_and_others_play_on(
    besieged: Server, meet: Meet
) -> None:
    server = besieged
    anna, boris = meet("Anna", server), meet("Boris", server)
    table = sit_all(anna, boris)
    with ExitStack() as closing:
        connections = [closing.enter_context(server.connect()) for _ in range(MANY)]
        for connection in connections:
            connection.sendall(stream_head(server, table, None))
        codes = [int(connection.recv(13).split()[1]) for connection in connections]
        assert codes.count(200) == 64
        assert codes.count(429) == MANY - 64
        with boris.stream(table) as events:
            assert play_on(table, [anna, boris], random.Random(2))["phase"] == "over"
            events.until(lambda told: told["phase"] == "over")
    with Events(server, table, anna.cookie, None, "") as events:
        assert events.next()["phase"] == "over"


def test_readers_who_do_not_read_hold_nobody_up(besieged: Server, meet: Meet) -> None:
    server = besieged
    anna, boris = meet("Anna", server), meet("Boris", server)
    table = sit_all(anna, boris)
    with ExitStack() as closing:
        for number in range(100):
            slow = closing.enter_context(socket.socket())
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            slow.connect(("127.0.0.1", server.port))
            slow.sendall(stream_head(server, table, anna.cookie if number % 2 else None))
        with boris.stream(table) as events:
            began = time.monotonic()
            assert play_on(table, [anna, boris], random.Random(3))["phase"] == "over"
            events.until(lambda told: told["phase"] == "over")
            assert time.monotonic() - began < 60


def test_a_guest_who_hammers_is_refused_and_others_play_on(besieged: Server, meet: Meet) -> None:
    server = besieged
    anna, boris, mallory = (meet(name, server) for name in ("Anna", "Boris", "Mallory"))
    table = sit_all(anna, boris)
    codes = set()
    for _ in range(700):
        wish = {"seat": 0, "ply": 0, "moves": ["done"], "request": "r"}
        codes.add(mallory.send("POST", f"/api/tables/{table}/turns", wish).status_code)
    assert codes == {403, 429}
    assert play_on(table, [anna, boris], random.Random(4), 60)["ply"] >= 50


def test_a_head_without_end_is_refused_and_cut_off(server: Server) -> None:
    with server.connect() as connection:
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + 100 * MORE)
        assert connection.recv(65536).startswith(b"HTTP/1.1 431 ")
        assert ended(connection)
