"""Imports point one way: who may know whom."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "vernissage"

MAY_IMPORT = {
    "text": set(),
    "engine": {"text"},
    "games": {"engine"},
    "bots": {"engine"},
    "table": {"engine"},
    "store": {"engine", "table"},
    "adapters": {"engine", "bots"},
    "measure": {"engine", "bots"},
    "balance": {"engine", "bots"},
    "charts": {"balance"},
    "export": {"engine", "table", "store"},
    "terminal": {"engine", "bots", "text"},
    "server": {"engine", "bots", "table", "store", "text"},
    "cli": {
        "engine",
        "bots",
        "text",
        "terminal",
        "measure",
        "balance",
        "charts",
        "export",
        "server",
    },
    "__init__": {"engine"},
    "__main__": {"cli"},
}
RULES_NEVER_IMPORT = {"view", "insight", "drawing", "position", "knowledge"}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> list[list[str]]:
    """The parts after `vernissage.` of everything a file imports from the package."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        found += [name.split(".")[1:] for name in names if name.split(".")[0] == "vernissage"]
    return found


def folder(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    mine = folder(path)
    for parts in imports(path):
        assert parts[0] == mine or parts[0] in MAY_IMPORT[mine], f"{mine} imports {parts}"


@pytest.mark.parametrize("path", [p for p in FILES if folder(p) == "games"], ids=lambda p: p.stem)
def test_a_game_never_imports_another_and_rules_no_opinions(path: Path) -> None:
    game = path.relative_to(PACKAGE).parts[1]
    for parts in imports(path):
        if parts[0] == "games":
            assert parts[1] == game
            if path.stem in {"rules", "state", "moves", "components"}:
                assert parts[2] not in RULES_NEVER_IMPORT


def test_the_check_sees_imports() -> None:
    assert ["engine", "chance", "draw"] in imports(PACKAGE / "games/final_touch/rules.py")
