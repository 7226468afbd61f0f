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


_ALLIANCE_PICTURE: Final = (
    PictureLayer("frame-character-compact", -8, 22, 96), PictureLayer("emblem-judge", 18, 48, 46),
    PictureLayer("icon-chevron-right", 82, 50, 36),
    PictureLayer("back-gold", 112, 22, 96), PictureLayer("token-verdict", 140, 4, 44),
    PictureLayer("marker-reserve", 216, 6, 62),
    PictureLayer("coin-5", 226, 66, 48), PictureLayer("coin-1", 264, 76, 40),
    PictureLayer("type-character", 286, 6, 66),
)  # fmt: skip
_MIXED_PICTURE: Final = (
    PictureLayer("frame-character-compact", -8, 22, 96), PictureLayer("emblem-shapeshifter", 18, 48, 46),
    PictureLayer("frame-character-compact", 66, 22, 96), PictureLayer("emblem-empress", 92, 48, 46),
    PictureLayer("frame-intrigue-compact", 140, 22, 96), PictureLayer("emblem-infiltration", 166, 48, 46),
    PictureLayer("icon-chevron-right", 226, 50, 36),
    PictureLayer("type-character", 276, 0, 66),
    PictureLayer("coin-5", 262, 62, 48), PictureLayer("coin-1", 304, 66, 40),
)  # fmt: skip


def objective(sets: Iterable[str] = ()) -> Objective:
    """The one of the game played with the cards of these sets, in the reader's language."""
    played = {*sets}
    if played == {"Alliance"}:
        return _alliance()
    return _mixed() if played == {"Oriflamme", "Alliance"} else _oriflamme()


def _most_influence() -> str:
    return translate("Goal", "After six rounds the family with the most influence takes the throne.")


def _oriflamme() -> Objective:
    return Objective(
        "oriflamme",
        translate("Goal", "The throne is empty: gather more influence than the other families."),
        translate(
            "Goal",
            "Each round every family plays a card face down into the queue; then one card after the other acts, or "
            "waits and gathers influence.",
        ),
        _most_influence(),
        "goal",
        _PICTURE,
        "scene-oriflamme",
    )


def _alliance() -> Objective:
    return Objective(
        "alliance",
        translate(
            "Goal",
            "The throne is still empty: gather more influence than the other families, with the help of ten new cards.",
        ),
        translate(
            "Goal",
            "Each round every family plays a card face down; then one card after the other acts or waits. Any Judge "
            "may eliminate a card with a verdict token; a card in reserve goes on working, and nothing can hit it.",
        ),
        translate(
            "Goal",
            "After six rounds a Deal in reserve pays once more; then the family with the most influence takes the "
            "throne.",
        ),
        "alliance",
        _ALLIANCE_PICTURE,
        "scene-alliance",
    )


def _mixed() -> Objective:
    return Objective(
        "mixed",
        translate(
            "Goal",
            "The throne is empty: gather more influence than the other families, with ten kinds of cards from both "
            "games.",
        ),
        translate(
            "Goal",
            "Each round every family plays a card face down; then one card after the other acts or waits. Look for "
            "cards of one game that help those of the other.",
        ),
        _most_influence(),
        "mixed",
        _MIXED_PICTURE,
        "scene-oriflamme",
    )
