"""Where each card and each piece that is asked about belongs on the table of Pax Pamir."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.measures import Measures
from gonfalon.ui.board.home import LIFT, Home

__all__ = ["PARTING", "RATIO", "Row", "homes", "middle"]

RATIO = 1.39
"""How high a card is by its width."""
DIVIDER = 22.0
GAP = 4.0
LEAST = 80.0
"""Cards of the own row do not get narrower than this; they overlap instead."""
PICKED_UP = 10.0
PARTING = 34.0
"""How far the court moves apart for a card that is to be played there, at unit 1."""


class Row(NamedTuple):
    """The own court and hand, side by side."""

    court: tuple[QRectF, ...]
    hand: tuple[QRectF, ...]
    divider: float
    """The x of the line between them."""

    @classmethod
    def of(cls, measures: Measures, room: QRectF, court: int, hand: int, opening: bool) -> Row:
        """So many cards in a room; opened at both ends of the court where a card is to be played."""
        unit = measures.unit
        count = court + hand
        ends = PARTING * 2 * unit if opening else 0.0
        free = room.width() - DIVIDER * unit - ends
        wide = measures.card_width
        step = wide + 17 * unit
        if count and step * count > free:
            wide = min(wide, max((free - GAP * unit * count) / count, LEAST * min(unit, 1.0)))
            step = min(wide + 17 * unit, (free - wide) / max(1, count - 1) if count > 1 else free)
            step = min(step, max(free / count, 40.0))
        wide = float(int(wide))
        top = room.bottom() - round(wide * RATIO)
        left = room.left() + ends / 2

        def rects(first: float, number: int) -> tuple[QRectF, ...]:
            high = float(round(wide * RATIO))
            return tuple(QRectF(round(first + step * index), round(top), wide, high) for index in range(number))

        own = rects(left, court)
        end = left + step * max(court, 1) + ends / 2 if court or opening else left + step
        divider = min(end + DIVIDER * unit / 2 - 8 * unit, room.right() - step * hand - DIVIDER * unit / 2)
        hand_left = divider + DIVIDER * unit / 2
        return cls(own, rects(hand_left, hand), divider)


def homes(scene: Board) -> list[Home]:
    """The homes of all cards, by their numbers, and then of the pieces."""
    table, viewer, asking = scene.table, scene.viewer, scene.asking
    away = QRectF(scene.measures.market).center()
    found = [Home.away(away, scene.measures.card_width)] * len(scene.items_by_number)
    for seat, court in enumerate(table.courts):
        if seat != viewer:
            _in_rail(scene, seat, court, found)
    if scene.measures.large is not None:
        # Only what is asked about on the map has a place beside it.
        _pieces(scene, found)
        return found
    for card, rect in scene.tray:
        found[card] = _home(rect, 300.0)
    for index, card in enumerate(table.market):
        if card and scene.market.isVisible():
            found[card] = _market(scene, index, card)
    if viewer >= 0:
        row = scene.row
        hand = [card for card in table.hands[viewer] if card is not None]
        for rects, cards, level in ((row.court, table.courts[viewer], 40.0), (row.hand, hand, 60.0)):
            for index, (card, rect) in enumerate(zip(cards, rects, strict=False)):
                rise, z = 0.0, level + index * 0.1
                if card == asking.selected:
                    rise, z = PICKED_UP, 90.0
                elif asking.rises(scene.items_by_number[card]):
                    rise, z = LIFT, 80.0
                found[card] = _home(rect.translated(0, -rise * scene.measures.unit), z)
    _pieces(scene, found)
    return found


def _home(rect: QRectF, z: float) -> Home:
    return Home(rect.center(), 0.0, z, rect.width(), height=rect.height())


def _market(scene: Board, index: int, card: int) -> Home:
    rect = scene.market.place_of(index)
    if card == scene.asking.selected:
        return _home(rect.translated(0, -PICKED_UP * scene.measures.unit), 30.0)
    rises = scene.asking.rises(scene.items_by_number[card])
    return _home(rect.translated(0, -LIFT if rises else 0.0), 25.0 if rises else 20.0)


def _in_rail(scene: Board, seat: int, court: Sequence[int], found: list[Home]) -> None:
    tiles = scene.tile_rects(seat)
    for index, card in enumerate(court):
        if index < len(tiles) and not tiles[index].isEmpty():
            found[card] = _home(tiles[index], 10.0 + index * 0.1)
        else:
            found[card] = Home.away(scene.card_place(seat), 62.0)


def _pieces(scene: Board, found: list[Home]) -> None:
    """The homes of the pieces that are asked about; spies stand on cards, whose homes are known by now."""
    for item in scene.pieces:
        thing = item.thing
        if thing is None:
            continue
        if thing.kind == "spy":
            home = found[thing.at]
            place = scene.places.spy_rect(thing, home) if home.visible else None
        else:
            place = scene.places.piece_rect(thing)
        if place is not None:
            on_tray = thing.kind == "spy" and found[thing.at].z >= 300.0
            level = 310.0 if on_tray else 120.0
            found[item.number] = _home(place, level + 70.0 * (item.number == scene.asking.selected))


def middle(rect: QRectF, wide: float, high: float) -> QRectF:
    """A rectangle of this size in the middle of another."""
    return QRectF(rect.center() - QPointF(wide / 2, high / 2), rect.center() + QPointF(wide / 2, high / 2))
