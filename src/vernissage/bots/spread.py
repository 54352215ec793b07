"""The same work many times, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def spread(
    work: Callable[[Job], Done], jobs: Sequence[Job], done: Callable[[], object] = lambda: None
) -> list[Done]:
    """What the work makes of every job, in the order of the jobs; `done` is called after each."""
    cores = min(os.cpu_count() or 1, len(jobs))
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        under_way = [pool.submit(work, job) for job in jobs]
        try:
            for ready in as_completed(under_way):
                ready.result()
                done()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [ready.result() for ready in under_way]
