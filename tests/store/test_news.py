"""Workers on one PostgreSQL hear of each other's writes."""

import json
import time
from collections.abc import Iterator
from queue import SimpleQueue

import psycopg
import pytest

from store.postgres import Postgres
from store.samples import BOT, WAIT, held, made, setting
from vernissage.store.errors import PlyTaken
from vernissage.store.news import messages
from vernissage.store.store import Store

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = "


@pytest.fixture
def writer(postgres_address: str) -> Iterator[Store]:
    with Store(postgres_address) as store:
        yield store


@pytest.fixture
def heard(postgres_address: str) -> Iterator["SimpleQueue[str]"]:
    """What another worker hears."""
    queue: SimpleQueue[str] = SimpleQueue()
    with Store(postgres_address) as store:
        store.listen(queue.put)
        yield queue


def hear(heard: "SimpleQueue[str]", count: int) -> list[str]:
    return [heard.get(timeout=WAIT) for _ in range(count)]


def test_add_append_and_change_are_heard(writer: Store, heard: "SimpleQueue[str]") -> None:
    writer.add(setting("t1")).result()
    writer.append("t1", 0, made("a")).result()
    writer.change(setting("t1").with_seat(1, BOT)).result()
    writer.saw("t1", 0).result()  # not news
    writer.add(setting("стол 2")).result()
    assert hear(heard, 4) == ["t1", "t1", "t1", "стол 2"]
    assert heard.empty()


def test_what_is_heard_can_be_read(postgres_address: str, writer: Store) -> None:
    read: SimpleQueue[object] = SimpleQueue()
    with Store(postgres_address) as other:
        other.listen(lambda table: read.put(other.moves_since(table, 0)))
        writer.add(setting()).result()
        writer.append("t1", 0, made("a", "b")).result()
        assert read.get(timeout=WAIT) in ([], made("a", "b"))
        assert read.get(timeout=WAIT) == made("a", "b")


def test_a_worker_does_not_hear_itself(writer: Store, heard: "SimpleQueue[str]") -> None:
    own: SimpleQueue[str] = SimpleQueue()
    writer.listen(own.put)
    writer.add(setting()).result()
    assert hear(heard, 1) == ["t1"]
    time.sleep(0.05)
    assert own.empty()


def test_what_was_refused_is_not_heard(
    postgres_address: str, writer: Store, heard: "SimpleQueue[str]"
) -> None:
    for table in ("t1", "t2"):
        writer.add(setting(table)).result()
    writer.append("t1", 0, made("a")).result()
    hear(heard, 3)
    with held(postgres_address):
        writer.saw("t1", 0)
        refused = writer.append("t1", 0, made("x"))
        written = writer.append("t2", 0, made("x"))
    assert isinstance(refused.exception(WAIT), PlyTaken)
    written.result(WAIT)
    writer.add(setting("t3")).result()
    assert hear(heard, 2) == ["t2", "t3"]


def test_a_batch_of_many_tables_is_heard_whole(
    postgres_address: str, writer: Store, heard: "SimpleQueue[str]"
) -> None:
    names = [f"{number:04} of many tables with a long name" for number in range(1000)]
    with held(postgres_address):
        for name in names:
            writer.add(setting(name))
    assert sorted(hear(heard, 1000)) == names


def test_a_message_is_shorter_than_postgresql_takes() -> None:
    names = {f"стол {number}" for number in range(1000)}
    found = list(messages("worker", names))
    assert all(len(message.encode()) < 8000 for message in found)
    assert {name for message in found for name in json.loads(message)[1:]} == names
    assert {json.loads(message)[0] for message in found} == {"worker"}
    assert list(messages("worker", [])) == []


def test_a_listener_whose_connection_was_cut_says_so_and_hears_again(
    postgres: Postgres, writer: Store, heard: "SimpleQueue[str]"
) -> None:
    writer.add(setting("t1")).result()
    assert hear(heard, 1) == ["t1"]
    for number in range(2, 4):
        postgres.run(f"{CUT} 'vernissage listener'")
        assert hear(heard, 1) == [""]
        writer.add(setting(f"t{number}")).result()
        assert hear(heard, 1) == [f"t{number}"]


def test_a_listener_survives_strange_messages_and_its_own_faults(
    postgres_address: str, writer: Store
) -> None:
    heard: SimpleQueue[str] = SimpleQueue()

    def fail(table: str) -> None:
        heard.put(table)
        raise RuntimeError

    with Store(postgres_address) as store:
        store.listen(fail)
        with psycopg.connect(postgres_address, autocommit=True) as stranger:
            for message in ("", "{", "7", "[]", "hello"):
                stranger.execute("SELECT pg_notify('vernissage', %s)", [message])
        writer.add(setting("t1")).result()
        writer.add(setting("t2")).result()
        assert hear(heard, 2) == ["t1", "t2"]


def test_a_store_is_listened_to_once(writer: Store) -> None:
    writer.listen(print)
    with pytest.raises(ValueError, match="already"):
        writer.listen(print)


def test_sqlite_has_one_worker_and_nothing_to_hear(sqlite_address: str) -> None:
    with Store(sqlite_address) as one, Store(sqlite_address) as other:
        other.listen(pytest.fail)
        one.add(setting()).result()
