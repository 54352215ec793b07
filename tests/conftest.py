"""The order of the tests: those of the browser, which take longest, are spread among the others."""

from itertools import groupby
from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Left at the end, they would keep one core busy while the others have nothing to do.

    They go between files, so that what a file has made ready is not made ready twice.
    """
    slow = [item for item in items if WEB in item.path.parents]
    others = [item for item in items if WEB not in item.path.parents]
    if not (slow and others):
        return
    spread: list[pytest.Item] = []
    done = taken = 0
    for _, file in groupby(others, key=lambda item: item.path):
        spread += (tests := list(file))
        done += len(tests)
        due = len(slow) * done // len(others)
        spread += slow[taken:due]
        taken = due
    items[:] = spread
