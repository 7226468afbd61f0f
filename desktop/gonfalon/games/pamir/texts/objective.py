"""The objective of a player in Pax Pamir."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gonfalon.texts.objective import Objective, PictureLayer
from gonfalon.texts.translations import translate

_PICTURE: Final = (
    PictureLayer("pamir-army-afghan", 2, 52, 62), PictureLayer("pamir-army-russian", 46, 52, 62),
    PictureLayer("pamir-army-british", 98, 52, 62), PictureLayer("pamir-army-british", 142, 52, 62),
    PictureLayer("pamir-army-british", 98, 4, 62), PictureLayer("pamir-army-british", 142, 4, 62),
    PictureLayer("icon-chevron-right", 202, 42, 36),
    PictureLayer("pamir-dominance", 234, 4, 100), PictureLayer("pamir-patriot-british", 300, 58, 60),
)  # fmt: skip


def objective(sets: Iterable[str] = ()) -> Objective:
    """In the reader's language."""
    return Objective(
        "pamir",
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
        "scene-pamir",
    )
