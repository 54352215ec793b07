"""The fast rules beside slow ones, written square by square from the rulebook alone."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from games.every_game import unrefused
from games.my_gallery.table import game, random_game, starting
from games.playing import many
from vernissage import State
from vernissage.engine.batch import deal_batch, play_out_batch
from vernissage.engine.kernel import kernel
from vernissage.engine.record import Plain, plain
from vernissage.games.my_gallery.components import (
    COLUMNS,
    HEIGHT,
    ITEMS,
    MOST_COLUMNS,
    MOST_ROWS,
    ROWS,
    WALLS,
    WIDTH,
)
from vernissage.games.my_gallery.moves import MOST_MOVES
from vernissage.games.my_gallery.museum import unsold
from vernissage.games.my_gallery.numbers import TYPES
from vernissage.games.my_gallery.scoring import scores
from vernissage.games.my_gallery.view import hung, wall
from vernissage.games.my_gallery.wall import fits_somewhere, places_row


@kernel
def may_hang(
    grid: np.ndarray, columns: int, rows: int, x: int, y: int, width: int, height: int
) -> bool:
    """Square by square: inside, on empty squares, a side along a covered square."""
    touches = False
    for j in range(y, y + height):
        for i in range(x, x + width):
            if i >= columns or j >= rows or grid[j, i]:
                return False
            touches |= i > 0 and bool(grid[j, i - 1])
            touches |= i + 1 < columns and bool(grid[j, i + 1])
            touches |= j > 0 and bool(grid[j - 1, i])
            touches |= j + 1 < rows and bool(grid[j + 1, i])
    return touches


@kernel
def differences(grids: np.ndarray, bits: np.ndarray, walls: np.ndarray, items: np.ndarray) -> int:
    """On how many walls the rows of bits and the squares disagree about a place."""
    wrong = 0
    for k in range(items.size):
        wall, item = int(walls[k]), int(items[k])
        columns, rows = int(COLUMNS[wall]), int(ROWS[wall])
        somewhere = False
        for y in range(rows):
            mask = places_row(bits[k], wall, item, y)
            for x in range(MOST_COLUMNS):
                slow = may_hang(grids[k], columns, rows, x, y, int(WIDTH[item]), int(HEIGHT[item]))
                somewhere |= slow
                wrong += int(slow != bool((mask >> x) & 1))
        if grids[k].any():
            wrong += int(somewhere != fits_somewhere(bits[k], wall, item))
    return wrong


def test_mg_6_rows_of_bits_find_the_places_that_a_look_at_every_square_finds() -> None:
    n = many(100_000, 60)
    luck = np.random.default_rng(7)
    walls = luck.integers(0, len(WALLS), n)
    items = luck.integers(0, ITEMS, n)
    grids = luck.random((n, MOST_ROWS, MOST_COLUMNS)) < luck.random((n, 1, 1)) ** 2 * 0.6
    for number, chosen in enumerate(WALLS):
        grids[walls == number, chosen.height :, :] = False
        grids[walls == number, :, chosen.width :] = False
    bits = (grids * (1 << np.arange(MOST_COLUMNS))).sum(axis=2).astype(np.uint16)
    assert differences(grids, bits, walls, items) == 0


def places(face: dict[str, Any], grid: np.ndarray) -> list[str]:
    """Where a painting may hang on a whole wall of covered squares, looking at every square."""
    rows, columns = grid.shape
    size = face["width"], face["height"]
    squares = [(x, y) for y in range(rows) for x in range(columns)]
    return [f"{x},{y}" for x, y in squares if may_hang(grid, columns, rows, x, y, *size)]


def slow_exchanges(state: State) -> list[str]:
    """The exchanges of the seat to move, by what lies on the table."""
    view = state.view(state.to_move)
    seat = view["seats"][view["to_move"]]
    grid = np.zeros((view["wall"]["height"], view["wall"]["width"]), np.bool_)
    for item in seat["items"]:
        for x, y in squares(item):
            grid[y, x] = True
    new = None if view["rewards"] else seat["picked"]
    if view["phase"] != "settle" or new is None or places(new, grid):
        return []
    pile = view["museum"][new["type"]]["paintings"]
    return [f"exchange {face['id']} {place}" for face in pile for place in places(face, grid)]


def test_mg_11_mg_12_exchanges_are_those_that_a_look_at_every_square_finds() -> None:
    met = 0
    allowed = np.empty(game().book.codes, np.int64)
    for seed in range(many(30, 2)):
        table = game(2 + seed % 3)
        for state in random_game(table.new(seed), seed):
            if state.to_move is not None:
                slow = slow_exchanges(state)
                assert starting(state, "exchange") == slow
                shown = state.view(state.to_move)["effects"]
                assert [move for move in shown if move.startswith("exchange")] == slow
                if slow:
                    met += 1
                    n = unrefused(state.record, table.book.codes, allowed)
                    assert state.legal_codes().tolist() == allowed[:n].tolist()
    assert met >= many(30, 2)


def test_mg_12_an_exchange_is_a_placing_with_two_paintings_swapped() -> None:
    met = 0
    for seed in range(many(30, 2)):
        for state in random_game(game().new(seed), seed):
            for move in starting(state, "exchange")[:3]:
                _, painting, place = move.split()
                data = json.loads(state.to_json())
                seat = data["seats"][state.to_move]
                data["museum"][data["museum"].index(painting)] = seat["picked"]
                seat["picked"] = painting
                placed = game().from_json(data)
                placed.play(f"place new {place}")
                exchanged = state.copy()
                exchanged.play(move)
                assert exchanged == placed
                met += 1
    assert met >= many(30, 2)


SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))


def squares(item: dict[str, Any]) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(item["x"], item["x"] + item["width"])
        for y in range(item["y"], item["y"] + item["height"])
    }


def slow_score(seat: dict[str, Any], piles: dict[str, Any], wall: dict[str, Any]) -> int:
    """A seat's points, from the items on its wall and the markers alone."""
    far = {kind: entry["distance"] for kind, entry in piles.items() if entry["paintings"]}
    ranked = sorted(far, key=lambda kind: -far[kind])
    levels = {kind: 5 - ranked.index(kind) if kind in ranked else 2 for kind in piles}
    paintings = [item for item in seat["items"] if "id" in item]
    points = sum(item["shields"] for item in seat["items"] if "shields" in item)
    hanging = {square: painting for painting in paintings for square in squares(painting)}
    for one in paintings:
        near = [(x + i, y + j) for x, y in squares(one) for i, j in SIDES]
        beside = [hanging[square] for square in near if square in hanging]
        if not any(p is not one and p["type"] == one["type"] for p in beside):
            points += levels[one["type"]]
        rows = {y for _, y in squares(one)}
        first, last = wall["eye_rows"]
        if levels[one["type"]] == 5 and rows & set(range(first, last + 1)):
            points += 3
    covered = set().union(*map(squares, seat["items"]))
    points += 5 * (len(covered) == wall["width"] * wall["height"])
    for corner in ((0, 0), (0, wall["height"] - 1), (wall["width"] - 1, 0)):
        points -= 2 * (corner not in covered)
    points -= 2 * ((wall["width"] - 1, wall["height"] - 1) not in covered)
    return int(points - 2 * len(seat["excess"]))


def seen(s: Plain, seat: int) -> dict[str, Any]:
    return {"items": hung(s, seat), "excess": [p for p in s.excess[seat] if p >= 0]}


def museum(s: Plain) -> dict[str, Any]:
    return {
        kind: {"distance": s.marker[i], "paintings": unsold(s, i)} for i, kind in enumerate(TYPES)
    }


def test_scores_agree_with_a_slow_scorer() -> None:
    for players, games in ((2, many(2000, 6)), (3, many(1500, 4)), (4, many(1500, 4))):
        tables = deal_batch(game(players).blank, games, 11)
        play_out_batch(tables, MOST_MOVES, 12)
        for record in tables:
            s = plain(record)
            slow = [slow_score(seen(s, seat), museum(s), wall(s)) for seat in range(players)]
            assert list(scores(s)) == slow
