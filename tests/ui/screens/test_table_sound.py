"""What is heard at the table, and the button and key that turn it off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.ui.application.kits import kit
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.table import TableScreen


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_button_and_a_key_turn_the_sound_off_and_on(qtbot: QtBot, settings: Settings, game: str) -> None:
    table = TableScreen(settings, kit(game))
    qtbot.addWidget(table)
    assert settings.sound
    table.sound_button.click()
    assert not settings.sound
    held = Qt.KeyboardModifier.ControlModifier if "Ctrl" in table.sound_button.key else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(table, Qt.Key.Key_M, held)
    assert settings.sound
    assert table.sound_button.key in table.sound_button.accessibleName()
