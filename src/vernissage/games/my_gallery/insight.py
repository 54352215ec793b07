"""x"""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.legal import legal
from vernissage.games.my_gallery.moves import MOST_MOVES

HORIZON = 0


@kernel
def greedy(s):
    out = np.empty(MOST_MOVES + 1, np.int64)
    legal(s, out)
    return out[0]


@kernel
def playout(s, chance):
    out = np.empty(MOST_MOVES + 1, np.int64)
    return out[draw(chance, legal(s, out))]


@kernel
def advice(s, chance):
    return playout(s, chance)


@kernel
def judge(s, out):
    return False
