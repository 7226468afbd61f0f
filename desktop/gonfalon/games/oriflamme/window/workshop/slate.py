"""The slate on which a set is written: its text and its texts in four languages, behind two tabs."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.window.workshop.callout import Callout
from gonfalon.games.oriflamme.window.workshop.editor import CardEditor, Finds
from gonfalon.games.oriflamme.window.workshop.find_bar import FindBar
from gonfalon.games.oriflamme.window.workshop.inks import inks
from gonfalon.games.oriflamme.window.workshop.texts_page import TextsPage
from gonfalon.games.oriflamme.workshop.standing import Fault
from gonfalon.texts.catalogue import translate
from gonfalon.ui.look import states, theme
from gonfalon.ui.widgets.dress import HALO, box, unit
from gonfalon.ui.widgets.long_words import LongLine
from gonfalon.ui.widgets.segmented import Segmented

__all__ = ["TEXTS", "WRITING", "Slate"]

WRITING, TEXTS = "writing", "texts"
"""The two tabs."""


class Slate(QWidget):
    """Shows one of its pages, below them a line that helps, and beside a wrong line what is wrong with it."""

    turned = Signal(str)
    """Another tab is seen."""

    def __init__(self, find: Finds) -> None:
        """
        Args:
            find: gives the words that fit at a place of the text.
        """
        super().__init__()
        self.tabs = Segmented((WRITING, TEXTS), px=14)
        self.tabs.chosen.connect(self.turn)
        self.editor = CardEditor(find)
        self.texts = TextsPage()
        self.search = FindBar(self.editor)
        self.hint = LongLine(13, italic=True, colour="text_2")
        self.callout = Callout(self.editor)
        self._pages = QStackedWidget()
        writing = QWidget()
        column = QVBoxLayout(writing)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.editor, 1)
        column.addWidget(self.search)
        self._pages.addWidget(writing)
        self._pages.addWidget(self.texts)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._pages, 1)
        self._column.addWidget(self.hint)
        self._fault: Fault | None = None
        self._file = ""
        self.editor.turned_to.connect(self.update)
        self.editor.verticalScrollBar().valueChanged.connect(self._follow)
        self.editor.horizontalScrollBar().valueChanged.connect(self._follow)

    def set_file(self, name: str) -> None:
        """Name the file whose text it is."""
        self._file = name
        self.retranslate()

    def retranslate(self) -> None:
        """Make every text anew."""
        self.tabs.set_labels(
            {WRITING: self._file, TEXTS: translate("Workshop", "Texts in four languages")},
            translate("Workshop", "Preview of the set"),
        )
        self.editor.setAccessibleName(translate("Workshop", "The text of the set {file}").format(file=self._file))
        self.search.retranslate()
        self.texts.retranslate()

    def turn(self, tab: str) -> None:
        """Show one of the two."""
        self.tabs.set_value(tab)
        self._pages.setCurrentIndex(0 if tab == WRITING else 1)
        (self.editor if tab == WRITING else self.texts).setFocus()
        self.turned.emit(tab)

    @property
    def tab(self) -> str:
        """Which of the two is seen."""
        return self.tabs.value()

    # -- what is wrong with the line -----------------------------------------------------------------------------------

    @property
    def fault(self) -> Fault | None:
        """What is told beside its line now."""
        return self._fault

    def tell(self, fault: Fault, sentence: str, count: int) -> None:
        """Say beside its line what is wrong with it."""
        self._fault = fault
        self.callout.show_fault(fault.line, sentence, fault.mend.word if fault.mend else "", count)
        self.editor.offers_mend = fault.mend is not None
        if not self.callout.place_beside(self.editor.line_rect(fault.line), self.editor.written_to):
            # With the line at the top there is most room below it.
            self.editor.bring_to_top(fault.line)
            self._follow()

    def hush(self) -> None:
        """Say nothing of any line."""
        self._fault = None
        self.editor.offers_mend = False
        self.callout.hide()

    def _follow(self) -> None:
        if self._fault is not None:
            self.callout.place_beside(self.editor.line_rect(self._fault.line), self.editor.written_to)

    # -- how it looks --------------------------------------------------------------------------------------------------

    def arrange(self, place: QRect) -> None:
        """Take this place."""
        self.setGeometry(place)
        scale = unit(self)
        side = round(4 * scale)
        self._column.setContentsMargins(side, round(2 * scale), side, side)
        self.hint.setContentsMargins(HALO + round(8 * scale), round(2 * scale), HALO, round(2 * scale))
        around = self.tabs.sizeHint().height() + self.hint.sizeHint().height()
        self.texts.arrange(place.width() - 2 * side, place.height() - around)
        self._column.activate()
        self._follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, look = QPainter(self), unit(self), inks(theme.current())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box(painter, QRectF(self.rect()), 8 * scale, look.ground, look.edge, 2 * scale)
        if self.editor.ring:
            # It is drawn outside of what it is given.
            states.focus_ring(painter, QRectF(self.rect()).adjusted(7, 7, -7, -7), 4 * scale)
