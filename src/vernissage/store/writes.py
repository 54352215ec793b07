"""What can be written, and how many writes go together in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, bindparam, insert, update

from vernissage.store.errors import NoSuchTable, PlyTaken, RevisionTaken, TableTaken
from vernissage.store.faults import fault_of, said
from vernissage.store.rows import seat_rows, table_row
from vernissage.store.schema import seats, tables
from vernissage.store.statements import Statements
from vernissage.table.setting import Made, Setting


@dataclass(slots=True)
class Add:
    """A new table."""

    table: str
    setting: Setting


@dataclass(slots=True)
class Change:
    """Other seats, or a rematch, for a table whose revision is one less."""

    table: str
    setting: Setting


@dataclass(slots=True)
class Append:
    """Moves for the plies from `ply` on."""

    table: str
    ply: int
    made: Sequence[Made]


@dataclass(slots=True)
class Saw:
    """The person of a seat is here now."""

    table: str
    seat: int


Write = Add | Change | Append | Saw

GONE = ("away", "corrupt", "unusable")  # faults of the database, not of a write

_CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("key"), tables.c.revision == bindparam("before"))
    .values(revision=bindparam("now"), rematch=bindparam("next"), at=bindparam("time"))
)
_SEAT = update(seats).where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("place"))


def write_together(connection: Connection, sql: Statements, writes: Sequence[Write]) -> None:
    """Write all, in the order given but kind by kind, or raise."""
    at = datetime.now(UTC)
    if added := [write.setting for write in writes if isinstance(write, Add)]:
        _add(connection, added, at)
    if changed := [write.setting for write in writes if isinstance(write, Change)]:
        _change(connection, changed, at)
    if made := move_rows([write for write in writes if isinstance(write, Append)]):
        sql.add_moves(connection, made, at)
    if seen := {(write.table, write.seat): None for write in writes if isinstance(write, Saw)}:
        sql.saw(connection, list(seen), at)


def move_rows(writes: Sequence[Append]) -> list[tuple[str, int, int, str, str]]:
    """The rows of all moves, but for their time."""
    return [
        (write.table, ply, made.seat, made.move, made.request)
        for write in writes
        for ply, made in enumerate(write.made, write.ply)
    ]


def write_apart(
    connection: Connection, sql: Statements, writes: Sequence[Write]
) -> list[Exception | None]:
    """Write what can be written, halving until each offender stands alone; the error of each."""
    try:
        with connection.begin_nested():
            write_together(connection, sql, writes)
        return [None] * len(writes)
    except Exception as error:
        if fault_of(error) in (*GONE, "crossed"):
            raise
        if len(writes) == 1:
            return [_refusal(writes[0], error)]
    half = len(writes) // 2
    return [
        error
        for part in (writes[:half], writes[half:])
        for error in write_apart(connection, sql, part)
    ]


def _refusal(write: Write, error: Exception) -> Exception:
    """The error of a write that failed alone."""
    match fault_of(error), write:
        case "taken", Add(table):
            return TableTaken(table)
        case "taken", Append(table, ply):
            return PlyTaken(table, ply)
        case "orphan", _:
            return NoSuchTable(write.table)
        case "other", _:
            return error
    return said(error)


def _add(connection: Connection, settings: Sequence[Setting], at: datetime) -> None:
    connection.execute(insert(tables), [table_row(setting, at) for setting in settings])
    if rows := [row for setting in settings for row in seat_rows(setting)]:
        connection.execute(insert(seats), rows)


def _change(connection: Connection, settings: Sequence[Setting], at: datetime) -> None:
    """One by one, because each must find its revision."""
    for setting in settings:
        table, revision, rematch = setting.id, setting.revision, setting.rematch
        found = connection.execute(
            _CHANGE,
            {"key": table, "before": revision - 1, "now": revision, "next": rematch, "time": at},
        )
        if found.rowcount != 1:
            raise RevisionTaken(table, revision)
        rows = seat_rows(setting)
        for row in rows:
            row["of"], row["place"] = row.pop("table_id"), row.pop("seat")
        if rows:
            connection.execute(_SEAT, rows)
