"""People at tables, in Chromium."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import vernissage
from server.running import Server
from web.conftest import PHONE, Visit
from web.playing import begin, cards, confirm, play_out, result, turn, wait_for_turn


def test_a_whole_game_against_a_bot_then_its_replay_and_its_record_in_python(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    begin(page)
    play_out(page)
    over = page.get_by_role("region", name="The game is over")
    expect(over).to_contain_text(re.compile("win"))
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    state = vernissage.replay(file.read_text(encoding="utf-8"))
    assert state.outcome() is not None
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    last = len(json.loads(file.read_text(encoding="utf-8"))["moves"])
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(last))


def test_a_game_the_server_lacks_hangs_on_the_wall_as_coming(visit: Visit) -> None:
    def leave_out(route: Route) -> None:
        offered = route.fetch().json()
        offered["games"] = [game for game in offered["games"] if game["id"] != "my_gallery"]
        route.fulfill(json=offered)

    page = visit()
    page.route("**/api/games", leave_out)
    page.reload()
    coming = page.get_by_role("article").filter(has_text="My Gallery")
    expect(coming.get_by_text("Coming soon")).to_be_visible()
    expect(coming.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("article").get_by_role("button")).to_have_count(9)


def test_a_replay_steps_by_key_and_button_and_its_link_names_the_ply(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(result(page)).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    expect(page.get_by_role("slider")).to_be_visible()


def test_two_guests_meet_by_the_invitation_link_and_neither_sees_the_others_hand(
    visit: Visit,
) -> None:
    host = visit()
    begin(host, "Play with friends")
    link = host.get_by_role("textbox", name="Invitation link").input_value()
    friend = visit(link.partition("/t/")[1] + link.partition("/t/")[2])
    friend.get_by_role("button", name="Sit down").first.click()
    if friend.get_by_role("dialog").count():
        friend.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    hand = "Your strokes"
    for page in (host, friend):
        expect(page.get_by_label(hand)).to_be_visible()
    first, second = (host, friend) if cards(host).count() else (friend, host)
    turn(first)
    assert wait_for_turn(second)
    turn(second)
    assert wait_for_turn(first) or result(first).is_visible()


def test_one_screen_has_a_curtain_between_the_hands(visit: Visit) -> None:
    page = visit()
    begin(page, "One screen")
    seen: set[str] = set()
    for _ in range(4):
        lift = page.get_by_role("button", name=re.compile("show my hand"))
        expect(lift).to_be_visible()
        assert cards(page).count() == 0, "the hand shows behind the curtain"
        seen.add(lift.inner_text())
        lift.click()
        turn(page)
        while cards(page).count():  # the same player goes on
            turn(page)
    assert len(seen) == 2


def test_a_spectator_watches_without_a_hand_or_a_move(visit: Visit) -> None:
    page = visit()
    begin(page)
    path = "/t/" + page.url.partition("/t/")[2]
    watcher = visit(path)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert cards(watcher).count() == 0
    assert watcher.get_by_label("Your strokes").count() == 0
    turn(page)
    expect(
        watcher.get_by_role("region", name="What happened").get_by_role("listitem").first
    ).to_be_visible()


def test_a_reload_in_mid_turn_keeps_the_table_and_the_draft(visit: Visit) -> None:
    page = visit()
    begin(page)
    assert wait_for_turn(page)
    cards(page).first.click()
    expect(confirm(page)).to_be_visible()
    page.reload()
    expect(confirm(page)).to_be_visible()
    confirm(page).click()
    expect(confirm(page)).to_be_hidden()


def test_undo_takes_back_a_draft_and_nobody_else_saw_it(visit: Visit) -> None:
    page = visit()
    begin(page)
    assert wait_for_turn(page)
    watcher = visit("/t/" + page.url.partition("/t/")[2])
    expect(watcher.get_by_role("figure", name="Improvement zone")).to_be_visible()
    expect(watcher.get_by_text("What happened")).to_be_visible()
    before = watcher.locator("main").inner_text()
    held = cards(page).count()
    cards(page).first.click()
    expect(confirm(page)).to_be_visible()
    assert watcher.locator("main").inner_text() == before
    page.keyboard.press("Escape")
    expect(confirm(page)).to_be_hidden()
    expect(cards(page)).to_have_count(held)


def test_a_stale_turn_is_refused_told_and_the_table_shown_as_it_is(visit: Visit) -> None:
    page = visit()
    begin(page)
    assert wait_for_turn(page)
    cards(page).first.click()
    expect(confirm(page)).to_be_visible()

    def be_quicker(route: Route) -> None:
        """Another window of the same guest makes the same turn just before this one arrives."""
        wish = {**route.request.post_data_json, "request": "quicker"}
        assert page.context.request.post(route.request.url, data=wish).ok
        route.continue_()

    page.route("**/turns", be_quicker, times=1)
    with page.expect_response("**/turns") as answer:
        confirm(page).click()
    assert answer.value.status == 409
    assert answer.value.json()["error"] == "StalePly"
    expect(page.get_by_text("The table has moved on meanwhile")).to_be_visible()
    assert turn(page)


def test_why_a_card_cannot_be_played_is_told_with_its_rule(visit: Visit) -> None:
    page = visit()
    begin(page)
    for _ in range(60):
        if not wait_for_turn(page):
            page.get_by_role("button", name="Rematch").click()
            continue
        cards(page).first.click()
        expect(confirm(page)).to_be_visible()
        idle = page.get_by_role("button", name=re.compile("stroke: cannot be played"))
        improving = page.get_by_role("button", name="End the turn").first.is_visible()
        if improving and idle.count():  # a stroke that does not fit: no smear in the same turn
            idle.first.click(force=True)
            expect(page.get_by_text(re.compile(r"FT-\d")).first).to_be_visible()
            return
        confirm(page).click()
        expect(confirm(page)).to_be_hidden()
    raise AssertionError("no card was ever refused")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_language_can_be_switched_at_the_table(visit: Visit, language: str) -> None:
    page = visit()
    begin(page)
    assert wait_for_turn(page)
    page.get_by_role("combobox", name="Language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    words = {"ru": "Ваш ход", "uk": "Ваш хід"}
    expect(page.get_by_text(words[language]).first).to_be_visible()
    assert not re.search(r"final_touch-|page-", page.locator("body").inner_text())


def test_the_browsers_own_language_is_taken(visit: Visit) -> None:
    page = visit(language="uk-UA")
    expect(page.locator("html")).to_have_attribute("lang", "uk")


def test_a_whole_game_on_a_phone_without_sideways_scroll(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True, is_mobile=True)
    begin(page)
    play_out(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_the_page_heals_by_itself_when_the_server_comes_back(visit: Visit, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        page = visit(at=own)
        begin(page)
        assert turn(page)
        own.kill()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        own.start()
        expect(page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
        assert turn(page)
    finally:
        own.stop()
        own.check_log()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "Play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(200):
        if not wait_for_turn(page):
            return
        cards(page).first.focus()
        page.keyboard.press("Enter")
        expect(confirm(page)).to_be_visible()
        confirm(page).focus()
        page.keyboard.press("Enter")
        expect(confirm(page)).to_be_hidden()
    raise AssertionError("the game does not end")


def tab_to(page: Page, words: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").strip().startswith(words):
            return
    raise AssertionError(f"no Tab leads to {words!r}")


def test_a_live_region_speaks_what_happens(visit: Visit) -> None:
    page = visit()
    begin(page)
    assert turn(page)
    assert wait_for_turn(page)
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()
