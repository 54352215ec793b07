"""What a seat of Time Loop may know, plane by plane: all but the stack's order, as it is played."""

from __future__ import annotations

import numpy as np

from vernissage.engine.copying import copy_row
from vernissage.engine.kernel import kernel
from vernissage.engine.observation import (
    Plane,
    away,
    flags,
    header,
    starts,
    write_header,
    write_set,
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
EVENT = 3  # of an event: its colour, its object, its number
_NUMBERS = int(NUMBER.max())
_LARGEST = max(N, THINGS, _NUMBERS)
_EVENT = f"colour (1 to {N}), object (1 to {THINGS}), number; 0 where there is none"
# By event from 1; of no event, 0, all are 0.
COLOUR_OF, OBJECT_OF, NUMBER_OF = (
    np.concatenate([[0], values]).astype(np.int8) for values in (COLOUR + 1, OBJECT + 1, NUMBER)
)

PLANES = (
    *header(SEATS),
    flags("phase", (len(PHASES),), ", ".join(PHASES)),
    Plane("round", (1,), 0, (ROUNDS + 1) // 2, "half the rounds begun, rounded down"),
    Plane("order", (SEATS,), 0, SEATS, "place in the turn order; 0 while pawns are placed"),
    Plane("board", (EVENT, CELLS), 0, _LARGEST, f"events by cell, A1, A2, …: {_EVENT}"),
    flags("fits", (SEATS, CELLS), "whether the event of a cell fits a seat's line"),
    Plane(
        "pawns",
        (SEATS,),
        0,
        ROWS * (COLUMNS + 2),
        "cells of the pawns, from 1 up, column by column from 3 to 4 September; 0 not placed",
    ),
    Plane("lines", (SEATS, EVENT, LONGEST), 0, _LARGEST, f"events of each line: {_EVENT}"),
    Plane("last", (SEATS,), 0, N, "colour of the last event of each line, from 1"),
    Plane("counts", (SEATS, N), 0, TOO_MANY - 1, "events of each colour in a line"),
    Plane("highest", (SEATS, THINGS), 0, _NUMBERS, "highest number of each object in a line"),
    Plane("meetings", (SEATS,), 0, MEETINGS, "meetings held"),
    Plane("photos", (SEATS,), 0, MOST_PHOTOS, "photos held"),
    Plane("drawn", (EVENT,), 0, _LARGEST, "the event drawn and not settled, in the same way"),
    flags("drawn_fits", (1,), "it fits the line of the seat to move"),
    Plane("laid", (1,), 0, CELLS, "the cell it was just laid on: A1 is 1; 0 none"),
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
_LAST, _HIGHEST, _MEETINGS, _PHOTOS = _AT["last"], _AT["highest"], _AT["meetings"], _AT["photos"]
_DRAWN, _DRAWN_FITS, _LAID = _AT["drawn"], _AT["drawn_fits"], _AT["laid"]
_PHOTO_USED, _OPTION = _AT["photo_used"], _AT["option"]
_STACK, _DISCARD = _AT["stack"], _AT["discard"]
_HEAP_MEETINGS, _PHOTO_PILE = _AT["heap_meetings"], _AT["photo_pile"]


@kernel
def observe(s: np.record, seat: int, out: np.ndarray) -> None:
    """What a seat may know: the whole table, seen from its place."""
    write_header(s, seat, SEATS, out)
    out[_PHASE + int(s.phase)] = 1
    out[_ROUND] = int(s.rounds) // 2
    for other in range(int(s.players)):
        place = away(s, seat, other)
        write_seat(s, other, place, out)
        write_line(s, other, place, out)
    write_board(s, out)
    if s.rounds > 0:
        for i in range(int(s.players)):
            out[_ORDER + away(s, seat, int(s.order[i]))] = i + 1
    write_turn(s, out)
    write_heaps(s, out)


@kernel
def write_event(event: int, out: np.ndarray, apart: int) -> None:
    """[TL-C1] An event token, its three numbers so far apart; zeros if there is none."""
    out[0] = COLOUR_OF[event - NOTHING]
    out[apart] = OBJECT_OF[event - NOTHING]
    out[2 * apart] = NUMBER_OF[event - NOTHING]


@kernel
def write_seat(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[TL-C3] [TL-10] [TL-12] Where a pawn is and what its owner holds."""
    out[_PAWNS + place] = int(s.cell[other]) - NOBODY
    out[_MEETINGS + place] = s.meetings[other]
    out[_PHOTOS + place] = s.photos[other]


@kernel
def write_line(s: np.record, other: int, place: int, out: np.ndarray) -> None:
    """[TL-1] [TL-5] [TL-6] A line of events, and what it has of each colour and object."""
    length = int(s.length[other])
    if length > 0:
        out[_LAST + place] = COLOUR[int(s.line[other, length - 1])] + 1
    for i in range(length):
        write_event(int(s.line[other, i]), out[_LINES + place * EVENT * LONGEST + i :], LONGEST)
    copy_row(s.colours[other], N, out[_COUNTS + place * N :])
    copy_row(s.highest[other], THINGS, out[_HIGHEST + place * THINGS :])


@kernel
def write_board(s: np.record, out: np.ndarray) -> None:
    """[TL-1] [TL-2] The events of the board, and the lines each fits, as `fits` says.

    Read off the planes `highest` and `last`, which are written before. The cells that are not
    empty are listed first, where the heaps will stand: which ones those are is hard to foresee.
    """
    cells, n = out[_STACK:], 0
    for cell in range(CELLS):
        cells[n] = cell
        n += int(s.board[FIRST_CELL + cell] != NOTHING)
    for i in range(n):
        cell = int(cells[i])
        event = int(s.board[FIRST_CELL + cell])
        write_event(event, out[_BOARD + cell :], CELLS)
        colour, thing, number = COLOUR[event] + 1, OBJECT[event], NUMBER[event]
        for place in range(int(s.players)):
            above = number > out[_HIGHEST + place * THINGS + thing]
            out[_FITS + place * CELLS + cell] = above & (colour != out[_LAST + place])


@kernel
def write_turn(s: np.record, out: np.ndarray) -> None:
    """[TL-2] [TL-11] What has been done of the turn."""
    if s.drawn != NOTHING:
        write_event(int(s.drawn), out[_DRAWN:], 1)
        out[_DRAWN_FITS] = int(s.to_move >= 0 and fits(s, int(s.to_move), int(s.drawn)))
    if s.laid != NOBODY:
        out[_LAID] = int(s.laid) - FIRST_CELL + 1
    out[_PHOTO_USED] = int(s.photo_used)
    out[_OPTION] = int(s.photo_step_spends)


@kernel
def write_heaps(s: np.record, out: np.ndarray) -> None:
    """[TL-8] What the stack and the discard hold; neither has an order."""
    write_set(s.stack, len(EVENTS), out[_STACK:])
    write_set(s.discard, len(EVENTS), out[_DISCARD:])
    out[_HEAP_MEETINGS] = s.stack_meetings
    out[_HEAP_MEETINGS + 1] = s.discard_meetings
    out[_PHOTO_PILE] = s.photo_pile
