"""A database is made, brought up to date, or refused with a sentence that says what to do."""

import os
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from store.samples import made, setting
from vernissage.store.archive import Archive
from vernissage.store.database import Database, file_address, read_address
from vernissage.store.errors import BadDatabase, StoreUnavailable
from vernissage.store.migrate import VERSIONS, migrate, version
from vernissage.store.schema import METADATA
from vernissage.store.store import Store

START = """
import sys
from vernissage.store.store import Store
print("ready", flush=True)
sys.stdin.readline()
with Store(sys.argv[1]) as store:
    print(store.secret().hex())
"""


def run(address: str, statement: str) -> None:
    database = Database(address)
    with database.writes.begin() as connection:
        connection.execute(text(statement))
    database.close()


def test_the_migrations_make_the_schema(address: str) -> None:
    database = Database(address)
    with database.writes.begin() as connection:
        assert version(connection) is None
        migrate(connection)
        options = {"version_table": VERSIONS, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, METADATA) == []
        assert version(connection) is not None
        migrate(connection)  # nothing to do
    database.close()


def test_a_migration_that_fails_leaves_nothing_behind(address: str) -> None:
    database = Database(address)

    def fail() -> None:
        with database.writes.begin() as connection:
            migrate(connection)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    with database.writes.begin() as connection:
        assert version(connection) is None
        migrate(connection)
    database.close()


def test_threads_that_open_an_empty_database_at_once_agree(address: str) -> None:
    together = threading.Barrier(4)

    def start(_: int) -> bytes:
        together.wait()
        with Store(address) as store:
            return store.secret()

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(start, range(4)))) == 1


def test_who_opens_a_new_file_waits_while_another_writes_to_it(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    other = sqlite3.connect(tmp_path / "new.sqlite", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.3, other.execute, ["COMMIT"])
    done.start()
    database.log_ahead()
    done.join()
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    database.close()


def test_workers_that_open_an_empty_database_at_once_agree(address: str) -> None:
    command = [sys.executable, "-c", START, address]
    pipe = subprocess.PIPE
    workers = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("\n")
        worker.stdin.flush()
    secrets = {worker.communicate()[0] for worker in workers}
    assert len(secrets) == 1
    assert len(secrets.pop().strip()) == 64


def test_a_newer_schema_is_refused_and_left_alone(address: str) -> None:
    with Store(address) as store:
        store.add(setting()).result()
    run(address, f"UPDATE {VERSIONS} SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer Vernissage: update this program"):
        Store(address)
    run(address, f"UPDATE {VERSIONS} SET version_num = '0001'")
    with Store(address) as store:
        assert store.load("t1") == (setting(), [])


def test_a_database_of_another_program_is_refused_and_left_alone(address: str) -> None:
    run(address, "CREATE TABLE invoices (id INTEGER)")
    with pytest.raises(BadDatabase, match="belongs to another program"):
        Store(address)
    database = Database(address)
    assert inspect(database.reads).get_table_names() == ["invoices"]
    database.close()


def foreign(file: Path, mode: str) -> bytes:
    """A file of another program."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA journal_mode = {mode}")
        connection.execute("CREATE TABLE invoices (id INTEGER)")
    return file.read_bytes()


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_not_a_byte_of_another_programs_file_is_changed(tmp_path: Path, mode: str) -> None:
    file = tmp_path / "invoices.sqlite"
    before = foreign(file, mode)
    for opening in (Store, Archive):
        with pytest.raises(BadDatabase, match="belongs to another program"):
            opening(f"sqlite:///{file}")
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == [file.name]


@pytest.mark.parametrize("content", [b"not a database at all, " * 99, b"SQLite format 3\0" * 99])
def test_a_file_that_is_no_database_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(content)
    with pytest.raises(BadDatabase, match="restore it from a backup, or name another file"):
        Store(f"sqlite:///{file}")
    assert file.read_bytes() == content


def test_a_file_damaged_in_the_middle_is_refused_when_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    address = f"sqlite:///{file}"
    with Store(address) as store:
        store.add(setting()).result()
        store.append("t1", 0, made(*(f"bid {n}" for n in range(2000)))).result()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + b"\xaa" * (len(whole) - len(whole) // 2))
    with pytest.raises(BadDatabase), Store(address) as store:
        store.load("t1")


@pytest.mark.parametrize("place", ["no/such/folder/tables.sqlite", ""])
def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path, place: str) -> None:
    with pytest.raises(BadDatabase, match="this program may read and write it"):
        Store(f"sqlite:///{tmp_path / place}")


@pytest.mark.parametrize(
    "address",
    [
        "tables.sqlite",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://u:hunter2@h/d",
        "postgresql://u:hun@ter2@h/d",
        "postgresql://u:hun:ter2@h:port/d",
        "",
    ],
)
def test_an_address_that_makes_no_sense_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        Store(address)
    assert "ter2" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_server_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="the database does not answer: ") as refused:
        Store(f"postgresql://ann:hunter2@/tables?host={tmp_path}")
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.__cause__ is None


def test_postgresql_is_reached_by_psycopg_3_and_keeps_what_the_address_says() -> None:
    url = read_address("postgres://ann@host/tables?connect_timeout=60")
    assert url.drivername == "postgresql+psycopg"
    assert url.query["connect_timeout"] == "60"
    assert url.query["keepalives_idle"] == "15"


@pytest.mark.parametrize("name", ["a?b.db", "a#b%20c.db", "клуб & co.db", "a?mode=memory"])
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    with Store(file_address(tmp_path / name)) as store:
        store.add(setting()).result()
        assert name in os.listdir(tmp_path)
        with Archive(file_address(tmp_path / name)) as beside:
            assert beside.tables_after("", 9) == ["t1"]
    assert os.listdir(tmp_path) == [name]
    with Archive(file_address(tmp_path / name)) as archive:
        assert archive.tables_after("", 9) == ["t1"]


def test_sqlite_writes_through_to_the_disk(sqlite_address: str) -> None:
    Store(sqlite_address).close()
    database = Database(sqlite_address)
    with database.writes.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    database.close()
    assert found == ["wal", 2, 1, 15000]


def test_moves_by_the_short_way_are_synced_too(sqlite_address: str) -> None:
    with Store(sqlite_address) as store:
        driver = store._writer._quick._driver
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [driver.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
    assert found == ["wal", 2, 1, 15000]


def test_a_full_disk_is_told_and_survived(sqlite_address: str) -> None:
    with Store(sqlite_address) as store:
        store.add(setting()).result()
        with store._database.writes.begin() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 20")
        store._writer._quick._driver.execute("PRAGMA max_page_count = 20")
        with pytest.raises(StoreUnavailable, match="full"):
            store.append("t1", 0, made(*["a long move" * 100] * 500)).result()
        store.append("t1", 0, made("short")).result()
        assert store.moves_since("t1", 0) == made("short")
