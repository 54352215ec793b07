"""Sentences for people, in three languages, from one set of `.ftl` files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "uk")
FOLDER = Path(__file__).resolve().parent


def word(key: str, language: str = "en", **values: str | int) -> str:
    """The text of a key in a language, with its values put in."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise KeyError(f"no text has the key {key!r}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, faults = bundle.format_pattern(pattern, values)
    if faults:
        raise ValueError(f"text {key!r} in {language}: {faults[0]}")
    return str(text)


def story(view: Mapping[str, Any], language: str = "en") -> str:
    """The story a finished table has to tell, if it has one: `view["story"]` in words."""
    lines = view.get("story") or []
    return " ".join(word(line["key"], language, **line["values"]) for line in lines)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    # Imported here: a program that words nothing starts without it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
