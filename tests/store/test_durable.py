"""What was acknowledged is there, whatever happens to the program."""

import signal
import subprocess
import sys

import pytest

from store.samples import made, setting
from vernissage.store.errors import StoreClosed
from vernissage.store.store import Store

APPENDS = """
import sys
from store.samples import made, setting
from vernissage.store.store import Store

store = Store(sys.argv[1])
store.add(setting()).result()
def tell(ply):
    return lambda future: print(ply, flush=True) if future.exception() is None else None
waiting = []
for ply in range(1_000_000):
    waiting.append(store.append("t1", ply, made(f"bid {ply}")))
    waiting[-1].add_done_callback(tell(ply))
    if len(waiting) == 20:
        waiting.pop(0).result()
"""


def test_what_was_stored_is_there_when_the_store_is_opened_again(address: str) -> None:
    with Store(address) as store:
        secret = store.secret()
        store.name_guest("g1", "Ann")
        store.add(setting())
        store.append("t1", 0, made("a", "b"))
        last = store.saw("t1", 0)
    assert last.done()  # closing waited for what was queued
    with Store(address) as store:
        assert store.secret() == secret
        assert store.guest_name("g1") == "Ann"
        assert store.load("t1") == (setting(), made("a", "b"))
        assert list(store.last_seen("t1")) == [0]


def test_closing_writes_all_that_is_queued(address: str) -> None:
    store = Store(address)
    store.add(setting()).result()
    futures = [store.append("t1", ply, made("a")) for ply in range(5000)]
    store.close()
    assert all(future.done() and future.exception() is None for future in futures)
    with pytest.raises(StoreClosed):
        store.append("t1", 5000, made("a"))
    with Store(address) as store:
        assert len(store.moves_since("t1", 0)) == 5000


def test_a_killed_program_has_written_every_move_it_acknowledged(
    address: str, pytestconfig: pytest.Config
) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", APPENDS, address],
        stdout=subprocess.PIPE,
        text=True,
        cwd=pytestconfig.rootpath / "tests",
    )
    assert program.stdout is not None
    acknowledged = [int(program.stdout.readline()) for _ in range(300)]
    program.send_signal(signal.SIGKILL)
    acknowledged += [int(line) for line in program.stdout if line.endswith("\n")]
    program.stdout.close()
    assert program.wait() == -signal.SIGKILL
    assert acknowledged == list(range(len(acknowledged)))
    with Store(address) as store:
        moves = [each.move for each in store.moves_since("t1", 0)]
        assert len(moves) >= len(acknowledged)
        assert moves == [f"bid {ply}" for ply in range(len(moves))]
        store.append("t1", len(moves), made("on we go")).result()
