"""Small positions of Final Touch, written so that a failing test shows a table.

Cards are words: `table(["yellow brown", "pink"])` is a table of two seats, the
first holding a yellow and a brown stroke. On the easel stands masterpiece 4 of
the rulebook's example (1 yellow, 1 green, 2 brown; 4$, spoiled 2$), next comes
5 (2 yellow, 2 blue; 4$, spoiled 2$), the rest lies under it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import vernissage
from vernissage import Game, State

COLOURS = ("yellow", "green", "brown", "blue", "pink")
EVERY_ID = range(1, 26)


@cache
def game(players: int) -> Game:
    return vernissage.load("final_touch", players=players)


def strokes(words: str) -> dict[str, int]:
    """`strokes("brown pink brown")` is `{"brown": 2, "pink": 1}`, in the box's order."""
    count = Counter(words.split())
    assert count.keys() <= set(COLOURS), words
    return {colour: count[colour] for colour in COLOURS if count[colour]}


def position(
    hands: Sequence[str],
    *,
    current: int = 4,
    following: int | None = 5,
    under: Sequence[int] | None = None,
    improved: str = "",
    smeared: str = "",
    pile: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as JSON holds it.

    `under` names the masterpieces under the next; all that are then nowhere
    were taken by seat 0's side. A `pile` given leaves the rest to the discards.
    """
    data: dict[str, Any] = {
        "to_move": 0,
        "hands": [strokes(hand) for hand in hands],
        "current": current,
        "next": following,
        "improved": strokes(improved),
        "smeared": strokes(smeared),
    }
    if under is not None:
        data["unseen"] = list(under)
        side = [0, 2] if len(hands) == 4 else [0]
        data["taken"] = [
            {"id": i, "how": "completed", "seats": side}
            for i in EVERY_ID
            if i not in (current, following, *under)
        ]
    if pile is not None:
        seen = Counter(" ".join([*hands, improved, smeared, pile]).split())
        data["pile"] = strokes(pile)
        data["discards"] = {colour: 12 - seen[colour] for colour in COLOURS}
    return {**data, **more}


def table(hands: Sequence[str], **more: Any) -> State:
    """A table in the position described, for as many players as there are hands."""
    return game(len(hands)).from_json(position(hands, **more))


def part(state: State, *keys: str) -> dict[str, Any]:
    """Some values of the whole position."""
    data = json.loads(state.to_json())
    return {key: data[key] for key in keys}


def hand(state: State, seat: int) -> dict[str, int]:
    return part(state, "hands")["hands"][seat]


def hand_sizes(state: State) -> list[int]:
    return [sum(cards.values()) for cards in part(state, "hands")["hands"]]
