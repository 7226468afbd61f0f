"""A hint that shows: what it is about on the board, and the paper that says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QTextLayout, QTextOption
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.texts.hints import HintWords
from gonfalon.texts.translations import translate
from gonfalon.ui.board.panel_items import fitted_font
from gonfalon.ui.board.scene_marks import arc_path
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.look import fonts, state_marks
from gonfalon.ui.look.palette import ADVICE, INK
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.styling import HALO, painted_property, role_font, ui_scale

SEAL: Final = 34.0
"""The size of the seal on a place, at unit 1."""
LINE, EDGE, HEAD = 4.5, 8.0, 16.0
"""How wide the curve is, with its ink, and how long its head, at unit 1."""
DASHES: Final = (16.0, 6.0, 4.0, 6.0)
"""Dash-dot, so that it is told from other curves without its colour."""
LOW: Final = 38.0
"""The seal stands beside what is not as high, at unit 1."""
PULSE_MS: Final = 300
AIR: Final = 30.0
PLAYED_DASHES: Final = (10.0, 7.0)
"""Of the arrow of a move that was played."""
DISC: Final = 24.0
"""The disc of an arrow, at unit 1."""


class AdvisedPlaces(NamedTuple):
    """Where a move that is advised is made."""

    card: QRectF | None
    """The card that would be taken, as it lies."""
    place: QRectF | None
    """Where it would go, or what would be clicked."""
    outline: QPainterPath | None = None
    """The outline of a place that is no rectangle."""
    free: bool = True
    """Whether nothing lies on the place that a colour would veil."""


class MoveArrow(NamedTuple):
    """How one of several moves is drawn that are compared."""

    move: str
    """Its word."""
    number: int
    """What its disc says."""
    colour: QColor
    dashed: bool

    @property
    def dashes(self) -> Sequence[float]:
        """Those of its line, none where it is solid."""
        return PLAYED_DASHES if self.dashed else ()


def paint_arrow(painter: QPainter, path: QPainterPath, unit: float, colour: QColor, dashes: Sequence[float]) -> None:
    """Draw a curve with its head, edged with ink; without dashes it is solid."""
    length = path.length()
    foot = path.pointAtPercent(path.percentAtLength(max(0.0, length - HEAD * unit)))
    tip = path.pointAtPercent(1.0)
    along = tip - foot
    across = QPointF(-along.y(), along.x()) * 0.6
    head = QPolygonF([tip, foot + across, foot - across])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for wide, shade in ((EDGE, INK), (LINE, colour)):
        pen = QPen(shade, wide * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if dashes:
            # As long for both, so that the colour lies on the ink.
            pen.setDashPattern([dash / wide for dash in dashes])
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(QPen(INK, 2 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(colour)
    painter.drawPolygon(head)


class MoveArrowsItem(QGraphicsObject):
    """Arrows of moves that are compared, each with its number where it starts, and the free places that they reach."""

    def __init__(self) -> None:
        super().__init__()
        self.arrows: Sequence[tuple[MoveArrow, AdvisedPlaces]] = ()
        self.drawn: list[tuple[MoveArrow, QPointF, QPainterPath | None]] = []
        """The middle of each disc, and the curve from there; None where nothing goes anywhere."""
        self.free: list[AdvisedPlaces] = []
        """The places where nothing lies at the end of an arrow: they would be bare wood."""
        self._unit = 1.0
        self._words = QRectF()
        self.setZValue(885)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_arrows(self, arrows: Sequence[tuple[MoveArrow, AdvisedPlaces]], unit: float, words: QRectF) -> None:
        """Draw these, or nothing any more; they pass beneath the words that stand there."""
        if (arrows, unit, words) == (self.arrows, self._unit, self._words):
            return
        self.prepareGeometryChange()
        self.arrows, self._unit, self._words = arrows, unit, words
        cards = [places.card or places.place for _, places in arrows]
        ends = [places.place for _, places in arrows]
        self.drawn, self.free = [], []
        for number, (arrow, places) in enumerate(arrows):
            start = _shared(cards, number, DISC * unit)
            if start is None:
                continue
            path, end = None, _shared(ends, number, 0.0)
            if places.card is not None and end is not None and not places.card.intersects(end):
                inside = min(12 * unit, end.width() / 4, end.height() / 4)
                path = arc_path(start, end.adjusted(inside, inside, -inside, -inside), unit)
                if places.free and places.place not in [one.place for one in self.free]:
                    self.free.append(places)
            at = QPointF(start.center().x(), start.top()) if path is None else path.pointAtPercent(0.0)
            self.drawn.append((arrow, at, path))
        self.update()

    def boundingRect(self) -> QRectF:
        air = AIR * self._unit
        rects = [QRectF(at, QSizeF(1, 1)) for _, at, _ in self.drawn]
        rects += [path.boundingRect() for _, _, path in self.drawn if path is not None]
        rects += [one.place for one in self.free if one.place is not None]
        return united(rects).adjusted(-air, -air, air, air) if rects else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, words = QPainterPath(), QPainterPath()
        whole.addRect(self.boundingRect())
        words.addRect(self._words)
        painter.save()
        painter.setClipPath(whole.subtracted(words))
        for one in self.free:
            if one.outline is not None:
                state_marks.drop_outline(painter, one.outline, hovered=False, calm=True)
            elif one.place is not None:
                state_marks.drop_frame(painter, one.place, False, state_marks.place_corner(one.place) + 1)
        # The first is the best, and lies on top.
        for arrow, _, path in reversed(self.drawn):
            if path is not None:
                paint_arrow(painter, path, self._unit, arrow.colour, arrow.dashes)
        painter.restore()
        for arrow, at, _ in reversed(self.drawn):
            state_marks.number_disc(painter, at, DISC * self._unit, arrow.colour, arrow.number)


def _shared(rects: Sequence[QRectF | None], number: int, least: float) -> QRectF | None:
    """Return the part of a rectangle for one arrow where several begin or end in it, no narrower than the least."""
    rect = rects[number]
    if rect is None:
        return None
    same = [place for place, one in enumerate(rects) if one == rect]
    wide = max(rect.width() / len(same), least)
    left = rect.center().x() + (same.index(number) - len(same) / 2) * wide
    return QRectF(left, rect.top(), wide, rect.height())


class HintLineItem(QGraphicsObject):
    """The curves from cards to their places, beneath all that is written on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.paths: Sequence[QPainterPath] = ()
        self._unit = 1.0
        self.setZValue(6)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_paths(self, paths: Sequence[QPainterPath], unit: float) -> None:
        """Draw these."""
        self.prepareGeometryChange()
        self.paths, self._unit = paths, unit
        self.update()

    def boundingRect(self) -> QRectF:
        air = AIR * self._unit
        return united([path.boundingRect() for path in self.paths]).adjusted(-air, -air, air, air)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for path in self.paths:
            paint_arrow(painter, path, self._unit, ADVICE, DASHES)


class HintItem(QGraphicsObject):
    """The glow around card and place, and the seal; the curve between them is an item of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.places: Sequence[AdvisedPlaces] = ()
        self.line = HintLineItem()
        self._unit = 1.0
        self._whole = QRectF()
        self._pulse = 0.0
        self.setZValue(885)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    pulse = painted_property("_pulse")
    """From 0 to 1 the seal grows once and is as it was."""

    def show_places(self, places: Sequence[AdvisedPlaces], unit: float) -> None:
        """Mark these, or nothing any more."""
        if (places, unit) == (self.places, self._unit):
            return
        self.prepareGeometryChange()
        self.places, self._unit = places, unit
        air = AIR * unit
        whole = united([rect for one in places for rect in (one.card, one.place)])
        self._whole = whole.adjusted(-air, -air, air, air)
        self.line.show_paths([path for one in places if (path := self._path(one)) is not None], unit)
        self.setVisible(bool(places))
        self.update()

    def _path(self, advised: AdvisedPlaces) -> QPainterPath | None:
        """The way from a card to its place; None where there is only one of them."""
        card, place = advised.card, advised.place
        if card is None or place is None or card.intersects(place):
            return None
        # From the side that is nearer, so that it does not lie on the card itself.
        x = min(max(place.center().x(), card.left()), card.right())
        return arc_path(QRectF(x - 1, card.top(), 2, card.height()), place, self._unit)

    def seal_place(self, advised: AdvisedPlaces) -> QPointF | None:
        """
        Return the middle of the seal: on the upper edge of the place, else of the card, and on no name there. Where two
        cards would go to the same place, each bears its own seal on its left edge.
        """
        if advised.card is not None and [one.place for one in self.places].count(advised.place) > 1:
            return QPointF(advised.card.left(), advised.card.center().y())
        rect = advised.place or advised.card
        if rect is None:
            return None
        if rect.height() < LOW * self._unit:
            return QPointF(rect.left() - 0.25 * SEAL * self._unit, rect.center().y())
        if rect.width() > 1.5 * rect.height():
            return rect.topLeft()
        if advised.free and advised.place is not None:
            return QPointF(rect.center().x(), rect.top())
        return rect.topRight() + QPointF(-2, 4) * self._unit

    def boundingRect(self) -> QRectF:
        return self._whole

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for advised in self.places:
            if advised.card is not None:
                state_marks.advice_frame(painter, advised.card, advised.card.width() * 0.064, filled=False)
            if advised.outline is not None:
                state_marks.advice_outline(painter, advised.outline)
            elif advised.place is not None:
                corner = state_marks.place_corner(advised.place) + 1
                state_marks.advice_frame(painter, advised.place, corner, filled=advised.free)
        size = SEAL * self._unit * (1 + self._pulse * (1 - self._pulse))
        for number, advised in enumerate(self.places, 1):
            at = self.seal_place(advised)
            if at is not None:
                state_marks.advice_seal(painter, at, size, number if len(self.places) > 1 else 0)


PX: Final = 16.0
LEAST_PX: Final = 12
PAD: Final = 16.0
WIDE: Final = 656.0
WIDEST: Final = 900.0
"""How wide the paper is where it lies under the prompt, and how wide it may be, in design pixels."""
LEAST_WORDS: Final = 220.0
"""So much room words want beside the buttons."""
LEAST_BESIDE: Final = 100.0
"""Where it leaves less than that of the room it takes all of it."""


class HintPaper(QWidget):
    """Says what could be done and why; it offers more of that, and to be closed."""

    more_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = HintWords("", "", "")
        self._opened = False
        self._px = 0
        self._beside = True
        self._lines: list[tuple[QTextLayout, QPointF]] = []
        self._seal = QPointF()
        self.why_button, self.close_button = Button(key="T", px=15), Button(key="Esc", px=15)
        for button, signal in ((self.why_button, self.more_wanted), (self.close_button, self.closed)):
            button.setParent(self)
            button.clicked.connect(signal)
        self.hide()

    @property
    def words(self) -> HintWords:
        """What it says."""
        return self._words

    @property
    def opened(self) -> bool:
        """Whether it says all that there is to be said."""
        return self._opened

    def say(self, words: HintWords, *, opened: bool) -> None:
        """Say this; `opened` with all that is to be said about it."""
        self._words, self._opened = words, opened
        self.why_button.setText(translate("Hint", "Why"))
        self.why_button.setVisible(bool(words.more) and not opened)
        self.close_button.setText(translate("Window", "Close"))
        self.setAccessibleName(translate("Hint", "A hint"))
        self.setAccessibleDescription(" ".join(filter(None, (words.aloud, words.more if opened else ""))))
        self.update()

    # -- its place -----------------------------------------------------------------------------------------------------

    def fit_beside(self, room: QRectF) -> QRect | None:
        """
        Return its place in a low and wide room, buttons at the right, in smaller letters where it would be too high;
        None where its words have no room there.
        """
        scale, letters = ui_scale(self), fonts.text_scale()
        buttons = [button.sizeHint() for button in self._shown()]
        for px in range(role_font(self, PX).pixelSize(), LEAST_PX - 1, -1):
            for wide in (WIDE * scale * letters, WIDEST * scale * letters):
                wide = min(wide, room.width())
                width = wide - sum(size.width() for size in buttons) - (2 * PAD + SEAL + 12) * scale
                words = self._height(px, max(width, 1.0)) + 18 * scale
                high = max(words, *(size.height() + 4 * scale for size in buttons))
                if width > LEAST_WORDS * scale and high <= room.height():
                    self._px = px
                    return QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high).toRect()
        return None

    def fit_below(self, room: QRectF) -> QRect:
        """Return its place at the foot of a narrow room, buttons below; smaller letters where it would be too high."""
        scale = ui_scale(self)
        high = self._below(room.width(), room.height(), scale)[1]
        if high > room.height() - LEAST_BESIDE * scale:
            high = room.height()
        return QRectF(room.left(), room.bottom() - high, room.width(), high).toRect()

    def _below(self, wide: float, most: float, scale: float) -> tuple[int, float]:
        """The size of letters with which it has room below each other, and how high it is then."""
        width = wide - 2 * PAD * scale
        fixed = (SEAL + 24) * scale + max(button.sizeHint().height() for button in self._shown())
        px = role_font(self, PX).pixelSize()
        while px > LEAST_PX and self._height(px, width) + fixed > most:
            px -= 1
        return px, self._height(px, width) + fixed

    def stand(self, place: QRect, *, beside: bool) -> None:
        """Take this place."""
        self._beside = beside
        self.setGeometry(place)
        self._lay_out()
        self.show()
        self.raise_()
        self.update()

    def _shown(self) -> list[Button]:
        return [button for button in (self.why_button, self.close_button) if not button.isHidden()]

    def _font(self, px: int, weight: QFont.Weight) -> QFont:
        font = role_font(self, PX, weight)
        font.setPixelSize(px)
        return font

    def _text(self, px: int, width: float) -> tuple[QTextLayout, float]:
        """All that is said in letters of this size, broken at a width, and how high that is."""
        words = self._words
        said = " ".join(filter(None, (words.proposal, words.reason, words.more if self._opened else "")))
        layout = QTextLayout(said, self._font(px, QFont.Weight.Normal))
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        bold = QTextLayout.FormatRange()
        bold.start, bold.length = 0, len(words.proposal)
        bold.format.setFont(self._font(px, QFont.Weight.Bold))
        layout.setFormats([bold])
        layout.beginLayout()
        high = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, high))
            high += line.height()
        layout.endLayout()
        return layout, high

    def _height(self, px: int, width: float) -> float:
        return self._text(px, width)[1]

    def _lay_out(self) -> None:
        scale, pad = ui_scale(self), PAD * ui_scale(self)
        self.why_button.show_key("T")
        self.close_button.show_key("Esc")
        body, seal = QRectF(self.rect()), SEAL * scale
        if self._beside:
            right = body.right() - pad * 0.6
            for button in reversed(self._shown()):
                size = button.sizeHint()
                right -= size.width()
                button.setGeometry(
                    round(right), round(body.center().y() - size.height() / 2), size.width(), size.height()
                )
            self._seal = QPointF(pad + seal / 2, body.center().y())
            left = pad + seal + 12 * scale
            layout, high = self._text(self._px, right - left - 4 * scale)
            self._lines = [(layout, QPointF(left, body.center().y() - high / 2))]
            return
        px, _ = self._below(body.width(), body.height(), scale)
        layout, high = self._text(px, body.width() - 2 * pad)
        self._seal = QPointF(pad + seal / 2, 10 * scale + seal / 2)
        title, room = translate("Hint", "A hint"), body.width() - 2 * pad - seal - 10 * scale
        heading = QTextLayout(title, fitted_font(title, 18 * scale, QFont.Weight.DemiBold, room))
        heading.beginLayout()
        line = heading.createLine()
        line.setLineWidth(body.width())
        heading.endLayout()
        self._lines = [
            (heading, QPointF(pad + seal + 10 * scale, self._seal.y() - line.height() / 2)),
            (layout, QPointF(pad, seal + 14 * scale)),
        ]
        foot, room = body.bottom() - 6 * scale, body.width() - 2 * pad + 2 * HALO
        shown = self._shown()
        if sum(button.sizeHint().width() for button in shown) > room:
            for button in shown:
                button.show_key("")
        widths = [min(button.sizeHint().width(), room / len(shown)) for button in shown]
        for button, wide in zip(shown, widths, strict=True):
            high = button.sizeHint().height()
            x = body.right() - pad + HALO - wide if button is self.close_button else pad - HALO
            button.setGeometry(round(x), round(foot - high), round(wide), high)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()))
        state_marks.advice_seal(painter, self._seal, SEAL * ui_scale(self) - 2)
        painter.setPen(INK)
        for layout, at in self._lines:
            layout.draw(painter, at)
