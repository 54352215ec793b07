"""The face of the store: tables, their moves and their guests, in one database."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import datetime
from types import TracebackType
from typing import Self, TypeVar

from sqlalchemy import URL, Connection, case, select

from vernissage.store.database import Database, ask
from vernissage.store.errors import StoreClosed
from vernissage.store.migrate import migrate
from vernissage.store.news import Listener
from vernissage.store.rows import read_moves, read_setting
from vernissage.store.schema import guests, moves, presence, seats, settings, tables
from vernissage.store.statements import Statements
from vernissage.store.writer import Deliver, Waiter, Writer
from vernissage.store.writes import Add, Append, Change, Saw, Write
from vernissage.table.setting import Made, Setting

T = TypeVar("T")


class Store:
    """A database of tables. Every method may be called from any thread.

    `add`, `append`, `change` and `saw` answer at once with a future, whose result comes when the
    write is on disk. Wait for one write of a table before the next: if the first were refused, the
    second would stand alone.
    """

    def __init__(self, url: str | URL) -> None:
        self._worker = secrets.token_hex(8)
        self._closed = False
        self._listener: Listener | None = None
        self._database = Database(url)
        self._sql = Statements(self._database.writes.dialect)
        try:
            self._secret = ask(self._database.writes, self._prepare)
            self._database.log_ahead()
        except BaseException:
            self._database.close()
            raise
        self._writer = Writer(self._database, self._sql, self._worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Write what is queued, then close; more than once does no harm."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        if self._listener is not None:
            self._listener.close()
        self._database.close()

    def _prepare(self, connection: Connection) -> bytes:
        """Bring the schema up to date and find, or make, the database's secret."""
        migrate(connection)
        new = {"name": "secret", "value": secrets.token_bytes(32)}
        connection.execute(self._sql.keep_setting, new)
        found = connection.execute(select(settings.c.value).where(settings.c.name == "secret"))
        secret: bytes = found.scalar_one()
        return secret

    @property
    def shared(self) -> bool:
        """Whether several workers may share this database."""
        return self._database.dialect == "postgresql"

    def secret(self) -> bytes:
        """32 random bytes, made once for the database."""
        return self._secret

    def name_guest(self, guest: str, name: str) -> None:
        """Name a guest, or name them anew."""
        row = {"id": guest, "name": name}
        self._ask(lambda connection: connection.execute(self._sql.name_guest, row))

    def guest_name(self, guest: str) -> str | None:
        """The name of a guest, if they have one."""
        found = select(guests.c.name).where(guests.c.id == guest)
        return self._ask(lambda connection: connection.execute(found).scalar())

    def load(self, table: str) -> tuple[Setting, list[Made]] | None:
        """A table and its moves, as they were at one moment; None if there is no such table."""

        def read(connection: Connection) -> tuple[Setting, list[Made]] | None:
            setting = read_setting(connection, table)
            return None if setting is None else (setting, read_moves(connection, table))

        self._check_open()
        return ask(self._database.snapshots, read)

    def moves_since(self, table: str, ply: int) -> list[Made]:
        """The moves of a table from a ply on."""
        return self._ask(lambda connection: read_moves(connection, table, ply))

    def tables_of(self, guest: str, limit: int) -> list[tuple[str, datetime]]:
        """The tables where a guest has a seat and when each last changed, newest first."""
        moved = (
            select(moves.c.at)
            .where(moves.c.table_id == tables.c.id)
            .order_by(moves.c.ply.desc())
            .limit(1)
            .scalar_subquery()
        )
        last = case((moved > tables.c.at, moved), else_=tables.c.at).label("last")
        theirs = select(seats.c.table_id).where(seats.c.guest == guest)
        found = select(tables.c.id, last).where(tables.c.id.in_(theirs))
        newest = found.order_by(last.desc(), tables.c.id).limit(limit)
        return self._ask(lambda connection: list(connection.execute(newest).all()))

    def last_seen(self, table: str) -> dict[int, datetime]:
        """When the person of each seat was last here, of those who ever were."""
        found = select(presence.c.seat, presence.c.at).where(presence.c.table_id == table)
        return self._ask(lambda connection: dict(connection.execute(found).all()))

    def add(self, setting: Setting) -> Future[None]:
        """Write a new table."""
        return self._future(Add(setting.id, setting))

    def append(self, table: str, ply: int, made: Sequence[Made]) -> Future[None]:
        """Write moves at a ply and after it, all or none; `PlyTaken` if one is there already."""
        return self._future(Append(table, ply, made))

    def change(self, setting: Setting) -> Future[None]:
        """Write seats, rematch and revision; `RevisionTaken` unless it follows the stored one."""
        return self._future(Change(setting.id, setting))

    def saw(self, table: str, seat: int) -> Future[None]:
        """Write that the person of a seat is here now."""
        return self._future(Saw(table, seat))

    def put(self, write: Write, waiter: Waiter) -> None:
        """Queue a write, with the future that is told when it is on disk, or why it is not."""
        self._writer.put(write, waiter)

    def _future(self, write: Write) -> Future[None]:
        """Queue a write. Its future cannot be cancelled: what is queued is written."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()
        self._writer.put(write, future)
        return future

    def deliver_by(self, deliver: Deliver) -> None:
        """Settle a whole batch of futures in one call of `deliver`.

        With an event loop's `call_soon_threadsafe` the loop is woken once a batch and not once a
        future. Do not wait for a future's result in the loop's own thread then.
        """
        self._writer.deliver = deliver

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with the id of each table that another worker wrote to, from a thread.

        It gets "" when a lost connection is back: anything may have been missed. SQLite has one
        worker, and nothing to hear.
        """
        self._check_open()
        if self.shared:
            if self._listener is not None:
                raise ValueError("this store is listened to already")
            self._listener = Listener(self._database.url, self._worker, heard)

    def ping(self) -> None:
        """Raise if the database does not answer."""
        self._ask(lambda connection: connection.execute(select(settings.c.name).limit(1)).all())

    def _ask(self, question: Callable[[Connection], T]) -> T:
        self._check_open()
        return ask(self._database.reads, question)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed
