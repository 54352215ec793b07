"""Many tables in arrays: what they tell, how they are played, and that nothing is copied."""

import numpy as np
import pytest

import vernissage
from games.every_game import GAMES
from vernissage.engine import batch
from vernissage.engine.kernel import JIT

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
MANY = 300 if JIT else 5
MOVES = 40 if JIT else 8


def played(tables: vernissage.Tables, moves: int = MOVES, seed: int = 1) -> vernissage.Tables:
    luck = np.random.default_rng(seed)
    for _ in range(moves):
        tables.play(tables.sample(luck))
    return tables


@every_game
def test_masks_observations_and_scores_are_those_of_each_table(name: str, players: int) -> None:
    tables = vernissage.batch(name, players, n=MANY, seed=5)
    luck = np.random.default_rng(2)
    for _ in range(MOVES):
        tables.play(tables.sample(luck))
        rows, scores = tables.observe(), tables.scores
        assert (tables.legal_masks.sum(axis=1) == tables.legal_counts).all()
        for i in (0, tables.n - 1):
            state = tables.state(i)
            assert tables.done[i] == (state.to_move is None)
            legal = state.legal_codes().tolist()
            assert np.flatnonzero(tables.legal_masks[i]).tolist() == legal
            assert tables.legal_codes[i, : tables.legal_counts[i]].tolist() == legal
            assert (rows[i] == state.observe(state.to_move or 0)).all()
            assert tuple(scores[i]) == tables.game.book.scores(state.record)


@every_game
def test_going_on_is_playing_dealing_anew_and_looking(name: str, players: int) -> None:
    one, other = (vernissage.batch(name, players, n=MANY, seed=5) for _ in range(2))
    luck = np.random.default_rng(2)
    for _ in range(MOVES):
        codes, over, movers = one.sample(luck), one.done.copy(), one.to_move.copy()
        rows = one.go_on(codes)
        other.play(codes)
        other.reset(over)
        assert rows.tobytes() == other.observe().tobytes()
        assert one.records.tobytes() == other.records.tobytes()
        assert (one.legal_masks == other.legal_masks).all()
        ended = np.flatnonzero(one.done)
        assert (one.paid[ended] == one.shares[ended, movers[ended]]).all()
        assert one.paid.sum() == one.paid[ended].sum()


def test_every_legal_code_is_sampled_as_often() -> None:
    tables = vernissage.batch("final_touch", 2, n=1, seed=1)
    luck = np.random.default_rng(1)
    legal = tables.state(0).legal_codes().tolist()
    seen = [int(tables.sample(luck)[0]) for _ in range(300 * len(legal))]
    assert sorted(set(seen)) == legal
    assert all(240 < seen.count(code) < 360 for code in legal)


def test_tables_are_dealt_as_a_batch_is() -> None:
    tables = vernissage.batch("final_touch", 3, n=4, seed=7)
    assert tables.records.tobytes() == batch.deal_batch(tables.game.blank, 4, 7).tobytes()
    assert tables.state(0) == tables.game.new(7)


@pytest.mark.parametrize("name", vernissage.game_ids())
def test_tables_go_the_same_however_the_work_is_spread(name: str) -> None:
    one, many = (played(vernissage.batch(name, n=MANY, seed=3, cores=c)) for c in (1, 3))
    assert one.records.tobytes() == many.records.tobytes()
    assert (one.observe() == many.observe()).all()
    one.reset(np.arange(0, MANY, 2))
    many.reset(np.arange(MANY) % 2 == 0)
    assert one.records.tobytes() == many.records.tobytes()
    assert (one.legal_masks == many.legal_masks).all()


def test_an_illegal_code_names_its_table_and_rule_and_changes_nothing() -> None:
    tables = vernissage.batch("final_touch", 3, n=3, seed=7, first=0)
    codes = tables.legal_masks.argmax(axis=1)
    codes[2] = tables.game.book.read_move("done")
    before = tables.records.tobytes()
    with pytest.raises(
        vernissage.IllegalMove, match=r"^table 2: 'done' is not legal: .* \(FT-1\)$"
    ) as caught:
        tables.play(codes)
    assert caught.value.table == 2
    assert tables.records.tobytes() == before


@pytest.mark.parametrize("code", [-1, 11, 1 << 40])
def test_a_code_of_no_move_is_refused(code: int) -> None:
    tables = vernissage.batch("final_touch", 3, n=2)
    codes = tables.legal_masks.argmax(axis=1)
    codes[1] = code
    with pytest.raises(ValueError, match=f"table 1: codes are 0 to 10, not {code}"):
        tables.play(codes)


def test_wrong_shapes_seats_and_numbers_are_refused() -> None:
    tables = vernissage.batch("final_touch", 3, n=2)
    with pytest.raises(ValueError, match="there are 2 tables, a code each"):
        tables.play([1])
    with pytest.raises(ValueError, match="tables are 0 to 1, not 2 to 2"):
        tables.reset([2])
    with pytest.raises(ValueError, match="seats are 0 to 2 or None, not 3"):
        tables.observe(seat=3)
    with pytest.raises(ValueError, match="out must be an int8 array of"):
        tables.observe(out=np.zeros((2, 86)))
    with pytest.raises(ValueError, match="n is a whole number from 1 up, not 0"):
        vernissage.batch("final_touch", n=0)


def test_a_table_that_is_over_is_passed_over_until_it_is_reset() -> None:
    tables = vernissage.batch("final_touch", 2, n=2, seed=1)
    luck = np.random.default_rng(1)
    while not tables.done[0]:
        tables.play(tables.sample(luck))
        tables.reset([1])
    outcome = tables.state(0).outcome()
    assert outcome is not None
    assert (tuple(tables.shares[0]), tables.to_move[0]) == (outcome.shares, -1)
    assert not tables.legal_masks[0].any()
    over = tables.records[0].tobytes()
    tables.play([-1, int(tables.legal_masks[1].argmax())])
    assert tables.records[0].tobytes() == over
    tables.reset(tables.done)
    assert (tables.records[0]["ply"], tables.done[0], tables.shares[0].sum()) == (0, False, 0)


def test_every_game_of_a_table_has_a_stream_of_its_own() -> None:
    tables = vernissage.batch("photograph", 2, n=3, seed=1)
    first = tables.records.tobytes()
    tables.reset([0, 1, 2])
    assert tables.records.tobytes() != first
    tables.begin(1)
    assert tables.records.tobytes() == first


def test_one_seat_may_observe_every_table() -> None:
    tables = vernissage.batch("photograph", 2, n=3, seed=1)
    assert (tables.observe(seat=1)[2] == tables.state(2).observe(1)).all()


def test_arrays_are_written_in_place_and_cannot_be_written_to() -> None:
    tables = vernissage.batch("final_touch", 2, n=3, seed=1)
    mine = np.zeros_like(tables.observe())
    assert tables.observe(out=mine) is mine
    names = ("legal_masks", "legal_codes", "legal_counts", "to_move", "done", "shares", "paid")
    before = [getattr(tables, name) for name in (*names, "records")]
    played(tables, 3)
    after = [getattr(tables, name) for name in (*names, "records")]
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert tables.observe() is tables.observe()
    for array in (*after, tables.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[0]


def test_tables_say_what_they_are() -> None:
    tables = vernissage.batch("final_touch", 2, n=3)
    assert (len(tables), repr(tables)) == (3, "<3 tables of <final_touch, 2 players>>")
