"""The screens that ask Pax Pamir for something, with settings of their own for every test."""

from tests.ui.screens.conftest import book, long_language, no_screens_left, settings, shelf

__all__ = ["book", "long_language", "no_screens_left", "settings", "shelf"]
