"""A game that is over is given to others and comes back; one that goes on is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from gonfalon.core.record import read_record
from gonfalon.core.share_code import from_share_code, to_share_code
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.widgets.choice_controls import Segmented
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import file_dialog
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import (
    FINISHED_GAME,
    UNFINISHED,
    games,
    library,
    library_read,
    open_record,
    overlays,
    press,
    words_of,
)

pytestmark = pytest.mark.slow

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def paste(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.key(Key.Key_V, CONTROL)


def asked(person: Person) -> Overlay:
    (overlay,) = overlays(person)
    return overlay


def share(person: Person) -> Overlay:
    """Open a finished game and press the button that shares it."""
    open_record(person, FINISHED_GAME)
    person.qtbot.waitUntil(lambda: person.at_the_end)
    screen = person.screen
    QTest.mouseClick(screen.share_button, LEFT)
    return asked(person)


def test_a_game_goes_out_as_a_line_and_comes_in_again(visited: Person) -> None:
    press(share(visited), "Copy the game as one line")
    line = clipboard()
    assert from_share_code(line) == read_record(FINISHED_GAME)
    assert "Ctrl+V" in words_of(asked(visited))
    press(asked(visited), "Close")
    visited.window.tables.show_start()
    visited.key(Key.Key_V, CONTROL)
    visited.qtbot.waitUntil(lambda: visited.at_the_end)
    for _ in range(2):
        paste(visited, f"> {line}\n")
    finished = visited.window.tables.folder / "finished"
    (kept,) = finished.glob("*.gonfalon")
    assert read_record(kept) == read_record(FINISHED_GAME)
    visited.key(Key.Key_L, CONTROL)
    library_read(visited)
    assert [entry.game for entry in library(visited).games.entries] == ["oriflamme"]


def test_a_position_goes_out_of_the_replay_and_is_played_on(visited: Person) -> None:
    press(share(visited), "Close")
    visited.key(Key.Key_R)
    screen = visited.screen
    screen.jump(7)
    QTest.mouseClick(screen.bar.share_button, LEFT)
    press(asked(visited), "Copy this position as one line")
    record, whole = from_share_code(clipboard()), read_record(FINISHED_GAME)
    assert record.moves == whole.moves[:7]
    assert record.practice
    assert not record.finished
    press(asked(visited), "Close")
    visited.key(Key.Key_V, CONTROL)
    visited.wait()
    assert visited.match.record() == record
    assert len(games(visited)) == 1
    screen.jump(screen.past.steps if screen.past else 0)
    visited.window.replays.share.emit(screen.match, screen.step)
    assert "position" not in " ".join(button.text() for button in asked(visited).buttons)


def test_the_game_that_is_played_is_not_shared_and_asked_about_before_another_one_opens(visited: Person) -> None:
    visited.begin(game(seed=5))
    QGuiApplication.clipboard().setText("before")
    visited.window.share_controller.ask(visited.match)
    assert (overlays(visited), clipboard()) == ([], "before")
    line = to_share_code(read_record(FINISHED_GAME))
    paste(visited, line)
    question = asked(visited)
    assert "A game is being played" in words_of(question)
    paste(visited, line)
    assert asked(visited) is question
    press(question, "Go on playing")
    assert visited.asked is not None
    # A line is not opened over a curtain.
    visited.begin(game("RB", people="RB", seed=5))
    assert visited.curtained
    paste(visited, line)
    assert visited.curtained
    assert not overlays(visited)


def test_what_is_no_line_is_said_and_changes_nothing(visited: Person) -> None:
    before = visited.screen
    for text, said in (
        ("", "There is no game on the clipboard"), ("Hello", "There is no game on the clipboard"),
        ("gonfalon1.12345678.abc", "Part of this line is missing"),
        ("gonfalon7.12345678.abc", "another version of Gonfalon"),
    ):  # fmt: skip
        paste(visited, text)
        assert said in words_of(asked(visited))
        visited.key(Key.Key_Escape)
        assert visited.screen is before
        assert not list(visited.window.tables.folder.rglob("*.gonfalon"))
    # But an unfinished one is a game to go on with.
    paste(visited, to_share_code(read_record(UNFINISHED)))
    visited.wait()
    assert visited.match.record().moves == read_record(UNFINISHED).moves


def test_what_happened_is_saved_in_any_language(visited: Person, tmp_path: Path) -> None:
    for code, word in {"en": "Round I", "pl": "Runda I", "ru": "Раунд I", "uk": "Раунд I"}.items():
        overlay = share(visited)
        (choice,) = overlay.findChildren(Segmented)
        choice.segment(code).click()
        press(overlay, "Save what happened")
        dialog = file_dialog(visited.window)
        for name in ("told.html", "told.txt"):
            dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        page, text = ((tmp_path / name).read_text(encoding="utf-8") for name in ("told.html", "told.txt"))
        assert all(part in page for part in (f'<html lang="{code}">', f"<h2>{word}", "&quot;Basia&quot;"))
        assert f"\n{word}" in text
        assert "<script" not in page
        assert visited.window.settings.language == "en"
        visited.window.tables.show_start()
    # The end is saved as a picture without buttons.
    press(share(visited), "Save a picture of the end")
    dialog = file_dialog(visited.window)
    dialog.fileSelected.emit(str(tmp_path / "end.png"))
    dialog.close()
    image = QImage(str(tmp_path / "end.png"))
    assert image.size().toTuple() == (1280, 800)
    match = Match.restore(read_record(FINISHED_GAME), CardSources(GAMES))
    visited.window.share_controller.save_drawn(match, tmp_path / "nowhere" / "end.png")
    assert "cannot be saved" in words_of(asked(visited))
