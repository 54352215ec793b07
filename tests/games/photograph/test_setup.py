from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.photograph.table import CARDS, COLOURS, IN_PLAY, ROWS, game, part
from games.playing import many, play_out
from vernissage import BadComponents, State, load
from vernissage.engine.batch import deal_batch
from vernissage.engine.kernel import JIT
from vernissage.games.photograph import components
from vernissage.games.photograph.deck import turn_up
from vernissage.games.photograph.state import SUNSET


def every_card(state: State) -> Counter[str]:
    """Where all cards are, unseen ones by their backs."""
    data = part(state, "hands", "films", "field", "gone", "deck", "lost")
    found: Counter[str] = Counter(card for hand in data["hands"] for card in hand)
    found.update(data["gone"])
    found.update(cell for row in data["field"] for cell in row if cell)
    for films in data["films"]:
        found.update(f"{colour} {abs(v)}" for colour, film in films.items() for v in film)
    return found + Counter(data["deck"]) + Counter(data["lost"])


def by_back(cards: Counter[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, count in cards.items():
        colour, value = name.split()
        half = value if "-" in value else ("1-6" if int(value) <= 6 else "7-12")
        found[f"{colour} {half}"] += count
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_c1_no_card_is_made_or_lost(players: int) -> None:
    def check(state: State) -> None:
        cards = every_card(state)
        assert len(by_back(cards)) == 2 * IN_PLAY[players]
        assert set(by_back(cards).values()) == {6}
        assert all(count == 1 for name, count in cards.items() if name in CARDS)

    for seed in range(many(10, 1)):
        play_out(game(players).new(seed), seed, check)


def test_ph_c2_a_lucky_shot_for_every_colour_in_play() -> None:
    view = game(3).new(1).view(None)
    assert list(view["lucky"]) == view["colours"]
    assert set(view["lucky"].values()) == {None}


def test_ph_c3_backs_show_colour_and_half() -> None:
    view = game(2).new(1).view(None)
    inner = [place["card"] for place in view["field"] if place["column"] in (2, 3)]
    seen = [*inner, view["deck"]["top"], *view["hands"][0]["cards"]]
    assert all(card["colour"] and card["half"] and card["value"] is None for card in seen)


def test_ph_c3_plain_backs_tell_nothing() -> None:
    for seed in range(many(20, 1)):
        state = game(2, plain_backs=True).new(seed)
        play_out(state, seed, lambda s: _tells_nothing(s.view(None)))


def _tells_nothing(view: dict) -> None:
    down = [p["card"] for p in view["field"] if p["card"] and p["card"]["value"] is None]
    hands = [card for hand in view["hands"] for card in hand["cards"]]
    top = [view["deck"]["top"]] if view["deck"]["top"] else []
    assert all(card["colour"] is None and card["half"] is None for card in [*down, *hands, *top])
    assert view["deck"]["left"] is None
    assert view["deck"]["sunset"] != "top"


@pytest.mark.parametrize(("players", "colours"), IN_PLAY.items())
def test_ph_s1_colours_leave_by_lot(players: int, colours: int) -> None:
    seen = Counter(c for seed in range(60) for c in game(players).new(seed).view(None)["colours"])
    assert sum(seen.values()) == 60 * colours
    assert set(seen) == set(COLOURS)


def test_ph_s1_the_host_may_name_the_colours_left_out() -> None:
    state = load("photograph", 2, left_out="red+violet").new(1)
    assert part(state, "left_out") == ["red", "violet"]
    counts = [len(option.choices(p)) for option in game(2).book.options[3:4] for p in (2, 3, 4)]
    assert counts == [1 + 21, 1 + 7, 1]
    with pytest.raises(ValueError, match="option left_out of photograph is one of"):
        load("photograph", 3, left_out="red+violet")


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {}), (2, {"plain_backs": True})])
def test_ph_s2_the_sunset_is_anywhere_in_the_fifth_pile(players: int, options: dict) -> None:
    """Drawn card by card, each of its places is as likely (chi-squared, one in a thousand)."""
    tables = deal_batch(game(players, **options).blank, many(4000, 60), seed=5)
    pile = 2 * IN_PLAY[players]
    left: Counter[int] = Counter()
    for s in tables:
        while turn_up(s) != SUNSET:
            pass
        left[int(s["left"])] += 1
    assert set(left) <= set(range(pile, 2 * pile + 1))
    if JIT:
        expected = len(tables) / (pile + 1)
        chi = sum((left[k] - expected) ** 2 / expected for k in range(pile, 2 * pile + 1))
        assert chi < (29.6 if players == 2 else 36.2)


def test_ph_s2_every_face_and_back_on_the_field_is_as_likely() -> None:
    tables = deal_batch(game(4).blank, many(8000, 60), seed=6)
    faces = Counter(tables["field"][:, 0].tolist())
    backs = Counter(tables["field"][:, 1].tolist())
    hands = Counter(tables["hands"][:, 3, 4].tolist())
    assert set(faces) <= set(range(84))
    assert set(backs) <= set(range(100, 114))
    if len(tables) == 8000:
        for counts, kinds, bound in ((faces, 84, 130.0), (hands, 84, 130.0), (backs, 14, 34.5)):
            expected = 8000 / kinds
            assert sum((n - expected) ** 2 / expected for n in counts.values()) < bound


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_s3_outer_columns_lie_face_up_inner_ones_face_down(players: int) -> None:
    field = game(players).new(3).view(None)["field"]
    assert [place["place"] for place in field] == list(range(1, 4 * ROWS[players] + 1))
    assert [(p["row"], p["column"]) for p in field[:5]] == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)]
    assert all((p["card"]["value"] is None) == (p["column"] in (2, 3)) for p in field)


def test_ph_s3_a_field_for_two_has_no_fourth_row() -> None:
    refusal = game(2).new(1).why_not("take 1 left row 4")
    assert refusal is not None
    assert refusal.rule == "PH-S3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ph_s4_everybody_has_five_cards(players: int) -> None:
    state = game(players).new(1)
    assert [len(hand) for hand in part(state, "hands")] == [5] * players
    assert part(state, "shown") == [[]] * players


def test_ph_s5_the_first_player_is_drawn_or_named() -> None:
    assert {game(3).new(seed).to_move for seed in range(30)} == {0, 1, 2}
    assert {game(3, first=2).new(seed).to_move for seed in range(5)} == {2}


# Data files


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("setup", "players,colours\n", "the first line must be players,colours,rows,lucky_shot"),
        ("setup", "players,colours,rows,lucky_shot\n2,5,3,4\n", "a row for 2, 3 and 4 players"),
        ("setup", "players,colours,rows,lucky_shot\n2,5,3\n", "line 2: 3 values, but there are 4"),
        ("setup", "players,colours,rows,lucky_shot\n2,5,x,4\n", "rows must be a whole number"),
        ("setup", "players,colours,rows,lucky_shot\n2,8,3,4\n3,6,4,4\n4,7,4,3\n", "8 colours"),
        ("setup", "players,colours,rows,lucky_shot\n2,5,5,4\n3,6,4,4\n4,7,4,3\n", "3 or 4 rows"),
        ("setup", "players,colours,rows,lucky_shot\n2,5,3,0\n3,6,4,4\n4,7,4,3\n", "1 to 12, not 0"),
        ("setup", "players,colours,rows,lucky_shot\n2,2,3,4\n3,6,4,4\n4,7,4,3\n", "too few cards"),
        ("places", "rows,place,row,column\n3,1,4,1\n", "there is no row 4, column 1"),
        ("places", "rows,place,row,column\n3,2,1,1\n", "places are listed 1, 2, 3"),
        ("places", "rows,place,row,column\n3,1,1,1\n3,2,1,1\n", "stands there twice"),
        ("places", "rows,place,row,column\n3,1,1,1\n", "1 places for 3 rows"),
        ("points", "cards,points\n1,1\n", "cards are listed 0, 1, 2"),
        ("points", "cards,points\n", "cards are listed 0, 1, 2"),
    ],
)
def test_a_wrong_data_file_is_refused(tmp_path: Path, name: str, text: str, fault: str) -> None:
    path = tmp_path / f"{name}.csv"
    path.write_text(text, encoding="utf-8")
    read = getattr(components, f"read_{name}")
    with pytest.raises(BadComponents) as caught:
        read(path)
    assert fault in str(caught.value)
