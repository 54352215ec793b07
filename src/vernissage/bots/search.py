"""Information-set Monte-Carlo tree search, compiled, for any game.

Every iteration deals anew what the searching seat cannot know (as likely as the
moves so far make it, where the game has a `believe`), walks one tree
of moves shared by all such deals, adds a node, plays on until the game can be
judged, and gives each node on the way the reward of the seat that moved
there. A move competes only as often as it was available (Cowling, Powley and
Whitehouse, 2012, "Information Set Monte Carlo Tree Search").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

import numpy as np

from vernissage.bots.hidden import commit, regret
from vernissage.bots.tree import (
    DEEPEST,
    NO_NODE,
    NODE,
    OPEN,
    PLAN,
    TRUST,
    by_habit,
    child_of,
    choose,
    grow,
    remember,
)
from vernissage.engine.chance import draw, restart, seeded
from vernissage.engine.generic import (
    apply,
    determinize,
    judge,
    legal,
    playout,
    secret,
    shares,
)
from vernissage.engine.kernel import kernel
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.record import OVER

MOST_NODES = 4_000_000  # untouched ones cost nothing; a full tree goes on without growing
DEALS = 512  # made beforehand, where the game has a belief about what is hidden
TO_THE_END = -1  # a horizon: never judge, play every game out
LUCK = 1 << 62  # the stream of the search's own choices; deals use 0, 1, 2, …


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
            regret(nodes, i, reward, plan)
        nodes[node].visits += 1
        nodes[node].value += reward


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


def run_for(run: Callable[[int], bool], seconds: float) -> None:
    """Run for a time, or until there is no more to find out.

    In small steps, so that it ends when it should, but one at least.
    """
    start = perf_counter()
    spent, step = 0.0, 16
    while run(step):
        took = perf_counter() - start - spent
        spent += took
        if spent >= seconds:
            return
        step = max(16, int(step * min(4.0, 0.005 / max(took, 1e-9))))


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

    def run(self, iterations: int) -> bool:
        """Search on for a number of iterations; there is always more to find out."""
        search(self.deals, self.desk, self.nodes, self.plan, self.lists, self.rewards, iterations)
        return True

    def run_for(self, seconds: float) -> None:
        """Search on for a time."""
        run_for(self.run, seconds)

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
