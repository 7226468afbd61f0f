"""Somebody at the table of Pax Pamir: cards and pieces are dragged or clicked, buttons and the list of moves used."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsObject
from pytestqt.qtbot import QtBot

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.constants import ACTIONS
from gonfalon.games.pamir.rules.moves import END
from gonfalon.games.pamir.window.check_sheet import CheckView
from gonfalon.games.pamir.window.gestures import Piece, Target
from gonfalon.games.pamir.window.questions import FIRST_PIECE
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.ui.application.window import Window
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.move_input import Gesture
from gonfalon.ui.board.table_popups import MovesList
from tests.at_the_table.likeness import come_to_rest
from tests.at_the_table.player import LEFT, NAMES, PATIENCE, Player

MARGIN = QPointF(3, 3)
"""A view knows whole pixels only."""
How = Literal["drag", "click", "button", "list", "keys"]
ROWS = {"buy": Qt.Key.Key_B, "play": Qt.Key.Key_H, **dict.fromkeys(ACTIONS, Qt.Key.Key_C)}
"""The keys that lead to a row of cards."""


def great_game(
    families: str = "RBG", people: str = "R", seed: int = 1, first: int | None = 0, wakhan: str = "", **options: str
) -> NewGame:
    """A game of these families, all bots but the people and Wakhan."""
    bots = {family: None if family in people else "page" for family in families}
    seats = tuple(
        Seat(family, NAMES[family], "wakhan" if family == wakhan else bots[family]) for family in families
    )  # fmt: skip
    chosen = {name.replace("_", "-"): word for name, word in options.items()}
    if wakhan:
        chosen["wakhan"] = wakhan
    return NewGame("pamir", seats, first=None if wakhan else first, seed=seed, options=tuple(chosen.items()))


class Courtier(Player):
    """Uses a window as people do who play Pax Pamir."""

    checks = 0
    """How many papers of Dominance Checks were read."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        super().__init__(window, qtbot)
        self.answered: dict[str, set[How]] = {}
        """By the words of moves in which ways they have been made."""

    @property
    def scene(self) -> PamirScene:
        scene = self.table.scene
        assert isinstance(scene, PamirScene)
        return scene

    @property
    def asked(self) -> Decision | None:
        decision = super().asked
        if decision is None:
            return None
        # An empty court has one end in the window, and two in the rules.
        gestures = {way.move for way in self.scene.move_input.gestures}
        return decision._replace(moves=tuple(move for move in decision.moves if move in gestures))

    def way(self, move: Move) -> Gesture:
        """The gesture of a move."""
        return next(way for way in self.scene.move_input.gestures if way.move == move)

    def item(self, thing: Piece) -> CardItem:
        """What stands for a thing on the board."""
        move_input = self.scene.move_input
        number = thing.at if thing.kind == "card" else FIRST_PIECE + move_input.questions.pieces.index(thing)
        return self.scene.items_by_number[number]

    def place(self, spot: Target) -> DropTargetItem:
        """The place that is offered for a spot; those who listen hear which one it is."""
        place = next(place for place in self.scene.move_input.places if place.put == spot)
        assert self.scene.place_words(place), f"{spot} has no name"
        return place

    def grip(self, item: CardItem) -> QPointF:
        """A point of a thing upon which nothing else lies."""
        rect = item.scene_rect()
        for x, y in ((0.5, 0.5), (0.3, 0.4), (0.7, 0.4), (0.5, 0.8), (0.15, 0.5), (0.85, 0.85), (0.1, 0.9)):
            point = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
            if self.scene.thing_at(point) is item:
                return point
        raise AssertionError(f"{item} lies beneath {self.scene.thing_at(rect.center())}")

    def spot_point(self, place: DropTargetItem) -> QPointF:
        """A point of a place upon which nothing else lies, but pieces that stand there."""
        shape = place.shape_there
        if shape is None:
            shape = QPainterPath()
            shape.addRect(place.rect)
        rect = shape.boundingRect()
        candidates = [
            QPointF(rect.left() + rect.width() * x / 12, rect.top() + rect.height() * y / 12)
            for y in range(1, 12)
            for x in range(1, 12)
        ]
        return next(
            point
            for point in candidates
            if shape.contains(QRectF(point - MARGIN, point + MARGIN)) and self.scene.thing_at(point) is place
        )

    def wait(self) -> None:
        """Wait as ever; papers of checks are read and closed."""

        def arrived() -> bool:
            table = self.window.tables.table
            if table is not None and isinstance(table.overlay, CheckView):
                self.checks += 1
                QTest.keyClick(table.overlay, Qt.Key.Key_Return)
                return False
            return self.arrived

        self.qtbot.waitUntil(arrived, timeout=PATIENCE)

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, move: Move, how: How = "click") -> None:
        """Answer with a move in this way, or by another gesture of the mouse where this one is none for it."""
        self.scene.court_flyouts.close()
        come_to_rest(self.scene)
        self.until(lambda: not self.table.hesitates)
        if move.word == "march" and not self.scene.map.isVisible():
            self.click(self.scene.map_mode.tabs[0].scene_rect().center())
            come_to_rest(self.scene)
        if how == "keys":
            self.by_keys(move)
        elif how == "list":
            self.by_list(move)
        else:
            assert self._on_the_board(self.way(move), how), f"no mouse makes the move '{move}'"

    def _did(self, move: Move, how: How) -> None:
        self.answered.setdefault(move.word, set()).add(how)

    def _on_the_board(self, way: Gesture, how: How) -> bool:
        if way.take is None and way.put is None:
            return self.by_button(way.move)
        if how == "button" and self.by_button(way.move):
            return True
        if way.take is None:
            assert way.put is not None
            self._click_spot(way.put)
        elif way.put is None and way.move.word not in ACTIONS:
            self.click(self.grip(self.item(way.take)))
        elif how == "drag" and way.put is not None:
            self._drag(way)
            if not self.scene.question_sheets.loyalty_change.isVisible():
                self._did(way.move, "drag")
                return True
        else:
            self.click(self.grip(self.item(way.take)))
            come_to_rest(self.scene)
            if way.put is None or self.scene.question_sheets.loyalty_change.isVisible():
                return self.by_button(way.move)
            self._click_spot(way.put)
        if self.scene.question_sheets.loyalty_change.isVisible():
            # What a change of sides costs is shown first.
            return self.by_button(way.move)
        self._did(way.move, "click")
        return True

    def _click_spot(self, spot: Target) -> None:
        place = self.place(spot)
        if spot.kind == "card" and place.calm:
            self.click(self.grip(self.scene.items_by_number[spot.at]))
        else:
            self.click(self.spot_point(place))

    def _drag(self, way: Gesture) -> None:
        assert way.take is not None
        assert way.put is not None
        item = self.item(way.take)
        begin = self.grip(item)
        self.press(begin)
        self.move(begin - QPointF(0, 12))
        self.move(begin - QPointF(0, 24))
        assert self.scene.drag_controller.dragged is item
        place = self.place(way.put)
        end = place.rect.center() if place.shape_there is None else self._inside(place)
        for step in (0.5, 1.0):
            self.move(begin + (end - begin) * step)
        self.release(end)

    def _inside(self, place: DropTargetItem) -> QPointF:
        shape = place.shape_there
        assert shape is not None
        rect = shape.boundingRect()
        points = (
            QPointF(rect.left() + rect.width() * x / 10, rect.top() + rect.height() * y / 10)
            for y in (5, 4, 6, 3, 7)
            for x in (5, 4, 6, 3, 7)
        )
        return next(point for point in points if shape.contains(QRectF(point - MARGIN, point + MARGIN)))

    def by_button(self, move: Move) -> bool:
        """Press the button of a move; False where it has none."""
        bar = self.table.choices
        for button, choice in zip(bar.buttons, self.scene.move_input.choices, strict=True):
            if choice.move == move and button.isVisible() and button.isEnabled():
                twice = (
                    move == END
                    and self.scene.move_input.questions.ends_at_a_loss
                    and not self.scene.move_input.questions.ends_twice
                )
                QTest.mouseClick(button, LEFT)
                if twice:
                    self.by_button(move)
                self._did(move, "button")
                return True
        return False

    def by_list(self, move: Move) -> None:
        """Find a move in the list of all moves by keys, and enter it."""
        self.key(Qt.Key.Key_A)
        assert self.table.overlay is not None
        (moves,) = self.table.overlay.findChildren(MovesList)
        entries = moves.shown()
        answers = [entry.move for entry in entries if entry.move is not None]
        for _ in range(answers.index(move)):
            QTest.keyClick(moves.field, Qt.Key.Key_Down)
        QTest.keyClick(moves.field, Qt.Key.Key_Return)
        self._did(move, "list")

    # -- the keys ------------------------------------------------------------------------------------------------------

    def by_keys(self, move: Move) -> None:
        """Make a move by letters, digits, arrows and Enter, as somebody does who has no mouse."""
        way, made = self.way(move), len(self.match.moves)
        if not self._by_key_of_button(move):
            if move.word in ROWS and self.asked is not None and self.asked.prompt.word == "actions":
                self.key(ROWS[move.word])
            if way.take is not None:
                self.walk_to(self.item(way.take))
                self.key(Qt.Key.Key_Return)
            if len(self.match.moves) == made and not self._by_key_of_button(move):
                assert way.put is not None, f"no key makes the move '{move}'"
                on_card = way.put.kind == "card" and self.place(way.put).style == "cover"
                self.walk_to(self.scene.items_by_number[way.put.at] if on_card else self.place(way.put))
                self.key(Qt.Key.Key_Return)
                if self.scene.question_sheets.loyalty_change.isVisible():
                    self._by_key_of_button(move)
        self._did(move, "keys")

    def _by_key_of_button(self, move: Move) -> bool:
        for button, choice in zip(self.table.choices.buttons, self.scene.move_input.choices, strict=True):
            if choice.move == move and button.isVisible() and button.key_name:
                questions = self.scene.move_input.questions
                twice = move == END and questions.ends_at_a_loss and not questions.ends_twice
                for _ in range(1 + (twice or questions.shows_ahead(choice))):
                    self.key(QKeySequence(button.key_name)[0].key())
                return True
        return False

    def walk_to(self, thing: QGraphicsObject) -> None:
        """Bring the keys to a thing of the board by arrows."""
        focus = self.scene.focus
        for _ in range(30):
            if self.table.view.hasFocus():
                break
            self.key(Qt.Key.Key_Tab)
        for _ in range(80):
            zones = focus.zones()
            names = list(zones)
            wanted = next((name for name in names if thing in zones[name].things), None)
            assert wanted is not None, f"no arrow leads to {thing}"
            if focus.item is thing:
                return
            if focus.item is None or focus.zone not in names:
                self.key(Qt.Key.Key_Right)
            elif focus.zone != wanted:
                self.key(Qt.Key.Key_Up if names.index(wanted) < names.index(focus.zone) else Qt.Key.Key_Down)
            else:
                row = zones[wanted].things
                self.key(Qt.Key.Key_Left if row.index(thing) < row.index(focus.item) else Qt.Key.Key_Right)
        raise AssertionError(f"80 arrows have not led from {focus.item} to {thing}")
