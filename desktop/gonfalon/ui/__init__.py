"""The window: everything that a player sees and touches."""

from gonfalon.ui.overrides import guard_overrides

guard_overrides()
