"""Bots at the tables: they think beside the event loop and move through the same door as people."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

from vernissage.bots.players import LEVELS, Budget, RandomBot, make_bot
from vernissage.engine.knowledge import Knowledge
from vernissage.server.config import Config
from vernissage.server.rooms import Room, Rooms
from vernissage.table.errors import StalePly
from vernissage.table.seating import bot_level

log = logging.getLogger(__name__)

OTHERS_FIRST = 5.0  # seconds another worker, which made the last move, has to move its bot
RETRY = 2.0  # seconds, doubled each time, while the store does not answer
MOST_RETRY = 60.0
NICENESS = 5  # people's requests go before bots' thoughts


class BotPlayers:
    """Wakes a bot whenever it is one's turn."""

    def __init__(self, rooms: Rooms, config: Config) -> None:
        self.rooms = rooms
        self.config = config
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "bot", initializer=_stand_back)
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def wake(self, room: Room, own: bool) -> None:
        """Let the bot that is to move think, unless it does already."""
        table, ply = room.table.setting.id, room.table.ply
        if _next_bot(room) is None:
            return
        known = self._thinking.get(table)
        if known is not None and known[0] == ply and not known[1].done():
            return
        task = asyncio.create_task(self._move(room, ply, 0.0 if own else OTHERS_FIRST))
        self._thinking[table] = (ply, task)
        task.add_done_callback(lambda done: self._forget(table, done))

    def _forget(self, table: str, task: asyncio.Task[None]) -> None:
        if (known := self._thinking.get(table)) is not None and known[1] is task:
            del self._thinking[table]

    async def _move(self, room: Room, ply: int, delay: float) -> None:
        wait = RETRY
        await asyncio.sleep(delay)
        while room.table.ply == ply and (due := _next_bot(room)) is not None:
            seat, level = due
            room.used = monotonic()  # not to be dropped meanwhile
            move = await self._think(room, seat, level)
            # The person may have come back, or another worker's bot has moved.
            still = partial(_is_due, room, ply, due)
            try:
                # No name of its own: two workers' bots must not pass for the same request.
                request = f"bot {secrets.token_hex(8)}"
                await self.rooms.play(room, seat, ply, [move], request, still=still)
            except StalePly:
                return
            except Exception as error:
                log.warning("bot move failed", extra={"error": type(error).__name__})
                await asyncio.sleep(wait)
                wait = min(2 * wait, MOST_RETRY)

    async def _think(self, room: Room, seat: int, name: str) -> str:
        """A move, after a time that depends on the level alone."""
        loop = asyncio.get_running_loop()
        level = LEVELS.get(name)
        thinking = level.seconds * self.config.time_scale if level else 0.0
        at = loop.time() + max(self.config.pace, 1.1 * thinking)
        knowledge = Knowledge(room.table.state_for(seat), seat)
        bot = make_bot(
            name,
            knowledge.game,
            secrets.randbits(64),
            Budget(time_scale=self.config.time_scale),
        )
        try:
            move = await loop.run_in_executor(self._pool, bot.choose, knowledge)
        except Exception as error:
            log.error("a fault of ours", exc_info=error)
            move = RandomBot(secrets.randbits(64)).choose(knowledge)  # people wait: play on
        await asyncio.sleep(at - loop.time())
        return move

    def stop(self) -> None:
        """Think no more."""
        for _, task in self._thinking.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _next_bot(room: Room) -> tuple[int, str] | None:
    """The first seat that may move and is a bot's, with its level."""
    seats = room.table.setting.seats
    levels = ((seat, bot_level(seats[seat])) for seat in room.table.awaited)
    return next(((seat, level) for seat, level in levels if level is not None), None)


def _is_due(room: Room, ply: int, due: tuple[int, str]) -> bool:
    return room.table.ply == ply and _next_bot(room) == due


def _stand_back() -> None:
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
