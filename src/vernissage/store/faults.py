"""Reads the errors of two drivers: what kind of fault it is, and one sentence about it."""

from __future__ import annotations

import sqlite3
from typing import Literal

import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from vernissage.store.errors import BadDatabase, StoreError, StoreUnavailable, Unstorable

Fault = Literal["taken", "orphan", "unstorable", "crossed", "corrupt", "unusable", "away", "other"]

_SQLITE: dict[str, Fault] = {
    "SQLITE_CONSTRAINT_PRIMARYKEY": "taken",
    "SQLITE_CONSTRAINT_UNIQUE": "taken",
    "SQLITE_CONSTRAINT_FOREIGNKEY": "orphan",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_NOTADB": "corrupt",
    "SQLITE_CANTOPEN": "unusable",
    "SQLITE_PERM": "unusable",
    "SQLITE_READONLY": "unusable",
}


def fault_of(error: BaseException) -> Fault:
    """What kind of fault an error of SQLAlchemy or a driver is."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return _fault_of_sqlite(cause)
    if isinstance(cause, psycopg.Error):
        return _fault_of_postgresql(cause)
    if isinstance(cause, NoConnection):
        return "away"
    return "unstorable" if isinstance(cause, UnicodeError | OverflowError) else "other"


def _fault_of_sqlite(error: sqlite3.Error) -> Fault:
    """SQLite's own name of the error tells most; a longer name begins with a shorter one."""
    name = getattr(error, "sqlite_errorname", "")
    for start, fault in _SQLITE.items():
        if name.startswith(start):
            return fault
    return "away" if isinstance(error, sqlite3.OperationalError) else "unstorable"


def _fault_of_postgresql(error: psycopg.Error) -> Fault:
    match error:
        case psycopg.errors.UniqueViolation():
            return "taken"
        case psycopg.errors.ForeignKeyViolation():
            return "orphan"
        case psycopg.errors.DeadlockDetected() | psycopg.errors.SerializationFailure():
            return "crossed"
        case psycopg.OperationalError() | psycopg.InterfaceError():
            return "away"
        case psycopg.DataError():
            return "unstorable"
    return "unusable"


def said(error: BaseException) -> StoreError:
    """The error as one of ours, in one sentence."""
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    reason = next(iter(str(cause).splitlines()), type(cause).__name__)
    match fault_of(error):
        case "corrupt":
            return BadDatabase(
                f"the database file is damaged or no SQLite database ({reason}): "
                "restore it from a backup, or name another file"
            )
        case "unusable":
            return BadDatabase(
                f"the database cannot be used ({reason}): "
                "see that it exists and that this program may read and write it"
            )
        case "unstorable" | "taken" | "orphan":
            return Unstorable(f"the database cannot hold this: {reason}")
    return StoreUnavailable(f"the database does not answer: {reason}")
