"""The texts of cards and families: the same keys in every language, short enough, and really in that language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from gonfalon.texts.languages import LANGUAGES, OTHERS
from tests.translations.card_texts import leaves, load
from tests.translations.orthography import LATIN, LETTERS, NOTHING, signs

ROOT = Path(__file__).resolve().parents[2]
SETS = ("oriflamme", "alliance")
FILES = (*SETS, "families")

LONGEST_TEXT = 115
"""Letters that still stand in the box of a card that is 222 pixels wide."""
LONGEST_TIP = 180
LONGEST_PROMPT = {"title": 56, "detail": 76}
LONGEST_ADVICE = 76
"""Three lines beside the deck picker."""
LONGEST_OPTION = 18
LONGEST_SHELF = 24

BASE_NAMES = {
    "en": "Archer, Soldier, Spy, Heir, Shapeshifter, Lord, Assassination, Royal Decree, Ambush, Conspiracy",
    "ru": "Лучница, Солдат, Шпион, Наследник, Перевёртыш, Лорд, Убийство, Королевский указ, Засада, Заговор",
    "uk": "Лучниця, Солдат, Шпигун, Спадкоємець, Перевертень, Лорд, Отрута, Королівський указ, Засідка, Змова",
    "pl": "Łucznik, Żołnierz, Szpieg, Dziedzic, Impostor, Lord, Zlecenie zabójstwa, Królewski dekret, Zasadzka, Spisek",
}
ALLIANCE_NAMES = {
    "en": "Empress, Informer, Judge, Fanatic, Diplomat, Deserter, Revolt, Extortion, Infiltration, Deal",
    "ru": "Императрица, Доносчик, Судья, Фанатик, Дипломат, Дезертир, Бунт, Вымогательство, Внедрение, Сделка",
    "uk": "Імператриця, Донощик, Суддя, Фанатик, Дипломат, Дезертир, Бунт, Здирництво, Проникнення, Угода",
    "pl": "Cesarzowa, Donosiciel, Sędzia, Fanatyk, Dyplomata, Dezerter, Bunt, Wymuszenie, Infiltracja, Umowa",
}
NAMES = {"oriflamme": BASE_NAMES, "alliance": ALLIANCE_NAMES}
# All forms in which sentences need the names, so that one from another declension is noticed.
ALLIANCE_FORMS = {
    "ru": {
        "accusative": "Императрицу, Доносчика, Судью, Фанатика, Дипломата, Дезертира, Бунт, Вымогательство, Внедрение,"
        " Сделку",
        "genitive": "Императрицы, Доносчика, Судьи, Фанатика, Дипломата, Дезертира, Бунта, Вымогательства, Внедрения,"
        " Сделки",
    },
    "uk": {
        "accusative": "Імператрицю, Донощика, Суддю, Фанатика, Дипломата, Дезертира, Бунт, Здирництво, Проникнення,"
        " Угоду",
        "genitive": "Імператриці, Донощика, Судді, Фанатика, Дипломата, Дезертира, Бунту, Здирництва, Проникнення,"
        " Угоди",
    },
    "pl": {
        "accusative": "Cesarzową, Donosiciela, Sędziego, Fanatyka, Dyplomatę, Dezertera, Bunt, Wymuszenie, Infiltrację,"
        " Umowę",
        "genitive": "Cesarzowej, Donosiciela, Sędziego, Fanatyka, Dyplomaty, Dezertera, Buntu, Wymuszenia, Infiltracji,"
        " Umowy",
    },
}
FAMILIES = {
    "en": "Red, Blue, Green, Gold, Black",
    "ru": "Красные, Синие, Зелёные, Золотые, Чёрные",
    "uk": "Червоні, Сині, Зелені, Золоті, Чорні",
    "pl": "Czerwoni, Niebiescy, Zieloni, Złoci, Czarni",
}
# Endings of the cases, so that a form in the wrong line is noticed.
FAMILY_ENDINGS = {
    "ru": {"genitive": "ых их", "accusative": "ых их", "dative": "ым им", "instrumental": "ыми ими"},
    "uk": {"genitive": "их іх", "accusative": "их іх", "dative": "им ім", "instrumental": "ими іми"},
    "pl": {"genitive": "ych ich", "accusative": "ych ich", "dative": "ym im", "instrumental": "ymi imi"},
}
# Words that the printed games do not use for these things, and words of a neighbouring language.
WRONG_TERMS = {
    "en": r"\bkill|\bdestroy|\bdeck\b|\bvictory points?\b|\brow\b",
    "ru": r"\bотрав|\bяд\b|оборот[не]|уничтож|\bколод[аы]|\bочеред[ьи] событий|\bстопк|вскры",
    "uk": r"вбивств|убивств|знищ|сброс|\bколод|\bчерг[аи] подій|\bстоп[ко]|слідуюч|являється|приймати участь"
    r"|на протязі|любий|бувш|співпада|відміна",
    "pl": r"\bzabójstwo\b|zmiennokształt|wyeliminuj|eliminuj|\btalia|\brząd\b|\bstosik|pobierz|zniszcz",
}
SIGNS = " .,:;?!()-1234567890\n"
"""What Vollkorn has and every language uses."""

FENCE = re.compile(r"```queue\n(.*?)\n```", re.DOTALL)
CARD = r"[RBGYK]\.(?P<kind>[a-z]+(?:-[a-z]+)*?)[-+]\d*\**"
PLACE = re.compile(rf"{CARD}(?:/{CARD.replace('?P<kind>', '')})*")


def kinds(stem: str) -> dict[str, dict[str, Any]]:
    content = yaml.safe_load((ROOT / "cards" / f"{stem}.yaml").read_text(encoding="utf-8"))
    cards = content["cards"]
    assert isinstance(cards, dict)
    return cards


def options(program: list[Any]) -> list[str]:
    """The words of the options that a program lets its owner choose from."""
    return [word for statement in program if "choose" in statement for word in statement["choose"]]


def words_of(page: str) -> str:
    """What a reader reads: without positions and the signs of Markdown."""
    page = FENCE.sub("", page)
    return re.sub(r"^#+ |\*\*", "", page, flags=re.MULTILINE)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=SETS)
def stem(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def cards(stem: str, language: str) -> dict[str, Any]:
    return load(stem, language)


def test_every_kind_has_a_text_and_nothing_else(cards: dict[str, Any], stem: str) -> None:
    assert list(cards) == list(kinds(stem))


def test_every_card_says_all_that_is_asked_of_it(cards: dict[str, Any]) -> None:
    always = ["name", "accusative", "genitive", "text", "tip", "goes_with", "beware", "page", "see_also"]
    for kind, card in cards.items():
        assert [key for key in card if key not in ("prompt", "options", "shelf")] == always, kind


@pytest.mark.parametrize("stem", [*FILES, "ordonance"])
def test_the_keys_are_those_of_english(stem: str, language: str) -> None:
    assert [path for path, _ in leaves(load(stem, language))] == [path for path, _ in leaves(load(stem, "en"))]


@pytest.mark.parametrize("stem", [*FILES, "ordonance", "pamir"])
def test_no_text_is_empty_padded_or_holds_a_percent_sign(stem: str, language: str) -> None:
    for path, text in leaves(load(stem, language)):
        for part in text if isinstance(text, list) else [text]:
            assert isinstance(part, str), path
            assert part, path
            assert part == part.strip(), path
            assert "  " not in part, path
            assert "%" not in part, path


@pytest.mark.parametrize("language", BASE_NAMES)
def test_names_are_the_agreed_ones(cards: dict[str, Any], stem: str, language: str) -> None:
    assert ", ".join(card["name"] for card in cards.values()) == NAMES[stem][language]


def test_rules_and_terms_write_the_names_as_the_cards_do() -> None:
    files = (ROOT / "desktop/gonfalon/games/oriflamme/RULES.md", ROOT / "translations/TERMS.md")
    written = " ".join(" ".join(path.read_text(encoding="utf-8") for path in files).split())
    names = {name for texts in NAMES.values() for told in texts.values() for name in told.split(", ")}
    assert {name for name in names if name not in written} == set()


@pytest.mark.parametrize("other", ALLIANCE_FORMS)
def test_names_are_declined(other: str) -> None:
    for case, forms in ALLIANCE_FORMS[other].items():
        assert ", ".join(card[case] for card in load("alliance", other).values()) == forms


def test_texts_fit_their_boxes(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        assert len(card["text"]) <= LONGEST_TEXT, kind
        assert len(card["tip"]) <= LONGEST_TIP, kind
        assert len(card["goes_with"]) <= LONGEST_ADVICE, kind
        assert len(card["beware"]) <= LONGEST_ADVICE, kind
        assert len(card.get("shelf", "")) <= LONGEST_SHELF, kind
        assert all(len(title) <= LONGEST_OPTION for title in card.get("options", {}).values()), kind
        prompt = card.get("prompt", {})
        for part in (prompt, prompt.get("gap", {})):
            for key, longest in LONGEST_PROMPT.items():
                assert len(part.get(key, "")) <= longest, (kind, key)


def test_sentences_end_and_prompts_do_not(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        assert card["text"].endswith("."), kind
        assert card["tip"].endswith("."), kind
        short = {key: card[key] for key in ("goes_with", "beware", "prompt", "options", "shelf") if key in card}
        for path, text in leaves(short):
            assert not text.endswith("."), (kind, path)


def test_a_card_that_asks_has_a_prompt(cards: dict[str, Any], stem: str) -> None:
    asking = {kind for kind, card in kinds(stem).items() if re.search(r"\bone\b|'choose'", str(card["activate"]))}
    assert {kind for kind, card in cards.items() if "prompt" in card} == asking
    moving = {kind for kind, card in kinds(stem).items() if "'move'" in str(card["activate"])}
    assert {kind for kind, card in cards.items() if "gap" in card.get("prompt", {})} == moving


def test_options_have_their_titles_in_the_order_of_the_card(cards: dict[str, Any], stem: str) -> None:
    for kind, card in kinds(stem).items():
        titles = cards[kind].get("options", {})
        assert list(titles) == options(card["activate"]), kind
        assert len(set(titles.values())) == len(titles), kind


def test_what_works_from_the_reserve_says_so_on_the_shelf(cards: dict[str, Any], stem: str) -> None:
    reserved = {kind for kind, card in kinds(stem).items() if "reserved" in card}
    assert {kind for kind, card in cards.items() if "shelf" in card} == reserved
    for kind in reserved:
        assert cards[kind]["shelf"].startswith(cards[kind]["name"]), kind


def test_advice_names_its_subject_and_goes_on_in_one_sentence(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        for key in ("goes_with", "beware"):
            subject, _, rest = card[key].partition(": ")
            assert subject[0].isupper(), (kind, key)
            assert rest, (kind, key)
        assert card["goes_with"] != card["beware"], kind


def test_advice_names_cards_as_they_are_called(language: str) -> None:
    """What an English advice names, the others name too: by the name that the card has in their language."""
    named = load("oriflamme", language) | load("alliance", language)
    english = load("oriflamme", "en") | load("alliance", "en")
    for kind, card in english.items():
        for key in ("goes_with", "beware"):
            about = card[key].partition(": ")[0]
            for other, text in english.items():
                if re.search(rf"\b{text['name']}\b", about):
                    assert named[other]["name"] in named[kind][key].partition(": ")[0], (kind, key, other)


def test_see_also_names_other_kinds_and_is_the_same_everywhere(cards: dict[str, Any], stem: str) -> None:
    english = load(stem, "en")
    shipped = {kind for each in SETS for kind in kinds(each)}
    for kind, card in cards.items():
        assert card["see_also"] == english[kind]["see_also"]
        assert len(set(card["see_also"])) == len(card["see_also"])
        assert set(card["see_also"]) <= shipped - {kind}


def test_pages_hold_the_same_example_in_all_languages(cards: dict[str, Any], stem: str) -> None:
    english = load(stem, "en")
    for kind, card in cards.items():
        positions = FENCE.findall(card["page"])
        assert positions == FENCE.findall(english[kind]["page"])
        assert len(positions) in (1, 2), kind
        assert f".{kind}" in positions[0]
        assert card["page"].count("\n\n") == english[kind]["page"].count("\n\n"), kind
        assert len(re.findall(r"^### ", card["page"], flags=re.MULTILINE)) == 1, kind


@pytest.mark.room
@pytest.mark.sample(4)
def test_positions_can_be_read(cards: dict[str, Any], stem: str) -> None:
    for card in cards.values():
        for position in FENCE.findall(card["page"]):
            for place in position.split(" "):
                assert PLACE.fullmatch(place), place
                for top in place.split("/"):
                    match = re.fullmatch(CARD, top)
                    assert match is not None
                    assert match["kind"] in kinds(stem)


@pytest.mark.parametrize("stem", FILES)
def test_only_letters_and_signs_of_the_language(stem: str, language: str) -> None:
    for path, text in leaves(load(stem, language)):
        if path.endswith("/see_also"):
            continue
        if path.endswith("/shelf"):
            text = text.replace("+", "")
        for sign in words_of(text):
            known = LETTERS[language].match(sign) or sign in signs(language, SIGNS)
            assert known, f"{path}: {sign!r} in {language}"


def test_no_wrong_terms(cards: dict[str, Any], language: str) -> None:
    wrong = re.compile(WRONG_TERMS.get(language, NOTHING), re.IGNORECASE)
    for path, text in leaves(cards):
        if not path.endswith("/see_also"):
            assert not wrong.search(words_of(text)), f"{path}: {wrong.search(words_of(text))}"


@pytest.mark.parametrize("stem", FILES)
@pytest.mark.parametrize("other", OTHERS)
def test_nothing_is_left_in_english(stem: str, other: str) -> None:
    english = dict(leaves(load(stem, "en")))
    for path, text in leaves(load(stem, other)):
        # A Lord is a Lord elsewhere too.
        if not path.endswith("/see_also") and (other not in LATIN or text != "Lord"):
            assert text != english[path], path


def test_a_card_page_names_its_card(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        forms = {card[key].casefold() for key in ("name", "accusative", "genitive")}
        assert any(form in card["page"].casefold() for form in forms), kind


@pytest.mark.parametrize("language", FAMILIES)
def test_families_have_their_names(language: str) -> None:
    families = load("families", language)
    assert list(families) == ["R", "B", "G", "Y", "K"]
    assert ", ".join(family["name"] for family in families.values()) == FAMILIES[language]
    for family in families.values():
        assert list(family) == ["name", "genitive", "accusative", "dative", "instrumental", "family"]
        assert family["genitive"] in family["family"]


@pytest.mark.parametrize("other", FAMILY_ENDINGS)
def test_family_cases_have_their_endings(other: str) -> None:
    for letter, family in load("families", other).items():
        for case, endings in FAMILY_ENDINGS[other].items():
            assert family[case].endswith(tuple(endings.split())), (letter, case)
