"""What stands around the cards of the row and says more about them: captions, markers, the large card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsObject

from gonfalon.games.oriflamme.rules.table import RESOLUTION
from gonfalon.games.oriflamme.window.captions import CaptionItem
from gonfalon.games.oriflamme.window.layout import Layout
from gonfalon.games.oriflamme.window.marks import DirectionItem, EdgeItem, LargeCard
from gonfalon.games.oriflamme.window.measures import RowLayout
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.ui.board.home import Glide
from gonfalon.ui.look.cards import RATIO, CardLook

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Surroundings"]


class Surroundings:
    """Follows the cards of a scene."""

    def __init__(self, scene: OriflammeScene) -> None:
        self.scene = scene
        self.captions: list[CaptionItem] = []
        self.edges = (EdgeItem(), EdgeItem())
        self.direction = DirectionItem()
        self.preview = LargeCard()
        for item in (*self.edges, self.direction, self.preview):
            scene.addItem(item)
        self.direction.setZValue(30)
        self._pointed: QueueCard | ShelfItem | None = None
        self._glide: Glide | None = None

    def reset(self) -> None:
        """Forget what was pointed at, for a board that is built anew."""
        self._pointed = None
        self.preview.setVisible(False)

    def place(self, glide: Glide | None = None) -> None:
        """Take the places that the row has now, at once or gliding as the cards do."""
        self._glide = glide
        scene = self.scene
        row, lead = Layout.row(scene), Layout.lead(scene)
        x_of = [row.x(Layout.visual(scene, slot + lead), scene.scroll) for slot in range(len(scene.table.queue))]
        self._place_captions(x_of, row)
        self._place_direction(x_of)
        self._place_edges(x_of, row.inner.center().x(), row.overflow > 0)
        self.show_preview()

    def _place_captions(self, x_of: list[float], row: RowLayout) -> None:
        scene, table = self.scene, self.scene.table
        measures = scene.measures
        while len(self.captions) < len(x_of):
            caption = CaptionItem()
            caption.setZValue(1)
            scene.addItem(caption)
            self.captions.append(caption)
        y = measures.row_y + round(row.card_width * RATIO) / 2
        high = min(26 * measures.unit, measures.cloth_foot - y)
        named = [self._is_named(card) for card in table.queue]
        # Beside a number a name has more room than the card above it, beside another name it has not.
        halves = [row.step / 2 - 2 if name else row.step - 13 * measures.unit for name in named]
        for slot, caption in enumerate(self.captions):
            if slot >= len(x_of):
                caption.setVisible(False)
                continue
            item = scene.items_by_number[table.queue[slot]]
            stood = caption.isVisible()
            caption.setVisible(item.isVisible() and not scene.asking.opens_gaps)
            text = scene.name_of(item.number) if named[slot] else str(slot + 1)
            room = 2 * min([*halves[max(0, slot - 1) : slot], *halves[slot + 1 : slot + 2], row.step - 13])
            family = item.family if named[slot] else None
            caption.show_text(text, family, QSizeF(room, high), measures.unit)
            self._bring(caption, QPointF(x_of[slot], y), stood)

    def _is_named(self, card: int) -> bool:
        """Whether a card lies face down before its owner, who sees its name and not its place."""
        table = self.scene.table
        return table.seating.owner[card] == self.scene.viewer and not table.open[card]

    def _bring(self, item: QGraphicsObject, to: QPointF, stood: bool) -> None:
        if stood and self._glide is not None:
            self._glide(item, to)
        else:
            item.setPos(to)

    def _place_direction(self, x_of: list[float]) -> None:
        scene, table = self.scene, self.scene.table
        resolving = table.phase == RESOLUTION
        x = scene.measures.cloth.center().x()
        if resolving and not table.vacant and 0 <= table.at < len(x_of):
            x = x_of[table.at]
        rightwards = table.seating.direction == "left-to-right"
        text = "" if resolving else scene.words.direction(rightwards)
        cloth, unit = scene.measures.cloth, scene.measures.unit
        # On a low cloth the marker is low as well, so that it leaves room for the words on cards.
        share = max(0.8, min(1.0, cloth.height() / (254 * unit)))
        self.direction.show_text(text, rightwards, unit * share)
        self._bring(self.direction, QPointF(x, cloth.top()), stood=not text)
        marker = self.direction.boundingRect().translated(x, cloth.top())
        for card, middle in zip(table.queue, x_of, strict=True):
            scene.items_by_number[card].stand_below(marker.translated(-middle, -scene.measures.row_y))

    def _place_edges(self, x_of: list[float], middle: float, scrolls: bool) -> None:
        scene = self.scene
        measures = scene.measures
        hidden = [
            x for x, card in zip(x_of, scene.table.queue, strict=True) if not scene.items_by_number[card].isVisible()
        ]
        for edge, left in zip(self.edges, (True, False), strict=True):
            count = sum((x < middle) == left for x in hidden) if scrolls else 0
            x = measures.cloth.left() + 24 * measures.unit if left else measures.cloth.right() - 24 * measures.unit
            edge.show_count(count, left, QPointF(x, measures.row_y), measures.unit)

    # -- the large card ------------------------------------------------------------------------------------------------

    def point_at(self, item: QueueCard | ShelfItem | None) -> None:
        """Show a card large, because the mouse rests on it or it has the focus; one in reserve by its shelf."""
        if item is not self._pointed:
            shown = self.preview.isVisible()
            self._pointed = item
            self.show_preview()
            if self.preview.isVisible() != shown:
                # What stands where the large card comes gives way to it.
                self.scene.relaid.emit()

    def show_look(self, look: CardLook | None) -> None:
        """Show a card large that need not lie on the table; None goes back to what was shown."""
        if look is None:
            self.show_preview()
        else:
            measures = self.scene.measures
            self.preview.show_card(look, "", measures.preview, measures.preview_caption, measures.side_unit)

    def show_preview(self) -> None:
        """Show what is pointed at, else the card that acts, or its back if the seat does not know it."""
        scene, table = self.scene, self.scene.table
        item: QueueCard | ShelfItem | None = self._pointed
        caption = ""
        shown: str | None = None
        if item is not None and not (item.isVisible() and item.look is not None):
            item = None
        if item is None and table.phase == RESOLUTION and table.acted >= 0 and not table.vacant:
            acting = scene.items_by_number[table.acted]
            caption = scene.words.resolving_now()
            if acting.look is not None:
                item = acting
            else:
                shown = acting.family
        measures = scene.measures
        self.preview.show_card(
            shown if item is None else item.look,
            caption,
            measures.preview,
            measures.preview_caption,
            measures.side_unit,
        )
