"""The panels around the cards, the prompt, and the panel of the game with its title and progress."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.look import fonts, panels, state_marks, theme
from gonfalon.ui.look.palette import INK, INK_2
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import painted_property


def fitted_font(
    text: str,
    px: float,
    weight: QFont.Weight,
    width: float,
    least: float = 9.5,
    most: float = float("inf"),
    *,
    italic: bool = False,
) -> QFont:
    """The font of this size, or smaller so that the text is at most `width` wide and its letters `most` high."""
    font = fonts.font(px, weight, italic)
    font.setPixelSize(max(1, int(min(font.pixelSize(), most))))
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def fitted_font_in_lines(text: str, px: float, weight: QFont.Weight, room: QSizeF, least: float = 10.0) -> QFont:
    """The font of this size, or smaller so that the text, broken into lines between its words, has this room."""
    font = fonts.font(px, weight)
    whole = QRectF(0, 0, room.width(), 10000)
    while font.pixelSize() > least:
        needs = QFontMetricsF(font).boundingRect(whole, int(Qt.TextFlag.TextWordWrap), text)
        if needs.width() <= room.width() and needs.height() <= room.height():
            break
        font.setPixelSize(font.pixelSize() - 1)
    return font


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    least: float = 12.0,
    *,
    italic: bool = False,
) -> None:
    """Write a line in the middle of a rectangle's height, smaller or elided where it is too long for its width."""
    face = fitted_font(text, px, weight, rect.width(), least, rect.height(), italic=italic)
    painter.setFont(face)
    shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), shown)


def draw_text_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop,
) -> float:
    """Write sentences into a rectangle, in several lines and smaller where they are too long; gives their height."""
    painter.setFont(fitted_font_in_lines(text, px, weight, rect.size()))
    flags = int(align | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip)
    painter.drawText(rect, flags, text)
    return QFontMetricsF(painter.font()).boundingRect(rect, flags, text).height()


def text_width(text: str, px: float, weight: QFont.Weight = QFont.Weight.Normal) -> float:
    """Return the width of a line of text at its full size."""
    return QFontMetricsF(fonts.font(px, weight)).horizontalAdvance(text)


class PanelItem(QGraphicsObject):
    """A rectangle of the table that paints itself and is kept as a picture until it changes."""

    HALO = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.unit = 1.0
        self._origin: QRectF | None = None
        self._arrived = 1.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def place(self, rect: QRectF, unit: float) -> None:
        """Take this rectangle of the scene."""
        if self._origin is not None:
            self._origin = None
            self.setTransform(QTransform())
        if rect.size() != self.rect.size() or unit != self.unit:
            self.prepareGeometryChange()
            self.rect = QRectF(0, 0, rect.width(), rect.height())
            self.unit = unit
            self.update()
        self.setPos(rect.topLeft())

    def scene_rect(self) -> QRectF:
        return self.rect.translated(self.pos())

    def come_from(self, origin: QRectF) -> None:
        """Be seen in another rectangle of the scene until `arrived` has run up to 1, or it is placed anew."""
        self._origin = origin
        self._set_arrived(0.0)

    def _get_arrived(self) -> float:
        return self._arrived

    def _set_arrived(self, value: float) -> None:
        self._arrived = value
        if self._origin is not None:
            goal, left = self.scene_rect(), 1.0 - value
            across = 1 + (self._origin.width() / goal.width() - 1) * left
            down = 1 + (self._origin.height() / goal.height() - 1) * left
            corner = (self._origin.topLeft() - goal.topLeft()) * left
            self.setTransform(QTransform(across, 0, 0, down, corner.x(), corner.y()))

    arrived = Property(float, _get_arrived, _set_arrived)
    """How far it has come on its way, 0 to 1."""

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        """Return its parts, in coordinates of its own, with what each says when the mouse rests on it."""
        return ()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self.HALO, -self.HALO, self.HALO, self.HALO)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the rectangle, whose corner is the origin."""
        raise NotImplementedError


class FocusableItem(PanelItem):
    """Furniture that the mouse and the keys can be at."""

    def __init__(self) -> None:
        super().__init__()
        self.hovered = False
        self.focused = False

    @property
    def area(self) -> QRectF:
        """The area in which the mouse is at the item, in its own coordinates."""
        return self.rect

    def holds(self, point: QPointF) -> bool:
        """Return whether the mouse at a point in the item's own coordinates is at the item."""
        return self.area.contains(point)

    def press(self) -> bool:
        """Do what a click or Enter on the item does, whatever is asked; return False if that is nothing."""
        return False

    def look_at(self, point: QPointF) -> None:
        """The mouse is at a point of its own coordinates, no button pressed: it may show more of what is there."""

    def turn(self, point: QPointF, delta: float) -> bool:
        """The wheel was turned by eighths of a degree at a point of the scene; False where that changes nothing."""
        return False

    def drag(self, way: QPointF) -> bool:
        """The mouse drags what is seen in it by so much; False where it cannot be dragged."""
        return False

    def draw_pointed(self, painter: QPainter) -> None:
        """Paint the edge that says that the keys or the mouse are at it."""
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 4)
        elif self.hovered:
            state_marks.hover_outline(painter, self.rect)


class ClothItem(PanelItem):
    """The runner on which the queue lies."""

    # Whole device pixels may reach a little beyond it.
    HALO = 2.0

    def __init__(self) -> None:
        super().__init__()
        self._border = 0.0

    def spread_out(self, rect: QRectF, border: float, unit: float) -> None:
        """Take this rectangle of the scene, with borders of this height."""
        if border != self._border:
            self._border = border
            self.update()
        self.place(rect, unit)

    def draw(self, painter: QPainter) -> None:
        panels.runner(painter, self.rect, self._border)


def _halves(sentence: str) -> tuple[str, str]:
    """Two lines that are about as long as each other."""
    middle = len(sentence) / 2
    gaps = [place for place, letter in enumerate(sentence) if letter == " "] or [len(sentence)]
    gap = min(gaps, key=lambda place: abs(place - middle))
    return sentence[:gap], sentence[gap + 1 :]


LEAST_TITLE = 14.0
"""A sentence that is too long for a line of this size, in design pixels, takes two."""


class PromptItem(PanelItem):
    """The scroll that says what is asked: a title and a second line."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.detail = ""
        self.meaning = ""
        """What a card that is held over a place would come to there, said instead of the second line."""
        self.shows_event = False
        """Whether it says what happens, which stays until something else is said."""
        self._unrolled = 1.0

    def say(self, title: str, detail: str) -> bool:
        """Write on the scroll; an empty title rolls it up. True when the words are new."""
        self.shows_event = False
        if (title, detail) == (self.title, self.detail):
            return False
        self.title, self.detail = title, detail
        self.setVisible(bool(title))
        set_tip(self, translate("Board", "What is to be decided now; a right-click opens the rules about it."))
        self.update()
        return True

    def mean(self, text: str) -> None:
        """Say below the title what laying a card on a place would come to, or no more for no text."""
        text = " · ".join(text.split("\n"))
        if text != self.meaning:
            self.meaning = text
            self.update()

    def tell(self, title: str, detail: str) -> None:
        """Say what happens."""
        self.say(title, detail)
        set_tip(self, translate("Board", "What is happening now; the chronicle records it."))
        self.shows_event = True
        self.setProperty("unrolled", 1.0)

    unrolled = painted_property("_unrolled")
    """How much of the scroll is open, from its middle; 0 to 1."""

    def draw(self, painter: QPainter) -> None:
        if not self.title:
            return
        unit, second = self.unit, self.meaning or self.detail
        weight, ink = (QFont.Weight.DemiBold, INK) if self.meaning else (QFont.Weight.Normal, INK_2)
        ends = 60 * unit
        # The drawing wants two thirds of its height free at either end.
        room = self.rect.width() - self.rect.height() * 4 / 3 - 12 * unit
        title = fitted_font(self.title, 18 * unit, QFont.Weight.DemiBold, room, most=self.rect.height() * 0.29)
        least = LEAST_TITLE * unit * fonts.text_scale()
        lines = QFontMetricsF(title).horizontalAdvance(self.title) > room or title.pixelSize() < least
        detail = fitted_font(second, 13.5 * unit, weight, room, most=self.rect.height() * 0.22)
        words = max(QFontMetricsF(title).horizontalAdvance(self.title), QFontMetricsF(detail).horizontalAdvance(second))
        wide = self.rect.width() if lines else min(self.rect.width(), max(440 * unit, words + 2 * ends + 24 * unit))
        scroll = QRectF(self.rect.center().x() - wide / 2, self.rect.top(), wide, self.rect.height())
        if self._unrolled < 1.0:
            half = max(ends, wide / 2 * self._unrolled)
            scroll = QRectF(self.rect.center().x() - half, self.rect.top(), 2 * half, self.rect.height())
        panels.banner(painter, scroll)
        if self._unrolled < 0.7:
            return
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        text = scroll.adjusted(ends * 0.6, 0, -ends * 0.6, -self.rect.height() * 0.10)
        painter.setPen(INK)
        painter.setFont(title)
        high = self.rect.height()
        if lines:
            each = high * 0.21
            for row, line in enumerate(_halves(self.title)):
                place = QRectF(text.left(), high * 0.12 + row * each, text.width(), each)
                draw_text(painter, place, line, LEAST_TITLE * unit, QFont.Weight.DemiBold, middle, least=11)
            painter.setPen(ink)
            lower = QRectF(text.left(), high * 0.54, text.width(), high * 0.20)
            draw_text(painter, lower, second, 12 * unit, weight, align=Qt.AlignmentFlag.AlignHCenter, least=11)
            return
        if not second:
            painter.drawText(QRectF(text.left(), high * 0.12, text.width(), high * 0.62), middle, self.title)
            return
        # Between the two gold lines of the drawing, at 13 and 73 hundredths of its height.
        painter.drawText(QRectF(text.left(), high * 0.14, text.width(), high * 0.34), middle, self.title)
        painter.setPen(ink)
        painter.setFont(detail)
        painter.drawText(QRectF(text.left(), high * 0.44, text.width(), high * 0.28), middle, second)


class GamePanel(PanelItem):
    """A title, a line, and a row of slots that a game draws by `draw_slot`."""

    TITLE_PX = 21.0
    """How large the letters of its title are where there is room, in design pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.line = ""
        self.slots = 0
        """How many slots there are."""

    def show_words(self, title: str, line: str) -> None:
        if (title, line) != (self.title, self.line):
            self.title, self.line = title, line
            self.update()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        """Paint one of the slots."""
        raise NotImplementedError

    @property
    def corner(self) -> QRectF:
        """The place of the menu's button, in the panel's own coordinates."""
        wide, high = 32 * self.unit, min(29.0, max(22.0, self.rect.height() / self.unit * 0.27)) * self.unit
        high = min(high, self.slot_rect(0).top() - 7 * self.unit)
        return QRectF(self.rect.right() - 11 * self.unit - wide, 6 * self.unit, wide, high)

    @property
    def sound_corner(self) -> QRectF:
        """The place of the button that turns the sound off, beside that of the menu; empty where there is no room."""
        return self.corner.translated(-self.corner.width() - 5 * self.unit, 0)

    def draw(self, painter: QPainter) -> None:
        dress = theme.current()
        rect = self.rect
        pad = 16.0 * self.unit
        fine_panel(painter, dress.panel, rect)
        room = rect.width() - 2 * pad
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(dress.heading)
        beside = self.sound_corner.left() - pad - 6 * self.unit
        painter.setFont(
            fitted_font(self.title, self.TITLE_PX * self.unit, QFont.Weight.DemiBold, beside, most=rect.height() * 0.26)
        )
        painter.drawText(QRectF(pad, rect.height() * 0.05, beside, rect.height() * 0.29), align, self.title)
        painter.setPen(dress.text_2)
        painter.setFont(fitted_font(self.line, 14 * self.unit, QFont.Weight.Normal, room, most=rect.height() * 0.19))
        painter.drawText(QRectF(pad, rect.height() * 0.33, room, rect.height() * 0.20), align, self.line)
        for index in range(self.slots):
            self.draw_slot(painter, index, self.slot_rect(index))

    def slot_rect(self, index: int) -> QRectF:
        """Return the rectangle of a slot in the panel's own coordinates, the target of flying things."""
        rect, pad, gap = self.rect, 16.0 * self.unit, 6 * self.unit
        room = rect.width() - 2 * pad
        wide = min((room - gap * (self.slots - 1)) / max(1, self.slots), rect.height() * 0.31)
        return QRectF(pad + index * (wide + gap), rect.height() * 0.60, wide, min(wide, rect.height() * 0.30))
