"""Work on a Ray cluster of this machine: the same results, and a lost process loses nothing."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest

from bots.jobs import divide, wait_to_be_killed
from vernissage.balance import balance, trials
from vernissage.bots.arena import Contest, arena
from vernissage.bots.cluster import do_alike, on_ray
from vernissage.bots.spread import on_cores, spread
from vernissage.engine.kernel import rules_here

CONTEST = Contest("final_touch", ("novice", "random"), 4, seed=1)  # novice: 100 iterations a move
TESTS = str(Path(__file__).resolve().parent.parent)
HEAD = "start --head --block --num-cpus=2 --include-dashboard=false --disable-usage-stats"


@pytest.fixture(scope="module", autouse=True)
def own_token() -> Iterator[None]:
    """Clusters of these tests have a token of their own; Ray would keep one in the user's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(16))
        patch.setenv("PYTHONPATH", os.pathsep.join([TESTS, *sys.path]))
        yield


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster that runs already, with two processors."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    log = tmp_path_factory.mktemp("cluster") / "log"
    with open(log, "wb") as out:
        head = subprocess.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", *HEAD.split(), f"--port={port}"],
            stdout=out,
            stderr=out,
        )
        until = time.monotonic() + 120
        while b"Ray runtime started" not in log.read_bytes():
            assert head.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield f"127.0.0.1:{port}"
        head.terminate()
        head.wait(60)


def test_an_arena_is_the_same_on_a_cluster_that_runs_already(address: str) -> None:
    args = (
        "arena --game final_touch --seats novice,random --games 4 --seed 1 --json --ray --address"
    )
    done = subprocess.run(
        [sys.executable, "-c", "from vernissage.cli import main; main()", *args.split(), address],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"] == [asdict(bot) for bot in arena(CONTEST)]


def test_a_balance_is_the_same_on_a_cluster(address: str) -> None:
    wanted = trials(Contest("final_touch", ("greedy",), 3, seed=2), (2, 3))
    counted: list[int] = []
    assert balance(wanted, lambda: counted.append(1), on_ray(address)) == balance(wanted)
    assert len(counted) == 6


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_the_first() -> None:
        tries = tmp_path / "1.json"
        while not tries.exists():
            time.sleep(0.05)
        killed.extend(json.loads(tries.read_text()))
        os.kill(killed[0], signal.SIGKILL)

    killer = threading.Thread(target=kill_the_first, daemon=True)
    killer.start()
    made = spread(partial(wait_to_be_killed, tmp_path), range(4), carrier=on_ray(processors=2))
    killer.join()
    assert made == [0, 1, 4, 9]
    first, second = json.loads((tmp_path / "1.json").read_text())
    assert killed == [first]
    assert second != first


def test_a_fault_of_the_work_is_raised_as_it_was(address: str) -> None:
    for carrier in (on_ray(address), on_cores):
        with pytest.raises(ZeroDivisionError):
            spread(divide, [1, 2, 0, 4], carrier=carrier)


def test_a_machine_with_another_program_is_refused() -> None:
    assert do_alike(divide, 2, rules_here()) == 0.5
    with pytest.raises(ValueError, match="has another Vernissage, Python or numba"):
        do_alike(divide, 2, "another")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    with pytest.raises(ValueError, match=f"no cluster answers at {address}"):
        spread(divide, [1], carrier=on_ray(address))


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match='needs the extra "ray"'):
        on_ray()
