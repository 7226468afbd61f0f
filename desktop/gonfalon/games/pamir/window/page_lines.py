"""What pages about a card or a region are made of: a sign with what it means, a picture, columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.ui.widgets.dress import Words, unit
from gonfalon.ui.widgets.panel import ScrollArea

__all__ = ["Drawn", "Page", "SignLine", "sentence"]

Paint = Callable[[QPainter, QRectF], None]

WIDE, HIGH = 760, 480
"""Of a page in design pixels."""
_SIGN = 32
_GAP = 10
_BETWEEN = 26
_STEP = 24


def sentence(text: str, colour: str = "text") -> Words:
    words = Words(14.5, colour=colour, wrap=True)
    words.setText(text)
    return words


class Drawn(QWidget):
    """Something painted in a size of design pixels."""

    def __init__(self, wide: float, high: float, paint: Paint) -> None:
        super().__init__()
        self._size = wide, high
        self._paint = paint
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide, high = self._size
        return QSize(round(wide * unit(self)), round(high * unit(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()))


class SignLine(QWidget):
    """A sign, its name, what it does, and how that stands now."""

    def __init__(self, paint: Paint, name: str, text: str, now: str = "") -> None:
        super().__init__()
        beside = QVBoxLayout()
        beside.setSpacing(1)
        title = Words(15, QFont.Weight.DemiBold, wrap=True)
        title.setText(name)
        beside.addWidget(title)
        beside.addWidget(sentence(text, "text_2"))
        if now:
            beside.addWidget(sentence(now, "rubric"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        row.addWidget(Drawn(_SIGN, _SIGN, paint), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(beside, 1)
        self.setAccessibleName(" ".join(filter(None, (f"{name}.", text, now))))


class _Column(QWidget):
    """Lines one below the other, `wide` design pixels wide."""

    def __init__(self, lines: Sequence[QWidget], wide: float) -> None:
        super().__init__()
        self._wide = wide
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for line in lines:
            column.addWidget(line)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide * unit(self)), super().sizeHint().height())


class Page(ScrollArea):
    """Two columns that scroll together where the window is too low for them."""

    def __init__(self, left: Sequence[QWidget], right: Sequence[QWidget], left_wide: float) -> None:
        inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(0, 4, 4, 4)
        columns.setSpacing(_BETWEEN)
        columns.addWidget(_Column(left, left_wide))
        columns.addWidget(_Column(right, WIDE - left_wide - _BETWEEN - 22))
        super().__init__(inner)
        self._inner = inner
        # The arrows and page keys scroll it as soon as it is opened.
        inner.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(inner)
        self.verticalScrollBar().setSingleStep(_STEP)

    def sizeHint(self) -> QSize:
        scale = unit(self)
        wide = round(WIDE * scale)
        needs = self._inner.heightForWidth(wide - self.verticalScrollBar().sizeHint().width())
        return QSize(wide, min(round(HIGH * scale), needs))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.ParentChange:
            # They were measured, and so dressed, before they knew on what they would lie.
            for words in self.findChildren(Words):
                words.restyle()
        return done

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())
