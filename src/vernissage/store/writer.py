"""The one thread that writes: whatever waits goes into one transaction and shares its commit."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Protocol, TypeGuard

from vernissage.store.database import Database
from vernissage.store.errors import StoreClosed
from vernissage.store.faults import fault_of, said
from vernissage.store.news import announce
from vernissage.store.quick import QuickMoves
from vernissage.store.statements import Statements
from vernissage.store.writes import GONE, Append, Saw, Write, write_apart, write_together

CROWD = 4  # writes in one commit that show a rush: then the next commit gathers a little longer
GATHER = 0.002  # seconds, far less than a sync of the disk takes under load
MOST = 2000  # writes in one commit, lest the first of them wait long
TRIES = 4  # together, then apart, and again if another worker's locks were in the way
Deliver = Callable[[Callable[[], None]], object]


class Waiter(Protocol):
    """A future, of a thread or of an event loop."""

    def done(self) -> bool:
        """Whether nobody waits any more."""

    def set_result(self, result: None, /) -> object:
        """It is written."""

    def set_exception(self, exception: Exception, /) -> object:
        """It is not."""


Waiting = tuple[Write, Waiter]


class Writer:
    """Takes writes from any thread, and answers each when its commit is on disk."""

    def __init__(self, database: Database, sql: Statements, worker: str) -> None:
        self.deliver: Deliver | None = None
        self._database = database
        self._sql = sql
        self._worker = worker
        self._quick = QuickMoves(database.writes) if database.dialect == "sqlite" else None
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()  # None is the last
        self._closed = False
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    def put(self, write: Write, waiter: Waiter) -> None:
        """Queue a write, and who waits for it."""
        with self._door:
            if self._closed:
                raise StoreClosed
            self._waiting.put((write, waiter))

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._door:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()
        if self._quick is not None:
            self._quick.close()

    def _run(self) -> None:
        rush = False
        while batch := self._take(rush):
            rush = len(batch) > CROWD
            errors = self._save([write for write, _ in batch])
            self._answer(partial(_settle, [waiter for _, waiter in batch], errors))

    def _take(self, rush: bool) -> list[Waiting]:
        """All that waits; sleep while nothing does; none when it is closed.

        In a rush it lets more arrive first: a commit costs the same whatever is in it.

        Sorted by table, so that two workers take the same locks in the same order; the writes of
        one table stay in the order they came in.
        """
        batch: list[Waiting] = []
        following = self._waiting.get()
        if rush:
            time.sleep(GATHER)
        while following is not None:
            batch.append(following)
            if len(batch) == MOST or self._waiting.empty():
                break
            following = self._waiting.get()
        else:
            self._waiting.put(None)  # to be found again when all before it is written
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
        if self._quick is not None and _are_moves(writes):
            self._quick.write(writes)
            return [None] * len(writes)
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


def _are_moves(writes: Sequence[Write]) -> TypeGuard[Sequence[Append]]:
    return all(isinstance(write, Append) for write in writes)


def _settle(waiters: Sequence[Waiter], errors: Sequence[Exception | None]) -> None:
    for waiter, error in zip(waiters, errors, strict=True):
        try:
            if waiter.done():
                pass
            elif error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)
        except RuntimeError:  # its event loop is closed
            pass
