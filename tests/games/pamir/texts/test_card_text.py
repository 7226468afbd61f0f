"""What is told of cards, abilities, events, icons and actions of Pax Pamir to whoever asks."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.constants import COURT_SIZE
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.texts.card_text import texts_about
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import NO_BREAK

ENGLISH = Names("en", numbered=True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("83", "83 Shah’s Guard (military *, Persia). When played: army, spy. Actions: tax. Bodyguards: Political"),
        ("108", "108 Rumor: Choose a player."),
        ("RUMOR", "Rumor (108, when it is bought): Choose a player."),
        ("confidence fail", "Confidence Failure (114, when it is discarded): Every player"),
        ("bodyguards", "Bodyguards (on 15 Durrani Royal Guard and 83 Shah’s Guard): Political cards"),
        ("betray", "Betray: Pay two rupees"),
        ("army", "Army: Place a block"),
        ("koh i noor", "Koh-i-noor Recovered (106"),
        ("jean francois", "73 Jean-François Allard (intelligence *, Persia, prize of the British coalition)"),
        ("shah's", "83 Shah’s Guard"),
        ("khan", "“khan” can mean: Jan-Fishan Khan, "),
    ],
)
def test_what_can_be_asked_about(words: str, said: str) -> None:
    assert texts_about(shipped(), ENGLISH, words)[0].startswith(said)


@pytest.mark.parametrize("words", ["", "0", "117", "99999999999", "nothing of that kind", "²"])
def test_what_nothing_is_called_like(words: str) -> None:
    assert texts_about(shipped(), ENGLISH, words) == []


@pytest.mark.parametrize(
    ("code", "words", "said"),
    [
        ("ru", "ШАНТАЖ", "Шантаж"),
        ("ru", "племя", "Племя: "),
        ("uk", "плем'я", "Племʼя: "),
        ("pl", "plemie", "Plemię: Umieść"),
    ],
)
def test_it_is_asked_in_ones_own_language(code: str, words: str, said: str) -> None:
    assert texts_about(shipped(), Names(code, numbered=True), words)[0].startswith(said)


def test_every_card_can_be_asked_about(language: str) -> None:
    names = Names(language, numbered=True)
    texts = [texts_about(shipped(), names, str(card))[0].replace(NO_BREAK, " ") for card in range(1, 117)]
    for card, text in enumerate(texts, 1):
        assert text.startswith(f"{card} {names.card_name(card)}")
        assert "{" not in text
    assert len(set(texts[:COURT_SIZE])) == COURT_SIZE
