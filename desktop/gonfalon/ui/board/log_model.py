"""The game log as a list model, and the delegate that draws its entries."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from gonfalon.texts.log_entries import LogEntry
from gonfalon.ui.look import art, fonts, palette
from gonfalon.ui.widgets.plain_text import tip_html
from gonfalon.ui.widgets.styling import draw_box, role_font, theme_of, ui_scale

_log = logging.getLogger(__name__)

Index = QModelIndex | QPersistentModelIndex


class LogRow:
    """A line with its words and how they are broken, both made when they are first needed."""

    __slots__ = ("current", "layout", "line", "notation", "opened", "pointed_out", "size", "why", "words")

    def __init__(self, line: LogEntry, current: bool = False, opened: bool = False) -> None:
        self.line = line
        self.current = current
        """Whether this is what is waited for, above all that was told."""
        self.pointed_out = False
        """Whether this is what is told now."""
        self.opened = opened
        """Whether the reason of the line is read beneath it."""
        self.words: str | None = None
        self.layout = QTextLayout()
        self.why: QTextLayout | None = None
        """The reason, where it is read."""
        self.notation: QTextLayout | None = None
        """The moves, where they are read."""
        self.size = QSize()
        """Not valid before the words are broken."""

    def forget(self) -> None:
        """Break the words anew when they are next seen."""
        self.why, self.notation, self.size = None, None, QSize()


class LogModel(QAbstractListModel):
    """A model of the game log, with the newest entry first; headings open a new part above the older ones."""

    def __init__(self, text: Callable[[LogEntry], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._rows: list[LogRow] = []
        self._told = 0
        """How many rows the newest part has, without the line that is waited for."""
        self._head = 0
        """How many of them are its heading, beneath which new lines are put."""
        self._waiting: LogRow | None = None
        self.silent = False
        """Whether those who listen are told nothing, until all of it is forgotten."""
        self.teaching: frozenset[str] = frozenset()
        """The families whose reasons are read without being asked for."""
        self.noted = False
        """Whether the moves are read beneath what they brought about."""

    # -- what Qt asks --------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        entry = self._rows[index.row()]
        why = self.why(entry)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                words = self.words(entry)
            case Qt.ItemDataRole.AccessibleTextRole:
                words = "\n".join(filter(None, (self.words(entry), why if entry.opened else "", self.notation(entry))))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole if why and not entry.opened:
                words = tip_html(why) if role == Qt.ItemDataRole.ToolTipRole else why
            case _:
                return None
        return "" if self.silent else words

    # -- what the view asks --------------------------------------------------------------------------------------------

    def entry(self, row: int) -> LogRow:
        """The entry of a row, counted from the top."""
        return self._rows[row]

    def words(self, entry: LogRow) -> str:
        """The sentence of an entry in the language of now."""
        if entry.words is None:
            entry.words = self.sentence(entry.line)
        return entry.words

    def why(self, entry: LogRow) -> str:
        """Return the sentence with the reason for an entry; empty if none was given."""
        return "" if entry.line.why is None else self.sentence(entry.line.why)

    def notation(self, entry: LogRow) -> str:
        """Return the moves of an entry in notation; empty where they are not read."""
        return entry.line.notation if self.noted else ""

    def sentence(self, line: LogEntry) -> str:
        """The sentence of a line; none where a game has no words for it, and Qt, which asks, dies of an error."""
        try:
            return self._text(line)
        except Exception as error:  # noqa: BLE001
            # What a line names may be known to one seat alone.
            _log.warning("a line of the chronicle (%s) cannot be told: %s", line.key, type(error).__name__)
            return ""

    @property
    def newest(self) -> int:
        """The row of what came last, -1 when there is none."""
        return self._head if self._waiting is not None or self._told > self._head else self._head - 1

    # -- changes -------------------------------------------------------------------------------------------------------

    def add(self, lines: Sequence[LogEntry]) -> None:
        """Put each line before all that was told in the newest part; a heading opens the next one."""
        waiting = self._waiting.line if self._waiting is not None else None
        self.wait_for(None)
        for line in lines:
            if line.replaces_last and self._told:
                self._replace(self.newest, line.replacing(self._rows[self.newest].line))
            elif line.heading:
                self._insert(0, LogRow(line))
                self._told = self._head = 1
            else:
                self._insert(self._head, self._made(line))
                self._told += 1
        self.wait_for(waiting)

    @property
    def waits(self) -> bool:
        """Whether there is a line of what is waited for."""
        return self._waiting is not None

    def refill(self, lines: Sequence[LogEntry]) -> None:
        """Tell these lines alone; what is waited for stays."""
        waiting, silent = None if self._waiting is None else self._waiting.line, self.silent
        self.clear()
        self.add(lines)
        self.silent = silent
        self.wait_for(waiting)

    def wait_for(self, line: LogEntry | None) -> None:
        """Show, change or take away the line about what is waited for."""
        if line is None:
            if self._waiting is not None:
                self.beginRemoveRows(QModelIndex(), self._head, self._head)
                del self._rows[self._head]
                self._waiting = None
                self.endRemoveRows()
        elif self._waiting is None:
            self._waiting = LogRow(line, current=True)
            self._insert(self._head, self._waiting)
        elif self._waiting.line != line:
            self._replace(self._head, line)
            self._waiting = self._rows[self._head]

    def point_out(self, line: LogEntry | None) -> int:
        """Let this very line be painted as told now, and no other; gives its row, -1 for none."""
        found = -1
        for row, entry in enumerate(self._rows):
            entry.pointed_out = line is not None and entry.line.identity is line.identity
            if entry.pointed_out:
                found = row
        return found

    def open(self, row: int, opened: bool) -> None:
        """Let the reason of a row be read beneath it, or no more."""
        entry = self._rows[row]
        entry.opened = opened
        entry.forget()
        self.dataChanged.emit(self.index(row), self.index(row))

    def explained(self, row: int) -> int:
        """This row if a reason can be read there, else the newest one of which that is so, -1 for none."""
        reasoned = [at for at, entry in enumerate(self._rows) if entry.line.why is not None]
        return row if row in reasoned else next(iter(reasoned), -1)

    def clear(self) -> None:
        """Forget everything."""
        self.beginResetModel()
        self._rows.clear()
        self.silent = False
        self._told = self._head = 0
        self._waiting = None
        self.endResetModel()

    def retranslate(self) -> None:
        """Find all words anew."""
        for entry in self._rows:
            entry.words = None
        self.restyle()

    def restyle(self) -> None:
        """Break all words anew, for another width or size."""
        for entry in self._rows:
            entry.forget()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _insert(self, row: int, entry: LogRow) -> None:
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(row, entry)
        self.endInsertRows()

    def _made(self, line: LogEntry, before: LogRow | None = None) -> LogRow:
        """The entry of a line, which may come in the place of another."""
        taught = line.why is not None and line.why.family in self.teaching
        if before is None:
            return LogRow(line, opened=taught)
        return LogRow(line, before.current, before.opened or taught)

    def _replace(self, row: int, line: LogEntry) -> None:
        self._rows[row] = self._made(line, self._rows[row])
        self.dataChanged.emit(self.index(row), self.index(row))


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


class LogDelegate(QStyledItemDelegate):
    """Paints the rows of one view; `pointed` tells the entry that is pointed at."""

    def __init__(self, view: QAbstractItemView, entries: LogModel) -> None:
        super().__init__(view)
        self._view = view
        self._entries = entries
        self.pointed: Callable[[LogRow], bool] = lambda entry: False

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        entry = self._entries.entry(index.row())
        width = self._view.viewport().width()
        if entry.size.width() != width:
            self._write(entry, width)
        return entry.size

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = self._entries.entry(index.row())
        self.sizeHint(option, index)
        place: QRect = option.rect
        scale, colours = ui_scale(self._view), theme_of(self._view)
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
            draw_box(
                painter, whole, 4 * scale, colours.paper if colours.contrast else palette.HIGHLIGHT, colours.edge, line
            )
        elif self.pointed(entry) and not entry.line.heading:
            if colours.contrast:
                draw_box(painter, whole, 4 * scale, None, colours.edge, 1)
            else:
                wash = QColor(colours.recess)
                wash.setAlphaF(0.6)
                draw_box(painter, whole, 4 * scale, wash, wash, 0)
        if entry.line.family is not None:
            wide, high = CREST.width() * scale, CREST.height() * scale
            top = body.top() + above + (leading - high) / 2 + 2 * scale
            crest = QRectF(body.left() + CREST_LEFT * scale, min(top, body.bottom() - high), wide, high)
            art.paint(painter, f"crest-{palette.FAMILIES[entry.line.family].key}", crest)
        painter.setPen(QPen(colours.rubric if entry.line.heading else colours.text))
        corner = QPointF(round(body.left() + left), round(body.top() + above))
        entry.layout.draw(painter, corner)
        painter.setPen(QPen(colours.rubric))
        if entry.why is not None:
            entry.why.draw(painter, corner)
        elif entry.line.why is not None:
            sign = self.sign(entry).translated(corner)
            draw_box(painter, sign, sign.height() / 2, colours.paper, colours.edge, scale)
            painter.setPen(QPen(colours.rubric))
            painter.setFont(role_font(self._view, REASON, QFont.Weight.DemiBold))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "?")
        if entry.notation is not None:
            painter.setPen(QPen(colours.text_2))
            entry.notation.draw(painter, corner)
        painter.restore()

    def sign(self, entry: LogRow) -> QRectF:
        """Return the rectangle of the sign that there is a reason, relative to the corner of the sentence."""
        last = entry.layout.lineAt(entry.layout.lineCount() - 1)
        scale, middle = ui_scale(self._view), last.naturalTextRect().center().y()
        side = SIGN * scale * max(1.0, fonts.text_scale())
        return QRectF(last.naturalTextWidth() + SIGN_LEFT * scale, middle - side / 2, side, side)

    def _whole(self, entry: LogRow, place: QRect, above: int) -> QRect:
        """As much of the place of an entry as its lines take that the edges of the list do not cut."""
        room, feet = self._view.viewport().rect(), [place.top() + above]
        for layout in filter(None, (entry.layout, entry.why, entry.notation)):
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

    def _font(self, entry: LogRow) -> QFont:
        if not entry.line.heading:
            return role_font(self._view, SENTENCE)
        face = role_font(self._view, RUBRIC, QFont.Weight.DemiBold)
        face.setCapitalization(QFont.Capitalization.AllUppercase)
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, TRACKING * face.pixelSize() / RUBRIC)
        return face

    @staticmethod
    def _margins(entry: LogRow, scale: float) -> tuple[int, int]:
        above = ABOVE_RUBRIC if entry.line.heading else ABOVE
        left = TEXT_LEFT if entry.line.family is not None else CREST_LEFT
        return round(above * scale), round(left * scale)

    def _write(self, entry: LogRow, width: int) -> None:
        """Break the words of an entry for a row of this width."""
        scale = ui_scale(self._view)
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
        if notation := self._entries.notation(entry):
            entry.notation, high = _broken(notation, role_font(self._view, REASON), room, high)
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
