"""The settings page: every control, by mouse and by keys, and everything at once."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.window.own_cards import OwnCards
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.settings import SettingsScreen
from gonfalon.ui.sound import sdl
from gonfalon.ui.sound.player import Player
from gonfalon.ui.sound.sounds import Sound
from tests.ui.screens.conftest import shown

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> SettingsScreen:
    return shown(qtbot, SettingsScreen(settings, [OwnCards(lambda: None)]))


def own_cards(page: SettingsScreen) -> OwnCards:
    """The lines about sets that somebody has written."""
    (lines,) = page.lines_of_games
    assert isinstance(lines, OwnCards)
    return lines


def test_choices_hold_at_once(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    qtbot.mouseClick(page.language.segment("pl"), LEFT)
    qtbot.mouseClick(page.theme.segment("lime"), LEFT)
    qtbot.mouseClick(page.speed.segment("double"), LEFT)
    assert (settings.language, settings.theme, settings.animation_speed) == ("pl", "lime", "double")
    assert theme.current().key == "lime"


def test_the_theme_of_the_desktop(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    qtbot.mouseClick(page.theme.segment("system"), LEFT)
    assert settings.theme == "system"
    assert theme.current().key in {"oak", "lime"}


def test_arrows_change_a_choice(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    oak = page.theme.segment("oak")
    oak.setFocus()
    qtbot.keyClick(oak, Qt.Key.Key_Left)
    assert settings.theme == "system"
    assert page.theme.segment("system").hasFocus()


def test_the_wheel_over_a_slider_scrolls_the_page(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    page.resize(1024, 700)
    settings.text_scale = 1.5
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    kept = settings.text_scale, settings.bot_pause
    for slider in (page.text_size, page.pause):
        for way, focused in itertools.product((-1, 1), (False, True)):
            (slider if focused else page.done).setFocus(Qt.FocusReason.TabFocusReason)
            page.area.ensureWidgetVisible(slider, 0, bar.pageStep() // 3)
            before = bar.value()
            centre = slider.mapTo(page, slider.rect().center())
            QTest.wheelEvent(page.windowHandle(), QPointF(centre), QPoint(0, 120 * way))
            QApplication.processEvents()
            assert (settings.text_scale, settings.bot_pause) == kept
            assert (before - bar.value()) * way > 0


@pytest.mark.parametrize(
    "name",
    [
        "reduced_motion",
        "curtain",
        "curtain_on_focus_loss",
        "pause_when_left",
        "explain_illegal",
        "since_opens",
        "bots_speak",
    ],
)
def test_switches_turn_by_mouse_space_and_enter(
    qtbot: QtBot, settings: Settings, page: SettingsScreen, name: str
) -> None:
    before, switch = getattr(settings, name), page.switches[name]
    qtbot.mouseClick(switch, LEFT)
    assert getattr(settings, name) is not before
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert getattr(settings, name) is before
    qtbot.keyClick(switch, Qt.Key.Key_Return)
    assert getattr(settings, name) is not before


def test_the_text_size_by_keys(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    page.text_size.setFocus()
    high = page.title.sizeHint().height()
    for _ in range(4):
        qtbot.keyClick(page.text_size, Qt.Key.Key_Right)
    assert settings.text_scale == pytest.approx(1.2)
    assert fonts.text_scale() == pytest.approx(1.2)
    assert page.title.sizeHint().height() > high
    qtbot.keyClick(page.text_size, Qt.Key.Key_Home)
    assert settings.text_scale == pytest.approx(0.85)


def test_the_page_keeps_its_size_while_the_knob_is_held(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    slider = page.text_size
    middle = slider.height() // 2
    QTest.mousePress(slider, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(slider.width() // 2, middle))
    QTest.mouseMove(slider, QPoint(slider.width() - 2, middle))
    assert settings.text_scale == 1.0
    assert "150" in page._text_measured.value.text()
    QTest.mouseRelease(slider, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(slider.width() - 2, middle))
    assert settings.text_scale == 1.5


def test_the_pause_of_the_bots(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    page.pause.setFocus()
    qtbot.keyClick(page.pause, Qt.Key.Key_End)
    assert settings.bot_pause == 3.0
    qtbot.keyClick(page.pause, Qt.Key.Key_Left)
    assert settings.bot_pause == pytest.approx(2.9)


def test_changes_from_elsewhere_are_shown(settings: Settings, page: SettingsScreen) -> None:
    settings.curtain = False
    settings.animation_speed = "off"
    settings.bot_pause = 2.0
    assert not page.switches["curtain"].isChecked()
    assert page.speed.value() == "off"
    assert page.pause.value() == 20


def test_search_leaves_only_what_was_asked_for(qtbot: QtBot, page: SettingsScreen) -> None:
    page.search.setFocus()
    qtbot.keyClicks(page.search, "curtain")
    shown = {name for name, row in page.rows.items() if row.isVisible()}
    assert shown == {"curtain", "curtain_on_focus_loss"}
    assert not page.language_row.isVisible()
    qtbot.keyClicks(page.search, " xyz")
    assert page._nothing.isVisible()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.language_row.isVisible()
    assert page.search.text() == ""


def test_restoring_keeps_the_language(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    settings.language = "uk"
    settings.theme = "contrast"
    settings.curtain = False
    settings.bot_pause = 0.0
    qtbot.mouseClick(page.restore, LEFT)
    assert (settings.language, settings.theme, settings.curtain, settings.bot_pause) == ("uk", "oak", True, 0.8)
    assert page.theme.value() == "oak"
    assert page.switches["curtain"].isChecked()


def test_done_and_escape_close(qtbot: QtBot, page: SettingsScreen) -> None:
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.done, LEFT)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.language.segment(page.language.value()), Qt.Key.Key_Escape)


# -- cards of one's own ------------------------------------------------------------------------------------------------

MARKET = """name: Market
cards:
  baker: {type: character, activate: [{gain: 1}]}
  miller: {type: intrigue, activate: [{gain: 2}]}
"""


class Desktop(QObject):
    """A desktop that opens folders."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toLocalFile())


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    one = Desktop()
    QDesktopServices.setUrlHandler("file", one, "open")
    yield one
    QDesktopServices.unsetUrlHandler("file")


def counted(page: SettingsScreen) -> str:
    return own_cards(page).rows[0].note.text()


def test_the_folder_is_made_and_opened(qtbot: QtBot, page: SettingsScreen, desktop: Desktop, tmp_path: Path) -> None:
    folder = tmp_path / "far" / "sets"
    page.set_sets_folder(folder)
    assert counted(page) == "There is no set in the folder yet"
    assert not folder.exists()
    qtbot.mouseClick(own_cards(page).sets.button, LEFT)
    assert folder.is_dir()
    assert desktop.opened == [str(folder)]


def test_what_lies_in_the_folder_is_counted(qtbot: QtBot, page: SettingsScreen, tmp_path: Path) -> None:
    (tmp_path / "market.yaml").write_text(MARKET, encoding="utf-8")
    page.set_sets_folder(tmp_path)
    assert counted(page) == "1 set in the folder"
    (tmp_path / "tales.yaml").write_text("cards: no", encoding="utf-8")
    QApplication.sendEvent(page, QEvent(QEvent.Type.WindowActivate))
    qtbot.waitUntil(lambda: counted(page) == "2 sets in the folder, broken: 1")
    page.hide()
    (tmp_path / "tales.yaml").unlink()
    page.show()
    qtbot.waitUntil(lambda: counted(page) == "1 set in the folder")


def test_a_folder_that_cannot_be_opened_is_told(
    qtbot: QtBot, page: SettingsScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    page.set_sets_folder(tmp_path)
    qtbot.keyClick(own_cards(page).sets.button, Qt.Key.Key_Return)
    assert counted(page) == f"The desktop does not open folders. Please go there yourself: {tmp_path}"
    page.set_sets_folder(tmp_path / "settings.ini")
    (tmp_path / "settings.ini").touch()
    qtbot.keyClick(own_cards(page).sets.button, Qt.Key.Key_Space)
    assert counted(page).startswith("The folder cannot be made (File exists). Please make it yourself: ")
    page.hide()
    page.show()
    qtbot.waitUntil(lambda: "cannot be made" not in counted(page))


def test_a_long_path_loses_its_middle(qtbot: QtBot, page: SettingsScreen, tmp_path: Path) -> None:
    folder = tmp_path / ("long-" * 30) / "sets"
    page.set_sets_folder(folder)
    field = own_cards(page).sets
    assert "…" in field.shown_path()
    assert field.shown_path().endswith("sets")
    assert field.shown_path().startswith("/")
    assert str(folder) == field.button.accessibleDescription()


def test_the_reference_and_the_search_for_it(qtbot: QtBot, page: SettingsScreen) -> None:
    qtbot.keyClicks(page.search, "language of cards")
    assert own_cards(page).reference.isVisible()
    assert not own_cards(page).sets.isVisible()
    with qtbot.waitSignal(page.open_rules):
        qtbot.mouseClick(own_cards(page).reference, LEFT)


def test_the_sound_is_tried_while_its_loudness_is_chosen(qtbot: QtBot, settings: Settings) -> None:
    player = Player(settings)
    heard: list[tuple[Sound, float]] = []
    player.play = lambda sound: heard.append((sound, settings.volume))
    page = shown(qtbot, SettingsScreen(settings, player=player))
    settings.sound = False
    assert page._volume_measured.value.text() == "Off"
    qtbot.keyClick(page.volume, Qt.Key.Key_Right)
    assert settings.sound
    assert heard == [(Sound.YOUR_TURN, 0.65)]
    assert page._volume_measured.value.text() == "65 %"
    qtbot.mouseClick(page.mute, LEFT)
    assert not settings.sound
    player.close()


def test_the_page_says_why_nothing_is_heard(qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ImportError("SDL 2")

    monkeypatch.setattr(sdl, "load", fail)
    player = Player(settings)
    page = shown(qtbot, SettingsScreen(settings, player=player))
    qtbot.waitUntil(lambda: "SDL 2" in page.sound_row.note.text())
    player.close()
