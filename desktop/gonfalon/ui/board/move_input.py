"""Turns the moves of a decision into cards to pick up, places to drop them, cards to click and buttons to press.

It never knows why a move is legal: a game only finds each gesture among the moves that the rules offer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGraphicsItem

from gonfalon.core.state import Decision
from gonfalon.texts.move_preview import Choice, MovePreview
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTarget, DropTargetItem

if TYPE_CHECKING:
    from gonfalon.ui.board.table_scene import TableScene

__all__ = ["MoveInput"]


class MoveInput:
    """The question on the board, for the seat whose cards are shown."""

    scene: TableScene

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.decision: Decision | None = None
        """What is asked at this screen; None while others decide."""
        self.choices: Sequence[Choice] = []
        self.places: list[DropTargetItem] = []
        self.keys: Mapping[Any, str] = {}
        """The keys that stand on the board, by what they answer."""
        self.selected = -1
        """The hand card that is picked up by a click or a key."""

    # -- what a game says of its questions -----------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> tuple[str, str]:
        """Title and second line of the prompt scroll."""
        raise NotImplementedError

    def answers(self, decision: Decision) -> Sequence[Choice]:
        """Return the choices on the buttons; empty where the board alone offers the answers."""
        return []

    def begin(self, decision: Decision) -> None:
        """Get ready for a question of the seat at the screen, before anything of it is shown."""

    def forget(self) -> None:
        """Nothing is asked any more: drop what was kept of the question."""

    def following(self, decision: Decision | None) -> Any:
        """The answer to a question that was given already, by the gesture that answered the one before; else None."""
        return None

    def targets(self) -> Mapping[int, Any]:
        """The cards that answer when they are clicked, and what each answers."""
        return {}

    def keyed(self) -> Mapping[int, Any]:
        """The cards that stand for one answer each: where buttons have no room they bear its key."""
        return self.targets()

    def move_of(self, place: DropTargetItem) -> Any:
        """Return the move that a click on a place answers with."""
        return place.move_played

    def show_keys(self, keys: Mapping[Any, str]) -> None:
        """Let what stands for an answer on the board bear its key."""
        self.keys = keys
        keyed = self.keyed() if keys else {}
        for item in self.scene.items_by_number:
            item.badge = keys.get(keyed.get(item.number), "")

    def eligible(self, card: int) -> bool:
        """Return whether a card can be chosen, as long as cards are asked for."""
        return True

    def outlook_of(self, thing: QGraphicsItem | None) -> MovePreview | None:
        """Return the preview of answering with the thing pointed at; None where it is no answer."""
        move = None
        if isinstance(thing, DropTargetItem) and not self.lays:
            move = thing.move_played
        elif isinstance(thing, CardItem):
            move = self.targets().get(thing.number)
        return None if move is None else next((one.outlook for one in self.choices if one.move == move), None)

    @property
    def lays(self) -> bool:
        """Whether the places take a card that is picked up; else a click on a place answers."""
        return self.decision is not None

    def may_pick(self, card: int) -> bool:
        """Return whether a card can be picked up, to be laid on one of the places."""
        return False

    def lay(self, card: int, place: DropTargetItem) -> None:
        """Answer with a card that was laid on a place."""
        raise NotImplementedError

    def wanted(self) -> list[DropTarget]:
        """The places of the question where the table has them now."""
        return []

    @property
    def lit(self) -> bool:
        """Whether the places shine: a card is held, or the places themselves are to be chosen."""
        return self.selected >= 0 or self.scene.drag_controller.dragged is not None

    def card_first(self) -> str:
        """Return the sentence for a player who clicks a place without a card; empty for none."""
        return ""

    def why_not(self, card: CardItem) -> str:
        """Return the sentence for a player who drops a card where there is no place."""
        raise NotImplementedError

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def word(self) -> str:
        """The word of what is asked, empty for nothing."""
        return "" if self.decision is None else self.decision.prompt.word

    def show(self, decision: Decision | None) -> None:
        """Ask the player at the screen, or show that another seat is asked, whose moves are not known here."""
        self.clear()
        if decision is not None and decision.moves:
            self.decision = decision
            self.begin(decision)
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
        self.forget()
        self.selected = -1
        self.choices = []
        self._remove_places()
        if not self.scene.banner.telling:
            self.scene.banner.say("", "")
        self.scene.choices_changed.emit([])

    def reword(self) -> None:
        """Say the question in the words of now."""
        if self.decision is None:
            return
        self.scene.banner.say(*self.prompt(self.decision))
        self.choices = self.answers(self.decision)
        self.scene.choices_changed.emit(self.choices)
        self._remove_places()
        self.relay()

    def rises(self, item: CardItem) -> bool:
        """Return whether a card is pointed at and can be chosen, and so lies a little higher."""
        return (item.hovered or item.focused) and self.eligible(item.number)

    # -- places --------------------------------------------------------------------------------------------------------

    def relay(self) -> None:
        """Put the places where the table has them now."""
        wanted = [] if self.decision is None else self.wanted()
        if [(one.move, one.style) for one in wanted] != [(place.move_played, place.style) for place in self.places]:
            self._remove_places()
            for one in wanted:
                place = DropTargetItem(one.move, one.word, one.rect, one.style)
                place.meant.connect(self._say_meaning)
                self.scene.addItem(place)
                self.places.append(place)
        for place, one in zip(self.places, wanted, strict=True):
            place.word, place.meaning = one.word, one.meaning
            place.badge = self.keys.get(self.move_of(place), "") if self.keys else ""
            if place.rect != one.rect:
                place.prepareGeometryChange()
                place.rect = one.rect
            place.reach, place.shape_there = one.reach or one.rect, one.shape
            place.setVisible(one.shown)
        self.calm()

    def calm(self) -> None:
        """Let the places shine, or be faint."""
        for place in self.places:
            place.set_state(calm=not self.lit)
        self._say_meaning()

    def _say_meaning(self) -> None:
        """Say what a card would come to where it is held now."""
        meant = [place for place in self.places if place.isVisible() and (place.hovered or place.focused) and self.lit]
        outlook = self.outlook_of(meant[0]) if meant else None
        if self.lays:
            self.scene.forecast.look(outlook)
        said = next((place for place in meant if place.meaning), None)
        words = "" if outlook is None or not self.lays else outlook.text
        # Not beside the place: the card that is held would lie there, and so do others.
        self.scene.banner.mean(words if said is None else said.meaning)

    def _remove_places(self) -> None:
        for place in self.places:
            self.scene.removeItem(place)
        self.places = []
        self._say_meaning()

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, move: Any) -> None:
        """Hand a move over, if it is one of those asked for."""
        if self.decision is not None and move in self.decision.moves:
            self.scene.rest()
            self.scene.chosen.emit(move)

    def refuse(self, sentence: str) -> None:
        """Say why a gesture means nothing; an empty sentence says nothing."""
        if sentence:
            self.scene.refused.emit(sentence)

    def select(self, card: int) -> None:
        """Pick a hand card up, or lay it back with -1."""
        if card != self.selected:
            for number in (self.selected, card):
                if number >= 0:
                    self.scene.items_by_number[number].selected = number == card
                    self.scene.items_by_number[number].update()
            self.selected = card
            self.scene.glide_home()
            self.calm()

    def put_down(self) -> bool:
        """Undo half a move; False when there is none."""
        if self.selected >= 0:
            self.select(-1)
            return True
        return False

    def click(self, item: QGraphicsItem | None) -> None:
        """A card, a place or the empty table was clicked."""
        if isinstance(item, DropTargetItem):
            if not self.lays:
                self.answer(item.move_played)
            elif self.selected >= 0:
                self.lay(self.selected, item)
            else:
                self.refuse(self.card_first())
        elif isinstance(item, CardItem) and self.decision is not None:
            self.click_card(item.number)
        elif item is None:
            self.put_down()

    def click_card(self, card: int) -> None:
        """A card was clicked while something is asked."""
        targets = self.targets()
        if card in targets:
            self.answer(targets[card])
        elif self.may_pick(card):
            self.select(-1 if card == self.selected else card)

    # -- dragging ------------------------------------------------------------------------------------------------------

    def may_lift(self, card: CardItem) -> bool:
        """Return whether a card can be dragged now."""
        return self.decision is not None and self.may_pick(card.number)

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        """A drag begins: give the places where the card may go."""
        if self.lays:
            self.select(-1)
        self.calm()
        return self.places

    def drop(self, card: CardItem, place: DropTargetItem | None) -> None:
        """A drag has ended on a place, or on none."""
        if place is not None:
            if self.lays:
                self.lay(card.number, place)
            else:
                self.answer(place.move_played)
            return
        self.calm()
        self.refuse(self.why_not(card))
        self.scene.glide_home()

    def let_go(self, card: CardItem) -> None:
        """A drag was called off."""
        self.calm()
        self.scene.glide_home()
