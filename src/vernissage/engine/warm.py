"""Compile a game's kernels once, with a progress bar where somebody watches."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

from vernissage.engine.kernel import JIT, kept, kernel_cache

Step = tuple[str, Callable[[], object]]
MOST_KEPT = 12  # folders of kernels: of other versions and other clones, 20 to 60 MB each


def warm(name: str, steps: Sequence[Step]) -> None:
    """Run the steps unless these very kernels were compiled here before.

    A compiled kernel is loaded from disk when it is first called, so a warm
    start has nothing to do but to note that these are used.
    """
    if not JIT:
        return
    done = _note(name)
    if is_warm(name):
        with suppress(OSError):  # a folder that is only to be read
            done.touch()
        return
    check_cache()
    if sys.stderr.isatty():
        _run_with_bar(f"Compiling {name}, once", steps)
    else:
        for _, step in steps:
            step()
    with kept():
        done.touch()
    forget_oldest(done.parent.parent)


def check_cache() -> None:
    """Refuse a cache that cannot be written, before anything long begins."""
    if JIT:
        with kept():
            kernel_cache().mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=kernel_cache()).close()


def forget_oldest(kernels: Path) -> None:
    """Throw away the kernels that were not used for longest; who needs them compiles them anew."""
    folders = sorted(kernels.iterdir(), key=_last_used, reverse=True)
    for folder in folders[MOST_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    times = [0.0]
    for note in (folder, *folder.glob("*.ready")):
        with suppress(OSError):  # somebody else has just thrown it away
            times.append(note.stat().st_mtime)
    return max(times)


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
