"""Work spread over processes: nothing of it outlives who wanted it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SLEEPERS = "import time; from vernissage.bots.spread import spread; spread(time.sleep, [60, 60])"
PATIENCE = 30.0  # seconds


def children(process: int) -> list[int]:
    return list(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_processes_end_with_one_that_was_killed() -> None:
    began = time.monotonic()
    parent = subprocess.Popen([sys.executable, "-c", SLEEPERS], stderr=subprocess.DEVNULL)
    while len(workers := children(parent.pid)) < 1 + min(2, os.cpu_count() or 1):  # and a tracker
        assert time.monotonic() < began + PATIENCE
        time.sleep(0.1)
    time.sleep(1.0)  # they are waiting for the end of their work now
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    while any(map(is_alive, workers)):
        assert time.monotonic() < began + 2 * PATIENCE, "they wait for work for ever"
        time.sleep(0.1)
