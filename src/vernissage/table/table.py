"""A game in progress: what may be played, drafted and seen at one table.

A table never changes halfway: `play` only says what a turn would do, so that
it can be stored first; `adopt` then makes it so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from vernissage.engine.errors import BadRecord
from vernissage.engine.game import Game, Outcome, Refusal, State, load
from vernissage.engine.kernel import interpreted
from vernissage.engine.record import Plain
from vernissage.engine.replay import Record
from vernissage.engine.rulebook import Json
from vernissage.table.errors import (
    EmptyTurn,
    GameOver,
    NoSuchSeat,
    NotStarted,
    NotYourTurn,
    PastReveal,
    StalePly,
    StillRunning,
)
from vernissage.table.setting import Made, Setting

Phase = Literal["waiting", "playing", "over"]
MOST_MOVES = 64  # in one turn: far more than any game's turn has


@dataclass(frozen=True)
class Step:
    """One move with the table before and after it; each seat saw its own events of it."""

    seat: int
    code: int
    before: Plain
    after: Plain


@dataclass(frozen=True)
class Turn:
    """Moves that may be made, and the table after them."""

    ply: int  # they were made on
    made: tuple[Made, ...]
    steps: tuple[Step, ...]
    after: State


@dataclass(frozen=True)
class Draft:
    """Moves a seat thinks of: the table after those that show nothing new."""

    moves: tuple[str, ...]
    shown: int  # of the moves: a last one that reveals something is not shown
    state: State

    @property
    def ends(self) -> bool:
        """Whether there is nothing more to draft, only to confirm."""
        return self.shown < len(self.moves)


class Table:
    """One game in progress."""

    def __init__(self, setting: Setting, made: Sequence[Made] = ()) -> None:
        self.setting = setting
        self.game: Game = load(setting.game, setting.players, **setting.options)
        if self.game.book.version != setting.rules:
            raise BadRecord(
                f"the table was begun with version {setting.rules} of the rules of "
                f"{setting.game}, this program has version {self.game.book.version}"
            )
        self.state = self.game.new(setting.seed)
        self.made = list(made)
        for move in made:
            self.state.play(move.move)
        self._now: Plain | None = None
        self._phase: tuple[Setting, int, Phase] | None = None  # of which setting and ply

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return len(self.made)

    @property
    def phase(self) -> Phase:
        """Waiting for players, playing, or over; found once for a setting and a ply."""
        known = self._phase
        if known is None or known[0] is not self.setting or known[1] != self.ply:
            known = self._phase = (self.setting, self.ply, self._find_phase())
        return known[2]

    def _find_phase(self) -> Phase:
        if any(seat.kind == "open" for seat in self.setting.seats):
            return "waiting"
        if self.state.to_move is None or self.resigned_winners() is not None:
            return "over"
        return "playing"

    @property
    def now(self) -> Plain:
        """The table as plain numbers, read once a ply."""
        if self._now is None or self._now.ply != self.ply:
            self._now = self.state.plain()
        return self._now

    @property
    def to_move(self) -> int | None:
        """The seat whose move it is; None before the start and after the end."""
        return self.state.to_move if self.phase == "playing" else None

    def play(self, seat: int, ply: int, moves: Sequence[str], request: str) -> Turn:
        """What a turn would do, for persons and bots alike; nothing changes yet."""
        self._may_move(seat, ply, moves)
        after = self.state.copy()
        steps = []
        now = self.now
        for i, move in enumerate(moves):
            before = now
            if self._go_on(after, now, move) and i + 1 < len(moves):
                raise PastReveal(_beyond(move))
            now = after.plain()
            steps.append(Step(seat, after.codes[-1], before, now))
        made = tuple(Made(seat, move, request) for move in moves)
        return Turn(ply, made, tuple(steps), after)

    def adopt(self, turn: Turn) -> None:
        """Make a turn so."""
        if turn.ply != self.ply:
            raise StalePly(f"the turn was made on ply {turn.ply}, the table is at {self.ply}")
        self.state = turn.after
        self.made.extend(turn.made)
        self._now = turn.steps[-1].after

    def catch_up(self, setting: Setting, made: Sequence[Made]) -> list[Step]:
        """Take over what was stored elsewhere: the setting and the moves since."""
        self.setting = setting
        self.made.extend(made)
        return self._steps(self.state, made)

    def draft(self, seat: int, ply: int, moves: Sequence[str]) -> Draft:
        """The table as the seat would see it after these moves, as far as they show nothing new."""
        self._may_move(seat, ply, moves or ("",))
        shown = state = self.state.copy()
        for i, move in enumerate(moves):
            shown = state.copy()
            if self._go_on(state, state.plain(), move):
                if i + 1 < len(moves):
                    raise PastReveal(_beyond(move))
                return Draft(tuple(moves), i, shown)
        return Draft(tuple(moves), len(moves), state)

    def why_not(
        self, seat: int, ply: int, moves: Sequence[str], move: str, language: str
    ) -> Refusal | None:
        """Why a move is not legal after a draft; None if it is."""
        draft = self.draft(seat, ply, moves)
        if draft.ends:
            raise PastReveal(_beyond(moves[-1]))
        return draft.state.why_not(move, language)

    def _may_move(self, seat: int, ply: int, moves: Sequence[str]) -> None:
        self.check_seat(seat)
        if self.phase == "waiting":
            raise NotStarted("the table still waits for players")
        if self.phase == "over":
            raise GameOver("the game is over")
        if ply != self.ply:
            raise StalePly(f"the moves were made on ply {ply}, the table is at ply {self.ply}")
        if self.state.to_move != seat:
            raise NotYourTurn(f"seat {self.state.to_move} is to move, not seat {seat}")
        if not 0 < len(moves) <= MOST_MOVES:
            raise EmptyTurn(f"a turn has 1 to {MOST_MOVES} moves, not {len(moves)}")

    def _go_on(self, state: State, now: Plain, move: str) -> bool:
        """Play a move; true if it reveals: chance was drawn from, or another is to move.

        A hidden move reveals too: it may be the last of those that are shown together.
        """
        seat, chance = state.to_move, state.chance
        state.play(move)
        return state.to_move != seat or state.chance != chance or self.is_secret(now)

    def is_secret(self, now: Plain) -> bool:
        """Whether the move made on a table stays hidden until all such moves are in."""
        return bool(interpreted(self.game.kernels["secret"])(now))

    def check_seat(self, seat: int) -> None:
        """Refuse a number that is no seat here."""
        if seat not in range(self.setting.players):
            raise NoSuchSeat(f"the seats are 0 to {self.setting.players - 1}, not {seat}")

    def view(self, seat: int | None) -> Json | None:
        """What a seat, or a spectator (None), sees; None before the start."""
        return None if self.phase == "waiting" else self.game.book.view(self.now, seat)

    def legal(self, seat: int | None) -> list[str]:
        """The moves a seat can make now."""
        return self.state.legal() if seat is not None and self.to_move == seat else []

    def log(self, seat: int | None, since: int = 0) -> list[Json]:
        """What a seat saw happen since a ply, by playing the game again."""
        state = self.game.new(self.setting.seed)
        for made in self.made[:since]:
            state.play(made.move)
        return self.told(self._steps(state, self.made[since:]), seat)

    @staticmethod
    def _steps(state: State, made: Sequence[Made]) -> list[Step]:
        """Play moves that were made, and keep how the table was before and after each."""
        steps = []
        after = state.plain()
        for move in made:
            before = after
            state.play(move.move)
            after = state.plain()
            steps.append(Step(move.seat, state.codes[-1], before, after))
        return steps

    def told(self, steps: Sequence[Step], seat: int | None) -> list[Json]:
        """Steps as a seat saw them; of a hidden move others read no text before the end."""
        book, over = self.game.book, self.phase == "over"
        return [
            {
                "ply": step.after.ply,
                "seat": step.seat,
                "move": book.write_move(step.code)
                if over or step.seat == seat or not self.is_secret(step.before)
                else None,
                "events": book.events(step.before, step.code, step.after, seat),
            }
            for step in steps
        ]

    def frames(self) -> list[Json]:
        """A finished game from the deal on, every hand face up."""
        self.check_over("replay")
        open_view, state = self.game.book.open_view, self.game.new(self.setting.seed)
        deal: Json = {
            "ply": 0,
            "seat": None,
            "move": None,
            "events": [],
            "view": open_view(state.record),
        }
        steps = self._steps(state, self.made)
        told = zip(self.told(steps, None), steps, strict=True)
        return [deal, *({**entry, "view": open_view(step.after)} for entry, step in told)]

    def record(self) -> Record:
        """A finished game, to be replayed anywhere."""
        self.check_over("record")
        return self.state.to_record()

    def check_over(self, wish: str) -> None:
        """Refuse what only a finished game grants."""
        if self.phase != "over":
            raise StillRunning(f"the game is not over: there is no {wish} of it yet")

    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or because somebody resigned; None while it goes on."""
        if self.phase != "over":
            return None
        winners = self.resigned_winners()
        if winners is None:
            return self.state.outcome()
        sides = {self.game.book.sides(self.game.players)[seat] for seat in winners}
        shares = tuple(
            1.0 / len(sides) if seat in winners else 0.0 for seat in range(self.game.players)
        )
        return Outcome(shares, self.game.book.scores(self.state.record), "")

    def resigned_winners(self) -> tuple[int, ...] | None:
        """The seats left when resigning has ended the game; None if it has not.

        A side is out when all its persons have resigned. The game ends when one
        side is left, or no person.
        """
        seats = self.setting.seats
        if not any(seat.resigned for seat in seats) or self.state.to_move is None:
            return None
        sides = self.game.book.sides(self.game.players)
        out = {side for side in sides if self._is_out(side)}
        left = {side for side in sides if side not in out}
        if len(left) > 1 and any(seat.kind == "person" and not seat.resigned for seat in seats):
            return None
        return tuple(i for i, side in enumerate(sides) if side in left)

    def _is_out(self, side: int) -> bool:
        sides = self.game.book.sides(self.game.players)
        mine = [seat for i, seat in enumerate(self.setting.seats) if sides[i] == side]
        persons = [seat for seat in mine if seat.kind == "person"]
        return bool(persons) and all(seat.resigned for seat in persons)


def _beyond(move: str) -> str:
    return f"{move!r} reveals something or ends the turn: no move of the same turn can follow it"
