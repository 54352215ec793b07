"""The command line as its users meet it: real processes, real pipes."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vernissage
from server.running import free_port
from vernissage import measure
from vernissage.cli import app
from vernissage.store.store import Store
from vernissage.table.seating import open_table
from vernissage.table.setting import OPEN
from vernissage.terminal import keep


def run(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "vernissage", *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
        check=False,
    )


def fault(*args: str, stdin: str = "", **env: str) -> str:
    """The one line a wrong call gets."""
    done = run(*args, stdin=stdin, **env)
    assert done.stdout == ""
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


COMMANDS = ("games", "play", "replay", "position", "warm", "arena", "balance", "bench", "export")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert f"Example: vernissage {command}" in " ".join(run(command, "--help").stdout.split())


def test_games_lists_every_game() -> None:
    assert [line.split()[0] for line in run("games").stdout.splitlines()] == list(
        vernissage.game_ids()
    )


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["play", "chess"], "no game is called 'chess'; there are: final_touch"),
        (
            ["play", "final_touch", "--seats", "me,hal"],
            "nobody is called 'hal'; seats are me, random",
        ),
        (["play", "final_touch", "--seats", "me"], "final_touch is for 2, 3, 4 players, not 1"),
        (["play", "final_touch", "--language", "fr"], "the languages are en, ru, uk, not 'fr'"),
        (["play", "final_touch", "--seed", "-3"], "a seed is a whole number"),
        (["arena", "--seats", "hal,random"], "no bot is called 'hal'; there are: random, greedy"),
        (["balance", "final_touch", "--players", "two"], "players are numbers by commas, as 2,3"),
        (["arena", "--games", "0"], "games must be at least 1, not 0"),
        (["arena", "--move-seconds", "0"], "move-seconds must be above 0"),
        (["arena", "--time-scale", "0"], "time-scale must be above 0"),
        (["bench", "--players", "9"], "final_touch is for 2, 3, 4 players, not 9"),
        (["bench", "--seconds", "-1"], "seconds must be above 0"),
        (["arena", "--address", "ray://head:10001"], "--address is a cluster's: say --ray too"),
        (["export", "games.csv"], "games.csv must end in .jsonl or .parquet"),
        (["export", "games.jsonl", "--data", "nowhere.sqlite"], "there is no file nowhere.sqlite"),
        (
            ["play", "final_touch", "--save", "/nope/x.json"],
            "/nope/x.json cannot be written: there is no folder /nope",
        ),
        (["play", "final_touch", "--save", "/"], "/ cannot be written: name a file"),
        (["serve", "--host", "nowhere.invalid"], "cannot listen on 'nowhere.invalid' port 8000 ("),
        (["serve", "--host", "203.0.113.9"], "cannot listen on '203.0.113.9' port 8000 ("),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file"),
    ],
)
def test_a_wrong_argument_gets_one_line_that_says_what_is_right(args: list[str], line: str) -> None:
    said = fault(*args)
    assert said.startswith("vernissage: ")
    assert line in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("pace", ["abc", "", "-1", "nan", "inf", "1e9"])
def test_a_wrong_pace_is_named_with_what_is_right(pace: str) -> None:
    said = fault("play", "final_touch", VERNISSAGE_PACE=pace)
    right = "VERNISSAGE_PACE must be a number of seconds from 0 to 600"
    assert said == f"vernissage: {right}, not {pace!r}\n"


def test_a_port_in_use_is_told_in_one_line_and_no_address_is_promised(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = fault("serve", "--port", port, "--data", str(tmp_path / "club.sqlite"))
    assert said.startswith(f"vernissage: cannot listen on '127.0.0.1' port {port} (Address already")
    assert said.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_cache_that_cannot_be_written_is_told_in_one_line(command: str, tmp_path: Path) -> None:
    """It is refused before anything is compiled."""
    club = ["--port", str(free_port()), "--data", str(tmp_path / "club.sqlite")]
    args = club if command == "serve" else ["final_touch"]
    assert fault(command, *args, VERNISSAGE_CACHE="/proc/nope") == (
        "vernissage: compiled games cannot be kept in /proc/nope (No such file or directory): "
        "set VERNISSAGE_CACHE to a folder that this program may write to\n"
    )


def test_who_only_looks_compiles_nothing_and_starts_no_compiler(tmp_path: Path) -> None:
    state = vernissage.load("final_touch").new(7)
    table, game = tmp_path / "table.json", tmp_path / "game.json"
    table.write_text(state.to_json())
    game.write_text(state.to_record().to_json())
    watch = "import sys; from vernissage.cli import app; app(standalone_mode=False); "
    for args in (["--help"], ["games"], ["position", str(table)], ["replay", str(game)]):
        done = subprocess.run(
            [sys.executable, "-c", watch + "print('numba' in sys.modules)", *args],
            env={**os.environ, "VERNISSAGE_CACHE": "/proc/nope"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.splitlines()[-1] == "False"


def test_a_record_that_cannot_be_saved_after_all_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = vernissage.load("final_touch").new(3).to_record()
    with pytest.raises(ValueError, match="No such file or directory; the line above is the record"):
        keep(record, tmp_path / "gone" / "game.json")
    assert vernissage.Record.from_json(capsys.readouterr().out) == record


def test_an_option_that_does_not_exist_is_named() -> None:
    assert "--speed" in fault("play", "final_touch", "--speed", "9")


def test_a_whole_game_in_the_terminal_can_be_saved_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ["--seats", "greedy,random", "--seed", "3"]
    # No person plays, so a quick pace is enough for a whole game.
    done = run("play", "final_touch", *seats, "--save", str(file), VERNISSAGE_PACE="0")
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    record = vernissage.Record.from_json(file.read_text())
    assert record.seed == "3"
    assert vernissage.replay(record).outcome() is not None
    told = run("replay", str(file), "--language", "uk")
    assert "Гру завершено." in told.stdout
    assert run("replay", str(file), "--ply", "0").stdout.startswith("\nmasterpiece")
    assert "plies 0 to" in fault("replay", str(file), "--ply", "9999")


def test_a_person_asks_why_undoes_and_leaves() -> None:
    state = vernissage.load("final_touch", first=0).new(3)
    first = next(move for move in state.legal() if move.startswith("improve"))
    lines = ["?", "? done", "done", "paint", first, "undo", "undo", "quit"]
    done = run(
        "play", "final_touch", "--seats", "me,me", "--seed", "3", stdin="\n" + "\n".join(lines)
    )
    assert done.returncode == 0, done.stderr
    out = done.stdout
    assert out.count("a turn cannot be passed: improve or smear first (FT-1)") == 2
    assert "'paint' is not a move; the forms are: improve COLOUR" in out
    assert "Nothing to undo" in out
    assert "You leave the table." in out
    assert "--seed 3" in out


def test_the_end_of_input_leaves_the_table() -> None:
    done = run("play", "final_touch", "--seats", "me,greedy", "--seed", "1", VERNISSAGE_PACE="0")
    assert done.returncode == 0
    assert "You leave the table." in done.stdout


def test_a_position_is_shown_with_its_legal_moves(tmp_path: Path) -> None:
    state = vernissage.load("final_touch", 3).new(7)
    file = tmp_path / "table.json"
    file.write_text(state.to_json())
    assert run("position", str(file)).stdout == f"{state}\nlegal: {', '.join(state.legal())}\n"
    file.write_text(state.to_json().replace('"blue": 1', '"blue": 9'))
    assert "vernissage: " in fault("position", str(file))
    file.write_bytes(b"\xff\xfe")
    assert "is not UTF-8 text" in fault("position", str(file))
    file.write_text("[]")
    assert "must be a JSON object" in fault("position", str(file))
    file.write_text("{}")
    assert "a position needs 'game'" in fault("position", str(file))


def test_arena_prints_one_object() -> None:
    args = ["--game", "final_touch", "--seats", "strong,random", "--games", "4", "--seed", "1"]
    done = run("arena", *args, "--move-seconds", "0.01", "--json")
    told = json.loads(done.stdout)
    assert [bot["name"] for bot in told["bots"]] == ["strong", "random"]
    assert all(
        bot["games"] == 4 and bot["low"] <= bot["wins"] / 4 <= bot["high"] for bot in told["bots"]
    )
    assert sum(bot["wins"] for bot in told["bots"]) == 4


def test_export_writes_the_finished_games_of_a_server(tmp_path: Path) -> None:
    data, file = tmp_path / "club.sqlite", tmp_path / "games.jsonl"
    with Store(f"sqlite:///{data}") as store:
        store.add(open_table("final_touch", 2, {}, [OPEN, OPEN])).result()
    done = run("export", str(file), "--data", str(data))
    assert done.stdout == f"0 finished games: {file}\nleft out: 1 not over, 0 of other rules\n"
    assert (done.returncode, file.read_text()) == (0, "")


def test_bench_prints_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the cold compile, with which `make test` begins, is measured for real."""
    begin = measure.start_seconds
    monkeypatch.setattr(
        measure,
        "start_seconds",
        lambda game, players, cold: 30.0 if cold else begin(game, players, cold),
    )
    args = ["bench", "--game", "final_touch", "--players", "3", "--seconds", "0.1", "--json"]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    wanted = {
        "moves_per_second",
        "games_per_second",
        "moves_per_second_all_cores",
        "python_moves_per_second",
        "search_iterations_per_second",
        "compile_seconds_cold",
        "load_seconds_warm",
    }
    assert wanted <= told.keys()
    assert all(told[key] > 0 for key in wanted)
    assert told["players"] == 3
