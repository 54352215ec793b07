"""How benchmarks tell their figures, and on what machine they were taken."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def short(value: float) -> str:
    """A figure a second with a unit: 11.6 M, 230.4 k."""
    size, unit = (1e6, "M") if value >= 1e6 else (1e3, "k")
    return f"{value / size:.1f} {unit}"


def machine(*packages: str) -> str:
    """The processor, how busy it is, Python, and the versions of what is installed of these."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    model = (models or [platform.processor() or platform.machine()])[0]
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    told = ", ".join(f"{name} {found}" for name in packages if (found := _installed(name)))
    return f"{model}, {os.cpu_count()} cores{load}, Python {platform.python_version()}, {told}"


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
