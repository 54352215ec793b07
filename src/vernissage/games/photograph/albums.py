"""Films as single numbers, so that bots can try plays by looking them up: never rules.

A film's number holds its last face-up value, its direction, whether it ends
blurred, how many face-up cards it has, and whether its lucky shot is free.
An album is a seat's films: such a number a colour.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.generic import Kernel
from vernissage.engine.kernel import interpreted, kernel
from vernissage.games.photograph.components import BLUR, HALF, LUCKY_AT, LUCKY_SHOT, POINTS, VALUES
from vernissage.games.photograph.films import ends_blurred, follows, heading
from vernissage.games.photograph.state import NOBODY, N

LASTS = VALUES + 1
LONGEST = 7  # longer films are worth no more
ENDS = 2 * 3 * LASTS  # blurred or not, the direction, the last value
FILMS = 2 * (LONGEST + 1) * ENDS


@kernel
def film_number(free: int, sharp: int, blurred: int, way: int, last: int) -> int:
    """A film as one number; it has at most LONGEST face-up cards."""
    return (((free * (LONGEST + 1) + sharp) * 2 + blurred) * 3 + way + 1) * LASTS + last


AFTER = np.zeros((len(LUCKY_AT), FILMS, VALUES), np.int16)  # players, film, value - 1: the film
BRINGS = np.zeros((len(LUCKY_AT), FILMS, VALUES), np.int8)  # and the points
_EVERY = np.indices((2, LONGEST + 1, 2, 3, LASTS)).reshape(5, FILMS)
FREE_OF, SHARP_OF = _EVERY[0], _EVERY[1]
ROOM_OF = np.zeros(FILMS, np.int64)  # values that could still follow, whatever the step


def _fill_tables() -> None:
    free, sharp, blurred, ways, last = _EVERY[:, :, None]
    way, value = ways - 1, np.arange(1, LASTS)

    def asked(rule: Kernel, *of: np.ndarray) -> np.ndarray:
        """A rule of films, asked of each end of a film and each value."""
        told = np.vectorize(interpreted(rule))(value, *(part[:ENDS] for part in of))
        return np.tile(told, (FILMS // ENDS, 1))

    kept = asked(follows, last, way, blurred)
    onward = asked(heading, last, way)
    longer = np.minimum(sharp + 1, LONGEST)
    number: Kernel = interpreted(film_number)  # of arrays of films at once
    blur = number(free, sharp, 1, way, last)
    for players in (2, 3, 4):
        lucky = free & (sharp + 1 >= LUCKY_AT[players])
        AFTER[players] = np.where(kept, number(free - lucky, longer, 0, onward, value), blur)
        points = POINTS[sharp + 1] - POINTS[sharp] + lucky * LUCKY_SHOT
        BRINGS[players] = np.where(kept, points, BLUR)
    rooms = (last - 1, np.maximum(VALUES - last, last - 1), VALUES - last)
    room = np.maximum(np.choose(ways, rooms), 0)
    ROOM_OF[:] = np.where(last > 0, room, VALUES - 1)[:, 0]


_fill_tables()
HOPES = BRINGS.reshape(len(LUCKY_AT), FILMS, 2, HALF).mean(axis=3)  # of a back: players, film, half


@kernel
def open_album(s: np.record, seat: int, lucky: bool, album: np.ndarray) -> None:
    """A seat's films as they are now; at sunset and at the end no lucky shot is to be had."""
    for colour in range(N):
        album[colour] = film_number(
            int(lucky and s.lucky[colour] == NOBODY),
            min(int(s.sharp[seat, colour]), LONGEST),
            int(ends_blurred(s, seat, colour)),
            int(s.way[seat, colour]),
            int(s.last[seat, colour]),
        )


@kernel
def stick(album: np.ndarray, players: int, card: int) -> int:
    """Play a card into an album; the points it brings."""
    colour, value = card // VALUES, card % VALUES
    film = album[colour]
    album[colour] = AFTER[players, film, value]
    return int(BRINGS[players, film, value])


@kernel
def wound(hand: np.ndarray, low: int, high: int, i: int) -> int:
    """The card that lies at a place of a hand after a wind."""
    if i < low or i > high:
        return int(hand[i])
    return int(hand[low]) if i == high else int(hand[i + 1])
