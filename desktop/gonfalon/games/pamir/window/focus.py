"""The keys on the board of Pax Pamir, from the top to the foot: rails, map, market, court, hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsObject

from gonfalon.games.pamir.texts.aloud import describe_card, describe_piece
from gonfalon.games.pamir.texts.map_texts import describe_place
from gonfalon.games.pamir.window.card_items import PamirCardItem, PieceItem
from gonfalon.games.pamir.window.game_panels import EventsPanel
from gonfalon.games.pamir.window.map_item import MapHotspot
from gonfalon.games.pamir.window.market_panel import MarketPanel
from gonfalon.games.pamir.window.score_panels import BlocksPanel, TrackItem
from gonfalon.games.pamir.window.seat_panels import SeatPanel
from gonfalon.texts.translations import translate
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.focus import HAND, PLACES, BoardFocus, Zone
from gonfalon.ui.board.panel_items import PanelItem

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.scene import PamirScene

MAP, MARKET, COURT, PIECES = "map", "market", "court", "pieces"


class Focus(BoardFocus):
    """The keyboard focus among the items of the board."""

    scene: PamirScene

    def all_zones(self) -> Iterable[Zone]:
        scene, items = self.scene, self.scene.items_by_number
        courts, market = scene.table.courts, scene.table.market
        tiles = [
            card
            for seat, court in enumerate(courts)
            if seat != scene.viewer and scene.tile_rects(seat)
            for card in court
        ]
        tiles += (card for card, _ in scene.tray)
        pieces = sorted(
            (item for item in scene.pieces if item.thing is not None and item.isVisible()),
            key=lambda item: (round(item.pos().y() / 40), item.pos().x()),
        )
        places = [place for place in scene.move_input.places if place.isVisible() and place.style != "cover"]
        court = courts[scene.viewer] if scene.viewer >= 0 else ()
        upper, lower = ([items[card] for card in row if card] for row in (market[:6], market[6:]))
        return (
            self.rivals(),
            Zone("courts", translate("Focus", "Other players’ courts"), [items[card] for card in tiles]),
            Zone(PIECES, translate("Focus", "Pieces"), pieces),
            Zone(MAP, translate("Focus", "Map"), scene.map.spots if scene.map.isVisible() else ()),
            Zone("market-head", translate("Focus", "Market"), _visible(scene.market)),
            Zone(MARKET, translate("Focus", "Upper row of the market"), upper),
            Zone("market-2", translate("Focus", "Lower row of the market"), lower),
            Zone("points", translate("Focus", "Points"), _visible(scene.track)),
            self.places(places),
            Zone(COURT, translate("Focus", "Your court"), [items[card] for card in court]),
            self.hand(scene.own_hand),
            self.own(),
            Zone("side", translate("Focus", "Events and blocks"), _visible(scene.events, scene.blocks)),
        )

    def first_zones(self) -> tuple[str, ...]:
        if self.scene.move_input.targets():
            return (PIECES, "courts", COURT, PLACES)
        return (self.zone, PIECES, PLACES, HAND, COURT, MARKET)

    def beside(self, thing: QGraphicsObject, across: int, down: int) -> QGraphicsObject | None:
        if not isinstance(thing, MapHotspot):
            return None
        place = self.scene.map.nearest(thing.at, across, down)
        return None if place is None else self.scene.map.spots[place]

    def bring_into_sight(self, thing: QGraphicsObject) -> None:
        if isinstance(thing, MapHotspot):
            self.scene.map.bring_into_sight(thing.at)
        if isinstance(thing, PamirCardItem):
            self.scene.show_in_rail(thing.number)

    def go_to(self, row: str) -> None:
        """Bring the keys to a row of cards: to the first one with which something can be done."""
        things = self._things(row) or self._things("market-2" if row == MARKET else HAND)
        if not things:
            return
        may = (
            thing
            for thing in things
            if isinstance(thing, PamirCardItem) and self.scene.move_input.may_pick(thing.number)
        )
        self.go(row, next(may, things[0]))
        for view in self.scene.views():
            view.setFocus()

    def shows(self, thing: QGraphicsObject | None) -> bool:
        return super().shows(thing) or isinstance(thing, MapHotspot) or self.scene.court_flyouts.shows(thing)

    def spoken(self, thing: QGraphicsObject) -> str:
        scene = self.scene
        if isinstance(thing, PieceItem):
            return "" if thing.thing is None else describe_piece(scene.table, *thing.thing, scene.words)
        if isinstance(thing, PamirCardItem) and thing.number > 0:
            return describe_card(scene.table, thing.number, scene.viewer, scene.words)
        if isinstance(thing, DropTargetItem):
            return scene.place_words(thing)
        if isinstance(thing, MapHotspot):
            return describe_place(scene.table, scene.viewer, scene.words, thing.at)
        if isinstance(thing, (SeatPanel, MarketPanel, TrackItem, BlocksPanel, EventsPanel)):
            return "" if thing.figures is None else thing.figures.spoken
        return ""

    def close(self) -> bool:
        return self.scene.close_what_is_open()


def _visible(*panels: PanelItem) -> list[QGraphicsObject]:
    """Those of some panels that are shown now."""
    return [panel for panel in panels if panel.isVisible()]
