"""Small positions of Photograph, written so that a failing test shows a table.

`table(["blue 1, red 2, ...", ...])` is a table of as many seats as there are
hands, the bottom card first; a short hand is filled up with cards of the last
colours. The field is written row by row: cards, backs, `-` for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import vernissage
from vernissage import Game, State

COLOURS = ("blue", "red", "yellow", "green", "brown", "grey", "violet")
CARDS = [f"{colour} {value}" for colour in COLOURS for value in range(1, 13)]
IN_PLAY = {2: 5, 3: 6, 4: 7}
ROWS = {2: 3, 3: 4, 4: 4}


@cache
def game(players: int, **options: Any) -> Game:
    return vernissage.load("photograph", players=players, **options)


def words(text: str) -> list[str]:
    """`words("blue 1, red 2")` is a list of two."""
    return [word.strip() for word in text.split(",") if word.strip()]


def is_card(text: str | None) -> bool:
    return text in CARDS


def spare(used: set[str], players: int) -> Iterator[str]:
    """Cards for places that do not matter, from the highest colours down."""
    return (card for card in reversed(CARDS[: 12 * IN_PLAY[players]]) if card not in used)


def position(
    hands: Sequence[str],
    field: Sequence[str] | None = None,
    films: Sequence[dict[str, list[int]]] = (),
    *,
    held: int = 5,
    **more: Any,
) -> dict[str, Any]:
    """A position as JSON holds it; what is not said is filled up with spare cards."""
    players = len(hands)
    listed = [words(hand) for hand in hands]
    rows = [words(row) for row in field] if field is not None else []
    films = [*films, *({} for _ in range(players - len(films)))]
    used = {card for cards in (*listed, *rows) for card in cards}
    used |= {f"{c} {abs(v)}" for film in films for c, values in film.items() for v in values}
    used |= set(more.get("gone", ()))
    fresh = spare(used, players)
    sizes = [held] * players
    if more.get("phase") == "wind":
        sizes[more.get("turn", 0)] += more["announced"]
    for cards, size in zip(listed, sizes, strict=True):
        cards += [next(fresh) for _ in range(size - len(cards))]
    if field is None:
        rows = [[next(fresh), next(fresh), "-", "-"] for _ in range(ROWS[players])]
    return {
        "turn": 0,
        "field": [[None if cell == "-" else cell for cell in row] for row in rows],
        "hands": listed,
        "films": films,
        **more,
    }


def table(
    hands: Sequence[str], *args: Any, options: dict[str, Any] | None = None, **more: Any
) -> State:
    """A table in the position described, for as many players as there are hands."""
    return game(len(hands), **(options or {})).from_json(position(hands, *args, **more))


def part(state: State, *keys: str) -> Any:
    """Some values of the whole position; the value itself if there is one key."""
    data = json.loads(state.to_json())
    return data[keys[0]] if len(keys) == 1 else {key: data[key] for key in keys}


def named(found: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [event for event in found if event["event"] == name]
