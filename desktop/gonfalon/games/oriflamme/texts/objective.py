"""The titles of the boxes and the objective of the game, both shown before rules or cards are read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gonfalon.texts.objective import Objective, PictureLayer
from gonfalon.texts.translations import translate


def box_title(name: str) -> str:
    """Return the title of a set that records name so; a user's own set has the same name everywhere."""
    titles = {"Oriflamme": translate("GameChoice", "Oriflamme"), "Alliance": translate("GameChoice", "Alliance")}
    return titles.get(name, name)


def deck_title(sets: Iterable[str]) -> str:
    """Return the title of the game played with the cards of these sets."""
    names = [*sets]
    own = [name for name in names if name not in ("Oriflamme", "Alliance")]
    if len(own) == 1:
        return own[0]
    if own or len(names) > 1:
        return translate("GameChoice", "Mixed deck")
    return box_title(names[0])


_PICTURE: Final = (
    PictureLayer("back-blue", -8, 22, 96), PictureLayer("coin-1", 42, 4, 36), PictureLayer("coin-1", 20, 2, 36),
    PictureLayer("frame-character-compact", 66, 22, 96), PictureLayer("emblem-heir", 92, 48, 46),
    PictureLayer("back-gold", 140, 22, 96), PictureLayer("coin-1", 158, 2, 36),
    PictureLayer("icon-chevron-right", 222, 50, 36),
    PictureLayer("type-character", 272, 0, 66),
    PictureLayer("coin-5", 256, 60, 48), PictureLayer("coin-1", 300, 58, 40), PictureLayer("coin-5", 306, 68, 48),
    PictureLayer("coin-1", 284, 78, 40),
)  # fmt: skip


def objective() -> Objective:
    """In the reader's language."""
    return Objective(
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
