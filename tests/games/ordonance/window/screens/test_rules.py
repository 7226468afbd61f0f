"""The book of Ordonance: armies drawn, icons shown, the deck that is played listed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextFormat, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.ordonance.rules.deck import Deck, from_text, shipped
from gonfalon.games.ordonance.texts.rule_books import IN_ORDER
from gonfalon.games.ordonance.window.page_figures import (
    MarkerRow,
    OrdonancePageFigures,
    UnitRow,
    describe_armies,
    describe_markers,
    draw_armies,
    parse_armies,
    parse_markers,
)
from gonfalon.games.ordonance.window.unit_items import UnitLook
from gonfalon.texts import rule_pages
from gonfalon.texts.players import family_names
from gonfalon.texts.rule_pages import split_fences
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.screens.rules import RulesScreen
from tests.books import every_book, pages_of, playing

LEFT = Qt.MouseButton.LeftButton
SMALL = """
icons: [bow, flag]
cards:
  - {icons: [bow], copies: 20}
  - {icons: [flag, bow], copies: 3}
"""


@pytest.fixture
def small() -> Deck:
    return from_text("ordonance.yaml", SMALL)


def pictures(book: RulesScreen) -> dict[str, str]:
    """What the pictures of the page say, by their names."""
    alt = QTextFormat.Property.ImageAltText.value
    formats = [form for form in book.view.document().allFormats() if form.isImageFormat()]
    return {form.toImageFormat().name(): str(form.property(alt)) for form in formats}


def test_an_icon_has_its_card_in_the_margin_and_leads_to_the_others(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("icon-flag")
    assert book.paper.title.text() == "Flag"
    assert book.paper.crumbs.text() == "Ordonance › The five icons"
    assert book.margin.picture.look == UnitLook(IN_ORDER, (0, 0, 0, 0, 1), "Flag", "B")
    assert book.margin.picture.accessibleName() == "Flag"
    assert book.margin.isVisible()
    assert not book.paper.pill.isVisible()
    assert [link.text() for link in book.margin.links] == ["Helmet", "Swords", "Bow", "Spear"]
    assert book.margin.links[0].accessibleDescription() == "Above all but the flag."
    QApplication.processEvents()
    qtbot.mouseClick(book.margin.links[1], LEFT)
    assert book.current_key() == "icon-swords"
    book.open_at("icons")
    assert book.margin.picture.isHidden()
    assert [link.text() for link in book.margin.links] == ["Flag", "Helmet", "Swords", "Bow", "Spear"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_margin_is_not_cut_off_beside_a_short_text(book: RulesScreen, code: str) -> None:
    book.resize(1024, 700)
    book.read_in(code)
    for icon in IN_ORDER:
        book.open_at(f"icon-{icon}")
        QApplication.processEvents()
        margin = book.margin
        assert margin.picture.size() == margin.picture.sizeHint(), icon
        assert all(link.height() >= link.heightForWidth(link.width()) for link in margin.links), icon


def test_the_deck_is_listed_in_tables_of_equal_columns(book: RulesScreen) -> None:
    book.open_at("all-cards")
    tables = [frame for frame in book.view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert [table.rows() for table in tables] == [6, 11, 11, 6, 2]
    widths = {tuple(length.rawValue() for length in table.format().columnWidthConstraints()) for table in tables}
    assert len(widths) == 1
    shown = pictures(book)
    assert len(shown) == 31
    assert shown["sign:SB"] == "spear and bow"
    cell = tables[0].cellAt(1, 1).firstCursorPosition().block().text()
    assert cell == "flag"


def test_the_deck_that_is_played_is_listed(book: RulesScreen, small: Deck) -> None:
    book.open_for(playing(small), "all-cards")
    assert set(pictures(book)) == {"sign:B", "sign:BF"}
    assert "reconstruction" in book.view.toPlainText()
    book.open_at("icon-bow")
    assert book.margin.picture.look == UnitLook(("bow", "flag"), (1, 0), "Bow", "B")
    assert book.margin.links[0].accessibleDescription() == "", "the texts speak of five icons"
    book.open_for(None)
    book.open_at("all-cards")
    assert len(pictures(book)) == 31


def test_pages_of_icons_go_with_the_deck(qtbot: QtBot, book: RulesScreen, small: Deck) -> None:
    book.open_for(playing(shipped()), "icon-helmet")
    book.open_for(playing(small))
    assert book.current_key() == "ordonance"
    assert [line.text() for line in book.tree.lines if line.key.startswith("icon-")] == ["Flag", "Bow"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_armies_and_markers_are_drawn_and_told(book: RulesScreen, code: str) -> None:
    book.read_in(code)
    found = 0
    for page in pages_of("ordonance", code):
        fences = [fence for fence in split_fences(page.text, page.drawn)[1] if fence.drawn]
        if not fences:
            continue
        book.open_at(page.key)
        told = pictures(book)
        assert len(told) == len(fences), page.key
        for words, fence in zip(told.values(), fences, strict=True):
            for line in fence.text.splitlines():
                assert family_names(code)[line[0]] in words
        found += len(fences)
    assert found == 14


def test_armies_are_read() -> None:
    rows = parse_armies("R: SB F\nB:")
    assert rows == [UnitRow("R", ("SB", "F")), UnitRow("B", ())]
    names = family_names("en")
    assert describe_armies(rows[:1], names, "en") == "Red: spear and bow; flag"
    assert describe_markers(parse_markers("G: I IV"), names) == "Green: victory markers I, IV"
    assert parse_markers("G: I IV") == [MarkerRow("G", (1, 4))]
    for text, wrong in {"R SB": "R SB", "X: S": "X: S", "R: S SX": "SX"}.items():
        with pytest.raises(ValueError, match=f"^{wrong}$"):
            parse_armies(text)
    with pytest.raises(ValueError, match="VI"):
        parse_markers("R: VI")


def test_what_counts_is_shown_where_there_is_room(qapp: QApplication) -> None:
    rows = parse_armies("R: SB SB SB F\nB: H")
    wide, narrow = (draw_armies(rows, IN_ORDER, width, 1.0, 1.0) for width in (640, 380))
    assert wide.width() <= 640
    assert narrow.width() <= 380
    assert wide.toImage() != draw_armies(parse_armies("R: SB SB S F\nB: H"), IN_ORDER, 640, 1.0, 1.0).toImage()
    plain = draw_armies(parse_armies("R: S B W F\nB: H"), IN_ORDER, 640, 1.0, 1.0)
    assert plain.width() < wide.width(), "no room is kept for what is not there"


def test_an_army_that_cannot_be_drawn_is_shown_as_it_is_written(book: RulesScreen) -> None:
    page = rule_pages.RulePage("x", "x", "```armies\nnonsense\n```", drawn=("armies",))
    ordonance = next(found for found in every_book("en") if found.key == "ordonance")
    book.view.show_page(page, ordonance, "en", OrdonancePageFigures())
    book.view.set_width(500)
    assert "nonsense" in book.view.toPlainText()
