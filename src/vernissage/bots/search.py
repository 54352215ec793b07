"""Information-set Monte-Carlo tree search, compiled, for any game.

Every iteration deals anew what the searching seat cannot know (as likely as the
moves so far make it, where the game has a `believe`), walks one tree
of moves shared by all such deals, adds a node, plays on until the game can be
judged, and gives each node on the way the reward of the seat that moved
there. A move competes only as often as it was available (Cowling, Powley and
Whitehouse, 2012, "Information Set Monte Carlo Tree Search").

The searching seat's own hand is the same in every deal, so opponents who learn
from the tree come to play as if they saw it. Therefore they mostly move as the
game's `advice` says, or its `greedy` if that is how they have played so far;
both look at their own cards only.

Moves that stay hidden until all such are in (`secret`) are made at one node:
nobody's choice depends on another's. There each seat chooses by regret
matching (Hart and Mas-Colell, 2000), and the root's answer is the average of
the mixtures it played, not its best move: whoever can be foretold is outbid.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import perf_counter

import numpy as np

from vernissage.engine.chance import CHANCE, draw, restart, seeded
from vernissage.engine.game import Game
from vernissage.engine.generic import (
    advice,
    apply,
    determinize,
    greedy,
    judge,
    legal,
    playout,
    secret,
    shares,
)
from vernissage.engine.kernel import kernel
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.record import OVER
from vernissage.engine.warm import Step, warm

DEEPEST = 250  # of the tree, not of a game
MOST_NODES = 4_000_000  # untouched ones cost nothing; a full tree goes on without growing
STRAY = 0.1  # of a hidden choice: how often any move is tried, whatever its regret
TRUST = 160  # of 256: how often others are taken to move as the game advises
DEALS = 512  # made beforehand, where the game has a belief about what is hidden
MOST_SEATS = 8
TO_THE_END = -1  # a horizon: never judge, play every game out
NO_NODE = 0  # the root is nobody's child
OPEN = -1  # instead of a parent: the choice was not hidden
LUCK = 1 << 62  # the stream of the search's own choices; deals use 0, 1, 2, …

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", "f8"),  # sum of the mover's rewards
                ("regret", "f8"),  # of a hidden choice: for not having made it more often
                ("played", "f8"),  # of a hidden choice: sum of its odds
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
def child_of(nodes: np.ndarray, parent: int, key: int) -> int:
    """The child of a key, or NO_NODE."""
    node = int(nodes[parent].child)
    while node != NO_NODE and nodes[node].key < key:
        node = int(nodes[node].sibling)
    return node if node != NO_NODE and nodes[node].key == key else NO_NODE


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


@kernel
def next_move(
    s: np.record, nodes: np.ndarray, node: int, plan: np.record, lists: np.ndarray
) -> tuple[int, int]:
    """The move to walk on by, and the child it leads to (NO_NODE: not grown yet)."""
    first = int(s.to_move) * int(plan.codes)
    move = by_habit(s, plan)
    if move >= 0:
        return move, child_of(nodes, node, first + move)
    found = choose(nodes, node, first, lists, legal(s, lists[0]), plan.explore)
    if found < 0:
        return int(lists[1, draw(plan.luck, -found)]), NO_NODE
    return int(nodes[found].key) - first, found


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
def match_regret(nodes: np.ndarray, parent: int, first: int, n: int, plan: np.record) -> int:
    """Choose by regret, and remember it; each of n choices has odds of its share."""
    whole = 0.0
    start = child_of_or_next(nodes, parent, first)
    node = start
    for _ in range(n):
        whole += max(0.0, nodes[node].regret)
        node = int(nodes[node].sibling)
    point = draw(plan.luck, 65536) / 65536
    chosen, chance = start, 0.0
    node = start
    for _ in range(n):
        share = max(0.0, nodes[node].regret) / whole if whole > 0 else 1.0 / n
        nodes[node].played += share
        odds = (1.0 - STRAY) * share + STRAY / n
        if point >= 0.0:
            chosen, chance = node, odds
        point -= odds
        node = int(nodes[node].sibling)
    remember(plan, chosen, first // int(plan.codes), parent, chance)
    return chosen


@kernel
def child_of_or_next(nodes: np.ndarray, parent: int, key: int) -> int:
    """The child of a key, or the first above it."""
    node = int(nodes[parent].child)
    while node != NO_NODE and nodes[node].key < key:
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
            chosen = match_regret(nodes, start, first, n, plan)
            move = int(nodes[chosen].key) - first
            if s.to_move == plan.seat:
                onward = chosen
        apply(s, move)
    return onward


@kernel
def descend(s: np.record, nodes: np.ndarray, plan: np.record, lists: np.ndarray) -> None:
    """Walk from the root to a node that is new, or to the end; remember the way."""
    node = 0
    plan.depth = 0
    known = True
    while s.to_move != OVER and plan.depth < DEEPEST and known:
        if secret(s):
            node = commit(s, nodes, node, node, plan, lists)
            if node == NO_NODE or s.to_move == OVER or plan.depth == DEEPEST:
                break
        move, child = next_move(s, nodes, node, plan, lists)
        if child == NO_NODE:
            if plan.nodes == nodes.size:
                break
            known = False
            child = int(plan.nodes)
            grow(nodes, child, node, int(s.to_move) * int(plan.codes) + move)
            plan.nodes += 1
        node = child
        remember(plan, node, int(s.to_move), OPEN, 1.0)
        apply(s, move)


@kernel
def credit(nodes: np.ndarray, plan: np.record, rewards: np.ndarray) -> None:
    """Give each node on the way the reward of its mover, and hidden choices their regret."""
    for i in range(int(plan.depth)):
        node = int(plan.path[i])
        reward = rewards[int(plan.movers[i])]
        if plan.parents[i] != OPEN:
            regret(nodes, int(plan.parents[i]), node, reward, plan.odds[i], int(plan.codes))
        nodes[node].visits += 1
        nodes[node].value += reward


@kernel
def regret(
    nodes: np.ndarray, parent: int, chosen: int, reward: float, odds: float, codes: int
) -> None:
    """What each choice would have brought beyond the usual, guessed from the one made."""
    first = int(nodes[chosen].key) // codes * codes
    start = child_of_or_next(nodes, parent, first)
    value, visits = 0.0, 0
    node = start
    while node != NO_NODE and nodes[node].key < first + codes:
        value += nodes[node].value
        visits += int(nodes[node].visits)
        node = int(nodes[node].sibling)
    beyond = reward - value / visits if visits else 0.0
    node = start
    while node != NO_NODE and nodes[node].key < first + codes:
        gain = beyond / odds if node == chosen else 0.0
        nodes[node].regret = max(0.0, nodes[node].regret + gain - beyond)
        node = int(nodes[node].sibling)


@kernel
def play_on(s: np.record, plan: np.record, rewards: np.ndarray) -> None:
    """Play until the game is over, or can be judged past the horizon."""
    judged_from = int(s.ply) + int(plan.horizon)
    while s.to_move != OVER:
        if plan.horizon != TO_THE_END and s.ply >= judged_from and judge(s, rewards):
            return
        apply(s, playout(s, plan.luck))
    shares(s, rewards)


@kernel
def deal_again(deals: np.ndarray, desk: np.ndarray, plan: np.record) -> None:
    """The next of the tables dealt by belief; or the only one, dealt anew without any."""
    desk[0] = deals[int(plan.iterations) % deals.size]
    s = desk[0]
    restart(s.chance, plan.key, int(plan.iterations))
    if deals.size == 1:
        determinize(s, int(plan.seat))


@kernel
def search(
    deals: np.ndarray,
    desk: np.ndarray,
    nodes: np.ndarray,
    plan: np.record,
    lists: np.ndarray,
    rewards: np.ndarray,
    iterations: int,
) -> None:
    """Run so many iterations more."""
    s = desk[0]
    for _ in range(iterations):
        deal_again(deals, desk, plan)
        descend(s, nodes, plan, lists)
        play_on(s, plan, rewards)
        credit(nodes, plan, rewards)
        plan.iterations += 1


class Search:
    """A search of one decision; run it as long as you like, then read the visits."""

    def __init__(
        self, knowledge: Knowledge, seed: int, horizon: int | None = None, nodes: int = MOST_NODES
    ) -> None:
        game = knowledge.game
        self.deals, baseline = knowledge.belief(DEALS)
        self.hidden = bool(game.kernels["secret"](knowledge.imagined.record))
        self.desk = np.zeros(1, game.book.state)
        self.nodes = np.empty(nodes, NODE)
        self.nodes[0] = np.zeros((), NODE)
        self.plan: np.record = np.zeros(1, PLAN)[0]
        self.plan["key"] = seeded(seed)[0]
        self.plan["luck"] = seeded(seed, LUCK)[0]
        self.plan["explore"] = game.book.explore
        self.plan["codes"] = game.book.codes
        self.plan["horizon"] = game.book.horizon if horizon is None else horizon
        self.plan["nodes"] = 1
        self.plan["seat"] = knowledge.seat
        self.plan["baseline"][: game.players] = baseline * TRUST
        self.lists = np.zeros((2, game.book.most_moves + 1), np.int64)
        self.rewards = np.zeros(game.players)

    @property
    def iterations(self) -> int:
        """Iterations done so far."""
        return int(self.plan["iterations"])

    def run(self, iterations: int) -> None:
        """Search on for a number of iterations."""
        search(self.deals, self.desk, self.nodes, self.plan, self.lists, self.rewards, iterations)

    def run_for(self, seconds: float) -> None:
        """Search on for a time; small steps, so that it ends when it should, but one at least."""
        start = perf_counter()
        spent, step = 0.0, 16
        while True:
            self.run(step)
            took = perf_counter() - start - spent
            spent += took
            if spent >= seconds:
                return
            step = max(16, int(step * min(4.0, 0.005 / max(took, 1e-9))))

    def visits(self) -> dict[int, int]:
        """How often each move of the root was tried, by code."""
        return {code: int(node["visits"]) for code, node in self._choices()}

    def mixture(self) -> dict[int, float] | None:
        """Of a hidden choice: how often to make each move; None where nothing is hidden."""
        if not self.hidden:
            return None
        return {code: float(node["played"]) for code, node in self._choices()}

    def _choices(self) -> Iterator[tuple[int, np.record]]:
        """The root's moves of the searching seat, with their nodes."""
        codes = int(self.plan["codes"])
        node = int(self.nodes[0]["child"])
        while node != NO_NODE:
            seat, code = divmod(int(self.nodes[node]["key"]), codes)
            if seat == self.plan["seat"]:
                yield code, self.nodes[node]
            node = int(self.nodes[node]["sibling"])


def warm_search(game: Game) -> None:
    """Compile the search for a game now, if this machine never did."""
    steps: list[Step] = [
        ("search", lambda: Search(Knowledge(game.new(0), 0), 0, nodes=2).run(1)),
    ]
    warm(search_of(game.book.id), steps)


def search_of(game: str) -> str:
    """The name of a game's compiled search."""
    return f"{game} search"
