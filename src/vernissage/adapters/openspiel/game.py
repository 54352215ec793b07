"""Games and states as OpenSpiel knows them, over our tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from vernissage.adapters.openspiel.observer import Observer, make_observer
from vernissage.adapters.openspiel.table import Codes, Memory, Origin, Table
from vernissage.engine.game import Game, load
from vernissage.engine.registry import rulebook
from vernissage.engine.rulebook import Option, Value

Sampler = Callable[[], float]
Parameter = bool | int | str

SEED_BYTES = 4
BYTE = 256
BY_LOT: dict[type, Parameter] = {int: -1, str: "none"}  # a parameter's word for the choice None
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class TableState(pyspiel.State):
    """A state: chance deals the table first, then the seats move."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.outcomes: Codes = ()  # of chance, so far
        self.table: Table | None = None  # before the deal

    def current_player(self) -> int:
        """The seat to move, or who else there is."""
        if self.table is None:
            return CHANCE
        seat = self.table.to_move
        return OVER if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.to_move is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, each as likely."""
        many = self.get_game().outcomes
        return [(outcome, 1 / many) for outcome in range(many)]

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.table is not None
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table = self.table.after(action)
            return
        self.outcomes = (*self.outcomes, action)
        if len(self.outcomes) == self.get_game().nodes:
            self.table = self.get_game().deal(self.outcomes)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"{self.get_game().chance} {action}"
        move: str = self.get_game().rules.book.write_move(action)
        return move

    def returns(self) -> list[float]:
        """Each seat's share of the victory; zeros before the end."""
        if self.table is None:
            return [0.0] * self.get_game().rules.players
        return self.table.shares()

    def resample_from_infostate(self, player: int, sampler: Sampler) -> TableState:
        """A state the seat cannot tell from this one, chosen by numbers from 0 to 1."""
        found: TableState = self.get_game().resample(self, player, sampler)
        return found

    def __str__(self) -> str:
        return f"dealing: {self.outcomes}" if self.table is None else str(self.table)


class TableGame(pyspiel.Game):
    """A game of tables dealt by chance at the root; all after it is decided by moves.

    The utility is the share of the victory, as in the other adapters. Shares add
    up to 1, or to the size of a team, so the sum is constant.
    """

    kind: ClassVar[pyspiel.GameType]
    nodes: ClassVar[int]  # of chance, at the root
    outcomes: ClassVar[int]  # of each, all as likely
    chance: ClassVar[str]  # what is chosen there

    def __init__(self, rules: Game, most_plies: int, params: Mapping[str, Parameter]) -> None:
        sides = len(set(rules.book.sides(rules.players)))
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.book.codes,
            max_chance_outcomes=self.outcomes,
            num_players=rules.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=rules.players / sides,
            max_game_length=most_plies,
        )
        super().__init__(self.kind, info, params)
        self.rules = rules

    def new_initial_state(self) -> TableState:
        """Nothing is dealt yet."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """They are all at the root."""
        return self.nodes

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer | None:
        """The observer of a kind, by default of what a seat sees now."""
        if params:
            raise ValueError(f"observers have no parameters, so not {params}")
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return make_observer(self.rules, kind or usual)

    def deal(self, outcomes: Codes) -> Table:
        """The table that these outcomes of chance deal."""
        raise NotImplementedError

    def resample(self, state: TableState, player: int, sampler: Sampler) -> TableState:
        """See `TableState.resample_from_infostate`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Callable[..., pyspiel.Game], tuple[str]]:
        return pyspiel.load_game, (str(self),)


class SeededGame(TableGame):
    """A whole game: chance chooses the bytes of the seed.

    A resampled state was dealt by no seed. Its history is empty, it is serialised by
    its record, and it can be cloned and played on like any other.
    """

    nodes = SEED_BYTES
    outcomes = BYTE
    chance = "seed byte"
    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        params = {**parameters(self.name), **(params or {})}
        options = {name: _chosen(value) for name, value in params.items() if name != "players"}
        rules = load(self.name, int(params["players"]), **options)
        super().__init__(rules, rules.book.most_plies, params)

    def deal(self, outcomes: Codes) -> Table:
        """The table of the seed that has these bytes."""
        seed = int.from_bytes(outcomes)
        fresh = dict.fromkeys(range(self.rules.players), Memory())
        return Table.begun(self, bytes(self.rules.new(seed)), Origin(outcomes, seed), fresh)

    def resample(self, state: TableState, player: int, sampler: Sampler) -> TableState:
        """All that the seat cannot know dealt anew; before the deal, the bytes themselves."""
        found = self.new_initial_state()
        if state.table is None:
            for _ in state.outcomes:
                found.apply_action(int(sampler() * BYTE))
        else:
            found.table = state.table.imagined(player, int(sampler() * (1 << 53)))
        return found


def parameters(name: str) -> dict[str, Parameter]:
    """The parameters of a game with their defaults: players, and every option."""
    book = rulebook(name)
    found = {option.name: _parameter(option, book.seats) for option in book.options}
    return {"players": min(book.seats), **found}


def _parameter(option: Option, seats: tuple[int, ...]) -> Parameter:
    if option.default is not None:
        return option.default
    choices = [choice for players in seats for choice in option.choices(players)]
    [kind] = {type(choice) for choice in choices if choice is not None}
    return BY_LOT[kind]


def _chosen(value: Parameter) -> Value:
    return None if value == BY_LOT.get(type(value)) else value


def name_of(game: str) -> str:
    """What `pyspiel.load_game` calls a game; its miniature has `_mini` behind it."""
    return f"python_vernissage_{game}"


def game_type(
    name: str, seats: tuple[int, ...], params: Mapping[str, Parameter]
) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(name),
        long_name=f"Vernissage: {name.replace('_', ' ')}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=params,
    )
