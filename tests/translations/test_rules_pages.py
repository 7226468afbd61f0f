"""The rules pages: the same chapters, examples and paragraphs in every language, in the published words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from gonfalon.texts.languages import LANGUAGES, OTHERS
from tests.translations.orthography import LETTERS, NOTHING, signs

ROOT = Path(__file__).resolve().parents[2]

CHAPTERS = {
    "oriflamme": [
        "goal",
        "components",
        "setup",
        "round",
        "placement",
        "resolution",
        "keep-or-reveal",
        "stacks",
        "adjacency",
        "leaving",
        "cards",
        "end",
        "questions",
        "two-players",
        "our-rulings",
    ],
    "alliance": [
        "alliance",
        "verdicts",
        "reserve",
        "costs",
        "swap",
        "coins",
        "round-start",
        "alliance-cards",
        "alliance-end",
        "agreements",
        "mixed",
        "alliance-two",
        "alliance-questions",
        "alliance-rulings",
    ],
    "ordonance": [
        "ordonance",
        "ordonance-parts",
        "reconstruction",
        "ordonance-setup",
        "ordonance-turn",
        "armies",
        "icons",
        "control",
        "markers",
        "ordonance-end",
        "points",
        "ordonance-options",
        "own-deck",
        "ordonance-questions",
        "ordonance-rulings",
    ],
    "pamir": [
        "pamir",
        "pamir-parts",
        "pamir-setup",
        "pamir-turn",
        "pamir-buying",
        "pamir-playing",
        "pamir-loyalty",
        "pamir-ruling",
        "pamir-bribes",
        "pamir-actions",
        "pamir-discarding",
        "pamir-cleanup",
        "pamir-events",
        "pamir-checks",
        "pamir-end",
        "pamir-abilities",
        "pamir-wakhan",
        "pamir-cards",
        "pamir-questions",
        "pamir-rulings",
    ],
    "own-cards": ["own-sets"],
}
EXAMPLES = {"oriflamme": 6, "alliance": 10, "ordonance": 14, "pamir": 0, "own-cards": 0}
COUNTED = {"all-cards", "icon-spear", "icon-bow", "icon-swords", "icon-helmet", "icon-flag", "region-persia"}
"""Pages that are made from a deck."""
ANCHOR = re.compile(r"<!-- chapter: ([a-z]+(?:-[a-z]+)*) -->")
BOOK = re.compile(r"^<!-- book: (.+) -->$", re.MULTILINE)
FENCE = re.compile(r"```(queue|armies|markers|yaml)\n(.*?)\n```", re.DOTALL)
TABLE = re.compile(r"^\|[-\d| ]+\|$", re.MULTILINE)
"""A row of a table that holds nothing but numbers."""
FOREIGN = re.compile(
    r"\b(?:cards/)?ordonance\.yaml\b|The Kingdoms of Crusaders|\b[IV]+\b|\||Pax Pamir|Wehrlegig Games|CC BY-NC-SA 4\.0"
)
"""What is written alike in all languages, and the bars of tables."""
LINK = re.compile(r"\[([^\]\n]+)\]\(([a-z-]+)\)")
CARD = re.compile(r"([RBGYK])\.([a-z]+(?:-[a-z]+)*?)(?:-|\+)\d*\**")

# What stands in the printed rule books, here in the forms that the rules need.
TERMS = {
    "en": ["queue", "placement phase", "resolution phase", "first player token", "direction marker", "discard pile"],
    "ru": [
        "ряд событий", "фаза планирования", "фаза событий", "жетон первого игрока", "маркер очерёдности событий",
        "резерв жетонов", "личный запас", "лицом вниз", "лицом вверх", "стек карт", "устраня", "сброс",
        "накрытые карты",
    ],
    "uk": [
        "ряд подій", "фаза викладання", "фаза активації", "жетон першого гравця", "маркер напряму активації",
        "загальний запас", "особистий запас", "долілиць", "горілиць", "стос карт", "вилуча", "скид", "накриті карти",
    ],
    "pl": [
        "kolejka wpływu|kolejki wpływu", "fazę rozstawiania", "fazę rozpatrywania", "żeton pierwszego gracza",
        "żeton kierunku rozpatrywania", "zasoby ogólne", "własnej puli", "zakrytą", "ujawniona", "stos kart",
        "likwiduje", "stos kart odrzuconych", "zakryte przez inne",
    ],
}  # fmt: skip
ALLIANCE_TERMS = {
    "en": ["verdict token", "the reserve", "reserved", "face up", "face down"],
    "ru": ["жетоны приговора", "зарезервированные карты", "ряда событий", "устраня", "соседние карты", "лицом вниз"],
    "uk": ["жетони вироку", "зарезервовані карти", "ряд подій|ряду подій", "вилуча", "сусідні карти", "долілиць"],
    "pl": ["żetony wyroku", "zarezerwowan", "kolejk", "likwid", "sąsiadując", "zakryt", "ujawnion"],
}
ORDONANCE_TERMS = {
    "en": [
        "unit", "territor", "army", "regiment", "battalion", "compan", "seniority", "victory marker", "defeat marker",
    ],
    "ru": [
        "отряд", "территори", "войско", "полк", "батальон", "рота", "старшинств", "маркер победы", "маркер поражения",
    ],
    "uk": [
        "загін", "територі", "військо", "полк", "батальйон", "рота", "старшинств", "маркер перемоги", "маркер поразки",
    ],
    "pl": [
        "oddział", "terytori", "wojsko", "pułk", "batalion", "kompania", "starszeństw", "znacznik zwycięstwa",
        "znacznik porażki",
    ],
}  # fmt: skip
ORDONANCE_WRONG = {
    "en": r"\bhelms?\b|\bbanners?\b|\bsymbol|\bround\b",
    "ru": r"символ|знам[её]н|хоругв|\bзнамя|отделени|фишк|\bраунд",
    "uk": r"символ|стяг|хоругв|корогв|відділ|фішк|\bраунд|наступного ходу|приймати участь",
    "pl": r"\bikon|sztandar|flag|regiment|\bżeton|\brund",
}
"""Words for things that are called otherwise here."""
PAMIR_TERMS = {
    "en": [
        "favored suit", "bonus action", "rupee", "market", "court", "tribe", "gift", "patriot", "prize", "leverage",
        "bribe", "hostage", "dominance check", "cleanup", "influence", "loyalty", "ruler", "victory points",
    ],
    "ru": [
        "предпочитаемая масть", "бонусное действие", "рупи", "рынок", "двор", "племя", "подарок", "патриот", "приз",
        "рычаг", "взятк", "заложники", "проверка доминирования", "очистка", "влияние", "лояльность", "правитель",
        "победных очков",
    ],
    "uk": [
        "пріоритетна масть", "бонусна дія", "рупі", "ринок", "двор", "племʼя", "дар", "патріот", "трофей", "важіль",
        "хабар", "заручники", "перевірка панування", "прибирання", "вплив", "лояльність", "правитель",
        "переможних очок",
    ],
    "pl": [
        "uprzywilejowany kolor", "akcja dodatkowa", "rupi", "rynek", "dwór", "plemię", "dar", "patriota", "nagroda",
        "dźwignia", "łapówk", "zakładnik", "sprawdzenie dominacji", "porządkowanie", "wpływ", "lojalność", "władca",
        "punktów zwycięstwa",
    ],
}  # fmt: skip
PAMIR_WRONG = {
    "en": r"\bhelper|\bmoney cards?\b|\bturn order\b|favour",
    "ru": r"благоприятн|козыр|фаворит|\bбазар|проверк\w+ господств",
    "uk": r"подарун|\bприз(?!нач)|улюблен|\bбазар|перевірк\w+ домінування|господств|\bфракці",
    "pl": r"\bprezent|\bikon|\bgwiazd[yę]?\b|kontrol\w+ dominacji|faworyz|\bżeton",
}
"""Words for things that are called otherwise here."""
NO_DECKS = {"en": r"\bdeck\b", "ru": r"\bколод[аы]", "uk": r"\bколод", "pl": r"\btalia"}
"""In the base game nobody has one."""
WRONG_TERMS = {
    "en": r"\bkill|\bdestroy|\bplanning phase\b|\bpile of influence\b",
    "ru": r"\bотрав|\bяд\b|оборот[не]|уничтож|\bочеред[ьи] событий|\bстопк|вскры|фаз\w+ активации",
    "uk": r"вбивств|убивств|знищ|сброс|\bчерг[аи] подій|\bстоп[ко]|слідуюч|являється|приймати участь"
    r"|на протязі|любий|співпада|відміна|фаз\w+ подій|ролі не гра",
    "pl": r"\bzabójstwo\b|zmiennokształt|eliminuj|\bstosik|pobierz|zniszcz|kolejk\w+ wydarzeń",
}
SIGNS = " .,:;?!()-1234567890\n"


def page(language: str, book: str = "oriflamme") -> str:
    return (ROOT / "translations" / "rules" / f"{book}.{language}.md").read_text(encoding="utf-8")


def shape(text: str) -> list[str]:
    """What kind of line follows what: headings by level, list items, positions, paragraphs."""
    lines: list[str] = []
    for line in FENCE.sub(lambda match: f"position: {match[1]} {match[2].splitlines()}", text).splitlines():
        if BOOK.match(line):
            lines.append("book")
        elif line.startswith(("<!--", "position: ")) or TABLE.match(line):
            lines.append(line)
        elif match := re.match(r"#+|- |\d+\.|\|", line):
            lines.append(match[0])
        elif match := re.match(r"\*\*.+?\?\*\*|\*\*", line):
            lines.append("question")
        else:
            lines.append("paragraph" if line else "")
        lines += [f"link: {target}" for _, target in LINK.findall(line)]
    return lines


def words_of(text: str) -> str:
    """What a reader reads: without anchors, positions and the signs of Markdown."""
    text = LINK.sub(r"\1", TABLE.sub("", FENCE.sub("", BOOK.sub("", ANCHOR.sub("", text)))))
    return re.sub(r"^#+ |^- |\*\*", "", text, flags=re.MULTILINE)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=CHAPTERS)
def book(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_no_chapter_is_called_like_another() -> None:
    chapters = [chapter for book in CHAPTERS.values() for chapter in book]
    assert len(set(chapters)) == len(chapters)


def test_one_title(language: str, book: str) -> None:
    text = page(language, book)
    assert text.startswith("# ")
    assert len(re.findall(r"^# ", text, flags=re.MULTILINE)) == 1
    assert text.endswith("\n")


def test_chapters_are_the_same_in_the_same_order(language: str, book: str) -> None:
    assert ANCHOR.findall(page(language, book)) == CHAPTERS[book]


def test_every_chapter_heading_has_its_anchor_on_the_line_before(language: str, book: str) -> None:
    lines = page(language, book).splitlines()
    headings = [number for number, line in enumerate(lines) if line.startswith("## ")]
    assert len(headings) == len(CHAPTERS[book])
    assert all(ANCHOR.fullmatch(lines[number - 1]) for number in headings)
    assert len(re.findall("<!--", page(language, book))) == len(CHAPTERS[book]) + 1


@pytest.mark.parametrize("other", OTHERS)
def test_all_languages_say_the_same_things_in_the_same_places(other: str, book: str) -> None:
    assert shape(page(other, book)) == shape(page("en", book))


@pytest.mark.parametrize("other", OTHERS)
def test_nothing_is_left_in_english(other: str, book: str) -> None:
    english = {line for line in words_of(page("en", book)).splitlines() if line}
    assert not english & set(words_of(page(other, book)).splitlines())


def kinds_of(cards: str) -> set[str]:
    return set(yaml.safe_load((ROOT / "cards" / f"{cards}.yaml").read_text(encoding="utf-8"))["cards"])


def test_every_link_leads_to_a_page(language: str, book: str) -> None:
    known = {"card-guide", *COUNTED, *(chapter for chapters in CHAPTERS.values() for chapter in chapters)}
    targets = [target for _, target in LINK.findall(page(language, book))]
    assert set(targets) <= known
    assert page(language, book).count("](") == len(targets)


def test_every_book_has_a_name(language: str, book: str) -> None:
    assert len(BOOK.findall(page(language, book))) == 1


def test_examples_show_positions_that_can_be_read(language: str, book: str) -> None:
    kinds = kinds_of("oriflamme") | (kinds_of("alliance") if book == "alliance" else set())
    positions = FENCE.findall(page(language, book))
    assert sum(form != "yaml" for form, _ in positions) >= EXAMPLES[book]
    assert page(language, book).count("```") == 2 * len(positions)
    for form, position in positions:
        if form != "queue":
            assert book == "ordonance"
            continue
        for place in position.split(" "):
            cards = [CARD.fullmatch(card) for card in place.split("/")]
            assert all(cards), place
            assert {match[2] for match in cards if match} <= kinds
            assert len({match[1] for match in cards if match}) == 1, "a stack belongs to one family"


def test_examples_are_announced(language: str, book: str) -> None:
    """Before the first position of an example stands its heading, so that the page can frame both together."""
    for chunk in re.split(r"^(?=#{1,3} )", page(language, book), flags=re.MULTILINE):
        if any(form != "yaml" for form, _ in FENCE.findall(chunk)):
            assert chunk.startswith("### "), chunk[:40]


def test_nothing_is_empty(language: str, book: str) -> None:
    text = page(language, book)
    assert "\n\n\n" not in text
    assert "  " not in FENCE.sub("", text)
    assert not re.search(r"[ \t]$", text, flags=re.MULTILINE)
    for chunk in re.split(r"^#+ .*$", text, flags=re.MULTILINE)[1:]:
        # A chapter that only holds sub-chapters has nothing of its own to say.
        assert chunk.strip() or chunk == "\n\n"


def test_only_letters_and_signs_of_the_language(language: str, book: str) -> None:
    for number, line in enumerate(words_of(page(language, book)).splitlines(), 1):
        for sign in FOREIGN.sub("", line) if book in {"ordonance", "pamir"} else line:
            known = LETTERS[language].match(sign) or sign in signs(language, SIGNS)
            assert known, f"{sign!r} in {language}, line {number}: {line}"


def test_published_terms_are_used(language: str) -> None:
    text = words_of(page(language)).casefold()
    for term in TERMS.get(language, ()):
        assert re.search(term, text), term
    text = words_of(page(language, "alliance")).casefold()
    for term in ALLIANCE_TERMS.get(language, ()):
        assert re.search(term, text), term


def test_the_terms_of_ordonance_are_used(language: str) -> None:
    text = words_of(page(language, "ordonance")).casefold()
    for term in ORDONANCE_TERMS.get(language, ()):
        assert re.search(term, text), term
    found = re.search(ORDONANCE_WRONG.get(language, NOTHING), text)
    assert found is None, found


def test_the_terms_of_pax_pamir_are_used(language: str) -> None:
    text = words_of(page(language, "pamir")).casefold()
    for term in PAMIR_TERMS.get(language, ()):
        assert re.search(term, text), term
    found = re.search(PAMIR_WRONG.get(language, NOTHING), text)
    assert found is None, found


def test_no_wrong_terms(language: str, book: str) -> None:
    found = re.search(WRONG_TERMS.get(language, NOTHING), words_of(page(language, book)), flags=re.IGNORECASE)
    assert found is None, found


def test_no_decks_where_there_are_none(language: str) -> None:
    assert not re.search(NO_DECKS.get(language, NOTHING), words_of(page(language)), flags=re.IGNORECASE)


@pytest.mark.parametrize(("cards", "chapter"), [("oriflamme", "cards"), ("alliance", "alliance-cards")])
def test_every_card_is_explained(language: str, cards: str, chapter: str) -> None:
    texts = yaml.safe_load((ROOT / "translations" / "cards" / f"{cards}.{language}.yaml").read_text(encoding="utf-8"))
    chapter = page(language, cards).split(f"<!-- chapter: {chapter} -->")[1].split("<!-- chapter: ")[0]
    for card in texts.values():
        assert f"- **{card['name']}**: " in chapter
