"""What happens is said one by one or together, or not at all where somebody is in haste."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.texts.annals import Passage
from gonfalon.texts.lines import Aim, Line
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.narration import RUSH_MS
from gonfalon.ui.board.step_bar import StepBar
from tests.ui.board.patience import Laid, PatienceScene, asked


@pytest.fixture
def scene(qapp: QApplication) -> PatienceScene:
    """A table that says the keys of lines."""
    scene = asked()
    scene.reader = lambda passage: ("" if passage.line is None else passage.line.key, "")
    return scene


def two() -> list[Passage]:
    """What one player does quietly, and then gains."""
    return [Passage(0, Line("keeps", "R"), [Laid(2, 1)]), Passage(0, Line("earns", "R"), [Laid(4, 0)])]


@pytest.mark.parametrize(
    ("motion", "change", "said"),
    [
        (Motion(4.0), lambda passages: passages, "keeps earns"),
        (Motion(2.0), lambda passages: passages, "keeps"),
        (Motion(8.0, steps=True), lambda passages: passages, "keeps"),
        (Motion(8.0), lambda passages: [passages[0], Passage(0, Line("earns", "B"))], "keeps"),
        (Motion(8.0), lambda passages: [passages[0], Passage(0, Line("hits", "R", aim=Aim("coin", 1)))], "keeps"),
    ],
)
def test_in_haste_quiet_events_of_one_player_share_a_sentence(
    scene: PatienceScene, motion: Motion, change: Callable[[list[Passage]], list[Passage]], said: str
) -> None:
    scene.director.motion = motion
    scene.tell(change(two()))
    assert scene.banner.title == said


def test_who_rushes_sees_each_event_lie_there_for_a_moment_and_nothing_fly(scene: PatienceScene) -> None:
    written: list[Passage] = []
    scene.told.connect(written.append)
    scene.director.motion = Motion(0.0, rushes=True)
    first, second = two()
    scene.tell([first, second])
    assert written == [first]
    assert not scene.banner.telling
    running = scene.director.running
    assert running.duration() == running.totalDuration() == RUSH_MS
    running.setCurrentTime(RUSH_MS)
    assert written == [first, second]


def test_the_bar_grows_with_its_words_steps_by_arrows_and_through_the_speeds_by_one_button(qapp: QApplication) -> None:
    bar, heard = StepBar(), list[str]()
    bar.back.connect(lambda: heard.append("back"))
    bar.forward.connect(lambda: heard.append("on"))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(bar.turn_button, key)
    assert heard == ["back", "on"]
    bar.place(QRectF(0, 0, 1200, 80))
    bar.show_where("Event 1, of very many that were still to come when all this began")
    assert bar.speed.isVisibleTo(bar)
    assert bar.width() >= bar.sizeHint().width()
    taken = list[str]()
    bar.speed_chosen.connect(taken.append)
    bar.speed_chosen.connect(lambda speed: bar.show_state(False, speed))
    bar.show_state(False, "fourfold")
    bar.setMaximumWidth(300)
    bar.show_where("Event 4")
    assert bar.speed.isHidden(), "where there is little room"
    bar.speed_button.click()
    bar.speed_button.click()
    assert taken == ["eightfold", "normal"]
    assert bar.speed_button.text() == "1×"
