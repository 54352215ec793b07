"""Serving: logs, workers, a clear start and a graceful stop."""

from __future__ import annotations

import json
import logging
import resource
import sys
from datetime import UTC, datetime
from socket import socket

import uvicorn
from uvicorn.supervisors import Multiprocess

from vernissage.server.app import make_app
from vernissage.server.config import Config
from vernissage.server.guard import Guard
from vernissage.server.listening import address_of, bind, listen
from vernissage.server.wire import Wire
from vernissage.store.database import read_address
from vernissage.store.errors import StoreError
from vernissage.store.store import Store

BACKLOG = 4096  # connections that wait to be taken
GRACE = 10  # seconds for requests under way when the server stops
FIELDS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, what, and its values."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "at": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr() -> None:
    """Everything worth keeping, as JSON lines; requests only when they fail (links are secrets)."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)


def check(config: Config, workers: int = 1) -> None:
    """Say in one line what is wrong with the settings, before anything long begins."""
    try:
        if workers > 1 and read_address(config.database).get_backend_name() == "sqlite":
            raise ValueError("several workers need PostgreSQL: set DATABASE_URL=postgresql://...")
        Store(config.database).close()
    except StoreError as error:
        raise ValueError(str(error)) from None


def serve(
    config: Config, host: str, port: int, workers: int = 1, taken: list[socket] | None = None
) -> None:
    """Serve until stopped, on sockets that `bind` has taken already, or takes now."""
    _many_files()
    doors = bind(host, port) if taken is None else taken
    listen(doors, host, port, BACKLOG)
    print(f"Vernissage is at {address_of(host, port)} (Ctrl+C stops it)", flush=True)
    log_to_stderr()
    settings = uvicorn.Config(
        "vernissage.server.run:worker" if workers > 1 else make_app(config),
        factory=workers > 1,
        host=host,
        port=port,
        workers=workers,
        loop="uvloop",
        http=Wire,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,
        backlog=BACKLOG,
    )
    _set_patience(config)
    if workers > 1:
        Multiprocess(settings, doors).run()
        return
    server = uvicorn.Server(settings)
    server.run(doors)
    if not server.started:
        sys.exit("vernissage: the server did not start; the lines above say why")


def worker() -> Guard:
    """The application of one of several processes; its settings are in the environment."""
    log_to_stderr()
    config = Config.from_environment()
    _set_patience(config)
    return make_app(config)


def _set_patience(config: Config) -> None:
    Wire.patience = config.header_timeout
    Wire.silence = 2 * config.beat


def _many_files() -> None:
    """Every stream is an open file: take as many as the system grants."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
