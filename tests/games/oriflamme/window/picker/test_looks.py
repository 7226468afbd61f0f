"""The deck picker can be read in any window, size of letters and language, and follows them while it is open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.look import cards
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.house_decks import HouseDeck
from gonfalon.ui.preferences.settings import Settings
from tests.games.oriflamme.window.picker.decks import MIXED, own, shipped, shown
from tests.ui.screens.conftest import MARK
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import settle
from tests.ui.screens.test_legibility import SCALES, SIZES, texts

pytestmark = pytest.mark.room

WIDE = HouseDeck("W" * 32, ("Oriflamme", "Alliance"), tuple(sorted(MIXED)))


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


@pytest.mark.sample
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_can_be_read(qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float) -> None:
    settings.text_scale = scale
    settings.house_decks = (WIDE,)
    assert show_all(shown(qtbot, settings, shipped(), MIXED, size)) == []


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_words_can_be_read(
    qtbot: QtBot, settings: Settings, long_language: object, size: tuple[int, int], scale: float
) -> None:
    settings.text_scale = scale
    settings.house_decks = (WIDE,)
    assert show_all(shown(qtbot, settings, shipped(), MIXED, size)) == []


@pytest.mark.sample
@pytest.mark.parametrize("scale", [1.0, 1.1, 1.5])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_can_be_read(
    qtbot: QtBot, qapp: QApplication, settings: Settings, code: str, scale: float
) -> None:
    settings.language = code
    settings.text_scale = scale
    language.install(qapp, code)
    picker = shown(qtbot, settings, shipped(), MIXED, (1024, 700))
    assert show_all(picker) == []
    for tile in picker.grid.tiles.values():
        assert tile.look is not None
        assert cards.text_fits(tile.look, tile.body().width()), tile.look.name


@pytest.mark.sample
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [2, 10, 11, 20])
def test_a_users_set_with_long_names_can_be_read(
    qtbot: QtBot, settings: Settings, count: int, size: tuple[int, int]
) -> None:
    users = own(count, name="M" * 40, card="Ш" * 40)
    picker = shown(qtbot, settings, [*shipped(), users], [*(kind.id for kind in users.kinds[:6]), *MIXED], size)
    picker.look_at("guild-a")
    assert show_all(picker) == []
    assert len(picker.grid.rows[2].lines()) == (1 if count <= 10 else 2)


def test_nothing_scrolls_with_the_shipped_sets(qtbot: QtBot, settings: Settings) -> None:
    for size in SIZES:
        picker = shown(qtbot, settings, shipped(), MIXED, size)
        assert picker.area.verticalScrollBar().maximum() == 0, size


def test_a_picker_opens_at_the_first_card_that_is_chosen(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, [*shipped(), own(12)], [f"guild-{letter}" for letter in "abcdefghij"], (1024, 700))
    tile, port = picker.grid.tiles["guild-a"], picker.area.viewport()
    qtbot.waitUntil(lambda: port.rect().contains(tile.geometry().translated(tile.parentWidget().mapTo(port, QPoint()))))
    assert tile.hasFocus()


def test_large_tiles_show_no_rules_under_their_seals(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, shipped(), MIXED, (3840, 2160))
    tile = picker.grid.tiles["judge"]
    assert tile.body().width() > cards.FULL_FROM
    face = tile.grab().toImage()
    # The band of the family, where the full face has its rules.
    there = QColor(face.pixel(round(tile.width() * 0.3), round(tile.height() * 0.9)))
    assert there.blue() > there.red() + 30


def test_every_tile_can_be_reached_where_it_scrolls(qtbot: QtBot, settings: Settings) -> None:
    settings.text_scale = 1.5
    picker = shown(qtbot, settings, [*shipped(), own(20)], (), (1024, 700))
    picker.grid.tiles["archer"].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Down)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_End)
        tile, port = QApplication.focusWidget(), picker.area.viewport()
        assert tile is not None
        for corner in (tile.rect().topLeft(), tile.rect().bottomRight()):
            assert port.rect().contains(tile.mapTo(port, corner))


def test_a_change_of_language_makes_every_text_anew(
    qtbot: QtBot, qapp: QApplication, settings: Settings, request: pytest.FixtureRequest
) -> None:
    picker = shown(qtbot, settings, shipped(), MIXED)
    names = {tile.look.name for tile in picker.grid.tiles.values() if tile.look is not None}
    read = {words.text() for words in (picker.advice.tip, picker.advice.pair, picker.advice.risk)}
    listed = {fact.note.text() for fact in picker.deck.facts.facts if "," in fact.note.text()}
    assert not any(MARK in text for text in texts(picker))
    request.getfixturevalue("long_language")
    qapp.processEvents()
    untouched = names | read | listed | {"5 + 5"}
    assert [text for text in texts(picker) if MARK not in text and text not in untouched] == []


def test_the_cards_speak_the_new_language(qtbot: QtBot, qapp: QApplication, settings: Settings) -> None:
    picker = shown(qtbot, settings, shipped(), MIXED)
    settings.language = "ru"
    language.install(qapp, "ru")
    qapp.processEvents()
    assert picker.grid.tiles["spy"].text() == "Шпион"
    assert "Шпион" in picker.grid.tiles["spy"].accessibleName()
    assert "Лучница" in picker.deck.seats.accessibleName()


def test_a_change_of_text_size_and_theme_reaches_an_open_picker(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, shipped(), MIXED)
    high = picker.foot.note.fontMetrics().height()
    ground = QColor(picker.grab().toImage().pixel(4, 4))
    settings.text_scale = 1.5
    settings.theme = "lime"
    settle()
    assert picker.foot.note.fontMetrics().height() > high * 1.3
    assert QColor(picker.grab().toImage().pixel(4, 4)).lightness() > ground.lightness() + 40
    assert faults(picker) == []


def test_chosen_and_left_out_cards_differ_in_shape_and_light(qtbot: QtBot, settings: Settings) -> None:
    picker = shown(qtbot, settings, shipped(), ("spy",))
    other, tile = picker.grid.tiles["lord"], picker.grid.tiles["spy"]
    other.setFocus()
    plain = tile.grab().toImage()
    picker.toggle("spy")
    veiled = tile.grab().toImage()
    # The middle of the plate of the name, and the seal at the lower right.
    name = (tile.width() // 2, 22)
    assert QColor(plain.pixel(*name)) != QColor(veiled.pixel(*name))
    body = tile.body()
    light, dark = (
        QColor(image.pixel(round(body.right()) - 8, round(body.bottom()) - 14)).lightness() for image in (plain, veiled)
    )
    assert light > dark + 60
