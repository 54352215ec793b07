"""A table that never changes, with the way that led to it and what each seat remembers of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from vernissage.engine.chance import seeded
from vernissage.engine.errors import BadRecord
from vernissage.engine.game import Game, State
from vernissage.engine.observation import OBSERVED, length
from vernissage.engine.record import OVER, Layout, Plain
from vernissage.engine.registry import rulebook
from vernissage.engine.rulebook import Json

Codes = tuple[int, ...]
DIGEST = 16  # bytes


class Dealer(Protocol):
    """Who deals tables: an OpenSpiel game. It knows our game, and is pickled by its name."""

    rules: Game

    def deal(self, outcomes: Codes) -> Table:
        """The table that these outcomes of chance deal."""


class Memory(NamedTuple):
    """What a seat remembers: its decisions, as a digest, and what it saw since the last one."""

    recall: str = ""
    seen: tuple[Json, ...] = ()


class Origin(NamedTuple):
    """How the first table of a way came about; without outcomes, somebody imagined it."""

    outcomes: Codes | None = None  # of chance
    seed: int | None = None


def text(value: object) -> str:
    """A value as the shortest JSON."""
    return json.dumps(value, separators=(",", ":"))


def digested(known: str) -> bytes:
    """A text as a few bytes, another for every text."""
    return hashlib.blake2b(known.encode(), digest_size=DIGEST).digest()


class Table:
    """One table of a tree; `after` gives the next one. Clones of a state share it."""

    __slots__ = ("_memories", "before", "code", "dealer", "origin", "raw", "tables", "to_move")

    def __init__(self, dealer: Dealer, raw: np.ndarray, origin: Origin) -> None:
        self.dealer = dealer
        self.raw = raw
        self.tables = np.ndarray(1, dealer.rules.book.state, raw)  # over the same bytes
        self.origin = origin
        self.before: Self | None = None
        self.code = -1  # the move made there
        self._memories: dict[int, Memory] = {}
        seat: int = self.tables["to_move"].item()
        self.to_move = None if seat == OVER else seat

    @classmethod
    def begun(
        cls, dealer: Dealer, raw: bytes, origin: Origin, memories: Mapping[int, Memory]
    ) -> Self:
        """The first table of a way, and what each seat remembers there."""
        table = cls(dealer, np.frombuffer(raw, np.uint8).copy(), origin)
        table._memories = dict(memories)
        return table

    # Play

    def legal(self) -> list[int]:
        """The codes of the legal moves, ascending."""
        rules = self.dealer.rules
        codes = rules.move_buffer()
        found: list[int] = codes[: rules.entries.legal(self.tables, codes)].tolist()
        return found

    def after(self, code: int) -> Self:
        """The table after a move; an illegal one is an `IllegalMove`."""
        rules, raw = self.dealer.rules, self.raw.copy()
        if rules.entries.play(np.ndarray(1, rules.book.state, raw), code):
            self.state().play(rules.book.write_move(code))  # raises, and says why
        table = type(self)(self.dealer, raw, self.origin)
        table.before, table.code = self, code
        return table

    def shares(self) -> list[float]:
        """Each seat's share of the victory; nothing before the end."""
        found = np.zeros(self.dealer.rules.players)
        if self.to_move is None:
            self.dealer.rules.entries.shares(self.tables, found)
        shares: list[float] = found.tolist()
        return shares

    def way(self) -> list[Self]:
        """The tables from the first to this one."""
        found = [self]
        while (before := found[-1].before) is not None:
            found.append(before)
        return found[::-1]

    def codes(self) -> Codes:
        """The moves made since the first table."""
        return tuple(table.code for table in self.way()[1:])

    def state(self) -> State:
        """The same table as one to play on."""
        return State(self.dealer.rules, self.raw.copy(), self.origin.seed, self.codes())

    # What a seat may know

    def view(self, seat: int | None) -> Json:
        """What a seat sees; None is a spectator."""
        return self.dealer.rules.book.view(self._plain(), seat)

    def open_view(self) -> Json:
        """The table with every hand face up."""
        return self.dealer.rules.book.open_view(self._plain())

    def seen(self, seat: int) -> str:
        """What a seat sees, as JSON."""
        return _seen(self.dealer.rules.book.id, self.raw.tobytes(), seat)

    def __str__(self) -> str:
        return _drawn(self.dealer.rules.book.id, self.raw.tobytes())

    def _plain(self) -> Plain:
        return _plain(self.dealer.rules.book.id, self.raw.tobytes())

    def observe(self, seat: int) -> np.ndarray:
        """What a seat may know, plane by plane."""
        row = np.zeros(length(self.dealer.rules.book.observation), OBSERVED)
        self.dealer.rules.entries.observe(self.tables, seat, row)
        return row

    def told(self, seat: int) -> str:
        """The seat's information state, as JSON: what it sees now and what it remembers.

        `seen` are the events since its last decision. `recall` is a digest of its
        information state at that decision and of the move it made there, and so, link
        by link, of all it has ever known and done. So recall is perfect, and the text
        does not grow with the game.
        """
        return self._told(seat, self.memory(seat))

    def _told(self, seat: int, memory: Memory) -> str:
        return f'{{"recall":"{memory.recall}","seen":{text(memory.seen)},"view":{self.seen(seat)}}}'

    def memory(self, seat: int) -> Memory:
        """What a seat remembers; found when first asked for, from the last table known."""
        way, table = [], self
        while (known := table._memories.get(seat)) is None:
            way.append(table)
            assert table.before is not None, "at the first table all is known"
            table = table.before
        for later in reversed(way):
            known = later._memories[seat] = later._remembered(seat, table, known)
            table = later
        return known

    def _remembered(self, seat: int, before: Self, memory: Memory) -> Memory:
        recall, seen = memory
        if before.to_move == seat:
            decided = f"{before._told(seat, memory)} {self.code}"
            recall, seen = digested(decided).hex(), ()
        events = self.dealer.rules.book.events
        return Memory(recall, (*seen, *events(before._plain(), self.code, self._plain(), seat)))

    def imagined(self, seat: int, seed: int) -> Self:
        """A table the seat cannot tell from this one: all it cannot know dealt anew.

        What the others may have seen on their way there is not imagined: they remember
        only that this seat imagines them.
        """
        table = type(self)(self.dealer, self.raw.copy(), Origin())
        self.dealer.rules.entries.redeal(table.tables, seat, seeded(seed))
        told = digested(self.told(seat)).hex()
        table._memories = dict.fromkeys(range(self.dealer.rules.players), Memory(told))
        table._memories[seat] = self.memory(seat)
        return table

    # Copies and pickles

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        """By its history; if there is none, by the record and the memories at its beginning."""
        first = self.way()[0]
        if self.origin.outcomes is not None:
            return replayed, (self.dealer, self.origin.outcomes, self.codes())
        version = self.dealer.rules.book.version
        kept = (type(self), self.dealer, version, first.raw.tobytes(), first._memories)
        return restored, (*kept, self.codes())


# OpenSpiel asks a state and its clones for the same texts many times, each time anew. The texts of
# the few tables asked about last are kept here, not those of all tables there are.
FEW = 32


@lru_cache(maxsize=FEW)
def _plain(game: str, raw: bytes) -> Plain:
    return Layout.of(rulebook(game).state).read(raw)


@lru_cache(maxsize=FEW)
def _seen(game: str, raw: bytes, seat: int) -> str:
    return text(rulebook(game).view(_plain(game, raw), seat))


@lru_cache(maxsize=FEW)
def _drawn(game: str, raw: bytes) -> str:
    return rulebook(game).draw_text(rulebook(game).open_view(_plain(game, raw)))


def replayed(dealer: Dealer, outcomes: Codes, codes: Codes) -> Table:
    """The table that these outcomes of chance and these moves lead to."""
    return _played(dealer.deal(outcomes), codes)


def restored(
    kind: type[Table],
    dealer: Dealer,
    version: int,
    raw: bytes,
    memories: Mapping[int, Memory],
    codes: Codes,
) -> Table:
    """An imagined table, from its record as it began."""
    if version != dealer.rules.book.version:
        raise BadRecord(f"rules version {version}, but {dealer.rules.book.version} is played here")
    return _played(kind.begun(dealer, raw, Origin(), memories), codes)


def _played(table: Table, codes: Codes) -> Table:
    for code in codes:
        table = table.after(code)
    return table
