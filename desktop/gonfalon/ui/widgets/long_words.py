"""Words of other people, which may be longer than any line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent

from gonfalon.ui.widgets.dress import Words, unit
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["LongWords", "shortened"]


def shortened(text: str, font: QFont, width: float) -> str:
    """The text on one line, its end left out where it is wider than that."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


class LongWords(Words):
    """A text in several lines; of a word that is wider than the lines the end is left out, and told by the tooltip."""

    def __init__(self, px: float, weight: QFont.Weight = QFont.Weight.Normal, colour: str = "text") -> None:
        super().__init__(px, weight, colour, wrap=True)
        self._whole = ""

    def setText(self, text: str) -> None:
        self._whole = text
        self._fit()

    def restyle(self) -> None:
        super().restyle()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(40 * unit(self)), super().minimumSizeHint().height())

    def _fit(self) -> None:
        room = self.contentsRect().width() - 1
        metrics = QFontMetricsF(self.font())
        text = self._whole
        if room > 0 and any(metrics.horizontalAdvance(word) > room for word in text.split()):
            text = " ".join(shortened(word, self.font(), room) for word in text.split())
        if text != self.text():
            super().setText(text)
        set_tip(self, "" if text == self._whole else self._whole)
