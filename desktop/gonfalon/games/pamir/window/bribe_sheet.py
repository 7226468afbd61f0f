"""The talk about a bribe: the receiver names a price, and the payer pays it or drops the action."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.constants import ARMY, FAVOR, LEVERAGE, NONE, ROAD
from gonfalon.games.pamir.texts import bribe_texts
from gonfalon.games.pamir.texts.bribe_texts import BribeStatement, PriceFacts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.cards import CardLook, card_face
from gonfalon.ui.board.choice_button import ChoicePlate
from gonfalon.ui.board.panel_items import FocusableItem, draw_text, draw_text_lines, fitted_font
from gonfalon.ui.look import art, fonts, state_marks
from gonfalon.ui.look.palette import EDGE, FAMILIES, GOLD_2, HIGHLIGHT, INK, INK_2, RUBRIC
from gonfalon.ui.widgets.panel import fine_panel

__all__ = [
    "BribeTalkFigures",
    "BribeTalkPanel",
    "PriceFigures",
    "PricePanel",
    "PricePlate",
    "bribe_talk_figures",
    "price_figures",
]

SEMI = QFont.Weight.DemiBold
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
MAX_COINS = 3
"""So many coins lie on a plate at most."""
LOW, NARROW = 190.0, 600.0
"""A panel that is not as high or as wide has no picture of the card, in design pixels."""


class PricePlate(ChoicePlate):
    """A price on a plate, with as many coins as it has, three at most."""

    widest = 150.0

    def draw_icon(self, painter: QPainter, place: QRectF) -> None:
        side = place.height()
        count = min(self.choice.move.one, MAX_COINS)
        if not count:
            pen = QPen(self.ink, side / 16, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.center(), side * 0.44, side * 0.44)
            painter.setPen(self.ink)
            return
        step = side * 0.42
        wide = side + step * (count - 1)
        # As far to the left as the key asks for.
        left = min(place.center().x() - wide / 2, place.right() - self._cap_width() - 6 * side / 30 - wide)
        for coin in range(count):
            art.stamp(painter, self.choice.icon, QRectF(left + step * coin, place.top(), side, side))


# -- the receiver ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PriceFigures:
    """The facts that the receiver of a bribe sees beside the prices."""

    card: int
    receiver: str
    payer: str
    words: PriceFacts


def price_figures(view: View, names: Names) -> PriceFigures:
    """Return the facts known when a price is to be named; the view may be any seat's, with the question."""
    assert view.decision is not None
    letters = view.table.seating.families
    prompt = view.decision.prompt
    return PriceFigures(
        prompt.card, letters[view.decision.seat], letters[prompt.seat], bribe_texts.price_facts(view, names)
    )


class PricePanel(FocusableItem):
    """The paper over court and hand, with the card, room for the prices, and what would come of it."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: PriceFigures | None = None
        self.setVisible(False)

    def show_figures(self, figures: PriceFigures | None) -> None:
        """Show this, or nothing."""
        self.setVisible(figures is not None)
        if figures != self.figures:
            self.figures = figures
            self.update()

    # -- where things lie ----------------------------------------------------------------------------------------------

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit or self.rect.width() < NARROW * self.unit

    def _middle(self) -> QRectF:
        """The part between the card and what would come of it."""
        left = (16 if self._low else 166) * self.unit
        return QRectF(left, 0, self.rect.width() - (212 + 10) * self.unit - left, self.rect.height())

    def card_place(self) -> QRectF:
        """Return the rectangle of the card, in the scene; empty where there is no room for it."""
        if self._low:
            return QRectF()
        wide = 104 * self.unit
        return QRectF(22 * self.unit, 34 * self.unit, wide, wide * form_ratio(CardForm.COMPACT)).translated(self.pos())

    def plates_place(self) -> QRectF:
        """Return the rectangle of the prices and the buttons beneath them, in the scene."""
        middle, unit = self._middle(), self.unit
        top = (30 if self._low else 36) * unit
        return QRectF(middle.left(), top, middle.width(), self.rect.height() - top - 12 * unit).translated(self.pos())

    @property
    def foot(self) -> float:
        """The height of the buttons beneath the prices."""
        return (32 if self._low else 36) * self.unit

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures, unit = self.figures, self.unit
        if figures is None:
            return
        fine_panel(painter, "panel-parchment", self.rect)
        middle = self._middle()
        if not self._low:
            self._draw_card(painter, figures)
            self._rule(painter, middle.left() - 16 * unit)
        words = figures.words
        crest = QRectF(middle.left(), 8 * unit, 17 * unit, 20 * unit)
        art.stamp(painter, f"crest-{FAMILIES[figures.receiver].key}", crest)
        room = QRectF(crest.right() + 6 * unit, 7 * unit, middle.right() - crest.right() - 6 * unit, 22 * unit)
        font = fitted_font(words.price, 15 * unit, SEMI, room.width() * 0.5)
        wide = QFontMetricsF(font).horizontalAdvance(words.price)
        painter.setPen(RUBRIC)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words.price)
        painter.setPen(INK_2)
        draw_text(painter, room.adjusted(wide + 12 * unit, 0, 0, 0), words.purse, 14 * unit, align=RIGHT, least=10.5)
        self._rule(painter, middle.right() + 10 * unit)
        self._draw_course(painter, figures, QRectF(middle.right() + 24 * unit, 7 * unit, 186 * unit, 0))

    def _rule(self, painter: QPainter, x: float) -> None:
        painter.setPen(QPen(EDGE, 1))
        painter.drawLine(QPointF(x, 12 * self.unit), QPointF(x, self.rect.height() - 12 * self.unit))

    def _draw_card(self, painter: QPainter, figures: PriceFigures) -> None:
        unit, card = self.unit, self.card_place().translated(-self.pos())
        painter.setPen(RUBRIC)
        head = QRectF(10 * unit, 7 * unit, 132 * unit, 22 * unit)
        draw_text(painter, head, figures.words.shown, 14 * unit, SEMI, CENTRE)
        state_marks.card_shadow(painter, card, 6 * unit)
        dpr = painter.device().devicePixelRatio()
        painter.drawPixmap(card.topLeft(), card_face(CardLook(figures.card), card.width(), dpr))
        painter.setPen(INK_2)
        draw_text(painter, QRectF(8 * unit, card.bottom() + 3 * unit, 136 * unit, 20 * unit), figures.words.where,
              13 * unit, align=CENTRE, least=9.5)  # fmt: skip

    def _draw_course(self, painter: QPainter, figures: PriceFigures, at: QRectF) -> None:
        """Draw what would come of the action, and whose region it would be."""
        unit, words = self.unit, figures.words
        left, wide, y = at.left(), at.width(), at.top()
        painter.setPen(RUBRIC)
        draw_text(painter, QRectF(left, y, wide, 22 * unit), words.then, 15 * unit, SEMI)
        y += 26 * unit
        foot = self.rect.height() - (66 if words.pieces else 46) * unit if words.rule else self.rect.height()
        if words.action != NONE:
            self._draw_deed(painter, figures, QRectF(left, y, wide, foot - y - 10 * unit))
            return
        side, step = 22 * unit, 25 * unit
        step = min(step, (foot - y) / max(1, len(words.icons)))
        for icon, said in words.icons:
            font = fonts.font(11.5 * unit)
            long = QFontMetricsF(font).horizontalAdvance(said) > wide - side - 5 * unit
            row = QRectF(left, y, wide, step + (6 * unit if long else 0))
            place = QRectF(left, row.center().y() - side / 2, side, side)
            paint_icon(painter, icon, figures.payer, words.coalition, place)
            painter.setPen(INK)
            beside = row.adjusted(side + 5 * unit, 0, 0, 0)
            if long:
                draw_text_lines(painter, beside, said, 12.5 * unit, align=Qt.AlignmentFlag.AlignVCenter)
            else:
                draw_text(painter, beside, said, 13.5 * unit, least=9.5)
            y += row.height()
        if words.rule:
            self._draw_rule(painter, words, QRectF(left, foot, wide, self.rect.height() - foot - 8 * unit))

    def _draw_deed(self, painter: QPainter, figures: PriceFigures, room: QRectF) -> None:
        unit, words = self.unit, figures.words
        side = 30 * unit
        art.stamp(painter, signs.action_drawing(words.action), QRectF(room.left(), room.top(), side, side))
        painter.setPen(INK)
        name, text = words.deed
        head = QRectF(room.left() + side + 8 * unit, room.top(), room.width() - side - 8 * unit, side)
        draw_text(painter, head, name[:1].upper() + name[1:], 15 * unit, SEMI)
        painter.setPen(INK_2)
        draw_text_lines(painter, room.adjusted(0, side + 6 * unit, 0, 0), text, 13 * unit)

    def _draw_rule(self, painter: QPainter, words: PriceFacts, room: QRectF) -> None:
        """Draw how many pieces each seat would have in the region, and which seat would rule it."""
        unit = self.unit
        painter.setPen(QPen(EDGE, 1))
        painter.drawLine(room.topLeft(), room.topRight())
        painter.setPen(RUBRIC)
        draw_text(
            painter, QRectF(room.left(), room.top() + 3 * unit, room.width(), 18 * unit), words.rule, 13 * unit, SEMI
        )
        x, y = room.left(), room.top() + 22 * unit
        painter.setPen(INK)
        standing = [
            *((f"crest-{FAMILIES[family].key}", 16, count) for family, count in words.pieces),
            *((signs.army_drawing(coalition), 19, count) for coalition, count in words.armies),
        ]
        step = min(46 * unit, room.width() / max(1, len(standing)))
        for drawing, wide, count in standing:
            art.stamp(painter, drawing, QRectF(x, y, wide * unit, 19 * unit))
            draw_text(painter, QRectF(x + (wide + 4) * unit, y, 24 * unit, 19 * unit), str(count), 14 * unit, SEMI)
            x += step
        painter.setPen(INK_2)
        line = QRectF(room.left(), room.bottom() - 18 * unit, room.width(), 18 * unit)
        draw_text(painter, line, words.ruler, 12.5 * unit, least=10.5)


def paint_icon(painter: QPainter, icon: int, family: str, coalition: int, rect: QRectF) -> None:
    """Paint what an icon of a card brings: the piece itself, a rupee, or the suit."""
    if icon == ARMY:
        art.stamp(painter, signs.army_drawing(coalition), rect)
    elif icon == ROAD:
        art.stamp(painter, signs.road_drawing(coalition), rect)
    elif icon == LEVERAGE:
        art.stamp(painter, "pamir-rupee", rect)
    elif icon >= FAVOR:
        art.stamp(painter, signs.suit_drawing(icon - FAVOR), rect)
    else:
        pieces.paint_cylinder(painter, rect, family)


# -- the payer ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BribeTalkFigures:
    """The statements of a talk, the last of them to be made now."""

    heading: str
    said: tuple[BribeStatement, ...]


def bribe_talk_figures(view: View, names: Names, *, face_down: bool = False) -> BribeTalkFigures:
    """The talk so far; `face_down` where the hand lies so meanwhile."""
    return BribeTalkFigures(bribe_texts.talk_heading(), bribe_texts.bribe_talk(view, names, face_down))


class BribeTalkPanel(FocusableItem):
    """The paper beside the hand that goes on saying what was asked of whom."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: BribeTalkFigures | None = None
        self.setVisible(False)

    def show_figures(self, figures: BribeTalkFigures | None) -> None:
        """Show this, or nothing."""
        self.setVisible(figures is not None)
        if figures != self.figures:
            self.figures = figures
            self.update()

    def draw(self, painter: QPainter) -> None:
        figures, unit = self.figures, self.unit
        if figures is None:
            return
        fine_panel(painter, "panel-parchment", self.rect)
        painter.setPen(RUBRIC)
        head = QRectF(14 * unit, 5 * unit, self.rect.width() - 28 * unit, 21 * unit)
        draw_text(painter, head, figures.heading, 14 * unit, SEMI)
        step = min(40 * unit, (self.rect.height() - 34 * unit) / max(1, len(figures.said)))
        for index, said in enumerate(figures.said):
            row = QRectF(10 * unit, 27 * unit + step * index, self.rect.width() - 20 * unit, step - 2 * unit)
            if index == len(figures.said) - 1:
                painter.setPen(QPen(GOLD_2, 1))
                painter.setBrush(HIGHLIGHT)
                painter.drawRoundedRect(row, 4 * unit, 4 * unit)
            crest = QRectF(row.left() + 5 * unit, row.center().y() - 12 * unit, 21 * unit, 24 * unit)
            art.stamp(painter, f"crest-{FAMILIES[said.family].key}", crest)
            text = row.adjusted(33 * unit, 1 * unit, -6 * unit, -1 * unit)
            upper = QRectF(text.left(), text.top(), text.width(), text.height() * (0.54 if said.detail else 1))
            painter.setPen(INK)
            draw_text(painter, upper, said.title, 14 * unit, SEMI, least=9.5)
            painter.setPen(INK_2)
            lower = QRectF(text.left(), upper.bottom(), text.width(), text.bottom() - upper.bottom())
            draw_text(painter, lower, said.detail, 12 * unit, least=10.0)
