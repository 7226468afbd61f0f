"""Somebody at the table: presses, moves and releases the mouse on the board, or uses the keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.moves import Move
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.app import Window
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.games.oriflamme.scene import OriflammeScene
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.table import TableScreen

__all__ = ["Person", "game"]

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
NAMES = {"R": "Marguerite", "B": "Ann", "G": "Sir Osric", "Y": "Dame Isolde", "K": "Raymond"}


def game(
    families: str = "RBGY",
    people: str = "R",
    seed: int = 1,
    first: int | None = 0,
    direction: str = "left-to-right",
    bot: str = "squire",
    names: dict[str, str] | None = None,
) -> NewGame:
    """A game of these families, all bots but the people."""
    called = NAMES | (names or {})
    seats = tuple(Seat(family, called[family], None if family in people else bot) for family in families)
    return NewGame("oriflamme", seats, first=first, seed=seed, options=(("direction", direction),))


class Person:
    """Uses a window as people do."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    # -- what lies before one ------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableScreen:
        assert self.window.table is not None
        return self.window.table

    @property
    def scene(self) -> OriflammeScene:
        return self.table.scene

    @property
    def match(self) -> Match:
        assert self.window.play is not None
        assert self.window.play.match is not None
        return self.window.play.match

    @property
    def screen(self) -> QWidget | None:
        """What the window shows now."""
        return self.window._layout.currentWidget()

    @property
    def at_the_end(self) -> bool:
        return isinstance(self.screen, EndingScreen)

    @property
    def asked(self) -> Decision | None:
        """What is asked of this person now, if nothing moves any more."""
        table = self.window.table
        if table is None or self.screen is not table or not table.idle:
            return None
        return table.scene.asking.decision

    @property
    def curtained(self) -> bool:
        return self.window.curtain is not None and self.window.curtain.is_down()

    def begin(self, new_game: NewGame | None = None) -> None:
        """Sit down at a new game and wait for the first question."""
        self.window.begin(new_game or game())
        self.wait()

    def sit_down(self, match: Match) -> None:
        """Sit down at a match where it stands."""
        self.window.show_match(match)
        self.wait()

    def wait(self) -> None:
        """Wait until something is asked of a person, a curtain is down, or the game is over."""

        def arrived() -> bool:
            curtain = self.window.curtain
            falling = curtain is not None and curtain.is_moving()
            return not falling and (self.asked is not None or self.at_the_end or self.curtained)

        self.qtbot.waitUntil(arrived, timeout=15000)

    def wait_for_moves(self, count: int) -> None:
        """Wait until so many moves have been made in all."""
        self.qtbot.waitUntil(lambda: len(self.match.moves) >= count, timeout=15000)

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
        self.move(begin - 2 * nudge)
        for step in range(1, steps + 1):
            self.move(begin + (to - begin) * step / steps)

    def drag(self, card: CardItem, to: QPointF, steps: int = 4) -> None:
        """Take a card by its middle and drop it with its middle on a point."""
        self.carry(card, to, steps)
        self.release(to)

    # -- the keys ------------------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifier)

    # -- answering -----------------------------------------------------------------------------------------------------

    def hand_card(self, kind: str) -> CardItem:
        """The card of this kind in the hand that is shown."""
        table = self.scene.table
        number = table.seating.cards.number(kind)
        (card,) = [card for card in table.hands[self.scene.viewer] if table.faces[card] == number]
        return self.scene.items_by_number[card]

    def place_of(self, move: Move | int) -> PlaceItem:
        """The place on the board that stands for a move, or for the slot of a placement."""
        (place,) = [place for place in self.scene.asking.places if place.move_played == move]
        return place

    def answer(self, move: Move) -> None:
        """Make a move with the mouse alone: cards are dragged, everything else is clicked on the board."""
        table = self.scene.table
        if move.word == "place":
            self.show_slot(move.slot)
            self.drag(self.hand_card(move.kind), self.place_of(move.slot).rect.center())
        elif move.word == "gap":
            self.drag(self.scene.items_by_number[self.scene.asking.lifted], self.place_of(move).rect.center())
        elif move.word == "target":
            self.show_slot(move.slot)
            self.click(self.scene.items_by_number[table.queue[move.slot]].pos())
        elif move.word == "hand":
            self.click(self.hand_card(move.kind).pos())
        elif move.word not in ("keep", "reveal"):
            self.push(move)
        else:
            self.click(self.place_of(move).rect.center())

    def push(self, move: Move) -> None:
        """Press the button of an answer."""
        offered = [choice.move for choice in self.scene.asking.choices]
        QTest.mouseClick(self.table.choices.buttons[offered.index(move)], LEFT)

    def show_slot(self, slot: int) -> None:
        """Turn the wheel until a slot of the queue is in sight."""
        if slot < 0:
            return
        card = self.scene.items_by_number[self.scene.table.queue[slot]]
        for way in (-1, 1):
            for _ in range(20):
                if card.isVisible():
                    return
                self.wheel(way)
        assert card.isVisible(), f"slot {slot} never comes into sight"

    def wheel(self, way: int) -> None:
        """Turn the wheel by a notch over the row, 1 towards its right end."""
        from PySide6.QtGui import QWheelEvent

        viewport = self.table.view.viewport()
        at = QPointF(self.point(self.scene.measures.cloth.center()))
        turned = QWheelEvent(
            at,
            QPointF(viewport.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, -120 * way),
            Qt.MouseButton.NoButton,
            PLAIN,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, turned)
