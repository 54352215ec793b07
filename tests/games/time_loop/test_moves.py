from __future__ import annotations

import pytest

from vernissage import UnreadableMove
from vernissage.games.time_loop.moves import CODES, parts, read, write


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("start 4", {"form": "start", "row": "4"}),
        ("draw", {"form": "draw"}),
        ("add", {"form": "add"}),
        ("step up", {"form": "step", "way": "up"}),
        ("lay D3", {"form": "lay", "cell": "D3"}),
        ("take forward", {"form": "take", "way": "forward"}),
        ("meet 2 C5", {"form": "meet", "other": "2", "cell": "C5"}),
        ("photo step down", {"form": "photo-step", "way": "down"}),
        ("photo meeting", {"form": "photo-meeting"}),
        ("photo forget 3", {"form": "photo-forget", "place": "3"}),
        ("return 2", {"form": "return", "row": "2"}),
        ("done", {"form": "done"}),
    ],
)
def test_the_notation_of_the_game(text: str, words: dict[str, str]) -> None:
    assert parts(read(text)) == words
    assert write(read(text)) == text


def test_there_are_374_moves() -> None:
    assert CODES == 374


@pytest.mark.parametrize(
    "text", ["", "start 7", "lay I1", "lay d3", "step back", "meet 6 A1", None]
)
def test_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove, match="lay CELL"):
        read(text)
