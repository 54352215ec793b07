"""Positions of Time Loop as JSON that people write and edit.

An event is written `kitten 4`, a cell `D3`, a start cell `4`, and 4 September
`out`. What cannot be at a table is refused by `possible.py`, as far as it looks.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.position import Reader, whole
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.time_loop.components import (
    COLOUR,
    EVENTS,
    MEETINGS,
    MOST_PHOTOS,
    NUMBER,
    OBJECT,
    PHOTOS,
    ROUNDS,
    ROWS,
    SEATS,
)
from vernissage.games.time_loop.moves import MOST_PLIES, cell_name
from vernissage.games.time_loop.possible import check
from vernissage.games.time_loop.state import (
    END_CELL,
    FIRST_CELL,
    LONGEST,
    NOBODY,
    NOTHING,
    PHASES,
    START,
    STATE,
    STEP,
)
from vernissage.games.time_loop.view import bits

EVENT_NAMES = [f"{thing} {number}" for thing, number, _ in EVENTS]
CELL_NAMES = [cell_name(cell) for cell in range(END_CELL)]
OUT = "out"  # 4 September
LAST_PLY = np.iinfo(STATE["ply"]).max - MOST_PLIES  # a whole game can follow


def write_position(record: np.record) -> Json:
    """The whole table."""
    s = plain(record)
    day = range(FIRST_CELL, END_CELL)
    return {
        "ply": s.ply,
        "round": s.rounds,
        "to_move": None if s.to_move == OVER else s.to_move,
        "phase": PHASES[s.phase],
        "order": s.order[: s.players] if s.rounds else [],
        "photo_used": s.photo_used,
        "photo_step_spends": s.photo_step_spends,
        "drawn": None if s.drawn == NOTHING else EVENT_NAMES[s.drawn],
        "laid": None if s.laid == NOBODY else CELL_NAMES[s.laid],
        "seats": [_write_seat(s, seat) for seat in range(s.players)],
        "board": {
            CELL_NAMES[cell]: EVENT_NAMES[s.board[cell]] for cell in day if s.board[cell] != NOTHING
        },
        "stack": [EVENT_NAMES[event] for event in bits(s.stack)],
        "stack_meetings": s.stack_meetings,
        "discard": [EVENT_NAMES[event] for event in bits(s.discard)],
        "discard_meetings": s.discard_meetings,
        "winner": None if s.winner == NOBODY else s.winner,
    }


def _write_seat(s: Plain, seat: int) -> Json:
    cell, length = s.cell[seat], s.length[seat]
    name = None if cell == NOBODY else CELL_NAMES[cell] if cell < END_CELL else _out(cell)
    return {
        "cell": name,
        "line": [EVENT_NAMES[event] for event in s.line[seat][:length]],
        "came": s.came[seat][:length],
        "meetings": s.meetings[seat],
        "photos": s.photos[seat],
        "returns": s.returns[seat],
    }


def _out(cell: int) -> str:
    return f"{OUT} {cell % ROWS + 1}"


def read_position(data: Json, s: np.record) -> None:
    """Fill a blank record from a position, or say why it is refused.

    Left out, the seats move in their order, lines came an event a round after
    all returns, and the stack holds all that is nowhere else.
    """
    reader = Reader(data)
    players = int(s.players)
    s.ply = reader.whole("ply", 0, LAST_PLY, 0)
    s.phase = reader.choice("phase", PHASES, "main")
    to_move = reader.seat("to_move", players)
    s.to_move = OVER if to_move is None else to_move
    winner = reader.seat("winner", players, None)
    s.winner = NOBODY if winner is None else winner
    s.photo_used = _flag(reader, "photo_used", False)
    if _flag(reader, "photo_step_spends", bool(s.photo_step_spends)) != s.photo_step_spends:
        raise ImpossiblePosition("photo_step_spends: this table has the other option")
    places = Places(s)
    _read_seats(reader, s, places)
    _read_tokens(reader, s, places)
    _read_order(reader, s)
    reader.end()
    check(s)


def _flag(reader: Reader, key: str, default: bool) -> bool:
    value = reader.take(key, default)
    if not isinstance(value, bool):
        raise ImpossiblePosition(f"the position: {key} must be true or false, not {value!r}")
    return value


class Places:
    """Where every event is: none can be in two places."""

    def __init__(self, s: np.record) -> None:
        self.s = s
        self.of: dict[int, str] = {}

    def event(self, value: object, where: str) -> int:
        """The event of a name, now in this place."""
        if value not in EVENT_NAMES:
            raise ImpossiblePosition(f"{where}: there is no event {value!r}")
        event = EVENT_NAMES.index(str(value))
        if event in self.of:
            raise ImpossiblePosition(f"{value} is both in the {self.of[event]} and in the {where}")
        self.of[event] = where
        return event


def _cell(value: object, where: str) -> int:
    if value not in CELL_NAMES:
        raise ImpossiblePosition(f"{where}: there is no cell {value!r}")
    return CELL_NAMES.index(str(value))


def _read_seats(reader: Reader, s: np.record, places: Places) -> None:
    players = int(s.players)
    seats = reader.items("seats")
    if len(seats) != players:
        raise ImpossiblePosition(f"seats: {len(seats)} of them for {players} players")
    s["cell"] = NOBODY
    for seat, item in enumerate(seats):
        where = f"seat {seat}"
        entry = Reader(item, where)
        cell = entry.take("cell", None)
        out = [_out(END_CELL + row) for row in range(ROWS)]
        if cell is not None:
            s.cell[seat] = END_CELL + out.index(str(cell)) if cell in out else _cell(cell, where)
        s.meetings[seat] = entry.whole("meetings", 0, MEETINGS, int(s.phase == START))
        s.photos[seat] = entry.whole("photos", 0, MOST_PHOTOS, 0)
        s.returns[seat] = entry.whole("returns", 0, ROUNDS, 0)
        _read_line(entry, s, seat, places)
        entry.end()
    s.photo_pile = whole(PHOTOS - int(s.photos.sum()), "photos left in the pile", 0, PHOTOS)
    s.rounds = reader.whole("round", 0, ROUNDS, 0 if s.phase == START else _this_round(s))


def _this_round(s: np.record) -> int:
    """The round after the last event came; the same one if it has just been added."""
    just_added = s.phase == STEP or (s.to_move == OVER and s.winner != NOBODY)
    return max(1, int(s.came.max()) + int(not just_added))


def _read_line(entry: Reader, s: np.record, seat: int, places: Places) -> None:
    where = f"line of seat {seat}"
    line = entry.items("line", [])
    first = int(s.returns[seat]) + 1
    came = entry.items("came", list(range(first, first + len(line))))
    if len(line) > LONGEST or len(came) != len(line):
        raise ImpossiblePosition(f"{where}: {len(line)} events and {len(came)} rounds they came in")
    s.length[seat] = len(line)
    for place, name in enumerate(line):
        event = places.event(name, where)
        s.line[seat, place] = event
        s.came[seat, place] = whole(came[place], f"{where}: came", 1, ROUNDS)
        s.colours[seat, COLOUR[event]] += 1
        if NUMBER[event] <= s.highest[seat, OBJECT[event]]:
            raise ImpossiblePosition(f"{where}: {name} comes after a higher one of its object")
        s.highest[seat, OBJECT[event]] = NUMBER[event]


def _read_tokens(reader: Reader, s: np.record, places: Places) -> None:
    s["board"] = NOTHING
    board = Reader(reader.take("board", {}), "board")
    for name in list(board.data):
        s.board[_cell(name, "board")] = places.event(board.take(name), "board")
    drawn = reader.take("drawn", None)
    s.drawn = NOTHING if drawn is None else places.event(drawn, "drawn")
    laid = reader.take("laid", None)
    s.laid = NOBODY if laid is None else _cell(laid, "laid")
    for name in reader.items("discard", []):
        _put(s["discard"], places.event(name, "discard"))
    rest = [name for i, name in enumerate(EVENT_NAMES) if i not in places.of]
    for name in reader.items("stack", rest):
        _put(s["stack"], places.event(name, "stack"))
    if lost := [name for i, name in enumerate(EVENT_NAMES) if i not in places.of]:
        raise ImpossiblePosition(f"events that are nowhere: {', '.join(lost)}")
    s.discard_meetings = reader.whole("discard_meetings", 0, MEETINGS, 0)
    left = MEETINGS - int(s.meetings.sum()) - int(s.discard_meetings)
    s.stack_meetings = reader.whole("stack_meetings", 0, MEETINGS, max(0, left))
    if s.stack_meetings != left:
        raise ImpossiblePosition(
            f"meetings: {int(s.stack_meetings) - left + MEETINGS} in all; the box has {MEETINGS}"
        )


def _put(heap: np.ndarray, event: int) -> None:
    heap[event >> 3] |= 1 << (event & 7)


def _read_order(reader: Reader, s: np.record) -> None:
    """The turn order, and whose turn it is in it."""
    players = int(s.players)
    default = [] if s.phase == START else list(range(players))
    order = [whole(seat, "order", 0, players - 1) for seat in reader.items("order", default)]
    if sorted(order) != sorted(default):
        raise ImpossiblePosition(f"order: every seat once, or none before the first round: {order}")
    s.order = [*order, *[NOBODY] * (SEATS - len(order))]
    if not order:
        return
    last = int(s.winner) if s.winner != NOBODY else order[-1]  # who ended the game
    s.turn = order.index(last if s.to_move == OVER else int(s.to_move))
