"""A database that goes away comes back without a restart of the program."""

from queue import SimpleQueue

import pytest

from store.postgres import Postgres
from store.samples import WAIT, eventually, held, made, setting
from vernissage.store.errors import StoreError, StoreUnavailable
from vernissage.store.store import Store

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vernissage'"


def test_idle_connections_that_were_cut_are_not_missed(
    postgres: Postgres, postgres_address: str
) -> None:
    with Store(postgres_address) as store:
        store.add(setting()).result()
        for ply in range(3):
            assert len(store.moves_since("t1", 0)) == ply
            postgres.run(CUT)
            store.append("t1", ply, made("a")).result()
            store.name_guest("g", f"{ply}")
        store.ping()


def test_a_write_that_was_cut_off_fails_and_the_next_does_not(
    postgres: Postgres, postgres_address: str
) -> None:
    with Store(postgres_address) as store:
        store.add(setting()).result()
        with held(postgres_address):
            cut = store.append("t1", 0, made("a"))
            eventually(store._writer._waiting.empty)
            eventually(lambda: postgres.run(CUT) or cut.done())
        with pytest.raises(StoreUnavailable, match="the database does not answer: "):
            cut.result(WAIT)
        store.append("t1", 0, made("b")).result(WAIT)
        assert store.moves_since("t1", 0) == made("b")


def test_a_restart_of_the_database_is_survived(postgres: Postgres, postgres_address: str) -> None:
    heard: SimpleQueue[str] = SimpleQueue()
    with Store(postgres_address) as store, Store(postgres_address) as other:
        other.listen(heard.put)
        store.add(setting()).result()
        assert heard.get(timeout=WAIT) == "t1"
        postgres.stop()
        try:
            for call in (
                store.ping,
                lambda: store.load("t1"),
                lambda: store.append("t1", 0, made("a")).result(WAIT),
                lambda: store.name_guest("g", "n"),
            ):
                with pytest.raises(StoreUnavailable) as refused:
                    call()
                assert "\n" not in str(refused.value)
            with pytest.raises(StoreError):
                Store(postgres_address)
        finally:
            postgres.start()
        store.ping()
        store.append("t1", 0, made("b")).result(WAIT)
        assert store.load("t1") == (setting(), made("b"))
        assert heard.get(timeout=WAIT) == ""
        store.append("t1", 1, made("c")).result(WAIT)
        eventually(lambda: heard.get(timeout=WAIT) == "t1")
