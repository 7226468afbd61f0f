"""Where everything lies on the Oriflamme table, for any size of the window.

Between 1024x700 and 1280x800 the small and the usual measures are mixed; above, everything grows with the window.
All results are in scene units, which are logical pixels of the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from gonfalon.ui.board.measures import Scale
from gonfalon.ui.look.cards import RATIO

__all__ = ["HANGS", "WIDE_FROM", "WIDE_UNTIL", "Measures", "RowLayout"]

WIDE_FROM, WIDE_UNTIL = 10, 7
"""With so many cards in the queue the cloth takes the full width and the side column begins beneath it, and with so few
it gives it back: not at the same number, or the table would jump to and fro while cards fall."""
SIZES = ((69.0, 6.0), (88.0, 8.0), (104.0, 15.0))
"""How wide the cards of the queue may be and how far apart they then lie, from the least, beyond which the cloth
scrolls, to the most."""
SNUG = 80.0
"""Rather than draw cards narrower than this the cloth takes the full width."""
HANGS = 3.0
"""How far a reserve shelf is hidden by the strip it hangs from."""


@dataclass(frozen=True)
class Measures:
    """The rectangles of one window."""

    unit: float
    """What text and ornaments are multiplied by; 1 at 1280x800."""
    side_unit: float
    strips: tuple[QRectF, ...]
    game: QRectF
    cloth: QRectF
    row_y: float
    """The middle of the cards in the queue."""
    banner: QRectF
    choices: QRectF
    own: QRectF
    hand: QPointF
    """The middle of the hand."""
    hand_width: float
    """The width of a hand card."""
    hand_room: float
    """How wide the fan may be."""
    chronicle: QRectF
    chronicle_short: QRectF
    """The chronicle while a card is previewed."""
    preview: QRectF
    preview_caption: QRectF
    buttons: QRectF
    wide: bool
    tray: QRectF
    """The pool of verdict tokens; empty where no card can mark another."""
    shelf_high: float

    @classmethod
    def of(
        cls, width: float, height: float, rivals: int, wide: bool, tray: bool = False, shelf: bool = False
    ) -> Measures:
        """The layout for a view of this size.

        Args:
            width: of the view.
            height: of the view.
            rivals: how many strips there are.
            wide: whether the cloth is as wide as the view.
            tray: whether verdict tokens lie on this table.
            shelf: whether something is in reserve above the own panel.
        """
        scale = Scale.of(width, height)
        mix, unit, side_unit, size = scale.mix, scale.unit, scale.side_unit, scale.size
        margin, side = scale.margin, scale.side
        side_x = width - margin - side
        gutter = round(size(10, 18))
        board = side_x - gutter - margin

        # Four strips side by side are narrower, and lower as well.
        strip_high = round(size(72, 84 if rivals < 4 else 80))
        gap = round(size(8, 11))
        columns = max(3, rivals)
        strip_wide = (board - gap * (columns - 1)) / columns
        strips = tuple(
            QRectF(round(margin + index * (strip_wide + gap)), margin, round(strip_wide), strip_high)
            for index in range(rivals)
        )
        game = QRectF(side_x, margin, side, round(strip_high + size(16, 18)))
        cloth_y = margin + strip_high + round(size(34, 38 if rivals < 4 else 40))
        cloth = QRectF(margin, cloth_y, (width - 2 * margin) if wide else board, round(size(196, 236 if wide else 254)))
        row_y = cloth_y + round(cloth.height() * (0.482 if wide else 0.463))
        shelf_high = round(size(30, 34))

        own_high = round(size(112, 138))
        own = QRectF(margin, height - margin - own_high, round(size(190, 226)), own_high)
        hand_width = round(size(106, 138))
        # What is left between cloth and hand is shared out evenly between prompt and choices.
        hand_y = height - margin - hand_width * RATIO / 2 - round(size(0, 4))
        free_top, free_bottom = cloth.bottom(), hand_y - hand_width * RATIO / 2 - round(size(22, 24))
        banner_high = round(size(66, 74))
        choices_high = round(size(54, 58))
        space = max(6.0, (free_bottom - free_top - banner_high - choices_high) / 3)
        banner_y = round(min(free_top + space, free_top + size(26, 40)))
        left = own.right() + gutter if wide else margin
        middle_right = side_x - gutter
        banner = QRectF(left, banner_y, middle_right - left, banner_high)
        choices = QRectF(left, round(banner.bottom() + min(space, size(8, 16))), middle_right - left, choices_high)
        hand_left, hand_right = own.right() + gutter, side_x - gutter
        hand = QPointF((hand_left + hand_right) / 2, hand_y)

        buttons_high = round(46 * side_unit)
        buttons = QRectF(side_x, height - margin - buttons_high, side, buttons_high)
        column_top = (cloth.bottom() if wide else game.bottom()) + round(size(14, 14))
        pool = QRectF(side_x, column_top, side, round((80 + 8 * mix) * side_unit)) if tray else QRectF()
        if tray:
            column_top = pool.bottom() + round(size(12, 15))
        chronicle = QRectF(side_x, column_top, side, buttons.top() - round(size(10, 14)) - column_top)
        caption_high = round((22 if wide and shelf else 26) * side_unit)
        if wide:
            preview_wide = min(round(size(160, 170)), own.width() - 8)
            # A shelf on the own panel takes nearly all the air above it.
            air = (shelf_high - HANGS * unit + 6) if shelf else 14
            room = own.top() - cloth.bottom() - caption_high - air
            preview_wide = min(preview_wide, room / RATIO)
            preview = QRectF(
                own.center().x() - preview_wide / 2,
                cloth.bottom() + caption_high + 2,
                preview_wide,
                preview_wide * RATIO,
            )
            chronicle_short = chronicle
        else:
            preview_wide = min(round(size(160, 214)) * (side_unit / unit), side - 2 * round(size(10, 14)))
            preview_top = chronicle.bottom() - preview_wide * RATIO
            preview = QRectF(side_x + (side - preview_wide) / 2, preview_top, preview_wide, preview_wide * RATIO)
            chronicle_short = QRectF(chronicle)
            chronicle_short.setBottom(preview_top - caption_high)
        caption = QRectF(preview.left() - 20, preview.top() - caption_high, preview.width() + 40, caption_high)
        return cls(
            unit, side_unit, strips, game, cloth, row_y, banner, choices, own, hand, hand_width, hand_right - hand_left,
            chronicle, chronicle_short, preview, caption, buttons, wide, pool, shelf_high,
        )  # fmt: skip

    @property
    def cloth_foot(self) -> float:
        """Where the lower border of the cloth begins."""
        return self.cloth.top() + self.cloth.height() * 219 / 260

    def row(self, places: int, gap: float | None = None, ends: float = 0.0) -> RowLayout:
        """How so many places, cards and free ones, are spread over the cloth.

        Cards go between when a `gap` is given; `ends` is the room that something else takes at either end.
        """
        inner = self.cloth.adjusted(50 * self.unit + ends, 0, -50 * self.unit - ends, 0)
        # A card may not be higher than the cloth between its borders.
        most = min(SIZES[-1][0], self.cloth.height() * 0.575 / RATIO / self.unit)
        least = min(SIZES[0][0], most) * self.unit
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

    def tight(self, places: int) -> bool:
        """Whether so many places make the cards narrower than is comfortable."""
        row = self.row(places)
        return row.overflow > 0 or row.card_width < int(min(SNUG * self.unit, self.row(0).card_width))

    def _gap(self, width: float) -> float:
        """How far cards of this width lie apart."""
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
        """How far the row can be scrolled; 0 when it fits."""
        return max(0.0, round(self.length - self.inner.width()))

    def x(self, place: int, scroll: float = 0.0) -> float:
        """The middle of a place, counted from the left."""
        left = self.inner.left() if self.overflow else self.inner.center().x() - self.length / 2
        return round(left - min(max(scroll, 0.0), self.overflow) + place * self.step + self.card_width / 2)

    def scroll_to(self, place: int) -> float:
        """The scroll that brings a place to the middle of the cloth."""
        return min(max(place * self.step + self.card_width / 2 - self.inner.width() / 2, 0.0), self.overflow)
