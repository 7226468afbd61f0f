"""The Ordonance table as one seat sees it: territories as columns, armies of rivals above, own armies below."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.scoring import POINTS, current_scores
from gonfalon.games.ordonance.rules.seating import COMPANY, icon_groups
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.texts.hints import tally_change
from gonfalon.games.ordonance.texts.log_writer import IconRef, PlaceRef, TerritoryRef
from gonfalon.games.ordonance.texts.table_texts import TableTexts
from gonfalon.games.ordonance.window.panels import (
    ColumnPanel,
    DeckItem,
    MarkersPanel,
    UnseenCards,
    UnseenCardsLine,
    UnseenCardsPanel,
)
from gonfalon.games.ordonance.window.table_layout import TableLayout, hand_order, rest_poses, row_of
from gonfalon.games.ordonance.window.territory import ArmyFigures, TerritoryCallout, TerritoryFigures, TerritoryItem
from gonfalon.games.ordonance.window.unit_items import BACK, UnitItem, UnitLook, UnitPreview
from gonfalon.session.new_game import Seat
from gonfalon.texts.log_entries import LogFigure
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import EventAnimation
from gonfalon.ui.board.card import CardItem, Glide, RestPose
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.event_table import EventTable
from gonfalon.ui.board.focus import Zone
from gonfalon.ui.board.hint import AdvisedPlaces
from gonfalon.ui.board.player_panel import PlayerPanel, StripFigures, StripPanel
from gonfalon.ui.board.previews import about_hint
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.board.table_scene import TableScene


class TableAppearance(NamedTuple):
    """A table in words and figures."""

    table: Table
    words: TableTexts
    viewer: int

    def dressed(self, face: int, family: str) -> UnitLook:
        """A unit in the colours of a family."""
        deck = self.table.seating.deck
        return UnitLook(deck.icons, deck.units[face].counts, self.words.unit(face), family)

    def owners(self) -> dict[int, str]:
        """The family of every card that is not in the pile, by its number."""
        table = self.table
        found: dict[int, str] = {}
        for seat, family in enumerate(table.seating.families):
            first = seat * table.seating.territories
            for cards in (table.hands[seat], *table.armies[first : first + table.seating.territories]):
                found |= dict.fromkeys(cards, family)
        return found

    def territory(self, territory: int) -> TerritoryFigures:
        """The figures of a territory, counted from 0."""
        table, count = self.table, self.table.seating.seats
        seats = sorted(range(count), key=lambda seat: row_of(seat, count, self.viewer))
        return TerritoryFigures(
            territory + 1,
            self.words.territory(territory),
            table.holder[territory] != NOBODY,
            tuple(self._army(seat, territory) for seat in seats),
        )

    def _army(self, seat: int, territory: int) -> ArmyFigures:
        table = self.table
        icons = table.seating.deck.icons
        found = icon_groups(table.counts_of(seat, territory))
        return ArmyFigures(
            table.seating.families[seat],
            len(table.army(seat, territory)),
            tuple((icons[icon], count) for count, icon in found if count >= COMPANY),
            table.marker[territory] if table.holder[territory] == seat else 0,
            table.defeated(seat, territory),
        )

    def players(self, seats: Sequence[Seat], deciding: int) -> Iterator[StripFigures]:
        """The figures of each seat, of which one is `deciding`."""
        table, scores = self.table, current_scores(self.table)
        by_points = table.seating.scoring == POINTS
        # A flag stands for a territory.
        icon = "coin-1" if by_points else "ordonance-flag"
        for seat, who in enumerate(seats):
            yield StripFigures(
                family=who.family,
                name=who.name,
                line=self.words.seat_line(who.family, who.bot, seat == self.viewer),
                score=scores[seat],
                icon=icon,
                counts=(("marker-hand", len(table.hands[seat])),),
                active=seat == deciding,
            )


FACING = 2
"""So many players face each other; more have their names beside their rows."""
BROADER = 44.0
"""How much broader the lower panel is for those who only watch."""


class OrdonanceScene(TableScene):
    """Columns that fill up, and what they are worth."""

    words: TableTexts
    table: Table
    measures: TableLayout
    items_by_number: Sequence[UnitItem]
    game_panel: MarkersPanel
    pages: ClassVar = {
        TerritoryItem: "control",
        UnitItem: "ordonance-turn",
        DropTargetItem: "ordonance-turn",
        MarkersPanel: "markers",
    }
    page_of_parts = "ordonance-parts"

    def __init__(self, words: TableTexts, event_table: EventTable[EventAnimation]) -> None:
        super().__init__(words, event_table)
        self.measures = TableLayout.of_view(1280, 800, 1, 5, 4)
        self.territories: list[TerritoryItem] = []
        self.game_panel = MarkersPanel()
        self.deck = DeckItem()
        self.unseen_line = UnseenCardsLine()
        self.unseen = UnseenCardsPanel()
        # A curve would run behind the units of the territories.
        self.hint.line.setVisible(False)
        self.preview = UnitPreview()
        self.callout = TerritoryCallout()
        for item in (self.game_panel, self.deck, self.unseen_line, self.unseen, self.preview, self.callout):
            self.addItem(item)
        self.folded = True
        """Whether the tally of unseen cards is folded."""
        self._looked_at = self._pinned = -1
        """The territories that the mouse or the keys are at, and that is explained until Esc; -1 for none."""
        self._pointed: UnitItem | None = None
        self._shown: UnitLook | None = None
        """What is shown large for somebody who points at something else than a card."""

    # -- what every table says of itself -------------------------------------------------------------------------------

    def new_cards(self) -> list[UnitItem]:
        return [UnitItem(number) for number in range(self.table.seating.size)]

    def new_panels(self) -> list[PlayerPanel]:
        seats = range(len(self.seats))
        if len(self.seats) == FACING:
            return [StripPanel(own=seat == max(self.viewer, 0)) for seat in seats]
        return [ColumnPanel(own=seat == max(self.viewer, 0)) for seat in seats]

    def clear(self) -> None:
        for old in self.territories:
            self.removeItem(old)
        self.territories = [TerritoryItem(index) for index in range(self.table.seating.territories)]
        for column in self.territories:
            self.addItem(column)
        self.look_away()
        self._pointed = self._shown = None

    @property
    def appearance(self) -> TableAppearance:
        """The appearance of the table in the current texts."""
        return TableAppearance(self.table, self.words, self.viewer)

    def refresh(self) -> None:
        table, words, appearance = self.table, self.words, self.appearance
        owners = appearance.owners()
        for item in self.items_by_number:
            self._take_face(item, owners.get(item.number, ""), appearance)
        for territory, column in enumerate(self.territories):
            column.show_figures(appearance.territory(territory))
        players = appearance.players(self.seats, self.deciding)
        for panel, figures in zip(self.panels_by_seat, players, strict=True):
            panel.show_figures(figures)
        families = table.seating.families
        order = sorted((marker, holder) for marker, holder in zip(table.marker, table.holder, strict=True) if marker)
        holders = tuple(families[holder] for _, holder in order)
        self.game_panel.show_markers(words.game(), words.turn_line(table), holders, table.seating.territories)
        self.deck.show_left(table.left, words.in_the_deck(table.left), words.left_in_the_deck(table.left))
        unseen = UnseenCards.of(table)
        count = words.unseen_of_all(unseen.cards, table.seating.size)
        self.unseen_line.show_unseen(unseen, words.unseen_cards(), count, self.folded)
        self.unseen.show_unseen(unseen, words.by_number_of_icons())
        self.unseen.setVisible(not self.folded)

    def tip_of(self, item: QGraphicsItem) -> str:
        words, table = self.words, self.table
        if isinstance(item, UnitItem):
            army = next((army for army, cards in enumerate(table.armies) if item.number in cards), -1)
            seat, territory = divmod(army, table.seating.territories)
            return words.describe_armies(table, territory)[seat] if army >= 0 else ""
        if isinstance(item, PlayerPanel):
            return words.describe_seat(table, self.panels_by_seat.index(item))
        if item is self.game_panel:
            return words.markers_tip(table)
        return words.decks(table) if item in (self.deck, self.unseen_line, self.unseen) else super().tip_of(item)

    def figure_tips(self, seat: int) -> Iterable[tuple[str, str]]:
        # A flag stands for a territory.
        yield "coin-1", self.words.describe_score(self.table, seat)
        yield "ordonance-flag", self.words.describe_score(self.table, seat)
        yield "marker-hand", self.words.describe_hand(self.table, seat)

    def learn(self, item: CardItem) -> None:
        assert isinstance(item, UnitItem)
        appearance = self.appearance
        self._take_face(item, appearance.owners().get(item.number, ""), appearance)

    def _take_face(self, item: UnitItem, family: str, appearance: TableAppearance) -> None:
        face = appearance.table.faces[item.number]
        look = None if face is None else appearance.dressed(face, family)
        if (look, look is not None) != (item.look, item.face_up):
            item.look, item.face_up = look, look is not None
            item.update()

    def measure(self) -> None:
        seating = self.table.seating
        # Under a curtain nobody's hand is shown, but its room is kept.
        played = self.viewer >= 0 or any(seat.bot is None for seat in self.seats)
        measures = TableLayout.of_view(
            self.size.width(), self.size.height(), seating.seats - 1, seating.territories, seating.army_size,
            played=played,
        )  # fmt: skip
        changed, self.measures = measures != self.measures, measures
        for column in self.territories:
            column.fit(measures.grid, measures.unit)
        for seat, panel in enumerate(self.panels_by_seat):
            row = row_of(seat, seating.seats, self.viewer)
            own = row == len(measures.grid.rows) - 1
            rect = measures.own if own else measures.rivals[row]
            if own and self.viewer < 0 and seating.seats == FACING:
                # Nobody's hand lies beside it, and who plays there is said in more words.
                rect = rect.adjusted(0, 0, BROADER * measures.unit, 0)
            panel.place(rect, measures.unit)
        self.game_panel.place(measures.column.game, measures.unit)
        self.deck.place(measures.deck, measures.unit)
        self.unseen_line.place(measures.column.tally, measures.unit)
        self.unseen.place(measures.unseen, measures.unit)
        self.banner.place(measures.banner, measures.unit)
        self._show_explanation()
        if changed:
            self.relaid.emit()

    def homes(self) -> list[RestPose]:
        away = [self.card_place(seat) for seat in range(len(self.panels_by_seat))]
        return rest_poses(
            self.table, self.viewer, self.measures, self.deck.card_place(), away, self.items_by_number, self.move_input
        )

    def place_around(self, glide: Glide | None) -> None:
        self.show_preview()

    def place_of(self, thing: Hashable) -> QRectF | None:
        if isinstance(thing, TerritoryRef):
            column = self.territories[thing.territory]
            return column.plate().translated(column.pos())
        if isinstance(thing, PlaceRef):
            row = row_of(thing.seat, len(self.seats), self.viewer)
            return self.measures.grid.place(row, thing.territory, thing.lie)
        return super().place_of(thing)

    def show_hint(self, places: Sequence[AdvisedPlaces]) -> None:
        super().show_hint(places)
        advised, view = self.move_input.advised, self.view
        changes = [tally_change(view, advised[0].move)] if view is not None and len(advised) == 1 else []
        for column in self.territories:
            found = (change for change in changes if change is not None and change.territory == column.index)
            column.show_change(next(found, None))

    def figure_place(self, figure: LogFigure) -> QPointF | None:
        tier = figure.thing
        if not isinstance(tier, IconRef):
            place, since, half = super().figure_place(figure), self.measures.since, 14 * self.measures.unit
            if place is not None and since.adjusted(0, 0, 0, half).contains(place):
                place.setY(since.bottom() + half)
            return place
        column = self.territories[tier.territory]
        chip = column.chip_rect(row_of(figure.seat, len(self.seats), self.viewer), tier.icon)
        return None if chip is None else column.pos() + QPointF(chip.right(), chip.top() + 4 * self.measures.unit)

    def dimmed_rect(self) -> QRectF:
        return united(self.measures.grid.columns)

    def lit_rect(self, thing: Hashable) -> QRectF | None:
        if isinstance(thing, TerritoryRef):
            return self.measures.grid.columns[thing.territory].adjusted(7, 7, -7, -7)
        return super().lit_rect(thing)

    def steps_place(self) -> QRectF:
        return self.measures.steps

    def since_place(self) -> QRectF:
        return self.measures.since

    def since_room(self) -> QRectF:
        # The hand lies beside it.
        return self.measures.steps

    def look_away(self) -> None:
        self._looked_at = self._pinned = -1
        self.callout.tell(None, QRectF(), QRectF(), 1.0)

    def ask(self, decision: Decision | None, view: View | None = None) -> None:
        self._shown = None
        self._pointed = next((thing for thing in self.focus.both if isinstance(thing, UnitItem)), None)
        super().ask(decision, view)

    def change_places(self, one: int, other: int) -> None:
        """Let two cards of the hand lie and stand as the other did, because they change faces too."""
        a, b = self.items_by_number[one], self.items_by_number[other]
        for item, state in ((a, _placed(b)), (b, _placed(a))):
            item.setPos(state[0])
            item.setRotation(state[1])
            item.setScale(state[2])
            item.setZValue(state[3])
            item.lifted = state[4]
        self.focus.change_places(a, b)

    # -- what lies where, for the keys and for screen readers ----------------------------------------------------------

    def all_zones(self) -> Iterable[Zone]:
        return (
            self.rivals_zone(),
            Zone("territories", translate("Focus", "Territories"), self.territories),
            self.places_zone(self.move_input.places if self.move_input.selected >= 0 else ()),
            self.hand_zone(hand_order(self.table, self.viewer) if self.viewer >= 0 else ()),
            self.own_zone(),
            Zone("tracker", translate("Focus", "Unseen cards"), [self.unseen_line]),
        )

    def shows_more(self, thing: QGraphicsObject | None) -> bool:
        return isinstance(thing, (CardItem, TerritoryItem))

    def presses(self, thing: QGraphicsObject) -> bool:
        return isinstance(thing, TerritoryItem) or thing is self.unseen_line or super().presses(thing)

    def spoken(self, thing: QGraphicsObject) -> str:
        words, table = self.words, self.table
        if isinstance(thing, UnitItem):
            return words.describe_card(table, thing.number, self.viewer)
        if isinstance(thing, TerritoryItem):
            return words.describe_territory(table, thing.index, self.viewer)
        if isinstance(thing, DropTargetItem):
            return words.describe_place(table, self.viewer, thing.put, self.move_input.selected)
        if isinstance(thing, PlayerPanel):
            return words.describe_seat(table, self.panels_by_seat.index(thing))
        tally = self.unseen_line.unseen
        if thing is not self.unseen_line or tally is None:
            return ""
        return f"{words.describe_unseen(tally.cards, tally.by_icon)} {words.decks(table)}"

    def press(self, thing: QGraphicsItem | None) -> bool:
        if thing is self.unseen_line:
            self.fold_unseen_cards()
        elif isinstance(thing, TerritoryItem):
            self.explain(thing.index)
        else:
            return super().press(thing)
        return True

    def close_what_is_open(self) -> bool:
        return self.close_callout() or self.close_unseen_cards()

    def looked_at_territory(self) -> int:
        """Return the territory that the keys or the mouse are at, from 0; -1 for none."""
        for thing in reversed(self.focus.both):
            if isinstance(thing, TerritoryItem):
                return thing.index
            if thing is not None:
                at = self.column_at(thing.mapToScene(thing.boundingRect().center()))
                if at >= 0:
                    return at
        return -1

    # -- looking closer ------------------------------------------------------------------------------------------------

    def point_at(self, thing: QGraphicsObject | None) -> None:
        self._pointed = thing if isinstance(thing, UnitItem) else None
        self._shown = None
        self._looked_at = thing.index if isinstance(thing, TerritoryItem) else -1
        self._show_explanation()
        self.show_preview()

    def show_look(self, look: UnitLook | None) -> None:
        """Show a unit large that need not lie on the table; None goes back to what was shown."""
        self._shown = look
        self.show_preview()

    def drawing_of(self, thing: QGraphicsObject) -> UnitLook | None:
        return thing.look if isinstance(thing, UnitItem) else None

    def page_of(self, thing: QGraphicsObject) -> str:
        return "armies" if isinstance(thing, UnitItem) and thing.is_tile else super().page_of(thing)

    def show_preview(self) -> None:
        """Show large what is pointed at, else the unit in hand, the one that was just drawn, or was told of last."""
        look, head = self._shown, translate("Preview", "From the chronicle")
        if look is None:
            item = self.drag_controller.dragged if isinstance(self.drag_controller.dragged, UnitItem) else self._pointed
            drawn = self.table.drawn if self.viewer == self.table.at else -1
            for number in (self.move_input.selected, *self.move_input.advised_cards, drawn):
                if (item is None or item.look is None or not item.isVisible()) and number >= 0:
                    item = self.items_by_number[number]
            if item is not None and item.isVisible():
                look, head = item.look, self.words.whereabouts(self.table, item.number, self.viewer)
                head = about_hint() if item is self.advised_card else head
        if look is None:
            kind, family = self.last_told.card or (None, "")
            if kind is not None:
                look = self.appearance.dressed(self.table.seating.deck.numbers[kind], family)
                head = self.last_told.head
        if look is None:
            head = self.words.left_in_the_deck(self.table.left)
        column = self.measures.column
        self.preview.show_card(look or BACK, head, column.preview, column.caption, self.measures.unit)

    @property
    def explained(self) -> int:
        """The territory that is explained, from 0; -1 for none."""
        return self._looked_at if self._looked_at >= 0 else self._pinned

    def explain(self, territory: int) -> None:
        """Say why a territory is held, until Esc or the same again."""
        if territory < 0 or territory == self._pinned:
            self.look_away()
            return
        self._pinned = territory
        self._show_explanation()

    def close_callout(self) -> bool:
        """Close what was explained; False when nothing was."""
        was = self.callout.isVisible()
        self.look_away()
        return was

    def _show_explanation(self) -> None:
        if not 0 <= self.explained < len(self.territories):
            self.callout.tell(None, QRectF(), QRectF(), 1.0)
            return
        measures = self.measures
        # The chronicle is a widget and would lie over it.
        right, top = measures.log_view.left(), measures.banner.bottom()
        room = QRectF(0, top, right, self.size.height() - top).adjusted(6, 2, -6, -6)
        told = self.words.explained(self.table, self.explained, self.seats)
        self.callout.tell(told, measures.grid.plates[self.explained], room, measures.unit)

    # -- the tally of unseen cards -------------------------------------------------------------------------------------

    def fold_unseen_cards(self) -> None:
        """Open or fold the tally."""
        self.folded = not self.folded
        self.rebuild()

    def close_unseen_cards(self) -> bool:
        """Fold the tally; False when it is folded."""
        was_open = not self.folded
        if was_open:
            self.fold_unseen_cards()
        return was_open

    # -- the pointer's board -------------------------------------------------------------------------------------------

    def mark_origin(self, card: CardItem | None) -> None:
        super().mark_origin(card)
        if self.built:
            self.show_preview()

    def click(self, item: QGraphicsItem | None) -> None:
        column = -1
        if isinstance(item, TerritoryItem):
            column = item.index
        elif isinstance(item, UnitItem) and item.is_tile:
            column = self.column_at(item.pos())
        if column >= 0 and self.move_input.selected >= 0:
            # Whoever has a unit in hand means the territory, whatever lies there.
            self.focus.hide()
            self.move_input.lay(self.move_input.selected, column)
        else:
            super().click(self.unseen_line if item is self.unseen else item)

    def column_at(self, point: QPointF) -> int:
        """The territory whose column a point of the scene is in, from 0; -1 for none."""
        columns = self.measures.grid.columns
        return next((index for index, column in enumerate(columns) if column.contains(point)), -1)

    def reaches(self, item: QGraphicsObject, point: QPointF) -> bool:
        if isinstance(item, TerritoryItem) and self.move_input.selected >= 0:
            return item.rect.contains(point)
        return super().reaches(item, point)


def _placed(item: UnitItem) -> tuple[QPointF, float, float, float, float]:
    return QPointF(item.pos()), item.rotation(), item.scale(), item.zValue(), item.lifted
