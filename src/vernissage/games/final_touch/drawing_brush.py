"""Paint as SVG: every stroke has a shape of its own, always the same for the same key."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import pi, sin
from zlib import crc32

from vernissage.games.final_touch.components import COLOURS

Point = tuple[float, float]
Key = tuple[int, int]  # masterpiece, index

LETTERS = dict(zip(COLOURS, "YGNBP", strict=True))  # N: brown
PAINT = dict(zip(COLOURS, ("#edb92e", "#3f8049", "#86532f", "#2f6aae", "#e889ad"), strict=True))
ON_PAINT = dict(zip(COLOURS, ("#46340a", "#fff", "#fff", "#fff", "#561531"), strict=True))
INK = dict(zip(COLOURS, ("#8a6400", "#2c6637", "#774522", "#245996", "#a83767"), strict=True))

SAMPLES = 11  # points along an edge
TINES = (0.14, -0.2)  # how far the hairs reach past the end
HAIRS = (-0.33, -0.17, 0.02, 0.19, 0.34)  # of the brush, across a stroke


@lru_cache(maxsize=512)  # from move to move most strokes stay as they are
def stroke(colour: str, laid: bool, centre: Point, size: Point, key: Key) -> str:
    """A stroke of paint, or the dashed outline of one still missing, with its letter."""
    x, y = centre
    above, below = (_edge(side, centre, size, key) for side in (-1, 1))
    outline = _closed([*above, *_tail(centre, size, key), *below[:0:-1]])
    if laid:
        shape = f'<path d="{outline}" fill="{PAINT[colour]}"/>{_hairs(centre, size, key)}'
    else:
        dash = min(3.8, 2 + 0.06 * size[1])
        shape = (
            f'<path d="{outline}" fill="{PAINT[colour]}" fill-opacity=".08"'
            f' stroke="{INK[colour]}" stroke-width="{dash / 3:.2g}" stroke-dasharray="{dash:.2g}"/>'
        )
    tilt = -3 + 3 * _waver("tilt", key)
    ink = (ON_PAINT if laid else INK)[colour]
    marked = letter(colour, _middle(0.5, centre, size, key), min(20, 2 + 0.6 * size[1]), ink)
    return f'<g transform="rotate({tilt:.1f} {x:.1f} {y:.1f})">{shape}</g>{marked}'


def smear(colour: str, centre: Point) -> str:
    """A smear: paint rubbed to and fro, with its letter."""
    x, y = centre
    path = f"M{x - 25:g} {y + 9:g}l7-18 3 21 10-24 2 25 11-25 1 24 9-20 3 13"
    rubbed = (
        f'<path d="{path}" fill="none" stroke="{PAINT[colour]}" stroke-width="11"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return rubbed + letter(colour, centre, 20, ON_PAINT[colour])


def letter(colour: str, centre: Point, size: float, ink: str) -> str:
    """The letter of a colour, so that the colour is never the only sign."""
    x, y = centre
    return (
        f'<text x="{x:.1f}" y="{y + 0.36 * size:.1f}" font-size="{size:.1f}" font-weight="700"'
        f' text-anchor="middle" fill="{ink}">{LETTERS[colour]}</text>'
    )


def _waver(name: str, key: Key, i: int = 0) -> float:
    """A number from -1 to 1 that depends on its arguments alone."""
    return crc32(f"{name} {key} {i}".encode()) / 0x7FFFFFFF - 1


def _middle(t: float, centre: Point, size: Point, key: Key) -> Point:
    """A point of the middle line, which waves; t runs from 0 to 1."""
    turns = 0.8 + 0.2 * _waver("turns", key)
    wave = sin(2 * pi * turns * t + pi * _waver("phase", key))
    return centre[0] + (t - 0.5) * size[0], centre[1] + 0.17 * size[1] * wave


def _edge(side: int, centre: Point, size: Point, key: Key) -> list[Point]:
    """The upper (-1) or lower (1) edge: round at the start, a little thinner at the end."""
    points = []
    for i in range(SAMPLES):
        t = (i / (SAMPLES - 1)) ** 1.6  # dense where the start is round
        x, y = _middle(t, centre, size, key)
        past_cap = min(1.0, 2 * t * size[0] / size[1])
        ripple = 1 - 0.15 * t + 0.05 * _waver(f"edge {side}", key, i)
        points.append((x, y + side * size[1] / 2 * ripple * (1 - (1 - past_cap) ** 2) ** 0.5))
    return points


def _tail(centre: Point, size: Point, key: Key) -> list[Point]:
    """The frayed end, from above to below."""
    x, y = _middle(1, centre, size, key)
    return [
        (x + size[1] * (0.1 * _waver("tail", key, i) + TINES[i % 2]), y + height * size[1])
        for i, height in enumerate((-0.3, -0.19, -0.09, 0.02, 0.12, 0.21, 0.31))
    ]


def _closed(points: list[Point]) -> str:
    """A smooth closed path through the middles between the points."""
    ring = [*points, *points[:2]]
    curves = [
        f"{a[0]:.1f} {a[1]:.1f} {(a[0] + b[0]) / 2:.1f} {(a[1] + b[1]) / 2:.1f}"
        for a, b in pairwise(ring[1:])
    ]
    start = (points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2
    return f"M{start[0]:.1f} {start[1]:.1f}Q{' '.join(curves)}Z"


def _hairs(centre: Point, size: Point, key: Key) -> str:
    """The traces of the brush's hairs, light and dark in turn."""
    traces = []
    for i, height in enumerate(HAIRS):
        start = 0.16 + 0.12 * _waver("from", key, i)
        step = (0.9 + 0.08 * _waver("to", key, i) - start) / 5
        line = [_middle(start + j * step, centre, size, key) for j in range(6)]
        path = "L".join(f"{x:.1f} {y + height * size[1]:.1f}" for x, y in line)
        traces.append(f'<path d="M{path}" stroke="{("#fff", "#2b1a08")[i % 2]}"/>')
    return (
        f'<g fill="none" stroke-width="{max(0.6, 0.05 * size[1]):.1f}" stroke-linecap="round"'
        f' stroke-linejoin="round" opacity=".22">{"".join(traces)}</g>'
    )
