"""Where everything lies on the Ordonance table, for any size of the window and two to four players.

Two players face each other (mock-up c); three and four have their names beside their rows (mock-up k). Between 1024x700
and 1280x800 the small and the usual measures are mixed; above, everything grows with the window. All results are in
scene units, which are logical pixels of the view.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gonfalon.ui.board.measures import Scale
from gonfalon.ui.look.cards import RATIO

__all__ = ["BENEATH", "Measures"]

BENEATH = 40.0
"""How much room there is for the words beneath an upright pile, at unit 1."""

PLATE = (32.0, 36.0)
"""How high the plates of the territories are, in the smallest window and in the usual one."""
OWN_TILE = 40.0
RIVAL_TILES = {1: 40.0, 2: 33.0, 3: 20.5}
"""How high the tiles of rivals are beside own ones of `OWN_TILE`, by the number of rivals."""
CHIPS = 0.25
"""How much of a column the chips take."""
TRACKER = (196.0, 236.0)
"""How high the tally of unseen cards is when it is open."""
FOLDED = 34.0
"""How high its title line alone is."""


@dataclass(frozen=True)
class Measures:
    """The rectangles of one window."""

    unit: float
    """What text and ornaments are multiplied by; 1 at 1280x800."""
    side_unit: float
    rivals: tuple[QRectF, ...]
    """The panels of the other players, in the order of their rows."""
    own: QRectF
    """The panel of the seat whose hand is shown."""
    game: QRectF
    deck: QRectF
    banner: QRectF
    choices: QRectF
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
    hand: QPointF
    hand_width: float
    hand_room: float
    chronicle: QRectF
    tracker: QRectF
    preview: QRectF
    preview_caption: QRectF
    buttons: QRectF

    @classmethod
    def of(
        cls,
        width: float,
        height: float,
        rivals: int,
        territories: int,
        army_size: int,
        *,
        tracker: bool,
        played: bool = True,
    ) -> Measures:
        """The layout for a view of this size.

        Args:
            width: of the view.
            height: of the view.
            rivals: how many rows there are above the plates, 1 to 3.
            territories: how many columns there are.
            army_size: how many places a row has in each column.
            tracker: whether the tally of unseen cards is open.
            played: whether somebody at this screen has a hand; else the columns take its room.
        """
        scale = Scale.of(width, height)
        mix, unit, side_unit, size = scale.mix, scale.unit, scale.side_unit, scale.size
        facing = rivals == 1
        margin, side = scale.margin, scale.side
        side_x = width - margin - side
        right = side_x - round(size(10, 18))
        top_high = round(size(66, 74) if facing else size(54, 62))
        label = 0 if facing else round(size(84, 92))
        left = margin + label

        hand_width = round(size(92, 112) if facing else size(92, 106))
        hand_high = hand_width * RATIO
        hand_y = height - margin - hand_high / 2 - round(size(0, 2))
        top = margin + top_high + round(size(10, 12))
        strip_high = round(size(104, 124))
        bottom = hand_y - hand_high / 2 - round(size(14, 18) if facing else size(18, 28))
        if not played:
            bottom = height - margin - (strip_high + round(size(8, 12)) if facing else 0)

        between = round(size(5, 10) if facing else size(4, 4))
        wide = (right - left - between * (territories - 1)) / territories
        # With fewer territories than usual the columns do not grow beyond what their tiles can fill.
        wide = min(wide, size(196, 240))
        begin = left + (right - left - wide * territories - between * (territories - 1)) / 2
        columns = tuple(
            QRectF(round(begin + index * (wide + between)), top, round(wide), bottom - top)
            for index in range(territories)
        )

        pad = round(size(5, 7))
        plate_high = round(size(*PLATE))
        gap = round(size(3, 5) if facing else size(2, 3))
        parting = round(size(4, 5))
        # What is left beside plate, gaps and borders is shared out among the tiles.
        fixed = plate_high + 2 * pad + 2 * parting + (rivals - 1) * 2 * parting + (rivals + 1) * (army_size - 1) * gap
        weight = RIVAL_TILES[rivals]
        shared = (bottom - top - fixed) / (army_size * (rivals * weight + OWN_TILE))
        # Tiles are no higher than their width is worth.
        most = (wide - CHIPS * wide - 3 * pad) * 0.5
        tile, own_tile = (float(int(min(most, shared * high))) for high in (weight, OWN_TILE))
        rival_row = army_size * tile + (army_size - 1) * gap
        slack = bottom - top - fixed - rivals * army_size * tile - army_size * own_tile
        y = top + pad + slack / (rivals + 1) / 2
        rows = []
        for _ in range(rivals):
            rows.append((round(y), tile))
            y += rival_row + 2 * parting + slack / (rivals + 1) / 2
        plate_y = round(y - parting - slack / (rivals + 1) / 4)
        own_y = plate_y + plate_high + parting + slack / (rivals + 1) / 4
        rows.append((round(own_y), own_tile))
        plates = tuple(
            QRectF(column.left() + pad - 2, plate_y, column.width() - 2 * pad + 4, plate_high) for column in columns
        )

        if facing:
            panel_wide = round(size(190, 226))
            own = QRectF(margin, height - margin - strip_high, panel_wide, strip_high)
            panels: tuple[QRectF, ...] = (QRectF(margin, margin, round(size(230, 298)), top_high),)
            banner_left = panels[0].right() + round(size(10, 24))
            hand_left = own.right() + round(size(10, 18))
        else:
            row_high = rival_row + parting
            panels = tuple(
                QRectF(margin, row[0] - parting / 2, label - round(size(5, 6)), row_high) for row in rows[:-1]
            )
            own_high = army_size * own_tile + (army_size - 1) * gap + parting
            own = QRectF(margin, rows[-1][0] - parting / 2, label - round(size(5, 6)), own_high)
            banner_left = margin + round(size(124, 150)) + round(size(10, 24))
            hand_left = margin
        banner = QRectF(banner_left, margin, right - banner_left, top_high)
        hand = QPointF((hand_left + right) / 2, hand_y)
        choices_high = round(size(46, 50))
        choices = QRectF(left, bottom - choices_high, right - left, choices_high)

        game = QRectF(side_x, margin, side, round(size(88, 102)) if facing else top_high)
        buttons_high = round(46 * side_unit)
        buttons = QRectF(side_x, height - margin - buttons_high, side, buttons_high)
        preview_wide = round((size(122, 158) if facing else size(108, 124)) * side_unit / unit)
        preview_top = buttons.top() - round(size(10, 14)) - preview_wide * RATIO
        deck_wide = round(size(46, 54)) * side_unit / unit
        if facing:
            # The pile lies beside the large card, its number beneath it.
            preview_left = side_x + side - preview_wide - round(4 * side_unit)
            deck_high = deck_wide * RATIO + BENEATH * side_unit
            deck_top = buttons.top() - round(size(8, 10)) - deck_high
            deck = QRectF(side_x, deck_top, preview_left - side_x - 4 * side_unit, deck_high)
        else:
            preview_left = side_x + (side - preview_wide) / 2
            deck = QRectF(margin, margin, round(size(124, 150)), top_high)
        preview = QRectF(preview_left, preview_top, preview_wide, preview_wide * RATIO)
        caption = QRectF(preview.left(), preview.top() - 1, preview.width(), 1)
        tally_top = game.bottom() + round(size(8, 14))
        tally_high = (
            round((TRACKER[0] + (TRACKER[1] - TRACKER[0]) * mix) * side_unit) if tracker else FOLDED * side_unit
        )
        tally = QRectF(side_x, tally_top, side, tally_high)
        chronicle_top = tally.bottom() + round(size(8, 12))
        chronicle = QRectF(side_x, chronicle_top, side, preview_top - round(size(10, 14)) - chronicle_top)
        return cls(
            unit, side_unit, panels, own, game, deck, banner, choices, columns, plates, tuple(rows), gap, pad,
            float(int(CHIPS * wide)), army_size, hand, hand_width, right - hand_left, chronicle, tally, preview,
            caption, buttons,
        )  # fmt: skip

    @property
    def tile_width(self) -> float:
        """How wide a unit is in its territory."""
        return self.columns[0].width() - self.chip_width - 3 * self.pad

    def place(self, row: int, territory: int, index: int) -> QRectF:
        """A place of an army; the row of the seat at the screen is the last one."""
        top, high = self.rows[row]
        column = self.columns[territory]
        left = column.right() - self.pad - self.tile_width
        return QRectF(left, top + index * (high + self.gap), self.tile_width, high)

    def army(self, row: int, territory: int) -> QRectF:
        """The whole part of a column in which one player's army lies, chips included."""
        column = self.columns[territory]
        first, last = self.place(row, territory, 0), self.place(row, territory, self.army_size - 1)
        return QRectF(column.left(), first.top(), column.width(), last.bottom() - first.top()).adjusted(
            2, -self.gap, -2, self.gap
        )

    def in_hand(self, point: QPointF) -> bool:
        """Whether a point is where the hand is spread."""
        high = self.hand_width * RATIO
        room = QRectF(self.hand.x() - self.hand_room / 2, self.hand.y() - high * 0.75, self.hand_room, high * 1.5)
        return room.contains(point)

    def chips(self, row: int, territory: int) -> QRectF:
        """Where the chips of an army and its marker stand, left of its places."""
        first, last = self.place(row, territory, 0), self.place(row, territory, self.army_size - 1)
        return QRectF(
            self.columns[territory].left() + self.pad, first.top(), self.chip_width, last.bottom() - first.top()
        )
