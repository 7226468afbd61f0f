"""How cards are called on other cards: every phrase in every case that a sentence asks for, in every language."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from gonfalon.games.oriflamme.rules.targets import ADJECTIVES
from gonfalon.games.oriflamme.texts.nouns import FURTHER, NAMED
from gonfalon.texts.languages import LANGUAGES, OTHERS
from tests.translations.card_texts import leaves, load
from tests.translations.orthography import LETTERS

CASES = ("genitive", "accusative", "locative")
ASKED = {"one": ("nominative", *CASES), "none": ("genitive",), "each": CASES, "all": ("locative",)}
"""The cases of which sentences may have need."""
HEADS = ["-".join(filter(None, words)) for words in product(
    ("", "other", "adjacent"), ("card", "open-card", "closed-card", "open-character"))
]  # fmt: skip
OF_IT = ("character", "closed-character", "other-character", "other-closed-character")
"""What only `if: it` can ask: what a card was tells nobody how it lay."""
ANY = ("card", "other-card", "end")
PRONOUNS = ("this", "it", "attacker")


def cases(phrase: Any) -> set[str]:
    return {"nominative", *CASES} if isinstance(phrase, str) else set(phrase)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_phrase_has_the_cases_that_sentences_need(language: str) -> None:
    nouns = load("nouns", language)
    assert set(nouns) == {*HEADS, *OF_IT, *ANY, *PRONOUNS}
    for head in HEADS:
        assert set(nouns[head]) == {*ASKED, *(["any"] if head in ANY else [])}
        for how, wanted in ASKED.items():
            assert cases(nouns[head][how]) >= set(wanted), (head, how)
    for head in OF_IT:
        assert list(nouns[head]) == ["one"]
        assert cases(nouns[head]["one"]) >= {"nominative"}
    for head in ANY:
        assert cases(nouns[head]["any"]) >= set(CASES), head
    for head in PRONOUNS:
        assert list(nouns[head]) == ["one"]
        assert cases(nouns[head]["one"]) >= set(CASES), head


def test_phrases_leave_room_for_what_else_is_true(language: str) -> None:
    for path, text in leaves(load("nouns", language)):
        bare = "/any" in path or path.strip("/").split("/")[0] in PRONOUNS
        assert text.count("{which}") == (0 if bare else 1), path
        words = text.replace("{which}", "")
        assert words == words.strip(), path
        assert "  " not in words, path
        assert all(LETTERS[language].match(sign) or sign in " -" for sign in words), f"{path}: {text}"


@pytest.mark.parametrize("other", OTHERS)
def test_no_two_phrases_say_the_same(other: str) -> None:
    """In one case; that is how a phrase which was copied and not changed would be noticed."""
    for case in ("nominative", *CASES):
        said = [text for path, text in leaves(load("nouns", other)) if path.endswith(case) and "/none" not in path]
        assert len(said) == len(set(said)), case


def test_every_adjective_is_said_somewhere() -> None:
    assert sorted((*FURTHER, *NAMED)) == sorted(ADJECTIVES)


def test_english_says_of_each_phrase_how_many_are_meant() -> None:
    begin = {"one": r"(a|an|another|this|that|the) ", "none": "no ", "each": "each ", "all": "all ", "any": "any |the "}
    for path, text in leaves(load("nouns", "en")):
        assert re.match(begin[path.rsplit("/", 1)[-1]], text), path
