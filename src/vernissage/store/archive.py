"""A database that is only read: nothing is made, migrated or written, not even beside it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, select

from vernissage.store.database import BUSY, ask, begin, read_address
from vernissage.store.errors import StoreUnavailable
from vernissage.store.migrate import check_version
from vernissage.store.rows import read_moves, read_setting
from vernissage.store.schema import tables
from vernissage.table.setting import Made, Setting

BESIDE = ("-wal", "-journal")  # files of a database that somebody writes to, or was cut off from


class Archive:
    """The tables of a database, which may be on a disk that cannot be written."""

    def __init__(self, address: str | URL) -> None:
        url = read_address(address)
        self._still: tuple[Path, tuple[int, ...]] | None = None  # a file and how it was found
        self._engine = self._sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)
        try:
            ask(self._engine, check_version)
        except BaseException:
            self._engine.dispose()
            raise

    def _sqlite(self, url: URL) -> Engine:
        """Nobody writes to a file with none beside it: then SQLite need not make them to read."""
        file = Path(url.database or "")
        still = not any(Path(f"{file}{end}").exists() for end in BESIDE)
        if still and file.exists():
            self._still = file, _look(file)
        mode = "mode=ro&immutable=1" if still else "mode=ro"
        address = f"file:{quote(os.path.abspath(file))}?{mode}"

        def connect() -> sqlite3.Connection:
            return sqlite3.connect(
                address, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False
            )

        engine = create_engine(url, creator=connect, hide_parameters=True)
        event.listen(engine, "begin", begin)
        return engine

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._engine.dispose()

    def count_tables(self) -> int:
        """How many tables there are."""
        found = select(func.count()).select_from(tables)
        return ask(self._engine, lambda connection: connection.execute(found).scalar_one())

    def tables_after(self, table: str, limit: int) -> list[str]:
        """The ids that follow one, in order: all tables, page by page, from "" on."""
        found = select(tables.c.id).where(tables.c.id > table).order_by(tables.c.id).limit(limit)
        return ask(self._engine, lambda connection: list(connection.execute(found).scalars()))

    def load(self, table: str) -> tuple[Setting, list[Made]] | None:
        """A table and its moves, as they were at one moment; None if there is no such table."""

        def read(connection: Connection) -> tuple[Setting, list[Made]] | None:
            setting = read_setting(connection, table)
            return None if setting is None else (setting, read_moves(connection, table))

        return ask(self._engine, read)

    def check_still(self) -> None:
        """Refuse what was read if somebody has begun to write to a file that nobody wrote to."""
        if self._still is not None and _look(self._still[0]) != self._still[1]:
            raise StoreUnavailable("a server began to write to the database meanwhile: try again")


def _look(file: Path) -> tuple[int, ...]:
    """What changes when a file, or one beside it, is written."""
    found = file.stat()
    beside = (Path(f"{file}{end}").exists() for end in BESIDE)
    return (found.st_size, found.st_mtime_ns, *beside)


def _postgresql(url: URL) -> Engine:
    engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    only_read = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return engine.execution_options(**only_read)
