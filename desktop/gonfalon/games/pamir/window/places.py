"""Where pieces, rupees and cards come from and go to on the table of Pax Pamir, and what a drop would mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.places import FIRST_BORDER, ON_CARD
from gonfalon.games.pamir.rules.words import LAST_CARD, LEFT
from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.card_item import PamirCard
from gonfalon.games.pamir.window.layout import PARTING, RATIO, middle
from gonfalon.games.pamir.window.ways import Thing
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.home import Home

__all__ = ["Places"]


class Places:
    """Asks the rooms of a board where things are."""

    def __init__(self, board: Board) -> None:
        self._board = board

    # -- where things are ----------------------------------------------------------------------------------------------

    def piece_rect(self, thing: Thing) -> QRectF | None:
        """Where a piece that is asked about lies in the scene, None where it is out of sight."""
        size = self._board.map.piece_size()
        table = self._board.table
        match thing.kind:
            case "block" | "cylinder" if self._board.measures.large is not None:
                # Pool and supply are not shown beside the large map.
                pile = self._board.measures.large.acting
                return middle_at(QPointF(pile.right() - 34 * self._board.measures.unit, pile.center().y()), size)
            case "block":
                return middle_at(self._board.blocks.pool_place(thing.owner), 30 * self._board.measures.unit)
            case "cylinder":
                return middle_at(self._board.own_panel.supply_place(), 26 * self._board.measures.unit)
            case "gift":
                return self._board.own_panel.gift_rect(thing.at)
            case "army" | "road" | "tribe":
                place = self._board.map.standing_rect(thing.kind, thing.owner, thing.at)
                return place if self._board.map.shows(place.center()) else None
            case "rupee":
                return middle_at(
                    self._board.market.coin_place(table.market.index(thing.at)), 30 * self._board.measures.unit
                )
        # No larger than the drawing of the panel, beside which the sum stands.
        panel = self._board.panels_by_seat[thing.owner]
        return middle_at(panel.purse_place(), panel.icon_rect().height() * 1.2)

    def spy_rect(self, thing: Thing, home: Home) -> QRectF:
        """Where a spy stands on a card that belongs there."""
        item = self._board.items_by_number[thing.at]
        assert isinstance(item, PamirCard)
        wide, high = home.width, home.height or item.height_for(home.width)
        return item.spy_rect(
            self._board.table.seating.families[thing.owner], middle(QRectF(home.pos, home.pos), wide, high)
        )

    def cylinder_place(self, seat: int, place: int) -> QPointF:
        """Where the next cylinder of a seat on a place comes to stand; see `rules.places`."""
        if place < FIRST_BORDER:
            return self._board.map.piece_place("tribe", seat, place)
        if place < ON_CARD:
            return self._board.panels_by_seat[seat].gift_rect(place).center()
        item = self._board.items_by_number[place - ON_CARD]
        assert isinstance(item, PamirCard)
        if not item.isVisible():
            return self._board.card_place(self._board.table.holder[item.number])
        return item.spy_rect(self._board.table.seating.families[seat]).center()

    def purse(self, seat: int) -> QPointF:
        """Where the rupees of a seat are."""
        return self._board.panels_by_seat[seat].purse_place()

    def coin_place(self, place: int) -> QPointF:
        """Where rupees lie on a place of the market, or leave the game for -1."""
        return self._board.market.coin_place(place) if place >= 0 else self.bank()

    def bank(self) -> QPointF:
        """Where rupees come from and go to that are nobody's."""
        return self._board.game_panel.scene_rect().center()

    def deck_place(self) -> QPointF:
        """Where the cards come from that are dealt."""
        return (
            self._board.events.deck_place()
            if self._board.events.isVisible()
            else self._board.market.scene_rect().topRight()
        )

    def middle_of_table(self) -> QPointF:
        """Where an event is read."""
        return self._board.market.scene_rect().center()

    def end_place(self, side: int) -> QRectF:
        """The place at an end of the own court."""
        measures = self._board.measures
        wide = (PARTING - 6) * measures.unit
        if not self._board.row.court:
            high = measures.card_width * RATIO
            room = measures.cards
            return QRectF(room.left(), room.bottom() - high, measures.card_width, high)
        card = self._board.row.court[0 if side == LEFT else -1]
        left = card.left() - wide - 4 if side == LEFT else card.right() + 6
        return QRectF(left, card.top(), wide, card.height())

    def hand_place(self) -> QRectF:
        """Where what is bought is laid."""
        room = self._board.measures.cards
        left = self._board.row.divider + 8
        return QRectF(left, room.top(), room.right() - left, room.height())

    def discard_place(self) -> QRectF:
        """Where cards are laid that must go."""
        return self._board.own_panel.scene_rect()

    # -- what a drop means ---------------------------------------------------------------------------------------------

    def meant_by_drop(self, card: CardItem) -> Move | None:
        """The move that a drop would have been, as far as it can be told from where the thing is now."""
        thing = self._board.asking.thing_of(card.number)
        if thing is None:
            return None
        region, border = self._board.map.region_at(card.pos()), self._board.map.border_at(card.pos())
        return self.meant(thing, region, border, self.card_under(card))

    def meant(self, thing: Thing, region: int | None, border: int | None, under: int = 0) -> Move | None:
        """The move that it would be to lay a thing on a region or border, or on the card with a number."""
        if thing.kind == "card" and thing.at in self._board.table.market:
            return Move("buy", thing.at)
        if thing.kind == "card" and thing.at in self._board.own_hand and (under or region is not None):
            return Move("play", thing.at)
        if thing.kind in ("army", "tribe") and region is not None and region != thing.at:
            return Move("march" if thing.kind == "army" else "wander", thing.at, region)
        if thing.kind == "block" and border is not None:
            return Move("road", border)
        if thing.kind == "block" and region is not None:
            return Move("army", region)
        if under and thing.kind == "spy" and under != thing.at:
            return Move("slip", thing.at, under)
        if under and thing.kind == "cylinder":
            return Move("spy", under)
        return None

    def card_under(self, moved: CardItem) -> int:
        """The number of the card beneath what is held, 0 for none."""
        for item in self._board.items_by_number[1 : LAST_CARD + 1]:
            if item is not moved and item.isVisible() and item.scene_rect().contains(moved.pos()):
                return item.number
        return 0


def middle_at(point: QPointF, size: float) -> QRectF:
    """A square of this size around a point."""
    return middle(QRectF(point, point), size, size)
