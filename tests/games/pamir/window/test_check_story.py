"""A Dominance Check that comes in the middle of what is told, and one that is foreseen, at a table in a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.texts.check_texts import CheckCause
from gonfalon.games.pamir.window.check_sheet import CheckView, ForecastView
from gonfalon.games.pamir.window.event_animations import CheckAnimation, event_animations
from gonfalon.ui.board.animation_queue import AnimationSettings
from tests.games.pamir.window.courtier import Courtier, great_game

CHECK = [told.EventBought(1, 0, 101), told.DominanceChecked(NONE, False), told.PointsScored(0, 3)]


@pytest.fixture
def seated(person: Courtier) -> Courtier:
    person.begin(great_game("RB"))
    return person


def lying_over(person: Courtier) -> CheckView:
    view = person.table.overlay
    assert isinstance(view, CheckView)
    return view


def test_what_a_check_brings_waits_until_it_was_seen(seated: Courtier, qtbot: QtBot) -> None:
    seated.scene.animation_queue.motion = AnimationSettings(1.0)
    seated.table.play(CHECK[1:])
    while seated.table.overlay is None:
        seated.scene.animation_queue.proceed()
    view = lying_over(seated)
    assert (view.telling, seated.table.idle, seated.scene.table.points[0]) == (True, False, 0)
    QTest.keyClick(view.button, Qt.Key.Key_Space)
    assert (view.telling, seated.table.idle) == (False, False)
    QTest.keyClick(view.button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: seated.table.overlay is None and not seated.table.still)
    seated.table.finish()
    assert seated.scene.table.points[0] == 3


@pytest.mark.parametrize("motion", [AnimationSettings(0), AnimationSettings(2.0)])
def test_without_stories_it_is_shown_nevertheless(seated: Courtier, motion: AnimationSettings) -> None:
    seated.scene.animation_queue.motion = motion
    seated.table.play(CHECK)
    seated.table.finish()
    view = lying_over(seated)
    assert (view.telling, seated.table.idle, seated.table.still) == (not motion.off, True, True)
    assert seated.scene.table.points[0] == 3
    assert "Blue has taken it for free" in view.accessibleDescription()


def test_bots_alone_and_without_motion_look_at_no_paper(seated: Courtier) -> None:
    seated.scene.animation_queue.motion = AnimationSettings(0)
    seated.scene.viewer = -1
    seated.table.play(CHECK)
    assert seated.table.overlay is None


def test_a_check_is_foreseen_by_a_key_and_by_the_panel_of_the_blocks(seated: Courtier) -> None:
    for ask in (lambda: seated.key(Qt.Key.Key_D), lambda: seated.click(seated.scene.blocks.scene_rect().center())):
        ask()
        view = seated.table.overlay
        assert isinstance(view, ForecastView)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert seated.table.overlay is None
    seated.key(Qt.Key.Key_D)
    seated.key(Qt.Key.Key_M)
    assert (seated.table.overlay, seated.scene.map_mode.large) == (None, True)


def test_a_check_that_is_pointed_at_shows_where_it_would_send_the_cylinders(seated: Courtier) -> None:
    scene = seated.scene
    scene.table.market[3], scene.table.cylinders = 101, [4, 7]
    scene.rebuild()
    scene.point_at(scene.items_by_number[101])
    assert set(scene.track.forecast) == {("R", 3), ("B", 1)}
    scene.point_at(scene.map)
    assert scene.track.forecast == ()


def test_of_two_checks_each_says_what_brought_it_about(seated: Courtier) -> None:
    events = [*CHECK[:2], told.EventDiscarded(0, 102), CHECK[1]]
    found = [story for story in event_animations(seated.scene, events, ()) if isinstance(story, CheckAnimation)]
    assert [story.came for story in found] == [CheckCause("bought", 1), CheckCause("left-end")]
