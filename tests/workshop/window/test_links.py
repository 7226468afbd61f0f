"""The start screen and the settings lead to the workshop where it is installed, and do without it where it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.session import plugin
from gonfalon.ui.application.screenshots import screens
from gonfalon.ui.screens.settings import SettingsScreen
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button
from gonfalon_workshop.window.links import workshop_of
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import oriflamme

PICTURES = {"sets", "workshop", "texts"}


def _of_packages(start: StartScreen) -> list[Button]:
    """The links of the start screen that are there whatever game is chosen."""
    return [link for link in start.screen_links if not link.property("of_game")]


def test_the_start_screen_and_the_settings_lead_to_it(qtbot: QtBot, settings: Settings) -> None:
    start = shown(qtbot, StartScreen(settings))
    section = oriflamme(start).settings_section()
    shown(qtbot, SettingsScreen(settings, [section]))
    (door,), (link,) = _of_packages(start), section.links
    assert door.accessibleName() == section.rows[1].title.text() == "Card workshop"
    for button in (door, link):
        with qtbot.waitSignal(start.opened) as opened:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert opened.args == [workshop_of(oriflamme(start)).sets]
    assert screens().keys() >= PICTURES


def test_without_it_nothing_leads_to_it(
    qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugin, "_BESIDE", tmp_path)
    start = shown(qtbot, StartScreen(settings))
    section = oriflamme(start).settings_section()
    shown(qtbot, SettingsScreen(settings, [section]))
    assert _of_packages(start) == section.links == []
    assert [row.title.text() for row in section.rows] == ["Card sets", "The language of cards"]
    assert not screens().keys() & PICTURES
