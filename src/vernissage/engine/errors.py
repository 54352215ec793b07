"""What can go wrong, named for the fault."""

from __future__ import annotations


class VernissageError(ValueError):
    """The root of every error a caller can cause."""


class IllegalMove(VernissageError):
    """A move that can be read but not made now; carries the rule that forbids it."""

    def __init__(self, move: str, rule: str, reason: str, table: int | None = None) -> None:
        where = "" if table is None else f"table {table}: "
        super().__init__(f"{where}{move!r} is not legal: {reason} ({rule})")
        self.move = move
        self.rule = rule
        self.reason = reason
        self.table = table  # its number, of many in arrays


class UnreadableMove(VernissageError):
    """A text that is no move of this game; carries the forms that exist."""

    def __init__(self, text: object, forms: tuple[str, ...]) -> None:
        super().__init__(f"{_short(text)} is not a move; the forms are: {'; '.join(forms)}")
        self.forms = forms


class ImpossiblePosition(VernissageError):
    """A position no game can be in, or that cannot be read."""


class BadRecord(VernissageError):
    """A recorded game that cannot be read or replayed."""


class NoCache(OSError):
    """A folder for compiled games that cannot be written: nothing a player did."""


class BadComponents(VernissageError):
    """A data file that does not describe a box the rules can be played with."""


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
