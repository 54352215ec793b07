from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.final_touch.table import COLOURS, game, part, table
from games.playing import many, play_out
from vernissage import BadComponents, State
from vernissage.games.final_touch.components import FILE, read_masterpieces

LINES = FILE.read_text(encoding="utf-8").splitlines()
EXAMPLE = "4,1,1,2,0,0,4,2"
AT = LINES.index(EXAMPLE)


def box(folder: Path, lines: list[str]) -> Path:
    path = folder / "masterpieces.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def with_row(folder: Path, row: str) -> Path:
    return box(folder, [*LINES[:AT], row, *LINES[AT + 1 :]])


def every_stroke(state: State) -> Counter[str]:
    data = part(state, "hands", "pile", "discards", "improved", "smeared")
    heaps = [*data.pop("hands"), *data.values()]
    return sum((Counter(heap) for heap in heaps), Counter())


def test_ft_c1_there_are_12_strokes_of_each_of_five_colours() -> None:
    twelve = {"yellow": 12, "green": 12, "brown": 12, "blue": 12, "pink": 12}
    assert every_stroke(game(4).new(seed=1)) == twelve


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ft_c1_no_stroke_is_made_or_lost(players: int) -> None:
    def check(state: State) -> None:
        assert every_stroke(state) == dict.fromkeys(COLOURS, 12)

    for seed in range(many(20, 2)):
        play_out(game(players).new(seed), seed, check)


def test_ft_c2_there_are_25_masterpieces_with_ids_of_their_own() -> None:
    assert [int(row[0]) for row in read_masterpieces()] == list(range(1, 26))


def test_ft_c2_the_example_asks_for_1_yellow_1_green_2_brown_and_pays_4_or_2() -> None:
    assert table(["pink", ""]).view(None)["current"] == {
        "id": 4,
        "asked": {"yellow": 1, "green": 1, "brown": 2},
        "completed": 4,
        "spoiled": 2,
        "improved": {},
        "missing": {"yellow": 1, "green": 1, "brown": 2},
    }


def test_ft_c2_the_price_is_the_number_of_strokes_and_half_of_it_when_spoiled() -> None:
    for _, *asked, completed, spoiled in read_masterpieces().tolist():
        assert (completed, spoiled) == (sum(asked), sum(asked) // 2)


def test_ft_c2_every_colour_is_asked_for_33_times() -> None:
    assert read_masterpieces()[:, 1:6].sum(axis=0).tolist() == [33] * 5


@pytest.mark.parametrize(
    "row",
    [
        "4,1,1,2,0,0,9,2",  # the price need not be the strokes
        "4,12,12,12,12,12,4,2",
        "4,1,0,0,0,0,0,0",
        "4,1,1,2,0,0,4,4",
        "400,1,1,2,0,0,4,2",
    ],
)
def test_ft_c2_an_owner_of_the_box_can_correct_a_row(tmp_path: Path, row: str) -> None:
    found = read_masterpieces(with_row(tmp_path, row))
    assert found[AT - 1].tolist() == [int(value) for value in row.split(",")]
    assert len(found) == 25


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("4,1,1,2,0,0,4", "7 values"),
        ("4,1,1,2,0,0,4,2,0", "9 values"),
        ("4", "1 values"),
        ("four,1,1,2,0,0,4,2", "id must be a whole number"),
        (",1,1,2,0,0,4,2", "id must be a whole number"),
        ("-4,1,1,2,0,0,4,2", "id must be a whole number"),
        ("4,-1,1,2,0,0,4,2", "yellow must be a whole number"),
        ("4,1,1.5,2,0,0,4,2", "green must be a whole number"),
        ("4,1,1,two,0,0,4,2", "brown must be a whole number"),
        ("4,1,1,2,,0,4,2", "blue must be a whole number"),
        ("4,1,1,2,0,²,4,2", "pink must be a whole number"),
        ("4,1,1,2,0,٣,4,2", "pink must be a whole number"),
        ("4,1,1,2,0,0, 4,2", "completed must be a whole number"),
        ("4,1,1,2,0,0,4,1e0", "spoiled must be a whole number"),
        ("4,1,1,2,0,0,4,-1", "spoiled must be a whole number"),
        ("4,0,0,0,0,0,4,2", "at least one"),
        ("4,1,1,13,0,0,4,2", "13 brown"),
        ("4,99999999999999999999,1,2,0,0,4,2", "yellow must be"),
        ("4,1,1,2,0,0,4,5", "spoiled pays 5"),
        ("3,1,1,2,0,0,4,2", "id 3 stands there twice"),
        ("03,1,1,2,0,0,4,2", "id 3 stands there twice"),
    ],
)
def test_ft_c2_a_wrong_row_is_named(tmp_path: Path, row: str, fault: str) -> None:
    with pytest.raises(BadComponents) as error:
        read_masterpieces(with_row(tmp_path, row))
    assert f"masterpieces.csv, line {AT + 1}" in str(error.value)
    assert fault in str(error.value)


def test_ft_c2_a_wrong_row_after_an_empty_line_is_named_by_its_own_line(tmp_path: Path) -> None:
    lines = [LINES[0], "", *LINES[1:AT], "4,0,0,0,0,0,4,2", *LINES[AT + 1 :]]
    with pytest.raises(BadComponents, match=f"line {AT + 2} "):
        read_masterpieces(box(tmp_path, lines))


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ([], "the first line must be id,yellow,green,brown,blue,pink,completed,spoiled"),
        (LINES[1:], "the first line must be id,yellow"),
        ([LINES[0].replace("yellow,green", "green,yellow"), *LINES[1:]], "the first line must be"),
        ([LINES[0] + ",artist", *LINES[1:]], "the first line must be"),
        (LINES[:1], "0 masterpieces; the box has 25"),
        (LINES[:-1], "24 masterpieces; the box has 25"),
        ([*LINES, "26,1,1,2,0,0,4,2"], "26 masterpieces; the box has 25"),
    ],
)
def test_ft_c2_a_file_has_its_header_and_25_rows(
    tmp_path: Path, lines: list[str], fault: str
) -> None:
    with pytest.raises(BadComponents) as error:
        read_masterpieces(box(tmp_path, lines))
    assert fault in str(error.value)


def test_ft_c2_a_file_that_is_no_text_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "masterpieces.csv"
    path.write_bytes(FILE.read_bytes() + b"\xff\xfe")
    with pytest.raises(BadComponents):
        read_masterpieces(path)
