"""The colours of a card file: laws for any text, then what each word is."""

from __future__ import annotations

import pytest

from gonfalon.games.oriflamme.rules.grammar import STATEMENTS
from gonfalon.games.oriflamme.rules.language import CARD_KEYS, INFLUENCE, SET_KEYS, TYPES
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES
from gonfalon.games.oriflamme.rules.texts import TEXT_KEYS
from gonfalon.games.oriflamme.workshop.colours import Role, Span, coloured
from gonfalon.games.oriflamme.workshop.scanning import scanned

from .texts import LONG_WINDED, OTHERS, TEXTS, being_written, first_set, spoilt


def whole(text: str) -> list[tuple[list[Span], int]]:
    """The colours of all lines, from the top."""
    found, state = [], 0
    for line in text.split("\n"):
        spans, state = coloured(line, state, OTHERS)
        found.append((spans, state))
    return found


def said(text: str) -> list[tuple[str, Role]]:
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
        fresh = coloured(lines[number], state, OTHERS)
        same = number > at and fresh[1] == kept[number][1]
        kept[number], state = fresh, fresh[1]
        if same:
            break
    scanned.cache_clear()  # nothing may come from there
    assert kept == whole("\n".join(lines))


def test_states_are_as_few_as_the_ways_to_stand() -> None:
    states = {state for text in [TEXTS["oriflamme"], TEXTS["alliance"]] for _, state in whole(text)}
    assert len(states) < 100


def test_a_number_that_was_never_given_is_the_top_of_a_file() -> None:
    assert coloured("cards:", 999_999_999, ())[0] == coloured("cards:", -1, ())[0] == coloured("cards:", 0, ())[0]


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
        state = coloured(text, state, OTHERS)[1]


def test_texts_of_the_game_have_nothing_unknown() -> None:
    for name, text in TEXTS.items():
        own = {word for word, role in said(text) if role is Role.ID}
        unknown = [
            text.split("\n")[number][span.start : span.start + span.length]
            for number, (spans, _) in enumerate(whole(text))
            for span in spans
            if span.role is Role.UNKNOWN
        ]
        assert set(unknown) - own == set(), name


def test_every_part_of_the_first_set() -> None:
    words = said(first_set())
    for expected in [
        ("cards", Role.KEY), ("baker", Role.ID), ("type", Role.KEY), ("character", Role.VALUE), ("activate", Role.KEY),
        ("gain", Role.VERB), ("1", Role.NUMBER), ("per", Role.PREPOSITION), ("adjacent", Role.ADJECTIVE),
        ("open", Role.ADJECTIVE), ("character", Role.ADJECTIVE), ("choose", Role.VERB), ("sell", Role.NAME),
        ("from", Role.PREPOSITION), ("one", Role.TARGET), ("rival", Role.ADJECTIVE), ("lost", Role.VALUE),
        ("attacker", Role.TARGET), ("en", Role.NAME), ("lord", Role.ID), ('"Sell"', Role.TEXT), ("name", Role.KEY),
        ("Harvest Fair", Role.TEXT), (":", Role.SIGN), ("{", Role.SIGN),
    ]:  # fmt: skip
        assert expected in words
    assert ("this", Role.TARGET) in words


def test_words_that_mean_several_things_are_told_apart_by_their_place() -> None:
    line = "      - {if: it closed attacker, then: [drop: 1 from attacker]}  # one each"
    text = f"cards:\n  spy:\n    avenge:\n{line}"
    assert said(text)[-17:] == [
        ("if", Role.VERB), (":", Role.SIGN), ("it", Role.TEST), ("closed", Role.ADJECTIVE),
        ("attacker", Role.ADJECTIVE), (",", Role.SIGN), ("then", Role.VERB), (":", Role.SIGN), ("[", Role.SIGN),
        ("drop", Role.VERB), (":", Role.SIGN), ("1", Role.NUMBER), ("from", Role.PREPOSITION),
        ("attacker", Role.TARGET), ("]", Role.SIGN), ("}", Role.SIGN), ("# one each", Role.COMMENT),
    ]  # fmt: skip


def test_what_goes_on_in_further_lines() -> None:
    words = said(LONG_WINDED)
    for expected in [
        ('body"', Role.TEXT), ("closed", Role.ADJECTIVE), ("adjacent", Role.ADJECTIVE), ('"', Role.SIGN),
        ("# in the column of its key", Role.COMMENT), ("it", Role.TARGET), ('"kept"', Role.VALUE), ("Pan", Role.TEXT),
    ]:  # fmt: skip
        assert expected in words
    page = "texts:\n  en:\n    spy:\n      page: |-\n        # Spies\n\n        gain: 2\n      name: Spy"
    assert said(page)[-6:] == [
        ("|-", Role.SIGN), ("# Spies", Role.TEXT), ("gain: 2", Role.TEXT), ("name", Role.KEY), (":", Role.SIGN),
        ("Spy", Role.TEXT),
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
    assert (word, Role.UNKNOWN) in said(text)


def test_every_word_of_the_tables_has_the_colour_of_its_table() -> None:
    for words, role, line in [
        (SET_KEYS, Role.KEY, "{}:"), (CARD_KEYS, Role.KEY, "spy: {{{}: x}}"), (TYPES, Role.VALUE, "spy: {{type: {}}}"),
        (INFLUENCE, Role.VALUE, "spy: {{influence: {}}}"), (TEXT_KEYS, Role.KEY, "texts: {{en: {{spy: {{{}: x}}}}}}"),
        (STATEMENTS, Role.VERB, "spy: {{activate: [{}: x]}}"),
        (ADJECTIVES, Role.ADJECTIVE, "spy: {{activate: [close: each {}]}}"),
    ]:  # fmt: skip
        for word in words:
            assert (word, role) in said(line.format(word))
