"""The table of Time Loop for a terminal: plain text, at most 78 columns.

A cell shows an event by the first letters of its object, its number and the
letter of its colour (`kit4B`), or the seats whose pawns stand there (`[0]`).
"""

from __future__ import annotations

import textwrap

from vernissage.engine.rulebook import Json

WIDTH = 78
CELL = 6
TO_MOVE, WON = ">", "*"
LETTERS = {"blue": "B", "yellow": "Y", "green": "G", "red": "R"}


def text(view: Json) -> str:
    """The table as plain text."""
    blocks = [_heading(view), _board(view), *_seats(view), _rest(view)]
    return "\n".join(line.rstrip() for block in blocks for line in block)


def token(event: Json) -> str:
    """An event in five letters: `kit4B`."""
    return f"{event['object'][:3]}{event['number']}{LETTERS[event['colour']]}"


def name(event: Json) -> str:
    """An event in words: `blue kitten 4`."""
    return f"{event['colour']} {event['object'].replace('_', ' ')} {event['number']}"


def _heading(view: Json) -> list[str]:
    order = " ".join(map(str, view["order"])) or "-"
    return [f"round {view['round']} of {view['rounds']}   order {order}   {_phase(view)}", ""]


def _phase(view: Json) -> str:
    if view["drawn"]:
        fits = "fits" if view["drawn"]["fits"] else "does not fit"
        return f"drawn: {name(view['drawn']['event'])}, {fits}"
    return str(view["phase"])


def _board(view: Json) -> list[str]:
    head = "".join(letter.center(CELL) for letter in view["columns"])
    lines = ["   3 Sep " + head + " 4 Sep"]
    out = {
        other["row"]: other["seat"] for other in view["seats"] if other["seat"] in view["winners"]
    }
    for row in range(1, view["rows"] + 1):
        cells = [_cell(cell).center(CELL) for cell in view["cells"] if cell["row"] == row]
        left = f"[{out[row]}]" if row in out else ""
        lines.append(f"{row}  {cells[0]}{''.join(cells[1:])}  {left}")
    return [*lines, ""]


def _cell(cell: Json) -> str:
    if cell["pawns"]:
        return f"[{','.join(map(str, cell['pawns']))}]"
    return token(cell["event"]) if cell["event"] else "."


def _seats(view: Json) -> list[list[str]]:
    return [_seat(view, seat) for seat in view["seats"]]


def _seat(view: Json, seat: Json) -> list[str]:
    marker = TO_MOVE if seat["seat"] == view["to_move"] else " "
    if seat["seat"] in view["winners"]:
        marker = WON
    colours = " ".join(f"{LETTERS[colour]}{n}" for colour, n in seat["colours"].items())
    line = " ".join(token(event) for event in seat["line"]) or "-"
    head = (
        f"{marker} seat {seat['seat']}  {colours}  meetings {seat['meetings']}"
        f"  photos {seat['photos']}  returns {seat['returns']}"
    )
    return [head, *textwrap.wrap(line, WIDTH, initial_indent="    ", subsequent_indent="    ")]


def _rest(view: Json) -> list[str]:
    stack, discard = view["stack"], view["discard"]
    counts = (
        f"stack {stack['events']} + {stack['meetings']} meetings"
        f"   discard {discard['events']} + {discard['meetings']}   photos {view['photo_pile']}"
    )
    lines = ["", counts]
    if view["phase"] == "over":
        lines.append(f"winner: seat {view['winners'][0]}" if view["winners"] else "a draw")
    return lines
