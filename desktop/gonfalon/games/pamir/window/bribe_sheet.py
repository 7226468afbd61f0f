"""The talk about a bribe: the receiver names a price, and the payer pays it or drops the action."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gonfalon.games.pamir.rules.constants import ARMY, FAVOR, LEVERAGE, NONE, ROAD
from gonfalon.games.pamir.texts.bribe_texts import BribeStatement, PriceFacts, talk_heading
from gonfalon.games.pamir.window.look import pieces, signs
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.cards import CardLook, card_face
from gonfalon.ui.board.choice_button import ChoicePlate
from gonfalon.ui.board.paper import (
    CENTRE,
    RIGHT,
    SEMI,
    Column,
    Frame,
    PaperItem,
    Part,
    Picture,
    Row,
    Text,
    crest,
    heading,
    note,
)
from gonfalon.ui.look import art, state_marks
from gonfalon.ui.look.palette import INK_2, RUBRIC
from gonfalon.ui.widgets.styling import ui_scale

MAX_COINS = 3
"""So many coins lie on a plate at most."""
OVERLAP = 0.42
"""How far a coin lies beside the one before, by its width."""
LOW, NARROW = 190.0, 600.0
"""A panel that is not as high or as wide has no picture of the card, in design pixels."""


class PricePlate(ChoicePlate):
    """A price on a plate, with as many coins as it has, three at most."""

    widest = 150.0

    def draw_icon(self, painter: QPainter, place: QRectF) -> None:
        coins = self.coin_rects(place)
        if self.choice.move.one:
            for coin in coins:
                art.stamp(painter, self.choice.icon, coin)
            return
        (free,) = coins
        side = free.width()
        painter.setPen(QPen(self.ink, side / 16, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(free.center(), side * 0.44, side * 0.44)
        painter.setPen(self.ink)

    def coin_rects(self, place: QRectF) -> list[QRectF]:
        """Return where its coins lie, or the circle for none: beside the key, and no wider than there is room."""
        count = max(1, min(self.choice.move.one, MAX_COINS))
        room = place.width() - self._cap_width() - 5 * ui_scale(self)
        coins = 1 + OVERLAP * (count - 1)
        side = min(place.height(), room / coins)
        left = place.left() + min((place.width() - side * coins) / 2, room - side * coins)
        first = QRectF(left, place.center().y() - side / 2, side, side)
        return [first.translated(side * OVERLAP * coin, 0) for coin in range(count)]


class PricePanel(PaperItem[PriceFacts]):
    """The paper over court and hand, with the card, room for the prices, and what would come of it."""

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit or self.rect.width() < NARROW * self.unit

    @property
    def foot(self) -> float:
        """The height of the buttons beneath the prices."""
        return (32 if self._low else 36) * self.unit

    def described(self, figures: PriceFacts) -> Part:
        prices = Column(
            (
                Row((crest(figures.receiver), heading(figures.price),
                     Text(figures.purse, colour=INK_2, align=RIGHT, grow=1))),
                Part(name="plates", grow=1),
            ),
            grow=1,
        )  # fmt: skip
        course = Column(_course(figures), wide=164 if self._low else 194, frame=Frame.BEFORE, pad=(10, 0))
        return Row((prices, course) if self._low else (_card(figures), prices, course), gap=12)


def _card(figures: PriceFacts) -> Part:
    def paint(painter: QPainter, rect: QRectF) -> None:
        state_marks.card_shadow(painter, rect, rect.width() / 17)
        dpr = painter.device().devicePixelRatio()
        painter.drawPixmap(rect.topLeft(), card_face(CardLook(figures.card), rect.width(), dpr))

    parts = (
        Text(figures.shown, 14, SEMI, RUBRIC, CENTRE),
        Picture(paint, (104, 104 * form_ratio(CardForm.COMPACT))),
        Text(figures.where, 13, colour=INK_2, align=CENTRE),
    )
    return Column(parts, gap=4, wide=132)


def _course(figures: PriceFacts) -> list[Part]:
    """What would come of the action, and whose region it would be."""
    parts: list[Part] = [heading(figures.then)]
    if figures.action != NONE:
        name, text = figures.deed
        title = Text(name[:1].upper() + name[1:], 15, SEMI, grow=1)
        parts += [Row((Picture(signs.action_drawing(figures.action), 30), title)), note(text)]
    for icon, said in figures.icons:
        drawing = Picture(partial(_paint_icon, icon, figures.payer, figures.coalition), 22)
        parts.append(Row((drawing, Text(said, 13.5, grow=1))))
    parts.append(Part(grow=1))
    if figures.rule:
        standing = [(crest(family, 19), count) for family, count in figures.pieces]
        standing += [(Picture(signs.army_drawing(coalition), 19), count) for coalition, count in figures.armies]
        counts = Row([Row((picture, Text(str(count), 14, SEMI)), gap=4) for picture, count in standing], gap=10)
        parts.append(Column((heading(figures.rule, 13), counts, note(figures.ruler)), 3, Frame.ABOVE, (0, 3)))
    return parts


def _paint_icon(icon: int, family: str, coalition: int, painter: QPainter, rect: QRectF) -> None:
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


class BribeTalkPanel(PaperItem[tuple[BribeStatement, ...]]):
    """The paper beside the hand that goes on saying what was asked of whom, last what is to be said now."""

    MARGIN = (10.0, 6.0)

    def described(self, figures: tuple[BribeStatement, ...]) -> Part:
        parts: list[Part] = [heading(talk_heading(), 14)]
        for said in figures:
            words = [Text(said.title, 14, SEMI), *([note(said.detail, 12)] if said.detail else [])]
            frame = Frame.GOLD if said is figures[-1] else Frame.NONE
            parts.append(Row((crest(said.family, 24), Column(words, gap=0, grow=1)), 8, frame, (5, 2)))
        return Column(parts, gap=3)
