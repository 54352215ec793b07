"""The log: one JSON object a line, and never a secret; the check that says so can fail."""

import json

import pytest

from server.client import sit_all
from server.conftest import Meet, Serve


def test_the_log_is_json_without_cookies_invites_seeds_or_table_ids(
    serve: Serve, meet: Meet
) -> None:
    server = serve()
    anna, boris = meet("Anna", server), meet("Boris", server)
    table = sit_all(anna, boris)
    anna.post(table, "seats/0/resign")
    anna.ask("GET", f"/api/tables/{table}/record")
    anna.post(table, "rematch")
    boris.refused("POST", f"/api/tables/{table}/turns", {}, 422)
    boris.refused("GET", f"/api/tables/{table}?seat=0", None, 403)
    assert server.stop() < 3
    lines = server.log_text().splitlines()
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert {"at", "level", "event"} <= events[0].keys()
    assert {(e["status"], e["method"]) for e in events if e["event"] == "refused"} == {
        (422, "POST"),
        (403, "GET"),
    }
    assert {"Anna", table, anna.cookie} - server.secrets == {"Anna"}
    server.check_log()
    for secret in server.secrets:
        assert len(secret) > 10
    kept = server.log.read_bytes()
    for leak in (table, anna.cookie or "", "Traceback (most recent call last)"):
        server.log.write_bytes(kept + leak.encode())
        with pytest.raises(AssertionError):
            server.check_log()
    server.log.write_bytes(kept)
