"""Sentences for people, in three languages, from one set of `.ftl` files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "uk")
FOLDER = Path(__file__).resolve().parent
MESSAGE = re.compile(r"^(?P<key>[a-z][\w-]*) *=.*(\n+ .*)*", re.MULTILINE)
REFERENCE = re.compile(r"{\s*([a-z][\w-]*)")  # to another message


def word(key: str, language: str = "en", **values: str | int) -> str:
    """The text of a key in a language, with its values put in."""
    texts = _texts(language)
    if key not in texts.sources:
        raise KeyError(f"no text has the key {key!r}")
    bundle = texts.parsed(key)
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


class _Texts:
    """A language's texts. Each is parsed when it is first told: all of them take a while."""

    def __init__(self, language: str) -> None:
        # Imported here: a program that words nothing starts without it.
        from fluent.runtime import FluentBundle

        source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        self.sources = {found["key"]: found[0] for found in MESSAGE.finditer(source)}
        self._bundle = FluentBundle([language], use_isolating=False)

    def parsed(self, key: str) -> FluentBundle:
        """The bundle, once a text is in it, and before it those it refers to."""
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(key):
            for other in REFERENCE.findall(self.sources[key]):
                self.parsed(other)
            self._bundle.add_resource(FluentResource(self.sources[key]))
        return self._bundle


@cache
def _texts(language: str) -> _Texts:
    if language not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    return _Texts(language)
