"""A slow reading of the words "fits" and "step", from the README alone, against the rules."""

from __future__ import annotations

import random

from games.playing import many
from games.time_loop.table import game
from vernissage import State
from vernissage.engine.record import Plain, plain
from vernissage.games.time_loop.components import EVENTS
from vernissage.games.time_loop.state import fits

WAYS = {"forward": (1, 0), "up": (0, -1), "down": (0, 1)}


def slow_fits(line: list[int], event: int) -> bool:
    thing, number, colour = EVENTS[event]
    if line and EVENTS[line[-1]][2] == colour:
        return False
    return all(number > EVENTS[other][1] for other in line if EVENTS[other][0] == thing)


def line_of(s: Plain, seat: int) -> list[int]:
    found: list[int] = s.line[seat][: s.length[seat]]
    return found


def beside(s: Plain, way: str) -> tuple[int, int]:
    column, row = divmod(s.cell[s.to_move], 6)
    return column + WAYS[way][0], row + WAYS[way][1]


def empty(s: Plain, column: int, row: int) -> bool:
    if not 0 <= row < 6 or column > 8:
        return False
    pawns = [divmod(s.cell[seat], 6) for seat in range(s.players)]
    return (column, row) not in pawns and s.board[6 * column + row] < 0


def slow_steps(s: Plain) -> list[str]:
    """The steps a pawn may make now, after a draw and by a photo."""
    colours = [EVENTS[event][2] for event in line_of(s, s.to_move)]
    ready = all(colours.count(colour) >= 2 for colour in range(4))
    photo = s.photos[s.to_move] > 0 and not s.photo_used
    phase = ("start", "main", "drawn", "step", "aside", "take", "after", "return")[s.phase]
    found = []
    for way in WAYS:
        column, row = beside(s, way)
        if phase == "step" and (empty(s, column, row) or (column == 9 and ready)):
            found.append(f"step {way}")
        if phase == "aside" and way != "forward" and empty(s, column, row):
            found.append(f"step {way}")
    for way in WAYS:
        if phase in ("main", "after") and photo and empty(s, *beside(s, way)):
            found.append(f"photo step {way}")
    return found


def slow_takes(s: Plain) -> list[str]:
    found = []
    for way in WAYS:
        column, row = beside(s, way)
        if column > 8 or not 0 <= row < 6:
            continue
        cell = 6 * column + row
        if (
            s.board[cell] >= 0
            and cell != s.laid
            and slow_fits(line_of(s, s.to_move), s.board[cell])
        ):
            found.append(f"take {way}")
    return found


def check(state: State, luck: random.Random) -> None:
    s = plain(state.record)
    legal = state.legal()
    phase = s.phase
    assert [move for move in legal if "step" in move] == slow_steps(s)
    takes = slow_takes(s) if phase in (1, 5) else []
    assert [move for move in legal if move.startswith("take")] == takes
    if phase == 2:
        fitting = slow_fits(line_of(s, s.to_move), s.drawn)
        assert ("add" in legal) == fitting
        lays = sum(move.startswith("lay") for move in legal)
        free = sum(empty(s, column, row) for column in range(1, 9) for row in range(6))
        assert lays == (free if not fitting or slow_takes(s) else 0)
    seat, event = luck.randrange(s.players), luck.randrange(len(EVENTS))
    assert bool(fits(state.record, seat, event)) == slow_fits(line_of(s, seat), event)


def test_tl_2_fits_and_steps_agree_with_a_slow_reference_on_100000_random_positions() -> None:
    positions, seed = 0, 0
    while positions < many(100_000, 3_000):
        luck = random.Random(seed)
        state = game(2 + seed % 5, spends=bool(seed % 2)).new(seed)
        while (codes := state.legal_codes()).size:
            if state.record.phase > 0:
                check(state, luck)
                positions += 1
            state.play(state.game.book.write_move(luck.choice(codes.tolist())))
        seed += 1
