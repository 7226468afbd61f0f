"""The pages of cards and regions over the table of Pax Pamir."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.pamir.rules.constants import ICONS, NONE
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, shipped
from gonfalon.games.pamir.texts.card_text import ICON
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import AbilityPaper, PamirCardItem
from gonfalon.games.pamir.window.detail_pages import DetailPage, SignLine, card_page, region_page
from gonfalon.games.pamir.window.look import cards
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.look.cards import CardLook, part_rects
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.board.panel_items import fitted_font_in_lines
from gonfalon.ui.look import theme
from gonfalon.ui.widgets.styling import Label
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.terminal.at_the_terminal import view_of
from tests.games.pamir.window.courtier import Courtier, great_game

ENGLISH = Names("en")
KABUL, KABUL_BAZAAR = 3, 8


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """A window of the smallest size."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    return window


def test_a_page_keeps_to_the_window_and_is_dressed_for_parchment(table: QWidget) -> None:
    state = laid(Seat("afghan", court="8", tribes="kabul"), Seat("british", spies="8"), market="20 / 26")
    sheet = card_page(view_of(state), KABUL_BAZAAR, ENGLISH)
    overlay = Overlay(table, sheet.heading, "", sheet.inner)
    overlay.open()
    assert sheet.heading == "Kabul Bazaar"
    lines = sheet.inner.findChildren(SignLine)
    assert [line.accessibleName().partition(".")[0] for line in lines][:3] == ["Bribe", "Tax", "Road ×2"]
    room = sheet.inner.mapTo(table, sheet.inner.rect().bottomRight())
    assert table.rect().contains(room)
    assert isinstance(sheet.inner, DetailPage)
    QTest.keyClick(sheet.inner.focusProxy(), Qt.Key.Key_PageDown)
    assert sheet.inner.verticalScrollBar().value() > 0
    words = sheet.inner.findChildren(Label)
    assert words
    ink = theme.THEMES["lime"]
    assert {label.palette().windowText().color().name() for label in words} <= {
        ink.text.name(), ink.text_2.name(), ink.rubric.name()
    }  # fmt: skip


def test_the_page_of_a_region_is_heard_too(table: QWidget) -> None:
    state = laid(Seat("afghan", court="8", tribes="kabul"), Seat("british"), market="20 / 26")
    sheet = region_page(state.table, 0, ENGLISH, KABUL)
    assert sheet.heading == "Kabul"
    assert sheet.inner.accessibleName().startswith("You rule Kabul")


def test_signs_are_explained_where_the_mouse_rests(person: Courtier) -> None:
    person.begin(great_game("RBG", seed=3))
    scene = person.scene
    card = next(number for number in scene.table.market if 0 < number < FIRST_EVENT)
    item = scene.items_by_number[card]
    assert isinstance(item, PamirCardItem)
    icon = cards.part_rects(item.look, ICON, item.scene_rect())[0].center()
    assert scene.words.texts.icons[ICONS[scene.table.seating.deck.impact[card][0]]].text in person.tip(icon)
    assert person.tip(scene.sceneRect().bottomLeft() + QPointF(3, -3)) == ""
    person.move(icon)
    person.qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == person.tip(icon)
    person.move(scene.measures.banner.center())
    person.qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_the_text_of_an_ability_has_room_on_the_picture_of_its_card(language: str, qtbot: QtBot) -> None:
    names, deck, measures = Names(language), shipped(), TableLayout.of_view(1280, 800, 3)
    paper, unit = AbilityPaper(), measures.side_unit
    paper.tell(KABUL_BAZAAR, measures.preview, unit, names)
    assert not paper.isVisible()
    for card in range(1, FIRST_EVENT):
        if deck.ability[card] != NONE:
            paper.tell(card, measures.preview, unit, names)
            assert paper.isVisible()
            icons = part_rects(CardLook(card, CardForm.FULL), ICON, measures.preview)
            assert not any(icon.intersects(paper.scene_rect()) for icon in icons)
            assert paper.told is not None
            room = paper.text_room
            font = fitted_font_in_lines(paper.told.text, 13 * unit, QFont.Weight.Normal, room.size())
            wrapped = int(Qt.TextFlag.TextWordWrap)
            assert QFontMetricsF(font).boundingRect(room, wrapped, paper.told.text).height() <= room.height() + 1
            assert font.pixelSize() >= 11


def test_a_line_of_the_chronicle_shows_its_card_large_and_small(person: Courtier) -> None:
    person.begin(great_game("RBG", seed=3))
    scene, game_view = person.scene, person.table.game_view
    game_view.show_large(scene, (("kabul-bazaar", ""),))
    assert scene.preview.shown == KABUL_BAZAAR
    assert game_view.picture(scene, "kabul-bazaar", "", 36, 1.0) is not None
