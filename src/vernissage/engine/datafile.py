"""Component files: lines of values under a header, and what is wrong with a line."""

from __future__ import annotations

import re
from pathlib import Path

from vernissage.engine.errors import BadComponents


def read_lines(path: Path, header: str) -> list[tuple[str, list[str]]]:
    """Where each line stands, for a complaint, and its values."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadComponents(f"{path.name}: this is not UTF-8 text") from None
    first, *lines = text.splitlines() or [""]
    if first != header:
        raise BadComponents(f"{path.name}: the first line must be {header}")
    columns = header.count(",") + 1
    found = []
    for number, line in enumerate(lines, start=2):
        if line.strip():
            values, where = line.split(","), f"{path.name}, line {number}"
            if len(values) != columns:
                raise BadComponents(f"{where}: {len(values)} values, but there are {columns}")
            found.append((where, values))
    return found


def whole(text: str, where: str, what: str, low: int, high: int) -> int:
    """A value that is a whole number within bounds."""
    if not (re.fullmatch("-?[0-9]{1,9}", text) and low <= int(text) <= high):
        raise BadComponents(
            f"{where}: {what} must be a whole number from {low} to {high}, not {text!r}"
        )
    return int(text)
