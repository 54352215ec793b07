"""Tables in the middle of a game, written into the server's database as if played there."""

from playwright.sync_api import Page

import vernissage
from server.running import Server
from vernissage.server.identity import new_guest
from vernissage.store.store import Store
from vernissage.table.setting import Made, Seat, Setting


def open_at(page: Page, server: Server, game: str, players: int, seed: int, ply: int) -> None:
    """The page's guest in seat 0, `greedy` in the others; until now `greedy` played for all."""
    page.request.put(f"{server.address}/api/me", data={"name": "Anna"})
    cookie = next(c["value"] for c in page.context.cookies() if c["name"] == "guest")
    mine = Seat("person", guest=cookie.partition(".")[0], name="Anna")
    state = vernissage.load(game, players).new(seed)
    made = []
    while state.ply < ply:
        assert state.to_move is not None
        seat, code = state.to_move, state.game.entries.greedy(state.tables)
        state.play(move := state.game.book.write_move(code))
        made.append(Made(seat, move, f"ply {state.ply}"))
    book, options = state.game.book, state.game.options
    table, invite = new_guest(), new_guest()
    seats = (mine, *[Seat("bot", level="greedy")] * (players - 1))
    with Store(f"sqlite:///{server.folder / 'data.sqlite'}") as store:
        setting = Setting(table, invite, game, book.version, players, options, seed, seats)
        store.add(setting).result()
        store.append(table, 0, made).result()
    page.goto(f"{server.address}/t/{table}")
