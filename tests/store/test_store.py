"""What is stored comes back the same, from either database."""

from datetime import UTC, datetime, timedelta

import pytest

from store.samples import ANN, BOT, made, setting
from vernissage.engine.chance import SEED_BITS
from vernissage.store.errors import (
    NoSuchTable,
    PlyTaken,
    RevisionTaken,
    StoreClosed,
    TableTaken,
    Unstorable,
)
from vernissage.store.store import Store
from vernissage.table.setting import OPEN, Seat, Setting

FULL = Setting(
    id="t1",
    invite="приглашение",
    game="photograph",
    rules=3,
    players=3,
    options={"long": True, "short": False, "cards": 12, "deck": "Ґ 'x' \"y\"", "none": None},
    seed=(1 << SEED_BITS) - 1,
    seats=(
        Seat("person", "g1", "Їжак 🦔", "medium", standing_in=True),
        Seat("bot", level="strong"),
        Seat("person", "g2", "", resigned=True),
    ),
    revision=4,
    rematch="t2",
)


def test_a_table_comes_back_whole(store: Store) -> None:
    store.add(FULL).result()
    assert store.load("t1") == (FULL, [])


def test_a_table_nobody_added_is_none(store: Store) -> None:
    assert store.load("t1") is None
    assert store.moves_since("t1", 0) == []
    assert store.last_seen("t1") == {}


def test_moves_come_back_in_the_order_of_their_plies(store: Store) -> None:
    moves = made("place new 7,3", "«мазок» ' \" \\ \n", *(f"bid {n}" for n in range(20)))
    store.add(setting()).result()
    store.append("t1", 0, moves[:1]).result()
    store.append("t1", 1, moves[1:]).result()
    assert store.load("t1") == (setting(), moves)
    assert store.moves_since("t1", 5) == moves[5:]
    assert store.moves_since("t1", 22) == []


def test_no_moves_are_appended_at_no_cost(store: Store) -> None:
    store.append("t1", 0, []).result()


def test_a_ply_is_written_once_and_the_rest_of_its_turn_not_at_all(store: Store) -> None:
    store.add(setting()).result()
    store.append("t1", 0, made("a", "b")).result()
    with pytest.raises(PlyTaken, match="table t1 has a move at ply 1"):
        store.append("t1", 1, made("x", "y", "z")).result()
    assert store.moves_since("t1", 0) == made("a", "b")


def test_moves_need_a_table(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="there is no table t9"):
        store.append("t9", 0, made("a")).result()
    with pytest.raises(NoSuchTable):
        store.saw("t9", 0).result()


def test_a_table_is_added_once(store: Store) -> None:
    store.add(setting()).result()
    with pytest.raises(TableTaken):
        store.add(setting()).result()


def test_half_a_character_is_refused_and_nothing_else(store: Store) -> None:
    store.add(setting()).result()
    with pytest.raises(Unstorable):
        store.append("t1", 0, made("\ud83e")).result()
    with pytest.raises(Unstorable):
        store.name_guest("\ud83e", "Ann")
    store.append("t1", 0, made("a")).result()


def test_a_change_follows_the_stored_revision(store: Store) -> None:
    store.add(setting()).result()
    store.append("t1", 0, made("a")).result()
    sat = setting().with_seat(1, BOT)
    store.change(sat).result()
    assert store.load("t1") == (sat, made("a"))


def test_a_stale_change_is_refused_and_changes_nothing(store: Store) -> None:
    store.add(setting()).result()
    first = setting().with_seat(1, BOT)
    store.change(first).result()
    with pytest.raises(RevisionTaken, match="table t1"):
        store.change(setting().with_seat(0, OPEN)).result()
    with pytest.raises(RevisionTaken):
        store.change(setting("t9").with_seat(0, OPEN)).result()
    assert store.load("t1") == (first, [])


def test_a_guest_has_the_last_name_given(store: Store) -> None:
    assert store.guest_name("g1") is None
    store.name_guest("g1", "Ann")
    store.name_guest("g2", "Bob")
    store.name_guest("g1", "Анна")
    assert (store.guest_name("g1"), store.guest_name("g2")) == ("Анна", "Bob")


def test_a_guest_finds_their_tables_the_last_changed_first(store: Store) -> None:
    assert store.tables_of("guest-ann", 9) == []
    for table in ("t1", "t2", "t3"):
        store.add(setting(table)).result()
    store.add(setting("t4").with_seat(0, OPEN)).result()
    store.append("t1", 0, made("a")).result()
    store.change(setting("t2").with_seat(1, ANN)).result()  # in both seats, listed once
    found = store.tables_of("guest-ann", 9)
    assert [table for table, _ in found] == ["t2", "t1", "t3"]
    assert store.tables_of("guest-ann", 2) == found[:2]


def test_times_are_now_in_utc(store: Store) -> None:
    before = datetime.now(UTC)
    store.add(setting()).result()
    store.saw("t1", 1).result()
    ((_, changed),) = store.tables_of("guest-ann", 1)
    seen = store.last_seen("t1")[1]
    assert before <= changed <= seen <= datetime.now(UTC)
    assert changed.utcoffset() == seen.utcoffset() == timedelta(0)


def test_a_person_was_last_seen_when_they_were_seen_last(store: Store) -> None:
    store.add(setting()).result()
    store.saw("t1", 0).result()
    first = store.last_seen("t1")
    store.saw("t1", 0).result()
    store.saw("t1", 1).result()
    last = store.last_seen("t1")
    assert list(first) == [0]
    assert sorted(last) == [0, 1]
    assert first[0] < last[0] < last[1]


def test_the_secret_is_made_once_for_a_database(address: str) -> None:
    with Store(address) as one, Store(address) as other:
        assert one.secret() == other.secret()
        assert len(one.secret()) == 32


def test_a_closed_store_says_so(address: str) -> None:
    store = Store(address)
    store.ping()
    store.close()
    store.close()
    for call in (
        store.ping,
        lambda: store.load("t1"),
        lambda: store.add(setting()),
        lambda: store.listen(print),
        lambda: store.name_guest("g", "n"),
    ):
        with pytest.raises(StoreClosed, match="the store is closed"):
            call()
