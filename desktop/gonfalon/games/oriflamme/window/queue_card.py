"""A card of Oriflamme in the queue, in a hand or elsewhere: its face, coins, verdict tokens and tooltips."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPixmap

from gonfalon.games.oriflamme.rules.card_set import CardSet, emblem_path
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look import art, cards, state_marks
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import FAMILIES, GOLD_2, NIGHT_2


def card_look(words: TableTexts, cards: CardSet, kind: str, family: str) -> CardLook:
    """The face of a family's card, with the drawing that a user's set brings along."""
    type = cards.kinds[cards.number(kind)].type
    return CardLook(
        kind, type, family, words.names.card(kind), words.names.text(kind), str(emblem_path(cards, kind) or "")
    )


class KnownFaces(NamedTuple):
    """The faces of the cards that a table shows, with their texts."""

    table: Table
    words: TableTexts
    all_open: bool = False
    """Whether what it knows of hidden cards is shown to whoever looks on."""
    own: Collection[int] = ()
    """The seats of whoever looks on."""

    def kind_of(self, number: int) -> str | None:
        """The kind of a card, None where the seat does not know it."""
        face = self.table.faces[number]
        return None if face is None else self.table.seating.cards.kinds[face].id

    def name_of(self, number: int) -> str:
        """The name of a card, empty where the seat does not know it."""
        kind = self.kind_of(number)
        return "" if kind is None else self.words.names.card(kind)

    def look_of(self, number: int) -> CardLook | None:
        """Return the look of a card's face, None where the seat does not know it."""
        seating, kind = self.table.seating, self.kind_of(number)
        if kind is None:
            return None
        return card_look(self.words, seating.cards, kind, seating.families[seating.owner[number]])


VERDICT_TURN = -9.0
"""By how many degrees a verdict token lies turned on a card."""
PEEPS = 5.0
"""How far the uppermost card of those beneath peeps out at the right."""
CHANGE = 0.16
"""How high that is at most which says by how much something on the card changes, in heights of the card."""
MOST_TOKENS = 2
"""How many verdict tokens are drawn on a card; of more the number is written."""


class QueueCard(CardItem):
    """One card of a family."""

    def __init__(self, number: int, family: str) -> None:
        super().__init__(number)
        self.family = family
        self.look: CardLook | None = None
        """What is on its face, or None while that is not known here."""
        self.coins = 0
        self.verdicts = 0
        self.waiting = False
        """Came in this round and does nothing before the next one."""
        self.label = ""
        """What stands on its back, for those who know what is on its face."""
        self.stack = 1
        """How many cards lie in its slot when it is on top; written when more than one."""
        self.resolving = False
        self.below_marker = False
        """Whether the marker of the direction stands where the number of cards in its slot would."""
        self.previewed = ""
        """What an answer that is only pointed at would do to it: `plus`, `brackets`, or nothing."""

    @property
    def face_known(self) -> bool:
        return self.look is not None

    def face_pixmap(self, dpr: float) -> QPixmap:
        assert self.look is not None
        return cards.front(self.look, self.width, dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return cards.back(self.family, self.width, dpr)

    @property
    def bracketed(self) -> bool:
        return self.targeted or self.previewed == "brackets"

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter, size: QRectF, radius: float) -> None:
        if self.resolving:
            state_marks.resolving_glow(painter, size, radius)
        else:
            super().paint_ground(painter, size, radius)

    def paint_marks(self, painter: QPainter, size: QRectF) -> None:
        if self.coins:
            opacity = painter.opacity()
            painter.setOpacity(opacity * (1 - self._seized))
            cards.coins(painter, size, self.coins, self._coins_at)
            painter.setOpacity(opacity)
        if self.verdicts:
            self._paint_verdicts(painter)
        if self.waiting:
            self._paint_waiting(painter)
        if self.label and not self.shows_face():
            middle = QPointF(0, size.top() + size.height() * 0.14)
            colour = FAMILIES[self.family].on_dark
            state_marks.pill(painter, middle, self.label, self._pill_px, size.width() - 4, colour)

    def paint_signs(self, painter: QPainter, size: QRectF) -> None:
        if self.stack > 1:
            state_marks.pill(painter, self.stack_rect().center(), f"×{self.stack}", self._pill_px)
        if self.previewed == "plus":
            state_marks.plus_sign(painter, size)

    def stack_rect(self) -> QRectF:
        """Return the rectangle of its slot's card count: no farther out than the cards beneath peep."""
        if not self.below_marker:
            return self._number_rect(-12)
        # Below its name, but for tokens that lie there.
        return self._number_rect(14 if self.verdicts else self.size.height() * 0.36)

    def stand_below(self, marker: QRectF) -> None:
        """Write the number of cards in its slot lower where this, in the card's own coordinates, would hide it."""
        if marker.intersects(self._number_rect(-12)) != self.below_marker:
            self.below_marker = not self.below_marker
            self.update()

    def _number_rect(self, y: float) -> QRectF:
        text = f"×{self.stack}"
        wide = state_marks.pill_rect(QPointF(), text, self._pill_px).width()
        return state_marks.pill_rect(self.size.topRight() + QPointF(PEEPS - wide / 2, y), text, self._pill_px)

    @property
    def _pill_px(self) -> float:
        return state_marks.PILL_PX * state_marks.growth(self.size)

    def badge_rect(self) -> QRectF:
        # Where the number of its place stands when no answer is wanted.
        return state_marks.pill_rect(QPointF(0, self.size.bottom() + 12), self.badge)

    def mark_at(self, point: QPointF) -> str:
        """Return the mark at a point in card coordinates: influence, stack, verdicts, waiting, or empty for none."""
        tokens = [self.verdict_rect(index) for index in range(min(self.verdicts, MOST_TOKENS))]
        found = {
            "influence": self.coins_rect().contains(point),
            "stack": self.stack > 1 and self.stack_rect().contains(point),
            "verdicts": any(token.contains(point) for token in tokens),
            "waiting": self.waiting and self._waiting_rect().contains(point),
        }
        return next((mark for mark, there in found.items() if there), "")

    def coins_rect(self) -> QRectF:
        """Return the rectangle of the influence on the card; empty where there is none."""
        return cards.coins_rect(self.size, self.coins, self._coins_at) if self.coins else QRectF()

    @property
    def _coins_at(self) -> float:
        return 0.83 if self.shows_face() else 0.80

    def change_unit(self, unit: float) -> float:
        """Return the unit of a change shown on the card, where that is `unit` on panels."""
        usual = state_marks.change_pill_rect(QPointF(), "0", unit).height()
        return unit * min(1.0, self.size.height() * CHANGE / usual)

    def change_place(self, text: str, unit: float) -> QPointF:
        """The middle of the pill that says so: at the right edge, below it where verdict tokens lie there."""
        size, pill = self.size, state_marks.change_pill_rect(QPointF(), text, unit)
        if self.verdicts:
            return QPointF(size.right() + size.width() * 0.24 - pill.width() / 2, size.bottom() + pill.height() * 0.45)
        return QPointF(size.right() + PEEPS - pill.width() / 2, size.top() + size.height() * 0.59)

    def verdict_rect(self, index: int) -> QRectF:
        """
        Return the rectangle of a verdict token on the right edge, each a little lower, in the card's own coordinates.
        """
        size = self.size
        token, apart = size.width() * 0.44, size.width() * 6 / 88 * index
        at = QPointF(size.right() - size.width() * 0.40 + apart, size.top() + size.height() * 0.27 + apart)
        return QRectF(at.x(), at.y(), token, token)

    def _paint_verdicts(self, painter: QPainter) -> None:
        for index in range(min(self.verdicts, MOST_TOKENS)):
            rect = self.verdict_rect(index)
            painter.save()
            painter.translate(rect.center())
            painter.rotate(VERDICT_TURN)
            art.paint(painter, "token-verdict", rect.translated(-rect.center()))
            painter.restore()
        if self.verdicts > MOST_TOKENS:
            state_marks.pill(
                painter, self.verdict_rect(MOST_TOKENS - 1).bottomRight() - QPointF(6, 4), f"×{self.verdicts}"
            )

    def _waiting_rect(self) -> QRectF:
        size = self.size
        radius = max(11.0, round(size.width() * 0.16))
        left, top = size.left() - radius * 0.2, size.top() + size.height() * 0.27
        return QRectF(left, top, 2 * radius, 2 * radius)

    def _paint_waiting(self, painter: QPainter) -> None:
        disc = self._waiting_rect()
        radius, middle = disc.width() / 2, disc.center()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD_2, 1.5))
        painter.setBrush(NIGHT_2)
        painter.drawEllipse(middle, radius, radius)
        painter.restore()
        side = radius * 1.4
        clock = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        art.paint(painter, "icon-clock", clock, ink_paper_swapped=True)
