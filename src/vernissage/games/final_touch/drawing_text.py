"""The table of Final Touch for a terminal: plain text, at most 78 columns."""

from __future__ import annotations

import textwrap

from vernissage.engine.rulebook import Json
from vernissage.games.final_touch.components import COLOURS, SMEARS_TO_SPOIL

WIDTH = 78
LAID, MISSING = "●", "○"
TO_MOVE, WON = ">", "*"
GAP = "   "


def text(view: Json) -> str:
    """The table as plain text."""
    masterpieces = [_masterpiece("masterpiece", view["current"]), _smears(view["smeared"])]
    following = [_masterpiece("next", view["next"]) if view["next"] else "next -"]
    blocks = [masterpieces, following, _seats(view), _rest(view)]
    lines = "\n\n".join("\n".join(block) for block in blocks).split("\n")
    return "\n".join(line.rstrip() for line in lines)


def _masterpiece(name: str, face: Json) -> str:
    title = f"{name} {face['id']}".ljust(len("masterpiece 25"))
    prices = f"completed {face['completed']}$".ljust(len("completed 12$"))
    return "\n".join([f"{title}{GAP}{prices}{GAP}spoiled {face['spoiled']}$", _strokes(face)])


def _strokes(face: Json) -> str:
    laid = face.get("improved", {})
    row = [
        f"{colour} {LAID * laid.get(colour, 0)}{MISSING * (asked - laid.get(colour, 0))}"
        for colour, asked in face["asked"].items()
    ]
    unbroken = GAP.join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in row)
    wrapped = textwrap.wrap(unbroken, WIDTH, initial_indent="  ", subsequent_indent="  ")
    return "\n".join(wrapped).replace("\N{NO-BREAK SPACE}", " ")


def _smears(smeared: Json) -> str:
    names = [colour for colour, count in smeared.items() for _ in range(count)]
    listed = f": {', '.join(names)}" if names else ""
    return f"  smears {len(names)} of {SMEARS_TO_SPOIL}{listed}"


def _seats(view: Json) -> list[str]:
    money = [f"{amount}$" for amount in view["money"]]
    widest = max(map(len, money))
    return [
        f"{_marker(view, seat)} seat {seat}  {money[seat]:>{widest}}  {_hand(hand)}"
        for seat, hand in enumerate(view["hands"])
    ]


def _marker(view: Json, seat: int) -> str:
    if seat in view["winners"]:
        return WON
    return TO_MOVE if seat == view["to_move"] else " "


def _hand(hand: Json) -> str:
    count = f"{hand['count']} card{'s' if hand['count'] != 1 else ' '}"
    cards = hand.get("cards", {})
    columns = [
        f"{colour} {cards[colour]}" if colour in cards else " " * len(f"{colour} 0")
        for colour in COLOURS
    ]
    return "  ".join([count, *columns])


def _rest(view: Json) -> list[str]:
    counts = [f"pile {view['pile']}", f"discards {sum(view['discards'].values())}"]
    if view["players"] == 4:
        counts.append("teams 0+2, 1+3")
    lines = [GAP.join(counts)]
    for name in ("duel", "winners"):
        if view[name]:
            lines.append(f"{name}: seat{'s' * (len(view[name]) > 1)} {_listed(view[name])}")
    return lines


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, seats))
