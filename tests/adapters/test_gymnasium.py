"""Gymnasium: its own checker on a seat, and the vector environment on its tables."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import vernissage
from games.every_game import GAMES
from vernissage.adapters.gymnasium import Seat, VectorTables, name_of
from vernissage.engine.kernel import JIT

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
MANY = 130 if JIT else 4


@every_game
def test_a_seat_passes_the_checker_of_gymnasium(name: str, players: int) -> None:
    made = gymnasium.make(name_of(name), players=players, seat=players - 1, others="random")
    check_env(made.unwrapped)


def test_gymnasium_makes_vector_tables_by_name() -> None:
    made = gymnasium.make_vec(name_of("final_touch"), num_envs=5, players=3)
    assert isinstance(made.unwrapped, VectorTables)
    assert made.unwrapped.tables.game.players == 3


@pytest.mark.parametrize(
    ("mode", "kind"),
    [("ansi", str), ("svg", str), ("rgb_array", np.ndarray), ("human", type(None))],
)
def test_a_seat_is_drawn(mode: str, kind: type) -> None:
    table = Seat("final_touch", render_mode=mode)
    table.reset(seed=1)
    assert isinstance(table.render(), kind)


def test_a_seat_plays_a_whole_game_against_bots() -> None:
    table = Seat("final_touch", 3, seat=1, others=["greedy", "random"])
    luck = np.random.default_rng(1)
    observed, info = table.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        assert table.observation_space.contains(observed)
        assert (info["action_mask"] == table.action_masks()).all()
        action = luck.choice(np.flatnonzero(info["action_mask"]))
        observed, reward, ended, truncated, info = table.step(action)
        assert not truncated
    outcome = table.state.outcome()
    assert outcome is not None
    assert reward == outcome.shares[1]


def test_an_illegal_move_forfeits_and_says_why() -> None:
    table = Seat("final_touch", 2, others="random")
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(np.int64(10))
    assert (reward, ended) == (-1.0, True)
    assert info["refusal"].endswith("(FT-1)")


def test_wrong_seats_bots_and_codes_are_refused() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1, not 2"):
        Seat("final_touch", 2, seat=2)
    with pytest.raises(ValueError, match="1 bots for 2 other seats"):
        Seat("final_touch", 3, others=["greedy"])
    with pytest.raises(ValueError, match="no bot is called 'clever'"):
        Seat("final_touch", 2, others="clever")
    table = Seat("final_touch", 2, others="random")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="codes are 0 to 10, not 11"):
        table.step(np.int64(11))


@every_game
def test_vector_tables_stay_in_their_spaces(name: str, players: int) -> None:
    tables = VectorTables(name, players, num_envs=3, seed=1)
    luck = np.random.default_rng(1)
    observed, _ = tables.reset(seed=2)
    for _ in range(20 if JIT else 3):
        assert tables.observation_space.contains(observed)
        actions = tables.tables.sample(luck)
        assert tables.action_space.contains(actions)
        observed, rewards, terminated, truncated, _ = tables.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)


def test_a_table_that_is_over_is_dealt_anew_by_the_next_step() -> None:
    tables = VectorTables("final_touch", 2, num_envs=MANY, copy=True)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    luck = np.random.default_rng(1)
    _, info = tables.reset(seed=2)
    over = np.zeros(MANY, np.bool_)
    ends = 0
    for _ in range(300 if JIT else 150):
        movers = info["to_move"]
        _, rewards, terminated, truncated, info = tables.step(tables.tables.sample(luck))
        assert not truncated.any()
        assert not (over & terminated).any()
        assert (tables.tables.records["ply"][over] == 0).all()
        assert (rewards[~terminated] == 0).all()
        for i in np.flatnonzero(terminated):
            outcome = tables.tables.state(i).outcome()
            assert outcome is not None
            assert tuple(info["shares"][i]) == outcome.shares
            assert rewards[i] == outcome.shares[movers[i]]
        over = terminated
        ends += int(terminated.sum())
    assert ends


def test_vector_tables_write_over_the_same_arrays() -> None:
    tables = VectorTables("final_touch", 2, num_envs=3)
    observed, info = tables.reset(seed=2)
    again, *_, info_again = tables.step(info["action_mask"].argmax(axis=1))
    assert again is observed
    assert info_again["action_mask"] is info["action_mask"] is tables.action_mask


def test_a_seed_brings_the_same_tables_back() -> None:
    tables = VectorTables("photograph", 2, num_envs=3, copy=True)
    first, _ = tables.reset(seed=2)
    second, _ = tables.reset()
    third, _ = tables.reset(seed=2)
    assert (first == third).all()
    assert (first != second).any()


def test_an_illegal_action_names_its_table() -> None:
    tables = VectorTables("final_touch", 2, num_envs=3)
    _, info = tables.reset(seed=2)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = 10
    with pytest.raises(vernissage.IllegalMove, match="table 1"):
        tables.step(actions)
