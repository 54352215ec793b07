"""The public face of a game: `Game` makes states, `State` is a table one can play on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial

import numpy as np

from vernissage.engine import batch, generic
from vernissage.engine.chance import CHANCE, SEED_BITS, seeded
from vernissage.engine.entry import Entries
from vernissage.engine.errors import BadRecord, IllegalMove, ImpossiblePosition, VernissageError
from vernissage.engine.observation import OBSERVED, length
from vernissage.engine.position import read_chance, read_object, write_chance
from vernissage.engine.record import OVER, Layout, Plain
from vernissage.engine.registry import rulebook
from vernissage.engine.replay import Record
from vernissage.engine.rulebook import Json, Rulebook, Value
from vernissage.engine.warm import Step, warm
from vernissage.text import word


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the rule and its wording."""

    rule: str
    reason: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by seat."""

    shares: tuple[float, ...]  # of the victory: 1.0 alone or as a team, 0.5 each of two, 0.0
    scores: tuple[int, ...]
    rule: str  # the rule that ended it
    drawn: bool = False  # the shares are equal because nobody won, not because all did

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the victory; none of a draw."""
        if self.drawn:
            return ()
        return tuple(seat for seat, share in enumerate(self.shares) if share > 0)


@cache
def entries(game: str) -> Entries:
    """The doors into a game's kernels; one set, whatever the players and options."""
    return Entries(rulebook(game).state)


class Game:
    """A game with its number of players and its options; see `load`."""

    def __init__(self, book: Rulebook, players: int, options: Mapping[str, Value]) -> None:
        self.book = book
        self.players = players
        self.options = dict(options)
        self.kernels = generic.kernels_of(book.state)
        self.entries = entries(book.id)
        blank = np.zeros(book.state.itemsize, np.uint8)
        self.blank: np.record = blank.view(book.state)[0]
        self.blank["players"] = players
        book.configure(self.blank, self.options)
        self._blank = blank

    def __repr__(self) -> str:
        return f"<{self.book.id}, {self.players} players>"

    def new(self, seed: int | None = None) -> State:
        """A fresh table; the same seed deals the same table, none a secret one."""
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
        state = State(self, self._blank.copy(), seed)
        self.entries.deal(state.tables, seeded(seed))
        return state

    def replay(self, source: Record | str | Json) -> State:
        """Play a recorded game again, every move checked."""
        record = source if isinstance(source, Record) else Record.from_json(source)
        mine = (self.book.id, self.book.version, self.players, self.options)
        theirs = (record.game, record.rules, record.players, {**self.options, **record.options})
        names = ("game", "rules", "players", "options")
        for name, want, got in zip(names, mine, theirs, strict=True):
            if want != got:
                raise BadRecord(f"the record has {name} {got!r}, this game {want!r}")
        state = self.new(record.seed_number())
        for ply, move in enumerate(record.moves):
            try:
                state.play(move)
            except VernissageError as error:
                raise BadRecord(f"move {ply + 1} of the record: {error}") from error
        return state

    def from_json(self, text: str | Json) -> State:
        """Read a position written by `State.to_json`, or by hand."""
        data = read_object(text, "a position", ImpossiblePosition)
        mine = {"game": self.book.id, "rules": self.book.version, "players": self.players}
        for name, want in mine.items():
            if (got := data.pop(name, want)) != want:
                raise ImpossiblePosition(f"the position has {name} {got!r}, this game {want!r}")
        state = State(self, self._blank.copy(), None)
        state.record["chance"] = read_chance(data.pop("chance", {}))
        self.book.read_position(data, state.record)
        return state

    def warm(self) -> None:
        """Compile this game's kernels now, if this machine never did."""
        warm(self.book.id, self._steps())

    def _steps(self) -> list[Step]:
        doors = [(name, partial(getattr, self.entries, name)) for name in self.entries.names]
        return [*doors, ("tables", self._play_a_table)]

    def _play_a_table(self) -> None:
        tables = batch.deal_batch(self.blank, 1, 0)
        batch.play_out_batch(tables, self.book.most_moves, 0)

    def move_buffer(self) -> np.ndarray:
        """Room for the codes of all legal moves (and one a kernel may write past them)."""
        return np.empty(self.book.most_moves + 1, np.int64)


class State:
    """A table in some position. `play` changes it; `copy` first to keep it."""

    __slots__ = ("_moves", "_raw", "codes", "game", "seed", "tables")

    def __init__(
        self, game: Game, raw: np.ndarray, seed: int | None, codes: tuple[int, ...] = ()
    ) -> None:
        self.game = game
        self.seed = seed  # None: it began from a position
        self.codes = list(codes)  # the moves made since
        self.tables = np.ndarray(1, game.book.state, raw)  # an array of one over these bytes
        self._raw = raw  # the same bytes, which numpy copies quickly
        self._moves = game.move_buffer()

    @property
    def record(self) -> np.record:
        """The record itself: what the kernels read and write."""
        record: np.record = self.tables[0]
        return record

    @property
    def to_move(self) -> int | None:
        """The seat whose move it is; None when the game is over."""
        seat: int = self.tables["to_move"].item()
        return None if seat == OVER else seat

    @property
    def ply(self) -> int:
        """Moves made so far."""
        ply: int = self.tables["ply"].item()
        return ply

    def plain(self) -> Plain:
        """The record as plain numbers, chance left out."""
        return Layout.of(self.game.book.state).read(self._raw.tobytes())

    @property
    def chance(self) -> bytes:
        """Where chance stands: the same bytes as long as nothing is drawn."""
        return self._raw[: CHANCE.itemsize].tobytes()  # the first field of every record

    @property
    def moves(self) -> list[str]:
        """The moves made on this table since it began, as text."""
        return [self.game.book.write_move(code) for code in self.codes]

    def legal_codes(self) -> np.ndarray:
        """The codes of the legal moves, ascending."""
        return self._moves[: self.game.entries.legal(self.tables, self._moves)].copy()

    def legal(self) -> list[str]:
        """The legal moves as text; none when the game is over."""
        n = self.game.entries.legal(self.tables, self._moves)
        return [self.game.book.write_move(code) for code in self._moves[:n].tolist()]

    def play(self, move: str) -> None:
        """Make a move, or raise `IllegalMove` or `UnreadableMove` and change nothing."""
        code = self.game.book.read_move(move)
        if reason := self.game.entries.play(self.tables, code):
            refusal = self._refusal(code, reason, "en")
            raise IllegalMove(move, refusal.rule, refusal.reason)
        self.codes.append(code)

    def why_not(self, move: str, language: str = "en") -> Refusal | None:
        """None if the move is legal, else the rule that forbids it, in words."""
        code = self.game.book.read_move(move)
        reason = self.game.entries.refusal(self.tables, code)
        return self._refusal(code, reason, language) if reason else None

    def _refusal(self, code: int, reason: int, language: str) -> Refusal:
        book = self.game.book
        words = word(book.refusal_key(reason), language, **book.move_parts(code))
        return Refusal(book.reasons[reason][0], words)

    def view(self, seat: int | None) -> Json:
        """What a seat sees; None is a spectator."""
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seats are 0 to {self.game.players - 1} or None, not {seat!r}")
        return self.game.book.view(self.record, seat)

    def observe(self, seat: int) -> np.ndarray:
        """What a seat may know as a row of bytes; the rulebook's `observation` lists its planes."""
        if seat not in range(self.game.players):
            raise ValueError(f"seats are 0 to {self.game.players - 1}, not {seat!r}")
        row = np.zeros(length(self.game.book.observation), OBSERVED)
        self.game.entries.observe(self.tables, seat, row)
        return row

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        if self.to_move is not None:
            return None
        shares = np.zeros(self.game.players)
        self.game.entries.shares(self.tables, shares)
        book, record = self.game.book, self.record
        told = book.scores(record), book.ended_by(record), book.drawn(record)
        return Outcome(tuple(shares.tolist()), *told)

    def copy(self) -> State:
        """A table of its own in the same position."""
        return State(self.game, self._raw.copy(), self.seed, tuple(self.codes))

    def awaited(self) -> list[int]:
        """The seats that may move: the one to move, or all whose hidden move is not made yet."""
        return self.game.book.awaited(self.plain())

    def with_mover(self, seat: int) -> State:
        """A copy in which another seat that is awaited is to move.

        It goes on as from a position: a record tells moves in the order the rules ask for them.
        """
        if seat not in self.awaited():
            raise ValueError(f"seat {seat} is not to move; awaited are: {self.awaited()}")
        copy = State(self.game, self._raw.copy(), None, tuple(self.codes))
        copy.tables["to_move"] = seat
        return copy

    def redealt(self, seat: int, seed: int, stream: int = 0) -> State:
        """This table as the seat may imagine it: all it cannot know dealt anew by the seed."""
        imagined = State(self.game, self._raw.copy(), None)
        self.game.entries.redeal(imagined.tables, seat, seeded(seed, stream))
        return imagined

    def recalled(self, seat: int) -> np.ndarray:
        """The table before each move and now, each as the seat may imagine it.

        Only the table now, if this one began from a position.
        """
        codes = np.array(self.codes if self.seed is not None else (), np.int64)
        past = np.zeros(codes.size + 1, self.game.book.state)
        if self.seed is not None:
            again = self.game.new(self.seed)
            self.game.entries.recall(again.tables, codes, seat, seeded(0), past)
        past[-1:] = self.redealt(seat, 0).tables
        return past

    def to_json(self) -> str:
        """The whole position, hidden cards and chance included, to be edited and read back."""
        book = self.game.book
        position: Json = {"game": book.id, "rules": book.version, "players": self.game.players}
        position |= book.write_position(self.record)
        position["chance"] = write_chance(self.record["chance"])
        lines = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in position.items())
        return "{\n" + ",\n".join(lines) + "\n}"

    def to_record(self) -> Record:
        """The game so far, to be replayed."""
        if self.seed is None:
            raise ValueError("this table began from a position, not from a seed; use to_json")
        book, game = self.game.book, self.game
        moves = tuple(self.moves)
        return Record(book.id, book.version, game.players, str(self.seed), game.options, moves)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.game.book is not other.game.book:
            return NotImplemented
        return self._raw.tobytes() == other._raw.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a table changes; its record's bytes are the key

    def __bytes__(self) -> bytes:
        return self._raw.tobytes()

    def __repr__(self) -> str:
        return f"<{self.game.book.id} at ply {self.ply}, seat {self.to_move} to move>"

    def __str__(self) -> str:
        return self.game.book.draw_text(self.game.book.open_view(self.record))

    def _repr_svg_(self) -> str:
        return self.game.book.draw_svg(self.game.book.open_view(self.record))


def load(game: str, /, players: int | None = None, **options: Value) -> Game:
    """A game by its id, ready to play; `players` is by default the fewest it takes."""
    return load_with(game, players, options)


def load_with(game: str, players: int | None, options: Mapping[str, Value]) -> Game:
    """The same for options that came from outside: whatever their names are, they are checked."""
    book = rulebook(game)
    if players is None:
        players = min(book.seats)
    if players not in book.seats:
        counts = ", ".join(map(str, book.seats))
        raise ValueError(f"{game} is for {counts} players, not {players!r}")
    chosen = {option.name: option.default for option in book.options}
    if unknown := options.keys() - chosen.keys():
        valid = ", ".join(chosen) or "none"
        raise ValueError(f"{game} has no option {', '.join(sorted(unknown))}; it has: {valid}")
    for option in book.options:
        value = options.get(option.name, option.default)
        choices = option.choices(players)
        if (type(value), value) not in [(type(choice), choice) for choice in choices]:
            listed = ", ".join(map(repr, choices))
            raise ValueError(f"option {option.name} of {game} is one of {listed}, not {value!r}")
        chosen[option.name] = value
    loaded = Game(book, players, chosen)
    loaded.warm()
    return loaded


def replay(source: Record | str | Json) -> State:
    """Play a recorded game again, with the game it names."""
    record = source if isinstance(source, Record) else Record.from_json(source)
    try:
        game = load_with(record.game, record.players, record.options)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    return game.replay(record)
