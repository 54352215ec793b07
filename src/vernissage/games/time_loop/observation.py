"""What a seat of Time Loop may know, plane by plane: all but the stack's order, as it is played."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.observation import (
    Plane,
    away,
    flags,
    header,
    starts,
    write_header,
)
from vernissage.games.time_loop.components import (
    CELLS,
    COLOUR,
    COLUMNS,
    EVENTS,
    MEETINGS,
    MOST_PHOTOS,
    NUMBER,
    OBJECT,
    OBJECTS,
    PHOTOS,
    ROUNDS,
    ROWS,
    SEATS,
    TOO_MANY,
)
from vernissage.games.time_loop.state import (
    FIRST_CELL,
    LONGEST,
    NOBODY,
    NOTHING,
    PHASES,
    N,
    fits,
)

THINGS = len(OBJECTS)
EVENT = N + THINGS + 1  # of an event: its colour, its object, its number
_NUMBERS = int(NUMBER.max())
_EVENT = f"colour ({N}), object ({THINGS}), number"

PLANES = (
    *header(SEATS),
    flags("phase", (len(PHASES),), ", ".join(PHASES)),
    Plane("round", (1,), 0, (ROUNDS + 1) // 2, "half the rounds begun, rounded down"),
    Plane("order", (SEATS,), 0, SEATS, "place in the turn order; 0 while pawns are placed"),
    Plane("board", (CELLS, EVENT), 0, _NUMBERS, f"events by cell, A1, A2, …: {_EVENT}"),
    flags("fits", (SEATS, CELLS), "whether the event of a cell fits a seat's line"),
    flags("pawns", (SEATS, ROWS * (COLUMNS + 2)), "cells of the pawns, from 3 to 4 September"),
    Plane("lines", (SEATS, LONGEST, EVENT), 0, _NUMBERS, f"events of each line: {_EVENT}"),
    Plane("counts", (SEATS, N), 0, TOO_MANY - 1, "events of each colour in a line"),
    Plane("highest", (SEATS, THINGS), 0, _NUMBERS, "highest number of each object in a line"),
    Plane("meetings", (SEATS,), 0, MEETINGS, "meetings held"),
    Plane("photos", (SEATS,), 0, MOST_PHOTOS, "photos held"),
    Plane("drawn", (EVENT,), 0, _NUMBERS, "the event drawn and not settled"),
    flags("drawn_fits", (1,), "it fits the line of the seat to move"),
    flags("laid", (CELLS,), "the cell it was just laid on"),
    flags("photo_used", (1,), "in this turn"),
    flags("option", (1,), "`photo_step_spends`"),
    flags("stack", (len(EVENTS),), "events in the stack"),
    flags("discard", (len(EVENTS),), "events in the discard"),
    Plane("heap_meetings", (2,), 0, MEETINGS, "meetings in the stack and in the discard"),
    Plane("photo_pile", (1,), 0, PHOTOS, "photos left"),
)
_AT = starts(PLANES)
_PHASE, _ROUND, _ORDER, _BOARD = _AT["phase"], _AT["round"], _AT["order"], _AT["board"]
_FITS, _PAWNS, _LINES, _COUNTS = _AT["fits"], _AT["pawns"], _AT["lines"], _AT["counts"]
_HIGHEST, _MEETINGS, _PHOTOS = _AT["highest"], _AT["meetings"], _AT["photos"]
_DRAWN, _DRAWN_FITS, _LAID = _AT["drawn"], _AT["drawn_fits"], _AT["laid"]
_PHOTO_USED, _OPTION = _AT["photo_used"], _AT["option"]
_STACK, _DISCARD = _AT["stack"], _AT["discard"]
_HEAP_MEETINGS, _PHOTO_PILE = _AT["heap_meetings"], _AT["photo_pile"]
_ALL_CELLS = ROWS * (COLUMNS + 2)


@kernel
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """What a seat may know: the whole table, seen from its place."""
    write_header(s, seat, SEATS, out)
    out[_PHASE + int(s.phase)] = 1
    out[_ROUND] = int(s.rounds) // 2
    for cell in range(CELLS):
        write_event(int(s.board[FIRST_CELL + cell]), out[_BOARD + cell * EVENT :])
    for other in range(int(s.players)):
        place = away(s, seat, other)
        write_seat(s, other, place, out)
        write_line(s, other, place, out)
    if s.rounds > 0:
        for i in range(int(s.players)):
            out[_ORDER + away(s, seat, int(s.order[i]))] = i + 1
    write_turn(s, out)
    write_heaps(s, out)


@kernel
def write_event(event: int, out: np.ndarray) -> None:
    """[TL-C1] An event token; nothing if there is none."""
    if event == NOTHING:
        return
    out[int(COLOUR[event])] = 1
    out[N + int(OBJECT[event])] = 1
    out[N + THINGS] = NUMBER[event]


@kernel
def write_seat(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[TL-C3] [TL-10] [TL-12] Where a pawn is, what its owner holds and could take."""
    if s.cell[other] != NOBODY:
        out[_PAWNS + place * _ALL_CELLS + int(s.cell[other])] = 1
    out[_MEETINGS + place] = s.meetings[other]
    out[_PHOTOS + place] = s.photos[other]
    for cell in range(CELLS):
        event = int(s.board[FIRST_CELL + cell])
        if event != NOTHING:
            out[_FITS + place * CELLS + cell] = int(fits(s, other, event))


@kernel
def write_line(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[TL-1] [TL-5] [TL-6] A line of events, and what it has of each colour and object."""
    for i in range(int(s.length[other])):
        write_event(int(s.line[other, i]), out[_LINES + (place * LONGEST + i) * EVENT :])
    for colour in range(N):
        out[_COUNTS + place * N + colour] = s.colours[other, colour]
    for thing in range(THINGS):
        out[_HIGHEST + place * THINGS + thing] = s.highest[other, thing]


@kernel
def write_turn(s: np.record, out: np.ndarray) -> None:
    """[TL-2] [TL-11] What has been done of the turn."""
    if s.drawn != NOTHING:
        write_event(int(s.drawn), out[_DRAWN:])
        out[_DRAWN_FITS] = int(s.to_move >= 0 and fits(s, int(s.to_move), int(s.drawn)))
    if s.laid != NOBODY:
        out[_LAID + int(s.laid) - FIRST_CELL] = 1
    out[_PHOTO_USED] = int(s.photo_used)
    out[_OPTION] = int(s.photo_step_spends)


@kernel
def write_heaps(s: np.record, out: np.ndarray) -> None:
    """[TL-8] What the stack and the discard hold; neither has an order."""
    for event in range(len(EVENTS)):
        out[_STACK + event] = (int(s.stack[event >> 3]) >> (event & 7)) & 1
        out[_DISCARD + event] = (int(s.discard[event >> 3]) >> (event & 7)) & 1
    out[_HEAP_MEETINGS] = s.stack_meetings
    out[_HEAP_MEETINGS + 1] = s.discard_meetings
    out[_PHOTO_PILE] = s.photo_pile
