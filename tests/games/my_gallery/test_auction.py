import pytest

from games.my_gallery.table import auction, first_round, game, starting, table, wall, why
from games.playing import events, many, play
from vernissage import UnreadableMove
from vernissage.engine.knowledge import Knowledge


def test_mg_s1_a_starting_painting_must_cover_a_star() -> None:
    state = game().new(1)
    assert len(state.legal()) == 3 * 3  # x from 5 to 7, y from 2 to 4
    assert why(state, "place new 0,0") == "MG-S1 no-star"
    assert why(state, "place new 13,4") == "MG-6 outside"
    assert why(state, "assistant") == "MG-S1 start-first"
    assert why(state, "excess") == "MG-S1 start-first"
    play(state, "place new 6,4")
    assert (state.to_move, state.view(None)["phase"]) == (1, "start")
    play(state, "place new 7,2")
    assert state.view(None)["phase"] == "offer"
    kinds = {seat["items"][0]["id"] for seat in state.view(None)["seats"]}
    assert len(kinds) == 2
    assert kinds <= {"S1", "S2", "S3", "S4"}


def test_mg_s2_the_lowest_starting_bid_is_the_first_auctioneer() -> None:
    for seed in range(many(50, 5)):
        for players in (2, 3, 4):
            state = game(players).new(seed)
            cards = [seat["bids"] for seat in state.view(None)["seats"]]
            assert len({card for (card,) in cards}) == players
            assert state.view(None)["auctioneer"] == cards.index(min(cards))
            assert state.view(0)["seats"][0]["hand"] == list(range(1, 21))


def test_mg_s3_any_painting_of_a_size_may_come_up() -> None:
    seen = set()
    for seed in range(many(200, 60)):
        seen |= {p["id"] for p in auction(2, seed).view(None)["offer"]}
    assert seen == {f"P{n:03}" for n in range(1, 13)}


def test_mg_1_the_auctioneer_chooses_by_backs_and_then_all_are_turned_up() -> None:
    state = first_round(3)
    auctioneer = state.view(None)["auctioneer"]
    assert state.to_move == auctioneer
    assert len(state.legal()) == 16
    play(state, "offer 2x2", "offer 5x5", "offer 2x2")
    seen = state.view(0)
    assert seen["offer"] == []
    assert [back["size"] for back in seen["asked"]] == ["2x2", "5x5", "2x2"]
    assert [s["left"] for s in seen["stacks"] if s["size"] in ("2x2", "5x5")] == [10, 3]
    assert [e["event"] for e in events(state, "offer 3x2")] == ["offer", *["turned-up"] * 4]
    play(state, "offer 3x2")
    sizes = [f"{p['width']}x{p['height']}" for p in state.view(1)["offer"]]
    assert sizes == ["2x2", "5x5", "2x2", "3x2"]
    assert state.view(0)["phase"] == "bid"


def test_mg_1_a_stack_gives_no_more_than_it_has() -> None:
    state = first_round(4)
    play(state, *["offer 5x5"] * 4)
    assert why(state, "offer 5x5") == "MG-1 stack-empty"
    assert why(state, "bid 3") == "MG-1 offer-first"
    assert why(state, "done") == "MG-1 offer-first"


def test_mg_2_a_bid_is_hidden_until_all_are_in() -> None:
    state = auction(3)
    first = state.to_move
    assert first is not None
    second = (first + 1) % 3
    assert events(state, "bid 14", second) == [{"event": "committed", "seat": first}]
    assert events(state, "bid 14", None) == [{"event": "committed", "seat": first}]
    assert events(state, "bid 14", first) == [{"event": "bid", "seat": first, "card": 14}]
    other = play(state.copy(), "bid 3")
    play(state, "bid 14")
    assert state.view(second) == other.view(second)
    assert state.view(None) == other.view(None)
    assert state.view(first)["seats"][first]["bids"][-1] == 14
    assert state.view(None)["seats"][first]["has_bid"]
    assert state.view(None)["awaited"] == sorted({0, 1, 2} - {first})
    play(state, "bid 14")
    shown = events(state, "bid 20", None)
    assert [e["event"] for e in shown] == ["committed", *["revealed"] * 3]
    assert [e["card"] for e in shown[1:]] == [20, 14, 14]
    play(state, "bid 20")
    assert [seat["bids"][1] for seat in state.view(None)["seats"]].count(14) == 2


def test_mg_2_a_card_is_played_once() -> None:
    state = table(
        wall("S1 6,3", "P004 8,3", bids=[1, 7]),
        wall("S2 6,3", "P005 8,3", bids=[2, 9]),
        phase="bid",
        round=2,
        to_move=1,
    )
    assert why(state, "bid 9") == "MG-2 card-used"
    assert len(starting(state, "bid")) == 19
    assert why(state, "pick 1") == "MG-2 bid-first"
    with pytest.raises(UnreadableMove):
        state.why_not("bid 21")


def test_mg_2_what_a_bot_may_know_does_not_hold_a_hidden_bid() -> None:
    state = auction(2)
    play(state, "bid 17")
    assert state.to_move is not None
    known = Knowledge(state, state.to_move)
    assert known.codes.size == 0
    cards = {known.sample(i).record["bids"][1 - state.to_move, 1] for i in range(100)}
    assert len(cards) > 3


@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [
        ([1, 5], [2, 9], 1),
        ([1, 9], [2, 5], 0),
        ([1, 9], [2, 9], 1),  # the starting cards decide
        ([2, 9], [1, 9], 0),
    ],
)
def test_mg_3_the_higher_bid_goes_first(mine: list[int], theirs: list[int], first: int) -> None:
    state = table(
        wall("S1 6,3", bids=mine),
        wall("S2 6,3", bids=theirs),
        phase="pick",
        round=1,
        to_move=first,
        offer=["P001", "P002", "P003"],
    )
    assert state.view(None)["order"] == [first, 1 - first]


def test_mg_3_equal_bids_compare_what_lies_beneath() -> None:
    state = table(
        wall("S1 6,3", "P004 8,3", "P006 8,5", bids=[1, 8, 3, 20]),
        wall("S2 6,3", "P005 8,3", "P007 8,5", bids=[2, 3, 8, 20]),
        wall("S3 6,3", "P008 8,3", "P009 8,5", bids=[3, 5, 8, 20]),
        phase="pick",
        round=3,
        to_move=2,
        offer=["P001", "P002", "P003", "P010"],
    )
    assert state.view(None)["order"] == [2, 1, 0]


def test_mg_4_each_takes_one_in_the_order_of_bids() -> None:
    state = auction(2)
    first = state.to_move
    assert first is not None
    play(state, "bid 3", "bid 9")
    assert state.to_move == 1 - first
    assert state.legal() == ["pick 1", "pick 2", "pick 3"]
    assert why(state, "pick 4") == "MG-4 not-offered"
    assert [e["event"] for e in events(state, "pick 2")] == ["pick"]
    play(state, "pick 2")
    assert (state.to_move, state.view(None)["offer"][1]) == (first, None)
    assert why(state, "pick 2") == "MG-4 already-picked"
    assert why(state, "place new 0,0") == "MG-4 pick-first"
    assert [e["event"] for e in events(state, "pick 1")] == ["pick", "unsold"]


def test_mg_5_all_pick_before_the_first_settles_and_settle_in_the_same_order() -> None:
    state = auction(2)
    first = state.to_move
    play(state, "bid 3", "bid 9", "pick 2", "pick 1")
    assert (state.to_move, state.view(None)["phase"]) == (1 - first, "settle")
    assert why(state, "pick 3") == "MG-5 settle-first"
    assert why(state, "offer 2x2") == "MG-5 settle-first"
    play(state, "assistant", "done")
    assert state.to_move == first
