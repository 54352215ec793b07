"""The rooms of one worker, without a server: what may happen at the same moment."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from table.tables import BOT, person, setting_of
from vernissage.server import app, bots, rooms
from vernissage.server.config import Config
from vernissage.server.rooms import Room, Rooms
from vernissage.store.errors import StoreUnavailable
from vernissage.store.store import Store
from vernissage.store.writes import Write
from vernissage.table import seating
from vernissage.table.errors import NotYourSeat, StalePly
from vernissage.table.setting import OPEN, Made
from vernissage.table.table import Table

PATIENCE = 30.0


def within(folder: Path, test: Callable[[Rooms, bots.BotPlayers], Awaitable[None]]) -> None:
    """Run a test with rooms over a store of its own, and bots that move at once."""

    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        store.deliver_by(asyncio.get_running_loop().call_soon_threadsafe)
        worker = Rooms(store)
        players = bots.BotPlayers(worker, Config(pace=0.05))
        worker.changed = players.wake
        try:
            await asyncio.wait_for(test(worker, players), PATIENCE)
        finally:
            players.stop()
            await asyncio.to_thread(store.close)

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def pass_turn(worker: Rooms, room: Room) -> None:
    """Moves of the seat to move until another is to move."""
    seat = room.table.to_move
    assert seat is not None
    while room.table.to_move == seat:
        ply, move = room.table.ply, room.table.legal(seat)[-1]
        await worker.play(room, seat, ply, [move], f"turn {ply}")


def test_a_move_whose_answer_was_lost_still_wakes_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = rooms.written

    async def stored_but_lost(store: Store, write: Write) -> None:
        await written(store, write)
        monkeypatch.setattr(rooms, "written", written)
        raise StoreUnavailable("the connection broke after the commit")

    async def test(worker: Rooms, players: bots.BotPlayers) -> None:
        room = await worker.add(setting_of(person(0), BOT, first=0))
        await worker.play(room, 0, 0, room.table.legal(0)[:1], "a stroke")
        monkeypatch.setattr(rooms, "written", stored_but_lost)
        with pytest.raises(StoreUnavailable):
            await worker.play(room, 0, 1, ["done"], "once")
        assert not await worker.play(room, 0, 1, ["done"], "once")
        await until(lambda: room.table.ply > 2)

    within(tmp_path, test)


def test_news_of_a_table_that_is_just_being_loaded_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(worker: Rooms, _: bots.BotPlayers) -> None:
        heard: list[Callable[[str], None]] = []
        monkeypatch.setattr(worker.store, "listen", heard.append)
        app._listen(worker, worker.store)
        setting = setting_of(person(0), person(1), first=0)
        await asyncio.to_thread(lambda: worker.store.add(setting).result())
        load, read = worker.store.load, threading.Event()

        def slowly(table: str) -> object:
            found = load(table)
            read.set()
            time.sleep(0.1)
            return found

        monkeypatch.setattr(worker.store, "load", slowly)
        loading = asyncio.create_task(worker.get(setting.id))
        await asyncio.to_thread(read.wait)
        made = [Made(0, Table(setting).legal(0)[0], "elsewhere")]
        await asyncio.to_thread(lambda: worker.store.append(setting.id, 0, made).result())
        heard[0](setting.id)
        room = await loading
        await until(lambda: room.table.ply == 1)

    within(tmp_path, test)


def test_a_bot_does_not_move_for_a_person_who_has_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(worker: Rooms, players: bots.BotPlayers) -> None:
        monkeypatch.setattr(seating, "STAND_IN", "greedy")
        room = await worker.add(setting_of(person(0), person(1), first=0))
        await pass_turn(worker, room)
        ply = room.table.ply
        await room.lock.acquire()  # a slow commit of the return
        room.table.setting = seating.stand_in(room.table, 1)
        players.wake(room, own=True)
        await asyncio.sleep(0.3)  # the bot has thought and waits for the lock
        room.table.setting = seating.come_back(room.table, 1)
        room.lock.release()
        await until(lambda: not players._thinking)
        assert room.table.ply == ply

    within(tmp_path, test)


def test_leaving_twice_throws_nobody_else_out(tmp_path: Path) -> None:
    async def test(worker: Rooms, _: bots.BotPlayers) -> None:
        setting = setting_of(person(0), person(1), OPEN)
        room = await worker.add(setting)
        await worker.change(room, lambda at: seating.leave(at, 1, "guest-1"))
        await worker.change(room, lambda at: seating.sit(at, 1, "other", "C", setting.invite))
        with pytest.raises(NotYourSeat):
            await worker.change(room, lambda at: seating.leave(at, 1, "guest-1"))
        assert room.table.setting.seats[1].name == "C"

    within(tmp_path, test)


def test_a_room_whose_bot_thinks_is_not_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(worker: Rooms, players: bots.BotPlayers) -> None:
        room = await worker.add(setting_of(person(0), BOT, first=0))
        room.used -= rooms.IDLE + 1
        await pass_turn(worker, room)
        room.used -= rooms.IDLE + 1
        await until(lambda: room.table.to_move == 0)
        worker.sweep()
        assert worker.rooms[room.table.setting.id] is room

    within(tmp_path, test)


def test_hidden_moves_of_two_workers_at_once_are_both_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both append at the same ply: the later one catches up and is made all the same."""

    async def test(worker: Rooms, _: bots.BotPlayers) -> None:
        room = await worker.add(setting_of(person(0), person(1), game="photograph"))
        while not room.table.is_secret(room.table.now):
            at, seat = room.table.ply, room.table.to_move
            await worker.play(room, seat, at, [room.table.legal(seat)[-1]], f"turn {at}")
        ply = room.table.ply
        moves = [room.table.legal(seat)[0] for seat in range(2)]
        other = Table(room.table.setting, room.table.made).play(1, ply, moves[1:], "elsewhere")
        await asyncio.to_thread(
            lambda: worker.store.append(room.table.setting.id, ply, other.made).result()
        )
        assert await worker.play(room, 0, ply, moves[:1], "here")
        assert room.table.ply == ply + 2
        assert not await worker.play(room, 1, ply, moves[1:], "elsewhere")
        with pytest.raises(StalePly):
            await worker.play(room, 0, ply, moves[:1], "again")

    within(tmp_path, test)
