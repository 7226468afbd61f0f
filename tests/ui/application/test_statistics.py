"""The statistics: reached from the library by mouse and keys, filtered, exported, counted from now on and back."""

from __future__ import annotations

import csv
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest

from gonfalon.core.record import read_file, write
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.screens.statistics import StatisticsScreen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.ui.application.records import FINISHED_GAME, UNFINISHED, library, library_read, overlays, words_of

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def reader(visited: Person) -> Person:
    """Somebody before the library, in which one game is over and one goes on."""
    folder = visited.window.tables.folder
    (folder / "finished").mkdir(parents=True)
    shutil.copy(UNFINISHED, folder)
    text = FINISHED_GAME.read_text(encoding="utf-8")
    name = read_file(FINISHED_GAME).seats[0].name
    (folder / "finished" / "over.gonfalon").write_text(text.replace(f'"{name}"', '"=1+1"'), encoding="utf-8")
    visited.key(Key.Key_L, CONTROL)
    library_read(visited)
    return visited


def counted(reader: Person) -> StatisticsScreen:
    screen = reader.screen
    reader.qtbot.waitUntil(lambda: not screen._reading.isActive())
    return screen


def test_the_statistics_are_reached_and_left_by_keys_and_by_mouse(reader: Person) -> None:
    shown = library(reader)
    record = read_file(shown.library.folder / "finished" / "over.gonfalon")
    for code in LANGUAGES:
        reader.window.settings.language = code
        reader.key(Key.Key_T, CONTROL)
        screen = counted(reader)
        assert len(screen.people) == len({seat.bot or seat.name for seat in record.seats})
        assert all(value.text() for _, value in screen.figures)
        for who, button in screen.people.items():
            button.setFocus()
            QTest.keyClick(button, Key.Key_Return)
            assert screen.chosen == who
            heard = QAccessible.queryAccessibleInterface(screen.by_game).text(QAccessible.Text.Name)
            assert any(sign.isdigit() for sign in heard)
        reader.key(Key.Key_Escape)
        assert library(reader) is shown
    QTest.mouseClick(shown.statistics, LEFT)
    assert counted(reader) is screen
    # What was counted can be left aside and counted again.
    before = list(screen.people)
    QTest.mouseClick(screen.reset, LEFT)
    assert (screen.people, screen.empty.isVisible(), screen.export.isEnabled()) == ({}, True, False)
    assert len(list(reader.window.tables.folder.glob("**/*.gonfalon"))) == 2
    QTest.mouseClick(screen.reset, LEFT)
    assert list(screen.people) == before
    assert not screen.empty.isVisible()
    QTest.mouseClick(screen.back, LEFT)
    assert library(reader) is shown


def test_a_picture_shows_all_of_whoever_is_chosen(reader: Person, tmp_path: Path) -> None:
    reader.key(Key.Key_T, CONTROL)
    screen = counted(reader)
    reader.window.resize(1024, 700)
    reader.qtbot.waitUntil(lambda: screen._area.verticalScrollBar().maximum() > 0)
    hidden, size = screen._area.verticalScrollBar().maximum(), screen.page.size()
    QTest.mouseClick(screen.draw, LEFT)
    dialog = reader.window.librarian.dialog
    goal = tmp_path / "out.png"
    dialog.fileSelected.emit(str(goal))
    picture = QImage(str(goal)).size() / screen.devicePixelRatioF()
    assert (picture.width(), picture.height()) == (size.width(), size.height() + hidden)
    assert screen.page.size() == size
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "out.png"))
    (overlay,) = overlays(reader)
    assert "The picture was not saved" in words_of(overlay)
    dialog.done(0)


def test_games_with_hints_are_told_apart(reader: Person) -> None:
    path = reader.window.tables.folder / "finished" / "over.gonfalon"
    record = read_file(path)
    first, *others = record.moves
    path.write_text(write(replace(record, moves=(first._replace(hinted=True), *others))), encoding="utf-8")
    plain = path.with_name("plain.gonfalon")
    plain.write_text(FINISHED_GAME.read_text(encoding="utf-8"), encoding="utf-8")
    library_read(reader).look()
    library_read(reader)
    reader.key(Key.Key_T, CONTROL)
    screen = counted(reader)
    found = {}
    for key in ("", "with", "without"):
        while screen.hints.key() != key:
            screen.hints.setFocus()
            QTest.keyClick(screen.hints, Key.Key_Down)
        found[key] = {one.entry.file for one in screen._sittings}
    assert found == {
        "": {"finished/over.gonfalon", "finished/plain.gonfalon"},
        "with": {"finished/over.gonfalon"},
        "without": {"finished/plain.gonfalon"},
    }


def test_a_game_that_is_deleted_is_no_longer_counted(reader: Person) -> None:
    reader.key(Key.Key_T, CONTROL)
    assert counted(reader).people
    reader.key(Key.Key_Escape)
    shown = library_read(reader)
    shown.delete(next(entry for entry in shown.library.entries.values() if entry.over))
    reader.key(Key.Key_T, CONTROL)
    assert not counted(reader).people
    assert counted(reader).empty.isVisible()


@pytest.mark.parametrize("code", ["en", "uk"])
def test_the_table_is_read_back_and_holds_no_formula(reader: Person, tmp_path: Path, code: str) -> None:
    reader.window.settings.language = code
    reader.key(Key.Key_T, CONTROL)
    screen = counted(reader)
    QTest.mouseClick(screen.export, LEFT)
    dialog = reader.window.librarian.dialog
    goal = tmp_path / "out.csv"
    dialog.fileSelected.emit(str(goal))
    dialog.done(0)
    assert goal.read_bytes().startswith(b"\xef\xbb\xbf")
    with goal.open(encoding="utf-8-sig", newline="") as file:
        heading, *rows = csv.reader(file, delimiter="," if code == "en" else ";")
    assert len(rows) == len(screen.people)
    assert all(len(row) == len(heading) for row in rows)
    assert not any(cell.startswith(("=", "+", "@")) for row in rows for cell in row)
    assert "'=1+1" in {row[0] for row in rows}
