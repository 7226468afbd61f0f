"""The deck in the making: how many are chosen, who they are, what they make of the game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.window.picker.counter import Counter
from gonfalon.games.oriflamme.window.picker.deck_facts import DeckFacts
from gonfalon.games.oriflamme.window.picker.deck_seats import DeckSeats
from gonfalon.games.oriflamme.window.picker.house_deck_bar import HouseDeckBar
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.panel import Rule, fine_panel

__all__ = ["DeckPanel"]


class DeckPanel(QWidget):
    """Parchment with the ten places; `facts` may be moved elsewhere when it would be too high."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.PARCHMENT
        self.title = Words(21, QFont.Weight.DemiBold)
        self.counter = Counter()
        self.bar = HouseDeckBar()
        self.seats = DeckSeats()
        self.rule = Rule()
        self.facts = DeckFacts()
        self._head = QHBoxLayout()
        self._head.setSpacing(0)
        self._head.addWidget(self.title)
        self._head.addWidget(self.counter, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addStretch(0)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self.bar)
        self._whole.addWidget(self.seats)
        self._whole.addWidget(self.rule)
        self._whole.addWidget(self.facts)

    def hold_facts(self, here: bool) -> None:
        """Keep the facts on this panel, or let go of them."""
        self.rule.setVisible(here)
        if here and self.facts.apart:
            self.facts.apart = False
            self._whole.addWidget(self.facts)
        elif not here:
            self.facts.apart = True
        self.facts.restyle()

    def set_low(self, low: bool) -> None:
        """Take less height, or as much as looks well."""
        self.seats.low = low
        self.seats.updateGeometry()
        self.facts.set_low(low)
        scale = unit(self)
        side = round((16 if low else 20) * scale)
        # The buttons of the head bring the room for their ring along.
        self._whole.setContentsMargins(side, round((4 if low else 8) * scale), side, round((8 if low else 12) * scale))
        self._whole.setSpacing(round((2 if low else 4) * scale))

    def fit(self, width: int) -> int:
        """Take this width, and the height that it needs; the height."""
        margins = self._whole.contentsMargins()
        head = self.title.sizeHint().width() + self.counter.sizeHint().width() + self.bar.least_width()
        if head <= width - margins.left() - margins.right():
            self._head.addWidget(self.bar, 1)
        else:
            self._whole.insertWidget(1, self.bar)
        self._whole.invalidate()
        high = self._whole.totalHeightForWidth(width)
        self.setFixedSize(width, high)
        return high

    def restyle(self) -> None:
        """Take the measure of the screen as it is now."""
        self.title.setContentsMargins(0, 0, round(12 * unit(self)) - HALO, 0)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        fine_panel(QPainter(self), "panel-parchment", QRectF(self.rect()))
