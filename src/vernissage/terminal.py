"""A table in the terminal."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from vernissage.bots.players import LEVELS, NAMES, Bot, make_bot
from vernissage.engine.errors import ImpossiblePosition, VernissageError
from vernissage.engine.game import State, load, replay
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.position import read_object
from vernissage.engine.replay import Record
from vernissage.engine.rulebook import Json
from vernissage.text import LANGUAGES, word

ME = "me"
PACE = 0.4  # seconds a bot's move takes at least: how long it thought must not tell what it holds
SLOWEST = 600.0  # seconds that anybody can mean


WIPE = "\033[2J\033[3J\033[H"  # clears a terminal's screen and what scrolled off it


class Quit(Exception):
    """The player leaves."""


class Terminal:
    """One game between the people at this terminal and bots."""

    def __init__(
        self, state: State, seats: Sequence[str], language: str, pace: float = PACE
    ) -> None:
        self.state = state
        self.pace = pace
        self.seats = list(seats)
        self.language = language
        seed = state.seed or 0
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, state.game, seed + seat + 1)
            for seat, name in enumerate(seats)
            if name != ME
        }
        self.people = [seat for seat, name in enumerate(seats) if name == ME]
        self.watching: int | None = self.people[0] if len(self.people) == 1 else None
        self.undo: list[State] = []

    def run(self) -> None:
        """Play to the end."""
        while (seat := self.state.to_move) is not None:
            if seat in self.bots:
                self._play(self._bot_move(seat))
            else:
                self._person_moves(seat)
        print()
        print(self._draw(self.watching))

    def _draw(self, seat: int | None) -> str:
        book = self.state.game.book
        return book.draw_text(book.view(self.state.record, seat))

    def _bot_move(self, seat: int) -> str:
        start = time.perf_counter()
        bot = self.bots[seat]
        move = bot.choose(Knowledge(self.state, seat))
        pace = max(self.pace, LEVELS[bot.name].seconds if bot.name in LEVELS else 0)
        time.sleep(max(0.0, pace - (time.perf_counter() - start)))
        return move

    def _play(self, move: str) -> None:
        before = self.state.copy()
        self.state.play(move)
        after = self.state
        told = before.game.book.events(before.record, after.codes[-1], after.record, self.watching)
        for event in told:
            print(f"  {tell(before.game.book.id, event, self.seats, self.language)}")
        self.undo = [] if is_final(before, after) else [*self.undo, before]

    def _person_moves(self, seat: int) -> None:
        if len(self.people) > 1 and self.watching != seat:
            if sys.stdout.isatty():
                print(WIPE, end="")
            _ask(f"\n{self._word('pass', number=seat)} ")
            self.watching = seat
        print()
        print(self._draw(seat))
        while self.state.to_move == seat:
            self._show_moves()
            text = _ask(f"{self._word('seat', number=seat)}> ")
            if self._answer(text):
                return

    def _show_moves(self) -> None:
        moves = self.state.legal()
        print("  " + "   ".join(f"{i}) {move}" for i, move in enumerate(moves, start=1)))

    def _answer(self, text: str) -> bool:
        """Do what was typed; true if the table has changed."""
        if text in {"quit", "exit"}:
            raise Quit
        if text == "undo":
            return self._take_back()
        if text.startswith("?"):
            self._explain(text[1:].strip())
            return False
        moves = self.state.legal()
        if text.isdecimal() and 1 <= int(text) <= len(moves):
            text = moves[int(text) - 1]
        try:
            self._play(text)
        except VernissageError:
            self._explain(text)
            return False
        return True

    def _take_back(self) -> bool:
        if not self.undo:
            print(f"  {self._word('no-undo')}")
            return False
        self.state = self.undo.pop()
        return True

    def _explain(self, move: str) -> None:
        if not move:
            print(f"  {self._word('help')}")
            return
        try:
            refusal = self.state.why_not(move, self.language)
        except VernissageError as error:
            print(f"  {error}")
            return
        print(f"  {refusal or self._word('possible')}")

    def _word(self, key: str, **values: str | int) -> str:
        return word(f"terminal-{key}", self.language, **values)


def is_final(before: State, after: State) -> bool:
    """Whether a move stands: the turn passed, chance was drawn from, or moves are hidden.

    The last of some hidden moves reveals the others, and its seat may be the next to move.
    """
    secret = before.game.kernels["secret"]
    if after.to_move != before.to_move or secret(before.record) or secret(after.record):
        return True
    return bool(after.record["chance"] != before.record["chance"])


def tell(game: str, event: Json, seats: Sequence[str], language: str) -> str:
    """An event in words."""
    values: dict[str, str | int] = {
        key: value for key, value in event.items() if isinstance(value, str | int)
    }

    def name(seat: int) -> str:
        return f"{seats[seat]} ({seat})"

    if "seat" in event:
        values["player"] = name(event["seat"])
    if "seats" in event:
        values["players"] = ", ".join(map(name, event["seats"]))
        values.setdefault("count", len(event["seats"]))
    return word(f"{game}-event-{event['event']}", language, **values)


def play_in_terminal(
    game: str, seats: Sequence[str], seed: int | None, language: str, save: Path | None
) -> None:
    """Seat people and bots and play."""
    for name in seats:
        if name != ME and name not in NAMES:
            raise ValueError(f"nobody is called {name!r}; seats are {ME}, {', '.join(NAMES)}")
    check_language(language)
    if save:
        check_place(save)
    pace = read_pace()
    terminal = Terminal(load(game, len(seats)).new(seed), seats, language, pace)
    try:
        terminal.run()
    except (Quit, EOFError, KeyboardInterrupt):
        print(f"\n  {word('terminal-left', language)}")
    record = terminal.state.to_record()
    if save:
        keep(record, save)
        print(f"  {word('terminal-saved', language, file=str(save))}")
    else:
        print(f"  {word('terminal-again', language, seed=record.seed)}")


def check_place(file: Path) -> None:
    """Refuse, before a game is played, a file it could not be kept in."""
    folder = file.parent
    if not folder.is_dir():
        raise ValueError(f"{file} cannot be written: there is no folder {folder}")
    if file.is_dir() or not os.access(file if file.exists() else folder, os.W_OK):
        raise ValueError(f"{file} cannot be written: name a file that this program may write to")


def keep(record: Record, file: Path) -> None:
    """Write a record to a file; if that fails after all, print it, lest the game be lost."""
    try:
        file.write_text(record.to_json() + "\n", encoding="utf-8")
    except OSError as error:
        print(record.to_json())
        raise ValueError(
            f"{file} cannot be written: {error.strerror}; the line above is the record"
        ) from None


def read_pace() -> float:
    """The least seconds of a bot's move, as the environment has it."""
    text = os.environ.get("VERNISSAGE_PACE", str(PACE))
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= SLOWEST:
        raise ValueError(
            f"VERNISSAGE_PACE must be a number of seconds from 0 to {SLOWEST:g}, not {text[:40]!r}"
        )
    return pace


def check_language(language: str) -> None:
    """Refuse a language there is no text in."""
    if language not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")


def tell_record(text: str, ply: int | None, language: str) -> None:
    """Tell a recorded game in words and show the table after it."""
    check_language(language)
    record = Record.from_json(text)
    final = replay(record)
    stop = len(record.moves) if ply is None else ply
    if not 0 <= stop <= len(record.moves):
        raise ValueError(f"the record has plies 0 to {len(record.moves)}, not {ply}")
    state = final.game.new(record.seed_number())
    seats = ["seat"] * record.players
    for move in record.moves[:stop]:
        before = state.copy()
        state.play(move)
        for event in state.game.book.events(before.record, state.codes[-1], state.record, None):
            print(tell(record.game, event, seats, language))
    print()
    print(state)


def show_position(text: str) -> None:
    """Show a position and what is legal in it."""
    data = read_object(text, "a position", ImpossiblePosition)
    for key, kind in (("game", str), ("players", int)):
        if not isinstance(data.get(key), kind):
            raise ValueError(f"a position needs {key!r}")
    state = load(data["game"], data["players"]).from_json(data)
    print(state)
    print("legal: " + (", ".join(state.legal()) or "none, the game is over"))


def _ask(prompt: str) -> str:
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return " ".join(line.split())
