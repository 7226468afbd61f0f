"""The places of a deck: who has come, and how many are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gonfalon.ui.look import emblems, fonts, palette
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.widgets.dress import box, dress, unit
from gonfalon.ui.widgets.plain import show_tip

__all__ = ["DeckSeats"]

PLACES: Final = 10
_GAP: Final = 8
_EMBLEM: Final = (48, 36)
"""The emblem's side, and that in low places."""
_LETTERS: Final = 13.5
_GROUND = QColor("#d9cfe0")
"""What an intrigue's emblem lies on: aubergine in much light."""


class DeckSeats(QWidget):
    """Ten places side by side: round for characters, square for intrigues, dashed while they are free."""

    def __init__(self) -> None:
        super().__init__()
        self.low = False
        self._looks: tuple[CardLook, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_cards(self, looks: Sequence[CardLook], name: str) -> None:
        """Who sits here, from the left, and what is heard of it."""
        self._looks = tuple(looks)
        self.setAccessibleName(name)
        self.update()

    def restyle(self) -> None:
        """Take the letters' size as it is now."""
        self.updateGeometry()

    def _name_height(self) -> float:
        # Large letters need two lines in places that do not grow as they do.
        return (30 if self.low else 34) * unit(self) * min(max(1.0, fonts.text_scale()), 1.25)

    def _emblem(self) -> float:
        return _EMBLEM[self.low] * unit(self)

    def sizeHint(self) -> QSize:
        scale = unit(self)
        return QSize(round(500 * scale), round(self._emblem() + 10 * scale + self._name_height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * unit(self)), self.sizeHint().height())

    def place(self, index: int) -> QRectF:
        """Where the place with this number is, from 0."""
        gap = _GAP * unit(self)
        wide = (self.width() + gap) / PLACES - gap
        return QRectF(index * (wide + gap), 0, wide, self.height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            for index, look in enumerate(self._looks):
                if self.place(index).contains(QPointF(event.pos())):
                    show_tip(event.globalPos(), look.name, self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(PLACES):
            place = self.place(index)
            if index < len(self._looks):
                box(painter, place, 5 * scale, colours.paper, colours.edge, 1.4 * scale)
                self._paint_card(painter, place, self._looks[index])
            else:
                half = 0.8 * scale
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.INK_2, 1.6 * scale, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(place.adjusted(half, half, -half, -half), 5 * scale, 5 * scale)

    def _paint_card(self, painter: QPainter, place: QRectF, look: CardLook) -> None:
        scale = unit(self)
        named = self._name_height()
        side = min(self._emblem(), place.width() - 8 * scale)
        middle = place.top() + 4 * scale + (place.height() - named - 4 * scale) / 2
        medal = QRectF(place.center().x() - side / 2, middle - side / 2, side, side)
        painter.setPen(QPen(palette.GOLD_2, 1.4 * scale))
        if look.type == "character":
            painter.setBrush(palette.PAPER)
            painter.drawEllipse(medal)
        else:
            painter.setBrush(_GROUND)
            painter.drawRoundedRect(medal, 6 * scale, 6 * scale)
        inset = side * 0.06
        inner = medal.adjusted(inset, inset, -inset, -inset)
        emblems.paint(painter, look.kind, look.name, look.emblem, inner, look.family)
        letters = QRectF(place.left() + 3, place.bottom() - named, place.width() - 6, named - 2 * scale)
        setting = set_name(look.name, letters.width(), letters.height(), _LETTERS * scale * fonts.text_scale())
        # People give their cards names that no setting brings into a place as narrow as this.
        painter.save()
        painter.setClipRect(place.adjusted(2, 0, -2, 0), Qt.ClipOperation.IntersectClip)
        draw_setting(painter, setting, letters, palette.INK, 1)
        painter.restore()
