"""What the things of Pax Pamir are called, and that a sentence finds every form that it asks for."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.constants import COALITIONS, POLITICAL
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import LANGUAGES, NO_BREAK
from tests.games.pamir.texts.given import BANK, COSSACKS, GIVEN

VALUES = {**GIVEN, "other_card": COSSACKS, "suit": POLITICAL, "n": 2}


@pytest.mark.parametrize(
    ("pattern", "language", "said"),
    [
        ("{families} and {other_card}", "en", "Red, Blue and Green and Cossacks"),
        ("{card} {from_region_in}", "ru", "«Банк» в Герате"),
        ("{card} {from_region_from}", "pl", "„Bank” z Heratu"),
        ("{suit_ins}, {suit_word}, {suit_cards_gen}", "uk", "політичною мастю, політична, політичних карт"),
        ("{road} {from_region_in}", "uk", "афганська дорога в Гераті"),
        ("шпигун {from_region_in}", "uk", "шпигун у Гераті"),
        ("{border}", "ru", "Герат — Кабул"),
        ("{event}: {event_text}", "en", "Rumor: Choose a player."),
        ("{family_gen}, {n}", "pl", "Czerwonych, 2"),
    ],
)
def test_a_sentence_takes_the_forms_that_it_needs(pattern: str, language: str, said: str) -> None:
    assert Names(language).filled(pattern, VALUES).replace(NO_BREAK, " ").startswith(said)


def test_lists_are_joined_as_a_language_joins_them() -> None:
    lists = {
        "en": "Bank, Cossacks and Rumor",
        "pl": "„Bank”, „Kozacy” i „Plotka”",
        "uk": "«Банк», «Козаки» та «Чутки»",
        "ru": "«Банк», «Казаки» и «Слухи»",
    }
    for language, told in lists.items():
        assert Names(language).said("{cards}", VALUES).replace(NO_BREAK, " ") == told


def test_where_numbers_are_typed_they_stand_before_the_names() -> None:
    assert Names("en", numbered=True).said("{card}", VALUES) == f"{BANK} Bank"
    assert Names("ru", numbered=True).said("{card}", VALUES).replace(NO_BREAK, " ") == f"{BANK} «Банк»"


def test_a_sentence_begins_with_a_capital() -> None:
    assert Names("ru").said("{army_plural}", {"army": 0}) == "Афганские армии"
    assert Names("en").filled("{road}", {"road": 0}) == "an Afghan road"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_coalition_has_all_forms(language: str) -> None:
    names = Names(language)
    asked = [set(names.forms({"coalition": number})) for number in range(len(COALITIONS))]
    assert "coalition_people_dat" in asked[0]
    assert asked[0] == asked[1] == asked[2]
