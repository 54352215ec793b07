"""The ways into a database: many readers and one writer, on SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from vernissage.store.errors import BadDatabase
from vernissage.store.faults import fault_of, said

T = TypeVar("T")

BUSY = 15.0  # seconds to wait for another process that is writing to the same file
AGAIN = 0.02  # seconds, where that is left to us
READERS = 15  # connections at most, beside the writer's
PRAGMAS = (  # of a connection; they change nothing in the file
    "PRAGMA synchronous = FULL",  # a commit is on disk before it returns
    "PRAGMA foreign_keys = ON",
)
POSTGRESQL = {  # notice a server that went away without a word
    "connect_timeout": "5",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "application_name": "vernissage",
}


class Database:
    """One database: `reads` serves many threads, `writes` is for the writer's alone."""

    def __init__(self, address: str | URL) -> None:
        self.url = read_address(address)
        self.dialect = self.url.get_backend_name()
        if self.dialect == "sqlite":
            self.reads = self._sqlite(READERS)
            self.writes = self._sqlite(2)  # one is kept for moves
            event.listen(self.reads, "begin", begin)
            event.listen(self.writes, "begin", _begin_to_write)
            self.snapshots = self.reads
        else:
            self.reads = self._postgresql(READERS)
            self.writes = self._postgresql(1)
            self.snapshots = self.reads.execution_options(isolation_level="REPEATABLE READ")

    def _sqlite(self, connections: int) -> Engine:
        engine = create_engine(
            self.url,
            connect_args={"timeout": BUSY},
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
        )
        event.listen(engine, "connect", _prepare)
        return engine

    def _postgresql(self, connections: int) -> Engine:
        return create_engine(
            self.url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=connections == 1,  # a write cannot be tried again, a read can
            hide_parameters=True,
        )

    def log_ahead(self) -> None:
        """Let SQLite's readers and writer not wait for each other, from now on.

        It changes the file for good, so only one that is known to be ours; and in no transaction.
        While another process writes SQLite refuses at once, whatever patience it was given.
        """
        if self.dialect != "sqlite":
            return
        until = monotonic() + BUSY
        while True:
            try:
                self._log_ahead()
                return
            except (SQLAlchemyError, sqlite3.Error) as error:
                if fault_of(error) != "away" or monotonic() > until:
                    raise said(error) from None
            sleep(AGAIN)

    def _log_ahead(self) -> None:
        kept = self.writes.raw_connection()
        try:
            kept.cursor().execute("PRAGMA journal_mode = WAL")
        finally:
            kept.close()

    def close(self) -> None:
        """Close every connection."""
        self.reads.dispose()
        self.writes.dispose()


def ask(engine: Engine, question: Callable[[Connection], T]) -> T:
    """Run a question in a transaction; once more if the connection was lost meanwhile."""
    for last in (False, True):
        try:
            with engine.begin() as connection:
                return question(connection)
        except (SQLAlchemyError, sqlite3.Error, UnicodeError) as error:
            if last or fault_of(error) not in ("away", "crossed"):
                raise said(error) from None
    raise AssertionError("the second time returns or raises")


def file_address(file: Path) -> URL:
    """The address of an SQLite file, whatever characters its name has."""
    return URL.create("sqlite", database=str(file))


def read_address(address: str | URL) -> URL:
    """The database that an address names, or what is wrong with it; never its password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadDatabase(
            "the database's address cannot be read: "
            "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    if "@" in (url.host or ""):
        raise BadDatabase("the database's address has two @: write %40 for one in a password")
    if url.drivername == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise BadDatabase("SQLite needs a file: write sqlite:///FILE")
        return url
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        url = url.set(drivername="postgresql+psycopg")
        return url.update_query_dict({k: v for k, v in POSTGRESQL.items() if k not in url.query})
    raise BadDatabase(
        f"a database of the kind {url.drivername} is not known here: "
        "write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    )


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Set a new SQLite connection up; transactions begin where SQLAlchemy says, not by guess."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def begin(connection: Connection) -> None:
    """Begin a transaction that reads."""
    connection.exec_driver_sql("BEGIN")


def _begin_to_write(connection: Connection) -> None:
    """Take the write lock at once: waiting for it later, after a read, could only fail."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
