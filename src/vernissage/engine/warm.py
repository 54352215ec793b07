"""Compile a game's kernels once, with a progress bar where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from vernissage.engine.kernel import JIT, kernel_cache

Step = tuple[str, Callable[[], object]]


def warm(name: str, steps: Sequence[Step]) -> None:
    """Run the steps unless these very kernels were compiled here before.

    A compiled kernel is loaded from disk when it is first called, so a warm
    start has nothing to do.
    """
    if is_warm(name):
        return
    if sys.stderr.isatty():
        _run_with_bar(f"Compiling {name}, once", steps)
    else:
        for _, step in steps:
            step()
    done = _note(name)
    done.parent.mkdir(parents=True, exist_ok=True)
    done.touch()


def is_warm(name: str) -> bool:
    """Whether these very kernels were compiled here before, or need not be."""
    return not JIT or _note(name).exists()


def _note(name: str) -> Path:
    return kernel_cache() / f"{name}.ready"


def _run_with_bar(title: str, steps: Sequence[Step]) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn(title),
        BarColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(steps))
        for label, step in steps:
            bar.update(task, description=label)
            step()
            bar.advance(task)
