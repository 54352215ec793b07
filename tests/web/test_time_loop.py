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
MOST = 1500  # moves made through the page
LATE_FOR_SIX = (6, 3, 183)  # players, seed and ply of a game of the baseline that ends at 290


def begin(page: Page, players: int) -> None:
    """From home to a table of Time Loop against bots."""
    page.get_by_role("button", name=re.compile("Play against bots.*Time Loop")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(players), exact=True).check(force=True)
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    page.get_by_text("Moves in words").click()


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


def check_story(page: Page, width: int) -> None:
    """The end: the winner's day, told in every language."""
    for language, opening in OPENINGS.items():
        page.get_by_role("combobox", name=re.compile("Language|Язык|Мова")).select_option(language)
        expect(page.get_by_text(re.compile(f"^{opening}"))).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("players", "size", "press"),
    [(2, LAPTOP, by_key), (4, PHONE, by_hand)],
    ids=["two by keys", "four on a phone"],
)
def test_a_whole_game_ends_with_a_story_in_three_languages(
    visit: Visit, players: int, size: dict[str, int], press: Callable[[Locator], None]
) -> None:
    page = visit(size=size)
    begin(page, players)
    assert any(not move(page, press) for _ in range(MOST)), "the game does not end"
    check_story(page, size["width"])


def test_six_come_to_the_end_of_a_day_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(size=PHONE)
    open_at(page, server, "time_loop", *LATE_FOR_SIX)
    page.get_by_text("Moves in words").click()
    assert any(not move(page, by_hand) for _ in range(MOST)), "the game does not end"
    check_story(page, PHONE["width"])
