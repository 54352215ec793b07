"""What was played so far, as evidence of the other hands.

There are only 252 hands of up to five strokes in five colours, so a seat can
weigh every hand of every opponent, move by move (Bayes). All moves are open;
what a seat adds to them are its own draws. An opponent is taken to play in
one of a few manners; which one, the moves tell too.

With two players this is exact, reshuffles included, but for a draw of several
strokes by the seat itself in the middle of which the pile ends. With more, the
hands of the others count as part of the pile from which each of them draws.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import HAND, SEATS
from vernissage.games.final_touch.hands import HANDS, KINDS, ways
from vernissage.games.final_touch.insight import advice, can_complete, greedy, unseen
from vernissage.games.final_touch.learnt import how_likely
from vernissage.games.final_touch.moves import DONE, IMPROVE, SMEAR
from vernissage.games.final_touch.odds import (
    ADVISED,
    ANYHOW,
    BASELINE,
    MANNERS,
    come_to_light,
    draw_one,
    hand_weight,
    part_with,
    pick,
    weight_of,
    whole_of,
)
from vernissage.games.final_touch.state import N, hand_size, total

SLIP = 0.05  # how often somebody moves in another manner than his own
LEARNT_SLIP = 0.2  # the same of the learnt policy: others have not learnt just that
OVERLOOK = 0.1  # how often a masterpiece that could be completed is not
GOLDEN = 0.6180339887498949  # steps of this part cover a whole evenly, however many


@kernel
def pool_of(s: np.record, seat: int) -> np.ndarray:
    """The strokes a seat cannot see, by colour."""
    pool = np.zeros(N, np.int64)
    for colour in range(N):
        pool[colour] = unseen(s, seat, colour)
    return pool


@kernel
def know_nothing(s: np.record, seat: int, other: int, belief: np.ndarray) -> None:
    """Every hand of another seat as likely as it is dealt, every manner as likely."""
    pool = pool_of(s, seat)
    for hand in range(KINDS):
        dealt = ways(pool, hand) if total(HANDS[hand]) == hand_size(s, other) else 0.0
        for manner in range(MANNERS):
            belief[other, manner, hand] = dealt


@kernel
def settle(s: np.record, seat: int, belief: np.ndarray) -> None:
    """Let each seat's weights sum to one; if none is left, begin again with this table."""
    for other in range(int(s.players)):
        if other != seat:
            if not whole_of(belief, other) > 0:
                know_nothing(s, seat, other, belief)
            whole = whole_of(belief, other)
            for manner in range(MANNERS):
                for hand in range(KINDS):
                    belief[other, manner, hand] /= whole


@kernel
def likelihood(s: np.record, seat: int, move: int, manners: np.ndarray, learnt: bool) -> None:
    """How likely the seat, with its hand as it is on this table, makes the move, by manner.

    Good players move as `advice` says, or as the learnt policy does.
    """
    stroke = HAND / 2.0  # `done` after a stroke: even
    if move != DONE:
        stroke = float(s.hands[seat, move - (IMPROVE if move < SMEAR else SMEAR)])
    stroke /= HAND
    manners[BASELINE] = SLIP * stroke + (1 - SLIP) * (greedy(s) == move)
    if learnt:
        manners[ADVISED] = LEARNT_SLIP * stroke + (1 - LEARNT_SLIP) * how_likely(s, move)
    else:
        manners[ADVISED] = SLIP * stroke + (1 - SLIP) * (advice(s, s.chance) == move)
    manners[ANYHOW] = stroke
    if move >= SMEAR and can_complete(s, seat):
        for manner in range(MANNERS):
            manners[manner] *= OVERLOOK


@kernel
def weigh_move(s: np.record, move: int, belief: np.ndarray, learnt: bool) -> None:
    """Weigh each hand of the mover by how likely it made the move; the table is only a desk."""
    mover = int(s.to_move)
    manners = np.zeros(MANNERS)
    for hand in range(KINDS):
        if hand_weight(belief, mover, hand) > 0:
            for colour in range(N):
                s.hands[mover, colour] = HANDS[hand, colour]
            likelihood(s, mover, move, manners, learnt)
            for manner in range(MANNERS):
                belief[mover, manner, hand] *= manners[manner]


@kernel
def witness(
    before: np.record,
    move: int,
    after: np.record,
    seat: int,
    desk: np.ndarray,
    belief: np.ndarray,
    learnt: bool,
) -> None:
    """What a move, and the draws it led to, tell a seat about the other hands."""
    mover = int(before.to_move)
    pool = pool_of(before, seat)
    drawn = hand_size(after, mover) - hand_size(before, mover)
    gained = np.zeros(N, np.int64)  # by the seat itself
    for colour in range(N):
        gained[colour] = after.hands[seat, colour] - before.hands[seat, colour]
    if mover != seat:
        desk[0] = before
        weigh_move(desk[0], move, belief, learnt)
    if move != DONE:
        colour = move - (IMPROVE if move < SMEAR else SMEAR)
        drawn += 1
        if mover == seat:
            gained[colour] += 1
        else:
            part_with(colour, belief, mover)
            for other in range(int(before.players)):
                if other != seat and other != mover:
                    come_to_light(colour, pool, belief, other)
            pool[colour] -= 1
    witness_draws(before, after, drawn, gained, seat, pool, belief)
    settle(after, seat, belief)


@kernel
def witness_draws(
    before: np.record,
    after: np.record,
    drawn: int,
    gained: np.ndarray,
    seat: int,
    pool: np.ndarray,
    belief: np.ndarray,
) -> None:
    """The mover drew so many strokes; a seat sees which only if it drew them itself."""
    mover = int(before.to_move)
    left = total(before.pile)
    if mover == seat:
        if left < drawn:
            reshuffled(after, seat, gained, pool)
        for colour in range(N):
            for _ in range(gained[colour]):
                for other in range(int(before.players)):
                    if other != seat:
                        come_to_light(colour, pool, belief, other)
                pool[colour] -= 1
        return
    for i in range(drawn):
        if i == left:
            reshuffled(after, seat, gained, pool)
        draw_one(pool, belief, mover)


@kernel
def reshuffled(after: np.record, seat: int, gained: np.ndarray, pool: np.ndarray) -> None:
    """The discards went into the pool: unseen is all but what lies on the table now."""
    for colour in range(N):
        pool[colour] = unseen(after, seat, colour) + gained[colour]


@kernel
def deal_hands(s: np.record, seat: int, first: int, part: float, hands: np.ndarray) -> None:
    """Deal the other hands by their weights, one after another from what is left."""
    pool, rest = pool_of(s, seat), pool_of(s, seat)
    weights = np.zeros(KINDS)
    for i in range(int(s.players)):
        other = (first + i) % int(s.players)
        if other == seat:
            continue
        for hand in range(KINDS):
            weights[hand] = hands[other, hand]
            if other != first and weights[hand] > 0:
                weights[hand] *= ways(rest, hand) / ways(pool, hand)
        hand = pick(weights, part if other == first else draw(s.chance, 1 << 16) / (1 << 16))
        for colour in range(N):
            s.hands[other, colour] = HANDS[hand, colour]
            rest[colour] -= HANDS[hand, colour]
    for colour in range(N):
        s.pile[colour] = rest[colour]


@kernel
def believe(
    past: np.ndarray,
    codes: np.ndarray,
    seat: int,
    deals: np.ndarray,
    baseline: np.ndarray,
    learnt: bool,
) -> None:
    """Deal what the seat cannot know as likely as all that was played makes it.

    `past` holds the table before each of the moves, and the table now, as the
    seat knows them. `baseline` gets how likely each seat plays as `greedy`; `learnt`
    tells by what good players are taken to move.
    """
    belief = np.zeros((SEATS, MANNERS, KINDS))
    settle(past[0], seat, belief)
    for i in range(codes.size):
        witness(past[i], int(codes[i]), past[i + 1], seat, deals[:1], belief, learnt)
    now = past[codes.size]
    hands = np.zeros((SEATS, KINDS))
    for other in range(int(now.players)):
        if other != seat:
            baseline[other] = weight_of(belief, other, BASELINE)
            for hand in range(KINDS):
                hands[other, hand] = hand_weight(belief, other, hand)
    others = int(now.players) - 1
    for i in range(deals.size):
        deals[i] = now
        first = (seat + 1 + i % others) % int(now.players)
        deal_hands(deals[i], seat, first, (0.5 + i // others * GOLDEN) % 1.0, hands)
