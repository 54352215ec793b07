"""The documentation keeps its word: examples run, links lead somewhere, commands exist."""

import io
import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest
import typer

import vernissage
from vernissage.bots.players import NAMES as BOTS
from vernissage.cli import app
from vernissage.engine.generic import NAMES as KERNELS
from vernissage.engine.observation import length
from vernissage.engine.registry import rulebook
from vernissage.engine.rulebook import Rulebook
from vernissage.server.config import Config
from vernissage.text import word

ROOT = Path(__file__).resolve().parent.parent
DOCS = sorted((ROOT / "docs").glob("*.md"))
TOP = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md")]
PAGES = [*TOP, *DOCS, *sorted((ROOT / "src/vernissage/games").glob("*/README.md"))]
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # it is a group

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """The fenced blocks in a language, each with the number of its first line."""
    found = re.finditer(rf"^```{language}\n(.*?)^```$", read(page), re.MULTILINE | re.DOTALL)
    return [(read(page).count("\n", 0, block.start(1)), block[1]) for block in found]


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return re.sub(r"^ *```.*?^ *```$", "", read(page), flags=re.MULTILINE | re.DOTALL)


def code(page: Path) -> str:
    """What a reader may type: inline code, and the lines of shell blocks."""
    lines = [block for _, block in blocks(page, "sh")]
    return "\n".join([*re.findall(r"`([^`\n]+)`", prose(page)), *lines])


def anchors(page: Path) -> set[str]:
    """The headings as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [TOP[0], *DOCS], ids=lambda page: page.name)
def test_examples_run_and_print_what_stands_beside_them(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, object] = {}
    promised: list[str] = []
    for line, block in blocks(page, "python"):
        exec(compile("\n" * line + block, page, "exec"), names)
        promised += re.findall(r"^ *print\(.*\)  # (.+)$", block, re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == promised


def test_the_readme_shows_python() -> None:
    assert len(blocks(TOP[0], "python")) == 1


@every_page
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if not link.startswith("https://"):
            path, _, anchor = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


@every_page
def test_every_make_target_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", read(ROOT / "Makefile"), re.MULTILINE))
    assert set(re.findall(r"\bmake (?:[A-Z]+=\S+ )*([a-z]+)", code(page))) <= targets


@every_page
def test_every_command_named_exists(page: Path) -> None:
    assert set(re.findall(r"\bvernissage ([a-z]+)", code(page))) <= COMMANDS.keys()


@every_page
def test_every_command_shown_has_the_arguments_it_takes(page: Path) -> None:
    for line in "".join(block for _, block in blocks(page, "sh")).splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["vernissage"]:
            COMMANDS[words[1]].make_context(words[1], words[2:])


def test_the_game_shown_in_the_terminal_goes_like_that(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    [(_, block)] = blocks(ROOT / "docs/play.md", "console")
    command, shown = block.split("\n", 1)
    typed = re.findall(r"^seat \d> (.*\n)", shown, re.MULTILINE)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(typed)))
    app(shlex.split(command.removeprefix("$ vernissage ")), standalone_mode=False)
    assert capsys.readouterr().out == re.sub(r"(?m)^(seat \d> ).*\n", r"\1", shown)


def test_the_readme_lists_every_game_and_bot() -> None:
    text = read(TOP[0])
    assert all(f"src/vernissage/games/{game}/README.md" in text for game in vernissage.game_ids())
    assert all(f"`{bot}`" in text for bot in BOTS)


def test_rulings_link_to_every_game() -> None:
    text = read(ROOT / "docs/rulings.md")
    assert all(f"/{game}/README.md#rulings" in text for game in vernissage.game_ids())


def test_add_a_game_names_every_kernel_a_game_registers_and_no_other() -> None:
    rows = re.findall(r"^ *\| `([a-z]+)\(", read(ROOT / "docs/add-a-game.md"), re.MULTILINE)
    assert sorted(rows) == sorted(KERNELS)


def test_add_a_game_names_every_field_of_a_rulebook_and_no_other() -> None:
    rows = re.findall(r"^   \| (`[a-z_`, ]+`) \|", read(ROOT / "docs/add-a-game.md"), re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"[a-z_]+", row)]
    assert named == [field.name for field in fields(Rulebook)]


@pytest.mark.parametrize(
    "kind", [vernissage.Game, vernissage.State, vernissage.Record, vernissage.Tables]
)
def test_research_names_every_public_method(kind: type) -> None:
    text = read(ROOT / "docs/research.md")
    public = {name for name, value in vars(kind).items() if callable(value) or _computed(value)}
    assert [n for n in sorted(public) if n[0] != "_" and not re.search(rf"\b{n}\b", text)] == []


def test_research_names_everything_the_package_exports() -> None:
    text = read(ROOT / "docs/research.md")
    assert [n for n in vernissage.__all__ if not re.search(rf"\b{n}\b", text)] == []


def test_research_lists_the_spaces_of_every_game() -> None:
    rows = [
        f"| [{word(f'{game}-name', 'en')}](../src/vernissage/games/{game}/README.md#observation) "
        f"| {min(book.seats)}–{max(book.seats)} | {length(book.observation):,} | {book.codes:,} |"
        for game in vernissage.game_ids()
        for book in (rulebook(game),)
    ]
    head = "| game | players | observation | codes |\n|---|---|---|---|\n"
    assert head + "\n".join(rows) + "\n\n" in read(ROOT / "docs/research.md")


def _computed(value: object) -> bool:
    return isinstance(value, property | classmethod)


def test_every_setting_of_the_server_is_documented_with_its_default() -> None:
    rows = re.findall(
        r"^\| `VERNISSAGE_(\w+)` \| (\S*) ?\|", read(ROOT / "docs/host.md"), re.MULTILINE
    )
    want = {field.name.upper(): field.default for field in fields(Config)}
    del want["DATABASE"]  # it goes by --data and DATABASE_URL
    assert dict(rows) == {name: f"{value:g}" if value else "" for name, value in want.items()}
