"""Positions of Final Touch as JSON that people write and edit."""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.position import Reader, counts, whole, write_counts
from vernissage.engine.record import OVER, plain
from vernissage.engine.rulebook import Json
from vernissage.games.final_touch.components import (
    ASKED,
    COLOURS,
    COMPLETED,
    HAND,
    IDS,
    MASTERPIECES,
    MONEY_TO_WIN,
    SMEARS_TO_SPOIL,
    SPOILED,
    STROKES_A_COLOUR,
)
from vernissage.games.final_touch.scoring import scores, winners
from vernissage.games.final_touch.state import (
    COMPLETE,
    FRESH,
    IMPROVING,
    NOBODY,
    NONE,
    OPEN,
    SPOILT,
)
from vernissage.games.final_touch.view import seats, taken

TURNS = ("fresh", "improving")
HOW = ("completed", "spoiled")
MOST_MONEY = 10**9


def write_position(record: np.record) -> Json:
    """The whole table, hidden hands included."""
    s = plain(record)
    players = s.players
    sides = 2 if players == 4 else players
    return {
        "ply": s.ply,
        "first": s.first,
        "to_move": None if s.to_move == OVER else s.to_move,
        "turn": TURNS[s.turn],
        "current": IDS[s.current],
        "next": None if s.next == NONE else IDS[s.next],
        "unseen": [IDS[i] for i in range(MASTERPIECES) if s.unseen >> i & 1],
        "improved": write_counts(s.improved, COLOURS),
        "smeared": write_counts(s.smeared, COLOURS),
        "hands": [write_counts(s.hands[seat], COLOURS) for seat in range(players)],
        "pile": write_counts(s.pile, COLOURS),
        "discards": write_counts(s.discards, COLOURS),
        "money": s.money[:sides],
        "taken": taken(s),
        "spoiler": None if s.spoiler == NOBODY else s.spoiler,
        "winners": winners(s),
    }


def read_position(data: Json, s: np.record) -> None:
    """Fill a blank record from a position, or say why no game can be in it.

    Left out, the zones and discards are empty, the pile holds every stroke
    that is nowhere else, and every masterpiece not named lies under the next.
    """
    reader = Reader(data)
    players = int(s.players)
    s.ply = reader.whole("ply", 0, 65535, 0)
    s.first = reader.whole("first", 0, players - 1, 0)
    to_move = reader.seat("to_move", players)
    s.to_move = OVER if to_move is None else to_move
    s.turn = reader.choice("turn", TURNS, "fresh")
    _read_strokes(reader, s)
    _read_money(reader, s)
    _read_masterpieces(reader, s)
    reader.end()
    _check(s)


def _read_strokes(reader: Reader, s: np.record) -> None:
    hands = reader.items("hands")
    if len(hands) != s.players:
        raise ImpossiblePosition(f"hands: {len(hands)} of them for {s.players} players")
    for seat, hand in enumerate(hands):
        cards = counts(hand, f"hand of seat {seat}", COLOURS, STROKES_A_COLOUR)
        if sum(cards) > HAND:
            raise ImpossiblePosition(
                f"hand of seat {seat}: {sum(cards)} strokes; a hand holds at most {HAND}"
            )
        s.hands[seat] = cards
    for zone in ("improved", "smeared", "discards"):
        s[zone] = counts(reader.take(zone, {}), zone, COLOURS, STROKES_A_COLOUR)
    seen = s.hands.sum(axis=0) + s.improved + s.smeared + s.discards
    rest = {c: max(0, STROKES_A_COLOUR - int(n)) for c, n in zip(COLOURS, seen, strict=True)}
    s.pile = counts(reader.take("pile", rest), "pile", COLOURS, STROKES_A_COLOUR)
    for colour, n in zip(COLOURS, (seen + s.pile).tolist(), strict=True):
        if n != STROKES_A_COLOUR:
            raise ImpossiblePosition(
                f"{colour}: {n} strokes in hands, zones, pile and discards together;"
                f" the box has {STROKES_A_COLOUR}"
            )


def _index(value: object, where: str) -> int:
    if type(value) is not int or value not in IDS:
        raise ImpossiblePosition(f"{where}: there is no masterpiece {value!r}")
    return IDS.index(value)


def _read_masterpieces(reader: Reader, s: np.record) -> None:
    places: dict[int, str] = {}

    def place(value: object, where: str) -> int:
        i = _index(value, where)
        if i in places:
            raise ImpossiblePosition(f"masterpiece {value} is both {places[i]} and {where}")
        places[i] = where
        return i

    for item in reader.items("taken", []):
        entry = Reader(item, "taken")
        i = place(entry.take("id"), "taken")
        s.finished[i] = (COMPLETE, SPOILT)[entry.choice("how", HOW)]
        for seat in entry.items("seats"):
            s.taken[i] |= 1 << whole(seat, "taken: seats", 0, int(s.players) - 1)
        entry.end()
    current = reader.take("current")
    if s.to_move == OVER:  # the last masterpiece stays on the easel, finished
        s.current = _index(current, "current")
        if s.finished[int(s.current)] == OPEN:
            raise ImpossiblePosition("current: at the end it is finished, so also taken")
    else:
        s.current = place(current, "current")
    following = reader.take("next", None)
    s.next = NONE if following is None else place(following, "next")
    rest = [IDS[i] for i in range(MASTERPIECES) if i not in places]
    for value in reader.items("unseen", rest):
        s.unseen |= 1 << place(value, "unseen")
    if lost := [IDS[i] for i in range(MASTERPIECES) if i not in places]:
        raise ImpossiblePosition(f"masterpieces that are nowhere: {', '.join(map(str, lost))}")
    if s.next == NONE and s.unseen:
        raise ImpossiblePosition("next is empty although masterpieces are left under it")


def _read_money(reader: Reader, s: np.record) -> None:
    players = int(s.players)
    sides = 2 if players == 4 else players
    money = reader.items("money", [0] * sides)
    if len(money) != sides:
        raise ImpossiblePosition(f"money: {len(money)} amounts for {sides} sides")
    for account, amount in enumerate(money):
        s.money[account] = whole(amount, "money", 0, MOST_MONEY)
    spoiler = reader.seat("spoiler", players, None)
    s.spoiler = NOBODY if spoiler is None else spoiler
    won = 0
    for seat in reader.items("winners", []):
        won |= 1 << whole(seat, "winners", 0, players - 1)
    s.winners = won & 0b11 if players == 4 else won
    if seats(won) != winners(s):
        raise ImpossiblePosition("winners: team-mates win together")
    if (s.to_move == OVER) != (won != 0):
        raise ImpossiblePosition("a game has winners when it is over (to_move null), not before")


def _check(s: np.record) -> None:
    _check_zones(s)
    _check_taken(s)
    _check_duel(s)
    if s.to_move == OVER:
        _check_end(s)
    else:
        _check_turn(s)


def _check_zones(s: np.record) -> None:
    quotas = ASKED[int(s.current)].tolist()
    laid, smeared = s.improved.tolist(), s.smeared.tolist()
    for colour, n, smears, quota in zip(COLOURS, laid, smeared, quotas, strict=True):
        if n > quota:
            raise ImpossiblePosition(f"improved: {n} {colour}; it asks for {quota}")
        if smears and n < quota:
            raise ImpossiblePosition(f"smeared: {colour} is still missing, so it cannot smear")
    if sum(smeared) > SMEARS_TO_SPOIL:
        raise ImpossiblePosition(f"smeared: never more than {SMEARS_TO_SPOIL} strokes")


def _check_taken(s: np.record) -> None:
    """Completed pays one side; spoiled pays all opponents of one seat, in a duel only one."""
    everybody = (1 << int(s.players)) - 1
    sides = (0b0101, 0b1010) if s.players == 4 else tuple(1 << i for i in range(int(s.players)))
    opponents = tuple(everybody & ~side for side in sides)
    for i in range(MASTERPIECES):
        paid = sides
        if s.finished[i] == SPOILT and (s.spoiler == NOBODY or i != s.current):
            paid = opponents
        if s.finished[i] != OPEN and s.taken[i] not in paid:
            shown = seats(int(s.taken[i]))
            raise ImpossiblePosition(f"taken: masterpiece {IDS[i]} cannot be paid to {shown}")


def _check_turn(s: np.record) -> None:
    if s.turn == IMPROVING and s.improved.sum() == 0:
        raise ImpossiblePosition("turn: nobody is improving, no stroke is laid")
    if (s.improved == ASKED[int(s.current)]).all():
        raise ImpossiblePosition("improved: the masterpiece is complete and should be taken")
    if s.smeared.sum() == SMEARS_TO_SPOIL:
        raise ImpossiblePosition("smeared: the masterpiece is spoiled and should be taken")
    if s.turn == FRESH and s.hands[int(s.to_move)].sum() == 0 and (s.pile + s.discards).sum():
        raise ImpossiblePosition(f"hand of seat {s.to_move}: empty at the start of its turn")
    if s.spoiler == NOBODY and s.money.max() >= MONEY_TO_WIN:
        raise ImpossiblePosition(f"money: with {MONEY_TO_WIN} or more the game is over")
    if s.to_move == s.spoiler:
        raise ImpossiblePosition("to_move: the spoiler does not play in the duel")


def _check_duel(s: np.record) -> None:
    if s.spoiler == NOBODY:
        return
    two = [int(s.money[seat]) for seat in range(int(s.players)) if seat != s.spoiler]
    price = 0
    if s.to_move == OVER:  # one of the two was paid for the duel itself
        price = int((COMPLETED, SPOILED)[int(s.finished[int(s.current)] == SPOILT)][int(s.current)])
    level = abs(two[0] - two[-1]) == price and min(two) >= MONEY_TO_WIN
    if s.players != 3 or not level or s.money[int(s.spoiler)] >= MONEY_TO_WIN:
        raise ImpossiblePosition(
            "spoiler: a duel is between two of three players, level"
            f" with {MONEY_TO_WIN} or more, the spoiler below"
        )


def _check_end(s: np.record) -> None:
    if s.spoiler != NOBODY:
        if s.winners != s.taken[int(s.current)]:
            raise ImpossiblePosition("winners: whoever is paid for the duel wins it")
        return
    richest = int(s.money.max())
    leaders = [seat for seat, money in enumerate(scores(s)) if money == richest]
    if winners(s) != leaders:
        raise ImpossiblePosition(f"winners: the most money wins, that is {leaders}")
    if richest < MONEY_TO_WIN and s.next != NONE:
        raise ImpossiblePosition(
            f"a game is over with {MONEY_TO_WIN} or without another masterpiece, not before"
        )
