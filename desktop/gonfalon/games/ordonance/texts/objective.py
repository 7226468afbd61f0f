"""Objective of Ordonance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gonfalon.texts.objective import Objective, PictureLayer
from gonfalon.texts.translations import translate

_PICTURE: Final = (
    *(
        piece
        for at, icon in enumerate(("spear", "bow", "swords", "helmet"))
        for piece in (
            PictureLayer("frame-ordonance", 58 * at - 8, 12, 96),
            PictureLayer(f"ordonance-{icon}", 16 + 58 * at, 38, 42),
        )
    ),
    PictureLayer("icon-chevron-right", 252, 42, 36),
    PictureLayer("marker-victory-1", 284, 2, 68),
    PictureLayer("ordonance-flag", 302, 62, 56),
)


def objective(sets: Iterable[str] = ()) -> Objective:
    """In the reader's language."""
    return Objective(
        "ordonance",
        translate("Goal", "Control more territories than anyone else."),
        translate(
            "Goal",
            "Each turn you play a unit into one of five territories: four units make an army. The more of its "
            "icons match, the stronger it is, and the strongest takes control.",
        ),
        translate(
            "Goal",
            "The game ends with the fifth victory marker; the player who controls the most territories wins. Some "
            "variants count points, or go on until all places are full.",
        ),
        "ordonance",
        _PICTURE,
        "scene-ordonance",
    )
