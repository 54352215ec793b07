"""Many games by bots, in figures and plots."""

from xml.etree import ElementTree

import pytest

from vernissage.balance import Range, balance, trials
from vernissage.bots.arena import Contest
from vernissage.charts import chart

FIRST = Contest("final_touch", ("greedy",), 12, seed=1)


def test_a_trial_for_every_number_of_players_and_every_choice() -> None:
    found = trials(Contest("time_loop", ("greedy",), 5, seed=1), (2, 3), "photo_step_spends")
    assert [(len(trial.seats), trial.options["photo_step_spends"]) for trial in found] == [
        (2, False),
        (2, True),
        (3, False),
        (3, True),
    ]


def test_every_game_is_counted_once_and_the_same_again() -> None:
    wanted = trials(FIRST, (2, 4))
    counted: list[int] = []
    two, four = balance(wanted, lambda: counted.append(1))
    assert len(counted) == 24
    assert sum(seat.wins for seat in two.seats) == 12
    assert sum(seat.wins for seat in four.seats) == 24  # of a team both win
    assert sum(two.ended.values()) == sum(four.ended.values()) == 12
    assert four.shared == 0
    assert balance(wanted) == [two, four]


def test_a_range_holds_nine_games_of_ten() -> None:
    (result,) = balance(trials(FIRST, (2,)))
    moves = result.figures["moves"]
    assert 0 < moves.low <= moves.median <= moves.high
    assert result.figures["best score"].low >= 25
    assert isinstance(result.figures["lead of the best score"], Range)


def test_a_game_tells_figures_of_its_own() -> None:
    (result,) = balance(trials(Contest("time_loop", ("greedy",), 4, seed=2), (2,)))
    assert {"rounds", "returns a player"} <= result.figures.keys()
    assert 1 <= result.figures["rounds"].low <= 200


def test_the_plots_are_one_drawing_with_a_panel_for_each_figure() -> None:
    results = balance(trials(FIRST, (2, 3)))
    drawn = ElementTree.fromstring(chart(results))
    titles = [e.text for e in drawn.iter() if e.get("class") == "head"]
    endings = len({rule for result in results for rule in result.ended}) > 1
    assert len(titles) == 1 + endings + len(results[0].figures)
    labels = [e.text for e in drawn.iter() if e.text and e.text.endswith("pl.")]
    assert labels == ["2 pl.", "3 pl."] * len(titles)


def test_figures_that_belong_together_share_a_panel() -> None:
    results = balance(trials(Contest("my_gallery", ("greedy",), 2, seed=1), (2,)))
    drawn = list(ElementTree.fromstring(chart(results)).iter())
    titles = [e.text for e in drawn if e.get("class") == "head"]
    assert "Prestige, mean; bars in the order of the columns" in titles
    assert len(titles) < len(results[0].figures)
    assert {"cityscape", "portrait", "still life", "landscape"} <= {e.text for e in drawn}


@pytest.mark.parametrize(
    ("first", "players", "compare", "complaint"),
    [
        (Contest("chess", ("greedy",), 2, 1), (2,), None, "no game is called 'chess'"),
        (FIRST, (7,), None, "is for 2, 3, 4 players"),
        (FIRST, (2,), "weather", "no option 'weather' to compare"),
        (Contest("final_touch", ("hal",), 2, 1), (2,), None, "no bot is called 'hal'"),
        (Contest("final_touch", ("greedy",), 0, 1), (2,), None, "games must be at least 1"),
    ],
)
def test_a_wrong_trial_is_refused(
    first: Contest, players: tuple[int, ...], compare: str | None, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        trials(first, players, compare)
