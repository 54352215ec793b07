"""The public face of a game: `Game` makes states, `State` is a table one can play on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from vernissage.engine import batch, generic
from vernissage.engine.chance import CHANCE, SEED_BITS, seeded
from vernissage.engine.errors import BadRecord, IllegalMove, ImpossiblePosition, VernissageError
from vernissage.engine.position import read_chance, write_chance
from vernissage.engine.record import OVER
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

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the victory."""
        return tuple(seat for seat, share in enumerate(self.shares) if share > 0)


class Game:
    """A game with its number of players and its options; see `load`."""

    def __init__(self, book: Rulebook, players: int, options: Mapping[str, Value]) -> None:
        self.book = book
        self.players = players
        self.options = dict(options)
        self.kernels = generic.kernels_of(book.state)
        self.blank: np.record = np.zeros(1, book.state)[0]
        self.blank["players"] = players
        book.configure(self.blank, self.options)

    def __repr__(self) -> str:
        return f"<{self.book.id}, {self.players} players>"

    def new(self, seed: int | None = None) -> State:
        """A fresh table; the same seed deals the same table, none a secret one."""
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed!r}")
        record = self.blank.copy()
        record["chance"] = seeded(seed)
        self.kernels["deal"](record)
        return State(self, record, seed)

    def replay(self, source: Record | str | Json) -> State:
        """Play a recorded game again, every move checked."""
        record = source if isinstance(source, Record) else Record.from_json(source)
        mine = (self.book.id, self.book.version, self.players, self.options)
        theirs = (record.game, record.rules, record.players, {**self.options, **record.options})
        for name, want, got in zip(("game", "rules", "players", "options"), mine, theirs, strict=True):
            if want != got:
                raise BadRecord(f"the record has {name} {got!r}, this game {want!r}")
        if not (record.seed.isascii() and record.seed.isdigit() and len(record.seed) < 80):
            raise BadRecord(f"the record's seed must be a decimal number, not {record.seed[:80]!r}")
        state = self.new(int(record.seed))
        for ply, move in enumerate(record.moves):
            try:
                state.play(move)
            except VernissageError as error:
                raise BadRecord(f"move {ply + 1} of the record: {error}") from error
        return state

    def from_json(self, text: str | Json) -> State:
        """Read a position written by `State.to_json`, or by hand."""
        data = _read_object(text)
        mine = {"game": self.book.id, "rules": self.book.version, "players": self.players}
        for name, want in mine.items():
            if (got := data.pop(name, want)) != want:
                raise ImpossiblePosition(f"the position has {name} {got!r}, this game {want!r}")
        record = self.blank.copy()
        record["chance"] = read_chance(data.pop("chance", {}))
        self.book.read_position(data, record)
        return State(self, record, None)

    def warm(self) -> None:
        """Compile this game's kernels now, if this machine never did."""
        warm(self.book.id, self._steps())

    def _steps(self) -> list[Step]:
        state = np.zeros(1, self.book.state)
        moves, shares = self.move_buffer(), np.zeros(self.players)
        s = state[0]

        def start() -> None:
            state[0] = self.new(0).record

        return [
            ("set-up", start),
            ("legal moves", lambda: self.kernels["legal"](s, moves)),
            ("reasons", lambda: self.kernels["refusal"](s, 0)),
            ("moves", lambda: self.kernels["apply"](s, int(moves[0]))),
            ("knowledge", lambda: self.kernels["determinize"](s, 0)),
            ("tables", lambda: batch.deal_batch(self.blank, 1, 0)),
            ("play", lambda: batch.play_out_batch(state, self.book.most_moves, 0)),
            ("outcome", lambda: self.kernels["shares"](s, shares)),
        ]

    def move_buffer(self) -> np.ndarray:
        """Room for the codes of all legal moves (and one a kernel may write past them)."""
        return np.empty(self.book.most_moves + 1, np.int64)


class State:
    """A table in some position. `play` changes it; `copy` first to keep it."""

    __slots__ = ("_buffer", "codes", "game", "record", "seed")

    def __init__(
        self, game: Game, record: np.record, seed: int | None, codes: tuple[int, ...] = ()
    ) -> None:
        self.game = game
        self.record = record
        self.seed = seed  # None: it began from a position
        self.codes = list(codes)  # the moves made since
        self._buffer = game.move_buffer()

    @property
    def to_move(self) -> int | None:
        """The seat whose move it is; None when the game is over."""
        seat = int(self.record["to_move"])
        return None if seat == OVER else seat

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return int(self.record["ply"])

    @property
    def moves(self) -> list[str]:
        """The moves made on this table since it began, as text."""
        return [self.game.book.write_move(code) for code in self.codes]

    def legal_codes(self) -> np.ndarray:
        """The codes of the legal moves, ascending."""
        n = self.game.kernels["legal"](self.record, self._buffer)
        return self._buffer[:n].copy()

    def legal(self) -> list[str]:
        """The legal moves as text; none when the game is over."""
        n = self.game.kernels["legal"](self.record, self._buffer)
        write = self.game.book.write_move
        return [write(code) for code in self._buffer[:n].tolist()]

    def play(self, move: str) -> None:
        """Make a move, or raise `IllegalMove` or `UnreadableMove` and change nothing."""
        code = self.game.book.read_move(move)
        if self.game.kernels["refusal"](self.record, code):
            refusal = self._refusal(code, "en")
            raise IllegalMove(move, refusal.rule, refusal.reason)
        self.game.kernels["apply"](self.record, code)
        self.codes.append(code)

    def why_not(self, move: str, language: str = "en") -> Refusal | None:
        """None if the move is legal, else the rule that forbids it, in words."""
        code = self.game.book.read_move(move)
        if not self.game.kernels["refusal"](self.record, code):
            return None
        return self._refusal(code, language)

    def _refusal(self, code: int, language: str) -> Refusal:
        book = self.game.book
        reason = self.game.kernels["refusal"](self.record, code)
        words = word(book.refusal_key(reason), language, **book.move_parts(code))
        return Refusal(book.reasons[reason][0], words)

    def view(self, seat: int | None) -> Json:
        """What a seat sees; None is a spectator."""
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seats are 0 to {self.game.players - 1} or None, not {seat!r}")
        return self.game.book.view(self.record, seat)

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        if self.to_move is not None:
            return None
        shares = np.zeros(self.game.players)
        self.game.kernels["shares"](self.record, shares)
        book = self.game.book
        return Outcome(tuple(shares.tolist()), book.scores(self.record), book.ended_by(self.record))

    def copy(self) -> State:
        """A table of its own in the same position."""
        return State(self.game, self.record.copy(), self.seed, tuple(self.codes))

    def redealt(self, seat: int, seed: int, stream: int = 0) -> State:
        """This table as the seat may imagine it: all it cannot know dealt anew by the seed."""
        record = self.record.copy()
        record["chance"] = seeded(seed, stream)
        self.game.kernels["determinize"](record, seat)
        return State(self.game, record, None)

    def to_json(self) -> str:
        """The whole position, hidden cards and chance included, to be edited and read back."""
        book = self.game.book
        position: Json = {"game": book.id, "rules": book.version, "players": self.game.players}
        position |= book.write_position(self.record)
        position["chance"] = write_chance(self.record["chance"])
        return json.dumps(position, indent=1, ensure_ascii=False)

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
        return self.record.tobytes() == other.record.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a table changes; its record's bytes are the key

    def __bytes__(self) -> bytes:
        return self.record.tobytes()

    def __repr__(self) -> str:
        return f"<{self.game.book.id} at ply {self.ply}, seat {self.to_move} to move>"

    def __str__(self) -> str:
        return self.game.book.draw_text(self.game.book.open_view(self.record))

    def _repr_svg_(self) -> str:
        return self.game.book.draw_svg(self.game.book.open_view(self.record))


def load(game: str, players: int | None = None, **options: Value) -> Game:
    """A game by its id, ready to play; `players` is by default the fewest it takes."""
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
        if not any(value is choice or (type(value), value) == (type(choice), choice) for choice in choices):
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
        game = load(record.game, record.players, **record.options)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    return game.replay(record)


def _read_object(text: str | Json) -> Json:
    if isinstance(text, str):
        try:
            text = json.loads(text)
        except ValueError as error:
            raise ImpossiblePosition(f"this is not JSON: {error}") from None
    if not isinstance(text, dict):
        raise ImpossiblePosition("a position must be a JSON object")
    return dict(text)
