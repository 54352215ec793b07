"""What a table in the terminal lets its people take back."""

import pytest

import vernissage
from vernissage import State
from vernissage.games.photograph.state import AT_END
from vernissage.terminal import ME, Terminal, is_final


def seated(state: State) -> Terminal:
    """A table where only people sit."""
    return Terminal(state, [ME] * state.game.players, "en")


def type_in(terminal: Terminal, *moves: str) -> None:
    for move in moves:
        assert terminal._answer(move)


def test_mg_2_revealed_bids_are_not_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = seated(vernissage.load("my_gallery", 2).new(1))
    for _ in range(2):
        type_in(terminal, terminal.state.legal()[0])
    type_in(terminal, "offer 2x2", "offer 2x2", "undo", "offer 2x3", "offer 2x2", "bid 3")
    last = terminal.state.to_move
    type_in(terminal, "bid 20")
    assert "bid 3." in capsys.readouterr().out
    assert terminal.state.to_move == last  # who bid last and highest picks first
    assert not terminal._answer("undo")
    assert "Nothing to undo" in capsys.readouterr().out
    assert terminal.state.view(last)["phase"] == "pick"


def test_ph_13_nothing_is_taken_back_once_hidden_winds_begin() -> None:
    before = vernissage.load("photograph", 2).new(7)
    after = before.copy()
    assert not is_final(before, after)
    after.record.phase = AT_END  # same seat, and no card was drawn: the deck is used up
    assert is_final(before, after)
