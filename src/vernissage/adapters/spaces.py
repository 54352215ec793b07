"""What Gymnasium and PettingZoo share: spaces, masks, drawings."""

from __future__ import annotations

import io

import numpy as np
from gymnasium.spaces import Box, Discrete

from vernissage.engine.game import Game, State
from vernissage.engine.observation import OBSERVED, bounds

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
Drawing = str | np.ndarray | None  # text or SVG, pixels, or printed


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
    """The mode, if there is such a drawing and what it needs is installed."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    if mode == "rgb_array":
        pixels('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    return mode


def draw(state: State, mode: str | None) -> Drawing:
    """The whole table, every hand open: printed, as text, as SVG or as its pixels."""
    if mode == "human":
        print(state)
        return None
    if mode is None:
        return None
    book = state.game.book
    view = book.open_view(state.record)
    if mode == "ansi":
        return book.draw_text(view)
    svg = book.draw_svg(view)
    return svg if mode == "svg" else pixels(svg)


def pixels(svg: str) -> np.ndarray:
    """A drawing as rows of red, green and blue, on white."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise ValueError('rgb_array needs the extra "pixels" of this package') from error
    picture = resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")
    return np.array(Image.open(io.BytesIO(picture)).convert("RGB"))
