"""Laws that hold for every registered game, at every number of players."""

import json
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vernissage
from games.every_game import GAMES, random_game, some_codes, tables, unrefused
from vernissage.engine.registry import rulebook
from vernissage.text import LANGUAGES, word

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
every_id = pytest.mark.parametrize("name", vernissage.game_ids())


@every_game
def test_random_games_end_with_an_outcome(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    for seed in range(tables(200)):
        *_, (before, _, final) = random_game(game, seed)
        outcome = final.outcome()
        assert before.outcome() is None
        assert outcome is not None
        assert list(outcome.winners) == final.view(None)["winners"]
        assert outcome.drawn == (not outcome.winners)
        assert len(outcome.shares) == len(outcome.scores) == players
        assert final.legal() == []


@every_game
def test_legal_is_exactly_what_is_not_refused_in_ascending_order(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    allowed = np.empty(game.book.codes, np.int64)
    for seed in range(tables(40)):
        for before, _, after in random_game(game, seed):
            for state in (before, after):
                n = unrefused(state.record, game.book.codes, allowed)
                assert state.legal_codes().tolist() == allowed[:n].tolist()
                assert n <= game.book.most_moves


@every_game
def test_a_refused_move_changes_nothing_and_names_a_rule(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    for seed in range(tables(5)):
        for before, _, _ in random_game(game, seed):
            whole = bytes(before)
            legal = before.legal()
            for text in map(game.book.write_move, some_codes(game.book.codes, seed + before.ply)):
                if text not in legal:
                    with pytest.raises(vernissage.IllegalMove) as caught:
                        before.play(text)
                    refusal = before.why_not(text)
                    assert refusal is not None
                    error = caught.value
                    assert (error.rule, error.reason) == (refusal.rule, refusal.reason)
            assert bytes(before) == whole


@every_id
def test_every_reason_is_worded_in_every_language(name: str) -> None:
    book = rulebook(name)
    moves = {tuple(parts): parts for parts in map(book.move_parts, range(book.codes))}
    for reason in range(1, len(book.reasons)):
        for language in LANGUAGES:
            for parts in moves.values():  # one of each kind: with the same values to be worded
                assert word(book.refusal_key(reason), language, **{"colour": "blue", **parts})


@every_id
def test_every_rule_is_worded_in_every_language(name: str) -> None:
    for rule, _ in rulebook(name).reasons[1:]:
        for language in LANGUAGES:
            assert word(f"{name}-rule-{rule}", language)


@every_id
def test_notation_reads_back_what_it_writes(name: str) -> None:
    book = rulebook(name)
    texts = [book.write_move(code) for code in range(book.codes)]
    assert [book.read_move(text) for text in texts] == list(range(book.codes))
    assert len(set(texts)) == book.codes


@cache
def texts_of(name: str) -> frozenset[str]:
    book = rulebook(name)
    return frozenset(map(book.write_move, range(book.codes)))


@every_id
@given(text=st.text(max_size=30) | st.from_regex("(improve|smear|done) ?[a-z]*", fullmatch=True))
@settings(deadline=None)
def test_any_text_is_a_move_or_is_called_unreadable(name: str, text: str) -> None:
    book = rulebook(name)
    if text in texts_of(name):
        assert book.write_move(book.read_move(text)) == text
    else:
        with pytest.raises(vernissage.UnreadableMove):
            book.read_move(text)


@every_game
def test_a_replay_rebuilds_the_same_bytes(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    for seed in range(tables(40)):
        *_, (_, _, final) = random_game(game, seed)
        record = vernissage.Record.from_json(final.to_record().to_json())
        assert bytes(game.replay(record)) == bytes(final)
        assert bytes(vernissage.replay(record)) == bytes(final)


@every_game
def test_every_position_can_be_written_and_read_back(name: str, players: int) -> None:
    """Reading checks the components, so this also shows that none is lost or made."""
    game = vernissage.load(name, players)
    for seed in range(tables(20)):
        for before, _, after in random_game(game, seed):
            assert game.from_json(before.to_json()) == before
            assert game.from_json(after.to_json()) == after


@every_game
def test_old_copies_never_change(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    for seed in range(tables(10)):
        kept = [(before, bytes(before)) for before, _, _ in random_game(game, seed)]
        assert all(bytes(state) == whole for state, whole in kept)


@every_game
def test_the_same_seed_deals_the_same_table_and_another_seed_another(
    name: str, players: int
) -> None:
    game = vernissage.load(name, players)
    assert game.new(5) == game.new(5)
    assert game.new(5) != game.new(6)
    assert game.new() != game.new()


def _seen(state: vernissage.State, seat: int | None) -> str:
    legal = state.legal() if state.to_move == seat else []
    return json.dumps([state.view(seat), legal])


@every_game
def test_what_a_seat_cannot_know_changes_nothing_it_is_told(name: str, players: int) -> None:
    """Non-interference: view, legal moves and events after hidden things are dealt anew."""
    game = vernissage.load(name, players)
    for seed in range(tables(10)):
        for before, move, after in random_game(game, seed):
            for seat in range(players):
                other_before = before.redealt(seat, seed + 1)
                other_after = after.redealt(seat, seed + 2)
                assert _seen(before, seat) == _seen(other_before, seat)
                assert _seen(before, None) == _seen(other_before, None)
                for who in (seat, None):
                    told = game.book.events(before.record, move, after.record, who)
                    again = game.book.events(other_before.record, move, other_after.record, who)
                    assert json.dumps(told) == json.dumps(again)


@every_game
def test_a_redeal_reads_only_what_the_seat_knows(name: str, players: int) -> None:
    """The same imagined table comes of any table the seat cannot tell from this one."""
    game = vernissage.load(name, players)
    for seed in range(tables(10)):
        for before, _, _ in random_game(game, seed):
            for seat in range(players):
                imagined = before.redealt(seat, seed)
                assert before.redealt(seat, seed + 9).redealt(seat, seed) == imagined
                assert game.from_json(imagined.to_json()) == imagined


@every_game
def test_a_redeal_really_moves_what_is_hidden(name: str, players: int) -> None:
    """Else the law above would hold of a redeal that does nothing."""
    game = vernissage.load(name, players)
    state = game.new(1)
    everything = game.book.open_view(state.record)
    if all({**state.view(seat), "seat": None} == everything for seat in range(players)):
        pytest.skip("nothing is hidden: every seat sees the whole table")
    for seat in range(players):
        others = {
            game.book.draw_text(game.book.open_view(state.redealt(seat, i).record))
            for i in range(20)
        }
        assert len(others) > 5
