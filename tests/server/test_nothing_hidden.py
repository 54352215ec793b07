"""Nothing hidden leaves: every byte each client received, beside the truth of the record."""

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest

from server.client import Events, Guest, turn_of
from server.conftest import Meet
from server.truth import Truth, cards_of_others, secrets_in

NAMES = ("Anna", "Boris", "Vera", "Gleb")


def open_for(guests: list[Guest]) -> tuple[str, str]:
    """A table at which the guests sit; its id and invite."""
    opened = guests[0].open("me", *("open" for _ in guests[1:]))
    for number, guest in enumerate(guests[1:], 1):
        guest.post(opened["table"], f"seats/{number}/sit", {"invite": opened["invite"]})
    return opened["table"], opened["invite"]


def tempt(guest: Guest, told: Any, luck: random.Random) -> list[Any]:
    """Draft, ask why and try what is forbidden before a move; the drafts that were answered."""
    at = f"/api/tables/{told['table']}"
    wish = {"seat": told["seat"], "ply": told["ply"], "moves": []}
    drafts = []
    while len(wish["moves"]) < 4:
        answer = guest.send("POST", f"{at}/drafts", wish)
        if answer.status_code != 200:
            break
        drafts.append(answer.json())
        if drafts[-1]["ends"]:
            past = {**wish, "moves": [*wish["moves"], "done"]}
            assert guest.refused("POST", f"{at}/drafts", past)[0] == "PastReveal"
            turn = {**past, "request": "past"}
            assert guest.refused("POST", f"{at}/turns", turn)[0] == "PastReveal"
            break
        for move in ("done", "improve pink", "smear blue"):
            guest.send("POST", f"{at}/why", {**wish, "move": move, "language": "uk"})
        wish = {**wish, "moves": [*wish["moves"], luck.choice(drafts[-1]["legal"])]}
    return drafts


def play_tempted(
    table: str, guests: list[Guest], luck: random.Random
) -> tuple[list[tuple[int, Any]], list[tuple[int, Any]]]:
    """A random game to its end; all answers to turns and all drafts, each with its seat."""
    answers, drafts = [], []
    told = guests[0].get(table)
    while told["phase"] != "over":
        seat = told["to_move"]
        told = guests[seat].get(table)
        answers.append((seat, told))
        if luck.random() < 0.4:
            drafts += [(seat, draft) for draft in tempt(guests[seat], told, luck)]
        if luck.random() < 0.1:
            stale = turn_of({**told, "ply": told["ply"] + 1}, told["legal"][0])
            _, refused = guests[seat].refused("POST", f"/api/tables/{table}/turns", stale)
            answers.append((seat, refused["table"]))
        told = guests[seat].turn(told, luck.choice(told["legal"]))
        answers.append((seat, told))
    return answers, drafts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_client_receives_exactly_what_its_seat_may_know(players: int, meet: Meet) -> None:
    guests = [meet(name) for name in NAMES[:players]]
    watcher = meet("Watcher")
    table, invite = open_for(guests)
    readers: list[tuple[Guest, int | None]] = [
        *((guest, seat) for seat, guest in enumerate(guests)),
        (watcher, None),
        (meet(), None),
    ]
    with ExitStack() as closing:
        streams = [closing.enter_context(reader.stream(table)) for reader, _ in readers]
        answers, drafts = play_tempted(table, guests, random.Random(players))
        messages = [collect(events) for events in streams]
    before_record = [b"".join(reader.received) for reader, _ in readers]
    record = meet().ask("GET", f"/api/tables/{table}/record")
    truth = Truth.of(record)
    assert len(record["moves"]) > 20
    assert len(drafts) > 20

    for (_, seat), told in zip(readers, messages, strict=True):
        assert [fault for one in told for fault in truth.faults_of_table(one, seat)] == []
        assert told[-1]["ply"] == len(record["moves"])
        assert cards_of_others(told, seat) == []
    for seat, one in answers:
        assert truth.faults_of_table(one, seat) == []
        assert cards_of_others(one, seat) == []
    for seat, draft in drafts:
        assert truth.faults_of_draft(draft, seat) == []
        assert cards_of_others(draft, seat) == []

    for (reader, seat), events, answered in zip(readers, streams, before_record, strict=True):
        received = answered + events.raw
        others = [guest for guest in (*guests, watcher) if guest is not reader]
        cookies = [guest.cookie or "" for guest in others]
        keys = [*cookies, *(cookie.partition(".")[0] for cookie in cookies), record["seed"]]
        if seat is None:
            keys.append(invite)
        assert secrets_in(received, keys) == []
        own = (reader.cookie or "no cookie").partition(".")[0]
        assert secrets_in(received, [own, "chance", "guest-"]) == []


def collect(events: Events) -> list[Any]:
    """All messages of a stream up to the end of the game."""
    found = [events.next()]
    while found[-1]["phase"] != "over":
        found.append(events.next())
    return found


def doctored(told: Any, **changes: Any) -> Any:
    return {**json.loads(json.dumps(told)), **changes}


def test_the_check_catches_what_a_doctored_server_would_tell(meet: Meet) -> None:
    """Else the test above would pass of a check that looks at nothing."""
    anna, boris = meet("Anna"), meet("Boris")
    table, _ = open_for([anna, boris])
    answers, drafts = play_tempted(table, [anna, boris], random.Random(9))
    record = anna.ask("GET", f"/api/tables/{table}/record")
    truth = Truth.of(record)
    seat, told = next((s, one) for s, one in answers if len(one["log"]) == one["ply"] > 20)
    state = truth.states[told["ply"]]
    hands = state.game.book.open_view(state.record)["hands"]
    assert truth.faults_of_table(told, seat) == []
    assert truth.faults_of_table(told, None) != []
    leaks = [
        doctored(told, seed=record["seed"]),
        doctored(told, view={**told["view"], "hands": hands}),
        doctored(told, view=state.view(1 - seat)),
        doctored(told, legal=[*told["legal"], "smear another's card"]),
        doctored(told, log=truth.log(1 - seat, 0, told["ply"])),
        doctored(told, seats=[{**row, "guest": "x"} for row in told["seats"]]),
        doctored(told, invite="abc"),
    ]
    assert all(truth.faults_of_table(leak, seat) for leak in leaks)
    assert cards_of_others(leaks[1], seat) == [hands[1 - seat]]
    ended = next((s, draft) for s, draft in drafts if draft["ends"])
    after = truth.states[ended[1]["ply"]].copy()
    for move in ended[1]["moves"]:
        after.play(move)
    shown = len(ended[1]["moves"])
    past = doctored(ended[1], shown=shown, view=after.view(ended[0]))
    assert truth.faults_of_draft(past, ended[0]) != []
    assert secrets_in(json.dumps(leaks[0]).encode(), [record["seed"]]) == [record["seed"]]
