"""Fields to write in: a name on paper, several lines on a sheet, and a search with a lens and a count."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QTextDocument
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSizePolicy

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.dress import HALO, box, dress, role_font, unit
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["SearchField", "Sheet", "TextField", "text_of"]


class TextField(KeyboardFocus, QLineEdit):
    """One line of text on paper."""

    weight = QFont.Weight.DemiBold

    def __init__(self, px: float = 16, characters: int = 12) -> None:
        super().__init__()
        self._px = px
        self._characters = characters
        self.setFrame(False)
        # A file that is dropped here is for the window, and its name is not what somebody is called.
        self.setAcceptDrops(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.setFont(role_font(self, self._px, self.weight))
        inset = round(HALO + 10 * unit(self))
        self.setTextMargins(inset, 0, inset, 0)
        ink, faint = self._inks()
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        colours.setColor(QPalette.ColorRole.Text, ink)
        colours.setColor(QPalette.ColorRole.PlaceholderText, faint)
        colours.setColor(QPalette.ColorRole.Highlight, palette.GOLD_2)
        colours.setColor(QPalette.ColorRole.HighlightedText, palette.INK)
        self.setPalette(colours)
        self.updateGeometry()

    def _inks(self) -> tuple[QColor, QColor]:
        return palette.INK, palette.INK_2

    def sizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self.font()), unit(self)
        width = metrics.averageCharWidth() * (self._characters + 4) + 2 * HALO + 24 * scale
        return QSize(round(width), round(max(40 * scale, metrics.height() + 14 * scale) + 2 * HALO))

    def minimumSizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self.font()), unit(self)
        width = metrics.averageCharWidth() * self._characters + 2 * HALO + 24 * scale
        return QSize(round(width), self.sizeHint().height())

    def body(self) -> QRectF:
        """The paper without the room for its ring."""
        return QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box(painter, self.body(), 5 * scale, colours.paper, colours.edge, 1.6 * scale)
        if self.hasFocus():
            states.focus_ring(painter, self.body(), 5 * scale)
        painter.end()
        super().paintEvent(event)


class SearchField(TextField):
    """A field with a lens; `set_count` writes at its end how much was found."""

    weight = QFont.Weight.Medium

    def __init__(self) -> None:
        self._count = ""
        super().__init__(15, 16)

    def set_count(self, words: str) -> None:
        """Say how much was found; an empty text says nothing."""
        self._count = words
        self.restyle()
        self.update()

    def restyle(self) -> None:
        super().restyle()
        metrics, scale = QFontMetricsF(role_font(self, 13)), unit(self)
        lens = round(HALO + 16 * scale + QFontMetricsF(self.font()).height())
        behind = metrics.horizontalAdvance(self._count) + (22 if self._count else 10) * scale
        self.setTextMargins(lens, 0, round(HALO + behind), 0)

    def _inks(self) -> tuple[QColor, QColor]:
        colours = dress(self)
        return colours.text, colours.text_2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours, body = QPainter(self), unit(self), dress(self), self.body()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor(palette.CREAM) if colours.dark else colours.paper
        if colours.dark:
            fill.setAlphaF(0.07)
        box(painter, body, 5 * scale, fill, palette.GOLD_3 if colours.dark else colours.edge, 1.6 * scale)
        side = QFontMetricsF(self.font()).height() * 0.75
        lens = QRectF(body.left() + 9 * scale, body.center().y() - side / 2, side, side)
        art.paint(painter, "icon-search", lens, ink_paper_swapped=colours.dark)
        if self._count:
            painter.setFont(role_font(self, 13))
            painter.setPen(colours.text_2)
            place = body.adjusted(0, 0, -11 * scale, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._count)
        if self.hasFocus():
            states.focus_ring(painter, body, 5 * scale)
        painter.end()
        QLineEdit.paintEvent(self, event)


def text_of(document: QTextDocument) -> str:
    """What is written in an editor, letter for letter.

    Qt's own plain text has other spaces where no line may end.
    """
    return document.toRawText().replace("\u2029", "\n")


class Sheet(KeyboardFocus, QPlainTextEdit):
    """Several lines of text on paper; the Tab key goes on to the next field."""

    def __init__(self, px: float = 15) -> None:
        super().__init__()
        self._px = px
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        # A file that is dropped here is for the window.
        self.setAcceptDrops(False)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """What is written."""
        return text_of(self.document())

    def inset(self) -> int:
        """How far the letters are from the edge, the room for the ring among it."""
        return round(HALO + 6 * unit(self))

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.setFont(role_font(self, self._px))
        inset = self.inset()
        self.setViewportMargins(inset, inset, inset, inset)
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        colours.setColor(QPalette.ColorRole.Text, palette.INK)
        colours.setColor(QPalette.ColorRole.PlaceholderText, palette.INK_2)
        colours.setColor(QPalette.ColorRole.Highlight, palette.GOLD_2)
        colours.setColor(QPalette.ColorRole.HighlightedText, palette.INK)
        self.setPalette(colours)

    def body(self) -> QRectF:
        """The paper without the room for its ring."""
        return QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)

    def paint_paper(self, painter: QPainter) -> None:
        """Draw what the letters stand on."""
        scale, colours = unit(self), dress(self)
        box(painter, self.body(), 5 * scale, colours.paper, colours.edge, 1.6 * scale)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_paper(painter)
            if self.hasFocus():
                states.focus_ring(painter, self.body(), 5 * unit(self))
            return True
        return super().event(event)
