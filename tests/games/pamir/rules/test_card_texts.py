"""The texts of the cards: the same keys in every language, all that the deck has, and words that are declined."""

from __future__ import annotations

import re
import unicodedata

import pytest

from gonfalon.games.pamir.rules.constants import ABILITIES, ACTIONS, COALITIONS, EVENTS, ICONS, REGIONS, SUITS
from gonfalon.games.pamir.rules.deck import LINES, shipped
from gonfalon.texts.translations import LANGUAGES, OTHERS
from tests.translations.card_texts import leaves, load
from tests.translations.orthography import LATIN, NOTHING, ORTHOGRAPHY, signs

SECTIONS = (
    "words",
    "suits",
    "regions",
    "coalitions",
    "pieces",
    "icons",
    "actions",
    "cards",
    "abilities",
    "events",
    "pages",
    "wakhan",
)
MOST_IN_NAME = 40
MOST_IN_TEXT = 240
"""As many letters as a card has room for."""

FRENCH = "Jean-François Allard"
AS_IN_ENGLISH = {
    "Mohan Lal", "Charles Stoddart", "Dost Mohammad", "Harry Flashman", "Eldred Pottinger", "Henry Rawlinson",
    "Alexander Burnes", "George Hayward", "Henry Pottinger", "Josiah Harlan", "Paolo Avitabile",
    "Zorawar Singh Kahluria", "Hari Singh Nalwa", "William Moorcroft", "William Hay Macnaghten", "Charles Masson",
    "Bank", "Sir John Keane", "Joseph Wolff", "Claude Wade", FRENCH, "Abbas Mirza", "Jan Prosper Witkiewicz",
    "Arthur Conolly", "Aga Mehdi", "Mir Murad Beg", "Herat", "Kabul", "Kandahar",
}  # fmt: skip
"""What is called in Polish as in English."""

# All forms in the order of the deck, so that one from another declension is noticed.
FORMS = {
    "ru": {
        "suits/suit": "экономическая масть, военная масть, политическая масть, масть разведки",
        "suits/accusative": "экономическую масть, военную масть, политическую масть, масть разведки",
        "suits/cards_genitive": "экономических карт, военных карт, политических карт, карт разведки",
        "regions/genitive": "Персии, Закаспия, Герата, Кабула, Кандагара, Пенджаба",
        "regions/where": "в Персии, в Закаспии, в Герате, в Кабуле, в Кандагаре, в Пенджабе",
        "regions/to": "в Персию, в Закаспий, в Герат, в Кабул, в Кандагар, в Пенджаб",
        "coalitions/genitive": "афганской коалиции, британской коалиции, русской коалиции",
        "coalitions/patriot_accusative": "афганского патриота, британского патриота, русского патриота",
        "pieces/accusative": "армию, дорогу, племя, шпиона, подарок, блок, цилиндр",
        "pieces/genitive_plural": "армий, дорог, племён, шпионов, подарков, блоков, цилиндров",
        "actions/accusative": "битву, предательство, строительство, подарок, перемещение, налог",
    },
    "uk": {
        "suits/suit": "економічна масть, військова масть, політична масть, масть розвідки",
        "suits/accusative": "економічну масть, військову масть, політичну масть, масть розвідки",
        "suits/cards_genitive": "економічних карт, військових карт, політичних карт, карт розвідки",
        "regions/genitive": "Персії, Закаспію, Герата, Кабула, Кандагара, Пенджабу",
        "regions/where": "у Персії, у Закаспії, у Гераті, у Кабулі, у Кандагарі, у Пенджабі",
        "regions/to": "до Персії, до Закаспію, до Герата, до Кабула, до Кандагара, до Пенджабу",
        "coalitions/genitive": "афганської коаліції, британської коаліції, російської коаліції",
        "coalitions/patriot_accusative": "афганського патріота, британського патріота, російського патріота",
        "pieces/accusative": "армію, дорогу, племʼя, шпигуна, дар, блок, циліндр",
        "pieces/genitive_plural": "армій, доріг, племен, шпигунів, дарів, блоків, циліндрів",
        "actions/accusative": "битву, зраду, будівництво, дар, рух, податок",
    },
    "pl": {
        "suits/suit": "kolor gospodarczy, kolor wojskowy, kolor polityczny, kolor wywiadowczy",
        "suits/genitive": "koloru gospodarczego, koloru wojskowego, koloru politycznego, koloru wywiadowczego",
        "suits/cards_genitive": "kart gospodarczych, kart wojskowych, kart politycznych, kart wywiadowczych",
        "regions/genitive": "Persji, Zakaspia, Heratu, Kabulu, Kandaharu, Pendżabu",
        "regions/where": "w Persji, na Zakaspiu, w Heracie, w Kabulu, w Kandaharze, w Pendżabie",
        "regions/to": "do Persji, na Zakaspie, do Heratu, do Kabulu, do Kandaharu, do Pendżabu",
        "coalitions/genitive": "koalicji afgańskiej, koalicji brytyjskiej, koalicji rosyjskiej",
        "coalitions/patriots": "patrioci afgańscy, patrioci brytyjscy, patrioci rosyjscy",
        "pieces/accusative": "armię, drogę, plemię, szpiega, dar, klocek, walec",
        "pieces/genitive_plural": "armii, dróg, plemion, szpiegów, darów, klocków, walców",
        "actions/accusative": "bitwę, zdradę, budowę, dar, ruch, podatek",
    },
}


TEXTS = {language: load("pamir", language) for language in LANGUAGES}


def is_sentence(path: str) -> bool:
    return path.endswith("/text") or "/lines/" in path


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# -- what is there -----------------------------------------------------------------------------------------------------


def test_everything_that_the_deck_has_has_words(language: str) -> None:
    words = TEXTS[language]
    assert tuple(words) == SECTIONS
    assert tuple(words["suits"]) == SUITS
    assert tuple(words["regions"]) == REGIONS
    assert tuple(words["coalitions"]) == COALITIONS
    assert tuple(words["icons"]) == ICONS
    assert tuple(words["actions"]) == ACTIONS
    assert list(words["cards"]) == [card.id for card in shipped().court]
    assert tuple(words["abilities"]) == ABILITIES
    assert tuple(words["events"]) == EVENTS
    assert tuple(words["wakhan"]["lines"]) == LINES


def test_the_keys_are_those_of_english(language: str) -> None:
    # English alone has an article, and `one_army` with it.
    english = [path for path, _ in leaves(TEXTS["en"]) if language == "en" or "/one_" not in path]
    assert [path for path, _ in leaves(TEXTS[language])] == english


def test_whole_sentences_and_names_without_a_full_stop(language: str) -> None:
    for path, text in leaves(TEXTS[language]):
        if path.startswith("/pages/"):  # paragraphs of a book, with marks of their own
            continue
        assert text.endswith(".") == is_sentence(path), path
        if is_sentence(path):
            assert text[0].isupper(), path
            assert len(text) <= MOST_IN_TEXT, path
            assert text.count(".") <= 2, f"{path} has more than two sentences"
            assert all(second[0].isupper() for second in text.split(". ")), path
        else:
            assert len(text) <= MOST_IN_NAME, path


def test_only_letters_and_signs_of_the_language(language: str) -> None:
    written = ORTHOGRAPHY[language]
    foreign = "[A-Za-z]" if language in LATIN else NOTHING
    for path, text in leaves(TEXTS[language]):
        if path.startswith("/pages/"):
            # A book is written with marks of its own.
            text = re.sub(r"\]\([\w-]+\)|\*\*|[\[|#()]|Pax Pamir", "", text)
        text = re.sub(r"\{\w+\}", "", text)
        for sign in text.replace(FRENCH, "") if language in LATIN else text:
            known = written.letters.match(sign) or re.match(foreign, sign) or sign in signs(language, " .,:;-")
            assert known, f"{path}: {sign!r}"


@pytest.mark.parametrize("other", OTHERS)
def test_nothing_is_left_in_english(other: str) -> None:
    english = dict(leaves(TEXTS["en"]))
    told = [(path, text) for path, text in leaves(TEXTS[other]) if re.search(r"\w", re.sub(r"\{\w+\}", "", text))]
    same = {text for path, text in told if text == english[path]}
    assert same <= (AS_IN_ENGLISH if other in LATIN else set())
    assert other != "pl" or same == AS_IN_ENGLISH


def test_no_two_cards_are_called_alike(language: str) -> None:
    names = list(TEXTS[language]["cards"].values())
    assert len({name.casefold() for name in names}) == len(names)


def test_ids_are_made_of_the_english_names() -> None:
    for id, name in TEXTS["en"]["cards"].items():
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
        assert id == "-".join(re.findall("[a-z]+", plain.casefold())), name


# -- what they say -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "what", "forms"), [(code, what, forms) for code in FORMS for what, forms in FORMS[code].items()]
)
def test_words_are_declined(language: str, what: str, forms: str) -> None:
    section, _, case = what.partition("/")
    assert ", ".join(word[case] for word in TEXTS[language][section].values()) == forms


def test_coalitions_are_declined_by_one_pattern(language: str) -> None:
    """What stands beside an adjective does not depend on the adjective."""
    afghan, *others = TEXTS[language]["coalitions"].values()
    nouns = {"army", "armies", "road", "roads", "patriot", "patriots"}
    for form in (form for form in afghan if form.partition("_")[0] in nouns):
        ends = {" ".join(sorted(ending(word) for word in words[form].split())) for words in (afghan, *others)}
        assert len(ends) == 1, form


def ending(word: str) -> str:
    """The last two letters, which English adjectives do not share."""
    return "" if word in ("Afghan", "British", "Russian") else word[-2:]


@pytest.mark.parametrize("region", ["punjab", "herat", "kabul", "persia"])
def test_riots_are_in_the_region_of_their_name(language: str, region: str) -> None:
    riots, where = TEXTS[language]["events"][f"riots_in_{region}"], TEXTS[language]["regions"][region]["where"]
    # After a vowel Ukrainian says `в` for `у`.
    place = where.partition(" ")[2]
    assert riots["name"].endswith(f" {place}")
    assert f" {place} " in riots["text"]


@pytest.mark.parametrize("suit", SUITS)
def test_the_suit_that_becomes_favored_is_named(language: str, suit: str) -> None:
    words = TEXTS[language]
    named = words["suits"][suit]["name" if language == "en" else "suit"]
    assert words["icons"][f"favor_{suit}"]["text"].endswith(f" {named}.")
    if (event := words["events"].get(f"favor_{suit}")) is not None:
        assert event["text"] == words["icons"][f"favor_{suit}"]["text"]
        assert event["name"].casefold() == words["icons"][f"favor_{suit}"]["name"].casefold()


@pytest.mark.parametrize(
    ("ability", "region", "case"),
    [
        ("citadel_kabul", "kabul", "where"),
        ("citadel_transcaspia", "transcaspia", "where"),
        ("insurrection", "kabul", "accusative"),
        ("blackmail_kandahar", "kandahar", "genitive"),
        ("blackmail_herat", "herat", "genitive"),
        ("herat_influence", "herat", "genitive"),
        ("persian_influence", "persia", "genitive"),
    ],
)
def test_abilities_name_their_region(language: str, ability: str, region: str, case: str) -> None:
    words = TEXTS[language]
    # Whoever appears is in a place in one language, and comes to it in another.
    cases = (case, "where") if ability == "insurrection" else (case,)
    forms = "|".join(words["regions"][region][case].rpartition(" ")[2] for case in cases)
    assert re.search(rf"\b(?:{forms})\b", words["abilities"][ability]["text"])


def test_abilities_that_two_cards_share_or_two_regions_have_are_called_alike(language: str) -> None:
    abilities = TEXTS[language]["abilities"]
    assert abilities["citadel_kabul"]["name"] == abilities["citadel_transcaspia"]["name"]
    assert abilities["blackmail_herat"]["name"] == abilities["blackmail_kandahar"]["name"]
    assert len({ability["name"] for ability in abilities.values()}) == len(ABILITIES) - 2


def test_each_line_of_wakhan_names_her_and_does_something_else(language: str) -> None:
    wakhan = TEXTS[language]["wakhan"]
    assert len(set(wakhan["lines"].values())) == len(LINES)
    for id, text in wakhan["lines"].items():
        assert re.search(rf"\b{wakhan['name']}\b|\b{wakhan['genitive']}\b", text), id
