"""Moves compared on equal luck, by learnt opinions."""

import time

import pytest

import vernissage
from games.final_touch.table import table
from vernissage.bots.compare import Compare
from vernissage.bots.players import LEVELS, Budget, SearchBot
from vernissage.bots.search import DEALS
from vernissage.engine.knowledge import Knowledge

# On the easel: 1 yellow, 1 green, 2 brown.


def knowledge(seed: int = 1) -> Knowledge:
    state = vernissage.load("final_touch", 2).new(seed)
    assert state.to_move is not None
    return Knowledge(state, state.to_move)


def test_the_same_seed_and_deals_give_the_same_comparison() -> None:
    whole, pieces, other = (Compare(knowledge(), seed, learnt=True) for seed in (1, 1, 2))
    whole.run(60)
    other.run(60)
    for step in (10, 1, 49):
        pieces.run(step)
    assert whole.tried.tobytes() == pieces.tried.tobytes()
    assert whole.tried.tobytes() != other.tried.tobytes()


def test_every_move_is_tried_on_the_same_luck() -> None:
    """Two moves that come to the same bring the same, deal by deal."""
    state = table(["yellow pink pink blue blue", "green brown brown brown pink"])
    twice = Compare(Knowledge(state, 0), 1, learnt=True)
    twice.tried["code"] = twice.tried["code"][0]  # the same move in every place
    twice.run(40)
    assert len(set(twice.tried["value"].tolist())) == 1
    assert not twice.apart.any()


def test_it_ends_when_one_move_is_left() -> None:
    """Whoever is one stroke from a lost game does not help the other to complete."""
    state = table(
        ["yellow yellow pink pink pink", "green brown brown blue blue"],
        improved="green brown",
        money=[20, 22],
    )
    comparison = Compare(Knowledge(state, 0), 1, learnt=True)
    begun = time.perf_counter()
    comparison.run_for(60.0)
    assert time.perf_counter() - begun < 30
    assert not comparison.open
    assert (comparison.tried["dropped"] > 0).sum() == comparison.tried.size - 1
    assert state.game.book.write_move(comparison.best()) == "smear pink"
    assert comparison.run(10_000_000) is False  # nothing more to find out


def test_without_time_it_still_has_an_answer() -> None:
    known = knowledge()
    comparison = Compare(known, 1, learnt=True)
    comparison.run_for(0.0)
    assert comparison.best() in known.legal_codes()
    assert 0 < comparison.plan["deals"] <= DEALS


def test_the_best_move_has_brought_most() -> None:
    comparison = Compare(knowledge(), 1, learnt=False)
    comparison.run(64)
    chances = comparison.chances()
    assert all(0 <= chance <= 1 for chance in chances.values())
    left = [int(tried["code"]) for tried in comparison.tried if not tried["dropped"]]
    assert comparison.best() == max(left, key=chances.__getitem__)


def test_learnt_opinions_are_for_those_who_have_them() -> None:
    """`strong` and `master` compare at Final Touch, `master` for two by what was learnt."""
    for players, learnt in ((2, True), (3, False), (4, False)):
        state = vernissage.load("final_touch", players).new(1)
        assert state.to_move is not None
        comparison = Compare(Knowledge(state, state.to_move), 1, learnt=True)
        assert comparison.plan["learnt"] == learnt
        assert comparison.run(4)
    assert [name for name, level in LEVELS.items() if level.learnt] == ["master"]


@pytest.mark.parametrize(("name", "compares"), [("final_touch", True), ("photograph", False)])
def test_levels_with_a_time_compare_where_the_game_says_so(
    name: str, compares: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = vernissage.load(name, 2)
    state, made = game.new(1), []
    assert state.to_move is not None
    begin = Compare.__init__

    def note(self: Compare, knowledge: Knowledge, seed: int, learnt: bool) -> None:
        made.append(learnt)
        begin(self, knowledge, seed, learnt)

    monkeypatch.setattr(Compare, "__init__", note)
    for level in ("club", "strong", "master"):
        bot = SearchBot(LEVELS[level], 1, Budget(time_scale=0.001))
        assert bot.choose(Knowledge(state, state.to_move)) in state.legal()
    assert made == ([False, True] if compares else [])
