"""The chronicle beside the table: order, scrolling, pointing, keys, languages and sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.texts.lines import Line
from gonfalon.ui.board.chronicle import ChronicleView
from gonfalon.ui.board.entries import Entries
from gonfalon.ui.board.rows import Rows
from gonfalon.ui.look import fonts, theme

LONG = "Королівський указ Червоних переміщує карту Золотих на місце 3, і це речення не коротке."


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)
    theme.set_current("oak")


def heading(words: str) -> Line:
    return Line(words, heading=True)


def line(words: str, family: str = "R", *, amends: bool = False) -> Line:
    return Line(words, family, cards=((words, family),), amends=amends)


@pytest.fixture
def view(qtbot: QtBot) -> ChronicleView:
    view = ChronicleView(lambda line: line.key)
    qtbot.addWidget(view)
    view.resize(244, 300)
    view.show()
    qtbot.waitExposed(view)
    return view


def rows_of(view: ChronicleView) -> Rows:
    return view.findChild(Rows)


def seen(view: ChronicleView, words: str) -> bool:
    """Whether the row with these words lies wholly in sight."""
    rows = rows_of(view)
    place = rows.visualRect(rows.model().index(view.sentences().index(words), 0))
    return rows.viewport().rect().contains(place)


def test_a_line_that_a_game_cannot_tell_is_empty_and_stops_nothing(qtbot: QtBot) -> None:
    def told(line: Line) -> str:
        return {"told": "It is told."}[line.key]

    view = ChronicleView(told)
    qtbot.addWidget(view)
    view.resize(244, 300)
    view.show()
    view.add([line("told"), Line("unknown", "B", why=Line("unknown"))])
    view.grab()
    assert view.sentences() == ["", "It is told."]


def test_what_came_last_stands_first_beneath_the_heading_of_its_part(view: ChronicleView) -> None:
    view.add([heading("I"), line("a"), line("b")])
    view.set_current(Line("choosing", "B"))
    view.add([line("c"), heading("II"), line("d")])
    assert view.sentences() == ["II", "choosing", "d", "I", "c", "b", "a"]
    view.set_current(Line("choosing again", "G"))
    view.add([line("e")])
    assert view.sentences() == ["II", "choosing again", "e", "d", "I", "c", "b", "a"]
    view.set_current(None)
    assert view.sentences() == ["II", "e", "d", "I", "c", "b", "a"]
    view.clear()
    assert view.sentences() == []


def test_a_line_that_amends_takes_the_place_of_the_last(view: ChronicleView) -> None:
    view.add([heading("I"), line("reveals")])
    view.set_current(Line("choosing", "B"))
    view.add([line("reveals and earns", amends=True)])
    assert view.sentences() == ["I", "choosing", "reveals and earns"]
    view.add([heading("II"), line("began"), line("began anew", amends=True)])
    assert view.sentences() == ["II", "choosing", "began anew", "I", "reveals and earns"]


def test_what_is_new_is_kept_in_sight(view: ChronicleView) -> None:
    view.add([heading("I"), *(line(f"old {number}") for number in range(30))])
    view.add([heading("II")])
    for number in range(30):
        view.add([line(f"new {number}")])
        assert seen(view, f"new {number}")
    view.set_current(Line("choosing", "B"))
    assert seen(view, "choosing")
    view.resize(200, 200)
    QCoreApplication.processEvents()
    assert seen(view, "choosing")


def test_a_player_who_scrolled_away_is_left_where_they_read(view: ChronicleView, qtbot: QtBot) -> None:
    view.add([heading("I"), *(line(f"old {number}") for number in range(60))])
    view.add([heading("II"), *(line(f"new {number}") for number in range(3))])
    rows = rows_of(view)
    bar = rows.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
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


def test_the_slim_bar_and_the_list_move_together(view: ChronicleView) -> None:
    rows = rows_of(view)
    assert not rows.slim.isVisible()
    view.add([heading("I"), *(line(f"old {number}") for number in range(60))])
    assert rows.slim.isVisible()
    rows.slim.triggerAction(rows.slim.SliderAction.SliderToMaximum)
    assert rows.verticalScrollBar().value() == rows.verticalScrollBar().maximum()
    view.add([line("new")])
    assert not seen(view, "new")


def test_a_hovered_line_points_at_its_cards(view: ChronicleView, qtbot: QtBot) -> None:
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
    view = ChronicleView(lambda line: line.key)
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
    pressed = (
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_Down,
        Qt.Key.Key_End,
        Qt.Key.Key_1,
        Qt.Key.Key_Z,
        Qt.Key.Key_Space,
    )
    for key in pressed:
        QTest.keyClick(rows_of(view), key)
    assert pointed == [(("c", "R"),), (("b", "R"),), (("c", "R"),), (("a", "R"),)]
    assert left == [True]  # on the heading
    assert table.heard == [Qt.Key.Key_1, Qt.Key.Key_Z, Qt.Key.Key_Space]
    assert rows_of(view).ring
    view.add([heading("II")])
    assert pointed[-1] == (("a", "R"),), "the line that was pointed at is not another because a new one came"
    rows_of(view).clearFocus()
    assert len(left) == 2


def test_a_click_leaves_the_keys_to_the_table(view: ChronicleView) -> None:
    view.add([heading("I"), line("a")])
    rows = rows_of(view)
    rows.clearFocus()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert not rows.hasFocus()


def test_the_language_changes_while_playing(qtbot: QtBot) -> None:
    tongue = ["en"]
    view = ChronicleView(lambda line: f"{line.key} {tongue[0]}")
    qtbot.addWidget(view)
    view.add([heading("I"), line("a")])
    view.set_current(Line("choosing", "B"))
    assert view.sentences() == ["I en", "choosing en", "a en"]
    tongue[0] = "uk"
    QCoreApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert view.sentences() == ["I uk", "choosing uk", "a uk"]


def test_those_who_listen_hear_every_row(view: ChronicleView) -> None:
    view.add([heading("Round I"), line("Red plays a card at the end.")])
    rows = QAccessible.queryAccessibleInterface(rows_of(view))
    assert rows.text(QAccessible.Text.Name) == "Chronicle"
    assert [rows.child(row).text(QAccessible.Text.Name) for row in range(2)] == [
        "Round I",
        "Red plays a card at the end.",
    ]


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
@pytest.mark.parametrize("width", [200, 244, 320])
def test_no_word_is_clipped(view: ChronicleView, scale: float, width: int) -> None:
    fonts.set_text_scale(scale)
    view.resize(width, 300)
    view.restyle()
    view.add([heading("Раунд VI · Планирование"), line(LONG), line("Przykrywają"), line("Вымогательство")])
    QCoreApplication.processEvents()
    rows = rows_of(view)
    entries = rows.model()
    assert isinstance(entries, Entries)
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
def test_a_line_is_drawn_only_whole(view: ChronicleView, scrolled: int) -> None:
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


@pytest.mark.parametrize("key", ["oak", "lime", "contrast"])
@pytest.mark.parametrize("ratio", [1, 2])
def test_it_is_painted_in_every_dress(view: ChronicleView, key: str, ratio: int) -> None:
    theme.set_current(key)
    view.restyle()
    view.add([heading("I"), *(line(f"Red plays card {number} at the end.") for number in range(20))])
    view.set_current(Line("choosing", "B"))
    image = QImage(view.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    view.render(image)
    rows = rows_of(view)
    place = rows.visualRect(rows.model().index(view.sentences().index("choosing"), 0))
    corner = rows.viewport().mapTo(view, place.topRight()) + QPoint(-40, place.height() // 2)
    expected = "#ffffff" if key == "contrast" else "#ead9a6"
    assert image.pixelColor(corner * ratio) == QColor(expected)
    colours = {image.pixelColor(x, y).rgb() for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(colours) > 20
