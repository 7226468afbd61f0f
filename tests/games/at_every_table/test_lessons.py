"""Every first game, from its first window to the game that goes on behind its last."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import qGray
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.record import RecordError
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.open_record import TutorialScript
from gonfalon.texts.players import default_name
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.application import match_scripts
from gonfalon.ui.application.game_views import game_views
from gonfalon.ui.application.match_scripts import TutorialRunner
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.board.tutorial import Tutorial
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT, Player
from tests.at_the_table.reading import foreign
from tests.at_the_table.windows import OpenWindow
from tests.games.at_every_table.contract import contract
from tests.ui.screens.legibility import faults

LESSONS = {lesson.name: (game, lesson) for game, game_view in game_views().items() for lesson in game_view.lessons()}
READ = [
    pytest.param(lesson, code, size, scale, id=f"{lesson}-{code}", marks=[pytest.mark.nightly] * ((at + place) % 2))
    for at, lesson in enumerate(LESSONS)
    for place, code in enumerate(LANGUAGES)
    for size, scale in [([(1024, 700), (1280, 800)][place // 2], [1.0, 1.5][(at + place // 2) % 2])]
]
"""Each lesson in each language in one window; in two of them by day."""
COARSE = 8
"""So many pixels across are one to look at."""
UNLIKE = 4
"""By how many of 255 steps of grey such a pixel may differ; the veil makes twice that."""
MINUTES = 4
WORDS_A_MINUTE = 180
"""As somebody reads who looks at the table as well."""

Begin = Callable[..., "Learner"]


class Learner:
    """Somebody who is led through a first game."""

    def __init__(self, person: Player, name: str) -> None:
        self.person = person
        self.game, self.lesson = LESSONS[name]
        self.window = person.window

    @property
    def tutorial_runner(self) -> TutorialRunner:
        runner = self.window.tables.play.match_script
        assert isinstance(runner, TutorialRunner)
        return runner

    def begin(self, at: int = 0) -> None:
        self.window.start.learn.emit(self.game, self.lesson.name)
        self.wait(at)

    def wait(self, at: int) -> None:
        """Wait until this window is told, and what it asks for can be done."""

        def told() -> bool:
            there = self.tutorial_runner.at == at and self.tutorial_runner.veil.isVisible()
            return there and (not self.tutorial_runner.asks or self.person.asked is not None)

        self.person.until(told)
        # Windows are opened where things lie then.
        self.person.qtbot.wait(1)

    def press(self, button: Button) -> None:
        assert button.isEnabled()
        at = button.mapTo(self.window, button.rect().center())
        assert self.window.childAt(at) is button
        QTest.mouseClick(button, LEFT)

    def forward(self) -> None:
        """Do all that the window asks for, or go on."""
        at = self.tutorial_runner.at
        if not self.tutorial_runner.asks:
            self.press(self.tutorial_runner.veil.callout.forward)
            return
        self.person.answer(self.tutorial_runner.course.next_move())  # type: ignore[attr-defined]
        while self.tutorial_runner.at == at:
            self.wait(at)
            self.person.answer(self.tutorial_runner.course.next_move())  # type: ignore[attr-defined]

    def come_to(self, at: int, begin: int = 0) -> None:
        for stop in range(begin, at):
            self.wait(stop)
            self.forward()
        self.wait(at)


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def learner(lesson: str, qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Learner:
    return Learner(contract(LESSONS[lesson][0]).player(open_window(), qtbot), lesson)


def damaged(text: str, dice: random.Random) -> Iterator[str]:
    """A text that was cut, put together wrongly, changed by hand or filled with something else."""
    lines, words = text.split("\n"), re.findall(r"\S+", text)
    for _ in range(12):
        at, to = dice.randrange(len(lines)), dice.randrange(len(lines))
        yield text[: dice.randrange(len(text))]
        yield "\n".join(lines[:at] + lines[at + 1 :])
        yield "\n".join([*lines[:at], lines[to], *lines[at:]])
        yield text.replace(dice.choice(words), dice.choice(["-1", "9" * 20, "human", "bot page", "[]", "x" * 5000]), 1)
    yield text + "1. R keep\n" * 200_000
    yield text.replace("human", "bot page")
    yield re.sub("bot [a-z]+", "human", text)
    yield "\n".join(lines[:-2]) + "\n"


def test_a_damaged_file_is_told_with_its_line(lesson: str, tmp_path: Path) -> None:
    game, about = LESSONS[lesson]
    file, card_sources, least = tmp_path / "lesson.gonfalon", CardSources(GAMES), about.stops[-1].after
    refused = []
    for text in damaged(about.course.read_text(encoding="utf-8"), random.Random(1)):
        file.write_text(text, encoding="utf-8")
        try:
            course = TutorialScript(file, card_sources, default_name, game=game, least=least)
        except RecordError as error:
            refused.append(str(error))
        else:
            assert course.seats[course.learner].bot is None
    assert all(re.match(r"lesson\.gonfalon(:\d+: |: the file is larger than ).*\.$", said) for said in refused)
    assert len(refused) > 40
    for said in ("one person learns in a lesson, and here sit 0.", f"this lesson needs {least} moves, and here are "):
        assert any(said in one for one in refused), said
    with pytest.raises(RecordError, match="this lesson is about the game 'whist'"):
        TutorialScript(about.course, card_sources, default_name, game="whist")


def test_every_move_of_the_learner_is_told_of(lesson: str) -> None:
    stops = [stop.after for stop in LESSONS[lesson][1].stops]
    told = {at for stop in LESSONS[lesson][1].stops for at in range(stop.after, max(stop.after, stop.through) + 1)}
    course = TutorialScript(LESSONS[lesson][1].course, CardSources(GAMES), default_name)
    asked = set()
    while not course.over:
        if course.asks and course.done >= stops[0]:
            asked.add(course.done)
        elif not course.asks:
            assert course.seats[course.match.decision_seat or 0].bot is not None
        course.match.play(course.next_move())
    assert all(one <= other for one, other in pairwise(stops))
    assert asked <= told
    assert stops[-1] == course.done
    assert [seat.bot for seat in course.seats].count(None) == 1
    assert not course.match.over
    assert course.match.record().practice


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_read_in_four_minutes(english: None, lesson: str, code: str) -> None:
    language.set_language(code)
    words = sum(len(" ".join(stop.told()).split()) for stop in LESSONS[lesson][1].stops)
    assert words <= MINUTES * WORDS_A_MINUTE


def faults_of(learner: Learner) -> list[str]:
    """Sentences about what of a window and its callout cannot be seen."""
    at, veil = learner.tutorial_runner.at, learner.tutorial_runner.veil
    whole, callout = QRectF(veil.rect()), QRectF(veil.callout.geometry())
    found = [f"window {at}: {fault}" for fault in faults(veil.callout)]
    if not veil.windows:
        found.append(f"window {at} shows nothing")
    if not whole.contains(callout):
        found.append(f"the callout of window {at} is not all in sight")
    if any(one.intersects(callout) for one in veil.windows):
        found.append(f"the callout of window {at} lies over what it tells of")
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "code", "size", "scale"), READ)
def test_everything_can_be_read(
    lesson: str, learner: Learner, settings: Settings, code: str, size: tuple[int, int], scale: float
) -> None:
    settings.language, settings.text_scale = code, scale
    learner.window.resize(*size)
    learner.begin()
    found = []
    for at in range(len(learner.lesson.stops)):
        learner.wait(at)
        found += faults_of(learner)
        callout = learner.tutorial_runner.veil.callout
        texts = [callout.heading.text(), callout.text.text(), callout.rubric.text(), callout.forward.text()]
        if at == 0 and code != "en":
            found += foreign(texts, "en", code)
        if at + 1 < len(learner.lesson.stops):
            learner.forward()
    assert not found, "\n".join(found)


def stale(window: QWidget) -> list[tuple[int, int]]:
    """Where what is on the glass is not what would be painted now, but for the edges of things."""
    glass, drawn = window.screen().grabWindow(window.winId()), window.grab()
    size = QSize(window.width() // COARSE, window.height() // COARSE)
    one, other = (
        picture.toImage().scaled(size, mode=Qt.TransformationMode.SmoothTransformation) for picture in (glass, drawn)
    )
    points = ((x, y) for x in range(size.width()) for y in range(size.height()))
    return [at for at in points if abs(qGray(one.pixel(*at)) - qGray(other.pixel(*at))) > UNLIKE]


@pytest.mark.slow
def test_the_board_is_used_through_the_windows_alone(learner: Learner) -> None:
    learner.begin()
    learner.come_to(next(at for at in range(9) if asks(learner.lesson, at)))
    veil, viewport = learner.tutorial_runner.veil, learner.person.table.view.viewport()
    chief = veil.windows[0].center().toPoint()
    assert learner.window.childAt(veil.mapTo(learner.window, chief)) in (
        viewport,
        *learner.person.table.choices.buttons,
    )
    beside = [
        point
        for x in range(5, veil.width(), 40)
        for y in range(5, veil.height(), 40)
        if not veil.callout.geometry().contains(point := QPoint(x, y))
        and not any(window.contains(point) for window in veil.windows)
    ]
    assert beside
    assert {learner.window.childAt(veil.mapTo(learner.window, point)) for point in beside} == {veil}


def asks(lesson: Tutorial, at: int) -> bool:
    """Whether a window waits for a move of the learner."""
    course = TutorialScript(lesson.course, CardSources(GAMES), default_name, lesson.stops[at].after)
    last = at + 1 == len(lesson.stops) or lesson.stops[at + 1].after > course.done
    return last and course.asks


@pytest.mark.slow
@pytest.mark.parametrize("moving", [False, pytest.param(True, marks=pytest.mark.nightly)])
def test_a_move_is_shown_and_taken_back_and_no_other_is_made(
    learner: Learner, moving: bool, request: pytest.FixtureRequest
) -> None:
    """And nothing of the veil before stays on the glass where a window has been opened since."""
    if moving:
        request.getfixturevalue("swift")
        request.getfixturevalue("monkeypatch").setattr(match_scripts, "SEEN_MS", 1)
    person = learner.person
    learner.begin()
    for at in range(len(learner.lesson.stops) - 1):
        learner.wait(at)
        if not moving:
            person.until(lambda: not stale(learner.window))
        if learner.tutorial_runner.asks:
            course = learner.tutorial_runner.course
            done = course.done
            learner.press(learner.tutorial_runner.veil.callout.forward)
            person.until(lambda: not learner.tutorial_runner.veil.isVisible() or learner.tutorial_runner.asks)
            learner.wait(at)
            assert learner.tutorial_runner.veil.callout.heading.text().startswith("Now you: ")
            assert course.done == done
            assert not unlike_rebuilt(person.scene, person.match.view(course.learner))
            asked = person.asked
            assert asked is not None
            others = [move for move in asked.moves if move != course.next_move()]
            if others:
                person.answer(others[-1])  # type: ignore[attr-defined]
                learner.wait(at)
                assert course.done == done
                assert person.table.toast.isVisible()
        learner.forward()
    learner.wait(len(learner.lesson.stops) - 1)


@pytest.mark.slow
@pytest.mark.subject("a first lesson")
def test_who_stops_goes_on_there_and_the_game_goes_on_afterwards(learner: Learner) -> None:
    half, last = len(learner.lesson.stops) // 2, len(learner.lesson.stops) - 1
    person, tables = learner.person, learner.window.tables
    learner.begin()
    learner.come_to(half)
    learner.press(learner.tutorial_runner.veil.callout.skip)
    assert person.screen is learner.window.start
    assert not tables.playing
    learner.begin(half)
    assert learner.tutorial_runner.course.done == learner.lesson.stops[half].after
    learner.come_to(last, half)
    assert not list(tables.folder.glob("*.gonfalon"))
    done, veil = learner.tutorial_runner.course.done, learner.tutorial_runner.veil
    if learner.lesson.next:
        learner.press(veil.callout.skip)
    else:
        QTest.keyClick(person.keyboard, Qt.Key.Key_Return)
    person.wait()
    assert person.match.record().practice
    assert len(person.match.moves) >= done
    assert len(list(tables.folder.glob("*.gonfalon"))) == 1
    assert person.asked is not None
    person.answer(person.asked.moves[0])  # type: ignore[attr-defined]
    person.wait()
    assert not person.table.findChildren(type(veil)) or not veil.isVisible()
    # Who begins it again begins at its beginning; where it leads on to another one is asked which.
    tables.show_start()
    learner.window.start.learn.emit(learner.game, learner.lesson.name)
    if learner.lesson.next:
        title = learner.lesson.title()
        offered = learner.window.findChildren(Overlay)[-1]
        learner.press(next(button for button in offered.buttons if button.text() == title))
        person.until(lambda: tables.play is not None)
    learner.wait(0)


@pytest.mark.slow
def test_the_second_lesson_begins_where_the_first_ends_and_is_offered_from_then_on(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, settings: Settings
) -> None:
    first, second = game_views()["pamir"].lessons()
    learner = Learner(contract("pamir").player(open_window(), qtbot), first.name)
    start, last = learner.window.start, len(first.stops) - 1
    start.games.take("pamir")
    settings.lessons = {first.name: last - 1}
    assert start.learning.text() == "First game"
    learner.begin(last - 1)
    learner.forward()
    learner.wait(last)
    learner.press(learner.tutorial_runner.veil.callout.forward)
    learner.wait(0)
    assert learner.tutorial_runner.lesson.name == second.name
    assert start.learning.text() == "Guided games"
    learner.come_to(3)
    learner.press(learner.tutorial_runner.veil.callout.skip)
    start.learning.click()
    offered = learner.window.findChildren(Overlay)[-1]
    assert [button.text() for button in offered.buttons] == ["Second game", "First game", "Close"]
    offered.buttons[1].click()
    learner.person.until(lambda: learner.window.tables.play is not None)
    learner.wait(0)
    assert learner.tutorial_runner.lesson.name == first.name, "it is begun again"
    learner.press(learner.tutorial_runner.veil.callout.skip)
    start.learning.click()
    offered = learner.window.findChildren(Overlay)[-1]
    next(button for button in offered.buttons if button.text() == "Second game").click()
    learner.person.until(lambda: learner.window.tables.play is not None)
    learner.wait(3)
    learner.come_to(len(second.stops) - 1, 3)
    QTest.keyClick(learner.person.keyboard, Qt.Key.Key_Return)
    learner.person.wait()
    assert settings.lessons[second.name] == len(second.stops)


@pytest.mark.slow
def test_no_frame_crosses_the_captions_of_court_and_hand(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow
) -> None:
    lesson = game_views()["pamir"].lessons()[0]
    learner = Learner(contract("pamir").player(open_window(), qtbot), lesson.name)
    learner.window.resize(1366, 768)
    learner.begin()
    learner.come_to(5)
    captions = learner.person.scene.captions  # type: ignore[attr-defined]
    letters = captions.scene_rect()
    letters.setHeight(captions.high)
    crossed = [one for one in learner.tutorial_runner.veil.windows if one.intersects(letters.adjusted(0, 4, 0, -5))]
    assert not crossed
