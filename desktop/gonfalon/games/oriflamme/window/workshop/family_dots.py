"""The five families in a row, in whose colours a card can be seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from gonfalon.texts.families import family_names
from gonfalon.ui.look import art, states
from gonfalon.ui.look.palette import FAMILIES, GOLD_1
from gonfalon.ui.widgets.buttons import Pressable
from gonfalon.ui.widgets.dress import box, dress, unit
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["FamilyDots"]

_SIDE = 28


class FamilyDot(Pressable):
    """The crest of a family; that of the one that is shown stands in a frame."""

    def __init__(self, family: str) -> None:
        super().__init__()
        self.family = family
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(_SIDE * unit(self))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, body = QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = 5 * unit(self)
        if self.isChecked():
            colours = dress(self)
            box(painter, body, radius, None, GOLD_1 if colours.dark else colours.text, 2 * unit(self))
        if self.ring:
            inner = body.adjusted(5, 5, -5, -5)
            states.focus_ring(painter, inner, 2)
        inset = body.width() * (0.12 if self.isChecked() or self.underMouse() else 0.2)
        art.paint(painter, f"crest-{FAMILIES[self.family].key}", body.adjusted(inset, inset, -inset, -inset))


class FamilyDots(QWidget):
    """Radio buttons: one stop of the Tab key, and the arrows go on from there."""

    chosen = Signal(str)

    def __init__(self, family: str) -> None:
        super().__init__()
        self.dots = {letter: FamilyDot(letter) for letter in FAMILIES}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for letter, dot in self.dots.items():
            self._group.addButton(dot)
            row.addWidget(dot)
            dot.clicked.connect(lambda _=False, letter=letter: self._take(letter))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_family(family)

    @property
    def family(self) -> str:
        """The letter of the family that is shown."""
        return next(letter for letter, dot in self.dots.items() if dot.isChecked())

    def set_family(self, family: str) -> None:
        """Show another one, without a signal."""
        self.dots[family].setChecked(True)
        for letter, dot in self.dots.items():
            dot.setFocusPolicy(Qt.FocusPolicy.StrongFocus if letter == family else Qt.FocusPolicy.ClickFocus)

    def retranslate(self, language: str) -> None:
        """Name the families in another language."""
        names = family_names(language)
        self.setAccessibleName(self.tr("The family in whose colours the card is shown"))
        for letter, dot in self.dots.items():
            set_tip(dot, names[letter])
            dot.setAccessibleName(names[letter])

    def _take(self, family: str) -> None:
        self.set_family(family)
        self.chosen.emit(family)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key())
        )
        if step is None:
            super().keyPressEvent(event)
            return
        letters = list(self.dots)
        nearby = letters[(letters.index(self.family) + step) % len(letters)]
        self._take(nearby)
        self.dots[nearby].setFocus(Qt.FocusReason.TabFocusReason)
