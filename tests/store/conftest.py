import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from store.postgres import Postgres
from vernissage.store.store import Store

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def postgres_address(postgres: Postgres) -> Iterator[str]:
    name = f"test{next(_numbers)}"
    postgres.run(f"CREATE SCHEMA {name}")
    yield postgres.address(name)
    postgres.run(f"DROP SCHEMA {name} CASCADE")


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    kind = "sqlite" if request.param == "sqlite" else "postgres"
    address: str = request.getfixturevalue(f"{kind}_address")
    return address


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    with Store(address) as store:
        yield store
