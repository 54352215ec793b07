"""Recorded games replay to the same bytes: after a restart, on any path, for ever.

`python tests/games/test_recorded_games.py GAME` records a game's file anew; that is
right only when its rules version has moved.
"""

import gzip
import hashlib
import json
import random
import sys
from pathlib import Path

import pytest

import vernissage
from vernissage.engine.kernel import JIT
from vernissage.engine.registry import rulebook

DATA = Path(__file__).resolve().parent.parent / "data"
RECORDS = 1000
LONG = 200  # moves after which the baseline helps; no game of Final Touch has so many


def file_of(game: str) -> Path:
    return DATA / f"{game}.jsonl.gz"


@pytest.mark.parametrize("game", vernissage.game_ids())
def test_a_thousand_recorded_games_replay_to_the_same_bytes(game: str) -> None:
    lines = gzip.decompress(file_of(game).read_bytes()).decode().splitlines()
    assert len(lines) == RECORDS
    # As plain Python the long games would take minutes: a tenth of them says as much.
    few = not JIT and game != "final_touch"
    for line in lines[:: 10 if few else 1]:
        kept = json.loads(line)
        final = vernissage.replay(kept["record"])
        assert final.outcome() is not None
        assert hashlib.sha256(bytes(final)).hexdigest() == kept["sha256"], kept["record"]["seed"]


def recorded(game: str, index: int) -> str:
    """A random game as a line: its record and the hash of its last state."""
    seats = rulebook(game).seats
    state = vernissage.load(game, seats[index % len(seats)]).new(index)
    luck = random.Random(index)
    while state.to_move is not None:
        if state.ply >= LONG and luck.random() < 0.75:  # so that a long game ends
            state.play(state.game.book.write_move(state.game.entries.greedy(state.tables)))
        else:
            state.play(luck.choice(state.legal()))
    record = json.loads(state.to_record().to_json())
    return json.dumps({"record": record, "sha256": hashlib.sha256(bytes(state)).hexdigest()})


if __name__ == "__main__":
    text = "\n".join(recorded(sys.argv[1], index) for index in range(RECORDS)) + "\n"
    file_of(sys.argv[1]).write_bytes(gzip.compress(text.encode(), mtime=0))
