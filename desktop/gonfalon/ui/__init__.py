"""The window: everything that a player sees and touches."""

from gonfalon.ui.pyside_hooks import guard_overrides

guard_overrides()
