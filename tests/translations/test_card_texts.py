"""The texts of cards and families: the same keys in every language, short enough, and really in that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "translations" / "cards"
LANGUAGES = ("en", "ru", "uk", "pl")

LONGEST_TEXT = 112
"""Letters that still stand in the box of a card that is 222 pixels wide."""
LONGEST_TIP = 180
LONGEST_PROMPT = {"title": 56, "detail": 76}

NAMES = {
    "en": "Archer, Soldier, Spy, Heir, Shapeshifter, Lord, Assassination, Royal Decree, Ambush, Conspiracy",
    "ru": "Лучница, Солдат, Шпион, Наследник, Перевёртыш, Лорд, Убийство, Королевский указ, Засада, Заговор",
    "uk": "Лучниця, Солдат, Шпигун, Спадкоємець, Перевертень, Лорд, Отрута, Королівський указ, Засідка, Змова",
    "pl": "Łucznik, Żołnierz, Szpieg, Dziedzic, Impostor, Lord, Zlecenie zabójstwa, Królewski dekret, Zasadzka, Spisek",
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
LETTERS = {
    "en": re.compile(r"[A-Za-z]"),
    "ru": re.compile(r"[А-Яа-яЁё]"),
    "uk": re.compile(r"[А-ЩЬЮЯа-щьюяҐґЄєІіЇїʼ]"),
    "pl": re.compile(r"[A-PR-UWYZa-pr-uwyząćęłńóśźżĄĆĘŁŃÓŚŹŻ]"),
}
# Signs that Vollkorn has and that these languages use; straight quotation marks and apostrophes are not among them.
SIGNS = {
    "en": set(" .,:;?!()-–1234567890“”’\n"),
    "ru": set(" .,:;?!()-–—1234567890«»\n"),
    "uk": set(" .,:;?!()-–—1234567890«»\n"),
    "pl": set(" .,:;?!()-–1234567890„”\n"),
}

FENCE = re.compile(r"```queue\n(.*?)\n```", re.DOTALL)
CARD = r"[RBGYK]\.(?P<kind>[a-z]+(?:-[a-z]+)*?)(?:-\d*|\+)"
PLACE = re.compile(rf"{CARD}(?:/{CARD.replace('?P<kind>', '')})*")


def load(stem: str, language: str) -> dict[str, Any]:
    content = yaml.safe_load((CARDS / f"{stem}.{language}.yaml").read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def kinds() -> dict[str, dict[str, Any]]:
    content = yaml.safe_load((ROOT / "cards" / "oriflamme.yaml").read_text(encoding="utf-8"))
    cards = content["cards"]
    assert isinstance(cards, dict)
    return cards


def leaves(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict):
        for key, child in node.items():
            yield from leaves(child, f"{path}/{key}")
    else:
        yield path, node


def words_of(page: str) -> str:
    """What a reader reads: without positions and the signs of Markdown."""
    page = FENCE.sub("", page)
    return re.sub(r"^#+ |\*\*", "", page, flags=re.MULTILINE)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def cards(language: str) -> dict[str, Any]:
    return load("oriflamme", language)


def test_every_kind_has_a_text_and_nothing_else(cards: dict[str, Any]) -> None:
    assert list(cards) == list(kinds())


@pytest.mark.parametrize("stem", ["oriflamme", "families"])
def test_the_keys_are_those_of_english(stem: str, language: str) -> None:
    assert [path for path, _ in leaves(load(stem, language))] == [path for path, _ in leaves(load(stem, "en"))]


@pytest.mark.parametrize("stem", ["oriflamme", "families"])
def test_no_text_is_empty_or_padded(stem: str, language: str) -> None:
    for path, text in leaves(load(stem, language)):
        for part in text if isinstance(text, list) else [text]:
            assert isinstance(part, str), path
            assert part, path
            assert part == part.strip(), path
            assert "  " not in part, path


def test_names_are_the_published_ones(cards: dict[str, Any], language: str) -> None:
    assert ", ".join(card["name"] for card in cards.values()) == NAMES[language]


def test_texts_fit_their_boxes(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        assert len(card["text"]) <= LONGEST_TEXT, kind
        assert len(card["tip"]) <= LONGEST_TIP, kind
        prompt = card.get("prompt", {})
        for part in (prompt, prompt.get("gap", {})):
            for key, longest in LONGEST_PROMPT.items():
                assert len(part.get(key, "")) <= longest, (kind, key)


def test_sentences_end_and_prompts_do_not(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        assert card["text"].endswith("."), kind
        assert card["tip"].endswith("."), kind
        for path, text in leaves(card.get("prompt", {})):
            assert not text.endswith("."), (kind, path)


def test_a_card_that_asks_has_a_prompt(cards: dict[str, Any]) -> None:
    asking = {kind for kind, card in kinds().items() if re.search(r"\bone\b", str(card["activate"]))}
    assert {kind for kind, card in cards.items() if "prompt" in card} == asking
    assert [kind for kind, card in cards.items() if "gap" in card.get("prompt", {})] == ["royal-decree"]


def test_see_also_names_other_kinds_and_is_the_same_everywhere(cards: dict[str, Any]) -> None:
    english = load("oriflamme", "en")
    for kind, card in cards.items():
        assert card["see_also"] == english[kind]["see_also"]
        assert set(card["see_also"]) <= set(cards) - {kind}


def test_pages_hold_the_same_example_in_all_languages(cards: dict[str, Any]) -> None:
    english = load("oriflamme", "en")
    for kind, card in cards.items():
        positions = FENCE.findall(card["page"])
        assert positions == FENCE.findall(english[kind]["page"])
        assert len(positions) == 1, kind
        assert f".{kind}" in positions[0]
        assert card["page"].count("\n\n") == english[kind]["page"].count("\n\n"), kind
        assert len(re.findall(r"^### ", card["page"], flags=re.MULTILINE)) == 1, kind


def test_positions_can_be_read(cards: dict[str, Any]) -> None:
    for card in cards.values():
        for position in FENCE.findall(card["page"]):
            for place in position.split(" "):
                assert PLACE.fullmatch(place), place
                for top in place.split("/"):
                    match = re.fullmatch(CARD, top)
                    assert match is not None
                    assert match["kind"] in cards


@pytest.mark.parametrize("stem", ["oriflamme", "families"])
def test_only_letters_and_signs_of_the_language(stem: str, language: str) -> None:
    for path, text in leaves(load(stem, language)):
        if path.endswith("/see_also"):
            continue
        for sign in words_of(text):
            known = LETTERS[language].match(sign) or sign in SIGNS[language]
            assert known, f"{path}: {sign!r} in {language}"


def test_no_wrong_terms(cards: dict[str, Any], language: str) -> None:
    wrong = re.compile(WRONG_TERMS[language], re.IGNORECASE)
    for path, text in leaves(cards):
        if not path.endswith("/see_also"):
            assert not wrong.search(words_of(text)), f"{path}: {wrong.search(words_of(text))}"


@pytest.mark.parametrize("stem", ["oriflamme", "families"])
@pytest.mark.parametrize("other", LANGUAGES[1:])
def test_nothing_is_left_in_english(stem: str, other: str) -> None:
    english = dict(leaves(load(stem, "en")))
    for path, text in leaves(load(stem, other)):
        # A Lord is a Lord in Polish too.
        if not path.endswith("/see_also") and (other, text) != ("pl", "Lord"):
            assert text != english[path], path


def test_a_card_page_names_its_card(cards: dict[str, Any]) -> None:
    for kind, card in cards.items():
        forms = {card[key].casefold() for key in ("name", "accusative", "genitive")}
        assert any(form in card["page"].casefold() for form in forms), kind


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
