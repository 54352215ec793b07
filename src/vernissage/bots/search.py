"""Information-set Monte-Carlo tree search, compiled, for any game.

Every iteration deals anew what the searching seat cannot know, walks one tree
of moves shared by all such deals, adds a node, plays the game out and gives
each node on the way the reward of the seat that moved there. A move counts
for the choice only as often as it was available (Cowling, Powley and
Whitehouse, 2012).
"""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.chance import CHANCE, draw, restart
from vernissage.engine.generic import apply, determinize, legal, judge, playout, shares
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER

NODE = np.dtype(
    (
        np.record,
        [
            ("value", "f8"),  # sum of the mover's rewards
            ("visits", "i4"),
            ("available", "i4"),
            ("move", "i4"),
            ("child", "i4"),  # the first of its children, in ascending order of move
            ("sibling", "i4"),
        ],
    )
)
NO_NODE = 0  # the root is nobody's child
DEEPEST = 256  # of the tree, not of a game
EXPLORE = 0.7

@kernel
def pick(nodes, parent, moves, n, free, luck, explore):
    """The child to walk to; or minus the count of untried moves, listed in `free`."""
    untried = 0
    best = NO_NODE
    best_score = -1.0
    node = nodes[parent].child
    for i in range(n):
        while node != NO_NODE and nodes[node].move < moves[i]:
            node = nodes[node].sibling
        if node != NO_NODE and nodes[node].move == moves[i]:
            child = nodes[node]
            child.available += 1
            if untried == 0:
                score = child.value / child.visits + explore * math.sqrt(math.log(child.available) / child.visits)
                if score > best_score:
                    best_score = score
                    best = node
        else:
            free[untried] = moves[i]
            untried += 1
    if untried > 0:
        return -untried
    return best

@kernel
def add(nodes, used, parent, move):
    nodes[used].move = move
    nodes[used].value = 0
    nodes[used].visits = 0
    nodes[used].available = 1
    nodes[used].child = NO_NODE
    before = NO_NODE
    node = nodes[parent].child
    while node != NO_NODE and nodes[node].move < move:
        before = node
        node = nodes[node].sibling
    nodes[used].sibling = node
    if before == NO_NODE:
        nodes[parent].child = used
    else:
        nodes[before].sibling = used

@kernel
def search(root, seat, nodes, used, desk, key, luck, start, iterations, buffers, reward, explore, horizon):
    moves, free, path, movers = buffers[0], buffers[1], buffers[2], buffers[3]
    for i in range(start, start + iterations):
        desk[0] = root
        s = desk[0]
        restart(s.chance, key, i)
        determinize(s, seat)
        node = 0
        depth = 0
        while s.to_move != OVER and depth < DEEPEST:
            n = legal(s, moves)
            mover = int(s.to_move)
            chosen = pick(nodes, node, moves, n, free, luck, explore)
            grown = chosen < 0
            if grown:
                if used == nodes.size:
                    break
                move = free[draw(luck, -chosen)]
                add(nodes, used, node, move)
                chosen = used
                used += 1
            node = chosen
            path[depth] = node
            movers[depth] = mover
            depth += 1
            apply(s, nodes[node].move)
            if grown:
                break
        end = int(s.ply) + horizon
        judged = False
        while s.to_move != OVER:
            if horizon >= 0 and s.ply >= end and judge(s, reward):
                judged = True
                break
            apply(s, playout(s, luck))
        if not judged:
            shares(s, reward)
        nodes[0].visits += 1
        for d in range(depth):
            nodes[path[d]].visits += 1
            nodes[path[d]].value += reward[movers[d]]
    return used
