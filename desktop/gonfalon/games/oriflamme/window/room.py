"""Measures the table for what lies on it now, and puts its furniture where the measures say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.games.oriflamme.window.layout import Layout
from gonfalon.games.oriflamme.window.measures import WIDE_FROM, WIDE_UNTIL, Measures
from gonfalon.games.oriflamme.window.tray import marking_kinds

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Room"]


class Room:
    """Gives a scene its measures."""

    def __init__(self, scene: OriflammeScene) -> None:
        self.scene = scene
        self.wide = False
        """Whether the cloth takes the full width."""

    def measure(self) -> None:
        """Take the measures anew and place everything but the cards."""
        scene = self.scene
        rivals = sum(not panel.own for panel in scene.panels_by_seat)
        self.wide = self._wants_width(rivals)
        measures = self._measures(rivals, self.wide)
        changed = measures != scene.measures
        scene.measures = measures
        unit = measures.unit
        scene.cloth.place(measures.cloth, unit)
        scene.game_panel.place(measures.game, measures.side_unit)
        scene.banner.place(measures.banner, unit)
        scene.tray.setVisible(not measures.tray.isEmpty())
        if scene.tray.scene_rect() != measures.tray or scene.tray.unit != measures.side_unit:
            scene.tray.place(measures.tray, measures.side_unit)
        self._place_panels()
        scene.shelves.place()
        if changed:
            scene.relaid.emit()

    def _place_panels(self) -> None:
        scene, measures = self.scene, self.scene.measures
        strips = iter(measures.strips)
        # Rivals sit in the order of play, beginning behind the seat whose hand is shown.
        count = len(scene.panels_by_seat)
        for offset in range(1, count + 1) if scene.viewer >= 0 else range(count):
            seat = (max(scene.viewer, 0) + offset) % count
            panel = scene.panels_by_seat[seat]
            rect = measures.own if panel.own else next(strips)
            if panel.scene_rect() != rect or panel.unit != measures.unit:
                panel.place(rect, measures.unit)

    def _measures(self, rivals: int, wide: bool) -> Measures:
        scene, table = self.scene, self.scene.table
        own = [seat for seat, panel in enumerate(scene.panels_by_seat) if panel.own]
        return Measures.of(
            scene.size.width(),
            scene.size.height(),
            rivals,
            wide,
            tray=bool(marking_kinds(table.seating.cards)),
            shelf=any(table.reserve(seat) for seat in own),
        )

    def _wants_width(self, rivals: int) -> bool:
        """Whether the cloth takes the full width: for many cards, or where fewer would have to be small."""
        scene = self.scene
        cards = len(scene.table.queue)
        if cards >= WIDE_FROM or (self.wide and cards > WIDE_UNTIL):
            return True
        narrow = Measures.of(scene.size.width(), scene.size.height(), rivals, wide=False)
        return narrow.tight(cards + 2 if Layout.offers_ends(scene) else cards)
