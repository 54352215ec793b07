from __future__ import annotations

import re
from itertools import pairwise

import pytest

from games.playing import play
from games.time_loop.table import COLOUR, EVERY_EVENT, TWO_OF_EACH, at, drawing, game, greedy_game
from vernissage import State, replay
from vernissage.games.time_loop.components import COLOURS, OBJECTS
from vernissage.games.time_loop.story import SENTENCES, TIMES, time_of_day
from vernissage.text import LANGUAGES, story, word

OPENINGS = {"en": "I left home…", "ru": "Я вышел из дома…", "uk": "Я вийшов з дому…"}
AGAIN = {
    "en": "then it was the third of September again",
    "ru": "снова было третье сентября",
    "uk": "знову було третє вересня",
}


def finished(returns: int = 0) -> State:
    state = drawing("keys 1", at("H3", *TWO_OF_EACH, returns=returns), at("1"), round=30)
    return play(state, "draw", "add", "step forward")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tl_13_the_story_begins_with_leaving_home(language: str) -> None:
    assert story(finished().view(None), language).startswith(OPENINGS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tl_13_the_same_record_tells_the_same_story(language: str) -> None:
    state = greedy_game(game(2).new(5))
    again = replay(state.to_record().to_json())
    told = story(state.view(0), language)
    assert told == story(again.view(None), language)
    assert len(told) > 300


def test_tl_13_every_event_of_the_line_is_told_in_its_order_and_colour() -> None:
    lines = finished().view(None)["story"]
    told = [line for line in lines if "colour" in line["values"]]
    names = [re.sub(r"time_loop-story-(.+)-\d", r"\1", line["key"]) for line in told]
    assert names == [event.split()[0] for event in (*TWO_OF_EACH, "keys 1")]
    assert [line["values"]["colour"] for line in told[:3]] == ["blue", "yellow", "green"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("returns", [0, 1, 2, 5, 21])
def test_tl_13_the_returns_of_the_day_are_woven_in(returns: int, language: str) -> None:
    told = story(finished(returns).view(None), language)
    assert (AGAIN[language] in told) == (returns > 0)
    lines = [line["key"] for line in finished(returns).view(None)["story"]]
    reminders = [key for key in lines if "reminder" in key]
    assert reminders == [f"time_loop-story-reminder-{i + 1}" for i in range(min(3, returns))]
    assert "reminder" not in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tl_13_every_object_has_three_sentences_that_agree_with_every_colour(language: str) -> None:
    for thing in OBJECTS:
        sentences = set()
        for n in range(1, SENTENCES + 1):
            key = f"time_loop-story-{thing.replace('_', '-')}-{n}"
            worded = {word(key, language, colour=colour) for colour in COLOURS}
            assert len(worded) == len(COLOURS), key
            for sentence in worded:
                assert sentence[0].isupper(), sentence
                assert sentence[-1] == "."
                assert "  " not in sentence
            sentences |= worded
        assert len(sentences) == SENTENCES * len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_name_of_its_own(language: str) -> None:
    names = set()
    for event in EVERY_EVENT:
        thing, number = event.split()
        colour = COLOUR[event]
        names.add(
            word("time_loop-token", language, object=thing, number=int(number), colour=colour)
        )
    assert len(names) == 80


@pytest.mark.parametrize(
    ("language", "thing", "words"),
    [
        ("en", "ice_cream", "blue ice cream 1"),
        ("ru", "clock", "синие часы 1"),
        ("ru", "guitar", "синяя гитара 1"),
        ("ru", "kitten", "синий котёнок 1"),
        ("uk", "kitten", "синє кошеня 1"),
        ("uk", "clock", "синій годинник 1"),
    ],
)
def test_colours_agree_with_the_objects(language: str, thing: str, words: str) -> None:
    assert word("time_loop-token", language, object=thing, number=1, colour="blue") == words


def test_the_day_goes_from_morning_to_night() -> None:
    came = list(range(3, 18))
    times = [TIMES.index(time_of_day(came, place)) for place in range(len(came))]
    assert times[0] == 0
    assert times[-1] == len(TIMES) - 1
    assert all(a <= b for a, b in pairwise(times))
    assert time_of_day([7], 0) == "morning"


def test_without_a_winner_there_is_no_story() -> None:
    seen = game(2).new(1).view(None)
    assert (seen["story"], story(seen)) == (None, "")
