from __future__ import annotations

import numpy as np

from games.photograph.table import game, table
from games.playing import many, play, random_game
from vernissage import State
from vernissage.engine.chance import seeded

FIELD = ["blue 12, blue 7-12, -, -", "-, -, red 7-12, red 12", "yellow 11, -, -, -"]


def greedy(state: State) -> str:
    """The move the baseline makes."""
    return state.game.book.write_move(state.game.kernels["greedy"](state.record))


def test_greedy_shoots_as_many_cards_as_bring_points() -> None:
    films = [{"green": [1, 2], "brown": [1, 2]}]
    blurs = table(["green 3, green 12, brown 12, green 11, brown 11", ""], FIELD, films)
    assert greedy(blurs).startswith("take 1")
    fits = table(["green 3, green 4, brown 4, green 11, brown 11", ""], FIELD, films)
    assert greedy(fits).startswith("take 3") or greedy(fits).startswith("take 2")


def test_greedy_winds_a_blur_out_of_the_shot() -> None:
    state = table(["green 12, green 3, brown 12, green 11", ""], FIELD, [{"green": [1, 2]}])
    state.play("take 1 left row 1")
    assert greedy(state).startswith("wind 1>")


def test_greedy_wins_a_lucky_shot() -> None:
    state = table(["brown 3, green 8, brown 12", ""], FIELD, [{"green": [2, 4, 6]}])
    state.play("take 1 left row 3")
    assert play(state, greedy(state)).view(None)["lucky"]["green"] == 0


def test_bots_kernels_are_legal_and_look_at_no_hand_but_their_own() -> None:
    luck = seeded(1)[0]
    for players in (2, 3, 4)[: many(3, 1)]:
        for options in ({}, {"plain_backs": True}):
            for seed in range(many(8, 1)):
                state = game(players, **options).new(seed)
                moves = random_game(state, seed)
                while state.to_move is not None:
                    other = state.redealt(state.to_move, seed)
                    for name in ("greedy", "playout", "advice"):
                        args = () if name == "greedy" else (luck,)
                        chosen = state.game.kernels[name](state.record, *args)
                        assert state.game.book.write_move(int(chosen)) in state.legal()
                        assert state.game.kernels[name](other.record, *args) == chosen
                    for _ in zip(range(many(1, 5)), moves, strict=False):
                        pass


def test_a_judgement_adds_up_to_one_and_likes_a_longer_film() -> None:
    state = table(["", ""], FIELD, [{"green": [1, 2, 4]}, {"brown": [1]}])
    out = np.zeros(2)
    assert state.game.kernels["judge"](state.record, out)
    assert abs(out.sum() - 1) < 1e-9
    assert out[0] > 0.5
    state.play("take 1 left row 1")
    assert not state.game.kernels["judge"](state.record, out)
