import random
import threading
from collections.abc import Iterator

import numpy as np
import pytest

import vernissage
from games.every_game import GAMES, random_game
from vernissage.bots.compare import Compare
from vernissage.bots.players import LEVELS, NAMES, Budget, SearchBot, make_bot, softmax
from vernissage.bots.search import TO_THE_END, Search
from vernissage.engine.game import State
from vernissage.engine.knowledge import Knowledge
from vernissage.engine.registry import rulebook

every_game = pytest.mark.parametrize(("name", "players"), GAMES)


def knowledge(players: int = 2, seed: int = 1) -> Knowledge:
    state = vernissage.load("final_touch", players).new(seed)
    assert state.to_move is not None
    return Knowledge(state, state.to_move)


def searching(game: str) -> tuple[str, ...]:
    """Levels that search this game in different ways."""
    return ("club", "strong", "master") if rulebook(game).compares else ("strong",)


def decide(bot: str, known: Knowledge) -> str:
    made = make_bot(bot, known.game, seed=3)
    if isinstance(made, SearchBot) and made.level.looks is None and known.game.book.compares:
        comparison = Compare(known, 3, made.level.learnt)
        comparison.run(32)
        return str(comparison.tried)
    if isinstance(made, SearchBot):
        search = Search(known, seed=3)
        search.run(400)
        return str(search.visits())
    return made.choose(known)


def history(state: State) -> Iterator[State]:
    """The table before each of its moves, and now."""
    assert state.seed is not None
    again = state.game.new(state.seed)
    for move in state.moves:
        yield again.copy()
        again.play(move)
    yield again


@pytest.mark.parametrize(
    ("bot", "name", "players"),
    [(bot, *game) for game in GAMES for bot in ("random", "greedy", *searching(game[0]))],
)
def test_a_bot_decides_the_same_whatever_it_cannot_know(bot: str, name: str, players: int) -> None:
    """Neither what is hidden now nor what was hidden before an earlier move."""
    game = vernissage.load(name, players)
    for state in [before for before, _, _ in random_game(game, 4)][::10]:
        seat = state.to_move
        assert seat is not None
        known = Knowledge(state, seat)
        swapped = Knowledge(state.redealt(seat, 100 + state.ply), seat)
        if game.book.believe is not None:
            others = [past.redealt(seat, 200 + i) for i, past in enumerate(history(state))]
            # Joined as bytes: numpy leaves the gaps between a record's fields as it finds them.
            raw = b"".join(bytes(other.redealt(seat, 0)) for other in others)
            swapped.past = np.frombuffer(bytearray(raw), game.book.state)
            swapped.codes = known.codes
            assert swapped.past.tobytes() == known.past.tobytes()
        assert decide(bot, known) == decide(bot, swapped)


def test_a_search_without_time_still_has_an_answer() -> None:
    search = Search(knowledge(players=2), seed=1)
    search.run_for(0.0)
    assert sum(search.visits().values()) > 0


def test_knowledge_does_not_keep_the_true_state() -> None:
    state = vernissage.load("final_touch", 3).new(1)
    known = Knowledge(state, 0)
    truth = bytes(state)
    held = [value for value in vars(known).values() if isinstance(value, vernissage.State)]
    assert held
    assert all(bytes(value) != truth for value in held)
    assert all(bytes(known.sample(i)) != truth for i in range(20))


def test_a_sample_agrees_with_what_the_seat_sees() -> None:
    known = knowledge(players=4)
    for seed in range(10):
        assert known.sample(seed).view(known.seat) == known.view()


def test_the_same_seed_and_iterations_give_the_same_tree() -> None:
    whole, pieces, other = (Search(knowledge(), seed) for seed in (1, 1, 2))
    whole.run(600)
    other.run(600)
    for step in (100, 1, 499):
        pieces.run(step)
    assert whole.visits() == pieces.visits()
    assert whole.visits() != other.visits()


@every_game
@pytest.mark.parametrize("horizon", [None, TO_THE_END])
def test_visits_add_up_and_are_all_legal(horizon: int | None, name: str, players: int) -> None:
    game = vernissage.load(name, players)
    state = game.new(2)
    assert state.to_move is not None
    search = Search(Knowledge(state, state.to_move), 1, horizon)
    search.run(300)
    assert sum(search.visits().values()) == search.iterations == 300
    assert list(search.visits()) == state.legal_codes().tolist()


def test_a_full_tree_goes_on_without_growing() -> None:
    search = Search(knowledge(), 1, nodes=10)
    search.run(200)
    assert search.plan["nodes"] == 10
    assert search.iterations == 200


def test_a_time_budget_is_kept_within_reason() -> None:
    search = Search(knowledge(), 1)
    search.run(1)
    search.run_for(0.2)
    few = search.iterations
    search.run_for(0.2)
    assert search.iterations > few > 100


def test_a_search_lets_other_threads_run() -> None:
    search = Search(knowledge(), 1)
    search.run(1)
    thread = threading.Thread(target=search.run, args=(100_000,))
    turns = 0
    thread.start()
    while thread.is_alive():
        turns += 1
    assert turns > 1000
    assert search.iterations == 100_001


def test_search_takes_a_win_in_hand() -> None:
    game = vernissage.load("final_touch", 2)
    state = game.from_json(
        {
            "to_move": 0,
            "current": 4,
            "next": 5,
            "improved": {"green": 1, "brown": 2},
            "smeared": {"blue": 1},
            "hands": [{"yellow": 1, "pink": 4}, {"yellow": 1, "blue": 4}],
            "money": [22, 24],
        }
    )
    for level in ("strong", "master"):
        bot = make_bot(level, game, seed=1, budget=Budget(move_seconds=0.05))
        assert bot.choose(Knowledge(state, 0)) == "improve yellow"


def test_softmax_is_sharp_when_cold_and_flat_when_hot() -> None:
    visits = {1: 10, 2: 70, 3: 20}
    luck = random.Random(1)
    assert {softmax(visits, 0, luck) for _ in range(50)} == {2}
    hot = [softmax(visits, 1000, luck) for _ in range(3000)]
    assert all(900 < hot.count(move) < 1100 for move in visits)
    mild = [softmax(visits, 1, luck) for _ in range(3000)]
    assert all(abs(mild.count(move) - 30 * n) < 150 for move, n in visits.items())
    assert softmax({1: 0, 2: 5}, 0.5, luck) == 2


def test_levels_rise_in_budget_and_sink_in_temperature() -> None:
    levels = list(LEVELS.values())
    assert [level.name for level in levels] == ["novice", "casual", "club", "strong", "master"]
    temperatures = [level.temperature for level in levels]
    assert temperatures == sorted(temperatures, reverse=True)
    looks = [level.looks for level in levels if level.looks is not None]
    assert looks == sorted(looks)
    assert len(looks) == 3
    assert (LEVELS["strong"].seconds, LEVELS["master"].seconds) == (1.0, 5.0)


def test_an_unknown_bot_lists_those_there_are() -> None:
    game = vernissage.load("final_touch")
    with pytest.raises(ValueError, match=f"no bot is called 'hal'; there are: {', '.join(NAMES)}"):
        make_bot("hal", game, 1)
