"""Somebody before a window, whatever is played: uses the mouse on the board, or the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.state import Decision
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import finished_games
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.ui.application.match_controller import SPECTATOR
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.widgets.plain_text import tip_text

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
PATIENCE = 240_000
"""For how many milliseconds something is waited for that is sure to come: a whole game of bots on a slow machine."""
NAMES = {"R": "Marguerite", "B": "Ann", "G": "Sir Osric", "Y": "Dame Isolde", "K": "Raymond"}


class Player:
    """Uses a window as people do."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    # -- what lies before one ------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableScreen:
        assert self.window.tables.table is not None
        return self.window.tables.table

    @property
    def scene(self) -> Any:
        return self.table.scene

    @property
    def match(self) -> Match:
        assert self.window.tables.match is not None
        return self.window.tables.match

    @property
    def screen(self) -> QWidget | None:
        """What the window shows now."""
        return self.window.screens.current

    @property
    def at_the_end(self) -> bool:
        return isinstance(self.screen, EndingScreen)

    @property
    def asked(self) -> Decision | None:
        """What is asked of this person now, if nothing moves any more."""
        table = self.window.tables.table
        if table is None or self.screen is not table or not table.idle:
            return None
        return table.scene.move_input.decision

    @property
    def curtained(self) -> bool:
        return self.window.screens.curtain is not None and self.window.screens.curtain.is_down()

    @property
    def face_down(self) -> bool:
        """Whether the hand at the screen lies face down, and its owner may turn it up now."""
        table = self.window.tables.table
        return table is not None and self.screen is table and table.hand_button.isVisible()

    def begin(self, new_game: NewGame) -> None:
        """Sit down at a new game and wait for the first question."""
        self.window.tables.begin(new_game)
        self.wait()

    def sit_down(self, match: Match) -> None:
        """Sit down at a match where it stands."""
        self.window.tables.show_match(match)
        self.wait()

    def wait(self) -> None:
        """Wait until something is asked of a person, a curtain or a hand is to be lifted, or the game is over."""
        self.until(lambda: self.arrived)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what is sure to come, however slow the machine is."""
        self.qtbot.waitUntil(holds, timeout=PATIENCE)

    @property
    def knows(self) -> int:
        """The seat whose knowledge is on the screen."""
        play = self.window.tables.play
        assert play is not None
        return SPECTATOR if play.face_down else play.viewer

    @property
    def arrived(self) -> bool:
        """Whether somebody is to do something now."""
        curtain = self.window.screens.curtain
        falling = curtain is not None and curtain.is_moving()
        return not falling and (self.asked is not None or self.at_the_end or self.curtained or self.face_down)

    def lift_curtain(self) -> None:
        """Say that the right person sits at the screen."""
        curtain = self.window.screens.curtain
        assert curtain is not None
        self.until(lambda: not curtain.hesitates)
        QTest.mouseClick(curtain.button, LEFT)
        self.wait()
        self.until(lambda: not self.table.hesitates)

    def turn_up(self) -> None:
        """Say that nobody else looks at the hand that lies face down."""
        self.until(lambda: not self.table.hesitates)
        QTest.mouseClick(self.table.hand_button, LEFT)
        self.wait()

    def wait_for_moves(self, count: int) -> None:
        """Wait until so many moves have been made in all."""
        self.until(lambda: len(self.match.moves) >= count)

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def press(self, at: QPointF) -> None:
        QTest.mousePress(self.table.view.viewport(), LEFT, PLAIN, self.point(at))

    def move(self, to: QPointF) -> None:
        QTest.mouseMove(self.table.view.viewport(), self.point(to))

    def release(self, at: QPointF) -> None:
        QTest.mouseRelease(self.table.view.viewport(), LEFT, PLAIN, self.point(at))

    def click(self, at: QPointF) -> None:
        self.press(at)
        self.release(at)

    def point(self, at: QPointF) -> QPoint:
        point = self.table.view.mapFromScene(at)
        assert self.table.view.viewport().rect().contains(point), f"{at} is outside the window"
        return point

    def carry(self, card: CardItem, to: QPointF, steps: int = 4) -> None:
        """Take a card by its middle and bring that to a point, without letting go."""
        begin = QPointF(card.pos())
        assert self.scene.thing_at(begin) is card, "something lies upon the card"
        self.press(begin)
        # Far enough to be a drag, in more than one step.
        nudge = QPointF(0, QApplication.startDragDistance() + 1.0)
        self.move(begin - nudge)
        self.move(begin - nudge * 2)
        for step in range(1, steps + 1):
            self.move(begin + (to - begin) * step / steps)

    def drag(self, card: CardItem, to: QPointF, steps: int = 4) -> None:
        """Take a card by its middle and drop it with its middle on a point."""
        self.carry(card, to, steps)
        self.release(to)

    def turn(self, at: QPointF, notches: int) -> None:
        """Turn the wheel at a point of the board, away from oneself."""
        viewport, point = self.table.view.viewport(), self.point(at)
        where = QPointF(point), QPointF(viewport.mapToGlobal(point))
        buttons, begins = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        turned = QWheelEvent(*where, QPoint(), QPoint(0, 120 * notches), buttons, PLAIN, begins, False)
        QApplication.sendEvent(viewport, turned)

    def tip(self, at: QPointF) -> str:
        """What pops up where the mouse rests for a while, empty for nothing."""
        viewport, point = self.table.view.viewport(), self.point(at)
        QToolTip.hideText()
        help = QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point))
        QApplication.sendEvent(viewport, help)
        return tip_text(QToolTip.text()) if help.isAccepted() else ""

    # -- the keys ------------------------------------------------------------------------------------------------------

    @property
    def keyboard(self) -> QWidget:
        """Where keys go."""
        return self.window.focusWidget() or self.window  # type: ignore[truthy-bool]

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self.keyboard, key, modifier)

    def hold(self, key: Qt.Key, times: int) -> None:
        """Press a key and keep it down while it repeats so many times."""
        text = chr(key) if key < 128 else ""
        for time in range(times):
            event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, text, time > 0)
            QApplication.sendEvent(self.keyboard, event)
            self.qtbot.wait(1)
        QApplication.sendEvent(self.keyboard, QKeyEvent(QEvent.Type.KeyRelease, key, PLAIN, text))

    def check_end(self) -> None:
        """A game that is over is kept, can be played again from its record, and is told in the same way then."""
        record = self.match.record()
        again = Match.restore(record, CardSources(GAMES))
        assert again.over
        assert again.record() == record
        assert again.summary() == self.match.summary()
        assert len(finished_games(self.window.tables.folder)) == 1
