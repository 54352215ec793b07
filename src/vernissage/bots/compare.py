"""A search without a tree, for games that turn on hidden hands: it compares moves on equal luck.

Every move of the seat is tried on the same deal with the same chance. Then all
play on as good players do (the game's `advice` and `judge`, or its learnt `habit`
and `expect`), until the game is over or can be told. A move that has fallen
behind the best by more than chance explains is tried no more, and when one is
left the search is over. In a tree opponents learn from deals in which the
seat's own hand is always the same, as if they saw it; here nobody does.
"""

from __future__ import annotations

import math

import numpy as np

from vernissage.bots.search import DEALS, LUCK, run_for
from vernissage.bots.tree import MOST_SEATS
from vernissage.engine.chance import CHANCE, draw, restart, seeded
from vernissage.engine.generic import advice, apply, expect, greedy, habit, judge, shares
from vernissage.engine.kernel import kernel
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.record import OVER

AHEAD = 4  # moves before a table is judged
SURE = 3.0  # standard errors that a move may be behind
ROUND = 16  # deals between two reckonings

TRIED = np.dtype(
    (
        np.record,
        [
            ("code", "i8"),
            ("value", "f8"),  # sum of the seat's rewards
            ("last", "f8"),  # the reward on this deal
            ("dropped", "i8"),  # after so many deals; 0: not yet
        ],
    )
)
PLAN = np.dtype(
    (
        np.record,
        [
            ("key", CHANCE),
            ("luck", CHANCE),
            ("seat", "i8"),
            ("deals", "i8"),  # tried so far
            ("learnt", "i8"),  # 1: by learnt opinions
            ("baseline", "i8", (MOST_SEATS,)),  # of 256: how likely a seat plays as `greedy`
            ("simple", "i8", (MOST_SEATS,)),  # 1: does so on this deal
        ],
    )
)


@kernel
def play_on(s: np.record, plan: np.record, rewards: np.ndarray) -> None:
    """Play on until the game is over, or can be told."""
    judged_from = int(s.ply) + AHEAD
    while s.to_move != OVER:
        if s.ply >= judged_from and (expect(s, rewards) if plan.learnt else judge(s, rewards)):
            return
        if plan.simple[int(s.to_move)]:
            move = int(greedy(s))
        elif plan.learnt:
            move = int(habit(s, plan.luck))
        else:
            move = int(advice(s, plan.luck))
        apply(s, move)
    shares(s, rewards)


@kernel
def try_move(
    deals: np.ndarray, desk: np.ndarray, move: int, plan: np.record, rewards: np.ndarray
) -> float:
    """What a move brings on the deal of this number: the same luck for every move."""
    number = int(plan.deals)
    desk[0] = deals[number % deals.size]
    s = desk[0]
    restart(s.chance, plan.key, number)
    restart(plan.luck, plan.key, LUCK + number)
    for seat in range(int(s.players)):
        plan.simple[seat] = int(draw(plan.luck, 256) < plan.baseline[seat])
    apply(s, move)
    play_on(s, plan, rewards)
    return float(rewards[int(plan.seat)])


@kernel
def best_of(tried: np.ndarray) -> int:
    """The place of the best move among those not dropped."""
    best = -1
    for i in range(tried.size):
        if not tried[i].dropped and (best < 0 or tried[i].value > tried[best].value):
            best = i
    return best


@kernel
def drop_behind(tried: np.ndarray, apart: np.ndarray, deals: int) -> int:
    """Drop what is surely behind the best; how many moves are left."""
    best = best_of(tried)
    left = 0
    for i in range(tried.size):
        if tried[i].dropped:
            continue
        behind = (tried[best].value - tried[i].value) / deals
        spread = max(apart[best, i] / deals - behind * behind, 1e-6)
        if i != best and behind > SURE * math.sqrt(spread / deals):
            tried[i].dropped = deals
        else:
            left += 1
    return left


@kernel
def compare(
    deals: np.ndarray,
    desk: np.ndarray,
    tried: np.ndarray,
    apart: np.ndarray,
    plan: np.record,
    rewards: np.ndarray,
    many: int,
) -> bool:
    """Try what is left on so many deals more; whether there is anything to tell apart yet.

    `apart` holds the sums of the squared differences between any two moves.
    """
    for _ in range(many):
        for i in range(tried.size):
            if not tried[i].dropped:
                tried[i].last = try_move(deals, desk, int(tried[i].code), plan, rewards)
                tried[i].value += tried[i].last
        for i in range(tried.size):
            for j in range(tried.size):
                if not (tried[i].dropped or tried[j].dropped):
                    apart[i, j] += (tried[i].last - tried[j].last) ** 2
        done = int(plan.deals) + 1
        plan.deals = done
        if done % ROUND == 0 and drop_behind(tried, apart, done) == 1:
            return False
    return True


class Compare:
    """A comparison of all moves of one decision; run it as long as you like, then ask it."""

    def __init__(self, knowledge: Knowledge, seed: int, learnt: bool) -> None:
        game = knowledge.game
        codes = knowledge.legal_codes()
        learnt = learnt and game.players in game.book.learnt
        self.deals, baseline = knowledge.belief(DEALS, learnt)
        self.desk = np.zeros(1, game.book.state)
        self.tried = np.zeros(len(codes), TRIED)
        self.tried["code"] = codes
        self.apart = np.zeros((len(codes), len(codes)))
        self.plan: np.record = np.zeros(1, PLAN)[0]
        self.plan["key"] = seeded(seed)[0]
        self.plan["luck"] = seeded(seed, LUCK)[0]
        self.plan["seat"] = knowledge.seat
        self.plan["learnt"] = learnt
        self.plan["baseline"][: game.players] = baseline * 256
        self.rewards = np.zeros(game.players)
        self.open = len(codes) > 1

    def run(self, deals: int) -> bool:
        """Try the moves on so many deals more; whether more could still tell them apart."""
        if self.open:
            self.open = compare(
                self.deals, self.desk, self.tried, self.apart, self.plan, self.rewards, deals
            )
        return self.open

    def run_for(self, seconds: float) -> None:
        """Go on for a time, or until one move is left."""
        run_for(self.run, seconds)

    def chances(self) -> dict[int, float]:
        """What each move was found to bring, by code: the chance to win, or the share of it."""
        deals = np.where(self.tried["dropped"] > 0, self.tried["dropped"], self.plan["deals"])
        found = self.tried["value"] / np.maximum(deals, 1)
        return dict(zip(self.tried["code"].tolist(), found.tolist(), strict=True))

    def best(self) -> int:
        """The code of the move that has brought most."""
        return int(self.tried[best_of(self.tried)]["code"])
