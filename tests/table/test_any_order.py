"""Moves hidden until all are in: whoever has not made one may, in any order (MG-2, PH-12)."""

import random

import pytest

import vernissage
from table.tables import persons, play_until, setting_of
from vernissage.table.errors import NotYourTurn, StalePly
from vernissage.table.table import Table

hidden_games = pytest.mark.parametrize("game", ["my_gallery", "photograph"])


def gathered(game: str, players: int = 3, seed: int = 1) -> Table:
    """A table at which all may make a hidden move."""
    table = Table(setting_of(*persons(players), seed=seed, game=game))
    return play_until(table, lambda now: now.is_secret(now.now))


def commit(table: Table, seat: int, ply: int | None = None) -> str:
    """The first of a seat's moves, made."""
    move = table.legal(seat)[0]
    table.adopt(table.play(seat, table.ply if ply is None else ply, [move], f"of {seat}"))
    return move


@hidden_games
def test_all_who_have_not_moved_may_move_and_see_themselves_on_the_move(game: str) -> None:
    table = gathered(game)
    assert table.awaited == [0, 1, 2]
    for seat in range(3):
        assert table.mover_for(seat) == seat
        assert table.view(seat)["to_move"] == seat
        assert table.legal(seat)
        assert table.draft(seat, table.ply, table.legal(seat)[:1]).ends
    assert table.mover_for(None) == table.to_move
    assert table.legal(None) == []


@hidden_games
def test_the_order_in_which_they_come_changes_nothing(game: str) -> None:
    for seed in range(3):
        tables = [gathered(game, 3, seed) for _ in range(2)]
        first = tables[0].to_move
        assert first is not None
        for table, step in zip(tables, (1, 2), strict=True):
            for i in range(3):
                commit(table, (first + step * i) % 3)
        assert bytes(tables[0].state) == bytes(tables[1].state)
        assert tables[0].awaited == [tables[0].to_move]


@hidden_games
def test_who_has_moved_waits_for_the_others(game: str) -> None:
    table = gathered(game)
    last = (table.to_move + 2) % 3
    commit(table, last)
    assert last not in table.awaited
    assert table.legal(last) == []
    assert table.mover_for(last) == table.to_move != last
    with pytest.raises(NotYourTurn):
        table.play(last, table.ply, ["bid 1"], "again")


@hidden_games
def test_others_hidden_moves_do_not_make_one_stale(game: str) -> None:
    table = gathered(game)
    ply, first = table.ply, table.to_move
    commit(table, (first + 1) % 3)
    commit(table, first, ply)
    with pytest.raises(StalePly):
        table.play((first + 2) % 3, ply - 1, ["bid 1"], "r")
    commit(table, (first + 2) % 3, ply)
    assert not table.is_secret(table.now)
    with pytest.raises(StalePly):
        table.play(table.to_move, ply, table.legal(table.to_move)[:1], "r")


@hidden_games
def test_a_table_is_loaded_and_told_as_it_was_played(game: str) -> None:
    luck = random.Random(1)
    table = gathered(game)
    while table.phase == "playing" and table.ply < 60:
        seat = luck.choice(table.awaited)
        move = luck.choice(table.legal(seat))
        turn = table.play(seat, table.ply, [move], "r")
        table.adopt(turn)
        for eyes in range(3):
            assert table.log(eyes, table.ply - 1) == table.told(turn.steps, eyes)
    again = Table(table.setting, table.made)
    assert bytes(again.state) == bytes(table.state)
    caught_up = Table(table.setting)
    caught_up.catch_up(table.setting, table.made)
    assert bytes(caught_up.state) == bytes(table.state)
    assert [entry["seat"] for entry in table.log(None)] == [made.seat for made in table.made]


def test_the_record_has_the_moves_in_the_order_of_the_rules() -> None:
    luck = random.Random(2)
    table = Table(setting_of(*persons(2), game="photograph"))
    early = 0
    while table.phase == "playing":
        seat = luck.choice(table.awaited)
        early += seat != table.to_move
        table.adopt(table.play(seat, table.ply, [luck.choice(table.legal(seat))], "r"))
    assert early > 0
    replayed = vernissage.replay(table.record().to_json())
    assert bytes(replayed) == bytes(table.state)
    _, made = table.in_turn()
    assert len(made) == len(table.made) == replayed.ply
    assert len(table.frames()) == table.ply + 1


def test_ph_13_the_last_shot_before_all_wind_together_ends_a_turn() -> None:
    """With nothing left to draw no chance is drawn from, and the same seat is asked first."""
    seen = 0
    for seed in range(30):
        table = Table(setting_of(*persons(4), seed=seed, game="photograph"))
        luck = random.Random(seed)
        while table.phase == "playing":
            seat = table.to_move
            move = luck.choice(table.legal(seat))
            turn = table.play(seat, table.ply, [move], "r")
            opens = table.is_secret(turn.steps[-1].after) and not table.is_secret(table.now)
            if opens:
                seen += turn.after.to_move == seat and turn.after.chance == table.state.chance
                assert table.draft(seat, table.ply, [move]).ends
            table.adopt(turn)
    assert seen > 0


def test_a_seat_that_is_not_awaited_cannot_be_put_on_the_move() -> None:
    table = Table(setting_of(*persons(2)))
    with pytest.raises(ValueError, match="awaited"):
        table.state.with_mover(1 - table.to_move)
