"""What a seat may know as a row of small whole numbers, for those who train on it.

A game lists its planes; the offsets its kernel writes at, the table of its
README and the tests of ranges all come from that list. A value is a flag, a
count or a small number, so a byte holds it: a network's library turns bytes
into floats in one call, and four times as many fit where they are kept.

Seats are counted from the observer: 0 is the observer, 1 the next one clockwise,
and so on. Seats nobody sits on are zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from vernissage.engine.copying import copy_row
from vernissage.engine.kernel import kernel

OBSERVED = np.int8
LEAST, MOST = -128, 127  # of a byte
EIGHT = np.array([[byte >> i & 1 for i in range(8)] for byte in range(256)], OBSERVED)


@dataclass(frozen=True)
class Plane:
    """A named part of an observation: its shape, its range and what it tells."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    def __post_init__(self) -> None:
        if not LEAST <= self.low < self.high <= MOST:
            raise ValueError(f"plane {self.name}: {self.low} to {self.high} is no range of a byte")

    @property
    def length(self) -> int:
        """How many values it has."""
        return prod(self.shape)


def header(seats: int) -> tuple[Plane, ...]:
    """The planes every game begins with; `write_header` writes them."""
    return (
        flags("seat", (seats,), "which seat observes, by its number at the table"),
        flags("present", (seats,), "the seats that are taken, the observer first"),
        flags("to_move", (seats,), "whose move it is; all 0 when the game is over"),
    )


def flags(name: str, shape: tuple[int, ...], meaning: str) -> Plane:
    """A plane of 0 and 1."""
    return Plane(name, shape, 0, 1, meaning)


def starts(planes: Sequence[Plane]) -> dict[str, int]:
    """Where each plane begins."""
    found: dict[str, int] = {}
    at = 0
    for plane in planes:
        if plane.name in found:
            raise ValueError(f"two planes are called {plane.name}")
        found[plane.name] = at
        at += plane.length
    return found


def length(planes: Sequence[Plane]) -> int:
    """How many values an observation has."""
    return sum(plane.length for plane in planes)


def bounds(planes: Sequence[Plane]) -> tuple[np.ndarray, np.ndarray]:
    """The least and the greatest value of every place."""
    lengths = [plane.length for plane in planes]
    low = np.repeat([plane.low for plane in planes], lengths)
    high = np.repeat([plane.high for plane in planes], lengths)
    return low.astype(OBSERVED), high.astype(OBSERVED)


def as_table(planes: Sequence[Plane]) -> str:
    """The planes as the table a README shows."""
    at = starts(planes)
    rows = [
        f"| `{plane.name}` | {at[plane.name]} | {'×'.join(map(str, plane.shape))} "
        f"| {plane.low} to {plane.high} | {plane.meaning} |"
        for plane in planes
    ]
    head = ("| plane | from | shape | range | meaning |", "|---|---|---|---|---|")
    return "\n".join((*head, *rows))


@kernel
def away(s: np.record, seat: int, other: int) -> int:
    """How many places a seat sits from the observer, clockwise; no division, which is slow."""
    return other - seat + (int(s.players) if other < seat else 0)


@kernel
def write_header(s: np.record, seat: int, seats: int, out: np.ndarray) -> None:
    """Clear the row and write the planes every game begins with."""
    out[:] = 0
    out[seat] = 1
    for other in range(int(s.players)):
        out[seats + other] = 1
    if s.to_move >= 0:
        out[2 * seats + away(s, seat, int(s.to_move))] = 1


@kernel
def write_flags(bits: int, n: int, out: np.ndarray) -> None:
    """A flag for each of the n lowest bits.

    Eight flags copied from a table are one instruction; found bit by bit they are dozens.
    """
    for byte in range(n >> 3):
        copy_row(EIGHT[(bits >> (8 * byte)) & 255], 8, out[8 * byte :])
    if n & 7:
        copy_row(EIGHT[(bits >> (n & ~7)) & 255], n & 7, out[n & ~7 :])


@kernel
def write_set(members: np.ndarray, n: int, out: np.ndarray) -> None:
    """A flag for each of n numbers that may be in a set kept as bits, eight in a byte."""
    for i in range(n >> 3):
        write_flags(int(members[i]), 8, out[8 * i :])
    if n & 7:
        write_flags(int(members[n >> 3]), n & 7, out[n & ~7 :])


@kernel
def held_in(value: int) -> int:
    """A number that might in a strange box not fit a byte, at most what does."""
    return max(LEAST, min(MOST, value))
