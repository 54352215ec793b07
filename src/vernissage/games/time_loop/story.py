"""[TL-13] The winner's story, from his line of events: keys of the texts and their values.

A line of the story is `{"key": …, "values": {…}}`; `vernissage.text.story`
words it in the reader's language, and a page may do the same. Which of the
sentences of an object is told depends on the line alone, so the same record
tells the same story.
"""

from __future__ import annotations

from zlib import crc32

from vernissage.engine.record import Plain
from vernissage.engine.rulebook import Json
from vernissage.games.time_loop.components import COLOURS, EVENTS
from vernissage.games.time_loop.state import NOBODY

SENTENCES = 3  # there are for every object
TIMES = ("morning", "noon", "afternoon", "evening", "night")
TIME_SENTENCES = 2  # there are for every time of the day
REMINDERS = 3  # of days lived before, told on the way
ENDINGS = 3


def story(s: Plain) -> list[Json] | None:
    """[TL-13] The story of a finished game, line by line; None if nobody has won."""
    if s.winner == NOBODY:
        return None
    length = s.length[s.winner]
    events = s.line[s.winner][:length]
    came = s.came[s.winner][:length]
    returns = s.returns[s.winner]
    told = [_line("opening"), *([_line("again", count=returns)] if returns else [])]
    reminders = min(returns, REMINDERS)
    time = ""
    for place, event in enumerate(events):
        if time != (time := time_of_day(came, place)):
            told.append(_line(f"time-{time}-{_pick(events, place, TIME_SENTENCES)}"))
        told.append(_event(events, place, event))
        nth = (place + 1) * (reminders + 1) // length
        if nth != place * (reminders + 1) // length and nth <= reminders:
            told.append(_line(f"reminder-{nth}", count=returns + 1))
    return [*told, _line(f"ending-{_pick(events, length, ENDINGS)}")]


def time_of_day(came: list[int], place: int) -> str:
    """When an event of the line happened: the day is as long as the line took to grow."""
    span = came[-1] - came[0] + 1
    return TIMES[(came[place] - came[0]) * len(TIMES) // span]


def _event(events: list[int], place: int, event: int) -> Json:
    thing, _, colour = EVENTS[event]
    key = f"{thing.replace('_', '-')}-{_pick(events, place, SENTENCES)}"
    return _line(key, colour=COLOURS[colour])


def _pick(events: list[int], place: int, among: int) -> int:
    """A number from 1 up that depends on the line and the place alone."""
    return crc32(bytes([*events, place])) % among + 1


def _line(name: str, **values: str | int) -> Json:
    return {"key": f"time_loop-story-{name}", "values": values}
