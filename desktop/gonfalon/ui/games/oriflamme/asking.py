"""Turns the moves of a decision into things to pick up, places to drop them, cards to click and buttons to press.

It never knows why a move is legal: it only finds each gesture among the moves that the rules offer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.moves import BACK, FRONT, Move
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.games.oriflamme.layout import Layout
from gonfalon.ui.games.oriflamme.options import swapping
from gonfalon.ui.games.oriflamme.queue_card import QueueCard
from gonfalon.ui.games.oriflamme.wording import Choice

if TYPE_CHECKING:
    from gonfalon.ui.games.oriflamme.scene import OriflammeScene

__all__ = ["Asking"]

RAISED = 10
"""How much higher the card that acts lies than the others."""


class Asking:
    """The question on the board, for the seat whose cards are shown."""

    def __init__(self, scene: OriflammeScene) -> None:
        self.scene = scene
        self.decision: Decision | None = None
        """What is asked of the seat at the screen; None while others decide."""
        self.choices: list[Choice] = []
        self.places: list[PlaceItem] = []
        self.selected = -1
        """The hand card that is picked up by a click or a key."""
        self._swap: Move | None = None
        """The answer that begins to swap the card that acts for one of the hand, where that is offered."""
        self._following = ""
        """The kind of the hand card that was laid on the card that acts, until the rules ask for it."""

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def word(self) -> str:
        return "" if self.decision is None else self.decision.prompt.word

    @property
    def opens_gaps(self) -> bool:
        """Whether a card is lifted out of the row and waits for its gap."""
        return self.word == "gap"

    @property
    def lifted(self) -> int:
        """The card that waits for its gap."""
        return -1 if self.decision is None else int(self.decision.prompt.it)

    @property
    def swaps(self) -> bool:
        """Whether a hand card may be laid on the card that acts."""
        return self._swap is not None or self.word == "hand"

    def following(self, decision: Decision | None) -> Move | None:
        """The answer to a question that was given already, by the gesture that answered the one before."""
        kind, self._following = self._following, ""
        if not kind or decision is None or decision.seat != self.scene.viewer or decision.prompt.word != "hand":
            return None
        return next((move for move in decision.moves if move.kind == kind), None)

    def show(self, decision: Decision | None) -> None:
        """Ask the seat at the screen, or show that another seat is asked."""
        self.clear()
        if decision is not None and decision.seat == self.scene.viewer and decision.moves:
            self.decision = decision
            self._swap = swapping(decision, self.scene.table) if decision.prompt.word == "choose" else None
            if decision.prompt.card >= 0 and decision.prompt.card in self.scene.table.queue:
                self.scene.scroll_to(self.scene.table.queue.index(decision.prompt.card))
            for card in self.targets():
                self.scene.items_by_number[card].targeted = True
        self.reword()

    def clear(self) -> None:
        """Ask nothing."""
        for card in self.targets():
            self.scene.items_by_number[card].targeted = False
        for item in self.scene.items_by_number:
            item.veiled = item.selected = False
        self.decision = None
        self._swap = None
        self.selected = -1
        self.choices = []
        self._remove_places()
        self.scene.banner.say("", "")
        self.scene.choices_changed.emit([])

    def reword(self) -> None:
        """Say the question in the words of now."""
        if self.decision is None:
            return
        words, table = self.scene.words, self.scene.table
        self.scene.banner.say(*words.prompt(self.decision, table))
        self.choices = words.choices(self.decision, table)
        self.scene.choices_changed.emit(self.choices)
        self._remove_places()
        self.relay()

    def targets(self) -> dict[int, Move]:
        """The cards that can be clicked, and what each answers."""
        if self.decision is None:
            return {}
        table = self.scene.table
        if self.word == "target":
            return {table.queue[move.slot]: move for move in self.decision.moves}
        if self.word == "hand":
            return {
                card: move
                for move in self.decision.moves
                for card in table.hands[self.scene.viewer]
                if self._is(card, move.kind)
            }
        return {}

    def eligible(self, card: int) -> bool:
        """Whether a card can be chosen, as long as cards are what is asked for."""
        return self.word not in ("target", "hand") or card in self.targets()

    def rises(self, item: QueueCard) -> bool:
        """Whether a card is pointed at and can be chosen: then it lies a little higher."""
        return (item.hovered or item.focused) and self.eligible(item.number)

    def _is(self, card: int, kind: str) -> bool:
        table = self.scene.table
        return table.faces[card] == table.seating.cards.number(kind)

    # -- places --------------------------------------------------------------------------------------------------------

    def relay(self) -> None:
        """Put the places where the row has them now."""
        wanted = self._wanted()
        if [(move, style) for move, _, style, _ in wanted] != [
            (place.move_played, place.style) for place in self.places
        ]:
            self._remove_places()
            for move, word, style, rect in wanted:
                place = PlaceItem(move, word, rect, style)
                self.scene.addItem(place)
                self.places.append(place)
        for place, (_, word, style, rect) in zip(self.places, wanted, strict=True):
            place.word = word
            if place.rect != rect:
                place.prepareGeometryChange()
                place.rect = rect
            place.setVisible(style != "gap" or Layout.on_cloth(self.scene, rect))
        self._calm()

    def _wanted(self) -> list[tuple[Move | int, str, str, QRectF]]:
        if self.decision is None:
            return []
        scene = self.scene
        words, table = scene.words, scene.table
        if self.word == "place":
            wanted: list[tuple[Move | int, str, str, QRectF]] = []
            lead = Layout.lead(scene)
            for slot in sorted({move.slot for move in self.decision.moves}):
                if slot == FRONT:
                    wanted.append((slot, words.place("front"), "free", Layout.end_rect(scene, front=True)))
                elif slot == BACK:
                    wanted.append((slot, words.place("back"), "free", Layout.end_rect(scene, front=False)))
                else:
                    rect = Layout.place_rect(scene, slot + lead)
                    if scene.items_by_number[table.queue[slot]].isVisible():
                        wanted.append((slot, words.place("cover"), "cover", rect))
            return wanted
        if self.word == "gap":
            return [(move, "", "gap", Layout.gap_rect(scene, move.slot)) for move in self.decision.moves]
        if self.word == "face-down" and self.decision.prompt.card in table.queue:
            home = Layout.place_rect(scene, table.queue.index(self.decision.prompt.card) + Layout.lead(scene))
            high = max(24.0, 26 * scene.measures.unit)
            chips: list[tuple[Move | int, str, str, QRectF]] = []
            for index, choice in enumerate(self.choices):
                y = home.top() + home.height() * (0.52 if index else 0.20) - high / 2 - 10
                plate = QRectF(home.left() + 3, y, home.width() - 6, high)
                chips.append((choice.move, words.plate(choice.move.word), "chip", plate))
            return chips
        if self.swaps and (acting := self.decision.prompt.card) in table.queue:
            rect = Layout.place_rect(scene, table.queue.index(acting) + Layout.lead(scene)).translated(0, -RAISED)
            # Where the card is out of sight nothing can be dropped on it.
            return [(acting, words.place("swap"), "cover", rect)] if scene.items_by_number[acting].isVisible() else []
        return []

    def _calm(self) -> None:
        held = self.selected >= 0 or self.scene.pointer.dragged is not None or self.word in ("gap", "face-down")
        for place in self.places:
            place.set_state(calm=not held)

    def _remove_places(self) -> None:
        for place in self.places:
            self.scene.removeItem(place)
        self.places = []

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, move: Move) -> None:
        """Hand a move over, if it is one of those asked for."""
        if self.decision is not None and move in self.decision.moves:
            self.scene.chosen.emit(move)

    def place_card(self, card: int, slot: int) -> None:
        """Answer a placement with a card and a place."""
        kinds = self.scene.table.seating.cards.kinds
        face = self.scene.table.faces[card]
        if face is not None:
            self.answer(Move("place", kinds[face].id, slot))

    def lay_on(self, card: int) -> None:
        """Answer with a hand card that was laid on the card that acts: at once, or in two moves."""
        kinds = self.scene.table.seating.cards.kinds
        face = self.scene.table.faces[card]
        if face is not None and self._swap is not None:
            self._following = kinds[face].id
            self.answer(self._swap)
        elif face is not None:
            self.answer(kinds[face].hand_move)

    def select(self, card: int) -> None:
        """Pick a hand card up, or lay it back with -1."""
        if card != self.selected:
            for number in (self.selected, card):
                if number >= 0:
                    self.scene.items_by_number[number].selected = number == card
                    self.scene.items_by_number[number].update()
            self.selected = card
            self.scene.glide_home()
            self._calm()

    def put_down(self) -> bool:
        """Undo half a move; False when there is none."""
        if self.selected >= 0:
            self.select(-1)
            return True
        return False

    def click(self, item: QGraphicsItem | None) -> None:
        """A card, a place or the empty table was clicked."""
        if isinstance(item, PlaceItem):
            if self.word == "place":
                if self.selected >= 0:
                    self.place_card(self.selected, item.move_played)
                else:
                    self.scene.refused.emit(self.scene.words.refusal("card-first"))
            elif self.swaps:
                if self.selected >= 0:
                    self.lay_on(self.selected)
            else:
                self.answer(item.move_played)
        elif isinstance(item, QueueCard) and self.decision is not None:
            self._click_card(item)
        elif item is None:
            self.put_down()

    def _click_card(self, item: QueueCard) -> None:
        table = self.scene.table
        targets = self.targets()
        if item.number in targets:
            self.answer(targets[item.number])
        elif (self.word == "place" or self.swaps) and item.number in table.hands[self.scene.viewer]:
            self.select(-1 if item.number == self.selected else item.number)
        elif self.word == "place" and self.selected >= 0 and item.number in table.queue:
            slot = table.queue.index(item.number)
            if any(move.slot == slot for move in self.decision.moves):  # type: ignore[union-attr]
                self.place_card(self.selected, slot)
            else:
                self.scene.refused.emit(self.scene.words.refusal("rival"))
        elif self.swaps and self.selected >= 0 and item.number in table.queue:
            self.scene.refused.emit(self.scene.words.refusal("swap"))
        elif self.word == "target" and item.number in table.queue:
            self.scene.refused.emit(self.scene.words.refusal("not-target"))

    # -- dragging ------------------------------------------------------------------------------------------------------

    def may_lift(self, card: CardItem) -> bool:
        if self.decision is None:
            return False
        if self.word == "place" or self.swaps:
            return card.number in self.scene.table.hands[self.scene.viewer]
        if self.word == "target":
            return self.decision.prompt.verb == "move" and card.number in self.targets()
        return self.word == "gap" and card.number == self.lifted

    def lift(self, card: CardItem) -> list[PlaceItem]:
        if self.word == "place" or self.swaps:
            self.select(-1)
        elif self.word == "target":
            # Lifting a card is choosing it; the rules then ask for its gap.
            self.answer(self.targets()[card.number])
        self._calm()
        return self.places

    def drop(self, card: CardItem, place: PlaceItem | None) -> None:
        if place is not None:
            if self.word == "place":
                self.place_card(card.number, place.move_played)
            elif self.swaps:
                self.lay_on(card.number)
            else:
                self.answer(place.move_played)
            return
        self._calm()
        self.scene.refused.emit(self.scene.words.refusal(self._why(card)))
        self.scene.glide_home()

    def let_go(self, card: CardItem) -> None:
        self._calm()
        self.scene.glide_home()

    def _why(self, card: CardItem) -> str:
        if self.swaps:
            return "swap"
        if self.word != "place":
            return ""
        rect = card.scene_rect()
        if not rect.intersects(self.scene.measures.cloth):
            return ""
        owner = self.scene.table.seating.owner
        for number in self.scene.table.queue:
            other = self.scene.items_by_number[number].scene_rect()
            if abs(other.center().x() - rect.center().x()) < other.width() * 0.35:
                return "rival" if owner[number] != owner[card.number] else ""
        return "between"
