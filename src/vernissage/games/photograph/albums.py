"""Films as single numbers, so that bots can try plays by looking them up: never rules.

A film's number holds its last face-up value, its direction, whether it ends
blurred, how many face-up cards it has, and whether its lucky shot is free.
An album is a seat's films: such a number a colour.
"""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import interpreted, kernel
from vernissage.games.photograph.components import BLUR, HALF, LUCKY_AT, LUCKY_SHOT, POINTS, VALUES
from vernissage.games.photograph.films import ends_blurred, follows, heading
from vernissage.games.photograph.state import NOBODY, N

LASTS = VALUES + 1
LONGEST = 7  # longer films are worth no more
FILMS = 2 * (LONGEST + 1) * 2 * 3 * LASTS


@kernel
def film_number(free: int, sharp: int, blurred: int, way: int, last: int) -> int:
    """A film as one number."""
    return (
        ((free * (LONGEST + 1) + min(sharp, LONGEST)) * 2 + blurred) * 3 + way + 1
    ) * LASTS + last


def _play(film: tuple[int, int, int, int, int], value: int, at: int) -> tuple[int, int]:
    """The number of a film after a card, and the points the card brings."""
    free, sharp, blurred, way, last = film
    if not interpreted(follows)(value, last, way, bool(blurred)):
        return _number(free, sharp, 1, way, last), BLUR
    way = interpreted(heading)(value, last, way)
    points = int(POINTS[min(sharp, LONGEST) + 1] - POINTS[min(sharp, LONGEST)])
    if free and sharp + 1 >= at:
        free, points = 0, points + LUCKY_SHOT
    return _number(free, sharp + 1, 0, way, value), points


_number = interpreted(film_number)
AFTER = np.zeros((len(LUCKY_AT), FILMS, VALUES), np.int16)  # players, film, value - 1: the film
BRINGS = np.zeros((len(LUCKY_AT), FILMS, VALUES), np.int8)  # and the points
SHARP_OF = np.zeros(FILMS, np.int64)
ROOM_OF = np.zeros(FILMS, np.int64)  # values that could still follow, whatever the step
FREE_OF = np.zeros(FILMS, np.int64)


def _fill_tables() -> None:
    every = (
        (free, sharp, blurred, way, last)
        for free in (0, 1)
        for sharp in range(LONGEST + 1)
        for blurred in (0, 1)
        for way in (-1, 0, 1)
        for last in range(LASTS)
    )
    for number, film in enumerate(every):
        free, sharp, _, way, last = film
        rooms = (last - 1, max(VALUES - last, last - 1), VALUES - last)
        SHARP_OF[number] = sharp
        FREE_OF[number] = free
        ROOM_OF[number] = max(0, rooms[way + 1]) if last else VALUES - 1
        for players in (2, 3, 4):
            for value in range(1, VALUES + 1):
                after, points = _play(film, value, int(LUCKY_AT[players]))
                AFTER[players, number, value - 1] = after
                BRINGS[players, number, value - 1] = points


_fill_tables()
HOPES = BRINGS.reshape(len(LUCKY_AT), FILMS, 2, HALF).mean(axis=3)  # of a back: players, film, half


@kernel
def open_album(s: np.record, seat: int, lucky: bool, album: np.ndarray) -> None:
    """A seat's films as they are now; at sunset and at the end no lucky shot is to be had."""
    for colour in range(N):
        album[colour] = film_number(
            int(lucky and s.lucky[colour] == NOBODY),
            int(s.sharp[seat, colour]),
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
