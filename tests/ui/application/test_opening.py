"""A record is opened or the last game taken up, as soon as its cards are read, or it is said why it cannot be."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core import yaml_reader
from gonfalon.core.record import MAX_BYTES, RecordError, read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import FINISHED, Journal
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.open_record import inspect_record, resume_latest
from gonfalon.texts.error_messages import resume_failed
from gonfalon.ui.application.game_views import check_table, log_record_error
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.input_fields import TextField
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game
from tests.session.test_card_sources import PATIENCE, gate, put
from tests.ui.application.records import (
    FINISHED_GAME,
    ORDONANCE,
    UNFINISHED,
    games,
    mail,
    open_record,
    overlays,
    play_some,
    words_of,
)
from tests.ui.screens.starting import ordonance, oriflamme


@pytest.mark.slow
def test_a_record_waits_until_the_window_is_there(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> None:
    person = Person(open_window(), qtbot)
    open_record(person, UNFINISHED)
    assert person.window.tables.table is None or person.window.files.ready
    qtbot.waitUntil(lambda: isinstance(person.screen, TableScreen))


@pytest.mark.parametrize("path", [UNFINISHED, ORDONANCE])
def test_a_record_from_elsewhere_is_played_on_in_a_copy(visited: Person, tmp_path: Path, path: Path) -> None:
    record = mail(path, tmp_path)
    before = record.read_bytes(), record.stat().st_mtime_ns
    for _ in range(2):
        open_record(visited, record)
        assert isinstance(visited.screen, TableScreen)
        assert not overlays(visited)
        assert visited.match.record() == read_record(path)
        visited.window.tables.show_start()
    open_record(visited, record)
    (copy,) = games(visited)
    play_some(visited, 1)
    assert len(read_record(visited.window.tables.folder / copy).moves) == len(read_record(path).moves) + 1
    assert (record.read_bytes(), record.stat().st_mtime_ns) == before
    assert list(record.parent.iterdir()) == [record]
    # What was torn off the end is left out.
    torn = mail(path, tmp_path / "mail")
    with torn.open("a") as file:
        file.write("99. R pl")
    visited.window.tables.show_start()
    (visited.window.tables.folder / copy).unlink()
    open_record(visited, torn)
    assert visited.match.record() == read_record(path)


def test_a_game_of_this_folder_is_played_on_in_its_file(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=11))
    visited.window.tables.show_start()
    (name,) = games(visited)
    link = tmp_path / "a link.gonfalon"
    link.symlink_to(visited.window.tables.folder / name)
    open_record(visited, link)
    visited.wait()
    assert visited.match.journal.path == visited.window.tables.folder / name
    assert games(visited) == [name]
    assert link.is_symlink()


def test_a_game_goes_on_from_where_it_went_on_here_or_elsewhere_or_ends(visited: Person, tmp_path: Path) -> None:
    def opened() -> str:
        visited.window.tables.show_start()
        open_record(visited, record)
        (notice,) = overlays(visited)
        said = words_of(notice)
        visited.key(Qt.Key.Key_Escape)
        return said

    folder, record = visited.window.tables.folder, mail(UNFINISHED, tmp_path)
    open_record(visited, record)
    (mine,) = games(visited)
    kept = (folder / mine).read_bytes()
    play_some(visited, 2)
    moves, further = len(visited.match.moves), (folder / mine).read_bytes()
    said = opened()
    assert "This game is saved here already" in said
    assert f"further than “{record.name}”" in said
    assert (len(visited.match.moves), games(visited)) == (moves, [mine])
    record.write_bytes(further)
    (folder / mine).write_bytes(kept)
    assert "The other one is saved too." in opened()
    assert visited.match.record() == read_record(record)
    assert len(games(visited)) == 2
    assert (folder / mine).read_bytes() == kept
    play_some(visited, 1000)
    assert "played to its end here" in opened()
    assert isinstance(visited.screen, EndingScreen)
    assert games(visited) == [mine]


@pytest.mark.parametrize("inside", [True, False])
def test_a_finished_record_shows_its_end(visited: Person, tmp_path: Path, inside: bool) -> None:
    record = mail(FINISHED_GAME, tmp_path)
    if inside:
        goal = visited.window.tables.folder / FINISHED / record.name
        goal.parent.mkdir(parents=True)
        record = record.rename(goal)
    before = record.read_bytes()
    open_record(visited, record)
    assert isinstance(visited.screen, EndingScreen)
    assert not overlays(visited)
    assert not games(visited)
    assert record.read_bytes() == before
    QTest.mouseClick(visited.screen.start, LEFT)
    assert visited.screen is visited.window.start
    open_record(visited, record)
    assert isinstance(visited.screen, EndingScreen)
    QTest.mouseClick(visited.screen.again, LEFT)
    assert isinstance(visited.screen, TableScreen)
    families = {seat.family for seat in read_record(FINISHED_GAME).seats}
    assert {seat.family for seat in visited.match.seats} == families


OURS = UNFINISHED.read_bytes()
STRANGE = (
    (b"", "is not a game of Gonfalon"),
    (b"PK\3\4 a letter", "is not a game of Gonfalon"),
    (b"\xff\xfe\0\0", "is not a game of Gonfalon"),
    (b"x" * (MAX_BYTES + 1), "is not a game of Gonfalon"),
    (OURS.replace(b"record 1", b"record 9"), "saved by another version"),
    (OURS.replace(b"rules: ", b"rules: 9"), "saved by another version"),
    (OURS.replace(b"game: oriflamme", b"game: whist"), "this program does not know"),
    (OURS.replace(b'"Bo", human', b'"Bo", bot knave'), "bot of this game is not known"),
    (OURS.replace(b"seed: ", b"sed: "), "is damaged"),
    (re.sub(rb'cards: "Oriflamme" .', b'cards: "Nowhere" 0', OURS), "needs the card set “Nowhere”"),
)


def test_what_cannot_be_opened_is_told(visited: Person, tmp_path: Path) -> None:
    name = visited.window.start.findChildren(TextField)[0]
    name.setFocus()
    path = tmp_path / "strange <b>name.gonfalon"
    for content, sentence in STRANGE:
        path.write_bytes(content)
        open_record(visited, path)
        (notice,) = overlays(visited)
        said = words_of(notice)
        assert all(words in said for words in ("This game cannot be opened", sentence, path.name))
        assert visited.screen is visited.window.start
        assert path.read_bytes() == content
        assert not name.hasFocus()
        visited.key(Qt.Key.Key_Escape)
        assert not overlays(visited)
        assert not games(visited)
        assert visited.window.focusWidget() is name, "the keyboard goes back to where it was"
    # What is no file is told, too.
    (tmp_path / "folder.gonfalon").mkdir()
    (tmp_path / "loop.gonfalon").symlink_to(tmp_path / "loop.gonfalon")
    for name in ("nothing.gonfalon", "folder.gonfalon", "loop.gonfalon", "\0.gonfalon", "x" * 300, "\udcff\u202e.x"):
        open_record(visited, tmp_path / name)
        (notice,) = overlays(visited)
        assert "This file cannot be read" in words_of(notice)
        visited.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize("game", ["oriflamme", "ordonance"])
def test_the_log_names_no_card_of_a_hand(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    match = Match.begin(
        NewGame(game, (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), CardSources(GAMES), Journal(tmp_path)
    )
    legal = [str(move).split()[1] for move in match.view(match.decision_seat or 0).decision.moves]
    with match.journal.path.open("a") as file:
        file.write(f"1. {match.seats[match.decision_seat or 0].family} nonsense\n")
    resumed, (error,) = resume_latest(tmp_path, CardSources(GAMES), check_table)
    assert resumed is None
    log_record_error(error)
    assert match.journal.path.name in caplog.text
    assert not [card for card in legal if f" {card} " in caplog.text]


def test_a_game_without_a_table_in_the_window_is_left_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was kept by another way of playing; the window says so and takes up the game before it."""
    monkeypatch.setattr(GAMES["pamir"], "game_view", None)
    older = Match.begin(
        NewGame("ordonance", (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), CardSources(GAMES), Journal(tmp_path)
    )
    newer = Match.begin(
        NewGame("pamir", (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), CardSources(GAMES), Journal(tmp_path)
    )
    words = "This game has no table in the window yet; it is played in a terminal, with the command “gonfalon play”"
    said = [f"{words}: {newer.journal.path.name}."]
    resumed, errors = resume_latest(tmp_path, CardSources(GAMES), check_table)
    assert resumed.game.name == "ordonance"
    assert [resume_failed(error) for error in errors] == said
    older_path = older.journal.path if older.journal else None
    older_path.unlink()
    resumed, errors = resume_latest(tmp_path, CardSources(GAMES), check_table)
    assert resumed is None
    assert [resume_failed(error) for error in errors] == said
    with pytest.raises(RecordError) as error:
        inspect_record(newer.journal.path, tmp_path, CardSources(GAMES), check_table)
    assert error.value.code == "no-table"
    assert "gonfalon play" in str(error.value)


__all__ = ["gate"]
READING = "These cards are still being read."
KINDS = ("archer", "baker", "cook", "heir", "lord", "soldier", "spy", "ambush", "conspiracy", "shapeshifter")


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """The folder of card sets that windows of these tests have, with one set in it."""
    folder = tmp_path / "sets"
    folder.mkdir()
    put(folder, "slow")
    return folder


@pytest.fixture
def at_window(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, sets: Path) -> Callable[..., Person]:
    """Opens a window and waits until it has read so much."""

    def opened(steps: int = 2) -> Person:
        person = Person(open_window(1280, 800), qtbot)
        start = person.window.start
        qtbot.waitUntil(
            lambda: start.card_loading is not None and start.card_loading.reading.steps >= steps, timeout=60_000
        )
        qtbot.waitUntil(lambda: oriflamme(start).decks.known)
        return person

    return opened


def ended(person: Person) -> None:
    """All has been read, and the window has seen it."""
    card_loading = person.window.start.card_loading
    card_loading.wait(PATIENCE)
    person.qtbot.waitUntil(lambda: not card_loading._timer.isActive())


def kept(folder: Path, sets: Path) -> Match:
    """A game with the cards of the set, as it was left."""
    seats = tuple(Seat(letter, letter, None) for letter in "RBG")
    new = NewGame("oriflamme", seats, seed=4, sets=("Oriflamme", "Slow"), options=(("kinds", ", ".join(KINDS)),))
    match = Match.begin(new, CardSources(GAMES, sets), Journal(folder))
    match.play(match.view(match.decision_seat or 0).decision.moves[0])
    return match


def test_another_thread_reads_files(
    at_window: Callable[..., Person], sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: set[threading.Thread] = set()
    construct = yaml_reader._PlainLoader.__init__

    def noted(loader: yaml_reader._PlainLoader, *about: Any) -> None:
        readers.add(threading.current_thread())
        construct(loader, *about)

    monkeypatch.setattr(yaml_reader._PlainLoader, "__init__", noted)
    (sets / "broken.yaml").write_text("cards: {a: {type: charcter}, b: {type: intrigue}}\n", encoding="utf-8")
    (sets / "ordonance.yaml").write_text("icons: [spear", encoding="utf-8")
    person = at_window()
    ended(person)
    start = person.window.start
    assert {"own:slow.yaml", "own:broken.yaml"} < set(start.games.cards)
    assert ordonance(start).units.diagnostics
    QApplication.sendEvent(start, QEvent(QEvent.Type.WindowActivate))
    person.window.pages.open_settings()
    ended(person)
    assert readers
    assert threading.main_thread() not in readers


def test_sets_are_shown_as_they_come(
    qtbot: QtBot, at_window: Callable[..., Person], settings: Settings, sets: Path, gate: threading.Event
) -> None:
    """A set that was chosen and is no more gives way when all has been read."""
    settings.seats = json.dumps({"game": "own:gone.yaml", "title": "Gone"})
    put(sets, "ready")
    (sets / "slow.yaml").write_text((sets / "slow.yaml").read_text() + "# long" * 99, encoding="utf-8")
    person = at_window(3)
    games = person.window.start.games
    qtbot.waitUntil(lambda: "own:ready.yaml" in games.cards)
    assert "own:slow.yaml" not in games.cards
    person.window.pages.open_settings()
    note = person.window.pages.options.lines_of_games[0].rows[0].note
    qtbot.waitUntil(lambda: note.text() == "2 sets in the folder, still being read: 1")
    gate.set()
    qtbot.waitUntil(lambda: "own:slow.yaml" in games.cards and "own:gone.yaml" not in games.cards)
    assert games.cards["oriflamme"].isChecked()
    qtbot.waitUntil(lambda: note.text() == "2 sets in the folder")


def test_a_game_waits_for_its_set(
    qtbot: QtBot, at_window: Callable[..., Person], settings: Settings, gate: threading.Event
) -> None:
    settings.seats = json.dumps({"game": "own:slow.yaml", "title": "Slow"})
    person = at_window()
    person.begin()
    assert not gate.is_set(), "one with shipped cards waits for nobody"
    person.window.tables.show_start()
    start = person.window.start
    card = start.games.cards["own:slow.yaml"]
    qtbot.waitUntil(lambda: not start.start.isEnabled())
    assert (card.text(), card.isChecked()) == ("Slow", True)
    assert start.start.toolTip() == READING
    assert start.games.about.text().endswith(READING)
    gate.set()
    qtbot.waitUntil(start.start.isEnabled)
    assert READING not in start.games.about.text()
    QTest.mouseClick(start.start, LEFT)
    qtbot.waitUntil(lambda: isinstance(person.screen, TableScreen))
    assert "Slow" in person.match.new_game.sets


@pytest.mark.slow
@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize("by", ["continue", "opening"])
def test_a_saved_game_opens_as_soon_as_its_cards_are_there(
    qtbot: QtBot, at_window: Callable[..., Person], tmp_path: Path, sets: Path, gate: threading.Event,
    by: str, waits: bool,
) -> None:  # fmt: skip
    """Unless it is no longer waited for."""
    gate.set()
    match = kept(tmp_path / "games", sets)
    record = mail(match.journal.path, tmp_path)
    gate.clear()
    person = at_window()
    window = person.window
    qtbot.waitUntil(lambda: window.files.ready)
    ask = window.tables.continue_game if by == "continue" else lambda: window.files.open(record)
    ask()
    (notice,) = overlays(person)
    assert "The cards are still being read" in words_of(notice)
    QTest.keyClick(notice, Qt.Key.Key_Escape)
    assert not overlays(person)
    if not waits:
        gate.set()
        ended(person)
        assert person.screen is window.start
        return
    ask()
    (notice,) = overlays(person)
    gate.set()
    qtbot.waitUntil(lambda: isinstance(person.screen, TableScreen) and notice not in overlays(person))
    assert person.match.record().moves == match.record().moves
