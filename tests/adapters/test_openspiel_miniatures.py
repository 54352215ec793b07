"""Games small enough to be walked whole, and OpenSpiel's solvers and search on our games."""

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    get_all_states,
    ismcts,
    mcts,
)
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from adapters.spiel import begun, loaded, sampler  # noqa: E402
from vernissage.adapters.openspiel.table import text  # noqa: E402

every_miniature = pytest.mark.parametrize("name", ["final_touch_mini", "photograph_mini"])
SOLVERS = [pyspiel.CFRPlusSolver, cfr.CFRPlusSolver]


def states(game: Any) -> list[Any]:
    """Every state of the tree that is dealt."""
    return list(get_all_states.get_all_states(game).values())


def deals(game: Any) -> list[Any]:
    """The states after each outcome of chance."""
    root = game.new_initial_state()
    return [root.child(outcome) for outcome in root.legal_actions()]


@every_miniature
def test_the_deals_differ_only_in_what_is_hidden(name: str) -> None:
    dealt = deals(loaded(name))
    assert len({text(state.table.view(None)) for state in dealt}) == 1
    assert len({bytes(state.table.state()) for state in dealt}) == len(dealt)
    for seat in (0, 1):
        assert 1 < len({state.information_state_string(seat) for state in dealt}) < len(dealt)


@every_miniature
def test_no_game_is_longer_than_it_says_and_one_is_as_long(name: str) -> None:
    game = loaded(name)
    assert max(len(state.history()) - 1 for state in states(game)) == game.max_game_length()


@every_miniature
def test_the_tensor_of_an_information_state_tells_as_much_as_its_text(name: str) -> None:
    game = loaded(name)
    pairs = set()
    for state in states(game):
        if not state.is_terminal():
            seat = state.current_player()
            tensor = tuple(state.information_state_tensor(seat))
            pairs.add((tensor, state.information_state_string(seat)))
    tensors, texts = zip(*pairs, strict=True)
    assert len(set(tensors)) == len(set(texts)) == len(pairs)


@every_miniature
def test_resampling_finds_every_history_a_seat_cannot_tell(name: str) -> None:
    game = loaded(name)
    luck = random.Random(1)
    everything = states(game)
    for state in luck.sample(everything, 12):
        for seat in (0, 1):
            known = state.information_state_string(seat)
            alike = {
                other.history_str()
                for other in everything
                if other.information_state_string(seat) == known
            }
            found = [state.resample_from_infostate(seat, luck.random) for _ in range(200)]
            assert {other.history_str() for other in found} == alike


def test_before_the_deal_every_deal_is_possible() -> None:
    root = loaded("photograph_mini").new_initial_state()
    assert root.resample_from_infostate(1, sampler(1)).history() == []


@every_miniature
@pytest.mark.parametrize("solver", SOLVERS, ids=lambda solver: solver.__module__)
def test_counterfactual_regret_comes_near_an_equilibrium(name: str, solver: Any) -> None:
    game = loaded(name)
    assert exploitability.nash_conv(game, UniformRandomPolicy(game)) > 0.4
    solving = solver(game)
    for _ in range(10):
        solving.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solving.average_policy()) < 0.015


@pytest.mark.parametrize("name", ["final_touch", "photograph", "final_touch_mini"])
def test_their_information_set_search_plays_our_games(name: str) -> None:
    game = loaded(name)
    state = begun(game, random.Random(1))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), uct_c=2.0, max_simulations=8)
    before = state.serialize()
    assert bot.step(state) in state.legal_actions()
    assert state.serialize() == before
