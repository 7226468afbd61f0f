"""Loyalty: the three plates of the first declaration, what loyalty means, and what a change of sides would cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from gonfalon.games.pamir.texts import loyalty_texts
from gonfalon.games.pamir.texts.loyalty_texts import ChangeKind, ChangePart, LoyaltyChange, LoyaltyChoice
from gonfalon.games.pamir.window.look import signs
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.look.cards import CardLook, card_face
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.panel_items import FocusableItem, draw_text, draw_text_lines, fitted_font, fitted_font_in_lines
from gonfalon.ui.look import art, fonts, palette, state_marks, theme
from gonfalon.ui.look.palette import EDGE, FAMILIES, GOLD_2, HIGHLIGHT, INK, INK_2, RUBRIC
from gonfalon.ui.widgets.buttons import ButtonKind, draw_body
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["LoyaltyChangePanel", "LoyaltyPanel", "LoyaltyPlate"]

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SEMI = QFont.Weight.DemiBold
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter


# -- the first declaration ---------------------------------------------------------------------------------------------


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
        tight = body.height() < self.ROOMY * scale
        head, side = (48, 34) if tight else (66, 50)
        cap = 21 * scale
        self.draw_cap(painter, QRectF(body.right() - cap - 11 * scale, body.top() + 10 * scale, cap, cap), scale)
        seal = QRectF(body.left() + 10 * scale, body.top() + (head - side) / 2 * scale + 1, side * scale, side * scale)
        art.stamp(painter, signs.coalition_drawing(self.side.coalition), seal)
        left, right = seal.right() + 9 * scale, body.right() - 9 * scale
        painter.setPen(self.ink)
        name = QRectF(left, seal.top() - scale, right - cap - 6 * scale - left, seal.height() * 0.58)
        draw_text(painter, name, self.text(), (17 if tight else 21) * scale, SEMI)
        below = QRectF(left, name.bottom(), right - left - (cap if tight else 0), seal.height() * 0.44)
        _write_broken(painter, below, self.detail, (12 if tight else 14) * scale)
        paper = body.adjusted(9 * scale, head * scale, -9 * scale, -9 * scale)
        painter.setPen(QPen(palette.GOLD_3, scale))
        painter.setBrush(theme.current().paper)
        painter.drawRoundedRect(paper, 4 * scale, 4 * scale)
        self._draw_paper(painter, paper.adjusted(10 * scale, 4 * scale, -10 * scale, -4 * scale), scale)

    def _draw_paper(self, painter: QPainter, paper: QRectF, scale: float) -> None:
        line = min(21 * scale, paper.height() / 6)
        foot = QRectF(paper.left(), paper.bottom() - 2 * line, paper.width(), line)
        painter.setPen(RUBRIC)
        draw_text(painter, QRectF(paper.left(), paper.top(), paper.width(), line), self.side.heading, 14 * scale, SEMI)
        room = QRectF(paper.left(), paper.top() + line, paper.width(), foot.top() - paper.top() - line - 3 * scale)
        painter.setPen(INK)
        if len(self.side.patriots) <= self.ROWS:
            letters = max(1.0, fonts.text_scale())
            step = min(25 * letters * scale, room.height() / max(1, len(self.side.patriots)))
            for index, (name, cost) in enumerate(self.side.patriots):
                row = QRectF(room.left(), room.top() + step * index, room.width(), step)
                self._draw_patriot(painter, row, name, cost, scale)
        else:
            told = ", ".join(f"{name} {cost}" for name, cost in self.side.patriots)
            draw_text_lines(painter, room, told, 13 * scale)
        painter.setPen(QPen(EDGE, scale))
        painter.drawLine(foot.topLeft(), foot.topRight())
        painter.setPen(RUBRIC)
        draw_text(painter, foot, self.side.already, 14 * scale, SEMI)
        painter.setPen(INK if self.side.loyal else INK_2)
        x, row = foot.left(), foot.translated(0, line)
        for family in self.side.loyal:
            art.stamp(painter, f"crest-{FAMILIES[family].key}", QRectF(x, row.top() + scale, 16 * scale, 19 * scale))
            x += 20 * scale
        rest = QRectF(x, row.top(), row.right() - x, line)
        draw_text(painter, rest, self.side.names, 14 * scale, italic=not self.side.loyal)

    def _draw_patriot(self, painter: QPainter, row: QRectF, name: str, cost: int, scale: float) -> None:
        side = min(18 * scale, row.height())
        middle = row.center().y()
        art.stamp(
            painter, signs.patriot_drawing(self.side.coalition), QRectF(row.left(), middle - side / 2, side, side)
        )
        painter.setPen(INK)
        figure = QRectF(row.right() - 16 * scale, row.top(), 16 * scale, row.height())
        draw_text(painter, figure, str(cost), 14 * scale, align=RIGHT)
        coin = QRectF(figure.left() - side - 2 * scale, middle - side / 2, side, side)
        art.stamp(painter, "pamir-rupee", coin)
        left = row.left() + side + 5 * scale
        room = QRectF(left, row.top(), coin.left() - left - 4 * scale, row.height())
        _write_broken(painter, room, name, 14 * scale)


class LoyaltyPanel(FocusableItem):
    """A panel that explains loyalty in three sentences; a click on it opens the rules of it."""

    def draw(self, painter: QPainter) -> None:
        unit, rect = self.unit, self.rect
        heading, sentences, rules = loyalty_texts.loyalty_meaning()
        fine_panel(painter, "panel-parchment", rect)
        inner = rect.adjusted(12 * unit, 6 * unit, -10 * unit, -10 * unit)
        painter.setPen(RUBRIC)
        draw_text(painter, QRectF(inner.left(), inner.top(), inner.width(), 24 * unit), heading, 15 * unit, SEMI)
        button = self.button_rect()
        icons = ("pamir-army-british", "pamir-dominance", "pamir-patriot-british")
        top, side, gap = inner.top() + 28 * unit, 24 * unit, 5 * unit
        room = QSizeF(inner.width() - side - 7 * unit, button.top() - gap - top)
        # One size of letters for all of them.
        painter.setFont(
            fitted_font_in_lines("\n".join(sentences), 13.5 * unit, QFont.Weight.Normal, room - QSizeF(0, 2 * gap))
        )
        painter.setPen(INK)
        flags = int(Qt.TextFlag.TextWordWrap)
        metrics = QFontMetricsF(painter.font())
        highs = [metrics.boundingRect(QRectF(0, 0, room.width(), 10000), flags, words).height() for words in sentences]
        apart = max(0.0, min(18 * unit, (room.height() - sum(highs)) / (len(highs) - 1)))
        for icon, sentence, high in zip(icons, sentences, highs, strict=True):
            art.stamp(painter, icon, QRectF(inner.left(), top, side, min(side, high)))
            painter.drawText(QRectF(inner.right() - room.width(), top, room.width(), high + 1), flags, sentence)
            top += high + apart
        draw_body(painter, button, ButtonKind.PARCHMENT, unit, enabled=True, hover=self.hovered)
        painter.setPen(INK)
        cap = QRectF(button.right() - 31 * unit, button.center().y() - 10 * unit, 21 * unit, 20 * unit)
        draw_text(painter, button.adjusted(10 * unit, 0, -36 * unit, 0), rules, 15 * unit, SEMI, CENTRE)
        state_marks.key_cap(painter, cap, "?")
        if self.focused:
            state_marks.focus_ring(painter, button, 6 * unit)

    def button_rect(self) -> QRectF:
        """The button of the rules, in its own coordinates."""
        high = 36 * self.unit
        return QRectF(
            10 * self.unit, self.rect.height() - high - 8 * self.unit, self.rect.width() - 20 * self.unit, high
        )


# -- changing sides ----------------------------------------------------------------------------------------------------


class LoyaltyChangePanel(FocusableItem):
    """A paper over the veiled table: what a change of sides costs at once, and what it brings."""

    SIZE = QSizeF(916, 624)

    def __init__(self) -> None:
        super().__init__()
        self.foot = 0.0
        """How much is left free below the paper."""
        self.figures: LoyaltyChange | None = None
        self._offset = 0.0
        """How far the columns are scrolled."""
        self.setVisible(False)

    def show_figures(self, figures: LoyaltyChange | None) -> None:
        """Show this, or nothing."""
        self.setVisible(figures is not None)
        if figures != self.figures:
            self.figures = figures
            self._offset = 0.0
            self.update()

    # -- where things lie ----------------------------------------------------------------------------------------------

    def paper(self) -> QRectF:
        """The paper, in its own coordinates."""
        wide = min(self.SIZE.width() * self.unit, self.rect.width() - 24)
        # The buttons at the foot of a small window stay in sight.
        room = self.rect.adjusted(0, 0, 0, -self.foot)
        high = min(self.SIZE.height() * self.unit, room.height() - 24)
        middle = room.center()
        return QRectF(round(middle.x() - wide / 2), round(middle.y() - high / 2), round(wide), round(high))

    def buttons_place(self) -> QRectF:
        """Return the rectangle of the buttons, in the scene."""
        unit, paper = self.unit, self.paper()
        return QRectF(
            paper.left() + 24 * unit, paper.bottom() - 72 * unit, paper.width() - 48 * unit, 50 * unit
        ).translated(self.pos())

    def _body(self) -> QRectF:
        """The part between head and foot, which is scrolled where it is too long."""
        return self.paper().adjusted(30 * self.unit, 120 * self.unit, -30 * self.unit, -134 * self.unit)

    def _row(self) -> float:
        """Return the height of a row: reduced to fit all rows, but high enough for its text."""
        figures, unit = self.figures, self.unit
        if figures is None:
            return 0.0
        rows = max(len(figures.lost), len(figures.got) + 1)
        free = (self._body().height() - 34 * unit + 8 * unit) / rows - 8 * unit
        return max(46 * unit, min(86 * unit, free))

    @property
    def overflow(self) -> float:
        """The height by which the columns exceed their room."""
        figures, unit = self.figures, self.unit
        if figures is None:
            return 0.0
        rows = max(len(figures.lost), len(figures.got) + 1)
        return max(0.0, 34 * unit + rows * (self._row() + 8 * unit) - 8 * unit - self._body().height())

    def turn(self, point: QPointF, delta: float) -> bool:
        self.scroll_by(-delta * 0.6)
        return True

    def scroll_by(self, way: float) -> None:
        """Move the columns, where they are longer than their room."""
        offset = max(0.0, min(self.overflow, self._offset + way))
        if offset != self._offset:
            self._offset = offset
            self.update()

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures, unit, rect = self.figures, self.unit, self.rect
        if figures is None:
            return
        state_marks.veil(painter, rect, strength=0.65)
        paper = self.paper()
        state_marks.card_shadow(painter, paper, 8 * unit, 8 * unit)
        fine_panel(painter, "panel-parchment", paper)
        self._draw_head(painter, figures)
        body = self._body()
        painter.setPen(QPen(GOLD_2, 1))
        painter.drawLine(body.topLeft() - QPointF(0, 4 * unit), body.topRight() - QPointF(0, 4 * unit))
        painter.save()
        painter.setClipRect(body.adjusted(-4, 0, 4, 2))
        painter.translate(0, -self._offset)
        left = QRectF(body.left(), body.top(), body.width() * 0.5 - 8 * unit, body.height())
        right = QRectF(left.right() + 28 * unit, body.top(), body.right() - left.right() - 28 * unit, body.height())
        self._draw_column(painter, left, figures.losing, figures.lost, FAMILIES["R"].on_vellum)
        below = self._draw_column(painter, right, figures.getting, figures.got, FAMILIES["G"].on_vellum)
        self._draw_worth(painter, QRectF(right.left(), below, right.width(), self._row()), figures)
        painter.restore()
        self._draw_foot(painter, figures, QRectF(body.left(), body.bottom() + 6 * unit, body.width(), 50 * unit))

    def _draw_head(self, painter: QPainter, figures: LoyaltyChange) -> None:
        unit = self.unit
        side = 84 * unit
        paper = self.paper()
        x, y = paper.left() + 30 * unit, paper.top() + 20 * unit
        for coalition in (figures.before, figures.after):
            art.stamp(painter, signs.dial_drawing(coalition), QRectF(x, y, side, side))
            x += 126 * unit
        _arrow(painter, QPointF(paper.left() + 114 * unit, y + side / 2), 38 * unit, unit)
        words = QRectF(paper.left() + 258 * unit, y, paper.width() - 288 * unit, 38 * unit)
        painter.setPen(INK)
        draw_text(painter, words, figures.title, 28 * unit, SEMI)
        painter.setPen(INK_2)
        draw_text_lines(
            painter, QRectF(words.left(), words.bottom(), words.width(), 48 * unit), figures.sentence, 15 * unit
        )

    def _draw_column(
        self, painter: QPainter, room: QRectF, heading: str, parts: tuple[ChangePart, ...], colour: QColor
    ) -> float:
        """Paint a column of parts; gives where it ends."""
        unit, high = self.unit, self._row()
        painter.setPen(colour if not theme.current().contrast else INK)
        draw_text(painter, QRectF(room.left(), room.top(), room.width(), 28 * unit), heading, 17 * unit, SEMI)
        y = room.top() + 34 * unit
        for part in parts:
            row = QRectF(room.left(), y, room.width(), high)
            painter.setPen(QPen(EDGE, 1))
            painter.setBrush(theme.current().paper)
            painter.drawRoundedRect(row, 5 * unit, 5 * unit)
            self._draw_picture(painter, part, QRectF(row.left() + 4 * unit, y, 68 * unit, high))
            text = row.adjusted(78 * unit, 4 * unit, -8 * unit, -2 * unit)
            painter.setPen(INK)
            draw_text(
                painter, QRectF(text.left(), text.top(), text.width(), 21 * unit), _capital(part.title), 16 * unit, SEMI
            )
            painter.setPen(INK_2)
            draw_text_lines(painter, text.adjusted(0, 21 * unit, 0, 0), part.detail, 13.5 * unit)
            y += high + 8 * unit
        return y

    def _draw_picture(self, painter: QPainter, part: ChangePart, room: QRectF) -> None:
        unit, middle = self.unit, room.center()
        side = 38 * unit
        square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        match part.kind:
            case ChangeKind.CARD:
                wide = min(room.width() - 6 * unit, (room.height() - 10 * unit) / 1.125)
                look = CardLook(part.number, CardForm.TILE)
                dpr = painter.device().devicePixelRatio()
                painter.drawPixmap(
                    QPointF(middle.x() - wide / 2, middle.y() - wide * 1.125 / 2), card_face(look, wide, dpr)
                )
            case ChangeKind.GIFT:
                assert self.figures is not None
                art.stamp(painter, "pamir-cylinder-gift", square, FAMILIES[self.figures.family].accent_hex)
            case ChangeKind.PRIZE:
                art.stamp(painter, signs.prize_drawing(part.number), square)
            case ChangeKind.RULE:
                art.stamp(painter, signs.region_drawing(part.number), square)
            case ChangeKind.BLOCKS:
                art.stamp(painter, signs.army_drawing(part.number), square.translated(-10 * unit, 0))
                art.stamp(painter, signs.road_drawing(part.number), square.translated(14 * unit, 4 * unit))
            case ChangeKind.ENEMIES:
                art.stamp(painter, "pamir-action-battle", square)

    def _draw_worth(self, painter: QPainter, row: QRectF, figures: LoyaltyChange) -> None:
        unit = self.unit
        painter.setPen(QPen(GOLD_2, 1.5))
        painter.setBrush(HIGHLIGHT)
        painter.drawRoundedRect(row, 5 * unit, 5 * unit)
        painter.setPen(INK)
        draw_text(painter, row.adjusted(16 * unit, 0, -row.width() * 0.62, 0), figures.influence, 16 * unit, SEMI)
        before, after = figures.worth
        x = row.left() + row.width() * 0.42
        for number, left, colour in ((before, x, INK_2), (after, x + 86 * unit, INK)):
            painter.setPen(colour)
            draw_text(
                painter, QRectF(left, row.top(), 40 * unit, row.height()), str(number), 30 * unit, QFont.Weight.Bold
            )
        _arrow(painter, QPointF(x + 38 * unit, row.center().y()), 38 * unit, unit)

    def _draw_foot(self, painter: QPainter, figures: LoyaltyChange, row: QRectF) -> None:
        unit = self.unit
        painter.setPen(QPen(EDGE, 1))
        painter.drawLine(row.topLeft(), row.topRight())
        row = row.adjusted(0, 6 * unit, 0, 0)
        asks, why = figures.bribe
        left = row.left()
        if asks:
            art.stamp(painter, "pamir-hostage", QRectF(row.left(), row.top() + 4 * unit, 26 * unit, 30 * unit))
            words = QRectF(row.left() + 38 * unit, row.top(), row.width() * 0.5 - 38 * unit, 22 * unit)
            painter.setPen(INK)
            draw_text(painter, words, asks, 14 * unit, SEMI)
            painter.setPen(INK_2)
            draw_text(painter, words.translated(0, 20 * unit), why, 13 * unit)
            left = row.left() + row.width() * 0.53
        art.stamp(painter, "icon-info", QRectF(left, row.top() + 8 * unit, 20 * unit, 20 * unit))
        painter.setPen(INK_2)
        stays = QRectF(left + 28 * unit, row.top() + 2 * unit, row.right() - left - 28 * unit, 40 * unit)
        draw_text_lines(painter, stays, figures.stays, 13.5 * unit)


def _write_broken(painter: QPainter, rect: QRectF, text: str, px: float) -> None:
    """Write a line, in several lines rather than in letters that are hard to read."""
    if QFontMetricsF(fitted_font(text, px, QFont.Weight.Normal, rect.width())).horizontalAdvance(text) > rect.width():
        draw_text_lines(painter, rect, text, px, align=Qt.AlignmentFlag.AlignVCenter)
    else:
        draw_text(painter, rect, text, px, least=9.5)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _arrow(painter: QPainter, start: QPointF, length: float, unit: float) -> None:
    """An arrow of gold to the right."""
    half, head = 3.5 * unit, 11 * unit
    neck = start.x() + length - head
    painter.setPen(QPen(INK, 1.6 * unit))
    painter.setBrush(GOLD_2)
    corners = [(start.x(), -half), (neck, -half), (neck, -2.6 * half), (start.x() + length, 0),
               (neck, 2.6 * half), (neck, half), (start.x(), half)]  # fmt: skip
    painter.drawPolygon(QPolygonF([QPointF(x, start.y() + y) for x, y in corners]))
