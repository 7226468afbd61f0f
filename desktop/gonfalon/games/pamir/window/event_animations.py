"""Animations and sounds of the events of Pax Pamir: `EVENT_TABLE` has a row of each, `event_animations` combines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
)

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, NONE
from gonfalon.games.pamir.texts.check_texts import LEFT_END, CheckCause, check_cause
from gonfalon.games.pamir.window.card_items import RUPEE
from gonfalon.games.pamir.window.look import signs
from gonfalon.ui.board.animation_queue import EventAnimation, animate, arch
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.event_animations import Ease, SceneEventAnimation, appear_at, move_in_arc
from gonfalon.ui.board.event_table import EventRow, EventTable, Weight
from gonfalon.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from gonfalon.games.pamir.window.scene import PamirScene

APART = 60
"""Milliseconds between coins that go one after the other."""
MAX_COINS = 6
"""More of them fly at once as so many."""
READ = 900
"""Milliseconds in which an event that happens is read."""
REASON_LETTER, REASON_LEAST, REASON_MOST = 12, 600, 1500
"""Milliseconds in which a reason is read where they flow: for each letter, and one of a kind that was heard before."""
HEADS = frozenset({"line", "no_more_actions", "no_more_lines"})
"""The reasons that are the head of what stands on Wakhan's paper from then on; they take no time of their own."""
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


class PamirAnimation(SceneEventAnimation):
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


class FlightAnimation(PamirAnimation):
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


class BlockAnimation(FlightAnimation):
    """A block comes from the pool, goes along a road, or goes back."""

    event: events.BlockPlaced | events.BlockMoved | events.BlockRemoved

    def flights(self) -> list[Flight]:
        event, scene = self.event, self.scene
        pool = scene.blocks.pool_place(event.coalition)
        if isinstance(event, events.BlockMoved):
            begin, end, place = self._from(event.origin), self._at(event.target), event.target
        elif isinstance(event, events.BlockPlaced):
            begin, end, place = pool, self._at(event.place), event.place
        else:
            begin, end, place = self._from(event.place), pool, event.place
        drawing = signs.army_drawing if place < FIRST_BORDER else signs.road_drawing
        return [Flight(drawing(event.coalition), scene.map.piece_size(), begin, end, 18)]

    def _at(self, place: int) -> QPointF:
        return self.scene.map.piece_place(_kind(place), self.event.coalition, place)

    def _from(self, place: int) -> QPointF:
        return self.scene.map.standing_rect(_kind(place), self.event.coalition, place).center()


def _kind(place: int) -> str:
    """Return the kind of a block at a place: army or road."""
    return "army" if place < FIRST_BORDER else "road"


class CylinderAnimation(FlightAnimation):
    """A cylinder comes from the supply, wanders or slips, or goes home."""

    event: events.CylinderPlaced | events.CylinderMoved | events.CylinderRemoved

    def flights(self) -> list[Flight]:
        event, scene = self.event, self.scene
        home = scene.panels_by_seat[event.seat].supply_place()
        if isinstance(event, events.CylinderMoved):
            begin, end = self._from(event.origin), self._at(event.target)
        elif isinstance(event, events.CylinderPlaced):
            begin, end = home, self._at(event.place)
        else:
            begin, end = self._from(event.place), home
        drawing = signs.cylinder_drawing(scene.table.seating.families[event.seat])
        return [Flight(drawing, scene.map.piece_size() * 0.9, begin, end, 18)]

    def _at(self, place: int) -> QPointF:
        return self.scene.places.cylinder_place(self.event.seat, place)

    def _from(self, place: int) -> QPointF:
        event, scene = self.event, self.scene
        if place < FIRST_BORDER:
            return scene.map.standing_rect("tribe", event.seat, place).center()
        return scene.places.cylinder_place(event.seat, place)


class CoinAnimation(FlightAnimation):
    """Rupees go from one place to another."""

    flight_ms = 320

    def flights(self) -> list[Flight]:
        begin, end, count = self.way()
        size = 26.0 * self.scene.measures.unit
        return [Flight(RUPEE, size, begin, end, 24) for _ in range(min(count, MAX_COINS))]

    def way(self) -> tuple[QPointF, QPointF, int]:
        """From where, to where, and how many."""
        event, scene = self.event, self.scene
        match event:
            case events.RupeesPaid(seat=seat, place=place, amount=amount):
                return scene.places.purse(seat), scene.places.coin_place(place), amount
            case events.RupeesGained(seat=seat, amount=amount) if amount > 0:
                return scene.places.bank(), scene.places.purse(seat), amount
            case events.RupeesGained(seat=seat, amount=amount):
                return scene.places.purse(seat), scene.places.bank(), -amount
            case events.RupeesPassed(giver=giver, taker=taker, amount=amount):
                return scene.places.purse(giver), scene.places.purse(taker), amount
            case events.RupeeTaken(seat=seat, place=place):
                return scene.places.coin_place(place), scene.places.purse(seat), 1
        assert isinstance(event, events.RupeesLost)
        return scene.places.coin_place(event.place), scene.places.bank(), scene.table.rupees_on[event.place]


class BoughtAnimation(FlightAnimation):
    """The rupees on a card go to the purse, then the card to the hand."""

    event: events.CardBought | events.CardBoughtOpenly
    closing_ms = 320

    def flights(self) -> list[Flight]:
        event, scene = self.event, self.scene
        count = min(scene.table.rupees_on[event.place], MAX_COINS)
        begin, end = scene.places.coin_place(event.place), scene.places.purse(event.seat)
        return [Flight(RUPEE, 26.0 * scene.measures.unit, begin, end, 24) for _ in range(count)]


class CardAnimation(PamirAnimation):
    """A card goes to its place in a bow."""

    closing_ms = 320

    def change(self) -> None:
        item = self.card()
        assert item is not None
        if not item.isVisible() and not self.scene.motion.reduced:
            appear_at(item, self.begin())
        item.setZValue(500)
        super().change()

    def begin(self) -> QPointF:
        """From where a card comes that was not to be seen."""
        event = self.event
        if isinstance(event, events.CardDealt):
            return self.scene.places.deck_place()
        assert isinstance(event, events.CardPlayed)
        return self.scene.card_place(event.seat)

    def closing(self) -> QAbstractAnimation | None:
        moving, item = super().closing(), self.card()
        if item is not None and not self.scene.motion.reduced:
            move_in_arc(moving, item, 24 * self.scene.measures.unit)
        return moving


class FallAnimation(PamirAnimation):
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


class EventCardAnimation(PamirAnimation):
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


class BeatAnimation(PamirAnimation):
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


class SuitAnimation(PamirAnimation):
    """The frame glides to another suit, and prices follow."""

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        glide = None if self.scene.motion.reduced else self.scene.suit_glides(self.ms(280))
        return _at_once(moving, glide)


class SpentAnimation(PamirAnimation):
    """A coin of the counter tips over."""

    def closing(self) -> QAbstractAnimation | None:
        return None if self.scene.motion.reduced else self.scene.game_panel.tip(self.ms(160))


class TurnAnimation(FlightAnimation):
    """An animation of the gonfalon gliding to the panel of the seat whose turn it is."""

    event: events.TurnBegun
    flight_ms = 240

    def flights(self) -> list[Flight]:
        panels, table = self.scene.panels_by_seat, self.scene.table
        if table.at == NONE:
            return []
        begin, end = (panels[seat].turn_place() for seat in (table.at, self.event.seat))
        return [Flight("gonfalon", 26 * self.scene.measures.unit, begin, end)]


class SweptAnimation(PamirAnimation):
    """All blocks sink from the map."""

    closing_ms = 400


class CheckAnimation(PamirAnimation):
    """An animation that resolves the check on a sheet of its own, which the viewer closes."""

    came = CheckCause(LEFT_END)

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


class ReasonAnimation(PamirAnimation):
    """Wakhan says why she does what follows, as slowly as one wants to follow her."""

    event: events.WakhanReasoned
    _heard = False

    @property
    def waits(self) -> bool:
        # Nobody goes on where bots play alone.
        return self.scene.motion.pace == "step" and self.scene.viewer >= 0

    def opening(self) -> QAbstractAnimation | None:
        self._hear()
        if self.waits:
            return QPauseAnimation(FOR_EVER)
        word, heard = self.event.word, self.scene.question_sheets.wakhan_controller.heard
        if self.scene.motion.pace == "brief" or word in HEADS:
            return None
        letters = 0 if word in heard else len(self.scene.banner.detail)
        heard.add(word)
        return QPauseAnimation(self.scene.motion.ms(min(max(REASON_LEAST, REASON_LETTER * letters), REASON_MOST)))

    def change(self) -> None:
        self._hear()
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        return None

    def _hear(self) -> None:
        if not self._heard:
            self._heard = True
            self.scene.question_sheets.hear(self.event)


class AnimationBundle(EventAnimation):
    """Events that belong together: they move at once, but each happens by itself, so that each is told."""

    def __init__(self, parts: Sequence[PamirAnimation], apart: int) -> None:
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


class StillAnimation(PamirAnimation):
    """An event that moves nothing."""

    def closing(self) -> QAbstractAnimation | None:
        return None


EVENT_TABLE: EventTable[PamirAnimation] = EventTable(
    {
        events.TurnBegun: EventRow(TurnAnimation, weight=Weight.NOTHING),
        events.ActionSpent: EventRow(SpentAnimation, weight=Weight.NOTHING),
        events.DominanceChecked: EventRow(CheckAnimation, Sound.CHECK, Weight.DECIDED),
        events.BlockPlaced: EventRow(BlockAnimation, Sound.CARD, Weight.PAID),
        events.BlockMoved: EventRow(BlockAnimation, Sound.CARD, Weight.PAID),
        events.BlockRemoved: EventRow(BlockAnimation, Sound.STRIKE, Weight.REVEALED),
        events.BlocksCleared: EventRow(SweptAnimation, weight=Weight.REVEALED),
        events.CylinderPlaced: EventRow(CylinderAnimation, Sound.CARD, Weight.PAID),
        events.CylinderMoved: EventRow(CylinderAnimation, Sound.CARD, Weight.PAID),
        events.CylinderRemoved: EventRow(CylinderAnimation, Sound.STRIKE, Weight.REVEALED),
        events.RupeesPaid: EventRow(CoinAnimation, Sound.COIN, Weight.PAID),
        events.RupeesGained: EventRow(CoinAnimation, Sound.COIN, Weight.PAID),
        events.RupeesPassed: EventRow(CoinAnimation, Sound.COIN, Weight.PAID),
        events.RupeeTaken: EventRow(CoinAnimation, Sound.COIN, Weight.PAID),
        events.RupeesLost: EventRow(CoinAnimation, weight=Weight.PAID),
        events.CardBought: EventRow(BoughtAnimation, Sound.CARD, Weight.PAID),
        events.CardBoughtOpenly: EventRow(BoughtAnimation, Sound.CARD, Weight.PAID),
        events.CardDealt: EventRow(CardAnimation),
        events.CardPlayed: EventRow(CardAnimation, Sound.CARD, Weight.PAID),
        events.CourtCardDiscarded: EventRow(FallAnimation, Sound.CARD, Weight.DECIDED),
        events.HandCardDiscarded: EventRow(FallAnimation, Sound.CARD, Weight.PAID),
        events.EventBought: EventRow(EventCardAnimation, Sound.CARD, Weight.REVEALED),
        events.EventDiscarded: EventRow(EventCardAnimation, Sound.VERDICT, Weight.REVEALED),
        events.ActionAnnounced: EventRow(BeatAnimation),
        events.CardUsed: EventRow(BeatAnimation),
        events.SuitFavored: EventRow(SuitAnimation, Sound.VERDICT, Weight.PAID),
        events.WakhanReasoned: EventRow(ReasonAnimation),
        events.ActionsEnded: EventRow(StillAnimation),
        events.DropsForgotten: EventRow(StillAnimation),
        events.LoyaltyDeclared: EventRow(PamirAnimation, Sound.VERDICT, Weight.DECIDED),
        events.PrizeTaken: EventRow(PamirAnimation, Sound.CARD, Weight.PAID),
    },
    EventRow(PamirAnimation),
)
_TOGETHER = {events.RupeesPaid: APART, events.CardShifted: 0, events.CardDealt: 90, events.BlockRemoved: 40}
"""What moves at once when it happens several times in a row, and how many milliseconds one begins after the other."""


def event_animations(scene: PamirScene, happened: Sequence[Event], earlier: Sequence[Event]) -> list[EventAnimation]:
    """The stories of several events, those that belong together in one; the same move brought the earlier ones."""
    found: list[EventAnimation] = []
    for kind, group in groupby(happened, type):
        parts = [EVENT_TABLE.animation(scene, event) for event in group]
        if kind in _TOGETHER and len(parts) > 1:
            found.append(AnimationBundle(parts, _TOGETHER[kind]))
        else:
            found += parts
    at = [index for index, event in enumerate(happened) if isinstance(event, events.DominanceChecked)]
    for check, index in zip([one for one in found if isinstance(one, CheckAnimation)], at, strict=True):
        check.came = check_cause([*earlier, *happened[:index]])
    if len(found) >= MANY:
        for one in found:
            for part in one.parts if isinstance(one, AnimationBundle) else (one,):
                if isinstance(part, PamirAnimation):
                    part.haste = HASTE
    return found
