"""Fields to fill in: a line of text, several lines, a search, and a drop-down list."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QStyledItemDelegate,
)

from gonfalon.ui.look import art, palette
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    FocusVisible,
    colour_letters,
    draw_box,
    role_font,
    theme_of,
    ui_scale,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument
    from PySide6.QtWidgets import QStyleOptionViewItem


class TextField(FocusVisible, QLineEdit):
    """One line of text on paper."""

    ringed_by_mouse = True
    weight = QFont.Weight.DemiBold

    def __init__(self, px: float = 16, characters: int = 12) -> None:
        super().__init__()
        self._px = px
        self._characters = characters
        self.setFrame(False)
        # A file that is dropped here is for the window, and its name is not what somebody is called.
        self.setAcceptDrops(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.setFont(role_font(self, self._px, self.weight))
        inset = round(HALO + 10 * ui_scale(self))
        self.setTextMargins(inset, 0, inset, 0)
        colour_letters(self, *self._inks())
        self.updateGeometry()

    def _inks(self) -> tuple[QColor, QColor]:
        return palette.INK, palette.INK_2

    def sizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self.font()), ui_scale(self)
        width = metrics.averageCharWidth() * (self._characters + 4) + 2 * HALO + 24 * scale
        return QSize(round(width), round(max(40 * scale, metrics.height() + 14 * scale) + 2 * HALO))

    def minimumSizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self.font()), ui_scale(self)
        width = metrics.averageCharWidth() * self._characters + 2 * HALO + 24 * scale
        return QSize(round(width), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        self.paint_inside(painter)
        painter.ring(painter.body, 5)
        painter.end()
        super().paintEvent(event)

    def paint_inside(self, painter: ControlPainter) -> None:
        """Draw what the letters stand on."""
        painter.box(painter.body, 5, painter.colours.paper, painter.colours.edge, 1.6)


class SearchField(TextField):
    """A field with a lens; `set_count` writes at its end how much was found."""

    weight = QFont.Weight.Medium

    def __init__(self) -> None:
        self._count = ""
        super().__init__(15, 16)

    def set_count(self, words: str) -> None:
        """Say how much was found; an empty text says nothing."""
        self._count = words
        self.restyle()
        self.update()

    def restyle(self) -> None:
        super().restyle()
        metrics, scale = QFontMetricsF(role_font(self, 13)), ui_scale(self)
        lens = round(HALO + 16 * scale + QFontMetricsF(self.font()).height())
        behind = metrics.horizontalAdvance(self._count) + (22 if self._count else 10) * scale
        self.setTextMargins(lens, 0, round(HALO + behind), 0)

    def _inks(self) -> tuple[QColor, QColor]:
        colours = theme_of(self)
        return colours.text, colours.text_2

    def paint_inside(self, painter: ControlPainter) -> None:
        scale, colours, body = painter.unit, painter.colours, painter.body
        painter.field(body, 5, 0.07, 1.6)
        side = QFontMetricsF(self.font()).height() * 0.75
        lens = QRectF(body.left() + 9 * scale, body.center().y() - side / 2, side, side)
        art.paint(painter, "icon-search", lens, ink_paper_swapped=colours.dark)
        if self._count:
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.words(body.adjusted(0, 0, -11 * scale, 0), self._count, role_font(self, 13), colours.text_2, right)


def text_of(document: QTextDocument) -> str:
    """Return the text of an editor, character for character.

    Qt's own plain text has other spaces where no line may end.
    """
    return document.toRawText().replace("\u2029", "\n")


class TextArea(FocusVisible, QPlainTextEdit):
    """Several lines of text on paper; the Tab key goes on to the next field."""

    ringed_by_mouse = True

    def __init__(self, px: float = 15) -> None:
        super().__init__()
        self._px = px
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        # A file that is dropped here is for the window.
        self.setAcceptDrops(False)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The text of the area."""
        return text_of(self.document())

    def inset(self) -> int:
        """Return the distance of the text from the edge, including the room for the focus ring."""
        return round(HALO + 6 * ui_scale(self))

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.setFont(role_font(self, self._px))
        inset = self.inset()
        self.setViewportMargins(inset, inset, inset, inset)
        colour_letters(self, palette.INK)

    def paint_paper(self, painter: ControlPainter) -> None:
        """Draw what the letters stand on."""
        painter.box(painter.body, 5, painter.colours.paper, painter.colours.edge, 1.6)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            painter = ControlPainter(self)
            self.paint_paper(painter)
            painter.ring(painter.body, 5)
            return True
        return super().event(event)


_SHORT = Qt.ItemDataRole.UserRole + 1
_CHOICE = Qt.ItemDataRole.UserRole + 2
MOST_STARS = 5


class DropDownChoice(NamedTuple):
    """One of the choices, and what the open list tells of it."""

    key: str
    words: str
    short: str = ""
    """What the closed box says where the words have no room, if not them shortened."""
    about: str = ""
    """A second, smaller line in the list."""
    stars: int = 0
    """One to five are drawn behind the words in the list, with as many empty ones as are left; 0 draws none."""
    picture: Callable[[QPainter, QRectF], None] | None = None
    """Paints it at the left of the list, and instead of words in a closed box that shows pictures."""


def _star(painter: QPainter, middle: QPointF, radius: float, colour: QColor, *, filled: bool) -> None:
    points = [
        middle + QPointF(math.sin(corner * math.pi / 5), -math.cos(corner * math.pi / 5)) * (radius * part)
        for corner, part in zip(range(10), (1.0, 0.42) * 5, strict=True)
    ]
    painter.setPen(QPen(colour, max(1.0, radius * 0.14)))
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(points))


class _Line(QStyledItemDelegate):
    """A choice in the open list."""

    def __init__(self, owner: DropDown) -> None:
        super().__init__(owner)
        self._owner = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        choice, scale = self._choice(index), ui_scale(self._owner)
        metrics, small = QFontMetricsF(self._owner.font()), QFontMetricsF(self._small())
        width = metrics.horizontalAdvance(choice.words)
        if choice.stars:
            width += (MOST_STARS + 1) * metrics.height() * 0.75
        width = max(width, small.horizontalAdvance(choice.about))
        high = metrics.height() + (small.height() if choice.about else 0.0)
        if choice.picture is not None:
            width += high + 8 * scale
        return QSize(round(width + 30 * scale), round(max(36 * scale, high + 12 * scale)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, scale, rect = theme_of(self._owner), ui_scale(self._owner), QRectF(option.rect)
        choice, font = self._choice(index), self._owner.font()
        from PySide6.QtWidgets import QStyle

        marked = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(rect, palette.OAK_PANEL if colours.dark else colours.paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if marked:
            inside = rect.adjusted(2 * scale, scale, -2 * scale, -scale)
            draw_box(painter, inside, 4 * scale, palette.GOLD_2, palette.INK, 1.5 * scale)
        ink = QColor(palette.INK if marked else colours.text)
        place = rect.adjusted(14 * scale, 0, -8 * scale, 0)
        if choice.picture is not None:
            side = place.height() - 8 * scale
            choice.picture(painter, QRectF(place.left() - 6 * scale, place.top() + 4 * scale, side, side))
            place.setLeft(place.left() + side + 4 * scale)
        if choice.about:
            middle = place.top() + place.height() * 0.52
            painter.setFont(self._small())
            painter.setPen(ink)
            under = QRectF(place.left(), middle, place.width(), place.bottom() - middle - 4 * scale)
            painter.drawText(under, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, choice.about)
            place.setTop(place.top() + 4 * scale)
            place.setBottom(middle)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, choice.words)
        if choice.stars:
            step = QFontMetricsF(font).height() * 0.75
            for star in range(MOST_STARS):
                middle_of = QPointF(place.right() - (MOST_STARS - star - 0.5) * step, place.center().y())
                _star(painter, middle_of, step * 0.42, ink, filled=star < choice.stars)
        painter.restore()

    def _choice(self, index: QModelIndex | QPersistentModelIndex) -> DropDownChoice:
        found = index.data(_CHOICE)
        return found if isinstance(found, DropDownChoice) else DropDownChoice("", str(index.data()), "")

    def _small(self) -> QFont:
        return role_font(self._owner, 13)


class DropDown(FocusVisible, QComboBox):
    """One of several choices; the closed box may show a short form where the whole one has no room."""

    def __init__(self, *, pictured: bool = False) -> None:
        """
        Args:
            pictured: whether the closed box shows the picture of the choice and no words.
        """
        super().__init__()
        self._pictured = pictured
        self._label: QLabel | None = None
        self._widest: dict[tuple[int, float], float] = {}
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.restyle()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._label_aloud()

    def _label_aloud(self) -> None:
        """Have a label that only those see who listen, where none stands beside it.

        On Unix, Qt calls a box of choices by the one that holds, and leaves the rest to what it is labelled by.
        """
        parent = self.parentWidget()
        beside = (
            () if parent is None else parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        )
        labelled = any(label.buddy() is self for label in beside if label is not self._label)
        if labelled or parent is None or not self.accessibleName():
            return
        if self._label is None:
            self._label = QLabel()
        if self._label.parentWidget() is not parent:
            self._label.setParent(parent)
            self._label.setBuddy(self)
            self._label.hide()
        self._label.setText(self.accessibleName())

    def fill(self, choices: Iterable[DropDownChoice | tuple[str, str] | tuple[str, str, str]]) -> None:
        """Make the choices anew; the chosen key stays chosen. No signal is sent.

        Args:
            choices: a plain one is its key, its words, and short words where there are some.
        """
        kept = self.key()
        self._widest.clear()
        with QSignalBlocker(self):
            self.clear()
            for choice in (DropDownChoice(*one) for one in choices):
                self.addItem(choice.words, choice.key)
                last = self.count() - 1
                self.setItemData(last, choice.short or choice.words, _SHORT)
                self.setItemData(last, choice, _CHOICE)
                self.setItemData(last, choice.about, Qt.ItemDataRole.AccessibleDescriptionRole)
            self.set_key(kept)
        self.updateGeometry()
        self.update()

    def key(self) -> str:
        """The key of the choice that holds; empty if there is none."""
        data = self.currentData()
        return data if isinstance(data, str) else ""

    def set_key(self, key: str) -> None:
        """Choose by key; an unknown key chooses the first."""
        self.setCurrentIndex(max(0, self.findData(key)))

    def restyle(self) -> None:
        """Take the size from the screen as it is now."""
        self.setFont(role_font(self, 15, QFont.Weight.Medium))
        self._widest.clear()
        self.updateGeometry()

    def _room(self, words: str) -> float:
        if self._pictured:
            return self._high() + 2 * ui_scale(self)
        return QFontMetricsF(self.font()).horizontalAdvance(words) + 2 * HALO + 48 * ui_scale(self)

    def _high(self) -> int:
        scale = ui_scale(self)
        return round(max(40 * scale, QFontMetricsF(self.font()).height() + 14 * scale) + 2 * HALO)

    def _room_for_all(self, role: int) -> float:
        # Layouts ask dozens of times before a screen is seen, and each letter would be measured each time.
        key = role, ui_scale(self)
        if key not in self._widest:
            words = (str(self.itemData(index, role) or self.itemText(index)) for index in range(self.count()))
            self._widest[key] = max(map(self._room, words), default=self._room(""))
        return self._widest[key]

    def sizeHint(self) -> QSize:
        return QSize(round(self._room_for_all(Qt.ItemDataRole.DisplayRole) + 1), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._room_for_all(_SHORT) + 1), self._high())

    def shown_words(self) -> str:
        """Return the text of the closed box at its current width; empty where it shows a picture."""
        if self._pictured:
            return ""
        words = self.currentText()
        if self._room(words) <= self.width() + 1:
            return words
        return str(self.currentData(_SHORT) or words)

    @property
    def width_of_choice(self) -> int:
        """How wide the closed box has to be for the short words of the choice that holds."""
        return math.ceil(self._room(str(self.currentData(_SHORT) or self.currentText())))

    def showPopup(self) -> None:
        # Only now: Qt makes the list when it is first asked for, and most boxes are never opened.
        view, colours = self.view(), QPalette(self.palette())
        if not isinstance(self.itemDelegate(), _Line):
            self.setItemDelegate(_Line(self))
            view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        colours.setColor(QPalette.ColorRole.Base, palette.OAK_PANEL if theme_of(self).dark else theme_of(self).paper)
        view.setPalette(colours)
        view.setMinimumWidth(round(max(view.sizeHintForColumn(0) + 8, self.width() - 2 * HALO)))
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours, body = painter.unit, painter.colours, painter.body
        painter.field(body, 6, 0.18 if self.underMouse() else 0.08, enabled=self.isEnabled())
        choice = self.currentData(_CHOICE)
        if self._pictured and isinstance(choice, DropDownChoice) and choice.picture is not None:
            side = min(body.width(), body.height()) - 4 * scale
            choice.picture(painter, QRectF(body.center() - QPointF(side, side) / 2, QSizeF(side, side)))
        else:
            side = QFontMetricsF(self.font()).height() * 0.62
            place = QRectF(body.right() - side - 10 * scale, body.center().y() - side / 2, side, side)
            art.paint(painter, "icon-chevron-down", place, ink_paper_swapped=colours.dark and self.isEnabled())
            ink = colours.text if self.isEnabled() else palette.DISABLED_TEXT
            room, metrics = body.adjusted(13 * scale, 0, -side - 14 * scale, 0), QFontMetricsF(self.font())
            words = metrics.elidedText(self.shown_words(), Qt.TextElideMode.ElideRight, room.width() + 1)
            painter.words(room, words, self.font(), ink)
        painter.ring(body, 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.showPopup()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page; a choice that changes under it would be noticed too late.
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.update()
        elif event.type() is QEvent.Type.ParentChange:
            self._label_aloud()
