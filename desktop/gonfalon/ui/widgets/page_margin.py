"""The margin of a page: the card it is about, and the cards to see also."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.ui.look.cards import Look, Sign
from gonfalon.ui.widgets.card_picture import CardPicture
from gonfalon.ui.widgets.contents import CardLink
from gonfalon.ui.widgets.dress import HALO, Words

__all__ = ["PageMargin"]

_NO_LIMIT = 16777215
"""What Qt takes for any width."""


class PageMargin(QWidget):
    """Hidden while it has nothing to show."""

    chosen = Signal(str)
    """The key of the page that is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = CardPicture()
        self.links: list[CardLink] = []
        self._see_also = Words(15, QFont.Weight.DemiBold, "rubric")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._see_also)
        self._column.addStretch(1)

    def retranslate(self, see_also: str) -> None:
        """Take the heading above the links in another language."""
        self._see_also.setText(see_also)

    def show_card(self, look: Look | None, words: str, links: Sequence[tuple[Sign, str]]) -> None:
        """Show a card, which `words` say for those who hear it, and cards that belong to it with what they do."""
        for link in self.links:
            self._column.removeWidget(link)
            link.hide()
            link.deleteLater()
        self.links = []
        self.picture.look = look
        self.picture.setAccessibleName(words)
        self.picture.setVisible(look is not None)
        self.picture.update()
        for other, about in links:
            link = CardLink(other, about)
            link.clicked.connect(lambda _=False, kind=other.kind: self.chosen.emit(kind))
            self._column.insertWidget(self._column.count() - 1, link)
            link.show()
            self.links.append(link)
        self._see_also.setVisible(bool(self.links))
        self.setVisible(bool(self.links) or look is not None)

    def fit(self, wide: int, most: int, top: int) -> None:
        """Draw the card so wide, in a column of at most `most` logical pixels."""
        self.picture.wide = wide
        self.picture.updateGeometry()
        self._see_also.setContentsMargins(HALO, top, 0, 0)
        self.setMaximumWidth(most)
        # The layout around asks for the height at the width it could give, in which the words need fewer lines.
        self._column.invalidate()
        self.setMinimumHeight(max(0, self._column.heightForWidth(most)) if most < _NO_LIMIT else 0)
