"""The table of Time Loop for a notebook: one SVG, without ids, style sheets or scripts.

3 September | columns A, B, … | 4 September
-------------------------------------------
a panel a seat: its line of events, colours, meetings and photos
"""

from __future__ import annotations

from html import escape

from vernissage.engine.rulebook import Json
from vernissage.games.time_loop.drawing_pieces import disc, paper, pawn, words
from vernissage.games.time_loop.drawing_text import LETTERS, name, text

WIDTH, MARGIN, CELL, TOP = 720, 20, 62, 66
PANEL = 58  # height of a seat's panel
TABLE, DAY, EDGE, INK, FAINT, ACCENT = (
    "#f3efe6",
    "#fffdf7",
    "#cfc6b4",
    "#33302a",
    "#7b7466",
    "#c2452d",
)
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def svg(view: Json) -> str:
    """The table as a self-contained SVG."""
    height = TOP + view["rows"] * CELL + 40 + view["players"] * (PANEL + 8) + 10
    parts = [
        paper((0.5, 0.5, WIDTH - 1, height - 1), TABLE, EDGE, 14),
        *_heading(view),
        *_board(view),
        *_rest(view),
        *(_panel(view, seat) for seat in range(view["players"])),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" style="max-width:100%;height:auto" font-family="{FONT}"'
        f' fill="{INK}" role="img" aria-label="{escape(text(view))}">{"".join(parts)}</svg>'
    )


def _place(view: Json, column: int, row: int) -> tuple[float, float]:
    """The middle of a cell; all columns share the width, 3 and 4 September among them."""
    wide = (WIDTH - 2 * MARGIN) / (len(view["columns"]) + 2)
    return MARGIN + (column + 0.5) * wide, TOP + (row - 0.5) * CELL


def _heading(view: Json) -> list[str]:
    found = [words(f"round {view['round']} of {view['rounds']}", MARGIN, 28, 14, "start", True)]
    state = view["phase"]
    if view["drawn"]:
        fits = "fits" if view["drawn"]["fits"] else "does not fit"
        state = f"drawn: {name(view['drawn']['event'])}, {fits}"
    found.append(words(state, WIDTH - MARGIN, 28, 14, "end"))
    for column, title in enumerate(("3 Sep", *view["columns"], "4 Sep")):
        found.append(words(title, _place(view, column, 1)[0], TOP - 12, 12, "middle", False, FAINT))
    return found


def _board(view: Json) -> list[str]:
    wide = (WIDTH - 2 * MARGIN) / (len(view["columns"]) + 2)
    found = []
    for cell in view["cells"]:
        x, y = _place(view, cell["column"], cell["row"])
        box = (x - wide / 2 + 2, y - CELL / 2 + 2, wide - 4, CELL - 4)
        found.append(paper(box, DAY if cell["column"] else "#e5ecf4", EDGE, 8))
        if cell["column"] == 0:
            found.append(words(cell["cell"], x, y + 5, 15, "middle", False, FAINT))
        if cell["event"]:
            found.append(disc(cell["event"], x, y, 24))
        for i, seat in enumerate(cell["pawns"]):
            found.append(pawn(seat, x + 13 * (2 * i - len(cell["pawns"]) + 1), y))
    goal = _place(view, len(view["columns"]) + 1, 1)[0]
    box = (goal - wide / 2 + 2, TOP + 2, wide - 4, view["rows"] * CELL - 4)
    found.append(paper(box, "#fbe9c6", EDGE, 8))
    for seat in view["winners"]:
        found.append(pawn(seat, goal, _place(view, 0, view["seats"][seat]["row"])[1]))
    return found


def _rest(view: Json) -> list[str]:
    stack, discard = view["stack"], view["discard"]
    told = (
        f"stack: {stack['events']} events, {stack['meetings']} meetings · discard:"
        f" {discard['events']}, {discard['meetings']} · photos left: {view['photo_pile']}"
    )
    y = TOP + view["rows"] * CELL + 24
    return [words(told, WIDTH / 2, y, 12, "middle", False, FAINT)]


def _panel(view: Json, seat: int) -> str:
    held = view["seats"][seat]
    x, y = MARGIN, TOP + view["rows"] * CELL + 40 + seat * (PANEL + 8)
    active = seat == view["to_move"] or seat in view["winners"]
    colours = "  ".join(f"{LETTERS[colour]} {n}" for colour, n in held["colours"].items())
    tokens = f"meetings {held['meetings']} · photos {held['photos']} · returns {held['returns']}"
    parts = [
        paper((x, y, WIDTH - 2 * MARGIN, PANEL), "#fffaf0", ACCENT if active else EDGE, 10),
        pawn(seat, x + 24, y + PANEL / 2),
        words(colours, x + 48, y + 24, 13, "start", True),
        words(tokens, x + 48, y + 44, 10, "start", False, FAINT),
        *(disc(event, x + 240 + 38 * i, y + PANEL / 2, 17) for i, event in enumerate(held["line"])),
    ]
    return "".join(parts)
