"""Speed beside OpenSpiel's card games: one run, one machine, one core, ratios of medians.

What is compared, ours and theirs taking turns in every round:

1. Random play. Ours runs inside compiled code; theirs is driven from Python, as its users do.
2. Rollouts. Ours is the figure of 1; theirs are random rollouts that never leave C++.
3. Search. Iterations of information-set Monte-Carlo tree search, every game played to its end.
4. Random play of ours driven from Python, beside theirs of 1; it has nothing to reach.

Why it is fair: in 1 both deal every game, and only what players decide is counted, not chance.
In 2 ours still deals, theirs starts from tables already dealt. In 3 both deal anew, in every
iteration, what the seat cannot know. The ratio is to the fastest of their games. Games differ in
length, which weighs in 3, so the decisions of a random game stand beside every figure.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from told import machine, short
from vernissage.bots.search import TO_THE_END
from vernissage.measure import check, python_play, random_play, search_speed

try:
    import pyspiel
except ImportError:
    print("OpenSpiel is not installed: `make bench` installs it", file=sys.stderr)
    raise SystemExit(2) from None

OURS = "final_touch"
PACKAGES = ("vernissage", "numba", "numpy", "open_spiel")
SEARCHED = ("hearts", "euchre")
PEERS = (*SEARCHED, "gin_rummy", "crazy_eights", "leduc_poker", "oh_hell", "spades", "skat")
DEALS = 16  # tables the rollouts of a game start from, so that no single deal decides
COMPILED, PYTHON = "compiled random play", "random play from Python"
ROLLOUTS, SEARCH = "rollouts inside C++", "tree search"
LINE = "| {:23} | {:22} | {:>8} | {:>8} | {:>8} | {:>16} |"
RULE = ("-" * 23, "-" * 22, *["-" * 7 + ":"] * 3, "-" * 15 + ":")
HEAD = ("what", "game", "a second", "lowest", "highest", "decisions a game")
Ratio = dict[str, str | float]  # name, times, needs, met, line


@dataclass
class Figure:
    """How many a second of one kind in one game, measured once a round."""

    kind: str
    game: str
    decisions: float  # of players, in a random game
    measure: Callable[[float], float]
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def cells(self) -> tuple[str, ...]:
        values = (self.median, min(self.values), max(self.values))
        return (self.kind, self.game, *map(short, values), f"{self.decisions:.1f}")


def our_figures(seconds: float) -> Iterator[Figure]:
    for players in (2, 3, 4):
        game = check(OURS, players, seconds)
        moves, games = random_play(game, 0.05, 1)
        about = f"{OURS}, {players} players", moves / games
        yield Figure(COMPILED, *about, lambda s, g=game: random_play(g, s, 1)[0])
        if players == 2:
            yield Figure(PYTHON, *about, lambda s, g=game: python_play(g, s))
            yield Figure(SEARCH, *about, lambda s, g=game: search_speed(g, s, TO_THE_END))


def their_figures() -> Iterator[Figure]:
    known = pyspiel.registered_names()
    for name in (name for name in PEERS if name in known):
        game = pyspiel.load_game(name)
        deals = [dealt(game, random.Random(seed)) for seed in range(DEALS)]
        # Rollouts do not tell how many decisions they took. Random games driven from Python
        # from the same tables take as many on average, so the mean of 20 a table stands in.
        luck = random.Random(1)
        mean = statistics.mean(play_out(deal.clone(), luck) for deal in deals for _ in range(20))
        yield Figure(PYTHON, name, mean, lambda s, g=game: driven(g, s))
        yield Figure(ROLLOUTS, name, mean, lambda s, d=deals, m=mean: m * rollouts(d, s))
        if name in SEARCHED:
            yield Figure(SEARCH, name, mean, lambda s, g=game: searched(g, s))


def chance(state: pyspiel.State, luck: random.Random) -> int:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return luck.choices(outcomes, odds)[0]


def dealt(game: pyspiel.Game, luck: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance(state, luck))
    return state


def play_out(state: pyspiel.State, luck: random.Random) -> int:
    """Play a game to its end at random; how often a player decided."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, luck))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    return decisions


def driven(game: pyspiel.Game, seconds: float) -> float:
    """Decisions a second from Python, dealing included."""
    luck, decisions, start = random.Random(1), 0, process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play_out(game.new_initial_state(), luck)
    return decisions / spent


def rollouts(deals: Sequence[pyspiel.State], seconds: float) -> float:
    """Rollouts a second inside C++."""

    def evaluate(count: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        for deal in deals:
            # Python cannot call an evaluator itself, but a tree search of one simulation
            # does nothing else than call it once, on the very state it is given.
            bot = pyspiel.MCTSBot(deal.get_game(), evaluator, 2.0, 1, 100, False, 1, False)
            bot.mcts_search(deal)

    return len(deals) * filled(evaluate, seconds)


def searched(game: pyspiel.Game, seconds: float) -> float:
    """Iterations a second, from the first real choice: the bot never searches a lone move."""
    state = dealt(game, random.Random(1))
    while len(moves := state.legal_actions()) == 1:
        state.apply_action(moves[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return filled(lambda n: pyspiel.ISMCTSBot(1, evaluator, 2.0, n).step(state), seconds)


def filled(run: Callable[[int], object], seconds: float, count: int = 2) -> float:
    """How many a second in a single call, of a size that fills at least half the time."""
    start = process_time()
    run(count)
    spent = process_time() - start
    if spent >= seconds / 2:
        return count / spent
    return filled(run, seconds, math.ceil(count * min(8.0, seconds / spent)))


def measured(seconds: float, rounds: int) -> list[Figure]:
    """Every figure; in each round one of ours, a few of theirs, the next of ours, and so on."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("compiling, dealing", total=None)
        ours, theirs = list(our_figures(seconds)), list(their_figures())
        order = [f for i, own in enumerate(ours) for f in (own, *theirs[i :: len(ours)])]
        bar.update(task, total=rounds * len(order))
        for figure in order * rounds:
            bar.update(task, description=f"{figure.kind}: {figure.game}")
            figure.values.append(figure.measure(seconds / rounds))
            bar.advance(task)
    return sorted(ours + theirs, key=lambda figure: figure.kind)


def ratio(figures: Sequence[Figure], name: str, ours: str, theirs: str, needs: int) -> Ratio:
    """Ours, the game of two, against the fastest of theirs."""
    own = next(f.median for f in figures if f.kind == ours)
    rivals = [f for f in figures if f.kind == theirs and f.game in PEERS]
    best, peer = max((f.median, f.game) for f in rivals)
    times = math.floor(100 * own / best) / 100  # rounded down: no miss may read like a hit
    met, unit = times >= needs, "iterations" if theirs == SEARCH else "moves"
    line = (
        f"{name}: {short(own)} {unit}/s, {times:g}× OpenSpiel's fastest {theirs} "
        f"({peer}, {short(best)}/s): needs {needs}×: {'yes' if met else 'NO'}"
    )
    return {"name": name, "times": times, "needs": needs, "met": met, "line": line}


def report(figures: Sequence[Figure], found: Sequence[Ratio], how: str) -> str:
    """Text that is Markdown too."""
    rows = [LINE.format(*row) for row in (HEAD, RULE, *(f.cells() for f in figures))]
    return "\n".join([how, "", *rows, "", *(f"- {each['line']}" for each in found)])


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Speed beside OpenSpiel's card games.")
    parser.add_argument("--seconds", type=float, default=2.0, help="a figure, all rounds together")
    parser.add_argument("--rounds", type=int, default=5, help="the median of so many is told")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write a section here too")
    chosen = parser.parse_args()
    if not 0 < chosen.seconds <= 60 or not 0 < chosen.rounds <= 100:
        parser.error("seconds must be above 0 and at most 60, rounds from 1 to 100")
    return chosen


def main() -> None:
    chosen = options()
    figures = measured(chosen.seconds, chosen.rounds)
    found = [
        ratio(figures, "random play", COMPILED, PYTHON, 20),
        ratio(figures, "rollouts", COMPILED, ROLLOUTS, 2),
        ratio(figures, "search", SEARCH, SEARCH, 2),
    ]
    how = f"{machine(*PACKAGES)}; medians of {chosen.rounds} rounds, {chosen.seconds:g} s a figure"
    print(text := report(figures, found, how))
    if chosen.markdown:
        why = (__doc__ or "").partition("\n\n")[2]
        chosen.markdown.write_text(f"## Speed beside OpenSpiel\n\n{text}\n\n{why}", "utf-8")
    if chosen.json:
        values = [{"what": f.kind, "game": f.game, "values": f.values} for f in figures]
        whole = json.dumps({"how": how, "ratios": found, "figures": values}, indent=2)
        chosen.json.write_text(whole + "\n", "utf-8")
    if missed := [str(each["name"]) for each in found if not each["met"]]:
        sys.exit(f"Too slow beside OpenSpiel: {', '.join(missed)}")


if __name__ == "__main__":
    main()
