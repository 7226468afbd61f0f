"""The questions of Pax Pamir on the board: what can be taken up, where it goes, and what stands on the buttons.

A click takes up and shows what would follow; a second click, a drag, Enter or the button does it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.card_actions import Build
from gonfalon.games.pamir.rules.constants import ACTIONS, FIRST_BORDER, LAST_CARD
from gonfalon.games.pamir.rules.placement import BLOCKS, Placement
from gonfalon.games.pamir.texts.bribe_texts import addressed_question
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.move_labels import button_labels, held_piece_text, picked_card_text
from gonfalon.games.pamir.texts.move_list import sorted_moves
from gonfalon.games.pamir.texts.questions import question
from gonfalon.games.pamir.texts.refusals import refusal, unavailable_actions
from gonfalon.games.pamir.window.gestures import Gesture, Piece, Target, gestures, pieces_of
from gonfalon.games.pamir.window.map_item import MapHotspot
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTarget, DropTargetItem
from gonfalon.ui.board.move_input import MoveInput as BoardAsking

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.scene import PamirScene

__all__ = ["MoveInput", "RowChoice"]

MAX_BUTTONS = 9
FIRST_PIECE = LAST_CARD + 1
"""Items with numbers from here on are pieces."""
OF_THE_OWN = ("end", "hand", "gift", "purse", "discard")
"""The spots of the own row and the own panel."""
ENOUGH = ("done", "pass", "lose", "end")
"""The moves that end something; they have one key."""


class RowChoice(NamedTuple):
    """A button choice that is no move: it moves the keyboard focus to a row of the board."""

    row: str


def _icon(move: Move) -> str:
    """The drawing before the words of a button."""
    if move.word in ACTIONS:
        return f"pamir-action-{move.word}"
    return "pamir-rupee" if move.word in ("ask", "pay", "buy") else ""


class MoveInput(BoardAsking):
    """Finds the gestures among the moves, and knows which thing is picked up."""

    scene: PamirScene

    def __init__(self, scene: PamirScene) -> None:
        super().__init__(scene)
        self.gestures: list[Gesture] = []
        self.ends_twice = False
        """Whether the turn was to be ended with actions left: the next press does it."""
        self.pieces: list[Piece] = []
        """The pieces that the question is about, in the order of their items."""

    # -- the question --------------------------------------------------------------------------------------------------

    def begin(self, decision: Decision) -> None:
        view = self.scene.view
        assert view is not None
        frame = view.stack[-1]
        blocks = isinstance(frame, Build) or (isinstance(frame, Placement) and frame.icon in BLOCKS)
        self.gestures = gestures(decision._replace(moves=sorted_moves(decision, view.table)), self.scene.table, blocks)
        self.pieces = [thing for thing in pieces_of(self.gestures) if thing.kind != "card"]

    def forget(self) -> None:
        self.gestures, self.pieces, self.ends_twice = [], [], False
        self.scene.question_sheets.ask(None)

    def prompt(self, decision: Decision) -> tuple[str, str]:
        view, names = self.scene.view, self.scene.words
        assert view is not None
        thing = self.thing
        if decision.seat != self.scene.viewer:
            title, detail = question(view, names).lines
            return addressed_question(view.table.seating.families[decision.seat], title, names), detail
        if thing is None or thing.kind not in ("card", "army", "tribe", "spy"):
            return question(view, names).lines
        if thing.kind != "card":
            return held_piece_text(thing.kind, thing.at, names), question(view, names).title
        return picked_card_text(view, thing.at, names).lines if self.word == "actions" else question(view, names).lines

    def answers(self, decision: Decision) -> Sequence[Choice]:
        view = self.scene.view
        assert view is not None
        found = self._of_thing(self.thing) if self.thing is not None else []
        picked_up = [way.move for way in found] if self.selected >= 0 else []
        own = self.scene.question_sheets.answers(view, picked_up)
        if own is not None:
            return own
        if self.word == "actions" and not found:
            return self._beginnings()
        rest = [way for way in self.gestures if way.thing is None and way.spot is None]
        many = len(self.gestures) - len(rest) > MAX_BUTTONS
        wanted = found or ([] if many or self.word == "move" else [way for way in self.gestures if way not in rest])
        if self.word == "actions":
            rest = []
        return [self._button(way.move) for way in (*wanted, *rest)]

    def _button(self, move: Move) -> Choice:
        view = self.scene.view
        assert view is not None
        said = move_label(view, move, self.scene.words, held=self.selected >= 0)
        key = "E" if move.word in ENOUGH else str(move.one) if move.word == "ask" and move.one < 10 else ""
        return Choice(
            move, said.title, said.detail, key=key, icon=_icon(move), quiet=move.word in (*ENOUGH, "drop", "refuse")
        )

    def _beginnings(self) -> list[Choice]:
        view = self.scene.view
        assert view is not None
        rows = zip(("market", "hand", "court"), button_labels(view, self.scene.words), strict=True)
        keys = {"market": "B", "hand": "H", "court": "C"}
        found = [
            Choice(RowChoice(row), said.title, said.detail, key=keys[row]) for row, said in rows if said is not None
        ]
        ends = [self._button(way.move) for way in self.gestures if way.move.word == "end"]
        if self.ends_twice:
            ends = [replace(end, title=translate("PamirTable", "Really end the turn?"), quiet=False) for end in ends]
        return [*found, *ends]

    @property
    def ends_early(self) -> bool:
        """Whether ending the turn now would forgo something; dealing new cards makes it final."""
        return self.word == "actions" and self.scene.table.actions > 0 and len(self.gestures) > 1

    # -- things --------------------------------------------------------------------------------------------------------

    def thing_of(self, number: int) -> Piece | None:
        """Return the piece or card that the item with this number stands for."""
        if number < 0:
            return None
        if number < FIRST_PIECE:
            return Piece("card", at=number)
        index = number - FIRST_PIECE
        return self.pieces[index] if index < len(self.pieces) else None

    @property
    def held(self) -> int:
        """The item that is in the hand of the player, by dragging or by a click; -1 for none."""
        dragged = self.scene.drag_controller.dragged
        return self.selected if dragged is None else dragged.number

    @property
    def thing(self) -> Piece | None:
        """The piece or card that is picked up."""
        return self.thing_of(self.held)

    def _of_thing(self, thing: Piece | None) -> list[Gesture]:
        return [way for way in self.gestures if way.thing == thing]

    def only_move(self) -> Move | None:
        """The one move that what is picked up can be used for, None where there are several or nothing is."""
        found = self._of_thing(self.thing) if self.thing is not None else []
        return found[0].move if len(found) == 1 else None

    def _with_spots(self) -> list[Gesture]:
        """The gestures whose spots are shown now."""
        if self.thing is not None:
            return [way for way in self._of_thing(self.thing) if way.spot is not None]
        taken = pieces_of([way for way in self.gestures if way.spot is not None])
        if len(taken) == 1 and taken[0].kind in ("block", "cylinder"):
            # There is one pile from which it comes: nobody needs to take it up first.
            return [way for way in self.gestures if way.spot is not None]
        return [way for way in self.gestures if way.thing is None and way.spot is not None]

    def targets(self) -> Mapping[int, Any]:
        if self.decision is None:
            return {}
        found: dict[int, Any] = {
            way.spot.at: way.move for way in self._with_spots() if way.spot is not None and way.spot.kind == "card"
        }
        for way in self.gestures:
            if way.thing in self.pieces and way.spot is None:
                found[FIRST_PIECE + self.pieces.index(way.thing)] = way.move
        return found

    def keyed(self) -> Mapping[int, Any]:
        found = dict(self.targets())
        for index, piece in enumerate(self.pieces):
            of_piece = self._of_thing(piece)
            if len(of_piece) == 1:
                found[FIRST_PIECE + index] = of_piece[0].move
        return found

    def move_of(self, place: DropTargetItem) -> Any:
        return next((way.move for way in self._with_spots() if way.spot == place.move_played), None)

    def eligible(self, card: int) -> bool:
        if self.decision is None or self.word not in ("actions", "move", "spy", "blackmail", "betray"):
            return True
        return self.may_pick(card) or card in self.targets() or card == self.selected

    def may_pick(self, card: int) -> bool:
        thing = self.thing_of(card)
        return thing is not None and any(way.thing == thing for way in self.gestures)

    def places_on_the_map(self) -> set[int]:
        """The regions and borders that something can be taken from or laid on, by the numbers of `rules.places`."""
        spots = {way.spot.at for way in self.gestures if way.spot is not None and way.spot.kind in ("region", "border")}
        things = (way.thing for way in self.gestures if way.thing is not None)
        return spots | {thing.at for thing in things if thing.kind in ("army", "road", "tribe")}

    def cards_asked_about(self) -> set[int]:
        """The court cards that something can be done with or on now."""
        found = {way.spot.at for way in self.gestures if way.spot is not None and way.spot.kind == "card"}
        return found | {way.thing.at for way in self.gestures if way.thing is not None and way.thing.kind == "spy"}

    # -- spots ---------------------------------------------------------------------------------------------------------

    @property
    def lit(self) -> bool:
        return self.held >= 0 or self.word in ("site", "rebuke", "rumor", "other-persuasive-methods")

    def wanted(self) -> list[DropTarget]:
        found: dict[Target, DropTarget] = {}
        for way in self._with_spots():
            if way.spot is not None and way.spot not in found:
                word, style, rect, shape = self._drawn(way.spot)
                narrow = way.spot.kind == "end" and bool(self.scene.row.court)
                if rect.isValid():
                    # What is as narrow as the ends of the court says it above itself.
                    found[way.spot] = DropTarget(
                        way.spot, "" if narrow else word, style, rect, meaning=word if narrow else "", shape=shape
                    )
        return list(found.values())

    def _drawn(self, spot: Target) -> tuple[str, str, QRectF, QPainterPath | None]:
        scene = self.scene
        if scene.measures.large is not None and spot.kind in OF_THE_OWN:
            # Own row and panel are not shown beside the large map.
            return "", "over", QRectF(), None
        match spot.kind:
            case "region":
                shape = scene.map.region_path(spot.at)
                return "", "outline", shape.boundingRect(), shape
            case "border":
                shape = scene.map.road_shape(spot.at)
                return "", "outline", shape.boundingRect(), shape
            case "card":
                return "", "cover", scene.items_by_number[spot.at].scene_rect(), None
            case "gift":
                return "", "over", scene.own_panel.gift_rect(spot.at), None
            case "seat":
                return "", "over", scene.panels_by_seat[spot.at].scene_rect(), None
            case "end":
                words = translate("PamirTable", "Left end"), translate("PamirTable", "Right end")
                if not scene.row.court:
                    return translate("PamirList", "Your court"), "free", scene.places.end_place(spot.at), None
                return words[spot.at], "free", scene.places.end_place(spot.at), None
            case "purse":
                return "", "over", scene.own_panel.scene_rect(), None
            case "hand":
                return translate("PamirTable", "To your hand"), "over", scene.places.hand_place(), None
            case "discard":
                return translate("PamirTable", "Discard"), "over", scene.places.discard_place(), None
        return translate("PamirTable", "Happens now"), "over", scene.banner.scene_rect(), None

    # -- answering -----------------------------------------------------------------------------------------------------

    @property
    def lays(self) -> bool:
        return False

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        if self.selected >= 0:
            self.scene.items_by_number[self.selected].selected = False
            self.selected = -1
        self.reword()
        return self.places

    def drop(self, card: CardItem, place: DropTargetItem | None) -> None:
        spot = None if place is None else place.move_played
        move = next((way.move for way in self._of_thing(self.thing_of(card.number)) if way.spot == spot), None)
        view = self.scene.view
        if spot is not None and move is not None and view is not None:
            if self.scene.question_sheets.changes_side(view, [move]):
                # What it costs is shown first.
                self.select(card.number)
            else:
                self.answer(move)
            return
        self.reword()
        self.refuse(self.why_not(card))
        self.scene.glide_home()

    def let_go(self, card: CardItem) -> None:
        self.reword()
        self.scene.glide_home()

    def select(self, card: int) -> None:
        before = self.selected
        super().select(card)
        if self.selected != before:
            self._mark_targets()
            self.reword()
            self.scene.picked_up()

    def _mark_targets(self) -> None:
        targets = self.targets()
        for item in self.scene.items_by_number:
            if item.targeted != (item.number in targets):
                item.targeted = item.number in targets
                item.update()

    def click(self, item: QGraphicsItem | None) -> None:
        if isinstance(item, DropTargetItem) and self.decision is not None:
            move = self.move_of(item)
            if move is not None:
                self.answer(move)
            return
        if isinstance(item, MapHotspot) and self.thing is not None:
            at = item.at
            region, border = (at, None) if at < FIRST_BORDER else (None, at)
            self.refuse(self._why(self.scene.places.meant(self.thing, region, border)))
            return
        super().click(item)

    def click_card(self, card: int) -> None:
        targets = self.targets()
        if card in targets:
            self.answer(targets[card])
            return
        if not self.may_pick(card):
            sentence = self.refused_click(card)
            if sentence:
                self.refuse(sentence)
            else:
                self.put_down()
            return
        if card != self.selected:
            self.select(card)
            return
        found = self._of_thing(self.thing_of(card))
        if len(found) == 1:
            self.answer(found[0].move)
        elif len({way.spot for way in found}) > 1 or found[0].move.word not in ACTIONS:
            self.select(-1)

    def refused_click(self, card: int) -> str:
        """Return the reason why nothing can be done with a card now."""
        view, table, seat = self.scene.view, self.scene.table, self.scene.viewer
        if view is None or self.word != "actions" or card >= FIRST_PIECE:
            return ""
        if card in table.market:
            return refusal(view, Move("buy", card), self.scene.words)
        if card in table.courts[seat]:
            return " ".join(dict.fromkeys(unavailable_actions(view, card, self.scene.words).values()))
        return ""

    def card_first(self) -> str:
        return ""

    def why_not(self, card: CardItem) -> str:
        """Return why a dropped card cannot lie there: the rules' own sentence about the move it would be."""
        thing = self.thing_of(card.number)
        if thing is not None and (said := self._why(self.scene.places.meant_by_drop(card, thing))):
            return said
        if card.scene_rect().translated(card.home - card.pos()).contains(card.pos()):
            # It was laid back.
            return ""
        return translate("PamirTable", "Drop it on one of the glowing places.")

    def _why(self, move: Move | None) -> str:
        view = self.scene.view
        return "" if view is None or move is None else refusal(view, move, self.scene.words)
