"""The README's own command: `make run`, then a browser plays a whole game against `strong`."""

import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.running import free_port
from web.conftest import Visit
from web.playing import begin, play_out, result

ROOT = Path(__file__).resolve().parents[2]


class Made:
    """What `make run` serves."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        quick = {"VERNISSAGE_TIME_SCALE": "0.05", "VERNISSAGE_PACE": "0"}
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                ["make", "run", f"PORT={self.port}", f"DATA={folder / 'run.sqlite'}"],
                cwd=ROOT,
                env={**os.environ, **quick},
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that make and what it started can be ended together
            )

    def wait(self) -> None:
        until = time.monotonic() + 180
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
            except urllib.error.URLError:
                assert self.process.poll() is None, "make run has ended"
                time.sleep(0.2)
            else:
                return
        raise AssertionError("make run does not answer")

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(20)


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Made]:
    running = Made(tmp_path)
    running.wait()
    yield running
    running.stop()


def test_make_run_and_a_whole_game_against_strong(made: Made, visit: Visit) -> None:
    page = visit(at=made)
    begin(page)  # two clicks: the level offered is `strong`
    expect(page.get_by_text("strong").first).to_be_visible()
    play_out(page)
    expect(result(page)).to_be_visible()
