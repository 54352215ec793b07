"""What hands do at the table: move a pawn, lengthen a line, reach into the stack."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.time_loop.components import COLOUR, EVENTS, NUMBER, OBJECT, OBJECTS
from vernissage.games.time_loop.state import BYTES, NOBODY, NOTHING, N

MEETING = -2  # what else than an event the stack may hold

SET_BITS = np.array([byte.bit_count() for byte in range(256)])
NTH_BIT = np.array(
    [
        [([b for b in range(8) if byte >> b & 1] + [0] * 8)[n] for n in range(8)]
        for byte in range(256)
    ]
)


# Pawns


@kernel
def lift(s: np.record, seat: int) -> None:
    """Take a pawn off its cell; another that shares the cell stays."""
    cell = int(s.cell[seat])
    s.cell[seat] = NOBODY
    for other in range(int(s.players)):
        if s.cell[other] == cell:
            return
    if cell >= 0:
        s.filled = int(s.filled) & ~(1 << cell)


@kernel
def move_pawn(s: np.record, seat: int, cell: int) -> None:
    """Move a pawn to a cell."""
    lift(s, seat)
    s.cell[seat] = cell
    s.filled = int(s.filled) | (1 << cell)


# Lines


@kernel
def lengthen(s: np.record, seat: int, event: int) -> None:
    """Add an event to the right end of a line."""
    length = int(s.length[seat])
    s.line[seat, length] = event
    s.came[seat, length] = s.rounds
    s.length[seat] = length + 1
    s.colours[seat, COLOUR[event]] += 1
    s.highest[seat, OBJECT[event]] = NUMBER[event]


@kernel
def cut(s: np.record, seat: int, place: int) -> None:
    """Discard one event of a line; the rest closes up."""
    event = int(s.line[seat, place])
    length = int(s.length[seat]) - 1
    for i in range(place, length):
        s.line[seat, i] = s.line[seat, i + 1]
        s.came[seat, i] = s.came[seat, i + 1]
    s.line[seat, length] = 0
    s.came[seat, length] = 0
    s.length[seat] = length
    s.colours[seat, COLOUR[event]] -= 1
    s.highest[seat, OBJECT[event]] = 0
    for i in range(length):
        if OBJECT[int(s.line[seat, i])] == OBJECT[event]:
            s.highest[seat, OBJECT[event]] = NUMBER[int(s.line[seat, i])]
    put(s.discard, event)


@kernel
def discard_line(s: np.record, seat: int) -> None:
    """Discard a whole line."""
    for i in range(int(s.length[seat])):
        put(s.discard, int(s.line[seat, i]))
        s.line[seat, i] = 0
        s.came[seat, i] = 0
    s.length[seat] = 0
    for colour in range(N):
        s.colours[seat, colour] = 0
    for thing in range(len(OBJECTS)):
        s.highest[seat, thing] = 0


# Stack and discard


@kernel
def put(heap: np.ndarray, event: int) -> None:
    """Put an event on a heap."""
    heap[event >> 3] = int(heap[event >> 3]) | (1 << (event & 7))


@kernel
def size(heap: np.ndarray) -> int:
    """How many events a heap holds."""
    events = 0
    for i in range(BYTES):
        events += int(SET_BITS[int(heap[i])])
    return events


@kernel
def pick(heap: np.ndarray, which: int) -> int:
    """Take the event out of a heap that so many others come before."""
    i = 0
    while which >= SET_BITS[int(heap[i])]:
        which -= int(SET_BITS[int(heap[i])])
        i += 1
    bit = int(NTH_BIT[int(heap[i]), which])
    heap[i] = int(heap[i]) & ~(1 << bit)
    return 8 * i + bit


@kernel
def fill_stack(s: np.record) -> None:
    """[TL-S2] All events lie in the stack."""
    for event in range(len(EVENTS)):
        put(s.stack, event)


@kernel
def reshuffle(s: np.record) -> None:
    """[TL-8] The discard, events and used meetings, becomes the stack."""
    for i in range(BYTES):
        s.stack[i] = s.discard[i]
        s.discard[i] = 0
    s.stack_meetings = s.discard_meetings
    s.discard_meetings = 0


@kernel
def draw_token(s: np.record) -> int:
    """[TL-2] [TL-8] An event off the stack, MEETING, or NOTHING when no token is left at all."""
    events = size(s.stack)
    if events + s.stack_meetings == 0:
        reshuffle(s)
        events = size(s.stack)
        if events + s.stack_meetings == 0:
            return NOTHING
    which = draw(s.chance, events + int(s.stack_meetings))
    if which < events:
        return pick(s.stack, which)
    s.stack_meetings -= 1
    return MEETING
