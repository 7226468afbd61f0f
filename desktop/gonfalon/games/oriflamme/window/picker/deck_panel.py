"""The deck that is being chosen: how many kinds, which, facts about them, and the buttons at the foot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.window.picker.house_decks import HouseDeckBar
from gonfalon.ui.look import art, emblems, fonts, palette
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.text_fitting import draw_fitted_text, fit_name
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.panel import Divider, FinePanel, fine_panel
from gonfalon.ui.widgets.plain_text import WrappingLabel, answer_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Surface,
    announce,
    fill,
    role_font,
    ui_scale,
)

SHAKE: Final = 360
"""How long it shakes at normal speed, in milliseconds."""
_SAYS: Final = 1800
_SWINGS: Final = 3


class DeckCounter(QWidget):
    """Words on gold leaf; `refuse` replaces them for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self._words = self._refusal = ""
        self._shift = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._shake = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._shake.valueChanged.connect(self._swing)
        self._says = QTimer(self, singleShot=True, interval=_SAYS)
        self._says.timeout.connect(self.calm)

    def set_words(self, words: str, refusal: str) -> None:
        """Set the text of the counter, and its text when it refuses."""
        self._words, self._refusal = words, refusal
        self._tell()
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return the text shown now."""
        return self._refusal if self._says.isActive() else self._words

    @property
    def shaking(self) -> bool:
        """Whether the counter is shaking now."""
        return self._shake.state() is QAbstractAnimation.State.Running

    def refuse(self, duration: int) -> None:
        """Say for a moment that there is no room, and shake for `duration` ms (0: stand still)."""
        self._says.start()
        self._tell()
        announce(self, self._refusal)
        if duration:
            self._shake.setDuration(duration)
            self._shake.start()
        self.update()

    def calm(self) -> None:
        """Say how many there are."""
        self._says.stop()
        self._shake.stop()
        self._swing(1.0)
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleName(self.text())

    def _swing(self, share: float) -> None:
        self._shift = math.sin(share * _SWINGS * 2 * math.pi) * (1 - share) * (HALO - 1)
        self.update()

    def _font(self) -> QFont:
        return role_font(self, 16, QFont.Weight.DemiBold)

    def restyle(self) -> None:
        """Take the letters' size as it is now."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self._font()), ui_scale(self)
        widest = max(metrics.horizontalAdvance(words) for words in (self._words, self._refusal))
        return QSize(round(widest + 34 * scale) + 2 * HALO, round(metrics.height() + 6 * scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, refuses = ControlPainter(self), self._says.isActive()
        body = QRectF(self.rect()).adjusted(HALO, 0, -HALO, 0).translated(self._shift, 0)
        fill = palette.GOLD_1 if refuses else palette.GOLD_2
        painter.box(body, body.height() / 2 / painter.unit, fill, palette.INK, 3 if refuses else 1.5)
        painter.words(body, self.text(), self._font(), palette.INK, Qt.AlignmentFlag.AlignCenter)


_FAMILY = "Y"
_SHARES = (11, 9, 13)


class _Icon(QWidget):
    """A drawing beside a title and its note."""

    def __init__(self) -> None:
        super().__init__()
        self.icon: str | CardLook = ""
        self.low = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.restyle()

    def restyle(self) -> None:
        """Take the measure of the screen as it is now."""
        self.setFixedWidth(round((34 if self.low else 44) * ui_scale(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        side, painter = self.width() - 4 * ui_scale(self), QPainter(self)
        place = QRectF(0, 2 * ui_scale(self), side, side)
        if isinstance(self.icon, CardLook):
            emblems.paint(painter, self.icon.kind, self.icon.name, self.icon.emblem, place, _FAMILY)
        elif self.icon:
            art.paint(painter, self.icon, place)


class _Fact(QWidget):
    """A drawing, a title and a note."""

    def __init__(self) -> None:
        super().__init__()
        self.icon = _Icon()
        self.title = Label(16, QFont.Weight.DemiBold, wrap=True)
        self.note = WrappingLabel(14, colour="text_2")
        words = fill(QVBoxLayout(), self.title, self.note, 1, spacing=0)
        row = fill(QHBoxLayout(self), self.icon, (words, 1), bare=True)
        self.row = row


class DeckFacts(QWidget):
    """Three facts; they have a panel of their own where they do not lie on that of the deck."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Surface.PARCHMENT
        self.apart = False
        self.facts = [_Fact() for _ in range(3)]
        self.whole = QHBoxLayout(self)
        for fact, share in zip(self.facts, _SHARES, strict=True):
            self.whole.addWidget(fact, share, Qt.AlignmentFlag.AlignTop)

    def set_fact(self, index: int, icon: str | CardLook, title: str, note: str) -> None:
        """Show another fact at this place, with a drawing or the emblem of a card."""
        fact = self.facts[index]
        fact.icon.icon = icon
        fact.icon.update()
        fact.title.setText(title)
        fact.note.setText(note)

    def restyle(self) -> None:
        """Take the measure of the screen as it is now."""
        scale = ui_scale(self)
        inset = round(14 * scale) if self.apart else 0
        self.whole.setContentsMargins(inset, round(inset * 0.7), inset, round(inset * 0.7))
        self.whole.setSpacing(round(16 * scale))
        for fact in self.facts:
            fact.row.setSpacing(round(8 * scale))

    def set_low(self, low: bool) -> None:
        """Take less height, or as much as looks well."""
        for fact in self.facts:
            fact.icon.low = low
            fact.icon.restyle()
            fact.title.set_size(15 if low else 16)
            fact.note.set_size(13 if low else 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.apart:
            fine_panel(QPainter(self), "panel-parchment", QRectF(self.rect()))


PLACES: Final = 10
_GAP: Final = 8
_EMBLEM: Final = (48, 36)
"""The emblem's side, and that in low places."""
_LETTERS: Final = 13.5
_GROUND = QColor("#d9cfe0")
"""What an intrigue's emblem lies on: aubergine in much light."""


class DeckSeats(QWidget):
    """Ten places side by side: round for characters, square for intrigues, dashed while they are free."""

    def __init__(self) -> None:
        super().__init__()
        self.low = False
        self._looks: tuple[CardLook, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_cards(self, looks: Sequence[CardLook], name: str) -> None:
        """Set the cards shown, from the left, and the accessible name."""
        self._looks = tuple(looks)
        self.setAccessibleName(name)
        self.update()

    def restyle(self) -> None:
        """Take the letters' size as it is now."""
        self.updateGeometry()

    def _name_height(self) -> float:
        # Large letters need two lines in places that do not grow as they do.
        return (30 if self.low else 34) * ui_scale(self) * min(max(1.0, fonts.text_scale()), 1.25)

    def _emblem(self) -> float:
        return _EMBLEM[self.low] * ui_scale(self)

    def sizeHint(self) -> QSize:
        scale = ui_scale(self)
        return QSize(round(500 * scale), round(self._emblem() + 10 * scale + self._name_height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * ui_scale(self)), self.sizeHint().height())

    def place(self, index: int) -> QRectF:
        """Return the rectangle of the place with this number, from 0."""
        gap = _GAP * ui_scale(self)
        wide = (self.width() + gap) / PLACES - gap
        return QRectF(index * (wide + gap), 0, wide, self.height())

    def event(self, event: QEvent) -> bool:
        return answer_tip(event, self, self._tip_at) or super().event(event)

    def _tip_at(self, point: QPoint) -> str:
        return next((look.name for at, look in enumerate(self._looks) if self.place(at).contains(QPointF(point))), "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale = painter.unit
        for index in range(PLACES):
            place = self.place(index)
            if index < len(self._looks):
                painter.box(place, 5, painter.colours.paper, painter.colours.edge, 1.4)
                self._paint_card(painter, place, self._looks[index])
            else:
                half = 0.8 * scale
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.INK_2, 1.6 * scale, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(place.adjusted(half, half, -half, -half), 5 * scale, 5 * scale)

    def _paint_card(self, painter: QPainter, place: QRectF, look: CardLook) -> None:
        scale = ui_scale(self)
        named = self._name_height()
        side = min(self._emblem(), place.width() - 8 * scale)
        middle = place.top() + 4 * scale + (place.height() - named - 4 * scale) / 2
        medal = QRectF(place.center().x() - side / 2, middle - side / 2, side, side)
        painter.setPen(QPen(palette.GOLD_2, 1.4 * scale))
        if look.type == "character":
            painter.setBrush(palette.PAPER)
            painter.drawEllipse(medal)
        else:
            painter.setBrush(_GROUND)
            painter.drawRoundedRect(medal, 6 * scale, 6 * scale)
        inset = side * 0.06
        inner = medal.adjusted(inset, inset, -inset, -inset)
        emblems.paint(painter, look.kind, look.name, look.emblem, inner, look.family)
        letters = QRectF(place.left() + 3, place.bottom() - named, place.width() - 6, named - 2 * scale)
        setting = fit_name(look.name, letters.width(), letters.height(), _LETTERS * scale * fonts.text_scale())
        # People give their cards names that no setting brings into a place as narrow as this.
        painter.save()
        painter.setClipRect(place.adjusted(2, 0, -2, 0), Qt.ClipOperation.IntersectClip)
        draw_fitted_text(painter, setting, letters, palette.INK, 1)
        painter.restore()


class DeckPanel(FinePanel):
    """Parchment with the ten places; `facts` may be moved elsewhere when it would be too high."""

    def __init__(self) -> None:
        super().__init__(Surface.PARCHMENT)
        self.title = Label(21, QFont.Weight.DemiBold)
        self.counter = DeckCounter()
        self.bar = HouseDeckBar()
        self.seats = DeckSeats()
        self.rule = Divider()
        self.facts = DeckFacts()
        self._head = fill(QHBoxLayout(), self.title, (self.counter, 0, Qt.AlignmentFlag.AlignVCenter), 0, spacing=0)
        self._whole = fill(QVBoxLayout(self), self._head, self.bar, self.seats, self.rule, self.facts, spacing=0)

    def hold_facts(self, here: bool) -> None:
        """Keep the facts on this panel, or let go of them."""
        self.rule.setVisible(here)
        if here and self.facts.apart:
            self.facts.apart = False
            self._whole.addWidget(self.facts)
        elif not here:
            self.facts.apart = True
        self.facts.restyle()

    def set_low(self, low: bool) -> None:
        """Take less height, or as much as looks well."""
        self.seats.low = low
        self.seats.updateGeometry()
        self.facts.set_low(low)
        scale = ui_scale(self)
        side = round((16 if low else 20) * scale)
        # The buttons of the head bring the room for their ring along.
        self._whole.setContentsMargins(side, round((4 if low else 8) * scale), side, round((8 if low else 12) * scale))
        self._whole.setSpacing(round((2 if low else 4) * scale))

    def fit(self, width: int) -> int:
        """Take this width, and the height that it needs; the height."""
        margins = self._whole.contentsMargins()
        head = self.title.sizeHint().width() + self.counter.sizeHint().width() + self.bar.least_width()
        if head <= width - margins.left() - margins.right():
            self._head.addWidget(self.bar, 1)
        else:
            self._whole.insertWidget(1, self.bar)
        self._whole.invalidate()
        high = self._whole.totalHeightForWidth(width)
        self.setFixedSize(width, high)
        return high

    def restyle(self) -> None:
        """Take the measure of the screen as it is now."""
        self.title.setContentsMargins(0, 0, round(12 * ui_scale(self)) - HALO, 0)
        self.updateGeometry()


_NOTE = 150
_KEY = "Ctrl+Enter"


class DeckFoot(QWidget):
    """Buttons in a line with the sentence between them, or above them where it has no room there."""

    def __init__(self) -> None:
        super().__init__()
        self.random = Button(icon="icon-random", wrap=True)
        self.halves = Button(icon="icon-random", wrap=True)
        self.clear = Button(wrap=True)
        self.note = Label(14, italic=True, colour="on_table_2", wrap=True)
        self.play = Button(ButtonKind.GOLD, key=_KEY, wrap=True)
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
        note = round(_NOTE * ui_scale(self) * max(1.0, fonts.text_scale()))
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
