"""Loyalty: the three plates of the first declaration, what loyalty means, and what a change of sides would cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gonfalon.games.pamir.texts import loyalty_texts
from gonfalon.games.pamir.texts.loyalty_texts import ChangeKind, ChangePart, LoyaltyChange, LoyaltyChoice
from gonfalon.games.pamir.window.look import signs
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.look.cards import CardLook, card_face
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.paper import (
    BOLD,
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
    laid,
    letters_share,
    note,
    paint_parts,
)
from gonfalon.ui.look import state_marks, theme
from gonfalon.ui.look.palette import FAMILIES, GOLD_2, INK, INK_2
from gonfalon.ui.widgets.buttons import ButtonKind, draw_body

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class LoyaltyPlate(ChoiceButton):
    """A coalition: its seal, its patriots in the market with their prices, and who is loyal to it already."""

    ROOMY = 190.0
    """Plates that are not as high have a smaller head."""
    ROWS = 2
    """So many patriots have a line of their own; more share the room."""

    def __init__(self, choice: LoyaltyChoice, key: str, parent: QWidget) -> None:
        super().__init__(choice, key, parent)
        assert choice.side is not None
        self.side = choice.side
        patriots = ", ".join(f"{name} {price}" for name, price in self.side.patriots)
        heard = (choice.detail, f"{self.side.heading}: {patriots}", f"{self.side.already}: {self.side.names}")
        self.setAccessibleDescription(". ".join(heard))

    def draw_inside(self, painter: QPainter, body: QRectF, scale: float) -> None:
        whole, room = self._described(scale)
        # Plates beside each other have letters of one size.
        bar = self.parentWidget()
        plates = bar.findChildren(LoyaltyPlate) if bar is not None else []
        most = min((plate._letters(scale) for plate in plates if plate.isVisible()), default=1.0)
        paint_parts(painter, laid(whole, room, scale, most))

    def _letters(self, scale: float) -> float:
        """The share of the usual letters for which there is room."""
        part, room = self._described(scale)
        return letters_share(part, room, scale)

    def _described(self, scale: float) -> tuple[Part, QRectF]:
        """What stands on the plate, and the room for it."""
        body, edge = self.body, 9 * scale
        tight = body.height() < self.ROOMY * scale
        head = Row(
            (
                Picture(signs.coalition_drawing(self.side.coalition), 34 if tight else 50),
                Column((Text(self.text(), 17 if tight else 21, SEMI, self.ink),
                        Text(self.detail, 12 if tight else 14, colour=self.ink)), gap=0, grow=1),
                Picture(lambda painter, rect: self.draw_cap(painter, rect, scale), 21),
            )
        )  # fmt: skip
        whole = Column((head, Column(self._market(), 3, Frame.BOX, (10, 5), grow=1)))
        return whole, body.adjusted(edge, edge, -edge, -edge)

    def _market(self) -> list[Part]:
        """The patriots, and who is loyal already."""
        side, coin = self.side, Picture("pamir-rupee", 18)
        flag = Picture(signs.patriot_drawing(side.coalition), 18)
        patriots: list[Part] = [
            Row((flag, Text(name, grow=1), coin, Text(str(cost), align=RIGHT))) for name, cost in side.patriots
        ]
        if len(patriots) > self.ROWS:
            patriots = [Text(", ".join(f"{name} {cost}" for name, cost in side.patriots), 13)]
        names = Text(side.names, colour=INK if side.loyal else INK_2, italic=not side.loyal, grow=1)
        loyal = Row([*(crest(family, 19) for family in side.loyal), names], gap=4)
        already = Column((heading(side.already, 14), loyal), 2, Frame.ABOVE, (0, 3))
        return [heading(side.heading, 14), *patriots, Part(grow=1), already]


class LoyaltyPanel(PaperItem[str]):
    """A panel that explains loyalty in three sentences, in a language; a click on it opens the rules of it."""

    ICONS = ("pamir-army-british", "pamir-dominance", "pamir-patriot-british")

    def described(self, figures: str) -> Part:
        title, sentences, rules = loyalty_texts.loyalty_meaning()
        rows = [
            Row((Picture(icon, 24), Text(sentence, 13.5, grow=1)), grow=1)
            for icon, sentence in zip(self.ICONS, sentences, strict=True)
        ]
        key = Picture(lambda painter, rect: state_marks.key_cap(painter, rect, "?"), (21, 20))
        button = Row((Text(rules, 15, SEMI, grow=1), key), frame=self._draw_button, pad=(14, 8))
        return Column((heading(title), *rows, button))

    def _draw_button(self, painter: QPainter, button: QRectF) -> None:
        draw_body(painter, button, ButtonKind.PARCHMENT, self.unit, enabled=True, hover=self.hovered)
        if self.focused:
            state_marks.focus_ring(painter, button, 6 * self.unit)


class LoyaltyChangePanel(PaperItem[LoyaltyChange]):
    """A paper over the veiled table: what a change of sides costs at once, and what it brings."""

    SIZE = QSizeF(916, 624)
    MARGIN = (30.0, 20.0)

    def __init__(self) -> None:
        super().__init__()
        self.foot = self.side = 0.0
        """How much is left free below the paper, and at its right, where the chronicle stays in sight."""

    def paper(self) -> QRectF:
        # The buttons at the foot of a small window stay in sight.
        room = self.rect.adjusted(0, 0, -self.side, -self.foot)
        wide = min(self.SIZE.width() * self.unit, room.width() - 24)
        high = min(self.SIZE.height() * self.unit, room.height() - 24)
        middle = room.center()
        return QRectF(round(middle.x() - wide / 2), round(middle.y() - high / 2), round(wide), round(high))

    def draw(self, painter: QPainter) -> None:
        state_marks.veil(painter, self.rect, strength=0.65)
        state_marks.card_shadow(painter, self.paper(), 8 * self.unit, 8 * self.unit)
        super().draw(painter)

    def turn(self, point: QPointF, delta: float) -> bool:
        # Nothing beneath it turns.
        return True

    def described(self, figures: LoyaltyChange) -> Part:
        before, after = (Picture(signs.dial_drawing(side), 84) for side in (figures.before, figures.after))
        title = Column((Text(figures.title, 28, SEMI), note(figures.sentence, 15)), gap=4, grow=1)
        worth = (
            Text(figures.influence, 16, SEMI, grow=1),
            Text(str(figures.worth[0]), 30, BOLD, INK_2),
            Picture(_arrow, (38, 18)),
            Text(str(figures.worth[1]), 30, BOLD),
            Part(grow=1),
        )
        got = [
            *(_part(part, figures.family) for part in figures.got),
            Row(worth, 14, Frame.GOLD, (16, 8)),
            Part(grow=1),
        ]
        lost = [*(_part(part, figures.family) for part in figures.lost), Part(grow=1)]
        columns = Row(
            (
                Column((_head(figures.losing, FAMILIES["R"].on_vellum), *lost), 8, wide=418),
                Column((_head(figures.getting, FAMILIES["G"].on_vellum), *got), 8, grow=1),
            ),
            20,
            Frame.ABOVE,
            (0, 6),
            grow=1,
        )
        stays = Row((Picture("icon-info", 20), note(figures.stays, 13.5)), grow=1)
        asks, why = figures.bribe
        bribe = Row((Picture("pamir-hostage", (26, 30)), Column((Text(asks, 14, SEMI), note(why)), 0, grow=1)), grow=1)
        foot = Row((bribe, stays) if asks else (stays,), 20, Frame.ABOVE, (0, 6))
        head = Row((before, Picture(_arrow, (38, 18)), after, title), 8)
        return Column((head, columns, foot, Part(name="buttons", high=50)))


def _head(text: str, colour: QColor) -> Text:
    return Text(text, 17, SEMI, INK if theme.current().contrast else colour)


def _part(part: ChangePart, family: str) -> Part:
    """Something that one loses or gets."""
    title = Text(part.title[:1].upper() + part.title[1:], 16, SEMI)
    words = Column((title, note(part.detail, 13.5)), gap=0, grow=1)
    pictures = Row(_pictures(part, family), gap=0, wide=68)
    return Row((pictures, words), 8, Frame.BOX, (6, 8))


def _pictures(part: ChangePart, family: str) -> list[Part]:
    def paint_card(painter: QPainter, rect: QRectF) -> None:
        look = CardLook(part.number, CardForm.TILE)
        painter.drawPixmap(rect.topLeft(), card_face(look, rect.width(), painter.device().devicePixelRatio()))

    match part.kind:
        case ChangeKind.CARD:
            return [Picture(paint_card, (60, 67.5), grow=1)]
        case ChangeKind.GIFT:
            return [Picture("pamir-cylinder-gift", 38, FAMILIES[family].accent_hex, grow=1)]
        case ChangeKind.PRIZE:
            return [Picture(signs.prize_drawing(part.number), 38, grow=1)]
        case ChangeKind.RULE:
            return [Picture(signs.region_drawing(part.number), 38, grow=1)]
        case ChangeKind.BLOCKS:
            return [Picture(draw(part.number), 34, grow=1) for draw in (signs.army_drawing, signs.road_drawing)]
        case ChangeKind.ENEMIES:
            return [Picture("pamir-action-battle", 38, grow=1)]


def _arrow(painter: QPainter, rect: QRectF) -> None:
    """An arrow of gold to the right."""
    unit = rect.width() / 38
    half, middle, neck = 3.5 * unit, rect.center().y(), rect.right() - 11 * unit
    painter.setPen(QPen(INK, 1.6 * unit, Qt.PenStyle.SolidLine))
    painter.setBrush(GOLD_2)
    corners = [(rect.left(), -half), (neck, -half), (neck, -2.6 * half), (rect.right(), 0),
               (neck, 2.6 * half), (neck, half), (rect.left(), half)]  # fmt: skip
    painter.drawPolygon(QPolygonF([QPointF(x, middle + y) for x, y in corners]))
