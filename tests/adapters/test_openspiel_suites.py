"""OpenSpiel's own suites, as they are, on every game at every number of players.

Its modules list the games registered when they are imported, so they are imported in
fixtures, after our games are registered.
"""

import random
import unittest
from types import ModuleType

import numpy as np
import pytest

import vernissage
from games.every_game import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from vernissage.adapters.openspiel import name_of  # noqa: E402  # it needs OpenSpiel

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
# The nodes of a miniature's tree (of chance, to move at, ended), and its information states.
MINIATURES = {"final_touch": ((1, 546, 285), 290), "photograph": ((1, 150, 324), 48)}
every_miniature = pytest.mark.parametrize("name", MINIATURES)


@pytest.fixture(autouse=True)
def _the_same_luck() -> None:
    random.seed(1)
    np.random.seed(1)


@pytest.fixture(scope="module")
def api_test() -> ModuleType:
    from open_spiel.integration_tests import api_test  # after our games are registered

    return api_test


@pytest.fixture(scope="module")
def games_sim_test() -> ModuleType:
    from open_spiel.python.tests import games_sim_test  # after our games are registered

    return games_sim_test


def passes(case: type[unittest.TestCase], *names: str) -> None:
    """Run a class of tests, or some of them."""
    tests = [case(name) for name in names or unittest.defaultTestLoader.getTestCaseNames(case)]
    result = unittest.TestResult()
    unittest.TestSuite(tests).run(result)
    assert result.testsRun == len(tests) > 0
    assert not result.skipped
    assert result.wasSuccessful(), "\n".join(told for _, told in result.errors + result.failures)


@every_game
def test_random_simulations_with_serialisation(name: str, players: int) -> None:
    game = pyspiel.load_game(name_of(name), {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_miniature
def test_random_simulations_of_a_miniature(name: str) -> None:
    game = pyspiel.load_game(f"{name_of(name)}_mini")
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)


@every_game
def test_the_partial_tree_of_the_api_test(name: str, players: int, api_test: ModuleType) -> None:
    game = pyspiel.load_game(name_of(name), {"players": players})
    about = {"game": game, "game_name": name_of(name)}
    passes(type("PartialTree", (api_test.EnforceAPIOnPartialTreeBase,), about))


@every_miniature
def test_the_whole_tree_of_the_api_test(
    name: str, api_test: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, (nodes, known) = f"{name_of(name)}_mini", MINIATURES[name]
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, nodes)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, known)
    about = {"game": pyspiel.load_game(name), "game_name": name}
    passes(type("WholeTree", (api_test.EnforceAPIOnFullTreeBase,), about))
    passes(type("PartialTree", (api_test.EnforceAPIOnPartialTreeBase,), about))


@pytest.mark.parametrize("name", [*vernissage.game_ids(), *(f"{name}_mini" for name in MINIATURES)])
def test_the_simulation_of_a_game_as_it_is_loaded(name: str, games_sim_test: ModuleType) -> None:
    passes(games_sim_test.GamesSimTest, f"test_game_sim_{name_of(name)}")


@every_game
def test_the_simulation_for_every_number_of_players(
    name: str, players: int, games_sim_test: ModuleType
) -> None:
    passes(games_sim_test.GamesSimTest, f"test_multiplayer_game_{players}p_{name_of(name)}")
