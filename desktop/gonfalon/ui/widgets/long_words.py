"""Words of other people, which may be longer than any line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from gonfalon.ui.widgets.dress import Words, unit
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["LongLine", "LongWords", "shortened"]


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


class LongLine(Words):
    """Words on one line, as long as there is room; what is left out at the end is told by the tooltip."""

    def __init__(
        self, px: float, weight: QFont.Weight = QFont.Weight.Normal, colour: str = "text", *, italic: bool = False
    ) -> None:
        super().__init__(px, weight, colour, italic=italic)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, words: str) -> None:
        """Say this."""
        if words == self._whole:
            return
        self._whole = words
        self.setAccessibleName(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        super().restyle()
        self._fit()

    def _fit(self) -> None:
        shown = shortened(self._whole, self.font(), self.contentsRect().width())
        self.setText(shown)
        set_tip(self, "" if shown == self._whole else self._whole)
