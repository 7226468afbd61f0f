"""What lies in reserve before each family: a tab for each card, hanging from the strip of its owner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from gonfalon.games.oriflamme.window.appearance import KnownFaces
from gonfalon.games.oriflamme.window.measures import HANGS, Measures
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem, composed
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.ui.board.table_scene import TableScene

__all__ = ["ReserveTabs"]

INSET = 7.0
"""How much narrower than its strip a shelf is, at either side and at unit 1."""
BETWEEN = 4.0


class ReserveTabs:
    """The tabs of a scene, by the numbers of the cards that lie in reserve."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.items: dict[int, ShelfItem] = {}

    def reset(self) -> None:
        """Take all tabs away, for a board that is built anew."""
        for item in self.items.values():
            self.scene.removeItem(item)
        self.items = {}

    def at(self, card: int) -> ShelfItem | None:
        return self.items.get(card)

    def of(self, seat: int) -> list[ShelfItem]:
        """The tabs of a seat in the order of reserving."""
        return [self.items[card] for card in self.scene.table.reserve(seat) if card in self.items]

    def refresh(self, faces: KnownFaces) -> None:
        """Have a tab for each card in reserve, with what lies on it now."""
        table, words = faces.table, faces.words
        kinds = table.seating.cards.kinds
        for card in table.reserves:
            face = table.faces[card]
            if face is None:
                continue
            item = self.items.get(card)
            if item is None:
                item = self.items[card] = ShelfItem(card)
                self.scene.addItem(item)
            laden = bool(table.influence[card]) or kinds[face].influence == "kept"
            text = words.names.cards.get(kinds[face].id)
            said = (text.shelf if text is not None else "") or words.names.card(kinds[face].id)
            item.show_card(faces.look_of(card), said, table.influence[card] if laden else None)

    def lie_still(self) -> None:
        """Be done with appearing and glowing."""
        for item in self.items.values():
            item.lie_still()

    def place(self, panels: Sequence[SeatPanel], measures: Measures) -> None:
        """Hang every tab where its owner's strip is now, side by side where there are several."""
        for seat, panel in enumerate(panels):
            items = self.of(seat)
            if not items:
                continue
            strip, unit, high = panel.scene_rect(), measures.unit, measures.shelf_high
            y = strip.top() - high + HANGS * unit if panel.own else strip.bottom() - HANGS * unit
            x, room = strip.left() + INSET * unit, strip.width() - 2 * INSET * unit
            gap = BETWEEN * unit
            widths = composed(items, room - gap * (len(items) - 1), high)
            for item, width in zip(items, widths, strict=True):
                item.stands = panel.own
                item.place(QRectF(round(x), round(y), round(width), high), unit)
                x += width + gap
