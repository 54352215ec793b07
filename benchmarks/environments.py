"""Moves a second of our vector environment beside other libraries' environments, as ratios.

What is compared, ours and theirs taking turns in every round, every move a random legal one:

- Ours: `vernissage.adapters.gymnasium.VectorTables`, the four games, two players and the most.
- pgx: the same batch of games, dealt anew as they end, compiled together with the choice of moves;
  a call a move, as ours. pgx_loop makes 16 moves a call, and its caller sees one observation in
  16: it is told with nothing to reach.
- PettingZoo classic, RLCard, OpenSpiel from Python: one game after another, for they have no
  batch; beside them stands each of our games by its fastest batch.

What is fair: a move counts when a player decides; deals are made but not counted. Both sides make
the mover's observation and the legal moves for every move, as arrays or as the library gives them.
One core: all processes are kept on one, told by processor time. All cores: told by the clock, and
only for ours and pgx, since the others run on one. Ours must be ahead of the fastest game of each,
and 10 times the fastest of comparable size: a game of hidden hands from a pack of 24 cards or more.
A game of ours counts by the slower of its two numbers of players.

What is not: games differ. A move of Tic-tac-toe is less work than one of ours, which is against us.
A batch beside a single game is for us, but a batch is what those libraries lack. The choice of a
move is part of every figure, by each library's own means; pgx's is compiled, ours is NumPy's.

Ready is told as the longest of a row's batches, by the clock: to import, compile, deal and make
the first moves. Ours compiles a game once and keeps it, so that is measured with nothing kept
(unless --warm) and falls on the game's first row; pgx compiles every batch in every process.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from environments_peers import (
    BATCHED,
    HANDS,
    OURS,
    Job,
    begin,
    our_jobs,
    prepare,
    speed,
    their_jobs,
)
from told import machine, short

NEEDS = {"any": 1, "comparable": 10}
PACKAGES = ("vernissage", "numba", "numpy", "pettingzoo", "rlcard", "open_spiel", "pgx", "jax")


@dataclass
class Figure:
    """Moves a second of one job, measured once a round."""

    job: Job
    ready: float | None = None  # seconds to the first moves; None: the library is not there
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def setting(self) -> tuple[str, bool, int]:
        return self.job.library, self.job.one_core, self.job.batch


@dataclass(frozen=True)
class Ratio:
    """Each of our games against the fastest of theirs, of any size or a comparable one."""

    best: Job
    speed: float
    size: str
    times: dict[str, float]  # rounded down: no miss may read like a hit

    @property
    def needs(self) -> int:
        return 0 if self.best.library == "pgx_loop" else NEEDS[self.size]

    @property
    def missed(self) -> list[str]:
        return [game for game, times in self.times.items() if times < self.needs]

    def cells(self) -> tuple[str, ...]:
        job = self.best
        need = f"{self.size}: {f'{self.needs}×' if self.needs else 'nothing'}"
        batch = str(job.batch) if job.library in BATCHED else "1, ours any"
        told = (f"{times:g}×{' NO' * (g in self.missed)}" for g, times in self.times.items())
        return (job.library, cores(job), batch, f"{job.game}, {short(self.speed)}", need, *told)


def cores(job: Job) -> str:
    return "one" if job.one_core else "all"


def measured(chosen: argparse.Namespace, folder: str | None) -> list[Figure]:
    """Every figure; in each round one of ours, some of theirs, the next of ours, and so on."""
    ours = [Figure(job) for job in our_jobs(chosen.batches)]
    theirs = [Figure(job) for job in their_jobs(chosen.peers, chosen.batches)]
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        bar = stack.enter_context(
            Progress(*columns, console=Console(stderr=True), transient=True, refresh_per_second=1)
        )
        # A library on one core, or on all, is a process of its own: cores are set before imports.
        processes = {
            (f.job.library, f.job.one_core): ProcessPoolExecutor(
                1, get_context("spawn"), begin, (f.job.one_core, folder)
            )
            for f in ours + theirs
        }
        for process in processes.values():
            stack.enter_context(process)
        task = bar.add_task("", total=(chosen.rounds + 1) * len(ours + theirs))

        def ask(figure: Figure, what: Callable[..., Any], *rest: float) -> Any:
            job = figure.job
            about = f"{what.__name__} {job.library}: {job.game}, {job.batch} at once"
            bar.update(task, description=about)
            bar.advance(task)
            return processes[job.library, job.one_core].submit(what, job, *rest).result()

        for figure in ours + theirs:
            figure.ready = ask(figure, prepare)
        there = [figure for figure in theirs if figure.ready is not None]
        order = [f for i, own in enumerate(ours) for f in (own, *there[i :: len(ours)])]
        for figure in order * chosen.rounds:
            figure.values.append(ask(figure, speed, chosen.seconds / chosen.rounds))
    return ours + theirs


def ratios(figures: Sequence[Figure]) -> Iterator[Ratio]:
    ours = [f for f in figures if f.job.library == OURS]
    theirs = [f for f in figures if f.job.library != OURS and f.values]
    for held in dict.fromkeys(f.setting for f in theirs):
        library, one_core, batch = held
        alike = [f for f in ours if f.job.one_core == one_core]
        if library in BATCHED:
            alike = [f for f in alike if f.job.batch == batch]
        rivals = [f for f in theirs if f.setting == held]
        for size in NEEDS:
            sized = [f for f in rivals if size == "any" or f.job.game in HANDS[library]]
            if sized:
                best = max(sized, key=lambda f: f.median)
                yield Ratio(best.job, best.median, size, times(alike, best.median))


def times(ours: Sequence[Figure], best: float) -> dict[str, float]:
    """How often faster each game of ours is: by its fastest batch, its slower number of players."""
    seated: dict[str, float] = {}
    for figure in ours:
        seated[figure.job.game] = max(figure.median, seated.get(figure.job.game, 0.0))
    found: dict[str, float] = {}
    for name, median in seated.items():
        game, ratio = name.split()[0], math.floor(100 * median / best) / 100
        found[game] = min(ratio, found.get(game, ratio))
    return found


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A Markdown table whose first columns are words and whose others are numbers."""
    rule = ["---" if i < words else "---:" for i in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def speeds(figures: Sequence[Figure], batches: Sequence[int]) -> str:
    rows = []
    for (library, game, _), group in groupby(
        figures, key=lambda f: (f.job.library, f.job.game, f.job.one_core)
    ):
        row = list(group)
        by = {f.job.batch: short(f.median) for f in row if f.values}
        seconds = [f.ready for f in row if f.ready is not None]
        ready = f"{max(seconds):.1f}" if seconds else "not installed"
        told = (ready, *(by.get(batch, "") for batch in batches))
        rows.append((library, game, cores(row[0].job), *told))
    head = ("library", "game", "cores", "ready, s", *(f"{n} at once" for n in batches))
    return table(head, rows, 3)


def beside(found: Sequence[Ratio]) -> str:
    head = ("beside", "cores", "at once", "their fastest", "needs", *found[0].times)
    return table(head, [each.cells() for each in found], 5)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Our vector environment beside others.")
    parser.add_argument("--seconds", type=float, default=1.0, help="a figure, all rounds together")
    parser.add_argument("--rounds", type=int, default=3, help="the median of so many is told")
    parser.add_argument("--batches", default="1,64,1024,4096", help="games at once")
    parser.add_argument("--peers", default=",".join(HANDS), help="libraries to measure beside")
    parser.add_argument("--warm", action="store_true", help="keep what of ours was compiled before")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    chosen = parser.parse_args()
    if not 0 < chosen.seconds <= 60 or not 0 < chosen.rounds <= 100:
        parser.error("seconds must be above 0 and at most 60, rounds from 1 to 100")
    if not all(part.isdecimal() and int(part) for part in chosen.batches.split(",")):
        parser.error("batches are whole numbers from 1 up, as in 1,64")
    chosen.batches = sorted({1, *map(int, chosen.batches.split(","))})
    chosen.peers = chosen.peers.split(",")
    if unknown := set(chosen.peers) - HANDS.keys():
        parser.error(f"peers are {', '.join(HANDS)}; not {', '.join(sorted(unknown))}")
    return chosen


def main() -> None:
    chosen = options()
    with tempfile.TemporaryDirectory() as folder:
        figures = measured(chosen, None if chosen.warm else folder)
    found = list(ratios(figures))
    told = f"medians of {chosen.rounds} rounds, {chosen.seconds:g} s a figure"
    how = f"{machine(*PACKAGES)}; {told}; ours compiled {'before' if chosen.warm else 'anew'}"
    print("\n\n".join([how, speeds(figures, chosen.batches), *([beside(found)] if found else [])]))
    if chosen.json:
        whole = {"how": how, "figures": [*map(asdict, figures)], "ratios": [*map(asdict, found)]}
        chosen.json.write_text(json.dumps(whole, indent=2) + "\n", "utf-8")
    if missed := [f"{each.best.library} ({each.size})" for each in found if each.missed]:
        sys.exit(f"Too slow beside {', '.join(dict.fromkeys(missed))}")


if __name__ == "__main__":
    main()
