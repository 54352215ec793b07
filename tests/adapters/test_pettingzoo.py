"""PettingZoo's own suite, as it is, on every game at every number of players."""

import sys
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import vernissage
from games.every_game import GAMES
from vernissage.adapters.pettingzoo import env, raw_env
from vernissage.adapters.spaces import pixels
from vernissage.engine.kernel import JIT

every_game = pytest.mark.parametrize(("name", "players"), GAMES)

# The suite keeps lists of the environments known to observe dictionaries and to have no legal
# moves when they are over; it warns of any other that does.
known = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
CYCLES = 60 if JIT else 5


def known_warnings(test: Any) -> Any:
    for mark in known:
        test = mark(test)
    return test


@known_warnings
@every_game
def test_the_api_test_of_pettingzoo(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=CYCLES)


@every_game
def test_the_seed_test_of_pettingzoo(name: str, players: int) -> None:
    seed_test(partial(env, name, players=players), num_cycles=CYCLES // 5)


@every_game
def test_the_render_test_of_pettingzoo(name: str, players: int) -> None:
    custom = {"svg": lambda drawn: drawn.startswith("<svg")}
    render_test(partial(env, name, players=players), custom_tests=custom)


def test_a_game_to_its_end_pays_the_shares_of_the_victory() -> None:
    table = raw_env("final_touch", players=3)
    table.reset(seed=5)
    luck = np.random.default_rng(5)
    earned: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert not truncated
        if terminated:
            earned[agent] = reward
            table.step(None)
            continue
        assert seen is not None
        table.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    outcome = table.table.outcome()
    assert outcome is not None
    assert earned == {f"seat_{seat}": share for seat, share in enumerate(outcome.shares)}


def test_an_agent_observes_what_its_seat_may_know() -> None:
    table = raw_env("photograph", players=3)
    table.reset(seed=1)
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert (seen["observation"] == table.table.observe(seat)).all()
        assert seen["action_mask"].any() == (agent == table.agent_selection)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    table = env("final_touch", players=2, first=0)
    table.reset(seed=1)
    with pytest.raises(vernissage.IllegalMove, match="FT-1"):
        table.step(10)
    with pytest.raises(ValueError, match="codes are 0 to 10, not 11"):
        table.step(11)


def test_a_drawing_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="human, ansi, svg, rgb_array, not 'oil'"):
        env("final_touch", render_mode="oil")


def test_pixels_need_their_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ValueError, match='rgb_array needs the extra "pixels"'):
        env("final_touch", render_mode="rgb_array")


def test_pixels_are_those_of_the_drawing() -> None:
    stroke = '<path fill="#c81e0a" d="M1 0h1v2h-1z"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2">{stroke}</svg>'
    red, white = [200, 30, 10], [255, 255, 255]
    assert pixels(svg).tolist() == [[white, red, white]] * 2


def test_a_new_table_differs_and_a_seed_brings_it_back() -> None:
    table = raw_env("photograph", players=2)
    table.reset(seed=4)
    first = bytes(table.table)
    table.reset()
    assert bytes(table.table) != first
    table.reset(seed=4)
    assert bytes(table.table) == first
