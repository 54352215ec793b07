"""Waiting for a write in an event loop."""

from __future__ import annotations

import asyncio

from vernissage.store.store import Store
from vernissage.store.writes import Write


def written(store: Store, write: Write) -> asyncio.Future[None]:
    """Queue a write; a future of this loop, to which the store must deliver (`deliver_by`).

    It has the result when the write is on disk. Cancelling it stops the waiting, not the write.
    """
    waiter = asyncio.get_running_loop().create_future()
    store.put(write, waiter)
    return waiter
