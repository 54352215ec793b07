"""The example that makes the learnt opinions: it runs, and what it writes the game can read."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from example import EXAMPLES, load_example
from vernissage.games.final_touch import learnt, net

EXAMPLE = EXAMPLES / "learn_final_touch.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return load_example("learn_final_touch")


def test_it_writes_weights_that_the_game_reads(tmp_path: Path) -> None:
    out = tmp_path / "learnt.npz"
    options = ["--rounds", "2", "--tables", "16", "--out", str(out)]
    command = [sys.executable, "-W", "error", str(EXAMPLE), *options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1].startswith("round 2 of 2, ")
    for name, shape in (("policy", net.POLICY_SHAPE), ("judge", net.JUDGE_SHAPE)):
        weights = dict(zip(net.NAMES, net.read_weights(name, shape, out), strict=True))
        assert weights["all"].any()  # it began at 0: something was learnt


def test_it_thinks_as_the_kernels_of_the_game_do(example: ModuleType) -> None:
    school = example.School(tables=8, seed=2)
    school.policy.weights = dict(zip(net.NAMES, learnt.POLICY, strict=True))
    school.judge.weights = dict(zip(net.NAMES, learnt.JUDGE, strict=True))
    moves, odds, out = np.zeros(12, np.int64), np.zeros(11), np.zeros(2)
    chances = []
    for s in school.tables:
        assert learnt.expect(s, out)
        chances.append(out[s["to_move"]])
    n = learnt.prefer(school.tables[0], moves, odds)
    school.play()
    np.testing.assert_allclose(school.chance[0], chances, rtol=1e-4)
    views = school.seen[0], school.table[0]
    found = example.odds_of(*school.policy.think(*views), school.masks[0])[0]
    assert np.flatnonzero(school.masks[0, 0]).tolist() == moves[:n].tolist()
    np.testing.assert_allclose(found[moves[:n]], odds[:n], rtol=1e-3)


@pytest.mark.parametrize("shape", [net.POLICY_SHAPE, net.JUDGE_SHAPE], ids=["policy", "judge"])
def test_the_slopes_are_those_of_the_net(
    example: ModuleType, shape: tuple[int, int, int, int]
) -> None:
    """Against differences of a sum of its results, in any direction of each array of weights."""
    luck = np.random.default_rng(4)
    mind = example.Net(shape, luck)
    begun = {n: w + luck.normal(0, 0.1, w.shape) for n, w in mind.weights.items()}
    colours, table = luck.normal(size=(6, 5, shape[0])), luck.normal(size=(6, shape[1]))
    each, whole = luck.normal(size=(6, 5, shape[2])), luck.normal(size=(6, shape[3]))

    def worth(name: str, change: np.ndarray) -> float:
        mind.weights = {**begun, name: begun[name] + change}
        found = mind.think(colours, table)
        return float((found[0] * each).sum() + (found[1] * whole).sum())

    for name in net.NAMES:
        if begun[name].size:
            mind.weights = begun
            mind.think(colours, table)
            slope = mind.slopes(each, whole)[name]
            nudge = luck.normal(0, 1e-7, slope.shape)
            grown = (worth(name, nudge) - worth(name, -nudge)) / 2
            assert (slope * nudge).sum() == pytest.approx(grown, rel=1e-3), name


def test_a_won_game_counts_for_who_won_it(example: ModuleType) -> None:
    """Seat 0 moved before it won, seat 1 before it lost: what each gained is the surprise."""
    school = example.School(tables=1, seed=3)
    school.chance[:] = 0.5
    school.won[:] = -1
    school.won[-1] = 1.0
    school.sign[:] = 1
    school.sign[-3] = -1  # the last decision but one
    gain, expected = school.gains()
    assert gain[-1] == pytest.approx(0.5)
    assert gain[-2] == pytest.approx(-0.5 * example.LATER)
    assert (expected[-1], expected[-2]) == pytest.approx((1.0, 0.5 - 0.5 * example.LATER))
