"""Moves compared on equal luck, by learnt opinions."""

import time

import pytest

import vernissage
from games.final_touch.table import table
from vernissage.bots.compare import Compare, is_learnt
from vernissage.bots.players import LEVELS, SearchBot
from vernissage.bots.search import DEALS
from vernissage.engine.knowledge import Knowledge

# On the easel: 1 yellow, 1 green, 2 brown.


def knowledge(seed: int = 1) -> Knowledge:
    state = vernissage.load("final_touch", 2).new(seed)
    assert state.to_move is not None
    return Knowledge(state, state.to_move)


def test_the_same_seed_and_deals_give_the_same_comparison() -> None:
    whole, pieces, other = (Compare(knowledge(), seed) for seed in (1, 1, 2))
    whole.run(60)
    other.run(60)
    for step in (10, 1, 49):
        pieces.run(step)
    assert whole.tried.tobytes() == pieces.tried.tobytes()
    assert whole.tried.tobytes() != other.tried.tobytes()


def test_every_move_is_tried_on_the_same_luck() -> None:
    """Two moves that come to the same bring the same, deal by deal."""
    state = table(["yellow pink pink blue blue", "green brown brown brown pink"])
    twice = Compare(Knowledge(state, 0), 1)
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
    comparison = Compare(Knowledge(state, 0), 1)
    begun = time.perf_counter()
    comparison.run_for(60.0)
    assert time.perf_counter() - begun < 30
    assert not comparison.open
    assert comparison.tried["dropped"].sum() == comparison.tried.size - 1
    assert state.game.book.write_move(comparison.best()) == "smear pink"
    assert comparison.run(10_000_000) is False  # nothing more to find out


def test_without_time_it_still_has_an_answer() -> None:
    known = knowledge()
    comparison = Compare(known, 1)
    comparison.run_for(0.0)
    assert comparison.best() in known.legal_codes()
    assert 0 < comparison.plan["deals"] <= DEALS


@pytest.mark.parametrize(
    ("name", "players", "learnt"),
    [("final_touch", 2, True), ("final_touch", 3, False), ("photograph", 2, False)],
)
def test_learnt_opinions_are_for_those_who_have_them(
    name: str, players: int, learnt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`master` compares where it can, and searches a tree elsewhere; `strong` always searches."""
    game = vernissage.load(name, players)
    assert is_learnt(game) == learnt
    made: list[str] = []

    def note(self: Compare, knowledge: Knowledge, seed: int) -> None:
        made.append("comparison")
        raise InterruptedError

    monkeypatch.setattr(Compare, "__init__", note)
    state = game.new(1)
    assert state.to_move is not None
    for level in ("strong", "master"):
        bot = SearchBot(LEVELS[level], 1)
        bot.budget = type(bot.budget)(move_seconds=0.001)
        try:
            assert bot.choose(Knowledge(state, state.to_move)) in state.legal()
            made.append("tree")
        except InterruptedError:
            pass
    assert made == ["tree", "comparison" if learnt else "tree"]
