"""All bots against each other, two players, and what that makes in Elo.

`strong` and `master` think a fraction of their time (`--time-scale`), so that the table can be
repeated in minutes; the other levels think by iterations and keep theirs.
"""

from __future__ import annotations

import argparse
import math
from itertools import combinations
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from vernissage.bots.arena import Contest, arena
from vernissage.bots.players import NAMES

ROUNDS = 2000  # of the fit; it is cheap
Pair = tuple[str, str]


def play(game: str, games: int, time_scale: float, seed: int) -> dict[Pair, float]:
    """The rate at which the first of each pair wins."""
    pairs = list(combinations(NAMES, 2))
    rates: dict[Pair, float] = {}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games * len(pairs))
        for pair in pairs:
            contest = Contest(game, pair, games, seed, time_scale=time_scale)
            first = arena(contest, lambda: bar.advance(task))[0].rate
            rates[pair] = first
            rates[pair[1], pair[0]] = 1 - first
    return rates


def elo(rates: dict[Pair, float], games: int) -> dict[str, float]:
    """Ratings by Bradley and Terry's model, `greedy` at 0; half a game more won and lost a pair."""

    def wins(a: str, b: str) -> float:
        return rates[a, b] * games + 0.5

    strength = dict.fromkeys(NAMES, 1.0)
    for _ in range(ROUNDS):
        for a in NAMES:
            others = [b for b in NAMES if b != a]
            won = sum(wins(a, b) for b in others)
            met = sum((games + 1) / (strength[a] + strength[b]) for b in others)
            strength[a] = won / met
    return {a: 400 * math.log10(strength[a] / strength["greedy"]) for a in NAMES}


def table(rates: dict[Pair, float], ratings: dict[str, float]) -> str:
    """The rates as Markdown, a row's bot against a column's."""
    lines = [
        "| | " + " | ".join(NAMES) + " | Elo |",
        "|---|" + "---:|" * (len(NAMES) + 1),
    ]
    for a in NAMES:
        cells = ["–" if a == b else f"{rates[a, b]:.0%}" for b in NAMES]
        lines.append(f"| {a} | {' | '.join(cells)} | {ratings[a]:+.0f} |")
    return "\n".join(lines)


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="final_touch")
    parser.add_argument("--games", type=int, default=100, help="of each pair")
    parser.add_argument("--time-scale", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--markdown", type=Path, help="write the table to this file too")
    args = parser.parse_args()
    rates = play(args.game, args.games, args.time_scale, args.seed)
    text = table(rates, elo(rates, args.games))
    print(text)
    if args.markdown:
        args.markdown.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
