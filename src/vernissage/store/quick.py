"""The short way for moves into SQLite: the driver itself, which takes half SQLAlchemy's time."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import cast

from sqlalchemy import Engine, insert

from vernissage.store.schema import moves
from vernissage.store.statements import RowByRow
from vernissage.store.writes import Append, move_rows


class QuickMoves:
    """Writes moves and nothing else, all of them or none; keeps a connection for it."""

    def __init__(self, engine: Engine) -> None:
        self._kept = engine.raw_connection()
        self._driver = cast("sqlite3.Connection", self._kept.driver_connection)
        self._insert = RowByRow(insert(moves), moves, engine.dialect)

    def write(self, writes: Sequence[Append]) -> None:
        """Write, and return when it is on disk; or raise the driver's error, nothing written."""
        rows = self._insert.dated(move_rows(writes), datetime.now(UTC))
        with self._driver:
            self._driver.execute("BEGIN IMMEDIATE")
            self._driver.executemany(self._insert.sql, rows)

    def close(self) -> None:
        """Give the connection back."""
        self._kept.close()
