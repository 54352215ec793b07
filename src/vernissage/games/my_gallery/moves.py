"""The moves of My Gallery: codes inside the rules, a line of text everywhere else."""

from __future__ import annotations

from vernissage.engine.moves import MoveTexts
from vernissage.games.my_gallery.components import (
    CELLS,
    IDS,
    MOST_COLUMNS,
    MOST_ROWS,
    SHAPE_NAMES,
    SHAPES,
    SIZE_NAMES,
    SIZES,
)
from vernissage.games.my_gallery.numbers import CARDS, SEATS

TO_ASSISTANT = CELLS  # instead of a square, for a decoration

OFFER_SIZE = 0  # + size
BID_CARD = OFFER_SIZE + SIZES  # + card - 1
PICK_PLACE = BID_CARD + CARDS  # + place in the offer
PLACE_NEW = PICK_PLACE + SEATS + 1  # + square
PLACE_ASSISTANT = PLACE_NEW + CELLS  # + square
GIVE = PLACE_ASSISTANT + CELLS
DECORATE = GIVE + 1  # + shape * (CELLS + 1) + square, or TO_ASSISTANT
EXCHANGE = DECORATE + SHAPES * (CELLS + 1)  # + painting * CELLS + square
LAY_ASIDE = EXCHANGE + len(IDS) * CELLS
DONE = LAY_ASIDE + 1
CODES = DONE + 1
# Offers; and for every seat: bid, pick, excess and done in every round; what is placed, each time
# on a square at least, and what went through the assistant before.
MOST_PLIES = CARDS * (SEATS + 1) + SEATS * (4 * CARDS + 2 * CELLS)
# The most at once: decorations, or exchanges (the museum gets a painting a round), and in
# either case what the assistant holds; giving to the assistant counts as one square more.
MOST_MOVES = (max(SHAPES, CARDS) + 1) * (CELLS + 1)


def square_name(cell: int) -> str:
    """`7,3`: column and row from 0, from the top left."""
    return f"{cell % MOST_COLUMNS},{cell // MOST_COLUMNS}"


SQUARES = tuple(square_name(cell) for cell in range(CELLS))
_FORMS = (
    *(("offer", f"offer {size}") for size in SIZE_NAMES),
    *(("bid", f"bid {card}") for card in range(1, CARDS + 1)),
    *(("pick", f"pick {place}") for place in range(1, SEATS + 2)),
    *(("place", f"place new {square}") for square in SQUARES),
    *(("place-assistant", f"place assistant {square}") for square in SQUARES),
    ("assistant", "assistant"),
    *(
        ("decorate", f"decorate {shape} {square}")
        if square != "assistant"
        else ("decorate-assistant", f"decorate {shape} assistant")
        for shape in SHAPE_NAMES
        for square in (*SQUARES, "assistant")
    ),
    *(("exchange", f"exchange {painting} {square}") for painting in IDS for square in SQUARES),
    ("excess", "excess"),
    ("done", "done"),
)

FORMS = (
    "offer SIZE",
    "bid CARD",
    "pick PLACE",
    "place new X,Y",
    "place assistant X,Y",
    "assistant",
    "decorate SHAPE X,Y",
    "decorate SHAPE assistant",
    "exchange PAINTING X,Y",
    "excess",
    "done",
    f"where SIZE is {', '.join(SIZE_NAMES)}; CARD 1 to {CARDS};"
    f" PLACE 1 to {SEATS + 1} in the offer;"
    f" X 0 to {MOST_COLUMNS - 1}; Y 0 to {MOST_ROWS - 1}; SHAPE {', '.join(SHAPE_NAMES)};"
    f" PAINTING {IDS[0]} to {IDS[-1]}",
)
_VALUES = {
    "offer": ("size",),
    "bid": ("card",),
    "pick": ("place",),
    "place": ("square",),
    "place-assistant": ("square",),
    "decorate": ("shape", "square"),
    "decorate-assistant": ("shape",),
    "exchange": ("painting", "square"),
}
_MOVES = MoveTexts([text for _, text in _FORMS], FORMS)
read, write = _MOVES.read, _MOVES.write


def parts(code: int) -> dict[str, str]:
    """The words of a move, by name, for the texts."""
    form, text = _FORMS[code]
    words = [word for word in text.split()[1:] if word not in ("new", "assistant")]
    return {"form": form, **dict(zip(_VALUES.get(form, ()), words, strict=True))}
