"""Layout of the Ordonance table: the grid of territories, panels, and the rest pose of each unit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.window.unit_items import UnitItem
from gonfalon.ui.board.card import RestPose
from gonfalon.ui.board.hand_fan import HandArea, hand_poses
from gonfalon.ui.board.move_input import MoveInput
from gonfalon.ui.board.table_layout import LayoutScale, SideColumn
from gonfalon.ui.look import fonts
from gonfalon.ui.look.cards import RATIO

PLATE = (32.0, 36.0)
"""How high the plates of the territories are, in the smallest window and in the usual one."""
OWN_TILE = 40.0
RIVAL_TILES = {1: 40.0, 2: 33.0, 3: 20.5}
"""How high the tiles of rivals are beside own ones of `OWN_TILE`, by the number of rivals."""
CHIPS = 0.25
"""How much of a column the chips take."""
WIDEST = (196.0, 240.0)
"""With fewer territories than usual the columns do not grow beyond what their tiles can fill."""
TALLEST = 0.5
"""Tiles are no higher than this part of their width is worth."""


@dataclass(frozen=True)
class TerritoryGrid:
    """The places of columns, plates and card places, in scene units."""

    columns: tuple[QRectF, ...]
    """The cloth of each territory."""
    plates: tuple[QRectF, ...]
    rows: tuple[tuple[float, float], ...]
    """Top and height of the tile of the first place of each row; the own one is the last."""
    gap: float
    """How far the tiles of an army lie apart."""
    pad: float
    """How far everything keeps from the border of a column."""
    chip_width: float
    army_size: int

    @classmethod
    def of(cls, room: QRectF, rivals: int, territories: int, army_size: int, scale: LayoutScale) -> TerritoryGrid:
        """The grid that fills a room.

        Args:
            room: what the columns may take.
            rivals: how many rows there are above the plates, 1 to 3.
            territories: how many columns there are.
            army_size: how many places a row has in each column.
            scale: of the view.
        """
        facing = rivals == 1
        between = round(scale.size(5, 10) if facing else scale.size(4, 4))
        wide = min((room.width() - between * (territories - 1)) / territories, scale.size(*WIDEST))
        columns = _columns(room, territories, wide, between)
        pad = round(scale.size(5, 7))
        gap = round(scale.size(3, 5) if facing else scale.size(2, 3))
        most = (wide - CHIPS * wide - 3 * pad) * TALLEST
        rows, plate_y = _rows(room, rivals, army_size, (gap, pad, most), scale)
        high = round(scale.size(*PLATE))
        plates = tuple(
            QRectF(column.left() + pad - 2, plate_y, column.width() - 2 * pad + 4, high) for column in columns
        )
        return cls(columns, plates, rows, gap, pad, float(int(CHIPS * wide)), army_size)

    @property
    def tile_width(self) -> float:
        """The width of a unit in its territory."""
        return self.columns[0].width() - self.chip_width - 3 * self.pad

    def place(self, row: int, territory: int, index: int) -> QRectF:
        """Return a place of an army; all armies fill from the plate outwards, and the last row lies below it."""
        top, high = self.rows[row]
        column = self.columns[territory]
        left = column.right() - self.pad - self.tile_width
        down = index if row == len(self.rows) - 1 else self.army_size - 1 - index
        return QRectF(left, top + down * (high + self.gap), self.tile_width, high)

    def army(self, row: int, territory: int) -> QRectF:
        """The whole part of a column in which one player's army lies, chips included."""
        column = self.columns[territory]
        part = QRectF(column.left(), self.rows[row][0], column.width(), self.row_height(row))
        return part.adjusted(2, -self.gap, -2, self.gap)

    def chips(self, row: int, territory: int) -> QRectF:
        """Return the rectangle of an army's chips and its marker, left of its places."""
        left = self.columns[territory].left() + self.pad
        return QRectF(left, self.rows[row][0], self.chip_width, self.row_height(row))

    def row_height(self, row: int) -> float:
        """Return the height of the army of a row."""
        return self.army_size * self.rows[row][1] + (self.army_size - 1) * self.gap


def row_gap(scale: LayoutScale) -> int:
    """Return the space above and below the army of a row."""
    return round(scale.size(4, 5))


def _columns(room: QRectF, territories: int, wide: float, between: int) -> tuple[QRectF, ...]:
    begin = room.left() + (room.width() - wide * territories - between * (territories - 1)) / 2
    return tuple(
        QRectF(round(begin + index * (wide + between)), room.top(), round(wide), room.height())
        for index in range(territories)
    )


def _rows(
    room: QRectF, rivals: int, army_size: int, tile: tuple[int, int, float], scale: LayoutScale
) -> tuple[tuple[tuple[float, float], ...], float]:
    """The rows from the top down and where the plates stand between the last two.

    What is left beside plate, gaps and borders is shared out among the tiles; `tile` gives gap, border and the greatest
    height of one.
    """
    gap, pad, most = tile
    air, plate = row_gap(scale), round(scale.size(*PLATE))
    fixed = plate + 2 * pad + 2 * air + (rivals - 1) * 2 * air + (rivals + 1) * (army_size - 1) * gap
    weight = RIVAL_TILES[rivals]
    shared = (room.height() - fixed) / (army_size * (rivals * weight + OWN_TILE))
    high, own_high = (float(int(min(most, shared * each))) for each in (weight, OWN_TILE))
    slack = (room.height() - fixed - rivals * army_size * high - army_size * own_high) / (rivals + 1)
    y = room.top() + pad + slack / 2
    rows = []
    for _ in range(rivals):
        rows.append((round(y), high))
        y += army_size * high + (army_size - 1) * gap + 2 * air + slack / 2
    plate_y = round(y - air - slack / 4)
    rows.append((round(plate_y + plate + air + slack / 4), own_high))
    return tuple(rows), plate_y


BENEATH = 40.0
"""How much room there is for the words beneath an upright pile, at unit 1."""
UNSEEN = (196.0, 236.0)
"""How high the tally of unseen cards is when it is open."""


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one window: the grid of the units and what stands around it."""

    grid: TerritoryGrid
    unit: float
    """What text and ornaments are multiplied by; 1 at 1280x800."""
    column: SideColumn
    """What stands at the right; its tally is the line that opens that of unseen cards."""
    unseen: QRectF
    """Where the tally of unseen cards lies when it is open: beside its line, over the board."""
    rivals: tuple[QRectF, ...]
    """The panels of the other players, in the order of their rows."""
    own: QRectF
    """The panel of the seat whose hand is shown."""
    since: QRectF
    """The button that opens what others did since one's own turn."""
    steps: QRectF
    """The bar that steps through what others do, where that button is not: armies lie where choices stand elsewhere."""
    deck: QRectF
    """The draw pile: above the names beside the rows, or at the right of the hand where two face each other."""
    banner: QRectF
    choices: QRectF
    hand: QPointF
    hand_width: float
    hand_room: float

    @classmethod
    def of_view(
        cls,
        width: float,
        height: float,
        rivals: int,
        territories: int,
        army_size: int,
        *,
        played: bool = True,
    ) -> TableLayout:
        """The layout for a view of this size.

        Args:
            width: of the view.
            height: of the view.
            rivals: how many rows there are above the plates, 1 to 3.
            territories: how many columns there are.
            army_size: how many places a row has in each column.
            played: whether somebody at this screen has a hand; else the columns take its room.
        """
        scale = LayoutScale.of(width, height)
        size, margin, facing = scale.size, scale.margin, rivals == 1
        letters = max(1.0, fonts.text_scale())
        top_high = round((size(66, 74) if facing else size(54, 62)) * letters)
        own_high = round(size(104, 124))
        column = SideColumn.of(width, height, scale, tally=True)
        left = margin + (0 if facing else round(size(84, 92)))
        right = column.game.left() - round(size(10, 18))
        top = margin + top_high + round(size(10, 12))

        corner, since_high = round(size(190, 226)), round(size(36, 40))
        # The button beside the hand grows with its letters, and lies on no card.
        hand_left = margin + corner + round(size(24, 18) + 84 * (letters - 1.0) * scale.unit)
        steps_high = round(56 * scale.unit)
        hand_width = round(size(92, 112) if facing else size(92, 106))
        hand_y = height - margin - hand_width * RATIO / 2 - round(size(0, 2))
        bottom = hand_y - hand_width * RATIO / 2 - round(size(14, 18) if facing else size(18, 28))
        if not played:
            bottom = height - margin - (own_high if facing else steps_high) - round(size(8, 12))
        grid = TerritoryGrid.of(QRectF(left, top, right - left, bottom - top), rivals, territories, army_size, scale)

        hand_right = right
        deck = QRectF(margin, margin, round(size(124, 150)), top_high)
        if facing:
            deck = QRectF(0, 0, round(size(70, 82)), round(size(46, 54) * RATIO + BENEATH * scale.unit))
            deck.moveBottomRight(QPointF(right, height - margin))
            hand_right = deck.left() - round(size(4, 8))
        if facing:
            own = QRectF(margin, height - margin - own_high, corner, own_high)
            panels = [QRectF(margin, margin, round(size(230, 298)), top_high)]
            foot = grid.columns[0].bottom()
            high = min(since_high, own.top() - foot - 4)
            since = QRectF(margin, (foot + own.top() - high) / 2, corner, high)
        else:
            *panels, own = _labels(grid, margin, left - margin - round(size(5, 6)), row_gap(scale))
            since = QRectF(margin, height - margin - since_high, corner, since_high)
        steps = QRectF(since.left(), since.top(), hand_left - since.left() - round(size(6, 8)), since.height())
        if not played:
            steps = QRectF(left, height - margin - steps_high, hand_right - left, steps_high)
            if facing:
                # Where nobody plays both panels are of one width.
                steps.setLeft(panels[0].right() + round(size(8, 12)))
        banner_left = (panels[0] if facing else deck).right() + round(size(10, 24))
        choices_high = round(size(46, 50) * letters)
        unseen = QRectF(0, column.tally.top(), scale.side, round(size(*UNSEEN)))
        unseen.moveRight(right)
        return cls(
            grid=grid,
            unit=scale.unit,
            column=column,
            unseen=unseen,
            rivals=tuple(panels),
            own=own,
            since=since,
            steps=steps,
            deck=deck,
            banner=QRectF(banner_left, margin, right - banner_left, top_high),
            choices=QRectF(left, bottom - choices_high, right - left, choices_high),
            hand=QPointF((hand_left + hand_right) / 2, hand_y),
            hand_width=hand_width,
            hand_room=hand_right - hand_left,
        )

    @property
    def log_view(self) -> QRectF:
        return self.column.log_view

    @property
    def buttons(self) -> QRectF:
        return self.column.buttons

    def in_hand(self, point: QPointF) -> bool:
        """Return whether a point is in the area where the hand is spread."""
        high = self.hand_width * RATIO
        room = QRectF(self.hand.x() - self.hand_room / 2, self.hand.y() - high * 0.75, self.hand_room, high * 1.5)
        return room.contains(point)


def _labels(grid: TerritoryGrid, left: float, wide: float, air: float) -> list[QRectF]:
    """The panels that stand beside their rows, the own one last."""
    return [
        QRectF(left, top - air / 2, wide, grid.row_height(row) + air) for row, (top, _) in enumerate(grid.rows)
    ]  # fmt: skip


DRAWN = 22.0
"""How far the card that was just drawn stands above the others, at unit 1."""
SHOWN = 0.4
"""How small a unit is in a hand that is not shown."""


def row_of(seat: int, seats: int, viewer: int) -> int:
    """The row of a seat: the one at the screen sits below the plates, the others above, in the order of play."""
    return (seat - max(viewer, 0) - 1) % seats


def hand_order(table: Table, viewer: int) -> list[int]:
    """The cards of the shown hand from left to right: lower icons before higher ones, the newest card at the end."""
    units = table.seating.deck.units

    def rank(card: int) -> tuple[object, ...]:
        face = table.faces[card]
        return (card == table.drawn, units[face].counts[::-1] if face is not None else (), card)

    return sorted(table.hands[viewer], key=rank)


def rest_poses(
    table: Table,
    viewer: int,
    measures: TableLayout,
    pile: QPointF,
    away: Sequence[QPointF],
    items: Sequence[UnitItem],
    move_input: MoveInput,
) -> list[RestPose]:
    """One for each card, by its number.

    Args:
        pile: where the cards lie that are still to be drawn.
        away: where the hand of each seat is that is not shown.
        items: all cards, by their numbers.
        asking: knows which card is picked up, and which may be.
    """
    seats = table.seating.seats
    found = [RestPose.away(pile, measures.hand_width, scale=SHOWN)] * table.seating.size
    for seat in range(seats):
        row = row_of(seat, seats, viewer)
        for territory in range(table.seating.territories):
            for index, card in enumerate(table.army(seat, territory)):
                found[card] = _tile(measures, row, territory, index)
        if seat != viewer:
            for card in table.hands[seat]:
                found[card] = RestPose.away(away[seat], measures.hand_width, scale=SHOWN)
    if viewer >= 0:
        place = HandArea(measures.hand, measures.hand_width, measures.hand_room, measures.unit, RATIO)
        raised = {table.drawn: float(round(DRAWN * measures.unit))}
        for card, home in hand_poses(place, hand_order(table, viewer), items, move_input, raised):
            found[card] = home
    return found


def _tile(measures: TableLayout, row: int, territory: int, index: int) -> RestPose:
    place = measures.grid.place(row, territory, index)
    wide, high = float(int(place.width())), float(int(place.height()))
    middle = QPointF(round(place.left()) + wide / 2, round(place.top()) + high / 2)
    return RestPose(middle, 0.0, 10.0 + index * 0.1, wide, height=high)
