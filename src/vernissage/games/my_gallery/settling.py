"""Settling in My Gallery: the wall, the assistant, rewards, exchange and excess."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.my_gallery.components import FIRST_SHAPE, PLACE_IN_TYPE, SHIELDS, TYPE
from vernissage.games.my_gallery.moves import TO_ASSISTANT
from vernissage.games.my_gallery.museum import close_round
from vernissage.games.my_gallery.numbers import ONE_DECORATION
from vernissage.games.my_gallery.state import NOTHING, excess_count
from vernissage.games.my_gallery.wall import hang


@kernel
def place_new(s: np.record, seat: int, cell: int) -> None:
    """[MG-7] The new painting on the wall."""
    painting = int(s.picked[seat])
    s.picked[seat] = NOTHING
    reward(s, seat, hang(s, seat, painting, cell))


@kernel
def place_assistant(s: np.record, seat: int, cell: int) -> None:
    """[MG-8] What the assistant holds on the wall."""
    item = int(s.assistant[seat])
    s.assistant[seat] = NOTHING
    reward(s, seat, hang(s, seat, item, cell))


@kernel
def give(s: np.record, seat: int) -> None:
    """[MG-7] The new painting to the assistant."""
    s.assistant[seat] = s.picked[seat]
    s.picked[seat] = NOTHING


@kernel
def reward(s: np.record, seat: int, frames: int) -> None:
    """[MG-9] Shields for frames touched; nothing with a full wall."""
    if s.empty[seat] == 0:
        clear_rewards(s)
    elif frames > 0:
        due = int(s.due)
        s.rewards[due] = frames
        s.combined[due] = int(frames > ONE_DECORATION)
        s.due = due + 1


@kernel
def clear_rewards(s: np.record) -> None:
    """[MG-9] Nothing more is to take."""
    s.due = 0
    for place in range(s.rewards.size):
        s.rewards[place] = 0
        s.combined[place] = 0


@kernel
def decorate(s: np.record, seat: int, shape: int, cell: int) -> None:
    """[MG-9] One decoration; a combination goes on until its shields are reached."""
    newest = int(s.due) - 1
    left = int(s.rewards[newest]) - int(SHIELDS[shape])
    if left > 0 and s.combined[newest]:
        s.rewards[newest] = left
    else:
        s.rewards[newest] = 0
        s.combined[newest] = 0
        s.due = newest
    if cell == TO_ASSISTANT:
        s.assistant[seat] = FIRST_SHAPE + shape
    else:
        reward(s, seat, hang(s, seat, FIRST_SHAPE + shape, cell))


@kernel
def exchange(s: np.record, seat: int, painting: int, cell: int) -> None:
    """[MG-12] The new painting to the museum, another of its type on the wall; prestige stays."""
    kind = int(TYPE[painting])
    pile = int(s.museum[kind]) & ~(1 << int(PLACE_IN_TYPE[painting]))
    s.museum[kind] = pile | (1 << int(PLACE_IN_TYPE[int(s.picked[seat])]))
    s.picked[seat] = painting
    place_new(s, seat, cell)


@kernel
def lay_aside(s: np.record, seat: int) -> None:
    """[MG-13] The new painting beside the board, and a decoration of one shield for it."""
    s.excess[seat, excess_count(s.excess[seat])] = s.picked[seat]
    s.picked[seat] = NOTHING
    reward(s, seat, 1)


@kernel
def done(s: np.record) -> None:
    """[MG-5] [MG-8] The next in order settles; after the last the round is closed."""
    turn = int(s.turn) + 1
    s.turn = turn
    if turn < s.players:
        s.to_move = s.order[turn]
    else:
        close_round(s)
