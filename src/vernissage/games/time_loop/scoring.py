"""How far everybody came, read off a record."""

from __future__ import annotations

import numpy as np

from vernissage.engine.record import Plain, plain
from vernissage.games.time_loop.components import ROWS
from vernissage.games.time_loop.state import NOBODY


def sides(players: int) -> tuple[int, ...]:
    """Everybody plays for himself."""
    return tuple(range(players))


def scores(record: np.record | Plain) -> tuple[int, ...]:
    """[TL-C3] The column each pawn has reached: 0 is 3 September, 1 is A, and so on."""
    s = plain(record)
    return tuple(max(0, s.cell[seat]) // ROWS for seat in range(s.players))


def winners(record: np.record | Plain) -> list[int]:
    """[TL-13] The seat that left the day, if one has."""
    s = plain(record)
    return [] if s.winner == NOBODY else [s.winner]


def drawn(record: np.record | Plain) -> bool:
    """[TL-14] Whether nobody won a finished game."""
    return not winners(record)


def ended_by(record: np.record | Plain) -> str:
    """[TL-13] [TL-14] The rule that ended a finished game."""
    return "TL-14" if drawn(record) else "TL-13"


def figures(record: np.record | Plain) -> dict[str, float]:
    """What tells how a finished game went."""
    s = plain(record)
    return {
        "rounds": s.rounds,
        "returns a player": sum(s.returns) / s.players,
        "returns of the winner": s.returns[s.winner] if s.winner != NOBODY else 0,
    }
