"""The ten kinds of an edition on the start screen, and the way to choose others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from gonfalon.games.oriflamme.window.deck_strip import DeckStrip, Small
from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.offer import OfferPanel
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.dress import HALO, Words, unit

__all__ = ["DeckChoice"]


class DeckChoice(OfferPanel):
    """Their emblems in a strip with their names beneath."""

    def __init__(self) -> None:
        super().__init__()
        self.strip = DeckStrip()
        self.names = Words(14, colour="on_table_2", wrap=True)
        self.choose = Button(px=15)
        self._cells = QGridLayout(self)
        self._cells.setContentsMargins(HALO, 0, 0, 0)
        for part in (self.strip, self.names, self.choose):
            part.setParent(self)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.choose.setText(translate("GameChoice", "Choose the ten cards…"))
        words = translate("GameChoice", "Opens a page with all cards that this deck may have")
        self.choose.setAccessibleDescription(words)

    def show_kinds(self, kinds: Sequence[Small]) -> None:
        """Show what is chosen now."""
        self.strip.set_kinds(tuple(kinds))
        self.names.setText(", ".join(kind.name for kind in kinds))

    def arrange(self, width: int) -> None:
        """The button behind the emblems where there is room for both, else below the names."""
        scale = unit(self)
        self.names.setContentsMargins(0, 0, HALO, 0)
        while self._cells.takeAt(0) is not None:
            pass
        self._cells.setHorizontalSpacing(round(12 * scale))
        self._cells.setVerticalSpacing(round(2 * scale))
        beside = self.strip.minimumSizeHint().width() + self.choose.sizeHint().width() + 40 * scale <= width
        self._cells.addWidget(self.strip, 0, 0)
        self._cells.addWidget(self.names, 1, 0, 1, 2)
        if beside:
            self._cells.addWidget(self.choose, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._cells.addWidget(self.choose, 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._cells.setColumnStretch(0, 1)

    def stops(self) -> Sequence[QWidget]:
        return (self.choose,)

    def least(self) -> QSize:
        return self.strip.minimumSizeHint().expandedTo(self.choose.minimumSizeHint())
