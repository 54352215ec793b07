import pytest

from vernissage.bots.arena import Contest, arena, interval, play_game


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = interval(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)


def test_a_deal_is_played_once_from_every_seat() -> None:
    contest = Contest("final_touch", ("greedy", "greedy", "greedy"), 6, seed=5)
    first, second, third = (play_game(contest, index) for index in range(3))
    assert second == [first[1], first[2], first[0]]
    assert third == [first[2], first[0], first[1]]


def test_a_contest_counts_every_game_and_is_the_same_again() -> None:
    contest = Contest("final_touch", ("greedy", "random"), 12, seed=1)
    counted: list[int] = []
    standings = arena(contest, lambda: counted.append(1))
    assert len(counted) == 12
    assert [s.name for s in standings] == ["greedy", "random"]
    assert sum(s.wins for s in standings) == pytest.approx(12)
    assert standings[0].wins > 8
    assert arena(contest) == standings


@pytest.mark.parametrize(
    ("contest", "complaint"),
    [
        (Contest("final_touch", ("greedy",), 2, 1), "is for 2, 3, 4 players"),
        (Contest("final_touch", ("greedy", "hal"), 2, 1), "no bot is called 'hal'"),
        (Contest("chess", ("greedy", "random"), 2, 1), "no game is called 'chess'"),
        (Contest("final_touch", ("greedy", "random"), 0, 1), "games must be at least 1"),
        (Contest("final_touch", ("greedy", "random"), 1, 1, -1.0), "move-seconds must be"),
    ],
)
def test_a_wrong_contest_is_refused_before_it_begins(contest: Contest, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        arena(contest)
