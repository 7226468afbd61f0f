"""A stack that is pointed at fans out downwards, so that everything beneath its top card is seen."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.table_scene import TableScene

__all__ = ["Fan"]

OPENS_MS, CLOSES_MS = 150, 250
"""How long the mouse rests on a stack before it fans out, and how long the fan stays when the mouse has left it."""


class Fan:
    """The one stack of a scene that lies fanned out, if any; the top card stays where it is."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.top = -1
        """The top card of the stack that is fanned out, -1 for none."""
        self.pinned = False
        self._wanted = -1
        self._opens, self._closes = QTimer(scene), QTimer(scene)
        for timer, ms, then in ((self._opens, OPENS_MS, self._open_wanted), (self._closes, CLOSES_MS, self.close)):
            timer.setSingleShot(True)
            timer.setInterval(ms)
            timer.timeout.connect(then)

    # -- reading -------------------------------------------------------------------------------------------------------

    def cards(self) -> list[int]:
        """The covered cards of the fan, the uppermost first."""
        table: Table = self.scene.table
        if self.top < 0 or self.top not in table.queue:
            return []
        return table.stack(table.queue.index(self.top))[1:]

    def holds(self, number: int) -> bool:
        """Whether a card lies in the fan, beneath its top card."""
        return self.top >= 0 and number in self.cards()

    def _top_of(self, item: QGraphicsItem | None) -> int:
        """The top card of the stack of several that an item lies in, -1 for none."""
        table: Table = self.scene.table
        if not isinstance(item, CardItem):
            return -1
        number = item.number
        for top in table.queue:
            if table.under[top] >= 0 and number in table.stack(table.queue.index(top)):
                return top
        return -1

    # -- opening and closing -------------------------------------------------------------------------------------------

    def point(self, item: QGraphicsItem | None) -> None:
        """The mouse rests on this: open what it lies in after a while, and close what it has left."""
        self._wanted = self._top_of(item)
        if self._wanted == self.top:
            self._closes.stop()
            self._opens.stop()
            return
        if self._wanted >= 0:
            self._opens.start()
        else:
            self._opens.stop()
        if self.top >= 0 and not self.pinned and self._top_of(self.scene.focus.item) != self.top:
            self._closes.start()

    def reach(self, item: QGraphicsItem | None) -> None:
        """The keys are at this: open its stack at once, and close any other."""
        self._open(self._top_of(item))

    def pin(self) -> bool:
        """Keep the fan open, or let it close again; False when there is none."""
        if self.top < 0:
            return False
        self.pinned = not self.pinned
        if not self.pinned:
            self._closes.start()
        return True

    def close(self) -> bool:
        """Lay the stack together; False when none is fanned out."""
        return self._open(-1)

    def forget(self) -> None:
        """Be closed, without a movement."""
        self._opens.stop()
        self._closes.stop()
        self._wanted = self.top = -1
        self.pinned = False

    def _open_wanted(self) -> None:
        self._open(self._wanted)

    def _open(self, top: int) -> bool:
        self._opens.stop()
        self._closes.stop()
        scene = self.scene
        if top == self.top or (top >= 0 and (scene.pointer.dragged is not None or not scene.director.idle)):
            return False
        self.top, self.pinned = top, False
        scene.refresh()
        scene.glide_home()
        return True
