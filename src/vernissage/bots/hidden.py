"""Moves that stay hidden until all such are in (`secret`), in a search.

They are made at one node: nobody's choice depends on another's. There each
seat chooses by regret matching (Hart and Mas-Colell, 2000), and the root's
answer is the average of the mixtures it played, not its best move: whoever
can be foretold is outbid.
"""

from __future__ import annotations

import numpy as np

from vernissage.bots.tree import DEEPEST, NO_NODE, by_habit, child_from, child_of, grow, remember
from vernissage.engine.chance import draw
from vernissage.engine.generic import apply, legal, secret
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER

STRAY = 0.1  # how often any move is tried, whatever its regret


@kernel
def grow_choices(
    nodes: np.ndarray, parent: int, first: int, lists: np.ndarray, n: int, plan: np.record
) -> bool:
    """All choices of a hidden move at once; false if the tree has no room for them."""
    for i in range(n):
        if child_of(nodes, parent, first + int(lists[0, i])) == NO_NODE:
            if plan.nodes == nodes.size:
                return False
            grow(nodes, int(plan.nodes), parent, first + int(lists[0, i]))
            plan.nodes += 1
    return True


@kernel
def match_regret(
    nodes: np.ndarray, parent: int, first: int, lists: np.ndarray, n: int, plan: np.record
) -> int:
    """Choose one of n moves by regret, and remember it: its odds are its share of the regret."""
    moves = lists[0]
    whole = 0.0
    node = int(nodes[parent].child)
    for i in range(n):
        node = following(nodes, node, first + int(moves[i]))
        nodes[node].offered = plan.iterations + 1
        whole += max(0.0, nodes[node].regret)
    point = draw(plan.luck, 65536) / 65536
    chosen, chance = NO_NODE, 0.0
    node = int(nodes[parent].child)
    for i in range(n):
        node = following(nodes, node, first + int(moves[i]))
        share = max(0.0, nodes[node].regret) / whole if whole > 0 else 1.0 / n
        nodes[node].played += share
        odds = (1.0 - STRAY) * share + STRAY / n
        if point >= 0.0:
            chosen, chance = node, odds
        point -= odds
    remember(plan, chosen, first // int(plan.codes), parent, chance)
    return chosen


@kernel
def following(nodes: np.ndarray, node: int, key: int) -> int:
    """The child of a key, which is this one or one of its siblings after it."""
    while nodes[node].key < key:
        node = int(nodes[node].sibling)
    return node


@kernel
def commit(
    s: np.record, nodes: np.ndarray, start: int, onward: int, plan: np.record, lists: np.ndarray
) -> int:
    """Make the hidden moves due now, all at one node; the node to walk on from."""
    while s.to_move != OVER and secret(s) and plan.depth < DEEPEST:
        first = int(s.to_move) * int(plan.codes)
        move = by_habit(s, plan)
        if move < 0:
            n = legal(s, lists[0])
            if not grow_choices(nodes, start, first, lists, n, plan):
                return NO_NODE
            chosen = match_regret(nodes, start, first, lists, n, plan)
            move = int(nodes[chosen].key) - first
            if s.to_move == plan.seat:
                onward = chosen
        apply(s, move)
    return onward


@kernel
def regret(nodes: np.ndarray, step: int, reward: float, plan: np.record) -> None:
    """What each choice of a step would have brought beyond the usual, guessed from the one made.

    Choices that this deal did not offer keep their regret.
    """
    codes, chosen = int(plan.codes), int(plan.path[step])
    first = int(nodes[chosen].key) // codes * codes
    start = child_from(nodes, int(plan.parents[step]), first)
    now = int(plan.iterations) + 1
    value, visits = 0.0, 0
    node = start
    while node != NO_NODE and nodes[node].key < first + codes:
        if nodes[node].offered == now:
            value += nodes[node].value
            visits += int(nodes[node].visits)
        node = int(nodes[node].sibling)
    beyond = reward - value / visits if visits else 0.0
    node = start
    while node != NO_NODE and nodes[node].key < first + codes:
        if nodes[node].offered == now:
            gain = beyond / plan.odds[step] if node == chosen else 0.0
            nodes[node].regret = max(0.0, nodes[node].regret + gain - beyond)
        node = int(nodes[node].sibling)
