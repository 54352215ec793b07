"""The OpenAPI: what it promises is kept, whatever is sent (schemathesis)."""

import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.client import Guest, play_on, sit_all
from server.conftest import Meet
from server.running import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 25  # of each operation


@pytest.fixture(scope="module")
def tables(server: Server) -> Any:
    """Guests with tables that wait, are played at and are over; their cookie and ids."""
    with Guest(server, "Anna") as anna, Guest(server, "Boris") as boris:
        waiting = anna.open("me", "open", "open")["table"]
        playing = sit_all(anna, boris, first=0)
        over = sit_all(anna, boris)
        play_on(over, [anna, boris], random.Random(1))
        shared = anna.open("me", "me")["table"]
        yield anna.cookie, [waiting, playing, over, shared]


def operations(server: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    return [result.ok() for result in schema.get_all_operations()]


def test_no_request_made_from_the_openapi_finds_a_fault(server: Server, tables) -> None:
    cookie, ids = tables
    luck = random.Random(0)
    tried = set()

    def check(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and luck.random() < 0.8:
            case.path_parameters["table"] = luck.choice(ids)
        if "seat" in (case.path_parameters or {}) and luck.random() < 0.8:
            case.path_parameters["seat"] = luck.choice([0, 1, 2])
        streaming = case.path.endswith("/stream")
        if streaming and case.path_parameters["table"] in ids:
            case.path_parameters["table"] = "nowhere"  # a stream of a real table never ends
        response = case.call(cookies={"guest": cookie}, timeout=30)
        case.validate_response(response, checks=CHECKS)
        tried.add((case.method, case.path))

    found = operations(server)
    for operation in found:
        run = given(case=operation.as_strategy())(check)
        quick = settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        seed(1)(quick(run))()
    assert len(tried) == len(found) >= 18


def test_the_openapi_names_every_route_and_tells_a_stranger_how_to_begin(meet: Meet) -> None:
    told = meet().send("GET", "/api/openapi.json").json()
    assert "/api/tables/{table}/turns" in told["paths"]
    assert "PUT /api/me" in told["info"]["description"]
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], f"{method} {path} says what it does"
            assert "200" in operation["responses"] or "201" in operation["responses"]
            assert "4XX" in operation["responses"]


def test_the_check_sees_an_answer_that_the_openapi_does_not_allow(
    server: Server, meet: Meet
) -> None:
    told = meet().send("GET", "/api/openapi.json").json()
    told["components"]["schemas"]["HealthModel"]["required"].append("moon")
    schema = schemathesis.openapi.from_dict(told)
    case = schema["/healthz"]["GET"].Case()
    response = case.call(base_url=server.address)
    case.validate_response(response, checks=[not_a_server_error])
    with pytest.raises(FailureGroup):
        case.validate_response(response, checks=CHECKS)
