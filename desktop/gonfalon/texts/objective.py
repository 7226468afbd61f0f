"""The objective of a game at a glance: three sentences and a picture that is put together from the drawings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.texts.translations import translate

PICTURE: Final = (360.0, 120.0)
"""How wide and high a picture is, in the measure of its pieces."""


@dataclass(frozen=True)
class PictureLayer:
    """A drawing on a picture, as large as a square lets it be; it lies over those before it."""

    drawing: str
    left: float
    top: float
    side: float


@dataclass(frozen=True)
class Objective:
    """The summary of a game that a newcomer needs before the first move."""

    name: str
    """By what it is remembered that it was told; the first game of this name teaches what it tells."""
    wanted: str
    """What one wants."""
    done: str
    """What one does for it, turn by turn."""
    ended: str
    """How it ends, and who wins."""
    page: str
    """The chapter of the rules that says more."""
    picture: tuple[PictureLayer, ...]
    scene: str = ""
    """The drawing of what the game tells of; empty where there is none."""

    @property
    def sentences(self) -> tuple[str, str, str]:
        """All of it, in the order in which it is read."""
        return self.wanted, self.done, self.ended

    @staticmethod
    def headings() -> tuple[str, str, str]:
        """Return the headings above the three sentences."""
        return translate("Goal", "Your goal"), translate("Goal", "On your turn"), translate("Goal", "How the game ends")
