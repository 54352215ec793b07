"""Bots at the tables of a server, without the server."""

import asyncio
import logging

import pytest

from table.tables import BOT, person, table_of
from vernissage.server import bots
from vernissage.server.config import Config
from vernissage.server.rooms import Room


class Played:
    """Rooms that remember what was played."""

    def __init__(self) -> None:
        self.moves: asyncio.Queue[str] = asyncio.Queue()

    async def play(
        self, room: Room, seat: int, ply: int, moves: list[str], request: str, still: object
    ) -> None:
        room.table.adopt(room.table.play(seat, ply, moves, request))
        self.moves.put_nowait(moves[0])


def test_a_bot_whose_thinking_fails_moves_all_the_same_and_the_log_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise ZeroDivisionError("of a bot")

    monkeypatch.setattr("vernissage.bots.players.GreedyBot.choose", fail)

    async def play() -> None:
        rooms, room = Played(), Room(table_of(person(0), BOT, first=1))
        legal = room.table.legal(1)
        players = bots.BotPlayers(rooms, Config(pace=0))  # type: ignore[arg-type]
        players.wake(room, own=True)
        assert await asyncio.wait_for(rooms.moves.get(), 60) in legal
        players.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())
    (said,) = caplog.records
    assert (said.message, said.exc_info[0]) == ("a fault of ours", ZeroDivisionError)
