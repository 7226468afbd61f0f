"""What lies over the table when somebody asks which cards have left the deck."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.still_out import Seen, still_out, title
from gonfalon.games.pamir.window.look import cards
from gonfalon.games.pamir.window.look.cards import CardLook, Form
from gonfalon.games.pamir.window.page_lines import WIDE, Drawn, Page, sentence
from gonfalon.ui.board.kit import Spread
from gonfalon.ui.look import states
from gonfalon.ui.widgets.dress import Words
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["still_out_page"]

CARD, STEP, IN_A_ROW = 74, 80, 9
"""How wide a card is, and how far the next one lies, in design pixels."""


def still_out_page(view: View, names: Names) -> Spread:
    """The page for whoever knows this view, with its history."""
    told = still_out(view, names)
    lines: list[QWidget] = [sentence(told.deck), sentence(told.regions)]
    for seen in told.seen:
        lines += _lines(seen, names)
    page = Page(lines, [], WIDE - 22)
    page.setAccessibleName(told.spoken)
    return Spread(title(), page)


def _lines(seen: Seen, names: Names) -> list[QWidget]:
    heading = Words(16, QFont.Weight.DemiBold)
    heading.setText(f"{seen.heading} · {len(seen.cards)}" if seen.cards else seen.heading)
    if not seen.cards:
        return [heading, sentence(seen.none, "text_2")]
    high = CARD * cards.ratio(Form.COMPACT)
    found: list[QWidget] = [heading]
    for first in range(0, len(seen.cards), IN_A_ROW):
        row = seen.cards[first : first + IN_A_ROW]
        drawn = Drawn(IN_A_ROW * STEP, high + 4, partial(_paint, row, seen.gone))
        set_tip(drawn, names.cards(row))
        drawn.setAccessibleName(names.cards(row))
        found.append(drawn)
    return found


def _paint(row: tuple[int, ...], gone: bool, painter: QPainter, rect: QRectF) -> None:
    scale = rect.width() / (IN_A_ROW * STEP)
    for index, card in enumerate(row):
        face = cards.face(CardLook(card, Form.COMPACT), CARD * scale, painter.device().devicePixelRatio())
        place = QRectF(QPointF(rect.left() + index * STEP * scale, 2), face.deviceIndependentSize())
        painter.drawPixmap(place.topLeft(), face)
        if gone:
            states.veil(painter, place, place.width() * 0.064, 0.5)
