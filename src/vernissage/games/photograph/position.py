"""Positions of Photograph as JSON that people write and edit."""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.position import Reader
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json
from vernissage.games.photograph import moves
from vernissage.games.photograph.cards import BACK_NAMES, CARDS, write_back, write_cell
from vernissage.games.photograph.components import COLOURS, COLUMNS, HALF, ROWS, VALUES
from vernissage.games.photograph.deck import clear_table
from vernissage.games.photograph.position_check import check
from vernissage.games.photograph.position_deck import read_deck
from vernissage.games.photograph.position_read import (
    PHASES,
    read_cards,
    read_colours,
    read_lucky,
    read_winds,
)
from vernissage.games.photograph.state import AT_SUNSET, BACKS, DOWN, NOBODY, NOTHING, N

MOST_COUNTED = 65535  # by `ply`, which must have room for a whole game


def write_position(record: np.record) -> Json:
    """The whole table, hidden hands and winds included."""
    s = plain(record)
    seats = range(s.players)
    hands = [s.hands[seat][: s.held[seat]] for seat in seats]
    return {
        "ply": s.ply,
        "first": s.first,
        "turn": s.turn,
        "to_move": None if s.to_move == OVER else s.to_move,
        "phase": PHASES[s.phase],
        "announced": s.announced,
        "left_out": [COLOURS[c] for c in range(N) if not s.colours >> c & 1],
        "field": [
            [write_cell(cell) for cell in s.field[row * COLUMNS : (row + 1) * COLUMNS]]
            for row in range(int(ROWS[s.players]))
        ],
        "hands": [[CARDS[card] for card in hand] for hand in hands],
        "shown": [[i + 1 for i in range(s.held[seat]) if s.shown[seat] >> i & 1] for seat in seats],
        "films": [
            {COLOURS[c]: [v for v in s.films[seat][c] if v] for c in range(N) if s.last[seat][c]}
            for seat in seats
        ],
        "lucky": {COLOURS[c]: s.lucky[c] for c in range(N) if s.lucky[c] != NOBODY},
        "played": [[CARDS[c] for c in s.played[seat] if c != NOTHING] for seat in seats],
        "winds": [None if s.winds[i] == NOTHING else moves.write(s.winds[i]) for i in seats],
        "gone": [CARDS[card] for card in gone(s)],
        "deck": s.left if s.plain_backs else _write_backs(s.deck),
        "lost": _lost(s),
        "top": write_back(s.top),
        "sunset": bool(s.sunset),
        "paused": s.paused + 1 if s.phase == AT_SUNSET else None,
    }


def _write_backs(counts: list[int]) -> Json:
    return {BACK_NAMES[b]: n for b, n in enumerate(counts) if n}


def unseen_cards(s: Plain) -> list[int]:
    """The cards nobody has seen."""
    return [b * HALF + i for b in range(BACKS) for i in range(HALF) if s.unseen[b] >> i & 1]


def gone(s: Plain) -> list[int]:
    """The cards that left the game face up: seen, and lying nowhere."""
    there = {cell for cell in s.field if NOTHING < cell < DOWN} | set(unseen_cards(s))
    for seat in range(s.players):
        there |= set(s.hands[seat][: s.held[seat]])
        for colour in range(N):
            there |= {colour * VALUES + abs(v) - 1 for v in s.films[seat][colour] if v}
    return [
        card for card in range(len(CARDS)) if s.colours >> card // VALUES & 1 and card not in there
    ]


def _lost(s: Plain) -> Json | int:
    """The cards that left the game face down: unseen, and neither in the deck nor on the field."""
    downs = [cell - DOWN for cell in s.field if cell >= DOWN]
    if s.plain_backs:
        return int(len(unseen_cards(s)) - s.left - len(downs))
    return _write_backs(
        [s.unseen[b].bit_count() - s.deck[b] - downs.count(b) for b in range(BACKS)]
    )


def read_position(data: Json, s: np.record) -> None:
    """Fill a blank record from a position, or say why no game can be in it.

    Left out, nothing has left the game, the deck holds every card that is
    nowhere else, and the sunset is in it.
    """
    clear_table(s)
    reader = Reader(data)
    players = int(s.players)
    s.ply = reader.whole("ply", 0, MOST_COUNTED - moves.MOST_PLIES, 0)
    s.turn = reader.whole("turn", 0, players - 1)
    _read_first(reader, s)
    to_move = reader.seat("to_move", players, int(s.turn))
    s.to_move = OVER if to_move is None else to_move
    s.phase = reader.choice("phase", PHASES, "take")
    s.announced = reader.whole("announced", 0, 3, 0)
    read_colours(reader, s)
    read_cards(reader, s)
    read_lucky(reader, s)
    read_deck(reader, s)
    read_winds(reader, s)
    reader.end()
    check(s)


def _read_first(reader: Reader, s: np.record) -> None:
    """[PH-S5] Who began: the seat the host named, or any."""
    named = int(s.first)
    usual = int(s.turn) if named == NOBODY else named
    s.first = reader.whole("first", 0, int(s.players) - 1, usual)
    if named not in (NOBODY, s.first):
        raise ImpossiblePosition(f"first: in this game seat {named} began")
