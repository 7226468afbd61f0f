"""Looking closer: a tip for each sign of a card, and the page of a card or region."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent, QWidget

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.places import FIRST_BORDER
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts.explained import explained
from gonfalon.games.pamir.texts.things import HOSTAGE, UNBUYABLE, Thing
from gonfalon.games.pamir.window.card_item import PamirCard
from gonfalon.games.pamir.window.look import cards, marks
from gonfalon.games.pamir.window.look.cards import CardLook, Form
from gonfalon.games.pamir.window.map_spots import MapSpot
from gonfalon.games.pamir.window.pages import card_page, region_page
from gonfalon.games.pamir.window.preview import PamirPreview
from gonfalon.ui.board.focus import REST_MS
from gonfalon.ui.board.kit import Spread
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.widgets.plain import show_tip

__all__ = ["Closer"]


class Closer:
    """What there is to learn about where the mouse is."""

    def __init__(self, scene: TableScene, preview: PamirPreview, shown_card: Callable[[], int]) -> None:
        self._scene = scene
        self._preview = preview
        self._shown_card = shown_card
        self._rest = QTimer(scene)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._rested)
        self._thing: Thing | None = None
        """The sign that the mouse is at."""
        self._at = QPoint()
        self._beside: QWidget | None = None
        self._said = False

    # -- tips ----------------------------------------------------------------------------------------------------------

    def tip(self, point: QPointF) -> str:
        """What is at a point of the scene, empty where nothing has to be explained."""
        thing = self._sign_at(point)
        return "" if thing is None else self._told(thing)

    def rest(self, event: QGraphicsSceneMouseEvent) -> None:
        """The mouse moves, no button pressed: where it rests it is soon told what is there."""
        thing = self._sign_at(event.scenePos())
        self._at, self._beside = event.screenPos(), event.widget()
        if thing == self._thing:
            return
        self._thing = thing
        self.say_nothing()
        if thing is not None:
            self._rest.start()

    def say_nothing(self) -> None:
        """What was told is no longer to be seen."""
        self._rest.stop()
        if self._said and self._beside is not None:
            show_tip(self._at, "", self._beside)
        self._said = False

    def _rested(self) -> None:
        if self._thing is not None and self._beside is not None:
            self._said = True
            show_tip(self._at, self._told(self._thing), self._beside)

    def _told(self, thing: Thing) -> str:
        scene = self._scene
        return "\n".join(filter(None, explained(thing, scene.table, scene.viewer, scene.words)))

    def _sign_at(self, point: QPointF) -> Thing | None:
        scene = self._scene
        if self._preview.isVisible() and (rect := self._preview.card_rect).contains(point):
            return cards.part_at(CardLook(self._preview.shown, Form.FULL), point, rect)
        card = scene.thing_at(point)
        if not isinstance(card, PamirCard) or not card.face_known:
            return None
        at = card.mapFromScene(point)
        if card.marks.shackle and card.shackle_place(card.size).contains(at):
            return Thing(HOSTAGE, NONE, card.number)
        if card.marks.paid and marks.seal_place(card.size).contains(at):
            return Thing(UNBUYABLE, NONE, card.number)
        return cards.part_at(card.look, at, card.size)

    # -- pages ---------------------------------------------------------------------------------------------------------

    def page(self, thing: QGraphicsObject | None) -> Spread | None:
        """The page of a card or region, or of the card that is shown large, if there is one."""
        scene = self._scene
        if isinstance(thing, MapSpot) and thing.at < FIRST_BORDER:
            return region_page(scene.table, scene.viewer, scene.words, thing.at)
        number = thing.number if isinstance(thing, PamirCard) else self._shown_card()
        if not number:
            return None
        view = scene.view or View(scene.viewer, scene.table, [], None)
        return card_page(view, number, scene.words)

    def open(self, thing: QGraphicsObject | None) -> bool:
        """Spread the page of a thing out over the table; False where it has none."""
        page = self.page(thing)
        if page is not None:
            self._scene.spread_wanted.emit(page)
        return page is not None
