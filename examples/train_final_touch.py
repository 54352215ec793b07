# %% [markdown]
"""# A policy for Final Touch, learnt by playing against itself

Policy gradient (REINFORCE with a baseline) in plain numpy, on `vernissage.batch`. Run the cells in
a notebook, or the file: `python examples/train_final_touch.py --help`.
"""

# %%
import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for small matrices one is the quickest

import numpy as np

import vernissage
from vernissage.bots.arena import interval
from vernissage.engine.arrays import Tables

GAME, PLAYERS, HIDDEN = "final_touch", 2, 128
PACE, SPREAD, PATIENCE = 0.003, 0.003, 0.9  # of a step; of moves; with what comes later
Weights = dict[str, np.ndarray]

# %% [markdown]
# ## The net
#
# An observation is a row of small whole numbers; their roots keep prices from drowning strokes.
# After one hidden layer come a preference for every code, and one number more: what is to be
# expected. A code that is not legal gets probability 0.


# %%
def new_weights(luck: np.random.Generator) -> Weights:
    """The last layer begins at 0: every legal move is as likely."""
    tables = vernissage.batch(GAME, PLAYERS)
    seen, codes = tables.observe().shape[1], tables.legal_masks.shape[1]
    weights = {
        "first": luck.normal(0, seen**-0.5, (seen, HIDDEN)),
        "bias": np.zeros(HIDDEN),
        "second": np.zeros((HIDDEN, codes + 1)),
        "offset": np.zeros(codes + 1),
    }
    return {name: value.astype(np.float32) for name, value in weights.items()}


def think(weights: Weights, rows: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, ...]:
    """The input, the hidden layer, the probability of every code, what is expected."""
    inputs = np.sqrt(rows, dtype=np.float32)
    hidden = np.maximum(inputs @ weights["first"] + weights["bias"], 0)
    out = hidden @ weights["second"] + weights["offset"]
    preference = np.where(masks == 1, out[:, :-1], -np.inf)
    odds = np.exp(preference - preference.max(axis=1, keepdims=True))
    return inputs, hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]


def choose(weights: Weights, tables: Tables, luck: np.random.Generator) -> np.ndarray:
    """A code for every table, each as likely as the policy finds it."""
    masks = tables.legal_masks | tables.done[:, None]  # what is over is passed over
    reached = think(weights, tables.observe(), masks)[2].cumsum(axis=1)
    reached /= reached[:, -1:]  # to exactly 1, so that a legal code is always reached
    return (reached > luck.random((len(tables), 1))).argmax(axis=1)


# %% [markdown]
# ## Experience
#
# Many games side by side, each to its end, the same policy on both seats. Every decision is kept
# with its return: how the mover's lead in money grew from there; the sooner, the more it counts.


# %%
def play_itself(weights: Weights, tables: Tables, luck: np.random.Generator) -> list[np.ndarray]:
    """All decisions of a game at every table: rows, masks, codes, returns."""
    tables.reset(np.arange(len(tables)))
    kept, leads = [], [np.zeros(len(tables))]
    while not tables.done.all():
        on, codes = ~tables.done, choose(weights, tables, luck)
        sign = 1 - 2 * tables.to_move  # seat 0 wants the lead to grow, seat 1 to shrink
        kept.append([tables.observe()[on], tables.legal_masks[on], codes[on], sign[on], on])
        tables.play(codes)
        leads.append((tables.scores[:, 0] - tables.scores[:, 1]) / 10)
    later = np.zeros(len(tables))
    for decision, gain in zip(reversed(kept), reversed(np.diff(leads, axis=0)), strict=True):
        later = gain + PATIENCE * later
        sign, on = decision[3:]
        decision[3:] = [(sign * later[on]).astype(np.float32)]
    return [np.concatenate(parts) for parts in zip(*kept, strict=True)]


def play_random(weights: Weights, games: int, seed: int) -> float:
    """The policy's wins against random play, every deal twice: once from each seat."""
    luck, won = np.random.default_rng(seed), 0.0
    for seat in range(PLAYERS):
        tables = vernissage.batch(GAME, PLAYERS, games // PLAYERS, seed)
        while not tables.done.all():
            mine = tables.to_move == seat
            tables.play(np.where(mine, choose(weights, tables, luck), tables.sample(luck)))
        won += tables.shares[:, seat].sum()
    return won


# %% [markdown]
# ## Learning
#
# A move that brought more than expected becomes more likely, one that brought less, less; what is
# expected moves towards what came; a reward for variety keeps it trying. Adam takes the steps.


# %%
def uphill(
    weights: Weights, rows: np.ndarray, masks: np.ndarray, codes: np.ndarray, returns: np.ndarray
) -> Weights:
    """The gradient."""
    inputs, hidden, odds, expected = think(weights, rows, masks)
    surprise = (returns - expected)[:, None]
    logs = np.log(np.maximum(odds, 1e-12))
    variety = odds * ((odds * logs).sum(axis=1, keepdims=True) - logs)
    made = np.eye(odds.shape[1], dtype=np.float32)[codes]
    out = np.hstack([(made - odds) * surprise + SPREAD * variety, surprise]) / len(codes)
    back = (out @ weights["second"].T) * (hidden > 0)
    slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)]
    return dict(zip(weights, slopes, strict=True))


def train(games: int, steps: int, seed: int) -> Weights:
    """Steps from so many games each; ten times it is told how far that came."""
    luck, begun = np.random.default_rng(seed), time.perf_counter()
    weights, tables = new_weights(luck), vernissage.batch(GAME, PLAYERS, games, seed)
    mean, square = ({name: np.zeros_like(weights[name]) for name in weights} for _ in range(2))
    for step in range(1, steps + 1):
        pace = PACE * np.float32(np.sqrt(1 - 0.999**step) / (1 - 0.9**step))
        for name, slope in uphill(weights, *play_itself(weights, tables, luck)).items():
            mean[name] += 0.1 * (slope - mean[name])
            square[name] += 0.001 * (slope**2 - square[name])
            weights[name] += pace * mean[name] / (np.sqrt(square[name]) + 1e-8)
        if step % max(1, steps // 10) == 0:
            rate, seconds = play_random(weights, 200, seed) / 200, time.perf_counter() - begun
            print(f"step {step} of {steps}, {seconds:.0f} s: {rate:.0%}", flush=True)
    return weights


# %%
def main(arguments: list[str]) -> None:
    """Train, keep the weights, and measure them on deals that training never saw."""
    parser = argparse.ArgumentParser(
        description="Train a policy for Final Touch by play against itself.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=64, help="games a step")
    parser.add_argument("--steps", type=int, default=1000, help="steps of learning")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights")
    parser.add_argument("--out", type=Path, default="final_touch.npz", help="file for the weights")
    chosen = parser.parse_args(arguments)
    weights = train(chosen.games, chosen.steps, chosen.seed)
    with chosen.out.open("wb") as file:
        np.savez(file, **weights)
    won = play_random(weights, 400, chosen.seed + (1 << 32))
    low, high = interval(won, 400)
    print(f"{won / 400:.1%} of 400 games against random, {low:.1%} to {high:.1%}: {chosen.out}")


if __name__ == "__main__":
    main([] if "ipykernel" in sys.modules else sys.argv[1:])
