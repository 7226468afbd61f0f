"""The curtain that hides the table while one screen is handed to the next player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.session.new_game import Seat
from gonfalon.texts.players import families
from gonfalon.texts.translations import current_language
from gonfalon.ui.board.animation_queue import SPEEDS, AnimationSettings
from gonfalon.ui.look import art, palette
from gonfalon.ui.look.palette import FAMILIES, GOLD_2, INK, faded
from gonfalon.ui.look.pixmap_cache import canvas, finished
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.keys import scrolled_by
from gonfalon.ui.widgets.panel import Drawing, ScrollArea
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import ControlPainter, Label, Surface, discard, fill

VALANCE = 96
"""Height of the valance in design pixels."""
FRINGE = 30
"""Height of the fringe at the foot in design pixels."""
_FOLD = 84
# Cream letters must be read on the cloth, so that of the Gold family hangs in the shade.
_SHADED = (QColor("#140d03"), QColor("#7a540f"), QColor("#a87c22"))


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    keep = 1 - share
    return QColor.fromRgbF(
        min(1.0, one.redF() * keep + other.redF() * share),
        min(1.0, one.greenF() * keep + other.greenF() * share),
        min(1.0, one.blueF() * keep + other.blueF() * share),
    )


@lru_cache(maxsize=1)
def curtain_cloth(family: str, width: int, height: int, scale: float, dpr: float) -> QPixmap:
    """The whole curtain; only the last one is kept, it is as large as the window."""
    image = canvas(width, height, dpr)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, width, height)
    _folds(painter, family, area, scale)
    _valance(painter, family, area, scale)
    _fringe(painter, area, scale)
    painter.end()
    return finished(image, dpr)


def _folds(painter: QPainter, family: str, area: QRectF, scale: float) -> None:
    look = FAMILIES[family]
    night, day, glow = _SHADED
    if family != "Y":
        night = _mixed(look.dark, QColor("#05070a"), 0.82)
        day = _mixed(look.base, look.dark, 0.35)
        glow = _mixed(look.base, QColor("#ffffff"), 0.28)
    stops = max(16, round(area.width() / (_FOLD * scale) * 8))
    folds = QLinearGradient(area.topLeft(), area.topRight())
    for index in range(stops + 1):
        share = index / stops
        x = share * area.width() / (_FOLD * scale)
        # Two waves that never meet alike, so that no fold is like its neighbour.
        wave = 0.5 + 0.30 * math.sin(2 * math.pi * x) + 0.20 * math.sin(2 * math.pi * x * 1.618 + 1.3)
        folds.setColorAt(share, _mixed(night, day, min(1.0, max(0.0, 0.12 + 0.75 * wave))))
    painter.fillRect(area, folds)
    light = QRadialGradient(QPointF(area.center().x(), area.height() * 0.3), area.height() * 0.62)
    for stop, alpha in ((0.0, 0.55), (0.4, 0.30), (1.0, 0.0)):
        shade = faded(glow, alpha)
        light.setColorAt(stop, shade)
    painter.fillRect(area, light)
    for start, end in (
        (area.topLeft(), area.topLeft() + QPointF(area.width() * 0.28, 0)),
        (area.topRight(), area.topRight() - QPointF(area.width() * 0.28, 0)),
        (area.bottomLeft(), area.bottomLeft() - QPointF(0, area.height() * 0.5)),
    ):
        dusk = QLinearGradient(start, end)
        dusk.setColorAt(0, QColor(0, 0, 0, 190))
        dusk.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(area, dusk)


def _valance(painter: QPainter, family: str, area: QRectF, scale: float) -> None:
    look = FAMILIES[family]
    bar, count = 8 * scale, max(6, round(area.width() / (128 * scale)))
    step, foot = area.width() / count, (VALANCE - 4) * scale
    for index in range(count):
        left = index * step
        cut = QPainterPath(QPointF(left, bar))
        cut.lineTo(left, foot * 0.42)
        cut.cubicTo(left + step * 0.02, foot * 0.72, left + step * 0.32, foot * 0.86, left + step / 2, foot)
        cut.cubicTo(left + step * 0.68, foot * 0.86, left + step * 0.98, foot * 0.72, left + step, foot * 0.42)
        cut.lineTo(left + step, bar)
        cut.closeSubpath()
        painter.setPen(QPen(QColor(0, 0, 0, 90), 7 * scale))
        painter.drawPath(cut.translated(0, 3 * scale))
        painter.setBrush(_mixed(look.dark, look.base, 0.15))
        painter.setPen(QPen(INK, 6 * scale))
        painter.drawPath(cut)
        painter.setPen(QPen(GOLD_2, 3 * scale))
        painter.drawPath(cut)
        side = min(46 * scale, step * 0.5)
        art.paint(painter, f"charge-{look.key}", QRectF(left + (step - side) / 2, bar + 5 * scale, side, side))
    painter.fillRect(QRectF(0, 0, area.width(), bar), GOLD_2)
    painter.fillRect(QRectF(0, bar, area.width(), 1.5 * scale), INK)


def _fringe(painter: QPainter, area: QRectF, scale: float) -> None:
    top, high = area.bottom() - FRINGE * scale, FRINGE * scale
    painter.fillRect(QRectF(0, top, area.width(), high), INK)
    painter.fillRect(QRectF(0, top + 2 * scale, area.width(), 5 * scale), GOLD_2)
    step = area.width() / max(1, round(area.width() / (32 * scale)))
    painter.setPen(Qt.PenStyle.NoPen)
    x = 0.0
    while x < area.width() - 1:
        for shift, colour in ((0.0, GOLD_2.darker(150)), (step / 2, GOLD_2)):
            tassel = QPainterPath(QPointF(x + shift + 2 * scale, top + 9 * scale))
            tassel.lineTo(x + shift + step / 2 - 2 * scale, top + 9 * scale)
            tassel.lineTo(x + shift + step / 4, area.bottom() - 2 * scale)
            tassel.closeSubpath()
            painter.fillPath(tassel, colour)
        x += step


_FALL = 380


def fall_ms(settings: Settings) -> int:
    """Return how long the curtain takes to fall or to lift, in milliseconds; 0 with reduced motion."""
    return 0 if settings.reduced_motion else AnimationSettings(SPEEDS[settings.animation_speed]).ms(_FALL)


class _Entry(QWidget):
    """One thing that happened, beside the crest of the family that did it."""

    def __init__(self, family: str, sentence: str) -> None:
        super().__init__()
        self.words = Label(15, wrap=True, text=sentence)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(Drawing(f"crest-{palette.FAMILIES[family].key}", 28, 34), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.words, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, sheet = ControlPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.box(sheet, 8, faded(palette.NIGHT_2, 0.88), palette.MIST, 1 / painter.unit)


class HandoverScreen(Screen):
    """A child of the window, above everything else; it covers its parent by itself and lets no key pass."""

    lifted = Signal()
    """The player has said who they are: now the hand may be made. The curtain rises after this."""
    help_wanted = Signal()
    """Somebody wants to know what to do here."""
    risen = Signal()
    """The curtain is out of sight."""
    covers = Signal(bool)
    """Whether it hangs still over all that is beneath, or has begun to give it free."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.ground = Surface.CLOTH
        self.seat = Seat("R", "")
        self._away = False
        self._entries: list[_Entry] = []
        self.crest = Drawing("crest-red")
        self._title = Label(50, QFont.Weight.DemiBold, wrap=True)
        self._line = Label(19, wrap=True)
        self.button = Button(ButtonKind.GOLD, key="Enter", tall=True, px=17, least=300, press=self._lift)
        self.button.pressed.connect(self._press)
        self._meant = False
        """Whether the button was pressed by somebody who had seen the curtain."""
        self._heading = Label(16, QFont.Weight.DemiBold, "heading")
        for words in (self._title, self._line, self._heading):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.area = ScrollArea(self._inner)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._whole = fill(
            QVBoxLayout(self), 2, self.crest, self._title, self._line,
            (self.button, 0, Qt.AlignmentFlag.AlignHCenter), self._heading,
            (self.area, 0, Qt.AlignmentFlag.AlignHCenter), 3, spacing=0,
        )  # fmt: skip
        self._motion = QPropertyAnimation(self, b"pos", self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.finished.connect(self._come_to_rest)
        self._rising = False
        self._hesitation.timeout.connect(self._give_button_keys)
        if parent is not None:
            parent.installEventFilter(self)
            self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        names = families(current_language())
        family = names[self.seat.family]
        if self._away:
            # In the genitive: languages without an apostrophe need no more than that.
            self._title.setText(self.tr("{family}’s hand is hidden").format(family=family.genitive))
            line = self.tr("{name}, continue when nobody else is looking at the screen.")
        else:
            # In the dative.
            self._title.setText(self.tr("Pass the screen to {family}").format(family=family.dative))
            line = self.tr("{name} plays next. Everyone else, look away: a hand of cards is about to appear.")
        self._line.setText(line.format(name=self.seat.name))
        self.button.setText(self.tr("I am {family}: show my hand").format(family=family.name))
        self._heading.setText(self.tr("While you were away"))
        self.crest.setAccessibleName(family.family)

    def show_for(self, seat: Seat, *, away: bool = False, at_once: bool = False) -> None:
        """Fall for the player of a seat.

        Args:
            seat: whose hand is hidden from the others.
            away: whether the window was left while the hand was open.
            at_once: whether to cover without an animation.
        """
        self.seat, self._away = seat, away
        self.crest.show_drawing(f"crest-{palette.FAMILIES[seat.family].key}")
        self._make_entries(())
        self.retranslate()
        self._fill_parent()
        self.restyle()
        self._rising = False
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVisible(True)
        self.raise_()
        self.area.verticalScrollBar().setValue(0)
        self._move(-self.height(), 0, 0 if at_once else fall_ms(self.settings))
        # From now on no key reaches what is beneath.
        self.setFocus()

    def tell(self, happened: Sequence[tuple[str, str]]) -> None:
        """List what was done since that seat's last turn: the letter of the family and a whole sentence of each."""
        if happened:
            self._make_entries(happened)
            self.restyle()

    def take_away(self) -> None:
        """Be gone without being lifted: the game that it hides has been left."""
        self._motion.stop()
        self._rising = False
        self.hide()
        self.covers.emit(False)

    def is_down(self) -> bool:
        """Return whether the curtain hides the table now or is about to."""
        return self.isVisible() and not self._rising

    def is_moving(self) -> bool:
        """Return whether the curtain is falling or rising now."""
        return self._motion.state() is QAbstractAnimation.State.Running

    def _make_entries(self, happened: Sequence[tuple[str, str]]) -> None:
        for entry in self._entries:
            self._grid.removeWidget(entry)
            discard(entry)
        self._entries = [_Entry(family, sentence) for family, sentence in happened]
        for entry in self._entries:
            entry.setParent(self._inner)
        self._heading.setVisible(bool(self._entries))
        self.area.setVisible(bool(self._entries))

    @property
    def hesitates(self) -> bool:
        return self.is_moving() or super().hesitates

    def _press(self) -> None:
        self._meant = not self.hesitates

    def _lift(self) -> None:
        if self._rising or not self._meant:
            return
        self._rising = True
        # Arrows and Tab at the table no longer lead here.
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.covers.emit(False)
        self.lifted.emit()
        if self._rising:  # it may have been let fall again for somebody else
            self._move(0, -self.height(), fall_ms(self.settings))

    def _move(self, start: int, end: int, time: int) -> None:
        self._motion.stop()
        if self.parentWidget() is None or time == 0:
            if self.parentWidget() is not None:
                self.move(0, end if not self._rising else 0)
            self._come_to_rest()
            return
        self._motion.setDuration(time)
        self._motion.setStartValue(QPoint(0, start))
        self._motion.setEndValue(QPoint(0, end))
        self.move(0, start)
        self._motion.start()

    def _come_to_rest(self) -> None:
        if not self._rising:
            self.hesitate()
            self.covers.emit(True)
            return
        if self.parentWidget() is not None:
            self.hide()
        self._rising = False
        self.risen.emit()

    def _give_button_keys(self) -> None:
        if self.is_down() and not self.hesitates:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_parent(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.resize(parent.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self.parentWidget():
            self._fill_parent()
        return super().eventFilter(watched, event)

    def arrange(self) -> None:
        px, width, height = self.px, self.width(), self.height()
        top, foot = px(VALANCE), px(FRINGE)
        side = px(40)
        self._whole.setContentsMargins(side, top, side, foot + px(8))
        room = width - 2 * side
        for size in (50, 40, 32, 26):
            self._title.set_size(size)
            texts = self._title.heightForWidth(room) + self._line.heightForWidth(room) + self.button.sizeHint().height()
            free = height - top - foot - px(8) - texts - px(24)
            if free > px(180):
                break
        needed = 0
        if self._entries:
            needed = self._arrange_entries(min(room, px(980)) - self.area.verticalScrollBar().sizeHint().width())
            free -= self._heading.fontMetrics().height() + px(26)
        # The crest gives way to the list, but not below two fifths of what there is.
        self.crest.setFixedHeight(max(px(48), min(px(240), max(free - needed - px(20), round(free * 0.4)))))
        self.area.setFixedHeight(max(px(56), min(needed, free - self.crest.height() - px(14))))
        self._title.setContentsMargins(0, px(8), 0, 0)
        self._line.setContentsMargins(0, 0, 0, px(10))
        self._heading.setContentsMargins(0, px(12), 0, px(8))

    def _arrange_entries(self, room: int) -> int:
        """Put the entries into columns; gives the height they need."""
        px, bar = self.px, self.area.verticalScrollBar().sizeHint().width()
        least = round(px(250) * min(self.settings.text_scale, 1.2))
        columns = max(1, min(3, len(self._entries), room // least))
        gap = px(12)
        self._grid.setSpacing(gap)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for index, entry in enumerate(self._entries):
            self._grid.addWidget(entry, index // columns, index % columns)
        wide = room if columns > 1 else min(room, px(460))
        wide = min(wide, columns * px(300) + (columns - 1) * gap + bar) if columns > 1 else wide
        self._grid.setContentsMargins(bar, 0, 0, 0)
        self.area.setFixedWidth(wide + bar)
        return self._grid.heightForWidth(wide) if self._grid.hasHeightForWidth() else self._grid.sizeHint().height()

    def paintEvent(self, event: QPaintEvent) -> None:
        fabric = curtain_cloth(
            self.seat.family, self.width(), self.height(), self.design_unit, self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, fabric)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Nothing beneath may be touched through the cloth.
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is Qt.FocusReason.OtherFocusReason:
            # Given back by something that lay over the curtain.
            self._give_button_keys()

    def focusNextPrevChild(self, forward: bool) -> bool:
        if not self.hesitates:
            self.button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event):
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.button.click()
        elif event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit()
        elif not scrolled_by(self.area.verticalScrollBar(), event):
            # The curtain hangs on the window, which is all that is left to hear it.
            event.ignore()
            return
        event.accept()
