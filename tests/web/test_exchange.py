"""My Gallery on the page: a painting that fits nowhere, and the museum's that can be had for it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import LAPTOP, PHONE, Visit
from web.test_access import faults
from web.test_my_gallery import begin, by_key, ghost, go, sideways

TABLES = 12  # the most to try
STEPS = 8  # of a settling, at most


def by_tap(button: Locator) -> None:
    button.tap()


def chosen(view: Any, legal: list[str]) -> str:
    """A move of somebody who hangs the largest paintings, while small ones go to the museum."""
    if view["phase"] == "offer":
        return legal[-1] if len(view["asked"]) == view["players"] else legal[0]
    if view["phase"] == "pick":
        faces = {move: view["offer"][int(move.split()[1]) - 1] for move in legal}
        return max(legal, key=lambda move: faces[move]["width"] * faces[move]["height"])
    if view["phase"] == "bid":
        return legal[-1]
    return next((move for move in legal if not move.endswith("assistant")), legal[0])


def play_until_stuck(page: Page) -> None:
    """By requests of the page's own guest: until two paintings can be had for the new one."""
    for _ in range(TABLES):
        page.goto("/".join(page.url.split("/")[:3]))
        begin(page)
        table = page.url.replace("/t/", "/api/tables/")
        told = page.request.get(table).json()
        while told["phase"] == "playing":
            if len({m.split()[1] for m in told["legal"] if m.startswith("exchange")}) > 1:
                return
            if told["legal"]:
                turn = {"seat": told["seat"], "ply": told["ply"], "request": f"at{told['ply']}"}
                move = chosen(told["view"], told["legal"])
                told = page.request.post(f"{table}/turns", data={**turn, "moves": [move]}).json()
            else:
                page.wait_for_timeout(5)
                told = page.request.get(table).json()
    raise AssertionError("no game came to an exchange")


@pytest.mark.parametrize(
    ("size", "how"), [(LAPTOP, by_key), (PHONE, by_tap)], ids=["by keys", "on a phone"]
)
def test_a_painting_of_the_museum_is_tried_on_before_the_exchange(
    visit: Visit, size: dict[str, int], how: Callable[[Locator], None]
) -> None:
    page = visit(size=size, has_touch=True)
    play_until_stuck(page)
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
