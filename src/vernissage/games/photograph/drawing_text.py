"""The table of Photograph for a terminal: plain text, at most 78 columns.

A card is `blue 7`, a back `[blue 7-12]`, a blur `(9)`; an arrow is a film's
direction, a star its lucky shot, a cross a colour lost by the missed frame.
"""

from __future__ import annotations

import textwrap

from vernissage.engine.rulebook import Json
from vernissage.games.photograph.components import COLUMNS

WIDTH = 78
CELL = 15
TO_MOVE, WON = ">", "*"
GAP = "   "
ARROWS = {"none": "", "rising": " ↑", "falling": " ↓"}
INDENT = " " * 10


def text(view: Json) -> str:
    """The table as plain text."""
    blocks = [_field(view), *(_seat(view, seat) for seat in range(view["players"])), _rest(view)]
    lines = "\n\n".join("\n".join(block) for block in blocks).split("\n")
    return "\n".join(line.rstrip() for line in lines)


def card(seen: Json | None) -> str:
    """A card as its face or its back."""
    if seen is None:
        return "-"
    if seen["value"] is not None:
        return f"{seen['colour']} {seen['value']}"
    return f"[{seen['colour']} {seen['half']}]" if seen["colour"] else "[?]"


def _field(view: Json) -> list[str]:
    rows: dict[int, list[str]] = {}
    for place in view["field"]:
        rows.setdefault(place["row"], [""] * COLUMNS)[place["column"] - 1] = card(place["card"])
    return [
        f"row {row}  " + "".join(cell.ljust(CELL) for cell in cells)
        for row, cells in sorted(rows.items())
    ]


def _seat(view: Json, seat: int) -> list[str]:
    hand = view["hands"][seat]["cards"]
    cards = [f"{i}) {card(seen)}" for i, seen in enumerate(hand, start=1)]
    head = f"{_marker(view, seat)} seat {seat}  {view['scores'][seat]:>3} points"
    films = [_film(colour, film) for colour, film in view["films"][seat].items() if film["cards"]]
    return [head, *_wrapped("hand", cards), *_wrapped("films", films or ["-"])]


def _marker(view: Json, seat: int) -> str:
    if seat in view["winners"]:
        return WON
    return TO_MOVE if seat == view["to_move"] else " "


def _film(colour: str, film: Json) -> str:
    values = [f"{c['value']}" if c["sharp"] else f"({c['value']})" for c in film["cards"]]
    marks = ("*" if film["lucky"] else "") + (" ×" if film["missed"] else "")
    return f"{colour} {' '.join(values)}{ARROWS[film['direction']]}{marks}"


def _wrapped(name: str, parts: list[str]) -> list[str]:
    """Parts in a row, broken between them only."""
    unbroken = GAP.join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
    first = f"    {name}".ljust(len(INDENT))
    wrapped = textwrap.wrap(unbroken, WIDTH, initial_indent=first, subsequent_indent=INDENT)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in wrapped]


def _rest(view: Json) -> list[str]:
    deck = view["deck"]
    parts = [f"deck {deck['photographs']}"]
    if deck["top"]:
        parts.append(f"top {card(deck['top'])}")
    parts.append(
        {"in": "sunset to come", "top": "top SUNSET", "out": "after sunset"}[deck["sunset"]]
    )
    if view["phase"] == "wind":
        parts.append(f"taken {view['announced']}, wind now")
    elif view["phase"] in ("sunset", "end") and view["to_move"] is not None:
        parts.append(f"{view['phase']}: all wind and play 2")
    lines = [GAP.join(parts)]
    if free := [colour for colour, owner in view["lucky"].items() if owner is None]:
        lines.append(f"lucky shots: {', '.join(free)}")
    if view["winners"]:
        several = "s" * (len(view["winners"]) > 1)
        lines.append(f"winner{several}: seat{several} {', '.join(map(str, view['winners']))}")
    return lines
