"""A closer look at one thing of the board: drawn large where it is a card, with all that may be known of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look.cards import Look
from gonfalon.ui.widgets.card_picture import CardPicture
from gonfalon.ui.widgets.dress import Ground, Words, unit
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.panel import ScrollArea

__all__ = ["inspection"]

CARD, PAGE, HIGH = 250, 520, 350
"""How wide card and page are, and how high both are at least, in design pixels."""
SHARE = 0.55
"""The page takes this part of the height of the table where that is more."""


class _Closer(QWidget):
    """The thing, what is known of it, and the page of the rules about it."""

    def __init__(self, parent: QWidget, words: str, look: Look | None, page: PageView | None) -> None:
        super().__init__(parent)
        # Its letters are measured before it lies on its paper.
        self.ground = Ground.PARCHMENT
        scale, self._page = unit(parent), page
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(16 * scale))
        picture = CardPicture()
        if look is not None:
            picture.look, picture.wide = look, round(CARD * scale)
            row.addWidget(picture)
        told = Words(16, wrap=True)
        told.setText(words)
        told.setMinimumWidth(round(260 * scale))
        column.addWidget(told)
        row.addLayout(column, 1)
        if page is None:
            column.addStretch(1)
            return
        high = round(max(HIGH * scale, parent.height() * SHARE))
        area = ScrollArea(page)
        column.addWidget(area, 1)
        beside = 0 if look is None else picture.sizeHint().width() + row.spacing()
        wide = min(round(PAGE * scale), parent.width() - round(120 * scale) - beside)
        told.setFixedWidth(wide)
        page.set_width(wide - area.verticalScrollBar().sizeHint().width() - round(6 * scale))
        area.setFixedSize(wide, min(page.height(), max(round(140 * scale), high - told.sizeHint().height())))

    def stops(self) -> Sequence[QWidget]:
        """What of it the keyboard goes to: a page may be longer than its place."""
        return [] if self._page is None else [self._page]


def inspection(
    parent: QWidget, words: str, look: Look | None, page: PageView | None, rules: Callable[[], None] | None
) -> Overlay:
    """What lies over the table for a closer look.

    Args:
        parent: the table.
        words: what those who listen hear of the thing, which is all that its seat knows of it.
        look: what is drawn beside them.
        page: what the rules say about it, with their example.
        rules: opens that page, None where it has none.
    """
    inner = _Closer(parent, words, look, page)
    overlay = Overlay(parent, translate("Inspection", "A closer look"), "", inner)
    overlay.add_button(translate("Window", "Close"), key="Esc", gold=True)
    if rules is not None:
        button = overlay.add_button(translate("Window", "Rules"), rules, key="F1")
        if page is not None:
            page.linked.connect(button.click)
    return overlay
