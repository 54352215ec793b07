"""Checking the field of Photograph: the refill, and the sunset that may interrupt it."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.photograph.components import CELLS, COLUMNS, INNER, PLACES, ROWS
from vernissage.games.photograph.deck import look, turn_up
from vernissage.games.photograph.state import DOWN, NOTHING, SUNSET, lies_face_up


@kernel
def lies_down(cell: int) -> bool:
    """[PH-S3] The inner columns lie face down."""
    column = cell % COLUMNS
    return INNER[0] <= column <= INNER[1]


@kernel
def fill(s: np.record, start: int) -> bool:
    """[PH-S3] [PH-10] [PH-11] Fill the empty places in order, while the deck has cards.

    False if the sunset turned up: `paused` is the place it was turned up for.
    """
    for place in range(start, int(ROWS[int(s.players)]) * COLUMNS):
        cell = PLACES[int(s.players), place]
        if s.field[cell] == NOTHING:
            back = turn_up(s)
            if back == SUNSET:
                s.paused = place
                return False
            if back == NOTHING:
                return True
            s.field[cell] = DOWN + back if lies_down(cell) else look(s, back)
    return True


@kernel
def clear_field(s: np.record) -> None:
    """[PH-10] What is left leaves the field; with three or four, face-down cards stay in play."""
    downs = np.empty(CELLS, np.int64)
    n = 0
    if s.players > 2:
        for place in range(int(ROWS[int(s.players)]) * COLUMNS):
            lying = int(s.field[PLACES[int(s.players), place]])
            if lying != NOTHING and not lies_face_up(lying):
                downs[n] = lying - DOWN
                n += 1
    s.field[:] = NOTHING
    bottom = int(ROWS[int(s.players)]) - 1
    for i in range(n):
        s.field[(bottom - i) * COLUMNS] = look(s, downs[i])
