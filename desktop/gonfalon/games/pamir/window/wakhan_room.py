"""Follows a turn of Wakhan on the table: her paper, her arrows, and the buttons of the pace."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.wakhan.card import opponents
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts.her_turn import HerTurn, row_words, went_on
from gonfalon.games.pamir.texts.sentences import text
from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.wakhan_panel import HerArrows, RedDot, WakhanPanel, wakhan_figures
from gonfalon.texts.catalogue import translate
from gonfalon.texts.choices import Choice
from gonfalon.ui.board.automaton_lines import pace_words

__all__ = ["WakhanRoom"]


class Going(Enum):
    """How a turn that is told step by step goes on."""

    NEXT = auto()
    ALL = auto()


class Pace(str):
    """Another pace of automata: a word of `AUTOMATON_PACES`."""

    __slots__ = ()


class WakhanRoom:
    """Hears what is told of her, and goes on as a button says."""

    def __init__(self, scene: Board) -> None:
        self._scene = scene
        self._turn: HerTurn | None = None
        self.panel = WakhanPanel()
        self.arrows = HerArrows()
        self.dots = (RedDot(), RedDot())
        """At the neighbour and at the end of her court at which the red arrow points."""
        self.items = (self.panel, self.arrows, *self.dots)

    def hear(self, event: Event) -> None:
        """Follow her turn; the table is as it was before the event."""
        scene = self._scene
        self._turn = turn = went_on(self._turn, event, scene.table)
        motion = scene.motion
        if turn is None or motion.pace == "brief" or motion.off:
            self._follow_no_more()
        elif isinstance(event, WakhanReasoned):
            was = self.panel.isVisible()
            self.panel.show_figures(wakhan_figures(turn, scene.table, scene.words))
            self._point_at_market(turn)
            title, _ = row_words(turn, turn.now, scene.table, scene.words)
            scene.banner.say(title, "" if turn.said is None else text(turn.said, scene.words))
            scene.said.emit()
            if not was:
                self._offer_pace()

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

    def hide(self) -> None:
        """Show nothing of it, until she goes on."""
        self.panel.show_figures(None)
        self._point_nowhere()

    def _point_nowhere(self) -> None:
        self.arrows.point(QRectF(), QRectF(), 1.0)
        for dot in self.dots:
            dot.mark(None, 1.0)

    def _follow_no_more(self) -> None:
        if self.panel.isVisible():
            self.hide()
            self._scene.banner.say("", "")
            self._offer([])

    def forget(self) -> None:
        """Another table is shown."""
        self._turn = None
        self.hide()

    def _offer_pace(self) -> None:
        pace, words = self._scene.motion.pace, pace_words()
        choices = [Choice(Going.ALL, translate("PamirWakhan", "All"), key="Enter", quiet=True)]
        if pace == "step" and self._scene.viewer >= 0:
            choices.insert(0, Choice(Going.NEXT, translate("PamirWakhan", "Next"), key="Space"))
        if not self.panel.narrow:
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
