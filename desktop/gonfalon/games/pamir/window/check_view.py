"""A Dominance Check over the table: foreseen when somebody asks, and resolved step by step when it comes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPropertyAnimation, QRectF, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QRegion
from PySide6.QtWidgets import QWidget

from gonfalon.games.pamir.window.check_figures import CheckFigures
from gonfalon.games.pamir.window.check_paper import BUTTONS, SIZE, CheckPaper
from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.overlay import Veil
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, unit
from gonfalon.ui.widgets.keys import matches

__all__ = ["CheckView", "ForecastView"]

MARGIN = 20
"""What is at least seen of the veil, both edges together, in logical pixels."""
ALONE_MS: Final = 3000
"""After this a check goes on by itself where nobody sits at the screen."""
GAP = 12.0


class _Sheet(Veil):
    """The paper in the middle, as large as the window lets it be, and its buttons."""

    def __init__(self, parent: QWidget, figures: CheckFigures, design_unit: float | None = None) -> None:
        super().__init__(parent, figures.title, design_unit)
        self.ground = Ground.PARCHMENT
        self.setAccessibleDescription(figures.spoken())
        self.paper = CheckPaper(self, figures)

    def middle(self) -> QWidget:
        return self.paper

    def add_button(self, text: str, key: str, kind: Kind) -> Button:
        button = Button(kind, key=key)
        button.setText(text)
        button.setParent(self)
        button.setAccessibleDescription(self.paper.figures.spoken())
        self.buttons.append(button)
        return button

    def place_middle(self) -> None:
        wide, high = SIZE.width(), SIZE.height()
        scale = min((self.width() - MARGIN) / wide, (self.height() - MARGIN) / high, unit(self))
        paper = QRectF(0, 0, wide * scale, high * scale)
        paper.moveCenter(QRectF(self.rect()).center())
        self.paper.setGeometry(paper.toRect())
        right = paper.left() + BUTTONS.right() * scale
        for button in self.buttons:
            # The first has its place at the right, others stand beside it as wide as their words.
            first = button is self.buttons[0]
            width = BUTTONS.width() * scale + 2 * HALO if first else button.sizeHint().width()
            top = paper.top() + BUTTONS.top() * scale - HALO
            height = BUTTONS.height() * scale + 2 * HALO
            button.setGeometry(QRectF(right - width + HALO, top, width, height).toRect())
            self.paper.foot_right = (right - width + 2 * HALO - paper.left()) / scale
            right -= width - 2 * HALO + GAP * scale
            button.raise_()

    # -- looking beneath -----------------------------------------------------------------------------------------------

    def _look_beneath(self, beneath: bool) -> None:
        """Let the table be seen as long as a key is held; what is only masked keeps the keyboard."""
        if beneath:
            self.setMask(QRegion(0, 0, 1, 1))
        else:
            self.clearMask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "V"):
            self._look_beneath(True)
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if matches(event, "V") and not event.isAutoRepeat():
            self._look_beneath(False)
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            # The key may be let go while another window has the keyboard.
            self._look_beneath(False)


class ForecastView(_Sheet):
    """What a check would bring now."""

    map_wanted = Signal()
    """Show the blocks on the map instead."""

    def __init__(self, parent: QWidget, figures: CheckFigures, design_unit: float | None = None) -> None:
        super().__init__(parent, figures, design_unit)
        back = self.add_button(translate("PamirCheck", "Back"), "Esc", Kind.GOLD)
        back.clicked.connect(self.close_it)
        on_map = self.add_button(translate("PamirCheck", "Show on the map"), "M", Kind.PARCHMENT)
        on_map.clicked.connect(self._show_map)

    def _show_map(self) -> None:
        self.close_it()
        self.map_wanted.emit()


class CheckView(_Sheet):
    """A check that is being resolved: four steps that tell themselves, and then it waits to be told to go on."""

    gone_on = Signal()
    """Whoever looks on has seen it, or it was closed otherwise; once."""

    def __init__(
        self,
        parent: QWidget,
        figures: CheckFigures,
        motion: Motion | None = None,
        design_unit: float | None = None,
        *,
        alone: bool = False,
    ) -> None:
        """
        Args:
            motion: how fast it is told; all at once without motion, or calm.
            alone: whether nobody sits at the screen, so that it goes on by itself.
        """
        super().__init__(parent, figures, design_unit)
        self._gone = False
        self._alone = QTimer(self)
        self._alone.setSingleShot(True)
        self._alone.timeout.connect(self.close_it)
        self._goes_on_alone = alone
        self.button = self.add_button("", "", Kind.GOLD)
        self.button.clicked.connect(self._pressed)
        course = self.paper.course
        self._telling = QPropertyAnimation(self.paper, b"now", self)
        self._telling.setEndValue(course.ends)
        self._telling.finished.connect(self._told)
        self._motion = motion or Motion()
        if self._motion.off or self._motion.reduced:
            self._told()
        else:
            self.stage(0)

    @property
    def telling(self) -> bool:
        """Whether it is not told to the end yet."""
        return self._telling.state() is QPropertyAnimation.State.Running

    def stage(self, step: int) -> None:
        """Tell it from the beginning of this step on, of which there are four, counted from 0."""
        course = self.paper.course
        begin = course.begins[step]
        self._telling.stop()
        self._telling.setStartValue(begin)
        self._telling.setDuration(self._motion.ms(round(course.ends - begin)))
        self._telling.start()
        self._say(translate("PamirCheck", "Show all at once"), translate("PamirCheck", "Space", "a key"))

    def show_all(self) -> None:
        """Let all be told."""
        self._telling.stop()
        self._told()

    def _told(self) -> None:
        self.paper.tell_until(self.paper.course.ends)
        self._say(translate("PamirCheck", "Go on"), "Enter")
        if self._goes_on_alone:
            self._alone.start(ALONE_MS)

    def _say(self, text: str, key: str) -> None:
        self.button.setText(text)
        self.button.show_key(key)

    def _pressed(self) -> None:
        if self.telling:
            self.show_all()
        else:
            self.close_it()

    def close_it(self) -> None:
        self._telling.stop()
        self._alone.stop()
        super().close_it()
        if not self._gone:
            self._gone = True
            self.gone_on.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "Space") or matches(event, "Enter") or matches(event, "Esc"):
            if not event.isAutoRepeat():
                self._pressed()
            event.accept()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A press anywhere finishes what moves, but only the button closes what somebody has to see.
        if self.telling:
            self.show_all()
        event.accept()
