"""A table in JSON, as one reader may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import orjson

from vernissage.engine.game import Outcome
from vernissage.engine.rulebook import Json
from vernissage.table.setting import Seat
from vernissage.table.table import Table
from vernissage.table.turn import Draft


class Reader(NamedTuple):
    """Through whose eyes a table is seen, and which seats are that guest's."""

    seat: int | None  # None: a spectator
    mine: tuple[int, ...] = ()


def encode(value: Json) -> bytes:
    """JSON without spaces."""
    return orjson.dumps(value)


def table_message(table: Table, reader: Reader, here: Collection[int], log: list[Json]) -> Json:
    """Everything about a table for one reader."""
    setting = table.setting
    phase = table.phase
    waiting = phase == "waiting"
    return {
        "table": setting.id,
        "ply": table.ply,
        "revision": setting.revision,
        "game": setting.game,
        "players": setting.players,
        "options": dict(setting.options),
        "phase": phase,
        "seats": seats_message(setting.seats, reader.mine, here),
        "seat": reader.seat,
        "mine": list(reader.mine),
        "to_move": table.mover_for(reader.seat),
        "view": table.view(reader.seat),
        "legal": [] if _has_resigned(table, reader.seat) else table.legal(reader.seat),
        "log": log,
        "outcome": outcome_message(table) if phase == "over" else None,
        "rematch": setting.rematch,
        "invite": setting.invite if waiting and reader.mine else None,
    }


def _has_resigned(table: Table, seat: int | None) -> bool:
    """Whether a bot plays on in a person's seat for good."""
    return seat is not None and table.setting.seats[seat].resigned


def seats_message(
    seats: Sequence[Seat], mine: Collection[int], here: Collection[int]
) -> list[Json]:
    """Who sits where; never whose cookie it is."""
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "you": number in mine,
            "here": seat.kind == "bot" or number in here,
            "standing_in": seat.standing_in,
            "resigned": seat.resigned,
        }
        for number, seat in enumerate(seats)
    ]


def outcome_message(table: Table) -> Json | None:
    """How the game ended."""
    outcome: Outcome | None = table.outcome()
    if outcome is None:
        return None
    resigned = [number for number, seat in enumerate(table.setting.seats) if seat.resigned]
    return {
        "winners": list(outcome.winners),
        "shares": list(outcome.shares),
        "scores": list(outcome.scores),
        "rule": outcome.rule or None,
        "resigned": resigned,
    }


def draft_message(table: Table, draft: Draft, seat: int) -> Json:
    """What a seat would see after the moves it thinks of."""
    return {
        "ply": table.ply,
        "moves": list(draft.moves),
        "shown": draft.shown,
        "ends": draft.ends,
        "view": draft.state.view(seat),
        "legal": [] if draft.ends else draft.state.legal(),
    }


def replay_message(table: Table) -> Json:
    """A finished game, ply by ply."""
    setting = table.setting
    frames = table.frames()
    return {
        "table": setting.id,
        "game": setting.game,
        "players": setting.players,
        "seats": seats_message(setting.seats, (), ()),
        "outcome": outcome_message(table),
        "frames": frames,
    }


def summary_message(table: Table, mine: Sequence[int], updated: str) -> Json:
    """A line in a guest's list of tables."""
    setting = table.setting
    return {
        "table": setting.id,
        "game": setting.game,
        "players": setting.players,
        "phase": table.phase,
        "ply": table.ply,
        "names": [seat.name for seat in setting.seats],
        "levels": [seat.level for seat in setting.seats],
        "mine": list(mine),
        "your_turn": any(seat in mine and not _has_resigned(table, seat) for seat in table.awaited),
        "updated": updated,
    }
