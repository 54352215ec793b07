from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.playing import many, play_out
from games.time_loop.table import COLOUR, EVERY_EVENT, game, part
from vernissage import BadComponents, State
from vernissage.games.time_loop.components import (
    BOARD_FILE,
    EVENTS_FILE,
    read_board,
    read_events,
)

EVENT_LINES = EVENTS_FILE.read_text(encoding="utf-8").splitlines()
BOARD_LINES = BOARD_FILE.read_text(encoding="utf-8").splitlines()


def write(folder: Path, name: str, lines: list[str]) -> Path:
    path = folder / name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def every_event(state: State) -> list[str]:
    data = part(state, "seats", "board", "stack", "discard", "drawn")
    lines = [event for seat in data["seats"] for event in seat["line"]]
    drawn = [data["drawn"]] if data["drawn"] else []
    return sorted([*lines, *data["board"].values(), *data["stack"], *data["discard"], *drawn])


def test_tl_c1_there_are_20_objects_with_the_numbers_1_to_4() -> None:
    objects = Counter(name.split()[0] for name in EVERY_EVENT)
    assert (len(objects), set(objects.values())) == (20, {4})
    assert len(set(EVERY_EVENT)) == 80


def test_tl_c1_every_colour_has_20_tokens() -> None:
    assert Counter(COLOUR.values()) == dict.fromkeys(("blue", "yellow", "green", "red"), 20)


def test_tl_c1_the_example_has_a_blue_kitten_4_a_green_kitten_2_and_a_yellow_clock_1() -> None:
    found = [COLOUR[name] for name in ("kitten 4", "kitten 2", "clock 1")]
    assert found == ["blue", "green", "yellow"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Kitten,1,yellow", "line 2: an object is small letters and _, not 'Kitten'"),
        ("kitten,0,yellow", "line 2: a number must be a whole number from 1 to 9, not '0'"),
        ("kitten,1,pink", "line 2: a colour is blue, yellow, green, red, not 'pink'"),
        ("kitten,2,yellow", "line 3: kitten 2 stands there twice"),
        ("kitten,1", "line 2: 2 values, but there are 3"),
    ],
)
def test_tl_c1_a_wrong_event_is_refused_by_its_line(tmp_path: Path, line: str, reason: str) -> None:
    path = write(tmp_path, "events.csv", [EVENT_LINES[0], line, *EVENT_LINES[2:]])
    with pytest.raises(BadComponents, match=f"events.csv, {reason}"):
        read_events(path)


def test_tl_c1_a_colour_nobody_could_collect_is_refused(tmp_path: Path) -> None:
    kept = [line for line in EVENT_LINES if "red" not in line]
    with pytest.raises(BadComponents, match="without 2 red nobody can win"):
        read_events(write(tmp_path, "events.csv", kept))


def test_tl_c1_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="the first line must be object,number,colour"):
        read_events(write(tmp_path, "events.csv", ["a,b,c"]))
    path = tmp_path / "events.csv"
    path.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadComponents, match="not UTF-8"):
        read_events(path)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_tl_c1_no_event_is_made_or_lost(players: int) -> None:
    def check(state: State) -> None:
        if state.ply % 20 == 0:
            assert every_event(state) == sorted(EVERY_EVENT)

    for seed in range(many(5, 1)):
        play_out(game(players).new(seed), seed, check)


@pytest.mark.parametrize("players", [2, 6])
def test_tl_c2_20_photos_and_6_meetings_stay_in_play(players: int) -> None:
    def check(state: State) -> None:
        seen = state.view(None)
        held = seen["seats"]
        assert seen["photo_pile"] + sum(seat["photos"] for seat in held) == 20
        heaps = seen["stack"]["meetings"] + seen["discard"]["meetings"]
        assert heaps + sum(seat["meetings"] for seat in held) == 6

    for seed in range(many(3, 1)):
        play_out(game(players).new(seed), seed, check)


def test_tl_c3_the_board_has_six_rows_and_the_columns_a_to_h() -> None:
    seen = game(2).new(1).view(None)
    assert (seen["rows"], "".join(seen["columns"])) == (6, "ABCDEFGH")
    assert [cell["cell"] for cell in seen["cells"][:8]] == [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "A1",
        "A2",
    ]
    assert (len(seen["cells"]), seen["cells"][-1]["cell"]) == (54, "H6")


@pytest.mark.parametrize(
    ("at", "line", "reason"),
    [
        (1, "rows,5", "line 2: rows must be a whole number from 6 to 9, not '5'"),
        (1, "rows,x", "line 2: rows must be a whole number from 6 to 9, not 'x'"),
        (1, "towers,6", "line 2: a part is rows, columns, photos, meetings, not 'towers'"),
        (2, "rows,6", "line 3: rows stands there twice"),
        (2, "columns,26", "rows times columns and two more make 168 cells"),
        (4, "", "no line says how many meetings there are"),
    ],
)
def test_tl_c3_a_wrong_board_is_refused(tmp_path: Path, at: int, line: str, reason: str) -> None:
    lines = [*BOARD_LINES[:at], line, *BOARD_LINES[at + 1 :]]
    with pytest.raises(BadComponents, match=reason):
        read_board(write(tmp_path, "board.csv", lines))
