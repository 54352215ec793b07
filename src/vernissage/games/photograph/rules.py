"""The rules of Photograph, in the order of its README; films and field have files of their own."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.photograph.components import COLUMNS, FEW, HAND, MOST_TAKEN, PLAYED_TOGETHER
from vernissage.games.photograph.components import ROWS as ROWS_OF
from vernissage.games.photograph.deck import (
    choose_colours,
    clear_table,
    look,
    make_deck,
    put_in_hand,
    turn_up,
)
from vernissage.games.photograph.field import clear_field, fill
from vernissage.games.photograph.films import shoot, wind_hand
from vernissage.games.photograph.moves import RIGHT, WIND_FROM, WIND_TO, WINDS
from vernissage.games.photograph.state import (
    AT_END,
    AT_SUNSET,
    DOWN,
    NOBODY,
    NOTHING,
    TAKE,
    WIND,
    in_row,
    lies_face_up,
    on_field,
)

# Why a move is refused: the rule's id and the reason's name in the texts.
REASONS = (
    ("", ""),
    ("PH-13", "over"),
    ("PH-1", "take-first"),
    ("PH-3", "wind-now"),
    ("PH-12", "sunset"),
    ("PH-13", "end"),
    ("PH-S3", "no-row"),
    ("PH-1", "too-few"),
    ("PH-1", "say-left"),
    ("PH-3", "no-place"),
)
LEGAL, GAME_OVER, TAKE_FIRST, WIND_NOW, SUNSET_NOW, END_NOW = 0, 1, 2, 3, 4, 5
NO_ROW, TOO_FEW, SAY_LEFT, NO_PLACE = 6, 7, 8, 9


# Set-up


@kernel
def deal(s: np.record) -> None:
    """[PH-S3] [PH-S4] [PH-S5] The field, then five cards each, one at a time from the first."""
    clear_table(s)
    if s.colours == 0:
        choose_colours(s)
    make_deck(s)
    fill(s, 0)
    if s.first == NOBODY:
        s.first = draw(s.chance, int(s.players))
    for _ in range(HAND):
        for i in range(int(s.players)):
            put_in_hand(s, (int(s.first) + i) % int(s.players), look(s, turn_up(s)), False)
    s.turn = s.first
    s.to_move = s.first
    s.phase = TAKE


# A turn


@kernel
def may_take(s: np.record, row: int, count: int, side: int) -> bool:
    """[PH-1] So many cards from one row; a single card is only taken from the left."""
    there = in_row(s, row)
    return bool((count <= there) & ((side != RIGHT) | (there > 1)))


@kernel
def winds_of(held: int) -> int:
    """[PH-3] How many ways there are to wind a hand: any card but the top, any place above it."""
    return held * (held - 1) // 2


@kernel
def legal(s: np.record, out: np.ndarray) -> int:
    """[PH-1] [PH-3] Takes, then winds; at sunset and at the end winds alone."""
    seat = int(s.to_move)
    if seat == OVER:
        return 0
    n = 0
    if s.phase == TAKE:
        for row in range(int(ROWS_OF[int(s.players)])):
            there = in_row(s, row)
            for count in range(1, min(there, MOST_TAKEN) + 1):
                move = (row * MOST_TAKEN + count - 1) * 2
                out[n] = move
                out[n + 1] = move + RIGHT
                n += 2 if there > 1 else 1
        return n
    n = winds_of(int(s.held[seat]))
    for i in range(n):
        out[i] = WINDS + i
    return n


@kernel
def refusal(s: np.record, move: int) -> int:
    """[PH-1] [PH-3] LEGAL, or the number of the reason in REASONS."""
    seat = int(s.to_move)
    if seat == OVER:
        return GAME_OVER
    if move >= WINDS:
        if s.phase == TAKE:
            return TAKE_FIRST
        return LEGAL if move - WINDS < winds_of(int(s.held[seat])) else NO_PLACE
    if s.phase != TAKE:
        return (WIND_NOW, SUNSET_NOW, END_NOW)[int(s.phase) - WIND]
    row, count = move // 2 // MOST_TAKEN, move // 2 % MOST_TAKEN + 1
    if row >= ROWS_OF[int(s.players)]:
        return NO_ROW
    if may_take(s, row, count, move % 2):
        return LEGAL
    return TOO_FEW if in_row(s, row) < count else SAY_LEFT


@kernel
def apply(s: np.record, move: int) -> None:
    """[PH-1] Make a legal move."""
    s.ply += 1
    seat = int(s.to_move)
    if move < WINDS:
        take(s, seat, move // 2 // MOST_TAKEN, move // 2 % MOST_TAKEN + 1, move % 2)
    elif s.phase == WIND:
        wind(s, seat, move)
        shoot(s, seat, int(s.announced), True)
        check_field(s)
    else:
        commit(s, seat, move)


@kernel
def take(s: np.record, seat: int, row: int, count: int, side: int) -> None:
    """[PH-1] [PH-2] Cards of one row from one side inward, each onto the top of the hand."""
    s.announced = count
    s.phase = WIND
    for i in range(COLUMNS):
        cell = row * COLUMNS + (COLUMNS - 1 - i if side == RIGHT else i)
        lying = int(s.field[cell])
        if lying != NOTHING and count > 0:
            count -= 1
            s.field[cell] = NOTHING
            open_card = lies_face_up(lying)
            put_in_hand(s, seat, lying if open_card else look(s, lying - DOWN), open_card)


@kernel
def wind(s: np.record, seat: int, move: int) -> None:
    """[PH-3] One card of the hand, any but the top, moves toward the top."""
    wind_hand(s, seat, WIND_FROM[move - WINDS], WIND_TO[move - WINDS])


# The field


@kernel
def check_field(s: np.record) -> None:
    """[PH-10] With few cards left the field is refilled, unless the sunset interrupts."""
    if on_field(s) > FEW:
        next_turn(s)
        return
    clear_field(s)
    refill(s, 0)


@kernel
def refill(s: np.record, start: int) -> None:
    """[PH-10] [PH-11] [PH-12] Fill the field from a place on; then the next turn, or the end."""
    if not fill(s, start):
        gather(s, AT_SUNSET)
    elif on_field(s) <= FEW:
        gather(s, AT_END)
    else:
        next_turn(s)


@kernel
def next_turn(s: np.record) -> None:
    """[PH-11] Play goes on clockwise."""
    s.turn = (int(s.turn) + 1) % int(s.players)
    s.to_move = s.turn
    s.phase = TAKE
    s.announced = 0


# Sunset and end


@kernel
def gather(s: np.record, phase: int) -> None:
    """[PH-12] [PH-13] All wind at the same time, unseen; the table asks first who is on."""
    s.phase = phase
    s.announced = 0
    s.to_move = s.turn
    s.winds[:] = NOTHING


@kernel
def commit(s: np.record, seat: int, move: int) -> None:
    """[PH-12] A wind chosen secretly, in any order; when the last is in, all are made and shown."""
    s.winds[seat] = move
    for i in range(int(s.players)):
        other = (int(s.turn) + i) % int(s.players)
        if s.winds[other] == NOTHING:
            s.to_move = other
            return
    for i in range(int(s.players)):
        other = (int(s.turn) + i) % int(s.players)
        wind(s, other, int(s.winds[other]))
        shoot(s, other, PLAYED_TOGETHER, False)
    if s.phase == AT_END:
        finish(s)
    else:
        start = int(s.paused)
        s.paused = 0
        refill(s, start)


@kernel
def finish(s: np.record) -> None:
    """[PH-13] The last card of each hand is out of the game, face up as a missed frame."""
    if s.missed_frame:
        for seat in range(int(s.players)):
            s.shown[seat] = 1
    s.to_move = OVER
