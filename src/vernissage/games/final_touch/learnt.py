"""Opinions about Final Touch for two, learnt by play against itself: a policy and a judge.

The policy knows what its seat may know, the judge the whole table; a search
asks the judge about tables it has dealt itself. Where there is no choice to
make (a masterpiece that can be completed is, or one move alone is legal)
neither is asked: they never learnt such tables.
"""

from __future__ import annotations

import math

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.final_touch.components import (
    ASKED,
    COMPLETED,
    HAND,
    MONEY_TO_WIN,
    SPOILED,
)
from vernissage.games.final_touch.insight import (
    AT_LEAST,
    STEPS,
    advice,
    can_complete,
    judge,
    most_held,
    unseen,
)
from vernissage.games.final_touch.moves import CODES, DONE, IMPROVE
from vernissage.games.final_touch.net import (
    JUDGE_SHAPE,
    POLICY_SHAPE,
    WIDE,
    read_off,
    read_weights,
    think,
)
from vernissage.games.final_touch.permitted import legal, missing
from vernissage.games.final_touch.state import IMPROVING, NONE, N, total

POLICY = read_weights("policy", POLICY_SHAPE)
JUDGE = read_weights("judge", JUDGE_SHAPE)
PLAYERS = 2  # for whom it was learnt
CHOICE = -1  # instead of a move that is made anyway


@kernel
def look_at_table(s: np.record, seat: int, table: np.ndarray) -> None:
    """What lies open, from a seat's place: money, prices, smears, the next masterpiece."""
    mine, theirs = int(s.money[seat]), int(s.money[1 - seat])
    price, spoiled = int(COMPLETED[int(s.current)]), int(SPOILED[int(s.current)])
    smears = total(s.smeared)
    table[0], table[1] = mine / MONEY_TO_WIN, theirs / MONEY_TO_WIN
    table[2], table[3] = price / 6, spoiled / 3
    table[4], table[5] = int(mine + price >= MONEY_TO_WIN), int(theirs + price >= MONEY_TO_WIN)
    table[6], table[7] = int(mine + spoiled >= MONEY_TO_WIN), int(theirs + spoiled >= MONEY_TO_WIN)
    table[8], table[9] = int(smears == 1), int(smears == 2)
    table[10] = int(s.turn == IMPROVING)
    lacking = 0
    for colour in range(N):
        lacking += max(missing(s, colour), 0)
    table[11] = lacking / 4
    if s.next != NONE:
        table[12], table[13] = COMPLETED[int(s.next)] / 6, SPOILED[int(s.next)] / 3
    table[14] = total(s.pile) / 60


@kernel
def asked_next(s: np.record, colour: int) -> int:
    """Strokes of a colour the next masterpiece asks for."""
    return int(ASKED[int(s.next), colour]) if s.next != NONE else 0


@kernel
def look_at_colours(s: np.record, seat: int, hidden: int, colours: np.ndarray) -> None:
    """Each colour in the seat's hand, on the easel and among the unseen."""
    for c in range(N):
        held, lacking, later = int(s.hands[seat, c]), max(missing(s, c), 0), asked_next(s, c)
        spare = max(held - lacking, 0)
        colours[c, 0], colours[c, 1] = held / 2, lacking / 2
        colours[c, 2], colours[c, 3] = max(lacking - held, 0), min(lacking, held)
        colours[c, 4], colours[c, 5] = spare, later / 2
        colours[c, 6], colours[c, 7] = min(spare, later), min(held, later)
        colours[c, 8] = N * unseen(s, seat, c) / hidden
        colours[c, 9], colours[c, 10] = int(held > 0), int(lacking > 0)
        colours[c, 13] = ASKED[int(s.current), c] / 2
        colours[c, 14] = s.improved[c]
        colours[c, 15] = int((lacking == 0) & (held > 0))


@kernel
def look_for_danger(
    s: np.record, seat: int, hidden: int, colours: np.ndarray, table: np.ndarray
) -> None:
    """How likely the other can complete, now and with each stroke more; and the seat itself."""
    chance, lacking = 1.0, 0
    danger = np.ones(N + 1)  # with a stroke of each colour more; last, as it is
    for c in range(N):
        lack = max(missing(s, c), 0)
        step = STEPS * unseen(s, seat, c) // hidden
        own = max(lack - int(s.hands[seat, c]), 0)
        lacking += own
        chance *= AT_LEAST[1, step, min(own, HAND + 1)]
        for played in range(N + 1):
            left = max(lack - int(played == c), 0)
            danger[played] *= AT_LEAST[HAND, step, min(left, HAND + 1)]
    for c in range(N):
        colours[c, 11], colours[c, 12] = danger[c], math.sqrt(danger[c])
    table[15], table[16], table[17] = danger[N], math.sqrt(danger[N]), chance
    table[18] = lacking / 2
    table[19], table[20] = int(lacking == 1), int(lacking == 2)
    table[21] = hidden / 60


@kernel
def look(s: np.record, colours: np.ndarray, table: np.ndarray) -> None:
    """All that the policy sees: what the seat to move may know."""
    seat = int(s.to_move)
    hidden = 0
    for c in range(N):
        hidden += unseen(s, seat, c)
    hidden = max(hidden, 1)
    look_at_table(s, seat, table)
    look_at_colours(s, seat, hidden, colours)
    look_for_danger(s, seat, hidden, colours, table)


@kernel
def look_at_all(s: np.record, colours: np.ndarray, table: np.ndarray) -> None:
    """All that the judge sees: the whole table, from the place of the seat to move."""
    seat = int(s.to_move)
    look_at_table(s, seat, table)
    mine, theirs, pile = 0, 0, max(total(s.pile), 1)
    for c in range(N):
        held, other = int(s.hands[seat, c]), int(s.hands[1 - seat, c])
        lacking, later = max(missing(s, c), 0), asked_next(s, c)
        spare, other_spare = max(held - lacking, 0), max(other - lacking, 0)
        mine += max(lacking - held, 0)
        theirs += max(lacking - other, 0)
        colours[c, 0], colours[c, 1], colours[c, 2] = held / 2, other / 2, lacking / 2
        colours[c, 3], colours[c, 4] = max(lacking - held, 0), max(lacking - other, 0)
        colours[c, 5], colours[c, 6], colours[c, 7] = spare, other_spare, later / 2
        colours[c, 8], colours[c, 9] = min(held, later), min(other, later)
        colours[c, 10], colours[c, 11] = min(spare, later), min(other_spare, later)
        colours[c, 12] = N * s.pile[c] / pile
        colours[c, 13] = int((lacking == 0) & (held > 0))
        colours[c, 14] = int((lacking == 0) & (other > 0))
        colours[c, 15] = int(lacking > 0)
    table[15], table[16], table[17] = mine / 2, theirs / 2, int(theirs == 0)


@kernel
def no_choice(s: np.record, moves: np.ndarray) -> int:
    """The move that is made anyway: to complete, or the only one; else CHOICE."""
    seat = int(s.to_move)
    if can_complete(s, seat):
        return IMPROVE + most_held(s, seat, True)
    return int(moves[0]) if legal(s, moves) == 1 else CHOICE


@kernel
def prefer(s: np.record, moves: np.ndarray, odds: np.ndarray) -> int:
    """How likely the policy makes each legal move; how many there are."""
    colours = np.zeros((N, POLICY_SHAPE[0]), np.float32)
    table = np.zeros(POLICY_SHAPE[1], np.float32)
    each, whole = np.zeros((N, WIDE), np.float32), np.zeros(WIDE, np.float32)
    look(s, colours, table)
    think(colours, table, POLICY, each, whole)
    n = legal(s, moves)
    most = -math.inf
    for i in range(n):
        if moves[i] == DONE:
            odds[i] = read_off(whole, POLICY[9], POLICY[10], 0)
        else:
            odds[i] = read_off(each[moves[i] % N], POLICY[7], POLICY[8], moves[i] // N)
        most = max(most, odds[i])
    sum_of_all = 0.0
    for i in range(n):
        odds[i] = math.exp(odds[i] - most)
        sum_of_all += odds[i]
    for i in range(n):
        odds[i] /= sum_of_all
    return n


@kernel
def how_likely(s: np.record, move: int) -> float:
    """How likely who plays by the policy makes a move."""
    moves, odds = np.zeros(CODES + 1, np.int64), np.zeros(CODES)
    anyway = no_choice(s, moves)
    if anyway != CHOICE:
        return 1.0 if anyway == move else 0.0
    for i in range(prefer(s, moves, odds)):
        if moves[i] == move:
            return float(odds[i])
    return 0.0


@kernel
def habit(s: np.record, chance: np.record) -> int:
    """For two a move by the learnt policy, drawn; for more what a look ahead says."""
    if s.players != PLAYERS:
        return advice(s, chance)
    moves, odds = np.zeros(CODES + 1, np.int64), np.zeros(CODES)
    anyway = no_choice(s, moves)
    if anyway != CHOICE:
        return anyway
    point = draw(chance, 1 << 16) / (1 << 16)
    n = prefer(s, moves, odds)
    for i in range(n - 1):
        point -= odds[i]
        if point < 0:
            return int(moves[i])
    return int(moves[n - 1])


@kernel
def expect(s: np.record, out: np.ndarray) -> bool:
    """For two the learnt judge's chances to win, where there is a choice to make."""
    if s.players != PLAYERS:
        return judge(s, out)
    if no_choice(s, np.zeros(CODES + 1, np.int64)) != CHOICE:
        return False
    colours = np.zeros((N, JUDGE_SHAPE[0]), np.float32)
    table = np.zeros(JUDGE_SHAPE[1], np.float32)
    each, whole = np.zeros((N, WIDE), np.float32), np.zeros(WIDE, np.float32)
    look_at_all(s, colours, table)
    think(colours, table, JUDGE, each, whole)
    seat = int(s.to_move)
    out[seat] = 1 / (1 + math.exp(-read_off(whole, JUDGE[9], JUDGE[10], 0)))
    out[1 - seat] = 1 - out[seat]
    return True
