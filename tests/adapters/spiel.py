"""Random play through OpenSpiel, for its tests."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

from vernissage.adapters.openspiel import name_of

State = Any  # OpenSpiel says nothing of its types
Luck = random.Random


def loaded(name: str, **params: int | str | bool) -> Any:
    return pyspiel.load_game(name_of(name), params)


def begun(game: Any, luck: Luck) -> State:
    """A state just dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def played(state: State, luck: Luck) -> Iterator[State]:
    """The state after each of its random moves."""
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        yield state


def after(game: Any, luck: Luck, plies: int) -> State:
    """A state some random moves from the beginning."""
    state = begun(game, luck)
    for _, _ in zip(range(plies), played(state, luck), strict=False):
        pass
    return state


def sampler(seed: int) -> Callable[[], float]:
    """What resampling asks for: numbers from 0 to 1."""
    return random.Random(seed).random


def told(state: State) -> list[str]:
    """The information state of every seat."""
    return [state.information_state_string(seat) for seat in range(state.num_players())]
