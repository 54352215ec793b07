"""Reading the deck of a position of Photograph: what nobody has seen, by backs or by number."""

from __future__ import annotations

import numpy as np

from vernissage.engine.errors import ImpossiblePosition
from vernissage.engine.position import Reader, counts
from vernissage.games.photograph.cards import BACK_NAMES, CARDS, read_back
from vernissage.games.photograph.components import COLOURS_IN_PLAY, HALF, PILES, VALUES
from vernissage.games.photograph.state import BACKS, DOWN, NOTHING, SUNSET, UNKNOWN


def read_deck(reader: Reader, s: np.record) -> None:
    """[PH-S2] [PH-C3] The deck by backs (with plain backs a number), and the back on top."""
    unseen = [int(bits).bit_count() for bits in s.unseen]
    downs = [int(cell) - DOWN for cell in s.field if cell >= DOWN]
    s.sunset = _yes(reader.take("sunset", True), "sunset")
    if s.plain_backs:
        lost = reader.whole("lost", 0, len(CARDS), 0)
        s.left = reader.whole("deck", 0, len(CARDS), sum(unseen) - len(downs) - lost)
        if s.left + len(downs) + lost != sum(unseen):
            raise ImpossiblePosition(
                f"deck: {sum(unseen)} cards are unseen, which is not all of it"
            )
    else:
        names = BACK_NAMES[:BACKS]
        out = counts(reader.take("lost", {}), "lost", names, HALF)
        rest = [unseen[b] - downs.count(b) - out[b] for b in range(BACKS)]
        default = {names[b]: n for b, n in enumerate(rest) if n > 0}
        s.deck = counts(reader.take("deck", default), "deck", names, HALF)
        for b in range(BACKS):
            if s.deck[b] != rest[b]:
                there = int(s.deck[b]) + downs.count(b) + out[b]
                raise ImpossiblePosition(f"{names[b]}: {there} face down, but {unseen[b]} unseen")
        s.left = sum(int(n) for n in s.deck)
    _read_top(reader, s)


def _yes(value: object, where: str) -> int:
    if not isinstance(value, bool):
        raise ImpossiblePosition(f"{where} must be true or false, not {value!r}")
    return int(value)


def pile(s: np.record) -> int:
    """[PH-S2] Photographs in each of the six piles; the sunset lies over the last of them."""
    return VALUES * int(COLOURS_IN_PLAY[int(s.players)]) // PILES


def _read_top(reader: Reader, s: np.record) -> None:
    usual: str | None = None
    if s.plain_backs:
        usual = "?" if s.left + s.sunset else None
    elif s.sunset and s.left <= pile(s):
        usual = "sunset"  # nothing is left to lie over it
    elif s.left:
        usual = BACK_NAMES[int(np.flatnonzero(s.deck)[0])]
    value = reader.take("top", usual)
    s.top = NOTHING if value is None else read_back(value, "top", sunset=True)
    there = int(s.left) + int(s.sunset)
    lies = s.top == NOTHING if there == 0 else s.top == UNKNOWN
    if not s.plain_backs and there:
        lies = bool(s.sunset) if s.top == SUNSET else 0 <= s.top < BACKS and s.deck[int(s.top)] > 0
    if not lies:
        raise ImpossiblePosition(f"top: {value!r} is not in the deck")
