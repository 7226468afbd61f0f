"""The screen on which a deck is put together, with settings of its own for every test."""

from tests.ui.screens.conftest import long_language, no_screens_left, settings

__all__ = ["long_language", "no_screens_left", "settings"]
