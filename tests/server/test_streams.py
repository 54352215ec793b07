"""Streams: the table at once, every change, and exactly what was missed."""

import json
import queue
import random
import time

import pytest

from server.client import Events, Guest, play_on, sit_all, sit_with_choice, turn_of
from server.conftest import Meet


def pair(meet: Meet) -> tuple[Guest, Guest, str]:
    anna, boris = meet("Anna"), meet("Boris")
    return anna, boris, sit_all(anna, boris, first=0)


def quiet(events: Events, seconds: float = 0.3) -> bool:
    try:
        events.next(seconds)
    except queue.Empty:
        return True
    return False


def settled(events: Events) -> None:
    """Read what an arrival caused."""
    while not quiet(events):
        pass


def test_a_stream_begins_at_once_with_the_table(meet: Meet) -> None:
    anna, boris, table = pair(meet)
    play_on(table, [anna, boris], random.Random(1), 5)
    with anna.stream(table) as events:
        told = events.next(5)
        assert events.headers["content-type"].startswith("text/event-stream")
        assert events.headers["cache-control"] == "no-store"
        seen = anna.get(table)
        assert told["view"] == seen["view"]
        assert told["log"] == seen["log"]
        assert events.ids[0] == f"{told['ply']}.{told['revision']}"


def test_a_move_shows_on_every_stream_and_a_draft_on_none(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table, _, smear = sit_with_choice(anna, boris)
    with (
        anna.stream(table) as mine,
        boris.stream(table) as theirs,
        meet().stream(table) as watching,
    ):
        streams = (mine, theirs, watching)
        for events in streams:
            settled(events)
        before = anna.get(table)
        for move in before["legal"]:
            anna.post(table, "drafts", {"seat": 0, "ply": 0, "moves": [move]})
            why = {"seat": 0, "ply": 0, "moves": [], "move": move, "language": "en"}
            anna.post(table, "why", why)
        assert all(quiet(events) for events in streams)
        anna.turn(before, smear)
        for events, seat in ((mine, 0), (theirs, 1), (watching, None)):
            told = events.next(5)
            assert (told["ply"], told["seat"], told["to_move"]) == (1, seat, 1)
            [entry] = told["log"]
            assert entry["move"] == smear
            assert ("cards" in entry["events"][-1]) == (seat == 0)
        assert all(quiet(events) for events in streams)


def test_a_stream_that_a_turn_names_is_not_told_what_the_answer_tells(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table, _, smear = sit_with_choice(anna, boris)
    with (
        anna.stream(table, name="page") as page,
        anna.stream(table, name="tab") as tab,
        boris.stream(table, name="page") as theirs,
    ):
        for events in (page, tab, theirs):
            settled(events)
        before = anna.get(table)
        answer = anna.post(table, "turns", {**turn_of(before, smear), "stream": "page"})
        assert answer["ply"] == 1
        assert [events.next(5)["ply"] for events in (tab, theirs)] == [1, 1]
        assert quiet(page)
        again = boris.get(table)
        boris.post(table, "turns", {**turn_of(again, again["legal"][0]), "stream": "elsewhere"})
        told = [events.next(5) for events in (page, tab, theirs)]
        assert [message["ply"] for message in told] == [2, 2, 2]
        assert [entry["ply"] for entry in told[0]["log"]] == [2]


@pytest.mark.parametrize("how", ["header", "query"])
def test_coming_back_tells_exactly_what_was_missed(how: str, meet: Meet) -> None:
    anna, boris, table = pair(meet)
    luck = random.Random(2)
    with boris.stream(table) as events:
        play_on(table, [anna, boris], luck, 6)
        events.at_ply(6)
        last = events.ids[-1]
    play_on(table, [anna, boris], luck, 7)
    whole = boris.get(table)["log"]
    if how == "header":
        with boris.stream(table, last=last) as events:
            told = events.next(5)
    else:
        with boris.http.stream("GET", f"/api/tables/{table}/stream?last={last}") as answer:
            data = next(line for line in answer.iter_lines() if line.startswith("data: "))
        told = json.loads(data[6:])
    assert [entry["ply"] for entry in told["log"]] == list(range(7, len(whole) + 1))
    assert told["log"] == whole[6:]


@pytest.mark.parametrize(
    ("last", "missed"),
    [("x", 3), ("-1.0", 3), ("9" * 40, 3), (".", 3), ("%C2%B2", 3), ("999999.9", 0), ("1", 2)],
)
def test_a_strange_last_event_id_does_no_harm(last: str, missed: int, meet: Meet) -> None:
    anna, boris, table = pair(meet)
    play_on(table, [anna, boris], random.Random(3), 3)
    with anna.http.stream("GET", f"/api/tables/{table}/stream?last={last}") as answer:
        data = next(line for line in answer.iter_lines() if line.startswith("data: "))
    assert len(json.loads(data[6:])["log"]) == missed


def test_everybody_sees_who_is_here(meet: Meet) -> None:
    anna, boris, table = pair(meet)

    def here(told) -> list[bool]:
        return [seat["here"] for seat in told["seats"]]

    with anna.stream(table) as mine:
        assert here(mine.next(5)) in ([True, False], [False, False])
        with boris.stream(table):
            mine.until(lambda told: here(told) == [True, True])
        mine.until(lambda told: here(told) == [True, False])
    deadline = time.monotonic() + 10
    while here(boris.get(table)) != [False, False]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_bots_are_always_here(meet: Meet) -> None:
    told = meet("Anna").open("me", "greedy")
    assert told["seats"][1]["here"]


def test_whoever_sits_down_while_watching_sees_through_the_new_seat(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    opened = anna.open("me", "open")
    table = opened["table"]
    with boris.stream(table) as events, anna.stream(table) as mine:
        assert events.next(5)["seat"] is None
        boris.post(table, "seats/1/sit", {"invite": opened["invite"]})
        told = events.until(lambda told: told["phase"] == "playing")
        assert (told["seat"], told["mine"]) == (1, [1])
        assert "cards" in told["view"]["hands"][1]
        host = mine.until(lambda told: told["phase"] == "playing")
        assert (host["seat"], host["invite"]) == (0, None)


def test_whoever_gives_up_the_seat_sees_the_invite_no_more(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    opened = anna.open("me", "open", "open")
    table = opened["table"]
    boris.post(table, "seats/1/sit", {"invite": opened["invite"]})
    with boris.stream(table) as events:
        assert events.next(5)["invite"] == opened["invite"]
        boris.post(table, "seats/1/leave")
        told = events.until(lambda told: told["mine"] == [])
        assert (told["seat"], told["invite"]) == (None, None)


def test_a_shared_screen_follows_the_seat_it_asks_for(meet: Meet) -> None:
    anna = meet("Anna")
    table = anna.open("me", "me", first=0)["table"]
    with anna.stream(table, 0) as first, anna.stream(table, 1) as second:
        settled(first)
        settled(second)
        while (before := anna.get(table, 0))["legal"]:
            anna.turn(before, before["legal"][-1])  # smear, or be done
            one, other = first.next(5), second.next(5)
        assert (one["seat"], one["legal"]) == (0, [])
        assert other["seat"] == 1
        assert other["legal"]
        assert "cards" not in one["view"]["hands"][1]
        assert "cards" not in other["view"]["hands"][0]


def test_a_quiet_stream_gives_signs_of_life(meet: Meet) -> None:
    anna = meet("Anna")
    with anna.stream(anna.open("me", "open")["table"]) as events:
        deadline = time.monotonic() + 10
        while events.raw.count(b": beat\n\n") < 3:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_request_behind_a_stream_ends_it_and_nobody_stays_for_ever(meet: Meet) -> None:
    """Pipelined behind a stream, it would hide from the server that the reader has gone."""
    anna, boris, table = pair(meet)
    head = f"Host: x\r\nCookie: guest={boris.cookie}\r\n\r\n"
    asked = f"GET /api/tables/{table}/stream HTTP/1.1\r\n{head}GET /api/me HTTP/1.1\r\n{head}"
    with anna.server.connect() as connection:
        connection.sendall(asked.encode())
        while connection.recv(65536):
            pass  # until the server has closed its side
    with anna.stream(table, 0) as events:
        assert not events.until(lambda told: told["seats"][0]["here"])["seats"][1]["here"]
