"""Moves as text: codes inside the rules, one line of words everywhere else."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.engine.errors import UnreadableMove


class MoveTexts:
    """The text of every code of a game, and the way back."""

    def __init__(self, texts: Sequence[str], forms: Sequence[str]) -> None:
        self._texts = tuple(texts)
        self._forms = tuple(forms)  # shown to whoever typed something else
        self._codes = {text: code for code, text in enumerate(texts)}

    def write(self, code: int) -> str:
        """The text of a move."""
        return self._texts[code]

    def read(self, text: str) -> int:
        """The move a text names."""
        code = self._codes.get(text) if isinstance(text, str) else None
        if code is None:
            raise UnreadableMove(text, self._forms)
        return code
