"""How fast a game runs here: in compiled code, on all cores, from Python, in search.

What runs on one core is told by a second of processor time, so that other programs
do not take from it; all cores together and starts by the clock.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter, process_time

import numpy as np

from vernissage.bots.ready import warm_search
from vernissage.bots.search import TO_THE_END, Search
from vernissage.engine import batch
from vernissage.engine.chance import CHANCE, seeded
from vernissage.engine.game import Game, load
from vernissage.engine.knowledge import Knowledge

ROUNDS = 3  # the median of so many is told
TABLES = 512

_START = """
from time import perf_counter
start = perf_counter()
import vernissage
from vernissage.bots.ready import warm_search
game = vernissage.load({game!r}, players={players})
state = game.new(seed=1)
state.play(state.legal()[0])
if {search}:
    warm_search(game)
print(perf_counter() - start)
"""


@dataclass(frozen=True)
class Speed:
    """What `vernissage bench` tells."""

    game: str
    players: int
    record_bytes: int
    moves_per_game: float
    moves_per_second: float  # random play on one core, inside compiled code
    games_per_second: float
    moves_per_second_all_cores: float
    cores: int
    python_moves_per_second: float  # driven through the public API
    search_iterations_per_second: float  # every game played out, one core
    search_iterations_per_second_judged: float  # as the bots search
    compile_seconds_cold: float  # import, compile everything, first move
    load_seconds_warm: float  # import, load from the cache, first move


def measure(
    name: str, players: int, seconds: float, step: Callable[[str], object] = lambda _: None
) -> Speed:
    """Measure a game; every figure is the median of three runs of `seconds` together."""
    game = check(name, players, seconds)
    slot = seconds / ROUNDS
    step("random play, one core")
    runs = [random_play(game, slot, 1) for _ in range(ROUNDS)]
    step("random play, all cores")
    cores = os.cpu_count() or 1
    all_runs = [random_play(game, slot, cores) for _ in range(ROUNDS)]
    step("random play from Python")
    from_python = _median(lambda: python_play(game, slot))
    step("search, every game played out")
    full = _median(lambda: search_speed(game, slot, TO_THE_END))
    step("search, judged as the bots do")
    judged = _median(lambda: search_speed(game, slot, None))
    step("warm start")
    warm = _median(lambda: start_seconds(name, players, cold=False))
    step("cold compile")
    cold = start_seconds(name, players, cold=True)
    moves, games = (statistics.median(values) for values in zip(*runs, strict=True))
    return Speed(
        game=name,
        players=players,
        record_bytes=game.book.state.itemsize,
        moves_per_game=moves / games,
        moves_per_second=moves,
        games_per_second=games,
        moves_per_second_all_cores=statistics.median(moves for moves, _ in all_runs),
        cores=cores,
        python_moves_per_second=from_python,
        search_iterations_per_second=full,
        search_iterations_per_second_judged=judged,
        compile_seconds_cold=cold,
        load_seconds_warm=warm,
    )


def check(name: str, players: int, seconds: float) -> Game:
    """The game, compiled; or in one line what is wrong with the call."""
    if not 0 < seconds <= 600:
        raise ValueError(f"seconds must be above 0 and at most 600, not {seconds}")
    game = load(name, players)
    warm_search(game)
    return game


def _median(run: Callable[[], float]) -> float:
    return statistics.median(run() for _ in range(ROUNDS))


def random_play(game: Game, seconds: float, cores: int) -> tuple[float, float]:
    """Moves and games a second, dealing included, on so many threads."""
    clock = process_time if cores == 1 else perf_counter
    blank = game.blank.copy()
    blank["chance"] = seeded(1)[0]

    def play(core: int) -> tuple[int, int]:
        tables, luck = np.zeros(TABLES, game.book.state), np.zeros(1, CHANCE)
        moves = games = 0
        while clock() - start < seconds:
            batch.deal_tables(tables, blank, 0, TABLES)
            moves += batch.play_out_tables(
                tables, seeded(games << 8 | core)[0], luck, game.book.most_moves, 0, TABLES
            )
            games += TABLES
        return moves, games

    start = clock()
    with ThreadPoolExecutor(cores) as pool:
        done = list(pool.map(play, range(cores)))
    spent = clock() - start
    return sum(moves for moves, _ in done) / spent, sum(games for _, games in done) / spent


def python_play(game: Game, seconds: float) -> float:
    """Moves a second through the public API: ask what is legal, play one of it."""
    luck = random.Random(1)
    start, moves, seed = process_time(), 0, 0
    while process_time() - start < seconds:
        state = game.new(seed)
        while state.to_move is not None:
            state.play(luck.choice(state.legal()))
        moves += state.ply
        seed += 1
    return moves / (process_time() - start)


def search_speed(game: Game, seconds: float, horizon: int | None) -> float:
    """Search iterations a second from an opening."""
    state = game.new(1)
    assert state.to_move is not None
    search = Search(Knowledge(state, state.to_move), seed=1, horizon=horizon)
    start = process_time()
    search.run_for(seconds)
    return search.iterations / (process_time() - start)


def start_seconds(name: str, players: int, cold: bool) -> float:
    """Seconds a new process takes to its first move; cold, with nothing compiled yet."""
    code = _START.format(game=name, players=players, search=cold)
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "VERNISSAGE_CACHE": folder} if cold else dict(os.environ)
        run = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
    return float(run.stdout)
