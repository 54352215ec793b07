from __future__ import annotations

from xml.etree import ElementTree

import pytest

from games.photograph.table import game, table
from games.playing import many, play_out
from vernissage import State
from vernissage.games.photograph import drawing

OPEN = """\
row 1  red 1          [red 1-6]      [red 7-12]     red 2
row 2  red 3          -              -              -
row 3  -              -              -              red 5

> seat 0  -10 points
    hand  1) blue 1   2) blue 2   3) blue 3   4) blue 4   5) blue 5
    films green 6 7 (1) 12 ↑

  seat 1  -13 points
    hand  1) yellow 1   2) yellow 2   3) yellow 3   4) yellow 4   5) yellow 5
    films brown 2 (9)

deck 38   top [blue 1-6]   sunset to come
lucky shots: blue, red, yellow, green, brown"""


def middle() -> State:
    return table(
        [
            "blue 1, blue 2, blue 3, blue 4, blue 5",
            "yellow 1, yellow 2, yellow 3, yellow 4, yellow 5",
        ],
        ["red 1, red 1-6, red 7-12, red 2", "red 3, -, -, -", "-, -, -, red 5"],
        [{"green": [6, 7, -1, 12]}, {"brown": [2, -9]}],
    )


def test_text_of_an_open_table() -> None:
    assert str(middle()) == OPEN


def test_text_for_a_seat_shows_the_backs_of_other_hands() -> None:
    assert "hand  1) [yellow 1-6]" in drawing.text(middle().view(0))
    assert "hand  1) [blue 1-6]" in drawing.text(middle().view(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_text_fits_and_svg_is_sound_for_everybody(players: int) -> None:
    def look(state: State) -> None:
        for seat in (None, *range(players)):
            view = state.view(seat)
            for line in drawing.text(view).split("\n"):
                assert len(line) <= 78
                assert line == line.rstrip()
            picture = drawing.svg(view)
            assert not any(w in picture for w in ("<script", "<style", "href", "url(", " id="))
            ElementTree.fromstring(picture)

    for seed in range(many(3, 1)):
        play_out(game(players).new(seed), seed, look)
