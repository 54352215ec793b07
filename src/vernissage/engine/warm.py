"""Compile a game's kernels once, with a progress bar where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from vernissage.engine.kernel import JIT, kernel_cache

Step = tuple[str, Callable[[], object]]


def warm(name: str, steps: Sequence[Step]) -> None:
    """Run the steps unless these very kernels were compiled here before.

    A compiled kernel is loaded from disk when it is first called, so a warm
    start has nothing to do.
    """
    done = kernel_cache() / f"{name}.ready"
    if not JIT or done.exists():
        return
    if sys.stderr.isatty():
        _run_with_bar(f"Compiling {name}, once", steps)
    else:
        for _, step in steps:
            step()
    done.parent.mkdir(parents=True, exist_ok=True)
    done.touch()


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
