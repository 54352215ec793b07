"""What a seat of Photograph cannot know, dealt anew."""

from __future__ import annotations

import numpy as np

from vernissage.engine.chance import draw
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.photograph.components import HALF
from vernissage.games.photograph.deck import look
from vernissage.games.photograph.moves import WINDS
from vernissage.games.photograph.rules import winds_of
from vernissage.games.photograph.state import AT_SUNSET, NOTHING, UNKNOWN, back_of


@kernel
def is_secret(s: np.record, seat: int, other: int, place: int) -> bool:
    """[PH-2] Whether a seat cannot know a card of a hand: not its own, and never seen by all."""
    return other != seat and ((int(s.shown[other]) >> place) & 1) == 0


@kernel
def determinize(s: np.record, seat: int) -> None:
    """[PH-2] [PH-C3] Others' unseen cards get other faces with the same backs, winds are rechosen.

    The faces in question are those nobody has seen and those only their
    holders have. What lies face down on the field or in the deck has no face
    yet, so there is nothing to redeal.
    """
    for other in range(int(s.players)):
        for place in range(int(s.held[other])):
            if is_secret(s, seat, other, place):
                card = int(s.hands[other, place])
                back = back_of(card)
                s.unseen[back] = int(s.unseen[back]) | (1 << (card % HALF))
    for other in range(int(s.players)):
        for place in range(int(s.held[other])):
            if is_secret(s, seat, other, place):
                back = UNKNOWN if s.plain_backs else back_of(int(s.hands[other, place]))
                s.hands[other, place] = look(s, back)
    rechoose_winds(s, seat)


@kernel
def rechoose_winds(s: np.record, seat: int) -> None:
    """[PH-12] [PH-13] While others' winds are hidden, any they could have chosen is as likely."""
    if s.phase < AT_SUNSET or s.to_move == OVER:
        return
    for other in range(int(s.players)):
        if other != seat and s.winds[other] != NOTHING:
            s.winds[other] = WINDS + draw(s.chance, winds_of(int(s.held[other])))
