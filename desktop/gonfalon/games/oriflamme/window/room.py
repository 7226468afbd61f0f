"""How much room an Oriflamme table has for what lies on it now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.window.measures import Measures
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.games.oriflamme.window.tray import marking_kinds

__all__ = ["measured", "place_panels"]


def measured(size: QSizeF, table: Table, panels: Sequence[SeatPanel]) -> Measures:
    """The measures for a view of this size."""
    rivals = sum(not panel.own for panel in panels)
    return Measures.of(size.width(), size.height(), rivals, tray=bool(marking_kinds(table.seating.cards)))


def place_panels(panels: Sequence[SeatPanel], viewer: int, measures: Measures) -> None:
    """Put the panels where they belong: rivals in the order of play, from the seat after that whose hand is shown."""
    strips = iter(measures.strips)
    count = len(panels)
    for offset in range(1, count + 1) if viewer >= 0 else range(count):
        panel = panels[(max(viewer, 0) + offset) % count]
        rect = measures.own if panel.own else next(strips)
        if panel.scene_rect() != rect or panel.unit != measures.unit:
            panel.place(rect, measures.unit)
