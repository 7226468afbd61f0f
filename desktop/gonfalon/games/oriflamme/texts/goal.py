"""What one wants in Oriflamme, with the cards of either box."""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.goal import Goal, Piece

__all__ = ["goal"]

_PICTURE: Final = (
    Piece("back-blue", -8, 22, 96), Piece("coin-1", 42, 4, 36), Piece("coin-1", 20, 2, 36),
    Piece("frame-character-compact", 66, 22, 96), Piece("emblem-heir", 92, 48, 46),
    Piece("back-gold", 140, 22, 96), Piece("coin-1", 158, 2, 36),
    Piece("icon-chevron-right", 222, 50, 36),
    Piece("type-character", 272, 0, 66),
    Piece("coin-5", 256, 60, 48), Piece("coin-1", 300, 58, 40), Piece("coin-5", 306, 68, 48),
    Piece("coin-1", 284, 78, 40),
)  # fmt: skip


def goal() -> Goal:
    """In the reader's language."""
    return Goal(
        translate("Goal", "The throne is empty: gather more influence than the other families."),
        translate(
            "Goal",
            "Each round every family plays a card face down into the queue; then one card after the other acts, or "
            "waits and gathers influence.",
        ),
        translate("Goal", "After six rounds the family with the most influence takes the throne."),
        "goal",
        _PICTURE,
    )
