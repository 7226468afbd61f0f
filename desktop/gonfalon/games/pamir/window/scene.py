"""The table of Pax Pamir as one seat sees it: courts of the others, map and market, own court and hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsSceneMouseEvent, QWidget

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move, Table, events
from gonfalon.games.pamir.rules.constants import CHECKS, COURT_SIZE, FIRST_BORDER, LAST_CARD, NONE
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.texts.aloud import describe_card, describe_piece, describe_target
from gonfalon.games.pamir.texts.check_texts import CheckCause, foreseen_check
from gonfalon.games.pamir.texts.log_annotations import MapRef
from gonfalon.games.pamir.texts.map_texts import describe_place
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import (
    ASKED,
    MAX_PIECES,
    NO_ACTING_ICONS,
    NO_MARKS,
    RUPEE,
    AbilityPaper,
    IconHighlighter,
    PamirCardItem,
    PamirPreview,
    PieceItem,
    card_marks,
)
from gonfalon.games.pamir.window.check_figures import check_figures, forecast_figures
from gonfalon.games.pamir.window.check_sheet import CheckView, ForecastView
from gonfalon.games.pamir.window.detail_pages import DetailController, unseen_cards_page
from gonfalon.games.pamir.window.game_panels import (
    PX,
    EventsPanel,
    PamirGamePanel,
    RowCaptions,
    RowLine,
    caption_figures,
    events_figures,
    game_figures,
)
from gonfalon.games.pamir.window.gestures import Piece, cards_asked_about, places_on_the_map
from gonfalon.games.pamir.window.item_positions import ItemPositions, OwnRow, PamirBoard, rest_poses
from gonfalon.games.pamir.window.map_display import BoardPreview, MapMode
from gonfalon.games.pamir.window.map_item import MapHotspot, MapItem
from gonfalon.games.pamir.window.map_layout import (
    ARMY,
    ROAD,
    TRIBE,
    MapFigures,
    PlacedPieces,
    map_figures,
    regions_in_question,
)
from gonfalon.games.pamir.window.market_panel import MarketPanel, market_figures
from gonfalon.games.pamir.window.question_sheets import QuestionSheets
from gonfalon.games.pamir.window.rival_courts import CourtFlyouts, CourtsTray, tray_rects, tray_room
from gonfalon.games.pamir.window.score_panels import BlocksPanel, TrackItem, blocks_figures, track_figures
from gonfalon.games.pamir.window.seat_panels import OwnPanel, RailPanel, RowPanel, SeatFigures, SeatPanel, seat_figures
from gonfalon.games.pamir.window.table_layout import FEW, TableLayout
from gonfalon.games.pamir.window.tabs import TabFigures, TabItem
from gonfalon.texts.log_entries import LogFigure
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import EventAnimation, animate
from gonfalon.ui.board.card import CardItem, Glide, RestPose
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.event_animations import Ease
from gonfalon.ui.board.event_table import EventTable
from gonfalon.ui.board.focus import HAND, PLACES, Zone
from gonfalon.ui.board.panel_items import PanelItem, text_width
from gonfalon.ui.board.player_panel import PlayerPanel
from gonfalon.ui.board.previews import about_hint

CARDS = LAST_CARD + 1
"""The items of cards have the printed numbers; that with number 0 is none."""
OVER_THE_ROW = 95.0
"""Cards of the own row lie lower, also when they rise."""
MAP, MARKET, COURT, PIECES = "map", "market", "court", "pieces"


class PamirScene(PamirBoard):
    """Market, map and courts, and what is picked up."""

    pages: ClassVar = {
        DropTargetItem: "pamir-playing",
        MapItem: "pamir-ruling",
        MarketPanel: "pamir-buying",
        BlocksPanel: "pamir-checks",
        TrackItem: "pamir-checks",
        EventsPanel: "pamir-events",
        PamirGamePanel: "pamir-turn",
        RowCaptions: "pamir-cleanup",
    }
    page_of_parts = "pamir-parts"
    money = RUPEE

    def __init__(self, words: Names, event_table: EventTable[EventAnimation]) -> None:
        super().__init__(words, event_table)
        self.measures = TableLayout.of_view(1280, 800, 3)
        self.past.above = True
        self.map = MapItem()
        self.map.shifted.connect(self._follow_map)
        self.map.badges = self._badges
        self.market = MarketPanel()
        self.track = TrackItem()
        self.game_panel = PamirGamePanel()
        self.blocks = BlocksPanel()
        self.events = EventsPanel()
        self.preview = PamirPreview()
        self.ability = AbilityPaper()
        self.row_line, self.captions = RowLine(), RowCaptions()
        around = (self.row_line, self.map, self.market, self.track, self.game_panel, self.blocks, self.events)
        for z, item in enumerate(around):
            item.setZValue(0.1 * z)
            self.addItem(item)
        self.captions.setZValue(OVER_THE_ROW)
        self.addItem(self.captions)
        self.addItem(self.preview)
        self.addItem(self.ability)
        self.map_mode = MapMode(self)
        self.addItem(self.market.marks)
        self.chronicle_tab = TabItem(self.turn_chronicle)
        self.addItem(self.chronicle_tab)
        self.court_flyouts = CourtFlyouts(self)
        self.row = OwnRow.of(self.measures, self.measures.cards, 0, 0, opening=False)
        self.courts_tray = CourtsTray()
        self.addItem(self.courts_tray)
        self.tray = ()
        self.pieces = ()
        self._pointed: QGraphicsObject | None = None
        self.detail_controller = DetailController(self, self.preview, self.shown_card)
        self.icons = IconHighlighter()
        self.board_preview = BoardPreview(self, self._map_figures)
        self._happening = False
        """Whether something happens now that is told."""
        self._lifted: Piece | None = None
        """The piece that is dragged."""
        self._named = 0
        """The card that a line of the chronicle names, 0 for none."""
        self.question_sheets = QuestionSheets(self)
        self.places = ItemPositions(self)

    # -- what every table says of itself -------------------------------------------------------------------------------

    def new_cards(self) -> list[CardItem]:
        cards = [PamirCardItem(number) for number in range(CARDS)]
        self.pieces = tuple(PieceItem(number) for number in range(CARDS, CARDS + MAX_PIECES))
        return [*cards, *self.pieces]

    def new_panels(self) -> list[SeatPanel]:
        own = max(self.viewer, 0)
        rows, slats = self._measured().rows, len(self.seats) > FEW
        return [
            OwnPanel() if seat == own else RowPanel() if rows else RailPanel(slats) for seat in range(len(self.seats))
        ]

    def clear(self) -> None:
        self.question_sheets.wakhan_controller.forget()
        self.court_flyouts.forget()
        self._pointed, self._named = None, 0
        self.track.show_forecast(())
        self.icons = IconHighlighter()
        self.preview.show_acting(NO_ACTING_ICONS)
        self.map_mode.forget()
        self.board_preview.forget()

    def apply(self, event: Event) -> None:
        before = self.icons.now.card
        self.icons.hear(event, self.table)
        if not isinstance(event, events.WakhanReasoned):
            # Her reasons are heard before they are told.
            self.question_sheets.hear(event)
        # Where rulers change, the story of what happens lets that be seen.
        self._happening = not (self.motion.off or self.motion.reduced)
        super().apply(event)
        self._happening = False
        self._show_icons(before)

    def _show_icons(self, before: int) -> None:
        """Show which icons have acted of the card that was just played, and no longer of the one before."""
        acting = self.icons.now
        for card in {before, acting.card} - {0}:
            item = self.items_by_number[card]
            assert isinstance(item, PamirCardItem)
            item.show_acting(acting if acting.card == card else NO_ACTING_ICONS)
        self.preview.show_acting(acting)

    def refresh(self) -> None:
        table, names, viewer = self.table, self.words, self.viewer
        marks = card_marks(table, viewer, self.shown_seat)
        for number, item in enumerate(self.items_by_number[:CARDS]):
            assert isinstance(item, PamirCardItem)
            item.show_marks(marks.get(number, NO_MARKS), names.language)
        for seat, panel in enumerate(self.panels_by_seat):
            panel.show_figures(self.seat_figures(seat))
        self.map.show_figures(self._map_figures(None), told=self._happening)
        self.market.show_figures(market_figures(table, viewer, names))
        self.track.show_figures(track_figures(table, viewer, names))
        self.game_panel.show_figures(game_figures(table, viewer, names))
        self.blocks.show_figures(blocks_figures(table, viewer, names))
        self.events.show_figures(events_figures(table, viewer, names))
        self.court_flyouts.follow()
        self.question_sheets.reword()

    def seat_figures(self, seat: int) -> SeatFigures:
        """Return what the panel of a seat shows."""
        deciding = seat == self.deciding
        return seat_figures(self.table, seat, self.seats, self.words, viewer=self.viewer, deciding=deciding)

    def _map_figures(self, after: Table | None) -> MapFigures:
        """The map as it is now, with what would be otherwise on a later table."""
        thing = self.move_input.thing
        picked = thing.at if thing is not None and thing.kind == "card" else NONE
        lit, beyond = regions_in_question(self.view if self.move_input.decision is not None else None, picked)
        veiled = beyond if self.map_mode.large else ()
        on_the_map = self._lifted is not None and self._lifted.kind in (ARMY, ROAD, TRIBE)
        lifted = PlacedPieces(*self._lifted) if self._lifted is not None and on_the_map else None
        return map_figures(self.table, self.words, after=after, lit=lit, veiled=veiled, lifted=lifted)

    def _badges(self) -> Iterator[QRectF]:
        """Yield the rectangles of the keys that stand on things of the board."""
        things: Sequence[CardItem | DropTargetItem] = (*self.items_by_number, *self.move_input.places)
        for thing in things:
            if thing.badge and thing.isVisible():
                yield thing.badge_rect().translated(thing.pos())

    def _follow_map(self) -> None:
        """Let what is offered on the map lie where the map shows it now."""
        if any(piece.thing is not None for piece in self.pieces):
            self.arrange()
            for piece in self.pieces:
                piece.setVisible(piece.opacity() > 0)
        else:
            self.move_input.update_drop_targets()

    def learn(self, item: CardItem) -> None:
        """Its number is its face."""

    def _measured(self) -> TableLayout:
        courts = [len(self.table.courts[seat]) for seat in self.rivals] if self.seats else []
        wide, high = self.size.width(), self.size.height()
        return self.map_mode.measured(TableLayout.of_view(wide, high, len(self.seats) or FEW, courts))

    def measure(self) -> None:
        measures = self._measured()
        changed = measures != self.measures
        if changed and measures.rows != self.measures.rows:
            self._change_panels(measures)
        self.measures = measures
        unit = measures.unit
        own = max(self.viewer, 0)
        for seat, rect in zip(self.rivals, measures.rails, strict=True):
            self.panels_by_seat[seat].place(rect, unit)
        self.panels_by_seat[own].place(measures.own, unit)
        self.map_mode.place(measures)
        self.events.place(measures.events, unit)
        self.market.has_chips, self.market.tells_deck = measures.events.isEmpty(), measures.small
        self.market.place(measures.market, unit)
        self.track.place(measures.track, unit)
        self.game_panel.place(measures.game, measures.side_unit)
        self.blocks.place(measures.blocks, measures.side_unit)
        self.banner.place(measures.banner, unit)
        self.chronicle_tab.show_figures(TabFigures(translate("LogView", "Chronicle"), "L", self.chronicle_open))
        self.chronicle_tab.place(measures.chronicle_tab, unit)
        self.court_flyouts.follow()
        self._measure_row()
        self._measure_tray()
        self.question_sheets.place()
        self.take_pieces()
        if changed:
            self.relaid.emit()

    def _change_panels(self, measures: TableLayout) -> None:
        """Rails become rows, or rows rails, as the window is resized."""
        self.measures = measures
        for panel in self.panels_by_seat:
            self.removeItem(panel)
        self.panels_by_seat = self.new_panels()
        self.show_portraits()
        for panel in self.panels_by_seat:
            self.addItem(panel)
        self.focus.reset()
        self.refresh()

    @property
    def opens_court(self) -> bool:
        """Whether the own court makes room at both ends for a card that may be laid there."""
        thing = self.move_input.thing
        held = thing is not None and self.move_input.word == "actions" and thing.at in self.own_hand
        return held or any(Move.parse(word).word == "play" for word in self.move_input.compared_moves)

    def _measure_row(self) -> None:
        court = len(self.table.courts[self.shown_seat])
        hand = len(self.table.hands[self.viewer]) if self.viewer >= 0 else 0
        opening = self.opens_court
        measures = self.measures
        cards = QRectF(measures.cards)
        if self.question_sheets.talk.isVisible():
            # What is talked about costs rupees or not by what is held: the paper lies beside the hand.
            cards.setRight(measures.said.left() - 10 * measures.unit)
        face_down = self.viewer >= 0 and None in self.table.hands[self.viewer]
        figures = caption_figures(self.table, self.viewer, self.words)
        words = 0.0 if figures is None else text_width(figures.hand, PX * measures.unit) + 8 * measures.unit
        self.row = OwnRow.of(measures, cards, court, hand, opening, face_down=face_down, empty_hand=words)
        room = cards.adjusted(0, -measures.caption, 0, 0)
        self.captions.place(room, measures.unit)
        self.row_line.place(room, measures.unit)
        self.row_line.show_at(self.row.divider)
        self.captions.show_figures(figures, self.row.divider, measures.caption_line)
        own = self.panels_by_seat[self.viewer].figures if figures is not None else None
        tips = own.words.tips if own is not None else {}
        self.captions.explain(tips.get("court", ""), tips.get("hand", ""))

    def _measure_tray(self) -> None:
        asked, table = cards_asked_about(self.move_input.gestures), self.table
        hidden = []
        # It takes the place of the market, and the map must not lie beneath it where the two take turns.
        in_sight = not (self.measures.tabs and self.map_mode.large)
        for seat, court in enumerate(table.courts):
            if in_sight and seat != self.shown_seat:
                tiles = self.tile_rects(seat)
                hidden += [(card, seat) for index, card in enumerate(court) if card in asked and index >= len(tiles)]
        measures = self.measures
        rects = tray_rects(measures.market, len(hidden), measures.unit)
        self.tray = tuple((card, rect) for (card, _), rect in zip(hidden, rects, strict=True))
        self.courts_tray.place(tray_room(measures.market, measures.unit), measures.unit)
        families = table.seating.families
        names = [self.words.family(families[seat]) for _, seat in hidden]
        heading = translate("PamirTable", "In other players’ courts")
        self.courts_tray.show_captions(heading, [(rect, name) for rect, name in zip(rects, names, strict=True)])

    def homes(self) -> Sequence[RestPose]:
        return rest_poses(self)

    def gliding_panels(self) -> Sequence[PanelItem]:
        return [panel for panel in self.panels_by_seat if isinstance(panel, RailPanel)]

    def place_around(self, glide: Glide | None) -> None:
        self.show_preview()

    def look_away(self) -> None:
        self._named = 0
        if isinstance(self._pointed, CardItem) and not self._pointed.hovered:
            # The keys were at it, which have nothing to do now.
            self._pointed = None
        self.board_preview.show(None)
        self.court_flyouts.look_away()
        self.track.show_forecast(())

    def ask(self, decision: Decision | None, view: View | None = None) -> None:
        self._named = 0
        self.icons.ask("" if decision is None else decision.prompt.word)
        self._show_icons(self.icons.now.card)
        self.view = view
        self.map_mode.ask(decision)
        super().ask(decision, view)
        if not all(map(self.map.sees, places_on_the_map(self.move_input.gestures))):
            self.map.step(0)
        talked = self.question_sheets.talk.isVisible()
        self.question_sheets.ask(view)
        if self.question_sheets.talk.isVisible() != talked:
            self._measure_row()
            self.question_sheets.place()
            self.glide_home()

    # -- what lies where, for the keys and for screen readers ----------------------------------------------------------

    def all_zones(self) -> Iterable[Zone]:
        items = self.items_by_number
        courts, market = self.table.courts, self.table.market
        tiles = [
            card
            for seat, court in enumerate(courts)
            if seat != self.shown_seat and self.tile_rects(seat)
            for card in court
        ]
        tiles += (card for card, _ in self.tray)
        pieces = sorted(
            (item for item in self.pieces if item.thing is not None and item.isVisible()),
            key=lambda item: (round(item.pos().y() / 40), item.pos().x()),
        )
        places = [place for place in self.move_input.places if place.isVisible() and place.style != "cover"]
        court, others = courts[self.shown_seat], translate("Focus", "Other players’ courts")
        own = translate("Focus", "Your court") if self.viewer >= 0 else others
        upper, lower = ([items[card] for card in row if card] for row in (market[:6], market[6:]))
        return (
            self.rivals_zone(),
            Zone("courts", others, [items[card] for card in tiles]),
            Zone(PIECES, translate("Focus", "Pieces"), pieces),
            Zone(MAP, translate("Focus", "Map"), self.map.spots if self.map.isVisible() else ()),
            Zone("market-head", translate("Focus", "Market"), _visible(self.market)),
            Zone(MARKET, translate("Focus", "Upper row of the market"), upper),
            Zone("market-2", translate("Focus", "Lower row of the market"), lower),
            Zone("points", translate("Focus", "Points"), _visible(self.track)),
            self.places_zone(places),
            Zone(COURT, own, [items[card] for card in court]),
            self.hand_zone(self.own_hand),
            self.own_zone(),
            Zone("side", translate("Focus", "Events and blocks"), _visible(self.events, self.blocks)),
            Zone("tabs", translate("Focus", "What can be opened"), _visible(*self.map_mode.tabs, self.chronicle_tab)),
        )

    def first_zones(self) -> tuple[str, ...]:
        if self.move_input.targets():
            return (PIECES, "courts", COURT, PLACES)
        return (self.focus.zone, PIECES, PLACES, HAND, COURT, MARKET)

    def beside(self, thing: QGraphicsObject, across: int, down: int) -> QGraphicsObject | None:
        if self.market.bars and isinstance(thing, PamirCardItem) and thing.number in self.table.market:
            return self._beside_bar(self.table.market.index(thing.number), across, down)
        if not isinstance(thing, MapHotspot):
            return None
        place = self.map.nearest(thing.at, across, down)
        return None if place is None else self.map.spots[place]

    def _beside_bar(self, place: int, across: int, down: int) -> CardItem | None:
        """Return the card that the arrow keys reach from one of the market, whose rows stand beside each other."""
        row, column = divmod(place, ROW)
        if across:
            row = min(max(row + across, 0), 1)
            columns = sorted(range(ROW), key=lambda at: abs(at - column))
        else:
            columns = [*range(column + down, ROW if down > 0 else -1, down)]
        found = next(filter(None, (self.table.market[row * ROW + at] for at in columns)), 0)
        return self.items_by_number[found] if found else None

    def bring_into_sight(self, thing: QGraphicsObject) -> None:
        if isinstance(thing, MapHotspot):
            self.map.bring_into_sight(thing.at)

    def go_to_row(self, row: str) -> None:
        """Bring the keys to a row of cards: to the first one with which something can be done."""
        if row == MARKET and self.measures.tabs:
            self.map_mode.enlarge(False)
        things = self.focus.things_of(row) or self.focus.things_of("market-2" if row == MARKET else HAND)
        if not things:
            return
        may = (thing for thing in things if isinstance(thing, PamirCardItem) and self.move_input.may_pick(thing.number))
        self.focus.go(row, next(may, things[0]))
        for view in self.views():
            view.setFocus()

    def shows_more(self, thing: QGraphicsObject | None) -> bool:
        return super().shows_more(thing) or isinstance(thing, MapHotspot) or self.court_flyouts.shows(thing)

    def spoken(self, thing: QGraphicsObject) -> str:
        if isinstance(thing, PieceItem):
            return "" if thing.thing is None else describe_piece(self.table, *thing.thing, self.words)
        if isinstance(thing, PamirCardItem) and thing.number > 0:
            return describe_card(self.table, thing.number, self.viewer, self.words)
        if isinstance(thing, DropTargetItem):
            return self.place_words(thing)
        if isinstance(thing, MapHotspot):
            return describe_place(self.table, self.viewer, self.words, thing.at)
        if isinstance(thing, (SeatPanel, MarketPanel, TrackItem, BlocksPanel, EventsPanel, TabItem)):
            return "" if thing.figures is None else thing.figures.spoken
        return ""

    # -- pieces and places ---------------------------------------------------------------------------------------------

    def take_pieces(self) -> None:
        """Let the items of pieces stand for those that are asked about."""
        families = self.table.seating.families
        held = self.move_input.thing
        for index, item in enumerate(self.pieces):
            thing = self.move_input.questions.thing_of(CARDS + index)
            road = thing is not None and thing == held and self._over_a_border
            market = self.table.market
            lies = self.table.rupees_on[market.index(thing.at)] if thing is not None and thing.kind == "rupee" else 0
            item.take(thing, families, road=road, count=lies)

    @property
    def _over_a_border(self) -> bool:
        place = self.drag_controller.place
        return place is not None and place.put.kind == "border"

    def rulers_changing(self) -> QAbstractAnimation | None:
        """Return the map animation for regions that change rulers; None where none does."""
        if not self.map.changing:
            return None
        group = QParallelAnimationGroup()
        animate(self.map, b"recoloured", 1.0, self.motion.ms(240), Ease.OutCubic, start=0.0, group=group)
        animate(self.map, b"fallen", 1.0, self.motion.ms(180), Ease.OutBounce, start=0.0, group=group)
        return group

    def suit_glides(self, ms: int) -> QAbstractAnimation | None:
        """The frame of the favored suit on its way to the suit of now."""
        return self.market.glide(ms)

    def lie_still(self) -> None:
        self.map.settle()
        self.market.settle()
        self.game_panel.settle()

    def lay_court(self, seat: int) -> None:
        """Lay the cards of another player where they are seen now, or take them out of sight."""
        if self.glides:
            self.glide_home()
            return
        homes = self.homes()
        for card in self.table.courts[seat]:
            item, home = self.items_by_number[card], homes[card]
            self._give(item, home)
            item.setVisible(home.visible)
            item.put_home(home.scale, home.opacity)
        self.move_input.update_drop_targets()

    def place_words(self, place: DropTargetItem) -> str:
        """Return the spoken text of a drop target, for screen readers."""
        spot = place.put
        return place.word or place.meaning or describe_target(self.table, spot.kind, spot.at, self.words)

    def place_of(self, thing: Hashable) -> QRectF | None:
        if isinstance(thing, MapRef):
            if not self.map.isVisible():
                return self._tab_rect(0)
            if thing.place < FIRST_BORDER:
                return self.map.plate_rect(thing.place)
            return self.map.road_shape(thing.place).boundingRect()
        place = super().place_of(thing)
        if place is None and thing in self.table.market and thing:
            return self._tab_rect(1)
        if place is None and isinstance(thing, int) and 0 < thing <= COURT_SIZE:
            seat = self.table.holder[thing]
            return None if seat == NONE else self.panels_by_seat[seat].scene_rect()
        return place

    def _tab_rect(self, at: int) -> QRectF | None:
        """Where the tab of the map or the market lies, which covers it; None where neither covers the other."""
        tab = self.map_mode.tabs[at]
        return tab.scene_rect() if tab.isVisible() else None

    def stage_rect(self) -> QRectF:
        measures = self.measures
        return measures.map.united(measures.market).united(measures.track).adjusted(-6, -4, 6, 4)

    def steps_place(self) -> QRectF:
        return QRectF() if self.question_sheets.wakhan.isVisible() else super().steps_place()

    def since_place(self) -> QRectF:
        # Who answers to a bribe or an offer in the middle of one's own turn has done nothing since.
        own = self.built and self.table.at == self.viewer
        if own and (self.table.actions < 2 or self.table.used or self.table.announced):
            return QRectF()
        return QRectF() if self.question_sheets.covers_choices else super().since_place()

    def figure_place(self, figure: LogFigure) -> QPointF | None:
        panel = self.panels_by_seat[figure.seat]
        return panel.pos() + panel.change_place("rupees" if figure.thing is None else str(figure.thing))

    # -- looking closer ------------------------------------------------------------------------------------------------

    def picked_up(self) -> None:
        """Something was picked up or laid back: what it would do is shown."""
        self.show_preview()
        self.look_ahead(self.move_input.only_move())

    def look_ahead(self, move: Move | None) -> None:
        """Show what a move would bring, or no longer what one before would have brought."""
        self.board_preview.look(self.view, move)
        if self.built:
            self._show_points_to_come()

    def open_details(self) -> None:
        """Open the page of what is pointed at, or of the card that is shown large."""
        self.detail_controller.open(self._pointed)

    def point_at(self, thing: QGraphicsObject | None) -> None:
        self.court_flyouts.point_at(thing)
        self._pointed = thing
        self._named = 0
        self.show_preview()
        self._show_points_to_come()

    def _show_points_to_come(self) -> None:
        """Let hollow cylinders stand where a move would send them, or a check that is pointed at in the market."""
        if not self.built:
            return
        table, pointed = self.table, self._pointed
        families, to_come = table.seating.families, []
        if self.board_preview.prospect is not None:
            after = self.board_preview.prospect.after.points
            to_come = [
                (families[seat], after[seat]) for seat, more in enumerate(self.board_preview.prospect.points) if more
            ]
        elif isinstance(pointed, PamirCardItem) and pointed.number in CHECKS and pointed.number in table.market:
            standings = foreseen_check(table).standings
            to_come = [(families[standing.seat], standing.after) for standing in standings if standing.points]
        self.track.show_forecast(to_come)

    def show_look(self, look: int | None) -> None:
        self._named = look or 0
        self.show_preview()

    def shown_card(self) -> int:
        """The card that is named or pointed at, else picked up, advised or asked about; 0 for none."""
        number = self._named
        dragged = self.drag_controller.dragged
        for item in (dragged, self._pointed):
            # What was pointed at may have gone to a hand that is not seen.
            if not number and isinstance(item, PamirCardItem) and item.isVisible():
                number = item.number
        if not number and 0 < self.move_input.selected < CARDS:
            number = self.move_input.selected
        if not number and isinstance(self.advised_card, PamirCardItem):
            number = self.advised_card.number
        asked = self.move_input.decision
        if asked is None and self.view is not None:
            # Icons act on a card that lies open; what else is asked of others may be about their hands.
            others = self.view.decision
            asked = others if others is not None and others.prompt.word in ASKED else None
        if not number and asked is not None:
            number = max(0, asked.prompt.card)
        acting = self.icons.now
        return number or (acting.card if acting.lit != NONE else 0)

    def show_preview(self) -> None:
        """Show that card large."""
        number, measures = self.shown_card(), self.measures
        self.question_sheets.explain_loyalty(not number)
        pointed = isinstance(self._pointed, PamirCardItem)
        head = ""
        if number and number == self.icons.now.card and self.icons.now.lit != NONE:
            head = translate("Table", "Resolving now")
        elif number and self.advised_card is self.items_by_number[number]:
            head = about_hint()
        elif not number and not measures.beside:
            # Never empty: what was told last, before that a back.
            kind = (self.last_told.card or (None, ""))[0]
            if kind is not None:
                number, head = self.table.seating.deck.numbers[kind], self.last_told.head
        free = measures.large is None and not self.question_sheets.loyalty.isVisible()
        # Beside what is held it would lie where that is to go.
        looked_at = (pointed or self._named) and self.drag_controller.dragged is None
        shown = number if free and (not measures.beside or looked_at) else None
        self.preview.language = self.words.language
        self.preview.number_icons(number == self.move_input.selected and number in self.own_hand)
        unit, place, caption = measures.side_unit, measures.preview, measures.preview_caption
        if measures.beside:
            place, caption = self._beside_pointed(), QRectF()
        self.ability.tell(shown or 0, place, unit, self.words)
        self.preview.show_card(shown, head, place, caption, unit)

    def _beside_pointed(self) -> QRectF:
        """Where a card is read beside what is pointed at: away from it, above prompt and answers, in the window."""
        measures, thing = self.measures, self._pointed
        card, window = QRectF(measures.preview), self.sceneRect().adjusted(8, 8, -8, -8)
        of = thing.scene_rect() if isinstance(thing, PamirCardItem) else self.chronicle_area()
        gap = 14 * measures.unit
        right = of.right() + gap
        card.moveLeft(right if right + card.width() <= window.right() else of.left() - gap - card.width())
        foot = measures.banner.top() - gap / 2
        if foot - card.height() < window.top():
            foot = window.bottom()
        card.moveTop(min(max(window.top(), of.center().y() - card.height() / 2), foot - card.height()))
        return QRectF(card.toRect())

    def want_seat(self, panel: PlayerPanel) -> None:
        if not panel.own:
            self.court_flyouts.turn(self.panels_by_seat.index(panel))

    def close_what_is_open(self) -> bool:
        """Close what was opened to be looked at; False when nothing was."""
        if self.chronicle_open:
            self.turn_chronicle()
            return True
        return self.court_flyouts.close() or self.map_mode.close()

    def turn_chronicle(self) -> None:
        """Open the chronicle over what lies there, or close it."""
        self.chronicle_open = not self.chronicle_open
        self.measure()
        self.relaid.emit()

    def chronicle_area(self) -> QRectF:
        """Return where the chronicle lies now."""
        if self.chronicle_open:
            return self.measures.drawer
        area, loyalty = QRectF(self.measures.log_view), self.question_sheets.loyalty
        if loyalty.isVisible() and self.measures.beside:
            area.setBottom(loyalty.scene_rect().top() - 8 * self.measures.side_unit)
        return area

    def show_check(self, how: CheckCause) -> None:
        """Show a check that is just being resolved, over the table; not where bots play alone and nothing moves."""
        motion, alone = self.motion, self.viewer < 0
        if alone and motion.off:
            return
        figures = check_figures(self.table, self.viewer, self.words, self.seats, how)
        self.veil_wanted.emit(lambda parent: CheckView(parent, figures, motion, alone=alone))

    def show_unseen_cards(self) -> None:
        """Show what has left the deck, as far as everybody could know it when something was asked last."""
        if self.view is not None:
            self.sheet_wanted.emit(unseen_cards_page(self.view, self.words))

    def show_forecast(self) -> None:
        """Show what a check would bring now."""

        def made(parent: QWidget) -> ForecastView:
            view = ForecastView(parent, forecast_figures(self.table, self.viewer, self.words, self.seats))
            view.map_wanted.connect(lambda: self.map_mode.enlarge(True))
            return view

        self.veil_wanted.emit(made)

    def mark_origin(self, card: CardItem | None) -> None:
        super().mark_origin(card)
        self._lifted = card.thing if isinstance(card, PieceItem) else None
        if self.built:
            self.map.show_figures(self._map_figures(None))
            self.show_preview()

    def drag_moved(self, point: QPointF | None) -> None:
        self.take_pieces()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.detail_controller.say_nothing()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not event.buttons():
            self.detail_controller.rest(event)
        super().mouseMoveEvent(event)

    def inspect(self, item: QGraphicsItem | None) -> bool:
        # Cards and regions have pages of their own.
        thing = item if isinstance(item, (PamirCardItem, MapHotspot)) else None
        return (thing is not None and self.detail_controller.open(thing)) or super().inspect(item)

    def tip_at(self, point: QPointF) -> str:
        return self.detail_controller.tip(point) or super().tip_at(point)

    def click(self, item: QGraphicsItem | None) -> None:
        if item is self.question_sheets.loyalty:
            self.explain_wanted.emit()
        elif item is self.blocks:
            self.show_forecast()
        elif isinstance(item, MapHotspot) and self.move_input.selected < 0:
            self.map_mode.look_at(item.at)
        elif item is not self.court_flyouts.item:
            super().click(None if item in (self.map, self.market, self.track, *self.question_sheets.papers) else item)


def _visible(*panels: PanelItem) -> list[QGraphicsObject]:
    """Those of some panels that are shown now."""
    return [panel for panel in panels if panel.isVisible()]
