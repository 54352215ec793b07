"""The positions the miniatures begin at, as JSON that our games read."""

from __future__ import annotations

from itertools import permutations

from vernissage.engine.rulebook import Json

PHOTOGRAPHS = [
    f"{colour} {value}"
    for colour in ("blue", "red", "yellow", "green", "brown")
    for value in range(1, 13)
]
STROKES = {"yellow": 12, "green": 12, "brown": 12, "blue": 12, "pink": 12}


def final_touch() -> list[Json]:
    """The last masterpiece: whoever is paid for it has 25$ and wins.

    It lacks a yellow, a green and a brown stroke. Everybody holds four pink strokes,
    which only smear, and one more: of a yellow, a green, a brown and a pink stroke one
    each is dealt, and the other two lie in the pile with three pink ones. The pile
    falls in one of two ways.
    """
    return [
        _last_masterpiece(first, second, way)
        for first, second in permutations(("yellow", "green", "brown", "pink"), 2)
        for way in range(2)
    ]


def _last_masterpiece(first: str, second: str, way: int) -> Json:
    dealt = ("yellow", "green", "brown", "pink")
    hands = [_counted("pink", "pink", "pink", "pink", card) for card in (first, second)]
    pile = _counted("pink", "pink", "pink", *(c for c in dealt if c not in (first, second)))
    improved = {"brown": 1}
    lying = [*hands, pile, improved]
    return {
        "to_move": 0,
        "current": 4,
        "next": 5,
        "improved": improved,
        "hands": hands,
        "pile": pile,
        "discards": {c: n - sum(zone.get(c, 0) for zone in lying) for c, n in STROKES.items()},
        "money": [23, 23],
        "chance": {"seed": way},
    }


def _counted(*cards: str) -> dict[str, int]:
    return {card: cards.count(card) for card in STROKES if card in cards}


def photograph() -> list[Json]:
    """The last turn: seat 0 has taken a card and winds; then both wind in secret, and it ends.

    Of the blue 2, 4 and 6, whose backs are alike, each seat holds one. The third has
    left the game face down.
    """
    return [_last_turn(first, second) for first, second in permutations((2, 4, 6), 2)]


def _last_turn(first: int, second: int) -> Json:
    hands = [
        ["red 9", f"blue {first}", "yellow 3", "green 8"],
        [f"blue {second}", "red 3", "yellow 7"],
    ]
    films = [
        {"blue": [1, 3], "red": [12, 10], "yellow": [5], "green": [6, 7]},
        {"blue": [8], "red": [5, 4], "yellow": [9, 8], "green": [2], "brown": [2]},
    ]
    field = ["brown 1", "brown 6", "brown 12"]
    played = [f"{colour} {value}" for film in films for colour in film for value in film[colour]]
    there = {"blue 2", "blue 4", "blue 6", *field, *played, *hands[0], *hands[1]}
    return {
        "turn": 0,
        "phase": "wind",
        "announced": 1,
        "left_out": ["grey", "violet"],
        "field": [[card, None, None, None] for card in field],
        "hands": hands,
        "films": films,
        "gone": [card for card in PHOTOGRAPHS if card not in there],
        "deck": {},
        "lost": {"blue 1-6": 1},
        "sunset": False,
    }
