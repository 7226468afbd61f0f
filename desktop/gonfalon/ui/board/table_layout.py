"""Measures that every table shares, whatever lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import chain, product
from typing import Protocol

from PySide6.QtCore import QRectF

from gonfalon.ui.look import fonts
from gonfalon.ui.look.cards import RATIO

NARROW, USUAL, BROAD = 232.0, 248.0, 319.0
"""How wide the column at the right is in the smallest window, in the usual one, and at most in one that is broader than
that, at unit 1."""
BOARD = 792.0
"""What a column that grows with the letters leaves beside it at least, at unit 1."""


def united(rects: Iterable[QRectF | None]) -> QRectF:
    """Return the rectangle around others, some of which are None; empty for none."""
    return reduce(QRectF.united, filter(None, rects), QRectF())


_AROUND = sorted(product(range(-16, 17), repeat=2), key=lambda way: (abs(way[0]) + abs(way[1]), way[1], -way[0]))
"""Steps to the places around a point, the nearest first, and above it before those below."""


def free_place(wanted: QRectF, room: QRectF, *taken: Sequence[QRectF]) -> QRectF:
    """Return the place nearest to the wanted one that lies in a room and meets nothing there.

    Args:
        wanted: a rectangle of the size that is needed.
        room: within what it stays.
        taken: what lies there, first what is the last to be covered where there is not enough room.
    """
    step = wanted.height() / 2
    inside = QRectF(wanted)
    inside.moveLeft(min(max(wanted.left(), room.left()), room.right() - wanted.width()))
    inside.moveTop(min(max(wanted.top(), room.top()), room.bottom() - wanted.height()))
    for kept in range(len(taken), 0, -1):
        others = [*chain(*taken[:kept])]
        for across, down in _AROUND:
            place = inside.translated(across * step, down * step)
            if room.contains(place) and not any(map(place.intersects, others)):
                return place
    return inside


@dataclass(frozen=True)
class LayoutScale:
    """The scale of things in a view of one size.

    Between 1024x700 and 1280x800 the small and the usual measures are mixed; above, everything grows with the window.
    """

    mix: float
    """How much there is of the usual measures, from 0 in the smallest window to 1 in the usual one."""
    unit: float
    """What text and ornaments are multiplied by; 1 at 1280x800."""
    side_unit: float
    """The same in a column that grows more slowly than the board beside it."""
    side: int
    """How wide the column at the right is: it takes half of what a broad window has more than the usual one."""

    @classmethod
    def of(cls, width: float, height: float) -> LayoutScale:
        share = min(width / 1280, height / 800)
        unit = max(1.0, min(int(share * 20) / 20, 3.0))
        mix = min((width - 1024) / (1280 - 1024), (height - 700) / (800 - 700))
        mix = min(1.0, max(0.0, mix))
        usual = NARROW + (USUAL - NARROW) * mix
        side = min(BROAD, usual + max(0.0, width / unit - 1280) / 2)
        lettered = min(usual * fonts.text_scale(), width / unit - BOARD)
        return cls(mix, unit, max(1.0, 0.8 * unit), round(max(side, lettered) * unit))

    def size(self, small: float, usual: float) -> float:
        """A measure between those of the smallest window and of the usual one, in scene units."""
        return (small + (usual - small) * self.mix) * self.unit

    @property
    def margin(self) -> int:
        """The margin kept from the border of the view."""
        return round(self.size(10, 14))


@dataclass(frozen=True)
class SideColumn:
    """The column at the right: the same from the first card to the last, whatever lies on the table.

    From the top down in one order: the game, its own tally, the chronicle, the large card, Undo and Rules.
    """

    game: QRectF
    tally: QRectF
    """One line that a game has of its own, and what it opens lies to the left; empty where it has none."""
    log_view: QRectF
    caption: QRectF
    """What the large card is, said above it."""
    preview: QRectF
    buttons: QRectF

    @classmethod
    def of(cls, width: float, height: float, scale: LayoutScale, *, tally: bool) -> SideColumn:
        """The column of a view of this size; `tally` where the game has one."""
        size, unit, wide = scale.size, scale.unit, scale.side
        left = width - scale.margin - wide
        game = QRectF(left, scale.margin, wide, round(size(92, 102)))
        line = QRectF(left, game.bottom() + round(size(5, 6)), wide, round(size(30, 34))) if tally else QRectF()
        top = (line if tally else game).bottom() + round(size(5, 6) if tally else size(8, 14))
        buttons_high = round(size(40, 44))
        buttons = QRectF(left, height - scale.margin - buttons_high, wide, buttons_high)
        # The card grows by a third of what the column does, or little would be left of the chronicle.
        card = size(160, 208) + max(0.0, min(wide, BROAD * unit) - USUAL * unit) / 3
        foot = buttons.top() - round(size(8, 20))
        preview = QRectF(left + (wide - card) / 2, foot - card * RATIO, card, card * RATIO)
        caption_high = round(22 * unit)
        caption = QRectF(left, preview.top() - round(size(2, 4)) - caption_high, wide, caption_high)
        log_view = QRectF(left, top, wide, caption.top() - round(size(4, 6)) - top)
        return cls(game, line, log_view, caption, preview, buttons)


class BaseTableLayout(Protocol):
    """The measures of one window that the board and what lies over it ask for, in scene units."""

    @property
    def unit(self) -> float:
        """The factor that text and ornaments are multiplied by; 1 at 1280x800."""
        ...

    @property
    def banner(self) -> QRectF: ...

    @property
    def choices(self) -> QRectF:
        """The place of the numbered buttons."""
        ...

    @property
    def buttons(self) -> QRectF:
        """The place that Undo and Rules share."""
        ...

    @property
    def log_view(self) -> QRectF: ...
