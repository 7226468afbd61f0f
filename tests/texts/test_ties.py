"""Where lines do not end: behind a word of one letter, between a number and what is counted, before a dash."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.texts import names
from gonfalon.games.ordonance.texts.names import fill_sentence
from gonfalon.games.oriflamme.texts.cards import CardText, shipped_texts
from gonfalon.texts import rule_pages
from gonfalon.texts.rule_pages import split_fences
from gonfalon.texts.translations import LANGUAGES, NO_BREAK, OTHERS, with_no_breaks
from gonfalon.ui.look.text_fitting import fit_rules
from gonfalon.ui.settings import language
from gonfalon.ui.widgets.markdown_format import count, set_text
from tests.books import pages_of, read_library
from tests.translations.catalogue import messages

ROOT = Path(__file__).resolve().parents[2]
LOOSE = re.compile(r"(?<![^\s(«„“])(?![жбЖБ])[^\W\d_] (?=[^\s|])|\d (?=[^\W\d_])|[^\s|] [—–] | [жб]\b|\w \d+[.,;:?!)]")
"""What would leave the end of a line to chance."""
CODE = re.compile(r"```.*?\n```|`[^`\n]+`", re.DOTALL)


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("zabierają z niego", "zabierają z~niego"),
        ("I z 5 kart w Kolejce", "I~z~5~kart w~Kolejce"),
        ("«У ряду» (о 3 картах)", "«У~ряду» (о~3~картах)"),
        ("карту — загін – армія", "карту~— загін~– армія"),
        ("що ж це б було", "що~ж це~б було"),
        ("од 2–4 гравців, 2026 року", "од 2–4~гравців, 2026~року"),
        ("**W grze** i *w* tym", "**W~grze** i~*w* tym"),
        ("- w\n- z domu\n1. W domu", "- w\n- z~domu\n1. W~domu"),
        ("| w | 5 | z domu |\n| – | a |", "| w | 5 | z~domu |\n| – | a |"),
        ("w `gain: 1 per a` i `a b`", "w~`gain: 1 per a` i~`a b`"),
        ("w domu\n```yaml\n- gain: 1 per a\n```\nw domu", "w~domu\n```yaml\n- gain: 1 per a\n```\nw~domu"),
        ("w domu:\n    gain: 1 per a", "w~domu:\n    gain: 1 per a"),
        ("nie ma 'gain: 1 per a' w pliku", "nie ma 'gain: 1 per a' w~pliku"),
        ("the players' a card, the owner's a card", "the players' a~card, the owner's a~card"),
        ("%n карт з %n видів", "%n~карт з~%n~видів"),
        ("отримайте 1, а він 12. Рядок 8:", "отримайте~1, а~він~12. Рядок~8:"),
        ("klawisz W, potem dom (5) i 1 2", "klawisz W, potem dom (5) i~1~2"),
        ("", ""),
    ],
)
def test_what_belongs_together_is_tied(text: str, shown: str) -> None:
    assert with_no_breaks(text).replace(NO_BREAK, "~") == shown
    assert with_no_breaks(with_no_breaks(text)) == with_no_breaks(text)


def test_no_line_of_a_page_ends_where_it_should_not(code: str) -> None:
    pages = read_library(code).pages
    assert len(pages) > 60
    for page in pages:
        if page.key.startswith("program:"):
            # Licences are English, whatever the language of the book is.
            continue
        for text in (page.title, CODE.sub("`code`", page.text)):
            found = LOOSE.search(text)
            assert found is None, f"{page.key}: {text[max(0, found.start() - 30) : found.end() + 30]}"


def test_no_line_of_a_card_or_an_advice_ends_where_it_should_not(code: str) -> None:
    for kind, text in shipped_texts(code).items():
        told = [getattr(text, field.name) for field in fields(CardText)]
        told += [text.prompt.title, text.prompt.detail, text.prompt.gap_title, text.prompt.gap_detail]
        for words in (*told, *text.options.values()):
            if isinstance(words, str):
                assert LOOSE.search(CODE.sub("`code`", words)) is None, kind
    for icon in ("spear", "bow", "swords", "helmet", "flag"):
        assert LOOSE.search(names.icon_text(icon, code).text) is None


def test_code_can_be_copied_as_it_stands_in_the_file(code: str) -> None:
    """Nobody could find the mistake in a card file with a space that is none."""
    folder = ROOT / "translations" / "rules"
    files = [folder / f"card-guide.{code}.md", folder / f"card-language.{code}.md"]
    if code == "en":
        files = [ROOT / "cards" / "README.md", ROOT / "cards" / "language.md"]
    written = [found for path in files for found in CODE.findall(path.read_text(encoding="utf-8"))]
    shown = [found for page in pages_of("own-cards", code) for found in CODE.findall(page.text)]
    assert len(written) > 200
    assert [text for text in written if text not in shown] == []
    assert not [text for text in shown if NO_BREAK in text]
    for page in pages_of("own-cards", code):
        assert not [fence for fence in split_fences(page.text, page.drawn)[1] if NO_BREAK in fence.text]


def test_headings_are_found_by_their_anchors_all_the_same() -> None:
    page = rule_pages.RulePage("cards", with_no_breaks("Karta i jej 5 słów"), with_no_breaks("### W domu\n\nw domu"))
    assert rule_pages.page_anchors(page) == {"karta-i-jej-5-słów", "w-domu"}


@pytest.mark.parametrize(
    ("code", "typed"), [("en", "1 influence"), ("ru", "1 очко"), ("uk", "1 очко"), ("pl", "1 punkt")]
)
def test_tied_words_are_found_and_copied_as_they_are_typed(code: str, typed: str) -> None:
    """Qt shows a page to whoever searches or copies with plain spaces."""
    pages = [page for page in read_library(code).pages if typed.replace(" ", NO_BREAK) in page.text]
    assert pages
    for page in pages:
        document = QTextDocument()
        set_text(document, split_fences(page.text, page.drawn)[0])
        assert typed in document.toPlainText()
        assert not document.find(typed).isNull()
        assert count(page, typed) >= 1


@pytest.mark.parametrize("code", OTHERS)
def test_no_line_of_the_interface_ends_where_it_should_not(qapp: QApplication, code: str) -> None:
    language.install_language(qapp, code)
    told = 0
    for message in messages(code):
        number = 5 if message.plural else -1
        words = QCoreApplication.translate(message.context, message.source, message.comment, number)
        assert LOOSE.search(re.sub(r"'[^'\n]*'", "", words)) is None, words
        told += 1
    assert told > 900
    assert (
        QCoreApplication.translate("Nowhere", "a text that nobody has translated")
        == "a text that nobody has translated"
    )


def test_what_is_filled_into_a_sentence_is_tied_too() -> None:
    assert fill_sentence(
        "{family} {territory_in}: {n} kart", "pl", {"family": "R", "territory": "antioch", "n": 5}
    ) == (f"Czerwoni w{NO_BREAK}Antiochii: 5{NO_BREAK}kart")


def test_rules_on_a_card_keep_tied_words_on_one_line(qapp: QApplication) -> None:
    text = with_no_breaks("Zyskaj 1 punkt za każdą kartę w Kolejce i w ręce")
    for width in range(90, 260, 10):
        setting = fit_rules(text, width, 200, 16)
        assert setting is not None
        assert " ".join(setting.lines) == text
        assert not any(line.endswith((" 1", " w", " i")) for line in setting.lines)
