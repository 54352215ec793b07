import pytest
from fluent.syntax import FluentParser, ast, visitor

from vernissage.text import FOLDER, LANGUAGES, word

SAMPLES = {
    "player": "Ada",
    "players": "Ada, Bo",
    "colour": "blue",
    "id": 7,
    "money": 4,
    "count": 2,
    "value": 7,
    "half": "7-12",
    "side": "left",
    "row": 3,
    "from": 1,
    "to": 4,
    "number": 2,
}
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
EVERY = [(language, key) for language in LANGUAGES for key in TEXTS[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_file_can_be_read(language):
    assert [e.content for e in entries(language) if isinstance(e, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language):
    keys = [e.id.name for e in entries(language) if isinstance(e, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language):
    assert list(TEXTS[language]) == list(TEXTS["en"])


@pytest.mark.parametrize(("language", "key"), EVERY)
def test_a_text_uses_the_same_values_in_every_language(language, key):
    assert variables(key, TEXTS[language]) == variables(key, TEXTS["en"])


@pytest.mark.parametrize(("language", "key"), EVERY)
def test_every_text_can_be_worded(language, key):
    values = {name: SAMPLES[name] for name in variables(key, TEXTS[language])}
    assert word(key, language, **values)


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


@pytest.mark.parametrize("language", LANGUAGES)
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
