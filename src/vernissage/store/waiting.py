"""Waiting for a write in an event loop, at a third of the price of `asyncio.wrap_future`."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from functools import partial


def written(future: Future[None]) -> asyncio.Future[None]:
    """A future of this loop that follows one of the store.

    Cheap if the store delivers to this loop (`Store.deliver_by`), for then nothing need wake it;
    right in any case. Cancelling it stops the waiting, not the write.
    """
    loop = asyncio.get_running_loop()
    waiter = loop.create_future()
    future.add_done_callback(partial(_pass_on, loop, waiter))
    return waiter


def _pass_on(
    loop: asyncio.AbstractEventLoop, waiter: asyncio.Future[None], future: Future[None]
) -> None:
    """Called in the loop's thread or, if the store does not deliver there, in the writer's."""
    if _is_here(loop):
        _settle(waiter, future)
    elif not loop.is_closed():
        loop.call_soon_threadsafe(_settle, waiter, future)


def _is_here(loop: asyncio.AbstractEventLoop) -> bool:
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False


def _settle(waiter: asyncio.Future[None], future: Future[None]) -> None:
    if waiter.cancelled():
        return
    if error := future.exception():
        waiter.set_exception(error)
    else:
        waiter.set_result(None)
