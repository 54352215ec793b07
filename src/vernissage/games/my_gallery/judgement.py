"""How good a table of My Gallery looks for everybody, when a round begins."""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import (
    COLUMNS,
    OF_SIZE,
    ROWS,
    SIZE_HEIGHT,
    SIZE_WIDTH,
    SIZES,
)
from vernissage.games.my_gallery.insight import cards_in
from vernissage.games.my_gallery.numbers import CARDS, KINDS
from vernissage.games.my_gallery.scoring import corners, points
from vernissage.games.my_gallery.state import NOTHING, OFFER, excess_count, is_painting
from vernissage.games.my_gallery.wall import fits_somewhere, free_row

HORIZON = 0  # moves a search plays out before it may judge: to the end of the round
EXPLORE = 0.1
FEATURES = 12

# What each look of `outlook` is worth at the end of the game, in points: fitted by least squares
# to 180,000 beginnings of rounds in games of the baseline with up to 60 % random moves.
# Rows: at the beginning, and what is added by `progress` and by its square.
WEIGHTS = np.array(
    [
        [0.12, 2.58, 0.26, -0.38, 7.98, -3.65, -1.68, -1.33, 0.44, 0.12, -0.11, -0.29],
        [0.05, -0.27, -0.79, 1.55, 8.09, -4.21, -3.98, 0.25, -0.78, -0.78, -0.05, 1.26],
        [0.5, -1.21, 0.02, -1.37, -13.62, 8.81, 5.22, 0.74, 0.3, 0.56, 0.44, -0.7],
    ]
)
SMALL = int(np.argmin(SIZE_WIDTH * SIZE_HEIGHT))  # sizes whose room is counted: 2x2 and 3x3
MIDDLING = int(np.argmin(abs(SIZE_WIDTH - 3) + abs(SIZE_HEIGHT - 3)))
NEARER = 0.15  # to the end, for an excess painting
SHARPNESS, SHARPER = 0.14, 0.12  # of a point of promise, at first and at last


@kernel
def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@kernel
def room(s: np.record, seat: int, size: int) -> int:
    """Places where a painting of a size would overlap nothing."""
    places = 0
    for y in range(int(ROWS[int(s.wall)])):
        places += count_bits(free_row(s.rows[seat], int(s.wall), int(OF_SIZE[size, 0]), y))
    return places


@kernel
def outlook(s: np.record, seat: int, out: np.ndarray) -> None:
    """What is known of a seat's chances."""
    mean = 0.0
    for kind in range(KINDS):
        mean += s.marker[kind] / KINDS
    fits = 0
    for size in range(SIZES):
        fits += int(fits_somewhere(s.rows[seat], int(s.wall), int(OF_SIZE[size, 0])))
    unbroken, eyes, fashion, seen = 0, 0, 0.0, 0.0
    for kind in range(KINDS):
        unbroken += int(s.unbroken[seat, kind])
        eyes += int(s.eye[seat, kind])
        fashion += int(s.unbroken[seat, kind]) * (s.marker[kind] - mean)
        seen += int(s.eye[seat, kind]) * (s.marker[kind] - mean)
    cards = 0
    for card in range(1, CARDS + 1):
        cards += card * ((int(s.hand[seat]) >> card) & 1)
    out[0] = points(s, seat)
    out[1] = unbroken
    out[2] = int(s.empty[seat]) / 10
    out[3] = fits
    out[4] = math.sqrt(room(s, seat, SMALL))
    out[5] = math.sqrt(room(s, seat, MIDDLING))
    out[6] = excess_count(s.excess[seat])
    out[7] = int(s.assistant[seat] != NOTHING) + int(is_painting(int(s.assistant[seat])))
    out[8] = cards / max(1, cards_in(int(s.hand[seat])))
    out[9] = corners(s.rows[seat], int(s.wall))
    out[10] = fashion / 10
    out[11] = seen / 10


@kernel
def progress(s: np.record) -> float:
    """How near the end is, 0 to 1: by the wall with the least room, and by excess."""
    squares = int(COLUMNS[int(s.wall)]) * int(ROWS[int(s.wall)])
    nearest = 0.0
    for seat in range(int(s.players)):
        fits = 0
        for size in range(SIZES):
            fits += int(fits_somewhere(s.rows[seat], int(s.wall), int(OF_SIZE[size, 0])))
        left = (int(s.empty[seat]) / squares + fits / SIZES) / 2
        nearest = max(nearest, 1.0 - left + NEARER * excess_count(s.excess[seat]))
    return min(1.0, nearest)


@kernel
def judge(s: np.record, out: np.ndarray) -> bool:
    """Chances to win when a round begins, by what everybody's gallery promises."""
    if s.phase != OFFER or s.turn != 0:
        return False
    near = progress(s)
    known = np.empty(FEATURES)
    whole = 0.0
    for seat in range(int(s.players)):
        outlook(s, seat, known)
        promise = 0.0
        for i in range(FEATURES):
            promise += known[i] * (WEIGHTS[0, i] + near * (WEIGHTS[1, i] + near * WEIGHTS[2, i]))
        out[seat] = math.exp(min(60.0, promise * (SHARPNESS + SHARPER * near * near)))
        whole += out[seat]
    for seat in range(int(s.players)):
        out[seat] /= whole
    return True
