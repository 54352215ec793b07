"""Many tables at once: an array of records, dealt and played on all cores.

Table i draws its cards and its random moves from streams of its own, so the
result does not depend on how the work is spread.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np

from vernissage.engine.chance import CHANCE, draw, restart, seeded
from vernissage.engine.generic import apply, deal, legal
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER

CHUNKS_A_CORE = 4


@kernel
def deal_tables(tables: np.ndarray, blank: np.record, low: int, high: int) -> None:
    """Deal tables low to high - 1, each by the stream of its number."""
    for i in range(low, high):
        tables[i] = blank
        restart(tables[i].chance, blank.chance, i)
        deal(tables[i])


@kernel
def play_out(s: np.record, luck: np.record, moves: np.ndarray) -> None:
    """Play random legal moves until the game is over."""
    while s.to_move != OVER:
        apply(s, moves[draw(luck, legal(s, moves))])


@kernel
def play_out_tables(
    tables: np.ndarray, key: np.record, lucks: np.ndarray, most: int, low: int, high: int
) -> int:
    """Play out tables low to high - 1; the number of moves made."""
    moves = np.empty(most + 1, np.int64)
    luck = lucks[0]
    plies = 0
    for i in range(low, high):
        restart(luck, key, i)
        before = int(tables[i].ply)
        play_out(tables[i], luck, moves)
        plies += int(tables[i].ply) - before
    return plies


def deal_batch(blank: np.record, n: int, seed: int) -> np.ndarray:
    """An array of n freshly dealt tables."""
    tables = np.zeros(n, blank.dtype)
    blank = blank.copy()
    blank["chance"] = seeded(seed)[0]
    for low, high in _chunks(n):
        deal_tables(tables, blank, low, high)
    return tables


def play_out_batch(tables: np.ndarray, most_moves: int, seed: int, cores: int = 0) -> int:
    """Play every table to its end with random moves, in place; the number of moves made."""
    key = seeded(seed)[0]

    def play(chunk: tuple[int, int]) -> int:
        return play_out_tables(tables, key, np.zeros(1, CHANCE), most_moves, *chunk)

    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        return sum(pool.map(play, _chunks(len(tables))))


def _chunks(n: int) -> list[tuple[int, int]]:
    count = min(n, CHUNKS_A_CORE * (os.cpu_count() or 1)) or 1
    edges = [n * i // count for i in range(count + 1)]
    return list(pairwise(edges))
