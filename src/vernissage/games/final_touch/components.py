"""[FT-C1] What is in the box: twelve strokes of each colour, and the masterpieces.

The masterpieces are data, checked when they are read.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

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
LONGEST_NUMBER = 9  # digits


def read_masterpieces(path: Path = FILE) -> np.ndarray:
    """[FT-C2] The masterpieces, a row each: id, five colours, completed and spoiled price."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadComponents(f"{path.name}: this is not UTF-8 text") from None
    header, *lines = text.splitlines() or [""]
    if header.split(",") != HEADER:
        raise BadComponents(f"{path.name}: the first line must be {','.join(HEADER)}")
    rows: dict[int, list[int]] = {}
    for number, line in enumerate(lines, start=2):
        if line.strip():
            row = _read_row(path, number, line.split(","))
            if row[0] in rows:
                raise BadComponents(f"{path.name}, line {number}: id {row[0]} stands there twice")
            rows[row[0]] = row
    if len(rows) != MASTERPIECES:
        raise BadComponents(f"{path.name}: {len(rows)} masterpieces; the box has {MASTERPIECES}")
    table = np.array(list(rows.values()), np.int64)
    table.flags.writeable = False
    return table


def _read_row(path: Path, number: int, row: list[str]) -> list[int]:
    where = f"{path.name}, line {number} (id {row[0]})"
    if len(row) != len(HEADER):
        raise BadComponents(f"{where}: {len(row)} values, but there are {len(HEADER)} columns")
    for name, text in zip(HEADER, row, strict=True):
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
            raise BadComponents(f"{where}: {name} must be a whole number from 0 up, not {text!r}")
    values = [int(text) for text in row]
    asked, completed, spoiled = values[1:6], values[6], values[7]
    if sum(asked) == 0:
        raise BadComponents(f"{where}: it asks for no stroke at all; at least one is needed")
    for colour, count in zip(COLOURS, asked, strict=True):
        if count > STROKES_A_COLOUR:
            raise BadComponents(
                f"{where}: asks for {count} {colour}; the box has {STROKES_A_COLOUR}"
            )
    if spoiled > completed:
        raise BadComponents(f"{where}: spoiled pays {spoiled}, more than completed ({completed})")
    return values


_TABLE = read_masterpieces()
IDS = tuple(int(i) for i in _TABLE[:, 0])
ASKED = np.ascontiguousarray(_TABLE[:, 1:6])
COMPLETED = np.ascontiguousarray(_TABLE[:, 6])
SPOILED = np.ascontiguousarray(_TABLE[:, 7])
