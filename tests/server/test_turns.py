"""Turns over HTTP: taken whole, once, from the right hand, on the right ply."""

import concurrent.futures

import pytest

from server.client import Guest, sit_with_choice, turn_of
from server.conftest import Meet


def pair(meet: Meet) -> tuple[Guest, Guest, str, str, str]:
    """Two guests, their table, and a move of each kind that seat 0 can begin with."""
    anna, boris = meet("Anna"), meet("Boris")
    return anna, boris, *sit_with_choice(anna, boris)


def test_a_turn_is_answered_with_the_table_and_what_is_new(meet: Meet) -> None:
    anna, boris, table, _, move = pair(meet)
    before = anna.get(table)
    told = anna.turn(before, move)
    assert (told["ply"], told["seat"], told["to_move"], told["legal"]) == (1, 0, 1, [])
    [entry] = told["log"]
    assert (entry["ply"], entry["seat"], entry["move"]) == (1, 0, move)
    assert entry["events"][-1]["cards"], "one's own card is told"
    [seen] = boris.get(table)["log"]
    assert "cards" not in seen["events"][-1]


def test_a_whole_turn_is_taken_or_nothing_of_it(meet: Meet) -> None:
    anna, _, table, improve, smear = pair(meet)
    before = anna.get(table)
    at = f"/api/tables/{table}/turns"
    illegal = improve.replace("improve", "smear")  # what can improve must not smear
    wishes = [
        ([illegal], 409, "IllegalMove"),
        ([smear, smear], 409, "PastReveal"),
        ([smear, "sing"], 409, "PastReveal"),
        ([improve, "improve puce"], 422, "UnreadableMove"),
        ([improve, smear], 409, "IllegalMove"),
        (["sing"], 422, "UnreadableMove"),
        ([], 422, "EmptyTurn"),
        ([smear] * 65, 422, "BadRequest"),
        (["x" * 81], 422, "BadRequest"),
    ]
    for moves, status, error in wishes:
        found, told = anna.refused("POST", at, turn_of(before, *moves), status)
        assert found == error
        if error == "IllegalMove":
            assert told["rule"].startswith("FT-")
            assert told["reason"]
        if error == "UnreadableMove":
            assert "improve COLOUR" in told["forms"]
        assert {**anna.get(table), "log": []} == {**before, "log": []}


def test_a_stale_turn_is_refused_with_the_table_as_it_is(meet: Meet) -> None:
    anna, boris, table, _, smear = pair(meet)
    before = anna.get(table)
    anna.turn(before, smear)
    at = f"/api/tables/{table}/turns"
    error, told = anna.refused("POST", at, turn_of(before, smear))
    assert error == "StalePly"
    assert told["table"] == anna.get(table)
    theirs = boris.get(table)
    for ply in (0, 2, 999_999):
        error, told = boris.refused(
            "POST", at, turn_of({**theirs, "ply": ply}, *theirs["legal"][:1])
        )
        assert error == "StalePly"
        assert (told["table"]["seat"], told["table"]["ply"]) == (1, 1)
        assert "cards" not in told["table"]["view"]["hands"][0]


def test_the_same_request_twice_is_one_turn(meet: Meet) -> None:
    anna, boris, table, _, smear = pair(meet)
    before = anna.get(table)
    wish = turn_of(before, smear, request="once")
    first = anna.post(table, "turns", wish)
    assert anna.post(table, "turns", wish) == first
    boris.turn(boris.get(table), boris.get(table)["legal"][0], request="once")  # another seat's own
    late = anna.post(table, "turns", wish)
    assert [entry["seat"] for entry in late["log"]] == [0, 1]
    assert anna.get(table)["ply"] == 2


def test_the_same_request_many_times_at_once_is_one_turn(meet: Meet) -> None:
    anna, _, table, _, smear = pair(meet)
    before = anna.get(table)
    wish = turn_of(before, smear)
    with concurrent.futures.ThreadPoolExecutor(16) as crowd:
        told = list(crowd.map(lambda _: anna.post(table, "turns", wish), range(32)))
    assert {answer["ply"] for answer in told} == {1}
    assert anna.get(table)["ply"] == 1


def test_of_many_turns_at_once_on_one_ply_one_is_made(meet: Meet) -> None:
    anna, _, table, _, smear = pair(meet)
    before = anna.get(table)
    path = f"/api/tables/{table}/turns"
    with concurrent.futures.ThreadPoolExecutor(16) as crowd:
        sent = [crowd.submit(anna.send, "POST", path, turn_of(before, smear)) for _ in range(32)]
        answers = [future.result() for future in sent]
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200] + [409] * 31
    assert {answer.json().get("error") for answer in answers} == {None, "StalePly"}
    assert anna.get(table)["ply"] == 1


@pytest.mark.parametrize(
    ("path", "more"),
    [("turns", {"request": "r"}), ("drafts", {}), ("why", {"move": "done", "language": "en"})],
)
def test_only_the_owner_of_the_seat_to_move_may_move_draft_or_ask(
    path: str, more: dict[str, str], meet: Meet
) -> None:
    anna, boris, table, *_ = pair(meet)
    at = f"/api/tables/{table}/{path}"
    wish = {"seat": 0, "ply": 0, "moves": ["done"], **more}
    for other in (boris, meet("Vera")):
        error, told = other.refused("POST", at, wish, 403)
        assert error == "NotYourSeat"
        assert "table" not in told
    assert boris.refused("POST", at, {**wish, "seat": 1})[0] == "NotYourTurn"
    assert anna.refused("POST", at, {**wish, "seat": 5}, 404)[0] == "NoSuchSeat"
    waits = anna.open("me", "open")["table"]
    assert anna.refused("POST", f"/api/tables/{waits}/{path}", wish)[0] == "NotStarted"
    nowhere = f"/api/tables/nowhere/{path}"
    assert anna.refused("POST", nowhere, wish, 404)[0] == "NoSuchTable"


def test_drafts_show_the_seat_its_turn_and_undo_is_a_shorter_one(meet: Meet) -> None:
    anna, _, table, improve, smear = pair(meet)
    before = anna.get(table)
    draft = {"seat": 0, "ply": 0, "moves": []}
    empty = anna.post(table, "drafts", draft)
    assert (empty["view"], empty["legal"]) == (before["view"], before["legal"])
    assert (empty["shown"], empty["ends"]) == (0, False)
    ended = anna.post(table, "drafts", {**draft, "moves": [smear]})
    assert (ended["shown"], ended["ends"], ended["legal"]) == (0, True, [])
    assert ended["view"] == before["view"]
    path = f"/api/tables/{table}/drafts"
    error, _ = anna.refused("POST", path, {**draft, "moves": [smear, "done"]})
    assert error == "PastReveal"
    drafted = anna.post(table, "drafts", {**draft, "moves": [improve]})
    assert (drafted["shown"], drafted["ends"]) == (1, False)
    assert drafted["view"] != before["view"]
    assert anna.post(table, "drafts", draft) == empty
    assert anna.get(table)["ply"] == 0


def test_why_answers_in_the_language_asked_for(meet: Meet) -> None:
    anna, _boris, table, *_ = pair(meet)
    legal = anna.get(table)["legal"]
    wish = {"seat": 0, "ply": 0, "moves": [], "move": legal[0], "language": "en"}
    granted = anna.post(table, "why", wish)
    assert granted == {"legal": True, "rule": None, "reason": None}
    reasons = []
    for language in ("en", "ru", "uk"):
        told = anna.post(table, "why", {**wish, "move": "done", "language": language})
        assert not told["legal"]
        assert told["rule"].startswith("FT-")
        reasons.append(told["reason"])
    assert len(set(reasons)) == 3
    path = f"/api/tables/{table}/why"
    assert anna.refused("POST", path, {**wish, "language": "fr"}, 422)[0] == "BadRequest"
    assert anna.refused("POST", path, {**wish, "move": "sing"}, 422)[0] == "UnreadableMove"
