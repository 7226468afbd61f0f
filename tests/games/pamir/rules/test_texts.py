"""The names and texts of the cards as the program reads them, and what is said when one is missing."""

from __future__ import annotations

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.data import translations_dir
from gonfalon.games.pamir.rules.constants import ABILITIES, ACTIONS, COALITIONS, EVENTS, ICONS, REGIONS, SUITS
from gonfalon.games.pamir.rules.deck import LINES, shipped
from gonfalon.games.pamir.texts.names import NamedText, card_texts, read_texts
from gonfalon.texts.translations import LANGUAGES

FILE = translations_dir() / "cards" / "pamir.en.yaml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts(language: str) -> None:
    read = card_texts(language)
    assert set(read.cards) == {card.id for card in shipped().court}
    sections = (read.suits, read.regions, read.coalitions, read.icons, read.actions, read.abilities, read.events)
    for section, words in zip(sections, (SUITS, REGIONS, COALITIONS, ICONS, ACTIONS, ABILITIES, EVENTS), strict=True):
        assert set(section) == set(words)
    assert set(read.lines) == set(LINES)
    assert read.wakhan["name"]
    assert "lines" not in read.wakhan


def test_texts_are_found_by_their_words() -> None:
    read = card_texts("en")
    assert read.cards["mohan-lal"] == "Mohan Lal"
    assert read.abilities["irregulars"] == NamedText("Irregulars", "The actions of this card are always bonus actions.")
    assert read.coalitions["afghan"]["army"] == "Afghan army"
    assert read.lines["tax"] == "Wakhan taxes."


def test_a_file_is_read_once() -> None:
    assert card_texts("en") is card_texts("en")


@pytest.mark.parametrize(
    ("text", "other", "said"),
    [
        ('  mohan-lal: "Mohan Lal"\n', "", "'mohan-lal' is missing in cards"),
        ("  irregulars:\n", "  irregular:\n", "'irregulars' is missing in abilities"),
        ("    text: \"Take three rupees from the bank.\"\n", "", "'text' is missing in events.backing_of_persian_"),
        ("\nregions:\n", "\nregion:\n", "the section 'regions' is missing"),
        ('    tax: "Wakhan taxes."\n', "", "'tax' is missing in lines"),
        ('  bank: "Bank"\n', "  bank: [Bank]\n", "cards.bank"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_with_its_place(text: str, other: str, said: str) -> None:
    content = FILE.read_text("utf-8")
    assert content.count(text) == 1
    with pytest.raises(CardFileError, match=said.replace(".", r"\.")) as caught:
        read_texts("pamir.en.yaml", content.replace(text, other))
    slip = caught.value.diagnostics[0]
    assert (slip.source, slip.line > 0) == ("pamir.en.yaml", True)


def test_a_language_that_there_is_not() -> None:
    with pytest.raises(CardFileError, match=r"pamir\.xx\.yaml"):
        card_texts("xx")
