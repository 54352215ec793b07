"""The table of Final Touch for a notebook: one SVG, without ids, style sheets or scripts.

easel with the current masterpiece | smears; next masterpiece, pile, discards
-----------------------------------------------------------------------------
a panel a seat: money and hand
"""

from __future__ import annotations

from html import escape

from vernissage.engine.rulebook import Json
from vernissage.games.final_touch.components import COLOURS, HAND, MONEY_TO_WIN, SMEARS_TO_SPOIL
from vernissage.games.final_touch.drawing_brush import ON_PAINT, PAINT, letter, smear, stroke
from vernissage.games.final_touch.drawing_text import text

Box = tuple[float, float, float, float]  # left, top, width, height

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, BOTTOM = 20, 424, 306  # where the easel, the column beside it and the seats begin

TEXT, FAINT, LINE, DASHED = "#3b2f25", "#75644f", "#dccdb2", "#b7a588"
TABLE, PAPER, CANVAS, BACK = "#f5eddd", "#fffaf0", "#fffdf8", "#7d6853"
WOOD, DARK_WOOD, GILT, DARK_GILT, BRASS = "#b98a58", "#8a6238", "#d9ab4c", "#a87c22", "#f3d994"
ACCENT = "#c2452d"
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
BOLD, END, QUIET = 'font-weight="700"', 'text-anchor="end"', f'fill="{FAINT}"'
DASHES = 'stroke-dasharray="4 4"'


def svg(view: Json) -> str:
    """The table as a self-contained SVG."""
    parts = [
        _rect((0.5, 0.5, WIDTH - 1, HEIGHT - 1), TABLE, LINE, 14),
        _easel(view["current"]),
        _smears(view["smeared"]),
        _next(view),
        _pile(view["pile"]),
        _discards(view["discards"]),
        *(_seat(view, seat) for seat in range(view["players"])),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" style="max-width:100%;height:auto" font-family="{FONT}"'
        f' fill="{TEXT}" role="img" aria-label="{escape(text(view))}">{"".join(parts)}</svg>'
    )


def _rect(box: Box, fill: str, line: str = "none", radius: float = 0, more: str = "") -> str:
    x, y, w, h = (f"{value:.4g}" for value in box)
    shape = f'x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius:g}"'
    return f'<rect {shape} fill="{fill}" stroke="{line}" {more}/>'


def _words(shown: object, x: float, y: float, size: float, room: float, *more: str) -> str:
    """Words on a line, set smaller if they would not fit their room."""
    size = min(size, room / (0.6 * max(1, len(str(shown)))))
    place = f'x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}"'
    return f"<text {place} {' '.join(more)}>{escape(str(shown))}</text>"


# Masterpieces


def _easel(face: Json) -> str:
    legs = "M208 10V240M190 200L146 298M226 200L270 298"
    return "".join(
        [
            f'<path d="{legs}" stroke="{DARK_WOOD}" stroke-width="9" stroke-linecap="round"/>',
            _framed(face, (LEFT, 22, 376, 218), 11),
            _rect((66, 242, 284, 10), WOOD, DARK_WOOD, 3),
            _rect((60, 257, 296, 28), BRASS, DARK_GILT, 4),
            _words(f"masterpiece {face['id']}", 74, 276, 13, 110, BOLD),
            _words(f"completed {face['completed']}$", 186, 276, 12, 100),
            _words(f"spoiled {face['spoiled']}$", 344, 276, 12, 70, END),
        ]
    )


def _framed(face: Json, box: Box, frame: float) -> str:
    x, y, w, h = box
    inside = (x + frame, y + frame, w - 2 * frame, h - 2 * frame)
    return "".join(
        [
            _rect((x + 2, y + 4, w, h), TEXT, radius=3, more='opacity=".16"'),
            _rect(box, GILT, DARK_GILT, 3),
            _rect((x + frame / 2, y + frame / 2, w - frame, h - frame), "none", "#f6dd9c"),
            _rect(inside, CANVAS, DARK_GILT),
            *_strokes(face, inside),
        ]
    )


def _strokes(face: Json, box: Box) -> list[str]:
    """The strokes a masterpiece asks for, colour by colour, in rows of about equal length."""
    laid = face.get("improved", {})
    asked = [(c, i < laid.get(c, 0)) for c, n in face["asked"].items() for i in range(n)]
    x, y, w, h = box
    columns = max(2, round((len(asked) / 3) ** 0.5))
    rows = -(-len(asked) // columns)
    cell = 0.96 * w / columns, 0.96 * h / rows
    size = 0.84 * cell[0], min(0.62 * cell[1], 0.2 * cell[0])
    drawn = []
    for row in range(rows):
        first, end = len(asked) * row // rows, len(asked) * (row + 1) // rows
        for i in range(first, end):
            across = i - first - (end - first - 1) / 2 + (0.03, -0.03)[row % 2]
            centre = x + w / 2 + cell[0] * across, y + h / 2 + cell[1] * (row - (rows - 1) / 2)
            drawn.append(stroke(*asked[i], centre, size, (face["id"], i)))
    return drawn


def _next(view: Json) -> str:
    box = (RIGHT, 132, 172, 126)
    if (face := view["next"]) is None:
        return _words("next", RIGHT, 122, 12, 60, BOLD) + _rect(box, "none", DASHED, 3, DASHES)
    under = [(RIGHT + d, 132 + d, 172, 126) for d in (6, 3)[2 - min(2, len(view["unseen"])) :]]
    return "".join(
        [
            _words(f"next {face['id']}", RIGHT, 122, 12, 100, BOLD),
            *(_rect(sheet, PAPER, DASHED, 3) for sheet in under),
            _framed(face, box, 6),
            _words(f"completed {face['completed']}$", RIGHT, 281, 12, 100),
            _words(f"spoiled {face['spoiled']}$", RIGHT + 172, 281, 12, 76, END),
        ]
    )


# Strokes


def _smears(smeared: Json) -> str:
    colours = [colour for colour, count in smeared.items() for _ in range(count)]
    drawn = [_words(f"smears {len(colours)} of {SMEARS_TO_SPOIL}", RIGHT, 34, 12, 200, BOLD)]
    for slot in range(SMEARS_TO_SPOIL):
        box = (RIGHT + 94 * slot, 43, 88, 54)
        if slot < len(colours):
            drawn += [_rect(box, PAPER, LINE, 8), smear(colours[slot], (box[0] + 44, 70))]
        else:
            drawn.append(_rect(box, "none", DASHED, 8, DASHES))
    return "".join(drawn)


def _pile(count: int) -> str:
    title = _words("pile", 624, 122, 12, 40, BOLD) + _words(count, 700, 122, 12, 30, BOLD, END)
    cards = [_card((624 + d, 132 - d / 2, 26, 36), None) for d in (0, 3, 6)[:count]]
    return title + "".join(cards)


def _discards(discards: Json) -> str:
    total = sum(discards.values())
    drawn = [_words("discards", 624, 192, 12, 60, BOLD), _words(total, 700, 192, 12, 30, BOLD, END)]
    for row, colour in enumerate(COLOURS):
        y = 200 + 17 * row
        count = discards.get(colour, 0)
        drawn.append(_rect((624, y, 14, 14), PAINT[colour], radius=3))
        drawn.append(letter(colour, (631, y + 7), 10, ON_PAINT[colour]))
        drawn.append(_words(count, 658, y + 11.5, 12, 30, END, QUIET))
    return "".join(drawn)


def _card(box: Box, colour: str | None) -> str:
    """A stroke card, or the back of one."""
    x, y, w, h = box
    inside = (x + 2.5, y + 2.5, w - 5, h - 5)
    if colour is not None:
        face = _rect(box, "#fff", "#cdbb9c", 4) + _rect(inside, PAINT[colour], radius=2.5)
        return face + letter(colour, (x + w / 2, y + h / 2), 0.56 * w, ON_PAINT[colour])
    sweep = f"M{x + 0.3 * w:.4g} {y + 0.7 * h:.4g}l{0.4 * w:.4g} {-0.4 * h:.4g}"
    return (
        _rect(box, BACK, "#5f4d3b", 4)
        + _rect(inside, "none", DASHED, 2.5)
        + f'<path d="{sweep}" stroke="{DASHED}" stroke-width="4" stroke-linecap="round"/>'
    )


# Seats


def _seat(view: Json, seat: int) -> str:
    players = view["players"]
    width = (WIDTH - 2 * LEFT - 12 * (players - 1)) / players
    box = (LEFT + seat * (width + 12), BOTTOM, width, 98)
    watching = view["duel"] and seat not in view["duel"]
    parts = [_panel(view, seat, box), _heading(view, seat, box), _hand(view["hands"][seat], box)]
    return f'<g opacity="{0.6 if watching else 1}">{"".join(parts)}</g>'


def _panel(view: Json, seat: int, box: Box) -> str:
    x, y, w, h = box
    if seat == view["to_move"]:
        halo = _rect((x - 4, y - 4, w + 8, h + 8), ACCENT, radius=13, more='opacity=".2"')
        arrow = f'<path d="M{x + 12:.4g} {y - 12:g}h20l-10 13z" fill="{ACCENT}"/>'
        return halo + _rect(box, PAPER, ACCENT, 10, 'stroke-width="2"') + arrow
    if seat in view["winners"]:
        return _rect(box, "#fdf0c8", DARK_GILT, 10, 'stroke-width="2"')
    return _rect(box, PAPER, LINE, 10)


def _heading(view: Json, seat: int, box: Box) -> str:
    x, y, w, _ = box
    money = view["money"][seat]
    full = (w - 24) * min(1, money / MONEY_TO_WIN)
    return "".join(
        [
            _words(f"seat {seat}", x + 12, y + 24, 13, 60, BOLD),
            _words(_role(view, seat), x + 58, y + 24, 10, 60, QUIET),
            _words(money, x + w - 32, y + 26, 17, 50, BOLD, END),
            _coin(x + w - 20, y + 20),
            _rect((x + 12, y + 34, w - 24, 4), "#ebdfc8", radius=2),
            _rect((x + 12, y + 34, full, 4), GILT, radius=2),
        ]
    )


def _role(view: Json, seat: int) -> str:
    """What there is to say of a seat: that it won, or plays the duel, or its team."""
    if seat in view["winners"]:
        return "winner"
    if view["duel"] and seat in view["duel"]:
        return "duel"
    return f"team {seat % 2}+{seat % 2 + 2}" if view["players"] == 4 else ""


def _coin(x: float, y: float) -> str:
    disc = f'<circle cx="{x:.4g}" cy="{y:g}" r="8.5" fill="{GILT}" stroke="{DARK_GILT}"/>'
    return disc + _words("$", x, y + 4, 11, 12, BOLD, 'text-anchor="middle"', 'fill="#5c430d"')


def _hand(hand: Json, box: Box) -> str:
    x, y, w, _ = box
    wide = min(34.0, (w - 24 - 4 * (HAND - 1)) / HAND)
    tall = min(46, 1.45 * wide)
    shown = [c for c, n in hand.get("cards", {}).items() for _ in range(n)]
    cards: list[str | None] = [*shown] if "cards" in hand else [None] * hand["count"]
    top = y + 68 - tall / 2
    places = [(x + 12 + i * (wide + 4), top, wide, tall) for i in range(len(cards))]
    return "".join(map(_card, places, cards))
