from __future__ import annotations

from xml.etree import ElementTree

import pytest

from games.playing import many, play, random_game
from games.time_loop.table import TWO_OF_EACH, at, drawing, game

DRAWN = """\
round 2 of 200   order 0 1   drawn: red bus 1, fits

   3 Sep   A     B     C     D     E     F     G     H    4 Sep
1   [1]    .     .     .     .     .     .     .     .
2    .     .     .     .     .     .     .     .     .
3    .     .     .    [0]  clo1Y   .     .     .     .
4    .     .     .     .     .     .     .     .     .
5    .     .     .     .     .     .     .     .     .
6    .     .     .     .     .     .     .     .     .

> seat 0  B1 Y0 G0 R0  meetings 1  photos 1  returns 0
    kit4B
  seat 1  B0 Y0 G0 R0  meetings 0  photos 0  returns 0
    -

stack 0 + 0 meetings   discard 77 + 5   photos 19"""


def test_a_table_as_text() -> None:
    state = drawing(
        "bus 1", at("C3", "kitten 4", photos=1, meetings=1), at("1"), board={"D3": "clock 1"}
    )
    assert str(play(state, "draw")) == DRAWN


def test_the_winner_stands_in_4_september() -> None:
    state = drawing("keys 1", at("H3", *TWO_OF_EACH), at("1"))
    drawn = str(play(state, "draw", "add", "step forward"))
    assert drawn.endswith("winner: seat 0")
    assert any(line.startswith("3 ") and line.endswith("[0]") for line in drawn.splitlines())
    assert "* seat 0" in drawn


@pytest.mark.parametrize("players", [2, 6])
def test_every_table_is_drawn_within_78_columns_and_as_svg(players: int) -> None:
    state = game(players).new(1)
    for _ in random_game(state, 1):
        if state.ply % many(10, 60) == 0 or state.to_move is None:
            assert max(map(len, str(state).splitlines())) <= 78
            ElementTree.fromstring(state._repr_svg_())
