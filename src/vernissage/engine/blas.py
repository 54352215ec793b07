"""Numba, started without all of scipy's linear algebra.

Before its first kernel numba asks whether there is a BLAS, and imports `scipy.linalg` to find
out: a quarter of a second, for functions that no rule calls. Here it only looks whether scipy is
installed. Whoever compiles a matrix product is given the whole answer, then.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def _is_installed() -> None:
    if find_spec("scipy") is None:
        raise ImportError("scipy is not installed")


def ask_quickly() -> None:
    """Let numba load what asks, and be answered at once."""
    linalg: Any = import_module("numba.np.linalg")
    asked, linalg.ensure_blas = linalg.ensure_blas, _is_installed
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = asked
