"""The settings page: every control, by mouse and by keys, and everything at once; and the sound of the tables."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.games.oriflamme.window.own_sets import OwnSetsSettings
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.screens.settings import SettingsScreen
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.store import Choice, Flag, Range, Settings
from gonfalon.ui.sound import sdl
from gonfalon.ui.sound.player import Player
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.choice_controls import Switch
from tests.ui.screens.conftest import shown

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> SettingsScreen:
    return shown(qtbot, SettingsScreen(settings, [OwnSetsSettings(tuple)]))


def test_choices_hold_at_once_by_mouse_and_arrows(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    qtbot.mouseClick(page.rows["language"].control.segment("pl"), LEFT)
    qtbot.mouseClick(page.rows["theme"].control.segment("lime"), LEFT)
    qtbot.mouseClick(page.rows["animation_speed"].control.segment("double"), LEFT)
    assert (settings.language, settings.theme, settings.animation_speed) == ("pl", "lime", "double")
    assert theme.current().key == "lime"
    page.rows["theme"].control.segment("lime").setFocus()
    for before, after in (("lime", "oak"), ("oak", "system")):
        qtbot.keyClick(page.rows["theme"].control.segment(before), Qt.Key.Key_Left)
        assert settings.theme == after
        assert page.rows["theme"].control.segment(after).hasFocus()
    assert theme.current().key in {"oak", "lime"}
    # And what is changed elsewhere is shown.
    settings.animation_speed = "off"
    settings.bot_pause = 2.0
    assert (page.rows["animation_speed"].control.value(), page.rows["bot_pause"].control.slider.value()) == ("off", 200)
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.done, LEFT)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.rows["language"].control.segment(page.rows["language"].control.value()), Qt.Key.Key_Escape)
    # Restoring keeps the language.
    settings.language, settings.theme, settings.curtain, settings.bot_pause = "uk", "contrast", False, 0.0
    assert not page.rows["curtain"].control.isChecked()
    qtbot.mouseClick(page.restore, LEFT)
    assert (settings.language, settings.theme, settings.curtain, settings.bot_pause) == ("uk", "oak", True, 0.8)
    assert page.rows["theme"].control.value() == "oak"
    assert page.rows["curtain"].control.isChecked()


def test_the_wheel_over_a_slider_scrolls_the_page(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    page.resize(1024, 700)
    settings.text_scale = 1.5
    bar = page.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    kept = settings.text_scale, settings.bot_pause
    for slider in (page.rows["text_scale"].control.slider, page.rows["bot_pause"].control.slider):
        for way, focused in itertools.product((-1, 1), (False, True)):
            (slider if focused else page.done).setFocus(Qt.FocusReason.TabFocusReason)
            page.area.ensureWidgetVisible(slider, 0, bar.pageStep() // 3)
            before = bar.value()
            centre = slider.mapTo(page, slider.rect().center())
            QTest.wheelEvent(page.windowHandle(), QPointF(centre), QPoint(0, 120 * way))
            QApplication.processEvents()
            assert (settings.text_scale, settings.bot_pause) == kept
            assert (before - bar.value()) * way > 0


def test_switches_turn_by_mouse_space_and_enter(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    switches = {name: row.control for name, row in page.rows.items() if isinstance(row.control, Switch)}
    assert len(switches) >= 7
    for name, switch in switches.items():
        before = getattr(settings, name)
        qtbot.mouseClick(switch, LEFT)
        assert getattr(settings, name) is not before
        for key, as_before in ((Qt.Key.Key_Space, True), (Qt.Key.Key_Return, False)):
            qtbot.keyClick(switch, key)
            assert (getattr(settings, name) is before) == as_before


def test_sliders_by_keys_and_by_mouse(qtbot: QtBot, settings: Settings, page: SettingsScreen) -> None:
    page.rows["bot_pause"].control.slider.setFocus()
    for key, pause in ((Qt.Key.Key_End, 3.0), (Qt.Key.Key_Left, 2.9)):
        qtbot.keyClick(page.rows["bot_pause"].control.slider, key)
        assert settings.bot_pause == pytest.approx(pause)
    slider, high = page.rows["text_scale"].control.slider, page.title.sizeHint().height()
    slider.setFocus()
    for _ in range(4):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert settings.text_scale == fonts.text_scale() == pytest.approx(1.2)
    assert page.title.sizeHint().height() > high
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert settings.text_scale == pytest.approx(0.85)
    # The page keeps its size while the knob is held.
    end = QPoint(slider.width() - 2, slider.height() // 2)
    QTest.mousePress(slider, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(slider.width() // 2, end.y()))
    held = settings.text_scale
    QTest.mouseMove(slider, end)
    assert settings.text_scale == held
    assert "150" in page.rows["text_scale"].control.value.text()
    QTest.mouseRelease(slider, LEFT, Qt.KeyboardModifier.NoModifier, end)
    assert settings.text_scale == 1.5


def test_a_row_of_the_table_is_all_that_a_setting_needs(qtbot: QtBot, tmp_path: Path) -> None:
    class More(Settings):
        songs = Flag(lambda: False, "play", lambda: "Songs", lambda: "Bots sing")
        pitch = Range(lambda: 0.5, "reading", lambda: "Pitch", lambda: "How high", limits=(0, 1), steps=(0.1,) * 3)
        tune = Choice(lambda: "low", "play", lambda: "Tune", str, labels={"low": lambda: "Low", "high": lambda: "High"})

    path = tmp_path / "more.ini"
    settings = More(path)
    page = shown(qtbot, SettingsScreen(settings))
    assert page.rows["songs"].title.text() == "Songs"
    qtbot.mouseClick(page.rows["songs"].control, LEFT)
    qtbot.keyClick(page.rows["pitch"].control.slider, Qt.Key.Key_Right)
    qtbot.mouseClick(page.rows["tune"].control.segment("high"), LEFT)
    settings.flush()
    again = More(path)
    assert (again.songs, again.pitch, again.tune) == (True, 0.6, "high")
    qtbot.mouseClick(page.restore, LEFT)
    assert (settings.songs, settings.pitch, settings.tune) == (False, 0.5, "low")
    assert not page.rows["songs"].control.isChecked()


def test_search_leaves_only_what_was_asked_for(qtbot: QtBot, page: SettingsScreen) -> None:
    page.search.setFocus()
    qtbot.keyClicks(page.search, "curtain")
    assert {name for name, row in page.rows.items() if row.isVisible()} == {"curtain", "curtain_on_focus_loss"}
    assert not page.rows["language"].isVisible()
    qtbot.keyClicks(page.search, " xyz")
    assert page._nothing.isVisible()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.rows["language"].isVisible()
    assert page.search.text() == ""
    qtbot.keyClicks(page.search, "language of cards")
    cards = page.lines_of_games[0]
    assert not cards.sets.isVisible()
    with qtbot.waitSignal(page.open_rules):
        qtbot.mouseClick(cards.reference, LEFT)


MARKET = """name: Market
cards:
  baker: {type: character, activate: [{gain: 1}]}
  miller: {type: intrigue, activate: [{gain: 2}]}
"""


def counted(page: SettingsScreen) -> str:
    return page.lines_of_games[0].rows[0].note.text()


def test_the_folder_is_made_and_opened_and_its_long_name_loses_its_middle(
    qtbot: QtBot, page: SettingsScreen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()) or True)
    folder, field = tmp_path / ("long-" * 30) / "sets", page.lines_of_games[0].sets
    page.set_sets_folder(folder)
    shown = field.shown_path()
    assert (shown[0], shown[-5:], "…" in shown) == ("/", "/sets", True)
    assert str(folder) == field.button.accessibleDescription()
    assert counted(page) == "There is no set in the folder yet"
    assert not folder.exists()
    qtbot.mouseClick(field.button, LEFT)
    assert folder.is_dir()
    assert opened == [str(folder)]
    # What lies in a folder is counted.
    (tmp_path / "market.yaml").write_text(MARKET, encoding="utf-8")
    page.set_sets_folder(tmp_path)
    assert counted(page) == "1 set in the folder"
    (tmp_path / "tales.yaml").write_text("cards: no", encoding="utf-8")
    QApplication.sendEvent(page, QEvent(QEvent.Type.WindowActivate))
    qtbot.waitUntil(lambda: counted(page) == "2 sets in the folder, with mistakes: 1")
    page.hide()
    (tmp_path / "tales.yaml").unlink()
    page.show()
    qtbot.waitUntil(lambda: counted(page) == "1 set in the folder")


def test_closed_folders_are_told(
    qtbot: QtBot, page: SettingsScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    page.set_sets_folder(tmp_path)
    button = page.lines_of_games[0].sets.button
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert counted(page) == f"The folder could not be opened. You will find it here: {tmp_path}"
    page.set_sets_folder(tmp_path / "settings.ini")
    (tmp_path / "settings.ini").touch()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert counted(page).startswith("The folder could not be created (File exists). Please create it yourself: ")
    page.hide()
    page.show()
    qtbot.waitUntil(lambda: "could not be created" not in counted(page))


def test_the_sound_is_tried_while_its_loudness_is_chosen_and_why_none_is_heard_is_said(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ImportError("SDL 2")

    monkeypatch.setattr(sdl, "load", fail)
    player = Player(settings)
    heard: list[tuple[Sound, float]] = []
    player.play = lambda sound: heard.append((sound, settings.volume))
    page = shown(qtbot, SettingsScreen(settings, player=player))
    settings.sound = False
    assert page.volume.value.text() == "Off"
    qtbot.keyClick(page.volume.slider, Qt.Key.Key_Right)
    assert settings.sound
    assert heard == [(Sound.YOUR_TURN, 0.65)]
    assert page.volume.value.text() == "65%"
    qtbot.mouseClick(page.mute, LEFT)
    assert not settings.sound
    qtbot.waitUntil(lambda: "SDL 2" in page.rows["volume"].note.text())
    player.close()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_button_and_a_key_turn_the_sound_off_and_on(qtbot: QtBot, settings: Settings, game: str) -> None:
    table = TableScreen(settings, game_view(game))
    qtbot.addWidget(table)
    assert settings.sound
    table.sound_button.click()
    assert not settings.sound
    held = Qt.KeyboardModifier.ControlModifier if "Ctrl" in table.sound_button.key else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(table, Qt.Key.Key_M, held)
    assert settings.sound
    assert table.sound_button.key in table.sound_button.accessibleName()
