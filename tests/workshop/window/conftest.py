"""The screens of the workshop, with settings of their own for every test."""

from tests.ui.screens.conftest import long_language, no_screens_left, settings

__all__ = ["long_language", "no_screens_left", "settings"]
