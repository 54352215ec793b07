from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from games.photograph.table import COLOURS, game, part
from games.playing import many, play_out
from vernissage import State
from vernissage.engine.batch import deal_batch, play_out_batch
from vernissage.games.photograph.scoring import winners

LADDER = {0: -3, 1: 1, 2: 3, 3: 4, 4: 7, 5: 8, 6: 10, 7: 11}


def finished(films: list[dict[str, list[int]]], lucky: dict[str, int], **more: Any) -> State:
    """A finished table with these films; each hand's last card is the first of `hands`."""
    players = len(films)
    options = more.pop("options", {})
    colours = ("blue", "red", "yellow", "green", "brown", "grey", "violet")[: players + 3]
    hands = more.pop("hands", [f"{colours[-1]} {12 - i}" for i in range(players)])
    used = {f"{c} {abs(v)}" for film in films for c, values in film.items() for v in values}
    gone = [f"{c} {v}" for c in colours for v in range(1, 13) if f"{c} {v}" not in {*used, *hands}]
    return game(players, **options).from_json(
        {
            "turn": 0,
            "to_move": None,
            "phase": "end",
            "field": [[None] * 4 for _ in range(3 if players == 2 else 4)],
            "hands": [[card] for card in hands],
            "films": films,
            "lucky": lucky,
            "gone": gone,
            "sunset": False,
            "winds": ["wind 1>2"] * players,
            **more,
        }
    )


def slow_score(position: dict[str, Any], seat: int, colours: list[str], missed: bool) -> int:
    """The score as the rulebook counts it, from the position alone."""
    lost = position["hands"][seat][0].split()[0] if missed else None
    total = 0
    for colour in colours:
        film = [] if colour == lost else position["films"][seat].get(colour, [])
        total += LADDER[min(7, len([v for v in film if v > 0]))]
        total -= 2 * len([v for v in film if v < 0])
        if colour != lost and position["lucky"].get(colour) == seat:
            total += 5
    return total


def test_ph_14_the_worked_example_scores_24() -> None:
    films = [
        {
            "blue": [1, 2, 3, 4, 5],
            "yellow": [1, 2, 3, 4, -1 - 10],
            "green": [1, 2, 3],
            "brown": [1, -10],
            "grey": [1],
            "violet": [1, 2, 3, -12, 4],
        },
        {},
        {},
        {},
    ]
    state = finished(films, {"violet": 0}, hands=["red 1", "red 2", "red 3", "red 4"])
    assert state.outcome().scores[0] == 24  # type: ignore[union-attr]
    lines = {line["colour"]: line["points"] for line in state.view(None)["sheet"][0]}
    assert [lines[c] for c in COLOURS] == [8, -3, 5, 4, -1, 1, 10]


@pytest.mark.parametrize(("cards", "points"), [*LADDER.items(), (8, 11), (12, 11)])
def test_ph_14_a_film_counts_by_its_face_up_cards(cards: int, points: int) -> None:
    lucky = {"blue": 0} if cards >= 4 else {}
    state = finished([{"blue": list(range(1, cards + 1))}, {}], lucky)
    assert state.view(None)["scores"] == [points + 5 * len(lucky) - 12, -15]


@pytest.mark.parametrize("missed", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_14_a_slow_scorer_agrees_on_random_games(players: int, missed: bool) -> None:
    """Together 10,000 games."""
    loaded = game(players, missed_frame=missed)
    tables = deal_batch(loaded.blank, many(1667, 3), seed=players)
    play_out_batch(tables, loaded.book.most_moves, seed=1, cores=2)
    for s in tables:
        data = loaded.book.write_position(s)
        colours = [colour for colour in COLOURS if colour not in data["left_out"]]
        slow = tuple(slow_score(data, seat, colours, missed) for seat in range(players))
        assert loaded.book.scores(s) == slow
        shares = np.zeros(players)
        loaded.kernels["shares"](s, shares)
        assert shares.tolist() == slow_shares(data, slow, colours, missed)
        assert winners(s) == np.flatnonzero(shares).tolist()


def slow_shares(
    data: dict[str, Any], scores: tuple[int, ...], colours: list[str], missed: bool
) -> list[float]:
    ranks = []
    for seat, score in enumerate(scores):
        lost = data["hands"][seat][0].split()[0] if missed else None
        kept = [c for c in colours if c != lost]
        shots = sum(data["lucky"].get(c) == seat for c in kept)
        films = [data["films"][seat].get(c, []) for c in kept]
        ranks.append((score, shots, max(sum(v > 0 for v in film) for film in films)))
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return [1 / len(best) if seat in best else 0.0 for seat in range(len(scores))]


def shares(state: State) -> tuple[float, ...]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.shares


def test_ph_15_most_points_win() -> None:
    assert shares(finished([{"blue": [1]}, {"red": [1, 2]}], {})) == (0.0, 1.0)


def test_ph_15_a_tie_goes_to_more_lucky_shots_then_to_the_longest_film() -> None:
    # 7 + 5 and four empty films against 8 + 1 and three: the lucky shot decides.
    films = [{"blue": [1, 2, 3, 4]}, {"yellow": [1, 2, 3, 4, 5], "green": [1]}]
    lucky = finished(films, {"blue": 0})
    assert lucky.view(None)["scores"] == [0, 0]
    assert shares(lucky) == (1.0, 0.0)
    # 3 + 3 against 7 + 1 - 2: equal points, no lucky shot, a longer film.
    films = [{"blue": [1, 2], "red": [1, 2]}, {"yellow": [1, 2, 3, 4], "green": [1, -12]}]
    state = finished(films, {})
    assert state.view(None)["scores"] == [6 - 9, 7 - 1 - 9]
    assert shares(state) == (0.0, 1.0)


def test_ph_15_who_cannot_be_told_apart_share_the_victory() -> None:
    assert shares(finished([{"blue": [1]}, {"red": [1]}, {}], {})) == (0.5, 0.5, 0.0)


def test_ph_v1_the_colour_of_the_missed_frame_is_lost_with_blurs_and_lucky_shot() -> None:
    films = [{"blue": [1, 2, 3, 4, -12], "red": [1]}, {"green": [5]}]
    hands = ["blue 9", "yellow 3"]
    plain = finished(films, {"blue": 0}, hands=hands)
    missed = finished(films, {"blue": 0}, hands=hands, options={"missed_frame": True})
    assert plain.view(None)["scores"] == [7 - 2 + 5 + 1 - 9, 1 - 12]
    assert missed.view(None)["scores"] == [1 - 12, 1 - 12]
    assert missed.view(None)["films"][0]["blue"]["missed"] is True
    assert shares(missed) == (0.5, 0.5)
    assert [hand["cards"][0]["value"] for hand in missed.view(None)["hands"]] == [9, 3]


def test_ph_v1_the_missed_frame_is_shown_to_all() -> None:
    state = game(3, missed_frame=True).new(2)
    play_out(state, 2)
    shown = [hand["cards"][0] for hand in state.view(None)["hands"]]
    assert [f"{c['colour']} {c['value']}" for c in shown] == [h[0] for h in part(state, "hands")]
    assert json.dumps(state.redealt(0, 1).view(None)) == json.dumps(state.view(None))
