"""The chronicle beside the table: order, scrolling, pointing, keys, languages and sizes."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.texts.log_entries import LogEntry
from gonfalon.ui.board.log_view import LogList, LogView
from gonfalon.ui.look import fonts
from tests.pairwise import pairwise
from tests.ui.look.conftest import as_at_the_start

__all__ = ["as_at_the_start"]
LONG = "Королівський указ Червоних переміщує карту Золотих на місце 3, і це речення не коротке."


def heading(words: str) -> LogEntry:
    return LogEntry(words, heading=True)


def line(words: str, family: str = "R", *, replaces_last: bool = False) -> LogEntry:
    return LogEntry(words, family, cards=((words, family),), replaces_last=replaces_last)


@pytest.fixture
def view(qtbot: QtBot) -> LogView:
    view = LogView(lambda line: line.key)
    qtbot.addWidget(view)
    view.resize(244, 300)
    view.show()
    qtbot.waitExposed(view)
    return view


def rows_of(view: LogView) -> LogList:
    return view.findChild(LogList)


def seen(view: LogView, words: str) -> bool:
    """Whether the row with these words lies wholly in sight."""
    rows = rows_of(view)
    place = rows.visualRect(rows.model().index(view.sentences().index(words), 0))
    return rows.viewport().rect().contains(place)


def test_lines_are_told_in_the_language_of_the_moment_and_one_that_cannot_be_told_stops_nothing(qtbot: QtBot) -> None:
    tongue = ["en"]
    view = LogView(lambda line: {"a": f"A {tongue[0]}", "choosing": "B"}[line.key])
    qtbot.addWidget(view)
    view.resize(244, 300)
    view.show()
    view.add([line("a"), LogEntry("unknown", "B", why=LogEntry("unknown"))])
    view.set_current(LogEntry("choosing", "B"))
    view.grab()
    assert view.sentences() == ["B", "", "A en"]
    tongue[0] = "uk"
    QCoreApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert view.sentences() == ["B", "", "A uk"]


def test_what_came_last_stands_first_beneath_the_heading_of_its_part(view: LogView) -> None:
    view.add([heading("I"), line("a"), line("b")])
    view.set_current(LogEntry("choosing", "B"))
    view.add([line("c"), heading("II"), line("d")])
    assert view.sentences() == ["II", "choosing", "d", "I", "c", "b", "a"]
    # A line that amends takes the place of the last.
    view.add([line("d and e", replaces_last=True)])
    view.set_current(LogEntry("choosing again", "G"))
    view.add([line("f")])
    assert view.sentences() == ["II", "choosing again", "f", "d and e", "I", "c", "b", "a"]
    view.set_current(None)
    view.add([heading("III"), line("began"), line("began anew", replaces_last=True)])
    assert view.sentences()[:4] == ["III", "began anew", "II", "f"]
    heard = QAccessible.queryAccessibleInterface(rows_of(view))
    assert heard.text(QAccessible.Text.Name) == "Chronicle"
    said = [heard.child(row).text(QAccessible.Text.Name) for row in range(heard.childCount())]
    assert said == view.sentences()
    rows_of(view).clearFocus()
    QTest.mouseClick(rows_of(view).viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert not rows_of(view).hasFocus(), "a click leaves the keys to the table"
    view.clear()
    assert view.sentences() == []


def test_a_player_who_scrolled_away_is_left_where_they_read(view: LogView, qtbot: QtBot) -> None:
    rows = rows_of(view)
    assert not rows.slim.isVisible()
    view.add([heading("I"), *(line(f"old {number}") for number in range(60))])
    view.add([heading("II"), *(line(f"new {number}") for number in range(3))])
    assert rows.slim.isVisible()
    bar = rows.verticalScrollBar()
    rows.slim.triggerAction(bar.SliderAction.SliderToMaximum)
    assert bar.value() == bar.maximum(), "the slim bar and the list move together"
    qtbot.waitUntil(lambda: seen(view, "old 0"))
    index = rows.model().index(view.sentences().index("old 4"), 0)
    before = rows.visualRect(index).top()
    view.add([line("new 3"), line("new 4")])
    index = rows.model().index(view.sentences().index("old 4"), 0)
    assert rows.visualRect(index).top() == before
    assert not seen(view, "new 4")
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    assert seen(view, "new 4")
    view.add([line(f"further {number}") for number in range(20)])
    assert seen(view, "further 19")
    # And what is new is kept in sight.
    view.clear()
    view.add([heading("I"), *(line(f"old {number}") for number in range(30))])
    view.add([heading("II")])
    for number in range(30):
        view.add([line(f"new {number}")])
        assert seen(view, f"new {number}")
    view.set_current(LogEntry("choosing", "B"))
    assert seen(view, "choosing")
    view.resize(200, 200)
    QCoreApplication.processEvents()
    assert seen(view, "choosing")


def test_what_is_told_now_stays_in_sight_wherever_it_stands(view: LogView) -> None:
    lines = [heading("I"), *(line(f"old {number}") for number in range(60))]
    view.add(lines)
    view.point_out(lines[2])
    assert seen(view, "old 1")
    view.resize(200, 200)
    QCoreApplication.processEvents()
    assert seen(view, "old 1")


def test_a_line_that_is_amended_is_pointed_out_like_any_other_also_where_lines_are_filtered(view: LogView) -> None:
    because = LogEntry("because", "R")
    view.add([heading("I"), replace(line("a"), why=because), line("a")])
    for told in (line("a and b", replaces_last=True), replace(line("a"), why=because)):
        view.add([told])
        view.point_out(told)
        rows = [view.entries.entry(row) for row in range(view.entries.rowCount())]
        assert [row.line.key for row in rows if row.pointed_out] == [told.key]
    view.point_out(None)
    assert not any(row.pointed_out for row in rows)


def test_a_hovered_line_points_at_its_cards(view: LogView, qtbot: QtBot) -> None:
    view.add([heading("I"), line("a"), line("b", "G")])
    rows = rows_of(view)
    place = rows.visualRect(rows.model().index(1, 0)).center()
    with qtbot.waitSignal(view.entry_pointed) as pointed:
        QTest.mouseMove(rows.viewport(), place)
    assert pointed.args == [(("b", "G"),)]
    with qtbot.waitSignal(view.entry_left):
        QTest.mouseMove(rows.viewport(), rows.visualRect(rows.model().index(0, 0)).center())
    with qtbot.waitSignal(view.entry_pointed):
        QTest.mouseMove(rows.viewport(), place)
    with qtbot.waitSignal(view.entry_left):
        QCoreApplication.sendEvent(rows.viewport(), QEvent(QEvent.Type.Leave))


def test_keys_walk_through_the_lines_and_others_pass_by(qtbot: QtBot) -> None:
    class Table(QWidget):
        heard: list[int]

        def keyPressEvent(self, event: object) -> None:
            self.heard.append(event.key())

    table = Table()
    table.heard = []
    qtbot.addWidget(table)
    view = LogView(lambda line: line.key)
    box = QVBoxLayout(table)
    box.addWidget(view)
    table.resize(260, 400)
    table.show()
    view.add([heading("I"), line("a"), line("b"), line("c")])
    pointed: list[object] = []
    left: list[bool] = []
    view.entry_pointed.connect(pointed.append)
    view.entry_left.connect(lambda: left.append(True))
    table.activateWindow()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: rows_of(view).hasFocus())
    for key in ("Down", "Home", "Down", "End", "1", "Z", "Space"):
        QTest.keyClick(rows_of(view), Qt.Key[f"Key_{key}"])
    assert pointed == [(("c", "R"),), (("b", "R"),), (("c", "R"),), (("a", "R"),)]
    assert left == [True]  # on the heading
    assert table.heard == [Qt.Key.Key_1, Qt.Key.Key_Z, Qt.Key.Key_Space]
    assert rows_of(view).ring
    view.add([heading("II")])
    assert pointed[-1] == (("a", "R"),), "the line that was pointed at is not another because a new one came"
    rows_of(view).clearFocus()
    assert len(left) == 2


@pairwise(scale=[0.85, 1.0, 1.5], width=[200, 320])
def test_no_word_is_clipped(view: LogView, scale: float, width: int) -> None:
    fonts.set_text_scale(scale)
    view.resize(width, 300)
    view.restyle()
    view.add([heading("Раунд VI · Планирование"), line(LONG), line("Przykrywają"), line("Вымогательство")])
    QCoreApplication.processEvents()
    rows = rows_of(view)
    entries = rows.model()
    for row in range(entries.rowCount()):
        place = rows.visualRect(entries.index(row))
        layout = entries.entry(row).layout
        written = layout.boundingRect()
        assert place.width() == rows.viewport().width()
        assert written.height() <= place.height() + 2
        for number in range(layout.lineCount()):
            part = layout.lineAt(number)
            assert part.naturalTextWidth() <= part.width()


@pytest.mark.parametrize("scrolled", [0, 7, 31])
def test_a_line_is_drawn_only_whole(view: LogView, scrolled: int) -> None:
    """Whatever the height of the list, its edges cut no letters: what is not all there is not drawn at all."""
    view.add([line(f"{LONG} {number}") for number in range(9)])
    rows = rows_of(view)
    for high in range(251, 275, 4):
        view.resize(244, high)
        rows.verticalScrollBar().setValue(scrolled)
        QCoreApplication.processEvents()
        image = rows.viewport().grab().toImage()
        inked = [
            any(image.pixelColor(x, y).lightness() < 90 for x in range(34, image.width()))
            for y in range(image.height())
        ]
        blocks = [len(list(block)) for dark, block in groupby(inked) if dark]
        # A line without letters that reach down is less high; one that is cut would be far less.
        assert len(blocks) > 5
        assert min(blocks) >= 9, (high, blocks)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sign_of_a_reason_stands_behind_the_last_word_and_away_from_the_bar(view: LogView, scale: float) -> None:
    fonts.set_text_scale(scale)
    view.add(
        [LogEntry(f"Blue plays a card{' in the queue' * (count % 7)}.", "B", why=line("b")) for count in range(40)]
    )
    QCoreApplication.processEvents()
    rows = rows_of(view)
    assert rows.slim.isVisible()
    for number in range(40):
        entry = rows.entries.entry(number)
        sign, corner = rows.itemDelegate().sign(entry), 32
        assert sign.right() + corner <= rows.slim.x() - 8
        last = entry.layout.lineAt(entry.layout.lineCount() - 1)
        assert 0 < sign.left() - last.naturalTextWidth() < 12
