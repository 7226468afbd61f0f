"""Animations and sounds of the events of Ordonance; `EVENT_TABLE` has a row for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPauseAnimation

from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.scoring import ranked_seats
from gonfalon.games.ordonance.texts.log_writer import TerritoryRef
from gonfalon.games.ordonance.window.table_layout import row_of
from gonfalon.ui.board.animation_queue import animate
from gonfalon.ui.board.event_animations import Ease, SceneEventAnimation, SilentEvent, appear_at, move_in_arc
from gonfalon.ui.board.event_table import EventRow, EventTable, Weight
from gonfalon.ui.board.scene_marks import FlashItem
from gonfalon.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.scene import OrdonanceScene


class DrawnAnimation(SceneEventAnimation):
    """A card flies from the pile into a hand; only in one's own it shows its face."""

    scene: OrdonanceScene
    closing_ms = 300
    closing_ease = Ease.OutCubic

    def change(self) -> None:
        item = self.card()
        assert item is not None
        super().change()
        if not self.scene.motion.reduced:
            appear_at(item, self.scene.deck.card_place())
            item.setZValue(500)


class ShownAnimation(SilentEvent):
    """The card that is played takes the number of the newest one, and nothing moves for it."""

    scene: OrdonanceScene
    event: events.Shown

    def change(self) -> None:
        event = self.event
        if event.held >= 0 and event.held != event.card:
            self.scene.change_places(event.card, event.held)
        super().change()


class PlayedAnimation(SceneEventAnimation):
    """The unit flies in a bow to its place, and is a tile when it lies there."""

    scene: OrdonanceScene
    event: events.Played
    closing_ms = 280
    closing_ease = Ease.OutCubic
    _stood: tuple[object, ...] = ()

    def change(self) -> None:
        self._stood = _standing(self.scene, self.event.territory)
        item = self.card()
        assert item is not None
        if not item.isVisible() and not self.scene.motion.reduced:
            appear_at(item, self.scene.card_place(self.event.seat))
        item.setZValue(500)
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        item = self.card()
        if not self.scene.motion.reduced and item is not None:
            move_in_arc(moving, item, 24 * self.scene.measures.unit)
        if _standing(self.scene, self.event.territory) != self._stood:
            _flash(self.scene, self.event.territory, moving)
        return moving


class ControlledAnimation(SceneEventAnimation):
    """The next marker flies from the panel of the game to the army that has won it."""

    scene: OrdonanceScene
    event: events.Controlled

    def opening(self) -> QAbstractAnimation | None:
        scene, event = self.scene, self.event
        if scene.motion.reduced:
            return None
        slot = scene.game_panel.slot_rect(event.marker - 1)
        column = scene.territories[event.territory]
        place = column.marker_rect(row_of(event.seat, len(scene.seats), scene.viewer))
        marker = scene.effects.fly(
            scene.game_panel.pos() + slot.center(), place.width(), f"marker-victory-{event.marker}"
        )
        group = QParallelAnimationGroup()
        animate(marker, b"pos", column.pos() + place.center(), scene.motion.ms(420), Ease.InOutQuad, group=group)
        grow = animate(marker, b"scale", 1.0, scene.motion.ms(420), Ease.OutCubic, start=0.7, group=group)
        grow.setKeyValueAt(0.6, 1.35)
        return group

    def change(self) -> None:
        super().change()
        self.scene.effects.drop_coins()

    def closing(self) -> QAbstractAnimation | None:
        super().closing()
        # A breath, for this is what the game is about.
        together = QParallelAnimationGroup()
        together.addAnimation(QPauseAnimation(self.scene.motion.ms(260)))
        _flash(self.scene, self.event.territory, together)
        return together


def _standing(scene: OrdonanceScene, territory: int) -> tuple[object, ...]:
    """Return the seat that leads in a territory, and whether that is certain."""
    figures = scene.territories[territory].figures
    return (*ranked_seats(scene.table, territory)[:1], figures is not None and figures.locked)


def _flash(scene: OrdonanceScene, territory: int, moving: QAbstractAnimation | None) -> None:
    """Let the plate of a territory light up, twice where something moves."""
    plate = scene.place_of(TerritoryRef(territory))
    assert plate is not None
    flash = FlashItem(plate, False, scene.measures.unit)
    scene.effects.mark(flash)
    if isinstance(moving, QParallelAnimationGroup) and not scene.motion.reduced:
        flash.blink(scene.motion, moving)


EVENT_TABLE: EventTable[SceneEventAnimation] = EventTable(
    {
        events.Drawn: EventRow(DrawnAnimation, Sound.CARD, Weight.NOTHING),
        events.Shown: EventRow(ShownAnimation, weight=Weight.NOTHING),
        events.Played: EventRow(PlayedAnimation, Sound.CARD, Weight.PAID),
        events.Controlled: EventRow(ControlledAnimation, Sound.VERDICT, Weight.DECIDED),
        events.Disclosed: EventRow(SilentEvent),
    },
    EventRow(SceneEventAnimation),
)
