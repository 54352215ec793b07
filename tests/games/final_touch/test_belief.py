"""What a seat believes of the other hands, after what was played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from games.every_game import random_game
from games.final_touch.table import game, table
from games.playing import many, play
from vernissage import State
from vernissage.engine.knowledge import Knowledge
from vernissage.games.final_touch import belief
from vernissage.games.final_touch.moves import read

Hand = tuple[int, ...]

# On the easel: 1 yellow, 1 green, 2 brown.


def believed(
    tables: list[State], moves: list[str], seat: int = 0, deals: int = 600, learnt: bool = False
) -> np.ndarray:
    """Deals by belief after moves on these tables (before each, and now)."""
    past = np.concatenate([each.redealt(seat, 0).tables for each in tables])
    found = np.zeros(deals, tables[0].game.book.state)
    codes = np.array([read(move) for move in moves])
    belief.believe(past, codes, seat, found, np.zeros(tables[0].game.players), learnt)
    return found


def hands(deals: np.ndarray, seat: int = 1) -> dict[Hand, float]:
    """How often each hand of a seat was dealt."""
    count = Counter(tuple(hand) for hand in deals["hands"][:, seat].tolist())
    return {hand: n / deals.size for hand, n in count.items()}


def colours(cards: tuple[int, ...], unseen: list[int]) -> Hand:
    """The counts by colour of cards, which are places in the list of unseen ones."""
    count = Counter(unseen[card] for card in cards)
    return tuple(count[colour] for colour in range(5))


def likelihoods(before: State, hand: Hand, move: str, learnt: bool) -> np.ndarray:
    """Of the move by manner, if seat 1 held this hand."""
    imagined = before.copy()
    imagined.record["hands"][1] = hand
    found = np.zeros(belief.MANNERS)
    if move == "done" or hand[read(move) % 5] > 0:
        belief.likelihood(imagined.record, 1, read(move), found, learnt)
    return found


def counted(before: State, move: str, mine: int, learnt: bool) -> dict[Hand, float]:
    """The same by counting every card: seat 1 moves and draws one, seat 0 draws the colour."""
    record = before.record
    unseen = [c for c in range(5) for _ in range(record["pile"][c] + record["hands"][1, c])]
    weights: Counter[Hand] = Counter()
    for held in combinations(range(len(unseen)), 5):
        hand = colours(held, unseen)
        likely = likelihoods(before, hand, move, learnt).sum()
        pile = [card for card in range(len(unseen)) if card not in held]
        for drawn in pile:
            after = list(colours((*held, drawn), unseen))
            after[read(move) % 5] -= 1
            others = sum(unseen[card] == mine for card in pile if card != drawn)
            weights[tuple(after)] += likely * others
    whole = sum(weights.values())
    return {hand: weight / whole for hand, weight in weights.items() if weight > 0}


@pytest.mark.parametrize("learnt", [False, True])
@pytest.mark.parametrize("move", ["smear pink", "smear blue"])
def test_deals_are_as_frequent_as_counting_every_card_says(move: str, learnt: bool) -> None:
    before = table(
        ["blue blue blue pink pink", "yellow brown blue pink pink"],
        pile="yellow green brown brown",
        to_move=1,
    )
    between = before.copy()
    play(between, move)
    now = between.copy()
    play(now, "smear blue")
    gained = now.record["hands"][0] - between.record["hands"][0]
    gained[read("smear blue") % 5] += 1
    expected = counted(before, move, int(gained.argmax()), learnt)
    tables, moves = [before, between, now], [move, "smear blue"]
    found = hands(believed(tables, moves, deals=2000, learnt=learnt))
    assert found.keys() <= expected.keys()
    for hand, share in expected.items():
        assert found.get(hand, 0) == pytest.approx(share, abs=0.004), hand


def test_who_could_have_completed_would_have() -> None:
    """With one stroke missing, the hand that smeared held none of that colour."""
    before = table(
        ["blue blue blue pink pink", "green blue blue pink pink"],
        improved="yellow brown brown",
        to_move=1,
    )
    now = before.copy()
    play(now, "smear pink")
    green = believed([before, now], ["smear pink"])["hands"][:, 1, 1]
    blind = [now.redealt(0, i).record["hands"][1, 1] for i in range(200)]
    assert np.mean(green == 0) > 0.6
    assert np.mean(np.array(blind) == 0) < 0.5
    assert np.mean(green > 1) < 0.05  # but by oversight, only one drawn since is green


def test_after_a_reshuffle_only_the_strokes_drawn_since_are_unknown() -> None:
    before = table(["blue blue blue pink pink", "green green blue pink pink"], pile="", to_move=1)
    now = before.copy()
    play(now, "smear pink")
    assert now.record["pile"].sum() > 0
    deals = believed([before, now], ["smear pink"])
    assert (deals["hands"][:, 1] >= [0, 2, 0, 1, 1]).all()
    assert len(hands(deals)) > 2


def test_the_manner_of_a_player_comes_to_light() -> None:
    state = game(2).new(3)
    while state.ply < 30:
        chosen = state.game.entries.greedy(state.tables) if state.to_move else None
        state.play(state.legal()[0] if chosen is None else state.game.book.write_move(chosen))
    _, simple = Knowledge(state, 0).belief(1)
    _, odd = Knowledge(state, 1).belief(1)
    assert simple[1] > 0.8
    assert odd[0] < 0.2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_agrees_with_what_the_seat_sees(players: int) -> None:
    for seed in range(many(8, 1)):
        states = [before for before, _, _ in random_game(game(players), seed)]
        for state in states[:: many(7, 60)]:
            for seat in range(players):
                deals, _ = Knowledge(state, seat).belief(many(6, 2))
                for deal in deals:
                    imagined = state.redealt(seat, 0)
                    imagined.tables[0] = deal
                    assert imagined.view(seat) == state.view(seat)
                    assert game(players).from_json(imagined.to_json()) == imagined


def test_without_a_past_every_deal_is_as_likely() -> None:
    state = table(["blue blue blue pink pink", "yellow brown blue pink pink"], pile="yellow green")
    found = hands(Knowledge(state, 0).belief(2000)[0])
    expected = Counter(colours(held, [0, 2, 3, 4, 4, 0, 1]) for held in combinations(range(7), 5))
    for hand, ways in expected.items():
        assert found[hand] == pytest.approx(ways / 21, abs=0.004)
