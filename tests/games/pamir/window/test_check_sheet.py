"""A Dominance Check over the table: what stands on its paper, and how it is told and left."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.state import State
from gonfalon.games.pamir.texts.check_texts import CheckCause, resolved_check
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.check_figures import CheckFigures, CheckTimeline, check_figures, forecast_figures
from gonfalon.games.pamir.window.check_sheet import CheckPaper, CheckView, ForecastView
from gonfalon.session.new_game import Seat as Player
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.paper import Text
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.texts.letters import strange

LEFT_END = CheckCause("left-end")


def at_the_end_of_a_coalition(deck: str = "102 103", **blocks: str) -> State:
    given = {"british": "kabul*5 herat-kabul*4", "russian": "persia*5", "afghan": "herat*4"} | blocks
    return laid(
        Seat("british", gifts="2", points=3), Seat("british", gifts="4", court="37"), Seat("russian"),
        market="20 101 / 21", deck=deck, **given,
    )  # fmt: skip


def players(state: State) -> list[Player]:
    return [Player(family, f"Player {family}") for family in state.table.seating.families]


def resolved(state: State, how: CheckCause = LEFT_END, language: str = "en") -> CheckFigures:
    table = state.table.clone()
    table.checks -= 1
    return check_figures(table, 0, Names(language), players(state), how)


@pytest.fixture
def screen(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 800)
    widget.show()
    return widget


def opened(screen: QWidget, motion: AnimationSettings | None = None, **how: bool) -> CheckView:
    view = CheckView(screen, resolved(at_the_end_of_a_coalition()), motion, **how)
    view.open()
    return view


def forecast(screen: QWidget) -> ForecastView:
    state = at_the_end_of_a_coalition()
    view = ForecastView(screen, forecast_figures(state.table, 0, Names("en"), players(state)))
    view.open()
    return view


# -- the paper ---------------------------------------------------------------------------------------------------------


def test_a_check_is_told_in_every_language(language: str) -> None:
    names = Names(language)
    wakhan = laid(Seat("british"), Seat(prizes="37", court="3"), wakhan=1, market="20 101", wakhan_deck="1 2")
    papers = [forecast_figures(wakhan.table, -1, names, players(wakhan))]
    for how in (CheckCause("bought", 1, 0), CheckCause("bought", 1, 3), LEFT_END, CheckCause("unstable")):
        for deck in ("102", ""):
            for blocks in ({}, {"british": "kabul"}, {"british": "", "russian": "", "afghan": ""}):
                state = at_the_end_of_a_coalition(deck, **blocks)
                papers.append(resolved(state, how, language))
                papers.append(forecast_figures(state.table, 0, names, players(state)))
    told = {line.rstrip(".") for paper in papers for line in (paper.title, *paper.steps, *paper.spoken().splitlines())}
    assert len(told) > 40
    assert not strange((re.sub(r"Player .|[IV]", "1", line) for line in told), language)


def test_the_paper_says_what_the_table_would_score() -> None:
    state = at_the_end_of_a_coalition()
    paper = forecast_figures(state.table, 1, Names("en"), players(state))
    assert paper.verdict == "The British are dominant"
    assert [(row.name, row.place, row.standing.points, row.own) for row in paper.rows] == [
        ("Player B", "I", 5, True), ("Player R", "II", 3, False), ("Player G", "takes no part", 0, False),
    ]  # fmt: skip
    assert paper.foot[0] == "Red leads by 1, and 4 would win: the game goes on."
    assert [(change.title, change.line) for change in paper.changes] == [
        ("1 block fewer of the British", "Nobody dominant: Red 2, Blue 2"),
    ]
    assert paper.spoken().splitlines()[0] == "The check costs you 1 rupee, or takes place by itself at the left end."
    now = resolved(state, CheckCause("bought", 1, 2))
    assert now.detail == "Check 2 of 4 · Blue has bought it for 2 rupees"
    assert now.foot[1] == "All 18 blocks leave the map"


def test_the_steps_follow_one_another_and_show_all_at_the_end() -> None:
    course = CheckTimeline.of(resolved_check(at_the_end_of_a_coalition().table))
    assert [course.step(begin) for begin in course.begins] == [0, 1, 2, 3]
    assert all(one < next for one, next in pairwise((*course.begins, course.ends)))
    assert course.one("blocks", 17, 18, course.begins[1]) == 1
    assert course.share("box", course.begins[1]) == 0
    assert course.share("seal", course.begins[2]) == 1
    assert course.share("hops", course.begins[3]) == 1
    assert (course.share("foot", course.ends), course.share("sunk", course.ends)) == (1, 1)
    assert course.step(course.ends) == 4


# -- telling it --------------------------------------------------------------------------------------------------------


def test_it_tells_itself_and_space_shows_all_of_it_before_enter_goes_on(qtbot: QtBot, screen: QWidget) -> None:
    view = opened(screen)
    gone: list[bool] = []
    view.gone_on.connect(lambda: gone.append(True))
    assert view.telling
    qtbot.keyClick(view.button, Qt.Key.Key_Space)
    assert (view.telling, gone, view.button.text()) == (False, [], "Go on")
    assert view.paper.property("now") == view.paper.course.ends
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=screen.rect().topLeft())
    assert view.isVisible(), "a press beside it does not close it"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    view.close_it()
    assert gone == [True]


@pytest.mark.parametrize("motion", [AnimationSettings(0), AnimationSettings(1.0, reduced=True)])
def test_without_motion_it_is_complete_at_once(screen: QWidget, motion: AnimationSettings) -> None:
    view = opened(screen, motion)
    assert (view.telling, view.button.text()) == (False, "Go on")


def test_where_nobody_looks_on_it_goes_on_by_itself(qtbot: QtBot, screen: QWidget) -> None:
    view = opened(screen, AnimationSettings(0), alone=True)
    with qtbot.waitSignal(view.gone_on, timeout=5000):
        view._alone.start(0)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (3840, 2160)])
def test_the_paper_stays_in_the_window_and_keeps_its_shape(screen: QWidget, size: tuple[int, int]) -> None:
    screen.resize(*size)
    screen.design_unit = max(1.0, size[1] / 800)  # type: ignore[attr-defined]
    view = forecast(screen)
    paper = view.paper.geometry()
    assert screen.rect().contains(paper)
    assert paper.width() / paper.height() == pytest.approx(1000 / 720, rel=0.01)
    assert all(paper.contains(button.geometry()) for button in view.buttons)
    assert all(view.paper.rect().contains(rect.toRect()) for _, rect, *_ in view.paper.laid())


def test_points_stand_on_a_ground_of_one_height_whatever_is_remarked_on_places(screen: QWidget) -> None:
    state = laid(Seat("british", gifts="2"), Seat("british", gifts="4"), Seat(), market="20 101", british="kabul*5")
    paper = CheckPaper(screen, resolved(state))
    paper.resize(1000, 720)
    grounds = {round(rect.height(), 1) for part, rect, *_ in paper.laid() if part.name == "points"}
    assert paper.figures.ties
    assert len(grounds) == 1


def test_the_forecast_gives_way_to_the_map(qtbot: QtBot, screen: QWidget) -> None:
    view = forecast(screen)
    with qtbot.waitSignals([view.closed, view.map_wanted]):
        qtbot.keyClick(view, Qt.Key.Key_M)


def test_as_long_as_a_key_is_held_the_table_is_seen_beneath_it(qtbot: QtBot, screen: QWidget) -> None:
    view = opened(screen, AnimationSettings(0))
    qtbot.keyPress(view.button, Qt.Key.Key_V)
    assert view.mask().boundingRect().width() == 1
    qtbot.keyRelease(view.button, Qt.Key.Key_V)
    assert view.mask().isEmpty()
    assert view.button.hasFocus()


def test_who_takes_no_part_is_written_in_slanted_letters_without_fading(screen: QWidget) -> None:
    view = forecast(screen)

    words = [(one.part, one.opacity) for one in view.paper.laid() if isinstance(one.part, Text) and one.part.text]

    assert {part.italic for part, _ in words} == {True, False}
    assert {opacity for _, opacity in words} == {1.0}
