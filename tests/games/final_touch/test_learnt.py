"""The opinions learnt by play against itself: what they see, and what they say."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from games.final_touch.table import game, table
from games.playing import many, random_game
from vernissage import State
from vernissage.engine.errors import BadComponents
from vernissage.games.final_touch import learnt, net
from vernissage.games.final_touch.moves import CODES

# On the easel: 1 yellow, 1 green, 2 brown.


def preferred(state: State) -> dict[str, float]:
    """How likely the policy makes each legal move."""
    moves, odds = np.zeros(CODES + 1, np.int64), np.zeros(CODES)
    n = learnt.prefer(state.record, moves, odds)
    write = state.game.book.write_move
    return {write(int(moves[i])): float(odds[i]) for i in range(n)}


def habit(state: State) -> str:
    chance = state.copy().record["chance"]
    return state.game.book.write_move(int(state.game.kernels["habit"](state.record, chance)))


def choices(players: int = 2) -> list[State]:
    """Tables of random games at which there is a choice to make."""
    found = []
    for seed in range(many(20, 1)):
        state = game(players).new(seed)
        for _ in random_game(state, seed):
            moves = np.zeros(CODES + 1, np.int64)
            if state.to_move is not None and learnt.no_choice(state.record, moves) < 0:
                found.append(state.copy())
    return found[:: many(1, 8)]


def test_the_net_says_what_plain_matrices_say() -> None:
    luck = np.random.default_rng(1)
    colours = luck.normal(size=(5, net.POLICY_SHAPE[0])).astype(np.float32)
    whole = luck.normal(size=net.POLICY_SHAPE[1]).astype(np.float32)
    w = dict(zip(net.NAMES, learnt.POLICY, strict=True))
    first = np.maximum(colours @ w["colour"] + whole @ w["table"] + w["bias"], 0)
    alike = first.mean(axis=0) @ w["sum"] + whole @ w["table_again"] + w["second_bias"]
    second = np.maximum(first @ w["second"] + alike, 0)
    each, mean = np.zeros((5, net.WIDE), np.float32), np.zeros(net.WIDE, np.float32)
    net.think(colours, whole, learnt.POLICY, each, mean)
    np.testing.assert_allclose(each, second, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(mean, second.mean(axis=0), rtol=1e-4, atol=1e-4)
    found = net.read_off(each[3], w["each"], w["each_bias"], 1)
    assert found == pytest.approx(float((second @ w["each"] + w["each_bias"])[3, 1]), rel=1e-3)


def test_the_policy_gives_every_legal_move_its_part() -> None:
    for state in choices():
        odds = preferred(state)
        assert list(odds) == state.legal()
        assert all(part > 0 for part in odds.values())
        assert sum(odds.values()) == pytest.approx(1)


def test_the_policy_looks_at_no_hand_but_its_own() -> None:
    for state in choices():
        assert state.to_move is not None
        for seed in range(3):
            assert preferred(state.redealt(state.to_move, seed)) == preferred(state)


def test_the_judge_sees_all_hands_and_shares_one_victory() -> None:
    strong = table(["yellow green brown pink pink", "pink pink pink blue blue"])
    weak = table(["yellow green brown pink pink", "yellow green brown brown blue"])
    found = []
    for state in (strong, weak):
        out = np.zeros(2)
        assert learnt.expect(state.record, out)
        assert out.sum() == pytest.approx(1)
        found.append(out[0])
    assert found[0] > found[1] + 0.1


def test_the_judge_knows_who_is_ahead() -> None:
    out = np.zeros(2)
    for money, low, high in (([20, 2], 0.8, 1.0), ([2, 20], 0.0, 0.2)):
        state = table(["yellow pink pink blue blue", "yellow pink pink blue blue"], money=money)
        assert learnt.expect(state.record, out)
        assert low < out[0] < high


def test_what_leaves_no_choice_is_not_asked_for_an_opinion() -> None:
    out = np.zeros(2)
    complete = table(["yellow green brown brown pink", "blue"])
    assert not learnt.expect(complete.record, out)
    assert habit(complete) == "improve brown"
    only = table(["pink pink pink pink pink", "blue"])
    assert only.legal() == ["smear pink"]
    assert not learnt.expect(only.record, out)
    assert habit(only) == "smear pink"
    moves = [learnt.how_likely(only.record, code) for code in range(CODES)]
    assert moves == [float(code == 9) for code in range(CODES)]


def test_habits_are_drawn_as_likely_as_the_policy_finds_them() -> None:
    state = table(["yellow green pink pink blue", "blue blue"])
    odds, chance = preferred(state), state.copy().record["chance"]
    write, draws = state.game.book.write_move, many(4000, 40)
    made = [write(int(learnt.habit(state.record, chance))) for _ in range(draws)]
    for move, part in odds.items():
        assert made.count(move) / draws == pytest.approx(part, abs=4 * (0.25 / draws) ** 0.5)
        code = state.game.book.read_move(move)
        assert learnt.how_likely(state.record, code) == pytest.approx(part)


@pytest.mark.parametrize("players", [3, 4])
def test_for_more_than_two_nothing_was_learnt(players: int) -> None:
    kernels = game(players).kernels
    for state in choices(players)[:20]:
        chances = [state.copy().record["chance"] for _ in range(2)]
        advised = kernels["advice"](state.record, chances[0])
        assert kernels["habit"](state.record, chances[1]) == advised
        found = [np.zeros(players), np.zeros(players)]
        told = [kernels[name](state.record, found[i]) for i, name in enumerate(("judge", "expect"))]
        assert told[0] == told[1]
        assert (found[0] == found[1]).all()


def test_a_file_of_weights_that_cannot_be_used_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "learnt.npz"
    with pytest.raises(BadComponents, match=r"learnt\.npz: no weights of a judge can be read"):
        net.read_weights("judge", net.JUDGE_SHAPE, file)
    file.write_bytes(b"not an archive")
    with pytest.raises(BadComponents, match=r"learnt\.npz: no weights of a judge can be read"):
        net.read_weights("judge", net.JUDGE_SHAPE, file)
    with np.load(net.FILE) as good:
        weights = dict(good)
    np.savez(file, **{name: w for name, w in weights.items() if name != "judge_sum"})
    with pytest.raises(BadComponents, match="judge_sum"):
        net.read_weights("judge", net.JUDGE_SHAPE, file)
    np.savez(file, **{**weights, "judge_sum": weights["judge_sum"][:4]})
    with pytest.raises(BadComponents, match=r"judge_sum must be .* \(32, 32\), not in \(4, 32\)"):
        net.read_weights("judge", net.JUDGE_SHAPE, file)
    np.savez(file, **{**weights, "judge_bias": np.full(32, np.nan)})
    with pytest.raises(BadComponents, match="judge_bias must be finite numbers"):
        net.read_weights("judge", net.JUDGE_SHAPE, file)
