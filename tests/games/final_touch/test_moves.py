from __future__ import annotations

import pytest

from games.final_touch.table import COLOURS, table
from games.playing import play
from vernissage import UnreadableMove
from vernissage.games.final_touch import moves

TEXTS = [
    *(f"improve {colour}" for colour in COLOURS),
    *(f"smear {colour}" for colour in COLOURS),
    "done",
]


def test_every_move_is_a_line_of_text_and_read_back() -> None:
    assert [moves.write(code) for code in range(moves.CODES)] == TEXTS
    assert [moves.read(text) for text in TEXTS] == list(range(moves.CODES))


def test_the_words_of_a_move_have_names() -> None:
    assert moves.parts(moves.read("improve blue")) == {"form": "improve", "colour": "blue"}
    assert moves.parts(moves.read("smear pink")) == {"form": "smear", "colour": "pink"}
    assert moves.parts(moves.read("done")) == {"form": "done"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "improve",
        "smear",
        "improve ",
        "improve red",
        "improve Blue",
        "Improve blue",
        "DONE",
        "done ",
        " done",
        "done\n",
        "done blue",
        "improve  blue",
        "improve\tblue",
        "improve blue blue",
        "improve blue, improve blue",
        "smear pіnk",  # the i is Cyrillic
        "замазать розовым",
        "0",
        "improve blue" * 1000,
        None,
        True,
        0,
        10,
        b"done",
        ["done"],
        {"done": 1},
    ],
)
def test_what_is_no_move_is_refused_with_the_forms_there_are(text: object) -> None:
    state = table(["blue pink", "blue"])
    before = state.copy()
    with pytest.raises(UnreadableMove) as error:
        state.play(text)
    assert error.value.forms == moves.FORMS
    assert all(form in str(error.value) for form in ("improve COLOUR", "smear COLOUR", "done"))
    assert len(str(error.value)) < 300
    assert state == before
    with pytest.raises(UnreadableMove):
        state.why_not(text)


def test_a_table_keeps_its_moves_as_text() -> None:
    state = table(["yellow pink", "pink"])
    assert play(state, "improve yellow", "done", "smear pink").moves == [
        "improve yellow",
        "done",
        "smear pink",
    ]
    assert state.ply == 3


def test_legal_moves_are_listed_in_the_order_of_the_box_and_read_back() -> None:
    state = table(["pink blue brown yellow", "pink"], improved="brown brown")
    assert state.legal() == ["improve yellow", "smear brown", "smear blue", "smear pink"]
    assert [moves.write(code) for code in state.legal_codes()] == state.legal()
