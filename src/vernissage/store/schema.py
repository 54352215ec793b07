"""The tables of the database. What is changed here needs a migration, and a test says so."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)


class Utc(TypeDecorator[datetime]):
    """A time in UTC; SQLite keeps no zone, so it is taken off there and put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as the database keeps it."""
        if value is None or dialect.name != "sqlite":
            return value
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as the program knows it."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


settings = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("invite", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),  # decimal; 256 bits are more than a database's number
    Column("revision", Integer, nullable=False),
    Column("rematch", Text),
    Column("at", Utc, nullable=False),  # of the last change, moves aside
)

seats = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text),
    Column("name", Text),
    Column("level", Text),
    Column("standing_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Index(None, "guest"),
)

moves = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("ply", Integer, primary_key=True),  # a second move of the same ply is refused
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("at", Utc, nullable=False),
    sqlite_with_rowid=False,  # the moves of a table lie side by side, in one tree
)

presence = Table(
    "presence",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("at", Utc, nullable=False),
    sqlite_with_rowid=False,
)
