"""The questions of Pax Pamir on the board: what can be taken up, where it goes, and what stands on the buttons.

A click takes up and shows what would follow; a second click, a drag, Enter or the button does it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QRect, QRectF, QTimer
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.card_actions import Build
from gonfalon.games.pamir.rules.constants import ACTIONS, FIRST_BORDER, LAST_CARD
from gonfalon.games.pamir.rules.moves import END
from gonfalon.games.pamir.rules.placement import BLOCKS, Placement
from gonfalon.games.pamir.texts.aloud import describe_piece
from gonfalon.games.pamir.texts.bribe_texts import addressed_question
from gonfalon.games.pamir.texts.choices import move_label
from gonfalon.games.pamir.texts.move_labels import button_labels, held_piece_text, picked_card_text
from gonfalon.games.pamir.texts.move_list import sorted_moves
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.questions import question
from gonfalon.games.pamir.texts.refusals import refusal, unavailable_actions
from gonfalon.games.pamir.window.gestures import Piece, Target, gestures, pieces_of
from gonfalon.games.pamir.window.map_item import MapHotspot
from gonfalon.games.pamir.window.question_sheets import STAY
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.choice_bar import MOST_KEYS, ChoiceBar, ChoiceLayout
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.drag_and_drop import DropTarget
from gonfalon.ui.board.move_input import Gesture, Questions

FEW = 4
"""As many answers need only their buttons; of more, the things on the board bear the keys too."""
FURTHER_KEYS = "0QWRXYJO"
"""The keys of the tenth answer and those after it, which mean nothing else at the table while many are asked for."""
FIRST_PIECE = LAST_CARD + 1
"""Items with numbers from here on are pieces."""
OF_THE_OWN = ("end", "hand", "gift", "purse", "discard")
"""The spots of the own row and the own panel."""
ENOUGH = ("done", "pass", "lose", "end")
"""The moves that end something; they have one key."""
ASKED_AGAIN_MS = 4000
"""How long the button waits that asks whether the turn is really to end."""
OF_ITS_OWN = ("actions", "loyalty", "ask-bribe", "pay-bribe")
"""The questions that begin something; all others go on with what was begun."""


class RowChoice(NamedTuple):
    """A button choice that is no move: it moves the keyboard focus to a row of the board."""

    row: str


class TakenUp(NamedTuple):
    """A button choice that is no move: it takes a thing up that can go to several places."""

    number: int


def _icon(move: Move) -> str:
    """The drawing before the words of a button."""
    if move.word in ACTIONS:
        return f"pamir-action-{move.word}"
    return "pamir-rupee" if move.word in ("ask", "pay", "buy") else ""


class PamirQuestions(Questions):
    """Finds the gestures among the moves, and knows which thing is picked up."""

    scene: PamirScene
    by_thing = True
    shining = ("site", "rebuke", "rumor", "other-persuasive-methods")
    elides = True

    def __init__(self, scene: PamirScene) -> None:
        super().__init__(scene)
        self.ends_twice = False
        """Whether the turn was to be ended with actions left: the next press does it."""
        self.pieces: list[Piece] = []
        """The pieces that the question is about, in the order of their items."""
        self._one_pile = False
        """Whether there is one pile from which a piece comes: it need not be taken up first."""
        self._calm = QTimer(scene, singleShot=True, interval=ASKED_AGAIN_MS)
        self._calm.timeout.connect(self._calmed)

    @property
    def view(self) -> View:
        """The view of the seat that is asked; only while something is."""
        assert self.scene.view is not None
        return self.scene.view

    # -- the question --------------------------------------------------------------------------------------------------

    def gestures(self, decision: Decision) -> Sequence[Gesture]:
        view = self.view
        frame = view.stack[-1]
        blocks = isinstance(frame, Build) or (isinstance(frame, Placement) and frame.icon in BLOCKS)
        found = gestures(decision._replace(moves=sorted_moves(decision, view.table)), self.scene.table, blocks)
        self.pieces = [thing for thing in pieces_of(found) if thing.kind != "card"]
        taken = pieces_of([way for way in found if way.put is not None])
        self._one_pile = len(taken) == 1 and taken[0].kind in ("block", "cylinder")
        return found

    def forget(self) -> None:
        self.pieces, self.ends_twice, self._one_pile = [], False, False
        self.scene.question_sheets.ask(None)

    def prompt(self, decision: Decision) -> tuple[str, str]:
        view, names = self.view, self.scene.words
        thing = self.input.thing
        if decision.seat != self.scene.viewer:
            title, detail = question(view, names).lines
            return addressed_question(view.table.seating.families[decision.seat], title, names), detail
        if thing is None or thing.kind not in ("card", "army", "tribe", "spy"):
            return question(view, names).lines
        if thing.kind != "card":
            return held_piece_text(thing.kind, thing.at, names), question(view, names).title
        return picked_card_text(view, thing.at, names).lines if self.word == "actions" else question(view, names).lines

    def choices(self, decision: Decision) -> Sequence[Choice]:
        view = self.view
        thing, ways = self.input.thing, self.input.gestures
        found = [] if thing is None else self.input.gestures_with(thing)
        picked_up = [way.move for way in found] if self.input.selected >= 0 else []
        own = self.scene.question_sheets.answers(view, picked_up)
        if own is not None:
            return own
        if self.word == "actions" and not found:
            return self._beginnings()
        rest = [way for way in ways if way.take is None and way.put is None and self.word != "actions"]
        wanted = found or [way for way in ways if way not in rest]
        answers = [self._button(way.move) for way in wanted] if found or self.word != "move" else self._things()
        for index, key in zip(range(MOST_KEYS, len(answers)), FURTHER_KEYS, strict=False):
            answers[index] = replace(answers[index], key=key)
        return [*answers, *(self._button(way.move) for way in rest)]

    def _things(self) -> list[Choice]:
        """Return the choices of what is taken up first, and then laid somewhere."""
        table, names = self.scene.table, self.scene.words
        found = ((self._number_of(thing), thing) for thing in self.pieces)
        return [Choice(TakenUp(number), describe_piece(table, *thing, names)) for number, thing in found]

    def _button(self, move: Move) -> Choice:
        view = self.view
        said = move_label(view, move, self.scene.words, held=self.input.selected >= 0)
        key = "E" if move.word in ENOUGH else str(move.one) if move.word == "ask" and move.one < 10 else ""
        return Choice(
            move, said.title, said.detail, key=key, icon=_icon(move), quiet=move.word in (*ENOUGH, "drop", "refuse")
        )

    def _beginnings(self) -> list[Choice]:
        view = self.view
        rows = zip(("market", "hand", "court"), button_labels(view, self.scene.words), strict=True)
        keys = {"market": "B", "hand": "H", "court": "C"}
        found = [
            Choice(RowChoice(row), said.title, said.detail, key=keys[row]) for row, said in rows if said is not None
        ]
        ends = [self._button(way.move) for way in self.input.gestures if way.move.word == "end"]
        if self.ends_twice:
            ends = [replace(end, title=translate("PamirTable", "Really end the turn?"), quiet=False) for end in ends]
        return [*found, *ends]

    @property
    def ends_at_a_loss(self) -> bool:
        """Whether the end of the turn forgoes something, or an event takes something; new cards make it final."""
        if self.word != "actions":
            return False
        forgone = self.scene.table.actions > 0 and len(self.input.gestures) > 1
        return forgone or MoveOutcome(self.view, END).takes

    # -- things --------------------------------------------------------------------------------------------------------

    def thing_of(self, number: int) -> Piece | None:
        """Return the piece or card that the item with this number stands for."""
        if number < 0:
            return None
        if number < FIRST_PIECE:
            return Piece("card", at=number)
        index = number - FIRST_PIECE
        return self.pieces[index] if index < len(self.pieces) else None

    def click_target(self, gesture: Gesture) -> int:
        if gesture.put is not None:
            return gesture.put.at if gesture.put.kind == "card" else -1
        # A card that can be taken up is no target.
        return -1 if gesture.take is None or gesture.take.kind == "card" else self._number_of(gesture.take)

    def keyed(self, targets: Mapping[int, object]) -> Mapping[int, object]:
        found, gestures = dict(targets), self.input.gestures
        taken = Counter([gesture.take for gesture in gestures if gesture.take is not None])
        numbers = {self._number_of(one.take): one.move for one in gestures if one.take is not None}
        several = {self._number_of(thing) for thing, count in taken.items() if count > 1 or self.word == "move"}
        return found | numbers | {number: TakenUp(number) for number in several}

    def _number_of(self, thing: Piece) -> int:
        """Return the number of the item that stands for a piece or card, -1 for none."""
        if thing.kind == "card":
            return thing.at
        return FIRST_PIECE + self.pieces.index(thing) if thing in self.pieces else -1

    def at_hand(self, gesture: Gesture) -> bool:
        return self._one_pile or gesture.take is None

    def lays_back(self, gestures: Sequence[Gesture]) -> bool:
        several = len({way.put for way in gestures}) > 1
        return len(gestures) != 1 and (several or gestures[0].move.word not in ACTIONS)

    def hesitates(self, gesture: Gesture) -> bool:
        view = self.scene.view
        return view is not None and self.scene.question_sheets.changes_side(view, [gesture.move])

    def eligible(self, card: int) -> bool:
        asked = self.word in ("actions", "move", "spy", "blackmail", "betray")
        held = self.input
        return not asked or held.may_pick(card) or card in held.targets() or card == held.selected

    def goes_on(self, decision: Decision, answered: object) -> bool:
        return decision.prompt.word not in OF_ITS_OWN

    # -- spots ---------------------------------------------------------------------------------------------------------

    def drop_targets(self, gestures: Sequence[Gesture]) -> list[DropTarget]:
        found: dict[Target, DropTarget] = {}
        for way in gestures:
            if way.put not in found:
                word, style, rect, shape = self._drawn(way.put)
                narrow = way.put.kind == "end" and bool(self.scene.row.court)
                if rect.isValid():
                    # What is as narrow as the ends of the court says it above itself.
                    found[way.put] = DropTarget(
                        way.put, "" if narrow else word, style, rect, meaning=word if narrow else "", shape=shape
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

    # -- what is said --------------------------------------------------------------------------------------------------

    def why_not_click(self, item: QGraphicsItem) -> str:
        if isinstance(item, MapHotspot):
            region, border = (item.at, None) if item.at < FIRST_BORDER else (None, item.at)
            return self._why(self.scene.places.meant(self.input.thing, region, border))
        return self.refused_click(item.number) if isinstance(item, CardItem) else ""

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

    # -- how the choices stand -----------------------------------------------------------------------------------------

    @property
    def form(self) -> ChoiceLayout:
        usual = ChoiceLayout.COLUMN if self.scene.map_mode.large and not self.scene.measures.tabs else ChoiceLayout.ROW
        return self.scene.question_sheets.form or usual

    @property
    def keys_on_board(self) -> bool:
        # Beside the large map a column says which piece is which, and among many answers the board does.
        return self.form is ChoiceLayout.COLUMN or len(self.input.choices) > FEW

    @property
    def explains(self) -> bool:
        # A turn has four buttons of its own, and a paper stands beside the coalitions.
        return super().explains and self.word not in ("actions", "loyalty")

    @property
    def explained_beside(self) -> bool:
        return self.scene.question_sheets.loyalty.isVisible()

    def button(self, choice: Choice, key: str, parent: QWidget) -> ChoiceButton:
        return self.scene.question_sheets.make(choice, key, parent)

    def room(self, choices: QRect, bar: ChoiceBar) -> QRect:
        room, bar.foot = self.scene.question_sheets.choices_room(choices)
        return room

    def set_aside(self, aside: bool) -> bool:
        return self.scene.question_sheets.set_aside(aside)

    def foresee(self, move: Any) -> str:
        view = self.scene.view
        if view is not None:
            self.scene.look_ahead(self.input.only_move() if move is None else move)
        return "" if view is None or move is None else move_label(view, move, self.scene.words, held=True).detail

    def look_ahead(self, choice: Choice | None) -> None:
        self.scene.question_sheets.mark(() if choice is None or choice.style != "brackets" else choice.cards)
        move = choice.move if choice is not None and isinstance(choice.move, Move) else None
        self.scene.look_ahead(move)

    def shows_ahead(self, choice: Choice) -> bool:
        shown = self.scene.board_preview.prospect
        return isinstance(choice.move, Move) and not choice.quiet and (shown is None or shown.move != choice.move)

    def press(self, choice: Choice) -> bool:
        if choice.move == STAY:
            self.input.put_down()
        elif isinstance(choice.move, RowChoice):
            self.scene.go_to_row(choice.move.row)
        elif isinstance(choice.move, TakenUp):
            self.input.select(choice.move.number)
        elif choice.move == END and self.ends_at_a_loss and not self.ends_twice:
            # Ask once more for some seconds, and show what would go.
            self.ends_twice = True
            self.input.reword()
            self.scene.look_ahead(END)
            self._calm.start()
        else:
            return self.scene.question_sheets.wakhan_controller.go_on(choice.move)
        return True

    def _calmed(self) -> None:
        if self.ends_twice:
            self.ends_twice = False
            self.scene.look_ahead(None)
            self.input.reword()
