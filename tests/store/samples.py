"""Small things to store."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg

from vernissage.table.setting import OPEN, Made, Seat, Setting

ANN = Seat("person", guest="guest-ann", name="Ann")
BOT = Seat("bot", level="strong")
WAIT = 20  # seconds, for what takes none on a quiet machine


def setting(table: str = "t1") -> Setting:
    return Setting(table, "invite", "final_touch", 1, 2, {}, 7, (ANN, OPEN))


def made(*moves: str, request: str = "r") -> list[Made]:
    return [Made(number % 2, move, request) for number, move in enumerate(moves)]


@contextmanager
def held(address: str) -> Iterator[None]:
    """Nothing can be written meanwhile: what is queued gathers."""
    if address.startswith("sqlite"):
        file = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        yield
        file.close()
    else:
        with psycopg.connect(address) as connection:
            connection.execute("LOCK TABLE tables, moves, presence IN ACCESS EXCLUSIVE MODE")
            yield


def eventually(true: Callable[[], object]) -> None:
    """Wait until it is."""
    until = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.01)
