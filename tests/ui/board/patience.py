"""A game for the board alone: cards of a hand are laid as tiles into columns, and nothing else is known of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsObject

from gonfalon.core.state import Decision
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.card import CardItem, Glide, RestPose
from gonfalon.ui.board.drag_and_drop import DropTarget
from gonfalon.ui.board.event_animations import SceneEventAnimation
from gonfalon.ui.board.event_table import EventRow, EventTable
from gonfalon.ui.board.focus import Zone
from gonfalon.ui.board.hand_fan import HandArea, hand_poses
from gonfalon.ui.board.move_input import Gesture, MoveInput, Questions
from gonfalon.ui.board.player_panel import StripFigures, StripPanel
from gonfalon.ui.board.table_scene import TableScene

CARDS, COLUMNS = 6, 3
TILE = QSizeF(130, 40)
COLUMN_X = (200.0, 400.0, 600.0)


class Laid(NamedTuple):
    card: int
    column: int

    def apply(self, table: Table) -> None:
        table.hand.remove(self.card)
        table.columns[self.column].append(self.card)

    def seen_by(self, seat: int) -> Laid:
        return self


class Prompt(NamedTuple):
    word: str


@dataclass
class Table:
    hand: list[int] = field(default_factory=lambda: list(range(CARDS)))
    columns: list[list[int]] = field(default_factory=lambda: [[] for _ in range(COLUMNS)])


@dataclass(frozen=True)
class Measures:
    unit: float = 1.0
    banner: QRectF = field(default_factory=lambda: QRectF(150, 10, 500, 60))
    choices: QRectF = field(default_factory=lambda: QRectF(150, 80, 500, 40))
    buttons: QRectF = field(default_factory=lambda: QRectF(800, 600, 200, 40))
    log_view: QRectF = field(default_factory=lambda: QRectF(800, 100, 200, 400))


class Tile(CardItem):
    """Remembers which pictures it was asked for."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.face_up = True
        self.asked: list[str] = []

    def _pixmap(self, name: str, dpr: float) -> QPixmap:
        self.asked.append(name)
        pixmap = QPixmap((self.size.size() * dpr).toSize())
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.red if name == "face" else Qt.GlobalColor.blue)
        return pixmap

    def face_pixmap(self, dpr: float) -> QPixmap:
        return self._pixmap("face", dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return self._pixmap("back", dpr)


class Lays(Questions):
    def prompt(self, decision: Decision) -> tuple[str, str]:
        return "Lay a card", ""

    def gestures(self, decision: Decision) -> list[Gesture]:
        return [Gesture(move, *move) for move in decision.moves]

    def drop_targets(self, gestures: list[Gesture]) -> list[DropTarget]:
        columns = sorted({gesture.put for gesture in gestures})
        return [DropTarget(column, "Here", "free", place(self.scene.table, column)) for column in columns]

    def card_first(self) -> str:
        return "A card first."

    def why_not(self, card: CardItem) -> str:
        return "Not there."


def place(table: Table, column: int) -> QRectF:
    """The free place of a column."""
    y = 180 + 50 * len(table.columns[column])
    return QRectF(COLUMN_X[column] - TILE.width() / 2, y - TILE.height() / 2, TILE.width(), TILE.height())


class PatienceScene(TableScene):
    def __init__(self) -> None:
        super().__init__(None, EventTable({}, EventRow(SceneEventAnimation)))
        self.measures = Measures()
        self.pointed_at: list[QGraphicsObject | None] = []
        self.move_input = MoveInput(self, Lays(self))

    def all_zones(self) -> Iterator[Zone]:
        items, columns = self.items_by_number, self.table.columns
        for index in range(max(map(len, columns))):
            row = [items[column[index]] for column in columns if index < len(column)]
            yield Zone(f"row {index}", "", row)
        yield self.places_zone(self.move_input.places if self.move_input.selected >= 0 else ())
        yield self.hand_zone(self.table.hand)
        yield Zone("own", "", self.panels_by_seat)

    def new_cards(self) -> list[CardItem]:
        return [Tile(number) for number in range(CARDS)]

    def new_panels(self) -> list[StripPanel]:
        return [StripPanel(own=True)]

    def refresh(self) -> None:
        left = CARDS - len(self.table.hand)
        self.panels_by_seat[0].show_figures(StripFigures(family="R", name="Ann", line="Red", score=left, icon="coin-1"))

    def measure(self) -> None:
        self.panels_by_seat[0].place(QRectF(10, 500, 200, 130), 1.0)
        self.banner.place(self.measures.banner, 1.0)

    def homes(self) -> list[RestPose]:
        homes = [RestPose.away(self.card_place(0), 90.0)] * CARDS
        spread = HandArea(QPointF(500, 600), 100.0, 560.0, 1.0, 1.4)
        for card, home in hand_poses(spread, self.table.hand, self.items_by_number, self.move_input):
            homes[card] = home
        for column, cards in enumerate(self.table.columns):
            for index, card in enumerate(cards):
                pos = QPointF(COLUMN_X[column], 180.0 + 50 * index)
                homes[card] = RestPose(pos, 0.0, 10.0 + index, TILE.width(), height=TILE.height())
        return homes

    def place_around(self, glide: Glide | None) -> None:
        pass

    def point_at(self, thing: QGraphicsObject | None) -> None:
        self.pointed_at.append(thing)


def shown(motion: AnimationSettings | None = None) -> PatienceScene:
    """A table before seat 0, on which nothing is asked."""
    scene = PatienceScene()
    scene.animation_queue.motion = motion or AnimationSettings(0.0)
    scene.lay_out(QSizeF(1024, 700))
    scene.show_table(Table(), 0, [Seat("R", "Ann")], None)
    return scene


def asked(motion: AnimationSettings | None = None, columns: tuple[int, ...] = (0, 1, 2)) -> PatienceScene:
    """The same with the question which card goes into which of these columns."""
    scene = shown(motion)
    moves = tuple((card, column) for card in scene.table.hand for column in columns)
    scene.ask(Decision(0, Prompt("lay"), moves))
    return scene
