"""Reading the parts of a position of Photograph: every card once, every value checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from vernissage.engine.errors import ImpossiblePosition, UnreadableMove
from vernissage.engine.position import Reader, choice, whole
from vernissage.engine.record import OVER
from vernissage.games.photograph import moves
from vernissage.games.photograph.cards import CARDS, read_card, read_cell
from vernissage.games.photograph.components import (
    COLOURS,
    COLOURS_IN_PLAY,
    COLUMNS,
    HALF,
    MOST_TAKEN,
    ROWS,
    VALUES,
)
from vernissage.games.photograph.films import place
from vernissage.games.photograph.state import (
    AT_SUNSET,
    BACKS,
    DOWN,
    MOST_HELD,
    NOTHING,
    UNKNOWN,
    N,
)

PHASES = ("take", "wind", "sunset", "end")
Put = Callable[[int, str], int]  # a card and where it is said to lie


def read_colours(reader: Reader, s: np.record) -> None:
    """[PH-S1] The colours left out, as many as the players ask for."""
    count = N - int(COLOURS_IN_PLAY[int(s.players)])
    usual = [] if count == 0 else [c for i, c in enumerate(COLOURS) if not int(s.colours) >> i & 1]
    if s.colours == 0:
        usual = list(COLOURS[N - count :])
    named = [choice(name, "left_out", COLOURS) for name in reader.items("left_out", usual)]
    out = set(named)
    if len(out) != len(named):
        raise ImpossiblePosition("left_out: a colour is named twice")
    if len(out) != count:
        raise ImpossiblePosition(
            f"left_out: {count} colours for {s.players} players, not {len(out)}"
        )
    colours = sum(1 << c for c in range(N) if c not in out)
    if s.colours not in (0, colours):
        raise ImpossiblePosition("left_out: this game leaves out other colours")
    s.colours = colours


def read_cards(reader: Reader, s: np.record) -> None:
    """[PH-C1] Field, hands, films and what is gone; every card in one place at most."""
    seen: dict[int, str] = {}

    def put(card: int, where: str) -> int:
        if not int(s.colours) >> card // VALUES & 1:
            raise ImpossiblePosition(f"{where}: {COLOURS[card // VALUES]} is left out")
        if card in seen:
            raise ImpossiblePosition(f"{CARDS[card]} is both {seen[card]} and {where}")
        seen[card] = where
        return card

    _read_field(reader, s, put)
    _read_hands(reader, s, put)
    _read_films(reader, s, put)
    for value in reader.items("gone", []):
        put(read_card(value, "gone"), "gone")
    for back in range(BACKS):
        cards = range(back * HALF, (back + 1) * HALF)
        if int(s.colours) >> back // 2 & 1:
            s.unseen[back] = sum(1 << i for i, card in enumerate(cards) if card not in seen)


def _rows(
    reader: Reader, key: str, count: int, default: Sequence[object] | None = None
) -> list[object]:
    """A list of a given length."""
    items = reader.items(key) if default is None else reader.items(key, default)
    if len(items) != count:
        raise ImpossiblePosition(f"{key}: {len(items)} of them, not {count}")
    return items


def _listed(value: object, where: str, most: int) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise ImpossiblePosition(f"{where} must be a list of at most {most}, not {value!r}")
    return value


def _read_field(reader: Reader, s: np.record, put: Put) -> None:
    for row, cells in enumerate(_rows(reader, "field", int(ROWS[int(s.players)]))):
        where = f"field, row {row + 1}"
        listed = _listed(cells, where, COLUMNS)
        if len(listed) != COLUMNS:
            raise ImpossiblePosition(f"{where}: {len(listed)} places, not {COLUMNS}")
        for column, value in enumerate(listed):
            cell = read_cell(value, where)
            if cell >= DOWN:
                _check_back(s, cell - DOWN, where)
                if column in (0, COLUMNS - 1):
                    raise ImpossiblePosition(f"{where}: the outer columns lie face up")
            elif cell != NOTHING:
                put(cell, "on the field")
                if column not in (0, COLUMNS - 1):
                    raise ImpossiblePosition(f"{where}: the inner columns lie face down")
            s.field[row * COLUMNS + column] = cell


def _check_back(s: np.record, back: int, where: str) -> None:
    if (back == UNKNOWN) != bool(s.plain_backs):
        raise ImpossiblePosition(f"{where}: backs tell {'nothing' if s.plain_backs else 'colours'}")
    if back < BACKS and not int(s.colours) >> back // 2 & 1:
        raise ImpossiblePosition(f"{where}: {COLOURS[back // 2]} is left out")


def _read_hands(reader: Reader, s: np.record, put: Put) -> None:
    players = int(s.players)
    for seat, hand in enumerate(_rows(reader, "hands", players)):
        where = f"hand of seat {seat}"
        for i, value in enumerate(_listed(hand, where, MOST_HELD)):
            s.hands[seat, i] = put(read_card(value, where), f"in the {where}")
            s.held[seat] = i + 1
    missed = s.missed_frame and s.to_move == OVER  # then the last cards lie open [PH-V1]
    usual = [[1] if missed and s.held[seat] else [] for seat in range(players)]
    for seat, places in enumerate(_rows(reader, "shown", players, usual)):
        for value in _listed(places, "shown", MOST_HELD):
            s.shown[seat] |= 1 << whole(value, "shown", 1, int(s.held[seat])) - 1


def _read_films(reader: Reader, s: np.record, put: Put) -> None:
    players = int(s.players)
    for seat, films in enumerate(_rows(reader, "films", players, [{} for _ in range(players)])):
        where = f"films of seat {seat}"
        if not isinstance(films, dict):
            raise ImpossiblePosition(f'{where} must be like {{"blue": [3, -9, 5]}}, not {films!r}')
        for name, values in films.items():
            colour = choice(name, where, COLOURS)
            for value in _listed(values, f"{where}: {name}", VALUES):
                _play(s, seat, colour, value, f"{where}: {name}", put)


def _play(s: np.record, seat: int, colour: int, value: object, where: str, put: Put) -> None:
    """[PH-5] [PH-6] One card of a film, which must lie as the rules lay it."""
    number = whole(value, where, -VALUES, VALUES)
    if number == 0:
        raise ImpossiblePosition(f"{where}: there is no card 0")
    card = put(colour * VALUES + abs(number) - 1, f"in the {where.partition(':')[0]}")
    if bool(place(s, seat, card, False)) != (number > 0):
        lies = "blurred (negative)" if number > 0 else "sharp (positive)"
        raise ImpossiblePosition(f"{where}: {abs(number)} is {lies} there")


def read_lucky(reader: Reader, s: np.record) -> None:
    """[PH-C2] Who took which lucky shot."""
    taken = reader.take("lucky", {})
    if not isinstance(taken, dict):
        raise ImpossiblePosition(f'lucky must be like {{"blue": 0}}, not {taken!r}')
    for name, seat in taken.items():
        colour = choice(name, "lucky", COLOURS)
        s.lucky[colour] = whole(seat, f"lucky: {name}", 0, int(s.players) - 1)


def read_winds(reader: Reader, s: np.record) -> None:
    """[PH-4] [PH-12] The last shots, the winds of the last sunset, and where a refill paused."""
    players = int(s.players)
    for seat, cards in enumerate(_rows(reader, "played", players, [[] for _ in range(players)])):
        for i, value in enumerate(_listed(cards, "played", MOST_TAKEN)):
            s.played[seat, i] = read_card(value, "played")
    for seat, text in enumerate(_rows(reader, "winds", players, [None] * players)):
        if text is not None:
            s.winds[seat] = _wind(text)
    places = int(ROWS[players]) * COLUMNS
    paused = reader.take("paused", None)
    if (paused is not None) != (s.phase == AT_SUNSET):
        raise ImpossiblePosition("paused: a refill pauses at sunset, and only then")
    if paused is not None:
        s.paused = whole(paused, "paused", 1, places) - 1


def _wind(text: object) -> int:
    try:
        code = moves.read(text)  # type: ignore[arg-type]  # it says what is wrong with it
    except UnreadableMove:
        code = -1
    if code < moves.WINDS:
        raise ImpossiblePosition(f"winds: {text!r} is not a wind")
    return code
