"""Money and victory, read off a record."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import interpreted, kernel
from vernissage.engine.record import Plain, plain
from vernissage.games.final_touch.components import MONEY_TO_WIN
from vernissage.games.final_touch.state import NOBODY
from vernissage.games.final_touch.state import side as side_kernel

side = interpreted(side_kernel)  # a plain call is quicker than a door into compiled code


def sides(players: int) -> tuple[int, ...]:
    """The side of each seat: its own, or with four players its team's."""
    table = Plain(players=players)
    return tuple(side(table, seat) for seat in range(players))


@kernel
def tally(s: np.record, out: np.ndarray) -> None:
    """[FT-9] Each seat's money; team-mates share an account."""
    for seat in range(int(s.players)):
        out[seat] = s.money[side_kernel(s, seat)]


def scores(record: np.record | Plain) -> tuple[int, ...]:
    """[FT-9] Each seat's money; team-mates share an account."""
    s = plain(record)
    return tuple(s.money[side(s, seat)] for seat in range(s.players))


def winners(record: np.record | Plain) -> list[int]:
    """[FT-9] The seats that won; none while the game goes on."""
    s = plain(record)
    return [seat for seat in range(s.players) if s.winners >> side(s, seat) & 1]


def ended_by(record: np.record | Plain) -> str:
    """[FT-9] [FT-10] [FT-11] The rule that ended a finished game."""
    s = plain(record)
    if s.spoiler != NOBODY:
        return "FT-10"
    rich = {side(s, seat) for seat in range(s.players) if scores(s)[seat] >= MONEY_TO_WIN}
    return ("FT-11", "FT-9", "FT-10")[len(rich)]
