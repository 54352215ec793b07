"""Writes that wait share a commit, and a bad one does not harm its neighbours."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait

import pytest
from sqlalchemy import Engine, event

from store.samples import BOT, WAIT, held, made, setting
from vernissage.store.errors import NoSuchTable, PlyTaken, RevisionTaken, TableTaken, Unstorable
from vernissage.store.store import Store
from vernissage.store.waiting import written
from vernissage.store.writes import Add, Append
from vernissage.table.setting import OPEN


@pytest.fixture
def commits() -> Iterator[list[object]]:
    """Every commit from now on."""
    seen: list[object] = []
    note = seen.append
    event.listen(Engine, "commit", note)
    yield seen
    event.remove(Engine, "commit", note)


def test_many_moves_share_few_commits(store: Store, address: str, commits: list[object]) -> None:
    for number in range(20):
        store.add(setting(f"t{number}")).result()
    commits.clear()
    with held(address):
        futures = [store.append(f"t{n % 20}", n // 20, made("a")) for n in range(1000)]
    wait(futures, WAIT)
    assert [future.exception() for future in futures] == [None] * 1000
    assert len(commits) <= 3  # what the writer had taken already, and the rest
    assert len(store.moves_since("t7", 0)) == 50


def test_only_the_bad_writes_of_a_batch_are_refused(
    store: Store, address: str, commits: list[object]
) -> None:
    store.add(setting("old")).result()
    store.append("old", 0, made("a")).result()
    commits.clear()
    with held(address):
        store.saw("old", 0)
        good = [store.add(setting(f"t{n}")) for n in range(50)]
        bad = {
            store.append("old", 0, made("x", "y")): PlyTaken,
            store.append("none", 0, made("x")): NoSuchTable,
            store.add(setting("old")): TableTaken,
            store.change(setting("t3")): RevisionTaken,
            store.append("t4", 0, made("\ud800")): Unstorable,
            store.saw("none", 0): NoSuchTable,
        }
        good += [store.append(f"t{n}", 0, made("a", "b")) for n in range(50)]
        good += [store.change(setting(f"t{n}").with_seat(1, BOT)) for n in range(50)]
        good += [store.append("old", 1, made("b")), store.saw("t1", 1)]
    assert [type(future.exception(WAIT)) for future in bad] == list(bad.values())
    assert [future.exception(WAIT) for future in good] == [None] * len(good)
    assert len(commits) <= 2
    assert store.moves_since("old", 0) == made("a") + made("b")
    for number in range(50):
        table = setting(f"t{number}").with_seat(1, BOT)
        assert store.load(table.id) == (table, made("a", "b"))


def test_of_two_moves_at_one_ply_the_first_to_come_is_written(store: Store, address: str) -> None:
    store.add(setting()).result()
    with held(address):
        store.saw("t1", 0)
        first = store.append("t1", 0, made("first"))
        second = store.append("t1", 0, made("second", "third"))
    assert first.exception(WAIT) is None
    assert isinstance(second.exception(WAIT), PlyTaken)
    assert store.moves_since("t1", 0) == made("first")


def test_changes_of_one_table_follow_each_other_in_one_batch(store: Store, address: str) -> None:
    first = setting().with_seat(1, BOT)
    second = first.with_seat(0, OPEN)
    store.add(setting()).result()
    with held(address):
        futures = [store.change(first), store.change(second)]
    wait(futures, WAIT)
    assert store.load("t1") == (second, [])


def test_two_workers_cannot_both_write_a_ply(address: str) -> None:
    with Store(address) as one, Store(address) as other:
        one.add(setting()).result()
        for ply in range(20):
            both = [store.append("t1", ply, made(f"{ply}")) for store in (one, other)]
            errors = [future.exception(WAIT) for future in both]
            assert sorted(type(error).__name__ for error in errors) == ["NoneType", "PlyTaken"]
        assert one.load("t1") == other.load("t1")
        assert len(one.moves_since("t1", 0)) == 20


def test_workers_with_the_same_tables_in_another_order_do_not_lock_up(address: str) -> None:
    tables = [f"t{number}" for number in range(30)]
    with Store(address) as one, Store(address) as other:
        wait([one.add(setting(table)) for table in tables])
        futures = []
        for ply in range(10):
            futures += [one.append(table, ply, made("one")) for table in tables]
            futures += [other.append(table, ply, made("other")) for table in reversed(tables)]
        errors = [future.exception(WAIT) for future in futures]
        assert {type(error) for error in errors} == {type(None), PlyTaken}
        assert errors.count(None) == 300


def test_many_threads_write_and_read_at_once(store: Store) -> None:
    def play(number: int) -> int:
        table = f"t{number}"
        store.add(setting(table)).result(WAIT)
        for ply in range(20):
            store.append(table, ply, made(f"bid {ply}")).result(WAIT)
            assert len(store.moves_since(table, 0)) == ply + 1
        return len(store.tables_of("guest-ann", 100))

    with ThreadPoolExecutor(16) as pool:
        assert max(pool.map(play, range(16))) == 16


def test_a_batch_is_delivered_by_one_call(store: Store, address: str) -> None:
    store.add(setting()).result()
    calls: list[int] = []
    with held(address):
        store.deliver_by(lambda settle: (calls.append(threading.get_ident()), settle()))
        futures = [store.append("t1", ply, made("a")) for ply in range(100)]
    wait(futures, WAIT)
    assert 1 <= len(calls) <= 2


def test_an_event_loop_waits_for_writes(store: Store) -> None:
    async def play() -> None:
        store.deliver_by(asyncio.get_running_loop().call_soon_threadsafe)
        table = setting()
        await written(store, Add(table.id, table))
        plies = (written(store, Append("t1", ply, made("a"))) for ply in range(50))
        await asyncio.gather(*plies)
        await asyncio.wrap_future(store.append("t1", 50, made("a")))
        with pytest.raises(PlyTaken):
            await written(store, Append("t1", 50, made("a")))

    asyncio.run(play())
    store.append("t1", 51, made("b")).result(WAIT)  # the loop is closed, the write is made
    assert len(store.moves_since("t1", 0)) == 52


def test_who_stops_waiting_does_not_stop_the_write(store: Store, address: str) -> None:
    async def hurry() -> None:
        store.deliver_by(asyncio.get_running_loop().call_soon_threadsafe)
        with held(address):
            waiting = [written(store, Append("t1", ply, made("a"))) for ply in range(2)]
            other = asyncio.wrap_future(store.append("t1", 2, made("b")))
            await asyncio.sleep(0)
            for future in (waiting[0], other):
                future.cancel()  # and waiting[1] is left when its loop is closed

    store.add(setting()).result()
    asyncio.run(hurry())
    store.append("t1", 3, made("c")).result(WAIT)
    assert [move.move for move in store.moves_since("t1", 0)] == ["a", "a", "b", "c"]


def test_moves_alone_and_moves_with_others_fail_alike(store: Store, address: str) -> None:
    store.add(setting()).result()
    wrong = {
        "taken": (Append("t1", 0, made("x", "y")), PlyTaken),
        "orphan": (Append("none", 0, made("x")), NoSuchTable),
        "unstorable": (Append("t1", 1, made("\ud800")), Unstorable),
    }
    store.append("t1", 0, made("a")).result()
    for write, error in wrong.values():
        with held(address):
            alone = store.append(write.table, write.ply, write.made)
        assert type(alone.exception(WAIT)) is error
        with held(address):
            store.saw("t1", 0)
            together = store.append(write.table, write.ply, write.made)
        assert str(together.exception(WAIT)) == str(alone.exception(WAIT))
    assert store.moves_since("t1", 0) == made("a")
