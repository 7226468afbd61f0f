"""Where everything lies on the Ordonance table, for any size of the window and two to four players.

Two players face each other; three and four have their names beside their rows. Between 1024x700 and 1280x800 the small
and the usual measures are mixed; above, everything grows with the window. All results are in scene units, which are
logical pixels of the view.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gonfalon.games.ordonance.window.grid import Grid, parting
from gonfalon.ui.board.measures import Scale, SideColumn
from gonfalon.ui.look import fonts
from gonfalon.ui.look.cards import RATIO

__all__ = ["BENEATH", "Measures"]

BENEATH = 40.0
"""How much room there is for the words beneath an upright pile, at unit 1."""
UNSEEN = (196.0, 236.0)
"""How high the tally of unseen cards is when it is open."""


@dataclass(frozen=True)
class Measures:
    """The rectangles of one window: the grid of the units and what stands around it."""

    grid: Grid
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
    ) -> Measures:
        """The layout for a view of this size.

        Args:
            width: of the view.
            height: of the view.
            rivals: how many rows there are above the plates, 1 to 3.
            territories: how many columns there are.
            army_size: how many places a row has in each column.
            played: whether somebody at this screen has a hand; else the columns take its room.
        """
        scale = Scale.of(width, height)
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
        grid = Grid.of(QRectF(left, top, right - left, bottom - top), rivals, territories, army_size, scale)

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
            *panels, own = _labels(grid, margin, left - margin - round(size(5, 6)), parting(scale))
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
    def chronicle(self) -> QRectF:
        return self.column.chronicle

    @property
    def buttons(self) -> QRectF:
        return self.column.buttons

    def in_hand(self, point: QPointF) -> bool:
        """Whether a point is where the hand is spread."""
        high = self.hand_width * RATIO
        room = QRectF(self.hand.x() - self.hand_room / 2, self.hand.y() - high * 0.75, self.hand_room, high * 1.5)
        return room.contains(point)


def _labels(grid: Grid, left: float, wide: float, air: float) -> list[QRectF]:
    """The panels that stand beside their rows, the own one last."""
    return [
        QRectF(left, top - air / 2, wide, grid.row_height(row) + air) for row, (top, _) in enumerate(grid.rows)
    ]  # fmt: skip
