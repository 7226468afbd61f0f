"""What one wants in Pax Pamir."""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.goal import Goal, Piece

__all__ = ["goal"]

_PICTURE: Final = (
    Piece("pamir-army-afghan", 2, 52, 62), Piece("pamir-army-russian", 46, 52, 62),
    Piece("pamir-army-british", 98, 52, 62), Piece("pamir-army-british", 142, 52, 62),
    Piece("pamir-army-british", 98, 4, 62), Piece("pamir-army-british", 142, 4, 62),
    Piece("icon-chevron-right", 202, 42, 36),
    Piece("pamir-dominance", 234, 4, 100), Piece("pamir-patriot-british", 300, 58, 60),
)  # fmt: skip


def goal() -> Goal:
    """In the reader's language."""
    return Goal(
        translate("Goal", "Be loyal to the coalition that dominates when blocks are counted: that gives points."),
        translate(
            "Goal", "Each turn you take up to two actions: buy cards, play them to your court, let the court act."
        ),
        translate(
            "Goal",
            "After the last Dominance Check, or earlier with a lead of four points, the player with the most "
            "points wins.",
        ),
        "pamir",
        _PICTURE,
    )
