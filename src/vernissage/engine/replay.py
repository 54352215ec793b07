"""A recorded game: seed, options and moves, from which the same bytes come again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from vernissage.engine.chance import SEED_BITS
from vernissage.engine.errors import BadRecord
from vernissage.engine.position import read_object
from vernissage.engine.rulebook import Json, Value


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again."""

    game: str
    rules: int  # the rulebook's version
    players: int
    seed: str  # decimal; text, because it may be longer than a JSON number
    options: Mapping[str, Value] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)

    def seed_number(self) -> int:
        """The seed as the number it is."""
        digits = self.seed.isascii() and self.seed.isdigit() and len(self.seed) < 80
        if not digits or int(self.seed) >= 1 << SEED_BITS:
            raise BadRecord(f"a record's seed is a decimal number below 2**{SEED_BITS}")
        return int(self.seed)

    @classmethod
    def from_json(cls, source: str | Json) -> Record:
        """Read a record, or say what is wrong with it."""
        data = read_object(source, "a record", BadRecord)
        want = {"game": str, "rules": int, "players": int, "seed": str, "moves": list}
        for key, kind in want.items():
            if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
                raise BadRecord(f"a record needs {key!r} as {_name(kind)}")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadRecord("a record's 'options' must be an object")
        if not all(isinstance(move, str) for move in data["moves"]):
            raise BadRecord("a record's 'moves' must all be text")
        if unknown := data.keys() - want.keys() - {"options"}:
            raise BadRecord(f"a record has no {', '.join(sorted(map(repr, unknown)))}")
        return cls(
            data["game"],
            data["rules"],
            data["players"],
            data["seed"],
            options,
            tuple(data["moves"]),
        )


def _name(kind: type) -> str:
    return {str: "text", int: "a whole number", list: "a list"}[kind]
