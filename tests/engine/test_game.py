import json

import pytest

import vernissage


def load(players: int = 2) -> vernissage.Game:
    return vernissage.load("final_touch", players=players)


def test_an_unknown_game_lists_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game is called 'chess'; there are: .*final_touch"):
        vernissage.load("chess")


def test_a_path_is_not_a_game() -> None:
    with pytest.raises(ValueError, match="no game is called"):
        vernissage.load("../bots")


@pytest.mark.parametrize("players", [1, 5, "2", 2.5])
def test_a_wrong_number_of_players_lists_the_right_ones(players: object) -> None:
    with pytest.raises(ValueError, match="final_touch is for 2, 3, 4 players, not "):
        vernissage.load("final_touch", players=players)  # type: ignore[arg-type]


def test_an_unknown_option_lists_those_there_are() -> None:
    with pytest.raises(ValueError, match="has no option colour; it has: first"):
        vernissage.load("final_touch", colour="red")


def test_an_option_called_game_is_one_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="has no option game; it has: first"):
        vernissage.load("final_touch", game=1)


@pytest.mark.parametrize("name", ["game", "players"])
def test_a_record_with_an_option_of_a_strange_name_is_refused(name: str) -> None:
    record = {**json.loads(load().new(1).to_record().to_json()), "options": {name: 2}}
    with pytest.raises(vernissage.BadRecord, match=f"has no option {name}; it has: first"):
        vernissage.replay(record)


@pytest.mark.parametrize("first", [2, -1, True, "0", 0.0])
def test_a_wrong_value_of_an_option_lists_the_right_ones(first: object) -> None:
    with pytest.raises(ValueError, match="option first of final_touch is one of None, 0, 1, not "):
        vernissage.load("final_touch", first=first)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 256, "7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        load().new(seed)  # type: ignore[arg-type]


def test_a_seat_that_is_not_there_has_no_view() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1 or None, not 2"):
        load().new(1).view(2)


def test_an_unreadable_move_shows_the_forms_that_exist() -> None:
    with pytest.raises(vernissage.UnreadableMove, match="improve COLOUR; smear COLOUR; done"):
        load().new(1).play("paint it black")


def test_an_illegal_move_carries_its_rule_and_wording() -> None:
    with pytest.raises(vernissage.IllegalMove) as caught:
        load().new(1).play("done")
    assert caught.value.rule == "FT-1"
    assert caught.value.reason == "a turn cannot be passed: improve or smear first"


def test_why_not_answers_in_the_language_asked_for() -> None:
    state = load().new(1)
    assert state.why_not(state.legal()[0]) is None
    assert str(state.why_not("done", "ru")).endswith("замажьте его (FT-1)")
    with pytest.raises(ValueError, match="the languages are en, ru, uk, not 'fr'"):
        state.why_not("done", "fr")


def test_a_copy_is_played_on_by_itself() -> None:
    state = load().new(1)
    copy = state.copy()
    copy.play(copy.legal()[0])
    assert (state.ply, copy.ply) == (0, 1)
    assert state != copy


def test_a_record_of_another_game_is_not_replayed() -> None:
    record = load(3).new(1).to_record()
    with pytest.raises(vernissage.BadRecord, match="the record has players 3, this game 2"):
        load(2).replay(record)


def test_a_record_of_other_rules_is_not_replayed() -> None:
    record = json.loads(load().new(1).to_record().to_json())
    with pytest.raises(vernissage.BadRecord, match="the record has rules 99, this game 1"):
        vernissage.replay({**record, "rules": 99})


def test_a_record_with_an_illegal_move_says_which() -> None:
    record = json.loads(load().new(1).to_record().to_json())
    with pytest.raises(vernissage.BadRecord, match=r"move 1 of the record: 'done' is not legal"):
        vernissage.replay({**record, "moves": ["done"]})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "this is not JSON"),
        ("[]", "a record must be a JSON object"),
        ("{}", "a record needs 'game' as text"),
        ('{"game": "final_touch", "rules": true}', "a record needs 'rules' as a whole number"),
    ],
)
def test_a_broken_record_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(vernissage.BadRecord, match=complaint):
        vernissage.replay(text)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seed": "seven"}, "seed is a decimal number"),
        ({"seed": "9" * 79}, "seed is a decimal number"),
        ({"moves": [7]}, "'moves' must all be text"),
        ({"options": []}, "'options' must be an object"),
        ({"options": {"first": 9}}, "option first of final_touch is one of"),
        ({"mood": "good"}, "a record has no 'mood'"),
    ],
)
def test_a_record_with_a_wrong_value_says_what_is_wrong(
    change: dict[str, object], complaint: str
) -> None:
    record = json.loads(load().new(1).to_record().to_json())
    with pytest.raises(vernissage.BadRecord, match=complaint):
        vernissage.replay({**record, **change})


def test_a_table_begun_from_a_position_has_no_record() -> None:
    state = load().from_json(load().new(1).to_json())
    with pytest.raises(ValueError, match="began from a position"):
        state.to_record()


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(vernissage.ImpossiblePosition, match="players 3, this game 2"):
        load(2).from_json(load(3).new(1).to_json())


def test_a_state_shows_itself_in_a_terminal_and_a_notebook() -> None:
    state = load().new(1)
    assert "masterpiece" in str(state).lower()
    assert state._repr_svg_().startswith("<svg")
    assert repr(state) == f"<final_touch at ply 0, seat {state.to_move} to move>"
