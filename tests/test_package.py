"""What `import vernissage` brings."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage


@pytest.mark.parametrize("name", vernissage.__all__)
def test_every_public_name_is_there_and_lives_where_its_type_is_read(name: str) -> None:
    tree = ast.parse(Path(vernissage.__file__).read_text(encoding="utf-8"))
    homes = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert getattr(vernissage, name) is getattr(sys.modules[homes[name]], name)


def test_public_names_are_offered_before_they_are_used() -> None:
    assert dir(vernissage) == vernissage.__all__


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="module 'vernissage' has no attribute 'chess'"):
        vernissage.chess  # noqa: B018  # asked for to be refused


def test_names_are_imported_when_they_are_used() -> None:
    code = "import sys, vernissage; assert 'numpy' not in sys.modules; vernissage.load"
    code += "; assert 'numpy' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
