"""Whether a game of Photograph can be in a position that was read."""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.record import OVER
from vernissage.games.photograph.components import (
    COLOURS,
    COLUMNS,
    FEW,
    HAND,
    LUCKY_AT,
    MOST_TAKEN,
    PLACES,
    PLAYED_TOGETHER,
    ROWS,
    VALUES,
)
from vernissage.games.photograph.moves import WINDS
from vernissage.games.photograph.position_deck import pile
from vernissage.games.photograph.rules import winds_of
from vernissage.games.photograph.state import (
    AT_END,
    AT_SUNSET,
    DOWN,
    NOBODY,
    NOTHING,
    SUNSET,
    TAKE,
    WIND,
    N,
    on_field,
)


def check(s: np.record) -> None:
    """Complain of the first thing that cannot be."""
    _check_sunset(s)
    _check_phase(s)
    _check_rows(s)
    _check_lost(s)
    _check_hands(s)
    _check_missed(s)
    _check_winds(s)
    _check_past_winds(s)
    _check_lucky(s)
    _check_played(s)


def _check_sunset(s: np.record) -> None:
    """[PH-S2] The sunset lies in the fifth of six piles."""
    size = pile(s)
    above = int(s.left) - size
    if s.sunset and above < 0:
        raise ImpossiblePosition(f"sunset: it comes before the last {size} photographs of the deck")
    if not s.sunset and above > size:
        raise ImpossiblePosition(f"sunset: it does not come before {2 * size} photographs are left")
    if s.phase == AT_SUNSET and (s.sunset or above < 0):
        raise ImpossiblePosition("sunset: at sunset it is out of the deck, with a pile left")
    if s.top == SUNSET and above > size:
        raise ImpossiblePosition("top: the sunset does not lie so high")
    if s.sunset and above == 0 and s.top != SUNSET and not s.plain_backs:
        raise ImpossiblePosition("top: nothing lies over the sunset any more")


def _check_phase(s: np.record) -> None:
    """[PH-1] [PH-10] [PH-11] Whose move it is, and a field that calls for no refill."""
    cards = int(on_field(s))
    if s.to_move == OVER and s.phase != AT_END:
        raise ImpossiblePosition("to_move: nobody moves only after the end")
    if s.phase in (TAKE, WIND) and s.to_move != s.turn:
        raise ImpossiblePosition("to_move: it is the turn's seat that moves")
    if (s.announced > 0) != (s.phase == WIND):
        raise ImpossiblePosition("announced: 1 to 3 between take and wind, else 0")
    if s.phase == TAKE and cards <= FEW:
        raise ImpossiblePosition(f"field: with {cards} cards it should have been refilled")
    if s.phase == WIND and cards + s.announced <= FEW:
        raise ImpossiblePosition(f"field: before the take there were more than {FEW} cards")
    if s.phase == AT_END and (cards > FEW or s.left or s.sunset):
        raise ImpossiblePosition(f"field: the end comes with {FEW} cards or fewer and no deck")
    if s.phase == AT_SUNSET:
        _check_pause(s)


def _check_pause(s: np.record) -> None:
    """[PH-10] [PH-12] A refill fills place by place; beyond lie only cards turned up before it."""
    players = int(s.players)
    paused = int(s.paused)
    order = PLACES[players, : int(ROWS[players]) * COLUMNS]
    filled = s.field[order] != NOTHING
    if filled[paused] or not filled[:paused].all():
        raise ImpossiblePosition("paused: it is the first place that is still empty")
    beyond = order[paused:][filled[paused:]]
    if (beyond % COLUMNS).any() or (players == 2 and beyond.size):
        raise ImpossiblePosition("paused: beyond it lie at most cards turned up on the left")


def _check_rows(s: np.record) -> None:
    """[PH-1] [PH-S3] Rows are filled from the left and taken from their ends: none has a gap."""
    room = 0  # for the cards just taken
    for row in range(int(ROWS[int(s.players)])):
        there = np.flatnonzero(s.field[row * COLUMNS : (row + 1) * COLUMNS] != NOTHING)
        if there.size == 0:
            room = COLUMNS
            continue
        left, right = int(there[0]), int(there[-1])
        if right - left >= there.size:
            raise ImpossiblePosition(f"field, row {row + 1}: cards leave it at its ends only")
        room = max(room, left, COLUMNS - 1 - right)
    if s.announced > room:
        raise ImpossiblePosition(f"announced: no row has room for {s.announced} cards just taken")


def _check_lost(s: np.record) -> None:
    """[PH-10] Cards leave the game unseen with two players only."""
    unseen = sum(int(bits).bit_count() for bits in s.unseen)
    if s.players > 2 and unseen > int(s.left) + int((s.field >= DOWN).sum()):
        raise ImpossiblePosition("lost: only with two players do cards leave the game unseen")


def _check_hands(s: np.record) -> None:
    """[PH-S4] [PH-12] [PH-13] Five cards each, three after sunset, one when all is over."""
    between = HAND if s.sunset or s.phase == AT_SUNSET else HAND - PLAYED_TOGETHER
    if s.to_move == OVER:
        between -= PLAYED_TOGETHER
    for seat in range(int(s.players)):
        wanted = between + int(s.announced) * int(seat == s.turn)
        if s.held[seat] != wanted:
            raise ImpossiblePosition(
                f"hand of seat {seat}: {s.held[seat]} cards, but it has {wanted} now"
            )


def _check_missed(s: np.record) -> None:
    """[PH-V1] All have seen the missed frames of a finished game."""
    if s.missed_frame and s.to_move == OVER and not s.shown[: int(s.players)].all():
        raise ImpossiblePosition("shown: the missed frames lie face up")


def _check_winds(s: np.record) -> None:
    """[PH-12] At sunset and at the end, the first from the seat on turn without a wind is asked."""
    if s.phase < AT_SUNSET:
        return
    players = int(s.players)
    seats = [(int(s.turn) + i) % players for i in range(players)]
    asked = next((seat for seat in seats if s.winds[seat] == NOTHING), OVER)
    if s.to_move != asked:
        raise ImpossiblePosition("winds: the first from the seat on turn without one is to move")
    held = HAND if s.phase == AT_SUNSET else HAND - PLAYED_TOGETHER
    if any(move - WINDS >= winds_of(held) for move in s.winds[:players] if move != NOTHING):
        raise ImpossiblePosition(f"winds: a hand has {held} places now")


def _check_past_winds(s: np.record) -> None:
    """[PH-12] In a turn, the winds told are those of the sunset: all of them, or none."""
    if s.phase >= AT_SUNSET:
        return
    told = [int(move) for move in s.winds if move != NOTHING]
    if told and s.sunset:
        raise ImpossiblePosition("winds: nobody has wound with the others before sunset")
    if len(told) not in (0, int(s.players)):
        raise ImpossiblePosition("winds: at sunset all have wound")
    if any(move - WINDS >= winds_of(HAND) for move in told):
        raise ImpossiblePosition(f"winds: at sunset a hand had {HAND} places")


def _check_lucky(s: np.record) -> None:
    """[PH-9] Who has one has the film for it; films grow past it unclaimed only when all play."""
    enough = int(LUCKY_AT[int(s.players)])
    together = int(not s.sunset and s.phase != AT_SUNSET) + int(s.to_move == OVER)
    for colour in range(N):
        owner, longest = int(s.lucky[colour]), int(s.sharp[:, colour].max())
        if owner != NOBODY and s.sharp[owner, colour] < enough:
            raise ImpossiblePosition(f"lucky: seat {owner} has too few {COLOURS[colour]} cards")
        if owner == NOBODY and longest >= enough + PLAYED_TOGETHER * together:
            raise ImpossiblePosition(
                f"lucky: with {longest} {COLOURS[colour]} cards face up somebody has taken it"
            )


def _check_played(s: np.record) -> None:
    """[PH-4] The last shot lies in its owner's films, every card once."""
    cards = [int(card) for card in s.played.flat if card != NOTHING]
    if len(set(cards)) != len(cards):
        raise ImpossiblePosition("played: a card is named twice")
    for seat in range(int(s.players)):
        for i in range(MOST_TAKEN):
            card = int(s.played[seat, i])
            if card != NOTHING:
                film = np.abs(s.films[seat, card // VALUES].astype(int)).tolist()
                if card % VALUES + 1 not in film:
                    raise ImpossiblePosition(
                        f"played: not all of it is in the films of seat {seat}"
                    )
