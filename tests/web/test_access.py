"""Everybody can use the page: faults of access, sizes of what is loaded and tapped."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.running import Server
from web.conftest import LAPTOP, PHONE, Visit
from web.playing import begin, cards, play_out, wait_for_turn
from web.prepared import open_at

ROOT = Path(__file__).resolve().parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
SERIOUS = {"serious", "critical"}
NEAR_THE_END = (17, 44)  # a seed of Final Touch and a ply
LIGHT_AND_DARK = pytest.mark.parametrize("theme", ["light", "dark"])
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def faults(page: Page) -> list[str]:
    """What axe-core finds that keeps somebody out."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
    ]


@LIGHT_AND_DARK
@SIZES
def test_axe_finds_nothing_serious_from_home_to_table(
    visit: Visit, theme: str, size: dict[str, int]
) -> None:
    page = visit(size=size, color_scheme=theme)
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Play with friends").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("img", name="QR code of the invitation link")).to_be_visible()
    assert faults(page) == []
    page.goto(page.url.partition("/t/")[0])
    begin(page)
    assert wait_for_turn(page)
    cards(page).first.click()
    assert faults(page) == []
    page.get_by_role("button", name="Rules").click()
    assert faults(page) == []


def test_axe_finds_nothing_serious_at_the_end_and_in_the_replay(
    visit: Visit, server: Server
) -> None:
    page = visit()
    open_at(page, server, "final_touch", 2, *NEAR_THE_END)
    play_out(page)
    assert faults(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []


def test_what_is_tapped_on_a_phone_is_big_enough(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True, is_mobile=True)
    begin(page)
    assert wait_for_turn(page)
    small = page.evaluate(
        """[...document.querySelectorAll('button, a, select, input')]
            .map((e) => [e.getAttribute('aria-label') ?? e.innerText, e.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.width < 44 || box.height < 44))
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_every_move_can_be_found_in_words(visit: Visit) -> None:
    page = visit()
    begin(page)
    assert wait_for_turn(page)
    page.get_by_text("Moves in words").click()
    words = page.get_by_role("button", name=re.compile("^(Improve|Smear): a .* stroke"))
    expect(words.first).to_be_visible()
    words.first.click()
    expect(page.get_by_role("button", name="Confirm the turn")).to_be_visible()


def test_the_first_load_is_small(visit: Visit, server: Server) -> None:
    folder = ROOT / "src/vernissage/server/page"
    loaded: set[str] = set()
    page = visit()
    page.on("request", lambda request: loaded.add(request.url))
    page.reload()
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    begin(page)
    assert wait_for_turn(page)
    files = [url.removeprefix(server.address) for url in loaded if "/api/" not in url]
    sizes = {
        name: len(gzip.compress((folder / name.lstrip("/")).read_bytes()))
        for name in files
        if (folder / name.lstrip("/")).is_file()
    }
    assert len(sizes) > 3
    assert sum(sizes.values()) < 150 * 1024, sizes


def test_the_page_can_be_installed(visit: Visit, server: Server) -> None:
    page = visit()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.context.request.get(f"{server.address}{link}").json()
    assert manifest["name"] == "Vernissage"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.context.request.get(f"{server.address}/{icon['src'].lstrip('/')}").ok
