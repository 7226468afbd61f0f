"""The rows of a chronicle: what came last stands first, beneath the heading of its part."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QTextLayout

from gonfalon.texts.lines import Line
from gonfalon.ui.widgets.plain import as_tip

__all__ = ["Entries", "Entry", "Index"]

_log = logging.getLogger(__name__)

Index = QModelIndex | QPersistentModelIndex


class Entry:
    """A line with its words and how they are broken, both made when they are first needed."""

    __slots__ = ("current", "layout", "line", "opened", "pointed_out", "size", "why", "words")

    def __init__(self, line: Line, current: bool = False, opened: bool = False) -> None:
        self.line = line
        self.current = current
        """Whether this is what is waited for, above all that was told."""
        self.pointed_out = False
        """Whether this is what is told now."""
        self.opened = opened
        """Whether the reason of the line is read beneath it."""
        self.words: str | None = None
        self.layout: QTextLayout | None = None
        self.why: QTextLayout | None = None
        """The reason, where it is read."""
        self.size: QSize | None = None

    def forget(self) -> None:
        """Break the words anew when they are next seen."""
        self.layout = self.why = None
        self.size = None


class Entries(QAbstractListModel):
    """What the chronicle has told, the newest line first; headings open a new part above the older ones."""

    def __init__(self, text: Callable[[Line], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._rows: list[Entry] = []
        self._told = 0
        """How many rows the newest part has, without the line that is waited for."""
        self._head = 0
        """How many of them are its heading, beneath which new lines are put."""
        self._waiting: Entry | None = None
        self.silent = False
        """Whether those who listen are told nothing, until all of it is forgotten."""
        self.teaching: frozenset[str] = frozenset()
        """The families whose reasons are read without being asked for."""

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
                words = "\n".join(filter(None, (self.words(entry), why if entry.opened else "")))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole if why and not entry.opened:
                words = as_tip(why) if role == Qt.ItemDataRole.ToolTipRole else why
            case _:
                return None
        return "" if self.silent else words

    # -- what the view asks --------------------------------------------------------------------------------------------

    def entry(self, row: int) -> Entry:
        """The entry of a row, counted from the top."""
        return self._rows[row]

    def words(self, entry: Entry) -> str:
        """The sentence of an entry in the language of now."""
        if entry.words is None:
            entry.words = self._said(entry.line)
        return entry.words

    def why(self, entry: Entry) -> str:
        """The sentence that says why, empty where nobody has said it."""
        return "" if entry.line.why is None else self._said(entry.line.why)

    def _said(self, line: Line) -> str:
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

    def add(self, lines: Sequence[Line]) -> None:
        """Put each line before all that was told in the newest part; a heading opens the next one."""
        waiting = self._waiting.line if self._waiting is not None else None
        self.wait_for(None)
        for line in lines:
            if line.amends and self._told:
                before = self._rows[self.newest]
                self._replace(self.newest, replace(line, why=line.why or before.line.why))
            elif line.heading:
                self._insert(0, Entry(line))
                self._told = self._head = 1
            else:
                self._insert(self._head, self._made(line))
                self._told += 1
        self.wait_for(waiting)

    def wait_for(self, line: Line | None) -> None:
        """Show, change or take away the line about what is waited for."""
        if line is None:
            if self._waiting is not None:
                self.beginRemoveRows(QModelIndex(), self._head, self._head)
                del self._rows[self._head]
                self._waiting = None
                self.endRemoveRows()
        elif self._waiting is None:
            self._waiting = Entry(line, current=True)
            self._insert(self._head, self._waiting)
        elif self._waiting.line != line:
            self._replace(self._head, line)
            self._waiting = self._rows[self._head]

    def point_out(self, line: Line | None) -> int:
        """Let this very line be seen to be told now, and no other; gives its row, -1 for none."""
        found = -1
        for row, entry in enumerate(self._rows):
            if entry.pointed_out != (entry.line is line):
                entry.pointed_out = not entry.pointed_out
                self.dataChanged.emit(self.index(row), self.index(row))
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

    def _insert(self, row: int, entry: Entry) -> None:
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(row, entry)
        self.endInsertRows()

    def _made(self, line: Line, before: Entry | None = None) -> Entry:
        """The entry of a line, which may come in the place of another."""
        taught = line.why is not None and line.why.family in self.teaching
        if before is None:
            return Entry(line, opened=taught)
        return Entry(line, before.current, before.opened or taught)

    def _replace(self, row: int, line: Line) -> None:
        self._rows[row] = self._made(line, self._rows[row])
        self.dataChanged.emit(self.index(row), self.index(row))
