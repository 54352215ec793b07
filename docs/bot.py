"""A whole bot: it opens a table against the server's own bot `greedy` and plays to the end.

Run a server (`make run`), then `python docs/bot.py http://127.0.0.1:8000`. It needs nothing but
Python. To make it yours, change `choose`: it gets all its seat may know, as GET /api/openapi.json
describes it.
"""

import json
import sys
import urllib.request
import uuid


def choose(table: dict) -> str:
    """The move to make: here, improve if that is possible."""
    return min(table["legal"])  # "done" < "improve ..." < "smear ..."


class Player:
    """A guest of a server."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookie = ""
        with self.ask("PUT", "/api/me", {"name": name}) as answer:
            self.cookie = answer.headers["Set-Cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: dict | None = None):
        """A request; `urllib.error.HTTPError` has the reason if it is refused."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        return urllib.request.urlopen(
            urllib.request.Request(self.server + path, data, headers, method=method)
        )

    def play(self, game: str) -> dict:
        """One game against `greedy`; the table at its end."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        wish = {"game": game, "players": len(seats), "seats": seats}
        with self.ask("POST", "/api/tables", wish) as answer:
            path = f"/api/tables/{json.load(answer)['table']}"
        with self.ask("GET", f"{path}/stream") as stream:
            for line in stream:  # "id: ...", "event: table", "data: {...}", ""
                if line.startswith(b"data: "):
                    table = json.loads(line[6:])
                    if table["phase"] == "over":
                        return table
                    if table["legal"]:
                        turn = {"seat": table["seat"], "ply": table["ply"]}
                        turn |= {"moves": [choose(table)], "request": uuid.uuid4().hex}
                        self.ask("POST", f"{path}/turns", turn).close()
        raise ConnectionError("the stream ended before the game")


if __name__ == "__main__":
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    print(json.dumps(Player(server, "Example bot").play("final_touch")["outcome"]))
