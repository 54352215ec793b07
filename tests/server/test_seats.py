"""Absence, resigning and rematches over HTTP; and a bot's place at the table."""

import concurrent.futures
import random
import time

from server.client import PATIENCE, Guest, play_on, sit_all
from server.conftest import Meet


def wait_until_moved(guest: Guest, table: str, ply: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while guest.get(table)["ply"] <= ply:
        assert time.monotonic() < deadline, f"nobody moved; {guest.server.state()}"
        time.sleep(0.05)


def absent(anna: Guest, table: str, seat: int) -> dict:
    """Ask for a stand-in until the time of absence is over (a second on this server)."""
    time.sleep(1.1)
    return anna.post(table, f"seats/{seat}/stand-in")


def test_a_bot_plays_against_a_person_to_the_end(meet: Meet) -> None:
    anna, luck = meet("Anna"), random.Random(4)
    table = anna.open("me", "greedy", "random", first=1)["table"]
    with anna.stream(table) as events:
        while (told := events.next())["phase"] != "over":
            if told["legal"]:
                anna.turn(told, luck.choice(told["legal"]))
        assert told["outcome"]["rule"].startswith("FT-")
        assert told["legal"] == []


def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back_on_return(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris, first=1)
    path = f"/api/tables/{table}/seats/1/stand-in"
    assert anna.refused("POST", path, {})[0] == "StillHere"
    assert meet("Vera").refused("POST", path, {}, 403)[0] == "NotYourSeat"
    with anna.stream(table) as mine:
        with boris.stream(table):
            time.sleep(1.2)
            assert anna.refused("POST", path, {})[0] == "StillHere"  # however long he thinks
        told = absent(anna, table, 1)
        assert told["seats"][1]["standing_in"]
        assert (told["seats"][1]["kind"], told["seats"][1]["name"]) == ("person", "Boris")
        mine.until(lambda told: told["ply"] > 0)  # the bot moves
        with boris.stream(table) as theirs:
            back = theirs.until(lambda told: not told["seats"][1]["standing_in"])
            assert (back["seat"], back["seats"][1]["level"]) == (1, None)
            mine.until(lambda told: not told["seats"][1]["standing_in"])


def test_a_person_returns_by_asking_too(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris, first=0)
    assert absent(anna, table, 1)["seats"][1]["standing_in"]
    path = f"/api/tables/{table}/seats/1/return"
    assert anna.refused("POST", path, {}, 403)[0] == "NotYourSeat"
    told = boris.post(table, "seats/1/return")
    assert not told["seats"][1]["standing_in"]
    assert play_on(table, [anna, boris], random.Random(5))["phase"] == "over"


def test_resigning_ends_a_game_of_two_and_everybody_hears_it(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris)
    path = f"/api/tables/{table}/seats/1/resign"
    assert anna.refused("POST", path, {}, 403)[0] == "NotYourSeat"
    with anna.stream(table) as mine, meet().stream(table) as watching:
        boris.post(table, "seats/1/resign")
        for events in (mine, watching):
            told = events.until(lambda told: told["phase"] == "over")
            assert told["outcome"]["resigned"] == [1]
            assert told["outcome"]["shares"] == [1.0, 0.0]
            assert (told["outcome"]["rule"], told["to_move"]) == (None, None)
    assert boris.refused("POST", path, {})[0] == "GameOver"
    assert len(anna.ask("GET", f"/api/tables/{table}/record")["moves"]) == 0


def test_who_resigned_among_three_cannot_move_return_or_be_given_back_the_seat(meet: Meet) -> None:
    guests = [meet(name) for name in ("Anna", "Boris", "Vera")]
    anna, boris, _ = guests
    table = sit_all(*guests, first=0)
    told = anna.post(table, "seats/0/resign")
    assert (told["phase"], told["seats"][0]["resigned"]) == ("playing", True)
    for path in ("return", "resign"):
        error, _ = anna.refused("POST", f"/api/tables/{table}/seats/0/{path}", {}, 403)
        assert error == "NotYourSeat"
    wish = {"seat": 0, "ply": 0, "moves": ["done"]}
    assert anna.refused("POST", f"/api/tables/{table}/drafts", wish, 403)[0] == "NotYourSeat"
    with anna.stream(table):  # looking on gives nothing back either
        wait_until_moved(boris, table, 0)
        assert boris.get(table)["seats"][0]["resigned"]


def test_a_rematch_is_announced_rotated_and_the_same_for_all(meet: Meet) -> None:
    guests = [meet(name) for name in ("Anna", "Boris")]
    anna, boris = guests
    table = sit_all(*guests)
    assert anna.refused("POST", f"/api/tables/{table}/rematch", {})[0] == "StillRunning"
    anna.post(table, "seats/0/resign")
    stranger = meet("Vera")
    assert stranger.refused("POST", f"/api/tables/{table}/rematch", {}, 403)[0] == "NotYourSeat"
    with boris.stream(table) as events:
        told = anna.post(table, "rematch")
        assert [seat["name"] for seat in told["seats"]] == ["Boris", "Anna"]
        assert (told["seat"], told["phase"], told["ply"]) == (1, "playing", 0)
        heard = events.until(lambda told: told["rematch"] is not None)
        assert heard["rematch"] == told["table"] != table
    assert boris.post(table, "rematch")["table"] == told["table"]
    assert play_on(told["table"], [boris, anna], random.Random(6))["phase"] == "over"


def test_a_rematch_asked_by_many_at_once_is_one_table(meet: Meet) -> None:
    guests = [meet(name) for name in ("Anna", "Boris")]
    table = sit_all(*guests)
    guests[0].post(table, "seats/0/resign")
    with concurrent.futures.ThreadPoolExecutor(16) as crowd:
        asked = [crowd.submit(guests[i % 2].post, table, "rematch") for i in range(32)]
        assert len({told.result()["table"] for told in asked}) == 1


def test_a_seat_wanted_by_many_at_once_goes_to_one(meet: Meet) -> None:
    opened = meet("Anna").open("me", "open")
    crowd = [meet(f"Guest {i}") for i in range(8)]
    path = f"/api/tables/{opened['table']}/seats/1/sit"
    with concurrent.futures.ThreadPoolExecutor(8) as at_once:
        wish = {"invite": opened["invite"]}
        asked = [at_once.submit(guest.send, "POST", path, wish) for guest in crowd]
        codes = sorted(future.result().status_code for future in asked)
    assert codes == [200] + [409] * 7
    assert sum(guest.get(opened["table"])["mine"] == [1] for guest in crowd) == 1


def test_who_resigned_among_three_has_no_move_to_make(meet: Meet) -> None:
    anna, boris, vera = meet("Anna"), meet("Boris"), meet("Vera")
    table = sit_all(anna, boris, vera, first=0)
    assert anna.get(table)["legal"]
    assert anna.ask("GET", "/api/tables")["tables"][0]["your_turn"]
    told = anna.post(table, "seats/0/resign")
    assert told["legal"] == []
    assert not anna.ask("GET", "/api/tables")["tables"][0]["your_turn"]


def test_who_plays_without_a_stream_is_not_absent(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris, first=1)
    for _ in range(3):  # longer than counts as absence
        time.sleep(0.5)
        told = boris.get(table)
        boris.post(table, "drafts", {"seat": 1, "ply": told["ply"], "moves": []})
    assert anna.refused("POST", f"/api/tables/{table}/seats/1/stand-in", {})[0] == "StillHere"
