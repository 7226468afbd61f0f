"""What is wrong with a line, said beside it, and the nearest word to take."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.ui.look import art
from gonfalon.ui.widgets.aloud import say_aloud
from gonfalon.ui.widgets.buttons import ENTER, Button, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.panel import Panel

__all__ = ["Callout"]


class _Sign(QWidget):
    """The sign of a mistake."""

    def sizeHint(self) -> QSize:
        side = round(24 * unit(self))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = 24 * unit(self)
        art.paint(QPainter(self), "icon-warning", QRectF(0, 0, side, side))


class Callout(Panel):
    """Lies over the editor, which keeps the keyboard: there Enter takes the nearest word and Esc closes this."""

    taken = Signal()
    """The nearest word is taken."""
    asked = Signal()
    """All that may stand there is to be shown."""

    def __init__(self, editor: QWidget) -> None:
        super().__init__(Ground.PARCHMENT, editor)
        self.sentence = Words(16, QFont.Weight.DemiBold, wrap=True)
        self.more = Words(14, colour="text_2", wrap=True)
        self.write = Button(Kind.GOLD, key=ENTER, px=15)
        self.write.clicked.connect(self.taken)
        self.others = Button(px=15)
        self.others.clicked.connect(self.asked)
        for button in (self.write, self.others):
            # The keyboard stays in the text.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sign = _Sign()
        sign.setFixedWidth(30)
        self._grid = QGridLayout(self)
        self._grid.addWidget(sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.sentence, 0, 1)
        self._grid.addWidget(self.more, 1, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        buttons.addWidget(self.write)
        buttons.addWidget(self.others)
        buttons.addStretch(1)
        self._grid.addLayout(buttons, 2, 1)
        self._grid.setColumnStretch(1, 1)
        self._sign = sign
        self._line = -1
        self.hide()

    def show_fault(self, line: int, sentence: str, nearest: str, count: int) -> None:
        """Say what is wrong.

        Args:
            line: counted from 0.
            sentence: what the loader says.
            nearest: the word that may be meant; empty where there is none.
            count: how many mistakes there are in all.
        """
        self._line = line
        self.sentence.setText(sentence)
        more = translate("Workshop", "%n mistake(s) in all; F8 leads to the next", "", count) if count > 1 else ""
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.write.setVisible(bool(nearest))
        self.write.setText(translate("Workshop", "Write “{word}”").format(word=nearest))
        self.others.setText(translate("Workshop", "What fits here"))
        say_aloud(self, sentence)

    def place_beside(self, line: QRect, written: Callable[[int, int], int]) -> bool:
        """Lie below a line of the editor, or above it where there is no room; whether all of it can be seen.

        Args:
            line: where it lies.
            written: up to where something is written between two heights, which is covered no more than it must be.
        """
        editor = self.parentWidget()
        assert editor is not None
        if line.isEmpty():
            self.hide()
            return False
        scale = unit(self)
        side = round(14 * scale)
        self._grid.setContentsMargins(side, side, side - HALO, round(8 * scale))
        self._grid.setHorizontalSpacing(round(6 * scale))
        self._grid.setVerticalSpacing(round(2 * scale))
        self._sign.setFixedWidth(round(30 * scale))
        room = editor.width() - 2 * side
        wanted = max(436 * scale, self._grid.minimumSize().width())
        wide = round(min(room, wanted))
        high = self._grid.heightForWidth(wide) if self._grid.hasHeightForWidth() else self._grid.sizeHint().height()
        gap = round(6 * scale)
        top = line.bottom() + gap
        if top + high > editor.height() and line.top() - gap - high >= 0:
            top = line.top() - gap - high
        clear = max(editor.width() // 3, written(top, top + high) + gap)
        left = max(side, min(clear, editor.width() - wide - side))
        self.setGeometry(left, top, wide, high)
        self.show()
        self.raise_()
        return top >= 0 and top + high <= editor.height()

    @property
    def line(self) -> int:
        """The line it is about, counted from 0."""
        return self._line

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A press beside its buttons is not meant for the text beneath.
        event.accept()
