"""The table of Photograph for a notebook: one SVG, without ids, style sheets or scripts.

the field | a panel a seat: points, hand from the bottom up, films with their arrows
----------|
the deck  |
"""

from __future__ import annotations

from html import escape

from vernissage.engine.rulebook import Json
from vernissage.games.photograph.drawing_text import text

Box = tuple[float, float, float, float]  # left, top, width, height

WIDTH = 860
LEFT, RIGHT, TOP = 18, 330, 18
CARD_W, CARD_H, GAP = 66, 54, 8
SMALL_W, SMALL_H = 40, 44
PANEL_GAP = 12

TEXT, FAINT, LINE = "#2e2a26", "#71685c", "#d8cfbf"
TABLE, PAPER, ACCENT, GILT = "#f3ede2", "#fffdf8", "#c2452d", "#d9a531"
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
BOLD, MIDDLE, END = 'font-weight="700"', 'text-anchor="middle"', 'text-anchor="end"'
MOODS = {  # of a photograph: sky, ground, and the letter every colour also has
    "blue": ("#4f86c6", "#22496f", "B"),
    "red": ("#d8604c", "#7d2a20", "R"),
    "yellow": ("#f0c64b", "#a27612", "Y"),
    "green": ("#72ab68", "#2f5d33", "G"),
    "brown": ("#a9805a", "#553a22", "N"),
    "grey": ("#a4a8ac", "#54585c", "E"),
    "violet": ("#9a79bd", "#4c3269", "V"),
}
ARROWS = {"none": "", "rising": "↗", "falling": "↘"}


def svg(view: Json) -> str:
    """The table as a self-contained SVG."""
    rows = max(place["row"] for place in view["field"])
    panels, bottom = _panels(view)
    height = max(bottom, TOP + rows * (CARD_H + GAP) + 120)
    parts = [
        _rect((0.5, 0.5, WIDTH - 1, height - 1), TABLE, LINE, 14),
        *(_place(place) for place in view["field"]),
        _deck(view, TOP + rows * (CARD_H + GAP) + 14),
        *panels,
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}"'
        f' height="{height:g}" style="max-width:100%;height:auto" font-family="{FONT}"'
        f' fill="{TEXT}" role="img" aria-label="{escape(text(view))}">{"".join(parts)}</svg>'
    )


def _rect(box: Box, fill: str, line: str = "none", radius: float = 0, more: str = "") -> str:
    x, y, w, h = (f"{value:.5g}" for value in box)
    shape = f'x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius:g}"'
    return f'<rect {shape} fill="{fill}" stroke="{line}" {more}/>'


def _words(shown: object, x: float, y: float, size: float, *more: str) -> str:
    place = f'x="{x:.5g}" y="{y:.5g}" font-size="{size:g}"'
    return f"<text {place} {' '.join(more)}>{escape(str(shown))}</text>"


# Photographs


def _card(seen: Json | None, box: Box) -> str:
    """A photograph, the back of one, or an empty place."""
    if seen is None:
        return _rect(box, "none", LINE, 5, 'stroke-dasharray="4 4"')
    if seen["value"] is None:
        return _back(seen, box)
    return _photograph(seen["colour"], seen["value"], box)


def _photograph(colour: str, value: int, box: Box) -> str:
    """A white frame; in it a sky, a hill whose height tells the value, a sun; the number."""
    x, y, w, h = box
    sky, ground, letter = MOODS[colour]
    top, base, crest = y + 3, y + h - 3, y + h - 6 - (h - 24) * value / 12
    hill = f"M{x + 3:.5g} {base:.5g}Q{x + w / 2:.5g} {crest:.5g} {x + w - 3:.5g} {base:.5g}z"
    return "".join(
        [
            _rect(box, "#fff", LINE, 5),
            _rect((x + 3, top, w - 6, h - 6), sky, radius=3),
            f'<circle cx="{x + w - 12:.5g}" cy="{y + 13:.5g}" r="5" fill="#fff" opacity=".55"/>',
            f'<path d="{hill}" fill="{ground}"/>',
            _words(
                value,
                x + 7,
                y + 20,
                16,
                BOLD,
                'fill="#fff"',
                f'stroke="{ground}"',
                'stroke-width="3"',
                'paint-order="stroke"',
            ),
            _words(letter, x + w - 7, y + h - 7, 10, BOLD, END, 'fill="#fff"'),
        ]
    )


def _back(seen: Json, box: Box) -> str:
    x, y, w, h = box
    sky, ground, letter = MOODS.get(seen["colour"] or "", ("#8d8478", "#5f574c", "?"))
    middle = x + w / 2
    return "".join(
        [
            _rect(box, ground, LINE, 5),
            _rect((x + 4, y + 4, w - 8, h - 8), "none", sky, 3, 'stroke-dasharray="3 3"'),
            _words(letter, middle, y + h / 2 - 1, 13, BOLD, MIDDLE, 'fill="#fff"'),
            _words(seen["half"] or "", middle, y + h / 2 + 13, 11, MIDDLE, 'fill="#fff"'),
        ]
    )


def _place(place: Json) -> str:
    x = LEFT + (place["column"] - 1) * (CARD_W + GAP)
    y = TOP + (place["row"] - 1) * (CARD_H + GAP)
    return _card(place["card"], (x, y, CARD_W, CARD_H))


def _deck(view: Json, y: float) -> str:
    deck = view["deck"]
    say = {"in": "sunset to come", "top": "sunset on top", "out": "after sunset"}[deck["sunset"]]
    box = (LEFT, y, CARD_W, CARD_H)
    card = _card(deck["top"], box)
    if deck["sunset"] == "top":
        card = _rect(box, "#e8833a", LINE, 5) + _words("☀", LEFT + CARD_W / 2, y + 36, 24, MIDDLE)
    free = [colour for colour, owner in view["lucky"].items() if owner is None]
    stars = "".join(_star(LEFT + 10 + 24 * i, y + 84, colour) for i, colour in enumerate(free))
    return "".join(
        [
            card,
            _words(f"deck {deck['photographs']}", LEFT + CARD_W + 12, y + 22, 14, BOLD),
            _words(say, LEFT + CARD_W + 12, y + 42, 12, f'fill="{FAINT}"'),
            stars,
        ]
    )


def _star(x: float, y: float, colour: str) -> str:
    """A lucky shot nobody has taken yet, or the mark of one that is."""
    sky, ground, letter = MOODS[colour]
    return (
        f'<circle cx="{x:.5g}" cy="{y:.5g}" r="10" fill="{sky}" stroke="{GILT}" stroke-width="3"/>'
        + _words(letter, x, y + 4, 11, BOLD, MIDDLE, f'fill="{ground}"')
    )


# Seats


def _panels(view: Json) -> tuple[list[str], float]:
    y: float = TOP
    drawn = []
    for seat in range(view["players"]):
        films = [item for item in view["films"][seat].items() if item[1]["cards"]]
        height = 70 + 26 * max(1, -(-len(films) // 2))
        drawn.append(_panel(view, seat, films, (RIGHT, y, WIDTH - RIGHT - LEFT, height)))
        y += height + PANEL_GAP
    return drawn, y + TOP - PANEL_GAP


def _panel(view: Json, seat: int, films: list[tuple[str, Json]], box: Box) -> str:
    x, y, w, _ = box
    line, width = (ACCENT, 2) if seat == view["to_move"] else (LINE, 1)
    fill = "#fdf0c8" if seat in view["winners"] else PAPER
    hand = view["hands"][seat]["cards"]
    strip = [
        _card(seen, (x + 100 + i * (SMALL_W + 5), y + 10, SMALL_W, SMALL_H))
        for i, seen in enumerate(hand)
    ]
    column = (w - 20) / 2
    rows = [
        _film(colour, film, x + 12 + (i % 2) * column, y + 76 + 26 * (i // 2))
        for i, (colour, film) in enumerate(films)
    ]
    return "".join(
        [
            _rect(box, fill, line, 10, f'stroke-width="{width}"'),
            _words(f"seat {seat}", x + 12, y + 28, 13, BOLD),
            _words(view["scores"][seat], x + 12, y + 52, 20, BOLD),
            *strip,
            *rows,
        ]
    )


def _film(colour: str, film: Json, x: float, y: float) -> str:
    """One film: colour, values (blurs struck out), direction, lucky shot."""
    sky, ground, letter = MOODS[colour]
    drawn = [
        _rect((x, y - 14, 20, 20), sky, ground, 4),
        _words(letter, x + 10, y, 12, BOLD, MIDDLE, 'fill="#fff"'),
    ]
    at = x + 32
    for card in film["cards"]:
        blur = () if card["sharp"] else (f'fill="{FAINT}"', 'text-decoration="line-through"')
        drawn.append(_words(card["value"], at, y, 13, MIDDLE, *(blur or (BOLD,))))
        at += 17
    drawn.append(_words(ARROWS[film["direction"]], at, y, 13, MIDDLE))
    if film["lucky"]:
        drawn.append(_words("★", at + 14, y, 13, MIDDLE, f'fill="{GILT}"'))
    return f'<g opacity="{0.4 if film["missed"] else 1}">{"".join(drawn)}</g>'
