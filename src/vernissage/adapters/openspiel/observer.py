"""What OpenSpiel calls observers: a seat's knowledge as text and as tensors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod

import numpy as np
import pyspiel

from vernissage.adapters.openspiel.table import DIGEST, Table, digested, text
from vernissage.engine.game import Game

Shapes = Mapping[str, tuple[int, ...]]
Tell = Callable[[Table, int], str]
Write = Callable[[Table, int, np.ndarray], None]
RECALL = 8 * DIGEST  # bits


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
            raise NotImplementedError("this observer has text only: take one seat's for a tensor")
        self.tensor.fill(0)
        if state.table is not None:
            self._write(state.table, player, self.tensor)

    def string_from(self, state: pyspiel.State, player: int) -> str:
        """What a seat knows as text; nothing before the deal."""
        return "" if state.table is None else self._tell(state.table, player)


def make_observer(rules: Game, kind: pyspiel.IIGObservationType) -> Observer | None:
    """The observer of a kind; None if there is no such kind."""
    private = pyspiel.PrivateInfoType
    planes = {plane.name: plane.shape for plane in rules.book.observation}
    match kind.perfect_recall, kind.public_info, kind.private_info:
        case True, True, private.SINGLE_PLAYER:
            shapes = {**planes, "recall": (RECALL,)}
            return Observer(lambda table, seat: table.told(seat), shapes, write_told)
        case False, True, private.SINGLE_PLAYER:
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


def write_told(table: Table, seat: int, out: np.ndarray) -> None:
    """The planes as they are now, and the bits of a digest of all the seat has known and done."""
    digest = np.frombuffer(digested(table.told(seat)), np.uint8)
    out[:-RECALL] = table.observe(seat)
    out[-RECALL:] = np.unpackbits(digest)
