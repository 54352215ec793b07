"""A real server process for tests: started, waited for, ended by its own id; its log is read."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

GENEROUS = {  # limits that no test meets by accident
    "PACE": "0",
    "TIME_SCALE": "0.02",
    "RATE": "100000",
    "BURST": "100000",
    "NEWCOMERS": "100000",
    "TABLES": "40",
    "STREAMS": "100",
    "STRANGERS": "2000",
}

PROGRAM = """
import faulthandler, signal
from vernissage.cli import main
faulthandler.register(signal.SIGUSR1)
main()
"""
START = 240.0  # seconds: a machine that never ran these games compiles them first


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`vernissage serve` on a port of its own. `secrets` are what its log must never show."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.secrets: set[str] = set()
        self.log = folder / f"log-{self.port}"
        values = {**GENEROUS, **settings}
        self.environment = {k: v for k, v in os.environ.items() if k != "DATABASE_URL"}
        self.environment |= {f"VERNISSAGE_{name}": value for name, value in values.items()}
        if database:
            self.environment["DATABASE_URL"] = database
        self.start()

    def start(self) -> None:
        """Begin, or begin again on the same port and data, and wait until it answers."""
        command = [sys.executable, "-c", PROGRAM, "serve"]
        command += ["--port", str(self.port), "--data", str(self.folder / "data.sqlite")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env=self.environment, cwd=self.folder
            )
        until = time.monotonic() + START
        while not self.healthy():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError(f"the server did not start: {self.log_text()}")
            time.sleep(0.05)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def healthy(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def connect(self, timeout: float = 20.0) -> socket.socket:
        """A bare connection, for what no honest client does."""
        return socket.create_connection(("127.0.0.1", self.port), timeout)

    def raw(self, request: bytes) -> bytes:
        """All that comes back for some bytes, until the server closes or 20 seconds are over."""
        with self.connect() as connection:
            connection.sendall(request)
            found = b""
            while piece := connection.recv(65536):
                found += piece
        return found

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> float:
        """Ask it to end, as a host does; the seconds it took."""
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        return time.monotonic() - began

    def state(self) -> str:
        """What it is doing just now, and the end of its log: for a test that waited in vain."""
        if self.process.poll() is not None:
            return f"the server has ended: {self.log_text()[-4000:]}"
        self.process.send_signal(signal.SIGUSR1)
        time.sleep(1)  # it writes the stacks of its threads
        return f"load {os.getloadavg()}: {self.log_text()[-8000:]}"

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def check_log(self) -> None:
        """No secret and no fault of ours in the log."""
        text = self.log_text()
        shown = [secret for secret in self.secrets if secret in text]
        assert not shown, f"in the log: {shown[:3]}"
        assert "a fault of ours" not in text, text[-4000:]
        assert "Traceback" not in text, text[-4000:]
