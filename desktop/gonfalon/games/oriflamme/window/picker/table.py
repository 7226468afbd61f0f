"""What stands on the deck picker, and where."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.window.picker.card_advice import CardAdvice
from gonfalon.games.oriflamme.window.picker.deck_foot import DeckFoot
from gonfalon.games.oriflamme.window.picker.deck_panel import DeckPanel
from gonfalon.games.oriflamme.window.picker.kind_grid import KindGrid
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.dress import HALO, Words
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.screen import Screen

__all__ = ["PickerTable"]


class PickerTable(Screen):
    """Rows of cards, the deck beneath them, the card that is looked at beside them; no words yet."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._make_parts()
        self._lay_out()

    def _make_parts(self) -> None:
        self._title = Words(28, QFont.Weight.DemiBold, "table_heading", wrap=True)
        self._rule = Words(14, colour="on_table_2", wrap=True)
        self._how = Words(14, colour="on_table_2", wrap=True)
        self.back = Button(px=15, key="Esc")
        self.grid = KindGrid()
        self.grid.went.connect(lambda tile: self.area.ensureWidgetVisible(tile, 0, self.px(30)))
        content = QWidget()
        self._scrolled = QVBoxLayout(content)
        self._scrolled.setContentsMargins(0, 0, 0, 0)
        self._scrolled.addWidget(self.grid)
        self._scrolled.addStretch(1)
        self.area: ScrollArea = ScrollArea(content)
        self.deck = DeckPanel()
        self.deck.bar.reshaped.connect(self._bar_reshaped)
        self.foot = DeckFoot()
        self.advice = CardAdvice()

    def _lay_out(self) -> None:
        self._head, words = QHBoxLayout(), QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._rule)
        words.addWidget(self._how)
        self._head.addLayout(words, 1)
        self._head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        self._left = QVBoxLayout()
        self._left.setSpacing(0)
        self._left.addLayout(self._head)
        self._left.addWidget(self.area, 1)
        self._deck_place = QHBoxLayout()
        self._deck_place.addWidget(self.deck, 0, Qt.AlignmentFlag.AlignLeft)
        self._left.addLayout(self._deck_place)
        self._left.addWidget(self.foot)
        self._sides = QHBoxLayout(self)
        self._sides.setSpacing(0)
        self._sides.addLayout(self._left, 1)
        self._side = QVBoxLayout()
        self._side.addWidget(self.advice)
        self._sides.addLayout(self._side)

    def arrange(self) -> None:
        px, bar = self.px, self.area.verticalScrollBar().sizeHint().width()
        wide = self.width() >= px(1180)
        margin, top, foot = px(14 if wide else 10), px(12 if wide else 8), px(8)
        side = px(276 if wide else 220)
        # The bar of the rows hangs in the gutter.
        inner = self.width() - 2 * margin - side - max(bar, px(14))
        self.advice.arrange(side, self.height() - 2 * margin)
        # Buttons bring the room for their ring along: all other things are set in by as much.
        self._sides.setContentsMargins(margin - HALO, 0, margin, 0)
        self._side.setContentsMargins(0, margin, 0, margin)
        self._scrolled.setContentsMargins(HALO, 0, 0, 0)
        self._deck_place.setContentsMargins(HALO, 0, 0, 0)
        self._left.setContentsMargins(0, top, 0, foot)
        low = self.height() < px(760) * max(1.0, self.settings.text_scale)
        self._title.set_size(24 if low else 28)
        self._how.setVisible(not low)
        self.deck.set_low(low)
        for words in (self._title, self._rule, self._how):
            words.setContentsMargins(HALO + px(8), 0, 0, 0)
        self._head.setContentsMargins(0, 0, max(0, bar - HALO), px(6))
        self.foot.arrange(inner + 2 * HALO)
        self._head.invalidate()
        head = self._head.totalHeightForWidth(inner + bar + HALO)
        room = self.height() - top - foot - head - self.foot.height() - px(10)
        high = self._place_deck(inner, room - self.grid.first_and_half(inner))
        self.grid.arrange(inner, room - high)

    def _place_deck(self, width: int, room: int) -> int:
        """Put the deck under the rows; its facts, and at last all of it, among them. How high it is under them."""
        self.deck.hold_facts(True)
        if (high := self.deck.fit(width)) > room:
            self.deck.hold_facts(False)
            if (high := self.deck.fit(width)) > room:
                self.deck.hold_facts(True)
                self.deck.fit(width)
                self._scrolled.insertWidget(1, self.deck)
                return 0
            self._scrolled.insertWidget(1, self.deck.facts)
        self._deck_place.addWidget(self.deck, 0, Qt.AlignmentFlag.AlignLeft)
        return high

    def _bar_reshaped(self) -> None:
        if self.isVisible():
            self.arrange()
            if self.area.isAncestorOf(self.deck):
                self.area.ensureWidgetVisible(self.deck.bar)
