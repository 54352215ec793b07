"""Finished tables of a server as data: a row a game, in JSON Lines or Parquet.

A game that goes on is never written, nor what leads to a person: no names, no
guests, no links, no times. What is written of a game anybody could see in its
replay.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL

from vernissage.engine.rulebook import Json
from vernissage.store.archive import Archive
from vernissage.store.database import read_address
from vernissage.store.errors import StoreError
from vernissage.table.table import Table

PAGE = 500  # tables asked for at once, and games of a row group of Parquet
Write = Callable[[Json], None]


@dataclass
class Exported:
    """What became of the tables that were looked at."""

    written: int = 0
    unfinished: int = 0
    other_rules: int = 0  # begun with rules this program does not have


def export(
    address: str | URL, file: Path, begun: Callable[[int], None], looked: Callable[[], object]
) -> Exported:
    """Write the finished tables of a database; nothing is at `file` before all of them are.

    The database is only read.

    `begun` is called with the number of tables there are, `looked` after each.
    """
    check(address, file)
    done, how = Exported(), _format(file)
    try:
        with Archive(address) as archive, _whole(file) as part, how(part) as write:
            begun(archive.count_tables())
            for row in _finished(archive, done, looked):
                write(row)
            archive.check_still()
    except StoreError as error:
        raise ValueError(str(error)) from None
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror or error}") from None
    return done


def check(address: str | URL, file: Path) -> None:
    """Say in one line what is wrong with the call."""
    _format(file)
    try:
        url = read_address(address)
    except StoreError as error:
        raise ValueError(str(error)) from None
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise ValueError(f"there is no file {url.database}")


def _finished(archive: Archive, done: Exported, looked: Callable[[], object]) -> Iterator[Json]:
    """The rows of finished tables, one at a time."""
    last = ""
    while page := archive.tables_after(last, PAGE):
        for name in page:
            looked()
            if (loaded := archive.load(name)) is None:
                continue
            try:
                table = Table(*loaded)
            except ValueError:
                done.other_rules += 1
                continue
            if table.phase == "over":
                done.written += 1
                yield row_of(table)
            else:
                done.unfinished += 1
        last = page[-1]


def row_of(table: Table) -> Json:
    """A finished game: its record, who made each move, who sat where, how it ended."""
    outcome = table.outcome()
    assert outcome is not None, "only a finished game has a row"
    seats = [
        {
            "kind": seat.kind,
            "level": seat.level,
            "standing_in": seat.standing_in,
            "resigned": seat.resigned,
        }
        for seat in table.setting.seats
    ]
    return {
        **asdict(table.record()),
        "movers": [made.seat for made in table.in_turn()[1]],
        "seats": seats,
        "shares": outcome.shares,
        "scores": outcome.scores,
        "rule": outcome.rule or None,  # None: somebody's resigning ended it
        "program": version("vernissage"),
    }


@contextmanager
def _whole(file: Path) -> Iterator[IO[bytes]]:
    """A file beside the wanted one that takes its place when all is written."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with open(part, "xb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _json_lines(out: IO[bytes]) -> Iterator[Write]:
    def write(row: Json) -> None:
        out.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")

    yield write


@contextmanager
def _parquet(out: IO[bytes]) -> Iterator[Write]:
    """Options differ from game to game, so there they are JSON in a column of text."""
    import pyarrow as pa
    from pyarrow import parquet

    schema, waiting = _schema(pa), list[Json]()
    with parquet.ParquetWriter(out, schema, compression="zstd") as file:

        def write(row: Json) -> None:
            waiting.append({**row, "options": json.dumps(row["options"])})
            if len(waiting) == PAGE:
                flush()

        def flush() -> None:
            file.write_table(pa.Table.from_pylist(waiting, schema))
            waiting.clear()

        yield write
        flush()


def _schema(pa: Any) -> Any:
    seat = {
        "kind": pa.string(),
        "level": pa.string(),
        "standing_in": pa.bool_(),
        "resigned": pa.bool_(),
    }
    return pa.schema(
        {
            "game": pa.string(),
            "rules": pa.int32(),
            "players": pa.int8(),
            "seed": pa.string(),
            "options": pa.string(),
            "moves": pa.list_(pa.string()),
            "movers": pa.list_(pa.int8()),
            "seats": pa.list_(pa.struct(seat)),
            "shares": pa.list_(pa.float64()),
            "scores": pa.list_(pa.int32()),
            "rule": pa.string(),
            "program": pa.string(),
        }
    )


def _format(file: Path) -> Callable[[IO[bytes]], Any]:
    """How a file is written, by its name."""
    if file.suffix == ".jsonl":
        return _json_lines
    if file.suffix != ".parquet":
        raise ValueError(f"{file.name} must end in .jsonl or .parquet")
    try:
        import pyarrow  # noqa: F401  # whether it is there, before anything is read
    except ImportError:
        raise ValueError(
            'Parquet needs the extra "export" of this package; or write .jsonl'
        ) from None
    return _parquet
