"""Whether a game of Photograph can be in a position that was read."""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.record import OVER
from vernissage.games.photograph.components import (
    COLOURS,
    COLOURS_IN_PLAY,
    COLUMNS,
    FEW,
    HAND,
    LUCKY_AT,
    MOST_TAKEN,
    PILES,
    PLACES,
    PLAYED_TOGETHER,
    ROWS,
    VALUES,
)
from vernissage.games.photograph.moves import WINDS
from vernissage.games.photograph.rules import winds_of
from vernissage.games.photograph.state import (
    AT_END,
    AT_SUNSET,
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
    _check_hands(s)
    _check_winds(s)
    _check_lucky(s)
    _check_played(s)


def _check_sunset(s: np.record) -> None:
    """[PH-S2] The sunset lies in the fifth of six piles."""
    pile = VALUES * int(COLOURS_IN_PLAY[int(s.players)]) // PILES
    above = int(s.left) - pile
    if s.sunset and above < 0:
        raise ImpossiblePosition(f"sunset: it comes before the last {pile} photographs of the deck")
    if not s.sunset and above > pile:
        raise ImpossiblePosition(f"sunset: it does not come before {2 * pile} photographs are left")
    if s.phase == AT_SUNSET and (s.sunset or above < 0):
        raise ImpossiblePosition("sunset: at sunset it is out of the deck, with a pile left")
    if s.top == SUNSET and above > pile:
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
    """[PH-12] A refill has filled all places before the one it paused at."""
    for place in range(int(ROWS[int(s.players)]) * COLUMNS):
        empty = s.field[PLACES[int(s.players), place]] == NOTHING
        if (place < s.paused and empty) or (place == s.paused and not empty):
            raise ImpossiblePosition("paused: it is the first place that is still empty")


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


def _check_winds(s: np.record) -> None:
    """[PH-12] At sunset and at the end, those who moved before have committed, others not."""
    if s.phase < AT_SUNSET:
        return
    players = int(s.players)
    waiting = players if s.to_move == OVER else (int(s.to_move) - int(s.turn)) % players
    held = HAND if s.phase == AT_SUNSET else HAND - PLAYED_TOGETHER
    for i in range(players):
        move = int(s.winds[(int(s.turn) + i) % players])
        if (move != NOTHING) != (i < waiting):
            raise ImpossiblePosition("winds: they are committed in turn, from the seat on turn")
        if move != NOTHING and move - WINDS >= winds_of(held):
            raise ImpossiblePosition(f"winds: a hand has {held} places now")


def _check_lucky(s: np.record) -> None:
    """[PH-9] Who has a lucky shot has the film for it."""
    for colour in range(N):
        owner = int(s.lucky[colour])
        if owner != NOBODY and s.sharp[owner, colour] < LUCKY_AT[int(s.players)]:
            raise ImpossiblePosition(f"lucky: seat {owner} has too few {COLOURS[colour]} cards")


def _check_played(s: np.record) -> None:
    """[PH-4] The last shot lies in its owner's films."""
    for seat in range(int(s.players)):
        for i in range(MOST_TAKEN):
            card = int(s.played[seat, i])
            if card != NOTHING:
                film = np.abs(s.films[seat, card // VALUES].astype(int)).tolist()
                if card % VALUES + 1 not in film:
                    raise ImpossiblePosition(
                        f"played: not all of it is in the films of seat {seat}"
                    )
