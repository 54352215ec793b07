"""What can go wrong with the store, named for the fault."""

from __future__ import annotations


class StoreError(Exception):
    """The root of every error of the store."""


class PlyTaken(StoreError):
    """A move of that ply is stored already: another worker was quicker. Nothing was written."""

    def __init__(self, table: str, ply: int) -> None:
        super().__init__(f"table {table} has a move at ply {ply} or after it already")
        self.table = table
        self.ply = ply


class RevisionTaken(StoreError):
    """The table was changed by another worker, or does not exist. Nothing was written."""

    def __init__(self, table: str, revision: int) -> None:
        super().__init__(f"table {table} is not at revision {revision - 1} any more")
        self.table = table
        self.revision = revision


class TableTaken(StoreError):
    """A table with that id exists already."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is a table {table} already")
        self.table = table


class NoSuchTable(StoreError):
    """Something was written for a table that does not exist."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")
        self.table = table


class Unstorable(StoreError):
    """A value that the database cannot hold, such as half a character."""


class StoreClosed(StoreError):
    """The store was closed before this was asked of it."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


class StoreUnavailable(StoreError):
    """The database does not answer. What was being written may be stored or not: load again."""


class BadDatabase(StoreError):
    """A database that this program cannot use; the message says what to do."""
