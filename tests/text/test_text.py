import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from vernissage.text import FOLDER, LANGUAGES, MESSAGE, word

# words that texts choose by; others may be any
SAMPLES = {"colour": "blue", "object": "clock", "half": "7-12", "side": "left"}
RULES = ("C1", "C2", "S1", "S2", *range(1, 12))


def entries(language):
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(language):
    return {m.id.name: m for m in entries(language) if isinstance(m, ast.Message)}


class References(visitor.Visitor):
    def __init__(self):
        self.variables, self.messages = set(), set()

    def visit_VariableReference(self, node):  # noqa: N802 - the parser's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - the parser's name
        self.messages.add(node.id.name)


def variables(key, known):
    found = References()
    found.visit(known[key].value)
    return found.variables.union(*(variables(other, known) for other in found.messages))


TEXTS = {language: messages(language) for language in LANGUAGES}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_line_of_a_file_can_be_read(language):
    assert [e.content for e in entries(language) if isinstance(e, ast.Junk)] == []


@every_language
def test_no_key_is_written_twice(language):
    keys = [e.id.name for e in entries(language) if isinstance(e, ast.Message)]
    assert len(keys) == len(set(keys))


@every_language
def test_every_language_has_the_same_keys_in_the_same_order(language):
    assert list(TEXTS[language]) == list(TEXTS["en"])


@every_language
def test_a_text_uses_the_same_values_in_every_language(language):
    mine, english = TEXTS[language], TEXTS["en"]
    assert {k: variables(k, mine) for k in mine} == {k: variables(k, english) for k in english}


@every_language
def test_a_text_cut_out_of_its_file_is_the_same_text(language):
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    cut = {found["key"]: FluentParser().parse(found[0]).body for found in MESSAGE.finditer(source)}
    assert list(cut) == list(TEXTS[language])
    for key, parts in cut.items():
        assert len(parts) == 1
        assert parts[0].equals(TEXTS[language][key], ["span", "comment"]), key


@every_language
def test_every_text_can_be_worded(language):
    for key in TEXTS[language]:
        values = {name: SAMPLES.get(name, 2) for name in variables(key, TEXTS[language])}
        assert word(key, language, **values), key


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("ru", 1, "добирает один штрих"),
        ("ru", 2, "добирает 2 штриха"),
        ("ru", 5, "добирает 5 штрихов"),
        ("ru", 21, "добирает 21 штрих"),
        ("uk", 1, "добирає один штрих"),
        ("uk", 2, "добирає 2 штрихи"),
        ("uk", 5, "добирає 5 штрихів"),
        ("uk", 21, "добирає 21 штрих"),
    ],
)
def test_the_word_after_a_number_takes_its_form(language, count, words):
    text = word("final_touch-event-drew", language, player="Ada", count=count)
    assert text == f"Ada {words}."


@every_language
def test_every_colour_has_a_word_of_its_own(language):
    colours = ("yellow", "green", "brown", "blue", "pink")
    assert len({word("final_touch-colour", language, colour=c) for c in colours}) == 5


def test_an_unknown_language_is_answered_with_the_known_ones():
    with pytest.raises(ValueError, match="the languages are en, ru, uk, not 'fr'"):
        word("final_touch-name", "fr")


def test_an_unknown_key_is_refused():
    with pytest.raises(KeyError, match="no text has the key 'final_touch-nothing'"):
        word("final_touch-nothing")


def test_a_missing_value_is_refused():
    with pytest.raises(ValueError, match="final_touch-event-done"):
        word("final_touch-event-done")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_text(rule):
    assert word(f"final_touch-rule-FT-{rule}")


# Where keys are used. The page writes them as literals, or as templates with a part left open;
# Python asks for whole families, and a text may be part of another.
WEB = Path(__file__).parents[2] / "web" / "src"
PYTHON = ("-about", "-event-", "-why-", "-story-", "terminal-")
KEY = r"(?:page|error|level|{games})-[\w-]+"


def games():
    return "|".join(key.removesuffix("-about") for key in TEXTS["en"] if key.endswith("-about"))


@cache
def page_source():
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in {".svelte", ".ts"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def literals():
    key = KEY.replace("{games}", games())
    return set(re.findall(rf"""['"`]({key})['"`]""", page_source()))


def templates():
    """Keys with a part left open, as patterns: `level-${level}`, `${game}-name`."""
    found = set()
    for text in re.findall(r"`([\w-]*\$\{[^`]*)`", page_source()):
        words = re.sub(r"\$\{[^}]*\}", "*", text)
        begun = re.match(rf"\*-[a-z]|(?:page|error|level|{games()})-", words)
        if begun and re.fullmatch(r"[\w*-]+", words):
            words = words + "*" if words.endswith("-") else words  # the beginning of a family
            pattern = re.sub(r"^\*", f"(?:{games()})", words)
            found.add(pattern.replace("*", r"[\w-]+"))
    return found


def test_every_key_the_page_asks_for_is_there():
    assert literals() - set(TEXTS["en"]) == set()


def test_every_family_of_keys_the_page_asks_for_is_there():
    lost = {p for p in templates() if not any(re.fullmatch(p, key) for key in TEXTS["en"])}
    assert lost == set()


def test_no_key_is_unused():
    parts = References()
    for message in TEXTS["en"].values():
        parts.visit(message.value)
    used = literals() | parts.messages
    families = [re.compile(pattern) for pattern in templates()]
    unused = [
        key
        for key in TEXTS["en"]
        if key not in used
        and not any(part in key for part in PYTHON)
        and not any(family.fullmatch(key) for family in families)
    ]
    assert unused == []


def test_every_refusal_of_the_server_is_worded():
    from vernissage.server import errors
    from vernissage.table import errors as table_errors

    names = {kind.__name__ for kind in errors.STATUS}
    names |= {name for name in vars(table_errors) if name[0].isupper()} - {"VernissageError"}
    names |= {"IllegalMove", "StillHere", "TooBig", "ForeignOrigin", "NotFound", "ServerStopping"}
    worded = {key.removeprefix("error-") for key in TEXTS["en"] if key.startswith("error-")}
    assert names - worded == set()
    assert worded - names == {"Offline", "Unknown"}  # the page's own: no answer, and no idea


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Missed frame"), ("ru", "Упущенный кадр"), ("uk", "Прогаяний кадр")],
)
def test_the_missed_frame_has_its_printed_name_everywhere(language, name):
    assert word("photograph-option-missed_frame", language) == name
    values = {"player": "Ada", "colour": "blue", "value": 7}
    assert name.lower() in word("photograph-event-missed", language, **values).lower()
    assert name.lower() in word("photograph-rule-PH-V1", language)
    assert name.lower() == word("photograph-page-score-missed", language)
