from __future__ import annotations

import json
from typing import Any

import pytest

from games.photograph.table import game, named, part, table
from games.playing import events, many, play, random_game
from vernissage import State
from vernissage.games.photograph.state import AT_SUNSET


def dusk(players: int = 2, **more: Any) -> State:
    """A table one wind before the sunset turns up."""
    state = game(players, **more).new(3)
    luck = random_game(state, 3)
    while True:
        before = state.copy()
        next(luck)
        if part(state, "phase") == "sunset":
            return before


def at_sunset(players: int = 2, **more: Any) -> State:
    state = dusk(players, **more)
    return play(state, state.legal()[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_12_the_sunset_interrupts_a_refill_and_the_winds_begin_with_the_seat_on_turn(
    players: int,
) -> None:
    before = dusk(players)
    move = before.legal()[0]
    told = events(before, move)
    assert told[-1] == {"event": "sunset"}
    state = play(before.copy(), move)
    assert state.to_move == before.to_move == part(state, "turn")
    assert part(state, "sunset") is False
    assert state.view(None)["phase"] == "sunset"
    assert set(state.legal()) == {f"wind {a}>{b}" for b in range(2, 6) for a in range(1, b)}
    assert state.why_not("take 1 left row 1").rule == "PH-12"  # type: ignore[union-attr]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_12_all_wind_and_play_two_and_the_refill_goes_on_where_it_paused(players: int) -> None:
    state = at_sunset(players)
    turn, paused = part(state, "turn"), part(state, "paused")
    hands, field = part(state, "hands"), state.view(None)["field"]
    order = [(turn + i) % players for i in range(players)]
    for seat in order:
        assert state.to_move == seat
        state.play("wind 1>5")
    assert [len(hand) for hand in part(state, "hands")] == [3] * players
    assert part(state, "played") == [hand[1:3] for hand in hands]
    after = state.view(None)["field"]
    assert after[: paused - 1] == field[: paused - 1]
    assert all(place["card"] for place in after)
    assert (state.to_move, part(state, "phase")) == ((turn + 1) % players, "take")


def test_ph_12_no_lucky_shot_at_sunset() -> None:
    field = ["red 1, red 1-6, red 7-12, red 2", "red 3, red 1-6, red 7-12, red 9"]
    gone = [f"{colour} {v}" for colour in ("blue", "yellow") for v in range(1, 13)]
    state = table(
        ["green 8, brown 1, brown 2", ""],
        [*field, "red 11, red 1-6, red 7-12, -"],
        [{"green": [2, 4, 6]}],
        gone=gone,
        sunset=False,
        phase="sunset",
        paused=12,
    )
    play(state, "wind 4>5", "wind 4>5")
    assert part(state, "films")[0]["green"] == [2, 4, 6, 8]
    assert part(state, "lucky") == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_12_nothing_shows_of_a_wind_before_all_are_in(players: int) -> None:
    state = at_sunset(players)
    mover = state.to_move
    tables = [play(state.copy(), move) for move in state.legal()]
    assert len({json.dumps(part(t, "winds")) for t in tables}) == len(tables)
    for seat in (*range(players), None):
        if seat != mover:
            assert len({json.dumps(t.view(seat)) for t in tables}) == 1
            assert len({json.dumps(t.legal()) for t in tables}) == 1
            assert events(state, "wind 1>2", seat) == events(state, "wind 3>5", seat)
            assert events(state, "wind 1>2", seat) == [{"event": "committed", "seat": mover}]
    assert tables[0].view(mover)["committed"][mover] == tables[0].moves[-1]


def test_ph_12_all_is_shown_when_the_last_wind_is_in() -> None:
    state = play(at_sunset(3), "wind 1>2", "wind 2>5")
    told = events(state, "wind 3>4", None)
    turn = part(state, "turn")
    assert [(e["seat"], e["from"], e["to"]) for e in named(told, "revealed")] == [
        (turn, 1, 2),
        ((turn + 1) % 3, 2, 5),
        ((turn + 2) % 3, 3, 4),
    ]
    assert sum(e["event"] in ("sharp", "blurred") for e in told) == 6


@pytest.mark.parametrize(("players", "games"), [(2, 500), (3, 300), (4, 200)])
def test_ph_12_what_a_seat_cannot_know_at_sunset_changes_nothing_it_is_told(
    players: int, games: int
) -> None:
    """Non-interference in 1,000 games: once by day, at every secret wind."""
    for seed in range(many(games, 2)):
        state = game(players).new(seed)
        for _ in random_game(state, seed):
            if state.record["phase"] >= AT_SUNSET or state.ply == seed % 24:
                open_to_all = state.view(None)
                for seat in range(players):
                    other = state.redealt(seat, seed)
                    assert other.view(seat) == state.view(seat)
                    assert other.view(None) == open_to_all
                    if state.to_move == seat:
                        assert other.legal() == state.legal()


def ending(players: int = 2, **options: Any) -> State:
    """The table when the last winds are to be chosen."""
    state = game(players, **options).new(7)
    for _ in random_game(state, 7):
        if part(state, "phase") == "end":
            return state
    raise AssertionError("every game has an end")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_13_all_wind_play_two_and_put_the_last_card_away_face_down(players: int) -> None:
    state = ending(players)
    assert [len(hand) for hand in part(state, "hands")] == [3] * players
    assert state.legal() == ["wind 1>2", "wind 1>3", "wind 2>3"]
    assert state.why_not("take 1 left row 1").rule == "PH-13"  # type: ignore[union-attr]
    hands = part(state, "hands")
    lucky = part(state, "lucky")
    for _ in range(players - 1):
        state.play("wind 1>3")
    told = events(state, "wind 1>3")
    state.play("wind 1>3")
    assert part(state, "hands") == [hand[:1] for hand in hands]
    assert part(state, "lucky") == lucky
    assert [e["event"] for e in told][-players - 1 :] == ["put-away"] * players + ["over"]
    assert all(hand["cards"][0]["value"] is None for hand in state.view(None)["hands"])
    assert state.legal() == []
    assert state.outcome().rule == "PH-13"  # type: ignore[union-attr]
    assert str(state.why_not("wind 1>2")) == "the game is over (PH-13)"


def test_ph_13_random_games_have_a_sunset_before_their_end() -> None:
    for seed in range(many(50, 3)):
        state = game(2).new(seed)
        phases = [state.view(None)["phase"] for _ in random_game(state, seed)]
        assert phases.index("sunset") < phases.index("end")
        assert phases.count("sunset") == 2
