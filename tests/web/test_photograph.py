"""Photograph in Chromium: taking, winding, the sunset, the score."""

import re
from contextlib import suppress
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from web.conftest import LAPTOP, PHONE, Visit
from web.test_access import faults

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}
GO = ".bar .go:enabled"
LOG = "What happened"
ASKED = {  # by the page, the first that is there: what it waits for
    ".result": "over",
    ".curtain button": "lift",
    ".choice button": "side",
    GO: "go",
    ".photos .lit": "take",
    ".strip .open": "wind",
}
requests = count()


def home(page: Page) -> str:
    return page.url.partition("/t/")[0].rstrip("/")


def sit(page: Page, *seats: dict[str, str], **options: object) -> None:
    """A table with these seats, made as the page makes one."""
    page.context.request.put(f"{home(page)}/api/me", data={"name": "Anna"})
    wish = {"game": "photograph", "players": len(seats), "seats": seats, "options": options}
    answer = page.context.request.post(f"{home(page)}/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"{home(page)}/t/{answer.json()['table']}")


def table_of(page: Page) -> str:
    """The address of the page's table for programs."""
    return f"{home(page)}/api/tables/{page.url.partition('/t/')[2]}"


def last_move(page: Page, seat: int) -> dict[str, Any]:
    """The last of a seat's moves, made without the page by whoever has it open."""
    now = page.context.request.get(f"{table_of(page)}?seat={seat}").json()
    turn = {"seat": seat, "ply": now["ply"], "moves": now["legal"][-1:]}
    turn["request"] = f"skip-{next(requests)}"
    after: dict[str, Any] = page.context.request.post(f"{table_of(page)}/turns", data=turn).json()
    return after


def skip_to_the_sunset(*seats: Page) -> None:
    """The seats, one page for each or one for all, play the last of their moves."""
    now = seats[0].context.request.get(table_of(seats[0])).json()
    while now["view"]["phase"] != "sunset":
        now = last_move(seats[now["to_move"] % len(seats)], now["to_move"])


def wait(page: Page) -> str:
    """What the page asks for next."""
    page.locator(", ".join(ASKED)).first.wait_for(timeout=30_000)
    found = page.evaluate("all => all.find((one) => document.querySelector(one))", list(ASKED))
    return ASKED[found] if found else wait(page)


def act(page: Page) -> str:
    """One gesture and its answer: the longest take, a wind of one place, a confirm."""
    asked = wait(page)
    if asked == "take":
        page.locator(".photos .lit").nth(1).or_(page.locator(".photos .lit").last).first.click()
        page.locator(f".choice, .strip .open, {GO}").first.wait_for()
    elif asked == "side":
        page.locator(".choice button", has_text="3 from").or_(
            page.locator(".choice button").first
        ).last.click()
        expect(page.locator(".choice")).to_be_hidden()
    elif asked == "wind":
        wind(page)
    elif asked == "go":
        page.locator(GO).click()
        expect(page.locator(GO)).to_be_hidden()
    elif asked == "lift":
        page.locator(".curtain button").first.click()
        expect(page.locator(".curtain")).to_be_hidden()
    return asked


def wind(page: Page) -> None:
    """The bottom frame goes up one place, by two taps."""
    page.locator(".strip .open").first.click()
    page.locator(".strip .picked").wait_for()
    page.locator(".strip .open").first.click()
    page.locator(GO).wait_for()


def come_to(page: Page, wanted: str) -> None:
    while wait(page) != wanted:
        act(page)


def hand(page: Page) -> list[str | None]:
    """The strip's cards from the bottom up."""
    return [one.get_attribute("data-key") for one in page.locator(".strip li").all()]


def light(page: Page) -> str | None:
    """The hour of the table: day, dusk, evening, night."""
    return page.locator("[data-hour]").get_attribute("data-hour")


def number(cell: Locator) -> int:
    return int(cell.inner_text().replace("−", "-"))


def test_a_whole_game_by_taking_and_winding_through_the_sunset_to_the_score(visit: Visit) -> None:
    page = visit()
    photograph = page.get_by_role("article").filter(has_text="Photograph")
    photograph.get_by_role("button", name="Play against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    hours: list[str | None] = []
    for _ in range(200):
        asked = act(page)
        if light(page) not in hours:
            hours.append(light(page))
        if asked == "over":
            break
    assert hours[0] == "day"
    assert "dusk" in hours
    assert hours[-1] == "night"
    lines = page.locator("tbody tr")
    expect(lines).to_have_count(5)
    for seat in (0, 1):
        points = [number(line.locator("td b").nth(seat)) for line in lines.all()]
        assert sum(points) == number(page.locator("tfoot td b").nth(seat))
    assert faults(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".photos .card")).to_have_count(12)
    assert page.locator(".hand .face").count() == 10, "a replay shows all hands"
    assert faults(page) == []


def test_what_a_wind_would_play_is_told_before_and_happens_so(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT)
    for _ in range(3):
        come_to(page, "wind")
        wind(page)
        told = page.locator(".bar p").inner_text().removeprefix("To be played: ")
        act(page)
        log = page.get_by_role("region", name=LOG)
        for play in told.split("; "):
            card, how = play.removesuffix(" (−2)").removesuffix(", a lucky shot!").rsplit(" ", 1)
            expect(log).to_contain_text(f"Anna shoots {card}: {how}.")


def test_a_drag_winds_and_nothing_else_changes_the_order_of_a_hand(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT, first=0)
    come_to(page, "take")
    order = hand(page)
    drag(page, 0, 3)
    assert hand(page) == order
    page.locator(".strip button").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("PH-1")
    come_to(page, "wind")
    order = hand(page)
    drag(page, 3, 0)
    assert hand(page) == order
    drag(page, 0, 2)
    page.locator(GO).wait_for()
    assert hand(page) == [*order[1:3], order[0], *order[3:]]
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(GO)).to_be_hidden()
    assert hand(page) == order


def drag(page: Page, start: int, end: int) -> None:
    boxes = [one.bounding_box() for one in page.locator(".strip li").all()]
    (x, y), (to, _) = [(b["x"] + b["width"] / 2, b["y"] + 30) for b in (boxes[start], boxes[end])]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to, y, steps=6)
    page.mouse.up()


def test_three_seats_play_to_the_end_by_moves_in_words(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT, BOT, missed_frame=True)
    come_to(page, "take")
    expect(page.locator("[data-seat]")).to_have_count(3)
    page.get_by_text("Moves in words").click()
    words = page.get_by_role("group", name="Moves in words")
    move, confirm = words.locator("ul button"), words.locator(".first:enabled")
    for _ in range(100):
        move.or_(confirm).or_(page.locator(".result")).first.wait_for(timeout=30_000)
        if page.locator(".result").count():
            break
        with suppress(Error):  # the list went on in that moment: look again
            if move.count():
                move.last.click(timeout=2000)
            else:
                confirm.click(timeout=2000)
                expect(confirm).to_be_hidden()
    expect(page.locator("thead th")).to_have_count(4)
    assert not re.search(r"photograph-|page-", page.locator("body").inner_text())


def test_one_screen_covers_the_hands_and_winds_at_sunset_stay_secret(visit: Visit) -> None:
    page = visit()
    sit(page, {**ME, "name": "Anna"}, {**ME, "name": "Boris"})
    come_to(page, "lift")
    assert page.locator(".strip").count() == 0
    skip_to_the_sunset(page)
    page.reload()
    come_to(page, "wind")
    assert light(page) == "dusk"
    expect(page.get_by_text("choosing a wind")).to_be_visible()
    wind(page)
    assert faults(page) == []
    act(page)
    assert wait(page) == "lift"
    assert page.locator(".strip").count() == 0
    act(page)
    expect(page.get_by_text("wind chosen")).to_be_visible()
    log = page.get_by_role("region", name=LOG)
    expect(log).to_contain_text("has chosen a wind")
    since = log.get_by_role("listitem").first.inner_text().partition("The sun is setting!")[2]
    assert "place" not in since
    come_to(page, "go")
    act(page)
    come_to(page, "take")  # the next player's turn, whose curtain may lie over the log
    expect(log).to_contain_text("winds: place 1 goes up to 2")


def test_a_picked_frame_stays_picked_when_somebody_else_has_chosen(visit: Visit) -> None:
    anna, boris = visit(), visit()
    sit(anna, ME, {"kind": "open"})
    invite = anna.context.request.get(table_of(anna)).json()["invite"]
    boris.context.request.put(f"{home(boris)}/api/me", data={"name": "Boris"})
    boris.goto(anna.url)
    sat = boris.context.request.post(f"{table_of(boris)}/seats/1/sit", data={"invite": invite})
    assert sat.ok, sat.text()
    skip_to_the_sunset(anna, boris)
    come_to(anna, "wind")
    anna.locator(".strip .open").first.click()
    anna.locator(".strip .picked").wait_for()
    last_move(boris, 1)
    expect(anna.get_by_text("wind chosen")).to_be_visible()
    expect(anna.locator(".strip .picked")).to_have_count(1)
    anna.locator(".strip .open").first.click()
    come_to(anna, "go")
    act(anna)
    log = anna.get_by_role("region", name=LOG)
    expect(log).to_contain_text("Anna winds: place 1 goes up to 2")


def test_who_watches_sees_backs_and_who_is_awaited(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT, first=0)
    watcher = visit("/t/" + page.url.partition("/t/")[2])
    expect(watcher.get_by_text("Anna is choosing a subject.")).to_be_visible()
    assert watcher.locator(".strip").count() == 0
    expect(watcher.locator(".hand .back")).to_have_count(10)
    assert watcher.locator(".hand .face").count() == 0


def test_four_seats_on_a_phone_need_no_sideways_scroll_and_no_small_fingers(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True, is_mobile=True)
    sit(page, ME, BOT, BOT, BOT, first=0, plain_backs=True)
    expect(page.locator("[data-seat]")).to_have_count(4)
    for asked in ("take", "side", "wind"):
        come_to(page, asked)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(SMALL) == []


SMALL = """[...document.querySelectorAll('button, a, select, input')]
    .map((e) => [e.innerText, e.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.width < 44 || box.height < 44))
    .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""


def test_turns_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page, ME, BOT)
    made = 0
    while made < 2:
        asked = wait(page)
        if asked == "take":
            page.locator(".photos .lit").first.focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.locator(f".choice, .strip .open, {GO}").first.wait_for()
        elif asked == "side":
            expect(page.locator(".choice button").first).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(".choice")).to_be_hidden()
        elif asked == "wind":
            page.keyboard.press("1")
            expect(page.locator(".strip .picked")).to_be_focused()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.locator(GO).wait_for()
        else:
            made += page.locator(GO).inner_text() == "Shoot"
            page.keyboard.press("Control+Enter")
            expect(page.locator(GO)).to_be_hidden()


@pytest.mark.parametrize(("language", "size"), [("ru", PHONE), ("uk", LAPTOP)])
def test_other_languages_in_the_dark_have_no_faults(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    page = visit(size=size, language=language, color_scheme="dark")
    sit(page, ME, BOT, BOT, first=0, memory_aid=True)
    come_to(page, "side")
    assert faults(page) == []
    assert not re.search(r"photograph-|page-", page.locator("body").inner_text())
