"""The table of Pennons in the window: three towers, the hand below them, a panel for each player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.core.state import Decision
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.ui.board.animation_queue import EventAnimation
from gonfalon.ui.board.card import CardItem, RestPose
from gonfalon.ui.board.demo_positions import DemoPosition, DemoStage, demo_seats, find_position, show_position
from gonfalon.ui.board.drag_and_drop import DropTarget
from gonfalon.ui.board.ending import EndingReport, EndingRow, EndingTable
from gonfalon.ui.board.event_animations import SceneEventAnimation
from gonfalon.ui.board.event_table import EventRow, EventTable
from gonfalon.ui.board.focus import Zone
from gonfalon.ui.board.game_view import GameView
from gonfalon.ui.board.hand_fan import HandArea, hand_poses
from gonfalon.ui.board.move_input import Gesture, MoveInput, Questions
from gonfalon.ui.board.panel_items import GamePanel
from gonfalon.ui.board.player_panel import PlayerPanel, StripFigures, StripPanel
from gonfalon.ui.board.table_layout import LayoutScale
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look import cards, fonts, state_marks, theme
from gonfalon.ui.look.cards import RATIO, UNITS
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.widgets.results_table import ResultsColumn
from tests.strangers.pennons.rules import NAME, PENNONS, TOWERS, Table
from tests.strangers.pennons.texts import TELLING, Words


class PennonItem(CardItem):
    """One pennon: its worth in the colour of its family, or a back."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.worth: int | None = None
        self.family = "R"

    @property
    def face_known(self) -> bool:
        return self.worth is not None

    def face_pixmap(self, dpr: float) -> QPixmap:
        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(FAMILIES[self.family].accent, 6))
            painter.setBrush(theme.current().paper)
            painter.drawRoundedRect(UNITS.adjusted(3, 3, -3, -3), 16, 16)
            painter.setFont(fonts.font(UNITS.width() * 0.45, QFont.Weight.Bold))
            painter.drawText(UNITS, Qt.AlignmentFlag.AlignCenter, str(self.worth))

        return cards.picture(self.width, dpr, paint)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return cards.back(self.family, self.width, dpr)


class TowersPanel(GamePanel):
    """The panel of the game; a tower is a slot with the colour of whoever holds it."""

    holders: tuple[str, ...] = ()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        state_marks.hover_outline(painter, box)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.holders[index])


@dataclass(frozen=True)
class Measures:
    """Where everything lies in a window of one size."""

    unit: float
    banner: QRectF
    choices: QRectF
    buttons: QRectF
    log_view: QRectF
    game: QRectF
    panels: tuple[QRectF, ...]
    towers: tuple[QRectF, ...]
    hand: HandArea

    @classmethod
    def of_view(cls, width: float, height: float, seats: int) -> Measures:
        scale = LayoutScale.of(width, height)
        margin, side, unit = scale.margin, scale.side, scale.unit
        left, right = margin, width - side - 2 * margin
        card = scale.size(84, 104)
        strip = (right - left - margin * (seats - 1)) / seats
        panels = tuple(
            QRectF(left + seat * (strip + margin), margin, strip, scale.size(66, 78)) for seat in range(seats)
        )
        banner = QRectF(left, panels[0].bottom() + margin, right - left, scale.size(56, 66))
        foot = height - margin - card * RATIO
        tall = foot - banner.bottom() - 4 * margin - 50 * unit
        wide = (right - left - margin * (TOWERS - 1)) / TOWERS
        towers = tuple(
            QRectF(left + tower * (wide + margin), banner.bottom() + margin, wide, tall) for tower in range(TOWERS)
        )
        aside = right + margin
        return cls(
            unit=unit,
            banner=banner,
            choices=QRectF(left, towers[0].bottom() + margin, right - left, 46 * unit),
            buttons=QRectF(aside, height - margin - 42 * unit, side, 42 * unit),
            log_view=QRectF(aside, 150 * unit, side, height - 210 * unit - margin),
            game=QRectF(aside, margin, side, 126 * unit),
            panels=panels,
            towers=towers,
            hand=HandArea(QPointF((left + right) / 2, foot + card * RATIO / 2), card, right - left, unit, RATIO),
        )


class PennonsQuestions(Questions):
    """Takes a pennon of the hand and a tower for a move."""

    scene: PennonsScene

    def prompt(self, decision: Decision) -> tuple[str, str]:
        return "Hoist a pennon", "Drag one to a tower, or click it and then the tower"

    def gestures(self, decision: Decision) -> list[Gesture]:
        hand, faces = self.scene.table.hands[self.scene.viewer], self.scene.table.faces
        return [Gesture(move, card, move[1]) for move in decision.moves for card in hand if faces[card] == move[0]]

    def drop_targets(self, gestures: Sequence[Gesture]) -> list[DropTarget]:
        towers = self.scene.measures.towers
        return [DropTarget(tower + 1, f"Tower {tower + 1}", "place", rect) for tower, rect in enumerate(towers)]

    def card_first(self) -> str:
        return "Take a pennon first"

    def why_not(self, card: CardItem) -> str:
        return "A pennon flies on a tower only"


class PennonsScene(TableScene):
    """The table as one seat sees it."""

    words: Words
    table: Table
    measures: Measures
    items_by_number: Sequence[PennonItem]
    game_panel: TowersPanel

    def __init__(self, words: Words, event_table: EventTable[EventAnimation]) -> None:
        super().__init__(words, event_table)
        self.measures = Measures.of_view(1280, 800, 2)
        self.game_panel = TowersPanel()
        self.addItem(self.game_panel)
        self.move_input = MoveInput(self, PennonsQuestions(self))

    def all_zones(self) -> Iterable[Zone]:
        return (
            Zone("players", "Players", self.panels_by_seat),
            self.places_zone(self.move_input.places if self.move_input.selected >= 0 else ()),
            self.hand_zone(self.hand_order() if self.viewer >= 0 else ()),
        )

    def spoken(self, thing: QGraphicsObject) -> str:
        return str(thing.worth) if isinstance(thing, PennonItem) else ""

    def new_cards(self) -> list[PennonItem]:
        return [PennonItem(number) for number in range(PENNONS)]

    def new_panels(self) -> list[PlayerPanel]:
        return [StripPanel(own=False) for _ in self.seats]

    def refresh(self) -> None:
        table, families = self.table, self.table.seating.families
        owners = {card: seat for seat, hand in enumerate(table.hands) for card in hand}
        owners |= {card: seat for tower in table.towers for seat, card in tower}
        for item in self.items_by_number:
            item.worth = table.faces[item.number]
            item.face_up = item.worth is not None
            item.family = families[owners.get(item.number, 0)]
            item.update()
        for index, (panel, seat) in enumerate(zip(self.panels_by_seat, self.seats, strict=True)):
            line = self.words.seat_line(seat.family, seat.bot, index == self.viewer)
            counts = (("marker-hand", len(table.hands[index])),)
            figures = StripFigures(
                family=seat.family, name=seat.name, line=line, score=table.held(index), icon="token-first-player",
                counts=counts, active=index == self.deciding,
            )  # fmt: skip
            panel.show_figures(figures)
        self.game_panel.slots = TOWERS
        self.game_panel.holders = tuple(
            families[holder] if (holder := table.holder(tower)) >= 0 else "" for tower in range(TOWERS)
        )
        self.game_panel.show_words("Pennons", f"{sum(map(len, table.hands))} to hoist")

    def click(self, item: QGraphicsItem | None) -> None:
        if isinstance(item, PennonItem) and self.move_input.selected >= 0 and item.number not in self.hand_order():
            # Whoever has a pennon in hand means the tower, whatever flies there.
            item = next((place for place in self.move_input.places if place.rect.contains(item.pos())), None)
        super().click(item)

    def learn(self, item: CardItem) -> None:
        self.refresh()

    def measure(self) -> None:
        measures = Measures.of_view(self.size.width(), self.size.height(), len(self.seats))
        changed, self.measures = measures != self.measures, measures
        for panel, rect in zip(self.panels_by_seat, measures.panels, strict=True):
            panel.place(rect, measures.unit)
        self.game_panel.place(measures.game, measures.unit)
        self.banner.place(measures.banner, measures.unit)
        if changed:
            self.relaid.emit()

    def hand_order(self) -> list[int]:
        """The cards of the shown hand, the weakest first."""
        return sorted(self.table.hands[self.viewer], key=lambda card: (self.table.faces[card] or 0, card))

    def homes(self) -> list[RestPose]:
        measures, table = self.measures, self.table
        found = [RestPose.away(measures.game.center(), measures.hand.width)] * PENNONS
        for seat, hand in enumerate(table.hands):
            for card in hand:
                found[card] = RestPose.away(self.card_place(seat), measures.hand.width)
        for tower, rect in zip(table.towers, measures.towers, strict=True):
            wide = round(min(measures.hand.width, rect.width() / 4.5))
            step = min(wide * 1.08, (rect.width() - wide * 1.3) / max(1, len(tower) - 1))
            for index, (_, card) in enumerate(tower):
                at = QPointF(round(rect.left() + wide * 0.65 + index * step), round(rect.top() + wide * RATIO * 0.65))
                found[card] = RestPose(at, 0.0, 10.0 + index, wide)
        if self.viewer >= 0:
            for card, home in hand_poses(measures.hand, self.hand_order(), self.items_by_number, self.move_input):
                found[card] = home
        return found


EVENT_TABLE: EventTable[EventAnimation] = EventTable({}, EventRow(SceneEventAnimation))
"""Cards just go to their places."""


def _in_the_middle(stage: DemoStage) -> None:
    game = NewGame(NAME, demo_seats("RBG"), first=0)
    show_position(stage, find_position(stage, game, lambda view: sum(map(len, view.table.towers)) > 6))


class PennonsView(GameView):
    """Pennons as the screens know it."""

    name = NAME
    log_renderer = TELLING

    def words(self, language: str, cards: None = None, reader: str = "") -> Words:
        return Words(language)

    def cards(self, table: Table) -> None:
        return None

    def scene(self, words: Words) -> PennonsScene:
        return PennonsScene(words, EVENT_TABLE)

    def look(self, scene: PennonsScene, kind: str, family: str) -> None:
        return None

    def report(self, match: Match, language: str) -> EndingReport:
        outcome = match.outcome
        if outcome is None:
            raise LookupError("The game is not over yet.")
        words = Words(language)
        order = sorted(range(len(match.seats)), key=lambda seat: -outcome.scores[seat])
        rows = tuple(
            EndingRow(
                1 + sum(score > outcome.scores[seat] for score in outcome.scores),
                match.seats[seat],
                words.family(match.seats[seat].family),
                (str(outcome.scores[seat]),),
            )
            for seat in order
        )
        return EndingReport(
            title="The towers are won",
            subtitle=", ".join(match.seats[seat].name for seat in outcome.winners),
            tables=(EndingTable((ResultsColumn("Towers", main=True),), rows),),
        )

    def pictures(self) -> Mapping[str, DemoPosition]:
        return {"pennons": _in_the_middle}
