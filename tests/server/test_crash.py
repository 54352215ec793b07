"""SIGKILL in the middle of load: nothing acknowledged is lost, and every table goes on."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from server.client import Guest, sit_all
from server.conftest import Meet, Serve
from server.quick import Line, Lost, Player
from server.running import Server
from store.postgres import Postgres
from vernissage.engine.rulebook import Json

TABLES = 50
LOAD = 400  # moves acknowledged before the kill
WHOLE = 5  # tables that are played to their end afterwards
END = 10_000  # moves no game has
IMPATIENT = {"BEAT": "0.3", "ABSENCE": "1"}


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL."""
    postgres = Postgres()
    with ExitStack() as leaving:
        leaving.callback(postgres.remove)
        address = postgres.address("public")
        first = Server(tmp_path_factory.mktemp("first"), address, **IMPATIENT)
        leaving.callback(first.stop)
        second = Server(tmp_path_factory.mktemp("second"), address, **IMPATIENT)
        leaving.callback(second.stop)
        yield first, second
    for server in (first, second):
        server.check_log()


async def begin(servers: list[Server]) -> list[Player]:
    """A player for each table, dealt out to the servers."""
    players = [Player(Line(servers[i % len(servers)]), i) for i in range(TABLES)]
    await asyncio.gather(*(player.begin() for player in players))
    return players


async def play_under_load(players: list[Player], kill: Server) -> list[bool]:
    """Everybody plays; one server is killed when enough moves are acknowledged. Who lost it?"""

    async def play_until_lost(player: Player) -> bool:
        try:
            await player.play(END)
        except Lost:
            return True
        return False

    playing = [asyncio.create_task(play_until_lost(player)) for player in players]
    while sum(len(player.promised) for player in players) < LOAD:
        await asyncio.sleep(0.01)
    kill.process.kill()
    for player in players:
        player.enough = player.line.server is not kill
    lost = await asyncio.gather(*playing)
    for player in players:
        player.enough = False
    return lost


async def go_on(players: list[Player]) -> None:
    """All promises are kept; then everybody plays on, some to the end."""
    for player in players:
        await player.check()
    before = [len(player.promised) for player in players]
    whole = [player.play(END if i < WHOLE else 6) for i, player in enumerate(players)]
    await asyncio.gather(*whole)
    for player, promised in zip(players, before, strict=True):
        await player.check()
        told = await player.look()
        assert len(player.promised) > promised or told["phase"] == "over"
    assert [(await player.look())["phase"] for player in players[:WHOLE]] == ["over"] * WHOLE
    await asyncio.gather(*(player.line.hang_up() for player in players))


def test_a_killed_server_comes_back_with_every_acknowledged_move(serve: Serve) -> None:
    server = serve()

    async def run() -> None:
        players = await begin([server])
        lost = await play_under_load(players, server)
        assert sum(lost) > TABLES // 2, "the kill came in the middle of load"
        await asyncio.to_thread(server.process.wait, 20)
        await asyncio.to_thread(server.start)
        await go_on(players)

    asyncio.run(run())


def elsewhere(guest: Guest, there: Guest) -> Guest:
    """The same guest at another worker."""
    there.http.cookies.set("guest", guest.cookie or "", domain="127.0.0.1")
    return there


def test_everybody_sees_who_is_here_at_the_other_worker(
    workers: tuple[Server, Server], meet: Meet
) -> None:
    first, second = workers
    anna, boris = meet("Anna", first), meet("Boris", first)
    table = sit_all(anna, boris)

    def here(told: Json) -> list[bool]:
        return [seat["here"] for seat in told["seats"]]

    with anna.stream(table) as near, meet(at=second).stream(table) as far:
        with elsewhere(boris, meet(at=second)).stream(table):
            for events in (near, far):
                events.until(lambda told: here(told) == [True, True])
            time.sleep(float(IMPATIENT["ABSENCE"]) + 0.2)
            path = f"/api/tables/{table}/seats/1/stand-in"
            assert anna.refused("POST", path, {})[0] == "StillHere"
        far.until(lambda told: here(told) == [True, False])  # though seen a moment ago


def test_a_move_through_one_worker_shows_on_the_others_stream(
    workers: tuple[Server, Server], meet: Meet
) -> None:
    first, second = workers
    anna, boris = meet("Anna", first), meet("Boris", first)
    table = sit_all(anna, boris, first=0)
    there = elsewhere(boris, meet(at=second))
    with there.stream(table) as far, anna.stream(table) as near:
        while (told := anna.get(table))["legal"]:
            anna.turn(told, told["legal"][-1])
        heard = far.at_ply(told["ply"])
        assert (heard["seat"], heard["view"]) == (1, boris.get(table)["view"])
        there.turn(heard, heard["legal"][-1])
        assert near.at_ply(heard["ply"] + 1)["log"][-1]["seat"] == 1
        stale = {"seat": 1, "ply": 0, "moves": ["done"], "request": "r"}
        assert boris.refused("POST", f"/api/tables/{table}/turns", stale)[0] == "StalePly"
        there.post(table, "seats/1/resign")
        assert near.until(lambda told: told["phase"] == "over")["outcome"]["resigned"] == [1]
    following = anna.post(table, "rematch")["table"]
    assert there.post(table, "rematch")["table"] == following


def test_of_two_workers_one_is_killed_and_the_other_serves_every_table(
    workers: tuple[Server, Server],
) -> None:
    first, second = workers  # the last test of these: it kills one

    async def run() -> None:
        players = await begin([first, second])
        lost = await asyncio.wait_for(play_under_load(players, first), 120)
        assert sum(lost) > TABLES // 4, "the kill came in the middle of load"
        for player in players:
            player.line.server = second  # with the same cookie, and the same request if pending
        await go_on(players)

    asyncio.run(run())
    first.process.wait(20)
