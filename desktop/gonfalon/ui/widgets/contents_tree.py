"""The contents of all books of the rules: headings that fold, chapters, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.texts.rules import Book
from gonfalon.ui.widgets.contents import BookLine, ContentsLine
from gonfalon.ui.widgets.panel import ScrollArea

__all__ = ["ContentsTree"]


class ContentsTree(ScrollArea):
    """One line for each page; opening a page unfolds its book and folds the one that was open before."""

    chosen = Signal(str)
    """The key of the page that somebody wants to read."""

    def __init__(self, before: QWidget) -> None:
        """
        Args:
            before: what the Tab key comes to before the lines.
        """
        inner = QWidget()
        super().__init__(inner)
        self._before = before
        self._list = QVBoxLayout(inner)
        self._list.setSpacing(0)
        self._list.setContentsMargins(0, 0, 0, 0)
        self.lines: list[ContentsLine] = []
        """The lines of the pages, in reading order."""
        self.headings: list[BookLine] = []
        self._books: dict[str, tuple[str, ...]] = {}
        self._current = ""

    def show_books(self, books: Sequence[Book]) -> None:
        """List these books; what is folded stays so."""
        wanted = {book.key: tuple(page.key for page in book.pages) for book in books}
        if wanted != self._books:
            self._books = wanted
            self._make(books)
        titles = {page.key: page.title for book in books for page in book.pages}
        for line in self.lines:
            line.setText(titles[line.key])
        for heading, book in zip(self.headings, books, strict=True):
            heading.setText(book.title)
            heading.describe()

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Write how much was found on each page, beside the heading how much in the whole book."""
        for line in self.lines:
            line.set_count(counts.get(line.key, 0))
        for heading in self.headings:
            heading.set_count(sum(counts.get(key, 0) for key in self._books[heading.key]))

    def set_current(self, key: str) -> None:
        """Mark the page that is open and bring its line into sight."""
        changed, self._current = key != self._current, key
        for heading in self.headings:
            if key in self._books[heading.key] and changed:
                self.unfold(heading.key)
        for line in self.lines:
            line.setChecked(line.key == key)
            if line.key == key:
                self._stop_at(line)
                QTimer.singleShot(0, line, lambda line=line: self.ensureWidgetVisible(line, 0, 40))

    def unfold(self, book: str) -> None:
        """Show the pages of this book and fold away all others."""
        for heading in self.headings:
            self.fold(heading.key, heading.key != book)

    def fold(self, book: str, away: bool) -> None:
        """Fold the pages of one book away, or show them."""
        heading = next(heading for heading in self.headings if heading.key == book)
        heading.set_open(not away)
        for line in self.lines:
            if line.key in self._books[book]:
                line.setVisible(not away)
                if away and line.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    self._stop_at(heading)

    def _stop_at(self, stop: ContentsLine) -> None:
        """Let the Tab key come to this line alone; the arrows go on from there."""
        for line in self._all():
            line.setFocusPolicy(Qt.FocusPolicy.StrongFocus if line is stop else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if not by or not self._step(by):
            super().keyPressEvent(event)

    def _step(self, by: int) -> bool:
        """Give the keys to the line `by` lines further on; whether one of the lines had them."""
        shown = [line for line in self._all() if not line.isHidden()]
        at = next((index for index, line in enumerate(shown) if line.hasFocus()), None)
        if at is None:
            return False
        line = shown[min(max(at + by, 0), len(shown) - 1)]
        self._stop_at(line)
        line.setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(line, 0, 40)
        return True

    def least_width(self) -> int:
        """How wide the longest word is, with what stands around it."""
        return max((line.minimumSizeHint().width() for line in self._all()), default=0)

    def _all(self) -> list[ContentsLine]:
        found = []
        by_key = {line.key: line for line in self.lines}
        for heading in self.headings:
            found += [heading, *(by_key[key] for key in self._books[heading.key])]
        return found

    def _make(self, books: Sequence[Book]) -> None:
        closed = {heading.key for heading in self.headings if not heading.is_open()}
        new = not self.headings
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.lines, self.headings = [], []
        for book in books:
            heading = BookLine(book.key)
            heading.folded.connect(lambda away, key=book.key: self.fold(key, away))
            self.headings.append(heading)
            self._list.addWidget(heading)
            for page in book.pages:
                line = ContentsLine(page.key, page.level)
                line.clicked.connect(lambda _=False, key=page.key: self.chosen.emit(key))
                self.lines.append(line)
                self._list.addWidget(line)
            known = self._current in self._books[book.key]
            self.fold(book.key, book.key in closed or (new and not known))
        self._list.addStretch(1)
        before = self._before
        for line in self._all():
            QWidget.setTabOrder(before, line)
            before = line
        self._stop_at(next((line for line in self.lines if line.key == self._current), self.headings[0]))
