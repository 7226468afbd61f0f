"""The pool of verdict tokens, which all families share: a tray with a recess for each."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.table import RESOLUTION, VERDICT_TOKENS, Table
from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.furniture import Reachable, write
from gonfalon.ui.look import art, states, theme
from gonfalon.ui.look.palette import GOLD_1
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["TrayItem", "marking_kinds"]

DRAWN = QRectF(0, 0, 280, 64)
"""The drawing of the tray: its recesses have a radius of 21 and lie 52 apart, the first at (35, 32)."""
CORNER = 0.5
FIRST, APART, RADIUS = QPointF(35, 32), 52.0, 21.0


@lru_cache(maxsize=64)
def marking_kinds(cards: CardSet) -> frozenset[int]:
    """The numbers of the kinds that can put a verdict token on a card."""
    return frozenset(number for number, kind in enumerate(cards.kinds) if "mark" in kind.card.verbs)


class TrayItem(Reachable):
    """Shows how many tokens are left; those in flight lie nowhere."""

    HALO = 8.0

    def __init__(self) -> None:
        super().__init__()
        self.left = VERDICT_TOKENS
        self.away = 0
        """How many of those left are still on their way to it, or have begun to leave."""
        self.active = False
        """Whether a card that marks is at work."""
        self.setVisible(False)

    def show_pool(self, table: Table) -> None:
        """Show what the table says."""
        acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
        face = table.faces[acting] if acting >= 0 and table.open[acting] else None
        state = (table.verdict_pool, face is not None and face in marking_kinds(table.seating.cards))
        if state != (self.left, self.active):
            self.left, self.active = state
            self.update()

    def send_away(self, tokens: int) -> None:
        """Let so many of the tokens lie nowhere, for they fly."""
        if tokens != self.away:
            self.away = tokens
            self.update()

    def words(self) -> str:
        """How many tokens are left, in a sentence."""
        text = translate("Table", "Verdicts: {left} of {all} in the pool")
        return text.format(left=self.left, all=VERDICT_TOKENS)

    @property
    def _scale(self) -> float:
        return (self.rect.height() - 6 * self.unit) / DRAWN.height()

    def _tray(self) -> QRectF:
        wide, high = DRAWN.width() * self._scale, DRAWN.height() * self._scale
        return QRectF(round(self.rect.right() - 10 * self.unit - wide), round(self.rect.center().y() - high / 2), wide,
                      high)  # fmt: skip

    @property
    def token_size(self) -> float:
        """How large a token lies in its recess, in scene units."""
        return 2 * RADIUS * 0.94 * self._scale

    def token_place(self, index: int) -> QPointF:
        """The middle of a recess, in the scene."""
        return self.pos() + self._recess(index)

    def _recess(self, index: int) -> QPointF:
        return self._tray().topLeft() + (FIRST + QPointF(APART * index, 0)) * self._scale

    def draw(self, painter: QPainter) -> None:
        dress, rect = theme.current(), self.rect
        fine_panel(painter, dress.panel, rect, CORNER)
        tray = self._tray()
        painter.setPen(dress.text)
        heading = QRectF(14 * self.unit, 0, tray.left() - 20 * self.unit, rect.height())
        write(painter, heading, translate("Table", "Verdicts"), 17 * self.unit, QFont.Weight.DemiBold)
        if self.active:
            glow = QColor(GOLD_1)
            glow.setAlphaF(0.6)
            dpr = painter.device().devicePixelRatio()
            painter.drawPixmap(
                tray.topLeft() - QPointF(5, 5), states.soft_rect(tray.width() - 6, tray.height() - 6, 10, 8, glow, dpr)
            )
        art.paint(painter, "tray-verdict", tray)
        size = self.token_size
        for index in range(self.left - self.away):
            middle = self._recess(index)
            art.paint(painter, "token-verdict", QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size))
        if self.focused:
            states.focus_ring(painter, rect, 4)
