"""Guests: a name, a signed cookie, and nobody else's."""

import sqlite3
import unicodedata

import pytest

from server.client import Guest
from server.conftest import Meet, Serve
from server.running import Server


def test_a_stranger_has_no_name_and_gets_no_cookie_for_looking(meet: Meet) -> None:
    stranger = meet()
    answer = stranger.send("GET", "/api/me")
    assert answer.json() == {"name": None}
    assert "set-cookie" not in answer.headers


def test_a_name_makes_a_guest_with_a_cookie_no_script_can_read(meet: Meet) -> None:
    guest = meet()
    answer = guest.send("PUT", "/api/me", {"name": "Anna"})
    assert answer.json() == {"name": "Anna"}
    value, *flags = answer.headers["set-cookie"].split("; ")
    assert value.startswith("guest=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
    assert "Secure" not in flags  # plain http here
    assert guest.ask("GET", "/api/me") == {"name": "Anna"}


def test_a_new_name_keeps_the_guest(meet: Meet) -> None:
    guest = meet("Anna")
    table = guest.open("me", "open")["table"]
    before = guest.cookie
    answer = guest.send("PUT", "/api/me", {"name": "Anya"})
    assert "set-cookie" not in answer.headers
    assert guest.cookie == before
    assert guest.ask("GET", "/api/me") == {"name": "Anya"}
    assert guest.get(table)["mine"] == [0]


def test_behind_https_the_cookie_is_secure(public: Server, meet: Meet) -> None:
    guest = meet(at=public)
    answer = guest.send("PUT", "/api/me", {"name": "Anna"})
    assert "; Secure" in answer.headers["set-cookie"]


def forgeries(mine: str, other: str) -> dict[str, str]:
    guest, mark = mine.split(".")
    theirs, their_mark = other.split(".")
    return {
        "another's guest with my signature": f"{theirs}.{mark}",
        "my guest with another's signature": f"{guest}.{their_mark}",
        "truncated signature": f"{theirs}.{their_mark[:-1]}",
        "no signature": theirs,
        "empty signature": f"{theirs}.",
        "signature twice": f"{other}.{their_mark}",
        "upper case": f"{theirs}.{their_mark.upper()}",
        "a longer guest": f"{theirs}0.{their_mark}",
        "dot first": f".{their_mark}",
        "empty": "",
        "only dots": "....",
        "bytes": "\xff\xfe.\x80",
        "quoted": f'"{other}"',
        "huge": "9" * 5000 + "." + "a" * 64,
    }


FORGERIES = sorted(forgeries("a.b", "c.d"))


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_cookie_is_nobodys(forgery: str, meet: Meet) -> None:
    mallory, anna = meet("Mallory"), meet("Anna")
    table = anna.open("me", "greedy")["table"]
    assert mallory.cookie is not None
    assert anna.cookie is not None
    forged = forgeries(mallory.cookie, anna.cookie)[forgery]
    headers = {"cookie": f"guest={forged}".encode("latin-1")}
    thief = meet()
    assert thief.ask("GET", "/api/me", headers=headers) == {"name": None}
    told = thief.ask("GET", f"/api/tables/{table}", headers=headers)
    assert (told["seat"], told["mine"]) == (None, [])
    wish = {"seat": 0, "ply": 0, "moves": ["done"], "request": "r"}
    path = f"/api/tables/{table}/turns"
    assert thief.refused("POST", path, wish, 401, headers=headers)[0] == "NoGuest"


def test_a_cookie_of_another_server_is_nobodys(public: Server, meet: Meet) -> None:
    elsewhere = meet("Anna", public)
    headers = {"cookie": f"guest={elsewhere.cookie}"}
    assert meet().ask("GET", "/api/me", headers=headers) == {"name": None}


def test_a_table_of_older_rules_and_options_does_not_lock_its_guest_out(
    serve: Serve, meet: Meet
) -> None:
    server = serve()
    anna = meet("Anna", server)
    old = anna.open("me", "open")["table"]
    server.stop()
    with sqlite3.connect(server.folder / "data.sqlite") as file:
        change = "UPDATE tables SET rules = 0, options = ? WHERE id = ?"
        file.execute(change, ('{"begins": 1}', old))
    file.close()
    server.start()
    assert anna.ask("GET", "/api/tables") == {"tables": []}
    assert anna.refused("GET", f"/api/tables/{old}")[0] == "BadRecord"
    new = anna.open("me", "open")["table"]
    assert [told["table"] for told in anna.ask("GET", "/api/tables")["tables"]] == [new]


WISHES = [
    ("POST", "/api/tables", {"game": "final_touch", "players": 2, "seats": []}),
    ("POST", "/api/tables/x/turns", {"seat": 0, "ply": 0, "moves": ["done"], "request": "r"}),
    ("POST", "/api/tables/x/drafts", {"seat": 0, "ply": 0, "moves": []}),
    ("POST", "/api/tables/x/why", {"seat": 0, "ply": 0, "moves": [], "move": "done"}),
    ("POST", "/api/tables/x/seats/0/sit", {"invite": "x"}),
    ("POST", "/api/tables/x/seats/0/leave", {}),
    ("POST", "/api/tables/x/seats/0/bot", {"level": "club"}),
    ("POST", "/api/tables/x/seats/0/stand-in", {}),
    ("POST", "/api/tables/x/seats/0/return", {}),
    ("POST", "/api/tables/x/seats/0/resign", {}),
    ("POST", "/api/tables/x/rematch", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), WISHES, ids=lambda part: str(part)[:30])
def test_whoever_does_something_must_say_who_he_is(
    method: str, path: str, body: object, meet: Meet
) -> None:
    error, told = meet().refused(method, path, body, 401)
    assert error == "NoGuest"
    assert "PUT /api/me" in told["message"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Євген", "Євген"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script>"[:24]),
        ("<img src=x onerror=x>", "<img src=x onerror=x>"),
        ("A\x00n\x07n\x1ba", "Anna"),
        ("An\u202ena\u200b", "Anna"),  # nothing that turns or hides text
        ("An\nna", "An na"),
        ("\u3164Anna\u2800\u2800Maria\uffa0", "Anna Maria"),
        ("e\u0301", "é"),
        ("'; DROP TABLE guests;--", "'; DROP TABLE guests;--"),
        ("🎨" * 24, "🎨" * 24),
    ],
)
def test_a_name_is_kept_as_text_that_can_be_shown(name: str, kept: str, meet: Meet) -> None:
    guest = meet(name)
    assert guest.ask("GET", "/api/me") == {"name": kept}
    answer = guest.send("GET", f"/api/tables/{guest.open('me', 'open')['table']}")
    assert answer.json()["seats"][0]["name"] == kept
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


INVISIBLE = ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\ufe0f", "\u034f", "\U0001d159"]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_without_a_sign_that_can_be_seen_is_refused(name: str, meet: Meet) -> None:
    assert meet().refused("PUT", "/api/me", {"name": name}, 422)[0] == "BadName"


@pytest.mark.parametrize("name", ["", "   ", "\x00\x01", "\u200b", "x" * 25, "é" * 25, "x" * 81])
def test_a_name_nobody_can_read_is_refused(name: str, meet: Meet) -> None:
    error, _ = meet().refused("PUT", "/api/me", {"name": name}, 422)
    assert error in {"BadName", "BadRequest"}


def test_a_refused_name_makes_no_guest(meet: Meet) -> None:
    guest: Guest = meet()
    guest.refused("PUT", "/api/me", {"name": ""}, 422)
    assert guest.cookie is None


def test_names_are_shown_in_one_form(meet: Meet) -> None:
    shown = meet("Zoe\u0308").ask("GET", "/api/me")["name"]
    assert shown == unicodedata.normalize("NFC", shown)
