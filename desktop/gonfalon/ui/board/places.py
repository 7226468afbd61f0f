"""Places where a card may be dropped, in the words of the table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.board.furniture import fitted
from gonfalon.ui.look import fonts, states
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.look.palette import CREAM, GOLD_1, INK
from gonfalon.ui.widgets.buttons import Kind, draw_body

__all__ = ["PlaceItem", "WantedPlace", "best_place", "chip_width", "offered_place"]

_WORD: Final = 15
"""The size of a word on a place that is offered."""
_CHIP_LETTERS: Final = 12
_CHIP_MARGIN: Final = 4


class WantedPlace(NamedTuple):
    """A place that a question needs."""

    move: Any
    """What a card that is dropped there, or a click, answers, in the words of the game."""
    word: str
    style: str
    """One of those that `PlaceItem` draws."""
    rect: QRectF
    shown: bool = True
    """Whether it is in sight."""
    reach: QRectF | None = None
    """Where a card may be dropped for it and a click means it, None for the place itself."""
    meaning: str = ""
    """What it comes to, said while a card is held over it; empty where the word says it all."""
    shape: QPainterPath | None = None
    """Where it is no rectangle: its outline in the scene, whose bounds `rect` is."""


def offered_place(painter: QPainter, rect: QRectF, hovered: bool, word: str = "") -> None:
    """A place where the card in hand may be laid; hovered it glows and says `word` beside the plus sign."""
    states.drop_frame(painter, rect, hovered, states.place_corner(rect) + 1)
    arm = max(3.5, min(7.0, rect.height() * 0.13))
    middle = rect.center()
    if hovered and word:
        asked = min(_WORD * fonts.text_scale(), rect.height() * 0.6)
        setting = set_name(word, rect.width() - 5 * arm - 8, rect.height(), asked, 1)
        left = middle.x() - (setting.width + 3.4 * arm) / 2
        box = QRectF(left + 3.4 * arm, rect.top(), setting.width, rect.height())
        draw_setting(painter, setting, box, CREAM, 1.0)
        middle.setX(left + arm)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, max(1.5, arm * 0.3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.restore()


class PlaceItem(QGraphicsObject):
    """One legal place: a free one of the size of a card, a card to cover, or a narrow gap."""

    HALO = 30.0
    meant = Signal()
    """Whether a card is held over it, or the keys are at it, is no longer as it was."""

    def __init__(self, move: Any, word: str, rect: QRectF, style: str) -> None:
        super().__init__()
        self.move_played = move
        self.word = word
        self.rect = rect
        self.style = style
        """`free`, `cover`, `gap`, `tile` for a low and wide one, `over` for such a one that lies over what is there,
        `chip` for a small plate that is clicked, or `outline` for one that has a shape."""
        self.meaning = ""
        """What a card that is laid here comes to, empty where the word says it all."""
        self.reach = rect
        """Where a card may be dropped for it and a click means it."""
        self.shape_there: QPainterPath | None = None
        """Its outline, where it is no rectangle."""
        self.badge = ""
        """The key that answers it where no button names that."""
        self.hovered = False
        self.focused = False
        self.calm = False
        """Shown faintly, while no card is in the hand of the player."""
        self.setZValue(400 if style in ("cover", "chip", "over") else 5)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self.HALO, -self.HALO, self.HALO, self.HALO)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene is at it."""
        return self.reach.contains(point) if self.shape_there is None else self.shape_there.contains(point)

    def set_state(self, *, hovered: bool | None = None, focused: bool | None = None, calm: bool | None = None) -> None:
        before = (self.hovered, self.focused, self.calm)
        self.hovered = self.hovered if hovered is None else hovered
        self.focused = self.focused if focused is None else focused
        self.calm = self.calm if calm is None else calm
        if before != (self.hovered, self.focused, self.calm):
            self.update()
            self.meant.emit()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._paint_place(painter)
        if self.badge:
            painter.setOpacity(1.0)
            states.pill(painter, self.rect.center(), self.badge)

    def _paint_place(self, painter: QPainter) -> None:
        if self.calm and self.style == "cover" and not self.focused:
            return
        if self.style == "chip":
            self._paint_chip(painter)
            return
        if self.style in ("tile", "over"):
            self._paint_tile(painter)
            return
        if self.shape_there is not None:
            states.drop_outline(painter, self.shape_there, self.hovered or self.focused, calm=self.calm)
            return
        painter.setOpacity(0.55 if self.calm and not self.focused else 1.0)
        if self.style == "cover":
            states.drop_cover(painter, self.rect, self.hovered or self.focused, self.word)
        else:
            states.drop_place(painter, self.rect, self.hovered or self.focused, self.word)
        if self.focused:
            states.focus_ring(painter, self.rect, 6)

    def _paint_tile(self, painter: QPainter) -> None:
        meant = self.focused or (self.hovered and not self.calm)
        offered_place(painter, self.rect, meant, self.word)
        if self.focused:
            states.focus_ring(painter, self.rect, 6)

    def _paint_chip(self, painter: QPainter) -> None:
        draw_body(painter, self.rect, Kind.GOLD, 1.0, enabled=True, hover=self.hovered or self.focused)
        painter.setPen(INK)
        painter.setFont(
            fitted(self.word, self.rect.height() * 0.56, QFont.Weight.DemiBold, self.rect.width() - 2 * _CHIP_MARGIN)
        )
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, self.word)
        if self.focused:
            states.focus_ring(painter, self.rect, 6)


def chip_width(word: str) -> float:
    """How wide a chip is at least, so that its word can be read."""
    return QFontMetricsF(fonts.font(_CHIP_LETTERS, QFont.Weight.DemiBold)).horizontalAdvance(word) + 2 * _CHIP_MARGIN


def best_place(places: list[PlaceItem], card: QRectF, mouse: QPointF) -> PlaceItem | None:
    """The place that the card overlaps most, if it overlaps one by a tenth of the smaller of the two.

    A place that reaches farther than it looks takes only a card whose middle, or the mouse, is there too; one with a
    shape takes what the mouse holds over it, and of two that lie over each other the smaller one does.
    """
    best, most = None, 0.0
    shown = [place for place in places if place.isVisible()]
    held = [place for place in shown if place.shape_there is not None and place.holds(mouse)]
    if held:
        return min(held, key=lambda place: place.rect.width() * place.rect.height())
    for place in shown:
        if place.shape_there is not None:
            continue
        if place.reach != place.rect and not (place.reach.contains(card.center()) or place.reach.contains(mouse)):
            continue
        common = place.reach.intersected(card)
        area = common.width() * common.height() if common.isValid() else 0.0
        share = area / max(1.0, min(place.reach.width() * place.reach.height(), card.width() * card.height()))
        if share > max(most, 0.1):
            best, most = place, share
    return best
