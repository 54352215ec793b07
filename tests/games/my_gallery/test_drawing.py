import xml.etree.ElementTree as ET

from games.my_gallery.table import auction, game, random_game, table, wall
from games.playing import many, play
from vernissage.games.my_gallery.drawing_text import wall_lines


def test_a_wall_is_drawn_with_letters_and_names() -> None:
    state = table(
        wall("S1 6,3", "P004 8,3", "P005 8,5", "2x1 10,3"),
        wall("S2 6,3", "P006 8,3", picked="P001", assistant="1x3"),
    )
    lines = str(state).splitlines()
    start = next(i for i, line in enumerate(lines) if "seat 0" in line) + 3
    assert [line[2:16] for line in lines[start : start + 9]] == [
        "..............",
        "..............",
        "..............",
        "------AAbb##--",
        "------AAbb----",
        "------AAcc----",
        "........cc....",
        "..............",
        "..............",
    ]
    assert "b P004 2x2 port gilded" in str(state)
    assert "assistant: decoration 1x3" in str(state)
    assert "picked: P001 2x2 city shell" in str(state)


def test_every_painting_of_a_wall_is_named() -> None:
    ground = game().new(1).view(None)["wall"]
    face = {"width": 2, "height": 2, "type": "still_life", "frame": "walnut", "broken": False}
    items = [face | {"id": f"P{i:03}", "x": i % 7 * 2, "y": i // 7 * 2} for i in range(21)]
    lines = wall_lines(ground, items)
    assert all(any(item["id"] in line for line in lines) for item in items)
    assert len(lines) == 11
    assert lines[10].strip() == "K P010 2x2 still walnut"
    assert max(map(len, lines)) <= 78
    assert len(wall_lines(ground, items[:18])) == 9


def test_a_terminal_is_wide_enough() -> None:
    for seed in range(many(3, 1)):
        for state in random_game(game(4).new(seed), seed):
            assert max(map(len, str(state).splitlines())) <= 78, str(state)


def test_a_hidden_bid_is_a_question_mark() -> None:
    state = play(auction(2), "bid 17")
    book = state.game.book
    seat = state.to_move
    assert "17" not in book.draw_text(book.view(state.record, seat)).split("offer 1")[0]
    assert " ?" in book.draw_text(book.view(state.record, seat))


def test_the_picture_is_sound_xml_at_every_stage() -> None:
    for seed in range(many(2, 1)):
        for i, state in enumerate(random_game(game(3).new(seed), seed)):
            if i % 10 == 0:
                root = ET.fromstring(state._repr_svg_())
                assert root.tag.endswith("svg")
                assert "script" not in state._repr_svg_()
