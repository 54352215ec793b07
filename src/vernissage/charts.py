"""Figures of a balance as one SVG: seats, endings, and the spread of every figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from vernissage.balance import Balance

WIDTH, HEIGHT, GAP = 460, 250, 20  # of a panel; between panels
LEFT, RIGHT, TOP, BOTTOM = 48, 20, 44, 34  # room around a panel's plot
INKS = ("#2a6f8f", "#c0562f", "#4f7f3a", "#7a4f9a", "#a8862a", "#5b5b5b")  # told apart by greys too
PARTS = ": "  # in a figure's name: what it is a part of stands before, and shares a panel
STYLE = (
    "text{font:12px sans-serif;fill:#33302b}text.soft{fill:#6a655c}"
    "text.head{font-weight:600;font-size:14px}"
    "text.in{font-size:10px;fill:#fff}"
    ".fair{stroke:#999;stroke-dasharray:4 3}"
    ".part{stroke-width:2}.most{stroke-width:10;opacity:.35}.middle{stroke-width:3}"
    ".mean{fill:#fff;stroke-width:2}"
)


def chart(results: Sequence[Balance]) -> str:
    """All panels, two in a row."""
    panels = [_seats(results)]
    if len({rule for result in results for rule in result.ended}) > 1:
        panels.append(_endings(results))
    names = results[0].figures
    panels += [_figure(results, name) for name in names if PARTS not in name]
    wholes = dict.fromkeys(name.partition(PARTS)[0] for name in names if PARTS in name)
    panels += [_parts(results, whole) for whole in wholes]
    rows = (len(panels) + 1) // 2
    width, height = 2 * WIDTH + 3 * GAP, rows * (HEIGHT + GAP) + GAP
    body = "".join(
        f'<g transform="translate({GAP + i % 2 * (WIDTH + GAP)},{GAP + i // 2 * (HEIGHT + GAP)})">'
        f"{panel}</g>"
        for i, panel in enumerate(panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><style>{STYLE}</style>'
        f'<rect width="100%" height="100%" fill="#fff"/>{body}</svg>\n'
    )


def label(result: Balance) -> str:
    """The table a column of a panel stands for."""
    return ", ".join(f"{value}".lower() for value in result.trial.options.values())


def _columns(results: Sequence[Balance]) -> Iterator[tuple[float, Balance, str]]:
    """Where each trial's column is, and the ink of its choice of the compared option."""
    step = (WIDTH - LEFT - RIGHT) / len(results)
    choices = list(dict.fromkeys(label(result) for result in results))
    for i, result in enumerate(results):
        yield LEFT + (i + 0.5) * step, result, INKS[choices.index(label(result)) % len(INKS)]


def _frame(title: str, results: Sequence[Balance], ticks: Sequence[tuple[float, str]]) -> str:
    """A panel's title, its key and its scale (height in the plot, text)."""
    out = f'<text class="head" y="14">{escape(title)}</text>'
    options = list(results[0].trial.options)
    if options:
        keys = dict.fromkeys((ink, label(result)) for _, result, ink in _columns(results))
        out += f'<text class="soft" y="32">{escape(options[0])}:</text>'
        x = 12 + 6.5 * len(options[0])
        for ink, text in keys:
            out += f'<rect x="{x}" y="23" width="10" height="10" fill="{ink}"/>'
            out += f'<text x="{x + 14}" y="32">{escape(text)}</text>'
            x += 34 + 7 * len(text)
    for part, text in ticks:
        y = _height(part)
        out += f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#e4dfd5"/>'
        out += f'<text class="soft" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>'
    return out


def _below(names: Sequence[tuple[float, str]]) -> str:
    """What stands under the plot, and where."""
    return "".join(
        f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{escape(name)}</text>'
        for x, name in names
    )


def _tables(results: Sequence[Balance]) -> str:
    """The number of players under each column."""
    return _below([(x, f"{len(result.seats)} pl.") for x, result, _ in _columns(results)])


def _height(part: float) -> float:
    return TOP + (1 - part) * (HEIGHT - TOP - BOTTOM)


def _seats(results: Sequence[Balance]) -> str:
    most = max(seat.high for result in results for seat in result.seats)
    ticks = [(rate / 100 / most, f"{rate} %") for rate in range(0, round(most * 100) + 1, 10)]
    out = _frame("Wins by seat, from the first; 95 % interval, and a fair share", results, ticks)
    out += _tables(results)
    step = (WIDTH - LEFT - RIGHT) / len(results)
    for x, result, ink in _columns(results):
        fair = sum(seat.rate for seat in result.seats) / len(result.seats)
        y = _height(fair / most)
        out += f'<path d="M{x - 0.42 * step:.1f} {y:.1f}h{0.84 * step:.1f}" class="fair"/>'
        for i, seat in enumerate(result.seats):
            at = x + (i - (len(result.seats) - 1) / 2) * 0.8 * step / len(result.seats)
            low, high = _height(seat.low / most), _height(seat.high / most)
            out += f'<path d="M{at:.1f} {low:.1f}V{high:.1f}" stroke="{ink}" class="part"/>'
            out += (
                f'<circle cx="{at:.1f}" cy="{_height(seat.rate / most):.1f}" r="3.5" fill="{ink}"/>'
            )
    return out


def _endings(results: Sequence[Balance]) -> str:
    rules = sorted({rule for result in results for rule in result.ended})
    ticks = [(part / 100, f"{part} %") for part in range(0, 101, 25)]
    out = _frame("Games by the rule that ended them", results, ticks) + _tables(results)
    wide = min(44.0, 0.7 * (WIDTH - LEFT - RIGHT) / len(results))
    for x, result, _ in _columns(results):
        below = 0.0
        for rule, games in result.ended.items():
            part = games / result.trial.games
            top = _height(below + part)
            ink = INKS[(2 + rules.index(rule)) % len(INKS)]
            tall = _height(below) - top
            left = x - wide / 2
            out += (
                f'<path d="M{left:.1f} {top:.1f}h{wide:.1f}v{tall:.1f}h-{wide:.1f}z" fill="{ink}"/>'
            )
            if tall > 14:
                y = top + tall / 2 + 4
                out += (
                    f'<text class="in" x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{rule}</text>'
                )
            below += part
    return out


def _parts(results: Sequence[Balance], whole: str) -> str:
    """The means of figures that belong together: for each a group of bars, a bar a column."""
    names = [name for name in results[0].figures if name.startswith(whole + PARTS)]
    high = 1.08 * max(result.figures[name].mean for result in results for name in names) or 1.0
    title = f"{whole.capitalize()}, mean; bars in the order of the columns"
    step = (WIDTH - LEFT - RIGHT) / len(names)
    middles = [LEFT + (i + 0.5) * step for i in range(len(names))]
    words = [name.partition(PARTS)[2].replace("_", " ") for name in names]
    out = _frame(title, results, _ticks(0.0, high))
    out += _below(list(zip(middles, words, strict=True)))
    wide = min(0.86 * step / len(results), 24.0)
    for middle, name in zip(middles, names, strict=True):
        for i, (_, result, ink) in enumerate(_columns(results)):
            left = middle + (i - len(results) / 2) * wide
            top = _height(result.figures[name].mean / high)
            out += (
                f'<path d="M{left:.1f} {top:.1f}h{wide - 1:.1f}V{_height(0):.1f}'
                f'h-{wide - 1:.1f}z" fill="{ink}"/>'
            )
    return out


def _short(value: float) -> str:
    """A number with at most one figure after the point."""
    return f"{value:.1f}".removesuffix(".0")


def _ticks(low: float, high: float) -> list[tuple[float, str]]:
    """A scale's round numbers, with their height in the plot."""
    unit = _round_step((high - low) / 4)
    marks = [unit * i for i in range(int(low // unit), int(high // unit) + 1)]
    return [((mark - low) / (high - low), f"{mark:g}") for mark in marks if mark >= low]


def _figure(results: Sequence[Balance], name: str) -> str:
    ranges = [result.figures[name] for result in results]
    low, high = min(0.0, *(r.low for r in ranges)), 1.08 * max(r.high for r in ranges) or 1.0
    title = f"{name.capitalize()}: median, mean (ring), and nine games of ten"
    out = _frame(title, results, _ticks(low, high)) + _tables(results)
    for (x, _, ink), r in zip(_columns(results), ranges, strict=True):
        bottom, middle, top, mean = (
            _height((value - low) / (high - low)) for value in (r.low, r.median, r.high, r.mean)
        )
        out += f'<path d="M{x:.1f} {bottom:.1f}V{top:.1f}" stroke="{ink}" class="most"/>'
        out += f'<path d="M{x - 9:.1f} {middle:.1f}h18" stroke="{ink}" class="middle"/>'
        out += f'<circle cx="{x:.1f}" cy="{mean:.1f}" r="4" stroke="{ink}" class="mean"/>'
        out += f'<text x="{x + 11:.1f}" y="{middle - 5:.1f}">{_short(r.median)}</text>'
    return out


def _round_step(step: float) -> float:
    """The nearest of 1, 2, 5, 10, 20 … that is no smaller."""
    size = 10.0 ** (len(f"{int(step)}") - 1) if step >= 1 else 0.1
    return next(size * n for n in (1, 2, 5, 10) if size * n >= step or n == 10)
