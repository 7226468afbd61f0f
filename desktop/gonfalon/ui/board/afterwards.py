"""The row under the table of a game that is over: how it ended, the whole game again, and another one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Ground

__all__ = ["Afterwards"]


class Afterwards(QWidget):
    """What can be done at a table where nobody moves any more; it does none of it."""

    ending = Signal()
    """How it ended is to be told."""
    replay = Signal()
    """The whole game is to be shown again."""
    again = Signal()
    """The same seats play once more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Ground.CLOTH
        self.ending_button = Button(Kind.GOLD, key="S", px=16, wrap=True)
        self.replay_button = Button(px=16, wrap=True)
        self.again_button = Button(px=16, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button, signal in (
            (self.ending_button, self.ending), (self.replay_button, self.replay), (self.again_button, self.again),
        ):  # fmt: skip
            button.clicked.connect(signal)
            row.addWidget(button, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("The game is over"))
        self.ending_button.setText(self.tr("How it ended"))
        self.replay_button.setText(self.tr("Replay"))
        self.again_button.setText(self.tr("Play again"))

    def place(self, area: QRectF) -> None:
        """Fill the width of an area, at its top, as high as the words need."""
        whole = area.toRect().adjusted(-HALO, -HALO, HALO, HALO)
        row = self.layout()
        assert row is not None
        high = row.heightForWidth(whole.width()) if row.hasHeightForWidth() else row.sizeHint().height()
        self.setGeometry(whole.left(), whole.top(), whole.width(), high)
