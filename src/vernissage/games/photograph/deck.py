"""The deck of Photograph: backs drawn when they can be seen, faces when they are looked at."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.games.photograph.components import (
    COLOURS_IN_PLAY,
    HALF,
    PILES,
    VALUES,
)
from vernissage.games.photograph.state import BACKS, NOTHING, SUNSET, UNKNOWN, N

SETS = 1 << HALF
BITS = np.array([bin(bits).count("1") for bits in range(SETS)], np.int64)
NTH = np.zeros((SETS, HALF), np.int64)  # set, i: its i-th member
for _bits in range(SETS):
    for _i, _member in enumerate(j for j in range(HALF) if _bits >> j & 1):
        NTH[_bits, _i] = _member


@kernel
def make_deck(s: np.record) -> None:
    """[PH-C1] [PH-S2] Every card of the colours in play, in a bag, the sunset among them."""
    for colour in range(N):
        if (int(s.colours) >> colour) & 1:
            for back in (2 * colour, 2 * colour + 1):
                s.unseen[back] = SETS - 1
                s.deck[back] = 0 if s.plain_backs else HALF
            s.left += VALUES
    s.sunset = 1
    s.top = next_top(s)


@kernel
def choose_colours(s: np.record) -> None:
    """[PH-S1] Colours leave by lot until the right number is left."""
    colours = (1 << N) - 1
    for there in range(N, int(COLOURS_IN_PLAY[int(s.players)]), -1):
        which = draw(s.chance, there)
        for colour in range(N):
            if (colours >> colour) & 1:
                if which == 0:
                    colours &= ~(1 << colour)
                which -= 1
    s.colours = colours


@kernel
def sunset_comes(s: np.record) -> bool:
    """[PH-S2] Whether the next card is the sunset, each place in the fifth pile as likely."""
    pile = VALUES * int(COLOURS_IN_PLAY[int(s.players)]) // PILES
    above = int(s.left) - pile  # photographs that may still lie over it
    if s.sunset == 0 or above > pile:
        return False
    return above <= 0 or draw(s.chance, above + 1) == 0


@kernel
def next_top(s: np.record) -> int:
    """[PH-C3] The back that comes to light on top of the deck."""
    if s.plain_backs:
        return UNKNOWN if int(s.left) + int(s.sunset) > 0 else NOTHING
    if sunset_comes(s):
        return SUNSET
    if s.left == 0:
        return NOTHING
    which = draw(s.chance, int(s.left))
    back = 0
    while which >= s.deck[back]:
        which -= int(s.deck[back])
        back += 1
    return back


@kernel
def turn_up(s: np.record) -> int:
    """[PH-S2] Take the top card off the deck, its face not looked at; its back, or NOTHING."""
    back = int(s.top)
    if back == NOTHING:
        return NOTHING
    if back == UNKNOWN and sunset_comes(s):
        back = SUNSET
    if back == SUNSET:
        s.sunset = 0
    else:
        s.left -= 1
        if back != UNKNOWN:
            s.deck[back] -= 1
    s.top = next_top(s)
    return back


@kernel
def look(s: np.record, back: int) -> int:
    """[PH-C3] The face of a card by its back: any that nobody has seen, each as likely."""
    if back == UNKNOWN:
        back = any_back(s)
    unseen = int(s.unseen[back])
    half = int(NTH[unseen, draw(s.chance, int(BITS[unseen]))])
    s.unseen[back] = unseen & ~(1 << half)
    return back * HALF + half


@kernel
def any_back(s: np.record) -> int:
    """[PH-C3] With plain backs: a back, by how many cards of it nobody has seen."""
    total = 0
    for back in range(BACKS):
        total += BITS[int(s.unseen[back])]
    which = draw(s.chance, total)
    back = 0
    while which >= BITS[int(s.unseen[back])]:
        which -= BITS[int(s.unseen[back])]
        back += 1
    return back


@kernel
def put_in_hand(s: np.record, seat: int, card: int, shown: bool) -> None:
    """[PH-S4] [PH-2] A card onto the top of a hand; whether all have seen its face."""
    place = int(s.held[seat])
    s.hands[seat, place] = card
    s.held[seat] = place + 1
    if shown:
        s.shown[seat] = int(s.shown[seat]) | (1 << place)


@kernel
def clear_table(s: np.record) -> None:
    """Nothing lies anywhere yet."""
    s.field[:] = NOTHING
    s.hands[:] = NOTHING
    s.played[:] = NOTHING
    s.winds[:] = NOTHING
    s.lucky[:] = NOTHING
    s.top = NOTHING
