"""A game in progress: what may be played, drafted and seen at one table.

A table never changes halfway: `play` only says what a turn would do, so that
it can be stored first; `adopt` then makes it so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vernissage.engine.errors import BadRecord
from vernissage.engine.game import Game, Outcome, Refusal, State, load_with
from vernissage.engine.kernel import interpreted
from vernissage.engine.record import Plain
from vernissage.engine.registry import rulebook
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
from vernissage.table.turn import Draft, Step, Turn, after_move, steps_of, with_mover

Phase = Literal["waiting", "playing", "over"]
MOST_MOVES = 64  # in one turn: far more than any game's turn has


class Table:
    """One game in progress."""

    phase: Phase
    to_move: int | None  # the seat whose move it is; None before the start and after the end
    awaited: list[int]  # the seats that may move: that one, or all whose hidden move is not in yet

    def __init__(self, setting: Setting, made: Sequence[Made] = ()) -> None:
        try:
            self.game, self.state = _begun(setting, made)
        except ValueError as error:
            raise BadRecord(f"the table cannot be played on: {error}") from error
        self.made = list(made)
        self._now: Plain | None = None
        self.setting = setting

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return len(self.made)

    @property
    def setting(self) -> Setting:
        """All of the table but its moves."""
        return self._setting

    @setting.setter
    def setting(self, setting: Setting) -> None:
        self._setting = setting
        self._look()

    def _look(self) -> None:
        """Find out anew, after any change, what is asked for often."""
        self.phase = self._find_phase()
        self.awaited = self.game.book.awaited(self.now) if self.phase == "playing" else []
        self.to_move = self.state.to_move if self.phase == "playing" else None

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

    def play(self, seat: int, ply: int, moves: Sequence[str], request: str) -> Turn:
        """What a turn would do, for persons and bots alike; nothing changes yet."""
        self._may_move(seat, ply, moves)
        after = self.state_for(seat)
        steps = []
        now = self.now_for(seat)
        for i, move in enumerate(moves):
            before = now
            reveals, now = self._go_on(after, before, move)
            if reveals and i + 1 < len(moves):
                raise PastReveal(_beyond(move))
            steps.append(Step(seat, after.codes[-1], before, now))
        made = tuple(Made(seat, move, request) for move in moves)
        return Turn(self.ply, made, tuple(steps), after)

    def adopt(self, turn: Turn) -> None:
        """Make a turn so."""
        if turn.ply != self.ply:
            raise StalePly(f"the turn was made on ply {turn.ply}, the table is at {self.ply}")
        self.state = turn.after
        self.made.extend(turn.made)
        self._now = turn.steps[-1].after
        self._look()

    def catch_up(self, setting: Setting, made: Sequence[Made]) -> list[Step]:
        """Take over what was stored elsewhere: the setting and the moves since."""
        self.made.extend(made)
        steps, self.state = steps_of(self.state, made)
        self.setting = setting
        return steps

    def draft(self, seat: int, ply: int, moves: Sequence[str]) -> Draft:
        """The table as the seat would see it after these moves, as far as they show nothing new."""
        self._may_move(seat, ply, moves or ("",))
        shown = state = self.state_for(seat)
        now = self.now_for(seat)
        for i, move in enumerate(moves):
            shown = state.copy()
            reveals, now = self._go_on(state, now, move)
            if reveals:
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
        if not self._since() <= ply <= self.ply:
            raise StalePly(f"the moves were made on ply {ply}, the table is at ply {self.ply}")
        if seat not in self.awaited:
            raise NotYourTurn(f"seat {self.to_move} is to move, not seat {seat}")
        if not 0 < len(moves) <= MOST_MOVES:
            raise EmptyTurn(f"a turn has 1 to {MOST_MOVES} moves, not {len(moves)}")

    def _since(self) -> int:
        """The first ply from which nothing changed for who may move but others' hidden moves."""
        made = self.setting.players - len(self.awaited) if self.is_secret(self.now) else 0
        return self.ply - made

    def _go_on(self, state: State, before: Plain, move: str) -> tuple[bool, Plain]:
        """Play a move: whether it reveals (chance was drawn from, another is to move), and what is.

        A hidden move reveals too: it may be the last of those that are shown together. So does one
        after which moves are hidden: the others must hear of it before all choose.
        """
        chance = state.chance
        state.play(move)
        after = state.plain()
        hidden = self.is_secret(before) or self.is_secret(after)
        return hidden or after.to_move != before.to_move or state.chance != chance, after

    def is_secret(self, now: Plain) -> bool:
        """Whether the move made on a table stays hidden until all such moves are in."""
        return bool(interpreted(self.game.kernels["secret"])(now))

    def check_seat(self, seat: int) -> None:
        """Refuse a number that is no seat here."""
        if seat not in range(self.setting.players):
            raise NoSuchSeat(f"the seats are 0 to {self.setting.players - 1}, not {seat}")

    def mover_for(self, seat: int | None) -> int | None:
        """Whose move it is, as a seat sees it: its own whenever it may move."""
        return seat if seat in self.awaited else self.to_move

    def now_for(self, seat: int | None) -> Plain:
        """The table as plain numbers, with the seat on the move if it may move."""
        mover = self.mover_for(seat)
        if mover is None or mover == self.to_move:
            return self.now
        return with_mover(self.now, mover)

    def state_for(self, seat: int) -> State:
        """A copy of the table with the seat on the move, which it must be awaited for."""
        return self.state.copy() if seat == self.to_move else self.state.with_mover(seat)

    def view(self, seat: int | None) -> Json | None:
        """What a seat, or a spectator (None), sees; None before the start."""
        return None if self.phase == "waiting" else self.game.book.view(self.now_for(seat), seat)

    def legal(self, seat: int | None) -> list[str]:
        """The moves a seat can make now."""
        if seat is None or seat not in self.awaited:
            return []
        return (self.state if seat == self.to_move else self.state_for(seat)).legal()

    def log(self, seat: int | None, since: int = 0) -> list[Json]:
        """What a seat saw happen since a ply, by playing the game again."""
        state = self.game.new(self.setting.seed)
        for made in self.made[:since]:
            state = after_move(state, made)
        return self.told(steps_of(state, self.made[since:])[0], seat)

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
        steps, _ = steps_of(state, self.made)
        told = zip(self.told(steps, None), steps, strict=True)
        return [deal, *({**entry, "view": open_view(step.after)} for entry, step in told)]

    def record(self) -> Record:
        """A finished game, to be replayed anywhere."""
        self.check_over("record")
        state, _ = self.in_turn()
        return state.to_record()

    def in_turn(self) -> tuple[State, list[Made]]:
        """The game with its moves in the order the rules ask for; an early hidden one waits there.

        If resigning ended the game meanwhile, one that still waits is left out.
        """
        state, made = self.game.new(self.setting.seed), []
        early: dict[int, Made] = {}
        for move in self.made:
            early[move.seat] = move
            while state.to_move in early:
                made.append(early.pop(state.to_move))
                state.play(made[-1].move)
        return state, made

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


def _begun(setting: Setting, made: Sequence[Made]) -> tuple[Game, State]:
    """The game of a stored table and where it stands; ValueError if this program cannot tell."""
    version = rulebook(setting.game).version
    if version != setting.rules:  # first of all: other rules may have other options
        raise ValueError(
            f"it was begun with version {setting.rules} of the rules of "
            f"{setting.game}, this program has version {version}"
        )
    game = load_with(setting.game, setting.players, setting.options)
    state = game.new(setting.seed)
    for ply, move in enumerate(made):
        try:
            state = after_move(state, move)
        except ValueError:  # it may tell a hidden move to whoever looks at the table
            raise ValueError(f"its move {ply + 1} cannot be made by the rules") from None
    return game, state


def _beyond(move: str) -> str:
    return f"{move!r} reveals something or ends the turn: no move of the same turn can follow it"
