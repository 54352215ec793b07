"""The tables this worker has in hand, who watches them, and the one way a turn is made.

Whatever happens at a table is stored before anybody hears of it. Nothing kept
here cannot be rebuilt from the store, so any worker may serve any table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from time import monotonic

from vernissage.engine.rulebook import Json
from vernissage.server.messages import Reader, encode, table_message
from vernissage.server.stream import Stream, event_bytes
from vernissage.store.errors import PlyTaken, RevisionTaken, TableTaken
from vernissage.store.store import Store
from vernissage.store.waiting import written
from vernissage.store.writes import Add, Append, Change
from vernissage.table.errors import StalePly
from vernissage.table.seating import call_rematch, rematch
from vernissage.table.setting import Setting
from vernissage.table.table import Table
from vernissage.table.turn import Step

LONGEST_ID = 32
MOST_ROOMS = 5_000
IDLE = 600.0  # seconds without a reader after which a room may be dropped
STILL_HERE = timedelta(seconds=40)  # since the last sign of life at another worker
TRIES = 3  # to change a seat, or to make a hidden move, while others do too


class NoSuchTable(Exception):
    """An id that is no table's."""

    def __init__(self) -> None:
        super().__init__("there is no table with this id; check the link")


class Room:
    """A table and everybody who looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.streams: set[Stream] = set()
        self.seen = dict.fromkeys(range(table.setting.players), monotonic())
        self.elsewhere: set[int] = set()  # seats whose persons are at another worker
        self.left: dict[int, datetime] = {}  # when a person's last stream here ended
        self.replay: bytes | None = None  # of a finished game, packed; made when first asked for
        self.used = monotonic()
        self.requests = {(made.seat, made.request) for made in table.made}
        self._steps: Sequence[Step] = ()  # the last change
        self._here: set[int] = set()
        self._latest: dict[Reader, bytes] = {}

    def reader(self, guest: str | None, seat: int | None) -> Reader:
        """Through whose eyes a guest looks: the seat asked for, its first one, or nobody's."""
        mine = self.seats_of(guest)
        if seat not in mine:
            seat = mine[0] if mine and seat is None else None
        return Reader(seat, mine)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        if guest is None:
            return ()
        seats = self.table.setting.seats
        return tuple(number for number, seat in enumerate(seats) if seat.guest == guest)

    def stream_of(self, guest: str, name: str, reader: Reader) -> Stream | None:
        """A guest's stream by its name, if it looks through these eyes."""
        for stream in self.streams:
            if (stream.guest, stream.name, stream.reader) == (guest, name, reader):
                return stream
        return None

    def here(self) -> set[int]:
        """The seats whose persons have the page open."""
        return self.elsewhere | {seat for stream in self.streams for seat in stream.reader.mine}

    def whole(self, reader: Reader, since: int = 0) -> Json:
        """The table for a reader, with all that happened since a ply."""
        log = self.table.log(reader.seat, since) if self.table.ply > since else []
        return table_message(self.table, reader, self.here(), log)

    def latest(self, reader: Reader) -> bytes:
        """The table for a reader, with its last change; made once for all who see the same."""
        if (data := self._latest.get(reader)) is None:
            log = self.table.told(self._steps, reader.seat)
            data = encode(table_message(self.table, reader, self._here, log))
            self._latest[reader] = data
        return data

    def publish(self, steps: Sequence[Step] = (), but: Stream | None = None) -> None:
        """Tell everybody, but for one who knows, how the table is now."""
        self.used = monotonic()
        self._here, self._steps = self.here(), steps
        self._latest.clear()
        ply, revision = self.table.ply, self.table.setting.revision
        for stream in self.streams:
            if stream is not but:
                stream.put(event_bytes(ply, revision, self.latest(stream.reader)))

    def join(self, stream: Stream, since: int) -> None:
        """Let a stream follow the table, beginning with how things are."""
        came = not set(stream.reader.mine) <= self.here()
        self.streams.add(stream)
        self.saw(stream)
        data = encode(self.whole(stream.reader, since))
        stream.put(event_bytes(self.table.ply, self.table.setting.revision, data))
        if came:
            self.publish(but=stream)

    def part(self, stream: Stream) -> None:
        """A stream has ended."""
        self.streams.discard(stream)
        self.saw(stream)
        self.elsewhere -= set(stream.reader.mine)
        if gone := set(stream.reader.mine) - self.here():
            self.left.update(dict.fromkeys(gone, datetime.now(UTC)))
            self.publish()

    def reseat(self) -> None:
        """Guests who got or gave up a seat look through other eyes from now on."""
        for stream in self.streams:
            stream.reader = self.reader(stream.guest, stream.asked)

    def saw(self, stream: Stream) -> None:
        """The person of a stream is here now."""
        for seat in stream.reader.mine:
            self.met(seat)

    def met(self, seat: int) -> None:
        """The person of a seat is here now, by whatever sign."""
        self.seen[seat] = self.used = monotonic()


class Rooms:
    """All rooms of this worker."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        # Called after every change, with whether this worker made it: bots listen.
        self.changed: Callable[[Room, bool], None] = lambda room, own: None
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._looking: set[asyncio.Task[None]] = set()

    async def get(self, table: str) -> Room:
        """The room of a table, from the store if need be."""
        if (room := self.rooms.get(table)) is not None:
            return room
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST_ID):
            raise NoSuchTable
        if (loading := self._loading.get(table)) is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        found = await asyncio.to_thread(self.store.load, table)
        if found is None:
            raise NoSuchTable
        return self._keep(Room(Table(*found)))

    def _keep(self, room: Room) -> Room:
        if len(self.rooms) >= MOST_ROOMS:
            self.sweep()
        kept = self.rooms.setdefault(room.table.setting.id, room)  # one a table, the quicker one
        self.changed(kept, True)
        return kept

    def sweep(self) -> None:
        """Drop the rooms nobody has looked at for a while."""
        old = monotonic() - IDLE
        for table, room in list(self.rooms.items()):
            if not room.streams and room.used < old and not room.lock.locked():
                del self.rooms[table]

    async def add(self, setting: Setting) -> Room:
        """A new table, stored."""
        table = Table(setting)
        await written(self.store, Add(setting.id, setting))
        return self._keep(Room(table))

    async def play(
        self,
        room: Room,
        seat: int,
        ply: int,
        moves: Sequence[str],
        request: str,
        knows: Stream | None = None,
        still: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Make a turn: checked, stored, then told. False: the same request was played before.

        One stream may know by other means, and is not told. `still` says whether the turn is
        meant any more when it comes to it: a person may have come back to a bot's seat.
        """
        async with room.lock:
            for _ in range(TRIES):
                if (seat, request) in room.requests or not still():
                    return False
                turn = room.table.play(seat, ply, moves, request)
                try:
                    await written(self.store, Append(room.table.setting.id, turn.ply, turn.made))
                    break
                except PlyTaken:  # another worker was quicker: stale now, unless both were hidden
                    await self._catch_up(room, True)
            else:
                raise StalePly("others were quicker; look at the table again")
            room.table.adopt(turn)
            room.requests.add((seat, request))
            room.publish(turn.steps, but=knows)
        self.changed(room, True)
        return True

    async def change(self, room: Room, changed: Callable[[Table], Setting]) -> None:
        """Change who sits where: stored, then told."""
        async with room.lock:
            for attempt in range(TRIES):
                setting = changed(room.table)
                try:
                    await written(self.store, Change(setting.id, setting))
                except RevisionTaken:
                    await self._catch_up(room, True)
                    if attempt == TRIES - 1:
                        raise StalePly("the seats have changed; look at the table again") from None
                    continue
                break
            room.table.setting = setting
            room.reseat()
            room.publish()
        self.changed(room, True)

    async def rematch(self, room: Room) -> Room:
        """The table that follows a finished one; the same for everybody who asks."""
        if room.table.setting.rematch is None:
            await self.change(room, call_rematch)
        following = room.table.setting.rematch
        assert following is not None
        if following not in self.rooms:  # named but not opened yet, by us or by a worker that died
            with suppress(TableTaken):  # or opened by another worker
                return await self.add(rematch(room.table))
        return await self.get(following)

    async def refresh(self, room: Room) -> None:
        """Another worker changed the table: catch up and tell."""
        async with room.lock:
            await self._catch_up(room, False)

    async def in_hand(self, table: str) -> Room | None:
        """The room of a table if this worker has it, or is just loading it."""
        return await self.get(table) if table in self._loading else self.rooms.get(table)

    def beat(self, room: Room, stream: Stream) -> None:
        """A stream is still open: its person is here, for other workers too."""
        room.saw(stream)
        if self.store.shared:
            for seat in stream.reader.mine:
                self.store.saw(room.table.setting.id, seat)
            self._look_around(room)

    def _look_around(self, room: Room) -> None:
        """Find out who is here at other workers, and tell if that has changed."""

        async def look() -> None:
            seen = await asyncio.to_thread(self.store.last_seen, room.table.setting.id)
            before, recent = room.here(), datetime.now(UTC) - STILL_HERE
            room.elsewhere = {
                seat for seat, at in seen.items() if at > max(recent, room.left.get(seat, recent))
            }
            if room.here() != before:
                room.publish()

        task = asyncio.create_task(look())
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _catch_up(self, room: Room, own: bool) -> None:
        """Take over what is stored: another worker's changes, or own ones that went unanswered."""
        table = room.table
        found = await asyncio.to_thread(self.store.load, table.setting.id)
        if found is None:
            raise NoSuchTable
        setting, made = found
        new = made[table.ply :]
        steps = table.catch_up(setting, new)
        room.requests.update((move.seat, move.request) for move in new)
        room.reseat()
        room.publish(steps)
        self.changed(room, own)
