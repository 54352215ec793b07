import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from vernissage.engine import kernel
from vernissage.engine.warm import MOST_KEPT, warm


def package(folder: Path) -> Path:
    for name in ("engine/chance.py", "games/a/rules.py", "games/a/cards.csv", "bots/search.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1\n")
    return folder


@pytest.mark.parametrize("name", ["engine/chance.py", "games/a/cards.csv", "bots/search.py"])
def test_a_changed_source_or_data_file_means_another_cache(tmp_path: Path, name: str) -> None:
    before = kernel.fingerprint(package(tmp_path))
    (tmp_path / name).write_text("2\n")
    assert kernel.fingerprint(tmp_path) != before


def test_a_new_source_means_another_cache_and_a_readme_does_not(tmp_path: Path) -> None:
    before = kernel.fingerprint(package(tmp_path))
    (tmp_path / "games/a/README.md").write_text("words")
    assert kernel.fingerprint(tmp_path) == before
    (tmp_path / "games/a/more.py").write_text("")
    assert kernel.fingerprint(tmp_path) != before


def test_the_same_sources_elsewhere_or_of_another_time_have_a_cache_of_their_own(
    tmp_path: Path,
) -> None:
    one, other = package(tmp_path / "one"), package(tmp_path / "other")
    assert kernel.fingerprint(one) == kernel.fingerprint(other)
    assert kernel.place(one) != kernel.place(other)
    before = kernel.place(one)
    assert kernel.place(one) == before
    os.utime(one / "bots/search.py", (1, 1))
    assert kernel.place(one) != before


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VERNISSAGE_CACHE", str(tmp_path))
    assert kernel.user_cache() == tmp_path


@pytest.mark.skipif(not kernel.JIT, reason="without the compiler there is nothing to warm")
def test_kernels_are_warmed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vernissage.engine.warm.kernel_cache", lambda: tmp_path / "these")
    done: list[str] = []
    for _ in range(2):
        warm("a game", [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))])
    assert done == ["one", "two"]


@pytest.mark.skipif(not kernel.JIT, reason="without the compiler there is nothing to keep")
def test_kernels_not_used_for_longest_are_thrown_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for age in range(MOST_KEPT + 2):
        note = tmp_path / f"{age}" / "a game.ready"
        note.parent.mkdir()
        note.touch()
        for path in (note, note.parent):
            os.utime(path, (10_000 - age, 10_000 - age))
    oldest = f"{MOST_KEPT + 1}"
    monkeypatch.setattr("vernissage.engine.warm.kernel_cache", lambda: tmp_path / oldest)
    warm("a game", [])  # warm already, and from now on the one used last
    monkeypatch.setattr("vernissage.engine.warm.kernel_cache", lambda: tmp_path / "new")
    warm("a game", [])
    left = {folder.name for folder in tmp_path.iterdir()}
    assert left == {"new", oldest, *map(str, range(MOST_KEPT - 2))}


@pytest.mark.skipif(not kernel.JIT, reason="without the compiler nothing is saved")
def test_who_compiles_saves_only_while_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(kernel, "kernel_cache", lambda: tmp_path)
    twice = kernel.kernel(lambda x: x + x)
    other = threading.Thread(target=twice, args=(1,))
    with kernel.alone(tmp_path):  # as another process would
        other.start()
        other.join(3)
        assert other.is_alive()
        assert not list(tmp_path.rglob("*.nb?"))
    other.join(60)
    assert len(list(tmp_path.rglob("*.nb?"))) == 2  # the index and one entry


START = """
import sys
import vernissage
vernissage.load("final_touch").new(1).legal()
print("numba.cpython.unicode" in sys.modules)
"""
COMPILING = "import numba; assert numba.njit(lambda text: text + 'd')('compile') == 'compiled'"


def run(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.skipif(not kernel.JIT, reason="without the compiler nothing is loaded")
def test_a_warm_start_does_not_make_ready_to_compile_but_still_can() -> None:
    run(START)  # whatever was not compiled before is now
    assert run(START + COMPILING) == "False\n"
