"""Positions where cards and pieces of Pax Pamir lie, come from and go to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, LAST_CARD, LEFT, NONE, ON_CARD
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import PamirCardItem, PieceItem
from gonfalon.games.pamir.window.game_panels import EventsPanel, PamirGamePanel, RowCaptions, RowLine
from gonfalon.games.pamir.window.gestures import Piece
from gonfalon.games.pamir.window.map_item import MapItem
from gonfalon.games.pamir.window.market_panel import MarketPanel
from gonfalon.games.pamir.window.score_panels import BlocksPanel, TrackItem
from gonfalon.games.pamir.window.seat_panels import OwnPanel, RailPanel, SeatPanel
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.ui.board.card import LIFT, CardItem, RestPose
from gonfalon.ui.board.table_scene import TableScene


class PamirBoard(TableScene):
    """The things on the table of Pax Pamir, for all that lies on it and opens over it."""

    words: Names
    table: Table
    measures: TableLayout
    game_panel: PamirGamePanel
    panels_by_seat: Sequence[SeatPanel]
    map: MapItem
    market: MarketPanel
    track: TrackItem
    blocks: BlocksPanel
    events: EventsPanel
    captions: RowCaptions
    row_line: RowLine
    row: OwnRow
    places: ItemPositions
    tray: Sequence[tuple[int, QRectF]]
    """The cards of others that are asked about and have no other place to be seen, and where they lie."""
    opened_court: tuple[int, Sequence[QRectF]] = (NONE, ())
    """The seat whose court is opened beneath its panel, `NONE` for nobody's, and where its cards lie."""
    pieces: Sequence[PieceItem]
    """The items of the pieces that are asked about."""

    @property
    def rivals(self) -> list[int]:
        """The seats of the others in the order of play, as their panels stand."""
        own = self.shown_seat
        return [*range(own + 1, len(self.seats)), *range(own)]

    @property
    def shown_seat(self) -> int:
        """The seat whose panel and court lie in front: that at the screen, or the first one for who only watches."""
        return max(self.viewer, 0)

    @property
    def own_panel(self) -> OwnPanel:
        """The panel of the seat at the screen, or of the first one for who only watches."""
        panel = self.panels_by_seat[self.shown_seat]
        assert isinstance(panel, OwnPanel)
        return panel

    @property
    def own_hand(self) -> list[int]:
        """The cards of the hand at the screen."""
        if self.viewer < 0:
            return []
        return [card for card in self.table.hands[self.viewer] if card is not None]

    def tile_rects(self, seat: int) -> Sequence[QRectF]:
        """Return the rectangles of another seat's court: where it is opened beneath its panel, else on its rail."""
        panel, (opened, rects) = self.panels_by_seat[seat], self.opened_court
        if seat == opened:
            return rects
        return panel.tile_rects(len(self.table.courts[seat])) if isinstance(panel, RailPanel) else ()

    def lay_court(self, seat: int) -> None:
        """Lay the cards of another player where they are seen now, or take them out of sight."""
        raise NotImplementedError


OVER_THE_TABLE = 301.0
"""How high cards lie that are laid out over the table."""
TALLEST = 1.4
"""How high a card is by its width at most."""
DIVIDER = 22.0
GAP = 4.0
LEAST = 80.0
"""Cards of the own row do not get narrower than this; they overlap instead."""
BACK_STEP = 14.0
"""From one back of a hand that lies face down to the next, at unit 1, where the court needs the room."""
PICKED_UP = 6.0
PARTING = 34.0
"""How far the court moves apart for a card that is to be played there, at unit 1."""


class OwnRow(NamedTuple):
    """The own court and hand, side by side."""

    court: tuple[QRectF, ...]
    hand: tuple[QRectF, ...]
    divider: float
    """The x of the line between them."""

    @classmethod
    def of(
        cls,
        measures: TableLayout,
        room: QRectF,
        court: int,
        hand: int,
        opening: bool,
        *,
        face_down: bool = False,
        empty_hand: float = 0.0,
    ) -> OwnRow:
        """So many cards in a room; opened at both ends of the court where a card is to be played.

        A hand that lies face down has nothing to read: where there is little room the court has it.

        Args:
            empty_hand: how wide the words over the hand are, for which a court leaves room where it has no cards.
        """
        unit = measures.unit
        ends = PARTING * 2 * unit if opening else 0.0
        free = room.width() - DIVIDER * unit - ends
        wide = measures.card_width
        step = wide + 12 * unit
        count, least = court + hand, LEAST * min(unit, 1.0)
        closer = face_down and hand > 1 and free < (least + GAP * unit) * count
        if closer:
            free -= BACK_STEP * unit * (hand - 1)
            count = court + 1
        if not hand:
            free -= empty_hand
        if count and step * count > free:
            wide = min(wide, max((free - GAP * unit * count) / count, least))
            step = min(wide + 12 * unit, (free - wide) / max(1, count - 1) if count > 1 else free)
            step = min(step, max(free / count, 40.0))
        wide = float(int(wide))
        high = float(round(min(room.height(), wide * TALLEST)))
        top = room.bottom() - high
        left = room.left() + ends / 2
        held_step = BACK_STEP * unit if closer else step
        held = step + held_step * (hand - 1) if hand else 0.0

        def rects(first: float, number: int, apart: float) -> tuple[QRectF, ...]:
            return tuple(QRectF(round(first + apart * index), round(top), wide, high) for index in range(number))

        own = rects(left, court, step)
        end = left + step * max(court, 1) + ends / 2 if court or opening else left + step
        hand_wide = held or empty_hand
        divider = min(end + DIVIDER * unit / 2 - 8 * unit, room.right() - hand_wide - DIVIDER * unit / 2)
        hand_left = divider + DIVIDER * unit / 2
        return cls(own, rects(hand_left, hand, held_step), divider)


def rest_poses(scene: PamirBoard) -> list[RestPose]:
    """The homes of all cards, by their numbers, and then of the pieces."""
    table, move_input = scene.table, scene.move_input
    away = QRectF(scene.measures.market).center()
    found = [RestPose.away(away, scene.measures.card_width)] * len(scene.items_by_number)
    for seat, court in enumerate(table.courts):
        if seat != scene.shown_seat:
            _in_rail(scene, seat, court, found)
    if scene.measures.large is not None:
        # Only what is asked about on the map has a place beside it.
        _pieces(scene, found)
        return found
    for card, rect in scene.tray:
        found[card] = _rest_pose(rect, OVER_THE_TABLE)
    for index, card in enumerate(table.market):
        if card and scene.market.isVisible():
            found[card] = _market(scene, index, card)
    row, court = scene.row, table.courts[scene.shown_seat]
    for rects, cards, level in ((row.court, court, 40.0), (row.hand, scene.own_hand, 60.0)):
        for index, (card, rect) in enumerate(zip(cards, rects, strict=False)):
            rise, z = 0.0, level + index * 0.1
            if card == move_input.selected:
                rise, z = PICKED_UP, 90.0
            elif move_input.rises(scene.items_by_number[card]):
                rise, z = LIFT, 80.0
            found[card] = _rest_pose(rect.translated(0, -rise * scene.measures.unit), z)
    _pieces(scene, found)
    return found


def _rest_pose(rect: QRectF, z: float) -> RestPose:
    return RestPose(rect.center(), 0.0, z, rect.width(), height=rect.height())


def _market(scene: PamirBoard, index: int, card: int) -> RestPose:
    rect, bars = scene.market.place_of(index), scene.market.bars
    if card == scene.move_input.selected:
        return _rest_pose(rect.translated(0, 0 if bars else -PICKED_UP * scene.measures.unit), 30.0)
    # A bar that rises would lie upon the name over it.
    rises = scene.move_input.rises(scene.items_by_number[card]) and not bars
    # Rupees hang over the edge of a card at its right, upon the next one.
    level = 25.0 if rises else 20.0 - 0.1 * (index % ROW)
    return _rest_pose(rect.translated(0, -LIFT if rises else 0.0), level)


def _in_rail(scene: PamirBoard, seat: int, court: Sequence[int], found: list[RestPose]) -> None:
    tiles = scene.tile_rects(seat)
    level = OVER_THE_TABLE if seat == scene.opened_court[0] else 10.0
    for index, card in enumerate(court):
        if index < len(tiles):
            # Of those that lie over each other the one that is looked at is seen whole.
            item = scene.items_by_number[card]
            looked_at = item.hovered or item.focused
            found[card] = _rest_pose(tiles[index], level + (5.0 if looked_at else index * 0.1))
        else:
            found[card] = RestPose.away(scene.card_place(seat), 62.0)


def _pieces(scene: PamirBoard, found: list[RestPose]) -> None:
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
            on_tray = thing.kind == "spy" and found[thing.at].z >= OVER_THE_TABLE
            level = OVER_THE_TABLE + 10.0 if on_tray else 120.0
            found[item.number] = _rest_pose(place, level + 70.0 * (item.number == scene.move_input.selected))


def centred_rect(rect: QRectF, wide: float, high: float) -> QRectF:
    """A rectangle of this size in the middle of another."""
    return QRectF(rect.center() - QPointF(wide / 2, high / 2), rect.center() + QPointF(wide / 2, high / 2))


class ItemPositions:
    """Asks the rooms of a board where things are."""

    def __init__(self, board: PamirBoard) -> None:
        self._board = board

    # -- where things are ----------------------------------------------------------------------------------------------

    def piece_rect(self, thing: Piece) -> QRectF | None:
        """Return the rectangle in the scene of a piece in question, None where it is out of sight."""
        size = self._board.map.piece_size()
        table = self._board.table
        match thing.kind:
            case "block" | "cylinder" if self._board.measures.large is not None:
                # Pool and supply are not shown beside the large map.
                pile = self._board.measures.large.pile
                return square_at(pile.center(), min(size, pile.width()))
            case "block":
                # Between both numbers, upon neither.
                pool = self._board.blocks.pool_rect(thing.owner)
                side = pool.height() * 1.3
                return QRectF(pool.right() - side + 1, pool.center().y() - side / 2, side, side)
            case "cylinder":
                return square_at(self._board.own_panel.supply_place(), 26 * self._board.measures.unit)
            case "gift":
                return self._board.own_panel.gift_rect(thing.at)
            case "army" | "road" | "tribe":
                place = self._board.map.standing_rect(thing.kind, thing.owner, thing.at)
                seen = self._board.map.isVisible() and self._board.map.shows(place.center())
                return place if seen else None
            case "rupee":
                return square_at(
                    self._board.market.coin_place(table.market.index(thing.at)), 30 * self._board.measures.unit
                )
        # No larger than the drawing of the panel, beside which the sum stands.
        panel = self._board.panels_by_seat[thing.owner]
        return square_at(panel.purse_place(), panel.icon_rect().height() * 1.2)

    def spy_rect(self, thing: Piece, home: RestPose) -> QRectF:
        """Return the rectangle of a spy on a card that lies at the given rest pose."""
        item = self._board.items_by_number[thing.at]
        assert isinstance(item, PamirCardItem)
        wide, high = home.width, home.height or item.height_for(home.width)
        return item.spy_rect(
            self._board.table.seating.families[thing.owner], centred_rect(QRectF(home.pos, home.pos), wide, high)
        )

    def cylinder_place(self, seat: int, place: int) -> QPointF:
        """Return the position of the next cylinder of a seat on a place; see `rules.constants`."""
        if place < FIRST_BORDER:
            return self._board.map.piece_place("tribe", seat, place)
        if place < ON_CARD:
            return self._board.panels_by_seat[seat].gift_rect(place).center()
        item = self._board.items_by_number[place - ON_CARD]
        assert isinstance(item, PamirCardItem)
        if not item.isVisible():
            return self._board.card_place(self._board.table.holder[item.number])
        return item.spy_rect(self._board.table.seating.families[seat]).center()

    def purse(self, seat: int) -> QPointF:
        """Return the position of the rupees of a seat."""
        return self._board.panels_by_seat[seat].purse_place()

    def coin_place(self, place: int) -> QPointF:
        """Return the position of rupees on a place of the market; for -1, where they leave the game."""
        return self._board.market.coin_place(place) if place >= 0 else self.bank()

    def bank(self) -> QPointF:
        """Return the position from and to which rupees move that belong to no player."""
        return self._board.game_panel.scene_rect().center()

    def deck_place(self) -> QPointF:
        """Return the position from which cards are dealt."""
        return (
            self._board.events.deck_place()
            if self._board.events.isVisible()
            else self._board.market.scene_rect().topRight()
        )

    def middle_of_table(self) -> QPointF:
        """Return the position where an event card is read."""
        return self._board.market.scene_rect().center()

    def end_place(self, side: int) -> QRectF:
        """The place at an end of the own court."""
        measures = self._board.measures
        wide = (PARTING - 6) * measures.unit
        if not self._board.row.court:
            room = measures.cards
            return QRectF(room.left(), room.top(), measures.card_width, room.height())
        card = self._board.row.court[0 if side == LEFT else -1]
        left = card.left() - wide - 4 if side == LEFT else card.right() + 6
        return QRectF(left, card.top(), wide, card.height())

    def hand_place(self) -> QRectF:
        """Return the area where a bought card is laid."""
        room = self._board.measures.cards
        left = self._board.row.divider + 8
        return QRectF(left, room.top(), room.right() - left, room.height())

    def discard_place(self) -> QRectF:
        """Return the area where discarded cards are laid."""
        return self._board.own_panel.scene_rect()

    # -- what a drop means ---------------------------------------------------------------------------------------------

    def meant_by_drop(self, card: CardItem, thing: Piece) -> Move | None:
        """The move that a drop would have been, as far as it can be told from where the thing is now."""
        region, border = self._board.map.region_at(card.pos()), self._board.map.border_at(card.pos())
        return self.meant(thing, region, border, self.card_under(card))

    def meant(self, thing: Piece, region: int | None, border: int | None, under: int = 0) -> Move | None:
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


def square_at(point: QPointF, size: float) -> QRectF:
    """A square of this size around a point."""
    return centred_rect(QRectF(point, point), size, size)
