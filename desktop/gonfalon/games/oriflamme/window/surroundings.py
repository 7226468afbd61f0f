"""What stands around the cards of the row and says more about them: captions, markers, the large card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from gonfalon.games.oriflamme.rules.table import RESOLUTION
from gonfalon.games.oriflamme.window.appearance import KnownFaces, dressed
from gonfalon.games.oriflamme.window.captions import CaptionItem
from gonfalon.games.oriflamme.window.layout import QueueRow
from gonfalon.games.oriflamme.window.marks import DirectionItem, EdgeItem, LargeCard
from gonfalon.games.oriflamme.window.measures import Measures
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.ui.board.home import Glide
from gonfalon.ui.board.preview import Told
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["Surroundings"]


class Surroundings:
    """Follows the cards of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
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

    def place(self, row: QueueRow, faces: KnownFaces, items: Sequence[QueueCard], glide: Glide | None = None) -> None:
        """Take the places that the row has now, at once or gliding as the cards do."""
        self._glide = glide
        x_of = [row.x_of(slot) for slot in range(len(row.table.queue))]
        self._place_captions(row, faces, items, x_of)
        self._place_direction(row, faces, items, x_of)
        self._place_edges(row, items, x_of)

    def _place_captions(self, row: QueueRow, faces: KnownFaces, items: Sequence[QueueCard], x_of: list[float]) -> None:
        table, measures, spread = row.table, row.measures, row.spread
        while len(self.captions) < len(x_of):
            caption = CaptionItem()
            caption.setZValue(1)
            caption.hide()  # else it would glide from the corner of the table
            self._scene.addItem(caption)
            self.captions.append(caption)
        y = measures.row_y + round(spread.card_width * RATIO) / 2
        high = min(26 * measures.unit, measures.cloth_foot - y)
        # A card that lies face down before its owner, who sees its name and not its place.
        named = [
            not table.open[card] and (table.seating.owner[card] == row.viewer or faces.all_open) for card in table.queue
        ]
        # Beside a number a name has more room than the card above it, beside another name it has not.
        halves = [spread.step / 2 - 2 if name else spread.step - 13 * measures.unit for name in named]
        for slot, caption in enumerate(self.captions):
            if slot >= len(x_of):
                caption.setVisible(False)
                continue
            item = items[table.queue[slot]]
            stood = caption.isVisible()
            caption.setVisible(item.isVisible() and row.lifted < 0 and not item.badge)
            text = faces.name_of(item.number) if named[slot] else str(slot + 1)
            room = 2 * min([*halves[max(0, slot - 1) : slot], *halves[slot + 1 : slot + 2], spread.step - 13])
            family = item.family if named[slot] else None
            caption.show_text(text, family, QSizeF(room, high), measures.unit)
            set_tip(caption, faces.words.numbered(slot + 1, len(x_of)))
            self._bring(caption, QPointF(x_of[slot], y), stood)

    def _bring(self, item: QGraphicsObject, to: QPointF, stood: bool) -> None:
        if stood and self._glide is not None:
            self._glide(item, to)
        else:
            item.setPos(to)

    def _place_direction(self, row: QueueRow, faces: KnownFaces, items: Sequence[QueueCard], x_of: list[float]) -> None:
        table, cloth, unit = row.table, row.measures.cloth, row.measures.unit
        resolving = table.phase == RESOLUTION
        x = cloth.center().x()
        if resolving and not table.vacant and 0 <= table.at < len(x_of):
            x = x_of[table.at]
        rightwards = table.seating.direction == "left-to-right"
        text = "" if resolving else faces.words.direction(rightwards)
        # On a low cloth the marker is low as well, so that it leaves room for the words on cards.
        share = max(0.8, min(1.0, cloth.height() / (254 * unit)))
        self.direction.show_text(text, rightwards, unit * share)
        self._bring(self.direction, QPointF(x, cloth.top()), stood=not text)
        marker = self.direction.boundingRect().translated(x, cloth.top())
        for card, middle in zip(table.queue, x_of, strict=True):
            items[card].stand_below(marker.translated(-middle, -row.measures.row_y))

    def _place_edges(self, row: QueueRow, items: Sequence[QueueCard], x_of: list[float]) -> None:
        measures, middle, scrolls = row.measures, row.spread.inner.center().x(), row.spread.overflow > 0
        hidden = [x for x, card in zip(x_of, row.table.queue, strict=True) if not items[card].isVisible()]
        for edge, left in zip(self.edges, (True, False), strict=True):
            count = sum((x < middle) == left for x in hidden) if scrolls else 0
            edge.show_count(count, left, QPointF(row.edge_x(left), measures.row_y), measures.unit)

    # -- the large card ------------------------------------------------------------------------------------------------

    def point_at(self, item: QueueCard | ShelfItem | None) -> bool:
        """The mouse rests on a card or a tab, or it has the focus; False when it did so before."""
        changed = item is not self._pointed
        self._pointed = item
        return changed

    def show_large(self, shown: CardLook | str, head: str, measures: Measures) -> None:
        """Show a card large that need not lie on the table, or the back of a family by its letter."""
        column = measures.column
        self.preview.show_card(shown, head, column.preview, column.caption, measures.unit)

    def show_preview(self, row: QueueRow, faces: KnownFaces, told: Told, held: QueueCard | None, *, past: bool) -> None:
        """Show what is carried, what is pointed at, what acts, or what was told of last; before all that a back.

        Args:
            row: as it lies now.
            faces: of its table.
            told: the cards that were told of last.
            held: the card that is being carried, None for none.
            past: whether the table shows what is over, of which nothing resolves now.
        """
        table, item = row.table, held or self._pointed
        seating = table.seating
        if item is not None and item.isVisible():
            shown: CardLook | str = item.look or seating.families[seating.owner[item.number]]
            head = faces.words.whereabouts(table, item.number)
        elif table.phase == RESOLUTION and table.acted >= 0 and not table.vacant and not past:
            shown = faces.look_of(table.acted) or seating.families[seating.owner[table.acted]]
            head = faces.words.resolving_now()
        elif told.card is not None:
            kind, family = told.card
            shown = family if kind is None else dressed(faces.words, seating.cards, kind, family)
            head = told.head
        else:
            shown = seating.families[max(row.viewer, 0)]
            head = faces.words.back_of(shown)
        self.show_large(shown, head, row.measures)
