"""[MG-C1] [MG-C2] [MG-C3] The data files: tiles and walls, every line checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from vernissage.engine.datafile import read_lines, whole
from vernissage.engine.errors import BadComponents
from vernissage.games.my_gallery.numbers import CARDS, FRAMES, SEATS, TYPES

PAINTINGS_HEADER = "id,width,height,value,type,frame"
DECORATIONS_HEADER = "width,height,shields,count"
WALLS_HEADER = "width,height,stars,eye_top,eye_bottom"
MOST_PAINTINGS = 200
MOST_OF_A_SIZE = 16  # bits of a stack
MOST_OF_A_TYPE = 32  # bits of a museum pile
MOST_COLUMNS, MOST_ROWS = 16, 12


@dataclass(frozen=True)
class Painting:
    """A painting; one without a value is a starting one."""

    id: str
    width: int
    height: int
    value: int | None
    type: str
    frame: str

    @property
    def size(self) -> str:
        """As it is written in moves."""
        return f"{self.width}x{self.height}"


@dataclass(frozen=True)
class Decoration:
    """A shape of decoration."""

    width: int
    height: int
    shields: int


@dataclass(frozen=True)
class Wall:
    """A wall to hang a gallery on."""

    width: int
    height: int
    stars: tuple[tuple[int, int], ...]  # x, y
    eye_top: int
    eye_bottom: int


def _name(text: str, where: str, what: str, names: tuple[str, ...]) -> str:
    if text not in names:
        raise BadComponents(f"{where}: {what} is {', '.join(names)}, not {text!r}")
    return text


def read_paintings(path: Path) -> tuple[Painting, ...]:
    """[MG-C1] The paintings; all of one size have one value, for backs show both."""
    paintings: list[Painting] = []
    seen: set[object] = set()
    values: dict[str, int] = {}
    for where, (name, width, height, value, kind, frame) in read_lines(path, PAINTINGS_HEADER):
        if not re.fullmatch("[A-Z][0-9]{1,3}", name):
            raise BadComponents(f"{where}: an id is a letter and digits, not {name!r}")
        painting = Painting(
            name,
            whole(width, where, "a width", 1, 8),
            whole(height, where, "a height", 1, 8),
            whole(value, where, "a value", 1, 9) if value else None,
            _name(kind, where, "a type", TYPES),
            _name(frame, where, "a frame", FRAMES),
        )
        face = (painting.size, painting.value, kind, frame)
        if name in seen or face in seen:
            raise BadComponents(f"{where}: {name} stands there twice")
        seen |= {name, face}
        if painting.value and values.setdefault(painting.size, painting.value) != painting.value:
            raise BadComponents(f"{where}: {painting.size} had the value {values[painting.size]}")
        paintings.append(painting)
    _check_enough(path, paintings)
    return tuple(paintings)


def _check_enough(path: Path, paintings: list[Painting]) -> None:
    for_sale = [p for p in paintings if p.value is not None]
    needed = CARDS * (SEATS + 1)
    if len(for_sale) < needed or len(paintings) > MOST_PAINTINGS:
        raise BadComponents(
            f"{path.name}: {len(for_sale)} paintings with a value;"
            f" it takes {needed} to {MOST_PAINTINGS}"
        )
    if len(paintings) - len(for_sale) < SEATS:
        raise BadComponents(f"{path.name}: {SEATS} starting paintings (no value) are needed")
    sizes = [p.size for p in for_sale]
    types = [p.type for p in for_sale]
    for names, most in ((sizes, MOST_OF_A_SIZE), (types, MOST_OF_A_TYPE)):
        for name in sorted(set(names)):
            if names.count(name) > most:
                raise BadComponents(f"{path.name}: {names.count(name)} of {name}, at most {most}")
    for kind in TYPES:
        if kind not in types:
            raise BadComponents(f"{path.name}: no painting with a value is a {kind}")


def read_decorations(path: Path) -> tuple[Decoration, ...]:
    """[MG-C2] The shapes of decoration; how many the box has plays no part."""
    shapes: list[Decoration] = []
    for where, (width, height, shields, count) in read_lines(path, DECORATIONS_HEADER):
        whole(count, where, "a count", 1, 999)
        shape = Decoration(
            whole(width, where, "a width", 1, 8),
            whole(height, where, "a height", 1, 8),
            whole(shields, where, "a number of shields", 1, 9),
        )
        if any((shape.width, shape.height) == (s.width, s.height) for s in shapes):
            raise BadComponents(f"{where}: {width}x{height} stands there twice")
        shapes.append(shape)
    if Decoration(1, 1, 1) not in shapes:
        raise BadComponents(f"{path.name}: 1x1 with 1 shield is needed: it always fits")
    return tuple(shapes)


def read_walls(path: Path) -> tuple[Wall, ...]:
    """[MG-C3] The walls; the first is the usual one."""
    walls: list[Wall] = []
    for where, (width, height, stars, top, bottom) in read_lines(path, WALLS_HEADER):
        columns = whole(width, where, "a width", 4, MOST_COLUMNS)
        rows = whole(height, where, "a height", 4, MOST_ROWS)
        eye_top = whole(top, where, "the top eye row", 0, rows - 1)
        eye_bottom = whole(bottom, where, "the bottom eye row", eye_top, rows - 1)
        if any((wall.width, wall.height) == (columns, rows) for wall in walls):
            raise BadComponents(f"{where}: {width}x{height} stands there twice")
        squares = tuple(_star(star, where, columns, rows) for star in stars.split())
        if not squares:
            raise BadComponents(f"{where}: a wall needs a star square, written x.y")
        walls.append(Wall(columns, rows, squares, eye_top, eye_bottom))
    if not walls:
        raise BadComponents(f"{path.name}: no wall")
    return tuple(walls)


def _star(text: str, where: str, columns: int, rows: int) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,2})\.([0-9]{1,2})", text)
    if not found or int(found[1]) >= columns or int(found[2]) >= rows:
        raise BadComponents(f"{where}: a star is x.y on the wall, not {text!r}")
    return int(found[1]), int(found[2])
