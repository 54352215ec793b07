from collections import Counter
from pathlib import Path

import pytest

from games.my_gallery.table import game
from games.playing import play
from vernissage.engine.errors import BadComponents
from vernissage.games.my_gallery import components
from vernissage.games.my_gallery.components import (
    DECORATIONS,
    FOLDER,
    PAINTINGS,
    SIZE_NAMES,
    WALLS,
)
from vernissage.games.my_gallery.datafiles import read_decorations, read_paintings, read_walls
from vernissage.games.my_gallery.state import STATE


def test_mg_c1_the_box_has_112_paintings_and_four_starting_ones() -> None:
    for_sale = [p for p in PAINTINGS if p.value is not None]
    assert (len(for_sale), len(PAINTINGS)) == (112, 116)
    assert set(Counter((p.type, p.frame) for p in for_sale).values()) == {7}
    assert len(SIZE_NAMES) == 16
    assert sorted({p.value for p in for_sale if p.value}) == [3, 4, 5, 6, 7, 8, 9]


def test_mg_c2_decorations_have_a_shield_a_square() -> None:
    assert [(d.width, d.height, d.shields) for d in DECORATIONS] == [
        (1, 1, 1), (2, 1, 2), (1, 2, 2), (3, 1, 3), (1, 3, 3),
    ]  # fmt: skip


def test_mg_c3_the_usual_wall_is_14_by_9_with_two_stars_in_the_middle() -> None:
    assert (WALLS[0].width, WALLS[0].height) == (14, 9)
    assert WALLS[0].stars == ((6, 4), (7, 4))
    assert (WALLS[0].eye_top, WALLS[0].eye_bottom) == (3, 5)


@pytest.mark.parametrize("name", ["13x9", "12x8"])
def test_mg_c3_other_walls_are_other_lines_of_the_data(name: str) -> None:
    state = game(2, name).new(1)
    shown = state.view(0)["wall"]
    assert f"{shown['width']}x{shown['height']}" == name
    assert state.view(0)["seats"][0]["empty"] == shown["width"] * shown["height"]
    while state.to_move is not None:
        play(state, state.game.book.write_move(state.game.entries.greedy(state.tables)))
    assert state.outcome() is not None


def test_mg_c4_the_museum_begins_empty_with_all_markers_at_the_start() -> None:
    museum = game().new(1).view(None)["museum"]
    assert list(museum) == ["cityscape", "portrait", "still_life", "landscape"]
    for entry in museum.values():
        assert entry == {"space": 0, "lap": 0, "entered": False, "level": 2, "paintings": []}


def test_a_table_is_small() -> None:
    assert STATE.itemsize < 2500


def changed(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """A data file with one text replaced."""
    path = tmp_path / name
    text = (FOLDER / name).read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("id,width", "name,width", "the first line must be id,width"),
        ("P001,2,2,3", "P001,2,2,4", "line 7: 2x2 had the value 4"),
        (
            "P001,2,2,3",
            "P001,2,9,3",
            "line 6: a height must be a whole number from 1 to 8, not '9'",
        ),
        ("P001,2,2,3", "p1,2,2,3", "line 6: an id is a letter and digits, not 'p1'"),
        ("P002,2,2,3", "P001,2,2,3", "line 7: P001 stands there twice"),
        ("P002,2,2,3,cityscape,walnut", "P002,2,2,3,cityscape,shell", "P002 stands there twice"),
        ("cityscape,gilded", "cityscape,golden", "a frame is gilded, shell, walnut, plain"),
        ("S1,2,3,,city", "S1,2,3,,country", "a type is cityscape, portrait, still_life"),
        ("S1,2,3,,cityscape,gilded", "S1,2,3,,cityscape", "line 2: 5 values, but there are 6"),
        ("S1,2,3,,cityscape,gilded\n", "", "4 starting paintings"),
    ],
)
def test_a_wrong_painting_is_refused_by_its_line(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadComponents, match=complaint):
        read_paintings(changed(tmp_path, "paintings.csv", old, new))


def test_too_few_paintings_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "paintings.csv"
    path.write_text("\n".join((FOLDER / "paintings.csv").read_text("utf-8").splitlines()[:90]))
    with pytest.raises(BadComponents, match="it takes 100 to 200"):
        read_paintings(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="not UTF-8"):
        read_paintings(path)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("1,1,1,36\n", "", "1x1 with 1 shield is needed"),
        ("2,1,2,18", "1,1,2,18", "line 3: 1x1 stands there twice"),
        ("2,1,2,18", "2,1,0,18", "a number of shields must be a whole number from 1 to 9"),
    ],
)
def test_a_wrong_decoration_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadComponents, match=complaint):
        read_decorations(changed(tmp_path, "decorations.csv", old, new))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("14,9,", "17,9,", "line 2: a width must be a whole number from 4 to 16, not '17'"),
        ("13,9,", "14,9,", "line 3: 14x9 stands there twice"),
        ("6.4 7.4,3,5", "6.4 7.9,3,5", "a star is x.y on the wall, not '7.9'"),
        ("6.4 7.4,3,5", ",3,5", "a wall needs a star"),
        (
            "6.4 7.4,3,5",
            "6.4 7.4,5,3",
            "the bottom eye row must be a whole number from 5 to 8, not '3'",
        ),
    ],
)
def test_a_wrong_wall_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadComponents, match=complaint):
        read_walls(changed(tmp_path, "walls.csv", old, new))


def test_no_wall_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "walls.csv"
    path.write_text("width,height,stars,eye_top,eye_bottom\n")
    with pytest.raises(BadComponents, match="no wall"):
        read_walls(path)


def test_places_in_stacks_and_piles_lead_back_to_their_paintings() -> None:
    for painting in range(len(PAINTINGS)):
        place = components.PLACE_IN_SIZE[painting]
        if place >= 0:
            assert components.OF_SIZE[components.SIZE[painting], place] == painting
            pile = components.OF_TYPE[components.TYPE[painting]]
            assert pile[components.PLACE_IN_TYPE[painting]] == painting
