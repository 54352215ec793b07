"""What is measured, and how each library plays at random, as its users do.

A library's function makes its games ready and gives another, which makes some moves and tells
how many. Every move is chosen at random from what is legal, with the mover's observation and
mask made. Nothing is imported before a process of its own has been told its cores (see `begin`).
"""

from __future__ import annotations

import os
import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter, process_time
from typing import Any

OURS, BATCHED = "vernissage", ("pgx", "pgx_loop")
HANDS = {  # of comparable size
    "pettingzoo": ("texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"),
    "rlcard": (
        *("limit-holdem", "no-limit-holdem", "uno", "mahjong", "gin-rummy", "doudizhu", "bridge"),
    ),
    "open_spiel": (
        *("hearts", "euchre", "gin_rummy", "crazy_eights", "oh_hell", "spades", "skat", "hanabi"),
    ),
    "pgx": ("sparrow_mahjong",),
    "pgx_loop": ("sparrow_mahjong",),
}
SMALL = {
    "pettingzoo": ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"),
    "rlcard": ("leduc-holdem",),
    "open_spiel": ("leduc_poker", "kuhn_poker", "tic_tac_toe", "connect_four"),
    "pgx": ("leduc_holdem", "kuhn_poker", "tic_tac_toe", "connect_four"),
    "pgx_loop": ("leduc_holdem",),
}
Chunk = Callable[[], int]
STEPS = 16  # of pgx_loop: moves of every game in one call, inside compiled code
CHUNK = 64  # moves of the others between two looks at the clock


@dataclass(frozen=True)
class Job:
    """What is measured: so many games at once, on one core or on all."""

    library: str
    game: str
    batch: int
    one_core: bool


def our_jobs(batches: Sequence[int]) -> Iterator[Job]:
    from vernissage import game_ids
    from vernissage.engine.registry import rulebook

    for game in game_ids():
        for players in (2, max(rulebook(game).seats)):
            for one_core in (True, False):
                yield from (Job(OURS, f"{game} {players}", n, one_core) for n in batches)


def their_jobs(peers: Sequence[str], batches: Sequence[int]) -> Iterator[Job]:
    for library in peers:
        for game in (*SMALL[library], *HANDS[library]):
            if library in BATCHED:
                yield from (Job(library, game, n, one) for one in (True, False) for n in batches)
            else:
                yield Job(library, game, 1, True)


def begin(one_core: bool, compiled: str | None) -> None:
    """Settle a new process: its cores, and where ours keeps what it has compiled."""
    if one_core and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    warnings.simplefilter("ignore")  # theirs, about themselves
    os.environ |= {"JAX_PLATFORMS": "cpu", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if compiled:
        os.environ["VERNISSAGE_CACHE"] = compiled


@cache
def first(job: Job) -> tuple[Chunk, float]:
    """The chunk, and the seconds from nothing until it was first run."""
    start = perf_counter()
    chunk = LIBRARIES[job.library](job)
    chunk()
    return chunk, perf_counter() - start


def prepare(job: Job) -> float | None:
    """Seconds until the first moves are made: to import, to compile, to deal; None: cannot be."""
    try:
        return first(job)[1]
    except ImportError:
        return None


def speed(job: Job, seconds: float) -> float:
    """Moves a second: of processor time on one core, of the clock on all."""
    clock = process_time if job.one_core else perf_counter
    chunk = first(job)[0]
    moves, start = 0, clock()
    while (spent := clock() - start) < seconds or not moves:
        moves += chunk()
    return moves / spent


def vernissage(job: Job) -> Chunk:
    """Ours: the game is an id and the number of players, as in `final_touch 2`."""
    import numpy as np

    from vernissage import batch as tables_of
    from vernissage.adapters.gymnasium import VectorTables

    name, players = job.game.split()
    batch, seats = job.batch, int(players)
    env = VectorTables(name, seats, batch)
    if job.one_core:
        env.tables = tables_of(name, seats, batch, cores=1)
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def chunk() -> int:
        moves = 0
        for _ in range(max(1, CHUNK // batch)):
            moves += batch - np.count_nonzero(env.tables.done)  # there the step only deals
            env.step(env.tables.sample(luck))
        return moves

    return chunk


def pettingzoo(job: Job) -> Chunk:
    import numpy as np
    from pettingzoo import classic

    env, luck = getattr(classic, job.game).env(), random.Random(1)

    def moves() -> Iterator[None]:
        while True:
            env.reset(seed=luck.getrandbits(31))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)  # how its games are cleared away: no move
                else:
                    env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
                    yield

    return _some(moves())


def rlcard(job: Job) -> Chunk:
    import rlcard as library

    env, luck = library.make(job.game, config={"seed": 1}), random.Random(1)

    def moves() -> Iterator[None]:
        while True:
            seen, _ = env.reset()
            while not env.is_over():
                seen, _ = env.step(luck.choice([*seen["legal_actions"]]))
                yield

    return _some(moves())


def open_spiel(job: Job) -> Chunk:
    import pyspiel

    loaded, luck = pyspiel.load_game(job.game), random.Random(1)
    observes = loaded.get_type().provides_observation_tensor

    def moves() -> Iterator[None]:
        while True:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, odds)[0])
                    continue
                _seen = state.observation_tensor() if observes else state.information_state_tensor()
                _mask = state.legal_actions_mask()
                state.apply_action(luck.choice(state.legal_actions()))
                yield

    return _some(moves())


def pgx(job: Job, steps: int = 1) -> Chunk:
    """A call a move, as ours; its caller has every observation."""
    import jax
    import pgx as library
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    env = library.make(job.game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(held: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = held
        key, choice, chance = jax.random.split(key, 3)
        action = act_randomly(choice, state.legal_action_mask)
        return (step(state, action, jax.random.split(chance, job.batch)), key), None

    play = jax.jit(lambda held: jax.lax.scan(move, held, None, length=steps)[0])
    deal = jax.jit(jax.vmap(env.init))
    held = deal(jax.random.split(jax.random.key(0), job.batch)), jax.random.key(1)

    def chunk() -> int:
        nonlocal held
        held = jax.block_until_ready(play(held))
        return steps * job.batch  # a game that ends is dealt anew within the move

    return chunk


def pgx_loop(job: Job) -> Chunk:
    """Moves that never leave compiled code; its caller has one observation in so many."""
    return pgx(job, STEPS)


def _some(moves: Iterator[None]) -> Chunk:
    def chunk() -> int:
        for _ in range(CHUNK):
            next(moves)
        return CHUNK

    return chunk


LIBRARIES: dict[str, Callable[[Job], Chunk]] = {
    each.__name__: each for each in (vernissage, pettingzoo, rlcard, open_spiel, pgx, pgx_loop)
}
