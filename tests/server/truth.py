"""What a client may have received of a game, computed from its record, and what it should not."""

import json
from dataclasses import dataclass
from typing import Any

import vernissage
from vernissage.engine.game import State

TABLE = {
    "table", "ply", "revision", "game", "players", "options", "phase", "seats", "seat", "mine",
    "to_move", "view", "legal", "log", "outcome", "rematch", "invite",
}  # fmt: skip
SEAT = {"seat", "kind", "name", "level", "you", "here", "standing_in", "resigned"}
DRAFT = {"ply", "moves", "shown", "ends", "view", "legal"}


@dataclass
class Truth:
    """A finished game, every position of it."""

    states: list[State]

    @classmethod
    def of(cls, record: dict[str, Any]) -> "Truth":
        game = vernissage.load(record["game"], record["players"], **record["options"])
        states = [game.new(int(record["seed"]))]
        for move in record["moves"]:
            states.append(states[-1].copy())
            states[-1].play(move)
        return cls(states)

    def log(self, seat: int | None, since: int, ply: int) -> list[dict[str, Any]]:
        """The log a seat may read."""
        found = []
        for number in range(since, ply):
            before, after = self.states[number], self.states[number + 1]
            code = after.codes[-1]
            book = after.game.book
            found.append(
                {
                    "ply": number + 1,
                    "seat": before.to_move,
                    "move": book.write_move(code),
                    "events": book.events(before.record, code, after.record, seat),
                }
            )
        return found

    def faults_of_table(self, told: dict[str, Any], seat: int | None) -> list[str]:
        """Whatever in a table's message is not exactly what the seat may see."""
        if told.keys() != TABLE or any(row.keys() != SEAT for row in told["seats"]):
            return ["there are fields nobody asked for, or some are missing"]
        state = self.states[told["ply"]]
        legal = state.legal() if state.to_move == seat and seat is not None else []
        since = told["ply"] - len(told["log"])
        faults = {
            "another's eyes": told["seat"] != seat,
            "the view": told["view"] != state.view(seat),
            "the legal moves": told["legal"] != legal,
            "the log": told["log"] != self.log(seat, since, told["ply"]),
            "the invite": told["invite"] is not None,
            "the outcome": (told["outcome"] is not None) != (state.to_move is None),
        }
        return [name for name, wrong in faults.items() if wrong]

    def faults_of_draft(self, told: dict[str, Any], seat: int) -> list[str]:
        """Whatever in a draft's answer is not exactly the seat's view after what may be shown."""
        if told.keys() != DRAFT:
            return ["there are fields nobody asked for, or some are missing"]
        state = self.states[told["ply"]].copy()
        chance = state.record["chance"].tobytes()
        for move in told["moves"][: told["shown"]]:
            state.play(move)
        faults = {
            "past a reveal": state.record["chance"].tobytes() != chance or state.to_move != seat,
            "the view": told["view"] != state.view(seat),
            "the legal moves": told["legal"] != ([] if told["ends"] else state.legal()),
        }
        return [name for name, wrong in faults.items() if wrong]


def cards_of_others(told: Any, seat: int | None) -> list[Any]:
    """Every object, however deep, that shows cards and does not say it is this seat's own."""
    if isinstance(told, list):
        return [found for part in told for found in cards_of_others(part, seat)]
    if not isinstance(told, dict):
        return []
    found = [found for part in told.values() for found in cards_of_others(part, seat)]
    if "cards" in told and (seat is None or told.get("seat") != seat):
        found.append(told)
    return found


def secrets_in(received: bytes, secrets: list[str]) -> list[str]:
    """Those of some secrets that stand anywhere in bytes, as they are or as JSON writes them."""
    return [s for s in secrets if s.encode() in received or json.dumps(s).encode() in received]
