"""My Gallery on the page, by the words and buttons a person sees."""

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

MOST = 600  # presses through the page
SHORT = {3: 121, 4: 183}  # by players: a seed that lets who auctions big paintings end soon
LATE = 240  # moves, of 329 if all four went on as they began
GO = re.compile(r"^(Hang it here|Bid \d+|Take it|Done|Confirm)$")


def begin(page: Page, players: int = 2, way: str = "Play against bots") -> None:
    """From home to a table of My Gallery; bots are quick ones."""
    page.get_by_role("button", name=re.compile(f"{way}.*My Gallery")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(players), exact=True).check(force=True)
    if way == "Play against bots":
        quick = re.compile("^(greedy|novice)$", re.I)
        dialog.get_by_role("radio", name=quick).first.check(force=True)
    dialog.get_by_role("button", name=re.compile("^(Play|Open a table)$")).click()
    page.wait_for_url("**/t/*")


def by_hand(button: Locator) -> None:
    button.click(timeout=2000)


def by_key(button: Locator) -> None:
    button.press("Enter", timeout=2000)


def go(page: Page) -> Locator:
    """The one big button that leads on."""
    return page.get_by_role("button", name=GO).and_(page.locator(":enabled"))


def choices(page: Page) -> Locator:
    """What is lit: a stack, a bid card, a painting of the auction, a way out."""
    ways = ".dock .museum button:enabled, .dock .excess:enabled"
    return page.locator(f".stacks .can, .dock ul .can, .auction .can, {ways}")


def ghost(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("Arrow keys move it"))


def sideways(page: Page, width: int) -> bool:
    return int(page.evaluate("document.documentElement.scrollWidth")) > width


def press(page: Page, how: Callable[[Locator], None], number: int) -> bool:
    """The next press of somebody who plays whatever is lit; false when the game is over."""
    expect(go(page).or_(choices(page)).or_(result(page)).first).to_be_visible(timeout=30_000)
    if result(page).is_visible():
        return False
    with suppress(Error):  # the table went on in that moment: look again
        if go(page).count():
            how(go(page).first)
        else:
            lit = choices(page)
            big = page.locator(".stacks .can").count()  # big paintings: a short game
            how(lit.last if big else lit.nth((number * 7) % max(1, lit.count())))
    page.wait_for_timeout(20)
    return True


def test_a_whole_game_is_played_on_the_board_by_keys(visit: Visit) -> None:
    page = visit()
    begin(page)
    over = False
    for number in range(MOST):
        if not press(page, by_key, number):
            over = True
            break
    assert over, "the game does not end"
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(
    ("players", "ply", "size", "how"),
    [(3, 0, PHONE, by_key), (4, LATE, LAPTOP, by_hand)],
    ids=["three by keys on a phone", "four, late in the game"],
)
def test_a_game_is_played_to_its_end_in_words(
    visit: Visit,
    server: Server,
    players: int,
    ply: int,
    size: dict[str, int],
    how: Callable[[Locator], None],
) -> None:
    page = visit(size=size)
    open_at(page, server, "my_gallery", players, SHORT[players], ply)
    page.get_by_text("Moves in words").click()
    panel = page.locator("details", has_text="Moves in words")
    moves = panel.locator("ul button")
    confirm = panel.get_by_role("button", name="Confirm the turn")
    for _ in range(MOST):
        expect(moves.first.or_(confirm).or_(result(page)).first).to_be_visible(timeout=30_000)
        assert not sideways(page, size["width"])
        if result(page).is_visible():
            return
        big = panel.get_by_role("button", name="up for auction").last  # a short game
        with suppress(Error):
            how(big if big.count() else moves.first if moves.count() else confirm)
        page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_arrow_keys_move_the_ghost_between_legal_places_and_enter_hangs_it(visit: Visit) -> None:
    page = visit()
    begin(page)
    expect(ghost(page)).to_have_accessible_name(re.compile("column 7, row 4"))
    ghost(page).press("ArrowRight")
    expect(ghost(page)).to_have_accessible_name(re.compile("column 8, row 4"))
    ghost(page).press("ArrowRight")  # a third place would miss the stars
    expect(ghost(page)).to_have_accessible_name(re.compile("column 8, row 4"))
    ghost(page).press("Enter")
    wall = page.get_by_role("list", name="Your wall")
    expect(wall.get_by_text("column 8, row 4")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(wall.get_by_role("listitem")).to_have_count(0)


def test_a_tapped_square_takes_the_ghost_or_names_the_rule(visit: Visit) -> None:
    page = visit()
    begin(page)
    wall = page.locator(".hero .wall")
    box = wall.bounding_box()
    assert box
    square = box["width"] / 14
    wall.click(position={"x": 8.5 * square, "y": 2.5 * square})
    expect(ghost(page)).to_have_accessible_name(re.compile("column 8, row 3"))
    wall.click(position={"x": 1.5 * square, "y": 1.5 * square})
    expect(page.get_by_role("alert")).to_contain_text("star")


@pytest.mark.parametrize(
    ("theme", "size"), [("dark", LAPTOP), ("light", PHONE)], ids=["laptop", "phone"]
)
def test_axe_finds_nothing_while_a_painting_is_tried_on(
    visit: Visit, theme: str, size: dict[str, int]
) -> None:
    page = visit(size=size, color_scheme=theme)
    begin(page)
    assert faults(page) == []
    for number in range(60):
        if page.locator(".dock ul .can").count():
            break
        press(page, by_hand, number)
    page.locator(".auction [aria-pressed]").first.click()
    expect(ghost(page)).to_be_visible()
    assert faults(page) == []
    assert not sideways(page, size["width"])
    page.get_by_role("button", name=re.compile("^See the wall of")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []


def test_a_bid_is_not_on_the_other_page_before_all_have_bid(visit: Visit) -> None:
    one = visit()
    begin(one, way="Play with friends")
    link = one.get_by_role("textbox", name="Invitation link").input_value()
    other = visit(link.partition("/t/")[1] + link.partition("/t/")[2])
    other.get_by_role("button", name="Sit down").first.click()
    pages = [one, other]
    for number in range(60):
        ready = [page for page in pages if go(page).or_(choices(page)).count()]
        bidder = next((page for page in ready if page.locator(".dock ul .can").count()), None)
        if bidder:
            break
        if ready:
            press(ready[0], by_hand, number)
        one.wait_for_timeout(50)
    assert bidder
    watcher = pages[1 - pages.index(bidder)]
    watcher.get_by_role("button", name="Bid card 12").click()  # both may bid, in any order
    bidder.get_by_role("button", name="Bid card 17").click()
    bidder.get_by_role("button", name="Bid 17", exact=True).click()
    expect(bidder.get_by_role("button", name=re.compile("^Your bid: 17"))).to_be_visible()
    bids = watcher.get_by_role("list", name="Bids")
    expect(bids.get_by_text("has bid")).to_have_count(1)
    expect(bids).not_to_contain_text("17")
    expect(watcher.get_by_role("region", name="What happened")).not_to_contain_text("17")
    watcher.get_by_role("button", name="Bid 12", exact=True).click()
    expect(watcher.get_by_role("region", name="What happened")).to_contain_text("bid 17")
