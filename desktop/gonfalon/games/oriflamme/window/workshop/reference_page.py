"""What a word of the card language means, laid over the workshop."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gonfalon.games.oriflamme.texts.books import GAME, shipped_faces
from gonfalon.games.oriflamme.texts.cards import DRAWN
from gonfalon.games.oriflamme.window.illustrator import OriflammeIllustrator
from gonfalon.games.oriflamme.workshop.reference import Explained
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.rules import Book, Page
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.widgets.dress import unit
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.panel import ScrollArea

__all__ = ["ReferencePage"]

_WIDE, _HIGH = 620, 380
"""In design pixels."""


class _Paper(ScrollArea):
    """The page, which scrolls by the keys of whoever has the keyboard."""

    def __init__(self, found: Explained) -> None:
        self.view = PageView()
        super().__init__(self.view)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.view)
        page = Page("word", found.title, found.markdown, drawn=DRAWN)
        book = Book("word", found.title, (page,), GAME, shipped_faces(current()))
        self.view.show_page(page, book, current(), OriflammeIllustrator())

    def lay_out(self, width: int, height: int) -> None:
        """Be so wide, and at most so high."""
        self.view.set_width(width - self.verticalScrollBar().sizeHint().width() - 8)
        self.setFixedSize(width, min(height, self.view.height() + 8))


class ReferencePage(Overlay):
    """The section of the card language about one word; Esc closes it, F1 opens the whole."""

    whole_wanted = Signal()

    def __init__(self, parent: QWidget, found: Explained) -> None:
        self.paper = _Paper(found)
        super().__init__(parent, found.title, "", self.paper)
        self.add_button(translate("Workshop", "Keep editing"), key="Esc", gold=True)
        self.add_button(translate("Workshop", "The whole language of cards"), self.whole_wanted.emit, key="F1")
        self._fit()

    def _fit(self) -> None:
        scale = unit(self)
        wide = min(round(_WIDE * scale), self.width() - round(120 * scale))
        self.paper.lay_out(wide, min(round(_HIGH * scale), self.height() - round(280 * scale)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.close_it()
        else:
            super().keyPressEvent(event)
