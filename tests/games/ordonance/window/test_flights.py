"""How units move, frame by frame: nothing jumps, and the card that is played is the one that was held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF

from gonfalon.core.dice import Dice
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.ordonance.window.unit_items import UnitLook
from gonfalon.texts.game_log import LogGroup
from gonfalon.ui.board.animation_queue import AnimationSettings
from tests.at_the_table.likeness import come_to_rest
from tests.games.ordonance.window.commander import Commander, How, campaign

FRAME_MS = 16
STEEPEST = 4.0
"""So many times faster than on the average a movement may be at its fastest, with a bow and its rise."""

Seen = dict[UnitLook, list[QPointF]]


def seen(scene: OrdonanceScene) -> Seen:
    """Where each face that is seen lies."""
    found: Seen = {}
    for item in scene.items_by_number:
        if item.isVisible() and item.opacity() > 0.01 and item.look is not None:
            found.setdefault(item.look, []).append(QPointF(item.pos()))
    return found


def moved(before: Seen, now: Seen) -> Iterator[tuple[UnitLook, float]]:
    """How far each face has come at the most; equal ones are matched with the nearest."""
    for look, places in now.items():
        left = [QPointF(place) for place in before.get(look, [])]
        for place in sorted(places, key=lambda place: min(map(_far(place), left), default=0.0)):
            if left:
                nearest = min(left, key=_far(place))
                left.remove(nearest)
                yield look, _far(place)(nearest)


def _far(place: QPointF):  # type: ignore[no-untyped-def]
    return lambda other: ((place.x() - other.x()) ** 2 + (place.y() - other.y()) ** 2) ** 0.5


def frames(person: Commander) -> Iterator[tuple[Seen, bool]]:
    """Every frame of what is being told, and whether an event has happened since the one before."""
    animation_queue = person.scene.animation_queue
    running: QAbstractAnimation | None = None
    while not animation_queue.idle:
        fresh = animation_queue.running is not running
        running = animation_queue.running
        assert running is not None
        if fresh:
            yield seen(person.scene), True
        running.setCurrentTime(min(running.totalDuration(), running.currentTime() + FRAME_MS))
        if animation_queue.running is running:
            yield seen(person.scene), False
    yield seen(person.scene), True


def order_of_hand(person: Commander) -> list[UnitLook]:
    """The faces of the hand as they are seen from left to right."""
    hand = sorted(person.hand, key=lambda item: item.pos().x())
    return [item.look for item in hand if item.look is not None]


@pytest.mark.slow
@pytest.mark.parametrize(("families", "how"), [("RB", "drag"), ("RBGK", "click"), ("RBGK", "arrows")])
def test_no_face_jumps(person: Commander, monkeypatch: pytest.MonkeyPatch, families: str, how: How) -> None:
    person.begin(campaign(families, seed=21))
    dice, begun, tell = Dice(21), list[Seen](), person.scene.tell

    def telling(log_groups: Sequence[LogGroup]) -> None:
        begun.append(seen(person.scene))
        tell(log_groups)
        moments.append(seen(person.scene))

    moments: list[Seen] = []
    monkeypatch.setattr(person.scene, "tell", telling)
    for _ in range(5):
        person.scene.animation_queue.motion = AnimationSettings(1.0)
        assert person.asked is not None
        move: Move = dice.pick(person.asked.moves)
        hand = Counter(order_of_hand(person))
        begun.clear()
        look = person.unit(move.unit).look
        assert look is not None
        person.answer(move, how)
        assert not person.table.idle
        (before,) = begun
        if how == "drag":
            place = person.part(move.territory)
            assert any(place.contains(at) for at in before[look]), "it is not where it was dropped"
        size = person.scene.size
        longest = (size.width() ** 2 + size.height() ** 2) ** 0.5
        most = longest / 200 * FRAME_MS * STEEPEST
        for now, told in chain([(moments[-1], True)], frames(person)):
            far = [f"{face.words} by {way:.0f}" for face, way in moved(before, now) if way > (1.0 if told else most)]
            assert not far, f"{move}: {far}{' while nothing moved' if told else ''}"
            before = now
        person.scene.animation_queue.motion = AnimationSettings(0.0)
        rest = order_of_hand(person)
        assert hand - Counter(rest) == Counter([look]), "another card than the one that was played left the hand"
        person.wait()
        come_to_rest(person.scene)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["drag", "arrows"])
def test_the_hand_keeps_its_order(person: Commander, how: How) -> None:
    """But for the card that was drawn, which goes to where it belongs as soon as something is played."""
    person.begin(campaign(seed=22))
    dice = Dice(22)
    for _ in range(5):
        assert person.asked is not None
        move: Move = dice.pick(person.asked.moves)
        before = order_of_hand(person)
        drawn = before.pop()
        look = person.unit(move.unit).look
        person.answer(move, how)
        person.wait()
        after = order_of_hand(person)[:-1]
        if look == drawn and drawn not in before:
            assert after == before
            continue
        assert look is not None
        kept = list(before)
        if look in kept:
            kept.remove(look)
            assert [face for face in after if face != drawn] == [face for face in kept if face != drawn]
        assert Counter(after) == Counter([*before, drawn]) - Counter([look])


@pytest.mark.slow
@pytest.mark.parametrize("how", ["drag", "click"])
def test_what_is_pointed_at_lies_where_the_mouse_is(person: Commander, how: How) -> None:
    """The number of the card that was played lies in the hand now: it does not rise there."""
    person.begin(campaign(seed=23))
    dice = Dice(23)
    for _ in range(4):
        assert person.asked is not None
        move: Move = dice.pick(person.asked.moves)
        unit = person.unit(move.unit)
        person.move(unit.pos())
        come_to_rest(person.scene)
        assert unit.hovered
        person.scene.animation_queue.motion = AnimationSettings(1.0)
        person.answer(move, how)
        assert not any(item.hovered for item in person.hand), "another card rises than the one that was pointed at"
        assert person.scene.focus.pointed not in person.hand
        person.scene.animation_queue.motion = AnimationSettings(0.0)
        person.table.finish()
        person.wait()
        person.scene.focus.leave()
