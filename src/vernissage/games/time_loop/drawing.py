"""Time Loop drawn from a view: as text for a terminal, as SVG for a notebook."""

from vernissage.games.time_loop.drawing_svg import svg
from vernissage.games.time_loop.drawing_text import text

__all__ = ["svg", "text"]
