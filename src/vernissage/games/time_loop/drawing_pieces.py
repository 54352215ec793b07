"""Pieces of Time Loop as SVG: event tokens, pawns, paper and words.

No colour is the only sign: an event has the letter of its colour, a pawn a
shape of its own.
"""

from __future__ import annotations

from html import escape

from vernissage.engine.rulebook import Json
from vernissage.games.time_loop.drawing_text import LETTERS

Box = tuple[float, float, float, float]  # left, top, width, height

PAINT = {"blue": "#2f6aae", "yellow": "#edb92e", "green": "#3f8049", "red": "#c23b32"}
ON_PAINT = {"blue": "#fff", "yellow": "#46340a", "green": "#fff", "red": "#fff"}
PAWNS = ("#6d4aa0", "#d0762b", "#1f8a8a", "#b23a72", "#5d6b24", "#444")
SHAPES = (
    "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",  # a circle
    "M-10-10h20v20h-20z",  # a square
    "M0-13L12 9H-12z",  # a triangle
    "M0-13L12 0 0 13-12 0z",  # a diamond
    "M-7-12H7L13 0 7 12H-7L-13 0z",  # a hexagon
    "M0-13l3.5 8.5 9.5.5-7.3 6 2.3 9.5L0 6.5l-8 5 2.3-9.5-7.3-6 9.5-.5z",  # a star
)


def paper(box: Box, fill: str, line: str, radius: float) -> str:
    """A sheet with round corners."""
    x, y, w, h = (f"{value:.4g}" for value in box)
    return (
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius:g}"'
        f' fill="{fill}" stroke="{line}"/>'
    )


def words(
    shown: str, x: float, y: float, size: float, anchor: str, bold: bool = False, ink: str = ""
) -> str:
    """Words on a line."""
    weight = ' font-weight="700"' if bold else ""
    fill = f' fill="{ink}"' if ink else ""
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}"'
        f' text-anchor="{anchor}"{weight}{fill}>{escape(shown)}</text>'
    )


def disc(event: Json, x: float, y: float, radius: float) -> str:
    """An event token: its object's name, its number and the letter of its colour."""
    ink = ON_PAINT[event["colour"]]
    shown = event["object"].replace("_", " ")
    size = min(radius * 0.5, 3.1 * radius / len(shown))
    mark = f"{event['number']}{LETTERS[event['colour']]}"
    return "".join(
        [
            f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:g}" fill="{PAINT[event["colour"]]}"/>',
            words(shown, x, y, size, "middle", True, ink),
            words(mark, x, y + 0.6 * radius, 0.55 * radius, "middle", False, ink),
        ]
    )


def pawn(seat: int, x: float, y: float) -> str:
    """A pawn: the shape and the number of its seat."""
    shape = f'<path d="{SHAPES[seat]}" fill="{PAWNS[seat]}" stroke="#fff" stroke-width="1.5"/>'
    number = words(str(seat), 0, 4, 11, "middle", True, "#fff")
    return f'<g transform="translate({x:.4g} {y:.4g})">{shape}{number}</g>'
