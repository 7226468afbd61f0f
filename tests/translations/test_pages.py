"""The pages that players read: in every language the same chapters, examples and paragraphs, in its own words."""

from __future__ import annotations

import re

import pytest
import yaml

from gonfalon.data import cards_dir
from gonfalon.texts.rules_library import named_folders, read_changelog
from gonfalon.texts.translations import LANGUAGES, OTHERS
from tests.scripts import ROOT
from tests.translations.card_texts import load
from tests.translations.orthography import LATIN, LETTERS, signs
from tests.translations.pages import FENCE, GUIDES, chapters, page

RULES = {
    "oriflamme": "goal components setup round placement resolution keep-or-reveal stacks adjacency leaving cards end"
    " questions two-players our-rulings",
    "alliance": "alliance verdicts reserve costs swap coins round-start alliance-cards alliance-end agreements mixed"
    " alliance-two alliance-questions alliance-rulings",
    "ordonance": "ordonance ordonance-parts reconstruction ordonance-setup ordonance-turn armies icons control markers"
    " ordonance-end points ordonance-options own-deck ordonance-questions ordonance-rulings",
    "pamir": "pamir pamir-parts pamir-setup pamir-turn pamir-buying pamir-playing pamir-loyalty pamir-ruling"
    " pamir-bribes pamir-actions pamir-discarding pamir-cleanup pamir-events pamir-checks pamir-end pamir-abilities"
    " pamir-wakhan pamir-cards pamir-questions pamir-rulings",
    "own-cards": "own-sets",
}
CHAPTERS = {book: keys.split() for book, keys in RULES.items()} | {
    "program": ["news", "program", "licences", "changelog-words"]
}
"""By book, the chapters in their order."""
PAGES = (*CHAPTERS, *GUIDES, "changelog")
EXAMPLES = {"oriflamme": 6, "alliance": 10, "ordonance": 14, "card-guide": 2, "card-language": 40}
COUNTED = {"all-cards", "icon-spear", "icon-bow", "icon-swords", "icon-helmet", "icon-flag", "region-persia"}
"""Pages that are made from a deck."""
BLANKS = {
    "version", "date", "releases", "changes", "facts", "games", "sets", "settings", "reports", "notice", "licence",
    "letters",
}  # fmt: skip
CONDITIONS = {"published", "unpublished", "unwritten", "notice", "licence", "letters"}
CHANGES = ["Unreleased", "Version", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

CODE = re.compile("`([^`]+)`")
COMMENT = re.compile(r"<!-- (\w+): (.+) -->")
LINK = re.compile(r"\[([^\]\n]+)\]\(([^)\n]+)\)")
BLANK = re.compile(r"\{(\w+)\}")
NUMBERS = re.compile(r"^\|[-\d| ]+\|$")
"""A row of a table that holds nothing but numbers."""
MARKER = re.compile(r"#+(?= )|- |\d+\. |\*\*|\|")
CARD = re.compile(r"([RBGYK])\.([a-z]+(?:-[a-z]+)*?)(?:-|\+)\d*\**")
KEYS = re.compile(r"\b(?:F\d+|R|W|U|Ctrl(?:\+\w+)+)\b")
ALIKE = re.compile(
    r"The Kingdoms of Crusaders|Pax Pamir|Wehrlegig Games|CC BY-NC-SA(?: 4\.0)?|SIL Open Font License|Vollkorn"
    r"|GNU Lesser General Public License|Python Software Foundation|CHANGELOG\.md|Пекаря"
    r"|\b(?:Gonfalon|PySide6|PyYAML|Python|Qt|MIT|Linuks?a?|Linux|Windows|macOS|Debian|Ubuntu|Fedora|Flatpak|AppImage"
    r"|UTF|Tab|SVG|Markdown|YAML|Ctrl|Shift|End|Backspace|(?:cards/)?ordonance\.yaml|[IV]+|F\d+)\b"
)
"""What is written alike in all languages."""
LETTER = re.compile(r"\b[A-Zaz]\b")
"""A key, a family or an end of the alphabet, of which no book speaks."""
SIGNS = " .,:;?!()-–—1234567890/+%×…>→\n"

TERMS = {
    "oriflamme": {
        "en": "queue, placement phase, resolution phase, first player token, direction marker, discard pile",
        "ru": "ряд событий, фаза планирования, фаза событий, жетон первого игрока, маркер очерёдности событий,"
        " резерв жетонов, личный запас, лицом вниз, лицом вверх, стек карт, устраня, сброс, накрытые карты",
        "uk": "ряд подій, фаза викладання, фаза активації, жетон першого гравця, маркер напряму активації,"
        " загальний запас, особистий запас, долілиць, горілиць, стос карт, вилуча, скид, накриті карти",
        "pl": "kolejka wpływu|kolejki wpływu, fazę rozstawiania, fazę rozpatrywania, żeton pierwszego gracza,"
        " żeton kierunku rozpatrywania, zasoby ogólne, własnej puli, zakrytą, ujawniona, stos kart, likwiduje,"
        " stos kart odrzuconych, zakryte przez inne",
    },
    "alliance": {
        "en": "verdict token, the reserve, reserved, face up, face down",
        "ru": "жетоны приговора, зарезервированные карты, ряда событий, устраня, соседние карты, лицом вниз",
        "uk": "жетони вироку, зарезервовані карти, ряд подій|ряду подій, вилуча, сусідні карти, долілиць",
        "pl": "żetony wyroku, zarezerwowan, kolejk, likwid, sąsiadując, zakryt, ujawnion",
    },
    "ordonance": {
        "en": "unit, territor, army, regiment, battalion, compan, seniority, victory marker, defeat marker",
        "ru": "отряд, территори, войско, полк, батальон, рота, старшинств, маркер победы, маркер поражения",
        "uk": "загін, територі, військо, полк, батальйон, рота, старшинств, маркер перемоги, маркер поразки",
        "pl": "oddział, terytori, wojsko, pułk, batalion, kompania, starszeństw, znacznik zwycięstwa, znacznik porażki",
    },
    "pamir": {
        "en": "favored suit, bonus action, rupee, market, court, tribe, gift, patriot, prize, leverage, bribe, hostage,"
        " dominance check, cleanup, influence, loyalty, ruler, victory points",
        "ru": "предпочитаемая масть, бонусное действие, рупи, рынок, двор, племя, подарок, патриот, приз, рычаг, взятк,"
        " заложники, проверка доминирования, очистка, влияние, лояльность, правитель, победных очков",
        "uk": "пріоритетна масть, бонусна дія, рупі, ринок, двор, племʼя, дар, патріот, трофей, важіль, хабар,"
        " заручники, перевірка панування, прибирання, вплив, лояльність, правитель, переможних очок",
        "pl": "uprzywilejowany kolor, akcja dodatkowa, rupi, rynek, dwór, plemię, dar, patriota, nagroda, dźwignia,"
        " łapówk, zakładnik, sprawdzenie dominacji, porządkowanie, wpływ, lojalność, władca, punktów zwycięstwa",
    },
    "program": {
        "en": "never goes online",
        "ru": "никогда не выходит в интернет",
        "uk": "ніколи не виходить в інтернет",
        "pl": "nigdy sam nie łączy się z internetem",
    },
}
"""What stands in the printed rule books, here in the forms that the pages need, and what the program promises."""

ALL = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATED = pytest.mark.parametrize("language", OTHERS)
EVERY_PAGE = pytest.mark.parametrize("name", PAGES)
BOOKS = pytest.mark.parametrize("name", CHAPTERS)


def shape(name: str, language: str) -> list[object]:
    """What stands where: headings by level, list items, rows of tables, paragraphs, and where links lead."""
    text = page(name, language)
    if name == "changelog":
        text = text[text.index("## [") :]  # each begins in its own way
    found: list[object] = []
    for chunk in re.split(r"\n{2,}", FENCE.sub("```", text).strip()):
        for number, line in enumerate(chunk.splitlines()):
            if comment := COMMENT.match(line):
                found.append("book" if comment[1] == "book" else line)
            elif line.startswith("|"):
                found.append(line if NUMBERS.match(line) else line.replace(r"\|", "").count("|"))
            elif marker := MARKER.match(line):
                found.append(re.sub(r"\d", "1", marker[0]))
            elif number == 0 or COMMENT.match(chunk.splitlines()[number - 1]):
                found.append("paragraph")
        found.append(([target for _, target in LINK.findall(chunk)], BLANK.findall(chunk)))
    return found


def prose(name: str, language: str) -> str:
    """What a reader reads: without examples, comments, words of the card language and the signs of Markdown."""
    text = FENCE.sub("", page(name, language)).replace("<!-- book: ", "")
    text = re.sub(r"<!-- \w+: .*?-->| -->", "", text)
    if name == "changelog":
        text = re.sub("^##.*$", "", text, flags=re.MULTILINE)
    text = BLANK.sub("", CODE.sub("", LINK.sub(r"\1", text)))
    return re.sub(r"^#+ |^- (?:\w+: )?|\*\*?|\||^---*$", "", text, flags=re.MULTILINE)


@TRANSLATED
@EVERY_PAGE
def test_all_languages_say_the_same_things_in_the_same_places(name: str, language: str) -> None:
    assert shape(name, language) == shape(name, "en")
    assert FENCE.findall(page(name, language)) == FENCE.findall(page(name, "en"))


@TRANSLATED
@EVERY_PAGE
def test_nothing_is_left_in_english(name: str, language: str) -> None:
    english = {line for line in prose(name, "en").splitlines() if re.search("[a-z]{2}", ALIKE.sub("", line))}
    english -= {"Oriflamme", "Alliance"}
    assert sorted(english & set(prose(name, language).splitlines())) == []


@ALL
@EVERY_PAGE
def test_only_letters_and_signs_of_the_language(name: str, language: str) -> None:
    known = signs(language, SIGNS)
    text = ALIKE.sub("", prose(name, language))
    if name not in CHAPTERS:
        text = LETTER.sub("", text)
    if name in GUIDES and language in LATIN:
        text = re.sub("Oriflamme|Alliance", "", text)
    if name in GUIDES and language == "en":
        text = text.replace("'", "’")  # what lies beside the cards is plain text
    for bare in text.splitlines():
        assert not [sign for sign in bare if not LETTERS[language].match(sign) and sign not in known], bare


@ALL
@EVERY_PAGE
def test_the_text_is_neat(name: str, language: str) -> None:
    text = page(name, language)
    assert text.startswith("# ")
    assert text.endswith("\n")
    assert re.findall(r"[ \t]$|\n\n\n|\S  +\S", FENCE.sub("```", text), flags=re.MULTILINE) == []
    assert text.count("```") == 2 * len(FENCE.findall(text))
    assert text.count("](") == len(LINK.findall(text))
    for chunk in re.split(r"^#+ .*$", text, flags=re.MULTILINE)[1:]:
        # A chapter that only holds sub-chapters has nothing of its own to say.
        assert chunk.strip() or chunk == "\n\n"


@ALL
@BOOKS
def test_chapters_are_those_of_the_book_each_with_its_anchor(name: str, language: str) -> None:
    lines = page(name, language).splitlines()
    comments = [match.groups() for line in lines if (match := COMMENT.fullmatch(line))]
    assert [key for kind, key in comments if kind == "chapter"] == CHAPTERS[name]
    assert [kind for kind, _ in comments].count("book") == 1
    assert {key for kind, key in comments if kind == "if"} == (CONDITIONS if name == "program" else set())
    assert page(name, language).count("<!--") == len(comments)
    assert sum(line.startswith("# ") for line in lines) == 1
    headings = [number for number, line in enumerate(lines) if line.startswith("## ")]
    assert [lines[number - 1] for number in headings] == [f"<!-- chapter: {key} -->" for key in CHAPTERS[name]]


def test_no_chapter_is_called_like_another() -> None:
    keys = [key for book in CHAPTERS.values() for key in book]
    assert len(set(keys)) == len(keys)


@ALL
@BOOKS
def test_every_link_leads_to_a_page(name: str, language: str) -> None:
    targets = {target for _, target in LINK.findall(page(name, language))}
    if name == "program":
        assert targets == {
            "{releases}",
            "copy:address",
            "copy:facts",
            *(f"folder:{folder}" for folder in named_folders()),
        }
    else:
        assert targets <= {"card-guide", *COUNTED, *(key for book in CHAPTERS.values() for key in book)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_show_positions_that_can_be_read(name: str) -> None:
    kinds = {
        kind
        for cards in ("oriflamme", "alliance")[: 1 + (name == "alliance")]
        for kind in yaml.safe_load((cards_dir() / f"{cards}.yaml").read_text(encoding="utf-8"))["cards"]
    }
    fences = FENCE.findall(page(name, "en"))
    assert sum(form != "yaml" or name in GUIDES for form, _ in fences) >= EXAMPLES[name]
    for place in (place for form, text in fences if form == "queue" for place in text.split()):
        cards = [CARD.fullmatch(card) for card in place.split("/")]
        assert all(cards), place
        assert {match[2] for match in cards if match} <= kinds
        assert len({match[1] for match in cards if match}) == 1, "a stack belongs to one family"


@BOOKS
def test_examples_are_announced(name: str) -> None:
    """Before the first position of an example stands its heading, so that the page can frame both together."""
    for chunk in re.split(r"^(?=#{1,3} )", page(name, "en"), flags=re.MULTILINE):
        if any(form != "yaml" for form, _ in FENCE.findall(chunk)):
            assert chunk.startswith("### "), chunk[:40]


@ALL
@pytest.mark.parametrize("name", TERMS)
def test_published_terms_are_used(name: str, language: str) -> None:
    text = prose(name, language).casefold()
    assert [term for term in TERMS[name].get(language, "").split(", ") if not re.search(term, text)] == []


@ALL
@pytest.mark.parametrize(("cards", "chapter"), [("oriflamme", "cards"), ("alliance", "alliance-cards")])
def test_every_card_is_explained(language: str, cards: str, chapter: str) -> None:
    texts = load(cards, language)
    text = chapters(cards, language)[chapter]
    assert [card["name"] for card in texts.values() if f"- **{card['name']}**: " not in text] == []


# -- cards of one's own ------------------------------------------------------------------------------------------------


@TRANSLATED
@pytest.mark.parametrize("name", GUIDES)
def test_every_word_of_the_card_language_is_mentioned(name: str, language: str) -> None:
    def named(code: str, *names: str) -> set[str]:
        return {word for name in names for word in CODE.findall(FENCE.sub("", page(name, code)))}

    def headings(code: str) -> list[list[str]]:
        return [CODE.findall(line) for line in re.findall("^#+ .*$", page(name, code), flags=re.MULTILINE)]

    assert headings(language) == headings("en")
    assert named("en", name) - named(language, name) == set()
    # Where English emphasises a word, another language names it beside its own.
    assert named(language, name) - named("en", *GUIDES) == set()


@ALL
def test_the_folder_of_sets_is_the_one_that_the_readme_names(language: str) -> None:
    readme = (ROOT / "packaging/README.md").read_text(encoding="utf-8")
    places = re.findall(r"^\| (?:Linux|Windows|macOS) \| `(.*?)`", readme, re.MULTILINE)
    assert len(places) == 3
    assert [place for place in places if f"`{place}sets`" not in page("card-guide", language)] == []


# -- the program and its changes ---------------------------------------------------------------------------------------


@ALL
def test_the_words_of_the_changelog_are_all_explained(language: str) -> None:
    text = page("program", language)
    assert set(BLANK.findall(text)) == BLANKS
    chapter = chapters("program", language)["changelog-words"]
    assert re.findall(r"^- (\w+): ", chapter, flags=re.MULTILINE) == CHANGES


def entries(language: str) -> list[str]:
    changes = [kind for release in read_changelog(page("changelog", language)) for kind in release.changes]
    return [entry for _, entries in changes for entry in entries]


@TRANSLATED
def test_every_change_speaks_of_the_same_commands_and_keys(language: str) -> None:
    headings = [re.findall("^##.*$", page("changelog", code), flags=re.MULTILINE) for code in (language, "en")]
    assert headings[0] == headings[1]
    assert len(entries("en")) > 15
    for entry, english in zip(entries(language), entries("en"), strict=True):
        assert CODE.findall(entry) == CODE.findall(english), entry
        assert set(KEYS.findall(entry)) == set(KEYS.findall(english)), entry
        assert entry.endswith("."), entry


@ALL
def test_lines_of_the_changelog_are_as_the_release_reads_them(language: str) -> None:
    lines = page("changelog", language).splitlines()
    assert all(len(line) <= 160 for line in lines)
    below = ""
    for line in lines[lines.index("## [Unreleased]") :]:
        below = line if line.startswith("#") else below
        assert not line or below.startswith("## ") or line.startswith(("### ", "- ", "  "))
    told = [bool(release.summary) for release in read_changelog(page("changelog", language))]
    assert told == [bool(release.summary) for release in read_changelog(page("changelog", "en"))]
