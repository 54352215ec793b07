"""Miniatures: the same rules from a position near the end, with a few deals of what is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, Self

import numpy as np

from vernissage.adapters.openspiel.game import Parameter, Sampler, TableGame, TableState
from vernissage.adapters.openspiel.table import Codes, Dealer, Memory, Origin, Table
from vernissage.engine.game import load
from vernissage.engine.rulebook import Json


class KeptTable(Table):
    """A table of a tree small enough to be kept, so that it is walked quickly again and again."""

    __slots__ = ("_after", "_legal", "_said")

    def __init__(self, dealer: Dealer, raw: np.ndarray, origin: Origin) -> None:
        super().__init__(dealer, raw, origin)
        self._after: dict[int, Self] = {}
        self._said: dict[int, str] = {}
        self._legal: list[int] | None = None

    def legal(self) -> list[int]:
        """The codes of the legal moves, found once."""
        if self._legal is None:
            self._legal = super().legal()
        return self._legal

    def after(self, code: int) -> Self:
        """The table after a move, made once."""
        if code not in self._after:
            self._after[code] = super().after(code)
        return self._after[code]

    def told(self, seat: int) -> str:
        """The seat's information state, worded once."""
        if seat not in self._said:
            self._said[seat] = super().told(seat)
        return self._said[seat]


class MiniatureGame(TableGame):
    """A game that begins at one of a few positions, which chance chooses.

    The positions differ only in what is hidden: cards in hands, and the chance that
    decides what will be drawn. Both seats know the list; neither sees the choice.
    """

    nodes = 1
    chance = "deal"
    name: ClassVar[str]
    positions: ClassVar[Sequence[Json]]
    most_plies: ClassVar[int]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        super().__init__(load(self.name, players=2), self.most_plies, params or {})
        self._roots: dict[int, KeptTable] = {}

    def deal(self, outcomes: Codes) -> KeptTable:
        """The position chosen."""
        [number] = outcomes
        if number not in self._roots:
            raw = bytes(self.rules.from_json(self.positions[number]))
            fresh = dict.fromkeys(range(self.rules.players), Memory())
            self._roots[number] = KeptTable.begun(self, raw, Origin(outcomes), fresh)
        return self._roots[number]

    def resample(self, state: TableState, player: int, sampler: Sampler) -> TableState:
        """One of all histories that the seat cannot tell from this one, each as likely."""
        found = self.new_initial_state()
        if state.table is None:
            return found
        alike = self._alike(state.table.way(), player)
        table = alike[int(sampler() * len(alike))]
        for outcome in table.origin.outcomes or ():
            found.apply_action(outcome)
        for code in table.codes():
            found.apply_action(code)
        return found

    def _alike(self, way: Sequence[Table], seat: int) -> list[KeptTable]:
        """The tables that a seat on this way takes for the last one of it, move by move."""
        alike = [self.deal((number,)) for number in range(self.outcomes)]
        alike = [table for table in alike if table.told(seat) == way[0].told(seat)]
        for then, now in pairwise(way):
            alike = [
                later
                for table in alike
                for code in ([now.code] if then.to_move == seat else table.legal())
                if (later := table.after(code)).told(seat) == now.told(seat)
            ]
        return alike
