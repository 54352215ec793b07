"""Our games in OpenSpiel: what is told of them, and what a seat may imagine."""

import importlib
import json
import pickle
import random
import sys

import numpy as np
import pytest

import vernissage
from games.every_game import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from adapters.spiel import after, begun, loaded, played, sampler, told  # noqa: E402
from vernissage.adapters.openspiel.table import restored  # noqa: E402

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
PLIES = 25
KIND = pyspiel.IIGObservationType
PRIVATE = pyspiel.PrivateInfoType


def test_chance_chooses_the_seed_and_moves_do_the_rest() -> None:
    state = loaded("final_touch", players=3).new_initial_state()
    for byte in (0, 1, 2, 3):
        assert state.action_to_string(byte) == f"seed byte {byte}"
        assert len(state.chance_outcomes()) == 256
        state.apply_action(byte)
    assert state.table.state() == vernissage.load("final_touch", 3).new(seed=0x010203)
    move = state.action_to_string(state.legal_actions()[0])
    state.apply_action(state.string_to_action(move))
    record = state.table.state().to_record()
    assert record.moves == (move,)
    assert vernissage.replay(record) == state.table.state()
    assert str(state) == str(state.table.state())


def test_an_option_is_a_parameter_with_its_default() -> None:
    assert loaded("photograph").get_parameters() == {
        "players": 2,
        "missed_frame": False,
        "plain_backs": False,
        "memory_aid": False,
        "left_out": "none",
        "first": -1,
    }
    game = loaded("photograph", players=3, left_out="red", plain_backs=True, first=2)
    assert game.rules.options == {
        "missed_frame": False,
        "plain_backs": True,
        "memory_aid": False,
        "left_out": "red",
        "first": 2,
    }
    assert pickle.loads(pickle.dumps(game)).rules.options == game.rules.options
    assert loaded("my_gallery", wall="12x8").rules.options == {"wall": "12x8"}


@pytest.mark.parametrize("params", [{"players": 5}, {"first": 2}, {"first": -2}], ids=str)
def test_a_wrong_parameter_is_refused_like_by_load(params: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="final_touch") as theirs:
        vernissage.load("final_touch", **params)
    with pytest.raises(ValueError, match="final_touch") as ours:
        loaded("final_touch", **params)
    assert str(ours.value) == str(theirs.value)


def test_without_openspiel_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("vernissage.adapters.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r'pip install "vernissage\[openspiel\]"'):
        importlib.import_module("vernissage.adapters.openspiel")


@pytest.mark.parametrize(("players", "total"), [(2, 1.0), (3, 1.0), (4, 2.0)])
def test_returns_are_shares_and_a_team_is_paid_together(players: int, total: float) -> None:
    game = loaded("final_touch", players=players)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0.0, 1.0, total)
    state = begun(game, random.Random(1))
    assert state.returns() == [0.0] * players
    *_, state = played(state, random.Random(1))
    outcome = state.table.state().outcome()
    assert outcome is not None
    assert state.returns() == list(outcome.shares)
    assert sum(state.returns()) == total


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    state = begun(loaded("final_touch"), random.Random(1))
    with pytest.raises(vernissage.IllegalMove, match="FT-1"):
        state.apply_action(10)


# What a seat is told


@every_game
def test_a_seat_observes_its_planes_and_its_view(name: str, players: int) -> None:
    game = loaded(name, players=players)
    state = after(game, random.Random(1), PLIES)
    table = state.table.state()
    observer = game.make_py_observer()
    for seat in range(players):
        assert state.observation_tensor(seat) == table.observe(seat).tolist()
        assert json.loads(state.observation_string(seat)) == table.view(seat)
        observer.set_from(state, seat)
        at = 0
        for plane in table.game.book.observation:
            part = table.observe(seat)[at : at + plane.length].reshape(plane.shape)
            assert (observer.dict[plane.name] == part).all()
            at += plane.length


def test_an_information_state_is_view_events_and_a_digest_of_what_was_before() -> None:
    state = begun(loaded("final_touch", first=0), random.Random(1))
    known = json.loads(state.information_state_string(0))
    assert known == {"recall": "", "seen": [], "view": state.table.view(0)}
    state.apply_action(state.legal_actions()[-1])
    known = json.loads(state.information_state_string(0))
    assert len(known["recall"]) == 32
    assert known["seen"][0]["event"] == "smear"
    assert json.loads(state.information_state_string(1))["recall"] == ""


def test_what_a_seat_did_before_stays_in_its_information_state() -> None:
    dealt = begun(loaded("final_touch", players=2, first=0), random.Random(6))
    first, second = dealt.legal_actions()[:2]
    one, other = dealt.child(first).child(second), dealt.child(second).child(first)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_public_and_private_observations() -> None:
    game = loaded("final_touch")
    state = begun(game, random.Random(1))
    table = state.table.state()

    def seen(public: bool, private: object) -> object:
        observer = game.make_py_observer(KIND(public, False, private))
        with pytest.raises(NotImplementedError, match="take one seat"):
            observer.set_from(state, 1)
        return json.loads(observer.string_from(state, 1))

    assert seen(True, PRIVATE.NONE) == table.view(None)
    assert seen(True, PRIVATE.ALL_PLAYERS) == table.game.book.open_view(table.record)
    hands = table.view(1)["hands"]
    assert seen(False, PRIVATE.SINGLE_PLAYER) == {"seat": 1, "hands": hands}
    assert game.make_py_observer(KIND(False, True, PRIVATE.NONE)) is None
    with pytest.raises(ValueError, match="observers have no parameters"):
        game.make_py_observer(None, {"depth": 2})


@pytest.mark.parametrize("name", vernissage.game_ids())
def test_an_information_state_as_a_tensor_is_the_planes_and_a_digest_of_the_text(name: str) -> None:
    luck = random.Random(1)
    state = begun(loaded(name), luck)
    told: dict[str, set[tuple[float, ...]]] = {}
    for _ in range(12):
        for seat in range(state.num_players()):
            tensor = tuple(state.information_state_tensor(seat))
            assert tensor[:-128] == tuple(state.observation_tensor(seat))
            assert set(tensor[-128:]) == {0.0, 1.0}
            told.setdefault(state.information_state_string(seat), set()).add(tensor[-128:])
        state.apply_action(luck.choice(state.legal_actions()))
    assert all(len(digests) == 1 for digests in told.values())
    assert len({digest for [digest] in told.values()}) == len(told) > 12


def test_before_the_deal_there_is_nothing_to_observe() -> None:
    game = loaded("final_touch")
    state = game.new_initial_state()
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    state.apply_action(7)
    assert len(state.resample_from_infostate(0, sampler(1)).history()) == 1


# What a seat may imagine


@every_game
def test_a_seat_cannot_tell_a_resampled_state(name: str, players: int) -> None:
    dealt = begun(loaded(name, players=players), random.Random(2))
    for _, state in zip(range(PLIES), played(dealt, random.Random(2)), strict=False):
        for seat in range(players):
            other = state.resample_from_infostate(seat, sampler(3))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert state.current_player() != seat or other.legal_actions() == state.legal_actions()


@every_game
def test_a_resampled_state_is_cloned_serialised_and_played_on(name: str, players: int) -> None:
    game = loaded(name, players=players)
    state = after(game, random.Random(4), PLIES).resample_from_infostate(0, sampler(5))
    state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == 1, "what led to it is not known"
    copies = state.clone(), game.deserialize_state(state.serialize())
    for copy in copies:
        assert (copy.history(), told(copy)) == (state.history(), told(state))
        assert bytes(copy.table.state()) == bytes(state.table.state())
    *_, end = played(state, random.Random(6))
    assert sum(end.returns()) == pytest.approx(game.utility_sum())
    for copy in copies:
        *_, again = played(copy, random.Random(6))
        assert bytes(again.table.state()) == bytes(end.table.state())


@every_game
def test_imagining_reads_only_what_the_seat_knows(name: str, players: int) -> None:
    state = after(loaded(name, players=players), random.Random(7), PLIES)
    for seat in range(players):
        other = state.resample_from_infostate(seat, sampler(8))
        one, two = (s.resample_from_infostate(seat, sampler(9)) for s in (state, other))
        assert one.serialize() == two.serialize()


@pytest.mark.parametrize("name", ["final_touch", "photograph"])
def test_other_samples_are_other_hands(name: str) -> None:
    state = after(loaded(name, players=3), random.Random(1), PLIES)
    samples = [state.resample_from_infostate(0, sampler(seed)) for seed in range(8)]
    assert len({sample.observation_string(1) for sample in samples}) > 1


def test_an_imagined_table_of_other_rules_is_not_restored() -> None:
    state = begun(loaded("final_touch"), random.Random(1)).resample_from_infostate(0, sampler(1))
    _, (kind, dealer, version, *rest) = state.table.__reduce__()
    with pytest.raises(vernissage.BadRecord, match="rules version 2, but 1 is played here"):
        restored(kind, dealer, version + 1, *rest)


def test_a_serialised_state_is_short_and_replayed() -> None:
    game = loaded("time_loop")
    state = after(game, random.Random(1), 200)
    text = state.serialize()
    again = game.deserialize_state(text)
    assert bytes(again.table.state()) == bytes(state.table.state())
    assert told(again) == told(state)
    assert len(text) < 20 * 200
    assert np.all(again.table.observe(1) == state.table.observe(1))
