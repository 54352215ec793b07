"""The tree of a search: its nodes, the way walked through it, how others are taken to move.

The searching seat's own hand is the same in every deal, so opponents who learn
from the tree come to play as if they saw it. Therefore they mostly move as the
game's `advice` says, or its `greedy` if that is how they have played so far;
both look at their own cards only.
"""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.chance import CHANCE, draw
from vernissage.engine.generic import advice, greedy
from vernissage.engine.kernel import kernel

DEEPEST = 250  # of the tree, not of a game
TRUST = 160  # of 256: how often others are taken to move as the game advises
MOST_SEATS = 8
NO_NODE = 0  # the root is nobody's child
OPEN = -1  # instead of a parent: the choice was not hidden

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", "f8"),  # sum of the mover's rewards
                ("regret", "f8"),  # of a hidden choice: for not having made it more often
                ("played", "f8"),  # of a hidden choice: sum of its odds
                ("offered", "i8"),  # of a hidden choice: the iteration it could last be made in
                ("visits", "i4"),
                ("available", "i4"),
                ("key", "i4"),  # seat * codes + move: a node's movers may differ from deal to deal
                ("child", "i4"),  # the first of its children, which ascend by key
                ("sibling", "i4"),
            ],
            align=True,
        ),
    )
)
PLAN = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", CHANCE),
                ("luck", CHANCE),
                ("explore", "f8"),
                ("codes", "i8"),  # of the game's moves
                ("horizon", "i8"),
                ("iterations", "i8"),  # done so far
                ("nodes", "i8"),  # in use
                ("seat", "i8"),
                ("depth", "i8"),
                ("baseline", "i8", (MOST_SEATS,)),  # of 256: how often a seat moves as `greedy`
                ("path", "i4", (DEEPEST,)),
                ("movers", "i4", (DEEPEST,)),
                ("parents", "i4", (DEEPEST,)),  # of a hidden choice; elsewhere OPEN
                ("odds", "f8", (DEEPEST,)),  # of that choice
            ],
            align=True,
        ),
    )
)


@kernel
def choose(
    nodes: np.ndarray, parent: int, first: int, lists: np.ndarray, n: int, explore: float
) -> int:
    """The child to walk to; or, if moves are untried, minus their number (listed in row 1)."""
    moves, untried = lists[0], lists[1]
    new = 0
    best = NO_NODE
    best_score = -1.0
    node = int(nodes[parent].child)
    for i in range(n):
        while node != NO_NODE and nodes[node].key < first + moves[i]:
            node = int(nodes[node].sibling)
        if node == NO_NODE or nodes[node].key != first + moves[i]:
            untried[new] = moves[i]
            new += 1
            continue
        child = nodes[node]
        child.available += 1
        if new == 0:
            bonus = math.sqrt(math.log(child.available) / child.visits)
            score = child.value / child.visits + explore * bonus
            if score > best_score:
                best, best_score = node, score
    return -new if new > 0 else best


@kernel
def grow(nodes: np.ndarray, node: int, parent: int, key: int) -> None:
    """Hang a new node under its parent, in the order of keys."""
    nodes[node].value = 0.0
    nodes[node].regret = 0.0
    nodes[node].played = 0.0
    nodes[node].offered = 0
    nodes[node].visits = 0
    nodes[node].available = 1
    nodes[node].key = key
    nodes[node].child = NO_NODE
    before = NO_NODE
    following = int(nodes[parent].child)
    while following != NO_NODE and nodes[following].key < key:
        before = following
        following = int(nodes[following].sibling)
    nodes[node].sibling = following
    if before == NO_NODE:
        nodes[parent].child = node
    else:
        nodes[before].sibling = node


@kernel
def child_from(nodes: np.ndarray, parent: int, key: int) -> int:
    """The first child of this key or a higher one, or NO_NODE."""
    node = int(nodes[parent].child)
    while node != NO_NODE and nodes[node].key < key:
        node = int(nodes[node].sibling)
    return node


@kernel
def child_of(nodes: np.ndarray, parent: int, key: int) -> int:
    """The child of a key, or NO_NODE."""
    node = child_from(nodes, parent, key)
    return node if node != NO_NODE and nodes[node].key == key else NO_NODE


@kernel
def remember(plan: np.record, node: int, mover: int, parent: int, odds: float) -> None:
    """Note a node of the way."""
    depth = int(plan.depth)
    plan.path[depth] = node
    plan.movers[depth] = mover
    plan.parents[depth] = parent
    plan.odds[depth] = odds
    plan.depth = depth + 1


@kernel
def by_habit(s: np.record, plan: np.record) -> int:
    """What another seat is mostly taken to do, by advice or as the baseline; or -1."""
    if s.to_move == plan.seat:
        return -1
    manner = draw(plan.luck, 256)
    if manner >= TRUST:
        return -1
    plays_simply = manner < plan.baseline[int(s.to_move)]
    return int(greedy(s)) if plays_simply else int(advice(s, plan.luck))
