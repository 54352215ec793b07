"""What a host can set by the environment; the defaults are meant for one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import URL

from vernissage.store.database import file_address


@dataclass(frozen=True)
class Config:
    """The settings of one worker; each is read from VERNISSAGE_<NAME> by `from_environment`."""

    database: str | URL = "sqlite:///vernissage.sqlite"  # DATABASE_URL goes before it
    public: str = ""  # the address people use, e.g. https://play.example.org, if a proxy hides it
    rate: float = 20.0  # requests a second of one guest or address, after a burst
    burst: float = 80.0
    newcomers: float = 30.0  # new guests a minute from one address
    body: int = 16_384  # bytes of a request
    tables: int = 20  # tables a guest may have open at once
    streams: int = 12  # streams of one guest
    strangers: int = 64  # streams of people without a cookie from one address
    absence: float = 60.0  # seconds after which a bot may stand in
    pace: float = 0.8  # least seconds of a bot's move: its time must not tell what it holds
    time_scale: float = 1.0  # of bots that think by time
    header_timeout: float = 15.0  # seconds a client may take to send a request's head
    beat: float = 15.0  # seconds between signs of life on a stream

    @classmethod
    def from_environment(cls, data: Path | None = None) -> Config:
        """The settings as the environment has them, `data` the SQLite file unless it names another.

        ValueError names a wrong one.
        """
        values: dict[str, str | int | float | URL] = {}
        for field in fields(cls):
            name = f"VERNISSAGE_{field.name.upper()}"
            if (text := os.environ.get(name)) is not None:
                values[field.name] = _read(name, getattr(cls, field.name), text)
        if url := os.environ.get("DATABASE_URL") or (data and file_address(data)):
            values["database"] = url
        return cls(**values)  # type: ignore[arg-type]  # kinds follow the defaults


RANGES: dict[str, tuple[float, float]] = {
    "VERNISSAGE_RATE": (0.001, 1_000_000),
    "VERNISSAGE_BURST": (1, 1_000_000),
    "VERNISSAGE_NEWCOMERS": (1, 1_000_000),
    "VERNISSAGE_BODY": (1024, 1_048_576),
    "VERNISSAGE_TABLES": (1, 1_000_000),
    "VERNISSAGE_STREAMS": (1, 1_000_000),
    "VERNISSAGE_STRANGERS": (0, 1_000_000),
    "VERNISSAGE_ABSENCE": (0, 86_400),
    "VERNISSAGE_PACE": (0, 600),
    "VERNISSAGE_TIME_SCALE": (0.001, 1000),
    "VERNISSAGE_HEADER_TIMEOUT": (0.1, 3600),
    "VERNISSAGE_BEAT": (0.1, 3600),
}


def _read(name: str, default: str | float, text: str) -> str | int | float:
    """A setting of the same kind as its default, or what would be right."""
    if isinstance(default, str):
        if name == "VERNISSAGE_PUBLIC":
            _check_public(text)
        return text
    whole = isinstance(default, int)
    low, high = RANGES[name]
    try:
        value = int(text) if whole else float(text)
        if low <= value <= high:  # never true of nan
            return value
    except ValueError:
        pass
    kind = "whole number" if whole else "number"
    raise ValueError(f"{name} must be a {kind} from {low:g} to {high:.0f}, not {text[:40]!r}")


def _check_public(text: str) -> None:
    """Without its scheme nobody knows that the address is secure."""
    try:
        known = not text or (text.startswith(("http://", "https://")) and urlsplit(text).hostname)
    except ValueError:
        known = False
    if not known:
        raise ValueError(
            "VERNISSAGE_PUBLIC must be the address people use, from http:// or https:// on, "
            f"as https://play.example.org, not {text!r}"
        )
