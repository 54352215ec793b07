import random
import time

import numpy as np
import pytest

from games.my_gallery.table import auction, game, in_pieces, table, wall
from games.playing import many, play
from vernissage import State
from vernissage.bots import hidden, search
from vernissage.bots.players import Budget, make_bot
from vernissage.bots.search import Search
from vernissage.engine.generic import apply, refusal
from vernissage.engine.kernel import JIT
from vernissage.engine.knowledge import Knowledge
from vernissage.games.my_gallery.state import BID


def greedy(state: State) -> str:
    return state.game.book.write_move(state.game.entries.greedy(state.tables))


def test_the_baseline_hangs_a_painting_where_it_scores_most() -> None:
    state = table(
        wall("S1 6,3", "P004 8,3", picked="P007"), wall("S2 6,3", "P005 8,3", picked="P010")
    )
    assert greedy(state) == "place new 8,5"  # two gilded frames


def test_the_baseline_breaks_no_composition_it_can_spare() -> None:
    state = table(wall("S1 6,3", picked="P001"), wall("S2 6,3", picked="P010"))
    assert greedy(state) == "assistant"  # a cityscape beside a cityscape alone


def test_the_baseline_exchanges_for_the_painting_and_the_place_that_score_most() -> None:
    pile = ("P005", "P004", "P006")  # portraits; P004 has the frame of S1, P007 and P010
    state = in_pieces("P007 8,5", "P010 10,5", "P011 12,5", museum=pile, assistant="P109")
    worth = {
        move: effect["frames"] + 3 * effect["eye"] + 2 * effect["corners"]
        for move, effect in state.view(0)["effects"].items()
    }
    chosen = greedy(state)
    assert chosen.startswith("exchange P004 ")
    assert worth[chosen] == max(worth.values())


def test_the_baseline_beats_random_play() -> None:
    games = many(40, 2)
    won = 0.0
    for seed in range(games):
        luck = random.Random(seed)
        state = game().new(seed)
        while moves := state.legal():
            state.play(greedy(state) if state.to_move == seed % 2 else luck.choice(moves))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.shares[seed % 2]
    assert won >= 0.9 * games


def test_the_baseline_bids_its_lowest_card_for_equal_paintings_and_only_a_card_it_has() -> None:
    for seed in range(many(30, 3)):
        state = auction(2, seed)
        assert greedy(state) in state.legal()


@pytest.mark.parametrize("players", [2, 4])
def test_a_search_of_a_bid_mixes_and_never_branches_on_a_hidden_bid(players: int) -> None:
    state = auction(players, 3, "3x3")
    assert state.to_move is not None
    search = Search(Knowledge(state, state.to_move), seed=1)
    search.run(many(2000, 60))
    mixture = search.mixture()
    assert mixture is not None
    assert list(mixture) == list(search.visits()) == state.legal_codes().tolist()
    assert sum(search.visits().values()) == search.iterations
    assert max(mixture.values()) < 0.95 * sum(mixture.values())
    root = {int(node["key"]) // state.game.book.codes for node in children(search, 0)}
    assert root == set(range(players))  # every seat's bids hang at one node


def children(search: Search, parent: int):
    node = int(search.nodes[parent]["child"])
    while node:
        yield search.nodes[node]
        node = int(search.nodes[node]["sibling"])


def test_where_nothing_is_hidden_a_search_has_no_mixture() -> None:
    state = game().new(1)
    search = Search(Knowledge(state, 0), seed=1)
    search.run(10)
    assert search.mixture() is None


def test_two_bots_of_other_seeds_do_not_bid_alike() -> None:
    state = auction(2, 3, "3x3")
    assert state.to_move is not None
    known = Knowledge(state, state.to_move)
    budget = Budget(move_seconds=0.01)
    bids = {make_bot("club", game(), seed, budget).choose(known) for seed in range(12)}
    assert len(bids) > 1


def last_bids(seed: int, last: int) -> State:
    """A long game of small paintings: the auction of a late round, when few cards are left."""
    state = game().new(seed)
    while (seen := state.view(None))["round"] < last or seen["phase"] != "bid":
        moves = state.legal()
        small = seen["phase"] == "offer" or moves[0].startswith("decorate")
        play(state, moves[0] if small else greedy(state))
    return state


@pytest.mark.skipif(JIT, reason="what compiled code calls cannot be watched")
def test_the_search_makes_only_legal_moves_in_the_next_auction_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What others bid now they cannot bid again: each deal offers other cards in the next round."""
    state = last_bids(7, 17)
    met = 0

    def watched(s: np.record, move: int) -> None:
        nonlocal met
        met += int(s.phase == BID and s.rounds > 17)
        assert refusal(s, move) == 0, state.game.book.write_move(move)
        apply(s, move)

    monkeypatch.setattr(hidden, "apply", watched)
    monkeypatch.setattr(search, "apply", watched)
    assert state.to_move is not None
    search.Search(Knowledge(state, state.to_move), seed=1).run(300)
    assert met > 20, "the tree must reach the next auction"


@pytest.mark.skipif(not JIT, reason="as plain Python it is slow")
def test_no_step_of_a_search_takes_long_in_a_game_of_four() -> None:
    state = game(4).new(1)
    luck = random.Random(1)
    slowest = 0.0
    while state.to_move is not None:
        if luck.random() < 0.2:
            search = Search(Knowledge(state, state.to_move), seed=1)
            search.run(1)
            before = time.perf_counter()
            search.run(16)
            slowest = max(slowest, time.perf_counter() - before)
        play(state, greedy(state))
    assert slowest < 0.2
