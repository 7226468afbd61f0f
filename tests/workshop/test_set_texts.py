"""One text of a set written in its file: the file says that, and is else the same to the byte."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gonfalon.core.yaml_reader import compose_yaml
from gonfalon.games.oriflamme.rules.card_set import Choose, VerbStatement, walk
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.set_parser import plain_texts
from gonfalon.texts.translations import LANGUAGES
from gonfalon_workshop.set_texts import SetTexts, edit_set_text, read_set_texts

from .scribe import a_set, a_text, a_where, written
from .texts import first_set, shipped

MANY = settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**32)
README = first_set()


def content(text: str) -> Any:
    """What a file says; blanks around a text say nothing."""

    def stripped(said: Any) -> Any:
        if isinstance(said, dict):
            return {word: stripped(value) for word, value in said.items()}
        return [*map(stripped, said)] if isinstance(said, list) else said.strip()

    return stripped(plain_texts(compose_yaml(text, "mine.yaml")))


def looked_up(said: Any, where: Sequence[str]) -> Any:
    for word in where:
        said = said.get(word) if isinstance(said, dict) else None
    return said


def changed(said: dict[str, Any], where: Sequence[str], text: str) -> dict[str, Any]:
    """The same with one text changed, and without mappings that hold nothing any more."""
    first, *rest = where
    inside = changed(said.get(first, {}), rest, text) if rest else text
    others = {word: value for word, value in said.items() if word != first}
    return {**others, first: inside} if inside else others


def touched(before: str, after: str) -> tuple[list[str], list[str]]:
    """The lines that an edit took away, and those that it put in their place."""
    old, new = (re.split("(?<=\n)", text) for text in (before, after))
    front = 0
    while front < min(len(old), len(new)) and old[front] == new[front]:
        front += 1
    back = 0
    while back < min(len(old), len(new)) - front and old[-1 - back] == new[-1 - back]:
        back += 1
    return old[front : len(old) - back], new[front : len(new) - back]


def remarks(text: str) -> list[str]:
    """The remarks of the scribe, in order."""
    return re.findall("# (?:a remark|one|beside|the end)", text)


def attempted(text: str, where: Sequence[str], said: str) -> tuple[str, str]:
    """The file with the text, or a sentence about why it cannot be written."""
    try:
        return edit_set_text(text, where, said), ""
    except ValueError as error:
        sentence = str(error)
    assert sentence
    assert len(sentence.splitlines()) == 1
    return text, sentence


def drawn(seed: int) -> tuple[str, Random]:
    """A set at random, in a random hand."""
    dice = Random(seed)
    said = a_set(dice)
    while content(text := written(said, dice)) != said:
        """Folded lines and a remark below a text of several lines may be read as a part of it."""
    return text, dice


@pytest.mark.slow
@MANY
@given(SEEDS)
def test_a_file_says_the_one_text_and_is_else_the_same(seed: int) -> None:
    text, dice = drawn(seed)
    end = "\r\n" if "\r\n" in text else "\n"
    for _ in range(4):
        where, said = a_where(dice), a_text(dice) if dice.random() < 0.8 else ""
        before = content(text)
        there = looked_up(before, where)
        after = edit_set_text(text, where, said)
        # What comes of it is no easier to read than what was there.
        assert content(after) == (changed(before, where, said) if said or there else before)
        assert edit_set_text(after, where, said) == after
        assert after.startswith("\ufeff") == text.startswith("\ufeff")
        assert after.count("\n") == after.count(end)
        assert after.count("\r") == (after.count("\n") if end == "\r\n" else 0)
        gone, _ = touched(text, after)
        if there is None:
            # Only a group on one line is written anew to become longer, and the last line of a file gets its end.
            assert len(gone) <= 1
            assert edit_set_text(after, where, "") == text or not said
        elif said and said != there:
            assert len(gone) <= len(re.split(r"\s", there)) + 2
        if said:
            assert remarks(after) == remarks(text)
        text = after


@settings(MANY, max_examples=6)
@given(SEEDS, st.text(max_size=60))
@example(0, "one\r\ntwo\rthree")
@example(1, "half a sign: \ud800")
def test_whatever_is_said_is_said_or_refused_in_a_sentence(seed: int, said: str) -> None:
    text, dice = drawn(seed)
    where = a_where(dice)
    after, sentence = attempted(text, where, said)
    if sentence:
        assert any("\ud800" <= letter <= "\udfff" for letter in said)
        return
    plain = said.replace("\r\n", "\n").replace("\r", "\n").strip()
    assert looked_up(content(after), where) == (plain or None)


@settings(MANY, max_examples=80)
@given(st.text(alphabet="abct:-[]{}&*!|>'\"\\#?~ \n\t\ufeff\u2028\x85", max_size=80))
def test_any_file_is_read_or_refused_in_a_sentence(text: str) -> None:
    for whole in (text, f"cards: {{baker: {{}}}}\n{text}", f"cards:\n{text}"):
        assert isinstance(read_set_texts(whole), SetTexts)
        after, sentence = attempted(whole, ("texts", "uk", "baker", "name"), "Пекар")
        if not sentence:
            assert content(after) == changed(content(whole), ("texts", "uk", "baker", "name"), "Пекар")


# -- cases -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "text", "gone", "put", "above"),
    [
        ("uk baker name", "Булочник", ['      name: "Пекар"\n'], ['      name: "Булочник"\n'], "    baker:"),
        ("uk baker tip", "Добрі.", [], ['      tip: "Добрі."\n'], "      text: "),
        # Before `options`, as in the table of the page about the card language, and on one line as these are.
        ("uk peddler prompt title", "Так?", [], ['      prompt: {title: "Так?"}\n'], "      text: "),
        # Where the button of its language stands.
        ("pl baker name", "Piekarz", [], ["  pl:\n", "    baker:\n", '      name: "Piekarz"\n'], "      tip: "),
    ],
)  # fmt: skip
def test_a_text_is_put_where_it_is_looked_for(
    where: str, text: str, gone: list[str], put: list[str], above: str
) -> None:
    after = edit_set_text(README, ("texts", *where.split()), text)
    assert touched(README, after) == (gone, put)
    assert after[: after.index("".join(put))].splitlines()[-1].startswith(above)


def test_a_set_without_texts_gets_them_at_its_end() -> None:
    text = "cards:\n    baker:\n        type: character # bread\n"
    after = edit_set_text(text, ("texts", "en", "baker", "name"), "Baker")
    assert after == text + 'texts:\n    en:\n        baker:\n            name: "Baker"\n'


def test_options_are_in_the_order_in_which_the_card_has_them() -> None:
    where = ("texts", "en", "peddler", "options", "sell")
    assert edit_set_text(edit_set_text(README, where, ""), where, "Sell") == README


@pytest.mark.parametrize(
    ("flow", "after"),
    [
        ("{baker: {text: T}}", '{baker: {name: "B", text: T}}'),
        ("{baker: {}}", '{baker: {name: "B"}}'),
        ("{}", '{baker: {name: "B"}}'),
        ("{baker}", '{baker: {name: "B"}}'),
        ("{baker: , no: {}}", '{baker: {name: "B"} , no: {}}'),
        ("{\n    no: {}, # c\n  }", '{\n    baker: {name: "B"},\n    no: {}, # c\n  }'),
        ("{baker: {name: , text: T}}", '{baker: {name: "B" , text: T}}'),
        ("{baker: {name, text: T}}", '{baker: {name: "B", text: T}}'),
        ("", '\n    baker:\n      name: "B"'),
        ("# soon", '# soon\n    baker:\n      name: "B"'),
        ("\n    baker: # soon", '\n    baker: # soon\n      name: "B"'),
        ("\n    baker:\n      name: # soon", '\n    baker:\n      name: "B" # soon'),
        ("\n    baker:\n      name: |- # why\n        A\n        B", '\n    baker:\n      name: "B" # why'),
    ],
)
def test_groups_on_one_line_stay_there_and_empty_ones_are_filled(flow: str, after: str) -> None:
    text = f"cards: {{baker: {{type: character}}, no: {{type: character}}}}\ntexts:\n  en: {flow}\n  # end\n"
    assert edit_set_text(text, ("texts", "en", "baker", "name"), "B") == text.replace(f"en: {flow}", f"en: {after}")


def test_several_lines_are_written_as_such_and_a_remark_stays() -> None:
    text = "cards: {baker: {type: character}}\ntexts: {}\n"
    where = ("texts", "en", "baker", "page")
    assert r'page: "One.\n\nTwo."' in edit_set_text(text, where, "One.\n\nTwo.")
    text = "cards: {baker: {type: character}}\ntexts:\n  en:\n    baker:\n      page: One. # soon\n"
    after = edit_set_text(text, where, "One.\n\n# Two.")
    assert after.endswith("      page: |- # soon\n        One.\n\n        # Two.\n")
    assert edit_set_text(after, where, "One.") == text.replace("One.", '"One."')


def test_a_remark_stays_above_what_it_is_about() -> None:
    text = (
        "cards: {baker: {type: character}}\ntexts:\n  # Ukrainian, by Olha\n  uk:\n    baker:\n      # like the trade\n"
        "      text: T\n      # nothing more\n  # the end\n"
    )
    after = edit_set_text(text, ("texts", "en", "baker", "name"), "Baker")
    assert 'texts:\n  en:\n    baker:\n      name: "Baker"\n  # Ukrainian, by Olha\n  uk:' in after
    after = edit_set_text(text, ("texts", "uk", "baker", "name"), "Пекар")
    assert '    baker:\n      name: "Пекар"\n      # like the trade\n      text: T' in after
    after = edit_set_text(text, ("texts", "ru", "baker", "name"), "Пекарь")
    assert '      # nothing more\n  ru:\n    baker:\n      name: "Пекарь"\n  # the end\n' in after


@pytest.mark.parametrize(
    ("text", "where", "sentence"),
    [
        ("cards: [", ("name",), "The texts wait until line 1 is corrected: "),
        ("", ("name",), "The texts cannot be written: the file is empty"),
        ("baker: {type: character}", ("name",), "are at the top level of its file"),
        ("cards: {}\ntexts: none", ("name",), "“texts” is not a group of texts in the file."),
        ("cards: {}\ntexts: {en: [a]}", ("name",), "“texts.en” is not a group of texts in the file."),
        ("cards: {}\ntexts: {en: {baker: {name: {a: b}}}}", ("name",), "“texts.en.baker.name” is not a text"),
        ("cards: {}\ntexts: {en: {baker: {name: a, name: b}}}", ("name",), "“texts.en.baker.name” appears twice"),
        ("cards: {}\ntexts: {en: {baker: {options: {}}}}", ("options",), "“texts.en.baker.options” is not a text"),
    ],
)
def test_where_nothing_can_be_written_a_sentence_says_why(text: str, where: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        edit_set_text(text, ("texts", "en", "baker", *where), "Baker")


@pytest.mark.parametrize(
    ("where", "text", "sentence"),
    [
        ("cards baker type x", "intrigue", "“cards.baker.type.x” cannot be written from here"),
        ("texts en", "Baker", "“texts.en” cannot be written from here"),
        ("texts en baker page", "x" * 250_000, "The texts cannot be written: the text is longer than 250 kB"),
    ],
)
def test_only_texts_are_written_and_a_file_has_an_end(where: str, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        edit_set_text(README, where.split(), text)


# -- reading -----------------------------------------------------------------------------------------------------------


def test_the_texts_of_the_guide_are_read_and_what_is_missing_is_known() -> None:
    found = read_set_texts(README)
    assert found.ids == ("baker", "peddler", "watchdog")
    assert found.text("uk", "peddler", ("options", "filch")) == "Поцупити"
    assert found.name("watchdog", "uk") == "Сторожовий пес"
    assert found.name("watchdog", "pl") == "Watchdog"
    assert found.wants("baker", "en") == (("name",), ("text",), ("tip",))
    assert found.wants("baker", "uk") == (("name",), ("accusative",), ("genitive",), ("text",), ("tip",))
    assert found.missing("en") == ()
    assert found.missing("uk") == (
        ("baker", ("tip",)), ("peddler", ("tip",)), ("peddler", ("prompt", "title")),
        ("peddler", ("prompt", "detail")), ("watchdog", ("tip",)),
    )  # fmt: skip
    assert len(found.missing("ru")) == sum(len(found.wants(id, "ru")) for id in found.ids)


@pytest.mark.parametrize("name", ["oriflamme", "alliance"])
def test_what_a_card_wants_is_what_its_program_makes_of_it(name: str) -> None:
    text = shipped(name)
    found = read_set_texts(text)
    for kind in from_texts(((f"{name}.yaml", text),)).kinds:
        done = [statement for program in (kind.card.activate, kind.card.avenge) for statement in walk(program)]
        options = {option.word for deed in done if isinstance(deed, Choose) for option in deed.options}
        asks = options or any(isinstance(deed, VerbStatement) and deed.target.whom == "one" for deed in done)
        wanted = found.wants(kind.id, "en")
        assert {key[1] for key in wanted if key[0] == "options"} == options
        assert (("prompt", "title") in wanted) == bool(asks)
        assert (("prompt", "gap", "title") in wanted) == ("move" in kind.card.verbs)
        assert (("shelf",) in wanted) == ("reserve" in kind.card.verbs)


def test_slips_elsewhere_are_no_hindrance() -> None:
    found = read_set_texts(
        "cards:\n  baker: {activate: [{gian: 1}, no, {choose: {a: , b: [gain: 1]}}, {if: x, then: [{move: one}]}]}\n"
        "  peddler: []\n  watchdog:\ntexts: {en: {baker: {name: [a], tip: '  ', options: {a: A}}, nobody: x}, uk: y}\n"
    )
    assert found.trouble == ""
    assert found.ids == ("baker", "peddler", "watchdog")
    assert found.said == {"en": {"baker": {("options", "a"): "A"}}}
    assert ("options", "b") in found.wants("baker", "en")
    assert ("prompt", "gap", "detail") in found.wants("baker", "en")
    assert found.name("peddler", "uk") == "Peddler"


@pytest.mark.parametrize("text", ["", "cards: [", "baker: {type: character}", "[]"])
def test_what_cannot_be_read_says_so(text: str) -> None:
    found = read_set_texts(text)
    assert found.trouble
    assert found.ids == ()
    assert all(found.missing(code) == () for code in LANGUAGES)
