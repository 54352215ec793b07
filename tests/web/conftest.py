"""A real browser on a real server; whatever a page reports as a fault fails its test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from server.running import Server

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds: a browser on a busy machine
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web"), ABSENCE="1")
    yield running
    running.stop()
    running.check_log()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page as somebody new; `like` opens it as somebody known, in the same browser."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # A refused request is also said by the console; what the page makes of it is tested.
        if message.type == "error" and "Failed to load resource" not in message.text:
            faults.append(message.text)

    def arrive(
        path: str = "/",
        like: Page | None = None,
        at: Server = server,
        size: dict[str, int] | None = None,
        language: str = "en-US",
        **more: object,
    ) -> Page:
        if like is None:
            # Nobody looks at a laptop's pixels here, and painting them was a third of the work.
            settings = {
                "viewport": size or LAPTOP,
                "locale": language,
                "reduced_motion": "reduce",
                "device_scale_factor": 1 if size == PHONE else 0.5,
            }
            contexts.append(browser.new_context(**{**settings, **more}))  # type: ignore[arg-type]
        page = (contexts[-1] if like is None else like.context).new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(at.address + path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not faults, faults
