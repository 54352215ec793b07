"""Whatever is sent, the answer is a refusal in words, never a fault of the server's."""

import json
from typing import Any

import pytest

from server.client import Guest, sit_all
from server.conftest import Meet

NEST = 2000
BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"1",
    b"\xff\xfe",
    b"\x00",
    b'{"name": "a", "name": NaN}',
    b'{"name": Infinity}',
    b"[" * NEST,
    b'{"name":' * NEST,
    b"[" * NEST + b"]" * NEST,
    b'{"name": ' + b"9" * 8000 + b"}",
    b'{"name": 1e99999}',
    b'{"name": -0}',
    b'{"\\ud800": 1}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000", "\\u0000": 1}',
    '{"name": "a", "я\\u202e": 1}'.encode(),
    b"\xef\xbb\xbf{}",
    b'{"name": "a"}{"name": "b"}',
]
POSTS = [
    "/api/tables",
    "/api/tables/{table}/turns",
    "/api/tables/{table}/drafts",
    "/api/tables/{table}/why",
    "/api/tables/{table}/seats/1/sit",
    "/api/tables/{table}/seats/1/bot",
]


@pytest.fixture(scope="module")
def seated(server) -> Any:
    """Two guests and their table, for all that is sent here; nothing of it may change anything."""
    with Guest(server, "Anna") as anna, Guest(server, "Boris") as boris:
        table = sit_all(anna, boris, first=0)
        before = anna.get(table)
        yield anna, table
        assert anna.get(table) == before
        assert anna.ask("GET", "/api/me") == {"name": "Anna"}


@pytest.mark.parametrize("path", ["/api/me", *POSTS])
def test_a_body_that_is_not_what_it_should_be_is_refused(path: str, seated) -> None:
    anna, table = seated
    method = "PUT" if path == "/api/me" else "POST"
    for body in BODIES:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
            headers = {"content-type": kind}
            answer = anna.send(method, path.format(table=table), content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (body[:40], answer.status_code)
            told = answer.json()
            assert told["error"] in {"BadRequest", "UnprocessableEntity"}, told
            assert len(answer.content) < 2000


@pytest.mark.parametrize(
    "body",
    [b'{"name": "\xff"}', b"[" * NEST, b'{"name": ' + b"9" * 5000 + b"}"],
    ids=["not UTF-8", "too deep", "a long number"],
)
def test_a_body_nobody_can_read_is_told_from_a_wrong_address(body: bytes, seated) -> None:
    anna, _ = seated
    headers = {"content-type": "application/json"}
    error, told = anna.refused("PUT", "/api/me", None, 400, content=body, headers=headers)
    assert (error, told["message"].partition(":")[0]) == ("BadRequest", "the body cannot be read")
    assert "nothing here" in anna.refused("GET", "/api/nowhere", None, 404)[1]["message"]


TURN = {"seat": 0, "ply": 0, "moves": ["done"], "request": "r"}
FORMS: dict[str, dict[str, Any]] = {
    "turns": TURN,
    "drafts": {"seat": 0, "ply": 0, "moves": ["done"]},
    "why": {"seat": 0, "ply": 0, "moves": [], "move": "done", "language": "en"},
    "seats/1/sit": {"invite": "code", "name": "A"},
    "seats/1/bot": {"level": "club"},
}
STRANGE: list[Any] = [
    None,
    True,
    -1,
    2**31,
    2**63,
    2**64,
    10**400,
    1.5,
    "",
    "0",
    "\x00",
    "a\x00b",
    "\u202e",
    "🎨" * 81,
    "x" * 10_000,
    "<script>",
    "' OR 1=1 --",
    "${jndi:ldap://x}",
    "{{7*7}}",
    [],
    [[]],
    ["\x00"],
    [None],
    [1],
    ["done"] * 1000,
    {},
    {"\x00": "\x00"},
]


@pytest.mark.parametrize("path", sorted(FORMS))
def test_every_field_with_every_strange_value_is_refused(path: str, seated) -> None:
    anna, table = seated
    for field in [*FORMS[path], "unknown"]:
        for value in STRANGE:
            wish = {**FORMS[path], field: value}
            answer = anna.send("POST", f"/api/tables/{table}/{path}", wish)
            fine = path == "drafts" and value == [] and field == "moves"
            fine = fine or (path == "why" and answer.status_code == 200)
            assert fine or 400 <= answer.status_code < 500, (field, value, answer.text)


@pytest.mark.parametrize("path", sorted(FORMS))
def test_half_characters_are_refused_in_every_text_field(path: str, seated) -> None:
    anna, table = seated
    for field in [*FORMS[path], "unknown", "\ud800"]:
        for value in ("\ud800", ["\udfff"], {"\ud800": "\ud800"}, "a\udc00b"):
            body = json.dumps({**FORMS[path], field: value}).encode()
            headers = {"content-type": "application/json"}
            at = f"/api/tables/{table}/{path}"
            answer = anna.send("POST", at, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (field, value, answer.text)


def test_half_characters_in_a_new_tables_wishes_are_refused(seated) -> None:
    anna, _ = seated
    base = {"game": "final_touch", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    wishes = [
        {**base, "game": "\ud800"},
        {**base, "game": "\x00"},
        {**base, "options": {"\ud800": 1}},
        {**base, "options": {"first": "\ud800"}},
        {**base, "options": {"\x00": "\x00"}},
        {**base, "options": {str(i): i for i in range(21)}},
        {**base, "seats": [{"kind": "me", "name": "\ud800"}, {"kind": "open"}]},
        {**base, "seats": [{"kind": "me", "\ud800": "x"}, {"kind": "open"}]},
    ]
    for wish in wishes:
        body = json.dumps(wish).encode()
        headers = {"content-type": "application/json"}
        answer = anna.send("POST", "/api/tables", content=body, headers=headers)
        assert answer.status_code in {404, 422}, (wish, answer.text)


@pytest.mark.parametrize("name", ["game", "players", "self", "book"])
def test_an_option_of_any_name_is_refused_with_those_there_are(name: str, seated) -> None:
    anna, _ = seated
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "final_touch", "players": 2, "options": {name: 1}, "seats": seats}
    error, told = anna.refused("POST", "/api/tables", wish, 422)
    assert (error, told["message"]) == (
        "BadOptions",
        f"final_touch has no option {name}; it has: first",
    )


@pytest.mark.parametrize(
    "seat", ["-1", "99999999999999999999", "1e1", "x", "%00", "0.5", "٣", "9" * 5000]
)
def test_a_strange_seat_in_the_address_is_refused(seat: str, seated) -> None:
    anna, table = seated
    for action, body in (
        ("sit", {"invite": "x"}),
        ("leave", {}),
        ("resign", {}),
        ("bot", {"level": "club"}),
    ):
        answer = anna.send("POST", f"/api/tables/{table}/seats/{seat}/{action}", body)
        assert answer.status_code in {404, 422}, answer.text


def test_old_requests_sent_again_change_nothing(meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    table = sit_all(anna, boris, first=0)
    sent = []
    for _ in range(6):
        told = anna.get(table)
        mover = [anna, boris][told["to_move"]]
        told = mover.get(table)
        wish = {"seat": told["seat"], "ply": told["ply"], "moves": told["legal"][:1]}
        wish["request"] = f"request {told['ply']}".replace(" ", "-")
        mover.post(table, "turns", wish)
        sent.append((mover, wish))
    before = anna.get(table)
    for mover, wish in sent:
        mover.post(table, "turns", wish)
        other = boris if mover is anna else anna
        assert other.refused("POST", f"/api/tables/{table}/turns", wish, 403)[0] == "NotYourSeat"
    assert anna.get(table) == before
