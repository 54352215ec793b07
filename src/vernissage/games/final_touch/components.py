"""[FT-C1] What is in the box: twelve strokes of each colour, and the masterpieces.

The masterpieces are data, checked when they are read.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vernissage.engine.datafile import read_lines, whole
from vernissage.engine.errors import BadComponents

COLOURS = ("yellow", "green", "brown", "blue", "pink")
STROKES_A_COLOUR = 12
HAND = 5
MASTERPIECES = 25
SMEARS_TO_SPOIL = 3
MONEY_TO_WIN = 25
SEATS = 4  # the most that can sit down

FILE = Path(__file__).with_name("masterpieces.csv")
HEADER = ["id", *COLOURS, "completed", "spoiled"]
MOST = 999_999_999  # in the file


def read_masterpieces(path: Path = FILE) -> np.ndarray:
    """[FT-C2] The masterpieces, a row each: id, five colours, completed and spoiled price."""
    rows: dict[int, list[int]] = {}
    for where, texts in read_lines(path, ",".join(HEADER)):
        row = [whole(t, where, name, 0, MOST) for name, t in zip(HEADER, texts, strict=True)]
        _check(f"{where} (id {row[0]})", row)
        if row[0] in rows:
            raise BadComponents(f"{where}: id {row[0]} stands there twice")
        rows[row[0]] = row
    if len(rows) != MASTERPIECES:
        raise BadComponents(f"{path.name}: {len(rows)} masterpieces; the box has {MASTERPIECES}")
    table = np.array(list(rows.values()), np.int64)
    table.flags.writeable = False
    return table


def _check(where: str, row: list[int]) -> None:
    asked, completed, spoiled = row[1:6], row[6], row[7]
    if sum(asked) == 0:
        raise BadComponents(f"{where}: it asks for no stroke at all; at least one is needed")
    for colour, count in zip(COLOURS, asked, strict=True):
        if count > STROKES_A_COLOUR:
            raise BadComponents(
                f"{where}: asks for {count} {colour}; the box has {STROKES_A_COLOUR}"
            )
    if spoiled > completed:
        raise BadComponents(f"{where}: spoiled pays {spoiled}, more than completed ({completed})")


_TABLE = read_masterpieces()
IDS = tuple(int(i) for i in _TABLE[:, 0])
ASKED = np.ascontiguousarray(_TABLE[:, 1:6])
COMPLETED = np.ascontiguousarray(_TABLE[:, 6])
SPOILED = np.ascontiguousarray(_TABLE[:, 7])
