"""Reading positions written by hand: every value checked, every complaint says where."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

import numpy as np

from vernissage.engine.chance import CHANCE, HALVES, make_block, seeded
from vernissage.engine.errors import ImpossiblePosition, VernissageError
from vernissage.engine.rulebook import Json

_MISSING = object()


def read_object(source: str | Json, what: str, fault: type[VernissageError]) -> Json:
    """A JSON object, from its text if need be."""
    if isinstance(source, str):
        try:
            source = json.loads(source)
        except (ValueError, RecursionError) as error:
            raise fault(f"this is not JSON: {error}") from None
    if not isinstance(source, dict):
        raise fault(f"{what} must be a JSON object")
    return dict(source)


class Reader:
    """Takes named values out of a JSON object, and complains of what is left over."""

    def __init__(self, data: object, where: str = "the position") -> None:
        if not isinstance(data, dict):
            raise ImpossiblePosition(f"{where} must be an object, not {data!r}")
        self.data = dict(data)
        self.where = where
        self.known: list[str] = []

    def take(self, key: str, default: object = _MISSING) -> object:
        """The value of a key."""
        self.known.append(key)
        value = self.data.pop(key, default)
        if value is _MISSING:
            raise ImpossiblePosition(f"{self.where} needs {key!r}")
        return value

    def whole(self, key: str, low: int, high: int, default: object = _MISSING) -> int:
        """A whole number from low to high."""
        return whole(self.take(key, default), f"{self.where}: {key}", low, high)

    def seat(self, key: str, players: int, default: object = _MISSING) -> int | None:
        """A seat, or None."""
        value = self.take(key, default)
        if value is None:
            return None
        return whole(value, f"{self.where}: {key}", 0, players - 1)

    def choice(self, key: str, choices: Sequence[str], default: object = _MISSING) -> int:
        """The index of a name among the names there are."""
        return choice(self.take(key, default), f"{self.where}: {key}", choices)

    def items(self, key: str, default: object = _MISSING) -> list[object]:
        """A list."""
        value = self.take(key, default)
        if not isinstance(value, list):
            raise ImpossiblePosition(f"{self.where}: {key} must be a list, not {value!r}")
        return value

    def end(self) -> None:
        """Complain of keys nobody asked for."""
        if self.data:
            extra = ", ".join(map(repr, sorted(self.data)))
            raise ImpossiblePosition(
                f"{self.where} has no {extra}; it has: {', '.join(self.known)}"
            )


def whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ImpossiblePosition(
            f"{where} must be a whole number from {low} to {high}, not {value!r}"
        )
    return value


def choice(value: object, where: str, choices: Sequence[str]) -> int:
    """The index of a name among the names there are."""
    if value not in choices:
        raise ImpossiblePosition(f"{where} must be one of {', '.join(choices)}, not {value!r}")
    return choices.index(str(value))


def counts(value: object, where: str, names: Sequence[str], most: int) -> list[int]:
    """Cards by name, as `{"blue": 2}`; a name left out counts 0."""
    if not isinstance(value, dict):
        raise ImpossiblePosition(f'{where} must be counts like {{"{names[0]}": 2}}, not {value!r}')
    found = [0] * len(names)
    for name, count in value.items():
        found[choice(name, where, names)] = whole(count, f"{where}: {name}", 0, most)
    return found


def write_counts(values: Iterable[int], names: Sequence[str]) -> Json:
    """Cards by name, those there are."""
    return {name: int(n) for name, n in zip(names, values, strict=True) if n}


def write_chance(chance: np.record) -> Json:
    """Where a chance stands, in a form to keep."""
    return {
        "key": chance["key"].tobytes().hex(),
        "stream": int(chance["stream"]),
        "block": int(chance["counter"]),
        "used": int(chance["used"]),
    }


def read_chance(data: object) -> np.record:
    """A chance as written, or fresh from `{"seed": 7}`; from seed 0 if nothing is said."""
    reader = Reader(data, "chance")
    if "key" not in reader.data:
        seed = reader.whole("seed", 0, (1 << 256) - 1, 0)
        reader.end()
        fresh: np.record = seeded(seed)[0]
        return fresh
    key = reader.take("key")
    if not isinstance(key, str) or not re.fullmatch("[0-9a-f]{64}", key):
        raise ImpossiblePosition("chance: key must be 64 hexadecimal digits")
    chance: np.record = np.zeros(1, CHANCE)[0]
    chance["key"] = np.frombuffer(bytes.fromhex(key), "<u4")
    chance["stream"] = reader.whole("stream", 0, (1 << 63) - 1, 0)
    block = reader.whole("block", 0, (1 << 63) - 1, 0)
    used = reader.whole("used", 0, HALVES, HALVES)
    reader.end()
    if block > 0:
        chance["counter"] = block - 1
        make_block(chance)
    elif used != HALVES:
        raise ImpossiblePosition(f"chance: before the first block, used is {HALVES}")
    chance["used"] = used
    return chance
