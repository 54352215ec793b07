"""Non-interference: what a seat cannot know changes nothing the table tells it."""

import json
import random
from copy import copy

import pytest

from games.every_game import GAMES, tables
from table.tables import persons, play_until, setting_of
from vernissage.engine.errors import VernissageError
from vernissage.engine.registry import rulebook
from vernissage.table.table import Table
from vernissage.table.turn import Step

every_game = pytest.mark.parametrize(("game", "players"), GAMES)


def twin_of(table: Table, seat: int, seed: int) -> Table:
    """A table that differs from this one only in what the seat cannot know."""
    twin = copy(table)
    twin.state = table.state.redealt(seat, seed)
    twin.state.codes = list(table.state.codes)
    return twin


def answer(wish, *args: object) -> object:
    """What a wish is answered, a refusal included."""
    try:
        return wish(*args)
    except VernissageError as error:
        return type(error).__name__, str(error)


def told(table: Table, seat: int | None, drafts: list[list[str]], moves: list[str]) -> str:
    """Everything the table tells a seat, byte for byte: looks, drafts, refusals, reasons."""
    found: list[object] = [
        table.phase,
        table.to_move,
        table.view(seat),
        table.legal(seat),
        [answer(wish) for wish in (table.frames, table.record, table.outcome)],
    ]
    for draft in drafts if seat is not None else []:
        drafted = answer(table.draft, seat, table.ply, draft)
        if not isinstance(drafted, tuple):
            legal = [] if drafted.ends else drafted.state.legal()
            drafted = [drafted.shown, drafted.ends, drafted.state.view(seat), legal]
        found.append(drafted)
        for move in moves:
            why = answer(table.why_not, seat, table.ply, draft, move, "en")
            found.append(str(why))
            turn = answer(table.play, seat, table.ply, [*draft, move], "r")
            found.append(turn if isinstance(turn, tuple) else "accepted")
    return json.dumps(found)


def drafts_for(table: Table, luck: random.Random) -> list[list[str]]:
    """A few drafts of the seat to move, longer and longer, some beyond what may be drafted."""
    state, draft = table.state.copy(), []
    drafts: list[list[str]] = [[]]
    while state.to_move == table.to_move and len(draft) < 4:
        draft.append(luck.choice(state.legal()))
        state.play(draft[-1])
        drafts.append(list(draft))
    return drafts


@every_game
def test_tables_a_seat_cannot_tell_apart_tell_it_the_same(game: str, players: int) -> None:
    book = rulebook(game)
    moves = [book.write_move(code) for code in range(book.codes)]
    every = 1 + min(book.codes // 64, 16)  # of a game with long ways only some plies are looked at
    for seed in range(tables(2)):
        luck = random.Random(seed)
        table = Table(setting_of(*persons(players), seed=seed, game=game))
        while table.phase == "playing":
            seat = table.to_move
            assert seat is not None
            move = luck.choice(table.legal(seat))
            if table.ply % every:
                table.adopt(table.play(seat, table.ply, [move], "r"))
                continue
            drafts = drafts_for(table, luck)
            some = luck.sample(moves, min(3, len(moves)))
            for eyes in {seat, luck.randrange(players)}:
                twin = twin_of(table, eyes, seed)
                assert told(twin, eyes, drafts, some) == told(table, eyes, drafts, some)
                assert told(twin, None, drafts, some) == told(table, None, drafts, some)
            table.adopt(table.play(seat, table.ply, [move], "r"))


@every_game
def test_the_log_of_moves_is_the_same_whatever_a_seat_cannot_know(game: str, players: int) -> None:
    for seed in range(tables(2)):
        luck = random.Random(seed)
        table = Table(setting_of(*persons(players), seed=seed, game=game))
        while table.phase == "playing":
            seat, before = table.to_move, table.state.copy()
            assert seat is not None
            turn = table.play(seat, table.ply, [luck.choice(table.legal(seat))], "r")
            table.adopt(turn)
            for eyes in range(players):
                step = Step(
                    seat,
                    turn.steps[0].code,
                    before.redealt(eyes, seed).plain(),
                    turn.after.redealt(eyes, seed + 1).plain(),
                )
                for who in (eyes, None):
                    assert table.told([step], who) == table.told(turn.steps, who)


@pytest.mark.parametrize("game", ["my_gallery", "photograph"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_secret_move_is_told_nobody_else(game: str, players: int) -> None:
    table = Table(setting_of(*persons(players), game=game))
    play_until(table, lambda now: now.is_secret(now.now))
    seat = table.to_move
    assert seat is not None
    move, *_, another = table.legal(seat)
    otherwise = copy(table)
    otherwise.made = list(table.made)
    otherwise.adopt(table.play(seat, table.ply, [another], "r"))
    turn = table.play(seat, table.ply, [move], "r")
    table.adopt(turn)
    assert [step["move"] for step in table.told(turn.steps, seat)] == [move]
    for eyes in {*range(players), None} - {seat}:
        assert [step["move"] for step in table.told(turn.steps, eyes)] == [None]
        said = json.dumps([table.told(turn.steps, eyes), table.log(eyes, table.ply - 1)])
        assert move not in said
        assert table.view(eyes) == otherwise.view(eyes)


def test_the_check_sees_a_leak() -> None:
    """A table that tells a seat another's hand is caught."""
    table = Table(setting_of(*persons(2)))
    leaky = [twin_of(table, 0, seed) for seed in range(5)]
    for twin in leaky:
        twin.view = lambda seat, twin=twin: twin.game.book.open_view(twin.state.record)  # type: ignore[method-assign]
    assert len({told(twin, 0, [[]], []) for twin in leaky}) > 1
