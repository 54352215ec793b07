"""The same work many times, wherever there are processors: one way to spread it, two carriers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

# Does the work for every job somewhere; the place of each job and what came of it, as they come.
Carrier = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[tuple[int, Any]]]


def on_cores(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[tuple[int, Done]]:
    """Carried out by processes of this machine, one for each core."""
    cores = min(os.cpu_count() or 1, len(jobs))
    context = get_context("spawn")
    with ProcessPoolExecutor(cores, context, initializer=_end_with_parent) as pool:
        places = {pool.submit(work, job): place for place, job in enumerate(jobs)}
        try:
            for ready in as_completed(places):
                yield places[ready], ready.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _end_with_parent() -> None:
    """See that this process ends when the one it works for was killed: else it waits for ever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def spread(
    work: Callable[[Job], Done],
    jobs: Sequence[Job],
    done: Callable[[], object] = lambda: None,
    carrier: Carrier = on_cores,
) -> list[Done]:
    """What the work makes of every job, in the order of the jobs; `done` is called after each."""
    made: dict[int, Done] = {}
    for place, result in carrier(work, jobs):
        made[place] = result
        done()
    return [made[place] for place in range(len(jobs))]
