"""A quick player for load: one connection, one shared screen, and a note of all it was promised."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any
from uuid import uuid4

from server.running import Server


class Lost(Exception):
    """The connection broke: nobody knows whether what was asked has happened."""


class Line:
    """One connection to a server, used again and again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A request and its answer; `Lost` if there is none."""
        try:
            async with asyncio.timeout(60):
                return await self._ask(method, path, b"" if body is None else json.dumps(body))
        except (OSError, EOFError, TimeoutError):
            await self.hang_up()
            raise Lost from None

    async def _ask(self, method: str, path: str, body: str | bytes) -> tuple[int, Any]:
        if self._writer is None:
            opened = await asyncio.open_connection("127.0.0.1", self.server.port)
            self._reader, self._writer = opened
        data = body.encode() if isinstance(body, str) else body
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: {self.cookie}\r\n\r\n"
        self._writer.write(head.encode() + data)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in answer[1:] if line)
        told = await self._reader.readexactly(int(headers["content-length"]))
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        return int(answer[0].split()[1]), json.loads(told)

    async def hang_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
            with suppress(OSError):  # it was broken
                await self._writer.wait_closed()
            self._writer = None


class Player:
    """Both seats of one table. `promised` are the moves the server has acknowledged."""

    def __init__(self, line: Line, number: int) -> None:
        self.line = line
        self.luck = random.Random(number)
        self.promised: list[str] = []
        self.pending: dict[str, Any] | None = None  # sent, and not answered yet
        self.enough = False  # stop at the next chance

    async def begin(self) -> None:
        await self.line.ask("PUT", "/api/me", {"name": "Anna"})
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
        wish = {"game": "final_touch", "players": 2, "seats": seats}
        status, told = await self.line.ask("POST", "/api/tables", wish)
        assert status == 201, told
        self.path = f"/api/tables/{told['table']}"
        self.line.server.secrets |= {told["table"], self.line.cookie.partition("=")[2]}

    async def look(self, seat: int = 0) -> Any:
        status, told = await self.line.ask("GET", f"{self.path}?seat={seat}")
        assert status == 200, told
        return told

    async def play(self, moves: int) -> None:
        """So many moves, or to the end; `Lost` may come at any moment."""
        if self.pending is not None:
            await self._send()
        told = await self.look()
        for _ in range(moves):
            if told["phase"] == "over" or self.enough:
                return
            seat = told["to_move"]
            if told["seat"] != seat:
                told = await self.look(seat)
            move = self.luck.choice(told["legal"])
            turn = {"seat": seat, "ply": told["ply"], "moves": [move], "request": uuid4().hex}
            self.pending = turn
            told = await self._send()

    async def _send(self) -> Any:
        """Send what is pending: once more with the same request if it was sent before."""
        assert self.pending is not None
        status, told = await self.line.ask("POST", f"{self.path}/turns", self.pending)
        assert status == 200, told
        self.promised += self.pending["moves"]
        self.pending = None
        return told

    async def check(self) -> None:
        """Every promised move is there, in its place; beyond them at most the one pending."""
        log = [entry["move"] for entry in (await self.look())["log"]]
        assert log[: len(self.promised)] == self.promised
        beyond = log[len(self.promised) :]
        assert beyond in ([], self.pending["moves"] if self.pending else [])
