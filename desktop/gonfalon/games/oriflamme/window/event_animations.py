"""The animation and the sound of each event of Oriflamme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsObject

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.window.panels import ReserveTab
from gonfalon.games.oriflamme.window.queue_card import VERDICT_TURN, QueueCard
from gonfalon.ui.board import event_animations
from gonfalon.ui.board.animation_queue import EventAnimation, animate, arch
from gonfalon.ui.board.event_animations import Ease, SilentEvent, appear_at, move_in_arc, turn_over
from gonfalon.ui.board.event_table import EventRow, EventTable, Weight
from gonfalon.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene


FLIGHT_MS = 420


def token_places(card: QueueCard) -> list[QPointF]:
    """Return where the tokens of a card lie in the scene; empty for a card that is not seen."""
    if not card.isVisible():
        return []
    return [card.mapToScene(card.verdict_rect(index).center()) for index in range(card.verdicts)]


def send_token(scene: OriflammeScene, card: QueueCard) -> QAbstractAnimation:
    """A token leaves the tray for a card; until it has arrived it lies in neither place."""
    begin = scene.tray.token_place(max(0, scene.tray.left - 1))
    end = card.pos() + card.verdict_rect(card.verdicts).center()
    scene.tray.send_away(1)
    group = QParallelAnimationGroup()
    _fly_token(scene, group, begin, end, homewards=False)
    return group


def return_tokens(
    scene: OriflammeScene, begins: list[QPointF], moving: QAbstractAnimation | None
) -> QParallelAnimationGroup:
    """Let tokens fly from these places into the tray, together with what moves already."""
    group = moving if isinstance(moving, QParallelAnimationGroup) else QParallelAnimationGroup()
    tray = scene.tray
    tray.send_away(len(begins))
    for index, begin in enumerate(begins):
        _fly_token(scene, group, begin, tray.token_place(tray.left - len(begins) + index), homewards=True)

    def landed() -> None:
        scene.effects.drop_coins()
        tray.send_away(0)

    group.finished.connect(landed)
    return group


def _fly_token(
    scene: OriflammeScene, group: QParallelAnimationGroup, begin: QPointF, end: QPointF, homewards: bool
) -> None:
    token: QGraphicsObject = scene.token(begin)
    ms, ease = scene.motion.ms(FLIGHT_MS), QEasingCurve.Type.InOutQuad
    small = scene.tray.token_size / max(1.0, token.boundingRect().width())
    path = animate(token, b"pos", end, ms, ease, group=group)
    arch(path, begin, end, 40 * scene.measures.unit)
    looks = ((b"scale", small, 1.0), (b"rotation", 0.0, VERDICT_TURN))
    for property, in_tray, on_card in looks:
        start, goal = (on_card, in_tray) if homewards else (in_tray, on_card)
        token.setProperty(property.decode(), start)
        animate(token, property, goal, ms, ease, start=start, group=group)


class OriflammeAnimation(event_animations.SceneEventAnimation):
    """An event after which verdict tokens may fly home from the card that it is about."""

    scene: OriflammeScene
    event: Event

    def __init__(self, scene: OriflammeScene, event: Event) -> None:
        super().__init__(scene, event)
        self._tokens: list[QPointF] = []
        """Where the verdict tokens lay that the event sends back to the pool."""

    def change(self) -> None:
        item, pool = self.card(), self.scene.table.verdict_pool
        lay = token_places(item) if item is not None else []
        super().change()
        self._tokens = lay if self.scene.table.verdict_pool > pool else []

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        if self.scene.motion.reduced or not self._tokens:
            return moving
        return return_tokens(self.scene, self._tokens, moving)

    def card(self) -> QueueCard | None:
        number = getattr(self.event, "card", None)
        return None if number is None else self.scene.items_by_number[number]

    @property
    def event_card(self) -> QueueCard:
        """The card that the event is about; only of an event that is about one."""
        item = self.card()
        assert item is not None
        return item


PULSE_MS = 420


def pulse(shelf: ReserveTab, ms: int) -> QPropertyAnimation:
    """Let a shelf glow gold once."""
    glow = animate(shelf, b"pulse", 0.0, ms, Ease.InOutSine, start=0.0)
    glow.setKeyValueAt(0.35, 1.0)
    return glow


class ReservedAnimation(OriflammeAnimation):
    """The card shrinks to the strip of its owner, where its shelf appears and glows once."""

    event: events.Reserved
    closing_ms = 360

    @property
    def _moves(self) -> bool:
        return not (self.scene.motion.reduced or self.scene.motion.off)

    def change(self) -> None:
        super().change()
        shelf = self._shelf()
        if shelf is not None and self._moves:
            shelf.setOpacity(0.0)

    def closing(self) -> QAbstractAnimation | None:
        moving, shelf = super().closing(), self._shelf()
        if shelf is None or moving is None or not self._moves:
            return moving
        arrival = QParallelAnimationGroup()
        animate(shelf, b"opacity", 1.0, self.scene.motion.ms(120), Ease.OutCubic, start=0.0, group=arrival)
        arrival.addAnimation(pulse(shelf, self.scene.motion.ms(PULSE_MS)))
        whole = QSequentialAnimationGroup()
        whole.addAnimation(moving)
        whole.addAnimation(arrival)
        return whole

    def _shelf(self) -> ReserveTab | None:
        return self.scene.shelves.at(self.event.card)


class MarkedAnimation(OriflammeAnimation):
    """A token flies from the pool onto the card."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.event_card
        if self.scene.motion.reduced or not item.isVisible():
            return None
        return send_token(self.scene, item)

    def change(self) -> None:
        self.scene.effects.drop_coins()
        self.scene.tray.send_away(0)
        super().change()


class SwappedAnimation(OriflammeAnimation):
    """A card goes to its owner's hand, and another comes from there and lies face down in its place."""

    event: events.Swapped
    closing_ms = 320

    def opening(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        for item in self._items():
            # To its owner the one that comes turns its back, to all others the one that goes.
            if item.isVisible() and item.face_up and (item is self.card()) != self._own():
                group.addAnimation(turn_over(self.scene, item, 200))
        return group if group.animationCount() else None

    def change(self) -> None:
        _, other = self._items()
        if not other.isVisible() and not self.scene.motion.reduced:
            appear_at(other, self.scene.card_place(self._seat()))
        for item in self._items():
            item.setZValue(500)
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        if not self.scene.motion.reduced:
            for item in self._items():
                move_in_arc(moving, item, 24 * self.scene.measures.unit)
        return moving

    def _items(self) -> tuple[QueueCard, QueueCard]:
        items = self.scene.items_by_number
        return items[self.event.card], items[self.event.other]

    def _seat(self) -> int:
        return self.scene.table.seating.owner[self.event.card]

    def _own(self) -> bool:
        return self.scene.is_own(self._seat())


class MixedAnimation(OriflammeAnimation):
    """The animation that gathers and spreads the shown hand, whose cards no other player can tell apart now."""

    event: events.Mixed
    closing_ms = 160

    def opening(self) -> QAbstractAnimation | None:
        scene = self.scene
        if scene.motion.reduced or self.event.seat != scene.front:
            return None
        group = QParallelAnimationGroup()
        for number in self.event.cards:
            item = scene.items_by_number[number]
            animate(item, b"pos", scene.measures.hand, scene.motion.ms(160), Ease.InOutCubic, group=group)
            animate(item, b"rotation", 0.0, scene.motion.ms(160), Ease.InOutCubic, group=group)
        return group

    def closing(self) -> QAbstractAnimation | None:
        return super().closing() if self.event.seat == self.scene.front else None


DROP = 24.0
"""How far a coin falls onto a card or rises from it, at unit 1."""


class LaidAnimation(OriflammeAnimation):
    """A coin drops onto the card."""

    event: events.Kept | events.Laid

    def opening(self) -> QAbstractAnimation | None:
        item = self.event_card
        if self.scene.motion.reduced or not self.event.amount or not item.isVisible():
            return None
        rest = item.pos() + QPointF(0, item.size.height() * 0.30)
        coin = self.scene.coin(rest - QPointF(0, DROP * self.scene.measures.unit))
        return animate(coin, b"pos", rest, self.scene.motion.ms(180), Ease.OutBounce)

    def change(self) -> None:
        self.scene.effects.drop_coins()
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return super().closing()
        return QPauseAnimation(self.scene.motion.ms(140))


class DroppedAnimation(OriflammeAnimation):
    """A coin rises from the card and is gone."""

    event: events.Dropped

    def closing(self) -> QAbstractAnimation | None:
        item = self.event_card
        if self.scene.motion.reduced or not self.event.amount or not item.isVisible():
            return super().closing()
        scene = self.scene
        begin = item.pos() + QPointF(0, item.size.height() * 0.30)
        coin, ms = scene.coin(begin), scene.motion.ms(280)
        group = QParallelAnimationGroup()
        animate(coin, b"pos", begin - QPointF(0, DROP * scene.measures.unit), ms, Ease.OutCubic, group=group)
        animate(coin, b"opacity", 0.0, ms, Ease.InCubic, start=1.0, group=group)
        group.finished.connect(scene.effects.drop_coins)
        return group


class CoinsAnimation(OriflammeAnimation):
    """Coins fly from a card, or from a loser, to their new owner, who counts them."""

    def opening(self) -> QAbstractAnimation | None:
        flight = self._flight()
        if flight is None or self.scene.motion.reduced:
            return None
        begin, seat, amount = flight
        if amount <= 0:
            return QPauseAnimation(self.scene.motion.ms(120))
        scene = self.scene
        target = scene.panels_by_seat[seat].score_place()
        shown = min(amount, 8)
        each = min(60, 480 // shown)
        group = QParallelAnimationGroup()
        for index in range(shown):
            coin = scene.coin(begin)
            run = QSequentialAnimationGroup()
            run.addAnimation(QPauseAnimation(scene.motion.ms(each * index)))
            path = animate(coin, b"pos", target, scene.motion.ms(420), Ease.InOutQuad, start=begin)
            arch(path, begin, target, 40 * scene.measures.unit)
            run.addAnimation(path)
            group.addAnimation(run)
        self._count(group, seat, amount, scene.motion.ms(360), scene.motion.ms(60 + each * (shown - 1)))
        shelf = scene.shelves.at(self.event.card) if isinstance(self.event, events.Gained) else None
        if shelf is not None:
            # What lies in reserve pays.
            group.addAnimation(pulse(shelf, scene.motion.ms(PULSE_MS)))
        if isinstance(self.event, events.Stolen):
            self._count(group, self.event.victim, -amount, 0, scene.motion.ms(60 + each * (shown - 1)))
        return group

    def _count(self, group: QParallelAnimationGroup, seat: int, amount: int, wait: int, ms: int) -> None:
        """Let a panel count while the coins arrive or leave."""
        panel, now = self.scene.panels_by_seat[seat], float(self.scene.table.pool[seat])
        run = QSequentialAnimationGroup()
        run.addAnimation(QPauseAnimation(wait))
        run.addAnimation(animate(panel, b"counted", now + amount, ms, Ease.Linear, start=now))
        group.addAnimation(run)

    def _flight(self) -> tuple[QPointF, int, int] | None:
        scene, event = self.scene, self.event
        owner = scene.table.seating.owner
        if isinstance(event, events.Collected):
            return scene.items_by_number[event.card].pos(), owner[event.card], event.earned
        if isinstance(event, events.Gained):
            item, shelf = scene.items_by_number[event.card], scene.shelves.at(event.card)
            if shelf is not None:
                return shelf.coin_place(), event.seat, event.amount
            begin = item.pos() if item.isVisible() else scene.card_place(owner[event.card])
            return begin, event.seat, event.amount
        if isinstance(event, events.Stolen):
            return scene.panels_by_seat[event.victim].score_place(), owner[event.card], event.amount
        return None

    def change(self) -> None:
        self.scene.effects.drop_coins()
        self.scene.shelves.lie_still()
        for panel in self.scene.panels_by_seat:
            panel.counted_up()
        super().change()


class PlacedAnimation(OriflammeAnimation):
    event: events.Placed
    closing_ms = 280
    closing_ease = Ease.OutCubic

    def opening(self) -> QAbstractAnimation | None:
        item = self.event_card
        if self.scene.motion.reduced or not (item.isVisible() and item.face_up):
            return None
        return turn_over(self.scene, item, 170)

    def change(self) -> None:
        item = self.event_card
        if not item.isVisible() and not self.scene.motion.reduced:
            seat = self.scene.table.seating.owner[item.number]
            appear_at(item, self.scene.card_place(seat))
        item.setZValue(500)
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        if self.scene.motion.reduced or not isinstance(moving, QParallelAnimationGroup):
            return moving
        item = self.event_card
        grows = None
        for index in range(moving.animationCount()):
            part = moving.animationAt(index)
            assert isinstance(part, QPropertyAnimation)
            if part.targetObject() is not item:
                # The row opens before the card arrives.
                part.setDuration(self.scene.motion.ms(180))
                part.setEasingCurve(Ease.InOutCubic)
            elif part.propertyName().data() == b"pos":
                arch(part, item.pos(), item.home, 24 * self.scene.measures.unit)
            elif part.propertyName().data() == b"scale":
                grows = part
        if self.event.slot < 0:
            return moving
        # A card that covers another settles on it.
        if grows is None:
            grows = animate(item, b"scale", 1.0, self.scene.motion.ms(280), group=moving)
        grows.setEndValue(1.04)
        settle = animate(item, b"scale", 1.0, self.scene.motion.ms(240), Ease.OutBack, start=1.04)
        whole = QSequentialAnimationGroup()
        whole.addAnimation(moving)
        whole.addAnimation(settle)
        return whole


class RevealedAnimation(OriflammeAnimation):
    """The card lifts, turns over and shows its face."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.event_card
        if self.scene.motion.reduced:
            return None
        return turn_over(self.scene, item, 320)

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return super().closing()
        super().closing()
        return QPauseAnimation(self.scene.motion.ms(260))


class EliminatedAnimation(OriflammeAnimation):
    """The victim tips, turns up and falls to its owner's discard pile; the row closes."""

    closing_ms = 360
    closing_ease = Ease.InCubic

    def opening(self) -> QAbstractAnimation | None:
        item = self.event_card
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        item.setZValue(500)
        animate(item, b"rotation", 8.0, self.scene.motion.ms(160), Ease.OutCubic, group=group)
        if isinstance(self.event, events.Eliminated):
            animate(item, b"seized", 1.0, self.scene.motion.ms(280), Ease.OutCubic, start=0.0, group=group)
        by = self.scene.items_by_number[self.event.by] if isinstance(self.event, events.Eliminated) else None
        if by is not None and by is not item:
            strike = animate(by, b"scale", 1.0, self.scene.motion.ms(200), Ease.OutCubic, group=group)
            strike.setKeyValueAt(0.4, 1.07)
        if not item.face_up:
            group.addAnimation(turn_over(self.scene, item, 280))
        sequence = QSequentialAnimationGroup()
        sequence.addAnimation(group)
        sequence.addAnimation(QPauseAnimation(self.scene.motion.ms(180)))
        return sequence


class CopiedAnimation(OriflammeAnimation):
    """The model and its copy both beat once."""

    event: events.Copied

    def opening(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        for number in (self.event.model, self.event.card):
            beat = animate(
                self.scene.items_by_number[number],
                b"scale",
                1.0,
                self.scene.motion.ms(260),
                Ease.InOutSine,
                group=group,
            )
            beat.setKeyValueAt(0.5, 1.08)
        return group


EVENT_TABLE: EventTable[EventAnimation] = EventTable(
    {
        events.Shown: EventRow(SilentEvent, weight=Weight.NOTHING),
        events.Mixed: EventRow(MixedAnimation, weight=Weight.NOTHING),
        events.Drawn: EventRow(OriflammeAnimation, weight=Weight.NOTHING),
        events.RoundBegan: EventRow(OriflammeAnimation, weight=Weight.NOTHING),
        events.ResolutionBegan: EventRow(OriflammeAnimation, weight=Weight.NOTHING),
        events.Placed: EventRow(PlacedAnimation, Sound.CARD),
        events.Kept: EventRow(LaidAnimation, Sound.COIN, Weight.PAID),
        events.Laid: EventRow(LaidAnimation, Sound.COIN, Weight.PAID),
        events.Dropped: EventRow(DroppedAnimation, Sound.COIN, Weight.PAID),
        events.Revealed: EventRow(RevealedAnimation, Sound.CARD, Weight.REVEALED),
        events.Closed: EventRow(RevealedAnimation, Sound.CARD, Weight.REVEALED),
        events.Eliminated: EventRow(EliminatedAnimation, Sound.STRIKE, Weight.DECIDED),
        events.Discarded: EventRow(EliminatedAnimation, Sound.CARD),
        events.Collected: EventRow(CoinsAnimation, Sound.COIN, Weight.PAID, amount="earned"),
        events.Gained: EventRow(CoinsAnimation, Sound.COIN, Weight.PAID),
        events.Stolen: EventRow(CoinsAnimation, Sound.COIN, Weight.PAID),
        events.Copied: EventRow(CopiedAnimation, weight=Weight.REVEALED),
        events.Reserved: EventRow(ReservedAnimation, Sound.CARD, Weight.PAID),
        events.Swapped: EventRow(SwappedAnimation, Sound.CARD, Weight.REVEALED),
        events.Marked: EventRow(MarkedAnimation, Sound.VERDICT, Weight.PAID),
        events.Moved: EventRow(OriflammeAnimation, Sound.CARD, Weight.REVEALED),
    },
    EventRow(OriflammeAnimation),
)
