"""What a host can set by the environment; the defaults are meant for one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path

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
                try:
                    values[field.name] = _like(getattr(cls, field.name), text)
                except ValueError:
                    raise ValueError(f"{name} must be a number, not {text!r}") from None
        if url := os.environ.get("DATABASE_URL") or (data and file_address(data)):
            values["database"] = url
        return cls(**values)  # type: ignore[arg-type]  # kinds follow the defaults


def _like(default: str | float, text: str) -> str | int | float:
    if isinstance(default, str):
        return text
    return int(text) if isinstance(default, int) else float(text)
