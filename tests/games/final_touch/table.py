"""Small positions of Final Touch, written so that a failing test shows a table.

Cards are words: `table(["yellow brown", "pink"])` is a table of two seats, the
first holding a yellow and a brown stroke. On the easel stands masterpiece 4 of
the rulebook's example (1 yellow, 1 green, 2 brown; 4$, spoiled 2$), next comes
5 (2 yellow, 2 blue; 4$, spoiled 2$), the rest lies under it.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import vernissage
from vernissage import Game, State
from vernissage.engine.kernel import JIT

COLOURS = ("yellow", "green", "brown", "blue", "pink")
EVERY_ID = range(1, 26)


def many(compiled: int, interpreted: int) -> int:
    """How many random games to play: fewer where the rules run as plain Python."""
    return compiled if JIT else interpreted


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


def play(state: State, *moves: str) -> State:
    """The same table after some moves."""
    for move in moves:
        state.play(move)
    return state


def part(state: State, *keys: str) -> dict[str, Any]:
    """Some values of the whole position."""
    data = json.loads(state.to_json())
    return {key: data[key] for key in keys}


def hand(state: State, seat: int) -> dict[str, int]:
    return part(state, "hands")["hands"][seat]


def hand_sizes(state: State) -> list[int]:
    return [sum(cards.values()) for cards in part(state, "hands")["hands"]]


def events(state: State, move: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What a seat sees when the move is made (on a copy)."""
    after = play(state.copy(), move)
    book = state.game.book
    return book.events(state.record, book.read_move(move), after.record, seat)


def random_game(state: State, seed: int) -> Iterator[str]:
    """Play random moves to the end, each one yielded after it is made."""
    luck = random.Random(seed)
    while moves := state.legal():
        move = luck.choice(moves)
        state.play(move)
        yield move


def play_out(state: State, seed: int, then: Callable[[State], None] | None = None) -> State:
    """The table at the end of a random game, looked at after every move."""
    for _ in random_game(state, seed):
        if then is not None:
            then(state)
    return state
