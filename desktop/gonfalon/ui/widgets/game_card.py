"""A game to choose as a card, and its objective as a picture and a sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.objective import PICTURE, Objective
from gonfalon.ui.look import art, emblems, fonts, palette, theme
from gonfalon.ui.look.art import SCENE_CUT, SCENE_RATIO
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.buttons import ARROWS, BaseButton
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Sized,
    Surface,
    fill,
    follow_width,
    role_font,
    ui_scale,
)

_VEIL: Final = 0.7
_BETWEEN: Final = " · "


class GameCard(Sized, BaseButton):
    """A card of parchment: with the emblem above the words where there is room, beside them in a `brief` one."""

    steers, pressed_by_enter, halo = ARROWS, False, HALO

    def __init__(self, game: str) -> None:
        super().__init__()
        self.ground = Surface.PARCHMENT
        self.game = game
        self.brief = False
        self.low = False
        """Whether a brief card is smaller still."""
        self.small = False
        """Whether a low card is to stand in one row with four others in a low window."""
        self.bare = False
        """Whether there is room only for the name."""
        self.broken = False
        self._emblem = ("", "", "", "R")
        self._drawing = ""
        self._facts = ""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        follow_width(self)

    def set_texts(self, name: str, facts: str, more: str = "") -> None:
        """The name, one line of facts, and what the tooltip adds to them."""
        self.setText(name)
        self._facts = facts
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(part for part in (facts, more) if part))
        set_tip(self, "\n".join(part for part in (name, facts, more) if part))
        self.updateGeometry()
        self.update()

    def set_emblem(self, kind: str, name: str, path: str, family: str) -> None:
        """The drawing of a kind of card, the SVG at `path`, or the initial of `name`, in a family's colours."""
        self._emblem = (kind, name, path, family)
        self.update()

    def set_drawing(self, name: str) -> None:
        """One of our own drawings in the place of an emblem, as it is drawn."""
        self._drawing = name
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        title, facts = (13.5, 12.0) if self.small else (17.0, 13.0) if self.low else (20.0, 14.0)
        return role_font(self, title, QFont.Weight.DemiBold), role_font(self, facts, QFont.Weight.Medium)

    def _emblem_side(self) -> float:
        side = 92.0 if not self.brief else 24.0 if self.small else 44.0 if self.low else 60.0
        return side * ui_scale(self)

    def _pad(self) -> float:
        return (6 if self.small else 10) * ui_scale(self)

    def _words_width(self, width: float) -> float:
        inside = width - 2 * HALO - 2 * self._pad()
        return max(20.0, inside - self._emblem_side() - self._pad() if self.brief else inside)

    def _words(self, width: float) -> list[tuple[str, QFont]]:
        """The lines of name and facts, each broken where it must be and never longer than two."""
        title, facts = self._fonts()
        room = self._words_width(width)
        lines = [(line, title) for line in _broken(self.text(), title, room)]
        if self.bare:
            return lines
        return lines + [(line, facts) for line in _told(self._facts, facts, room)]

    def fits(self, width: int) -> bool:
        """Return whether no text is cut off at this width."""
        return not any(line.endswith("…") for line, _ in self._words(width))

    def heightForWidth(self, width: int) -> int:
        scale = ui_scale(self)
        words = sum(QFontMetricsF(font).height() for _, font in self._words(width))
        if self.brief:
            inside = max(words, self._emblem_side()) + 2 * 6 * scale
        else:
            inside = words + self._emblem_side() + (16 + 8 + 14) * scale
        return round(inside + 2 * HALO + 1)

    @property
    def size_wanted(self) -> tuple[float, None]:
        return (230 if self.brief else 180), None

    def minimumSizeHint(self) -> QSize:
        longest = max(
            (QFontMetricsF(self._fonts()[0]).horizontalAdvance(word) for word in self.text().split()), default=0.0
        )
        words = min(longest, 150 * ui_scale(self))
        beside = self._emblem_side() + self._pad() if self.brief else 0.0
        return QSize(round(words + beside + 2 * self._pad() + 2 * HALO + 1), round(60 * ui_scale(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, dark = ControlPainter(self), theme.current().dark
        scale, body = painter.unit, painter.body
        fine_panel(painter, "panel-parchment", body, 0.55 if self.brief else 0.7)
        if self.broken:
            veil = faded(palette.DISABLED, _VEIL)
            painter.fillRect(body.adjusted(3 * scale, 3 * scale, -3 * scale, -3 * scale), veil)
        self._paint_inside(painter, body)
        if self.underMouse() and not self.isChecked():
            self._outline(painter, body, palette.GOLD_2 if dark else palette.INK_2, 2)
        if self.isChecked():
            self._outline(painter, body, palette.GOLD_1 if dark else palette.INK, 3)
        self._paint_seal(painter, body)
        painter.ring(body, 6)

    def _paint_inside(self, painter: ControlPainter, body: QRectF) -> None:
        scale, colours, side = painter.unit, painter.colours, self._emblem_side()
        lines = self._words(self.width())
        high = sum(QFontMetricsF(font).height() for _, font in lines)
        pad = self._pad()
        if self.brief:
            place = QRectF(body.left() + pad, body.center().y() - side / 2, side, side)
            words = QRectF(place.right() + pad, body.center().y() - high / 2, self._words_width(self.width()), high)
            align = Qt.AlignmentFlag.AlignLeft
        else:
            # From the top, so that emblems and names stand in one line whatever is below them.
            place = QRectF(body.center().x() - side / 2, body.top() + 14 * scale, side, side)
            words = QRectF(body.left() + pad, place.bottom() + 8 * scale, body.width() - 2 * pad, high)
            align = Qt.AlignmentFlag.AlignHCenter
        kind, name, path, family = self._emblem
        painter.setOpacity(0.5 if self.broken else 1.0)
        if self._drawing:
            art.paint(painter, self._drawing, place)
        else:
            emblems.paint(painter, kind, name, path, place, family)
        painter.setOpacity(1.0)
        title = self._fonts()[0]
        top = words.top()
        for line, font in lines:
            ink = palette.DISABLED_TEXT if self.broken else colours.text if font == title else colours.rubric
            line_high = QFontMetricsF(font).height()
            painter.words(QRectF(words.left(), top, words.width(), line_high), line, font, ink, align)
            top += line_high

    def _outline(self, painter: QPainter, body: QRectF, colour: QColor, width: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width * ui_scale(self)))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 7, 7)

    def _paint_seal(self, painter: QPainter, body: QRectF) -> None:
        """A crown on the one that is chosen, a warning on one that is broken: never colour alone."""
        if not (self.broken or self.isChecked()):
            return
        side = (13 if self.small else 18 if self.brief else 24) * ui_scale(self)
        inset = side * (0.25 if self.brief else 0.45)
        # A small card has words up to its right edge.
        left = body.left() + inset if self.small else body.right() - side - inset
        place = QRectF(QPointF(left, body.top() + inset), QPointF(0, 0))
        place.setSize(QRectF(0, 0, side, side).size())
        art.paint(painter, "icon-warning" if self.broken else "type-character", place)


# Layouts ask dozens of times before a screen is seen, and each word would be measured each time.
@lru_cache(maxsize=64)
def _told(facts: str, font: QFont, width: float) -> tuple[str, ...]:
    """The facts on one line, or two of them on a line each, or else broken where there is room."""
    metrics, parts = QFontMetricsF(font), facts.split(_BETWEEN)
    apart = metrics.horizontalAdvance(facts) > width and len(parts) == 2
    if apart and all(metrics.horizontalAdvance(part) <= width for part in parts):
        return tuple(parts)
    return _broken(facts, font, width)


@lru_cache(maxsize=64)
def _broken(text: str, font: QFont, width: float) -> tuple[str, ...]:
    """The text in at most two lines; what has no room there is left out at the end."""
    metrics = QFontMetricsF(font)
    words, first = text.split(), ""
    while words and (not first or metrics.horizontalAdvance(f"{first} {words[0]}") <= width):
        first = f"{first} {words.pop(0)}".strip()
    lines = [line for line in (first, " ".join(words)) if line]
    return tuple(metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines)


_EDGE: Final = 0.03
"""Of its width: what the parchment is wider than the picture on it at each side."""


class ObjectivePicture(QWidget):
    """As wide as it is made, and as high as the picture wants to be then; those who listen hear the sentences."""

    def __init__(self, wide: float) -> None:
        """
        Args:
            wide: in design pixels.
        """
        super().__init__()
        self._wide = wide
        self._goal: Objective | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_goal(self, goal: Objective | None) -> None:
        """Take the picture of this goal."""
        self._goal = goal
        self.update()

    def set_wide(self, wide: float) -> None:
        """Take another width, in design pixels."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = self._wide * ui_scale(self)
        inside = wide * (1 - 2 * _EDGE)
        return QSize(round(wide), round(inside * PICTURE[1] / PICTURE[0] + 2 * _EDGE * wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._goal is None:
            return
        painter = ControlPainter(self)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()), 0.4)
        edge = _EDGE * self.width()
        scale = (self.width() - 2 * edge) / PICTURE[0]
        for piece in self._goal.picture:
            side = piece.side * scale
            art.paint(painter, piece.drawing, QRectF(edge + piece.left * scale, edge + piece.top * scale, side, side))


class ScenePicture(QWidget):
    """A scene in a golden frame, cut at its sides; it says nothing to those who listen."""

    def __init__(self, scene: str, wide: float, ratio: float = SCENE_RATIO) -> None:
        """
        Args:
            scene: the name of the drawing.
            wide: in design pixels.
            ratio: how much wider than high it is.
        """
        super().__init__()
        self.scene = scene
        self._wide, self._ratio = wide, ratio
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_wide(self, wide: float) -> None:
        """Take another width, in design pixels."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = self._wide * ui_scale(self)
        return QSize(round(wide), round(wide / self._ratio))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        frame, radius = QRectF(self.rect()).adjusted(1, 1, -1, -1), 5 * painter.unit
        art.scene(painter, self.scene, QRectF(self.rect()), radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.GOLD_3, 2 * painter.unit))
        painter.drawRoundedRect(frame, radius, radius)


_WIDE: Final = (430.0, 680.0)
"""How wide the words are, and with large letters."""
_PICTURES_WIDE: Final = (360.0, 210.0)
"""The same of the pictures beside them, which leave large letters the room."""
_APART: Final = 6


class ObjectiveSheet(QWidget):
    """To be laid inside an overlay whose heading names the game."""

    def __init__(self, goal: Objective) -> None:
        super().__init__()
        self.setAccessibleName(" ".join(goal.sentences))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        wide = _PICTURES_WIDE[fonts.large()]
        picture = ObjectivePicture(wide)
        picture.show_goal(goal)
        self._pictures, self._words = QVBoxLayout(), QVBoxLayout()
        if goal.scene:
            self._pictures.addWidget(ScenePicture(goal.scene, wide, SCENE_CUT))
        self._pictures.addWidget(picture)
        self._pictures.addStretch(1)
        for heading, sentence in zip(goal.headings(), goal.sentences, strict=True):
            rubric, words = Label(15, QFont.Weight.DemiBold, "rubric"), Label(16, wrap=True)
            rubric.setText(heading)
            words.setText(sentence)
            fill(self._words, rubric, words)
            self._words.addSpacing(0 if fonts.large() else _APART)
        self._words.addStretch(1)
        self._row.addLayout(self._pictures)
        self._row.addLayout(self._words, 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        scale, large = ui_scale(self), fonts.large()
        self._row.setSpacing(round(20 * scale))
        self._pictures.setSpacing(round(10 * scale))
        self._words.setSpacing(round(2 * scale))
        self.setMinimumWidth(round((_PICTURES_WIDE[large] + 20 + _WIDE[large]) * scale))
