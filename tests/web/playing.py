"""What a person does at a table of Final Touch, by the words on the page."""

import re

from playwright.sync_api import Locator, Page, expect

CARD = re.compile(r"stroke: (improve|smear)")


def begin(page: Page, way: str = "Play against bots", **choices: str) -> None:
    """From home to a table in two clicks, or a few more with choices."""
    page.get_by_role("button", name=way).first.click()
    for label, value in choices.items():
        page.get_by_role("dialog").get_by_label(label).fill(value)
    go = re.compile("^(Play|Open a table)$")
    page.get_by_role("dialog").get_by_role("button", name=go).click()
    page.wait_for_url("**/t/*")


def cards(page: Page) -> Locator:
    """The cards of the hand that can be played now."""
    return page.get_by_role("button", name=CARD)


def result(page: Page) -> Locator:
    """The end, looked for at every press: by its class, which is found sooner than a role."""
    return page.locator(".result")


def confirm(page: Page) -> Locator:
    """The one big button of a draft."""
    return page.get_by_role("button", name=re.compile("^(Confirm|End the turn)$")).first


def wait_for_turn(page: Page) -> bool:
    """Until a card can be played; false when the game is over instead."""
    either = cards(page).first.or_(result(page))
    expect(either.first).to_be_visible(timeout=30_000)
    return not result(page).is_visible()


def turn(page: Page) -> bool:
    """One stroke and the confirm; false when the game is over."""
    if not wait_for_turn(page):
        return False
    cards(page).first.click()
    confirm(page).click()
    expect(confirm(page)).to_be_hidden()
    return True


def play_out(page: Page, most: int = 200) -> None:
    """Play until the result is on the page."""
    for _ in range(most):
        if not turn(page):
            return
    raise AssertionError("the game does not end")
