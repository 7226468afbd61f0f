"""The rows of a chronicle: what came last stands first, beneath the heading of its part."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QTextLayout

from gonfalon.texts.lines import Line

__all__ = ["Entries", "Entry", "Index"]

Index = QModelIndex | QPersistentModelIndex
_TEXTS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class Entry:
    """A line with its words and how they are broken, both made when they are first needed."""

    __slots__ = ("current", "layout", "line", "size", "words")

    def __init__(self, line: Line, current: bool = False) -> None:
        self.line = line
        self.current = current
        """Whether this is what is waited for, above all that was told."""
        self.words: str | None = None
        self.layout: QTextLayout | None = None
        self.size: QSize | None = None

    def forget(self) -> None:
        """Break the words anew when they are next seen."""
        self.layout = None
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

    # -- what Qt asks --------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid() or role not in _TEXTS:
            return None
        return "" if self.silent else self.words(self._rows[index.row()])

    # -- what the view asks --------------------------------------------------------------------------------------------

    def entry(self, row: int) -> Entry:
        """The entry of a row, counted from the top."""
        return self._rows[row]

    def words(self, entry: Entry) -> str:
        """The sentence of an entry in the language of now."""
        if entry.words is None:
            entry.words = self._text(entry.line)
        return entry.words

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
                self._replace(self.newest, line)
            elif line.heading:
                self._insert(0, Entry(line))
                self._told = self._head = 1
            else:
                self._insert(self._head, Entry(line))
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

    def _replace(self, row: int, line: Line) -> None:
        self._rows[row] = Entry(line, self._rows[row].current)
        self.dataChanged.emit(self.index(row), self.index(row))
