"""A game to choose: its emblem, its facts and, where there is room, a few words about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.dress import HALO, Ground, dress, role_font, unit
from gonfalon.ui.widgets.focus import KeyboardFocus
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["GameCard"]

_WIDE = 420


class GameCard(KeyboardFocus, QAbstractButton):
    """A card of parchment; wide ones have the emblem at the left, narrow ones above the name."""

    def __init__(self, game: str, emblem: str) -> None:
        super().__init__()
        self.ground = Ground.PARCHMENT
        self.game = game
        self.brief = False
        self._emblem = emblem
        self._facts = ""
        self._about = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, name: str, facts: str, about: str) -> None:
        """The name, one line of facts and a few sentences."""
        self.setText(name)
        self._facts, self._about = facts, about
        self.setAccessibleName(name)
        self.setAccessibleDescription(facts)
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        bold = QFont.Weight.DemiBold
        return role_font(self, 24, bold), role_font(self, 14, QFont.Weight.Medium), role_font(self, 15)

    def _words_width(self, width: float) -> float:
        scale = unit(self)
        return width - 2 * HALO - (self._emblem_side() + 3 * 20) * scale

    def _emblem_side(self) -> float:
        return 64.0 if self.brief else 104.0

    def _about_height(self, width: float) -> float:
        if self.brief or not self._about:
            return 0.0
        metrics = QFontMetricsF(self._fonts()[2])
        room = QRectF(0, 0, self._words_width(width), 10000)
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._about).height() + 6 * unit(self)

    def _facts_height(self, width: float) -> float:
        metrics = QFontMetricsF(self._fonts()[1])
        room = QRectF(0, 0, self._words_width(width), 10000)
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._facts).height()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = QFontMetricsF(self._fonts()[0]).height() + self._facts_height(width) + self._about_height(width)
        scale = unit(self)
        return round(max(words, self._emblem_side() * scale) + 2 * 14 * scale + 2 * HALO + 1)

    def sizeHint(self) -> QSize:
        width = round(_WIDE * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(240 * unit(self)), round((self._emblem_side() + 28) * unit(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        fine_panel(painter, "panel-parchment", body, 0.7)
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.INK if colours.contrast else palette.GOLD_1, 3))
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 7, 7)
        side = self._emblem_side() * scale
        place = QRectF(body.left() + 22 * scale, body.center().y() - side / 2, side, side)
        art.paint(painter, self._emblem, place, tint=palette.FAMILIES["R"].accent_hex)
        left = place.right() + 20 * scale
        words = QRectF(left, body.top(), body.right() - 18 * scale - left, body.height())
        title, facts, about = self._fonts()
        heights = (QFontMetricsF(title).height(), self._facts_height(self.width()), self._about_height(self.width()))
        top = body.center().y() - sum(heights) / 2
        lines: tuple[tuple[QFont, QColor, str, float], ...] = (
            (title, colours.text, self.text(), 0.0),
            (facts, colours.rubric, self._facts, 0.0),
            (about, colours.text_2, "" if self.brief else self._about, 6 * scale),
        )
        for (font, ink, line, before), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            painter.setPen(ink)
            room = QRectF(words.left(), top + (before if height else 0), words.width(), height)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip), line)
            top += height
        if self.ring:
            states.focus_ring(painter, body, 6 * scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
            return
        super().keyPressEvent(event)
