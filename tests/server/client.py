"""Players for tests: a guest with a cookie, and a reader of a table's stream."""

import http.client
import json
import queue
import random
import socket
import threading
import time
from contextlib import ExitStack, suppress
from typing import Any
from uuid import uuid4

import httpx

from server.running import Server

SECRET = ("table", "invite", "seed", "rematch")
SHORT = 1.0  # seconds in which silence is no surprise
TRIES = 5  # of a newcomer who is told to wait
PATIENCE = 90.0  # seconds: on a crowded machine a bot's first move takes long


class Guest:
    """Somebody at the server; nobody in particular without a name. Keeps all it received."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.received: list[bytes] = []
        self.http = httpx.Client(base_url=server.address, timeout=60, verify=False)
        if name is not None:
            with ExitStack() as failed:
                failed.callback(self.http.close)
                self._arrive(name)
                failed.pop_all()

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def _arrive(self, name: str) -> None:
        for _ in range(TRIES):
            answer = self.send("PUT", "/api/me", {"name": name})
            if answer.status_code != 429:  # a newcomer among too many waits
                break
            time.sleep(1)
        assert answer.status_code == 200, answer.text

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("guest")

    def send(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Any request; its answer is never a fault of the server's."""
        if body is not None:
            more["json"] = body
        answer = self.http.request(method, path, **more)
        self.received.append(answer.content)
        assert answer.status_code < 500, (method, path, answer.text)
        assert "Traceback" not in answer.text
        if self.cookie:
            self.server.secrets |= {self.cookie, self.cookie.partition(".")[0]}
        return answer

    def ask(self, method: str, path: str, body: object = None, status: int = 0, **more: Any) -> Any:
        """A request that is granted."""
        answer = self.send(method, path, body, **more)
        assert answer.status_code in ({status} if status else {200, 201}), answer.text
        told = answer.json()
        self.server.secrets |= {told[k] for k in SECRET if isinstance(told.get(k), str)}
        return told

    def refused(
        self, method: str, path: str, body: object = None, status: int = 409, **more: Any
    ) -> tuple[str, Any]:
        """A request that is refused: the fault's name, and all that was said."""
        answer = self.send(method, path, body, **more)
        assert answer.status_code == status, (answer.status_code, answer.text)
        told = answer.json()
        assert told["message"], "a refusal says why"
        return told["error"], told

    def get(self, table: str, seat: int | None = None) -> Any:
        return self.ask("GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def post(self, table: str, path: str, body: object = None) -> Any:
        return self.ask("POST", f"/api/tables/{table}/{path}", {} if body is None else body)

    def open(self, *seats: Any, **options: Any) -> Any:
        """A new table; a seat is `me`, `open` or a bot's level."""
        kinds = [
            {"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        wish = {"game": "final_touch", "players": len(seats), "options": options, "seats": kinds}
        return self.ask("POST", "/api/tables", wish, 201)

    def turn(self, told: Any, *moves: str, seat: int | None = None, request: str = "") -> Any:
        """Make moves on the table as it was told."""
        return self.post(told["table"], "turns", turn_of(told, *moves, seat=seat, request=request))

    def stream(
        self, table: str, seat: int | None = None, last: str = "", name: str = ""
    ) -> "Events":
        return Events(self.server, table, self.cookie, seat, last, name)


def turn_of(told: Any, *moves: str, seat: int | None = None, request: str = "") -> dict[str, Any]:
    mover = told["seat"] if seat is None else seat
    chosen = request or uuid4().hex
    return {"seat": mover, "ply": told["ply"], "moves": list(moves), "request": chosen}


def sit_all(host: Guest, *others: Guest, **options: Any) -> str:
    """A table at which the guests sit, the first in seat 0; the game has begun."""
    opened = host.open("me", *("open" for _ in others), **options)
    for number, guest in enumerate(others, 1):
        guest.post(opened["table"], f"seats/{number}/sit", {"invite": opened["invite"]})
    table: str = opened["table"]
    return table


def sit_with_choice(anna: Guest, boris: Guest) -> tuple[str, str, str]:
    """A table at which seat 0 begins and can both improve and smear; one such move of each."""
    while True:
        table = sit_all(anna, boris, first=0)
        legal = anna.get(table)["legal"]
        smears = [move for move in legal if move.startswith("smear")]
        if smears and len(legal) > len(smears):
            return table, legal[0], smears[0]
        anna.post(table, "seats/0/resign")


def play_on(table: str, guests: list[Guest], luck: random.Random, moves: int = 10_000) -> Any:
    """Random moves of whoever is to move, at most so many or to the end; the table after them."""
    told = guests[0].get(table)
    for _ in range(moves):
        if told["phase"] == "over":
            break
        mover = guests[told["to_move"]]
        if not told["legal"]:
            told = mover.get(table)
        told = mover.turn(told, luck.choice(told["legal"]))
    return told


class Events:
    """A table's stream, read by a thread so that nothing waits: ids, messages and raw bytes."""

    def __init__(
        self,
        server: Server,
        table: str,
        cookie: str | None,
        seat: int | None,
        last: str,
        name: str = "",
    ) -> None:
        self.server = server
        self.raw = b""
        self.ids: list[str] = []
        self.headers: dict[str, str] = {}
        self._told: queue.Queue[Any] = queue.Queue()
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)
        headers = {"Accept": "text/event-stream"}
        if cookie:
            headers["Cookie"] = f"guest={cookie}"
        if last:
            headers["Last-Event-ID"] = last
        query = f"name={name}&" if name else ""
        query += "" if seat is None else f"seat={seat}"
        self._connection.request("GET", f"/api/tables/{table}/stream?{query}", headers=headers)
        assert self._connection.sock is not None
        self._socket = self._connection.sock
        self._answer = self._connection.getresponse()
        self.status = self._answer.status
        self.headers = {k.lower(): v for k, v in self._answer.getheaders()}
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> "Events":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self) -> None:
        closed = (OSError, http.client.HTTPException, ValueError, AttributeError)
        with suppress(*closed):  # from either side
            while line := self._answer.readline():
                self.raw += line
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "id":
                    self.ids.append(value)
                elif field == "data":
                    self._told.put(json.loads(value))
        self._told.put(None)

    def next(self, timeout: float = PATIENCE) -> Any:
        """The next message; None when the stream has ended. After a long silence, why."""
        try:
            return self._told.get(timeout=timeout)
        except queue.Empty:
            if timeout < SHORT:
                raise
            raise AssertionError(f"nothing came in {timeout} s; {self.server.state()}") from None

    def until(self, wanted: Any, timeout: float = PATIENCE) -> Any:
        """The first message of which something holds."""
        while (told := self.next(timeout)) is not None:
            if wanted(told):
                return told
        raise AssertionError("the stream ended before")

    def at_ply(self, ply: int) -> Any:
        return self.until(lambda told: told["ply"] >= ply)

    def rest(self) -> list[Any]:
        """What has come by now and was not looked at."""
        found = []
        while not self._told.empty():
            found.append(self._told.get())
        return found

    def close(self) -> None:
        with suppress(OSError):  # the server was quicker
            self._socket.shutdown(socket.SHUT_RDWR)
        self._reader.join(20)
        self._answer.close()
        self._connection.close()
        self._socket.close()
