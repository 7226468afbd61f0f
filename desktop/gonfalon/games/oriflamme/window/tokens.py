"""Verdict tokens on their way between the pool and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QParallelAnimationGroup, QPointF
from PySide6.QtWidgets import QGraphicsObject

from gonfalon.games.oriflamme.window.queue_card import VERDICT_TURN, QueueCard
from gonfalon.ui.board.director import animate, arch

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["bring_home", "places", "send_to"]

FLIGHT_MS = 420


def places(card: QueueCard) -> list[QPointF]:
    """Where the tokens of a card lie in the scene; none for a card that is not seen."""
    if not card.isVisible():
        return []
    return [card.mapToScene(card.verdict_rect(index).center()) for index in range(card.verdicts)]


def send_to(scene: OriflammeScene, card: QueueCard) -> QAbstractAnimation:
    """A token leaves the tray for a card; until it has arrived it lies in neither place."""
    begin = scene.tray.token_place(max(0, scene.tray.left - 1))
    end = card.pos() + card.verdict_rect(card.verdicts).center()
    scene.tray.send_away(1)
    group = QParallelAnimationGroup()
    _fly(scene, group, begin, end, homewards=False)
    return group


def bring_home(
    scene: OriflammeScene, begins: list[QPointF], moving: QAbstractAnimation | None
) -> QParallelAnimationGroup:
    """Let tokens fly from these places into the tray, together with what moves already."""
    group = moving if isinstance(moving, QParallelAnimationGroup) else QParallelAnimationGroup()
    tray = scene.tray
    tray.send_away(len(begins))
    for index, begin in enumerate(begins):
        _fly(scene, group, begin, tray.token_place(tray.left - len(begins) + index), homewards=True)

    def landed() -> None:
        scene.effects.drop_coins()
        tray.send_away(0)

    group.finished.connect(landed)
    return group


def _fly(scene: OriflammeScene, group: QParallelAnimationGroup, begin: QPointF, end: QPointF, homewards: bool) -> None:
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
