"""What a seat of Time Loop sees, built field by field. All but the stack's order is public."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import interpreted
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.time_loop.components import COLOURS, EVENTS, LETTERS, ROUNDS, ROWS
from vernissage.games.time_loop.moves import WAYS, cell_name
from vernissage.games.time_loop.scoring import winners
from vernissage.games.time_loop.state import (
    DAY,
    END_CELL,
    FIRST_CELL,
    NOBODY,
    NOTHING,
    PHASES,
)
from vernissage.games.time_loop.state import neighbour as neighbour_kernel
from vernissage.games.time_loop.story import story

neighbour = interpreted(neighbour_kernel)  # plain calls are quicker than doors into compiled code
FACES: list[Json] = [
    {"object": thing, "number": number, "colour": COLOURS[colour]}
    for thing, number, colour in EVENTS
]
NAMES = [cell_name(cell) for cell in range(END_CELL)]


def view(record: np.record | Plain, seat: int | None) -> Json:
    """What a seat sees; a spectator (None) sees the same."""
    s = plain(record)
    return {
        "game": "time_loop",
        "players": s.players,
        "seat": seat,
        "ply": s.ply,
        "to_move": None if s.to_move == OVER else s.to_move,
        "phase": "over" if s.to_move == OVER else PHASES[s.phase],
        "round": s.rounds,
        "rounds": ROUNDS,
        "order": s.order[: s.players] if s.rounds else [],
        "rows": ROWS,
        "columns": list(LETTERS),
        "cells": [_cell(s, cell) for cell in range(END_CELL)],
        "seats": [_seat(s, other) for other in range(s.players)],
        "drawn": _drawn(s),
        "near": _near(s),
        "photo_used": s.photo_used,
        "photo_step_spends": s.photo_step_spends,
        "photo_pile": s.photo_pile,
        "stack": heap(s.stack, s.stack_meetings),
        "discard": heap(s.discard, s.discard_meetings),
        "winners": winners(s),
        "story": story(s),
    }


def open_view(s: np.record | Plain) -> Json:
    """The table for whoever holds the whole state: nothing more is to be seen."""
    return view(s, None)


def fits(s: Plain, seat: int, event: int) -> bool:
    """[TL-2] Whether an event could be added to a line."""
    line = s.line[seat][: s.length[seat]]
    if not line:
        return True
    thing, number, colour = EVENTS[event]
    numbers = [EVENTS[other][1] for other in line if EVENTS[other][0] == thing]
    return colour != EVENTS[line[-1]][2] and number > max(numbers, default=0)


def bits(heap: list[int]) -> list[int]:
    """The events of a heap, from its bits."""
    return [event for event in range(len(EVENTS)) if heap[event >> 3] >> (event & 7) & 1]


def heap(events: list[int], meetings: int) -> Json:
    """A heap of tokens that has no order: how many events, how many meetings."""
    return {"events": sum(byte.bit_count() for byte in events), "meetings": meetings}


def _cell(s: Plain, cell: int) -> Json:
    event = s.board[cell]
    return {
        "cell": NAMES[cell],
        "column": cell // ROWS,
        "row": cell % ROWS + 1,
        "event": None if event == NOTHING else FACES[event],
        "pawns": [seat for seat in range(s.players) if s.cell[seat] == cell],
    }


def _seat(s: Plain, seat: int) -> Json:
    cell, length = s.cell[seat], s.length[seat]
    placed = cell != NOBODY
    return {
        "seat": seat,
        "column": cell // ROWS if placed else None,
        "row": cell % ROWS + 1 if placed else None,
        "line": [
            {**FACES[event], "round": came}
            for event, came in zip(s.line[seat][:length], s.came[seat][:length], strict=True)
        ],
        "colours": dict(zip(COLOURS, s.colours[seat], strict=True)),
        "meetings": s.meetings[seat],
        "photos": s.photos[seat],
        "returns": s.returns[seat],
    }


def _drawn(s: Plain) -> Json | None:
    """The event drawn and not settled, whether it fits, and where it may be laid."""
    if s.drawn == NOTHING:
        return None
    seat = s.to_move
    fitting = fits(s, seat, s.drawn)
    takeable = any(entry["fits"] for entry in _near(s))
    empty = DAY & ~s.filled if takeable or not fitting else 0
    cells = [NAMES[cell] for cell in range(FIRST_CELL, END_CELL) if empty >> cell & 1]
    return {"event": FACES[s.drawn], "fits": fitting, "cells": cells}


def _near(s: Plain) -> list[Json]:
    """The events beside the pawn of the seat to move, and whether each fits."""
    if s.to_move == OVER or s.cell[s.to_move] == NOBODY:
        return []
    found = []
    for way, name in enumerate(WAYS):
        cell = neighbour(s.cell[s.to_move], way)
        if NOBODY < cell < END_CELL and s.board[cell] != NOTHING:
            fitting = cell != s.laid and fits(s, s.to_move, s.board[cell])
            found.append({"way": name, "cell": NAMES[cell], "fits": fitting})
    return found
