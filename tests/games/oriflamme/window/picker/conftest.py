"""The screen on which a deck is put together, with settings of its own for every test."""

import pytest
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from gonfalon.ui.settings.store import Settings
from tests.games.oriflamme.window.picker.decks import MIXED, shown
from tests.ui.screens.conftest import long_language, no_screens_left, settings

__all__ = ["full", "long_language", "no_screens_left", "picker", "settings"]


@pytest.fixture
def picker(qtbot: QtBot, settings: Settings) -> PickerScreen:
    """The picker with the shipped sets, nothing chosen."""
    return shown(qtbot, settings)


@pytest.fixture
def full(qtbot: QtBot, settings: Settings) -> PickerScreen:
    """The picker with ten kinds chosen."""
    return shown(qtbot, settings, MIXED)
