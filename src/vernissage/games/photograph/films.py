"""Taking the shot: where a card of Photograph goes and whether it is sharp."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.games.photograph.components import LONGEST_STEP, LUCKY_AT, MOST_TAKEN, VALUES
from vernissage.games.photograph.state import NOBODY, NOTHING


@kernel
def follows(value: int, last: int, way: int, after_blur: bool) -> bool:
    """[PH-C4] [PH-5] [PH-7] [PH-8] Whether a value is sharp after a film's last face-up card.

    The first card of a film is (`last` 0). After that the direction must be
    kept once it is set (so a rising film with its 12 takes no more), and the
    step must be short, unless a blur lies between.
    """
    if last == 0:
        return True
    step = value - last
    if step * way < 0:
        return False
    return after_blur or abs(step) <= LONGEST_STEP


@kernel
def heading(value: int, last: int, way: int) -> int:
    """[PH-5] The direction of a film with one more face-up card; the second one sets it."""
    if last == 0 or way != 0:
        return way
    return 1 if value > last else -1


@kernel
def length(s: np.record, seat: int, colour: int) -> int:
    """Cards of a film, blurs among them."""
    return int(s.sharp[seat, colour]) + int(s.blurs[seat, colour])


@kernel
def ends_blurred(s: np.record, seat: int, colour: int) -> bool:
    """[PH-6] Whether the last card of a film is a blur; a film of none begins with 0."""
    last = max(0, length(s, seat, colour) - 1)
    return bool(s.films[seat, colour, last] < 0)


@kernel
def place(s: np.record, seat: int, card: int, normal_turn: bool) -> bool:
    """[PH-5] [PH-6] A card to the film of its colour, sharp if it can be; whether it was."""
    colour, value = card // VALUES, card % VALUES + 1
    cards = length(s, seat, colour)
    last, way = int(s.last[seat, colour]), int(s.way[seat, colour])
    if not follows(value, last, way, ends_blurred(s, seat, colour)):
        s.films[seat, colour, cards] = -value
        s.blurs[seat, colour] += 1
        return False
    s.way[seat, colour] = heading(value, last, way)
    s.films[seat, colour, cards] = value
    s.last[seat, colour] = value
    s.sharp[seat, colour] += 1
    if normal_turn:
        claim(s, seat, colour)
    return True


@kernel
def claim(s: np.record, seat: int, colour: int) -> None:
    """[PH-9] The lucky shot of a colour to the first whose film has enough face-up cards."""
    enough = s.sharp[seat, colour] >= LUCKY_AT[int(s.players)]
    if enough and s.lucky[colour] == NOBODY:
        s.lucky[colour] = seat


@kernel
def shoot(s: np.record, seat: int, cards: int, normal_turn: bool) -> None:
    """[PH-4] Play so many cards from the bottom of the hand, the bottom one first."""
    for i in range(MOST_TAKEN):
        s.played[seat, i] = NOTHING
    for i in range(cards):
        card = int(s.hands[seat, i])
        s.played[seat, i] = card
        place(s, seat, card, normal_turn)
    drop(s, seat, cards)


@kernel
def drop(s: np.record, seat: int, cards: int) -> None:
    """[PH-4] The rest of the hand moves down in its order."""
    held = int(s.held[seat])
    for i in range(held):
        s.hands[seat, i] = s.hands[seat, i + cards] if i + cards < held else NOTHING
    s.held[seat] = held - cards
    s.shown[seat] = int(s.shown[seat]) >> cards


@kernel
def wind_hand(s: np.record, seat: int, low: int, high: int) -> None:
    """[PH-3] Move the card at one place up to another; those between move down one."""
    card = s.hands[seat, low]
    for i in range(low, high):
        s.hands[seat, i] = s.hands[seat, i + 1]
    s.hands[seat, high] = card
    shown = int(s.shown[seat])
    moved = (shown >> low) & 1
    below = shown & ((1 << low) - 1)
    between = (shown >> (low + 1)) & ((1 << (high - low)) - 1)
    above = shown >> (high + 1)
    s.shown[seat] = below | (between << low) | (moved << high) | (above << (high + 1))
