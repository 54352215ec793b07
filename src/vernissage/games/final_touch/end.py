"""How a game of Final Touch ends."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.final_touch.state import side


@kernel
def leaders(s: np.record, least: int) -> int:
    """[FT-9] [FT-10] [FT-11] Bits of the sides with the most money, if that is at least so much."""
    most = least
    bits = 0
    for account in range(2 if s.players == 4 else int(s.players)):
        if s.money[account] > most:
            most = int(s.money[account])
            bits = 0
        if s.money[account] == most:
            bits |= 1 << account
    return bits


@kernel
def several(bits: int) -> bool:
    """Whether more than one bit is set."""
    return bits & (bits - 1) != 0


@kernel
def finish(s: np.record, sides: int) -> None:
    """[FT-9] [FT-11] The game ends; these sides have won it."""
    s.winners = sides
    s.to_move = OVER


@kernel
def shares(s: np.record, out: np.ndarray) -> None:
    """[FT-9] [FT-10] [FT-11] Each seat's share of the victory; equal sides share it."""
    winners = int(s.winners)
    count = 0
    for account in range(int(s.players)):
        count += (winners >> account) & 1
    for seat in range(int(s.players)):
        out[seat] = ((winners >> side(s, seat)) & 1) / count
