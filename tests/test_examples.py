"""The example that trains a policy: it runs, it learns, and a seed decides all of it."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import vernissage
from example import EXAMPLES, load_example

EXAMPLE = EXAMPLES / "train_final_touch.py"


def trained(folder: Path, seed: int) -> tuple[dict[str, np.ndarray], str]:
    """The weights of a tiny budget and what was printed, as a reader would run it."""
    out = folder / f"{seed}.npz"
    options = ["--games", "16", "--steps", "12", "--seed", str(seed), "--out", str(out)]
    command = [sys.executable, "-W", "error", str(EXAMPLE), *options]
    run = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    with np.load(out) as file:
        return dict(file), run.stdout


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, np.ndarray], str]:
    return trained(tmp_path_factory.mktemp("first"), seed=1)


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return load_example("train_final_touch")


def test_a_tiny_budget_already_beats_random_play(first: tuple[dict, str]) -> None:
    weights, printed = first
    assert {name: value.shape for name, value in weights.items()} == {
        "first": (86, 128),
        "bias": (128,),
        "second": (128, 12),
        "offset": (12,),
    }
    assert all(np.isfinite(value).all() and value.any() for value in weights.values())
    last = printed.splitlines()[-1]
    found = re.fullmatch(r"([\d.]+)% of 400 games against random, ([\d.]+)% to ([\d.]+)%: .*", last)
    assert found is not None, last
    rate, low, high = map(float, found.groups())
    assert 50 < low < rate < high


def test_the_same_seed_gives_the_same_weights_and_another_others(
    first: tuple[dict, str], tmp_path: Path
) -> None:
    weights, _ = first
    again, _ = trained(tmp_path, seed=1)
    other, _ = trained(tmp_path, seed=2)
    assert all((again[name] == value).all() for name, value in weights.items())
    assert not any((other[name] == value).all() for name, value in weights.items())


def test_only_legal_moves_have_a_probability(example: ModuleType, first: tuple[dict, str]) -> None:
    weights, luck = first[0], np.random.default_rng(3)
    tables = vernissage.batch("final_touch", players=2, n=32, seed=3)
    while not tables.done.any():
        odds = example.think(weights, tables.observe(), tables.legal_masks)[2]
        assert ((odds > 0) == (tables.legal_masks == 1)).all()
        np.testing.assert_allclose(odds.sum(axis=1), 1, rtol=1e-5)
        tables.play(example.choose(weights, tables, luck))


def test_the_gradient_is_that_of_what_is_to_grow(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against differences of the sum itself, in any direction of each array of weights."""
    monkeypatch.setattr(example, "SPREAD", 0.5)  # as much as the rest, so that it shows
    luck, begun = np.random.default_rng(4), example.new_weights(np.random.default_rng(4))
    weights = {name: value + luck.normal(0, 0.1, value.shape) for name, value in begun.items()}
    tables = vernissage.batch("final_touch", players=2, n=64, seed=4)
    rows, masks, codes = tables.observe(), tables.legal_masks, tables.sample(luck)
    returns = luck.normal(size=64)
    expected = example.think(weights, rows, masks)[3]

    def worth(name: str, change: np.ndarray) -> float:
        changed = {**weights, name: weights[name] + change}
        _, _, odds, value = example.think(changed, rows, masks)
        logs = np.log(odds, where=masks == 1, out=np.zeros_like(odds))
        made = logs[np.arange(64), codes] * (returns - expected)
        variety = -example.SPREAD * (odds * logs).sum(axis=1)
        return float((made + variety - (returns - value) ** 2 / 2).mean())

    for name, slope in example.uphill(weights, rows, masks, codes, returns).items():
        nudge = luck.normal(0, 1e-6, slope.shape)
        grown = (worth(name, nudge) - worth(name, -nudge)) / 2
        assert (slope * nudge).sum() == pytest.approx(grown, rel=1e-3), name
