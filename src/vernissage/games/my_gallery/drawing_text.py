"""The table of My Gallery for a terminal: plain text, at most 78 columns.

A wall is drawn square by square: a letter a painting, named beside it (small
letters break the composition), `#` for decorations, `*` for a free star,
`-` for an empty square at eye level, `.` for any other. Of the museum: a type's
level, how far its marker is, and how many paintings it has there.
"""

from __future__ import annotations

import string
import textwrap

from vernissage.engine.rulebook import Json

WIDTH = 78
TO_MOVE, WON = ">", "*"
TYPE_SIGNS = {"cityscape": "C", "portrait": "P", "still_life": "S", "landscape": "L"}
SHORT = {"cityscape": "city", "portrait": "port", "still_life": "still", "landscape": "land"}


def text(view: Json) -> str:
    """The table as plain text."""
    blocks = [_heading(view), _museum(view), _auction(view), *_seats(view), _end(view)]
    return "\n".join(line.rstrip() for block in blocks for line in block)


def named(item: Json) -> str:
    """A painting or a decoration in a word: `P041 2x4 port walnut`."""
    if "shape" in item:
        return f"decoration {item['shape']}"
    size = f"{item['width']}x{item['height']}"
    return f"{item['id']} {size} {SHORT[item['type']]} {item['frame']}"


def _heading(view: Json) -> list[str]:
    waited = " ".join(map(str, view["awaited"])) or "-"
    head = f"round {view['round']} of {view['rounds']}   auctioneer {view['auctioneer']}"
    return [f"{head}   {view['phase']}   waiting for {waited}"]


def _museum(view: Json) -> list[str]:
    told = [
        f"{SHORT[kind]} x{entry['level']} {entry['space'] + 50 * entry['lap']}"
        f"/{len(entry['paintings'])}"
        for kind, entry in view["museum"].items()
    ]
    return ["museum  " + "  ".join(told), ""]


def _auction(view: Json) -> list[str]:
    lines = []
    if view["asked"]:
        lines.append("asked   " + " ".join(back["size"] for back in view["asked"]))
    for place, painting in enumerate(view["offer"], start=1):
        if painting:
            lines.append(f"offer {place}  {named(painting)}, value {painting['value']}")
    if view["phase"] == "offer":
        left = "  ".join(f"{s['size']}:{s['left']}" for s in view["stacks"])
        lines += textwrap.wrap(left, WIDTH, initial_indent="stacks  ", subsequent_indent=" " * 8)
    return [*lines, ""] if lines else []


def _seats(view: Json) -> list[list[str]]:
    return [_seat(view, seat) for seat in view["seats"]]


def _seat(view: Json, seat: Json) -> list[str]:
    marker = TO_MOVE if seat["seat"] in view["awaited"] else " "
    if seat["seat"] in view["winners"]:
        marker = WON
    bids = " ".join(map(str, seat["bids"])) + (" ?" if seat["has_bid"] else "")
    score = seat["score"]
    lines = ", ".join(
        f"{name.split('_')[0]} {score[name]}"
        for name in ("prestige", "decorations", "eye_level", "full_wall", "corners", "excess")
    )
    head = [
        f"{marker} seat {seat['seat']}   points {score['total']}",
        f"  {lines}",
        f"  bids {bids}",
    ]
    for what in ("picked", "assistant"):
        if seat[what]:
            head.append(f"  {what}: {named(seat[what])}")
    return [*head, *wall_lines(view["wall"], seat["items"]), ""]


def wall_lines(wall: Json, items: list[Json]) -> list[str]:
    """A wall with the names of its paintings beside it."""
    squares = [[_ground(wall, x, y) for x in range(wall["width"])] for y in range(wall["height"])]
    names = []
    paintings = [item for item in items if "id" in item]
    for item in items:
        letter = "#"
        if "id" in item:
            letter = string.ascii_uppercase[paintings.index(item) % 26]
            letter = letter.lower() if item["broken"] else letter
            names.append(f"{letter} {named(item)}")
        for y in range(item["y"], item["y"] + item["height"]):
            for x in range(item["x"], item["x"] + item["width"]):
                squares[y][x] = letter
    beside = _in_two(names, wall["height"])
    squares += [[" "] * wall["width"]] * (len(beside) - wall["height"])
    return [
        "  " + "".join(row) + "  " + "".join(name.ljust(26) for name in near)
        for row, near in zip(squares, beside, strict=True)
    ]


def _in_two(names: list[str], height: int) -> list[list[str]]:
    """Names in two columns, as high as the wall or higher."""
    lines = max(height, (len(names) + 1) // 2)
    return [names[i::lines] for i in range(lines)]


def _ground(wall: Json, x: int, y: int) -> str:
    if [x, y] in wall["stars"]:
        return "*"
    return "-" if wall["eye_rows"][0] <= y <= wall["eye_rows"][1] else "."


def _end(view: Json) -> list[str]:
    if view["phase"] != "over":
        return []
    return ["winner: " + ", ".join(f"seat {seat}" for seat in view["winners"])]
