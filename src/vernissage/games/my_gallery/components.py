"""[MG-C1] [MG-C2] [MG-C3] [MG-C4] What is in the box: paintings, decorations, walls, a museum.

Tiles and walls are data, checked when they are read.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vernissage.games.my_gallery.datafiles import (
    Decoration,
    Painting,
    Wall,
    read_decorations,
    read_paintings,
    read_walls,
)
from vernissage.games.my_gallery.numbers import FRAMES, TYPES

FOLDER = Path(__file__).parent

PAINTINGS: tuple[Painting, ...] = read_paintings(FOLDER / "paintings.csv")
DECORATIONS: tuple[Decoration, ...] = read_decorations(FOLDER / "decorations.csv")
WALLS: tuple[Wall, ...] = read_walls(FOLDER / "walls.csv")

# Items: paintings first, then shapes of decoration.
SHAPES = len(DECORATIONS)
FIRST_SHAPE = len(PAINTINGS)
ITEMS = FIRST_SHAPE + SHAPES
WIDTH = np.array([p.width for p in PAINTINGS] + [d.width for d in DECORATIONS])
HEIGHT = np.array([p.height for p in PAINTINGS] + [d.height for d in DECORATIONS])
SHIELDS = np.array([d.shields for d in DECORATIONS])
TYPE = np.array([TYPES.index(p.type) for p in PAINTINGS])
FRAME = np.array([FRAMES.index(p.frame) for p in PAINTINGS])
STARTING = np.array([i for i, p in enumerate(PAINTINGS) if p.value is None])
IDS = tuple(p.id for p in PAINTINGS)
SHAPE_NAMES = tuple(f"{d.width}x{d.height}" for d in DECORATIONS)

# [MG-C1] A back shows size and value; the value follows from the size.
_FOR_SALE = [i for i, p in enumerate(PAINTINGS) if p.value is not None]
SIZE_NAMES = tuple(dict.fromkeys(PAINTINGS[i].size for i in _FOR_SALE))
SIZES = len(SIZE_NAMES)
SIZE = np.array([SIZE_NAMES.index(p.size) if p.value is not None else -1 for p in PAINTINGS])
VALUE = np.array([p.value or 0 for p in PAINTINGS])


def _table(groups: list[list[int]]) -> np.ndarray:
    """Rows of numbers, filled up with -1."""
    longest = max(map(len, groups))
    return np.array([[*group, *[-1] * (longest - len(group))] for group in groups])


OF_SIZE = _table([[i for i in _FOR_SALE if SIZE[i] == size] for size in range(SIZES)])
OF_TYPE = _table([[i for i in _FOR_SALE if TYPE[i] == kind] for kind in range(len(TYPES))])
PLACE_IN_SIZE, PLACE_IN_TYPE = np.full((2, len(PAINTINGS)), -1)
for _groups, _places in ((OF_SIZE, PLACE_IN_SIZE), (OF_TYPE, PLACE_IN_TYPE)):
    for _group in _groups:
        for _place, _painting in enumerate(_group[_group >= 0]):
            _places[_painting] = _place
FULL_STACK = np.array([(1 << int((row >= 0).sum())) - 1 for row in OF_SIZE])
SIZE_VALUE = np.array([VALUE[row[0]] for row in OF_SIZE])
SIZE_WIDTH = np.array([WIDTH[row[0]] for row in OF_SIZE])
SIZE_HEIGHT = np.array([HEIGHT[row[0]] for row in OF_SIZE])

# [MG-C3] The walls a host may choose; the first is that of the box.
WALL_NAMES = tuple(f"{wall.width}x{wall.height}" for wall in WALLS)
MOST_COLUMNS = max(wall.width for wall in WALLS)
MOST_ROWS = max(wall.height for wall in WALLS)
CELLS = MOST_COLUMNS * MOST_ROWS
COLUMNS = np.array([wall.width for wall in WALLS])
ROWS = np.array([wall.height for wall in WALLS])
EYE_TOP = np.array([wall.eye_top for wall in WALLS])
EYE_BOTTOM = np.array([wall.eye_bottom for wall in WALLS])
STARS = np.zeros((len(WALLS), MOST_ROWS), np.int64)  # bits of the columns, by row
for _number, _wall in enumerate(WALLS):
    for _x, _y in _wall.stars:
        STARS[_number, _y] |= 1 << _x
