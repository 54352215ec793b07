"""What films may still come to bring: numbers for `insight.py`, fitted to games of bots.

`prospects.csv` has a row for each stage of the game (0 is its end), number of
face-up cards and whether the lucky shot is free: by the values that could
still follow, hundredths of a point. `queue.csv` has, by stage, what a point
and a blur in the hand are worth.
"""

from __future__ import annotations

import numpy as np

from vernissage.games.photograph.albums import LONGEST
from vernissage.games.photograph.components import FOLDER, VALUES, read_table

STAGES = 5
_ROOMS = [f"room{room}" for room in range(VALUES)]

WORTH = np.zeros((STAGES, 2, LONGEST + 1, VALUES))  # stage, free, sharp, room
for _stage, _free, _sharp, *_values in read_table(
    FOLDER / "prospects.csv", "stage", "free", "sharp", *_ROOMS
):
    WORTH[_stage, _free, _sharp] = np.array(_values) / 100
_QUEUE = np.array(read_table(FOLDER / "queue.csv", "stage", "gain", "blur")) / 100
QUEUE_GAIN = np.ascontiguousarray(_QUEUE[:, 1])
QUEUE_BLUR = np.ascontiguousarray(_QUEUE[:, 2])
