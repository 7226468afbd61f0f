"""The colours of a card file: laws for any text, then what each word is."""

from __future__ import annotations

import pytest

from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.rules.set_parser import CARD_KEYS, INFLUENCE, SET_KEYS, TEXT_KEYS, TYPES
from gonfalon.games.oriflamme.rules.statement_parser import STATEMENTS
from gonfalon_workshop.syntax import RoleSpan, WordRole, highlighted
from gonfalon_workshop.tokenizer import tokenize

from .texts import LONG_WINDED, OTHERS, TEXTS, being_written, first_set, spoilt


def whole(text: str) -> list[tuple[list[RoleSpan], int]]:
    """The colours of all lines, from the top."""
    found, state = [], 0
    for line in text.split("\n"):
        spans, state = highlighted(line, state, OTHERS)
        found.append((spans, state))
    return found


def said(text: str) -> list[tuple[str, WordRole]]:
    """Every word of a text that has a colour."""
    lines = text.split("\n")
    return [
        (line[span.start : span.start + span.length], span.role)
        for line, (spans, _) in zip(lines, whole(text), strict=True)
        for span in spans
    ]


@being_written
def test_spans_lie_in_their_line_and_beside_one_another(text: str) -> None:
    for line, (spans, state) in zip(text.split("\n"), whole(text), strict=True):
        at = 0
        for span in spans:
            assert at <= span.start < span.start + span.length <= len(line)
            at = span.start + span.length
        assert 0 <= state < 2**31


@being_written
def test_a_line_that_changes_is_coloured_as_if_from_the_top(text: str) -> None:
    """As an editor does it: from the line that changed to the first whose state is as it was."""
    before, kept = text.split("\n"), whole(text)
    at = len(text) * 7 % len(before)
    lines = [*before[:at], spoilt(before[at], at, 2).replace("\n", " "), *before[at + 1 :]]
    state = kept[at - 1][1] if at else 0
    for number in range(at, len(lines)):
        fresh = highlighted(lines[number], state, OTHERS)
        same = number > at and fresh[1] == kept[number][1]
        kept[number], state = fresh, fresh[1]
        if same:
            break
    tokenize.cache_clear()  # nothing may come from there
    assert kept == whole("\n".join(lines))


def test_states_are_as_few_as_the_ways_to_stand() -> None:
    states = {state for text in [TEXTS["oriflamme"], TEXTS["alliance"]] for _, state in whole(text)}
    assert len(states) < 100


def test_a_number_that_was_never_given_is_the_top_of_a_file() -> None:
    assert (
        highlighted("cards:", 999_999_999, ())[0] == highlighted("cards:", -1, ())[0] == highlighted("cards:", 0, ())[0]
    )


@pytest.mark.parametrize(
    "line",
    [
        "- " * 5000, "[" * 5000, "&a " * 5000, "a: " * 5000, '"' * 5001, "{a: [" * 2000, " " * 9000 + "a:",
        "x " * 5000, "'" * 5001, "# " * 3000, "\t" * 100 + "a: b", "a" + " " * 20_000 + "b", "[a" + " " * 20_000 + ":b",
        "\\" * 5000, "[" + "x : y, " * 3000, "😀: é", "\x00\ufeff\u2028", "---", "--- a: b",
        "%YAML 1.1", "? a", ":", "-", ": ",
    ],
)  # fmt: skip
def test_no_line_is_too_strange(line: str) -> None:
    state = 0
    for text in ("cards:", line, f"  {line}", "  spy:", line):
        state = highlighted(text, state, OTHERS)[1]


def test_texts_of_the_game_have_nothing_unknown() -> None:
    for name, text in TEXTS.items():
        own = {word for word, role in said(text) if role is WordRole.ID}
        unknown = [
            text.split("\n")[number][span.start : span.start + span.length]
            for number, (spans, _) in enumerate(whole(text))
            for span in spans
            if span.role is WordRole.UNKNOWN
        ]
        assert set(unknown) - own == set(), name


def test_every_part_of_the_first_set() -> None:
    words = said(first_set())
    for expected in [
        ("cards", WordRole.KEY), ("baker", WordRole.ID), ("type", WordRole.KEY), ("character", WordRole.VALUE),
        ("activate", WordRole.KEY),
        ("gain", WordRole.VERB), ("1", WordRole.NUMBER), ("per", WordRole.PREPOSITION), ("adjacent",
        WordRole.ADJECTIVE),
        ("open", WordRole.ADJECTIVE), ("character", WordRole.ADJECTIVE), ("choose", WordRole.VERB), ("sell",
        WordRole.NAME),
        ("from", WordRole.PREPOSITION), ("one", WordRole.TARGET), ("rival", WordRole.ADJECTIVE), ("lost",
        WordRole.VALUE),
        ("attacker", WordRole.TARGET), ("en", WordRole.NAME), ("lord", WordRole.ID), ('"Sell"', WordRole.TEXT),
        ("name", WordRole.KEY),
        ("Harvest Fair", WordRole.TEXT), (":", WordRole.SIGN), ("{", WordRole.SIGN),
    ]:  # fmt: skip
        assert expected in words
    assert ("this", WordRole.TARGET) in words


def test_words_that_mean_several_things_are_told_apart_by_their_place() -> None:
    line = "      - {if: it closed attacker, then: [drop: 1 from attacker]}  # one each"
    text = f"cards:\n  spy:\n    avenge:\n{line}"
    assert said(text)[-17:] == [
        ("if", WordRole.VERB), (":", WordRole.SIGN), ("it", WordRole.TEST), ("closed", WordRole.ADJECTIVE),
        ("attacker", WordRole.ADJECTIVE), (",", WordRole.SIGN), ("then", WordRole.VERB), (":", WordRole.SIGN), ("[",
        WordRole.SIGN),
        ("drop", WordRole.VERB), (":", WordRole.SIGN), ("1", WordRole.NUMBER), ("from", WordRole.PREPOSITION),
        ("attacker", WordRole.TARGET), ("]", WordRole.SIGN), ("}", WordRole.SIGN), ("# one each", WordRole.COMMENT),
    ]  # fmt: skip


def test_what_goes_on_in_further_lines() -> None:
    words = said(LONG_WINDED)
    for expected in [
        ('body"', WordRole.TEXT), ("closed", WordRole.ADJECTIVE), ("adjacent", WordRole.ADJECTIVE), ('"',
        WordRole.SIGN),
        ("# in the column of its key", WordRole.COMMENT), ("it", WordRole.TARGET), ('"kept"', WordRole.VALUE), ("Pan",
        WordRole.TEXT),
    ]:  # fmt: skip
        assert expected in words
    page = "texts:\n  en:\n    spy:\n      page: |-\n        # Spies\n\n        gain: 2\n      name: Spy"
    assert said(page)[-6:] == [
        ("|-", WordRole.SIGN), ("# Spies", WordRole.TEXT), ("gain: 2", WordRole.TEXT), ("name", WordRole.KEY), (":",
        WordRole.SIGN),
        ("Spy", WordRole.TEXT),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("cards:\n  spy:\n    tipe: x", "tipe"), ("cards:\n  spy:\n    type: hero", "hero"),
        ("cards:\n  spy:\n    cost: 0", "0"), ("cards:\n  Spy:", "Spy"), ("cards:\n  open:", "open"),
        ("cards:\n  spy:\n    activate:\n      - gian: 1", "gian"), ("spy: {activate: [mark: one adjcent]}", "adjcent"),
        ("spy: {activate: [gain: 100]}", "100"), ("texts: {en: {nobody: {}}}", "nobody"), ("cards: &a", "&a"),
        ("texts: {en: {spy: {see_also: [nobody]}}}", "nobody"), ("cards:\n\tspy:", "\t"),
    ],
)  # fmt: skip
def test_what_nobody_knows(text: str, word: str) -> None:
    assert (word, WordRole.UNKNOWN) in said(text)


def test_every_word_of_the_tables_has_the_colour_of_its_table() -> None:
    for words, role, line in [
        (SET_KEYS, WordRole.KEY, "{}:"), (CARD_KEYS, WordRole.KEY, "spy: {{{}: x}}"), (TYPES, WordRole.VALUE,
        "spy: {{type: {}}}"),
        (INFLUENCE, WordRole.VALUE, "spy: {{influence: {}}}"), (TEXT_KEYS, WordRole.KEY,
        "texts: {{en: {{spy: {{{}: x}}}}}}"),
        (STATEMENTS, WordRole.VERB, "spy: {{activate: [{}: x]}}"),
        (ADJECTIVES, WordRole.ADJECTIVE, "spy: {{activate: [close: each {}]}}"),
    ]:  # fmt: skip
        for word in words:
            assert (word, role) in said(line.format(word))
