"""How the rows of a chronicle are written: rubrics, crests and sentences that break at words."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gonfalon.ui.board.entries import Entries, Entry
from gonfalon.ui.look import art, fonts, palette
from gonfalon.ui.widgets.dress import box, dress, role_font, unit

__all__ = ["Scribe"]

SENTENCE: Final = 14
REASON: Final = 13
LEADING: Final = 20
RUBRIC: Final = 13
TRACKING: Final = 0.6
CREST: Final = QSize(18, 22)
# All in design pixels from the left edge of a row; a row begins where the highlight of the current line does.
CREST_LEFT: Final = 6
TEXT_LEFT: Final = 32
TEXT_RIGHT: Final = 6
SIGN: Final = 16
"""How large the sign is behind the last word that says that there is a reason to be read."""
SIGN_LEFT, SIGN_RIGHT = 5, 10
"""How far it stands from the word, and from the bar that scrolls."""
ABOVE: Final = 3
BELOW: Final = 3
ABOVE_RUBRIC: Final = 6
BELOW_RUBRIC: Final = 1


class Scribe(QStyledItemDelegate):
    """Paints the rows of one view; `pointed` tells the entry that is pointed at."""

    def __init__(self, view: QAbstractItemView, entries: Entries) -> None:
        super().__init__(view)
        self._view = view
        self._entries = entries
        self.pointed: Callable[[Entry], bool] = lambda entry: False

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        entry = self._entries.entry(index.row())
        width = self._view.viewport().width()
        if entry.size is None or entry.size.width() != width:
            self._write(entry, width)
        assert entry.size is not None
        return entry.size

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = self._entries.entry(index.row())
        self.sizeHint(option, index)
        place: QRect = option.rect
        scale, colours = unit(self._view), dress(self._view)
        above, left = self._margins(entry, scale)
        leading = _leading(self._font(entry))
        body, whole = QRectF(place), QRectF(self._whole(entry, place, above))
        if whole.isEmpty():
            return
        painter.save()
        painter.setClipRect(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry.current or entry.pointed_out:
            line = 2 * scale if colours.contrast else 0.0
            box(painter, whole, 4 * scale, colours.paper if colours.contrast else palette.HIGHLIGHT, colours.edge, line)
        elif self.pointed(entry) and not entry.line.heading:
            if colours.contrast:
                box(painter, whole, 4 * scale, None, colours.edge, 1)
            else:
                wash = QColor(colours.recess)
                wash.setAlphaF(0.6)
                box(painter, whole, 4 * scale, wash, wash, 0)
        if entry.line.family is not None:
            wide, high = CREST.width() * scale, CREST.height() * scale
            top = body.top() + above + (leading - high) / 2 + 2 * scale
            crest = QRectF(body.left() + CREST_LEFT * scale, min(top, body.bottom() - high), wide, high)
            art.paint(painter, f"crest-{palette.FAMILIES[entry.line.family].key}", crest)
        painter.setPen(QPen(colours.rubric if entry.line.heading else colours.text))
        assert entry.layout is not None
        corner = QPointF(round(body.left() + left), round(body.top() + above))
        entry.layout.draw(painter, corner)
        painter.setPen(QPen(colours.rubric))
        if entry.why is not None:
            entry.why.draw(painter, corner)
        elif entry.line.why is not None:
            sign = self.sign(entry).translated(corner)
            box(painter, sign, sign.height() / 2, colours.paper, colours.edge, scale)
            painter.setPen(QPen(colours.rubric))
            painter.setFont(role_font(self._view, REASON, QFont.Weight.DemiBold))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "?")
        painter.restore()

    def sign(self, entry: Entry) -> QRectF:
        """Where it is said that there is a reason, from the corner of the sentence."""
        assert entry.layout is not None
        last = entry.layout.lineAt(entry.layout.lineCount() - 1)
        scale, middle = unit(self._view), last.naturalTextRect().center().y()
        side = SIGN * scale * max(1.0, fonts.text_scale())
        return QRectF(last.naturalTextWidth() + SIGN_LEFT * scale, middle - side / 2, side, side)

    def _whole(self, entry: Entry, place: QRect, above: int) -> QRect:
        """As much of the place of an entry as its lines take that the edges of the list do not cut."""
        room, feet = self._view.viewport().rect(), [place.top() + above]
        assert entry.layout is not None
        for layout in filter(None, (entry.layout, entry.why)):
            feet += [feet[-1] + _leading(layout.font()) * (line + 1) for line in range(layout.lineCount())]
        lines = [(top, foot) for top, foot in pairwise(feet) if room.top() <= top and foot <= room.bottom() + 1]
        if not lines:
            return QRect()
        whole = QRect(place)
        if lines[0][0] != feet[0]:
            whole.setTop(lines[0][0])
        if lines[-1][1] != feet[-1]:
            whole.setBottom(lines[-1][1] - 1)
        return whole

    def _font(self, entry: Entry) -> QFont:
        if not entry.line.heading:
            return role_font(self._view, SENTENCE)
        face = role_font(self._view, RUBRIC, QFont.Weight.DemiBold)
        face.setCapitalization(QFont.Capitalization.AllUppercase)
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, TRACKING * face.pixelSize() / RUBRIC)
        return face

    @staticmethod
    def _margins(entry: Entry, scale: float) -> tuple[int, int]:
        above = ABOVE_RUBRIC if entry.line.heading else ABOVE
        left = TEXT_LEFT if entry.line.family is not None else CREST_LEFT
        return round(above * scale), round(left * scale)

    def _write(self, entry: Entry, width: int) -> None:
        """Break the words of an entry for a row of this width."""
        scale = unit(self._view)
        above, left = self._margins(entry, scale)
        room = max(1, width - left - round(TEXT_RIGHT * scale))
        reason = self._entries.why(entry)
        around = SIGN_LEFT + SIGN_RIGHT + SIGN * max(1.0, fonts.text_scale())
        sign = round(around * scale) if reason and not entry.opened else 0
        entry.layout, high = _broken(self._entries.words(entry), self._font(entry), room - sign)
        if reason and entry.opened:
            face = role_font(self._view, REASON)
            face.setItalic(True)
            entry.why, high = _broken(reason, face, room, high)
        below = BELOW_RUBRIC if entry.line.heading else BELOW
        entry.size = QSize(width, above + high + round(below * scale))


def _broken(words: str, face: QFont, room: int, top: int = 0) -> tuple[QTextLayout, int]:
    """Words in lines of this width from a height on, and the height where they end."""
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(words, face)
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    leading = _leading(face)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        # The letters stand in the middle of their line, whatever the font thinks of its own height.
        line.setPosition(QPointF(0, round(top + (leading - line.height()) / 2)))
        top += leading
    layout.endLayout()
    return layout, top


def _leading(face: QFont) -> int:
    """From line to line in logical pixels, in the proportion of the sentences for every size."""
    return math.ceil(face.pixelSize() * LEADING / SENTENCE)
