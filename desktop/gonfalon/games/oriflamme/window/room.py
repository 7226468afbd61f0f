"""How much room an Oriflamme table has for what lies on it now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.window.measures import WIDE_FROM, WIDE_UNTIL, Measures
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.games.oriflamme.window.tray import marking_kinds

__all__ = ["measured", "place_panels", "wants_width"]


def measured(size: QSizeF, table: Table, panels: Sequence[SeatPanel], wide: bool) -> Measures:
    """The measures for a view of this size; `wide` where the cloth takes the full width."""
    own = [seat for seat, panel in enumerate(panels) if panel.own]
    return Measures.of(
        size.width(),
        size.height(),
        len(panels) - len(own),
        wide,
        tray=bool(marking_kinds(table.seating.cards)),
        shelf=any(table.reserve(seat) for seat in own),
    )


def wants_width(size: QSizeF, cards: int, rivals: int, ends: bool, wide: bool) -> bool:
    """Whether the cloth takes the full width: for many cards, or where fewer would have to be small.

    Args:
        cards: how many lie in the row.
        ends: whether the row keeps its two ends free.
        wide: whether the cloth takes the full width already.
    """
    if cards >= WIDE_FROM or (wide and cards > WIDE_UNTIL):
        return True
    narrow = Measures.of(size.width(), size.height(), rivals, wide=False)
    return narrow.tight(cards + 2 if ends else cards)


def place_panels(panels: Sequence[SeatPanel], viewer: int, measures: Measures) -> None:
    """Put the panels where they belong: rivals in the order of play, from the seat after that whose hand is shown."""
    strips = iter(measures.strips)
    count = len(panels)
    for offset in range(1, count + 1) if viewer >= 0 else range(count):
        panel = panels[(max(viewer, 0) + offset) % count]
        rect = measures.own if panel.own else next(strips)
        if panel.scene_rect() != rect or panel.unit != measures.unit:
            panel.place(rect, measures.unit)
