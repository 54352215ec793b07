"""The statements that differ by database.

Many rows go to SQLite by the driver's own `executemany`, which takes 6 µs a row where SQLAlchemy's
takes 20; and to PostgreSQL as one JSON array that it takes apart itself, which halves the time of a
hundred rows and leaves the client a quarter of the work.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Dialect,
    Insert,
    Integer,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    column,
    func,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from vernissage.store.schema import Utc, guests, moves, presence, settings

Rows = Sequence[tuple[str | int, ...]]  # all columns but the last, which is the time of all
Many = Callable[[Connection, Rows, datetime], None]


class Statements:
    """The statements of one kind of database, built once."""

    def __init__(self, dialect: Dialect) -> None:
        insert = sqlite.insert if dialect.name == "sqlite" else postgresql.insert
        many = RowByRow if dialect.name == "sqlite" else _by_json
        self.add_moves = many(insert(moves), moves, dialect)
        saw = insert(presence)
        upsert = saw.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"at": saw.excluded.at}
        )
        self.saw = many(upsert, presence, dialect)
        name = insert(guests)
        self.name_guest = name.on_conflict_do_update(
            index_elements=["id"], set_={"name": name.excluded.name}
        )
        self.keep_setting = insert(settings).on_conflict_do_nothing()


class RowByRow:
    """A statement compiled once, then given to the driver as it is."""

    def __init__(self, statement: Insert, table: Table, dialect: Dialect) -> None:
        self.sql = str(statement.compile(dialect=dialect, column_keys=table.c.keys()))
        as_text = Utc().dialect_impl(dialect).bind_processor(dialect)
        assert as_text is not None
        self._as_text = as_text

    def dated(self, rows: Rows, at: datetime) -> list[tuple[str | int, ...]]:
        """The rows with their time."""
        time = self._as_text(at)
        return [(*row, time) for row in rows]

    def __call__(self, connection: Connection, rows: Rows, at: datetime) -> None:
        """Write the rows."""
        connection.exec_driver_sql(self.sql, self.dated(rows, at))


def _by_json(statement: Insert, table: Table, _dialect: Dialect) -> Many:
    """One statement, whatever the number of rows."""
    insert = statement.from_select(table.c.keys(), _rows_of_json(table))

    def write(connection: Connection, rows: Rows, at: datetime) -> None:
        array = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
        connection.execute(insert, {"rows": array, "at": at})

    return write


def _rows_of_json(table: Table) -> Select[*tuple[object, ...]]:
    """The rows of the JSON array `rows`, a value a column in order, and `at`, the time of all."""
    array = cast(bindparam("rows", type_=Text()), JSON)
    row = func.json_array_elements(array).table_valued(column("value", JSON)).c.value
    values: list[ColumnElement[object]] = [
        row[place].as_integer() if isinstance(wanted.type, Integer) else row[place].as_string()
        for place, wanted in enumerate(list(table.c)[:-1])
    ]
    return select(*values, bindparam("at", type_=Utc()))
