"""The number keys of Ordonance: a territory for the unit that is picked up."""

from __future__ import annotations

from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.ui.board.choosing import Choosing as BoardChoosing

__all__ = ["Choosing"]


class Choosing(BoardChoosing):
    """Buttons are only needed to pass."""

    scene: OrdonanceScene

    def number(self, index: int) -> None:
        if not self.scene.asking.choices:
            self.scene.asking.press(index)
