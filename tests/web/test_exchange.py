"""My Gallery on the page: a painting that fits nowhere, and the museum's that can be had for it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from server.running import Server
from web.conftest import LAPTOP, PHONE, Visit
from web.playing import result
from web.prepared import open_at
from web.test_access import faults
from web.test_my_gallery import MOST, by_hand, by_key, ghost, go, press, sideways

# Seeds and plies of games of the baseline, found by looking.
TWO_IN_THE_MUSEUM = (45, 153)  # paintings that the new one, which fits nowhere, can be swapped for
NOWHERE = (24, 157)  # and nothing in the museum fits
ONE_SQUARE = (35, 167)  # is empty on the wall, and a decoration is due
STEPS = 8  # of a settling, at most


def by_tap(button: Locator) -> None:
    button.tap()


@pytest.mark.parametrize(
    ("size", "how"), [(LAPTOP, by_key), (PHONE, by_tap)], ids=["by keys", "on a phone"]
)
def test_a_painting_of_the_museum_is_tried_on_before_the_exchange(
    visit: Visit, server: Server, size: dict[str, int], how: Callable[[Locator], None]
) -> None:
    page = visit(size=size, has_touch=True)
    open_at(page, server, "my_gallery", 2, *TWO_IN_THE_MUSEUM)
    museum = page.get_by_role("group", name="Museum").get_by_role("button")
    expect(museum.first).to_be_visible()
    expect(ghost(page)).to_have_count(0)
    how(museum.first)
    expect(ghost(page)).to_be_focused()  # the arrow keys move it at once
    assert faults(page) == []
    assert not sideways(page, size["width"])
    how(museum.first)  # put back
    expect(ghost(page)).to_have_count(0)
    how(museum.first)
    page.keyboard.press("Escape")  # put back, too
    expect(ghost(page)).to_have_count(0)
    expect(page.locator(".museum button:focus")).to_have_count(1)
    how(museum.last)
    name = museum.last.get_attribute("aria-label") or ""
    painting = name.removeprefix("Exchange for ").split()[0]
    expect(ghost(page)).to_have_accessible_name(re.compile(f"^{painting} "))
    how(ghost(page) if how is by_key else go(page).first)
    wall = page.get_by_role("list", name="Your wall")
    expect(wall.get_by_text(f"{painting} (")).to_have_count(1)
    expect(museum).to_have_count(0)
    how(page.get_by_role("button", name="Undo"))  # one move: the museum has it again
    expect(wall.get_by_text(f"{painting} (")).to_have_count(0)
    how(museum.last)
    log = page.get_by_role("region", name="What happened")
    told = log.get_by_text(f"for {painting} from the museum.")
    for _ in range(STEPS):  # hang it, take what it earns, done
        if not told.count():
            how(go(page).first)
            page.wait_for_timeout(300)
    expect(told).to_be_visible()


@pytest.mark.parametrize(
    ("when", "told"),
    [(NOWHERE, "finds no room and lays"), (ONE_SQUARE, "^The wall of .* is full")],
    ids=["excess", "full wall"],
)
def test_a_game_ends_by_excess_or_by_a_full_wall(
    visit: Visit, server: Server, when: tuple[int, int], told: str
) -> None:
    page = visit()
    open_at(page, server, "my_gallery", 2, *when)
    assert any(not press(page, by_hand, number) for number in range(MOST)), "it does not end"
    expect(result(page)).to_be_visible()
    log = page.get_by_role("region", name="What happened")
    expect(log.get_by_text(re.compile(told)).first).to_be_attached()
    assert faults(page) == []
