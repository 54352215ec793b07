"""Small positions of My Gallery, written so that a failing test shows a table.

`table(wall("S1 6,3", "P004 8,3"), wall("S2 6,3", "P005 8,3"))` is a table of two seats in
round 1, where both have settled their first painting and seat 0 is about to say `done`.
Museum, auction and bids are filled in with whatever is not named.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import vernissage
from games.playing import play
from vernissage import Game, State
from vernissage.games.my_gallery.components import IDS, PAINTINGS

FOR_SALE = [p.id for p in PAINTINGS if p.value is not None]


@cache
def game(players: int = 2, wall: str = "14x9") -> Game:
    return vernissage.load("my_gallery", players=players, wall=wall)


def wall(*items: str, **more: Any) -> dict[str, Any]:
    """A seat: items as `P001 7,3` or `2x1 9,4`; then picked, assistant, excess, bids."""
    return {"items": [_item(item) for item in items], **more}


def _item(text: str) -> list[Any]:
    name, place = text.split()
    x, y = place.split(",")
    return [name, int(x), int(y)]


def held(seat: dict[str, Any]) -> list[str]:
    """The paintings of a seat, wherever they are."""
    names = [item[0] for item in seat["items"]] + list(seat.get("excess", []))
    names += [seat[where] for where in ("picked", "assistant") if seat.get(where)]
    return [name for name in names if name in IDS]


def table(*seats: dict[str, Any], **more: Any) -> State:
    """A table where seat 0 settles, unless more is said."""
    used = {name for seat in seats for name in held(seat)} | set(more.get("museum", []))
    used |= {name for name in more.get("offer", []) if name}
    rest = iter([name for name in reversed(FOR_SALE) if name not in used])
    phase = more.setdefault("phase", "settle")
    most = max(len([name for name in held(seat) if name[0] != "S"]) for seat in seats)
    rounds = more.setdefault("round", most + int(phase in ("offer", "bid")))
    museum = list(more.pop("museum", []))
    over = more.setdefault("to_move", 0) is None
    while len(museum) < rounds - int(not over):
        museum.append(next(rest))
    players = len(seats)
    if phase == "settle" and not over:
        more.setdefault("offer", [*[None] * players, next(rest)])
    if phase == "bid":
        more.setdefault("offer", [next(rest) for _ in range(players + 1)])
    if "bids" not in seats[0] and phase == "settle":  # the first seat settles first
        for seat, entry in enumerate(seats):
            entry["bids"] = [seat + 1, *range(1, rounds), rounds + players - 1 - seat]
    data = {"seats": list(seats), "museum": museum, **more}
    return game(players, more.get("wall", "14x9")).from_json(data)


OTHERS = ["P097 8,3", "P098 2,3", "P093 8,0", "P095 3,0", "P075 0,3", "P074 12,3"]


def settling(*items: str, museum: tuple[str, ...] = (), **more: Any) -> State:
    """Seat 0 settles a painting beside these items and S1; seat 1 has as many paintings."""
    mine = wall("S1 6,3", *items, **more)
    count = len(held(mine)) - 1
    return table(mine, wall("S2 6,3", *OTHERS[: count - 1], picked="P100"), museum=list(museum))


def nearly_full(*small: str, picked: str, **more: Any) -> State:
    """A wall covered but for 2x2 squares at 12,7, by 2x2 paintings if told, else single squares."""
    free = {(12, 7), (13, 7), (12, 8), (13, 8)}
    covered = {(x, y) for y in range(5) for x in range(5)}  # P109
    covered |= {(x, y) for y in range(2) for x in range(5, 10)}  # P077
    covered |= {(x, y) for y in range(3, 6) for x in range(6, 8)}  # S1
    for item in small:
        x, y = map(int, item.split()[1].split(","))
        covered |= {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    squares = [(x, y) for y in range(9) for x in range(14)]
    ones = [f"1x1 {x},{y}" for x, y in squares if (x, y) not in covered | free]
    return settling("P109 0,0", "P077 5,0", *small, *ones, picked=picked, **more)


def in_pieces(*items: str, museum: tuple[str, ...], **more: Any) -> State:
    """A wall in pieces too small for the 5x5 portrait P110 that seat 0 has picked."""
    cuts = ("3x1 3,4", "3x1 8,4")
    return settling(*cuts, *items, **{"picked": "P110", "museum": museum, **more})


def why(state: State, move: str) -> str:
    """The rule and the reason's name for a refusal."""
    book = state.game.book
    reason = state.game.entries.refusal(state.tables, book.read_move(move))
    assert reason, f"{move} is legal"
    return " ".join(book.reasons[reason])


def starting(state: State, word: str) -> list[str]:
    """The legal moves that begin so."""
    return [move for move in state.legal() if move.startswith(word)]


def random_game(state: State, seed: int) -> Iterator[State]:
    """Play random moves to the end; the table before each of them, and at the end."""
    luck = random.Random(seed)
    while moves := state.legal():
        yield state
        state.play(luck.choice(moves))
    yield state


def first_round(players: int = 2, seed: int = 1) -> State:
    """A table whose starting paintings hang; the auctioneer is to choose."""
    state = game(players).new(seed)
    for _ in range(players):
        state.play(state.legal()[0])
    return state


def auction(players: int = 2, seed: int = 1, size: str = "2x2") -> State:
    """A table where the first auction lies open, all of one size; the auctioneer is to bid."""
    return play(first_round(players, seed), *[f"offer {size}"] * (players + 1))
