"""Layout of the Oriflamme table for any size of the window.

Between 1024x700 and 1280x800 the small and the usual measures are mixed; above, everything grows with the window.
All results are in scene units, which are logical pixels of the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from gonfalon.ui.board.table_layout import LayoutScale, SideColumn
from gonfalon.ui.look import fonts
from gonfalon.ui.look.cards import RATIO

SIZES = ((58.0, 4.0), (69.0, 6.0), (88.0, 8.0), (104.0, 15.0))
"""How wide the cards of the queue may be and how far apart they then lie, from the least, beyond which the cloth
scrolls, to the most."""
HANGS = 3.0
"""How far a reserve shelf is hidden by the strip it hangs from."""


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one window."""

    unit: float
    """What text and ornaments are multiplied by; 1 at 1280x800."""
    column: SideColumn
    """What stands at the right; its tally is the pool of verdict tokens."""
    strips: tuple[QRectF, ...]
    cloth: QRectF
    row_y: float
    """The middle of the cards in the queue."""
    banner: QRectF
    choices: QRectF
    own: QRectF
    hand: QPointF
    """The middle of the hand."""
    sunk: float
    """How far the hand goes down where nothing is chosen from it: larger letters need its room."""
    hand_width: float
    """The width of a hand card."""
    hand_room: float
    """How wide the fan may be."""
    shelf_high: float

    @classmethod
    def of(cls, width: float, height: float, rivals: int, tray: bool = False) -> TableLayout:
        """The layout for a view of this size.

        Args:
            width: of the view.
            height: of the view.
            rivals: how many strips there are.
            tray: whether verdict tokens lie on this table.
        """
        scale = LayoutScale.of(width, height)
        unit, size, margin = scale.unit, scale.size, scale.margin
        column = SideColumn.of(width, height, scale, tally=tray)
        gutter = round(size(10, 18))
        right = column.game.left() - gutter
        board = right - margin

        # Four strips side by side are narrower, and lower as well.
        strip_high = round(size(72, 84 if rivals < 4 else 80))
        gap = round(size(8, 11))
        columns = max(3, rivals)
        strip_wide = (board - gap * (columns - 1)) / columns
        strips = tuple(
            QRectF(round(margin + index * (strip_wide + gap)), margin, round(strip_wide), strip_high)
            for index in range(rivals)
        )
        cloth_y = margin + strip_high + round(size(34, 38 if rivals < 4 else 40))
        cloth = QRectF(margin, cloth_y, board, round(size(196, 254)))
        row_y = cloth_y + round(cloth.height() * 0.463)

        own_high = round(size(112, 138))
        own = QRectF(margin, height - margin - own_high, round(size(190, 226)), own_high)
        hand_width = round(size(106, 138))
        letters = max(1.0, fonts.text_scale())
        sunk = round(hand_width * RATIO * (letters - 1.0))
        # What is left between cloth and hand is shared out evenly between prompt and choices.
        hand_y = height - margin - hand_width * RATIO / 2 - round(size(0, 4))
        free_top, free_bottom = cloth.bottom(), hand_y + sunk - hand_width * RATIO / 2 - round(size(22, 24))
        banner_high = round(size(66, 74) * letters)
        choices_high = round(size(54, 58) * letters)
        space = max(6.0, (free_bottom - free_top - banner_high - choices_high) / 3)
        banner_y = round(min(free_top + space, free_top + size(26, 40)))
        banner = QRectF(margin, banner_y, board, banner_high)
        shelf_high = round(size(30, 34))
        choices_y = round(banner.bottom() + min(space, size(8, 16)))
        if tray:
            # Cards in reserve lie above the own panel.
            choices_y = min(choices_y, int(own.top() - shelf_high + HANGS * unit - choices_high))
        choices = QRectF(margin, choices_y, board, choices_high)
        # The button above the own panel grows with its letters, and lies on no card.
        hand_left = own.right() + gutter + round(84 * (letters - 1.0) * unit)
        hand = QPointF((hand_left + right) / 2, hand_y)
        return cls(
            unit, column, strips, cloth, row_y, banner, choices, own, hand, sunk, hand_width, right - hand_left,
            shelf_high,
        )  # fmt: skip

    @property
    def log_view(self) -> QRectF:
        return self.column.log_view

    @property
    def buttons(self) -> QRectF:
        return self.column.buttons

    @property
    def narrow(self) -> float:
        """The width below which cards of the queue rather take room from its free ends."""
        return SIZES[1][0] * self.unit

    @property
    def cloth_foot(self) -> float:
        """The top of the lower border of the cloth."""
        return self.cloth.top() + self.cloth.height() * 219 / 260

    def row(self, places: int, gap: float | None = None, ends: float = 0.0) -> RowLayout:
        """Return the layout of so many places, cards and free ones, over the cloth.

        Cards go between when a `gap` is given; `ends` is the room that something else takes at either end.
        """
        inner = self.cloth.adjusted(44 * self.unit + ends, 0, -44 * self.unit - ends, 0)
        # A card may not be higher than the cloth between its borders.
        most = min(SIZES[-1][0], self.cloth.height() * 0.575 / RATIO / self.unit)
        # What stands on cards in large letters needs wider ones.
        least = min(SIZES[1 if fonts.large() else 0][0], most) * self.unit
        if gap is not None:
            width = (inner.width() - gap * (places + 1)) / max(1, places)
            return RowLayout(
                float(int(max(least, min(width, most * self.unit)))), gap, inner.adjusted(gap, 0, -gap, 0), places
            )
        if not places:
            return RowLayout(float(int(most * self.unit)), self._gap(most * self.unit), inner, 0)
        width = float(int(max(least, min(self._fitting(places, inner.width()), most * self.unit))))
        return RowLayout(width, self._gap(width), inner, places)

    def _fitting(self, places: int, room: float) -> float:
        """The width at which so many cards and the gaps between them take just this room."""
        for (narrow, close), (wide, far) in reversed(tuple(pairwise(SIZES))):
            slope = (far - close) / (wide - narrow)
            width = (room - (places - 1) * (close - slope * narrow) * self.unit) / (places + (places - 1) * slope)
            if width >= narrow * self.unit:
                return width
        return 0.0

    def _gap(self, width: float) -> float:
        """Return the gap between cards of this width."""
        for (narrow, close), (wide, far) in pairwise(SIZES):
            if width <= wide * self.unit:
                share = max(0.0, (width / self.unit - narrow) / (wide - narrow))
                return (close + (far - close) * share) * self.unit
        return SIZES[-1][1] * self.unit


@dataclass(frozen=True)
class RowLayout:
    """The places of the queue: equal widths, centred, or wider than the cloth and then scrolled."""

    card_width: float
    gap: float
    inner: QRectF
    places: int

    @property
    def step(self) -> float:
        return self.card_width + self.gap

    @property
    def length(self) -> float:
        return self.places * self.step - self.gap if self.places else 0.0

    @property
    def overflow(self) -> float:
        """The distance that the row can be scrolled; 0 when it fits."""
        return max(0.0, round(self.length - self.inner.width()))

    def x(self, place: int, scroll: float = 0.0) -> float:
        """The middle of a place, counted from the left."""
        left = self.inner.left() if self.overflow else self.inner.center().x() - self.length / 2
        return round(left - min(max(scroll, 0.0), self.overflow) + place * self.step + self.card_width / 2)

    def scroll_to(self, place: int) -> float:
        """The scroll that brings a place to the middle of the cloth."""
        return min(max(place * self.step + self.card_width / 2 - self.inner.width() / 2, 0.0), self.overflow)
