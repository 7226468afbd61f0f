"""The keyboard focus on an Oriflamme table, and what a screen reader says of each item."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.log_writer import describe_card
from gonfalon.games.oriflamme.window.panels import ReserveTab, SeatPanel, VerdictTray
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.texts.translations import translate
from gonfalon.ui.board import focus
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.focus import HAND, OWN, PLACES, RIVALS
from gonfalon.ui.widgets.plain_text import tip_text

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Focus", "spoken_text"]


def spoken_text(thing: QGraphicsObject, table: Table, viewer: int, language: str) -> str:
    """A card, a place, a panel, a tab of the reserve or the tray in whole sentences; empty for what says itself."""
    if isinstance(thing, CardItem):
        return describe_card(table, thing.number, viewer, language)
    if isinstance(thing, DropTargetItem):
        return thing.meaning or thing.word
    if isinstance(thing, SeatPanel) and thing.figures is not None:
        return f"{thing.figures.name}, {thing.figures.line}\n{tip_text(thing.toolTip())}"
    if isinstance(thing, VerdictTray):
        return thing.words()
    if not isinstance(thing, ReserveTab):
        return ""
    parts = [describe_card(table, thing.number, viewer, language)]
    if thing.look is not None and thing.text != thing.look.name:
        parts.append(thing.text)
    if thing.coins is not None:
        parts.append(QCoreApplication.translate("Table", "%n influence on it", "", thing.coins))
    return "\n".join(parts)


QUEUE, COVERED = "queue", "covered"


class Focus(focus.BoardFocus):
    """The rows are those of the queue, of a fan beneath it, of shelves and panels; `P` keeps a fan open."""

    scene: OriflammeScene

    def zones(self) -> dict[str, list[QGraphicsObject]]:
        scene = self.scene
        table = scene.table
        rightwards = table.seating.direction == "left-to-right"
        queue: list[QGraphicsObject] = [scene.items_by_number[card] for card in table.queue]
        places: list[QGraphicsObject] = [place for place in scene.move_input.places if place.style != "chip"]
        places.sort(key=lambda place: place.rect.center().x() if isinstance(place, DropTargetItem) else 0)
        rivals: list[QGraphicsObject] = sorted(
            (panel for panel in scene.panels_by_seat if not panel.own), key=lambda panel: panel.pos().x()
        )
        held = scene.move_input.selected >= 0 or scene.move_input.opens_gaps
        own = [panel for panel in scene.panels_by_seat if panel.own]
        shelves: dict[bool, list[QGraphicsObject]] = {True: [], False: []}
        for seat, panel in enumerate(scene.panels_by_seat):
            shelves[panel.own] += scene.shelves.of(seat)
        zones: dict[str, list[QGraphicsObject]] = {
            RIVALS: rivals,
            "shelves": sorted(shelves[False], key=lambda shelf: shelf.pos().x()),
            PLACES: places if held else [],
            QUEUE: queue if rightwards else queue[::-1],
            COVERED: [scene.items_by_number[card] for card in scene.fan.cards()],
            HAND: [scene.items_by_number[card] for card in self._hand()],
            "own shelves": shelves[True],
            OWN: [*own],
            "tray": [scene.tray] if scene.tray.isVisible() else [],
        }
        return {name: things for name, things in zones.items() if things}

    def _hand(self) -> list[int]:
        return self.scene.table.hands[self.scene.viewer] if self.scene.viewer >= 0 else []

    def first_zones(self) -> Sequence[str]:
        answers = {"target": QUEUE, "gap": PLACES, "place": HAND}
        return (answers.get(self.scene.move_input.word, self.zone), HAND, QUEUE)

    def shows(self, thing: QGraphicsObject | None) -> bool:
        return isinstance(thing, (QueueCard, ReserveTab))

    def bring_into_sight(self, thing: QGraphicsObject) -> None:
        if self.zone == QUEUE and isinstance(thing, QueueCard) and not thing.isVisible():
            self.scene.scroll_to(self.scene.table.queue.index(thing.number))
            self.scene.rebuild()
        if isinstance(thing, DropTargetItem) and not thing.isVisible():
            self.scene.scroll_by(thing.rect.center().x() - self.scene.measures.cloth.center().x())

    def reached(self, thing: QGraphicsItem | None) -> None:
        self.scene.fan.reach(thing)

    def may_take(self, card: CardItem) -> bool:
        return not self.scene.fan.holds(card.number)

    def close(self) -> bool:
        return self.scene.fan.top >= 0 and self.scene.fan.close()

    def column(self, way: int) -> float:
        if self.zone == COVERED and way < 0:
            # Back to the stack itself, wherever its fan reaches to.
            return self.scene.items_by_number[self.scene.fan.top].pos().x()
        return super().column(way)

    def headings(self) -> Mapping[str, str]:
        return {
            **super().headings(),
            QUEUE: translate("Focus", "Queue"),
            COVERED: translate("Focus", "Covered cards"),
            "shelves": translate("Focus", "Other players’ reserves"),
            "own shelves": translate("Focus", "Your reserve"),
            "tray": translate("Focus", "Verdicts"),
        }

    def spoken(self, thing: QGraphicsObject) -> str:
        return spoken_text(thing, self.scene.table, self.scene.viewer, self.scene.words.language)
