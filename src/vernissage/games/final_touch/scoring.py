"""Money and victory, read off a record."""

from __future__ import annotations

import numpy as np

from vernissage.games.final_touch.components import MONEY_TO_WIN
from vernissage.games.final_touch.state import NOBODY, side


def scores(s: np.record) -> tuple[int, ...]:
    """[FT-9] Each seat's money; team-mates share an account."""
    return tuple(int(s.money[side(s, seat)]) for seat in range(int(s.players)))


def winners(s: np.record) -> list[int]:
    """[FT-9] The seats that won; none while the game goes on."""
    return [seat for seat in range(int(s.players)) if int(s.winners) >> side(s, seat) & 1]


def ended_by(s: np.record) -> str:
    """[FT-9] [FT-10] [FT-11] The rule that ended a finished game."""
    if s.spoiler != NOBODY:
        return "FT-10"
    if max(scores(s)) < MONEY_TO_WIN:
        return "FT-11"
    return "FT-9" if len({side(s, seat) for seat in winners(s)}) == 1 else "FT-10"
