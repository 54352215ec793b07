"""Where a move's cost goes in our server: processor time a move, by layer, under load.

A sampling profiler (py-spy, `pip install py-spy`) looks at the server while `client.mjs` plays. A
sample belongs to the layer of its innermost frame that has one; the shares are of the server's
processor time in that window, so the microseconds add up to what a move costs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
LIMITS = {
    "RATE": 1_000_000,
    "BURST": 1_000_000,
    "NEWCOMERS": 1_000_000,
    "TABLES": 1000,
    "STREAMS": 1000,
}
RATE = 200  # samples a second
AFTER = 2.0  # seconds of play before the first sample
# The first pattern that matches anywhere in a stack decides; then, from the innermost frame out,
# the first frame that matches one of the others.
WHOLE = (("log replayed", r"^Table\.log "),)
LAYERS = (
    ("store: commit", r"vernissage/store/|sqlalchemy/|threading\.py|concurrent/futures"),
    ("JSON", r"json/|^encode "),
    ("view", r"/(view|position|scoring)\.py|engine/record|server/messages|^Table\.(told|view|now)"),
    ("rules", r"vernissage/(table|engine)/|/(rules|moves)\.py"),
    ("fan-out", r"server/stream\.py|^Room\."),
    ("validation", r"pydantic|fastapi/(dependencies|_compat)|server/models"),
    ("guard", r"server/(guard|identity|limits)\.py"),
    ("routing", r"fastapi/|starlette/|contextlib|anyio|server/(api_|desk|errors|turns)"),
    ("HTTP", r"uvicorn/|server/(run|wire)\.py"),
    ("rooms", r"vernissage/server/"),
    ("event loop", r"asyncio/|uvloop"),
)


# A thread with nothing to do.
IDLE = re.compile(r"^(_worker|Condition\.wait|Thread\._wait|Writer\._take)")


def layer(stack: list[str]) -> str:
    """The layer of a sample; frames from the outermost in."""
    for name, pattern in WHOLE:
        if any(re.search(pattern, frame) for frame in stack):
            return name
    for frame in reversed(stack):
        for name, pattern in LAYERS:
            if re.search(pattern, frame):
                return name
    return "other"


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """A process that is gone afterwards, whatever happens."""
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()


def processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def wait_for(port: int, server: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    sys.exit("the server did not start")


def run(chosen: argparse.Namespace, spy: str, folder: Path) -> tuple[Counter[str], float, Path]:
    """Samples by stack, microseconds of processor a move, and the file of the stacks."""
    port = free_port()
    env = os.environ | {f"VERNISSAGE_{name}": str(value) for name, value in LIMITS.items()}
    command = [str(ROOT / chosen.command), "serve", "--port", str(port)]
    command += ["--data", str(folder / "tables.sqlite")]
    stacks = folder / "stacks.txt"
    with ended(
        subprocess.Popen(
            command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True
        )
    ) as server:
        wait_for(port, server)
        job = {
            "side": "ours",
            "port": port,
            "pid": server.pid,
            "tables": chosen.tables,
            "think": chosen.think,
            "seed": 1,
            "warmup": AFTER,
            "seconds": chosen.seconds + 3,  # longer than the profiler looks
        }
        client = ["node", str(HERE / "client.mjs"), json.dumps(job)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with ended(subprocess.Popen(client, text=True, **pipes)) as load:
            assert load.stderr is not None
            load.stderr.readline()  # every table is open
            time.sleep(AFTER)
            record = [spy, "record", "--pid", str(server.pid), "--rate", str(RATE)]
            record += ["--duration", str(max(1, round(chosen.seconds))), "--format", "raw"]
            subprocess.run(
                [*record, "--full-filenames", "--output", str(stacks)],
                check=True,
                capture_output=True,
                timeout=chosen.seconds + 60,
            )
            answer, _ = load.communicate(timeout=chosen.seconds + 60)
    figure = json.loads(answer)
    if figure["faults"]:
        sys.exit(f"clients saw errors: {figure['faults']}")
    counts: Counter[str] = Counter()
    for line in stacks.read_text().splitlines():
        stack, _, count = line.rpartition(" ")
        counts[stack] += int(count)
    return counts, 1e6 * figure["serverShare"] / figure["perSecond"], stacks


def short(frame: str) -> str:
    """A frame with its file's path cut to what tells."""
    return re.sub(r"\(\S*(site-packages/|src/|lib/python[\d.]+/)", "(", frame)


def report(counts: Counter[str], micros: float, top: int) -> str:
    layers: Counter[str] = Counter()
    leaves: Counter[str] = Counter()
    for stack, count in counts.items():
        frames = [short(frame) for frame in stack.split(";")]
        if IDLE.match(frames[-1]):
            continue
        layers[layer(frames)] += count
        leaves[re.sub(r":\d+\)$", ")", frames[-1])] += count
    whole = layers.total() or 1
    lines = [f"{micros:.0f} µs of the server's processor time a move", ""]
    lines += ["| layer | µs a move | share |", "| --- | ---: | ---: |"]
    lines += [
        f"| {name} | {micros * count / whole:.0f} | {count / whole:.0%} |"
        for name, count in layers.most_common()
    ]
    lines += ["", "Innermost functions:", ""]
    lines += [
        f"- {micros * count / whole:.0f} µs {name}" for name, count in leaves.most_common(top)
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--think", type=float, default=0)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--top", type=int, default=20, help="innermost functions to name")
    parser.add_argument("--command", default=".venv/bin/vernissage")
    parser.add_argument("--stacks", type=Path, help="keep the stacks in this file")
    chosen = parser.parse_args()
    if not 1 <= chosen.tables <= 2000 or not 1 <= chosen.seconds <= 120:
        parser.error("tables must be 1 to 2000, seconds 1 to 120")
    spy = shutil.which("py-spy", path=f"{ROOT / '.venv/bin'}:{os.environ.get('PATH', '')}")
    if spy is None:
        sys.exit("py-spy is not installed: .venv/bin/pip install py-spy")
    with tempfile.TemporaryDirectory(prefix="vernissage-load-") as folder:
        counts, micros, stacks = run(chosen, spy, Path(folder))
        if chosen.stacks:
            shutil.copy(stacks, chosen.stacks)
    print(report(counts, micros, chosen.top))


if __name__ == "__main__":
    main()
