"""How many moves a second the store appends, by an event loop with many tables waiting at once.

    python benchmarks/append_rate.py [ADDRESS] [TABLES] [SECONDS]

Each table waits for its move to be on disk before it makes the next, as in the server.
"""

import asyncio
import sys
import tempfile
import time
import uuid
from pathlib import Path

from vernissage.store.store import Store
from vernissage.store.waiting import written
from vernissage.store.writes import Add, Append
from vernissage.table.setting import OPEN, Made, Setting


async def play(store: Store, table: str, until: float, waits: list[float]) -> None:
    await written(store, Add(table, Setting(table, "i", "g", 1, 2, {}, 1, (OPEN, OPEN))))
    ply = 0
    while (begin := time.perf_counter()) < until:
        made = [Made(ply % 2, "smear blue", "8f14e45f-ceea-467f-a0e6")]
        await written(store, Append(table, ply, made))
        waits.append(time.perf_counter() - begin)
        ply += 1


async def measure(address: str, tables: int, seconds: float) -> None:
    with Store(address) as store:
        store.deliver_by(asyncio.get_running_loop().call_soon_threadsafe)
        waits: list[float] = []
        until, work = time.perf_counter() + seconds, time.process_time()
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(play(store, uuid.uuid4().hex, until, waits))
    work = time.process_time() - work
    waits.sort()
    middle, slow = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(f"{len(waits) / seconds:,.0f} moves/s by {tables} tables", end="; ")
    print(f"a move waits {middle:.1f} ms, one in a hundred {slow:.1f} ms", end="; ")
    print(f"{1e6 * work / len(waits):.0f} µs of processor a move, the loop's share included")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        given = [*sys.argv[1:], *("", "100", "5")[len(sys.argv) - 1 :]]
        address = given[0] or f"sqlite:///{Path(folder, 'tables.sqlite')}"
        asyncio.run(measure(address, int(given[1]), float(given[2])))
