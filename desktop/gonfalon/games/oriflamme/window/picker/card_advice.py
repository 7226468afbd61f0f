"""A card and what to know of it before it is taken into a deck."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.ui.look import theme
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.card_picture import CardPicture
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.long_words import LongWords
from gonfalon.ui.widgets.panel import ScrollArea, fine_panel

__all__ = ["CardAdvice"]


class CardAdvice(QWidget):
    """The card in full, a few sentences, and a button to add or remove it."""

    asked = Signal()
    """The card is to be added or removed."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.PANEL
        self.picture = CardPicture()
        self.title = LongWords(18, QFont.Weight.DemiBold, "heading")
        self.origin = LongWords(14, colour="text_2")
        self.tip = LongWords(15)
        self.pair_heading = Words(14, QFont.Weight.DemiBold, "rubric", wrap=True)
        self.pair = LongWords(15)
        self.risk_heading = Words(14, QFont.Weight.DemiBold, "rubric", wrap=True)
        self.risk = LongWords(15)
        self.button = Button(px=15, wrap=True)
        self.button.clicked.connect(self.asked)
        inner = QWidget()
        self._words = QVBoxLayout(inner)
        self._words.setSpacing(0)
        for words in (
            self.title, self.origin, self.tip, self.pair_heading, self.pair, self.risk_heading, self.risk,
        ):  # fmt: skip
            self._words.addWidget(words)
        self._words.addStretch(1)
        self.area = ScrollArea(inner)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._whole.addWidget(self.area, 1)
        self._whole.addWidget(self.button)

    def retranslate(self) -> None:
        """Make the headings anew."""
        self.pair_heading.setText(self.tr("Goes well with"))
        self.risk_heading.setText(self.tr("Watch out for"))

    def show_card(self, look: CardLook, origin: str, tip: str, goes_with: str, beware: str) -> None:
        """The card, from which set and of which type it is, and what is advised; empty advice is left out."""
        if self.picture.look != look:
            self.area.verticalScrollBar().setValue(0)
        self.picture.look = look
        self.picture.setAccessibleName(
            translate("RulesScreen", "{card}: {text}").format(card=look.name, text=look.text)
        )
        self.picture.update()
        self.title.setText(self.tr("About the {card}").format(card=look.name))
        self.origin.setText(origin)
        for words, text in ((self.tip, tip), (self.pair, goes_with), (self.risk, beware)):
            words.setText(text)
            words.setVisible(bool(text))
        self.pair_heading.setVisible(bool(goes_with))
        self.risk_heading.setVisible(bool(beware))

    def show_button(self, words: str, name: str) -> None:
        """What the button does, and the same with the card's name for those who hear it."""
        self.button.setText(words)
        self.button.setAccessibleName(name)

    def page(self, by: int) -> None:
        """Scroll the words by a page up (-1) or down (1)."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + by * round(bar.pageStep() * 0.8))

    def arrange(self, width: int, height: int) -> None:
        """Fit everything into a panel of this size; the card gives way to the words when it is low."""
        scale = unit(self)
        self.setFixedWidth(width)
        top, side = round(14 * scale), round(12 * scale)
        wide = min(round(250 * scale), width - 2 * round(10 * scale) - 12, round(height * 0.44 / RATIO))
        self.picture.wide = wide
        self.picture.updateGeometry()
        bar = self.area.verticalScrollBar().sizeHint().width()
        self._whole.setContentsMargins(side - HALO, top, side - HALO, round(8 * scale))
        self._words.setContentsMargins(HALO + round(4 * scale), round(4 * scale), max(0, HALO - bar), 0)
        gap = round(16 * scale)
        self.tip.setContentsMargins(0, round(6 * scale), 0, 0)
        for heading in (self.pair_heading, self.risk_heading):
            heading.setContentsMargins(0, gap, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        fine_panel(QPainter(self), theme.current().panel, QRectF(self.rect()))
