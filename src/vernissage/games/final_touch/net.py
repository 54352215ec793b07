"""A small net that treats every colour alike, and the two sets of weights it was taught.

It reads some numbers of each colour and some of the whole table. A first layer
looks at each colour by itself, a second at each beside the sum of all; what
comes out is read off each colour, or off the mean of all. The weights are
data, made by `examples/learn_final_touch.py` and checked when they are read.
"""

from __future__ import annotations

from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from vernissage.engine.errors import BadComponents
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.state import N

FILE = Path(__file__).with_name("learnt.npz")
WIDE = 32  # numbers a layer makes of each colour
MEAN = np.float32(1 / N)
NOTHING = np.float32(0)

# Of the policy and of the judge: numbers of a colour, of the table; results of a colour, of all.
POLICY_SHAPE = (16, 22, 2, 1)
JUDGE_SHAPE = (16, 18, 0, 1)

Weights = tuple[np.ndarray, ...]
NAMES = (
    "colour",
    "table",
    "bias",
    "second",
    "sum",
    "table_again",
    "second_bias",
    "each",
    "each_bias",
    "all",
    "all_bias",
)


def shapes(colour: int, table: int, each: int, whole: int) -> list[tuple[int, ...]]:
    """The shapes of a net's weights, in the order of their names."""
    first = [(colour, WIDE), (table, WIDE), (WIDE,)]
    second = [(WIDE, WIDE), (WIDE, WIDE), (table, WIDE), (WIDE,)]
    return [*first, *second, (WIDE, each), (each,), (WIDE, whole), (whole,)]


def read_weights(name: str, shape: tuple[int, int, int, int], path: Path = FILE) -> Weights:
    """The weights of one net, or an error that says what is wrong with the file."""
    try:
        with np.load(path) as file:
            found = [file[f"{name}_{part}"].astype(np.float32) for part in NAMES]
    except (OSError, KeyError, ValueError, BadZipFile) as error:
        raise BadComponents(f"{path.name}: no weights of a {name} can be read: {error}") from None
    for part, weights, wanted in zip(NAMES, found, shapes(*shape), strict=True):
        if weights.shape != wanted or not np.isfinite(weights).all():
            raise BadComponents(
                f"{path.name}: {name}_{part} must be finite numbers in the shape {wanted}, "
                f"not in {weights.shape}"
            )
        weights.flags.writeable = False
    return tuple(found)


@kernel
def add(out: np.ndarray, times: np.floating, rows: np.ndarray, row: int) -> None:
    """Add a row of weights so many times; often that is none. (A slice a row would be slow.)"""
    if times != NOTHING:
        for k in range(WIDE):
            out[k] += times * rows[row, k]


@kernel
def think(
    colours: np.ndarray, table: np.ndarray, weights: Weights, each: np.ndarray, whole: np.ndarray
) -> None:
    """What the second layer makes of each colour, and the mean of all."""
    first, second = weights[2].copy(), weights[6].copy()  # what is the same for every colour
    for f in range(table.size):
        add(first, table[f], weights[1], f)
        add(second, table[f], weights[5], f)
    seen = np.zeros((N, WIDE), np.float32)
    together = np.zeros(WIDE, np.float32)
    for c in range(N):
        colour = seen[c]
        for k in range(WIDE):
            colour[k] = first[k]
        for f in range(colours.shape[1]):
            add(colour, colours[c, f], weights[0], f)
        for k in range(WIDE):
            colour[k] = max(colour[k], NOTHING)
            together[k] += colour[k]
    for j in range(WIDE):
        add(second, together[j] * MEAN, weights[4], j)
    for c in range(N):
        colour = each[c]
        for k in range(WIDE):
            colour[k] = second[k]
        for j in range(WIDE):
            add(colour, seen[c, j], weights[3], j)
        for k in range(WIDE):
            colour[k] = max(colour[k], NOTHING)
            whole[k] += colour[k] * MEAN


@kernel
def read_off(layer: np.ndarray, weights: np.ndarray, bias: np.ndarray, which: int) -> float:
    """One result: a weighted sum of what a layer made."""
    found = float(bias[which])
    for k in range(WIDE):
        found += layer[k] * weights[k, which]
    return found
