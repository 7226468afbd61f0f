"""The texts of cards, families and phrases: the same keys in every language, short enough, and in that language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import product
from string import Formatter
from typing import Any

import pytest
import yaml

from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.texts.card_text import FURTHER, NAMED
from gonfalon.texts.translations import LANGUAGES, OTHERS
from tests.scripts import ROOT
from tests.translations.card_texts import leaves, load
from tests.translations.orthography import LATIN, LETTERS, signs
from tests.translations.pages import FENCE

SETS = ("oriflamme", "alliance")
STEMS = (*SETS, "families", "ordonance")
LONGEST_TEXT = 115
"""Letters that still stand in the box of a card that is 222 pixels wide."""
LONGEST_TIP = 180
LONGEST_PROMPT = {"title": 56, "detail": 76}
LONGEST_ADVICE = 76
"""Three lines beside the deck picker."""
LONGEST_OPTION = 18
LONGEST_SHELF = 24


# All forms in which sentences need the names, so that one from another declension is noticed.
FORMS = {
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
SIGNS = " .,:;?!()-1234567890\n"
"""What Vollkorn has and every language uses."""
MORE_SIGNS = {"ordonance": "×*"}
ALIKE = {"Lord", "Edessa"}
"""What is called so in Polish, too."""

CARD = re.compile(r"[RBGYK]\.([a-z]+(?:-[a-z]+)*?)[-+]\d*\**")


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


@cache
def kinds(stem: str) -> dict[str, dict[str, Any]]:
    content = yaml.safe_load((cards_dir() / f"{stem}.yaml").read_text(encoding="utf-8"))
    cards = content["cards"]
    assert isinstance(cards, dict)
    return cards


def options(program: list[Any]) -> list[str]:
    """The words of the options that a program lets its owner choose from."""
    return [word for statement in program if "choose" in statement for word in statement["choose"]]


def positions(page: str) -> list[str]:
    return [text.rstrip() for form, text in FENCE.findall(page) if form == "queue"]


def prose(texts: Mapping[str, Any]) -> dict[str, str]:
    """What a reader reads, by the keys that lead there: without positions, blanks and the signs of Markdown."""
    return {
        path: re.sub(r"^#+ |\*\*|\{\w+\}|\[|\]\([a-z]+\)", "", FENCE.sub("", text), flags=re.MULTILINE)
        for path, text in leaves(texts)
        if not path.endswith("/see_also")
    }


def blanks(text: Any) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(str(text)) if name is not None}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=SETS)
def stem(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def cards(stem: str, language: str) -> dict[str, Any]:
    return load(stem, language)


# -- all of them -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stem", STEMS)
def test_keys_and_blanks_are_those_of_english(stem: str, language: str) -> None:
    told, english = dict(leaves(load(stem, language))), dict(leaves(load(stem, "en")))
    assert list(told) == list(english)
    if stem not in SETS:
        assert [path for path, text in told.items() if blanks(text) != blanks(english[path])] == []


@pytest.mark.parametrize("stem", [*STEMS, "pamir"])
def test_no_text_is_empty_padded_or_holds_a_percent_sign(stem: str, language: str) -> None:
    for path, text in leaves(load(stem, language)):
        for part in text if isinstance(text, list) else [text]:
            assert isinstance(part, str), path
            assert part, path
            assert part == part.strip(), path
            assert not re.search("  |%", part), path


@pytest.mark.parametrize("stem", STEMS)
def test_only_letters_and_signs_of_the_language(stem: str, language: str) -> None:
    known = signs(language, SIGNS + MORE_SIGNS.get(stem, ""))
    for path, text in prose(load(stem, language)).items():
        said = text.replace("+", "") if path.endswith("/shelf") else text
        assert [sign for sign in said if not LETTERS[language].match(sign) and sign not in known] == [], path


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("other", OTHERS)
def test_nothing_is_left_in_english(stem: str, other: str) -> None:
    english = prose(load(stem, "en"))
    told = {path: text for path, text in prose(load(stem, other)).items() if re.search("[^ ×:]", text)}
    same = [path for path, text in told.items() if text == english[path]]
    assert [path for path in same if other not in LATIN or told[path] not in ALIKE] == []


# -- cards -------------------------------------------------------------------------------------------------------------


def test_every_kind_has_all_texts_that_are_asked_of_it_and_no_other(cards: dict[str, Any], stem: str) -> None:
    assert list(cards) == list(kinds(stem))
    always = ["name", "accusative", "genitive", "yours", "text", "tip", "goes_with", "beware", "page", "see_also"]
    for kind, card in cards.items():
        assert [key for key in card if key not in ("prompt", "options", "shelf")] == always, kind


def test_names_are_those_of_the_rules_and_the_published_terms(cards: dict[str, Any]) -> None:
    files = (ROOT / "desktop/gonfalon/games/oriflamme/RULES.md", ROOT / "translations/TERMS.md")
    written = " ".join(" ".join(path.read_text(encoding="utf-8") for path in files).split())
    assert [card["name"] for card in cards.values() if card["name"] not in written] == []


@pytest.mark.parametrize("other", FORMS)
def test_names_are_declined(other: str) -> None:
    for case, forms in FORMS[other].items():
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
        assert positions(card["page"]) == positions(english[kind]["page"])
        assert len(positions(card["page"])) in (1, 2), kind
        assert f".{kind}" in positions(card["page"])[0]
        assert card["page"].count("\n\n") == english[kind]["page"].count("\n\n"), kind
        assert len(re.findall(r"^### ", card["page"], flags=re.MULTILINE)) == 1, kind


def test_positions_can_be_read(stem: str) -> None:
    known = kinds(stem)
    shown = [position for card in load(stem, "en").values() for position in positions(card["page"])]
    for place in (place for position in shown for place in position.split()):
        cards = [CARD.fullmatch(card) for card in place.split("/")]
        assert all(card and card[1] in known for card in cards), place


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


# -- what cards are called on other cards ------------------------------------------------------------------------------


def cases(phrase: Any) -> set[str]:
    return {"nominative", *CASES} if isinstance(phrase, str) else set(phrase)


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
