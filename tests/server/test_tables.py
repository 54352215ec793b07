"""Tables over HTTP: opening, inviting, looking, listing, looking back."""

import random

import pytest

import vernissage
from server.client import Guest, play_on, sit_all
from server.conftest import Meet


def wish(**changes: object) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    return {"game": "final_touch", "players": 2, "seats": seats, **changes}


def test_the_games_and_levels_are_listed(meet: Meet) -> None:
    told = meet().ask("GET", "/api/games")
    [final_touch] = [game for game in told["games"] if game["id"] == "final_touch"]
    assert final_touch["seats"] == [2, 3, 4]
    assert final_touch["options"][0]["choices"]["2"] == [None, 0, 1]
    assert "club" in told["levels"]


def test_a_table_against_bots_begins_at_once(meet: Meet) -> None:
    told = meet("Anna").open("me", "greedy", first=0)
    assert (told["phase"], told["to_move"], told["seat"], told["mine"]) == ("playing", 0, 0, [0])
    assert [(s["kind"], s["name"], s["level"], s["you"]) for s in told["seats"]] == [
        ("person", "Anna", None, True),
        ("bot", None, "greedy", False),
    ]
    assert (told["ply"], told["options"], told["log"]) == (0, {"first": 0}, [])
    assert told["legal"]
    assert told["invite"] is None


def test_a_shared_screen_gives_one_guest_several_seats(meet: Meet) -> None:
    guest = meet("Anna")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    told = guest.ask("POST", "/api/tables", wish(seats=seats, options={"first": 1}), 201)
    assert told["mine"] == [0, 1]
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Boris"]
    assert guest.get(told["table"])["seat"] == 0
    through = guest.get(told["table"], 1)
    assert through["seat"] == 1
    assert "cards" in through["view"]["hands"][1]
    assert "cards" not in through["view"]["hands"][0]
    assert through["legal"]


def test_an_open_table_waits_and_shows_its_invite_to_the_seated_alone(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    told = anna.open("me", "open")
    assert (told["phase"], told["view"], told["legal"]) == ("waiting", None, [])
    assert len(told["invite"]) == 14
    for other in (boris, meet()):
        seen = other.get(told["table"])
        assert (seen["invite"], seen["seat"], seen["mine"]) == (None, None, [])
        assert told["invite"] not in str(seen)


def test_whoever_has_the_invite_sits_down_and_a_full_table_begins(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    opened = anna.open("me", "open")
    table, invite = opened["table"], opened["invite"]
    for wrong in ("x", "2" * 14, table):
        path = f"/api/tables/{table}/seats/1/sit"
        assert boris.refused("POST", path, {"invite": wrong}, 403)[0] == "BadInvite"
    told = boris.post(table, "seats/1/sit", {"invite": invite, "name": "Bob"})
    assert (told["phase"], told["seat"], told["invite"]) == ("playing", 1, None)
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Bob"]
    late = meet("Vera")
    path = f"/api/tables/{table}/seats/1/sit"
    assert late.refused("POST", path, {"invite": invite})[0] == "AlreadyStarted"


def test_seats_change_hands_before_the_start(meet: Meet) -> None:
    anna, boris, vera = meet("Anna"), meet("Boris"), meet("Vera")
    opened = anna.open("me", "open", "open")
    table, invite = opened["table"], {"invite": opened["invite"]}
    boris.post(table, "seats/1/sit", invite)
    at = f"/api/tables/{table}/seats"
    assert vera.refused("POST", f"{at}/1/sit", invite)[0] == "SeatTaken"
    assert boris.refused("POST", f"{at}/2/sit", invite)[0] == "AlreadySeated"
    assert vera.refused("POST", f"{at}/1/leave", {}, 403)[0] == "NotYourSeat"
    assert vera.refused("POST", f"{at}/2/bot", {"level": "club"}, 403)[0] == "NotYourSeat"
    assert vera.refused("POST", f"{at}/7/sit", invite, 404)[0] == "NoSuchSeat"
    left = boris.post(table, "seats/1/leave")
    assert (left["seats"][1]["kind"], left["mine"], left["invite"]) == ("open", [], None)
    vera.post(table, "seats/1/sit", invite)
    told = anna.post(table, "seats/2/bot", {"level": "greedy"})
    assert told["phase"] == "playing"
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "bot"]
    assert vera.refused("POST", f"{at}/1/leave", {})[0] == "AlreadyStarted"


NEEDS_ME = [{"kind": "open"}, {"kind": "bot", "level": "club"}]


@pytest.mark.parametrize(
    ("changes", "status", "error", "words"),
    [
        ({"game": "chess"}, 404, "NoSuchGame", "final_touch"),
        ({"players": 5}, 422, "BadOptions", "2, 3, 4 players"),
        ({"players": 0}, 422, "BadOptions", "2, 3, 4 players"),
        ({"players": 3}, 422, "BadOptions", "3 players need 3 seats"),
        ({"players": -1}, 422, "BadRequest", "players"),
        ({"players": "2"}, 422, "BadRequest", "players"),
        ({"players": 2.0}, 422, "BadRequest", "players"),
        ({"players": True}, 422, "BadRequest", "players"),
        ({"options": {"first": 2}}, 422, "BadOptions", "one of None, 0, 1"),
        ({"options": {"first": True}}, 422, "BadOptions", "one of None, 0, 1"),
        ({"options": {"speed": 2}}, 422, "BadOptions", "it has: first"),
        ({"options": {"first": [0]}}, 422, "BadRequest", "options"),
        ({"options": []}, 422, "BadRequest", "options"),
        ({"seats": NEEDS_ME}, 422, "BadOptions", "'me'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 422, "BadOptions", "'level'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 422, "BadRequest", "level"),
        ({"seats": [{"kind": "me", "level": "club"}]}, 422, "BadOptions", "no 'level'"),
        ({"seats": [{"kind": "king"}]}, 422, "BadRequest", "kind"),
        ({"seats": [{"kind": "me", "name": ""}] * 2}, 422, "BadName", "letters"),
        ({"seats": [{"kind": "me"}] * 9}, 422, "BadRequest", "seats"),
        ({"seed": 1}, 422, "BadRequest", "seed"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_with_help(
    changes: dict[str, object], status: int, error: str, words: str, meet: Meet
) -> None:
    found, told = meet("Anna").refused("POST", "/api/tables", wish(**changes), status)
    assert found == error
    assert words in told["message"]


def test_nobody_looks_through_the_eyes_of_another(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris)
    for reader, seat in ((anna, 1), (boris, 0), (meet(), 0), (meet("Vera"), 1)):
        for path in (f"?seat={seat}", f"/stream?seat={seat}"):
            error, told = reader.refused("GET", f"/api/tables/{table}{path}", None, 403)
            assert error == "NotYourSeat"
            assert "view" not in told
    assert anna.refused("GET", f"/api/tables/{table}?seat=2", None, 404)[0] == "NoSuchSeat"
    for bad in ("-1", "x", "1e3", "9" * 30, ""):
        assert anna.refused("GET", f"/api/tables/{table}?seat={bad}", None, 422)


def test_a_spectator_sees_no_hand_and_has_no_moves(meet: Meet) -> None:
    table = sit_all(meet("Anna"), meet("Boris"))
    for reader in (meet(), meet("Vera")):
        told = reader.get(table)
        assert (told["seat"], told["mine"], told["legal"]) == (None, [], [])
        assert all("cards" not in hand for hand in told["view"]["hands"])


@pytest.mark.parametrize("table", ["nosuchtable", "x" * 33, "a%00b", "%D1%8F", "..", "%2e%2e", "'"])
def test_a_table_that_does_not_exist_is_not_found(table: str, meet: Meet) -> None:
    guest = meet("Anna")
    for path in ("", "/stream", "/record", "/replay"):
        answer = guest.send("GET", f"/api/tables/{table}{path}")
        assert answer.status_code in {404, 405, 503} if table in {"..", "%2e%2e"} else 404


def test_a_guests_tables_are_listed_newest_first_and_nobody_elses(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    assert anna.ask("GET", "/api/tables") == {"tables": []}
    assert meet().ask("GET", "/api/tables") == {"tables": []}
    old = anna.open("me", "open")["table"]
    new = sit_all(anna, boris, first=0)
    listed = anna.ask("GET", "/api/tables")["tables"]
    assert [row["table"] for row in listed] == [new, old]
    assert [row["your_turn"] for row in listed] == [True, False]
    assert [row["phase"] for row in listed] == ["playing", "waiting"]
    assert listed[0]["names"] == ["Anna", "Boris"]
    told = anna.get(old)
    meet("Vera").post(old, "seats/1/sit", {"invite": told["invite"]})
    assert [row["table"] for row in anna.ask("GET", "/api/tables")["tables"]] == [old, new]
    [row] = boris.ask("GET", "/api/tables")["tables"]
    assert (row["table"], row["mine"], row["your_turn"]) == (new, [1], False)


def test_record_and_replay_are_for_finished_games(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris)
    for path in ("record", "replay"):
        assert anna.refused("GET", f"/api/tables/{table}/{path}")[0] == "StillRunning"
    told = play_on(table, [anna, boris], random.Random(1))
    record = Guest.ask(meet(), "GET", f"/api/tables/{table}/record")
    state = vernissage.replay(record)
    assert state.view(told["seat"]) == told["view"]
    outcome = state.outcome()
    assert outcome is not None
    assert told["outcome"]["shares"] == list(outcome.shares)
    assert told["outcome"]["winners"] == list(outcome.winners) == told["view"]["winners"]
    assert told["outcome"]["rule"] == outcome.rule
    replay = meet().ask("GET", f"/api/tables/{table}/replay")
    assert [frame["move"] for frame in replay["frames"][1:]] == record["moves"]
    assert all("cards" in hand for f in replay["frames"] for hand in f["view"]["hands"])
    assert [seat["name"] for seat in replay["seats"]] == ["Anna", "Boris"]
    assert anna.refused("POST", f"/api/tables/{table}/seats/0/resign", {})[0] == "GameOver"
