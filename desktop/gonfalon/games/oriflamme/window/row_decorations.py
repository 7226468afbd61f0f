"""Items around the cards of the row: captions, the direction marker, plates at the ends, the large card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gonfalon.games.oriflamme.rules.table import RESOLUTION
from gonfalon.games.oriflamme.window.panels import ReserveTab
from gonfalon.games.oriflamme.window.queue_card import KnownFaces, QueueCard, card_look
from gonfalon.games.oriflamme.window.queue_layout import QueueRow
from gonfalon.games.oriflamme.window.table_layout import TableLayout
from gonfalon.ui.board.card import Glide
from gonfalon.ui.board.previews import LoggedCards, PreviewItem, about_hint
from gonfalon.ui.look import art, cards, fonts
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.look.palette import CREAM, FAMILIES, GOLD_2, MIST, NIGHT_2
from gonfalon.ui.widgets.plain_text import set_tip


class CaptionItem(QGraphicsObject):
    """The line beneath a place of the queue."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.family: str | None = None
        self.room = QSizeF(90, 22)
        """How much room there is for the words, in scene units."""
        self.unit = 1.0

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-self.room.width() / 2, 0), self.room).adjusted(-1, 0, 1, 0)

    def show_text(self, text: str, family: str | None, room: QSizeF, unit: float) -> None:
        """Write the text, in the colour of a family when it is that family's secret."""
        if (text, family, room, unit) != (self.text, self.family, self.room, self.unit):
            self.prepareGeometryChange()
            self.text, self.family, self.room, self.unit = text, family, room, unit
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font = fonts.font(13 * self.unit)
        # The room between the cards and the border of the cloth does not grow with the letters.
        font.setPixelSize(min(font.pixelSize(), round(15 * self.unit)))
        wide = self.room.width()
        while font.pixelSize() > 12 and QFontMetricsF(font).horizontalAdvance(self.text) > wide:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(FAMILIES[self.family].on_dark if self.family else MIST)
        text = painter.fontMetrics().elidedText(self.text, Qt.TextElideMode.ElideRight, int(wide))
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, text)


class DirectionItem(QGraphicsObject):
    """The arrow on the upper edge of the cloth: which way the queue resolves, or over the card that acts."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._rightwards = True
        self._unit = 1.0

    def show_text(self, text: str, rightwards: bool, unit: float) -> None:
        if (text, rightwards, unit) != (self._text, self._rightwards, self._unit):
            self.prepareGeometryChange()
            self._text, self._rightwards, self._unit = text, rightwards, unit
            self.update()

    def _font(self) -> QFont:
        font = fonts.font(16 * self._unit)
        font.setPixelSize(min(font.pixelSize(), round(18 * self._unit)))
        return font

    def boundingRect(self) -> QRectF:
        words = QFontMetricsF(self._font()).horizontalAdvance(self._text) if self._text else 0.0
        wide = (80 + (words / self._unit + 30 if self._text else 0)) * self._unit
        return QRectF(-wide / 2, -2 * self._unit, wide, 34 * self._unit)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect = self.boundingRect().adjusted(1, 1, -1, -1)
        unit = self._unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD_2, 1.5 * unit))
        painter.setBrush(NIGHT_2)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        arrow = QRectF(rect.left() + 10 * unit, rect.center().y() - 13 * unit, 58 * unit, 26 * unit)
        if self._rightwards:
            art.paint(painter, "marker-direction", arrow)
        else:
            arrow.moveRight(rect.right() - 10 * unit)
            painter.save()
            painter.translate(2 * arrow.center().x(), 0)
            painter.scale(-1, 1)
            art.paint(painter, "marker-direction", arrow)
            painter.restore()
        if self._text:
            painter.setPen(CREAM)
            painter.setFont(self._font())
            words = (
                rect.adjusted(78 * unit, 0, -16 * unit, 0)
                if self._rightwards
                else rect.adjusted(16 * unit, 0, -78 * unit, 0)
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._text)


class TurnItem(QGraphicsObject):
    """The bent arrow from the end of the first row to the beginning of the second."""

    BULGE = 20.0
    """How far it stands out, at unit 1."""

    def __init__(self) -> None:
        super().__init__()
        self._high = 0.0
        self._rightwards = True
        self._unit = 1.0
        self.setVisible(False)

    def lead(self, ends: tuple[QPointF, QPointF] | None, rightwards: bool, unit: float) -> None:
        """Lead from the first point to the second below it, bent to the right or to the left; None to go away."""
        self.setVisible(ends is not None)
        if ends is None:
            return
        begin, end = ends
        self.setPos(begin)
        if (end.y() - begin.y(), rightwards, unit) != (self._high, self._rightwards, self._unit):
            self.prepareGeometryChange()
            self._high, self._rightwards, self._unit = end.y() - begin.y(), rightwards, unit
            self.update()

    def boundingRect(self) -> QRectF:
        wide = (self.BULGE + 8) * self._unit
        return QRectF(0 if self._rightwards else -wide, -6 * self._unit, wide, self._high + 12 * self._unit)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit, high = self._unit, self._high
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(unit if self._rightwards else -unit, unit)
        high /= unit
        bend = min(self.BULGE - 4, high / 2)
        way = QPainterPath(QPointF(6, 0))
        way.quadTo(QPointF(4 + bend, 0), QPointF(4 + bend, bend))
        way.lineTo(4 + bend, high - bend)
        way.quadTo(QPointF(4 + bend, high), QPointF(12, high))
        head = QPolygonF([QPointF(4, high), QPointF(14, high - 6), QPointF(14, high + 6)])
        for colour, width in ((NIGHT_2, 7.0), (GOLD_2, 3.5)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(way)
            painter.setPen(QPen(colour, width - 2.5))
            painter.setBrush(colour)
            painter.drawPolygon(head)


class LargeCard(PreviewItem):
    """A card by its look, or the back of a family's cards by the letter of the family."""

    shown: CardLook | str | None

    @property
    def look(self) -> CardLook | None:
        """The look of the face that is shown, None where a back or nothing is shown."""
        return self.shown if isinstance(self.shown, CardLook) else None

    def card_pixmap(self, shown: CardLook | str, width: float, dpr: float) -> QPixmap:
        return cards.front(shown, width, dpr) if isinstance(shown, CardLook) else cards.back(shown, width, dpr)


class RowDecorations:
    """Follows the cards of a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.captions: list[CaptionItem] = []
        self.turn = TurnItem()
        self.direction = DirectionItem()
        self.preview = LargeCard()
        for item in (self.turn, self.direction, self.preview):
            scene.addItem(item)
        self.direction.setZValue(30)
        self._pointed: QueueCard | ReserveTab | None = None
        self._glide: Glide | None = None

    def reset(self) -> None:
        """Forget what was pointed at, for a board that is built anew."""
        self._pointed = None

    def place(self, row: QueueRow, faces: KnownFaces, items: Sequence[QueueCard], glide: Glide | None = None) -> None:
        """Take the places that the row has now, at once or gliding as the cards do."""
        self._glide = glide
        middles = [row.middle_of(slot) for slot in range(len(row.table.queue))]
        self._place_captions(row, faces, items, middles)
        self._place_direction(row, faces, items, middles)
        self.turn.lead(row.turn(), row.rightwards, row.measures.unit)

    def _place_captions(
        self, row: QueueRow, faces: KnownFaces, items: Sequence[QueueCard], middles: Sequence[QPointF]
    ) -> None:
        table, measures, spread = row.table, row.measures, row.spread
        while len(self.captions) < len(middles):
            caption = CaptionItem()
            caption.setZValue(1)
            caption.hide()  # else it would glide from the corner of the table
            self._scene.addItem(caption)
            self.captions.append(caption)
        below = round(spread.card_width * RATIO) / 2
        high = min(26 * measures.unit, measures.cloth_foot - spread.ys[-1] - below)
        # A card that lies face down before its owner, who sees its name and not its place.
        named = [
            not table.open[card] and (table.seating.owner[card] in faces.own or faces.all_open) for card in table.queue
        ]
        # Beside a number a name has more room than the card above it, beside another name it has not.
        halves = [spread.step / 2 - 2 if name else spread.step - 13 * measures.unit for name in named]
        for slot, caption in enumerate(self.captions):
            if slot >= len(middles):
                caption.setVisible(False)
                continue
            item = items[table.queue[slot]]
            stood = caption.isVisible()
            caption.setVisible(item.isVisible() and row.lifted < 0 and not item.badge)
            text = faces.name_of(item.number) if named[slot] else str(slot + 1)
            room = 2 * min([*halves[max(0, slot - 1) : slot], *halves[slot + 1 : slot + 2], spread.step - 13])
            family = item.family if named[slot] else None
            caption.show_text(text, family, QSizeF(room, high), measures.unit)
            set_tip(caption, faces.words.numbered(slot + 1, len(middles)))
            self._bring(caption, middles[slot] + QPointF(0, below), stood)

    def _bring(self, item: QGraphicsObject, to: QPointF, stood: bool) -> None:
        if stood and self._glide is not None:
            self._glide(item, to)
        else:
            item.setPos(to)

    def _place_direction(
        self, row: QueueRow, faces: KnownFaces, items: Sequence[QueueCard], middles: Sequence[QPointF]
    ) -> None:
        table, cloth, unit = row.table, row.measures.cloth, row.measures.unit
        resolving = table.phase == RESOLUTION
        # On a low cloth the marker is low as well, so that it leaves room for the words on cards.
        share = max(0.8, min(1.0, row.measures.border / (40 * unit)))
        at, rightwards = QPointF(cloth.center().x(), cloth.top()), row.rightwards
        if resolving and not table.vacant and 0 <= table.at < len(middles):
            at.setX(middles[table.at].x())
            if middles[table.at].y() > row.spread.ys[0]:
                # The second row runs back, and has the lower edge beside it.
                at.setY(cloth.bottom() - 32 * unit * share)
                rightwards = not rightwards
        text = "" if resolving else faces.words.direction(row.rightwards, rows=row.measures.rows)
        self.direction.show_text(text, rightwards, unit * share)
        self._bring(self.direction, at, stood=not text)
        marker = self.direction.boundingRect().translated(at)
        for card, middle in zip(table.queue, middles, strict=True):
            # Captions of the row above stand where its number of cards would.
            lower = middle.y() > row.spread.ys[0]
            items[card].stand_below(items[card].size.translated(0, -20 * unit) if lower else marker.translated(-middle))

    # -- the large card ------------------------------------------------------------------------------------------------

    def point_at(self, item: QueueCard | ReserveTab | None) -> bool:
        """The mouse rests on a card or a tab, or it has the focus; False when it did so before."""
        changed = item is not self._pointed
        self._pointed = item
        return changed

    def show_large(self, shown: CardLook | str, head: str, measures: TableLayout) -> None:
        """Show a card large that need not lie on the table, or the back of a family by its letter."""
        column = measures.column
        self.preview.show_card(shown, head, column.preview, column.caption, measures.unit)

    def show_preview(
        self,
        row: QueueRow,
        faces: KnownFaces,
        told: LoggedCards,
        held: QueueCard | None,
        advised: QueueCard | None,
        *,
        past: bool,
    ) -> None:
        """Show what is carried, what is pointed at, what acts, or what was told of last; before all that a back.

        Args:
            row: as it lies now.
            faces: of its table.
            told: the cards that were told of last.
            held: the card that is being carried, None for none.
            advised: the card that a hint is about, None for none.
            past: whether the table shows what is over, of which nothing resolves now.
        """
        table, item = row.table, held or self._pointed or advised
        seating = table.seating
        if item is not None and item.isVisible():
            shown: CardLook | str = item.look or seating.families[seating.owner[item.number]]
            head = about_hint() if item is advised else faces.words.whereabouts(table, item.number)
        elif table.phase == RESOLUTION and table.acted >= 0 and not table.vacant and not past:
            shown = faces.look_of(table.acted) or seating.families[seating.owner[table.acted]]
            head = faces.words.resolving_now()
        elif told.card is not None:
            kind, family = told.card
            shown = family if kind is None else card_look(faces.words, seating.cards, kind, family)
            head = told.head
        else:
            shown = seating.families[max(row.viewer, 0)]
            head = faces.words.back_of(shown)
        self.show_large(shown, head, row.measures)
