"""What can go wrong at a table, named for the fault."""

from __future__ import annotations

from vernissage.engine.errors import VernissageError


class NoSuchSeat(VernissageError):
    """A number that is no seat of the table."""


class NotYourSeat(VernissageError):
    """A seat that belongs to somebody else."""


class NotYourTurn(VernissageError):
    """A move for a seat that is not to move."""


class StalePly(VernissageError):
    """Moves made on a position that is not the table's any more."""


class NotStarted(VernissageError):
    """A move at a table that still waits for players."""


class AlreadyStarted(VernissageError):
    """A change that only a table still waiting for players allows."""


class GameOver(VernissageError):
    """A move at a table whose game has ended."""


class StillRunning(VernissageError):
    """A wish that only a finished game grants: its record, its replay, a rematch."""


class PastReveal(VernissageError):
    """Moves beyond one that shows something hidden, draws by chance or ends the turn."""


class SeatTaken(VernissageError):
    """A seat that is not open."""


class AlreadySeated(VernissageError):
    """A guest who sits at the table already."""


class BadInvite(VernissageError):
    """A code that does not open this table."""


class EmptyTurn(VernissageError):
    """A turn without a move."""
