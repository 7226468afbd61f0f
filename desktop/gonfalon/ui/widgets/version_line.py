"""The line that says which version this is and leads to what is new in it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF

from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.buttons import LEAST_PX, Pressable
from gonfalon.ui.widgets.dress import HALO, dress, follow_width, role_font, unit
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["VersionLine"]

_PX = 14


class VersionLine(Pressable):
    """The version, and its `text` as a link; a gold lozenge before them while there is something unread.

    On one line where there is room, else the link below the version.
    """

    def __init__(self, version: str) -> None:
        super().__init__()
        self._version = version
        self.unread = False
        follow_width(self)

    def set_words(self, words: str, name: str, mark: str) -> None:
        """Take the words of the link, the name of the whole for those who hear it, and what its mark means."""
        self.setText(words)
        self.setAccessibleName(name)
        self.setAccessibleDescription(mark if self.unread else "")
        set_tip(self, mark if self.unread else "")
        self.updateGeometry()
        self.update()

    def _fonts(self, room: float) -> tuple[QFont, QFont, bool]:
        """The letters of the version and of the link, and whether both stand on one line."""
        plain, link = role_font(self, _PX), role_font(self, _PX, QFont.Weight.Medium)
        link.setUnderline(True)
        room -= 2 * HALO + 8 * unit(self) + self._mark_width()
        if self._advance(plain, f"{self._version} · ") + self._advance(link, self.text()) <= room:
            return plain, link, True
        # A single word that is too long is written smaller rather than cut off.
        while link.pixelSize() > LEAST_PX and self._advance(link, self.text()) > room:
            link.setPixelSize(link.pixelSize() - 1)
        return plain, link, False

    @staticmethod
    def _advance(font: QFont, words: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(words)

    def _mark_width(self) -> float:
        return 20 * unit(self) if self.unread else 0.0

    def heightForWidth(self, width: int) -> int:
        plain, _, together = self._fonts(width)
        lines = QFontMetricsF(plain).height() * (1 if together else 2)
        return round(max(28 * unit(self), lines + 6 * unit(self)) + 2 * HALO)

    def sizeHint(self) -> QSize:
        plain, link, _ = self._fonts(10000)
        wide = self._advance(plain, f"{self._version} · ") + self._advance(link, self.text()) + self._mark_width()
        width = round(wide + 8 * unit(self) + 2 * HALO + 1)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(80 * unit(self)), round(28 * unit(self)) + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain, link, together = self._fonts(self.width())
        before = f"{self._version} · " if together else self._version
        first, second = self._advance(plain, before), self._advance(link, self.text())
        wide = self._mark_width() + (first + second if together else max(first, second))
        body = QRectF((self.width() - wide) / 2, 0, wide, self.height())
        if self.unread:
            self._paint_mark(painter, QPointF(body.left() + 7 * scale, body.center().y()), 6 * scale)
        place = body.adjusted(self._mark_width(), 0, 0, 0)
        line = QFontMetricsF(plain).height()
        version = QRectF(place.left(), place.top(), place.width(), self.height())
        words = QRectF(place.left() + first, place.top(), second + 2, self.height())
        if not together:
            version = QRectF(place.left(), self.height() / 2 - line, place.width(), line)
            words = version.translated(0, line)
        align = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft if together else Qt.AlignmentFlag.AlignHCenter
        )
        painter.setFont(plain)
        painter.setPen(colours.text_2)
        painter.drawText(version, align, before)
        painter.setFont(link)
        lit = self.unread or self.underMouse() or self.isDown()
        painter.setPen(colours.heading if lit else colours.text)
        painter.drawText(words, align, self.text())
        if self.ring:
            around = body.adjusted(-4 * scale, HALO, 4 * scale, -HALO)
            states.focus_ring(painter, around.intersected(QRectF(self.rect()).adjusted(4, 4, -4, -4)), 5 * scale)

    @staticmethod
    def _paint_mark(painter: QPainter, at: QPointF, reach: float) -> None:
        corners = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
        painter.setPen(QPen(palette.INK, reach / 5))
        painter.setBrush(palette.GOLD_2)
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
