"""Settings as rows, and rows as settings."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, select

from vernissage.engine.rulebook import Json
from vernissage.store.schema import moves, seats, tables
from vernissage.table.setting import Made, Seat, Setting


def table_row(setting: Setting, at: datetime) -> Json:
    """The row of a table."""
    return {
        "id": setting.id,
        "invite": setting.invite,
        "game": setting.game,
        "rules": setting.rules,
        "players": setting.players,
        "options": dict(setting.options),
        "seed": str(setting.seed),
        "revision": setting.revision,
        "rematch": setting.rematch,
        "at": at,
    }


def seat_rows(setting: Setting) -> list[Json]:
    """The rows of a table's seats."""
    return [
        {"table_id": setting.id, "seat": number, **asdict(seat)}
        for number, seat in enumerate(setting.seats)
    ]


_TABLE = select(tables)
_SEATS = select(
    seats.c.kind,
    seats.c.guest,
    seats.c.name,
    seats.c.level,
    seats.c.standing_in,
    seats.c.resigned,
).order_by(seats.c.seat)
_MOVES = select(moves.c.seat, moves.c.move, moves.c.request).order_by(moves.c.ply)


def read_setting(connection: Connection, table: str) -> Setting | None:
    """All of a table but its moves; None if there is no such table."""
    row = connection.execute(_TABLE.where(tables.c.id == table)).mappings().one_or_none()
    if row is None:
        return None
    values: Json = dict(row)
    del values["at"]
    values["seed"] = int(values["seed"])
    found = connection.execute(_SEATS.where(seats.c.table_id == table))
    return Setting(**values, seats=tuple(Seat(*seat) for seat in found))


def read_moves(connection: Connection, table: str, ply: int = 0) -> list[Made]:
    """The moves of a table from a ply on, in order."""
    found = _MOVES.where(moves.c.table_id == table, moves.c.ply >= ply)
    return [Made(*row) for row in connection.execute(found)]
