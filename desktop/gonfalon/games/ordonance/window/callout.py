"""Why a territory is held, or why it is not yet: a panel beside its plate."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gonfalon.games.ordonance.texts.reasons import Explained, ExplainedArmy
from gonfalon.games.ordonance.window.look import units
from gonfalon.ui.board.furniture import Furniture, fitted
from gonfalon.ui.look import art, fonts, palette, panels, states
from gonfalon.ui.look.palette import FAMILIES

__all__ = ["CalloutItem"]

WIDE = 360.0
BROADEST = 1.25
"""How much broader it may be for large letters."""
HEAD, ROW, CHAIN, PAD, RULE = 38.0, 33.0, 32.0, 16.0, 15.0
TAIL = 22.0
SENTENCE = 14.0
SAID = (14.0, 13.0, 12.0, 11.0, 10.0)
"""How large the words about an army are: the first size that lets the whole panel be seen."""
NAME = 0.29
"""How much of a row its name takes."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class CalloutItem(Furniture):
    """Lies over everything and takes no mouse; its tail points at what it is about."""

    HALO = 26.0

    def __init__(self) -> None:
        super().__init__()
        self.told: Explained | None = None
        self._tail = QPointF()
        self._leftwards = False
        self._said = SAID[0]
        self.setZValue(750)
        self.setVisible(False)

    def tell(self, told: Explained | None, plate: QRectF, room: QRectF, unit: float) -> None:
        """Explain a territory beside its plate, or say nothing for None.

        Args:
            told: what to say.
            plate: where the plate is, in the scene.
            room: what the panel may cover, in the scene.
            unit: what its measures are multiplied by.
        """
        if told is None:
            self.told = None
            self.setVisible(False)
            return
        broad = min(max(fonts.text_scale(), 1.0), BROADEST)
        wide = min(WIDE * unit * broad, room.width() * 0.6)
        self._said = next((px for px in SAID if self._height(told, wide, unit, px) <= room.height()), SAID[-1])
        high = self._height(told, wide, unit, self._said)
        was, self._leftwards = self._leftwards, plate.right() + TAIL * unit + wide > room.right()
        x = plate.left() - TAIL * unit - wide if self._leftwards else plate.right() + TAIL * unit
        y = min(max(plate.center().y() - high * 0.82, room.top()), room.bottom() - high)
        self.place(QRectF(round(max(room.left(), x)), round(y), round(wide), round(high)), unit)
        changed = (told, self._leftwards) != (self.told, was)
        self.told = told
        edge = plate.left() if self._leftwards else plate.right()
        tail = QPointF(edge + (4 if self._leftwards else -4), plate.center().y()) - self.pos()
        if changed or tail != self._tail:
            self.prepareGeometryChange()
            self._tail = tail
            self.update()
        self.setVisible(True)

    # -- measuring -----------------------------------------------------------------------------------------------------

    @staticmethod
    def _sentence_font(unit: float) -> QFont:
        return fonts.font(SENTENCE * unit)

    @classmethod
    def _sentence_height(cls, told: Explained, wide: float, unit: float) -> float:
        metrics = QFontMetricsF(cls._sentence_font(unit))
        room = QRectF(0, 0, wide - (2 * PAD + 26) * unit, 1000)
        return max(24 * unit, metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), told.sentence).height() + 4)

    @staticmethod
    def _said_at(army: ExplainedArmy, wide: float, unit: float) -> tuple[float, float]:
        """From where to where, in the panel, there is room for the words about an army."""
        row = wide - PAD * 1.2 * unit
        left = PAD * 1.1 * unit + (22 + 8 + 6) * unit + row * NAME
        if army.icon:
            left += (22 + 6) * unit
        return left, wide - PAD * unit

    @classmethod
    def _said_font(cls, army: ExplainedArmy, wide: float, unit: float, px: float) -> QFont:
        """A little smaller where that saves a line."""
        left, right = cls._said_at(army, wide, unit)
        least = fonts.font(px * unit * 0.92).pixelSize()
        font = fitted(army.text, px * unit, QFont.Weight.Normal, right - left, least)
        alone = QFontMetricsF(font).horizontalAdvance(army.text) <= right - left
        return font if alone else fonts.font(px * unit * 0.96)

    @classmethod
    def _row_height(cls, army: ExplainedArmy, wide: float, unit: float, px: float) -> float:
        left, right = cls._said_at(army, wide, unit)
        metrics = QFontMetricsF(cls._said_font(army, wide, unit, px))
        bounds = metrics.boundingRect(QRectF(0, 0, right - left, 1000), int(Qt.TextFlag.TextWordWrap), army.text)
        return max(ROW * unit, bounds.height() + 7 * unit)

    @classmethod
    def _height(cls, told: Explained, wide: float, unit: float, px: float) -> float:
        fixed = (2 * PAD * 0.8 + HEAD + RULE + CHAIN) * unit
        rows = sum(cls._row_height(army, wide, unit, px) for army in told.armies)
        return fixed + rows + cls._sentence_height(told, wide, unit)

    # -- painting ------------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(QRectF(self._tail, self._tail).adjusted(-4, -4, 4, 4))

    def draw(self, painter: QPainter) -> None:
        told, rect, unit = self.told, self.rect, self.unit
        if told is None:
            return
        states.card_shadow(painter, rect, 10, 10)
        self._draw_tail(painter)
        panels.nine_slice(painter, "panel-callout", rect)
        pad = PAD * unit
        y = rect.top() + pad * 0.8
        painter.setPen(palette.INK)
        room = rect.width() - 2 * pad
        painter.setFont(fitted(told.title, 19 * unit, QFont.Weight.DemiBold, room))
        painter.drawText(QRectF(pad, y, room, HEAD * unit * 0.86), LEFT, told.title)
        y += HEAD * unit
        for army in told.armies:
            high = self._row_height(army, rect.width(), unit, self._said)
            self._draw_army(painter, army, QRectF(pad * 0.6, y, rect.width() - pad * 1.2, high))
            y += high
        y += RULE * unit / 2
        painter.setPen(QPen(palette.GOLD_3, 1))
        painter.drawLine(QPointF(pad, y), QPointF(rect.width() - pad, y))
        y += RULE * unit / 2
        y = self._draw_sentence(painter, told, y)
        self._draw_chain(painter, told, QRectF(pad, y, room, CHAIN * unit))

    def _draw_tail(self, painter: QPainter) -> None:
        half = 13 * self.unit
        x = self.rect.right() - 4 if self._leftwards else self.rect.left() + 4
        y = min(max(self._tail.y(), self.rect.top() + 2 * half), self.rect.bottom() - 2 * half)
        path = QPainterPath(QPointF(x, y - half))
        path.lineTo(self._tail)
        path.lineTo(QPointF(x, y + half))
        painter.setPen(QPen(palette.GOLD_3, 2))
        painter.setBrush(palette.PAPER)
        painter.drawPath(path)

    def _draw_army(self, painter: QPainter, army: ExplainedArmy, row: QRectF) -> None:
        unit, pad = self.unit, PAD * self.unit
        if army.first:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.HIGHLIGHT)
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), 4, 4)
        tall = 26 * unit
        crest = QRectF(row.left() + pad * 0.5, row.center().y() - tall / 2, 22 * unit, tall)
        art.paint(painter, f"crest-{FAMILIES[army.family].key}", crest)
        painter.setPen(palette.INK)
        name_at = QRectF(crest.right() + 8 * unit, row.top(), row.width() * NAME, row.height())
        font = fitted(army.name, 15 * unit, QFont.Weight.DemiBold, name_at.width(), 11)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(army.name, Qt.TextElideMode.ElideRight, name_at.width())
        painter.drawText(name_at, LEFT, name)
        left, right = self._said_at(army, self.rect.width(), unit)
        if army.icon:
            icon = QRectF(left - 28 * unit, row.center().y() - 11 * unit, 22 * unit, 22 * unit)
            units.icon_on_paper(painter, army.icon, icon, army.family)
        painter.setFont(self._said_font(army, self.rect.width(), unit, self._said))
        said = QRectF(left, row.top(), right - left, row.height())
        painter.drawText(said, int(LEFT | Qt.TextFlag.TextWordWrap), army.text)

    def _draw_sentence(self, painter: QPainter, told: Explained, y: float) -> float:
        unit, pad = self.unit, PAD * self.unit
        high = self._sentence_height(told, self.rect.width(), unit)
        side = 17 * unit
        art.paint(painter, "icon-info", QRectF(pad, y + 3 * unit, side, side))
        painter.setPen(palette.INK)
        painter.setFont(self._sentence_font(unit))
        room = QRectF(pad + 26 * unit, y, self.rect.width() - 2 * pad - 26 * unit, high)
        painter.drawText(room, int(LEFT | Qt.TextFlag.TextWordWrap), told.sentence)
        return y + high

    def _draw_chain(self, painter: QPainter, told: Explained, row: QRectF) -> None:
        unit = self.unit
        side, step = 20 * unit, min(42 * unit, row.width() * 0.13)
        x = row.left()
        chevron = 9 * unit
        for index, icon in enumerate(told.icons):
            units.icon_on_paper(painter, icon, QRectF(x, row.center().y() - side / 2, side, side))
            if index < len(told.icons) - 1:
                between = QRectF(x + (side + step - chevron) / 2, row.center().y() - chevron / 2, chevron, chevron)
                art.paint(painter, "icon-chevron-right", between)
            x += step
        font = fitted(told.seniority, 13 * unit, QFont.Weight.Normal, row.right() - x)
        font.setItalic(True)
        painter.setFont(font)
        painter.setPen(palette.INK_2)
        painter.drawText(QRectF(x, row.top(), row.right() - x, row.height()), RIGHT, told.seniority)
