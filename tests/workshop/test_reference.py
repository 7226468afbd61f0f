"""What a word means: every word of the language has a section that names it, in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.rules.set_parser import (
    CARD_KEYS,
    INFLUENCE,
    PROMPT_KEYS,
    RESERVED_PROGRAMS,
    SET_KEYS,
    TEXT_KEYS,
    TYPES,
)
from gonfalon.games.oriflamme.rules.statement_parser import PRONOUNS, STATEMENTS
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.texts.translations import LANGUAGES
from gonfalon_workshop.syntax import WordHelp, walk_tokens, word_help
from gonfalon_workshop.tokenizer import TokenType

from .texts import being_written, first_set

LINES = [
    *(f"{key}: x" for key in SET_KEYS),
    *(f"spy: {{{key}: x}}" for key in CARD_KEYS),
    *(f"spy: {{type: ^{word}}}" for word in TYPES),
    *(f"spy: {{influence: ^{word}}}" for word in INFLUENCE),
    *(f"spy: {{reserved: {{^{word}: []}}}}" for word in RESERVED_PROGRAMS),
    *(f"spy: {{activate: [{{^{verb}: x}}]}}" for verb in (*STATEMENTS, "then")),
    *(f"spy: {{activate: [{verb}: 1 ^{kind.preposition} this]}}" for verb, kind in VERBS.items() if kind.preposition),
    *(f"spy: {{avenge: [mark: ^{word}]}}" for word in ("one", "each", *PRONOUNS)),
    *(f"spy: {{avenge: [mark: one ^{word}]}}" for word in ADJECTIVES),
    *(f"spy: {{avenge: [gain: 1 per token on ^{word}]}}" for word in ("this", *ADJECTIVES)),
    *(f"spy: {{activate: [if: ^{word} open]}}" for word in ("no", "any", "it")),
    *(f"spy: {{activate: [gain: 1 {words}]}}" for words in ("^per card", "per ^token on this", "per ^tokens on mine")),
    "spy: {activate: [gain: 1 per token ^on this]}",
    "spy: {activate: [swap: ^hand]}",
    *(f"texts: {{en: {{spy: {{^{key}: x}}}}}}" for key in TEXT_KEYS),
    *(f"texts: {{en: {{spy: {{prompt: {{^{key}: x}}}}}}}}" for key in PROMPT_KEYS),
    "texts: {^en: {}}",
]
"""Every word of the language where it may stand; the word is the first of the line, or that behind the `^`."""


def at(line: str, language: str) -> WordHelp | None:
    place = line.index("^") if "^" in line else line.index("{") + 1 if line.startswith("spy") else 0
    return word_help(line.replace("^", ""), 0, place, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_section_that_names_it(language: str) -> None:
    for line in LINES:
        found = at(line, language)
        assert found is not None, line
        assert re.search(rf"\b{found.word}\b", f"{found.title}\n{found.markdown}"), (line, found)


def test_sections_are_the_same_in_all_languages() -> None:
    sections = [[at(line, language) for line in LINES] for language in LANGUAGES]
    fence = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
    fences = [[fence.findall(found.markdown) for found in row if found] for row in sections]
    assert all(row == fences[0] for row in fences)
    assert len({found.title for found in sections[0] if found}) > 20


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("spy: {type: ^character}", "type: character, intrigue"),
        ("spy: {avenge: [mark: one ^character]}", "Adjectives"),
        ("spy: {reserved: {^end: []}}", "reserved: kill, round, end"),
        ("spy: {avenge: [mark: one ^end]}", "Adjectives"),
        ("spy: {avenge: [steal: ^2 from this]}", "steal ... from"),
        ("spy: {avenge: [drop: 2 ^from this]}", "place ... on, drop ... from"),
        ("spy: {avenge: [gain: 1 per token ^on this]}", "gain"), ("spy: {activate: [if: ^it open]}", "if ... then"),
        ("spy: {avenge: [mark: ^it]}", "this, it"), ("spy: {avenge: [mark: one open ^baker]}", "Adjectives"),
        ("spy: {avenge: [choose: {^sell: []}]}", "choose"),
        ("cards: {^baker: {}}", "The keys of a\xa0set and of a\xa0card"),
        ("texts: {en: {spy: {prompt: {^title: x}}}}", "The texts of a\xa0set"),
    ],
)  # fmt: skip
def test_words_that_mean_several_things(line: str, title: str) -> None:
    found = at(line, "en")
    assert found is not None
    assert found.title == title


def test_every_word_of_a_set_can_be_asked_for() -> None:
    lines = first_set().split("\n")
    for number, word in walk_tokens(lines):
        if word.sort is not TokenType.SIGN:  # at its first letter a word has perhaps just ended
            found = word_help(first_set(), number, word.start, "uk")
            assert (found.word if found else "") == (word.text if word.sort in (TokenType.KEY, TokenType.WORD) else "")


def test_where_no_word_stands_nothing_is_told() -> None:
    for text, line, column in [
        ("", 0, 0), ("cards:", 5, 0), ("# gain", 0, 3), ("gian: {gian: 1}", 0, 8), ("a: b", -1, 0),
    ]:  # fmt: skip
        assert word_help(text, line, column, "en") is None


@being_written
def test_nothing_is_too_broken_to_ask(text: str) -> None:
    for line, said in enumerate(text.split("\n")):
        word_help(text, line, (len(text) * 13 + line) % (len(said) + 1), "pl")
