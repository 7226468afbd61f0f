"""The library: what lies there is found, played on, named and thrown away by mouse and by keys, and tells no secret."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest

from gonfalon.core.record import read_file
from gonfalon.session.library import Entry
from gonfalon.session.match import Match
from gonfalon.texts.tables import SPECTATOR
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.screens.library import LibraryScreen
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.player import LEFT
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


def listed(screen: LibraryScreen) -> set[str]:
    return {Path(entry.file).stem for entry in screen.games.entries}


def choose(screen: LibraryScreen, stem: str) -> Entry:
    row = next(row for row, entry in enumerate(screen.games.entries) if Path(entry.file).stem == stem)
    screen.cards.setCurrentIndex(screen.games.index(row))
    return screen.games.entries[row]


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
        read_file(UNFINISHED).seats[0].name[:3] + " orifl": {"unfinished"}, "": everything,
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
    reader.window.librarian.open()
    assert isinstance(reader.screen, TableScreen)


def test_a_game_is_played_on_by_its_button_or_by_enter(reader: Person) -> None:
    screen = library(reader)
    reader.window.settings.curtain = False
    entry = choose(screen, "ordonance-unfinished")
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
    assert read_file(screen.library.folder / "ordonance-unfinished.gonfalon").note == "at the table"
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
    record = read_file(path)
    assert (record.title, record.note) == ("The tie", "Shared,\nnearly")
    assert record.outcome == read_file(FINISHED_GAME).outcome
    screen.search.setText("nearly")
    screen._list()
    assert [entry.title for entry in screen.games.entries] == [screen.side.title.text()] == ["The tie"]


def test_what_is_dropped_is_taken_in_and_what_is_exported_is_the_same(reader: Person, tmp_path: Path) -> None:
    screen = library(reader)
    strange = mail(FINISHED_GAME.with_name("pamir-wakhan.gonfalon"), tmp_path)
    assert drop(reader.window, dragged(strange))
    reader.qtbot.waitUntil(lambda: "pamir-wakhan" in listed(screen))
    entry = screen.cards.entry
    assert screen.library.path(entry).read_bytes() == strange.read_bytes()
    reader.window.librarian.export(screen.library.path(entry), tmp_path / "out.gonfalon")
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
    match = Match.restore(read_file(UNFINISHED), reader.window.tables.shelves)
    assert shown == [(match.view(SPECTATOR).table, SPECTATOR)]
    picture = screen.pictures.of(entry)
    colours = {picture.toImage().pixelColor(x, 60).name() for x in range(0, picture.width(), 3)}
    assert len(colours - {QColor("white").name()}) > 10
