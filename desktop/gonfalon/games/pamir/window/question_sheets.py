"""The questions that are scenes: which paper lies over court and hand, and how the choices stand on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.actions import Bribe
from gonfalon.games.pamir.rules.events import ActionDropped, BribeAsked
from gonfalon.games.pamir.texts import bribe_texts
from gonfalon.games.pamir.texts.loyalty_texts import LoyaltyChange, loyalty_change, loyalty_choices
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.window.bribe_sheet import BribeTalkPanel, PricePanel, PricePlate
from gonfalon.games.pamir.window.item_positions import TALLEST, PamirBoard, centred_rect
from gonfalon.games.pamir.window.look.cards import card_back
from gonfalon.games.pamir.window.loyalty_sheet import LoyaltyChangePanel, LoyaltyPanel, LoyaltyPlate
from gonfalon.games.pamir.window.wakhan_sheet import WakhanController
from gonfalon.texts.move_preview import Choice
from gonfalon.texts.translations import current_language
from gonfalon.ui.board.choice_bar import ChoiceLayout
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.panel_items import PanelItem
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.look import state_marks
from gonfalon.ui.look.cards import corner_radius
from gonfalon.ui.widgets.styling import HALO

STAY = "stay"
"""What stands for no move: the card that would change sides is laid back."""
OVER_CARDS = 300.0
OVER_ALL = 700.0


class HandBacks(PanelItem):
    """The backs of the own hand while others look at the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.backs: tuple[QRectF, ...] = ()
        """Their rectangles in the scene."""

    def show_backs(self, rects: Sequence[QRectF]) -> None:
        """Let a back lie on each of these rectangles of the scene."""
        backs = tuple(map(_back_on, rects))
        if backs == self.backs:
            return
        self.backs = backs
        self.place(united(rects).adjusted(-8, -8, 8, 8) if rects else QRectF(), 1.0)
        self.update()

    def draw(self, painter: QPainter) -> None:
        dpr = painter.device().devicePixelRatio()
        for back in self.backs:
            card = back.translated(-self.pos())
            state_marks.card_shadow(painter, card, corner_radius(card.width()))
            painter.drawPixmap(card.topLeft(), card_back(card.width(), dpr))


def _back_on(rect: QRectF) -> QRectF:
    """Return the rectangle of a back: it is higher than the tiles of the own row, and takes no more height."""
    wide = float(int(min(rect.width(), rect.height() / TALLEST)))
    high = float(int(wide * TALLEST))
    back = centred_rect(rect, wide, high)
    return QRectF(round(back.left()), round(back.top()), wide, high)


class QuestionSheets:
    """Shows the paper of a question on the scene, and says what its buttons are."""

    def __init__(self, scene: PamirBoard) -> None:
        self._scene = scene
        self._view: View | None = None
        self._names = scene.words
        self.price, self.talk, self.loyalty, self.loyalty_change = (
            PricePanel(),
            BribeTalkPanel(),
            LoyaltyPanel(),
            LoyaltyChangePanel(),
        )
        self.wakhan_controller = WakhanController(scene)
        self.wakhan = self.wakhan_controller.panel
        self.papers = (self.price, self.talk, self.loyalty_change, self.wakhan)
        """What a click means nothing on."""
        self._price: BribeAsked | None = None
        """A price that was named since somebody was asked last."""
        self._unpaid = ""
        """Why it came to nothing, to be said with the next question: what is said before one goes when it comes."""
        self._aside: list[PanelItem] = []
        """The papers that are taken away for a moment."""
        self._marked: tuple[int, ...] = ()
        self.backs = HandBacks()
        for item, z in (
            (self.backs, OVER_CARDS - 1), (self.price, OVER_CARDS), (self.talk, OVER_CARDS),
            (self.loyalty, OVER_CARDS), (self.loyalty_change, OVER_ALL), *((item,
            OVER_CARDS) for item in self.wakhan_controller.items),
        ):  # fmt: skip
            item.setZValue(z)
            scene.addItem(item)

    # -- what is asked -------------------------------------------------------------------------------------------------

    def ask(self, view: View | None) -> None:
        """Show what belongs to a question, of the seat at the screen or of another; None for none."""
        self._view, self._names = view, self._scene.words
        self.wakhan_controller.hide()
        self._aside = []
        self._price = None
        if view is None:
            self.loyalty_change.show_figures(None)
            self.mark(())
        decision = None if view is None else view.decision
        word = "" if decision is None else decision.prompt.word
        here = decision is not None and bool(decision.moves)
        talking = view is not None and bool(view.stack) and isinstance(view.stack[-1], Bribe)
        names = self._scene.words
        self.price.show_figures(
            bribe_texts.price_facts(view, names) if view is not None and word == "ask-bribe" and here else None
        )
        paper = talking and not self.price.isVisible()
        said = bribe_texts.bribe_talk(view, names, self._face_down) if view is not None and paper else None
        self.talk.show_figures(said)
        if said is not None and not here:
            self._scene.banner.say(said[-1].title, said[0].title)
        if view is not None:
            unpaid, self._unpaid = self._unpaid, ""
            if unpaid and here:
                self._scene.refused.emit(unpaid)

    def spoken(self) -> str:
        """Return the spoken text of the question's sheet beside the choices, for screen readers."""
        side, price = self.loyalty_change.figures, self.price.figures
        if self.loyalty_change.isVisible() and side is not None:
            parts = (
                f"{heading}: {'; '.join(f'{part.title}, {part.detail}' for part in found)}"
                for heading, found in ((side.losing, side.lost), (side.getting, side.got))
            )
            worth = f"{side.influence} {side.worth[0]} → {side.worth[1]}"
            return "\n".join(filter(None, (side.title, side.sentence, *parts, worth, *side.bribe, side.stays)))
        if self.price.isVisible() and price is not None:
            brings = ", ".join(said for _, said in price.icons) or ": ".join(price.deed)
            return "\n".join(filter(None, (price.purse, f"{price.then}: {brings}", price.ruler)))
        return ""

    def set_aside(self, aside: bool) -> bool:
        """Take the papers away, or lay them back; False where none lies there."""
        if aside and not self._aside:
            self._aside = [paper for paper in self.papers if paper.isVisible()]
        found = bool(self._aside)
        for paper in self._aside:
            paper.setVisible(not aside)
        if not aside:
            self._aside = []
        return found

    def mark(self, cards: Sequence[int]) -> None:
        """Show in the market which cards are meant, none for all as usual."""
        scene = self._scene
        if not scene.built or (not cards and not self._marked):
            return
        self._marked = tuple(cards)
        for card in scene.table.market:
            item = scene.items_by_number[card]
            item.targeted, item.veiled = card in cards, bool(cards) and card not in cards
            item.update()

    def explain_loyalty(self, free: bool) -> None:
        """Say what loyalty means while it is asked about, where the place of the large card is free."""
        scene = self._scene
        shown = free and scene.move_input.word == "loyalty" and not scene.measures.small
        self.loyalty.show_figures(current_language() if shown else None)

    def reword(self) -> None:
        """Say it in the language of now."""
        if self._names is not self._scene.words:
            self.ask(self._view)

    # -- what happens --------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Follow what is told; the table is as it was before the event."""
        self._hear_talk(event)
        self.wakhan_controller.hear(event)

    def _hear_talk(self, event: Event) -> None:
        """Say why an action comes to nothing when no player was asked whether to pay."""
        scene = self._scene
        if isinstance(event, BribeAsked):
            self._price = event
        elif isinstance(event, ActionDropped) and self._price is not None:
            if self._price.payer == scene.viewer:
                family = scene.table.seating.families[self._price.receiver]
                self._unpaid = bribe_texts.unaffordable_text(family, self._price.amount, scene.words)
            self._price = None

    @property
    def _face_down(self) -> bool:
        scene = self._scene
        return scene.viewer >= 0 and None in scene.table.hands[scene.viewer]

    def answers(self, view: View, moves: Sequence[Move]) -> Sequence[Choice] | None:
        """The buttons of a question that is a scene, None for any other.

        Args:
            view: with the question.
            moves: what can be done with what is picked up.
        """
        word, names = view.pending.prompt.word, self._scene.words
        figures = self._loyalty_change(view, moves)
        self.loyalty_change.show_figures(figures)
        if figures is not None:
            self._scene.said.emit()
            rest = [move for move in view.pending.moves if move.word == "refuse"]
            title, detail = figures.back
            back = Choice(rest[0] if rest else STAY, title, detail, key=bribe_texts.ESCAPE, quiet=True)
            return [*figures.choices, back]
        if word == "loyalty":
            return loyalty_choices(view, names)
        if word == "ask-bribe":
            return bribe_texts.price_choices(view, names)
        return bribe_texts.paying_choices(view, names) if word == "pay-bribe" else None

    def _loyalty_change(self, view: View, moves: Sequence[Move]) -> LoyaltyChange | None:
        found = [move for move in moves if move.word == "play"]
        if view.pending.prompt.word == "prize":
            found = [move for move in view.pending.moves if move.word == "prize"]
        return loyalty_change(view, found, MoveOutcome(view, found[0]), self._scene.words) if found else None

    def changes_side(self, view: View, moves: Sequence[Move]) -> bool:
        """Return whether the player is first shown what these moves cost."""
        return self._loyalty_change(view, moves) is not None

    # -- where it lies -------------------------------------------------------------------------------------------------

    def place(self) -> None:
        """Let every paper lie where the measures of the scene have room for it."""
        measures = self._scene.measures
        unit = measures.unit
        self.price.place(measures.talk, unit)
        self.talk.place(measures.said, unit)
        self.loyalty.place(measures.beside_preview, measures.side_unit)
        self.wakhan_controller.panel.place(measures.talk, unit)
        scene = self._scene.sceneRect()
        self.loyalty_change.foot = scene.bottom() - measures.buttons.top() if measures.small else 0.0
        self.loyalty_change.side = 0.0 if measures.small else scene.right() - measures.game.left()
        self.loyalty_change.place(scene, unit)
        hand = self._scene.row.hand
        self.backs.show_backs(hand if self._face_down and measures.large is None else ())

    def hand_room(self) -> QRectF:
        """Return the area where the hand lies face down, with what is free beside it."""
        if not self._scene.row.hand:
            return self._scene.measures.choices
        room = self.backs.scene_rect()
        room.setRight(max(room.right(), self._scene.measures.cards.right()))
        return room

    # -- how the choices stand -----------------------------------------------------------------------------------------

    @property
    def form(self) -> ChoiceLayout | None:
        """The layout of the choices on the question's sheet, None for the usual layout."""
        plates = self._scene.move_input.word in ("ask-bribe", "loyalty") or self.wakhan.isVisible()
        return ChoiceLayout.PLATES if plates else None

    @property
    def make(self) -> Callable[[Choice, str, QWidget], ChoiceButton]:
        """The factory of the buttons for the choices."""
        makes: dict[str, Callable[..., ChoiceButton]] = {
            "ask-bribe": PricePlate,
            "loyalty": LoyaltyPlate,
        }
        return makes.get(self._scene.move_input.word, ChoiceButton)

    @property
    def covers_choices(self) -> bool:
        """Whether a sheet covers the usual place of the choices."""
        return self.form is not None or self.loyalty_change.isVisible()

    def choices_room(self, usual: QRect) -> tuple[QRect, int]:
        """Return the room of the choices, and the height of the row beneath for buttons that are no answer."""
        if self.wakhan.isVisible():
            return _with_halo(self.wakhan.room("buttons")), 0
        if self.loyalty_change.isVisible():
            return _with_halo(self.loyalty_change.room("buttons")), 0
        if self.price.isVisible():
            return _with_halo(self.price.room("plates")), round(self.price.foot)
        if self._scene.move_input.word == "loyalty":
            return _with_halo(self._scene.measures.talk), 0
        return usual, 0


def _with_halo(rect: QRectF) -> QRect:
    return rect.toRect().adjusted(-HALO, -HALO, HALO, HALO)
