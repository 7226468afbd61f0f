"""The foot of the deck picker: quick ways to choose, a sentence, and the way on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from gonfalon.ui.look import fonts
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Words, unit

__all__ = ["DeckFoot"]

_NOTE = 150
_KEY = "Ctrl+Enter"


class DeckFoot(QWidget):
    """Buttons in a line with the sentence between them, or above them where it has no room there."""

    def __init__(self) -> None:
        super().__init__()
        self.random = Button(icon="icon-random", wrap=True)
        self.halves = Button(icon="icon-random", wrap=True)
        self.clear = Button(wrap=True)
        self.note = Words(14, italic=True, colour="on_table_2", wrap=True)
        self.play = Button(Kind.GOLD, key=_KEY, wrap=True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        # They get their places in arrange(), but measure themselves here from now on.
        for part in (self.random, self.halves, self.clear, self.note, self.play):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def arrange(self, width: int) -> None:
        """Place everything in this width, and take the height that it needs."""
        buttons = [button for button in (self.random, self.halves, self.clear, self.play) if not button.isHidden()]
        note = round(_NOTE * unit(self) * max(1.0, fonts.text_scale()))
        # Where there is little room, the name of the key is the first to go.
        for key in (_KEY, ""):
            self.play.show_key(key)
            beside = sum(button.sizeHint().width() for button in buttons) + note <= width
            if beside:
                break
        self.note.setContentsMargins(HALO, 0, HALO, 0)
        line = 0 if beside else 1
        if beside:
            self._grid.addWidget(self.note, 0, 3)
        else:
            self._grid.addWidget(self.note, 0, 0, 1, 5)
        for column, button in enumerate((self.random, self.halves, self.clear)):
            self._grid.addWidget(button, line, column)
        self._grid.addWidget(self.play, line, 4)
        for column in range(5):
            self._grid.setColumnStretch(column, 1 if column == 3 else 0)
        self._grid.setAlignment(self.note, Qt.AlignmentFlag.AlignVCenter)
        self._grid.invalidate()
        self.setFixedSize(width, self._grid.totalHeightForWidth(width))
