"""The one thread that writes: whatever waits goes into one transaction and shares its commit."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial

from vernissage.store.database import Database
from vernissage.store.errors import StoreClosed
from vernissage.store.faults import fault_of, said
from vernissage.store.news import announce
from vernissage.store.statements import Statements
from vernissage.store.writes import GONE, Saw, Write, write_apart, write_together

CROWD = 4  # writes in one commit that show a rush: then the next commit gathers a little longer
GATHER = 0.002  # seconds, far less than a sync of the disk takes under load
MOST = 2000  # writes in one commit, lest the first of them wait long
TRIES = 4  # together, then apart, and again if another worker's locks were in the way
Waiting = tuple[Write, Future[None]]
Deliver = Callable[[Callable[[], None]], object]


class Writer:
    """Takes writes from any thread, and answers each when its commit is on disk."""

    def __init__(self, database: Database, sql: Statements, worker: str) -> None:
        self.deliver: Deliver | None = None
        self._database = database
        self._sql = sql
        self._worker = worker
        self._waiting: list[Waiting] = []
        self._closed = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> Future[None]:
        """Queue a write. Its future cannot be cancelled: what is queued is written."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()
        with self._news:
            if self._closed:
                raise StoreClosed
            self._waiting.append((write, future))
            if len(self._waiting) == 1:
                self._news.notify()
        return future

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._news:
            self._closed = True
            self._news.notify()
        self._thread.join()

    def _run(self) -> None:
        rush = False
        while batch := self._take(rush):
            rush = len(batch) > CROWD
            errors = self._save([write for write, _ in batch])
            self._answer(partial(_settle, [future for _, future in batch], errors))

    def _take(self, rush: bool) -> list[Waiting]:
        """All that waits; sleep while nothing does; none when it is closed.

        In a rush it lets more arrive first: a commit costs the same whatever is in it.

        Sorted by table, so that two workers take the same locks in the same order; the writes of
        one table stay in the order they came in.
        """
        with self._news:
            while not self._waiting and not self._closed:
                self._news.wait()
        if rush:
            time.sleep(GATHER)
        with self._news:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        batch.sort(key=lambda waiting: waiting[0].table)
        return batch

    def _save(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Write in one transaction; if one of the writes is at fault, all but that one."""
        save, fault = self._save_together, Exception()
        for _ in range(TRIES):
            try:
                return save(writes)
            except Exception as error:
                fault, save = error, self._save_apart
                if fault_of(error) in GONE:
                    break
        return [said(fault) for _ in writes]  # one each: raising changes an error

    def _save_together(self, writes: Sequence[Write]) -> list[Exception | None]:
        with self._database.writes.begin() as connection:
            write_together(connection, self._sql, writes)
            announce(connection, self._worker, _told(writes))
        return [None] * len(writes)

    def _save_apart(self, writes: Sequence[Write]) -> list[Exception | None]:
        with self._database.writes.begin() as connection:
            errors = write_apart(connection, self._sql, writes)
            written = [write for write, error in zip(writes, errors, strict=True) if not error]
            announce(connection, self._worker, _told(written))
        return errors

    def _answer(self, settle: Callable[[], None]) -> None:
        """Settle a whole batch at once, where the server wants it."""
        if self.deliver is not None:
            try:
                self.deliver(settle)
                return
            except RuntimeError:  # the event loop is closed
                pass
        settle()


def _told(writes: Sequence[Write]) -> set[str]:
    """The tables that other workers must hear of."""
    return {write.table for write in writes if not isinstance(write, Saw)}


def _settle(futures: Sequence[Future[None]], errors: Sequence[Exception | None]) -> None:
    for future, error in zip(futures, errors, strict=True):
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
