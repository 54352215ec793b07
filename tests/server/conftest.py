"""Servers and guests for these tests; each server's log is searched for secrets at its end."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from server.client import Guest
from server.running import Server

Serve = Callable[..., Server]
Meet = Callable[..., Guest]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need nothing special of it."""
    quick = {"ABSENCE": "1", "HEADER_TIMEOUT": "5", "BEAT": "0.5"}
    running = Server(tmp_path_factory.mktemp("server"), **quick)
    yield running
    running.stop()
    running.check_log()


@pytest.fixture(scope="session")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, as a club would run it; its cookies are for https alone."""
    running = Server(tmp_path_factory.mktemp("public"), PUBLIC="https://play.example.org")
    yield running
    running.stop()
    running.check_log()


@pytest.fixture
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Servers of a test's own, with settings of its own."""
    running: list[Server] = []

    def begin(database: str = "", **settings: str) -> Server:
        running.append(Server(tmp_path_factory.mktemp("server"), database, **settings))
        return running[-1]

    yield begin
    for one in running:
        one.stop()
    for one in running:
        one.check_log()


@pytest.fixture
def meet(server: Server) -> Iterator[Meet]:
    """Guests: of the common server, or of another."""
    with ExitStack() as leaving:

        def arrive(name: str | None = None, at: Server = server) -> Guest:
            return leaving.enter_context(Guest(at, name))

        yield arrive
