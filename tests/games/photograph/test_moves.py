from __future__ import annotations

import pytest

from vernissage import UnreadableMove
from vernissage.games.photograph import moves


def test_there_are_24_takes_and_28_winds() -> None:
    texts = [moves.write(code) for code in range(moves.CODES)]
    assert sum(text.startswith("take") for text in texts) == 24
    assert sum(text.startswith("wind") for text in texts) == 28
    assert texts[0] == "take 1 left row 1"
    assert texts[24] == "wind 1>2"


@pytest.mark.parametrize(
    "text",
    [
        "take 4 left row 1",
        "take 0 left row 1",
        "take 1 up row 1",
        "take 1 left row 5",
        "wind 2>1",
        "wind 1>1",
        "wind 1>9",
        "wind 0>1",
        "wind 1 > 2",
        "Wind 1>2",
        "take 2 left row 3 ",
        "",
        None,
        7,
    ],
)
def test_any_other_text_is_unreadable(text: object) -> None:
    with pytest.raises(UnreadableMove, match="take N left row R; take N right row R; wind A>B"):
        moves.read(text)  # type: ignore[arg-type]


def test_parts_name_what_the_texts_need() -> None:
    assert moves.parts(moves.read("take 2 right row 3")) == {
        "form": "take",
        "count": "2",
        "side": "right",
        "row": "3",
    }
    assert moves.parts(moves.read("wind 1>4")) == {"form": "wind", "from": "1", "to": "4"}
