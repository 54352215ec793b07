import pytest

from vernissage.engine.errors import UnreadableMove
from vernissage.engine.moves import MoveTexts

MOVES = MoveTexts(["draw", "lay 1", "lay 2"], ("draw", "lay N"))


def test_reading_and_writing_are_inverse() -> None:
    assert [MOVES.write(code) for code in range(3)] == ["draw", "lay 1", "lay 2"]
    assert [MOVES.read(MOVES.write(code)) for code in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("text", ["", "lay", "lay 3", "Draw", "draw ", None, 1, ["draw"]])
def test_any_other_text_is_refused_with_the_forms_that_exist(text: object) -> None:
    with pytest.raises(UnreadableMove, match="the forms are: draw; lay N") as error:
        MOVES.read(text)  # type: ignore[arg-type]  # that is the point
    assert error.value.forms == ("draw", "lay N")
