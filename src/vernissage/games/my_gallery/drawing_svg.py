"""The table of My Gallery for a notebook: one SVG, without ids, style sheets or scripts.

No colour is the only sign: a painting has the letter of its type and a frame
drawn in its own manner.
"""

from __future__ import annotations

from html import escape

from vernissage.engine.rulebook import Json
from vernissage.games.my_gallery.drawing_text import SHORT, TYPE_SIGNS, text

MARGIN, SQUARE, HEAD, GAP = 20, 22, 74, 60
TABLE, PLASTER, EYE, EDGE, INK, FAINT, ACCENT = (
    "#f3efe6",
    "#fffdf7",
    "#f7efd8",
    "#cfc6b4",
    "#33302a",
    "#7b7466",
    "#c2452d",
)
CANVAS = {
    "cityscape": "#b9cde4",
    "portrait": "#e6bcb4",
    "still_life": "#e9d79c",
    "landscape": "#bcd8b0",
}
FRAMES = {"gilded": "#b8892b", "shell": "#8a8fa3", "walnut": "#6b4226", "plain": "#222"}
DASHES = {"gilded": "", "shell": "3 2", "walnut": "8 2", "plain": "1 2"}
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def svg(view: Json) -> str:
    """The table as a self-contained SVG: the walls two by two."""
    wide = view["wall"]["width"] * SQUARE + GAP
    high = view["wall"]["height"] * SQUARE + GAP
    width = 2 * wide + 2 * MARGIN - GAP
    height = HEAD + (view["players"] + 1) // 2 * high + MARGIN
    parts = [_box(0.5, 0.5, width - 1, height - 1, TABLE, EDGE), *_heading(view, width)]
    for seat in view["seats"]:
        column, row = seat["seat"] % 2, seat["seat"] // 2
        parts += _wall(view, seat, MARGIN + column * wide, HEAD + row * high + 18)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" style="max-width:100%;height:auto" font-family="{FONT}"'
        f' fill="{INK}" role="img" aria-label="{escape(text(view))}">{"".join(parts)}</svg>'
    )


def _box(x: float, y: float, w: float, h: float, fill: str, line: str, more: str = "") -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"'
        f' stroke="{line}"{more}/>'
    )


def _words(shown: str, x: float, y: float, size: float, ink: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}">{escape(shown)}</text>'


def _heading(view: Json, width: int) -> list[str]:
    museum = " · ".join(
        f"{SHORT[kind]} ×{entry['level']} ({entry['space'] + 50 * entry['lap']})"
        for kind, entry in view["museum"].items()
    )
    offer = " · ".join(
        f"{p['id']} {p['width']}×{p['height']} {SHORT[p['type']]} {p['frame']}"
        for p in view["offer"]
        if p
    )
    head = f"round {view['round']} of {view['rounds']}, {view['phase']}"
    return [
        _words(head, MARGIN, 24, 14),
        _words(museum, width / 2 - 60, 24, 12),
        _words(offer, MARGIN, 46, 11, FAINT),
    ]


def _wall(view: Json, seat: Json, left: float, top: float) -> list[str]:
    wall = view["wall"]
    active = seat["seat"] in view["awaited"] or seat["seat"] in view["winners"]
    line = ACCENT if active else EDGE
    first, last = wall["eye_rows"]
    held = seat["assistant"]
    told = f"seat {seat['seat']}: {seat['score']['total']} points"
    if held:
        told += f", assistant: {held.get('id') or held['shape']}"
    eye = (left, top + first * SQUARE, wall["width"] * SQUARE, (last - first + 1) * SQUARE)
    return [
        _words(told, left, top - 5, 12),
        _box(left, top, wall["width"] * SQUARE, wall["height"] * SQUARE, PLASTER, line),
        _box(*eye, EYE, EDGE),
        *(
            _words("★", left + x * SQUARE + 5, top + y * SQUARE + 16, 12, EDGE)
            for x, y in wall["stars"]
        ),
        *(_item(item, left, top) for item in seat["items"]),
    ]


def _item(item: Json, left: float, top: float) -> str:
    x, y = left + item["x"] * SQUARE + 2, top + item["y"] * SQUARE + 2
    w, h = item["width"] * SQUARE - 4, item["height"] * SQUARE - 4
    if "shape" in item:
        shields = "♦" * item["shields"] if w >= h else "♦"
        return _box(x, y, w, h, "#ddd2ea", "#77608f") + _words(shields, x + 3, y + 13, 10)
    dash = f' stroke-width="3" stroke-dasharray="{DASHES[item["frame"]]}"'
    drawn = _box(x, y, w, h, CANVAS[item["type"]], FRAMES[item["frame"]], dash)
    mark = TYPE_SIGNS[item["type"]] + ("✕" if item["broken"] else "")
    return drawn + _words(mark, x + 6, y + 18, 13) + _words(item["id"], x + 6, y + 31, 9, FAINT)
