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
"""How wide the cards of the queue are and how far apart they then lie; in rows that are longer still they are
narrower."""
NARROW = SIZES[1][0]
"""Where cards would be narrower in one row, at unit 1, the queue lies in two."""
TALL = 160.0
"""How wide a card of the hand is where there is room, at unit 1."""
LOW = 0.84
"""What is left of the least width of a hand card where the queue lies in two rows."""
PEEPS = (0.2, 0.32)
"""How much of a card of that hand is seen at least, in heights of one of the least width, in the smallest window and in
the usual one."""
ABOVE, BELOW = 9.0, 20.0
"""The room above and below the cards of each of two rows, at unit 1: covered cards peep out there, captions stand
there."""
TURN = 26.0
"""The room at either end of two rows, at unit 1, for the arrow from one to the other."""
SIDES = 44.0
"""How far the cards keep from the ends of the cloth, at unit 1."""
BORDER = 41 / 260
"""How high the border of the cloth is, in heights of a cloth for one row."""
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
    border: float
    """How high the upper and the lower border of the cloth are."""
    row_ys: tuple[float, ...]
    """The middle of the cards in each row of the queue, from the top."""
    tallest: float
    """How high a card of the queue may be."""
    banner: QRectF
    choices: QRectF
    own: QRectF
    hand: QPointF
    """The middle of the hand."""
    sunk: float
    """How far the hand goes down where nothing is chosen from it: prompt and choices need its room."""
    eased: float
    """How far it goes down where a card is chosen from it and buttons stand above it."""
    hand_width: float
    """The width of a hand card."""
    hand_room: float
    """How wide the fan may be."""
    shelf_high: float

    @classmethod
    def of(
        cls, width: float, height: float, rivals: int, tray: bool = False, cards: int = 0, hand: int = 0
    ) -> TableLayout:
        """The layout for a view of this size.

        Args:
            width: of the view.
            height: of the view.
            rivals: how many strips there are.
            tray: whether verdict tokens lie on this table.
            cards: how many slots the queue has.
            hand: how many cards are in the hand that is shown.
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
        row_high = round(size(196, 254))
        border = row_high * BORDER
        two = _fitting(cards + 2, board - 2 * SIDES * unit, unit) < NARROW * unit

        own_high = round(size(112, 138))
        own = QRectF(margin, height - margin - own_high, round(size(190, 226)), own_high)
        shelf_high = round(size(30, 34))
        letters = max(1.0, fonts.text_scale())
        banner_high = round(size(66, 74) * letters)
        choices_high = round(size(54, 58) * letters)
        # The button above the own panel grows with its letters, and lies on no card.
        hand_left = own.right() + gutter + round(84 * (letters - 1.0) * unit)
        foot, rises = height - margin - round(size(0, 4)), round(size(22, 24))
        space, least = round(size(8, 12)), round(size(106, 138))
        if two:
            # The cloth takes all that the prompt and a lower hand leave of the height.
            tall = float(round(LOW * least))
            hand_width = tall
            wanted = 2 * (border + (SIZES[-1][0] * RATIO + ABOVE + BELOW) * unit)
            room = foot - tall * RATIO - rises - banner_high - 2 * space - cloth_y
            cloth = QRectF(margin, cloth_y, board, round(max(row_high, min(wanted, room))))
            pitch = (cloth.height() - 2 * border) / 2
            tallest = pitch - (ABOVE + BELOW) * unit
            first = cloth_y + border + ABOVE * unit + tallest / 2
            row_ys: tuple[float, ...] = (round(first), round(first + pitch))
        else:
            cloth = QRectF(margin, cloth_y, board, row_high)
            tallest = row_high * 0.575
            row_ys = (cloth_y + round(row_high * 0.463),)
            room = foot - rises - banner_high - 2 * space - cloth.bottom()
            tall = max(least, min(TALL * unit, room / RATIO, _fanned(right - hand_left, 4)))
            # Names should stay readable: rather smaller cards than cards that cover each other.
            hand_width = round(max(least, min(tall, _fanned(right - hand_left, hand))))

        # The prompt stands nearer to the hand than to the cloth, but choices have room below it when the hand sinks.
        peeps = PEEPS[0] + (PEEPS[1] - PEEPS[0]) * scale.mix
        down = foot - (peeps if two else 2.0 - letters) * least * RATIO + round(size(14, 20))
        free = foot - hand_width * RATIO - rises - cloth.bottom() - banner_high
        banner_y = cloth.bottom() + max(float(space), 0.6 * free)
        banner_y = min(banner_y, max(cloth.bottom() + 6, down - rises - choices_high - banner_high - 2 * space))
        # Beside a high cloth they stand as low as the own panel.
        left = hand_left if two else margin
        banner = QRectF(left, round(banner_y), right - left, banner_high)
        choices_y = round(banner.bottom() + space)
        if tray and not two:
            # Cards in reserve lie above the own panel.
            choices_y = min(choices_y, int(own.top() - shelf_high + HANGS * unit - choices_high))
        choices = QRectF(left, choices_y, right - left, choices_high)
        high = hand_width * RATIO
        top = foot - high
        sunk = max(0.0, round(down - top))
        eased = min(sunk, max(0.0, round(choices.bottom() + rises - top)))
        return cls(
            unit, column, strips, cloth, border, row_ys, tallest, banner, choices, own,
            QPointF((hand_left + right) / 2, foot - high / 2), sunk, eased, hand_width, right - hand_left, shelf_high,
        )  # fmt: skip

    @property
    def log_view(self) -> QRectF:
        return self.column.log_view

    @property
    def buttons(self) -> QRectF:
        return self.column.buttons

    @property
    def cloth_foot(self) -> float:
        """The top of the lower border of the cloth."""
        return self.cloth.bottom() - self.border

    @property
    def rows(self) -> int:
        """In how many rows the queue lies."""
        return len(self.row_ys)

    def row(self, places: int, gap: float | None = None) -> RowLayout:
        """Return the layout of so many places, cards and free ones, over the cloth; a `gap` is given where cards go
        between.
        """
        unit = self.unit
        sides = (SIDES if self.rows == 1 else SIDES + TURN) * unit
        inner = self.cloth.adjusted(sides, 0, -sides, 0)
        # A card may not be higher than the cloth between its borders.
        most = min(SIZES[-1][0] * unit, self.tallest / RATIO)
        columns = -(-places // self.rows)
        if gap is None:
            width = float(int(min(_fitting(columns, inner.width(), unit), most)))
            return RowLayout(width, _gap(width, unit), inner, places, self.row_ys)
        inner.adjust(gap, 0, -gap, 0)
        width = (inner.width() - gap * (columns - 1)) / max(1, columns)
        return RowLayout(float(int(min(width, most))), gap, inner, places, self.row_ys)


def _fanned(room: float, cards: int) -> float:
    """The width at which a hand of so many cards takes just this room without covering names."""
    return room / (0.95 * max(0, cards - 1) + 1)


def _fitting(places: int, room: float, unit: float) -> float:
    """The width at which so many cards and the gaps between them take just this room."""
    for (narrow, close), (wide, far) in reversed(tuple(pairwise(SIZES))):
        slope = (far - close) / (wide - narrow)
        width = (room - (places - 1) * (close - slope * narrow) * unit) / max(1, places + (places - 1) * slope)
        if width >= narrow * unit:
            return width
    return (room - (places - 1) * SIZES[0][1] * unit) / places


def _gap(width: float, unit: float) -> float:
    """Return the gap between cards of this width."""
    for (narrow, close), (wide, far) in pairwise(SIZES):
        if width <= wide * unit:
            share = max(0.0, (width / unit - narrow) / (wide - narrow))
            return (close + (far - close) * share) * unit
    return SIZES[-1][1] * unit


@dataclass(frozen=True)
class RowLayout:
    """The places of the queue: equal widths, centred, in a row or in two.

    The second row runs back from where the first one ends, so that neighbours in the queue are neighbours on the cloth.
    """

    card_width: float
    gap: float
    inner: QRectF
    places: int
    ys: tuple[float, ...]
    """The middle of each row."""

    @property
    def step(self) -> float:
        return self.card_width + self.gap

    @property
    def columns(self) -> int:
        """How many places the first row has."""
        return -(-self.places // len(self.ys))

    @property
    def length(self) -> float:
        return self.columns * self.step - self.gap if self.places else 0.0

    def middle(self, place: int, rightwards: bool) -> QPointF:
        """The middle of a place, counted from the front; `rightwards` where the first row runs so."""
        columns = max(1, self.columns)
        row, column = divmod(place, columns)
        if rightwards == bool(row % 2):
            column = columns - 1 - column
        x = self.inner.center().x() - self.length / 2 + column * self.step + self.card_width / 2
        return QPointF(round(x), self.ys[min(row, len(self.ys) - 1)])
