"""Settings: each in its range, or one line that names it and says what is right."""

from pathlib import Path

import pytest

from vernissage.server.config import Config


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_URL", *(f"VERNISSAGE_{name.upper()}" for name in vars(Config()))):
        monkeypatch.delenv(name, raising=False)


def test_without_settings_the_defaults_hold() -> None:
    assert Config.from_environment() == Config()


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("RATE", "0", "a number from 0.001 to 1000000"),
        ("RATE", "nan", "a number from 0.001 to 1000000"),
        ("RATE", "fast", "a number from 0.001 to 1000000"),
        ("BURST", "0.5", "a number from 1 to 1000000"),
        ("NEWCOMERS", "0", "a number from 1 to 1000000"),
        ("BODY", "0", "a whole number from 1024 to 1048576"),
        ("BODY", "2048.5", "a whole number from 1024 to 1048576"),
        ("TABLES", "0", "a whole number from 1 to 1000000"),
        ("STREAMS", "-1", "a whole number from 1 to 1000000"),
        ("STRANGERS", "-1", "a whole number from 0 to 1000000"),
        ("ABSENCE", "-1", "a number from 0 to 86400"),
        ("PACE", "inf", "a number from 0 to 600"),
        ("TIME_SCALE", "0", "a number from 0.001 to 1000"),
        ("HEADER_TIMEOUT", "0", "a number from 0.1 to 3600"),
        ("BEAT", "0", "a number from 0.1 to 3600"),
    ],
)
def test_a_setting_out_of_its_range_is_refused(
    name: str, value: str, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"VERNISSAGE_{name}", value)
    with pytest.raises(ValueError, match=r"^VERNISSAGE_") as refused:
        Config.from_environment()
    assert str(refused.value) == f"VERNISSAGE_{name} must be {right}, not {value!r}"


@pytest.mark.parametrize(
    "public",
    ["play.example.org", "play.example.org:8000", "//play.example.org", "https://", "ftp://a"],
)
def test_a_public_address_without_its_scheme_is_refused(
    public: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERNISSAGE_PUBLIC", public)
    with pytest.raises(ValueError, match=r"^VERNISSAGE_PUBLIC must be .* http:// or https:// on"):
        Config.from_environment()


@pytest.mark.parametrize("public", ["", "http://10.0.0.7:8000", "https://play.example.org/"])
def test_a_public_address_is_taken_as_it_is(public: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNISSAGE_PUBLIC", public)
    assert Config.from_environment() == Config(public=public)


def test_a_data_file_may_have_any_name() -> None:
    url = Config.from_environment(Path("a?b#c.db")).database
    assert not isinstance(url, str)
    assert (url.database, dict(url.query)) == ("a?b#c.db", {})
