"""Our search against OpenSpiel's information-set search, at the same time a move, for two.

Both play our games through the adapter. Every seed is dealt twice with the seats exchanged. Theirs
is `open_spiel.python.algorithms.ismcts` as it is, with random rollouts, stopped by the clock: the
one in C++ cannot resample a game written in Python. So this shows what a user of each gets in that
time, not two algorithms at the same number of iterations; theirs is told beside.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from vernissage import game_ids
from vernissage.bots.arena import interval
from vernissage.bots.players import Budget, make_bot
from vernissage.engine.knowledge import Knowledge

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    print("OpenSpiel is not installed: `make bench` installs it", file=sys.stderr)
    raise SystemExit(2) from None

from vernissage.adapters.openspiel import name_of

UCT = 1.0  # how far theirs strays; its returns are 0 to 1
FEWEST = 2  # iterations: after the first one it has not yet tried a move
MOST = 1 << 30


class TimeUp(Exception):
    """Raised where an iteration would begin."""


@dataclass
class Ours:
    """The search of `master`, with another time to think."""

    game: Any
    seconds: float
    seed: int
    spent: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        budget = Budget(move_seconds=self.seconds)
        self.bot = make_bot("master", self.game.rules, self.seed, budget)

    def choose(self, state: Any) -> int:
        start = perf_counter()
        move = self.bot.choose(Knowledge(state.table.state(), state.current_player()))
        self.spent.append(perf_counter() - start)
        return int(state.string_to_action(move))


@dataclass
class Theirs:
    """OpenSpiel's search; the clock is looked at whenever it asks for a table to imagine."""

    game: Any
    seconds: float
    seed: int
    spent: list[float] = field(default_factory=list)
    iterations: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        luck = np.random.RandomState(self.seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
        self.bot = ismcts.ISMCTSBot(self.game, evaluator, UCT, MOST, random_state=luck)
        self.bot.set_resampler(self._imagine)
        self._luck = random.Random(self.seed)

    def _imagine(self, state: Any, player: int) -> Any:
        if self.iterations[-1] >= FEWEST and perf_counter() - self._start > self.seconds:
            raise TimeUp
        self.iterations[-1] += 1
        return state.resample_from_infostate(player, self._luck.random)

    def choose(self, state: Any) -> int:
        self._start = perf_counter()
        self.iterations.append(0)
        try:
            self.bot.run_search(state)
        except TimeUp:
            policy = dict(self.bot.get_final_policy(state, self.bot._root_node))
        self.spent.append(perf_counter() - self._start)
        return max(policy, key=policy.__getitem__)


def play(game: Any, seed: int, bots: list[Ours | Theirs]) -> list[float]:
    """A game to its end; the returns by seat."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(game.nodes):
        state.apply_action(byte)
    while actions := state.legal_actions():
        lone = len(actions) == 1
        state.apply_action(actions[0] if lone else bots[state.current_player()].choose(state))
    returns: list[float] = state.returns()
    return returns


def contest(chosen: argparse.Namespace) -> dict[str, Any]:
    """All games, each seed with both seatings."""
    game = pyspiel.load_game(name_of(chosen.game), {"players": 2})
    ours = Ours(game, chosen.seconds, chosen.seed)
    theirs = Theirs(game, chosen.seconds, chosen.seed)
    won = 0.0
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(chosen.game, total=chosen.games)
        for number in range(chosen.games):
            bots = [ours, theirs] if number % 2 == 0 else [theirs, ours]
            won += play(game, chosen.seed + number // 2, bots)[bots.index(ours)]
            bar.update(task, advance=1, description=f"{chosen.game}: {won:g} of {number + 1}")
    low, high = interval(won, chosen.games)
    return {
        "game": chosen.game,
        "games": chosen.games,
        "seconds": chosen.seconds,
        "won": won,
        "rate": won / chosen.games,
        "low": low,
        "high": high,
        "our_seconds_a_move": mean(ours.spent),
        "their_seconds_a_move": mean(theirs.spent),
        "their_iterations_a_move": mean(theirs.iterations),
    }


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Our search against OpenSpiel's.")
    parser.add_argument("--game", default="final_touch", choices=game_ids())
    parser.add_argument("--games", type=int, default=100, help="an even number: seats change")
    parser.add_argument("--seconds", type=float, default=0.5, help="a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    chosen = parser.parse_args()
    if chosen.games < 2 or chosen.games % 2 or not 0 < chosen.seconds <= 60:
        parser.error("games must be even and 2 or more, seconds above 0 and at most 60")
    if not 0 <= chosen.seed < 1 << 24:
        parser.error("the seed must be from 0 to 16,777,215")
    return chosen


def main() -> None:
    chosen = options()
    found = contest(chosen)
    print(
        f"{found['game']}, {found['seconds']:g} s a move: ours won {found['won']:g} of"
        f" {found['games']}, {found['rate']:.1%} (95 %: {found['low']:.1%} to {found['high']:.1%});"
        f" theirs took {found['their_seconds_a_move']:.3f} s and"
        f" {found['their_iterations_a_move']:,.0f} iterations a move, ours"
        f" {found['our_seconds_a_move']:.3f} s"
    )
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
