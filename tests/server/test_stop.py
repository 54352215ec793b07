"""A graceful stop: streams end at once, nothing acknowledged is lost, and it starts again."""

import random
import time

from server.client import play_on, sit_all
from server.conftest import Meet, Serve


def test_a_stop_ends_open_streams_and_the_process_within_three_seconds(
    serve: Serve, meet: Meet
) -> None:
    server = serve()
    anna, boris = meet("Anna", server), meet("Boris", server)
    table = sit_all(anna, boris)
    streams = [guest.stream(table) for guest in (anna, boris, meet(at=server)) for _ in range(5)]
    half_open = [server.connect() for _ in range(20)]
    for number, connection in enumerate(half_open):
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n"[: number + 5])
    played = play_on(table, [anna, boris], random.Random(1), 9)
    assert server.stop() < 3
    assert server.process.returncode in {0, -15}
    for events in streams:
        assert events.until(lambda told: told["ply"] == played["ply"])
        while events.next(5) is not None:
            pass
        events.close()
    for connection in half_open:
        connection.close()
    server.start()
    assert anna.get(table)["ply"] == played["ply"]
    assert play_on(table, [anna, boris], random.Random(2))["phase"] == "over"


def test_a_stop_does_not_wait_for_bots_that_think(serve: Serve, meet: Meet) -> None:
    server = serve(TIME_SCALE="20", PACE="30")
    anna = meet("Anna", server)
    for _ in range(4):
        anna.open("me", "master", first=1)
    time.sleep(0.5)
    assert server.stop() < 3


def test_a_server_that_comes_back_finds_its_guests_tables_and_bots(
    serve: Serve, meet: Meet
) -> None:
    server = serve()
    anna = meet("Anna", server)
    waiting = anna.open("me", "open")
    playing = anna.open("me", "greedy", first=0)["table"]
    server.kill()
    server.start()
    assert anna.ask("GET", "/api/me") == {"name": "Anna"}
    assert anna.get(waiting["table"])["invite"] == waiting["invite"]
    luck = random.Random(3)
    with anna.stream(playing) as events:
        while (told := events.next())["phase"] != "over":
            if told["legal"]:
                anna.turn(told, luck.choice(told["legal"]))
