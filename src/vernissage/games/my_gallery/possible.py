"""Which positions of My Gallery no game can be in, and why."""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.record import OVER
from vernissage.games.my_gallery.auction import put_in_order
from vernissage.games.my_gallery.components import (
    FIRST_SHAPE,
    HEIGHT,
    MOST_COLUMNS,
    ROWS,
    SIZE_NAMES,
    STARS,
    STARTING,
    VALUE,
    WIDTH,
)
from vernissage.games.my_gallery.museum import end_is_near, is_taken, space_of
from vernissage.games.my_gallery.numbers import KINDS, MOST_EXCESS, ONE_DECORATION, TYPES
from vernissage.games.my_gallery.permitted import left_of_size
from vernissage.games.my_gallery.state import (
    BID,
    EMPTY,
    HUNG,
    MOST_REWARDS,
    NOTHING,
    OFFER,
    PICK,
    REST,
    SETTLE,
    START,
    excess_count,
    is_painting,
)

STEPS = KINDS - 1  # a marker steps back by at most: the other markers


def check(s: np.record) -> None:
    """Refuse what no game can lead to; fill in the order, the auctioneer and the turn."""
    if (s.phase == START) != (s.rounds == 0):
        raise ImpossiblePosition("round: 0 while starting paintings are hung, and only then")
    if s.to_move == OVER and s.phase != SETTLE:
        raise ImpossiblePosition("to_move: a game ends with a settling")
    _check_bids(s)
    _fill_turn(s)
    for seat in range(int(s.players)):
        _check_wall(s, seat)
        _check_count(s, seat)
    _check_offer(s)
    _check_museum(s)
    _check_settling(s)
    _check_end(s)


def _fail(text: str) -> None:
    raise ImpossiblePosition(text)


def _check_bids(s: np.record) -> None:
    """Every pile as high as the round says; who has bid already is settled by the seats."""
    players = int(s.players)
    starts = s.bids[:players, 0].tolist()
    if len(set(starts)) != players:
        _fail(f"bids: starting cards differ: {starts}")
    auctioneer = (starts.index(min(starts)) + max(0, int(s.rounds) - 1)) % players
    s.auctioneer = auctioneer
    whole = int(s.rounds) + int(s.phase != OFFER and s.phase != START) + int(s.phase == START)
    bidders = []
    for seat in range(players):
        height = int((s.bids[seat] > 0).sum())
        if s.phase == BID and height == whole - 1:
            continue
        if height != whole:
            _fail(f"seat {seat}: bids: {height} cards in round {s.rounds}, not {whole}")
        bidders.append(seat)
    if s.phase == BID:
        if len(bidders) == players:
            _fail("bids: all have bid, so they are revealed and the picks begin")
        s.turn = len(bidders)


def _fill_turn(s: np.record) -> None:
    """Whose move it is, by the phase; it must be the one that is told."""
    players = int(s.players)
    picked = [seat for seat in range(players) if s.picked[seat] != NOTHING]
    if s.phase in (PICK, SETTLE):
        put_in_order(s)
    order = s.order.tolist()[:players]
    if s.phase == START:
        due = picked[0] if picked else NOTHING
        if picked != list(range(players - len(picked), players)) or not picked:
            _fail("picked: starting paintings are hung in the order of seats")
    elif s.phase == OFFER:
        s.turn = int((s.asked != NOTHING).sum())
        due = int(s.auctioneer)
    elif s.phase == BID:
        asked = ((int(s.auctioneer) + i) % players for i in range(players))
        due = next(seat for seat in asked if s.bids[seat, int(s.rounds)] == 0)
    elif s.phase == PICK:
        s.turn = len(picked)
        if s.turn == players or sorted(order[: len(picked)]) != picked:
            _fail("picked: paintings are picked in the order of bids")
        due = order[int(s.turn)]
    else:
        s.turn = players if s.to_move == OVER else order.index(int(s.to_move))
        due = int(s.to_move)
        later = order[int(s.turn) + 1 :]
        if [seat for seat in picked if seat != due] != sorted(later):
            _fail("picked: those who settle later hold a painting, those before do not")
    if s.phase in (OFFER, BID) and picked:
        _fail("picked: nobody holds a new painting before the picks")
    if due != s.to_move:
        _fail(f"to_move: in this phase it is seat {due}, not {int(s.to_move)}")


def _check_wall(s: np.record, seat: int) -> None:
    """A starting painting on a star, and everything else joined to it side by side."""
    squares = s.squares[seat].tolist()
    starting = sorted({mark - HUNG for mark in squares if mark} & set(STARTING.tolist()))
    waits = s.phase == START and s.picked[seat] != NOTHING
    if len(starting) != int(not waits):
        _fail(f"the wall of seat {seat}: {len(starting)} starting paintings")
    if waits:
        if any(squares) or s.picked[seat] not in STARTING:
            _fail(f"seat {seat}: a starting painting is hung first, on an empty wall")
        return
    first = squares.index(starting[0] + HUNG)
    covered = {
        (x, y)
        for y in range(first // MOST_COLUMNS, first // MOST_COLUMNS + int(HEIGHT[starting[0]]))
        for x in range(first % MOST_COLUMNS, first % MOST_COLUMNS + int(WIDTH[starting[0]]))
    }
    if not any(int(STARS[s.wall, y]) >> x & 1 for x, y in covered):
        _fail(f"the wall of seat {seat}: the starting painting covers no star")
    joined = _joined(squares, int(ROWS[s.wall]), first)
    if len(joined) != sum(mark != EMPTY for mark in squares):
        _fail(f"the wall of seat {seat}: an item touches no other")


def _joined(squares: list[int], rows: int, first: int) -> set[int]:
    """The covered squares that can be reached from one, side by side."""
    reached, edge = {first}, [first]
    while edge:
        cell = edge.pop()
        x, y = cell % MOST_COLUMNS, cell // MOST_COLUMNS
        for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            near = ny * MOST_COLUMNS + nx
            inside = 0 <= nx < MOST_COLUMNS and 0 <= ny < rows
            if inside and squares[near] != EMPTY and near not in reached:
                reached.add(near)
                edge.append(near)
    return reached


def _check_count(s: np.record, seat: int) -> None:
    """A painting a round, wherever it went; starting ones only on the wall."""
    hanging = {m - HUNG for m in s.squares[seat].tolist() if m not in (EMPTY, REST)}
    elsewhere = [*s.excess[seat].tolist(), int(s.assistant[seat]), int(s.picked[seat])]
    others = [item for item in elsewhere if 0 <= item < FIRST_SHAPE]
    if s.phase != START and any(item in STARTING for item in others):
        _fail(f"seat {seat}: a starting painting lies elsewhere than on the wall")
    if s.phase == START:
        if s.assistant[seat] != NOTHING or s.excess[seat, 0] != NOTHING or len(hanging) > 1:
            _fail(f"seat {seat}: nothing but a starting painting before the first round")
        return
    got = sum(item < FIRST_SHAPE for item in hanging) - 1 + len(others)
    waits = s.phase != SETTLE and s.picked[seat] == NOTHING
    if got != int(s.rounds) - int(waits):
        _fail(f"seat {seat}: {got} paintings in round {int(s.rounds)}; there is one a round")


def _check_offer(s: np.record) -> None:
    players = int(s.players)
    left = int((s.offer != NOTHING).sum())
    if any(painting in STARTING for painting in s.offer.tolist()):
        _fail("offer: a starting painting is not for sale")
    want = players + 1 - int((s.picked != NOTHING).sum()) if s.phase in (BID, PICK) else 0
    if s.phase == SETTLE and s.to_move != OVER:
        want = 1
    if left != want:
        _fail(f"offer: {left} paintings, not {want}, are in the auction in this phase")
    asked = int((s.asked != NOTHING).sum())
    if asked and s.phase != OFFER:
        _fail("asked: sizes are chosen in the phase offer, and only there")
    if asked > players:
        _fail(f"asked: {asked} sizes, at most {players} before all are turned up")
    if s.phase == OFFER:
        for size in set(s.asked.tolist()) - {NOTHING}:
            if left_of_size(s, size) < 0:
                _fail(f"asked: the stack of {SIZE_NAMES[size]} has not so many")


def _check_museum(s: np.record) -> None:
    """A painting for every round closed; markers where their values can have led."""
    lying = sum(int(pile).bit_count() for pile in s.museum)
    closed = int(s.rounds) - int(s.to_move != OVER) if s.rounds else 0
    if lying != closed:
        _fail(f"museum: {lying} paintings after {closed} rounds; there is one a round")
    for kind, name in enumerate(TYPES):
        distance = int(s.marker[kind])
        if distance > int(VALUE.max()) * int(s.museum[kind]).bit_count():
            _fail(f"markers: {name} cannot have come to {distance}")
        if is_taken(s, kind, space_of(distance)):
            _fail(f"markers: another one is on the space of {name}")
        if s.museum[kind] and distance == 0 and sum(_was_low(s, k) for k in range(KINDS)) < STEPS:
            _fail(f"markers: {name} has entered; it is at 0 only if spaces 1 to 3 were taken")


def _was_low(s: np.record, kind: int) -> bool:
    """[MG-14] Whether a marker may have been on spaces 1 to 3: it is there, or has moved again."""
    again = int(s.museum[kind]).bit_count() > 1
    return bool(s.marker[kind] > 0 and (again or s.marker[kind] <= STEPS))


def _check_settling(s: np.record) -> None:
    seat = int(s.to_move)
    busy = s.phase == SETTLE and seat != OVER
    if s.due and not (busy and s.empty[seat] > 0):
        _fail("rewards: only who settles, on a wall with room, has some to take")
    if busy and s.due + _may_earn(s, seat) > MOST_REWARDS:
        _fail(f"rewards: {s.due}; the paintings still to place may make more than {MOST_REWARDS}")
    for shields, combined in zip(s.rewards.tolist(), s.combined.tolist(), strict=True):
        if shields > ONE_DECORATION and not combined:
            _fail(f"rewards: {shields} shields are a combination")


def _may_earn(s: np.record, seat: int) -> int:
    """[MG-9] Paintings a seat can still place in its settling: the new one, the assistant's."""
    return int(s.picked[seat] != NOTHING) + int(is_painting(int(s.assistant[seat])))


def _check_end(s: np.record) -> None:
    """[MG-E] Whether the game goes on or is over as walls, excess and cards say."""
    near = end_is_near(s)
    if s.to_move == OVER and not near:
        _fail("to_move: nothing has ended the game")
    for seat in range(int(s.players)):
        full = s.empty[seat] == 0 and not (s.phase == SETTLE and seat == s.to_move)
        if _has_to_settle(s, seat) and (full or excess_count(s.excess[seat]) == MOST_EXCESS):
            _fail("the game ended with the round before")


def _has_to_settle(s: np.record, seat: int) -> bool:
    """[MG-5] Whether a seat's painting of this round is still to come, or not settled yet."""
    return s.phase in (OFFER, BID, PICK) or bool(s.phase == SETTLE and s.picked[seat] != NOTHING)
