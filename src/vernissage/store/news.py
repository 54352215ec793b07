"""What one worker wrote, told to the others through PostgreSQL's NOTIFY and LISTEN."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import psycopg
from sqlalchemy import URL, Connection, text

from vernissage.store.faults import said

CHANNEL = "vernissage"
ROOM = 7000  # bytes of table ids in one message; PostgreSQL takes less than 8000 in all
POLL = 0.2  # seconds until a closed listener notices
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between tries to connect again; the last repeats

_NOTIFY = text("SELECT pg_notify(:channel, :message)")
_log = logging.getLogger(__name__)


def announce(connection: Connection, worker: str, tables: Iterable[str]) -> None:
    """Tell the other workers, when this transaction commits, which tables it changed."""
    if connection.dialect.name != "postgresql":
        return
    for message in messages(worker, tables):
        connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})


def messages(worker: str, tables: Iterable[str]) -> Iterator[str]:
    """The table ids in as few messages as they fit into, the sender in front."""
    room, ids = ROOM, [worker]
    for table in sorted(tables):
        size = len(json.dumps(table)) + 2
        if size > room and len(ids) > 1:
            yield json.dumps(ids)
            room, ids = ROOM, [worker]
        room -= size
        ids.append(table)
    if len(ids) > 1:
        yield json.dumps(ids)


class Listener:
    """A thread that hears of other workers' writes, and connects again by itself."""

    def __init__(self, url: URL, worker: str, heard: Callable[[str], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._worker = worker
        self._heard = heard
        self._closed = threading.Event()
        try:
            self._connection = self._connect()
        except psycopg.Error as error:
            raise said(error) from None
        self._thread = threading.Thread(target=self._run, name="store listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._closed.set()
        self._thread.join()

    def _connect(self) -> psycopg.Connection:
        connection = psycopg.connect(
            self._address, autocommit=True, application_name="vernissage listener"
        )
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error:
            connection.close()
            raise
        return connection

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                for notify in self._connection.notifies(timeout=POLL):
                    self._read(notify.payload)
            except psycopg.Error:
                self._connection.close()
                self._connect_again()
        self._connection.close()

    def _connect_again(self) -> None:
        """Try until it works or this is closed; anything may have been missed meanwhile."""
        tries = 0
        while not self._closed.wait(PAUSES[min(tries, len(PAUSES) - 1)]):
            tries += 1
            with suppress(psycopg.Error):
                self._connection = self._connect()
                self._tell("")
                return

    def _read(self, message: str) -> None:
        """Pass on the tables of another worker's message."""
        try:
            worker, *tables = json.loads(message)
        except (TypeError, ValueError):  # not from a worker of ours
            return
        if worker != self._worker:
            for table in tables:
                self._tell(table)

    def _tell(self, table: str) -> None:
        """Call back; a fault there must not end the listening."""
        try:
            self._heard(table)
        except Exception:
            _log.exception("a listener of the store failed")
