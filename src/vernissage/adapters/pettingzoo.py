"""PettingZoo: every game as a turn-taking (AEC) environment.

The agents are `seat_0`, `seat_1`, …. An agent observes its row of bytes and
the mask of its legal moves, which is empty when it is not to move. At the end
everybody's reward is the share of the victory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from vernissage.adapters.spaces import (
    RENDER_MODES,
    Drawing,
    action_mask,
    actions,
    check_render_mode,
    draw,
    observations,
)
from vernissage.engine.game import Game, State, load
from vernissage.engine.rulebook import Value

SEEDS = 1 << 63
Observation = dict[str, np.ndarray]


def env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: Value
) -> OrderEnforcingWrapper[str, Observation, int]:
    """A game as an environment; using it in the wrong order is called an error."""
    return OrderEnforcingWrapper(raw_env(game, players, render_mode, **options))


def raw_env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: Value
) -> TableEnv:
    """The same without the wrapper."""
    return TableEnv(load(game, players, **options), render_mode)


class TableEnv(AECEnv[str, Observation, int]):
    """A table whose seats are agents."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.metadata = {**self.metadata, "name": f"vernissage_{game.book.id}_v{game.book.version}"}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.action_spaces: dict[str, Discrete] = {}
        self.observation_spaces: dict[str, Dict] = {}
        for agent in self.possible_agents:
            self.action_spaces[agent] = actions(game)
            mask = Box(0, 1, (game.book.codes,), np.int8)
            self.observation_spaces[agent] = Dict(
                {"observation": observations(game), "action_mask": mask}
            )
        self._luck = np.random.default_rng()
        self.table: State = game.new(0)

    def observation_space(self, agent: str) -> Dict:
        """What an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The codes of all moves there are."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and its legal moves."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.table.observe(seat),
            "action_mask": action_mask(self.table, seat),
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table: by a seed, or the next of those the last seed leads to."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.table = self.game.new(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        if self.table.to_move is not None:
            self.agent_selection = self.possible_agents[self.table.to_move]

    def step(self, action: int | None) -> None:
        """Make the move of the agent selected; an illegal one is an `IllegalMove`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if (outcome := self.table.outcome()) is not None:
            self.rewards = dict(zip(self.agents, outcome.shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int | None) -> None:
        book = self.game.book
        if action is None or not 0 <= action < book.codes:
            raise ValueError(f"codes are 0 to {book.codes - 1}, not {action!r}")
        self.table.play(book.write_move(int(action)))

    def render(self) -> Drawing:
        """The table, every hand open: printed, as text, as SVG or as pixels."""
        return draw(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
