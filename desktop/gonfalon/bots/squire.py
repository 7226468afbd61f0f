"""The squire: plays by rules of thumb."""

from __future__ import annotations

from gonfalon.bots.page import Page


class Squire(Page):
    """Plays by rules of thumb."""
