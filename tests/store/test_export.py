"""Finished tables as data: what is written can be played again, and nothing else is written."""

import json
import os
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from pyarrow import parquet

import vernissage
from table.tables import BOT, person, play_until, setting_of
from vernissage.engine.rulebook import Json
from vernissage.export import Exported, export, row_of
from vernissage.store.migrate import VERSIONS
from vernissage.store.store import Store
from vernissage.table.seating import resign
from vernissage.table.setting import OPEN, Setting
from vernissage.table.table import Table

RECORD = ("game", "rules", "players", "seed", "options", "moves")
FORMATS = pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])


def keep(store: Store, table: Table) -> Table:
    store.add(table.setting).result()
    store.append(table.setting.id, 0, table.made).result()
    return table


def finished(setting: Setting) -> Table:
    return play_until(Table(setting), lambda table: table.phase == "over")


def resigned() -> Table:
    table = play_until(Table(setting_of(person(0), person(1))), lambda table: table.ply == 3)
    table.setting = resign(table, 0)
    return table


def club(store: Store) -> list[Table]:
    """Some tables; those that are over."""
    over = [finished(setting_of(person(0), BOT, game=game)) for game in vernissage.game_ids()]
    over.append(resigned())
    keep(store, Table(setting_of(person(0), OPEN)))
    keep(store, play_until(Table(setting_of(person(0), BOT)), lambda table: table.ply == 5))
    old = finished(setting_of(BOT, BOT))
    old.setting = replace(old.setting, rules=99)
    keep(store, old)
    return [keep(store, table) for table in over]


def write(address: str, file: Path) -> Exported:
    return export(address, file, lambda tables: None, lambda: None)


def rows_of(file: Path) -> list[Json]:
    if file.suffix == ".parquet":
        rows = parquet.read_table(file).to_pylist()
        return [{**row, "options": json.loads(row["options"])} for row in rows]
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@FORMATS
def test_every_game_that_is_over_and_no_other_can_be_played_again(
    name: str, address: str, tmp_path: Path
) -> None:
    with Store(address) as store:
        over = club(store)
    assert write(address, tmp_path / name) == Exported(len(over), unfinished=2, other_rules=1)
    rows = rows_of(tmp_path / name)
    assert sorted(map(json.dumps, rows)) == sorted(json.dumps(row_of(table)) for table in over)
    for row in rows:
        state = vernissage.replay(vernissage.Record(**{field: row[field] for field in RECORD}))
        outcome = state.outcome()
        assert state.ply == len(row["movers"])
        if row["rule"] is None:
            assert (outcome, row["shares"]) == (None, [0.0, 1.0])
            assert [seat["resigned"] for seat in row["seats"]] == [True, False]
        else:
            assert outcome is not None
            told = (tuple(row["shares"]), tuple(row["scores"]), row["rule"])
            assert told == (outcome.shares, outcome.scores, outcome.rule)


@FORMATS
def test_nothing_that_leads_to_a_person_is_written(
    name: str, sqlite_address: str, tmp_path: Path
) -> None:
    with Store(sqlite_address) as store:
        over = club(store)
    file = tmp_path / name
    write(sqlite_address, file)
    text = json.dumps(rows_of(file))
    for table in over:
        for secret in (table.setting.id, table.setting.invite, "guest-", "Anna", "a request"):
            assert secret not in text
            assert secret.encode() not in file.read_bytes()


def test_seats_are_told_by_who_plays_there(sqlite_address: str, tmp_path: Path) -> None:
    with Store(sqlite_address) as store:
        keep(store, finished(setting_of(person(0), BOT)))
    write(sqlite_address, tmp_path / "games.jsonl")
    (row,) = rows_of(tmp_path / "games.jsonl")
    assert [(seat["kind"], seat["level"]) for seat in row["seats"]] == [
        ("person", None),
        ("bot", "greedy"),
    ]
    assert set(row["movers"]) == {0, 1}


@FORMATS
def test_a_server_without_games_gives_an_empty_file(
    name: str, sqlite_address: str, tmp_path: Path
) -> None:
    Store(sqlite_address).close()
    assert write(sqlite_address, tmp_path / name) == Exported()
    assert rows_of(tmp_path / name) == []


@FORMATS
def test_what_breaks_off_leaves_the_old_file_and_no_other(
    name: str, sqlite_address: str, tmp_path: Path
) -> None:
    with Store(sqlite_address) as store:
        club(store)
    file = tmp_path / "out" / name
    file.parent.mkdir()
    file.write_text("the old one")
    looked: list[int] = []

    def interrupt() -> None:
        looked.append(1)
        if len(looked) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(sqlite_address, file, lambda tables: None, interrupt)
    assert os.listdir(file.parent) == [name]
    assert file.read_text() == "the old one"


def test_tables_are_read_page_by_page(
    sqlite_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vernissage.export.PAGE", 2)
    with Store(sqlite_address) as store:
        over = club(store)
    begun: list[int] = []
    looked: list[int] = []
    for name in ("games.jsonl", "games.parquet"):
        export(sqlite_address, tmp_path / name, begun.append, lambda: looked.append(1))
        assert len(rows_of(tmp_path / name)) == len(over)
    assert len(looked) == sum(begun) == 2 * (len(over) + 3)


def test_what_is_exported_is_only_read(sqlite_address: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Store(sqlite_address) as store:
        keep(store, finished(setting_of(BOT, BOT)))
    before, beside = file.read_bytes(), list[str]()
    out = tmp_path / "out" / "games.jsonl"
    out.parent.mkdir()
    export(sqlite_address, out, lambda tables: beside.extend(os.listdir(tmp_path)), lambda: None)
    assert sorted(beside) == ["out", "tables.sqlite"]  # nothing that a disk to be read only forbids
    assert sorted(os.listdir(tmp_path)) == ["out", "tables.sqlite"]
    assert (file.read_bytes(), len(rows_of(out))) == (before, 1)


def test_a_server_may_go_on_meanwhile(sqlite_address: str, tmp_path: Path) -> None:
    with Store(sqlite_address) as store:
        keep(store, finished(setting_of(BOT, BOT)))

        def write_on(tables: int) -> None:
            keep(store, Table(setting_of(person(0), OPEN)))

        done = export(sqlite_address, tmp_path / "games.jsonl", write_on, lambda: None)
        assert done == Exported(1, unfinished=1)


def test_a_server_that_begins_meanwhile_is_noticed(sqlite_address: str, tmp_path: Path) -> None:
    Store(sqlite_address).close()

    def begin(tables: int) -> None:
        with Store(sqlite_address) as store:
            keep(store, Table(setting_of(person(0), OPEN)))

    with pytest.raises(ValueError, match="a server began to write to the database meanwhile"):
        export(sqlite_address, tmp_path / "games.jsonl", begin, lambda: None)
    assert os.listdir(tmp_path) == ["tables.sqlite"]


def test_a_file_without_tables_of_ours_is_refused_and_left_alone(
    sqlite_address: str, tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch()
    with pytest.raises(ValueError, match="the database is empty: no server has kept tables"):
        write(sqlite_address, tmp_path / "games.jsonl")
    assert (file.read_bytes(), os.listdir(tmp_path)) == (b"", ["tables.sqlite"])


@pytest.mark.parametrize(("version", "words"), [("9999", "newer"), ("0000", "older")])
def test_another_schema_is_not_migrated_for_an_export(
    version: str, words: str, sqlite_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(sqlite_address).close()
    if version == "0000":
        monkeypatch.setattr(ScriptDirectory, "get_current_head", lambda script: "0002")
    else:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute(f"UPDATE {VERSIONS} SET version_num = ?", (version,))
    before = (tmp_path / "tables.sqlite").read_bytes()
    with pytest.raises(ValueError, match=f"written by an? {words} Vernissage"):
        write(sqlite_address, tmp_path / "games.jsonl")
    assert (tmp_path / "tables.sqlite").read_bytes() == before


def test_parquet_needs_its_extra(
    sqlite_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ValueError, match='Parquet needs the extra "export"'):
        write(sqlite_address, tmp_path / "games.parquet")
    assert os.listdir(tmp_path) == []


def test_a_wrong_place_or_database_is_refused(sqlite_address: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"there is no file .*tables\.sqlite"):
        write(sqlite_address, tmp_path / "games.jsonl")
    with pytest.raises(ValueError, match="the database's address cannot be read"):
        write("club", tmp_path / "games.jsonl")
    Store(sqlite_address).close()
    with pytest.raises(ValueError, match="cannot be written: No such file or directory"):
        write(sqlite_address, tmp_path / "nowhere" / "games.jsonl")
    with pytest.raises(ValueError, match=r"games\.csv must end in \.jsonl or \.parquet"):
        write(sqlite_address, tmp_path / "games.csv")
