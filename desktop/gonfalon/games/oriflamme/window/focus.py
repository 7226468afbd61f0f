"""The keyboard focus on an Oriflamme table, and what a screen reader says of each item."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.log_writer import describe_card
from gonfalon.games.oriflamme.window.panels import ReserveTab, SeatPanel, VerdictTray
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.focus import HAND, PLACES, BoardFocus, Zone
from gonfalon.ui.widgets.plain_text import tip_text

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene


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


class Focus(BoardFocus):
    """The rows are those of the queue, of a fan beneath it, of shelves and panels; `P` keeps a fan open."""

    scene: OriflammeScene

    def all_zones(self) -> Iterable[Zone]:
        scene = self.scene
        table, move_input = scene.table, scene.move_input
        rightwards = table.seating.direction == "left-to-right"
        queue = [scene.items_by_number[card] for card in table.queue]
        held = move_input.selected >= 0 or scene.lifted >= 0
        places = [place for place in move_input.places if place.style != "chip"] if held else []
        places.sort(key=lambda place: place.rect.center().x())
        shelves: dict[bool, list[ReserveTab]] = {True: [], False: []}
        for seat, panel in enumerate(scene.panels_by_seat):
            shelves[panel.own] += scene.shelves.of(seat)
        shelves[False].sort(key=lambda shelf: shelf.pos().x())
        covered = [scene.items_by_number[card] for card in scene.fan.cards()]
        return (
            self.rivals(),
            Zone("shelves", translate("Focus", "Other players’ reserves"), shelves[False]),
            self.places(places),
            Zone(QUEUE, translate("Focus", "Queue"), queue if rightwards else queue[::-1]),
            Zone(COVERED, translate("Focus", "Covered cards"), covered),
            self.hand(table.hands[scene.viewer] if scene.viewer >= 0 else ()),
            Zone("own shelves", translate("Focus", "Your reserve"), shelves[True]),
            self.own(),
            Zone("tray", translate("Focus", "Verdicts"), [scene.tray] if scene.tray.isVisible() else ()),
        )

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

    def spoken(self, thing: QGraphicsObject) -> str:
        scene = self.scene
        viewer = scene.viewer
        if scene.all_open and isinstance(thing, (CardItem, ReserveTab)):
            viewer = scene.table.seating.owner[thing.number]  # whose owner knows what is seen to lie there
        return spoken_text(thing, scene.table, viewer, scene.words.language)
