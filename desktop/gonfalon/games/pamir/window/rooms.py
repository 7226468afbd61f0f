"""The questions that are scenes: which paper lies over court and hand, and how the choices stand on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.bribes import Bribe
from gonfalon.games.pamir.rules.events import ActionDropped, BribeAsked, WakhanReasoned
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.wakhan.card import opponents
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts import talks
from gonfalon.games.pamir.texts.her_turn import HerTurn, row_words, went_on
from gonfalon.games.pamir.texts.prospects import Prospects
from gonfalon.games.pamir.texts.sentences import text
from gonfalon.games.pamir.texts.sides import Joining, joining, side_choices
from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.look.cards import back
from gonfalon.games.pamir.window.sides import JoiningPanel, LoyaltyPaper, SidePlate
from gonfalon.games.pamir.window.talk import PricePanel, PricePlate, TalkPaper, price_figures, talk_figures
from gonfalon.games.pamir.window.wakhan_panel import HerArrows, RedDot, WakhanPanel, wakhan_figures
from gonfalon.texts.catalogue import translate
from gonfalon.texts.choices import Choice
from gonfalon.ui.board.automaton_lines import pace_words
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.choices import Form
from gonfalon.ui.board.furniture import Furniture
from gonfalon.ui.look import states
from gonfalon.ui.look.cards import corner_radius
from gonfalon.ui.widgets.dress import HALO

__all__ = ["STAY", "FaceDown", "Rooms"]


class Going(Enum):
    """How a turn that is told step by step goes on."""

    NEXT = auto()
    ALL = auto()


class Pace(str):
    """Another pace of automata: a word of `AUTOMATON_PACES`."""

    __slots__ = ()


STAY = "stay"
"""What stands for no move: the card that would change sides is laid back."""
OVER_CARDS = 300.0
OVER_ALL = 700.0


class FaceDown(Furniture):
    """The backs of the own hand while others look at the screen."""

    def __init__(self) -> None:
        super().__init__()
        self._rects: tuple[QRectF, ...] = ()

    def show_backs(self, rects: Sequence[QRectF]) -> None:
        """Let a back lie on each of these rectangles of the scene."""
        if tuple(rects) == self._rects:
            return
        self._rects = tuple(rects)
        room = QRectF()
        for rect in rects:
            room = room.united(rect)
        self.place(room.adjusted(-8, -8, 8, 8) if rects else QRectF(), 1.0)
        self.update()

    def draw(self, painter: QPainter) -> None:
        dpr = painter.device().devicePixelRatio()
        for rect in self._rects:
            card = rect.translated(-self.pos())
            states.card_shadow(painter, card, corner_radius(card.width()))
            painter.drawPixmap(card.topLeft(), back(card.width(), dpr))


class Rooms:
    """Shows the paper of a question on the scene, and says what its buttons are."""

    def __init__(self, scene: Board) -> None:
        self._scene = scene
        self._view: View | None = None
        self._names = scene.words
        self.price, self.talk, self.loyalty, self.joining = PricePanel(), TalkPaper(), LoyaltyPaper(), JoiningPanel()
        self.wakhan = WakhanPanel()
        self.papers = (self.price, self.talk, self.joining, self.wakhan)
        """What a click means nothing on."""
        self._her_turn: HerTurn | None = None
        self._price: BribeAsked | None = None
        """A price that was named since somebody was asked last."""
        self._aside: list[Furniture] = []
        """The papers that are taken away for a moment."""
        self._marked: tuple[int, ...] = ()
        self.arrows = HerArrows()
        self.dots = (RedDot(), RedDot())
        """At the neighbour and at the end of her court at which the red arrow points."""
        self.backs = FaceDown()
        self.loyalty.setVisible(False)
        for item, z in (
            *((dot, OVER_CARDS) for dot in self.dots),
            (self.backs, OVER_CARDS - 1), (self.price, OVER_CARDS), (self.talk, OVER_CARDS),
            (self.wakhan, OVER_CARDS), (self.arrows, OVER_CARDS), (self.loyalty, OVER_CARDS), (self.joining, OVER_ALL),
        ):  # fmt: skip
            item.setZValue(z)
            scene.addItem(item)

    # -- what is asked -------------------------------------------------------------------------------------------------

    def ask(self, view: View | None) -> None:
        """Show what belongs to a question, of the seat at the screen or of another; None for none."""
        self._view, self._names = view, self._scene.words
        self._hide_wakhan()
        self._aside = []
        self._price = None
        if view is None:
            self.joining.show_figures(None)
            self.mark(())
        decision = None if view is None else view.decision
        word = "" if decision is None else decision.prompt.word
        here = decision is not None and bool(decision.moves)
        talking = view is not None and bool(view.stack) and isinstance(view.stack[-1], Bribe)
        names = self._scene.words
        self.price.show_figures(
            price_figures(view, names) if view is not None and word == "ask-bribe" and here else None
        )
        paper = talking and not self.price.isVisible()
        said = talk_figures(view, names, face_down=self._face_down) if view is not None and paper else None
        self.talk.show_figures(said)
        if said is not None and not here:
            self._scene.banner.say(said.said[-1].title, said.said[0].title)

    def spoken(self) -> str:
        """What stands on the paper of now beside the choices, for those who listen."""
        side, price = self.joining.figures, self.price.figures
        if self.joining.isVisible() and side is not None:
            parts = (
                f"{heading}: {'; '.join(f'{part.title}, {part.detail}' for part in found)}"
                for heading, found in ((side.losing, side.lost), (side.getting, side.got))
            )
            worth = f"{side.influence} {side.worth[0]} → {side.worth[1]}"
            return "\n".join(filter(None, (side.title, side.sentence, *parts, worth, *side.bribe, side.stays)))
        if self.price.isVisible() and price is not None:
            words = price.words
            brings = ", ".join(said for _, said in words.icons) or ": ".join(words.deed)
            return "\n".join(filter(None, (words.purse, f"{words.then}: {brings}", words.ruler)))
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
        self.loyalty.setVisible(free and self._scene.asking.word == "loyalty" and not self._scene.measures.small)

    def reword(self) -> None:
        """Say it in the language of now."""
        if self._names is not self._scene.words:
            self.ask(self._view)

    # -- Wakhan --------------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Follow her turn; the table is as it was before the event."""
        scene = self._scene
        self._hear_talk(event)
        self._her_turn = went_on(self._her_turn, event, scene.table)
        motion = scene.motion
        if self._her_turn is None or motion.pace == "brief" or motion.off:
            self._follow_no_more()
        elif isinstance(event, WakhanReasoned):
            was, turn = self.wakhan.isVisible(), self._her_turn
            self.wakhan.show_figures(wakhan_figures(turn, scene.table, scene.words))
            self._point_at_market(turn)
            title, _ = row_words(turn, turn.now, scene.table, scene.words)
            scene.banner.say(title, "" if turn.said is None else text(turn.said, scene.words))
            scene.said.emit()
            if not was:
                self._offer_pace()

    def _hear_talk(self, event: Event) -> None:
        """Say why an action comes to nothing for which nobody was asked whether to pay."""
        scene = self._scene
        if isinstance(event, BribeAsked):
            self._price = event
        elif isinstance(event, ActionDropped) and self._price is not None:
            if self._price.payer == scene.viewer:
                family = scene.table.seating.families[self._price.receiver]
                scene.refused.emit(talks.beyond(family, self._price.amount, scene.words))
            self._price = None

    def _point_at_market(self, turn: HerTurn) -> None:
        """Let her arrows point at the column and the row of the market that the next card names (W8)."""
        scene = self._scene
        wakhan = scene.table.seating.deck.wakhan
        if turn.back == NONE:
            self._point_nowhere()
            return
        printed, back = wakhan[turn.card], wakhan[turn.back]
        market, unit = self._scene.market, self._scene.measures.unit
        column = market.place_of(back.columns[printed.column_arrow])
        row = market.place_of(ROW * back.sides[printed.red_arrow])
        self.arrows.point(column, row, unit)
        her, (neighbour, *_) = scene.table.seating.wakhan, opponents(scene.table)
        tiles = [tile for tile in scene.tile_rects(her) if not tile.isEmpty()]
        self.dots[0].mark(scene.panels_by_seat[neighbour].turn_place(), unit)
        if tiles:
            end = tiles[-1 if back.sides[printed.red_arrow] else 0]
            x = end.right() if back.sides[printed.red_arrow] else end.left()
            self.dots[1].mark(QPointF(x, end.center().y()), unit)
        else:
            self.dots[1].mark(None, unit)

    def _hide_wakhan(self) -> None:
        self.wakhan.show_figures(None)
        self._point_nowhere()

    def _point_nowhere(self) -> None:
        self.arrows.point(QRectF(), QRectF(), 1.0)
        for dot in self.dots:
            dot.mark(None, 1.0)

    def _follow_no_more(self) -> None:
        if self.wakhan.isVisible():
            self._hide_wakhan()
            self._scene.banner.say("", "")
            self._offer([])

    def forget(self) -> None:
        """Another table is shown."""
        self._her_turn = None
        self._hide_wakhan()

    def _offer_pace(self) -> None:
        pace, words = self._scene.motion.pace, pace_words()
        choices = [Choice(Going.ALL, translate("PamirWakhan", "All"), key="Enter", quiet=True)]
        if pace == "step" and self._scene.viewer >= 0:
            choices.insert(0, Choice(Going.NEXT, translate("PamirWakhan", "Next"), key="Space"))
        if not self.wakhan.narrow:
            choices += [Choice(Pace(word), words[word], quiet=True) for word in words if word != pace]
        self._offer(choices)

    def _offer(self, choices: list[Choice]) -> None:
        self._scene.asking.choices = choices
        self._scene.choices_changed.emit(choices)
        self._scene.relaid.emit()

    def go_on(self, wanted: object) -> bool:
        """Go on with her turn as a button says; False where it is a button of something else."""
        scene = self._scene
        if wanted is Going.NEXT:
            scene.director.hurry()
        elif wanted is Going.ALL:
            scene.director.finish()
        elif isinstance(wanted, Pace):
            scene.pace_wanted.emit(str(wanted))
            self._offer_pace()
            scene.director.proceed()
        return isinstance(wanted, (Going, Pace))

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
        assert view.decision is not None
        word, names = view.decision.prompt.word, self._scene.words
        figures = self._joining(view, moves)
        self.joining.show_figures(figures)
        if figures is not None:
            self._scene.said.emit()
            rest = [move for move in view.decision.moves if move.word == "refuse"]
            title, detail = figures.back
            back = Choice(rest[0] if rest else STAY, title, detail, key=talks.ESCAPE, quiet=True)
            return [*figures.choices, back]
        if word == "loyalty":
            return side_choices(view, names)
        if word == "ask-bribe":
            return talks.price_choices(view, names)
        return talks.paying_choices(view, names) if word == "pay-bribe" else None

    def _joining(self, view: View, moves: Sequence[Move]) -> Joining | None:
        assert view.decision is not None
        found = [move for move in moves if move.word == "play"]
        if view.decision.prompt.word == "prize":
            found = [move for move in view.decision.moves if move.word == "prize"]
        return joining(view, found, Prospects(view).of(found[0]), self._scene.words) if found else None

    def changes_side(self, view: View, moves: Sequence[Move]) -> bool:
        """Whether one is shown first what these moves cost."""
        return self._joining(view, moves) is not None

    # -- where it lies -------------------------------------------------------------------------------------------------

    def place(self) -> None:
        """Let every paper lie where the measures of the scene have room for it."""
        measures = self._scene.measures
        unit = measures.unit
        self.price.place(measures.talk, unit)
        self.talk.place(measures.said, unit)
        self.loyalty.place(measures.preview, measures.side_unit)
        self.wakhan.place(measures.talk, unit)
        self.joining.place(self._scene.sceneRect(), unit)
        hand = self._scene.row.hand
        self.backs.show_backs(hand if self._face_down else ())

    def hand_room(self) -> QRectF:
        """Where the hand lies face down."""
        return self.backs.scene_rect() if self._scene.row.hand else self._scene.measures.choices

    # -- how the choices stand -----------------------------------------------------------------------------------------

    @property
    def form(self) -> Form | None:
        """How they stand on the paper of now, None where they stand as usual."""
        plates = self._scene.asking.word in ("ask-bribe", "loyalty") or self.wakhan.isVisible()
        return Form.PLATES if plates else None

    @property
    def make(self) -> Callable[[Choice, str, QWidget], ChoiceButton]:
        """What they stand on."""
        makes: dict[str, Callable[[Any, str, QWidget], ChoiceButton]] = {"ask-bribe": PricePlate, "loyalty": SidePlate}
        return makes.get(self._scene.asking.word, ChoiceButton)

    def choices_room(self, usual: QRect) -> tuple[QRect, int]:
        """Where they stand, and how high the row beneath is for what is no answer."""
        if self.wakhan.isVisible():
            return _with_halo(self.wakhan.buttons_place()), 0
        if self.joining.isVisible():
            return _with_halo(self.joining.buttons_place()), 0
        if self.price.isVisible():
            return _with_halo(self.price.plates_place()), round(self.price.foot)
        if self._scene.asking.word == "loyalty":
            return _with_halo(self._scene.measures.talk), 0
        return usual, 0


def _with_halo(rect: QRectF) -> QRect:
    return rect.toRect().adjusted(-HALO, -HALO, HALO, HALO)
