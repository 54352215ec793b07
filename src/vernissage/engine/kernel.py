"""How a rule is compiled: one decorator, one cache folder.

Numba's disk cache does not notice a change in a function of another file, or
in a table of numbers a kernel was compiled with. So the folder's name carries
a hash of every source and data file kernels are made of: an edit moves to a
new folder, and a stale kernel can never be loaded. Numba also finds what it kept
by a source's path and time, so a second hash is of those: what is there was
compiled from these very files, and is not compiled again when it is needed.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from vernissage.engine.errors import NoCache

F = TypeVar("F", bound=Callable[..., object])

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("engine", "games", "bots")
KERNEL_FILES = (".py", ".csv", ".npz")
JIT = os.environ.get("NUMBA_DISABLE_JIT", "") in {"", "0"}

if JIT:  # else rules run as they are written, and the import alone takes a third of a second
    import numba
    from numba.core import config
    from numba.core.caching import FunctionCache
    from numba.core.runtime import rtsys


def user_cache() -> Path:
    """The folder this user's programs keep caches in."""
    if chosen := os.environ.get("VERNISSAGE_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "vernissage"


def fingerprint(package: Path) -> str:
    """A hash of all that kernels are made of: their sources, their data, numba and Python."""
    digest = hashlib.sha256(f"{version('numba')} {sys.version}".encode())
    for path in _sources(package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def place(package: Path) -> str:
    """A hash of where the sources are and since when."""
    digest = hashlib.sha256()
    for path in _sources(package):
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
    return digest.hexdigest()[:16]


def _sources(package: Path) -> list[Path]:
    found = [path for folder in KERNEL_FOLDERS for path in (package / folder).rglob("*")]
    return sorted(path for path in found if path.suffix in KERNEL_FILES)


@cache
def rules_here() -> str:
    """The fingerprint of this package."""
    return fingerprint(PACKAGE)


@cache
def kernel_cache() -> Path:
    """The cache folder of exactly these kernels."""
    return user_cache() / "kernels" / f"{rules_here()}-{place(PACKAGE)}"


def kernel(function: F) -> F:
    """Compile a rule on first call, cached on disk, free of the interpreter's lock.

    With `NUMBA_DISABLE_JIT=1` the function is returned as it is.
    """
    if not JIT:
        return function
    # Nobody calls a kernel from C, and the door for it would take a twentieth of the compiling.
    compiled: F = numba.njit(nogil=True, no_cfunc_wrapper=True)(function)
    compiled._cache = Disk(function)  # type: ignore[attr-defined]  # numba's, of `cache=True`
    return compiled


class Disk:
    """Where numba keeps a kernel. It is looked for when it is needed: most are parts of others."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    @cached_property
    def _files(self) -> FunctionCache:
        before, config.CACHE_DIR = config.CACHE_DIR, str(kernel_cache())
        try:
            return FunctionCache(self._function)
        finally:
            config.CACHE_DIR = before

    @property
    def cache_path(self) -> str:
        """The folder, by the name numba asks for."""
        return str(kernel_cache())

    def load_overload(self, signature: object, target: object) -> object:
        """The kernel compiled for a signature, if it was.

        Numba's own way here first makes ready all that compiling needs, a third of a second.
        What was compiled needs only the runtime it was linked with.
        """
        rtsys.initialize(target)
        return self._files._load_overload(signature, target)

    def save_overload(self, *overload: object) -> None:
        """Keep it; processes that compile at once do not overwrite what another put down."""
        with kept(), alone(kernel_cache()):
            self._files.save_overload(*overload)

    def flush(self) -> None:
        """Forget what is kept."""
        self._files.flush()


@contextmanager
def kept() -> Iterator[None]:
    """Write to the cache; if it cannot be written, say what to do."""
    try:
        yield
    except OSError as error:
        raise NoCache(
            f"compiled games cannot be kept in {user_cache()} ({error.strerror or error}): "
            "set VERNISSAGE_CACHE to a folder that this program may write to"
        ) from None


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Nobody else is in here for a folder, in any process."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a") as lock:
        if sys.platform != "win32":
            from fcntl import LOCK_EX, flock

            flock(lock, LOCK_EX)  # until the file is closed
        yield


def compiled(function: Callable[..., Any], *sample: object) -> Callable[..., Any]:
    """A kernel for arguments like these, to be called without finding out their types."""
    if not JIT:
        return function
    entry: Callable[..., Any] = function.compile(tuple(map(numba.typeof, sample)))  # type: ignore[attr-defined]  # numba's
    return entry


def interpreted(function: F) -> F:
    """The same kernel as plain Python, for plain values."""
    plain: F = getattr(function, "py_func", function)
    return plain
