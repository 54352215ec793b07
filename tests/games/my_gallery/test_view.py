import json
import random
import re

import pytest

from games.my_gallery.table import auction, game, random_game, table, wall
from games.playing import events, many, play
from table.tables import persons, setting_of
from vernissage.games.my_gallery.components import PAINTINGS
from vernissage.table.table import Table
from vernissage.text import LANGUAGES, word


def test_a_view_shows_the_whole_table() -> None:
    assert list(game().new(1).view(0)) == [
        "game", "players", "seat", "ply", "to_move", "phase", "round", "rounds", "auctioneer",
        "wall", "offer", "asked", "order", "awaited", "seats", "rewards", "museum",
        "stacks", "ending", "effects", "tryout", "winners",
    ]  # fmt: skip


def test_effects_are_told_for_every_placing_move_of_the_seat_that_settles() -> None:
    for seed in range(many(4, 1)):
        for state in random_game(game(3).new(seed), seed):
            seen = [state.view(seat) for seat in range(3)]
            for seat, view in enumerate(seen):
                placing = [m for m in state.legal() if re.search(r"\d,\d", m)]
                mine = state.to_move == seat and view["phase"] == "settle"
                assert list(view["effects"]) == (placing if mine else [])


def test_effects_say_what_a_place_would_do() -> None:
    state = table(
        wall("S1 6,3", "P004 8,3", picked="P007"), wall("S2 6,3", "P005 8,3", picked="P010")
    )
    effects = state.view(0)["effects"]
    assert effects["place new 10,3"] == {
        "at": "10,3", "frames": 1, "breaks": 0, "corners": 0, "eye": True,
    }  # fmt: skip
    assert effects["place new 8,5"]["frames"] == 2
    assert state.view(1)["effects"] == state.view(None)["effects"] == {}


def test_every_player_may_try_the_paintings_of_the_auction_on_his_own_wall() -> None:
    state = auction(2)
    offered = [p["id"] for p in state.view(0)["offer"]]
    for seat in (0, 1):
        tryout = state.view(seat)["tryout"]
        assert list(tryout) == offered
        assert all(len(places) == 14 for places in tryout.values())
    play(state, "bid 3", "bid 4", "pick 2")
    assert list(state.view(0)["tryout"]) == [offered[0], offered[2]]
    assert state.view(None)["tryout"] == {}


def test_no_painting_is_lost_or_made() -> None:
    for seed in range(many(3, 1)):
        for state in random_game(game(4).new(seed), seed):
            seen = state.view(None)
            shown = [i["id"] for s in seen["seats"] for i in s["items"] if "id" in i]
            shown += [s[w]["id"] for s in seen["seats"] for w in ("picked", "assistant")
                      if s[w] and "id" in s[w]]  # fmt: skip
            shown += [p["id"] for s in seen["seats"] for p in s["excess"]]
            shown += [p["id"] for p in seen["offer"] if p]
            shown += [p["id"] for entry in seen["museum"].values() for p in entry["paintings"]]
            asked = len(seen["asked"])
            assert len(shown) == len(set(shown))
            assert len(shown) + asked + sum(s["left"] for s in seen["stacks"]) == len(PAINTINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_can_be_worded(language: str) -> None:
    told = set()
    for seed in range(many(12, 2)):
        luck = random.Random(seed)
        state = game(2).new(seed)
        while moves := state.legal():
            move = luck.choice(moves)
            for event in events(state, move, luck.choice([0, 1, None])):
                told.add(event["event"])
                values = {k: v for k, v in event.items() if isinstance(v, str | int)}
                values |= {"player": "Ada", "players": "Ada", "count": event.get("count", 1)}
                assert word(f"my_gallery-event-{event['event']}", language, **values)
            state.play(move)
    assert {"turned-up", "committed", "revealed", "reward", "museum", "round", "over"} <= told


def made_table() -> Table:
    return Table(setting_of(*persons(2), game="my_gallery"))


def test_mg_2_the_log_tells_nobody_else_a_hidden_bid() -> None:
    table = made_table()

    def move(text: str) -> None:
        assert table.to_move is not None
        table.adopt(table.play(table.to_move, table.ply, [text], "r"))

    for _ in range(2):
        move(table.legal(table.to_move)[0])
    for _ in range(3):
        move("offer 2x2")
    first = table.to_move
    assert first is not None
    move("bid 17")
    assert table.log(first)[-1]["move"] == "bid 17"
    for eyes in (1 - first, None):
        entry = table.log(eyes)[-1]
        assert entry["move"] is None
        assert "17" not in json.dumps(entry["events"])


def test_mg_2_no_draft_looks_behind_the_last_bid() -> None:
    table = made_table()
    for text in (None, None, "offer 2x2", "offer 2x2", "offer 2x2", "bid 3"):
        seat = table.to_move
        assert seat is not None
        move = text or table.legal(seat)[0]
        table.adopt(table.play(seat, table.ply, [move], "r"))
    seat = table.to_move
    assert seat is not None
    draft = table.draft(seat, table.ply, ["bid 20"])
    assert draft.ends
    assert draft.state.view(seat)["phase"] == "bid"
