"""The end of a game and the curtain: what is told, the ways on, and that nothing is seen through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.session.new_game import Seat
from gonfalon.ui.board.ending import EndingChart, EndingReport, EndingRow, EndingTable, led_until, parts_of
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.screens.ending import EndingScreen, NextWay, Onward
from gonfalon.ui.screens.ending_figures import FiguresScreen
from gonfalon.ui.screens.ending_stage import StageMoment
from gonfalon.ui.screens.handover_screen import HandoverScreen, fall_ms
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets import screen as screens
from gonfalon.ui.widgets.charts import StepLine, nice_step, points_apart, spread_apart
from gonfalon.ui.widgets.results_table import ResultsColumn

LEFT = Qt.MouseButton.LeftButton
COLUMNS = (
    ResultsColumn("Eliminated"),
    ResultsColumn("On cards"),
    ResultsColumn("In the queue"),
    ResultsColumn("Influence", True, "coin-1"),
)


def table(families: str, *columns: ResultsColumn, shared: bool = False, title: str = "") -> EndingTable:
    rows = tuple(
        EndingRow(
            1 if shared and index < 2 else index + 1,
            Seat(family, f"Player {family}"),
            f"Family {family}",
            tuple(str(20 - 3 * index + column) for column in range(len(columns))),
        )
        for index, family in enumerate(families)
    )
    return EndingTable(columns, rows, title)


def report(families: str = "BRYG", shared: bool = False) -> EndingReport:
    history = {family: (1, 2, 5, 8, 12, 17, 23 - 3 * index) for index, family in enumerate(families)}
    facts = (("Largest gain", "Conspiracy, 6 in round V"), ("Never played", "Blue held the Shapeshifter"))
    tie = "Blue and Red have 23 influence each; Blue has more places of the queue." if shared else None
    chart = EndingChart("Influence, round by round", history, ("Start", "I", "II", "III", "IV", "V", "VI"))
    tables = (table(families, *COLUMNS, shared=shared),)
    return EndingReport("Blue takes the throne", "Ann, with 23 influence", tables, chart, facts, tie)


def with_person(told: EndingReport, family: str) -> EndingReport:
    """The report for the only person at the screen."""
    rows = tuple(replace(row, seat=replace(row.seat, bot=None if row.seat.family == family else "page"))
                 for row in told.tables[0].rows)  # fmt: skip
    return replace(told, tables=(replace(told.tables[0], rows=rows),))


def two_tables(families: str = "BRYG") -> EndingReport:
    """A report of two rankings, and no chart."""
    tables = (
        table(families, ResultsColumn("Markers"), ResultsColumn("Territories", main=True), title="By territories"),
        table(families[::-1], ResultsColumn("Points", main=True), title="By points"),
    )
    facts = tuple((f"Fact {number}", "What there is to say of it. " * 4) for number in range(5))
    return EndingReport("Blue holds the land", "Ann, with 3 territories", tables, facts=facts)


@pytest.fixture
def ending(qtbot: QtBot, settings: Settings) -> EndingScreen:
    screen = EndingScreen(settings)
    qtbot.addWidget(screen)
    screen.show_report(report())
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    return screen


@pytest.fixture
def figures(qtbot: QtBot, settings: Settings) -> FiguresScreen:
    screen = FiguresScreen(settings)
    qtbot.addWidget(screen)
    screen.show_report(report())
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def words(screen: QWidget) -> set[str]:
    QApplication.processEvents()
    return {label.text() for label in screen.findChildren(QLabel) if label.isVisible()}


def test_the_ending_tells_who_won_by_how_much_and_leads_on(ending: EndingScreen, qtbot: QtBot) -> None:
    assert {"Blue takes the throne", "Ann, with 23 influence", "I", "IV", "Player G", "23", "14"} <= words(ending)
    assert ending.stage.picture.winners == ("B",)
    assert ending.stage.picture.others == ("R", "Y", "G")
    for families in ("BR", "BRYGK"):
        ending.show_report(report(families))
        assert {word for word in words(ending) if word.startswith("Player ")} == {f"Player {f}" for f in families}
    ending.show_report(report(shared=True))
    assert ending.stage.picture.winners == ("B", "R")
    assert any("23 influence each" in text for text in words(ending))
    assert ending.again.hasFocus()
    with qtbot.waitSignal(ending.play_again):
        qtbot.keyClick(ending.again, Qt.Key.Key_Return)
    with qtbot.waitSignal(ending.start_screen):
        qtbot.mouseClick(ending.start, LEFT)
    with qtbot.waitSignal(ending.start_screen):
        qtbot.keyClick(ending.again, Qt.Key.Key_Escape)
    with qtbot.waitSignal(ending.figures):
        qtbot.keyClick(ending, Qt.Key.Key_F)


@pytest.mark.parametrize(
    ("way", "key", "title"),
    [
        (NextWay.LEVEL_UP, Qt.Key.Key_L, "One level up"),
        (NextWay.LEVEL_DOWN, Qt.Key.Key_L, "One level down"),
        (NextWay.SAME_CARDS, Qt.Key.Key_D, "Same cards again"),
        (NextWay.SEATS, Qt.Key.Key_C, "Change seats"),
    ],
)
def test_the_second_way_is_said_and_has_its_key(
    ending: EndingScreen, qtbot: QtBot, way: NextWay, key: Qt.Key, title: str
) -> None:
    ending.show_report(report(), Onward(way, "what it means", "your best"))
    assert (ending.second.text(), ending.second.line) == (title, "what it means")
    assert "Ann, with 23 influence; your best" in words(ending)
    with qtbot.waitSignal(ending.onward) as sent:
        qtbot.keyClick(ending, key)
    assert sent.args == [way]


def test_who_lost_sees_both_crests_and_what_was_missing(ending: EndingScreen) -> None:
    lost = replace(with_person(report(), "R"), short=3)
    assert not lost.celebrated
    ending.show_report(lost)
    contest = ending.stage.picture.contest
    assert contest is not None
    assert (contest.winner, contest.own, contest.score, contest.best, contest.short) == ("B", "R", 20, 23, 3)
    ending.show_report(with_person(lost, "B"))
    assert ending.stage.picture.contest is None


def test_only_a_celebrated_ending_has_rays_and_cards(ending: EndingScreen) -> None:
    def shown(told: EndingReport) -> tuple[QImage, QImage]:
        ending.show_report(told)
        QApplication.processEvents()
        place = ending.stage.place
        middle = QRect(round(place.left()), 0, round(place.width()), round(place.bottom()))
        whole = ending.stage.grab(middle).toImage()
        ending.stage.move_to(StageMoment(rays=0.0))
        return whole, ending.stage.grab(middle).toImage()

    cards = tuple(CardLook("spy", "character", "B", "Spy", "") for _ in range(4))
    won = with_person(report(), "B")
    whole, before = shown(won)
    assert whole != before
    assert shown(replace(won, cards=cards))[0] != whole
    lost, without = shown(replace(with_person(report(), "G"), cards=cards))
    assert lost == without


def test_a_game_may_be_dealt_again_from_the_seed_that_is_told(ending: EndingScreen, qtbot: QtBot) -> None:
    ending.show_report(report(), Onward(NextWay.LEVEL_UP, seed=4711))
    assert "Seed 4711" in words(ending)
    with qtbot.waitSignal(ending.onward) as sent:
        qtbot.keyClick(ending, Qt.Key.Key_D)
    assert sent.args == [NextWay.SAME_CARDS]
    ending.show_report(report(), Onward(NextWay.SAME_CARDS, seed=4711))
    assert not ending.deal_button.isVisible(), "the second way leads there already"


def test_the_headline_unrolls_once_all_is_counted(ending: EndingScreen, settings: Settings) -> None:
    moments = []
    for moment in (StageMoment(headline=0.0), StageMoment(headline=0.5), StageMoment()):
        ending._count(6.0, moment, True)
        moments.append((ending._title.isVisible(), ending._title.mask().boundingRect().width()))
    half = ending._title.width() // 2
    assert moments[0] == (False, 0)
    assert moments[1] == (True, pytest.approx(half, abs=2))
    assert moments[2] == (True, 0), "the whole of it has no mask"
    settings.reduced_motion = True
    ending.stage_it()
    assert ending._title.isVisible()
    assert ending._counting is None


def test_the_player_who_reads_is_marked_in_the_table(ending: EndingScreen) -> None:
    ending.show_report(with_person(report(), "R"))
    assert {"Player B", "Player R", "you"} <= words(ending)
    ending.show_report(report())
    assert "you" not in words(ending), "where several people look on nobody is"


def test_bars_keep_what_is_left_of_each_round() -> None:
    assert parts_of((1, 2, 5, 8)) == (2, 3, 3)
    assert parts_of((1, 4, 6, 3, 5)) == (3, 0, 0, 2), "what was lost is taken from what came last"
    assert parts_of((0, 3, 0, 0)) == (0, 0, 0)
    history = {"R": (1, 3, 4), "B": (1, 2, 6)}
    assert led_until(history, "R") == 1
    assert led_until(history, "B") is None, "who leads in the end has not lost the lead"


@pytest.mark.slow
def test_no_word_is_cut_and_no_part_covers_another(
    ending: EndingScreen, settings: Settings, speak: Callable[[str], None]
) -> None:
    for language, scale, size in product(("en", "uk"), (1.0, 1.5), ((1024, 700), (1366, 768), (3840, 2160))):
        speak(language)
        settings.text_scale = scale
        ending.resize(*size)
        ending.retranslate()
        ending.show_report(
            report("BRYGK"), Onward(NextWay.LEVEL_UP, "Courtier: Squire wins 2 in 10 there", "best", 1 << 31)
        )
        QApplication.processEvents()
        parts = [ending._title, ending._subtitle, ending.table_panel, *ending.ways, *ending._foot]
        shown = [part.geometry() for part in parts if part.isVisible()]
        assert all(ending.rect().contains(one) for one in shown), (language, scale, size)
        assert not any(one.intersects(other) for one, other in combinations(shown, 2)), (language, scale, size)


def test_figures_are_told_of_any_number_of_families(figures: FiguresScreen, qtbot: QtBot) -> None:
    expected = {"Blue takes the throne", "Ann, with 23 influence", "Conspiracy, 6 in round V", "I", "IV", "Player G"}
    assert expected <= words(figures)
    assert "1, 2, 5, 8, 12, 17, 23" in figures.chart.accessibleDescription()
    for families in ("BR", "BRYGK"):
        figures.show_report(report(families))
        assert {word for word in words(figures) if word.startswith("Player ")} == {f"Player {f}" for f in families}
    with qtbot.waitSignal(figures.closed):
        qtbot.keyClick(figures.back, Qt.Key.Key_Escape)


def test_without_a_chart_the_facts_or_a_second_table_take_its_place(figures: FiguresScreen) -> None:
    told = two_tables()
    figures.show_report(replace(told, tables=told.tables[:1]))
    assert {"Markers", "Territories", "Fact 0", "Fact 4"} <= words(figures)
    assert not figures.chart_panel.isVisible()
    assert figures.facts_panel.isVisible()
    assert figures.facts_panel.isAncestorOf(figures.area)
    with_facts = figures.facts_panel.geometry()
    figures.show_report(report())
    assert figures.chart_panel.isVisible()
    assert not figures.facts_panel.isVisible()
    assert figures.left.isAncestorOf(figures.area)
    assert "Markers" not in words(figures)
    assert with_facts.left() == figures.chart_panel.geometry().left()
    figures.show_report(told)
    assert {"By territories", "By points", "Markers", "Points", "Fact 0", "Fact 4"} <= words(figures)
    assert not figures.chart_panel.isVisible()
    assert figures.left.isAncestorOf(figures.area)
    assert figures.table_panel.height() == figures.left.height()
    assert figures.table_area.verticalScrollBar().maximum() == 0


def test_a_narrow_table_keeps_what_is_played_for_and_leaves_out_what_belongs_together(figures: FiguresScreen) -> None:
    checks = (ResultsColumn("First", one_of="checks"), ResultsColumn("Second", one_of="checks"))
    figures.show_report(replace(report(), tables=(table("BRYG", ResultsColumn("Paths"), *checks, *COLUMNS[-1:]),)))
    (standings,) = figures.standings
    seen = set()
    for width in range(10_000, 0, -20):
        standings.fit(width)
        shown = {label.text() for label in standings.findChildren(QLabel) if not label.isHidden()}
        seen.add(frozenset(shown & {"Paths", "First", "Second", "Influence"}))
    assert [sorted(some) for some in sorted(seen, key=len)] == [
        ["Influence"], ["Influence", "Paths"], ["First", "Influence", "Paths", "Second"],
    ]  # fmt: skip


def test_a_chart_has_labels_lines_and_times_where_there_is_room(figures: FiguresScreen) -> None:
    for rounds, apart in ((0, 1), (1, 1), (6, 1), (20, 1), (21, 2), (59, 3)):
        assert points_apart(30, 600, rounds) == apart
    for places, least, moved in (
        ([0, 50, 100], 20, [0, 50, 100]), ([0, 2, 100], 20, [0, 20, 100]), ([0, 98, 99, 100], 20, [0, 60, 80, 100]),
        ([0, 1, 2, 3, 100], 40, [0, 25, 50, 75, 100]),
    ):  # fmt: skip
        assert spread_apart(places, least) == moved
    for highest, step in ((1, 1), (5, 1), (6, 2), (23, 5), (26, 10), (90, 20), (400, 100)):
        assert nice_step(highest, 5) == step
    pictures = []
    for scores in ((0, 0, 0), (1, 250, 999), tuple(range(60))):
        figures.chart.show_history({"R": scores, "K": scores}, ("Start", *map(str, range(1, len(scores)))))
        pictures.append(figures.chart.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
    # Figures that change at times are drawn at them.
    history = {"R": (0, 4, 4), "B": (0, 4, 9)}
    steps = StepLine((0, 30, 40), ("", "coin-1", "coin-5"), ("", "turn 30", "turn 40"))
    even = figures.chart.grab()
    for told in (steps, steps._replace(at=(0, 10, 40)), steps._replace(seals=("", "coin-5", "coin-5"))):
        figures.chart.show_history(history, ("Start", "I", "II"), told)
        before, even = even, figures.chart.grab()
        assert before.toImage() != even.toImage()


HAPPENED = [("R", "Red covers its Lord"), ("G", "Green plays a card at the end")]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.field = QLineEdit(window)
    window.field.setGeometry(600, 380, 100, 40)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    return window


@pytest.fixture
def curtain(window: QWidget, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> HandoverScreen:
    settings.animation_speed = "off"
    monkeypatch.setattr(screens, "HESITATION_MS", 0)
    return HandoverScreen(settings, window)


def seen(qtbot: QtBot, curtain: HandoverScreen) -> None:
    """Wait until those who sit at the screen have seen the curtain."""
    qtbot.waitUntil(lambda: not curtain.hesitates)


def test_it_covers_the_whole_window(qtbot: QtBot, window: QWidget, settings: Settings, curtain: HandoverScreen) -> None:
    assert not curtain.isVisible()
    assert not curtain.is_down()
    settings.animation_speed = "half"
    curtain.show_for(Seat("B", "Ann"), away=True, at_once=True)
    curtain.tell(HAPPENED)
    assert (curtain.is_down(), curtain.y()) == (True, 0), "before the next picture"
    assert "hidden" in curtain._title.text(), "where the window was left"
    assert curtain.geometry() == window.rect()
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: curtain.size() == QSize(1500, 900))
    image = window.grab().toImage()
    assert image.pixelColor(image.width() // 2, image.height() - 60).alpha() == 255


def test_the_button_lifts_it_but_not_a_key_that_was_held_down_before(qtbot: QtBot, curtain: HandoverScreen) -> None:
    for key in (None, Qt.Key.Key_Return):
        curtain.show_for(Seat("B", "Ann"))
        curtain.tell(HAPPENED)
        assert "Blue" in curtain.button.text()
        assert "Ann" in curtain._line.text()
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
        with qtbot.assertNotEmitted(curtain.lifted):
            QApplication.sendEvent(curtain.button, held)
        seen(qtbot, curtain)
        with qtbot.waitSignals([curtain.lifted, curtain.risen], order="strict"):
            qtbot.keyClick(curtain.button, key) if key else qtbot.mouseClick(curtain.button, LEFT)
        assert not curtain.isVisible()


def test_a_button_held_since_before_it_was_seen_lifts_nothing(qtbot: QtBot, curtain: HandoverScreen) -> None:
    curtain.show_for(Seat("B", "Ann"))
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mousePress(curtain.button, LEFT)
        qtbot.keyClick(curtain, Qt.Key.Key_Return)
        seen(qtbot, curtain)
        qtbot.mouseRelease(curtain.button, LEFT)
    with qtbot.waitSignal(curtain.lifted):
        qtbot.mouseClick(curtain.button, LEFT)


def test_no_key_and_no_click_goes_through(qtbot: QtBot, window: QWidget, curtain: HandoverScreen) -> None:
    field = window.field
    field.setFocus()
    curtain.show_for(Seat("K", "Brother Anselm"))
    curtain.tell(HAPPENED)
    qtbot.waitUntil(curtain.button.hasFocus)
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert curtain.button.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "abc")
    assert field.text() == ""
    under = window.childAt(field.geometry().center())
    assert under is curtain or curtain.isAncestorOf(under)


def test_whatever_happened_is_told(qtbot: QtBot, curtain: HandoverScreen) -> None:
    for count in (0, 1, 3, 40):
        happened = [("RBGYK"[index % 5], f"Sentence {index}") for index in range(count)]
        curtain.show_for(Seat("Y", "Dame Isolde"))
        curtain.tell(happened)
        assert [entry.words.text() for entry in curtain._entries] == [sentence for _, sentence in happened]
        assert curtain.area.isVisible() == (count > 0)
    bar = curtain.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.keyClick(curtain.button, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_it_falls_and_rises_in_time(qtbot: QtBot, settings: Settings, curtain: HandoverScreen) -> None:
    settings.animation_speed = "double"
    curtain.show_for(Seat("R", "Marguerite"))
    curtain.tell(HAPPENED)
    assert curtain.y() < 0
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mouseClick(curtain.button, LEFT)
    qtbot.waitUntil(lambda: not curtain.is_moving())
    assert curtain.y() == 0
    # The click gave the button the keys, before it takes any.
    qtbot.waitUntil(lambda: not curtain.hesitates and curtain.button.hasFocus())
    with qtbot.waitSignal(curtain.risen):
        qtbot.keyClick(curtain.button, Qt.Key.Key_Space)
        assert curtain.is_moving()
        assert not curtain.button.focusPolicy() & Qt.FocusPolicy.TabFocus, "keys of the table lead to a rising curtain"
    assert not curtain.isVisible()
    curtain.show_for(Seat("B", "Ann"), at_once=True)
    assert curtain.button.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_time_of_the_fall(settings: Settings) -> None:
    for speed, time in (("off", 0), ("half", 760), ("normal", 380), ("double", 190), ("eightfold", 48)):
        settings.animation_speed = speed
        assert fall_ms(settings) == time
    settings.reduced_motion = True
    assert fall_ms(settings) == 0
