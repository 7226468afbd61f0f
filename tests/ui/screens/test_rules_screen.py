"""The rules: read, searched and turned over in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextFormat
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.texts.cards import card_texts, card_types
from gonfalon.games.oriflamme.window.queue_strip import StripCard, describe, parse
from gonfalon.texts import rules
from gonfalon.texts.families import families, family_names
from gonfalon.texts.languages import LANGUAGES
from gonfalon.texts.markdown import without_fences
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.widgets.page_text import count
from tests.books import every_book, pages_of
from tests.ui.screens.hands import type_in

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
WORDS = {"en": "queue", "ru": "ряд", "uk": "ряд", "pl": "kolej"}


def test_it_opens_at_the_first_chapter(book: RulesScreen) -> None:
    assert book.current_key() == "goal"
    assert book.paper.title.text() == "Goal of the game"
    assert "throne" in book.view.toPlainText()


@pytest.mark.room
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_of_every_language_opens(book: RulesScreen, code: str) -> None:
    book.read_in(code)
    pages = pages_of("oriflamme", code)
    assert [page.key for page in pages if page.kind] == list(card_types("oriflamme"))
    for page in pages:
        book.open_at(page.key)
        assert book.paper.title.text() == page.title
        assert book.view.toPlainText().strip()
        assert "```" not in book.view.toPlainText()
        assert "\ue000" not in book.view.toPlainText()
        assert book.margin.picture.isVisible() == (page.kind is not None)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_position_in_the_rules_is_drawn(book: RulesScreen, code: str) -> None:
    book.read_in(code)
    texts = card_texts("oriflamme", code)
    for page in pages_of("oriflamme", code):
        _, positions = without_fences(page.text, page.drawn)
        positions = [fence for fence in positions if fence.drawn]
        for position in positions:
            assert all(card.kind in texts for stack in parse(position.text) for card in stack)
        book.open_at(page.key)
        images = [form for form in book.view.document().allFormats() if form.isImageFormat()]
        assert len(images) >= min(1, len(positions))
        assert all(image.toImageFormat().width() <= book.view.width() for image in images)
        assert all(image.hasProperty(QTextFormat.Property.ImageAltText) for image in images)


def test_a_position_is_read_and_told() -> None:
    slots = parse("R.royal-decree- B.lord+/B.spy-2 G.conspiracy-11")
    assert slots[1] == [StripCard("B", "lord", True, 0), StripCard("B", "spy", False, 2)]
    told = describe(slots, card_texts("oriflamme", "en"), family_names("en"))
    assert "1: Red, Royal Decree, face down" in told
    assert "2: Blue, Lord, face up" in told
    with pytest.raises(ValueError, match="X"):
        parse("X.spy-")
    with pytest.raises(ValueError, match="spy"):
        parse("R.spy")


@pytest.mark.parametrize("code", WORDS)
def test_what_search_counts_is_what_it_marks(qtbot: QtBot, book: RulesScreen, code: str) -> None:
    book.read_in(code)
    book.search.setFocus()
    type_in(book.search, WORDS[code])
    pages = pages_of("oriflamme", code)
    counted = {page.key: count(page, WORDS[code]) for page in pages}
    assert sum(counted.values()) > 20
    for page in pages:
        book.open_at(page.key)
        assert book.view.mark(WORDS[code]) == counted[page.key], page.key


def test_apostrophes_and_yo_are_found_however_they_are_typed() -> None:
    page = rules.Page("x", "x", "Blue’s card; Пʼять; Перевёртыш")
    for words in ("blue's", "п'ять", "перевертыш", "ПЕРЕВЁРТЫШ"):
        assert count(page, words) == 1, words


def test_enter_goes_to_the_next_page_with_a_find(qtbot: QtBot, book: RulesScreen) -> None:
    type_in(book.search, "supply never")
    assert count(book._page(), "supply never") == 0
    type_in(book.search, "")
    book.search.setText("never runs out")
    qtbot.keyClick(book.search, Qt.Key.Key_Return)
    assert book.current_key() == "components"
    assert "place" in book.search._count


def test_contents_links_and_buttons_turn_the_pages(qtbot: QtBot, book: RulesScreen) -> None:
    line = next(line for line in book.tree.lines if line.key == "spy")
    qtbot.mouseClick(line, LEFT)
    assert book.current_key() == "spy"
    assert line.isChecked()
    qtbot.mouseClick(book.margin.links[0], LEFT)
    assert book.current_key() == "conspiracy"
    qtbot.mouseClick(book.paper.before, LEFT)
    assert book.current_key() == "ambush"
    qtbot.mouseClick(book.paper.after, LEFT)
    assert book.current_key() == "conspiracy"


def test_history_goes_back_and_forward(qtbot: QtBot, book: RulesScreen) -> None:
    for key in ("stacks", "spy", "lord"):
        book.open_at(key)
    for _ in range(2):
        qtbot.keyClick(book, Qt.Key.Key_Left, ALT)
    assert book.current_key() == "stacks"
    qtbot.keyClick(book, Qt.Key.Key_Right, ALT)
    assert book.current_key() == "spy"
    book.open_at("heir")
    qtbot.keyClick(book, Qt.Key.Key_Right, ALT)
    assert book.current_key() == "heir"


def test_the_ends_have_no_button_beyond_them(book: RulesScreen) -> None:
    assert not book.paper.before.isVisible()
    book.open_at(every_book("en")[-1].pages[-1].key)
    assert book.paper.after.text() == "What is new"
    book.open_at(book.tree.lines[-1].key)
    assert not book.paper.after.isVisible()


def test_an_unknown_page_opens_the_first(book: RulesScreen) -> None:
    book.open_at("dragon")
    assert book.current_key() == "goal"


def test_the_rules_change_their_language_alone(qtbot: QtBot, settings: Settings, book: RulesScreen) -> None:
    book.open_at("spy")
    qtbot.mouseClick(book.languages.segment("pl"), LEFT)
    assert book.paper.title.text() == "Szpieg"
    assert book.current_key() == "spy"
    assert settings.language == "en"
    assert book._heading.text() == "Rules"


def test_a_new_language_of_the_program_is_that_of_the_rules(
    qapp: QApplication, settings: Settings, book: RulesScreen
) -> None:
    book.open_at("lord")
    settings.language = "uk"
    language.install(qapp, "uk")
    qapp.processEvents()
    assert book.paper.title.text() == "Лорд"
    assert book.tree.lines[0].text() == "Мета гри"


def test_keys_scroll_the_page_and_escape_closes(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("questions")
    bar = book.area.verticalScrollBar()
    book.view.setFocus()
    QApplication.processEvents()
    qtbot.keyClick(book.view, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(book.view, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    with qtbot.waitSignal(book.closed):
        qtbot.keyClick(book.view, Qt.Key.Key_Escape)


def test_escape_empties_the_search_first(qtbot: QtBot, book: RulesScreen) -> None:
    book.search.setFocus()
    type_in(book.search, "spy")
    with qtbot.assertNotEmitted(book.closed):
        qtbot.keyClick(book.search, Qt.Key.Key_Escape)
    assert book.search.text() == ""


def test_a_family_is_named_in_every_case_and_language() -> None:
    for code in LANGUAGES:
        texts = families(code)
        assert set(texts) == set("RBGYK")
        assert all(text.name and text.dative and text.genitive and text.family for text in texts.values())
    assert family_names("uk")["Y"] == "Золоті"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert card_texts("oriflamme", "xx")["spy"].name == "Spy"
    assert family_names("xx")["R"] == "Red"
    assert pages_of("oriflamme", "xx")[0].title == "Goal of the game"


@pytest.mark.room
@pytest.mark.parametrize("wide", [1024, 1280])
def test_no_page_widens_the_window(qtbot: QtBot, settings: Settings, wide: int) -> None:
    settings.language = "en"
    screen = RulesScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(wide, 800)
    screen.show()
    for key in ("judge", "goal", "archer", "card-language-3", "deal", "alliance-cards"):
        screen.open_at(key)
        assert screen.width() == wide, key
        QApplication.processEvents()
        assert screen.width() == wide, key
