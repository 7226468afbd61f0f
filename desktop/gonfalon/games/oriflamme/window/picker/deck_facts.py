"""Facts about a deck side by side, each with its drawing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.ui.look import art, emblems
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.widgets.dress import Ground, Words, unit
from gonfalon.ui.widgets.long_words import LongWords
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["DeckFacts"]

_FAMILY = "Y"
_SHARES = (11, 9, 13)


class _Icon(QWidget):
    """A drawing beside a title and its note."""

    def __init__(self) -> None:
        super().__init__()
        self.icon: str | CardLook = ""
        self.low = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.restyle()

    def restyle(self) -> None:
        """Take the measure of the screen as it is now."""
        self.setFixedWidth(round((34 if self.low else 44) * unit(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        side, painter = self.width() - 4 * unit(self), QPainter(self)
        place = QRectF(0, 2 * unit(self), side, side)
        if isinstance(self.icon, CardLook):
            emblems.paint(painter, self.icon.kind, self.icon.name, self.icon.emblem, place, _FAMILY)
        elif self.icon:
            art.paint(painter, self.icon, place)


class _Fact(QWidget):
    """A drawing, a title and a note."""

    def __init__(self) -> None:
        super().__init__()
        self.icon = _Icon()
        self.title = Words(16, QFont.Weight.DemiBold, wrap=True)
        self.note = LongWords(14, colour="text_2")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.note)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.icon)
        row.addLayout(words, 1)
        self.row = row


class DeckFacts(QWidget):
    """Three facts; they have a panel of their own where they do not lie on that of the deck."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.PARCHMENT
        self.apart = False
        self.facts = [_Fact() for _ in range(3)]
        self.whole = QHBoxLayout(self)
        for fact, share in zip(self.facts, _SHARES, strict=True):
            self.whole.addWidget(fact, share, Qt.AlignmentFlag.AlignTop)

    def set_fact(self, index: int, icon: str | CardLook, title: str, note: str) -> None:
        """Show another fact at this place, with a drawing or the emblem of a card."""
        fact = self.facts[index]
        fact.icon.icon = icon
        fact.icon.update()
        fact.title.setText(title)
        fact.note.setText(note)

    def restyle(self) -> None:
        """Take the measure of the screen as it is now."""
        scale = unit(self)
        inset = round(14 * scale) if self.apart else 0
        self.whole.setContentsMargins(inset, round(inset * 0.7), inset, round(inset * 0.7))
        self.whole.setSpacing(round(16 * scale))
        for fact in self.facts:
            fact.row.setSpacing(round(8 * scale))

    def set_low(self, low: bool) -> None:
        """Take less height, or as much as looks well."""
        for fact in self.facts:
            fact.icon.low = low
            fact.icon.restyle()
            fact.title.set_size(15 if low else 16)
            fact.note.set_size(13 if low else 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.apart:
            fine_panel(QPainter(self), "panel-parchment", QRectF(self.rect()))
