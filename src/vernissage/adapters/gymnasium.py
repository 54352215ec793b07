"""Gymnasium: many tables as a vector environment, and one seat against bots.

Both give observations as rows of bytes and the legal moves as
`info["action_mask"]`. A reward is the seat's share of the victory, when the
game ends. `gymnasium.make` knows the games as `vernissage/photograph-v1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vernissage.adapters.spaces import (
    RENDER_MODES,
    Drawing,
    action_mask,
    actions,
    check_render_mode,
    draw,
    observations,
)
from vernissage.bots.players import Bot, make_bot
from vernissage.engine.arrays import Tables
from vernissage.engine.game import State, load
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.registry import game_ids, rulebook
from vernissage.engine.rulebook import Value

Info = dict[str, Any]
FORFEIT = -1.0  # the reward of a move that is not legal, which ends the game
SEEDS = 1 << 63


class VectorTables(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """N tables on all cores, each observed by the seat to move: for play against oneself.

    A table that is over is dealt anew by the next `step`, whose action for it
    is passed over. Arrays are the same ones every time, written over by the next
    call; with `copy=True` every call gives new ones.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium declares it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 1,
        seed: int = 0,
        copy: bool = False,
        **options: Value,
    ) -> None:
        self.tables = Tables(load(game, players, **options), num_envs, seed)
        self.num_envs = num_envs
        self.single_observation_space = observations(self.tables.game)
        self.single_action_space = actions(self.tables.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._truncations = np.zeros(num_envs, np.bool_)

    @property
    def action_mask(self) -> np.ndarray:
        """1 for each legal code of each table; all 0 where a table is over."""
        return self.tables.legal_masks

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, Info]:
        """Deal every table anew: by a seed, or as each table's next game."""
        super().reset(seed=seed, options=options)
        if seed is None:
            self.tables.reset(np.arange(self.num_envs))
        else:
            self.tables.begin(seed)
        return self._given(self.tables.observe()), self._info()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Info]:
        """Make a move at every table; deal those that were over."""
        rows, tables = self.tables.go_on(actions), self.tables
        return (
            self._given(rows),
            self._given(tables.paid),
            self._given(tables.done),
            self._given(self._truncations),
            self._info(),
        )

    def _given(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        """The masks, whose move it is (-1: over), and the shares of finished tables by seat."""
        tables = self.tables
        return {
            "action_mask": self._given(tables.legal_masks),
            "to_move": self._given(tables.to_move),
            "shares": self._given(tables.shares),
        }


class Seat(gymnasium.Env[np.ndarray, np.integer[Any]]):
    """One seat at a table; bots play the others.

    A move that is not legal forfeits the game: the reward is -1, and
    `info["refusal"]` says which rule forbids it.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        others: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = load(game, players, **options)
        if seat not in range(self.game.players):
            raise ValueError(f"seats are 0 to {self.game.players - 1}, not {seat!r}")
        self.seat = seat
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observations(self.game)
        self.action_space = actions(self.game)
        self._names = [others] * (self.game.players - 1) if isinstance(others, str) else [*others]
        if len(self._names) != self.game.players - 1:
            raise ValueError(f"{len(self._names)} bots for {self.game.players - 1} other seats")
        self._bots: dict[int, Bot] = {}
        self.state: State = self.game.new(0)
        self._seat_bots(0)

    def _seat_bots(self, seed: int) -> None:
        seats = [seat for seat in range(self.game.players) if seat != self.seat]
        self._bots = {
            seat: make_bot(name, self.game, (seed + seat) % SEEDS)
            for seat, name in zip(seats, self._names, strict=True)
        }

    def action_masks(self) -> np.ndarray:
        """1 for each code that is legal now."""
        return action_mask(self.state, self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, Info]:
        """A new table, played until the seat is to move."""
        super().reset(seed=seed, options=options)
        chosen = int(self.np_random.integers(SEEDS))
        self.state = self.game.new(chosen)
        self._seat_bots(chosen)
        self._let_others_play()
        return self.state.observe(self.seat), self._info()

    def step(self, action: np.integer[Any]) -> tuple[np.ndarray, float, bool, bool, Info]:
        """The seat's move, then the others', until it is to move again or the game is over."""
        code = int(action)
        if not self.action_space.contains(code):
            raise ValueError(f"codes are 0 to {self.game.book.codes - 1}, not {code}")
        move = self.game.book.write_move(code)
        if (refusal := self.state.why_not(move)) is not None:
            told = {**self._info(), "refusal": str(refusal)}
            return self.state.observe(self.seat), FORFEIT, True, False, told
        self.state.play(move)
        self._let_others_play()
        outcome = self.state.outcome()
        reward = 0.0 if outcome is None else outcome.shares[self.seat]
        return self.state.observe(self.seat), reward, outcome is not None, False, self._info()

    def _let_others_play(self) -> None:
        while (seat := self.state.to_move) not in (None, self.seat):
            self.state.play(self._bots[seat].choose(Knowledge(self.state, seat)))

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def render(self) -> Drawing:
        """The table, every hand open: printed, as text, as SVG or as pixels."""
        return draw(self.state, self.render_mode)


def name_of(game: str) -> str:
    """What `gymnasium.make` and `gymnasium.make_vec` call a game."""
    return f"vernissage/{game}-v{rulebook(game).version}"


for _game in game_ids():
    gymnasium.register(
        name_of(_game),
        entry_point="vernissage.adapters.gymnasium:Seat",
        vector_entry_point="vernissage.adapters.gymnasium:VectorTables",
        kwargs={"game": _game},
    )
