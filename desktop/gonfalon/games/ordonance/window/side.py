"""The column at the right of the table: game, tally, chronicle, the large card, the buttons."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gonfalon.ui.board.measures import Scale
from gonfalon.ui.look.cards import RATIO

__all__ = ["BENEATH", "Side"]

BENEATH = 40.0
"""How much room there is for the words beneath an upright pile, at unit 1."""
TRACKER = (196.0, 236.0)
"""How high the tally of unseen cards is when it is open."""
FOLDED = 34.0
"""How high its title line alone is."""
BUTTONS = 46.0


@dataclass(frozen=True)
class Side:
    """Its rectangles from the top down, in scene units."""

    game: QRectF
    tracker: QRectF
    chronicle: QRectF
    preview: QRectF
    preview_caption: QRectF
    buttons: QRectF
    pile: QRectF
    """Where the draw pile stands, if it stands here: beside the large card."""

    @classmethod
    def of(cls, view: QRectF, top_high: float, scale: Scale, *, facing: bool, tracker: bool) -> Side:
        """The column of a view.

        Args:
            view: the whole window.
            top_high: how high what stands at the top of the table is.
            scale: of the view.
            facing: whether two players face each other; then the pile stands here, and the game has more room.
            tracker: whether the tally of unseen cards is open.
        """
        size, unit = scale.size, scale.side_unit
        left, wide = view.width() - scale.margin - scale.side, scale.side
        game = QRectF(left, scale.margin, wide, round(size(88, 102)) if facing else top_high)
        high = round(BUTTONS * unit)
        buttons = QRectF(left, view.height() - scale.margin - high, wide, high)
        preview_wide = round((size(122, 158) if facing else size(108, 124)) * unit / scale.unit)
        preview_high = preview_wide * RATIO
        preview_left = left + (wide - preview_wide - round(4 * unit) if facing else (wide - preview_wide) / 2)
        preview = QRectF(preview_left, buttons.top() - round(size(10, 14)) - preview_high, preview_wide, preview_high)
        pile_high = round(size(46, 54)) * unit / scale.unit * RATIO + BENEATH * unit
        pile_top = buttons.top() - round(size(8, 10)) - pile_high
        tally = round((TRACKER[0] + (TRACKER[1] - TRACKER[0]) * scale.mix) * unit) if tracker else FOLDED * unit
        tracker_rect = QRectF(left, game.bottom() + round(size(8, 14)), wide, tally)
        top = tracker_rect.bottom() + round(size(8, 12))
        return cls(
            game=game,
            tracker=tracker_rect,
            chronicle=QRectF(left, top, wide, preview.top() - round(size(10, 14)) - top),
            preview=preview,
            preview_caption=QRectF(preview.left(), preview.top() - 1, preview.width(), 1),
            buttons=buttons,
            pile=QRectF(left, pile_top, preview_left - left - 4 * unit, pile_high),
        )
