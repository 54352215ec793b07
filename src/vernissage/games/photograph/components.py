"""[PH-C1] [PH-C2] What is in the box: photographs of seven colours, a lucky shot each, the sunset.

The numbers of the rulebook that a set-up depends on are data, checked when they are read.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vernissage.engine.datafile import read_lines, whole
from vernissage.engine.errors import BadComponents

COLOURS = ("blue", "red", "yellow", "green", "brown", "grey", "violet")
VALUES = 12
HALVES = ("1-6", "7-12")  # what a back tells beside the colour
HALF = VALUES // len(HALVES)
COLUMNS = 4
INNER = (1, 2)  # the columns that lie face down
PILES = 6
HAND = 5
MOST_TAKEN = 3
FEW = 3  # cards on the field that call for a refill
PLAYED_TOGETHER = 2  # at sunset and at the end
LONGEST_STEP = 3
LUCKY_SHOT = 5
BLUR = -2
SEATS = 4  # the most that can sit down

FOLDER = Path(__file__).parent
MOST = 9999  # in a file, either way


def read_table(path: Path, *columns: str) -> list[list[int]]:
    """The rows of a file of whole numbers."""
    return [
        [whole(v, where, name, -MOST, MOST) for name, v in zip(columns, values, strict=True)]
        for where, values in read_lines(path, ",".join(columns))
    ]


def read_setup(path: Path = FOLDER / "setup.csv") -> dict[int, tuple[int, int, int]]:
    """[PH-S1] [PH-S3] [PH-9] By players: colours in play, rows of the field, lucky-shot number."""
    rows = read_table(path, "players", "colours", "rows", "lucky_shot")
    if [row[0] for row in rows] != list(range(2, SEATS + 1)):
        raise BadComponents(f"{path.name}: there must be a row for 2, 3 and 4 players, in order")
    for players, colours, height, lucky in rows:
        where = f"{path.name}, {players} players"
        if not 1 <= colours <= len(COLOURS):
            raise BadComponents(f"{where}: {colours} colours; the box has {len(COLOURS)}")
        if height not in (3, 4):
            raise BadComponents(f"{where}: a field has 3 or 4 rows, not {height}")
        if not 1 <= lucky <= VALUES:
            raise BadComponents(f"{where}: a lucky shot asks for 1 to {VALUES}, not {lucky}")
        if VALUES * colours < COLUMNS * height + HAND * players + VALUES * colours // 3:
            raise BadComponents(f"{where}: too few cards to deal before the sunset's pile")
    return {players: (colours, height, lucky) for players, colours, height, lucky in rows}


def read_places(path: Path = FOLDER / "places.csv") -> dict[int, list[int]]:
    """[PH-S3] The order in which places are filled, by rows of the field; a place is a cell."""
    order: dict[int, list[int]] = {3: [], 4: []}
    for rows, place, row, column in read_table(path, "rows", "place", "row", "column"):
        where = f"{path.name}, place {place} of {rows} rows"
        if rows not in order or not (1 <= row <= rows and 1 <= column <= COLUMNS):
            raise BadComponents(f"{where}: there is no row {row}, column {column}")
        if place != len(order[rows]) + 1:
            raise BadComponents(f"{where}: places are listed 1, 2, 3 and so on")
        cell = (row - 1) * COLUMNS + column - 1
        if cell in order[rows]:
            raise BadComponents(f"{where}: row {row}, column {column} stands there twice")
        order[rows].append(cell)
    for rows, cells in order.items():
        if len(cells) != rows * COLUMNS:
            raise BadComponents(f"{path.name}: {len(cells)} places for {rows} rows")
    return order


def read_points(path: Path = FOLDER / "points.csv") -> list[int]:
    """[PH-14] Points of a film by its face-up cards; the last row holds for more, too."""
    rows = read_table(path, "cards", "points")
    if [row[0] for row in rows] != list(range(len(rows))) or not rows:
        raise BadComponents(f"{path.name}: cards are listed 0, 1, 2 and so on")
    if len(rows) > VALUES + 1:
        raise BadComponents(f"{path.name}: a film has at most {VALUES} cards")
    points = [row[1] for row in rows]
    return points + points[-1:] * (VALUES + 1 - len(points))


_SETUP = read_setup()
_PLACES = read_places()


def _by_players(index: int) -> np.ndarray:
    return np.array([0, 0, *(_SETUP[players][index] for players in (2, 3, 4))], np.int64)


COLOURS_IN_PLAY = _by_players(0)
ROWS = _by_players(1)
LUCKY_AT = _by_players(2)
CELLS = max(map(len, _PLACES.values()))
PLACES = np.full((SEATS + 1, CELLS), -1, np.int64)  # players, place: the cell
for _players, (_, _rows, _) in _SETUP.items():
    PLACES[_players, : len(_PLACES[_rows])] = _PLACES[_rows]
POINTS = np.array(read_points(), np.int64)
