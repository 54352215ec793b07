"""Brings a database to the newest schema, once, however many workers start together."""

from __future__ import annotations

import threading

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from vernissage.store.errors import BadDatabase

VERSIONS = "vernissage_schema"  # the table that holds the schema's version
_LOCK = 0x5645524E  # "VERN": the workers' common lock in PostgreSQL
_alembic = threading.Lock()  # Alembic keeps the migration it runs in a global


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction the connection is in."""
    if connection.dialect.name == "postgresql":  # SQLite's transaction holds the file already
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = _config()
    config.attributes["connection"] = connection
    with _alembic:
        script = ScriptDirectory.from_config(config)
        current = version(connection)
        _refuse_others(connection, current, script)
        if current != script.get_current_head():
            command.upgrade(config, "head")


def check_version(connection: Connection) -> None:
    """Refuse a database that is not at the newest schema; nothing is changed."""
    script = ScriptDirectory.from_config(_config())
    current = version(connection)
    _refuse_others(connection, current, script)
    if current is None:
        raise BadDatabase("the database is empty: no server has kept tables in it")
    if current != script.get_current_head():
        raise BadDatabase(
            "the database was written by an older Vernissage: "
            "start a server with it, or with a copy, which brings it up to date"
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "vernissage.store:migrations")
    return config


def version(connection: Connection) -> str | None:
    """The schema's version; None for an empty database."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSIONS})
    return context.get_current_revision()


def _refuse_others(connection: Connection, current: str | None, script: ScriptDirectory) -> None:
    """Leave a database of another program, or of a newer one of ours, alone."""
    if current is None and inspect(connection).get_table_names():
        raise BadDatabase("the database belongs to another program: name another one, or a new one")
    if current is not None and current not in {known.revision for known in script.walk_revisions()}:
        raise BadDatabase(
            "the database was written by a newer Vernissage: update this program, "
            "or name another database"
        )
