"""Every rule of a game's README has a docstring where it is written and a test by its name."""

import ast
import re
from pathlib import Path

import pytest

import vernissage
from vernissage.engine.registry import FOLDER
from vernissage.text import LANGUAGES, word

TESTS = Path(__file__).parent


def in_readme(game: str) -> set[str]:
    text = (FOLDER / game / "README.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]{2}-[A-Z]?\d*[a-z]?)\*\*", text, re.MULTILINE))


def in_docstrings(game: str) -> set[str]:
    found: set[str] = set()
    for path in (FOLDER / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef):
                found.update(re.findall(r"\[([A-Z]{2}-\w+)\]", ast.get_docstring(node) or ""))
    return found


def in_test_names(game: str) -> set[str]:
    found: set[str] = set()
    for path in (TESTS / game).glob("test_*.py"):
        names = re.findall(r"^def test_([a-z]{2})_(\w+?)_", path.read_text("utf-8"), re.MULTILINE)
        found.update(f"{prefix}-{number}".upper() for prefix, number in names)
    prefixes = {rule.split("-")[0] for rule in in_readme(game)}
    return {rule for rule in found if rule.split("-")[0] in prefixes}


@pytest.mark.parametrize("game", vernissage.game_ids())
def test_rule_ids_of_readme_docstrings_and_tests_are_the_same(game: str) -> None:
    rules = in_readme(game)
    assert len(rules) > 10
    assert in_docstrings(game) == rules
    assert in_test_names(game) == {rule.upper() for rule in rules}


@pytest.mark.parametrize("game", vernissage.game_ids())
def test_every_rule_is_worded_in_every_language(game: str) -> None:
    for rule in in_readme(game):
        assert len({word(f"{game}-rule-{rule}", language) for language in LANGUAGES}) == 3
