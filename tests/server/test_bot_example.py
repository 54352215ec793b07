"""The example bot of the documentation, as a stranger would run it."""

import ast
import json
import subprocess
import sys
from pathlib import Path

from server.running import Server

BOT = Path(__file__).resolve().parents[2] / "docs" / "bot.py"


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", str(BOT), server.address],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    outcome = json.loads(done.stdout)
    assert sum(outcome["shares"]) > 0
    assert outcome["rule"].startswith("FT-")
    assert outcome["resigned"] == []


def test_the_example_bot_is_short_and_needs_nothing_but_python() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            assert {name.name.split(".")[0] for name in node.names} <= sys.stdlib_module_names
        assert not isinstance(node, ast.ImportFrom)
