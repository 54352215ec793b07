"""Photograph drawn from a view: as text for a terminal, as SVG for a notebook."""

from vernissage.games.photograph.drawing_svg import svg
from vernissage.games.photograph.drawing_text import text

__all__ = ["svg", "text"]
