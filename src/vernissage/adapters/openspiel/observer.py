"""What OpenSpiel calls observers: a seat's knowledge as text and as tensors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod

import numpy as np
import pyspiel

from vernissage.adapters.openspiel.table import Table, text
from vernissage.engine.game import Game
from vernissage.engine.observation import length

Shapes = Mapping[str, tuple[int, ...]]
Tell = Callable[[Table, int], str]
Write = Callable[[Table, int, np.ndarray], None]


class Observer:
    """Text, and where there is a `write` a tensor, whose parts `dict` has by name."""

    def __init__(self, tell: Tell, shapes: Shapes | None = None, write: Write | None = None):
        self._tell = tell
        self._write = write
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if shapes is not None:
            self.tensor = np.zeros(sum(map(prod, shapes.values())), np.float32)
            at = 0
            for name, shape in shapes.items():
                self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
                at += prod(shape)

    def set_from(self, state: pyspiel.State, player: int) -> None:
        """Write what a seat knows into the tensor; all zeros before the deal."""
        if self.tensor is None or self._write is None:
            raise NotImplementedError(
                "there is no such tensor: an information state is one in the miniatures only,"
                " elsewhere take the observation"
            )
        self.tensor.fill(0)
        if state.table is not None:
            self._write(state.table, player, self.tensor)

    def string_from(self, state: pyspiel.State, player: int) -> str:
        """What a seat knows as text; nothing before the deal."""
        return "" if state.table is None else self._tell(state.table, player)


def make_observer(
    rules: Game, most_plies: int | None, kind: pyspiel.IIGObservationType
) -> Observer | None:
    """The observer of a kind; None if there is no such kind.

    Only with `most_plies`, in short games, is an information state a tensor.
    """
    private = pyspiel.PrivateInfoType
    match kind.perfect_recall, kind.public_info, kind.private_info:
        case True, True, private.SINGLE_PLAYER:
            if most_plies is None:
                return Observer(lambda table, seat: table.told(seat))
            shapes = recalled_shapes(rules, most_plies)
            return Observer(lambda table, seat: table.told(seat), shapes, write_recalled)
        case False, True, private.SINGLE_PLAYER:
            planes = {plane.name: plane.shape for plane in rules.book.observation}
            return Observer(lambda table, seat: table.seen(seat), planes, write_planes)
        case False, True, private.NONE:
            return Observer(lambda table, _: text(table.view(None)))
        case False, True, private.ALL_PLAYERS:
            return Observer(lambda table, _: text(table.open_view()))
        case False, False, private.SINGLE_PLAYER:
            return Observer(lambda table, seat: text(of_its_own(table, seat)))
    return None


def of_its_own(table: Table, seat: int) -> dict[str, object]:
    """What a seat sees otherwise than a spectator."""
    public = table.view(None)
    return {key: value for key, value in table.view(seat).items() if value != public[key]}


def write_planes(table: Table, seat: int, out: np.ndarray) -> None:
    """The planes of the game, as they are now."""
    out[:] = table.observe(seat)


def recalled_shapes(rules: Game, most_plies: int) -> Shapes:
    """The planes at every ply there can be, and the move the seat made there."""
    row = length(rules.book.observation)
    return {"observed": (most_plies + 1, row), "made": (most_plies + 1, rules.book.codes)}


def write_recalled(table: Table, seat: int, out: np.ndarray) -> None:
    """What the seat observed on the way, table by table, and its own moves, each as a flag."""
    book = table.dealer.rules.book
    row, way = length(book.observation), table.way()
    made = out.size // (row + book.codes) * row
    for ply, then in enumerate(way):
        out[ply * row : (ply + 1) * row] = then.observe(seat)
        if then is not table and then.to_move == seat:
            out[made + ply * book.codes + way[ply + 1].code] = 1
