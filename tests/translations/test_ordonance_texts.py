"""The words of Ordonance: the same keys in every language, the forms that sentences need, lists that read well."""

from __future__ import annotations

import re
from itertools import product

import pytest

from gonfalon.games.ordonance.rules.deck import LETTERS, from_text, shipped
from gonfalon.games.ordonance.rules.seating import strength_key
from gonfalon.games.ordonance.texts import names
from gonfalon.games.ordonance.texts.rule_books import ALL_CARDS, IN_ORDER, icon_key, icon_rank_text
from gonfalon.texts.translations import LANGUAGES, with_no_breaks
from tests.books import read_library
from tests.translations.card_texts import load
from tests.translations.pages import FENCE, chapters

# All forms in the order of the icons, so that one from another declension is noticed.
ICONS = {
    "en": {"name": "spear bow swords helmet flag", "genitive_plural": "spears bows swords helmets flags"},
    "ru": {
        "name": "копьё лук мечи шлем флаг",
        "genitive": "копья лука мечей шлема флага",
        "accusative": "копьё лук мечи шлем флаг",
        "instrumental": "копьём луком мечами шлемом флагом",
        "plural": "копья луки мечи шлемы флаги",
        "genitive_plural": "копий луков мечей шлемов флагов",
    },
    "uk": {
        "name": "спис лук мечі шолом прапор",
        "genitive": "списа лука мечів шолома прапора",
        "accusative": "спис лук мечі шолом прапор",
        "instrumental": "списом луком мечами шоломом прапором",
        "plural": "списи луки мечі шоломи прапори",
        "genitive_plural": "списів луків мечів шоломів прапорів",
    },
    "pl": {
        "name": "włócznia łuk miecze hełm chorągiew",
        "genitive": "włóczni łuku mieczy hełmu chorągwi",
        "accusative": "włócznię łuk miecze hełm chorągiew",
        "instrumental": "włócznią łukiem mieczami hełmem chorągwią",
        "plural": "włócznie łuki miecze hełmy chorągwie",
        "genitive_plural": "włóczni łuków mieczy hełmów chorągwi",
    },
}
TERRITORIES = {
    "en": {"where": "in Antioch, on Cyprus, in Jerusalem, in Edessa, in Tripoli"},
    "ru": {
        "where": "в Антиохии, на Кипре, в Иерусалиме, в Эдессе, в Триполи",
        "to": "в Антиохию, на Кипр, в Иерусалим, в Эдессу, в Триполи",
        "accusative": "Антиохию, Кипр, Иерусалим, Эдессу, Триполи",
        "instrumental": "Антиохией, Кипром, Иерусалимом, Эдессой, Триполи",
    },
    "uk": {
        "where": "в Антіохії, на Кіпрі, в Єрусалимі, в Едесі, у Триполі",
        "to": "до Антіохії, на Кіпр, до Єрусалима, до Едеси, до Триполі",
        "accusative": "Антіохію, Кіпр, Єрусалим, Едесу, Триполі",
        "instrumental": "Антіохією, Кіпром, Єрусалимом, Едесою, Триполі",
    },
    "pl": {
        "where": "w Antiochii, na Cyprze, w Jerozolimie, w Edessie, w Trypolisie",
        "to": "do Antiochii, na Cypr, do Jerozolimy, do Edessy, do Trypolisu",
        "accusative": "Antiochię, Cypr, Jerozolimę, Edessę, Trypolis",
        "instrumental": "Antiochią, Cyprem, Jerozolimą, Edessą, Trypolisem",
    },
}
ARMIES = {
    "en": "a regiment of swords, companies of helmets and bows, a single spear",
    "ru": "полк мечей, роты шлемов и луков, одиночное копьё",
    "uk": "полк мечів, роти шоломів і луків, поодинокий спис",
    "pl": "pułk mieczy, kompanie hełmów i łuków, pojedyncza włócznia",
}
SENTENCES = {
    "en": ["the flag outranks the helmet", "the swords outrank the bow"],
    "ru": ["флаг старше шлема", "мечи старше лука"],
    "uk": ["прапор старший за шолом", "мечі старші за лук"],
    "pl": ["chorągiew jest starsza od hełmu", "miecze są starsze od łuku"],
}
SMALL = """
icons: [flag, bow]
allow_repeats: true
cards:
  - {icons: [flag], copies: 20}
  - {icons: [bow, bow], copies: 9}
  - {icons: [flag, bow], copies: 1}
territories: [acre, saint-jean]
"""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_everything_that_there_is_has_words() -> None:
    words = load("ordonance", "en")
    assert list(words) == ["icons", "levels", "territories", "words", "facts"]
    assert tuple(words["icons"]) == IN_ORDER == tuple(LETTERS) == shipped().icons
    assert list(words["levels"]) == list(names.LEVELS.values())
    assert tuple(words["territories"])[:5] == shipped().territories


@pytest.mark.parametrize("language", ICONS)
def test_icons_and_territories_are_declined(language: str) -> None:
    words = load("ordonance", language)
    for case, forms in ICONS[language].items():
        assert " ".join(icon[case] for icon in words["icons"].values()) == forms
    for case, forms in TERRITORIES[language].items():
        assert ", ".join(words["territories"][id][case] for id in shipped().territories) == forms


def test_a_single_icon_is_called_by_its_name(language: str) -> None:
    for icon in load("ordonance", language)["icons"].values():
        assert icon["single"].endswith(f" {icon['name']}")
        assert icon["single_accusative"].endswith(f" {icon['accusative']}")
        assert icon["name"] in icon["above"]


@pytest.mark.parametrize(
    ("icons", "language", "case", "said"),
    [
        ("spear", "en", "name", "spear"),
        ("spear bow", "en", "name", "spear and bow"),
        ("spear bow flag", "en", "name", "spear, bow and flag"),
        ("spear bow", "ru", "name", "копьё и лук"),
        ("spear swords", "uk", "name", "спис і мечі"),
        ("swords flag", "uk", "name", "мечі й прапор"),
        ("spear flag", "pl", "accusative", "włócznię i chorągiew"),
        ("spear helmet", "pl", "instrumental", "włócznią i hełmem"),
    ],
)
def test_units_are_called_by_their_icons(icons: str, language: str, case: str, said: str) -> None:
    assert names.unit_words(icons.split(), language, case) == said


def test_vowel_and_consonant_take_turns_in_ukrainian() -> None:
    said = [names.fill_sentence("{unit} {territory_in}", "uk", {"unit": unit, "territory": "tripoli"}) for unit in "BW"]
    assert said == ["Лук у\N{NO-BREAK SPACE}Триполі", "Мечі в\N{NO-BREAK SPACE}Триполі"]


def test_units_of_a_deck_are_called_by_their_letters() -> None:
    assert names.unit_name("SBWHF", "pl") == "włócznia, łuk, miecze, hełm i chorągiew"
    assert names.unit_name("SSB", "en") == "spear ×2 and bow"


@pytest.mark.parametrize("language", ARMIES)
def test_armies_are_told_strongest_first(language: str) -> None:
    groups = [(4, "swords"), (2, "helmet"), (2, "bow"), (1, "spear")]
    assert names.army_words(groups, language) == ARMIES[language]
    assert names.army_words([(4, "swords")], language) == ARMIES[language].split(", ")[0]
    assert names.army_words([], language) == load("ordonance", language)["words"]["nothing"]


def test_several_singles_are_listed_as_such() -> None:
    assert names.army_words([(1, "flag"), (1, "bow")], "en") == "single icons: flag and bow"
    assert names.army_words([(3, "spear"), (1, "flag")], "pl", "accusative") == "batalion włóczni, pojedynczą chorągiew"
    assert names.army_words([(2, "bow")], "ru", "accusative") == "роту луков"


@pytest.mark.parametrize("language", SENTENCES)
def test_seniority_is_told_in_one_sentence(language: str) -> None:
    told = [names.outranks_words("flag", "helmet", language), names.outranks_words("swords", "bow", language)]
    assert told == SENTENCES[language]


def test_levels_have_their_names() -> None:
    assert names.level_text(4, "uk").genitive_plural == "полків"
    assert names.level_text(2, "pl").accusative == "kompanię"
    assert names.level_text(1, "ru").plural == "одиночные значки"


def test_what_a_users_deck_brings_is_called_by_its_id() -> None:
    assert names.territory_text("saint-jean", "en").where == "in Saint Jean"
    assert names.territory_text("saint-jean", "uk").to == "на територію Saint Jean"
    assert names.territory_text("3", "pl").name == "Terytorium 3"
    assert names.territory_text("other", "en").name == "Other"
    assert names.army_words([(6, "flag")], "en") == "flag ×6"
    assert names.level_text(6, "ru").name == "×6"
    # In an unknown language as in English.
    assert names.icon_text("flag", "xx").name == "flag"
    assert names.territory_text("antioch", "xx").where == "in Antioch"


# -- pages that are counted from a deck --------------------------------------------------------------------------------


def test_the_list_of_cards_is_that_of_the_shipped_deck(language: str) -> None:
    page = read_library(language).find(ALL_CARDS)
    assert page is not None
    rows = re.findall("^\\| \ue002(\\w+)\ue002 \\| (.+?) \\| (\\d+) \\|$", page.text, flags=re.MULTILINE)
    deck = shipped()
    assert len(rows) == 31
    assert {(word, int(copies)) for word, _, copies in rows} == {(unit.word, unit.copies) for unit in deck.units}
    assert all(told == with_no_breaks(names.unit_name(word, language)) for word, told, _ in rows)
    assert page.text.startswith("**"), "that it is a reconstruction is said first"
    assert "](reconstruction)" in page.text


def test_each_icon_has_a_page_with_what_the_deck_has_of_it(language: str) -> None:
    library = read_library(language)
    keys = [page.key for page in library.pages if page.kind and page.book == "ordonance"]
    assert keys == [icon_key(icon) for icon in reversed(IN_ORDER)]
    for icon in keys:
        page = library.find(icon)
        assert page is not None
        assert "23" in page.text
        assert "56" in page.text
        assert page.title.casefold() == names.icon_text(page.kind, language).name
        assert len(page.text) > 300


def test_a_users_deck_has_its_own_pages(language: str) -> None:
    deck = from_text("ordonance.yaml", SMALL)
    library = read_library(language, deck)
    pages = [page for page in library.pages if page.book == "ordonance"]
    assert library.home == pages[0].key == "ordonance"
    assert [page.kind for page in pages if page.kind] == ["bow", "flag"]
    bow = library.find(icon_key("bow"))
    assert bow is not None
    assert "10" in bow.text
    assert "30" in bow.text
    assert names.icon_text("bow", language).page not in bow.text, "in this deck the bow outranks the flag"
    assert icon_rank_text("bow", deck.icons, language) == ""
    cards = library.find(ALL_CARDS)
    assert cards is not None
    assert "\ue002BB\ue002" in cards.text
    assert names.unit_name("BB", language) in cards.text
    assert library.book(bow).faces == ("flag", "bow")


# -- what the rules say of strength and of the deck -------------------------------------------------------------------


def test_a_regiment_of_spears_beats_everything_without_a_regiment() -> None:
    spears = strength_key((4, 0, 0, 0, 0), 4)
    assert all(spears > strength_key(counts, 4) for counts in product(range(4), repeat=5))


def test_a_single_flag_is_worth_more_than_the_four_others() -> None:
    assert strength_key((0, 0, 0, 0, 1), 4) > strength_key((1, 1, 1, 1, 0), 4)
    assert strength_key((0, 0, 0, 0, 1), 4, count_singles=True) < strength_key((1, 1, 1, 1, 0), 4, count_singles=True)


def test_the_chapter_about_the_deck_describes_the_shipped_one(language: str) -> None:
    deck, text = shipped(), chapters("ordonance", language)["reconstruction"]
    assert deck.status == "reconstruction"
    assert deck.icons == IN_ORDER
    rows = [tuple(map(int, row)) for row in re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)]
    by_size = {size: [unit for unit in deck.units if len(unit.icons) == size] for size in range(1, 6)}
    assert rows == [
        (size, len(units), units[0].copies, sum(unit.copies for unit in units)) for size, units in by_size.items()
    ]
    assert all(len({unit.copies for unit in units}) == 1 for units in by_size.values())
    assert {sum(unit.copies for unit in deck.units if icon in unit.icons) for icon in deck.icons} == {23}
    assert "23" in text
    assert deck.size == 56
    assert text.count("56") >= 3
    assert text.split("\n\n")[1].startswith("**"), "it is said first, and loudly"


def test_numbers_of_cards_are_those_of_the_shipped_deck(language: str) -> None:
    deck, parts = shipped(), chapters("ordonance", language)["ordonance-parts"]
    assert f" {deck.size} " in parts
    assert f" {deck.size * deck.decks(3)} " in parts
    assert deck.territories == ("antioch", "cyprus", "jerusalem", "edessa", "tripoli")
    assert (deck.hand_size, deck.army_size) == (5, 4)


def test_both_forms_of_a_deck_load(language: str) -> None:
    listed, counted = (
        text for form, text in FENCE.findall(chapters("ordonance", language)["own-deck"]) if form == "yaml"
    )
    own, ours = from_text("own.yaml", listed), from_text("ours.yaml", counted)
    assert ours.hash == shipped().hash
    assert (own.size, own.status) == (27, "printed")
    for deck in (own, ours):
        assert not [players for players in (2, 3, 4) if deck.may_run_out(players)]
