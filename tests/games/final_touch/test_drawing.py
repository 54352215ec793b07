from __future__ import annotations

from xml.etree import ElementTree

import pytest

from games.final_touch.table import game, table
from games.playing import many, play, play_out, random_game
from vernissage import State
from vernissage.engine.rulebook import Json
from vernissage.games.final_touch import drawing

HANDS = (
    "yellow yellow green blue blue",
    "brown brown brown brown brown",
    "green brown blue blue",
    "yellow pink pink pink pink",
)

EVERY_HAND_OPEN = """\
masterpiece 23   completed 10$   spoiled 5$
  yellow ●●   green ●○○   brown ○   pink ●●●○
  smears 2 of 3: yellow, blue

next 12          completed 6$    spoiled 3$
  green ○○○   pink ○○○

  seat 0   9$  5 cards  yellow 2  green 1           blue 2
  seat 1  14$  5 cards                     brown 5
> seat 2   9$  4 cards            green 1  brown 1  blue 2
  seat 3  14$  5 cards  yellow 1                            pink 4

pile 26   discards 7   teams 0+2, 1+3"""

SPECTATOR_OF_A_DUEL = """\
masterpiece 4    completed 4$    spoiled 2$
  yellow ○   green ○   brown ○○
  smears 2 of 3: pink, pink

next -

> seat 0  25$  1 card
  seat 1   3$  4 cards
  seat 2  25$  5 cards

pile 48   discards 0
duel: seats 0, 2"""

END_OF_THE_DUEL = """\
masterpiece 4    completed 4$    spoiled 2$
  yellow ○   green ○   brown ○○
  smears 3 of 3: pink, pink, pink

next -

  seat 0  25$  0 cards
  seat 1   3$  4 cards                              blue 4
* seat 2  27$  5 cards            green 5

pile 48   discards 0
duel: seats 0, 2
winners: seat 2"""

TOO_WIDE = {"id": 10**9 - 1, "completed": 10**9 - 1, "spoiled": 10**9 - 1}
EVERY_COLOUR = dict.fromkeys(("yellow", "green", "brown", "blue", "pink"), 12)


def middle() -> State:
    """Four players half-way through masterpiece 23."""
    return table(
        HANDS,
        to_move=2,
        current=23,
        following=12,
        improved="yellow yellow green pink pink pink",
        smeared="yellow blue",
        discards={"yellow": 3, "blue": 4},
        money=[9, 14],
    )


def duel() -> State:
    """Seats 0 and 2 play for the last masterpiece, one smear from its end."""
    return table(
        ["pink", "blue blue blue blue", "green green green green green"],
        following=None,
        under=[],
        smeared="pink pink",
        money=[25, 3, 25],
        spoiler=1,
    )


def views(state: State) -> list[Json]:
    """What each seat, a spectator and the holder of the whole table see."""
    seats = [None, *range(state.game.players)]
    return [*map(state.view, seats), state.game.book.open_view(state.record)]


def sound(view: Json) -> ElementTree.Element:
    """The parsed SVG of a view, free of anything that could reach out of it."""
    picture = drawing.svg(view)
    assert not any(word in picture for word in ("<script", "<style", "href", "url(", " id="))
    return ElementTree.fromstring(picture)


def letters(view: Json) -> int:
    """How many letters of colours the SVG shows."""
    return sum(node.text in set("YGNBP") for node in sound(view).iter() if node.text)


def test_text_of_a_table_with_every_hand_open() -> None:
    assert str(middle()) == EVERY_HAND_OPEN


def test_text_of_a_duel_over_the_last_masterpiece_for_a_spectator() -> None:
    assert drawing.text(duel().view(None)) == SPECTATOR_OF_A_DUEL


def test_text_of_a_finished_game_marks_the_winner() -> None:
    assert str(play(duel(), "smear pink")) == END_OF_THE_DUEL


@pytest.mark.parametrize("players", [2, 3, 4])
def test_text_is_never_wider_than_78_columns_nor_has_it_trailing_spaces(players: int) -> None:
    def look(state: State) -> None:
        for view in views(state):
            for line in drawing.text(view).split("\n"):
                assert len(line) <= 78
                assert line == line.rstrip()

    for seed in range(many(20, 1)):
        play_out(game(players).new(seed), seed, look)


def test_masterpieces_and_money_of_any_size_still_fit() -> None:
    view = middle().view(0)
    view["current"] |= TOO_WIDE | {"asked": EVERY_COLOUR}
    view["next"] |= TOO_WIDE | {"asked": EVERY_COLOUR}
    view["money"] = [10**9] * 4
    assert max(map(len, drawing.text(view).split("\n"))) <= 78
    assert letters(view) == 60 + 60 + 2 + 5 + 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_svg_is_sound_for_every_seat_and_a_spectator(players: int) -> None:
    def look(state: State) -> None:
        for view in views(state):
            sound(view)

    for seed in range(many(2, 1)):
        play_out(game(players).new(seed), seed, look)


def test_svg_shows_every_colour_with_its_letter() -> None:
    asked, following, smears, discards = 10, 6, 2, 5
    on_the_table = asked + following + smears + discards
    state = middle()
    assert letters(state.view(None)) == on_the_table
    assert letters(state.view(2)) == on_the_table + 4
    assert letters(state.game.book.open_view(state.record)) == on_the_table + 19
    assert letters(duel().view(None)) == 4 + 0 + 2 + 5


def test_the_notebook_gets_the_open_table() -> None:
    state = middle()
    assert state._repr_svg_() == drawing.svg(state.game.book.open_view(state.record))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawing_is_the_same_whatever_the_hidden_hands_are(players: int) -> None:
    unlike = 0
    for seed in range(many(2, 1)):
        state = game(players).new(seed)
        for _ in random_game(state, seed):
            for seat in range(players):
                imagined = state.redealt(seat, seed)
                mine, other = state.view(seat), imagined.view(seat)
                assert drawing.text(mine) == drawing.text(other)
                assert drawing.svg(mine) == drawing.svg(other)
                unlike += str(state) != str(imagined)
    assert unlike
