"""[TL-C1] [TL-C2] [TL-C3] What is in the box: events, photos, meetings, pawns and the board.

The events and the size of the board are data, checked when they are read.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from vernissage.engine.datafile import read_lines, whole
from vernissage.engine.errors import BadComponents

COLOURS = ("blue", "yellow", "green", "red")
SEATS = 6  # the most that can sit down, a pawn each
OF_EVERY_COLOUR = 2  # what a line needs to leave the day
TOO_MANY = 4  # of one colour: back to 3 September
MOST_PHOTOS = 5  # that anybody may hold
ROUNDS = 200  # after them the game is a draw

EVENTS_FILE = Path(__file__).with_name("events.csv")
BOARD_FILE = Path(__file__).with_name("board.csv")
EVENTS_HEADER = "object,number,colour"
BOARD_HEADER = "part,count"
LIMITS = {
    "rows": (SEATS, 9),  # a start cell for every pawn; one digit
    "columns": (2, 26),  # one letter
    "photos": (1, 100),
    "meetings": (SEATS, 100),  # everybody begins with one
}
MOST_EVENTS = 120
MOST_CELLS = 62  # bits of a word; start cells and 4 September count

Event = tuple[str, int, int]  # object, number, colour


def read_events(path: Path = EVENTS_FILE) -> tuple[Event, ...]:
    """[TL-C1] The event tokens: object, number, colour."""
    events: list[Event] = []
    seen = set()
    for where, (name, number, colour) in read_lines(path, EVENTS_HEADER):
        if not re.fullmatch("[a-z]+(_[a-z]+)*", name):
            raise BadComponents(f"{where}: an object is small letters and _, not {name!r}")
        value = whole(number, where, "a number", 1, 9)
        if colour not in COLOURS:
            raise BadComponents(f"{where}: a colour is {', '.join(COLOURS)}, not {colour!r}")
        if (name, value) in seen:
            raise BadComponents(f"{where}: {name} {value} stands there twice")
        seen.add((name, value))
        events.append((name, value, COLOURS.index(colour)))
    _check_enough(path, events)
    return tuple(events)


def _check_enough(path: Path, events: list[Event]) -> None:
    for colour, name in enumerate(COLOURS):
        if sum(event[2] == colour for event in events) < OF_EVERY_COLOUR:
            raise BadComponents(f"{path.name}: without {OF_EVERY_COLOUR} {name} nobody can win")
    if len(events) > MOST_EVENTS:
        raise BadComponents(f"{path.name}: {len(events)} events, at most {MOST_EVENTS} can be")


def read_board(path: Path = BOARD_FILE) -> dict[str, int]:
    """[TL-C2] [TL-C3] How many rows, columns, photos and meetings there are."""
    counts: dict[str, int] = {}
    for where, (part, count) in read_lines(path, BOARD_HEADER):
        if part not in LIMITS:
            raise BadComponents(f"{where}: a part is {', '.join(LIMITS)}, not {part!r}")
        if part in counts:
            raise BadComponents(f"{where}: {part} stands there twice")
        counts[part] = whole(count, where, part, *LIMITS[part])
    for part in LIMITS:
        if part not in counts:
            raise BadComponents(f"{path.name}: no line says how many {part} there are")
    cells = (counts["columns"] + 2) * counts["rows"]
    if cells > MOST_CELLS:
        raise BadComponents(
            f"{path.name}: rows times columns and two more make {cells} cells;"
            f" at most {MOST_CELLS} can be"
        )
    return counts


EVENTS = read_events()
OBJECTS = tuple(dict.fromkeys(event[0] for event in EVENTS))
OBJECT = np.array([OBJECTS.index(event[0]) for event in EVENTS])
NUMBER = np.array([event[1] for event in EVENTS])
COLOUR = np.array([event[2] for event in EVENTS])

_BOARD = read_board()
ROWS, COLUMNS = _BOARD["rows"], _BOARD["columns"]
PHOTOS, MEETINGS = _BOARD["photos"], _BOARD["meetings"]
CELLS = ROWS * COLUMNS
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:COLUMNS]
