"""SQLite's log, taken over into the file by a thread of its own.

SQLite would do that within some commit, once a few megabytes have gathered: a pause of tens of
milliseconds for whoever moves then. A passive checkpoint on another connection holds nobody up.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress
from typing import cast

from sqlalchemy import Engine

EVERY = 5.0  # seconds; with nothing to take over it costs nothing


class Checkpoints:
    """Takes the log over now and then until it is closed."""

    def __init__(self, engine: Engine) -> None:
        self._kept = engine.raw_connection()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store checkpoints", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        driver = cast("sqlite3.Connection", self._kept.driver_connection)
        while not self._stop.wait(EVERY):
            with suppress(sqlite3.Error):  # the writer meets the same fault, and tells
                driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Stop, and give the connection back."""
        self._stop.set()
        self._thread.join()
        self._kept.close()
