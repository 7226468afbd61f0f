"""What lies over the table when a card or a region is looked at closely."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.deck import FIRST_EVENT
from gonfalon.games.pamir.texts.inspected import Sign, inspected
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.regions import described
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.cards import CardLook, Form
from gonfalon.games.pamir.window.page_lines import Drawn, Page, SignLine, sentence
from gonfalon.games.pamir.window.region_page import page_figures, paint_page
from gonfalon.ui.board.kit import Spread
from gonfalon.ui.look import states
from gonfalon.ui.look.cards import corner_radius

__all__ = ["card_page", "region_page"]

WIDE = 250
_HEAD = 16
"""What spies stand above the card."""
_SPY = 30
_REGION = (560, 460)


def card_page(view: View, card: int, names: Names) -> Spread:
    """The page of a card as the seat of a view may look at it."""
    told = inspected(view, card, names)

    def paint(painter: QPainter, rect: QRectF) -> None:
        _paint_card(painter, rect, view.table, card)

    picture = Drawn(WIDE + 8, WIDE * cards.ratio(Form.FULL) + _HEAD + 8, paint)
    left: list[QWidget] = [picture, sentence(" ".join(told.now))]
    page = Page(left, [_line(sign) for sign in told.signs], WIDE + 8)
    page.setAccessibleName(told.name)
    return Spread(told.name, page)


def region_page(table: Table, viewer: int, names: Names, region: int) -> Spread:
    """The page of a region for seat `viewer`, -1 for a spectator."""
    figures = page_figures(table, viewer, names, region)
    page = Drawn(*_REGION, lambda painter, rect: paint_page(painter, rect, figures, rect.width() / _REGION[0]))
    page.setAccessibleName(described(table, viewer, names, region))
    return Spread(names.region(region), page)


def _line(sign: Sign) -> SignLine:
    def paint(painter: QPainter, rect: QRectF) -> None:
        cards.paint_sign(painter, sign.thing, rect)

    name = f"{sign.explained.name} ×{sign.count}" if sign.count > 1 else sign.explained.name
    return SignLine(paint, name, sign.explained.text, sign.explained.now)


def _paint_card(painter: QPainter, rect: QRectF, table: Table, card: int) -> None:
    scale = rect.width() / (WIDE + 8)
    wide = round(WIDE * scale)
    place = QRectF(4 * scale, _HEAD * scale, wide, wide * cards.ratio(Form.FULL))
    states.card_shadow(painter, place, corner_radius(wide), 4)
    face = cards.face(CardLook(card, Form.FULL), wide, painter.device().devicePixelRatio())
    painter.drawPixmap(place.topLeft(), face)
    if card < FIRST_EVENT and table.spies[card]:
        families = table.seating.families
        standing = [(families[seat], count) for seat in range(len(families)) if (count := table.spies_of(seat, card))]
        pieces.paint_spies(painter, place, standing, _SPY * scale)
