"""Limits: how much one guest may ask for, said clearly, and nobody else's trouble."""

import time
from collections.abc import Iterator

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from server.client import Guest
from server.conftest import Meet
from server.running import Server
from vernissage.server.config import Config
from vernissage.server.guard import Guard
from vernissage.server.limits import network


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"RATE": "5", "BURST": "20", "TABLES": "2", "STREAMS": "2", "STRANGERS": "1"}
    running = Server(tmp_path_factory.mktemp("strict"), **limits, NEWCOMERS="8")
    yield running
    running.stop()
    running.check_log()


def hurried(guest: Guest) -> httpx.Response:
    """Ask until it is too much."""
    for _ in range(100):
        answer = guest.send("GET", "/api/me")
        if answer.status_code != 200:
            return answer
    raise AssertionError("a hundred requests at once were not too many")


def test_too_many_requests_are_refused_with_when_to_come_again(strict: Server, meet: Meet) -> None:
    anna, boris = meet("Anna", strict), meet("Boris", strict)
    answer = hurried(anna)
    assert answer.status_code == 429
    assert answer.json()["error"] == "TooMany"
    assert answer.json()["retry_after"] == int(answer.headers["retry-after"]) >= 1
    assert boris.ask("GET", "/api/me") == {"name": "Boris"}
    time.sleep(answer.json()["retry_after"])
    assert anna.ask("GET", "/api/me") == {"name": "Anna"}


def test_too_many_open_tables_are_refused_until_one_is_over(strict: Server, meet: Meet) -> None:
    anna = meet("Vera", strict)
    table = anna.open("me", "random")["table"]
    anna.open("me", "open")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "final_touch", "players": 2, "seats": seats}
    error, told = anna.refused("POST", "/api/tables", wish, 429)
    assert error == "TooMany"
    assert "2 tables" in told["message"]
    anna.post(table, "seats/0/resign")
    anna.ask("POST", "/api/tables", wish, 201)


def opened(guest: Guest, table: str) -> int:
    with guest.stream(table) as events:
        return events.status


def test_too_many_streams_are_refused_until_one_is_closed(strict: Server, meet: Meet) -> None:
    anna, stranger = meet("Gleb", strict), meet(at=strict)
    table = anna.open("me", "open")["table"]
    with anna.stream(table), anna.stream(table) as second:
        error, told = anna.refused("GET", f"/api/tables/{table}/stream", None, 429)
        assert (error, told["retry_after"]) == ("TooMany", 5)
        with stranger.stream(table) as watching:
            assert (watching.status, second.status) == (200, 200)
            assert opened(stranger, table) == 429
    deadline = time.monotonic() + 10
    while opened(anna, table) != 200:
        assert time.monotonic() < deadline, "a closed stream still counts"
        time.sleep(0.5)


def test_a_rematch_is_one_table_more_and_a_game_one_has_resigned_is_none(
    strict: Server, meet: Meet
) -> None:
    anna, boris = meet("Anna", strict), meet("Boris", strict)
    ended = anna.open("me", "random")["table"]
    anna.post(ended, "seats/0/resign")
    three = anna.open("me", "open", "random")
    boris.post(three["table"], "seats/1/sit", {"invite": three["invite"]})
    anna.open("me", "open")
    assert anna.refused("POST", f"/api/tables/{ended}/rematch", {}, 429)[0] == "TooMany"
    anna.post(three["table"], "seats/0/resign")  # the others play on
    assert anna.post(ended, "rematch")["table"] != ended


def test_an_address_cannot_make_guests_without_end(strict: Server, meet: Meet) -> None:
    codes = []
    for i in range(10):
        stranger = meet(at=strict)
        codes.append(stranger.send("PUT", "/api/me", {"name": f"Guest {i}"}).status_code)
        time.sleep(0.2)
    assert 429 in codes
    assert isinstance(meet("Anna"), Guest)  # at another server


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_with_all_that_one_customer_has(address: str, counted: str) -> None:
    assert network(address) == counted


def test_the_door_counts_all_addresses_of_an_ipv6_network_as_one() -> None:
    guard = Guard(refuse_nobody, Config(burst=3, rate=0.001))
    asked = [status_for(guard, f"2001:db8::{i}") for i in range(5)]
    assert asked == [None, None, None, 429, 429]
    assert status_for(guard, "2001:db8:0:1::1") is None


async def refuse_nobody(scope: Scope, receive: Receive, send: Send) -> None:
    """An application behind the door."""


def status_for(guard: Guard, address: str) -> int | None:
    """What the door says to a stranger from an address; None if it lets them in."""
    scope = {"method": "GET", "path": "/api/me", "guest": None, "client": (address, 1)}
    refused = guard._refusal(scope, {})
    return None if refused is None else refused.status_code


def test_a_forged_cookie_is_counted_with_its_address(strict: Server, meet: Meet) -> None:
    stranger = meet(at=strict)
    codes = [
        stranger.send("GET", "/api/me", headers={"cookie": f"guest=made-up-{i}.x"}).status_code
        for i in range(60)
    ]
    assert 429 in codes
