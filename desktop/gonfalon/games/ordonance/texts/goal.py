"""What one wants in Ordonance."""

from __future__ import annotations

from typing import Final

from gonfalon.texts.catalogue import translate
from gonfalon.texts.goal import Goal, Piece

__all__ = ["goal"]

_PICTURE: Final = (
    *(
        piece
        for at, icon in enumerate(("spear", "bow", "swords", "helmet"))
        for piece in (
            Piece("frame-ordonance", 58 * at - 8, 12, 96),
            Piece(f"ordonance-{icon}", 16 + 58 * at, 38, 42),
        )
    ),
    Piece("icon-chevron-right", 252, 42, 36),
    Piece("marker-victory-1", 284, 2, 68),
    Piece("ordonance-flag", 302, 62, 56),
)


def goal() -> Goal:
    """In the reader's language."""
    return Goal(
        translate("Goal", "Control more territories than anybody else."),
        translate(
            "Goal",
            "Each turn you play a unit into one of five territories: four units make an army, which is the stronger "
            "the more of its icons are alike, and the strongest takes control.",
        ),
        translate(
            "Goal",
            "The game ends with the fifth victory marker; whoever controls the most territories wins. "
            "Variants count points, or play on.",
        ),
        "ordonance",
        _PICTURE,
    )
