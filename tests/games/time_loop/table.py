"""Small positions of Time Loop, written so that a failing test shows a table.

`table(at("D3", "kitten 4"), at("1"))` is a table of two seats: the pawn of the
first stands on D3 and its line holds Kitten 4; the second is on start cell 1.
Seat 0 is to move, in phase main; seats move in their order; every event not
named lies in the stack.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import vernissage
from vernissage import Game, State
from vernissage.games.time_loop.components import COLOURS, EVENTS

COLOUR = {f"{thing} {number}": COLOURS[colour] for thing, number, colour in EVENTS}
EVERY_EVENT = list(COLOUR)
TWO_OF_EACH = ("coffee 1", "kitten 1", "umbrella 1", "bus 1", "newspaper 1", "clock 1", "phone 1")
# blue, yellow, green, red, blue, yellow, green: a red one is lacking


@cache
def game(players: int, spends: bool = False) -> Game:
    return vernissage.load("time_loop", players=players, photo_step_spends=spends)


def at(cell: str, *line: str, **more: Any) -> dict[str, Any]:
    """A seat: its pawn's cell, its line, its meetings, photos and returns."""
    return {"cell": cell, "line": list(line), **more}


def table(*seats: dict[str, Any], spends: bool = False, **more: Any) -> State:
    """A table in the position described."""
    data = {"to_move": 0, "seats": list(seats), **more}
    return game(len(seats), spends).from_json(data)


def stack_of(*events: str, used: tuple[str, ...] = (), meetings: int = 0) -> dict[str, Any]:
    """A stack of just these events: all others, but those used, are in the discard."""
    rest = [event for event in EVERY_EVENT if event not in (*events, *used)]
    return {"stack": list(events), "discard": rest, "stack_meetings": meetings}


def drawing(event: str, *seats: dict[str, Any], meetings: int = 0, **more: Any) -> State:
    """A table where the next token drawn is this event."""
    used = [name for seat in seats for name in seat["line"]]
    used += list(more.get("board", {}).values())
    held = sum(seat.get("meetings", 0) for seat in seats)
    heaps = stack_of(event, used=tuple(used))
    heaps["discard_meetings"] = 6 - held
    return table(*seats, **{**heaps, **more})


def part(state: State, *keys: str) -> dict[str, Any]:
    """Some values of the whole position."""
    data = json.loads(state.to_json())
    return {key: data[key] for key in keys}


def seat(state: State, number: int) -> dict[str, Any]:
    found: dict[str, Any] = part(state, "seats")["seats"][number]
    return found


def cell(state: State, number: int) -> str:
    return str(seat(state, number)["cell"])


def line(state: State, number: int) -> list[str]:
    found: list[str] = seat(state, number)["line"]
    return found


def rule_against(state: State, move: str) -> tuple[str, str]:
    """The rule and the reason that forbid a move."""
    refusal = state.why_not(move)
    assert refusal is not None, f"{move} is legal"
    code = state.game.book.read_move(move)
    reason = state.game.kernels["refusal"](state.record, code)
    return refusal.rule, state.game.book.reasons[reason][1]


def kinds(state: State) -> set[str]:
    """The first words of the legal moves."""
    return {move.split()[0] for move in state.legal()}


def greedy_game(state: State) -> State:
    """The table at the end of a game of the baseline against itself."""
    while state.to_move is not None:
        state.play(state.game.book.write_move(state.game.entries.greedy(state.tables)))
    return state
