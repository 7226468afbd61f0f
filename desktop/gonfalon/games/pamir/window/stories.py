"""How the events of Pax Pamir are told on the table; `_STORIES` has the story of each, `stories` puts them together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
)

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.places import FIRST_BORDER
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts.checks import LEFT_END, Came, came
from gonfalon.games.pamir.window.look import signs
from gonfalon.games.pamir.window.piece_item import RUPEE
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Story, animate, arch
from gonfalon.ui.board.telling import Ease, Told, arched, enter

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.scene import PamirScene

__all__ = ["stories", "story"]

APART = 60
"""Milliseconds between coins that go one after the other."""
MOST_COINS = 6
"""More of them fly at once as so many."""
READ = 900
"""Milliseconds in which an event that happens is read."""
REASON = 900
"""Milliseconds in which a reason is read, where they flow."""
FOR_EVER = 2**31 - 1
MANY = 12
"""From so many waiting stories on everything goes faster."""
HASTE = 0.6


class Flight(NamedTuple):
    """A piece or a coin on its way."""

    art: str
    size: float
    begin: QPointF
    end: QPointF
    rise: float = 0.0


def _at_once(one: QAbstractAnimation | None, other: QAbstractAnimation | None) -> QAbstractAnimation | None:
    """Two movements together, where there are both."""
    if one is None or other is None:
        return one or other
    group = QParallelAnimationGroup()
    group.addAnimation(one)
    group.addAnimation(other)
    return group


class PamirTold(Told):
    """An event of this table; a ruler that changes is shown to change."""

    scene: PamirScene
    haste = 1.0

    def ms(self, usual: int) -> int:
        """A duration at the speed of now, shorter where many stories wait."""
        return self.scene.motion.ms(round(usual * self.haste))

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        if self.scene.motion.reduced:
            return moving
        return _at_once(moving, self.scene.rulers_changing())


class FlightStory(PamirTold):
    """Pieces or coins fly, one after the other; then the table has them."""

    flight_ms = 280
    closing_ms = 120

    def flights(self) -> list[Flight]:
        raise NotImplementedError

    def opening(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        for index, flight in enumerate(self.flights()):
            coin = self.scene.effects.fly(flight.begin, flight.size, flight.art)
            coin.setVisible(index == 0)
            row = QSequentialAnimationGroup()
            if index:
                wait = QPauseAnimation(self.ms(APART * index))
                wait.finished.connect(lambda coin=coin: coin.setVisible(True))
                row.addAnimation(wait)
            path = animate(coin, b"pos", flight.end, self.ms(self.flight_ms), Ease.InOutCubic, start=flight.begin)
            if flight.rise:
                arch(path, flight.begin, flight.end, flight.rise)
            row.addAnimation(path)
            group.addAnimation(row)
        return group if group.animationCount() else None

    def change(self) -> None:
        super().change()
        self.scene.effects.drop_coins()


class BlockStory(FlightStory):
    """A block comes from the pool, goes along a road, or goes back."""

    def flights(self) -> list[Flight]:
        event, scene = self.event, self.scene
        assert isinstance(event, (told.BlockPlaced, told.BlockMoved, told.BlockRemoved))
        pool = scene.blocks.pool_place(event.coalition)
        if isinstance(event, told.BlockMoved):
            begin, end, place = self._from(event.origin), self._at(event.target), event.target
        elif isinstance(event, told.BlockPlaced):
            begin, end, place = pool, self._at(event.place), event.place
        else:
            begin, end, place = self._from(event.place), pool, event.place
        drawing = signs.army_drawing if place < FIRST_BORDER else signs.road_drawing
        return [Flight(drawing(event.coalition), scene.map.piece_size(), begin, end, 18)]

    def _at(self, place: int) -> QPointF:
        event = self.event
        assert isinstance(event, (told.BlockPlaced, told.BlockMoved, told.BlockRemoved))
        return self.scene.map.piece_place(_kind(place), event.coalition, place)

    def _from(self, place: int) -> QPointF:
        event = self.event
        assert isinstance(event, (told.BlockMoved, told.BlockRemoved))
        return self.scene.map.standing_rect(_kind(place), event.coalition, place).center()


def _kind(place: int) -> str:
    """What a block is there."""
    return "army" if place < FIRST_BORDER else "road"


class CylinderStory(FlightStory):
    """A cylinder comes from the supply, wanders or slips, or goes home."""

    def flights(self) -> list[Flight]:
        event, scene = self.event, self.scene
        assert isinstance(event, (told.CylinderPlaced, told.CylinderMoved, told.CylinderRemoved))
        home = scene.panels_by_seat[event.seat].supply_place()
        if isinstance(event, told.CylinderMoved):
            begin, end = self._from(event.origin), self._at(event.target)
        elif isinstance(event, told.CylinderPlaced):
            begin, end = home, self._at(event.place)
        else:
            begin, end = self._from(event.place), home
        drawing = signs.cylinder_drawing(scene.table.seating.families[event.seat])
        return [Flight(drawing, scene.map.piece_size() * 0.9, begin, end, 18)]

    def _at(self, place: int) -> QPointF:
        event, scene = self.event, self.scene
        assert isinstance(event, (told.CylinderPlaced, told.CylinderMoved, told.CylinderRemoved))
        return scene.places.cylinder_place(event.seat, place)

    def _from(self, place: int) -> QPointF:
        event, scene = self.event, self.scene
        assert isinstance(event, (told.CylinderMoved, told.CylinderRemoved))
        if place < FIRST_BORDER:
            return scene.map.standing_rect("tribe", event.seat, place).center()
        return scene.places.cylinder_place(event.seat, place)


class CoinStory(FlightStory):
    """Rupees go from one place to another."""

    flight_ms = 320

    def flights(self) -> list[Flight]:
        begin, end, count = self.way()
        size = 26.0 * self.scene.measures.unit
        return [Flight(RUPEE, size, begin, end, 24) for _ in range(min(count, MOST_COINS))]

    def way(self) -> tuple[QPointF, QPointF, int]:
        """From where, to where, and how many."""
        event, scene = self.event, self.scene
        match event:
            case told.RupeesPaid(seat=seat, place=place, amount=amount):
                return scene.places.purse(seat), scene.places.coin_place(place), amount
            case told.RupeesGained(seat=seat, amount=amount) if amount > 0:
                return scene.places.bank(), scene.places.purse(seat), amount
            case told.RupeesGained(seat=seat, amount=amount):
                return scene.places.purse(seat), scene.places.bank(), -amount
            case told.RupeesPassed(giver=giver, taker=taker, amount=amount):
                return scene.places.purse(giver), scene.places.purse(taker), amount
            case told.RupeeTaken(seat=seat, place=place):
                return scene.places.coin_place(place), scene.places.purse(seat), 1
        assert isinstance(event, told.RupeesLost)
        return scene.places.coin_place(event.place), scene.places.bank(), scene.table.rupees_on[event.place]


class BoughtStory(FlightStory):
    """The rupees on a card go to the purse, then the card to the hand."""

    closing_ms = 320

    def flights(self) -> list[Flight]:
        event, scene = self.event, self.scene
        assert isinstance(event, (told.CardBought, told.CardBoughtOpenly))
        count = min(scene.table.rupees_on[event.place], MOST_COINS)
        begin, end = scene.places.coin_place(event.place), scene.places.purse(event.seat)
        return [Flight(RUPEE, 26.0 * scene.measures.unit, begin, end, 24) for _ in range(count)]


class CardStory(PamirTold):
    """A card goes to its place in a bow."""

    closing_ms = 320

    def change(self) -> None:
        item = self.card()
        assert item is not None
        if not item.isVisible() and not self.scene.motion.reduced:
            enter(item, self.begin())
        item.setZValue(500)
        super().change()

    def begin(self) -> QPointF:
        """From where a card comes that was not to be seen."""
        event = self.event
        if isinstance(event, told.CardDealt):
            return self.scene.places.deck_place()
        assert isinstance(event, told.CardPlayed)
        return self.scene.card_place(event.seat)

    def closing(self) -> QAbstractAnimation | None:
        moving, item = super().closing(), self.card()
        if item is not None and not self.scene.motion.reduced:
            arched(moving, item, 24 * self.scene.measures.unit)
        return moving


class FallStory(PamirTold):
    """Brackets close around a card, it tips and falls."""

    closing_ms = 320

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        if self.scene.motion.reduced or item is None or not item.isVisible():
            return None
        item.setZValue(500)
        group = QParallelAnimationGroup()
        animate(item, b"rotation", 8.0, self.ms(160), Ease.OutCubic, group=group)
        animate(item, b"seized", 1.0, self.ms(240), Ease.OutCubic, start=0.0, group=group)
        return group


class EventStory(PamirTold):
    """An event comes to the middle, is read, and is gone."""

    closing_ms = 260

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        if self.scene.motion.reduced or item is None or not item.isVisible():
            return None
        item.setZValue(600)
        group = QParallelAnimationGroup()
        animate(item, b"pos", self.scene.places.middle_of_table(), self.ms(420), Ease.OutCubic, group=group)
        animate(item, b"scale", 222 * self.scene.measures.unit / item.width, self.ms(420), Ease.OutCubic, group=group)
        sequence = QSequentialAnimationGroup()
        sequence.addAnimation(group)
        sequence.addAnimation(QPauseAnimation(self.ms(READ)))
        return sequence


class BeatStory(PamirTold):
    """The card that acts, or is to act, beats once."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        if self.scene.motion.reduced or item is None or not item.isVisible():
            return None
        return _beat(item, self.ms(280))


def _beat(item: CardItem, ms: int) -> QAbstractAnimation:
    beat = animate(item, b"scale", 1.0, ms, Ease.InOutSine)
    beat.setKeyValueAt(0.5, 1.07)
    return beat


class SuitStory(PamirTold):
    """The frame glides to another suit, and prices follow."""

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        glide = None if self.scene.motion.reduced else self.scene.suit_glides(self.ms(280))
        return _at_once(moving, glide)


class SpentStory(PamirTold):
    """A coin of the counter tips over."""

    def closing(self) -> QAbstractAnimation | None:
        return None if self.scene.motion.reduced else self.scene.game_panel.tip(self.ms(160))


class TurnStory(FlightStory):
    """The gonfalon glides to the panel of whoever has the turn."""

    flight_ms = 240

    def flights(self) -> list[Flight]:
        panels, table = self.scene.panels_by_seat, self.scene.table
        assert isinstance(self.event, told.TurnBegun)
        if table.at == NONE:
            return []
        begin, end = (panels[seat].turn_place() for seat in (table.at, self.event.seat))
        return [Flight("gonfalon", 26 * self.scene.measures.unit, begin, end)]


class SweptStory(PamirTold):
    """All blocks sink from the map."""

    closing_ms = 400


class CheckStory(PamirTold):
    """The check is resolved on a paper of its own, which whoever looks on closes."""

    came = Came(LEFT_END)

    def __init__(self, scene: PamirScene, event: Event) -> None:
        super().__init__(scene, event)
        self._shown = False

    def opening(self) -> QAbstractAnimation | None:
        self._show()
        # It is held still as long as the paper lies there.
        return QPauseAnimation(1)

    def change(self) -> None:
        self._show()
        super().change()

    def _show(self) -> None:
        if not self._shown:
            self._shown = True
            self.scene.show_check(self.came)


class ReasonStory(PamirTold):
    """Wakhan says why she does what follows, as slowly as one wants to follow her."""

    _heard = False

    @property
    def waits(self) -> bool:
        # Nobody goes on where bots play alone.
        return self.scene.motion.pace == "step" and self.scene.viewer >= 0

    def opening(self) -> QAbstractAnimation | None:
        self._hear()
        if self.scene.motion.pace == "brief":
            return None
        return QPauseAnimation(FOR_EVER if self.waits else self.scene.motion.ms(REASON))

    def change(self) -> None:
        self._hear()
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        return None

    def _hear(self) -> None:
        if not self._heard:
            self._heard = True
            self.scene.rooms.hear(self.event)


class Bundle(Story):
    """Events that belong together: they move at once, but each happens by itself, so that each is told."""

    def __init__(self, parts: Sequence[PamirTold], apart: int) -> None:
        self.parts = parts
        self.apart = apart

    def opening(self) -> QAbstractAnimation | None:
        group = QParallelAnimationGroup()
        for index, part in enumerate(self.parts):
            moving = part.opening()
            if moving is None:
                continue
            row = QSequentialAnimationGroup()
            row.addAnimation(QPauseAnimation(part.ms(self.apart * index)))
            row.addAnimation(moving)
            group.addAnimation(row)
        return group if group.animationCount() else None

    def change(self) -> None:
        for part in self.parts:
            part.change()

    def closing(self) -> QAbstractAnimation | None:
        return self.parts[-1].closing()


class Quiet(PamirTold):
    """An event that moves nothing."""

    def closing(self) -> QAbstractAnimation | None:
        return None


_STORIES: dict[type, Callable[[PamirScene, Any], PamirTold]] = {
    told.TurnBegun: TurnStory,
    told.ActionSpent: SpentStory,
    told.DominanceChecked: CheckStory,
    told.BlockPlaced: BlockStory,
    told.BlockMoved: BlockStory,
    told.BlockRemoved: BlockStory,
    told.BlocksCleared: SweptStory,
    told.CylinderPlaced: CylinderStory,
    told.CylinderMoved: CylinderStory,
    told.CylinderRemoved: CylinderStory,
    told.RupeesPaid: CoinStory,
    told.RupeesGained: CoinStory,
    told.RupeesPassed: CoinStory,
    told.RupeeTaken: CoinStory,
    told.RupeesLost: CoinStory,
    told.CardBought: BoughtStory,
    told.CardBoughtOpenly: BoughtStory,
    told.CardDealt: CardStory,
    told.CardPlayed: CardStory,
    told.CourtCardDiscarded: FallStory,
    told.HandCardDiscarded: FallStory,
    told.EventBought: EventStory,
    told.EventDiscarded: EventStory,
    told.ActionAnnounced: BeatStory,
    told.CardUsed: BeatStory,
    told.SuitFavored: SuitStory,
    told.WakhanReasoned: ReasonStory,
    told.ActionsEnded: Quiet,
    told.DropsForgotten: Quiet,
}
_TOGETHER = {told.RupeesPaid: APART, told.CardShifted: 0, told.CardDealt: 90, told.BlockRemoved: 40}
"""What moves at once when it happens several times in a row, and how many milliseconds one begins after the other."""


def story(scene: PamirScene, event: Event) -> PamirTold:
    """The story of one event."""
    return _STORIES.get(type(event), PamirTold)(scene, event)


def stories(scene: PamirScene, events: Sequence[Event], earlier: Sequence[Event]) -> list[Story]:
    """The stories of several events, those that belong together in one; the same move brought the earlier ones."""
    found: list[Story] = []
    for kind, group in groupby(events, type):
        parts = [story(scene, event) for event in group]
        if kind in _TOGETHER and len(parts) > 1:
            found.append(Bundle(parts, _TOGETHER[kind]))
        else:
            found += parts
    at = [index for index, event in enumerate(events) if isinstance(event, told.DominanceChecked)]
    for check, index in zip([one for one in found if isinstance(one, CheckStory)], at, strict=True):
        check.came = came([*earlier, *events[:index]])
    if len(found) >= MANY:
        for one in found:
            for part in one.parts if isinstance(one, Bundle) else (one,):
                if isinstance(part, PamirTold):
                    part.haste = HASTE
    return found
