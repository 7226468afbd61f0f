"""The list of contents of the rules, and links to pages that belong together."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.look.cards import Sign
from gonfalon.ui.widgets.dress import HALO, box, dress, follow_width, role_font, unit
from gonfalon.ui.widgets.plain import PlainButton

__all__ = ["BookLine", "CardLink", "ContentsLine"]


class _Line(PlainButton):
    """A button as wide as its column."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        follow_width(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            # What holds the lines knows which is the next; a button of Qt's would go where the Tab key goes.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Enter, QEvent.Type.Leave}:
            self.update()
        return super().event(event)


_SIZES = (17, 16, 15)
_LEFT = (24, 24, 42)


class ContentsLine(_Line):
    """A page in the contents; a pill at its end counts what was found there.

    The level is 0 for the heading of a book, 1 for a chapter and 2 for a card.
    """

    def __init__(self, key: str, level: int = 1) -> None:
        super().__init__()
        self.key = key
        self._level = level
        self._count = 0
        self.setCheckable(level > 0)

    def set_count(self, count: int) -> None:
        """Write how much was found on the page; nothing for 0."""
        self._count = count
        self.updateGeometry()
        self.update()

    def _font(self, *, bold: bool = False) -> QFont:
        weight = QFont.Weight.DemiBold if bold or self.isChecked() or not self._level else QFont.Weight.Normal
        return role_font(self, _SIZES[self._level], weight)

    def _left(self) -> float:
        return HALO + _LEFT[self._level] * unit(self)

    def _pill_width(self) -> float:
        return 38 * unit(self) if self._count else 8 * unit(self)

    def _high(self, width: float) -> float:
        room = QRectF(0, 0, width - self._left() - self._pill_width() - HALO, 1000)
        metrics = QFontMetricsF(self._font(bold=True))
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text()).height()

    def heightForWidth(self, width: int) -> int:
        return round(self._high(width) + (8 if self._level > 1 else 11) * unit(self)) + 6

    def sizeHint(self) -> QSize:
        width = round(240 * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        words = max((QFontMetricsF(self._font()).horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return QSize(round(self._left() + words + 38 * unit(self)) + HALO, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(HALO, 3, -HALO, -3)
        ink = colours.text
        if self.isChecked():
            fill = QColor(palette.GOLD_2)
            fill.setAlphaF(0.35)
            box(painter, body, 5 * scale, fill, palette.GOLD_1 if colours.dark else palette.INK, 1.6 * scale)
            ink = colours.heading
        elif self.underMouse():
            fill = QColor(colours.text)
            fill.setAlphaF(0.1)
            box(painter, body, 5 * scale, fill, fill, 0)
        self._paint_before(painter, body)
        painter.setFont(self._font())
        painter.setPen(ink)
        words = QRectF(self._left(), 0, self.width() - self._left() - self._pill_width() - HALO, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self.text())
        if self._count:
            font = role_font(self, 12.5, QFont.Weight.Medium)
            high = QFontMetricsF(font).height() + 2 * scale
            pill = QRectF(body.right() - 34 * scale, body.center().y() - high / 2, 28 * scale, high)
            pill.setLeft(min(pill.left(), pill.right() - QFontMetricsF(font).horizontalAdvance(str(self._count)) - 10))
            box(painter, pill, high / 2, None, palette.GOLD_3, 1.2 * scale)
            painter.setFont(font)
            painter.setPen(colours.heading)
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(self._count))
        if self.ring:
            states.focus_ring(painter, body.adjusted(0, 2, 0, -2), 5 * scale)

    def _paint_before(self, painter: QPainter, body: QRectF) -> None:
        """What stands before the words."""


class BookLine(ContentsLine):
    """The heading of a book in the contents, which folds its pages away."""

    folded = Signal(bool)
    """The pages are to be folded away (True) or shown."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0)
        self._open = True
        self.clicked.connect(lambda: self.folded.emit(self._open))

    def set_open(self, is_open: bool) -> None:
        """Show by the arrow whether the pages stand below."""
        self._open = is_open
        self.describe()
        self.update()

    def is_open(self) -> bool:
        """Whether the pages stand below."""
        return self._open

    def describe(self) -> None:
        """Say in words what the arrow shows."""
        self.setAccessibleDescription(self.tr("pages shown") if self._open else self.tr("pages folded away"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.folded.emit(event.key() == Qt.Key.Key_Left)
            return
        super().keyPressEvent(event)

    def _paint_before(self, painter: QPainter, body: QRectF) -> None:
        scale = unit(self)
        name = "icon-chevron-down" if self._open else "icon-chevron-right"
        side = 14 * scale
        place = QRectF(body.left() + 3 * scale, body.center().y() - side / 2, side, side)
        art.paint(painter, name, place, ink_paper_swapped=dress(self).dark)


class CardLink(_Line):
    """A card, or something on cards, that belongs to the page: its sign, its name and what it does."""

    def __init__(self, look: Sign, text: str) -> None:
        super().__init__()
        self.look = look
        self._about = text
        self.setText(look.name)
        self.setAccessibleName(look.name)
        self.setAccessibleDescription(text)

    def _side(self) -> float:
        return 48 * unit(self)

    def _heights(self, width: float) -> tuple[float, float]:
        name = QFontMetricsF(role_font(self, 15.5, QFont.Weight.DemiBold)).height()
        if not self._about:
            return name, 0.0
        room = QRectF(0, 0, width - 2 * HALO - self._side() - 10 * unit(self), 1000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return name, QFontMetricsF(role_font(self, 13.5)).boundingRect(room, flags, self._about).height()

    def heightForWidth(self, width: int) -> int:
        return round(max(self._side(), sum(self._heights(width)))) + 2 * HALO

    def sizeHint(self) -> QSize:
        width = round(250 * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._side() + 100 * unit(self)), round(self._side()) + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        picture = QRectF(HALO, HALO, side, side)
        line = palette.GOLD_3 if self.underMouse() else colours.edge
        box(painter, picture, 5 * scale, colours.paper, line, (2 if self.underMouse() else 1.2) * scale)
        inset = 5 * scale
        place = picture.adjusted(inset, inset, -inset, -inset)
        self.look.paint_sign(painter, place)
        left = picture.right() + 10 * scale
        name, about = self._heights(self.width())
        top = max(HALO, HALO + (side - name - about) / 2)
        font = role_font(self, 15.5, QFont.Weight.DemiBold)
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(colours.text)
        painter.drawText(QRectF(left, top, self.width() - left, name), Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(role_font(self, 13.5))
        painter.setPen(colours.text_2)
        room = QRectF(left, top + name, self.width() - left - HALO, about + 2)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, self._about)
        if self.ring:
            states.focus_ring(painter, QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO), 5 * scale)
