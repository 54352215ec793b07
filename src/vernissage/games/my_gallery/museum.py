"""The museum of My Gallery, and the end of a round and of the game."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER, Plain
from vernissage.games.my_gallery.auction import begin_round
from vernissage.games.my_gallery.components import OF_TYPE, PLACE_IN_TYPE, TYPE, VALUE
from vernissage.games.my_gallery.numbers import (
    CARDS,
    KINDS,
    LEVELS,
    LOWEST_LEVEL,
    MOST_EXCESS,
    TRACK,
)
from vernissage.games.my_gallery.state import NOTHING, excess_count


@kernel
def space_of(distance: int) -> int:
    """[MG-C4] [MG-14] The space a marker is on: 1 to 50 again on every lap, 0 at the start."""
    return (distance - 1) % TRACK + 1 if distance > 0 else 0


@kernel
def is_taken(s: np.record, kind: int, space: int) -> bool:
    """[MG-14] Whether another type's marker is on a space; the start has room for all."""
    if space == 0:
        return False
    for other in range(KINDS):
        if other != kind and space_of(int(s.marker[other])) == space:
            return True
    return False


@kernel
def advance(s: np.record, kind: int, value: int) -> None:
    """[MG-14] A marker goes on by the value, and back to the first free space."""
    distance = int(s.marker[kind]) + value
    while is_taken(s, kind, space_of(distance)):
        distance -= 1
    s.marker[kind] = distance


@kernel
def level(museum: np.ndarray, marker: np.ndarray, kind: int) -> int:
    """[MG-15a] What an unbroken painting of a type scores; a pile once begun is never empty."""
    if museum[kind] == 0:
        return LOWEST_LEVEL
    rank = 0
    for other in range(KINDS):
        rank += int((museum[other] != 0) & (marker[other] > marker[kind]))
    return LEVELS[rank]


@kernel
def collect(s: np.record) -> None:
    """[MG-14] The unsold painting goes to the museum and moves its type's marker."""
    for place in range(int(s.players) + 1):
        painting = int(s.offer[place])
        if painting != NOTHING:
            kind = int(TYPE[painting])
            s.museum[kind] = int(s.museum[kind]) | (1 << int(PLACE_IN_TYPE[painting]))
            s.offer[place] = NOTHING
            advance(s, kind, int(VALUE[painting]))


def unsold(s: Plain, kind: int) -> list[int]:
    """[MG-C4] The paintings of a type that lie in the museum."""
    return [int(p) for i, p in enumerate(OF_TYPE[kind]) if s.museum[kind] >> i & 1]


@kernel
def end_is_near(s: np.record) -> bool:
    """[MG-E] A full wall, a second excess painting, or no cards left."""
    for seat in range(int(s.players)):
        if s.empty[seat] == 0 or excess_count(s.excess[seat]) == MOST_EXCESS:
            return True
    return bool(s.rounds == CARDS)


@kernel
def close_round(s: np.record) -> None:
    """[MG-14] [MG-E] The museum, then the end or the gavel to the left and a new round."""
    collect(s)
    if end_is_near(s):
        s.to_move = OVER
        return
    s.auctioneer = (int(s.auctioneer) + 1) % int(s.players)
    begin_round(s)
