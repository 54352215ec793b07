"""What Gymnasium and PettingZoo share: spaces, masks, drawings."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Discrete

from vernissage.engine.game import Game, State
from vernissage.engine.observation import OBSERVED, bounds

RENDER_MODES = ("human", "ansi", "svg")


def observations(game: Game) -> Box:
    """The space of a game's observations, plane by plane as its README lists them."""
    low, high = bounds(game.book.observation)
    return Box(low, high, dtype=OBSERVED)


def actions(game: Game) -> Discrete:
    """The space of a game's moves: their codes."""
    return Discrete(game.book.codes)


def action_mask(state: State, seat: int) -> np.ndarray:
    """1 for each code that is legal now; none unless the seat is to move."""
    mask = np.zeros(state.game.book.codes, np.int8)
    if state.to_move == seat:
        mask[state.legal_codes()] = 1
    return mask


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is such a drawing."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r};"
            " pixels need a program that draws SVG"
        )
    return mode


def draw(state: State, mode: str | None) -> str | None:
    """The whole table, every hand open: as text or as SVG, or printed."""
    if mode == "human":
        print(state)
        return None
    if mode is None:
        return None
    book = state.game.book
    return (book.draw_svg if mode == "svg" else book.draw_text)(book.open_view(state.record))
