import resource

import numpy as np
import pytest

import vernissage
from vernissage.engine import batch
from vernissage.engine.kernel import JIT

TABLES = 5000 if JIT else 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_ends_the_same_however_the_work_is_spread(players: int) -> None:
    game = vernissage.load("final_touch", players)
    one, many = (batch.deal_batch(game.blank, TABLES, 7) for _ in range(2))
    moves = batch.play_out_batch(one, game.book.most_moves, 7, cores=1)
    assert moves == batch.play_out_batch(many, game.book.most_moves, 7, cores=3)
    assert one.tobytes() == many.tobytes()
    assert (one["to_move"] == -1).all()
    assert moves == one["ply"].sum(dtype=np.int64)


def test_a_table_of_a_batch_is_a_table_like_any_other() -> None:
    game = vernissage.load("final_touch", 2)
    tables = batch.deal_batch(game.blank, 3, 7)
    first = game.new(7)
    assert tables[0].tobytes() == bytes(first)
    assert tables[1].tobytes() != bytes(first)


def test_a_record_is_under_512_bytes() -> None:
    assert vernissage.load("final_touch").book.state.itemsize < 512


def test_playing_out_100_000_tables_needs_no_memory_a_move() -> None:
    game = vernissage.load("final_touch", 2)
    tables = batch.deal_batch(game.blank, 100_000 if JIT else 3, 1)
    batch.play_out_batch(tables[:8].copy(), game.book.most_moves, 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    moves = batch.play_out_batch(tables, game.book.most_moves, 1)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
    assert moves > 90 * len(tables)
    assert grown < moves  # not one byte a move; a list of moves would take eight
