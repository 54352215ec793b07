import subprocess
import sys

import pytest

from vernissage.engine.kernel import JIT

pytest.importorskip("scipy", reason="scipy is not installed")
pytestmark = pytest.mark.skipif(not JIT, reason="without the compiler numba is not started")

START = """
import sys
import vernissage
game = vernissage.load("final_touch")
game.new(1).legal()
assert "scipy.linalg" not in sys.modules
"""
PRODUCT = """
import numba
import numpy as np
a = np.array([[1.0, 2.0], [3.0, 5.0]])
assert (numba.njit(lambda x: x @ x)(a) == a @ a).all()
"""


def run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_starts_without_linear_algebra() -> None:
    run(START)


def test_who_needs_linear_algebra_beside_a_game_has_it() -> None:
    run(START + PRODUCT)
