"""What the numbers of an observation mean: read as the READMEs say, they tell what views do."""

from typing import Any

import numpy as np
import pytest

import vernissage
from games.observed import part, positions
from vernissage.engine.kernel import JIT
from vernissage.games.my_gallery.components import IDS, OF_SIZE, OF_TYPE
from vernissage.games.my_gallery.numbers import FRAMES, TYPES
from vernissage.games.photograph.components import COLOURS, HALVES
from vernissage.games.time_loop.components import COLOURS as EVENT_COLOURS
from vernissage.games.time_loop.components import OBJECTS
from vernissage.games.time_loop.view import fits

SEEDS = range(20 if JIT else 1)
BEYOND, DECORATION, PAINTING, BROKEN, FIRST = 1, 2, 3, 16, 64


@pytest.mark.parametrize(("players", "wall"), [(2, "14x9"), (4, "13x9"), (3, "12x8")])
def test_the_walls_are_those_of_the_view(players: int, wall: str) -> None:
    game = vernissage.load("my_gallery", players, wall=wall)
    for seed in SEEDS:
        for state in positions(game, seed):
            seen, row = state.view(1), state.observe(1)
            walls = part(game, row, "walls")
            for place in range(players):
                hung = seen["seats"][(1 + place) % players]["items"]
                assert walls[place].tolist() == _wall(seen["wall"], hung)
            assert not walls[players:].any()


def _wall(size: dict[str, int], items: list[dict[str, Any]]) -> list[list[int]]:
    squares = np.full((9, 14), BEYOND)
    squares[: size["height"], : size["width"]] = 0
    for item in items:
        number = DECORATION
        if "type" in item:
            number = PAINTING + 4 * TYPES.index(item["type"]) + FRAMES.index(item["frame"])
            number += BROKEN * item["broken"]
        x, y = item["x"], item["y"]
        squares[y : y + item["height"], x : x + item["width"]] = number
        squares[y, x] += FIRST
    found: list[list[int]] = squares.tolist()
    return found


def test_the_museum_and_the_stacks_are_those_of_the_view() -> None:
    game = vernissage.load("my_gallery", 4)
    for seed in SEEDS:
        for state in positions(game, seed):
            seen, row = state.view(1), state.observe(1)
            for kind, flags in zip(TYPES, part(game, row, "museum"), strict=True):
                told = {painting["id"] for painting in seen["museum"][kind]["paintings"]}
                assert {IDS[OF_TYPE[TYPES.index(kind), i]] for i in np.flatnonzero(flags)} == told
            unturned = part(game, row, "unturned")
            assert not unturned[OF_SIZE < 0].any()
            left = unturned.sum(axis=1) - part(game, row, "asked")
            assert left.tolist() == [stack["left"] for stack in seen["stacks"]]
            assert left.tolist() == part(game, row, "stacks").tolist()
            totals = [seen["seats"][(1 + i) % 4]["score"]["total"] for i in range(4)]
            assert part(game, row, "points").tolist() == totals


@pytest.mark.parametrize("players", [2, 6])
def test_events_pawns_and_what_fits_are_those_of_the_view(players: int) -> None:
    game = vernissage.load("time_loop", players)
    for seed in SEEDS:
        for state in positions(game, seed):
            seen, row = state.view(1), state.observe(1)
            day = [cell["event"] for cell in seen["cells"] if cell["column"] in range(1, 9)]
            assert part(game, row, "board").T.tolist() == [_event(event) for event in day]
            for place in range(players):
                seat = (1 + place) % players
                told = seen["seats"][seat]
                line = [_event(event) for event in told["line"]]
                rows = part(game, row, "lines")[place].T.tolist()
                assert rows == line + [[0, 0, 0]] * (len(rows) - len(line))
                assert part(game, row, "last")[place] == (line[-1][0] if line else 0)
                stands = 0 if told["row"] is None else 6 * told["column"] + told["row"]
                assert part(game, row, "pawns")[place] == stands
                s = vernissage.engine.record.plain(state.record)
                could = [cell >= 0 and fits(s, seat, cell) for cell in s.board[6:]]
                assert part(game, row, "fits")[place].tolist() == could


def _event(event: dict[str, Any] | None) -> list[int]:
    if event is None:
        return [0, 0, 0]
    colour, thing = EVENT_COLOURS.index(event["colour"]), OBJECTS.index(event["object"])
    return [colour + 1, thing + 1, event["number"]]


@pytest.mark.parametrize("plain_backs", [False, True])
def test_cards_and_films_are_those_of_the_view(plain_backs: bool) -> None:
    game = vernissage.load("photograph", 3, plain_backs=plain_backs, memory_aid=True)
    for seed in SEEDS:
        for state in positions(game, seed):
            seen, row = state.view(1), state.observe(1)
            for cell in seen["field"]:
                at = 4 * (cell["row"] - 1) + cell["column"] - 1
                assert part(game, row, "field")[:, at].tolist() == _card(cell["card"])
            for place in range(3):
                seat = (1 + place) % 3
                cards = [_card(card) for card in seen["hands"][seat]["cards"]]
                rows = part(game, row, "hands")[place].T.tolist()
                assert rows == cards + [[0, 0]] * (len(rows) - len(cards))
                for colour, film in seen["films"][seat].items():
                    told = [card["value"] * (1 if card["sharp"] else -1) for card in film["cards"]]
                    values = part(game, row, "films")[place, COLOURS.index(colour)].tolist()
                    assert values == told + [0] * (len(values) - len(told))


def _card(card: dict[str, Any] | None) -> list[int]:
    if card is None:
        return [0, 0]
    if card["colour"] is None:
        return [2 * len(COLOURS) + 1, 0]
    back = 2 * COLOURS.index(card["colour"]) + HALVES.index(card["half"])
    return [back + 1, card["value"] or 0]
