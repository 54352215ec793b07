"""What a seat of Photograph sees, built field by field."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from vernissage.engine.kernel import interpreted
from vernissage.engine.record import OVER, Plain, plain
from vernissage.engine.rulebook import Json, mover_alone
from vernissage.games.photograph import films, moves
from vernissage.games.photograph.cards import back, back_in_hand, face
from vernissage.games.photograph.components import (
    COLOURS,
    COLUMNS,
    HALVES,
    LUCKY_AT,
    PLACES,
    PLAYED_TOGETHER,
    ROWS,
    VALUES,
)
from vernissage.games.photograph.events import events
from vernissage.games.photograph.scoring import missed_frame, scores, sheet, winners
from vernissage.games.photograph.state import (
    AT_SUNSET,
    BACKS,
    DOWN,
    NOBODY,
    NOTHING,
    SUNSET,
    TAKE,
    WIND,
    N,
)

__all__ = ["awaited", "events", "open_view", "view"]

PHASES = ("take", "wind", "sunset", "end")
WAYS = ("none", "rising", "falling")  # by way: 0, 1, -1

follows = interpreted(films.follows)
heading = interpreted(films.heading)


def view(s: np.record | Plain, seat: int | None) -> Json:
    """What a seat sees; a spectator (None) sees the backs of every hand."""
    return _view(s, seat, () if seat is None else (seat,))


def open_view(s: np.record | Plain) -> Json:
    """The table with every hand face up: for whoever holds the whole state."""
    return _view(s, None, range(plain(s).players))


def _view(record: np.record | Plain, seat: int | None, open_hands: Iterable[int]) -> Json:
    s = plain(record)
    return {
        "game": "photograph",
        "players": s.players,
        "seat": seat,
        "ply": s.ply,
        "to_move": None if s.to_move == OVER else s.to_move,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "announced": s.announced,
        "first": s.first,
        "colours": [COLOURS[c] for c in range(N) if s.colours >> c & 1],
        "lucky_at": int(LUCKY_AT[s.players]),
        "missed_frame": bool(s.missed_frame),
        "plain_backs": bool(s.plain_backs),
        "field": _field(s),
        "deck": _deck(s),
        "hands": [_hand(s, other, other in open_hands) for other in range(s.players)],
        "films": [_films(s, other) for other in range(s.players)],
        "lucky": {COLOURS[c]: _owner(s.lucky[c]) for c in range(N) if s.colours >> c & 1},
        "scores": list(scores(s)),
        "sheet": sheet(s),
        "committed": _committed(s, open_hands),
        "winds": winds(s, seat),
        "winners": winners(s),
    }


# The field and the deck


def _field(s: Plain) -> list[Json]:
    """The places in the order they are filled, each with what lies there."""
    return [
        {
            "place": number + 1,
            "row": int(cell) // COLUMNS + 1,
            "column": int(cell) % COLUMNS + 1,
            "card": _lying(s.field[cell]),
        }
        for number, cell in enumerate(PLACES[s.players, : ROWS[s.players] * COLUMNS])
    ]


def _lying(cell: int) -> Json | None:
    if cell == NOTHING:
        return None
    return back(cell - DOWN) if cell >= DOWN else face(cell)


def _deck(s: Plain) -> Json:
    """[PH-C3] How many photographs are left, of which backs, and the back on top."""
    sunset = "in" if s.sunset else "out"
    if s.top == SUNSET:
        sunset = "top"
    left = None
    if not s.plain_backs:
        left = {
            COLOURS[b // 2]: dict(zip(HALVES, s.deck[b : b + 2], strict=True))
            for b in range(0, BACKS, 2)
            if s.colours >> b // 2 & 1
        }
    return {
        "photographs": s.left,
        "top": None if s.top in (NOTHING, SUNSET) else back(s.top),
        "sunset": sunset,
        "left": left,
    }


# Hands and films


def _hand(s: Plain, seat: int, open_hand: bool) -> Json:
    """The cards from the bottom up; faces to their owner, and to all if the table helps memory."""
    cards = []
    for place, card in enumerate(s.hands[seat][: s.held[seat]]):
        known = bool(s.shown[seat] >> place & 1)
        frame = s.missed_frame and s.to_move == OVER
        told = open_hand or (known and (s.memory_aid or frame))
        seen = face(card) if told else back_in_hand(card, s.plain_backs)
        cards.append({**seen, "known": known} if s.memory_aid else seen)
    return {"seat": seat, "count": s.held[seat], "cards": cards}


def _films(s: Plain, seat: int) -> Json:
    """[PH-C4] A seat's films by colour: cards in order, direction, and what may come next."""
    return {COLOURS[c]: _film(s, seat, c) for c in range(N) if s.colours >> c & 1}


def _film(s: Plain, seat: int, colour: int) -> Json:
    values = [value for value in s.films[seat][colour] if value]
    last, way = s.last[seat][colour], s.way[seat][colour]
    after_blur = bool(values) and values[-1] < 0
    return {
        "cards": [{"value": abs(value), "sharp": value > 0} for value in values],
        "direction": WAYS[way],
        "last": last or None,
        "next": [
            v
            for v in range(1, VALUES + 1)
            if v not in map(abs, values) and follows(v, last, way, after_blur)
        ],
        "lucky": s.lucky[colour] == seat,
        "missed": missed_frame(s, seat) == colour,
    }


def _owner(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# Winds


def _committed(s: Plain, open_hands: Iterable[int]) -> list[str | bool | None]:
    """Whose wind is in: true; one's own, or all when they are shown, by its text."""
    if s.phase < AT_SUNSET:
        return [None] * s.players
    return [
        None
        if move == NOTHING
        else (moves.write(move) if s.to_move == OVER or seat in open_hands else True)
        for seat, move in enumerate(s.winds[: s.players])
    ]


def awaited(s: Plain) -> list[int]:
    """[PH-12] [PH-13] Who may move: while all wind at the same time, whoever has not chosen."""
    if s.to_move == OVER or s.phase < AT_SUNSET:
        return mover_alone(s)
    return [seat for seat, move in enumerate(s.winds[: s.players]) if move == NOTHING]


def winds(s: Plain, seat: int | None) -> list[Json]:
    """For who is to wind now: every legal wind and what would then be played, sharp or not."""
    if seat is None or seat != s.to_move or s.phase == TAKE:
        return []
    plays = s.announced if s.phase == WIND else PLAYED_TOGETHER
    hand = s.hands[seat][: s.held[seat]]
    found = []
    for high in range(1, len(hand)):
        for low in range(high):
            rest = hand[:low] + hand[low + 1 :]
            order = [*rest[:high], hand[low], *rest[high:]]
            text = f"wind {low + 1}>{high + 1}"
            found.append({"move": text, "plays": preview(s, seat, order[:plays])})
    return found


def preview(s: Plain, seat: int, cards: list[int]) -> list[Json]:
    """[PH-5] [PH-6] [PH-9] What playing these cards in this order would do."""
    after: dict[int, tuple[int, int, bool, int]] = {}
    plays: list[Json] = []
    unclaimed = {c for c in range(N) if s.phase == WIND and s.lucky[c] == NOBODY}
    for card in cards:
        colour, value = card // VALUES, card % VALUES + 1
        values = [v for v in s.films[seat][colour] if v]
        now = (
            s.last[seat][colour],
            s.way[seat][colour],
            bool(values) and values[-1] < 0,
            s.sharp[seat][colour],
        )
        last, way, after_blur, sharp = after.get(colour, now)
        fits = follows(value, last, way, after_blur)
        if fits:
            after[colour] = (value, heading(value, last, way), False, sharp + 1)
        else:
            after[colour] = (last, way, True, sharp)
        enough = fits and sharp + 1 >= LUCKY_AT[s.players]
        lucky = bool(enough and colour in unclaimed)
        unclaimed -= {colour} if lucky else set()
        plays.append({"card": face(card), "sharp": fits, "lucky": lucky})
    return plays
