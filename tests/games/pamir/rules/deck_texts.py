"""The text of the shipped cards, changed in places."""

from __future__ import annotations

from gonfalon.data import cards_dir
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.deck_file import read_deck

SHIPPED = (cards_dir() / "pamir.yaml").read_text(encoding="utf-8")
FIRST = "columns: [3, 4, 5, 0, 1, 2]"
"""What stands on the back of Wakhan's first card."""


def read(content: str) -> Deck:
    return read_deck("mine.yaml", content)


def with_(old: str, new: str) -> str:
    """The shipped file with its first `old` changed."""
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)
