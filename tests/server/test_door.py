"""The door: headers on every answer, whose page asks, how much is sent, which methods there are."""

import json

import pytest

from server.client import Guest
from server.conftest import Meet
from server.running import Server

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
ADDRESSES = [
    "/",
    "/t/abc",
    "/t/abc/replay?ply=3",
    "/healthz",
    "/api/games",
    "/api/me",
    "/api/tables",
    "/api/tables/nowhere",
    "/api/openapi.json",
    "/nothing",
    "/assets/nothing.js",
]


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_answer_wears_the_headers_that_keep_a_browser_safe(path: str, meet: Meet) -> None:
    headers = meet().http.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    if path.startswith("/api/") and "openapi" not in path:
        assert headers.get("cache-control", "no-store") == "no-store"


def test_refusals_and_streams_wear_them_too(meet: Meet) -> None:
    anna = meet("Anna")
    assert anna.send("POST", "/api/tables", {}).headers["content-security-policy"] == POLICY
    with anna.stream(anna.open("me", "open")["table"]) as events:
        assert events.headers["content-security-policy"] == POLICY


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"origin": "http://["},
    {"origin": "evil"},
    {"origin": "\xff\xfe"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "nonsense"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_cannot_act_for_its_reader(headers: dict[str, str], meet: Meet) -> None:
    anna = meet("Anna")
    raw = {name: value.encode("latin-1") for name, value in headers.items()}
    wish = {"name": "Mallory"}
    assert anna.refused("PUT", "/api/me", wish, 403, headers=raw)[0] == "ForeignOrigin"
    assert anna.refused("POST", "/api/tables", {}, 403, headers=raw)[0] == "ForeignOrigin"
    assert anna.ask("GET", "/api/me") == {"name": "Anna"}


def test_our_own_page_and_programs_may_act(meet: Meet) -> None:
    anna = meet("Anna")
    ours = {"origin": anna.server.address, "sec-fetch-site": "same-origin"}
    assert anna.ask("PUT", "/api/me", {"name": "Anya"}, headers=ours) == {"name": "Anya"}
    assert anna.ask("PUT", "/api/me", {"name": "Ann"}) == {"name": "Ann"}


def test_behind_a_proxy_the_public_address_is_ours(public: Server, meet: Meet) -> None:
    anna = meet("Anna", public)
    ours = {"origin": "https://play.example.org"}
    assert anna.ask("PUT", "/api/me", {"name": "Anya"}, headers=ours) == {"name": "Anya"}
    for evil in ("https://evil.example", "null"):
        anna.refused("PUT", "/api/me", {"name": "M"}, 403, headers={"origin": evil})


def head(server: Server, guest: Guest, *lines: str) -> bytes:
    first = f"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: guest={guest.cookie}"
    return "\r\n".join([first, "Content-Type: application/json", *lines, "", ""]).encode()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize("size", ["16385", "10485760", "99999999999", "18446744073709551615"])
def test_a_body_too_big_is_refused_before_it_is_read(size: str, server: Server, meet: Meet) -> None:
    anna = meet("Anna")
    answer = server.raw(head(server, anna, f"Content-Length: {size}"))
    assert status(answer) == 413
    assert json.loads(answer.split(b"\r\n\r\n")[1])["error"] == "TooBig"


def test_ten_megabytes_are_refused_and_others_are_served(server: Server, meet: Meet) -> None:
    anna, boris = meet("Anna"), meet("Boris")
    with server.connect() as sending:
        sending.sendall(head(server, anna, "Content-Length: 10485760"))
        try:
            for _ in range(160):
                sending.sendall(b"x" * 65536)
        except OSError:
            pass  # the door was shut in our face
        assert boris.ask("GET", "/api/me") == {"name": "Boris"}
    assert anna.ask("GET", "/api/me") == {"name": "Anna"}


@pytest.mark.parametrize("length", ["-1", "x", "1,1", "9" * 400, "9" * 5000, "0x10", "1 1"])
def test_a_strange_length_is_refused(length: str, server: Server, meet: Meet) -> None:
    answer = server.raw(
        head(server, meet("Anna"), f"Content-Length: {length}", "Connection: close")
    )
    assert 400 <= status(answer) < 500


def test_chunks_are_refused(server: Server, meet: Meet) -> None:
    anna = meet("Anna")
    chunked = (
        head(server, anna, "Transfer-Encoding: chunked") + b'10\r\n{"name": "Chunk"\r\n0\r\n\r\n'
    )
    assert status(server.raw(chunked)) in {400, 411}
    both = head(server, anna, "Transfer-Encoding: chunked", "Content-Length: 5") + b"0\r\n\r\n"
    assert 400 <= status(server.raw(both)) < 500
    assert anna.ask("GET", "/api/me") == {"name": "Anna"}


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a browser that wants https
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /%ff%fe%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 200_000 + b"\r\nConnection: close\r\n\r\n",
        b"CONNECT evil:443 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n",
        b"GET /api/me HTTP/1.0\r\n\r\n",
    ],
    ids=range(10),
)
def test_garbage_is_answered_or_cut_off(garbage: bytes, server: Server, meet: Meet) -> None:
    answer = server.raw(garbage)
    assert not answer or status(answer) < 504
    assert b"Traceback" not in answer
    assert not answer or status(answer) != 500
    assert meet().ask("GET", "/api/me") == {"name": None}


TRAVERSALS = [
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/../../../../../etc/passwd",
    "/assets/..%5c..%5c..%5cetc%5cpasswd",
    "//etc/passwd",
    "/....//....//etc/passwd",
    "/%00",
    "/index.html%00.js",
    "/../page.py",
    "/t/../../../../etc/passwd",
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_no_path_leads_out_of_the_page(path: str, server: Server) -> None:
    answer = server.raw(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert b"root:" not in answer
    assert b"import " not in answer
    assert status(answer) in {200, 404, 503}, answer  # /t/... is the page itself, 503 if not built
    if not path.startswith("/t/"):
        assert status(answer) == 404


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/x/turns", "/", "/healthz"])
@pytest.mark.parametrize("method", ["OPTIONS", "DELETE", "PATCH", "TRACE", "PROPFIND", "HEAD"])
def test_methods_that_do_not_exist_are_refused_in_words(method: str, path: str, meet: Meet) -> None:
    answer = meet().http.request(method, path)
    assert answer.status_code in ({200, 405, 404, 503} if method == "HEAD" else {404, 405})
    if method != "HEAD":
        assert set(answer.json()) == {"error", "message"}


def test_no_address_brings_a_tables_id_into_the_log(server: Server, meet: Meet) -> None:
    anna = meet("Anna")
    told = anna.open("me", "open")
    table, invite = told["table"], told["invite"]
    shapes = ("/{}", "/T/{}", "//api/tables/{}", "/api/tables/{}/x", "/api/table/{}", "/t/{}/x")
    for path in shapes:
        for secret in (table, invite, f"{table}%23{invite}", f"{table}/{invite}"):
            assert anna.http.get(path.format(secret)).status_code in {200, 404, 503}
    log = server.log_text()
    assert "refused" in log
    assert table not in log
    assert invite not in log
