"""The table on which a position is set up: all that lies there can be taken, laid elsewhere, and taken away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsSceneMouseEvent

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.ask_frame import Prompt
from gonfalon.games.pamir.rules.constants import COURT_SIZE, FIRST_BORDER, FIRST_GIFT, GIFTS, LEFT, RIGHT
from gonfalon.games.pamir.texts.aloud import describe_piece
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import PamirCardItem, PieceItem
from gonfalon.games.pamir.window.event_animations import EVENT_TABLE
from gonfalon.games.pamir.window.gestures import Piece, Target, map_target
from gonfalon.games.pamir.window.item_positions import ItemPositions, square_at
from gonfalon.games.pamir.window.look import cards
from gonfalon.games.pamir.window.map_layout import PLACES
from gonfalon.games.pamir.window.position_edits import AWAY, things_at
from gonfalon.games.pamir.window.scene import CARDS, PamirScene
from gonfalon.games.pamir.window.seat_panels import TILES, RailPanel, SeatFigures
from gonfalon.games.pamir.window.tabs import TabFigures
from gonfalon.session.new_game import Seat
from gonfalon.texts.players import family_name
from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTarget, DropTargetItem
from gonfalon.ui.board.hint import AdvisedPlaces
from gonfalon.ui.board.move_input import Gesture, MoveInput, Questions
from gonfalon.ui.board.player_panel import PlayerPanel

MOST_PIECES = 160
"""How many groups of pieces can lie on a table: two in each region for each side, a road for each, spies and piles."""
ANY_RUPEE, HIDDEN_CARD = Piece("rupee"), Piece("hidden")
"""What the palette has more of than any table: a rupee of the bank, and a card that nobody is told."""
ON_THE_MAP = ("army", "road", "tribe")


class PositionEdit(NamedTuple):
    """A thing of the position, and where it is laid."""

    thing: Piece
    put: Target


class PositionPiece(PieceItem):
    """A piece of a position; it glows only while it is pointed at, for all others can be taken too."""

    def paint_ground(self, painter: QPainter, size: QRectF, radius: float) -> None:
        if self.hovered or self.selected or self.touched:
            super().paint_ground(painter, size, radius)

    def face_pixmap(self, dpr: float) -> QPixmap:
        if self.thing == HIDDEN_CARD:
            return cards.card_back(float(round(self.width)), dpr)
        return super().face_pixmap(dpr)


class PositionPlaces(ItemPositions):
    """Where pieces lie that no question is about."""

    def piece_rect(self, thing: Piece) -> QRectF | None:
        board = self._board
        of_seat = thing.kind in ("cylinder", "purse")
        if thing in (ANY_RUPEE, HIDDEN_CARD) or (thing.kind == "gift" and thing.owner != board.shown_seat):
            return None
        if thing.kind == "rupee" and not board.market.isVisible():
            return None
        if thing.kind in ON_THE_MAP and not board.map.isVisible():
            return None
        if of_seat and (panel := board.panels_by_seat[thing.owner]).isVisible():
            side = 24 * board.measures.unit
            return square_at(panel.supply_place() if thing.kind == "cylinder" else panel.purse_place(), side)
        return super().piece_rect(thing)


class PositionQuestions(Questions):
    """What can be taken, and where each thing may lie."""

    scene: PositionScene
    by_thing: ClassVar[bool] = True

    def __init__(self, scene: PositionScene) -> None:
        super().__init__(scene)
        self.pieces: list[Piece] = []

    def begin(self, decision: Decision) -> None:
        self.pieces = [ANY_RUPEE, HIDDEN_CARD, *things_at(self.scene.table)][:MOST_PIECES]

    def forget(self) -> None:
        self.pieces = []

    def gestures(self, decision: Decision) -> Sequence[Gesture]:
        return ()

    def prompt(self, decision: Decision) -> tuple[str, str]:
        thing = self.input.thing
        if thing is None:
            return self.scene.status
        return self.scene.thing_words(thing), translate("Position", "Lay it on one of the marked places.")

    def thing_of(self, number: int) -> Piece | None:
        if number <= 0:
            return None
        if number < CARDS:
            return Piece("card", at=number)
        return self.pieces[number - CARDS] if number - CARDS < len(self.pieces) else None

    def number_of(self, thing: Piece) -> int:
        """Return the number of the item that stands for a thing, -1 for none."""
        if thing.kind == "card":
            return thing.at
        return CARDS + self.pieces.index(thing) if thing in self.pieces else -1

    def why_not(self, card: CardItem) -> str:
        return ""

    def click_target(self, gesture: Gesture) -> int:
        put = gesture.put
        card = put.at if put.kind == "card" else self.scene.table.market[put.at] if put.kind == "market" else 0
        return card if card and Piece("card", at=card) != gesture.take else -1

    def ways(self, thing: Piece) -> list[Gesture]:
        """Return a gesture for every place where a thing may lie."""
        return [Gesture(PositionEdit(thing, put), thing, put) for put in self._targets(thing)]

    def _targets(self, thing: Piece) -> list[Target]:
        table, front = self.scene.table, self.scene.shown_seat
        seats = range(table.seating.seats)
        away = [AWAY, AWAY._replace(at=0)]
        match thing.kind:
            case "card":
                market = [Target("market", place) for place in range(len(table.market))]
                if thing.at > COURT_SIZE:
                    return [*market, *away]
                courts = [Target(side, front) for side in ("left", "right")]
                courts += [Target("court", seat) for seat in seats if seat != front]
                hands = [Target("hand", seat) for seat in seats]
                return [*market, *courts, *hands, Target("prizes", front), *away]
            case "hidden":
                return [Target("hand", seat) for seat in seats]
            case "block" | "army" | "road":
                return [*(map_target(place) for place in PLACES if place != thing.at), *away]
            case "rupee" | "purse":
                lying = [Target("card", card) for card in table.market if card and card != thing.at]
                purses = [Target("purse", seat) for seat in seats if (thing.kind, seat) != ("purse", thing.owner)]
                return [*lying, *purses, *away]
        places = [Target("region", place) for place in range(FIRST_BORDER) if place != thing.at or thing.kind == "spy"]
        courts = [Target("card", card) for court in table.courts for card in court]
        gifts = range(FIRST_GIFT, FIRST_GIFT + len(GIFTS)) if thing.owner == front else ()
        free = [Target("gift", place) for place in gifts if not table.cylinders_at(front, place)]
        return [*places, *courts, *free, *away]

    def drop_targets(self, gestures: Sequence[Gesture]) -> list[DropTarget]:
        found = []
        for gesture in gestures:
            word, rect, shape = self._drawn(gesture.put, gesture.take)
            if rect.isValid() and not rect.isEmpty():
                card = self.click_target(gesture)
                style = "outline" if shape is not None else "over"
                found.append(DropTarget(gesture.put, word, style, rect, shape=shape, card=card))
        return found

    def _drawn(self, put: Target, thing: Piece) -> tuple[str, QRectF, QPainterPath | None]:
        scene = self.scene
        measures, unit = scene.measures, scene.measures.unit
        closed = scene.measures.large is not None
        match put.kind:
            case "region" | "border":
                if not scene.map.isVisible():
                    return "", QRectF(), None
                of_region = put.kind == "region"
                shape = scene.map.region_path(put.at) if of_region else scene.map.road_shape(put.at)
                return "", shape.boundingRect(), shape
            case "market" | "card" if put.kind == "card" or scene.market.isVisible():
                if put.kind == "card":
                    item = scene.items_by_number[put.at]
                    return "", item.scene_rect() if item.isVisible() else QRectF(), None
                row, column = divmod(put.at, 6)
                words = (
                    translate("Position", "Upper row, place {number}"),
                    translate("Position", "Lower row, place {number}"),
                )
                return words[row].format(number=column + 1), scene.market.place_of(put.at), None
            case "away":
                rect = scene.palette_area if put.at == 0 else measures.blocks
                return translate("Position", "Take away"), rect, None
            case "left" | "right" if not closed:
                side = LEFT if put.kind == "left" else RIGHT
                words = (translate("PamirTable", "Left end"), translate("PamirTable", "Right end"))
                if not scene.row.court and side == LEFT:
                    return "", QRectF(), None
                word = words[side] if scene.row.court else translate("Position", "Court")
                return word, scene.places.end_place(side), None
            case "hand" if put.at == scene.shown_seat and not closed:
                return translate("Position", "Hand"), scene.places.hand_place(), None
            case "prizes" | "gift" if not closed:
                own = scene.own_panel
                rect = own.gift_rect(put.at) if put.kind == "gift" else own.part("prizes").translated(own.pos())
                return translate("Position", "Prizes") if put.kind == "prizes" else "", rect, None
            case "purse" if put.at != scene.shown_seat or not closed:
                return translate("PamirTable", "rupees"), scene.panels_by_seat[put.at].scene_rect(), None
            case "hand" | "court" if put.at != scene.shown_seat:
                panel = scene.panels_by_seat[put.at]
                whole, halves = panel.scene_rect(), QRectF(panel.scene_rect())
                if isinstance(panel, RailPanel) and panel.slats:
                    halves.setHeight(whole.height() - panel.cards_room.height() - 6 * unit)
                    rest = whole.adjusted(0, halves.height(), 0, 0)
                else:
                    halves.setWidth((TILES - 8) * unit if isinstance(panel, RailPanel) else whole.width() / 2)
                    rest = whole.adjusted(halves.width(), 0, 0, 0)
                if put.kind == "hand":
                    return translate("Position", "Hand"), halves, None
                return translate("Position", "Court"), rest, None
        return "", QRectF(), None


class PositionInput(MoveInput):
    """Lets everything be taken, and hands over where it was laid."""

    scene: PositionScene
    questions: PositionQuestions

    def gestures_with(self, thing: object) -> list[Gesture]:
        return self.questions.ways(thing) if isinstance(thing, Piece) else []

    def offered(self) -> list[Gesture]:
        return [] if self.thing is None else self.questions.ways(self.thing)

    def move_at(self, place: DropTargetItem) -> object:
        return None if self.thing is None else PositionEdit(self.thing, place.put)

    def only_move(self) -> Any:
        return None

    def may_pick(self, card: int) -> bool:
        return self.questions.thing_of(card) is not None

    def may_lift(self, card: CardItem) -> bool:
        return self.may_pick(card.number)

    def targets(self) -> dict[int, object]:
        if self.thing is None:
            return {}
        numbers = ((self.questions.click_target(one), one.move) for one in self.offered())
        return {number: move for number, move in numbers if number > 0}

    def _mark_targets(self) -> None:
        """Nothing bears brackets: nearly everything may be laid nearly everywhere."""

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        super().lift(card)
        # The court makes room at its ends.
        self.scene.glide_home()
        return self.places

    def answer(self, move: object, follow: object = None) -> None:
        if isinstance(move, PositionEdit):
            self.scene.edited.emit(move)

    def click(self, item: QGraphicsItem | None) -> None:
        if self.selected >= 0 and isinstance(item, PieceItem) and item.number != self.selected and item.thing:
            # What stands in a place does not keep others from it.
            put = map_target(item.thing.at) if item.thing.kind in ON_THE_MAP else None
            place = next((place for place in self.places if place.put == put), None)
            if place is not None:
                self.drop(self.selected, place)
                return
        super().click(item)


class PositionScene(PamirScene):
    """The table of the game, on which a position is set up."""

    edited = Signal(object)
    """A `PositionEdit` that somebody has made."""

    move_input: PositionInput

    def __init__(self, words: Names) -> None:
        super().__init__(words, EVENT_TABLE)
        self.places = PositionPlaces(self)
        self.status = ("", "")
        """What the prompt says while nothing is held."""
        self._from_palette = False
        """Whether what is dragged comes from nowhere on the table."""
        self.palette_area = QRectF()
        """Where the palette lies over the table."""
        self.move_input = PositionInput(self, PositionQuestions(self))

    def new_cards(self) -> list[CardItem]:
        found = super().new_cards()[:CARDS]
        self.pieces = tuple(PositionPiece(number) for number in range(CARDS, CARDS + MOST_PIECES))
        return [*found, *self.pieces]

    def show_position(self, table: Table, front: int) -> None:
        """Show a position, with one family in front."""
        families = table.seating.families
        seats = tuple(Seat(family, family_name(family), None) for family in families)
        if not self.built or (front, seats) != (self.viewer, self.seats):
            self.show_table(table, front, seats, self.words)
        else:
            self.show_instead(table, "")
        self.deciding = max(table.at, 0)
        self.move_input.show(Decision(self.deciding, Prompt("position"), (None,)))
        self.rebuild()

    def say(self, title: str, detail: str) -> None:
        """Let the prompt say this while nothing is held."""
        self.status = title, detail
        self.move_input.reword()

    def refresh(self) -> None:
        super().refresh()
        for item in self.items_by_number[:CARDS]:
            if isinstance(item, PamirCardItem) and item.marks.dear:
                # Nobody buys anything here.
                item.show_marks(item.marks._replace(dear=False), self.words.language)

    def seat_figures(self, seat: int) -> SeatFigures:
        # Nobody has a seat yet, but Wakhan may: a panel tells the family, and no player.
        figures, name = super().seat_figures(seat), self.seats[seat].name
        line = str(self.words.texts.wakhan["name"]) if figures.automated else ""
        tips = {**figures.words.tips, "name": ", ".join(filter(None, (name, line)))}
        words = figures.words._replace(name=name, line=line, tips=tips)
        return replace(figures, name=name, line=line, words=words)

    def mark(self, rect: QRectF | None) -> None:
        """Mark what is wrong with a position, or nothing any more."""
        self.show_hint([] if rect is None else [AdvisedPlaces(None, rect, free=False)])

    def measure(self) -> None:
        super().measure()
        label = translate("Position", "Cards and values")
        self.chronicle_tab.show_figures(TabFigures(label, "L", self.chronicle_open))

    @property
    def opens_court(self) -> bool:
        thing = self.move_input.thing
        return thing is not None and thing.kind == "card" and thing.at <= COURT_SIZE

    def take_pieces(self) -> None:
        families, table = self.table.seating.families, self.table
        held = self.move_input.thing
        for item in self.pieces:
            thing = self.move_input.questions.thing_of(item.number)
            lies = (
                table.rupees_on[table.market.index(thing.at)] if thing and thing.kind == "rupee" and thing.at > 0 else 0
            )
            road = thing is not None and thing == held and self._over_a_border
            item.take(thing, families, road=road, count=lies)

    def thing_words(self, thing: Piece) -> str:
        """Return the name of a thing."""
        if thing.kind == "card":
            return self.words.card_name(thing.at)
        if thing == HIDDEN_CARD:
            return translate("Position", "Hidden card")
        if thing == ANY_RUPEE:
            return translate("Position", "Rupee")
        return describe_piece(self.table, *thing, self.words)

    def spoken(self, thing: QGraphicsObject) -> str:
        if isinstance(thing, PieceItem):
            return "" if thing.thing is None else self.thing_words(thing.thing)
        return super().spoken(thing)

    def place_words(self, place: DropTargetItem) -> str:
        spot: Target = place.put
        if spot.kind in ("hand", "court", "left", "right", "prizes", "purse") and place.word:
            family = self.words.family(self.table.seating.families[spot.at])
            return f"{family}: {place.word}"
        return super().place_words(place)

    # -- taking, and taking away ---------------------------------------------------------------------------------------

    def hold(self, thing: Piece, point: QPointF | None) -> None:
        """Take a thing that lies in the palette into the hand: at a point that a mouse drags it from, or by a click."""
        number = self.move_input.questions.number_of(thing)
        if number < 0:
            return
        item = self.items_by_number[number]
        if point is None:
            self.move_input.select(number)
            return
        self._from_palette = not item.isVisible() or item.opacity() == 0
        item.setScale(1.0)
        item.setVisible(True)
        item.set_size(self.measures.card_width if thing.kind in ("card", "hidden") else 34 * self.measures.unit)
        self.drag_controller.bring(item, point)

    def mark_origin(self, card: CardItem | None) -> None:
        super().mark_origin(card)
        if self._from_palette:
            self.ghost.setVisible(False)
        self._from_palette = self._from_palette and card is not None

    def let_go(self) -> None:
        """Lay what is dragged from the palette where it is."""
        dropped = self.drag_controller.release()
        if dropped is not None:
            card, place = dropped
            self.move_input.drop(card.number, place)

    def take_away(self, item: QGraphicsItem | None) -> bool:
        """Take a thing off the table; return False where there is none to be taken."""
        thing = self.move_input.questions.thing_of(item.number) if isinstance(item, CardItem) else None
        if thing is None or not isinstance(item, CardItem) or not item.isVisible():
            return False
        self.edited.emit(PositionEdit(thing, AWAY))
        return True

    def delete(self) -> bool:
        """Take away what is held, or what the keys are at; return False where that is nothing."""
        selected = self.move_input.selected
        return self.take_away(self.items_by_number[selected] if selected >= 0 else self.focus.item)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        free = self.drag_controller.dragged is None and self.move_input.selected < 0
        if event.button() == Qt.MouseButton.RightButton and free and self.take_away(self.thing_at(event.scenePos())):
            event.accept()
            return
        super().mousePressEvent(event)

    def want_seat(self, panel: PlayerPanel) -> None:
        """A click on a panel brings its family to the front, and on a row its court too."""
        self.seat_wanted.emit(self.panels_by_seat.index(panel))

    def click(self, item: QGraphicsItem | None) -> None:
        held = self.move_input.selected >= 0
        if held and isinstance(item, PlayerPanel):
            item = None
        super().click(item)
