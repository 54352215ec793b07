"""A carrier of work to the machines of a Ray cluster (the extra `ray`)."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from vernissage.bots.spread import Carrier
from vernissage.engine.kernel import rules_here

PATIENCE = 10.0  # seconds for a cluster to answer
RETRIES = 10  # of a job whose process or machine was lost


def on_ray(address: str | None = None, processors: int | None = None) -> Carrier:
    """Carried out by a cluster, by default one that is started here and ends with the work.

    A job whose process was lost is done again; it gives the same, since its
    chance comes from its seed.
    """
    try:
        import ray
    except ImportError:
        raise ValueError('work on a cluster needs the extra "ray" of this package') from None

    def carry(work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        _join(ray, address, processors)
        try:
            do = ray.remote(max_retries=RETRIES)(do_alike)
            shared, mine = ray.put(work), rules_here()
            places = {do.remote(shared, job, mine): i for i, job in enumerate(jobs)}
            while places:
                (ready,), _ = ray.wait(list(places), num_returns=1)
                yield places.pop(ready), _result(ray, ready)
        finally:
            ray.shutdown()

    return carry


def _join(ray: Any, address: str | None, processors: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "warning"}
    if address is None:
        cores = processors or os.cpu_count()
        ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:  # Ray itself would ask for minutes
        socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise ValueError(f"no cluster answers at {address}: {reason}") from None


def do_alike(work: Callable[[Any], Any], job: Any, rules: str) -> Any:
    """Do a job, unless this machine has other rules or another compiler than who sent it."""
    if rules_here() != rules:
        raise ValueError("a machine of the cluster has another Vernissage, Python or numba")
    return work(job)


def _result(ray: Any, ready: Any) -> Any:
    """What came of a job; a fault of the job as it was raised there."""
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause or error) from None
