"""The library and its statistics: what lies there is found, played on, counted and thrown away, and tells no secret."""

from __future__ import annotations

import csv
import os
import shutil
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest

from gonfalon.core.record import format_record, read_record
from gonfalon.session.library import GameLibrary, LibraryEntry
from gonfalon.session.match import Match
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.screens.library import LibraryScreen
from gonfalon.ui.screens.library_cards import day_text, last_played_text
from gonfalon.ui.screens.statistics import StatisticsScreen
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import file_dialog
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import (
    FINISHED_GAME,
    ORDONANCE,
    UNFINISHED,
    library,
    library_read,
    mail,
    overlays,
    press,
    words_of,
)
from tests.ui.application.test_dropping import dragged, drop

pytestmark = pytest.mark.slow

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def reader(visited: Person) -> Person:
    """Somebody before the library, in which two games go on, one is over, and one cannot be read."""
    folder = visited.window.tables.folder
    (folder / "finished").mkdir(parents=True)
    shutil.copy(UNFINISHED, folder)
    shutil.copy(ORDONANCE, folder)
    shutil.copy(FINISHED_GAME, folder / "finished")
    (folder / "newer.gonfalon").write_text(UNFINISHED.read_text(encoding="utf-8").replace("record 1", "record 9"))
    visited.key(Key.Key_L, CONTROL)
    library_read(visited)
    return visited


@pytest.fixture
def counting(visited: Person) -> Person:
    """Somebody before the statistics, in which one game is over that had a player with the name of a formula."""
    over = visited.window.tables.folder / "finished" / "over.gonfalon"
    over.parent.mkdir(parents=True)
    name = read_record(FINISHED_GAME).seats[0].name
    over.write_text(FINISHED_GAME.read_text(encoding="utf-8").replace(f'"{name}"', '"=1+1"'), encoding="utf-8")
    shutil.copy(UNFINISHED, over.parent.parent)
    visited.key(Key.Key_L, CONTROL)
    library_read(visited)
    return visited


def listed(screen: LibraryScreen) -> set[str]:
    return {Path(entry.file).stem for entry in screen.games.entries}


def choose(screen: LibraryScreen, stem: str) -> LibraryEntry:
    row = next(row for row, entry in enumerate(screen.games.entries) if Path(entry.file).stem == stem)
    screen.cards.setCurrentIndex(screen.games.index(row))
    return screen.games.entries[row]


@pytest.mark.parametrize(
    "date", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "1969-12-31T23:00:00+00:00"]
)
def test_the_edge_of_the_calendar_is_a_day(tmp_path: Path, date: str) -> None:
    path = tmp_path / "edge.gonfalon"
    path.write_text(format_record(replace(read_record(UNFINISHED), date=date)), encoding="utf-8")
    for time in (-(1 << 62), 0, 1 << 63):
        with suppress(OSError):  # not every file system has such times
            os.utime(path, ns=(0, time))
        games = GameLibrary(tmp_path, tmp_path / "cache")
        games.look()
        entry = (games.read(1) or list(games.entries.values()))[0]
        assert day_text(entry.begun)
        assert last_played_text(entry)
        assert games.index.rows() == [entry]


def test_games_are_found_by_what_is_known_of_them_and_heard(reader: Person) -> None:
    screen = library(reader)
    everything = {"unfinished", "ordonance-unfinished", "four-seats", "newer"}
    assert listed(screen) == everything
    listener = QAccessible.queryAccessibleInterface(screen.cards)
    assert listener.role() in (QAccessible.Role.List, QAccessible.Role.Table)
    said = [listener.child(number).text(QAccessible.Text.Name) for number in range(listener.childCount())]
    assert len(said) == 4
    (broken,) = [words for words in said if words.startswith("newer")]
    assert "saved by another version" in broken
    assert any("Round" in words and "Oriflamme" in words for words in said)
    for wanted, found in {
        "ordonance": {"ordonance-unfinished"}, "ORIFL": {"unfinished", "four-seats"}, "xyz": set(),
        read_record(UNFINISHED).seats[0].name[:3] + " orifl": {"unfinished"}, "squire": {"four-seats"}, "": everything,
    }.items():  # fmt: skip
        screen.search.setText(wanted)
        reader.key(Key.Key_Return)
        screen._list()
        assert listed(screen) >= found
        assert wanted == "" or listed(screen) < everything
        assert screen.empty.isVisible() is (not listed(screen))
    for word, found in {
        "open": {"unfinished", "ordonance-unfinished"}, "over": {"four-seats"}, "kept": set(), "bin": set(),
    }.items():  # fmt: skip
        QTest.mouseClick(screen.filter.segment(word), LEFT)
        assert listed(screen) == found
    # Behind a curtain it stays shut.
    reader.key(Key.Key_Escape)
    reader.begin(game("RB", people="RB", seed=3))
    assert reader.curtained
    reader.window.library_controller.open()
    assert isinstance(reader.screen, TableScreen)


def test_a_game_is_played_on_by_its_button_or_by_enter(reader: Person) -> None:
    screen = library(reader)
    reader.window.settings.curtain = False
    choose(screen, "four-seats")
    assert screen.side.facts.text().startswith("Seed ")
    entry = choose(screen, "ordonance-unfinished")
    assert not screen.side.facts.text(), "its seed tells hidden cards"
    index = screen.cards.currentIndex()
    card = screen.cards.card(screen.cards.visualRect(index).toRectF())
    QTest.mouseClick(screen.cards.viewport(), LEFT, pos=screen.cards.button(card, entry).center().toPoint())
    reader.qtbot.waitUntil(lambda: isinstance(reader.screen, TableScreen))
    assert reader.match.game.name == "ordonance"
    reader.key(Key.Key_L, CONTROL)
    screen = library_read(reader)
    assert screen.is_running(choose(screen, "ordonance-unfinished"))
    assert not screen.side.delete.isEnabled()
    screen.cards.setFocus()
    reader.key(Key.Key_Delete)
    assert "ordonance-unfinished" in listed(screen)
    QTest.keyClicks(screen.side.note, "at the table")
    screen.side.save()
    assert reader.match.record().note == "at the table"
    # Back to the same game, which goes on in its file.
    first = reader.match
    screen.side.act.click()
    assert isinstance(reader.screen, TableScreen)
    assert reader.match is first
    assert read_record(screen.library.folder / "ordonance-unfinished.gonfalon").note == "at the table"
    reader.key(Key.Key_L, CONTROL)
    screen = library_read(reader)
    choose(screen, "unfinished")
    screen.cards.setFocus()
    reader.key(Key.Key_Return)
    reader.qtbot.waitUntil(lambda: bool(overlays(reader)))
    press(overlays(reader)[-1], "Open")
    reader.qtbot.waitUntil(lambda: reader.match is not first)


def test_a_game_is_named_noted_deleted_and_taken_back(reader: Person) -> None:
    screen = library(reader)
    path = screen.library.path(choose(screen, "four-seats"))
    screen.cards.setFocus()
    reader.key(Key.Key_Delete)
    assert not path.exists()
    assert "four-seats" not in listed(screen)
    reader.key(Key.Key_Z, CONTROL)
    assert path.read_bytes() == FINISHED_GAME.read_bytes()
    assert not screen.undo.isVisible()
    reader.key(Key.Key_Delete)
    assert screen.undo.isVisible()
    screen.undo.leave()
    reader.key(Key.Key_Z, CONTROL)
    assert path.exists(), "also when it is no longer offered"
    reader.key(Key.Key_Delete)
    screen.undo.leave()
    QTest.mouseClick(screen.filter.segment("bin"), LEFT)
    assert listed(screen) == {"four-seats"}
    screen.cards.setFocus()
    reader.key(Key.Key_Return)
    assert path.read_bytes() == FINISHED_GAME.read_bytes()
    QTest.mouseClick(screen.filter.segment("all"), LEFT)
    choose(screen, "four-seats")
    screen.cards.setFocus()
    reader.key(Key.Key_F2)
    QTest.keyClicks(screen.side.title, "The tie")
    screen.side.note.setPlainText("Shared,\nnearly")
    choose(screen, "unfinished")
    record = read_record(path)
    assert (record.title, record.note) == ("The tie", "Shared,\nnearly")
    assert record.outcome == read_record(FINISHED_GAME).outcome
    screen.search.setText("nearly")
    screen._list()
    assert [entry.title for entry in screen.games.entries] == [screen.side.title.text()] == ["The tie"]
    screen.search.clear()
    entry = choose(screen, "four-seats")
    screen.pictures.work(entry)
    screen.annotate(entry, "The tie of ties", "")
    assert screen.pictures.of(screen.cards.entry) is not None, "it is the same picture"


def test_the_bin_is_emptied_by_whoever_is_sure(reader: Person) -> None:
    screen = library(reader)
    choose(screen, "newer")
    screen.cards.setFocus()
    reader.key(Key.Key_Delete)
    QTest.mouseClick(screen.filter.segment("bin"), LEFT)
    for answer, left in (("Keep them", {"newer"}), ("Empty the bin", set())):
        QTest.mouseClick(screen.empty_bin, LEFT)
        press(overlays(reader)[-1], answer)
        reader.qtbot.waitUntil(lambda left=left: not overlays(reader) and listed(screen) == left, timeout=5000)
    assert not screen.empty_bin.isEnabled()
    wide = screen.minimumSizeHint().width()
    screen.count.say("W" * 200)
    assert screen.minimumSizeHint().width() == wide, "no window grows by what is counted"


def test_what_is_dropped_is_taken_in_and_what_is_exported_is_the_same(reader: Person, tmp_path: Path) -> None:
    screen = library(reader)
    strange = mail(FINISHED_GAME.with_name("pamir-wakhan.gonfalon"), tmp_path)
    assert drop(reader.window, dragged(strange))
    reader.qtbot.waitUntil(lambda: "pamir-wakhan" in listed(screen))
    entry = screen.cards.entry
    assert screen.library.path(entry).read_bytes() == strange.read_bytes()
    reader.window.library_controller.export(screen.library.path(entry), tmp_path / "out.gonfalon")
    assert (tmp_path / "out.gonfalon").read_bytes() == strange.read_bytes()
    broken = tmp_path / "mail" / "broken.gonfalon"
    broken.write_bytes(b"?")
    assert drop(reader.window, dragged(broken))
    reader.qtbot.waitUntil(lambda: bool(overlays(reader)))
    assert "not a game of Gonfalon" in words_of(overlays(reader)[-1])


def test_pictures_show_what_everybody_knows_and_are_drawn_once(reader: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = library(reader)
    shown: list[Any] = []
    show = TableScene.show_table

    def seen(scene: TableScene, table: Any, viewer: int, seats: Any, words: Any) -> None:
        shown.append((table, viewer))
        show(scene, table, viewer, seats, words)

    monkeypatch.setattr(TableScene, "show_table", seen)
    entry = choose(screen, "unfinished")
    file = screen.pictures._file(screen.pictures._key(entry))
    assert file.stat().st_size < 150_000
    screen.pictures._kept.clear()
    assert not screen.pictures.lacks(entry)
    assert not shown, "it is read from its file"
    file.unlink()
    screen.pictures._kept.clear()
    screen.pictures.work(entry._replace(language=""))
    match = Match.restore(read_record(UNFINISHED), reader.window.tables.card_sources)
    assert shown == [(match.view(SPECTATOR).table, SPECTATOR)]
    picture = screen.pictures.of(entry)
    colours = {picture.toImage().pixelColor(x, 60).name() for x in range(0, picture.width(), 3)}
    assert len(colours - {QColor("white").name()}) > 10


def counted(counting: Person) -> StatisticsScreen:
    screen = counting.screen
    counting.qtbot.waitUntil(lambda: not screen._reading.isActive())
    return screen


def test_the_statistics_are_reached_and_left_by_keys_and_by_mouse(counting: Person) -> None:
    shown = library(counting)
    record = read_record(shown.library.folder / "finished" / "over.gonfalon")
    for code in LANGUAGES:
        counting.window.settings.language = code
        counting.key(Key.Key_T, CONTROL)
        screen = counted(counting)
        assert len(screen.people) == len({seat.bot or seat.name for seat in record.seats})
        assert all(value.text() for _, value in screen.figures)
        for who, button in screen.people.items():
            button.setFocus()
            QTest.keyClick(button, Key.Key_Return)
            assert screen.chosen == who
            heard = QAccessible.queryAccessibleInterface(screen.by_game).text(QAccessible.Text.Name)
            assert any(sign.isdigit() for sign in heard)
        counting.key(Key.Key_Escape)
        assert library(counting) is shown
    QTest.mouseClick(shown.statistics, LEFT)
    assert counted(counting) is screen
    # What was counted can be left aside and counted again.
    before = list(screen.people)
    QTest.mouseClick(screen.reset, LEFT)
    assert (screen.people, screen.empty.isVisible(), screen.export.isEnabled()) == ({}, True, False)
    assert len(list(counting.window.tables.folder.glob("**/*.gonfalon"))) == 2
    QTest.mouseClick(screen.reset, LEFT)
    assert list(screen.people) == before
    assert not screen.empty.isVisible()
    QTest.mouseClick(screen.back, LEFT)
    assert library(counting) is shown


def test_a_picture_shows_all_of_whoever_is_chosen(counting: Person, tmp_path: Path) -> None:
    counting.key(Key.Key_T, CONTROL)
    screen = counted(counting)
    counting.window.resize(1024, 700)
    counting.qtbot.waitUntil(lambda: screen._area.verticalScrollBar().maximum() > 0)
    hidden, size = screen._area.verticalScrollBar().maximum(), screen.page.size()
    QTest.mouseClick(screen.draw, LEFT)
    dialog = file_dialog(counting.window)
    goal = tmp_path / "out.png"
    dialog.fileSelected.emit(str(goal))
    picture = QImage(str(goal)).size() / screen.devicePixelRatioF()
    assert (picture.width(), picture.height()) == (size.width(), size.height() + hidden)
    assert screen.page.size() == size
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "out.png"))
    (overlay,) = overlays(counting)
    assert "The picture was not saved" in words_of(overlay)
    dialog.done(0)


def test_games_with_hints_are_told_apart(counting: Person) -> None:
    path = counting.window.tables.folder / "finished" / "over.gonfalon"
    record = read_record(path)
    first, *others = record.moves
    path.write_text(format_record(replace(record, moves=(first._replace(hinted=True), *others))), encoding="utf-8")
    plain = path.with_name("plain.gonfalon")
    plain.write_text(FINISHED_GAME.read_text(encoding="utf-8"), encoding="utf-8")
    library_read(counting).look()
    library_read(counting)
    counting.key(Key.Key_T, CONTROL)
    screen = counted(counting)
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


def test_a_game_that_is_deleted_is_no_longer_counted(counting: Person) -> None:
    counting.key(Key.Key_T, CONTROL)
    assert counted(counting).people
    counting.key(Key.Key_Escape)
    shown = library_read(counting)
    shown.delete(next(entry for entry in shown.library.entries.values() if entry.over))
    counting.key(Key.Key_T, CONTROL)
    assert not counted(counting).people
    assert counted(counting).empty.isVisible()


@pytest.mark.parametrize("code", ["en", "uk"])
def test_the_table_is_read_back_and_holds_no_formula(counting: Person, tmp_path: Path, code: str) -> None:
    counting.window.settings.language = code
    counting.key(Key.Key_T, CONTROL)
    screen = counted(counting)
    QTest.mouseClick(screen.export, LEFT)
    dialog = file_dialog(counting.window)
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
