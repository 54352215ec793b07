"""A state is one numpy record: copy is a memcpy, equality is bytes."""

from __future__ import annotations

from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import ClassVar, cast

import numpy as np

from vernissage.engine.chance import CHANCE

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]

LETTERS = {"b1": "?", "f4": "f", "f8": "d"}  # of struct, for numpy's kinds
LETTERS |= {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}

OVER = -1  # to_move of a finished game

HEADER = (
    ("chance", CHANCE),
    ("ply", "u2"),  # moves made so far
    ("players", "i1"),
    ("to_move", "i1"),  # the seat whose move it is, or OVER
)


def record_type(*fields: Field) -> np.dtype[np.record]:
    """The type of a game's state: the header every game shares, then its own fields."""
    layout = np.dtype([*HEADER, *fields], align=True)
    return cast("np.dtype[np.record]", np.dtype((np.record, layout)))


class Plain(SimpleNamespace):
    """A record as plain Python numbers and sequences: quick to read field by field."""


def plain(s: np.record | Plain) -> Plain:
    """The fields of a record, chance left out."""
    return s if isinstance(s, Plain) else Layout.of(s.dtype).read(s.tobytes())


class Layout:
    """How to read a type of record from its bytes: several times as quick as through numpy."""

    _known: ClassVar[dict[int, Layout]] = {}  # by the type's id: numpy hashes types slowly

    def __init__(self, dtype: np.dtype[np.record]) -> None:
        self.dtype = dtype  # kept, so that its id stays its own
        self.names = (dtype.names or ())[1:]  # chance left out
        self.lists: list[tuple[str, tuple[int, ...]]] = []  # fields of several, inmost rows first
        places: list[int | slice] = []
        form, size, count = "=", 0, 0
        for name in self.names:
            kind, offset = dtype.fields[name][:2]  # type: ignore[index]  # a record has fields
            many = int(np.prod(kind.shape, dtype=int))
            form += f"{offset - size}x{many}{LETTERS[kind.base.str[1:]]}"
            places.append(slice(count, count + many) if kind.shape else count)
            if kind.shape:
                self.lists.append((name, kind.shape[:0:-1]))
            size, count = offset + kind.itemsize, count + many
        self._struct = Struct(f"{form}{dtype.itemsize - size}x")
        self._pick = itemgetter(*places)

    @classmethod
    def of(cls, dtype: np.dtype[np.record]) -> Layout:
        """The layout of a type, found once."""
        if (known := cls._known.get(id(dtype))) is None:
            known = cls._known[id(dtype)] = cls(dtype)
        return known

    def read(self, raw: bytes) -> Plain:
        """The fields of the record in some bytes."""
        found = Plain()
        fields = found.__dict__
        fields.update(zip(self.names, self._pick(self._struct.unpack(raw)), strict=True))
        for name, rows in self.lists:
            values = list(fields[name])
            for row in rows:
                values = [values[i : i + row] for i in range(0, len(values), row)]
            fields[name] = values
        return found
