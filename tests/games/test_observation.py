"""Observations of every game: in their ranges, and of what the seat may know only.

`python tests/games/test_observation.py` writes the tables of the READMEs and the file of
digests anew; that is right only when the planes have changed.
"""

import hashlib
import json
import random
import re
import sys
from pathlib import Path

import numpy as np
import pytest

import vernissage
from games.every_game import GAMES
from games.observed import part, positions
from vernissage.engine.kernel import JIT
from vernissage.engine.observation import Plane, as_table, bounds, length, starts
from vernissage.engine.registry import FOLDER, rulebook
from vernissage.engine.rulebook import Value

every_game = pytest.mark.parametrize(("name", "players"), GAMES)
every_id = pytest.mark.parametrize("name", vernissage.game_ids())

VARIANTS: list[tuple[str, dict[str, Value]]] = [
    ("my_gallery", {"wall": "12x8"}),
    ("photograph", {"missed_frame": True, "plain_backs": True, "memory_aid": True}),
    ("time_loop", {"photo_step_spends": True}),
]
SEEDS = range(40 if JIT else 1)
DIGESTED = 60  # plies
DIGESTS = Path(__file__).resolve().parent.parent / "data" / "observations.json"


@every_game
def test_every_value_is_in_the_range_its_plane_states(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    low, high = bounds(game.book.observation)
    for seed in SEEDS:
        for state in positions(game, seed):
            for seat in range(players):
                row = state.observe(seat)
                assert row.dtype == np.int8
                assert ((low <= row) & (row <= high)).all(), _strays(game, row)


def _strays(game: vernissage.Game, row: np.ndarray) -> list[str]:
    """The planes that leave their range."""
    return [
        plane.name
        for plane in game.book.observation
        if not ((plane.low <= (part := part(game, row, plane.name))) & (part <= plane.high)).all()
    ]


@every_game
def test_what_a_seat_cannot_know_is_not_observed(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    for seed in SEEDS:
        for state in positions(game, seed):
            for seat in range(players):
                other = state.redealt(seat, seed + 1)
                assert state.observe(seat).tobytes() == other.observe(seat).tobytes()


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_that_holds_of_other_options_too(name: str, options: dict[str, Value]) -> None:
    for players in rulebook(name).seats if JIT else rulebook(name).seats[:1]:
        game = vernissage.load(name, players, **options)
        low, high = bounds(game.book.observation)
        for seed in SEEDS[::4]:
            for state in positions(game, seed):
                for seat in range(players):
                    row = state.observe(seat)
                    assert ((low <= row) & (row <= high)).all(), _strays(game, row)
                    assert row.tobytes() == state.redealt(seat, seed + 1).observe(seat).tobytes()


@every_game
def test_positions_with_other_legal_moves_are_observed_apart(name: str, players: int) -> None:
    """So an observation tells all that decides what its seat may do."""
    game = vernissage.load(name, players)
    seen: dict[bytes, str] = {}
    for seed in SEEDS:
        for state in positions(game, seed):
            if (seat := state.to_move) is not None:
                told = json.dumps(state.legal())
                assert seen.setdefault(state.observe(seat).tobytes(), told) == told


@every_game
def test_another_hand_of_ones_own_is_another_observation(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    deals = [(game.new(seed), seat) for seed in range(20) for seat in range(players)]
    rows = {state.observe(seat).tobytes() for state, seat in deals}
    assert len(rows) == len({json.dumps(state.view(seat)) for state, seat in deals})


@every_game
def test_the_observer_comes_first(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    state = game.new(3)
    assert state.to_move is not None
    for seat in range(players):
        row = state.observe(seat)
        assert part(game, row, "seat").tolist().index(1) == seat
        assert part(game, row, "present").sum() == players
        assert part(game, row, "to_move").tolist().index(1) == (state.to_move - seat) % players


@every_game
def test_the_scores_of_the_kernel_are_those_of_the_rulebook(name: str, players: int) -> None:
    game = vernissage.load(name, players)
    for seed in SEEDS:
        for state in positions(game, seed):
            out = np.zeros(players, np.int64)
            game.kernels["scores"](state.record, out)
            assert tuple(out.tolist()) == game.book.scores(state.record)


@every_id
def test_the_readme_shows_the_planes(name: str) -> None:
    text = (FOLDER / name / "README.md").read_text(encoding="utf-8")
    planes = rulebook(name).observation
    assert as_table(planes) in text
    assert f"{length(planes):,} bytes" in text


@every_game
def test_observations_are_the_same_with_and_without_the_compiler(name: str, players: int) -> None:
    """The file was written compiled; these tests run both ways."""
    known = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert _digest(name, players) == known[f"{name} {players}"]


def _digest(name: str, players: int) -> str:
    digest, luck = hashlib.sha256(), random.Random(1)
    state = vernissage.load(name, players).new(1)
    while state.to_move is not None and state.ply < DIGESTED:
        for seat in range(players):
            digest.update(state.observe(seat).tobytes())
        state.play(luck.choice(state.legal()))
    return digest.hexdigest()


def test_a_seat_that_does_not_exist_observes_nothing() -> None:
    state = vernissage.load("final_touch", 2).new(1)
    with pytest.raises(ValueError, match="seats are 0 to 1, not 2"):
        state.observe(2)


def test_a_range_no_byte_holds_is_refused() -> None:
    with pytest.raises(ValueError, match="plane money: 0 to 300 is no range of a byte"):
        Plane("money", (4,), 0, 300, "")


def test_two_planes_of_one_name_are_refused() -> None:
    plane = Plane("hand", (4,), 0, 3, "")
    with pytest.raises(ValueError, match="two planes are called hand"):
        starts((plane, plane))


def _write() -> None:
    """Write the tables of the READMEs and the digests anew."""
    for name in vernissage.game_ids():
        page = FOLDER / name / "README.md"
        table = as_table(rulebook(name).observation)
        text = page.read_text(encoding="utf-8")
        old = re.search(r"\| plane \| from [^#]*", text)
        assert old, f"the README of {name} has no table of planes"
        page.write_text(text.replace(old[0].rstrip(), table), encoding="utf-8")
    digests = {f"{name} {players}": _digest(name, players) for name, players in GAMES}
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(_write())
