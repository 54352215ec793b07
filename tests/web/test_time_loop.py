"""Time Loop on the page, by the words and buttons a person sees."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from server.running import Server
from web.conftest import LAPTOP, PHONE, Visit
from web.playing import result
from web.prepared import open_at
from web.test_access import faults

OPENINGS = {"en": "I left home…", "ru": "Я вышел из дома…", "uk": "Я вийшов з дому…"}
AHEAD = re.compile("forward|Add the event|End the turn|Draw")  # a day that does not last
MOST = 500  # moves made through the page
SHORT_DAYS = {2: 30, 4: 25, 6: 339}  # by players: a seed that lets who always goes ahead end soon


def by_hand(button: Locator) -> None:
    button.click(timeout=2000)


def by_key(button: Locator) -> None:
    button.press("Enter", timeout=2000)


def move(page: Page, press: Callable[[Locator], None]) -> bool:
    """A move in words, or the confirm when nothing else is left; false when the game is over."""
    panel = page.locator("details", has_text="Moves in words")
    moves = panel.locator("ul button, ol button")
    confirm = panel.get_by_role("button", name="Confirm the turn")
    expect(moves.first.or_(confirm).or_(result(page)).first).to_be_visible(timeout=30_000)
    if result(page).is_visible():
        return False
    with suppress(Error):  # the table went on in that moment: look again
        ahead = moves.filter(has_text=AHEAD)
        press(ahead.first if ahead.count() else moves.last if moves.count() else confirm)
    page.wait_for_timeout(20)
    return True


@pytest.mark.parametrize(
    ("players", "size", "press"),
    [(2, LAPTOP, by_key), (4, PHONE, by_hand), (6, LAPTOP, by_hand)],
    ids=["two by keys", "four on a phone", "six"],
)
def test_a_whole_game_ends_with_a_story_in_three_languages(
    visit: Visit,
    server: Server,
    players: int,
    size: dict[str, int],
    press: Callable[[Locator], None],
) -> None:
    page = visit(size=size)
    open_at(page, server, "time_loop", players, SHORT_DAYS[players])
    page.get_by_text("Moves in words").click()
    assert any(not move(page, press) for _ in range(MOST)), "the game does not end"
    for language, opening in OPENINGS.items():
        page.get_by_role("combobox", name=re.compile("Language|Язык|Мова")).select_option(language)
        expect(page.get_by_text(re.compile(f"^{opening}"))).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
