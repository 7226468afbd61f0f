"""The deck picker can be read in any window, size of letters and language, and follows them while it is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.window.picker.house_decks import SavedDeck, write_decks
from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from tests.games.oriflamme.window.picker.decks import MIXED, own, shown
from tests.pairwise import pairwise
from tests.ui.screens.conftest import MARK
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import settle
from tests.ui.screens.test_legibility import SIZES, texts

WIDE = SavedDeck("W" * 32, ("Oriflamme", "Alliance"), tuple(sorted(MIXED)))


def show_all(picker: PickerScreen) -> list[str]:
    """What is wrong with each of its faces."""
    found = []
    bar = picker.deck.bar
    for begin in (lambda: None, bar.keep.click, bar.remove.click):
        begin()
        settle()
        found += faults(picker)
        bar.browse()
    picker.toggle("spy")
    picker.toggle("archer")
    settle()
    return found + faults(picker)


@pairwise(code=[*LANGUAGES, "long"], size=SIZES, scale=[0.85, 1.0, 1.1, 1.5])
def test_everything_can_be_read(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float, code: str, request: pytest.FixtureRequest
) -> None:
    settings.text_scale = scale
    settings.house_decks = write_decks((WIDE,))
    if code == "long":
        request.getfixturevalue("long_language")
    else:
        settings.language = code
        language.install_language(QApplication.instance(), code)
    picker = shown(qtbot, settings, MIXED, size=size)
    assert show_all(picker) == []
    assert scale > 1 or code == "long" or picker.area.verticalScrollBar().maximum() == 0


@pairwise(size=SIZES[:2], count=[2, 10, 11, 20])
def test_a_users_set_with_long_names_can_be_read(
    qtbot: QtBot, settings: Settings, count: int, size: tuple[int, int]
) -> None:
    users = own(count, name="M" * 40, card="Ш" * 40)
    picker = shown(qtbot, settings, [*(kind.id for kind in users.kinds[:6]), *MIXED], users, size=size)
    picker.look_at("guild-a")
    assert show_all(picker) == []
    assert len(picker.grid.rows[2].lines()) == (1 if count <= 10 else 2)


def test_a_picker_opens_at_the_first_card_that_is_chosen(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, [f"guild-{letter}" for letter in "abcdefghij"], own(12), size=(1024, 700))
    tile, port = picker.grid.tiles["guild-a"], picker.area.viewport()
    qtbot.waitUntil(lambda: port.rect().contains(tile.geometry().translated(tile.parentWidget().mapTo(port, QPoint()))))
    assert tile.hasFocus()


def test_every_tile_can_be_reached_where_it_scrolls(qtbot: QtBot, settings: Settings) -> None:
    settings.text_scale = 1.5
    picker = shown(qtbot, settings, (), own(20), size=(1024, 700))
    picker.grid.tiles["archer"].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        for key in (Qt.Key.Key_Down, Qt.Key.Key_End):
            qtbot.keyClick(QApplication.focusWidget(), key)
        tile, port = QApplication.focusWidget(), picker.area.viewport()
        for corner in (tile.rect().topLeft(), tile.rect().bottomRight()):
            assert port.rect().contains(tile.mapTo(port, corner))


def test_a_change_of_language_makes_every_text_anew(
    qapp: QApplication, full: PickerScreen, settings: Settings, request: pytest.FixtureRequest
) -> None:
    settings.language = "ru"
    language.install_language(qapp, "ru")
    qapp.processEvents()
    assert full.grid.tiles["spy"].text() == "Шпион"
    assert "Шпион" in full.grid.tiles["spy"].accessibleName()
    assert "Лучница" in full.deck.seats.accessibleName()
    language.install_language(qapp, "en")
    qapp.processEvents()
    names = {tile.look.name for tile in full.grid.tiles.values() if tile.look is not None}
    read = {words.text() for words in (full.advice.tip, full.advice.pair, full.advice.risk)}
    listed = {fact.note.text() for fact in full.deck.facts.facts if "," in fact.note.text()}
    assert not any(MARK in text for text in texts(full))
    request.getfixturevalue("long_language")
    qapp.processEvents()
    untouched = names | read | listed | {"5 + 5"}
    assert [text for text in texts(full) if MARK not in text and text not in untouched] == []


def test_a_change_of_text_size_and_theme_reaches_an_open_picker(full: PickerScreen, settings: Settings) -> None:
    high = full.foot.note.fontMetrics().height()
    ground = QColor(full.grab().toImage().pixel(4, 4))
    settings.text_scale = 1.5
    settings.theme = "lime"
    settle()
    assert full.foot.note.fontMetrics().height() > high * 1.3
    assert QColor(full.grab().toImage().pixel(4, 4)).lightness() > ground.lightness() + 40
    assert faults(full) == []


def test_chosen_and_left_out_cards_differ_in_light(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, ("spy",))
    tile, body = picker.grid.tiles["spy"], picker.grid.tiles["spy"].body()
    picker.grid.tiles["lord"].setFocus()

    def seal() -> int:
        """How light it is at the lower right, where the seal lies."""
        return QColor(tile.grab().toImage().pixel(round(body.right()) - 8, round(body.bottom()) - 14)).lightness()

    light = seal()
    picker.toggle("spy")
    assert light > seal() + 60
