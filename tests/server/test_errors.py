"""What a refusal tells: enough for whoever asked, and nothing of where the server keeps things."""

import json
import logging

import pytest

from vernissage.server.errors import refusal
from vernissage.store.errors import StoreUnavailable

REASON = 'the database does not answer: connection to server at "10.0.0.7", port 5432 failed'


def test_where_the_database_is_stands_in_the_log_alone(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = refusal(StoreUnavailable(REASON))
    assert (answer.status_code, json.loads(bytes(answer.body))) == (
        503,
        {
            "error": "StoreUnavailable",
            "message": "the database does not answer; try again in a moment",
        },
    )
    assert [vars(record)["reason"] for record in caplog.records] == [REASON]
