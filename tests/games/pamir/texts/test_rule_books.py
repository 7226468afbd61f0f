"""The books of Pax Pamir: a page for each card, and every link and every question with its page."""

from __future__ import annotations

import re

from gonfalon.games.pamir.rules.constants import ABILITIES, CHECKS, LAST_CARD, NONE
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.questions import QUESTIONS
from gonfalon.games.pamir.texts.rule_books import PamirRuleBooks, page_of
from gonfalon.texts.rule_pages import RulePage
from gonfalon.ui.widgets.markdown_format import count
from tests.books import read_library
from tests.games.pamir.texts.letters import strange

LINK = re.compile(r"\]\(([^)]+)\)")
SIGN = re.compile("\ue002\\w+\ue002|CC BY-NC-SA 4.0|Pax Pamir|Wehrlegig Games")


def pages(language: str) -> dict[str, RulePage]:
    return {page.key: page for book in PamirRuleBooks().books(language, None) for page in book.pages}


def test_every_card_has_a_page_on_which_it_is_found(language: str) -> None:
    found, names, deck = pages(language), Names(language), shipped()
    for card in range(1, LAST_CARD + 1):
        page = found[page_of(card)]
        assert count(page, names.card_name(card)), page.title
        assert "**:" not in page.text, "a sentence stands behind it"
        if deck.ability[card] != NONE:
            assert names.ability(deck.ability[card]).text in page.text.replace("\u00a0", " ")
            assert f"({page.key})" in found["pamir-abilities"].text
        for action in deck.actions[card]:
            assert names.action(action).text in page.text.replace("\u00a0", " ")
    assert len({page_of(card) for card in range(1, LAST_CARD + 1)}) == LAST_CARD + 1 - len(CHECKS)
    assert found["pamir-abilities"].text.count("### ") == len(ABILITIES)


def test_all_pages_are_in_their_language(language: str) -> None:
    for page in pages(language).values():
        words = SIGN.sub("", LINK.sub("]", page.text))
        lines = [line.lstrip("-#0123456789.* «„") for line in words.splitlines() if line.strip()]
        lines = [line[:1].upper() + line[1:].rstrip(".;") for line in lines]
        assert not strange(lines, language)


def test_every_link_and_every_question_has_its_page(language: str) -> None:
    found = pages(language)
    assert {link for page in found.values() for link in LINK.findall(page.text)} <= set(found)
    assert {question.chapter for question in QUESTIONS.values()} <= set(found)


def test_no_page_is_called_like_one_of_another_game() -> None:
    keys = [page.key for page in read_library("en").pages]
    assert sorted(set(keys)) == sorted(keys)
