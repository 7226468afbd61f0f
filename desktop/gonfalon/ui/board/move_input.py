"""Turns the moves of a decision into cards to pick up, places to drop them, cards to click and buttons to press.

A game gives the gesture of each move and its words (`Questions`); how a drag, a click, a key or a button answers with
one is the same for all games (`MoveInput`, `ChoiceController`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.texts.move_preview import Choice, MovePreview
from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout, RowStyle
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.drag_and_drop import DragController, DropTarget, DropTargetItem
from gonfalon.ui.board.hint import AdvisedPlaces, HintItem, MoveArrow, MoveArrowsItem
from gonfalon.ui.board.panel_items import PromptItem
from gonfalon.ui.board.previews import PreviewOverlay
from gonfalon.ui.widgets.keys import pressed

LIFT: Final = "lift"
"""The place of a gesture that is made as soon as its card is lifted."""


class Gesture(NamedTuple):
    """A move as a gesture; with neither a thing to take nor a place to put it, only a button answers with it."""

    move: Any
    take: Any = None
    """The number of a card, or a piece of the game; None where a click on the place is enough."""
    put: Any = None
    """The key of a `DropTarget`, or `LIFT`; None where a click on the thing is enough."""
    follow: Any = None
    """The move that the same gesture answers the next question with."""


class InputScene(QGraphicsScene):
    """The part of a table's scene on which a question is answered."""

    chosen = Signal(object)
    """A move that the person at the screen has made."""
    refused = Signal(str)
    """A sentence: why a card was not taken."""
    noted = Signal(str)
    """A sentence: what was just done, to be said as long as it can be taken back."""
    choices_changed = Signal(object)
    """The list of choices that stand under the prompt."""
    looked_ahead = Signal()
    """The board shows beforehand what another answer would mean."""
    advised = Signal()
    """Another move is advised, or none any more."""

    move_input: MoveInput
    items_by_number: Sequence[CardItem]
    banner: PromptItem
    forecast: PreviewOverlay
    hint: HintItem
    arrows: MoveArrowsItem
    view: View | None
    drag_controller: DragController

    def is_own(self, seat: int) -> bool:
        """Return whether the player at the screen leads the family at a seat."""
        raise NotImplementedError

    def glide_home(self) -> None:
        """Let everything that was moved by hand go back."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Let everything lie at once as the table says."""
        raise NotImplementedError

    def show_hint(self, places: Sequence[AdvisedPlaces]) -> None:
        """Mark what a hint is about, or nothing any more."""
        raise NotImplementedError

    def show_arrows(self, arrows: Sequence[tuple[MoveArrow, AdvisedPlaces]]) -> None:
        """Draw the arrows of moves that are compared, or nothing any more."""
        raise NotImplementedError

    def rest(self) -> None:
        """Ignore the mouse after a decision is answered until it moves again."""
        raise NotImplementedError

    def picked_up(self) -> None:
        """Something was picked up or laid back by a click or a key."""


class Questions:
    """The questions of a game: their gestures, their places, their choices and their words."""

    scene: InputScene
    by_thing: ClassVar[bool] = False
    """Whether places, prompt and choices are those of the thing that is picked up, and change with it."""
    shining: ClassVar[Collection[str]] = ()
    """The questions whose places shine although nothing is picked up."""
    elides: ClassVar[bool] = False
    """Whether second lines of choices are cut off where they have no room, and not left out."""

    def __init__(self, scene: InputScene) -> None:
        self.scene = scene

    @property
    def input(self) -> MoveInput:
        """The state of the question that is asked now."""
        return self.scene.move_input

    @property
    def word(self) -> str:
        """The word of what is asked, empty for nothing."""
        return self.input.word

    # -- what is asked -------------------------------------------------------------------------------------------------

    def begin(self, decision: Decision) -> None:
        """Get ready for a question of the seat at the screen, before anything of it is shown."""

    def forget(self) -> None:
        """Nothing is asked any more: drop what was kept of the question."""

    def gestures(self, decision: Decision) -> Sequence[Gesture]:
        """Return the gestures that answer a question."""
        raise NotImplementedError

    def prompt(self, decision: Decision) -> tuple[str, str]:
        """Return the title and the second line of the prompt scroll."""
        raise NotImplementedError

    def choices(self, decision: Decision) -> Sequence[Choice]:
        """Return the choices on the buttons; empty where the board alone offers the answers."""
        return []

    def goes_on(self, decision: Decision, answered: Any) -> bool:
        """Return whether a question continues the move begun by the answer to the prompt before it."""
        return False

    # -- things and places ---------------------------------------------------------------------------------------------

    def thing_of(self, number: int) -> Any:
        """Return what a gesture takes when the item with this number is taken."""
        return number

    def click_target(self, gesture: Gesture) -> int:
        """Return the number of the item on which a click makes a gesture at once; -1 for none."""
        return -1 if gesture.take is None or gesture.put not in (None, LIFT) else int(gesture.take)

    def at_hand(self, gesture: Gesture) -> bool:
        """Return whether a click on the place makes a gesture although nothing was picked up."""
        return gesture.take is None

    def eligible(self, card: int) -> bool:
        """Return whether a card can be chosen, as long as cards are asked for."""
        return True

    def lays_back(self, gestures: Sequence[Gesture]) -> bool:
        """Return whether a second click lays a thing back, and does not make its only gesture."""
        return True

    def hesitates(self, gesture: Gesture) -> bool:
        """Return whether what a drop costs is shown before it is done."""
        return False

    def drop_targets(self, gestures: Sequence[Gesture]) -> list[DropTarget]:
        """Return the places of the gestures that are offered, where the table has them now."""
        return []

    def keyed(self, targets: Mapping[int, object]) -> Mapping[int, object]:
        """Return the items that bear the key of an answer where its button has no room."""
        return targets

    def preview(self, move: Any) -> MovePreview | None:
        """Return what a move would bring, while it is pointed at on the board; None for nothing to be shown."""
        return next((choice.outlook for choice in self.input.choices if choice.move == move), None)

    # -- what is said --------------------------------------------------------------------------------------------------

    def note(self, gesture: Gesture) -> str:
        """Return the sentence about a gesture, said as long as its move can be taken back; empty for none."""
        return ""

    def card_first(self) -> str:
        """Return the sentence for a player who clicks a place without a card; empty for none."""
        return ""

    def why_not(self, card: CardItem) -> str:
        """Return the sentence for a player who drops a card where there is no place."""
        raise NotImplementedError

    def why_not_at(self, card: int, put: Any) -> str:
        """Return the sentence for a player who means a place for a card by a key or a click that is not offered."""
        return ""

    def why_not_click(self, item: QGraphicsItem) -> str:
        """Return the sentence for a click on what is no answer; empty lays back what is picked up."""
        return ""

    # -- how the choices stand -----------------------------------------------------------------------------------------

    @property
    def form(self) -> ChoiceLayout:
        """The arrangement of the choices."""
        return ChoiceLayout.ROW

    @property
    def keys_on_board(self) -> bool:
        """Whether things that stand for an answer show its key although all choices have buttons."""
        return False

    @property
    def explains(self) -> bool:
        """Whether a button that opens the rules stands beside the choices."""
        return self.form is not ChoiceLayout.SENTENCES

    @property
    def explained_beside(self) -> bool:
        """Whether things on the board show the key of that button."""
        return False

    def button(self, choice: Choice, key: str, parent: QWidget) -> ChoiceButton:
        """Return the button for a choice, with its key."""
        return ChoiceButton(choice, key, parent)

    def room(self, choices: QRect, bar: ChoiceBar) -> QRect:
        """Return the place that the buttons take: `choices` as measured, or more or less of it."""
        return choices

    def foresee(self, move: Any) -> str:
        """Show on the board what it would bring to answer with what is pointed at, and return that in words."""
        outlook = None if move is None else self.preview(move)
        self.scene.forecast.look(outlook)
        return "" if outlook is None else outlook.text

    def look_ahead(self, choice: Choice | None) -> None:
        """Show on the board what a choice means, and no longer what the one before meant."""

    def shows_ahead(self, choice: Choice) -> bool:
        """Return whether a key first shows what a choice means, as the mouse does that comes to its button."""
        return False

    def set_aside(self, aside: bool) -> bool:
        """Take away what a question has laid over the board, or lay it back; return whether anything lies there."""
        return False

    def press(self, choice: Choice) -> bool:
        """Do what a choice means that is no move to be made at once; return whether it is one."""
        return False

    def number(self, index: int) -> None:
        """A number key was pressed, the first with the index 0, that no button bears."""


class MoveInput:
    """The question on the board, for the seat whose cards are shown."""

    def __init__(self, scene: InputScene, questions: Questions) -> None:
        self.scene = scene
        self.questions = questions
        self.decision: Decision | None = None
        """What is asked at this screen; None while others decide."""
        self.gestures: Sequence[Gesture] = ()
        self.choices: Sequence[Choice] = []
        self.places: list[DropTargetItem] = []
        self.keys: Mapping[object, str] = {}
        """The keys that stand on the board, by what they answer."""
        self.selected = -1
        """The item that is picked up by a click or a key."""
        self.advised: list[Gesture] = []
        """The gestures of the moves that a hint proposes."""
        self.unsaid = ""
        """What more is to be said of the button that is pointed at."""
        self.compared: tuple[View, Sequence[MoveArrow]] | None = None
        """The moves whose arrows are seen, and what the seat knew whose moves they are."""
        self._follow: object = None
        self._targets: tuple[int, Mapping[int, object]] | None = None
        """The items that answer when clicked, and the item that was held when they were worked out."""

    @property
    def word(self) -> str:
        """The word of what is asked, empty for nothing."""
        return "" if self.decision is None else self.decision.prompt.word

    # -- asking --------------------------------------------------------------------------------------------------------

    def show(self, decision: Decision | None) -> None:
        """Ask the player at the screen, or show that another seat is asked, whose moves are not known here."""
        self.clear()
        if decision is not None and decision.moves:
            self.decision = decision
            self.questions.begin(decision)
            self.gestures, self._targets = self.questions.gestures(decision), None
            self._mark_targets()
        self.reword()

    def clear(self) -> None:
        """Ask nothing."""
        offered = self.decision is not None or bool(self.choices)
        self.decision, self.gestures, self._targets = None, (), None
        for item in self.scene.items_by_number:
            item.veiled = item.selected = item.targeted = False
        self._advise_nothing()
        self.compared = None
        self.scene.show_arrows(())
        self.questions.forget()
        self.selected = -1
        self.choices = []
        self._remove_places()
        if not self.scene.banner.shows_event:
            self.scene.banner.say("", "")
        if offered:
            self.scene.choices_changed.emit([])

    def reword(self) -> None:
        """Say the question in the words of now."""
        if self.decision is None:
            return
        self.scene.banner.say(*self.questions.prompt(self.decision))
        self.choices = self.questions.choices(self.decision)
        self.scene.choices_changed.emit(self.choices)
        self._remove_places()
        self.update_drop_targets()

    def following(self, decision: Decision | None) -> object:
        """Return the answer to a question that the gesture before has given already; else None."""
        follow, self._follow = self._follow, None
        own = decision is not None and self.scene.is_own(decision.seat) and follow in decision.moves
        return follow if own else None

    # -- things --------------------------------------------------------------------------------------------------------

    @property
    def held(self) -> int:
        """The item that is in the hand of the player, by dragging or by a click; -1 for none."""
        dragged = self.scene.drag_controller.dragged
        return self.selected if dragged is None else dragged.number

    @property
    def thing(self) -> Any:
        """What is in the hand of the player, as gestures name it; None for nothing."""
        return None if self.held < 0 else self.questions.thing_of(self.held)

    def gestures_with(self, thing: object) -> list[Gesture]:
        """Return the gestures that take a thing."""
        return [gesture for gesture in self.gestures if gesture.take == thing]

    def only_move(self) -> Any:
        """Return the one move that what is picked up can be used for; None where there are several or none."""
        found = [] if self.thing is None else self.gestures_with(self.thing)
        return found[0].move if len(found) == 1 else None

    def targets(self) -> Mapping[int, object]:
        """Return the items that answer when they are clicked, and what each answers."""
        held = self.held
        if self._targets is None or self._targets[0] != held:
            clicked = (gesture for gesture in self.gestures if gesture.put in (None, LIFT))
            items = ((self.questions.click_target(one), one.move) for one in (*self.offered(), *clicked))
            self._targets = held, {number: move for number, move in items if number >= 0}
        return self._targets[1]

    def _mark_targets(self) -> None:
        targets = self.targets()
        for item in self.scene.items_by_number:
            if item.targeted != (item.number in targets):
                item.targeted = item.number in targets
                item.update()

    def eligible(self, card: int) -> bool:
        """Return whether a card can be chosen, as long as cards are asked for."""
        return self.questions.eligible(card)

    def rises(self, item: CardItem) -> bool:
        """Return whether a card is pointed at and can be chosen, and so lies a little higher."""
        return (item.hovered or item.focused) and self.eligible(item.number)

    def may_pick(self, card: int) -> bool:
        """Return whether a card can be picked up, to be laid on one of the places."""
        thing = self.questions.thing_of(card)
        every = self.questions.by_thing
        return thing is not None and any(
            one.take == thing and (every or one.put not in (None, LIFT)) for one in self.gestures
        )

    def may_lift(self, card: CardItem) -> bool:
        """Return whether a card can be dragged now."""
        return self.may_pick(card.number) or any(one.put == LIFT and one.take == card.number for one in self.gestures)

    # -- places --------------------------------------------------------------------------------------------------------

    def offered(self) -> list[Gesture]:
        """Return the gestures whose places are on the board now."""
        placed = [gesture for gesture in self.gestures if gesture.put not in (None, LIFT)]
        if not self.questions.by_thing:
            return placed
        thing = self.thing
        return [one for one in placed if (self.questions.at_hand(one) if thing is None else one.take == thing)]

    def move_at(self, place: DropTargetItem) -> object:
        """Return the move of a place for what is in the hand of the player, or for a click; None for none."""
        thing, at_hand = self.thing, self.questions.at_hand
        return next(
            (
                one.move
                for one in self.gestures
                if one.put == place.put and (at_hand(one) if thing is None else one.take == thing)
            ),
            None,
        )

    def answer_of(self, thing: QGraphicsItem | None) -> Any:
        """Return the move that answers with the thing pointed at; None where it is no answer."""
        if isinstance(thing, DropTargetItem):
            return self.move_at(thing)
        return self.targets().get(thing.number) if isinstance(thing, CardItem) else None

    @property
    def lit(self) -> bool:
        """Whether the places shine: a card is held, or the places themselves are to be chosen."""
        return self.held >= 0 or self.word in self.questions.shining

    def show_keys(self, keys: Mapping[object, str]) -> None:
        """Let what stands for an answer on the board bear its key."""
        self.keys = keys
        keyed = self.questions.keyed(self.targets()) if keys else {}
        for item in self.scene.items_by_number:
            item.badge = keys.get(keyed.get(item.number), "")

    def update_drop_targets(self) -> None:
        """Put the places where the table has them now."""
        wanted = [] if self.decision is None else self.questions.drop_targets(self.offered())
        if [(one.put, one.style) for one in wanted] != [(place.put, place.style) for place in self.places]:
            self._remove_places()
            for one in wanted:
                place = DropTargetItem(one.put, one.word, one.rect, one.style)
                place.meant.connect(self._say_meaning)
                self.scene.addItem(place)
                self.places.append(place)
        borne = {item.badge for item in self.scene.items_by_number}
        for place, one in zip(self.places, wanted, strict=True):
            place.word, place.meaning, place.card = one.word, one.meaning, one.card
            key = self.keys.get(self.move_at(place), "") if self.keys else ""
            place.badge = "" if key in borne else key
            if place.rect != one.rect:
                place.prepareGeometryChange()
                place.rect = one.rect
            place.reach, place.shape_there = one.reach or one.rect, one.shape
            place.setVisible(one.shown)
        self.calm()
        if self.advised:
            self.show_advice()
        if self.compared is not None:
            self.show_compared()

    def calm(self) -> None:
        """Let the places shine, or be faint."""
        for place in self.places:
            place.set_state(calm=not self.lit)
        self._say_meaning()

    def _say_meaning(self) -> None:
        """Say what a card would come to where it is held now."""
        lit = self.lit
        meant = [place for place in self.places if lit and (place.hovered or place.focused) and place.isVisible()]
        words = ""
        apart = self.word in self.questions.shining
        if not apart and any(one.put not in (None, LIFT) for one in self.gestures):
            words = self.questions.foresee(self.answer_of(meant[0]) if meant else None)
        said = next((place for place in meant if place.meaning), None)
        # Not beside the place: the card that is held would lie there, and so do others.
        self.scene.banner.mean((words or self.unsaid) if said is None else said.meaning)

    def say_more(self, words: str) -> None:
        """Say more of the button that is pointed at, for which it has no room, or no longer."""
        self.unsaid = words
        self.scene.banner.mean(words)

    def _remove_places(self) -> None:
        for place in self.places:
            self.scene.removeItem(place)
        self.places = []
        self._say_meaning()

    # -- a hint --------------------------------------------------------------------------------------------------------

    def advise(self, moves: Sequence[object]) -> None:
        """Let card and place of moves be seen that a hint proposes, or of none; nothing is picked up by that."""
        found = [next((one for one in self.gestures if one.move == move), Gesture(move)) for move in moves]
        if not found:
            if self._advise_nothing():
                self.scene.glide_home()
            return
        self.advised = found
        self.scene.advised.emit()
        self.scene.glide_home()
        self.show_advice()

    def _advise_nothing(self) -> bool:
        """Let no hint be seen any more; False where none was."""
        found = bool(self.advised)
        self.advised = []
        if found:
            self.show_advice()
            self.scene.advised.emit()
        return found

    @property
    def advised_cards(self) -> set[int]:
        """The items that would be taken by what a hint proposes."""
        return {number for one in self.advised if (number := self._taken(one)) >= 0}

    def _taken(self, gesture: Gesture) -> int:
        """The item that a gesture takes, -1 for none."""
        if gesture.take is None:
            return -1
        things = ((item.number, self.questions.thing_of(item.number)) for item in self.scene.items_by_number)
        return next((number for number, thing in things if thing == gesture.take), -1)

    def show_advice(self) -> None:
        """Mark what a hint is about where it lies now."""
        self.scene.show_hint([self._places_of(one) for one in self.advised])

    def _places_of(self, gesture: Gesture) -> AdvisedPlaces:
        taken = self._taken(gesture)
        if gesture.put in (None, LIFT):
            clicked = self.questions.click_target(gesture) if gesture.take is not None else -1
            return AdvisedPlaces(None, self._lies(clicked if clicked >= 0 else taken), free=False)
        place = next((one for one in self.questions.drop_targets([gesture]) if one.put == gesture.put), None)
        if place is None or not place.shown:
            return AdvisedPlaces(self._lies(taken), None)
        return AdvisedPlaces(self._lies(taken), place.rect, place.shape, place.card < 0)

    def _lies(self, number: int) -> QRectF | None:
        """Where an item lies; None where it is not to be seen, or in somebody's hand."""
        dragged = self.scene.drag_controller.dragged
        if number < 0 or (dragged is not None and dragged.number == number):
            return None
        item = self.scene.items_by_number[number]
        return QRectF(item.home + item.size.topLeft(), item.size.size()) if item.isVisible() else None

    # -- moves of a decision that is only looked at --------------------------------------------------------------------

    def compare(self, view: View | None, arrows: Sequence[MoveArrow] = ()) -> None:
        """Let the arrows of moves be seen that a seat could have made, or none; nothing is asked."""
        before, self.compared = self.compared, None if view is None else (view, arrows)
        if (before is None) != (view is None):
            # Rows open where cards would be laid.
            self.scene.rebuild()
        if before is not None or view is not None:
            self.show_compared()

    @property
    def compared_moves(self) -> Sequence[str]:
        """The words of the moves whose arrows are seen."""
        return [] if self.compared is None else [arrow.move for arrow in self.compared[1]]

    def show_compared(self) -> None:
        """Draw the arrows where cards and places lie now."""
        found: list[tuple[MoveArrow, AdvisedPlaces]] = []
        if self.compared is not None and self.decision is None:
            view, arrows = self.compared
            places = self._places_in(view)
            found = [(arrow, places[arrow.move]) for arrow in arrows if arrow.move in places]
        self.scene.show_arrows(found)

    def _places_in(self, view: View) -> dict[str, AdvisedPlaces]:
        """Where the moves of a view's decision are made, by their words; the question is not asked by that."""
        decision = view.decision
        if decision is None:
            return {}
        before, self.scene.view, self.decision = self.scene.view, view, decision
        try:
            self.gestures, self.choices = self.questions.gestures(decision), self.questions.choices(decision)
            return {str(one.move): self._places_of(one) for one in reversed(self.gestures)}
        finally:
            self.scene.view, self.decision, self.gestures, self.choices = before, None, (), []
            self.questions.forget()

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, move: object, follow: object = None) -> None:
        """Hand a move over, if it is one of those asked for; `follow` answers the next question."""
        if self.decision is not None and move in self.decision.moves:
            self._follow = follow
            self.scene.rest()
            self.scene.chosen.emit(move)

    def refuse(self, sentence: str) -> None:
        """Say why a gesture means nothing; an empty sentence says nothing."""
        if sentence:
            self.scene.refused.emit(sentence)

    def select(self, card: int) -> None:
        """Pick an item up, or lay it back with -1."""
        if card == self.selected:
            return
        for number in (self.selected, card):
            if number >= 0:
                self.scene.items_by_number[number].selected = number == card
                self.scene.items_by_number[number].update()
        self.selected = card
        self.scene.glide_home()
        self._settle()
        self.scene.picked_up()

    def _settle(self) -> None:
        """Offer what can be done with what is held now."""
        if self.questions.by_thing:
            self._mark_targets()
            self.reword()
        else:
            self.calm()

    def put_down(self) -> bool:
        """Undo half a move; False when there is none."""
        if self.selected >= 0:
            self.select(-1)
            return True
        return False

    def click(self, item: QGraphicsItem | None) -> None:
        """A card, a place or the empty table was clicked."""
        if item is None:
            self.put_down()
        elif isinstance(item, DropTargetItem):
            if self.selected >= 0:
                self.drop(self.selected, item)
            elif (move := self.move_at(item)) is not None:
                self.answer(move)
            else:
                self.refuse(self.questions.card_first())
        elif self.decision is not None:
            if isinstance(item, CardItem):
                self._click_card(item)
            elif self.selected >= 0:
                self.refuse(self.questions.why_not_click(item))

    def _click_card(self, item: CardItem) -> None:
        card, targets = item.number, self.targets()
        if card in targets:
            self.answer(targets[card])
        elif self.may_pick(card):
            found = self.gestures_with(self.questions.thing_of(card))
            if card != self.selected:
                self.select(card)
            elif self.questions.lays_back(found):
                self.select(-1)
            elif len(found) == 1:
                self.answer(found[0].move)
        elif self.selected >= 0 and (place := next((one for one in self.places if one.card == card), None)):
            self.drop(self.selected, place)
        elif why := self.questions.why_not_click(item):
            self.refuse(why)
        else:
            self.put_down()

    def lay(self, card: int, put: object) -> None:
        """Lay an item on the place with this key, or say why it cannot lie there."""
        place = next((one for one in self.places if one.put == put), None)
        if place is None:
            self.refuse(self.questions.why_not_at(card, put))
        else:
            self.drop(card, place)

    # -- dragging ------------------------------------------------------------------------------------------------------

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        """A drag begins: give the places where the card may go."""
        before, self.selected = self.selected, -1
        for one in self.gestures:
            if one.put == LIFT and one.take == card.number:
                self.answer(one.move)
                break
        if before >= 0:
            self.scene.items_by_number[before].selected = False
            self.scene.glide_home()
        self._settle()
        return self.places

    def drop(self, card: int, place: DropTargetItem | None) -> None:
        """Lay an item on a place, or on none: the end of a drag, or a click on the place."""
        thing = self.questions.thing_of(card)
        put = None if place is None else place.put
        gesture = next((one for one in self.gestures_with(thing) if one.put == put), None)
        if place is None or gesture is None:
            self._settle()
            self.refuse(self.questions.why_not(self.scene.items_by_number[card]))
            self.scene.glide_home()
        elif card != self.selected and self.questions.hesitates(gesture):
            self.select(card)
        else:
            note = self.questions.note(gesture)
            self.answer(gesture.move, gesture.follow)
            if note:
                self.scene.noted.emit(note)

    def drag_cancelled(self, card: CardItem) -> None:
        """A drag was called off."""
        self._settle()
        self.scene.glide_home()


class ChoiceController(QObject):
    """Offers the answers on buttons and knows which moves are half made."""

    def __init__(self, scene: InputScene, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.bar = bar
        self.half_made = False
        """Whether what is asked goes on with a move that may be taken back."""
        self._decision: Decision | None = None
        self._answered: object = None
        """The prompt of what was asked last, if it was answered here."""
        self._ahead = -1
        """The choice of which is shown beforehand what it means."""
        bar.elides = self.questions.elides
        scene.chosen.connect(self._answer)
        scene.choices_changed.connect(self._offer)
        bar.chosen.connect(self.press)
        bar.pointed.connect(self._pointed)

    @property
    def questions(self) -> Questions:
        """The questions of the game on this table."""
        return self.scene.move_input.questions

    # -- asking --------------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Another table is shown: nothing was begun on it."""
        self._decision = self._answered = None
        self.half_made = False

    def ask(self, decision: Decision | None, undoable: bool) -> None:
        """Get ready for a question, before the board asks it; `undoable` is the last move of this seat or not."""
        if decision is None or decision != self._decision:
            answered, self._answered = self._answered, None
            own = decision is not None and answered is not None and bool(decision.moves)
            self.half_made = undoable and own and decision is not None and self.questions.goes_on(decision, answered)
        self._decision = decision

    def _answer(self, move: object) -> None:
        self._answered = None if self._decision is None else self._decision.prompt
        self.half_made = False

    # -- buttons -------------------------------------------------------------------------------------------------------

    def _offer(self, choices: Sequence[Choice]) -> None:
        self._look_at(-1)
        form = self.questions.form
        wanted = choices and self.questions.explains
        explain = translate("Table", "Explain") if wanted else ""
        back = translate("Table", "Back") if self.half_made else ""
        self.bar.offer(choices, explain, back, form=form, make=self.questions.button)
        # A key that nothing names would only surprise.
        keyed = self.bar.buttons if self.questions.keys_on_board or not self.bar.fits else ()
        self.scene.move_input.show_keys({button.choice.move: button.key_name for button in keyed})

    def room(self, choices: QRect) -> QRect:
        """Return the place that the buttons take of `choices` as measured."""
        return self.questions.room(choices, self.bar)

    def fit(self, rooms: Iterable[QRect]) -> bool:
        """Lay the buttons into the first room in which they say everything, else into the last; False for no row."""
        for room in rooms:
            self.bar.setGeometry(self.room(room))
            if self.bar.row_style is RowStyle.WIDE or self.bar.row_style is RowStyle.NARROW:
                break
        return self.bar.fits

    def press(self, index: int) -> None:
        """Give the answer with this index, if there is one."""
        choices = self.scene.move_input.choices
        if index >= len(choices) or self.questions.press(choices[index]):
            return
        if choices[index].enabled:
            self.scene.move_input.answer(choices[index].move)
        else:
            self.scene.move_input.refuse(choices[index].reason)

    def look_beneath(self, looking: bool) -> bool:
        """Take away what a question has laid over the board while a key is held; False where nothing lies there."""
        found = self.questions.set_aside(looking)
        if found:
            self.bar.setVisible(not looking)
        return found

    def key(self, event: QKeyEvent) -> bool:
        """Press the button with the key of an event; False when it means nothing here."""
        index = self.bar.with_key(event)
        digit = Qt.Key.Key_1 <= pressed(event) <= Qt.Key.Key_9
        if index < 0 and (not digit or event.modifiers() & Qt.KeyboardModifier.AltModifier):
            return self.bar.step(event)
        # Whoever holds a key down has answered once, and not the next question too.
        if event.isAutoRepeat():
            return True
        if index < 0:
            self.questions.number(pressed(event) - Qt.Key.Key_1)
        elif index != self._ahead and self.questions.shows_ahead(self.bar.buttons[index].choice):
            # The things on the board bear the keys of buttons that have no room.
            self.bar.buttons[index].setFocus(Qt.FocusReason.TabFocusReason)
            self._look_at(index)
        else:
            self.press(index)
        return True

    def _pointed(self) -> None:
        self._look_at(self.bar.ahead)

    def _look_at(self, index: int) -> None:
        """Show what the choice with this index means, and what its button does not say of it; -1 for none."""
        self._ahead = index
        button = self.bar.buttons[index] if 0 <= index < len(self.bar.buttons) else None
        choice = None if button is None else button.choice
        self.questions.look_ahead(choice)
        self.scene.forecast.fall_back_on(None if choice is None else choice.outlook)
        self.scene.move_input.say_more("" if button is None or button.says_all else button.choice.detail)
